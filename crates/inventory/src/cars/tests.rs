//! Tests for the whole inventory.

use std::collections::{HashMap, HashSet};

use jiff::civil::date;
use proptest::prelude::*;
use wayfare_models::cars::{CarBadgeCode, CarFeeCode};
use wayfare_places::{Places, distance_km};
use wayfare_validation::limits::CAR_LOCATION_KM;

use super::agencies::AgencyKind;
use super::branches::{Access, Branch};
use super::policies::Payment;
use super::sites::{Scale, Site};
use super::testing::{airport, at, city, inventory, offers, query};
use super::{CarInventory, CarInventoryQuery, CarRate, LatencyClass};

const AIRPORTS: [&str; 14] =
    ["LAX", "BOS", "LHR", "CDG", "FRA", "NRT", "SYD", "GRU", "DXB", "JNB", "BKK", "BGR", "INV", "YXE"];

/// Indexes offers by provider, result and payment. Together, these values identify an offer.
fn by_key(offers: &[CarRate]) -> HashMap<(String, String, String), &CarRate> {
    let key =
        |it: &CarRate| (it.provider_code.to_owned(), it.deal.id().to_owned(), format!("{:?}", it.payment));
    offers.iter().map(|offer| (key(offer), offer)).collect()
}

/// Returns queries for all kinds of places, with daytime and night-time pickups, and for round-trip and one-way
/// rentals.
fn sample_queries() -> Vec<CarInventoryQuery> {
    let mut all: Vec<_> = AIRPORTS.iter().map(|code| query(code)).collect();
    all.extend(["Paris", "Berlin", "Tokyo", "Chicago", "Cape Town", "Salvador"].map(|name| at(city(name))));
    let (from, until) = (date(2027, 8, 7).at(23, 30, 0, 0), date(2027, 8, 21).at(9, 0, 0, 0));
    for (pickup, dropoff) in [("LAX", "SFO"), ("FRA", "MUC"), ("CDG", "FRA"), ("SYD", "MEL"), ("GRU", "GIG")]
    {
        let (pickup, dropoff, now) = (airport(pickup), Some(airport(dropoff)), query("LAX").now);
        let market = "DE".to_owned();
        let days = 14;
        all.push(CarInventoryQuery { pickup, dropoff, from, until, days, market, on_mobile: false, now });
    }
    for code in ["LHR", "DEN", "MAD", "HND", "MEX", "AKL"] {
        all.push(CarInventoryQuery { on_mobile: true, ..query(code) });
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    // Nodes that share a store recompute the offers of each other's searches.
    #[test]
    fn another_process_computes_the_same_offers_at_any_time(place in 0..AIRPORTS.len(), seconds in 0..172_800_i64) {
        let mut query = query(AIRPORTS[place]);
        query.now += jiff::SignedDuration::from_secs(seconds);
        let mut later = query.clone();
        later.now += jiff::SignedDuration::from_hours(24);
        let other = CarInventory::new(7);
        let search = |query| other.providers().iter().flat_map(|it| it.offers(query)).collect::<Vec<_>>();
        search(&later);
        prop_assert_eq!(search(&query), offers(&query));
    }
}

#[test]
fn offers_depend_on_the_seed_but_not_on_the_time_of_day() {
    let other: Vec<_> =
        CarInventory::new(8).providers().iter().flat_map(|it| it.offers(&query("LAX"))).collect();
    assert_ne!(offers(&query("LAX")), other);
    let mut later = query("LAX");
    later.now += jiff::SignedDuration::from_hours(3);
    assert_eq!(offers(&query("LAX")), offers(&later));
}

#[test]
fn popular_places_have_offers() {
    for code in AIRPORTS {
        let count = offers(&query(code)).len();
        assert!(count > 20, "{code}: {count}");
    }
    for name in ["Paris", "Munich", "Kyoto", "Portland, Maine", "London"] {
        assert!(offers(&at(city(name))).len() > 30, "{name}");
    }
}

#[test]
fn hubs_have_many_agencies_and_small_airports_have_few() {
    let agencies = |code| {
        let site = Site::Airport(Places::embedded().airport(code).unwrap());
        let codes: HashSet<_> = Branch::all_at(7, site).iter().map(|it| it.agency.code).collect();
        codes.len()
    };
    for code in ["LAX", "LHR", "CDG", "FRA", "SYD", "GRU"] {
        assert!((10..=16).contains(&agencies(code)), "{code}: {}", agencies(code));
    }
    for airport in Places::embedded().airports() {
        let site = Site::Airport(airport);
        let range = match site.scale() {
            _ if !site.has_roads() => 0..=0,
            Scale::Small => 2..=5,
            _ => 2..=16,
        };
        let count = agencies(airport.code);
        assert!(range.contains(&count), "{}: {count}", airport.code);
    }
    for city in Places::embedded().cities().filter(|city| city.population < 40_000).take(500) {
        let branches = Branch::all_at(7, Site::City(city));
        assert!(branches.iter().all(|it| it.agency.kind == AgencyKind::PeerToPeer), "{}", city.name);
    }
}

#[test]
fn results_are_the_same_for_all_providers() {
    for query in sample_queries() {
        let offers = offers(&query);
        let mut results: HashMap<&str, &CarRate> = HashMap::new();
        for offer in &offers {
            let first = results.entry(offer.deal.id()).or_insert(offer);
            assert_eq!(first.deal, offer.deal);
        }
        assert_eq!(by_key(&offers).len(), offers.len(), "duplicate offer");
        let urls: HashSet<_> = offers.iter().map(|offer| &offer.booking_path).collect();
        assert_eq!(urls.len(), offers.len());
    }
    let all = offers(&query("LAX"));
    let results: HashSet<_> = all.iter().map(|offer| offer.deal.id()).collect();
    let (slow, fast): (Vec<_>, Vec<_>) =
        inventory().providers().into_iter().partition(|it| it.latency_class() == LatencyClass::Long);
    assert!(all.len() > 2 * results.len(), "{} offers of {} results", all.len(), results.len());
    assert!(!slow.is_empty() && !fast.is_empty());
}

#[test]
fn a_place_has_one_description() {
    for query in sample_queries() {
        let mut locations = HashMap::new();
        let of = |offer: &CarRate| [Some(offer.deal.pickup(&query)), offer.deal.dropoff(&query)];
        for location in offers(&query).iter().flat_map(of).flatten() {
            let known =
                locations.entry(location.location_id.clone().unwrap()).or_insert_with(|| location.clone());
            assert_eq!(*known, location);
        }
    }
}

#[test]
fn counters_are_near_and_available() {
    for query in sample_queries() {
        for offer in offers(&query) {
            let branch = &offer.deal.branch;
            let km = distance_km(query.pickup.position, branch.position);
            assert!(km <= CAR_LOCATION_KM as f64, "{}: {km}", branch.id);
            assert!((km * 1_000.0 - f64::from(offer.deal.distance_m())).abs() <= 1.0);
            let open = branch.hours.is_open(query.from);
            assert!(open || branch.after_hours);
            assert_eq!(offer.fees.iter().any(|fee| fee.code == CarFeeCode::AfterHours), !open);
        }
    }
}

#[test]
fn regular_agencies_rent_one_way_on_the_same_landmass() {
    let one_way =
        |pickup, dropoff| offers(&CarInventoryQuery { dropoff: Some(airport(dropoff)), ..query(pickup) });
    let (back, away) = (offers(&query("LAX")), one_way("LAX", "SFO"));
    assert!(away.len() > 50 && away.len() < back.len(), "{} {}", away.len(), back.len());
    assert!(away.iter().all(|offer| offer.deal.agency_kind() == AgencyKind::Regular));
    for (pickup, dropoff) in [("LAX", "HNL"), ("LHR", "CDG"), ("SYD", "AKL"), ("JFK", "LHR")] {
        assert!(one_way(pickup, dropoff).is_empty(), "{pickup}-{dropoff}");
    }
    assert!(!one_way("CDG", "FRA").is_empty());
}

#[test]
fn badges_match_the_offer() {
    for query in sample_queries() {
        for provider in inventory().providers() {
            let offers = provider.offers(&query);
            for offer in &offers {
                let has = |wanted| offer.badges.iter().any(|(code, _)| *code == wanted);
                let is_opaque = offer.deal.agency_kind() == AgencyKind::Opaque;
                assert!(
                    !has(CarBadgeCode::PublicRate) || offer.provider_code == offer.deal.branch.agency.code
                );
                assert!(!is_opaque || offer.payment == Payment::Prepay);
                if has(CarBadgeCode::GreatDeal) {
                    let class = |it: &CarRate| it.deal.car.model.class.code;
                    let mut of_class = offers.iter().filter(|it| class(it) == class(offer));
                    assert!(of_class.all(|it| it.total.minor() >= offer.total.minor()));
                }
            }
        }
    }
}

#[test]
fn cars_are_in_places_with_roads_and_people() {
    let branches =
        |code: &str| Branch::all_at(7, Site::Airport(Places::embedded().airport(code).unwrap())).len();
    // A capital on an islet, an airport in a lagoon, islands with a few hundred people.
    for code in ["MLE", "BOB", "HGL", "LDH", "ISC"] {
        assert_eq!(branches(code), 0, "{code}");
    }
    for code in ["KEF", "FAO", "PPT", "KOI", "SXM", "HNL"] {
        assert!(branches(code) > 1, "{code}");
    }
    assert!(
        Branch::all_at(7, Site::City(Places::embedded().city(city("Zermatt").city.unwrap()).unwrap()))
            .is_empty()
    );
    for airport in Places::embedded().airports() {
        let near = Places::embedded().cities_near(airport.position, 15.0);
        let people: u32 = near.iter().map(|(city, _)| city.population).sum();
        let is_village = people < 3_000 && Site::Airport(airport).scale() == Scale::Small;
        assert!(!is_village || branches(airport.code) == 0, "{}: {people} people", airport.code);
    }
}

#[test]
fn terminals_are_named_at_airports_with_several_terminals() {
    let mut named = 0;
    for airport in Places::embedded().airports() {
        let branches = Branch::all_at(7, Site::Airport(airport));
        let terminals: HashSet<_> = branches.iter().filter_map(|it| it.terminal.as_deref()).collect();
        let is_large = airport.size == wayfare_places::AirportSize::Large;
        assert!(terminals.is_empty() || is_large, "{}: {terminals:?}", airport.code);
        named += usize::from(!terminals.is_empty());
        for branch in branches.iter().filter(|it| it.access == Access::InTerminal) {
            let address = branch.address.as_deref().unwrap();
            assert!(address.ends_with(", Arrivals") && !address.contains("Main terminal"), "{address}");
        }
    }
    assert!(named > 50, "{named}");
    let names = |code: &str| -> HashSet<_> {
        let branches = Branch::all_at(7, Site::Airport(Places::embedded().airport(code).unwrap()));
        branches.iter().filter_map(|it| it.terminal.as_deref().map(str::to_owned)).collect()
    };
    for code in ["FAO", "KEF", "VCE", "GVA", "INV", "SZG"] {
        assert!(names(code).is_empty(), "{code}");
    }
    assert!(
        !names("LHR").contains("Terminal 1")
            && names("JFK").is_subset(&["1", "4", "5", "7", "8"].map(|it| format!("Terminal {it}")).into())
    );
}
