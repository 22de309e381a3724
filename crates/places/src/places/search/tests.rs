//! Results that searches must return.

use crate::{Fit, Kinds, Place, Places};
use proptest::prelude::*;

const FLIGHTS: Kinds = Kinds::AIRPORT.or(Kinds::METRO);

/// Returns the codes of airports and metro areas, and the names of other places.
fn found(term: &str, kinds: Kinds) -> Vec<&'static str> {
    let places = Places::embedded().search(term, kinds, 6);
    places.into_iter().map(|place| place.iata().unwrap_or(place.name())).collect()
}

#[track_caller]
fn assert_first(term: &str, kinds: Kinds, expected: &str) {
    let found = found(term, kinds);
    assert_eq!(found.first(), Some(&expected), "{term}: {found:?}");
}

#[test]
fn an_exact_code_comes_first() {
    for kinds in [Kinds::ALL, FLIGHTS, Kinds::AIRPORT] {
        for code in ["LHR", "lhr", " Lhr ", "\tlHr\n", "(LHR)"] {
            assert_first(code, kinds, "LHR");
        }
    }
    assert_first("nyc", Kinds::ALL, "NYC");
    assert_first("nyc", FLIGHTS, "NYC");
    assert_first("lon", FLIGHTS, "LON");
    assert_first("san", FLIGHTS, "SAN");
}

#[test]
fn a_shared_code_lists_the_airport_before_the_area() {
    let found = Places::embedded().search("sha", FLIGHTS, 6);
    assert!(matches!(found[0], Place::Airport(airport) if airport.code == "SHA"));
    assert!(matches!(found[1], Place::Metro(metro) if metro.code == "SHA"));
    let ids: std::collections::HashSet<_> = found.iter().map(|place| place.id()).collect();
    assert_eq!(ids.len(), found.len(), "expected each place to be listed once");
}

#[test]
fn beginnings_of_names() {
    assert_first("san fr", Kinds::CITY, "San Francisco");
    assert_first("san fr", Kinds::AIRPORT, "SFO");
    assert_first("new york", Kinds::CITY, "New York City");
    assert_first("new york", FLIGHTS, "NYC");
    assert_first("new york", Kinds::AIRPORT, "JFK");
    assert_first("london h", FLIGHTS, "LHR");
    assert_first("heathrow lond", FLIGHTS, "LHR");
    assert_first("new del", Kinds::CITY, "New Delhi");
    assert_first("germ", Kinds::COUNTRY, "Germany");
    assert_first("bava", Kinds::REGION, "Bavaria");
    assert_first("ohare", FLIGHTS, "ORD");
    assert_first("o'hare", FLIGHTS, "ORD");
    assert_first("o hare", FLIGHTS, "ORD");
    assert_first("saint louis", Kinds::AIRPORT, "STL");
    assert_first("newyork", FLIGHTS, "NYC");
}

#[test]
fn a_better_fit_outranks_a_larger_place() {
    assert_first("york", Kinds::CITY, "York");
    assert_first("lon", Kinds::CITY, "London");
    assert_first("nice", Kinds::CITY, "Nice");
    assert_eq!(found("london", FLIGHTS)[..5], ["LON", "LHR", "LGW", "STN", "LTN"]);
}

#[test]
fn diacritics_spellings_and_other_scripts() {
    for munich in ["munchen", "münchen", "MÜNCHEN", "muenchen", "Mu\u{308}nchen", "munich", "Мюнхен"]
    {
        assert_first(munich, Kinds::CITY, "Munich");
        assert_first(munich, FLIGHTS, "MUC");
    }
    for (term, city, airport) in [
        ("東京", "Tokyo", "TYO"),
        ("москва", "Moscow", "MOW"),
        ("القاهرة", "Cairo", "CAI"),
        ("서울", "Seoul", "SEL"),
        ("sao paulo", "São Paulo", "SAO"),
        ("zurich", "Zürich", "ZRH"),
        ("łódź", "Łódź", "LCJ"),
        ("tromso", "Tromsø", "TOS"),
        ("diyarbakir", "Diyarbakır", "DIY"),
        ("xian", "Xi’an", "XIY"),
    ] {
        assert_first(term, Kinds::CITY, city);
        assert_first(term, FLIGHTS, airport);
    }
}

#[test]
fn areas_distinguish_namesakes() {
    let first = |term| match Places::embedded().search(term, Kinds::CITY, 1)[..] {
        [Place::City(city)] => (city.name, city.region),
        ref other => panic!("{term}: {other:?}"),
    };
    assert_eq!(first("paris"), ("Paris", Some("Île-de-France")));
    assert_eq!(first("paris tx"), ("Paris", Some("Texas")));
    assert_eq!(first("Paris, Texas"), ("Paris", Some("Texas")));
    assert_eq!(first("portland or"), ("Portland", Some("Oregon")));
    assert_eq!(first("london canada"), ("London", Some("Ontario")));
    assert_eq!(first("birmingham uk"), ("Birmingham", Some("England")));
}

#[test]
fn an_area_alone_finds_its_places() {
    assert_first("iceland", Kinds::AIRPORT, "KEF");
    assert_first("germany", Kinds::CITY, "Berlin");
}

#[test]
fn one_typo_is_corrected() {
    for typo in ["londno", "lodnon", "olndon", "xondon", "lonndon", "lndon", "londxn"] {
        assert_first(typo, Kinds::CITY, "London");
    }
    assert_first("pariz", Kinds::CITY, "Paris");
    assert_first("heathrwo", FLIGHTS, "LHR");
    assert_first("pariss", Kinds::CITY, "Paris");
    assert_first("barcelon", Kinds::CITY, "Barcelona");
    assert_first("amsterdm", Kinds::CITY, "Amsterdam");
    assert_first("san francsico", Kinds::AIRPORT, "SFO");
    assert_first("münhcen", Kinds::CITY, "Munich");
    for nothing in ["xqzvwk", "zzyzx1"] {
        assert!(found(nothing, Kinds::ALL).is_empty(), "{nothing}");
    }
}

#[test]
fn long_words_may_have_two_errors() {
    assert_first("phillipines", Kinds::COUNTRY, "Philippines");
    assert_first("carribean", Kinds::DESTINATION, "Caribbean");
    assert_first("johanesberg", Kinds::CITY, "Johannesburg");
    assert!(
        found("hxmbxrg", Kinds::CITY).is_empty(),
        "expected no correction of two errors in seven letters"
    );
    // A prefix match comes before any correction.
    assert_first("philippin", Kinds::COUNTRY, "Philippines");
}

#[test]
fn swapped_letters_of_short_words_are_corrected() {
    assert_first("new yrok", FLIGHTS, "NYC");
    assert_first("rmoe", Kinds::CITY, "Rome");
}

#[test]
fn a_word_for_airport_means_an_airport() {
    for (term, code) in [
        ("flughafen münchen", "MUC"),
        ("羽田空港", "HND"),
        ("heathrow terminal 5", "LHR"),
        ("jfk airport", "JFK"),
    ] {
        assert_first(term, Kinds::ALL, code);
    }
    assert_first("miami international", FLIGHTS, "MIA");
    assert!(found("flughafen münchen", Kinds::CITY).is_empty());
}

#[test]
fn a_kind_of_place_may_follow_a_name() {
    assert_first("aruba island", Kinds::COUNTRY, "Aruba");
    assert_first("munich city", Kinds::CITY, "Munich");
    assert!(found("virgin islands", Kinds::COUNTRY).contains(&"U.S. Virgin Islands"));
}

#[test]
fn abbreviations_and_former_names_are_known() {
    for (term, name) in
        [("LA", "Los Angeles"), ("to", "Toronto"), ("cdmx", "Mexico City"), ("chi-town", "Chicago")]
    {
        assert_first(term, Kinds::CITY, name);
    }
    for (term, code) in [("mccarran", "LAS"), ("chek lap kok", "HKG"), ("roissy", "CDG"), ("ataturk", "IST")]
    {
        assert_first(term, Kinds::ALL, code);
    }
}

#[test]
fn kinds_and_limit_are_respected() {
    let places = Places::embedded();
    for kinds in [Kinds::AIRPORT, Kinds::METRO, Kinds::CITY, Kinds::REGION, Kinds::COUNTRY] {
        let found = places.search("ma", kinds, 1_000_000);
        assert!(!found.is_empty());
        assert!(found.iter().all(|place| place.kind() == kinds));
    }
    for limit in 0..9 {
        assert_eq!(places.search("sha", Kinds::ALL, limit).len(), limit);
    }
    assert_eq!(places.search("sha", Kinds::ALL, 3).len(), 3);
    assert!(places.search("lhr", Kinds::NONE, 6).is_empty());
    assert!(!places.search("a", Kinds::ALL, usize::MAX).is_empty());
}

#[test]
fn a_match_has_its_fit() {
    let places = Places::embedded();
    for (term, kinds, fit) in [
        ("lhr", Kinds::ALL, Fit::Code),
        ("london", Kinds::ALL, Fit::Name),
        ("londres", Kinds::CITY, Fit::Name),
        ("newyork", Kinds::CITY, Fit::Name),
        ("münchen", FLIGHTS, Fit::Name),
        ("paris texas", Kinds::CITY, Fit::Name),
        ("portland or", Kinds::CITY, Fit::Name),
        ("birmingham uk", Kinds::CITY, Fit::Name),
        ("germany", Kinds::CITY, Fit::Area),
        ("lond", Kinds::CITY, Fit::Part),
        ("san fr", Kinds::CITY, Fit::Part),
        ("londno", Kinds::CITY, Fit::Corrected),
    ] {
        let first = places.matches(term, kinds, 1, "en")[0];
        assert_eq!(first.fit, fit, "{term}: {first:?}");
        assert_eq!(first.fit.is_exact(), matches!(fit, Fit::Code | Fit::Name));
    }
}

#[test]
fn unusual_terms_are_accepted() {
    for nothing in ["", " ", "\n", "'", "--", "\u{301}", "\0", "🦀", "?!"] {
        assert!(found(nothing, Kinds::ALL).is_empty(), "{nothing:?}");
    }
    for long in ["a".repeat(10_000), "paris ".repeat(2_000), "東".repeat(10_000), "'".repeat(10_000)] {
        let _ = found(&long, Kinds::ALL);
    }
    assert_first("  paris  ", Kinds::CITY, "Paris");
    assert_first("(paris)", Kinds::CITY, "Paris");
}

#[test]
fn every_airport_is_found_first_by_its_code() {
    let is = |place: &Place<'_>, code| matches!(place, Place::Airport(airport) if airport.code == code);
    for airport in Places::embedded().airports() {
        let code = airport.code;
        let found = Places::embedded().search(code, FLIGHTS, 6);
        assert!(is(&found[0], code), "{code}: {found:?}");
        let found = Places::embedded().search(&code.to_lowercase(), FLIGHTS, 6);
        let is_first = is(&found[0], code);
        assert!(
            is_first || airport.traffic_rank.is_none() && found.iter().any(|it| is(it, code)),
            "{code}: {found:?}"
        );
    }
}

#[test]
fn a_major_city_precedes_a_minor_airport_whose_code_is_its_prefix() {
    assert_eq!(found("mun", FLIGHTS)[..2], ["MUC", "MUN"]);
    assert_first("mun", Kinds::CITY, "Munich");
    assert_first("MUN", FLIGHTS, "MUN");
    assert_first("pra", FLIGHTS, "PRG");
    // San Diego International Airport is not a minor airport.
    assert_first("san", FLIGHTS, "SAN");
}

#[test]
fn every_large_city_is_found_by_its_name() {
    let places = Places::embedded();
    for city in places.cities().filter(|city| city.population > 1_000_000) {
        let found = places.search(city.name, Kinds::CITY, 6);
        assert!(found.iter().any(|place| place.id() == city.id), "{}: {found:?}", city.name);
    }
}

proptest! {
    #[test]
    fn no_term_panics(term in ".*", kinds in 0..5_usize, limit in 0..8_usize) {
        let kinds = [Kinds::ALL, FLIGHTS, Kinds::CITY, Kinds::REGION, Kinds::COUNTRY][kinds];
        prop_assert!(Places::embedded().search(&term, kinds, limit).len() <= limit);
    }

    #[test]
    fn no_words_panic(term in "[a-zßüł東 '.-]{0,40}") {
        prop_assert!(Places::embedded().search(&term, Kinds::ALL, 6).len() <= 6);
    }
}
