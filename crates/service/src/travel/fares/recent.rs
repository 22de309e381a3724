//! Fares found by searches in the last hour.

use std::collections::VecDeque;
use std::sync::MutexGuard;

use jiff::{SignedDuration, Timestamp};
use specwright_core::Date;
use wayfare_models::common::SearchId;
use wayfare_models::flights::Cabin;
use wayfare_models::party::Party;
use wayfare_places::Places;
use wayfare_places::money::{Currency, ExactAmount};

use super::{DayFare, FareQuery, STAYS};
use crate::lock::Lock;
use crate::travel::engine::{Found, Phase, Search, catch_panic};
use crate::travel::verticals::flights::{FlightQuery, Flights};

/// Time for which a fare counts as known.
const KNOWN_FOR: SignedDuration = SignedDuration::from_hours(1);

/// Maximum number of searches whose fares are stored.
const MAX_SEARCHES: usize = 10_000;

/// A known fare, found by a search or predicted.
pub(super) struct Known {
    pub(super) fare: DayFare,
    /// The time at which the fare was found or predicted.
    pub(super) at: Timestamp,
    /// `true` if the flights are nonstop; `None` for a prediction.
    pub(super) is_nonstop: Option<bool>,
}

/// The lowest fares of recent searches, oldest first.
#[derive(Debug, Default)]
pub(crate) struct RecentFares(Lock<VecDeque<Recent>>);

#[derive(Debug)]
struct Recent {
    id: SearchId,
    at: Timestamp,
    origins: Vec<&'static str>,
    destinations: Vec<&'static str>,
    departure: Date,
    back: Option<Date>,
    /// The lowest fares among all itineraries, and among nonstop itineraries.
    lowest: [Option<Lowest>; 2],
}

#[derive(Clone, Copy, Debug)]
struct Lowest {
    /// The total in US cents.
    cents: i64,
    is_nonstop: bool,
    /// Codes of the departure and the arrival airport.
    ends: [&'static str; 2],
}

impl RecentFares {
    /// Stores the lowest fares of a complete search, if calendars can show them.
    pub(crate) fn learn(&self, search: &Search<Flights>) {
        let query = &search.query;
        let is_usual = query.cabin == Cabin::Economy && query.party == Party::adults(1);
        let Some((departure, back)) = days(query).filter(|_| is_usual) else { return };
        let mut recent = self.recent(query.started_at);
        if recent.iter().any(|known| known.id == search.id) {
            return;
        }
        let (phase, _, lowest) = search.progress(|offers| {
            let nonstop = offers.iter().filter(|found| found.facts.stops == 0);
            [offers.iter().min_by_key(|found| found.cheapest()), nonstop.min_by_key(|found| found.cheapest())]
                .map(|found| Lowest::of(found?))
        });
        if phase != Phase::Complete {
            return;
        }
        let leg = &query.legs[0];
        while recent.len() >= MAX_SEARCHES {
            recent.pop_front();
        }
        recent.push_back(Recent {
            id: search.id.clone(),
            at: query.started_at,
            origins: leg.origins.clone(),
            destinations: leg.destinations.clone(),
            departure,
            back,
            lowest,
        });
    }

    /// Returns the known fares for a route, possibly several fares for one date.
    pub(super) fn of(&self, query: &FareQuery) -> Vec<Known> {
        let recent = self.recent(query.now);
        let matching = recent.iter().filter(|known| {
            known.origins == query.origins
                && known.destinations == query.destinations
                && known.back.is_some() == query.round_trip
                && (query.from..=query.to).contains(&known.departure)
        });
        let fare = |known: &Recent| {
            let Lowest { cents, is_nonstop, ends: [origin, destination] } =
                known.lowest[usize::from(query.nonstop)]?;
            let price = ExactAmount::from_minor(cents, Currency::usd());
            let fare = DayFare { departure: known.departure, back: known.back, origin, destination, price };
            Some(Known { fare, at: known.at, is_nonstop: Some(is_nonstop) })
        };
        matching.filter_map(fare).collect()
    }

    /// Removes the searches that are too old, and returns the remaining searches, locked.
    fn recent(&self, now: Timestamp) -> MutexGuard<'_, VecDeque<Recent>> {
        let mut recent = self.0.lock();
        recent.retain(|known| now.duration_since(known.at) <= KNOWN_FOR);
        recent
    }
}

impl Lowest {
    /// Returns the fare of a result; `None` if its first leg has no known airports, or if its provider panics.
    fn of(found: &Found<Flights>) -> Option<Self> {
        let sale = &found.options.first()?.sale;
        let (_, leg) = catch_panic(|| sale.legs(|_| false))?.into_iter().next()?;
        let (segments, places) = (leg?.segments, Places::embedded());
        let ends = [segments.first()?.1.origin.as_ref()?, segments.last()?.1.destination.as_ref()?];
        let [origin, destination] = ends.map(|code| Some(places.airport(code.as_str())?.code));
        let ends = [origin?, destination?];
        Some(Lowest { cents: found.cheapest(), is_nonstop: found.facts.stops == 0, ends })
    }
}

/// Returns the departure and return dates of a search for exact dates, either one way or a round trip with one of the
/// [`STAYS`]. The search must include long itineraries and exclude options that consist of several bookings.
fn days(query: &FlightQuery) -> Option<(Date, Option<Date>)> {
    if query.legs.iter().any(|leg| leg.flex_days > 0) || query.include_split || !query.include_long {
        return None;
    }
    match &query.legs[..] {
        [leg] => Some((leg.date, None)),
        [out, back] => {
            let returns = out.origins == back.destinations && out.destinations == back.origins;
            let stays = STAYS.contains(&out.date.days_until(back.date));
            (returns && stays).then_some((out.date, Some(back.date)))
        }
        _ => None,
    }
}
