//! Completeness and consistency of the data, and stability of ids.

use crate::money::Currency;
use crate::tables::{AIRPORTS, COUNTRIES, DESTINATIONS, Embedded, METROS, REGIONS};
use crate::{Kinds, Place, PlaceId, Places, Point, distance_km};
use std::collections::{BTreeMap, HashSet};

#[test]
fn tables_have_the_expected_sizes() {
    let places = Places::embedded();
    assert!((3_500..4_500).contains(&places.airports().len()));
    assert!((65_000..80_000).contains(&places.city_count()));
    assert!((240..260).contains(&places.countries().len()));
    assert!((2_000..4_000).contains(&places.regions().len()));
    assert_eq!(places.metros().len(), 40);
    assert!(places.destinations().len() > 1_000);
    assert!(places.languages().len() >= 35);
}

#[test]
fn ids_never_change() {
    let places = Places::embedded();
    let found = |term, kinds| places.search(term, kinds, 1)[0].id();
    let region = |code| places.region(code).unwrap().id;
    for (id, pinned) in [
        (places.airport("LHR").unwrap().id, 281_474_976_741_468),
        (places.airport("JFK").unwrap().id, 281_474_976_738_649),
        (places.airport("ZRH").unwrap().id, 281_474_976_760_994),
        (places.metro("LON").unwrap().id, 562_949_953_452_379),
        (places.metro("SHA").unwrap().id, 562_949_953_461_690),
        (places.country("GB").unwrap().id, 844_424_930_132_609),
        (region("US.CA"), 1_125_899_908_453_060),
        (region("DE.02"), 1_125_899_907_572_341),
        (found("london", Kinds::CITY), 2_643_743),
        (found("munich", Kinds::CITY), 2_867_714),
        (found("tokyo", Kinds::CITY), 1_850_147),
    ] {
        assert_eq!(id, PlaceId(pinned));
    }
}

#[test]
fn ids_are_unique_and_find_their_place() {
    let places = Places::embedded();
    let airports = places.airports().iter().map(Place::Airport);
    let metros = places.metros().iter().map(Place::Metro);
    let destinations = places.destinations().iter().map(Place::Destination);
    let cities = places.cities().map(Place::City);
    let regions = places.regions().iter().map(Place::Region);
    let countries = places.countries().iter().map(Place::Country);
    let mut ids = HashSet::new();
    for place in airports.chain(metros).chain(cities).chain(regions).chain(countries).chain(destinations) {
        assert!(ids.insert(place.id()), "{place:?}");
        assert!((1..1_i64 << 53).contains(&place.id().get()));
        let found = places.place(place.id());
        assert!(found.is_some_and(|found| found.id() == place.id() && found.kind() == place.kind()));
    }
    for nowhere in [0, -1, 1, i64::MIN, i64::MAX, 1 << 48, (1 << 50) + 7] {
        assert!(places.place(PlaceId(nowhere)).is_none());
    }
}

#[test]
fn tables_are_sorted_for_lookup() {
    let places = Places::embedded();
    assert!(places.airports().is_sorted_by(|a, b| a.code < b.code));
    assert!(places.metros().is_sorted_by(|a, b| a.code < b.code));
    assert!(places.cities().is_sorted_by(|a, b| a.id < b.id));
    assert!(places.regions().is_sorted_by(|a, b| a.code < b.code));
    assert!(places.countries().is_sorted_by(|a, b| a.code < b.code));
}

#[test]
fn known_codes_are_found_in_any_case() {
    let places = Places::embedded();
    assert_eq!(places.airport("lhr").map(|a| a.code), Some("LHR"));
    assert_eq!(places.metro("Nyc").map(|m| m.code), Some("NYC"));
    assert_eq!(places.country("gb").map(|c| c.name), Some("United Kingdom"));
    assert_eq!(places.region("us.ca").map(|r| r.name), Some("California"));
    for wrong in ["", "L", "LH", "LHRX", "NYC", "ſfo", "東京"] {
        assert!(places.airport(wrong).is_none(), "{wrong}");
    }
}

#[test]
fn codes_have_the_expected_format() {
    let places = Places::embedded();
    let is_upper_case =
        |code: &str, length| code.len() == length && code.bytes().all(|b| b.is_ascii_uppercase());
    assert!(places.airports().iter().all(|airport| is_upper_case(airport.code, 3)));
    assert!(places.metros().iter().all(|metro| is_upper_case(metro.code, 3)));
    for country in places.countries() {
        assert!(is_upper_case(country.code, 2) && is_upper_case(country.alpha3, 3), "{country:?}");
        assert!(is_upper_case(country.continent, 2));
    }
    assert_eq!(places.country("DE").unwrap().currency.map(Currency::code), Some("EUR"));
}

#[test]
fn references_are_valid() {
    let places = Places::embedded();
    for airport in places.airports() {
        assert!(places.country(airport.country).is_some(), "{airport:?}");
        if let Some(id) = airport.city {
            let city = places.city(id).unwrap();
            let km = distance_km(city.position, airport.position);
            assert!(km < 121.0, "{} is {km} km from {}", airport.name, city.name);
        }
    }
    for city in places.cities() {
        assert!(places.country(city.country).is_some(), "{city:?}");
        if let Some(id) = city.region_id {
            let Some(Place::Region(region)) = places.place(id) else { panic!("{city:?}") };
            assert_eq!((city.country, city.region), (region.country, Some(region.name)));
        }
    }
}

#[test]
fn metro_airports_are_near_their_city() {
    let places = Places::embedded();
    for metro in places.metros() {
        assert_eq!(places.airports_of(metro).count(), metro.airports.len(), "{metro:?}");
        let city = places.city(metro.city).unwrap();
        assert_eq!(city.country, metro.country);
        for airport in places.airports_of(metro) {
            let km = distance_km(airport.position, metro.position);
            assert!(km < 130.0, "{} is {km} km from {}", airport.code, metro.name);
        }
    }
}

#[test]
fn time_zones_are_known() {
    let places = Places::embedded();
    let of_airports = places.airports().iter().map(|airport| airport.time_zone);
    let of_cities = places.cities().map(|city| city.time_zone);
    let zones: HashSet<_> = of_airports.chain(of_cities).collect();
    for zone in zones {
        assert!(jiff::tz::TimeZone::get(zone).is_ok(), "{zone}");
    }
}

#[test]
fn every_place_has_a_position() {
    let places = Places::embedded();
    let of_airports = places.airports().iter().map(|airport| airport.position);
    let of_cities = places.cities().map(|city| city.position);
    let of_regions = places.regions().iter().map(|region| region.position);
    for position in of_airports.chain(of_cities).chain(of_regions) {
        assert_ne!(position, Point::new(0.0, 0.0).unwrap());
    }
}

#[test]
fn airports_have_the_expected_names_and_cities() {
    let places = Places::embedded();
    for (code, name, city, country, zone) in [
        ("LHR", "London Heathrow", "London", "GB", "Europe/London"),
        ("JFK", "New York John F. Kennedy", "New York", "US", "America/New_York"),
        ("ORD", "Chicago O'Hare", "Chicago", "US", "America/Chicago"),
        ("CDG", "Paris Charles de Gaulle", "Paris", "FR", "Europe/Paris"),
        ("HND", "Tokyo Haneda", "Tokyo", "JP", "Asia/Tokyo"),
        ("MUC", "Munich", "Munich", "DE", "Europe/Berlin"),
        ("SJU", "San Juan Luis Munoz Marin", "San Juan", "PR", "America/Puerto_Rico"),
        ("BSL", "EuroAirport Basel Mulhouse Freiburg", "Basel", "FR", "Europe/Paris"),
    ] {
        let airport = places.airport(code).unwrap();
        assert_eq!(airport.short_name, name);
        assert_eq!(airport.city_name, city);
        assert_eq!((airport.country, airport.time_zone), (country, zone));
        assert!(airport.city.is_some());
    }
    assert!(places.airport("TXL").is_none(), "expected no TXL, which closed in 2020");
}

#[test]
fn busy_airports_are_not_small() {
    use crate::AirportSize::Small;
    let mut by_rank = BTreeMap::new();
    for airport in Places::embedded().airports() {
        if let Some(rank) = airport.traffic_rank {
            assert!(by_rank.insert(rank, airport.code).is_none());
            assert!(airport.size > Small || rank > 100, "{airport:?}");
        }
    }
    assert_eq!(by_rank.values().next(), Some(&"ATL"));
    assert!(by_rank.len() > 400);
}

#[test]
fn every_row_is_parsed() {
    let places = Places::embedded();
    let rows = |file: Embedded| {
        let text = str::from_utf8(file.text()).unwrap();
        text.lines().filter(|line| !line.starts_with('#')).count()
    };
    assert_eq!(rows(COUNTRIES), places.countries().len());
    assert_eq!(rows(REGIONS), places.regions().len());
    assert_eq!(rows(AIRPORTS), places.airports().len());
    assert_eq!(rows(METROS), places.metros().len());
    assert_eq!(rows(DESTINATIONS), places.destinations().len());
    assert_eq!(places.cities().count(), places.city_count());
    let entities = &places.index.entities;
    assert_eq!(entities.countries.len(), places.countries().len());
    assert_eq!(entities.regions.len(), places.regions().len());
    assert_eq!(entities.cities.len(), places.city_count());
    assert_eq!(entities.airports.len(), places.airports().len());
    assert_eq!(entities.destinations.len(), places.destinations().len());
    assert_eq!(entities.metros.len(), places.metros().len());
}

#[test]
fn sights_belong_to_the_large_city_around_them() {
    let places = Places::embedded();
    for (sight, city) in [
        ("Eiffel Tower", "Paris"),
        ("Statue of Liberty", "New York City"),
        ("Sagrada Família", "Barcelona"),
        ("Palace of Versailles", "Versailles"),
        ("Pyramids of Giza", "Giza"),
    ] {
        let sight = places.destinations().iter().find(|it| it.name == sight).unwrap();
        assert_eq!(sight.city.and_then(|id| places.city(id)).map(|it| it.name), Some(city), "{sight:?}");
    }
}

#[test]
fn airports_that_serve_places_are_known() {
    let places = Places::embedded();
    let served = |term| places.serving(places.search(term, Kinds::ALL, 1)[0]).collect::<Vec<_>>();
    assert_eq!(served("courchevel"), ["GVA", "LYS"]);
    assert!(served("munich").is_empty());
}

#[test]
fn the_data_has_at_most_8_5_mb() {
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/data")).unwrap();
    let bytes: u64 = files.map(|file| file.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes <= 8_500_000, "{bytes}");
}

#[test]
fn stored_words_are_folded_like_terms() {
    let places = Places::embedded();
    for city in places.cities().step_by(97) {
        let place = Place::City(city);
        assert!(places.has_name(place, city.name), "{city:?}");
        let found = places.search(city.name, Kinds::CITY, usize::MAX);
        assert!(found.iter().any(|found| found.id() == city.id), "{city:?}");
    }
}

#[test]
fn names_are_in_the_requested_language() {
    let places = Places::embedded();
    let country = |code| places.country(code).map(Place::Country).unwrap();
    let city = |id| places.city(PlaceId(id)).map(Place::City).unwrap();
    for (place, language, name) in [
        (country("DE"), "de", "Deutschland"),
        (country("DE"), "fr_FR", "Allemagne"),
        (country("DE"), "xx", "Germany"),
        (country("DE"), "", "Germany"),
        (places.region("DE.02").map(Place::Region).unwrap(), "de-AT", "Bayern"),
        (city(2_867_714), "IT", "Monaco di Baviera"),
        (city(2_867_714), "ru", "Мюнхен"),
        (places.metro("LON").map(Place::Metro).unwrap(), "fr", "Londres"),
        (places.airport("LHR").map(Place::Airport).unwrap(), "fr", "London Heathrow Airport"),
    ] {
        assert_eq!(places.name_in(place, language), name, "{place:?} {language}");
    }
    assert!(places.languages().iter().all(|language| !places.name_in(city(2_643_743), language).is_empty()));
}
