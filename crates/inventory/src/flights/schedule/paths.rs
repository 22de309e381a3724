//! Path search: chains of airports from one airport to another, independent of the day.

use super::network::Link;
use super::stations::StationId;
use super::timetable::Timetable;

/// Maximum number of stops of a journey.
pub(crate) const MAX_STOPS: usize = 3;
/// Maximum number of first transfer airports for journeys with two stops.
const MAX_FIRST_CHANGES: usize = 60;
/// Maximum number of transfer airports at each end for journeys with three stops. Only remote places need three stops,
/// and remote places have few neighbours.
const MAX_CHANGES_AT_ENDS: usize = 10;
/// A path through airports, ordered by length. The order includes the airports, so it is a total order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Path {
    km: u32,
    airports: [StationId; MAX_STOPS + 2],
    count: usize,
}

impl Path {
    fn new<const N: usize>(km: u32, through: [StationId; N]) -> Self {
        let mut airports = [0; MAX_STOPS + 2];
        airports[..N].copy_from_slice(&through);
        Self { km, airports, count: N }
    }

    /// Returns the airports in the order of travel.
    pub(crate) fn airports(&self) -> &[StationId] {
        &self.airports[..self.count]
    }
}

/// Path search in a network.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paths<'a>(pub(crate) &'a Timetable);

impl<'a> Paths<'a> {
    /// Finds the shortest paths with the given number of stops.
    pub(crate) fn shortest(
        self,
        from: StationId,
        to: StationId,
        stops: usize,
        max_km: u32,
        limit: usize,
    ) -> Vec<Path> {
        let mut paths: Vec<Path> = match stops {
            1 => self.changes(from, to, max_km).map(|(km, via)| Path::new(km, [from, via, to])).collect(),
            2 => self
                .first_changes(from, to, max_km, MAX_FIRST_CHANGES)
                .flat_map(|(so_far, via)| {
                    self.changes(via, to, max_km - so_far.min(max_km))
                        .filter(move |(_, second)| *second != from)
                        .map(move |(km, second)| Path::new(so_far + km, [from, via, second, to]))
                })
                .collect(),
            _ => self
                .first_changes(from, to, max_km, MAX_CHANGES_AT_ENDS)
                .flat_map(|(so_far, via)| {
                    let left = max_km - so_far.min(max_km);
                    self.first_changes(to, via, left, MAX_CHANGES_AT_ENDS).flat_map(move |(to_end, last)| {
                        self.changes(via, last, left - to_end.min(left))
                            .filter(move |(_, second)| {
                                ![from, to].contains(second) && last != from && via != to
                            })
                            .map(move |(km, second)| {
                                Path::new(so_far + km + to_end, [from, via, second, last, to])
                            })
                    })
                })
                .collect(),
        };
        paths.retain(|path| path.km <= max_km);
        if paths.len() > limit {
            paths.select_nth_unstable(limit);
            paths.truncate(limit);
        }
        paths.sort_unstable();
        paths
    }

    /// Returns the transfer airports between two airports, and the total distance via each transfer airport in km.
    fn changes(
        self,
        from: StationId,
        to: StationId,
        max_km: u32,
    ) -> impl Iterator<Item = (u32, StationId)> + use<'a> {
        let network = self.0.network();
        let (mut left, mut right) = (network.links(from), network.links(to));
        std::iter::from_fn(move || {
            loop {
                let (a, b) = (left.first()?, right.first()?);
                if a.to < b.to {
                    left = skip(left, a.to);
                } else if b.to < a.to {
                    right = skip(right, b.to);
                } else {
                    let km = self.link_km(a) + self.link_km(b);
                    (left, right) = (skip(left, a.to), skip(right, b.to));
                    if km <= max_km {
                        return Some((km, a.to));
                    }
                }
            }
        })
    }

    /// Returns the neighbours of an airport that cause the smallest detour on the way to another airport, and the
    /// distance to each neighbour in km.
    fn first_changes(
        self,
        from: StationId,
        to: StationId,
        max_km: u32,
        limit: usize,
    ) -> impl Iterator<Item = (u32, StationId)> + use<'a> {
        let mut neighbours: Vec<(u32, u32, StationId)> = Vec::new();
        for link in self.0.network().links(from) {
            let known = neighbours.last().is_some_and(|(_, _, last)| *last == link.to);
            if known || link.to == to {
                continue;
            }
            let km = self.link_km(link);
            let whole = km + u32::from(self.0.stations.distance_km(link.to, to));
            if whole <= max_km {
                neighbours.push((whole, km, link.to));
            }
        }
        neighbours.sort_unstable();
        neighbours.truncate(limit);
        neighbours.into_iter().map(|(_, km, via)| (km, via))
    }

    fn link_km(self, link: &Link) -> u32 {
        u32::from(self.0.network().route(link.route).distance_km)
    }
}

/// Returns the part of the list after the links to `station`.
fn skip(links: &[Link], station: StationId) -> &[Link] {
    let same = links.iter().take_while(|link| link.to == station).count();
    &links[same..]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::world;

    #[test]
    fn paths_are_the_shortest_and_follow_links() {
        let world = world();
        let id = |code| world.stations.id(code).unwrap();
        for stops in 1..=MAX_STOPS {
            let paths = Paths(world).shortest(id("BGR"), id("KOI"), stops, 12_000, 20);
            assert!(paths.is_sorted() && paths.len() <= 20);
            for path in &paths {
                assert_eq!(path.airports().len(), stops + 2);
                assert_eq!((path.airports()[0], path.airports()[stops + 1]), (id("BGR"), id("KOI")));
                for ends in path.airports().windows(2) {
                    assert!(!world.network().links_between(ends[0], ends[1]).is_empty());
                }
                assert!(path.km <= 12_000);
            }
        }
        let one = Paths(world).shortest(id("BOS"), id("LHR"), 1, 8_000, 1_000);
        let few = Paths(world).shortest(id("BOS"), id("LHR"), 1, 8_000, 10);
        assert_eq!(few, one[..10]);
        assert!(Paths(world).shortest(id("BOS"), id("LHR"), 1, 100, 10).is_empty());
    }
}
