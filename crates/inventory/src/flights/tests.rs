//! Tests for the whole inventory: rules that apply to every offer, for any query.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use jiff::civil::{Date, date};
use proptest::prelude::*;
use specwright_core::decode;
use specwright_core::write::Encoded;
use wayfare_models::flights::{
    AmenityCode, FlightBadgeCode, FlightBookingOption, FlightPriceMode, Restriction as WireRestriction,
};
use wayfare_models::party::Party;
use wayfare_places::Point;

use super::resellers::reseller;
use super::schedule::stations::{AirportFacts, Stations};
use super::testing::{inventory, leg, query};
use super::*;
use crate::world::dice::Dice;

fn boston_london() -> FlightInventoryQuery {
    query(vec![leg(&["BOS"], &["LHR"], date(2027, 3, 14)), leg(&["LHR"], &["BOS"], date(2027, 3, 21))])
}

fn search(inventory: &FlightInventory, query: &FlightInventoryQuery) -> Vec<PricedItinerary> {
    inventory.providers().iter().flat_map(|provider| provider.offers(query)).collect()
}

/// Returns the booking option of an offer.
fn booking_option(
    inventory: &FlightInventory,
    offer: &PricedItinerary,
    mode: &FlightPriceMode,
) -> FlightBookingOption {
    let itinerary = inventory.shown(&offer.itinerary);
    let path = offer.booking_path(&itinerary);
    let json = Encoded::<FlightBookingOption>::write(|option| {
        inventory.write_option(offer, &itinerary, mode, format_args!("{path}"), option);
    });
    let decoded = decode::<FlightBookingOption>(&json.into_bytes().unwrap()).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    decoded.value
}

/// Checks the rules that search responses do not show, or show only in part.
fn check(query: &FlightInventoryQuery, offers: &[PricedItinerary]) {
    let mut seen = HashSet::new();
    for offer in offers {
        let id = offer.itinerary.id();
        assert!(offer.base_price.total.minor() > 0, "{id}");
        assert!(seen.insert(offer.token), "{id}: duplicate offer by {}", offer.provider_code);
        for leg in offer.itinerary.legs() {
            let departs = leg.journey.first().departs;
            assert!(departs.utc_minute() >= query.now.as_second() / 60, "{id}");
            assert!(leg.cabins.iter().max() == Some(&query.cabin), "{id}");
        }
        for two in offer.itinerary.legs().windows(2) {
            assert!(two[0].journey.last().arrives < two[1].journey.first().departs, "{id}");
        }
    }
}

fn is_self_transfer(offer: &PricedItinerary) -> bool {
    offer.badges.iter().any(|(code, _)| *code == FlightBadgeCode::VirtualInterline)
}

fn cheapest(offers: &[PricedItinerary]) -> i64 {
    offers.iter().map(|offer| offer.price.total.minor()).min().unwrap()
}

#[test]
fn a_busy_round_trip_has_hundreds_of_results_from_many_providers() {
    let query = boston_london();
    let offers = search(inventory(), &query);
    check(&query, &offers);
    let itineraries: HashMap<_, Vec<_>> = offers.iter().fold(HashMap::new(), |mut map, offer| {
        map.entry(offer.itinerary.id()).or_insert_with(Vec::new).push(offer.provider_code);
        map
    });
    assert!((200..=500).contains(&itineraries.len()), "{}", itineraries.len());
    assert!(itineraries.values().any(|providers| providers.len() >= 4));
    let providers: HashSet<_> = offers.iter().map(|offer| offer.provider_code).collect();
    assert!(providers.contains("BA") && providers.len() > 15, "{providers:?}");
    assert!((25_000..150_000).contains(&cheapest(&offers)), "{}", cheapest(&offers));
}

#[test]
fn itineraries_and_totals_match_the_offers() {
    let mut query = boston_london();
    query.include_split = true;
    let plan = inventory().plan(&query);
    for provider in inventory().providers() {
        let answer = provider.answer(&plan, query.clone().into());
        let offers: Vec<_> = answer.offers().collect();
        assert!(!offers.is_empty() && answer.offer(offers.len()).is_none(), "{}", provider.code());
        assert_eq!(answer.iter().len(), offers.len());
        for (index, ((itinerary, total), offer)) in answer.iter().zip(offers).enumerate() {
            assert!(Arc::ptr_eq(itinerary, &offer.itinerary));
            assert_eq!(total, offer.price.total);
            assert_eq!(answer.itinerary(index), Some(itinerary));
            assert_eq!(answer.offer(index), Some(offer));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    // Nodes that share a store recompute the offers of each other's searches.
    #[test]
    fn another_process_computes_the_same_offers_at_any_time(
        ends in proptest::sample::subsequence(vec!["BOS", "LHR", "JFK", "CDG", "NRT", "SYD", "KEF"], 2),
        day in 1..28_i8,
        seconds in 0..172_800_i64,
    ) {
        static OTHER: OnceLock<FlightInventory> = OnceLock::new();
        let other = OTHER.get_or_init(|| FlightInventory::new(schedule::testing::SEED));
        let mut query = query(vec![leg(&ends[..1], &ends[1..], date(2027, 2, day))]);
        // Searches on two days differ only in the current time of the query; the clock of the process has no effect.
        query.now += jiff::SignedDuration::from_secs(seconds);
        let mut later = query.clone();
        later.now += jiff::SignedDuration::from_hours(24);
        let offers = search(inventory(), &query);
        search(other, &later);
        prop_assert_eq!(search(other, &query), offers);
        for (a, b) in inventory().providers().iter().zip(other.providers()) {
            prop_assert_eq!(a.latency(&query), b.latency(&query));
        }
    }
}

#[test]
fn offers_are_the_same_on_every_platform() {
    // This test has its own airports, so new place data does not affect it. The expected hash is fixed: if the hash
    // changes, every recorded search also changes.
    const AIRPORTS: [(&str, &str, &str, f64, f64); 7] = [
        ("BOS", "US", "America/New_York", 42.3643, -71.0052),
        ("JFK", "US", "America/New_York", 40.6398, -73.7789),
        ("ORD", "US", "America/Chicago", 41.9786, -87.9048),
        ("LHR", "GB", "Europe/London", 51.4706, -0.4619),
        ("AMS", "NL", "Europe/Amsterdam", 52.3086, 4.7639),
        ("DUB", "IE", "Europe/Dublin", 53.4213, -6.2701),
        ("SYD", "AU", "Australia/Sydney", -33.9461, 151.1772),
    ];
    let facts = AIRPORTS.map(|(code, country, time_zone, latitude, longitude)| AirportFacts {
        code,
        name: code,
        city: code,
        country,
        time_zone,
        position: Point::new(latitude, longitude).unwrap(),
        size: wayfare_places::AirportSize::Large,
    });
    let offers = search(&FlightInventory::with_stations(1, Stations::new(facts)), &boston_london());
    assert!(offers.len() > 1_000, "{}", offers.len());
    let dice = offers.iter().fold(Dice::new(0, "golden"), |dice, offer| {
        dice.text(offer.itinerary.id()).text(offer.provider_code).with_signed(offer.price.total.minor())
    });
    assert_eq!(dice.value(), 1_616_293_938_740_930_212);
}

#[test]
fn split_bookings_appear_on_request_and_some_are_cheaper() {
    let mut cheaper = 0;
    for (from, to) in [("BOS", "LHR"), ("LGW", "PMI"), ("JFK", "LAX"), ("MAN", "BCN")] {
        let plain =
            query(vec![leg(&[from], &[to], date(2027, 3, 14)), leg(&[to], &[from], date(2027, 3, 21))]);
        let with = FlightInventoryQuery { include_split: true, ..plain.clone() };
        assert!(search(inventory(), &plain).iter().all(|offer| offer.kind == OptionKind::Regular));
        let offers = search(inventory(), &with);
        check(&with, &offers);
        let (split, regular): (Vec<_>, Vec<_>) =
            offers.into_iter().partition(|offer| offer.kind == OptionKind::Split);
        assert!(!split.is_empty(), "{from}-{to}");
        let mut best: HashMap<&str, i64> = HashMap::new();
        for offer in &regular {
            let price = best.entry(offer.itinerary.id()).or_insert(i64::MAX);
            *price = offer.price.total.minor().min(*price);
        }
        let saves = |offer: &&PricedItinerary| {
            best.get(offer.itinerary.id()).is_none_or(|it| offer.price.total.minor() < *it)
        };
        cheaper += split.iter().filter(saves).count();
    }
    assert!(cheaper > 20, "{cheaper}");
    let one_way = query(vec![leg(&["BOS"], &["LHR"], date(2027, 3, 14))]);
    let offers = search(inventory(), &FlightInventoryQuery { include_split: true, ..one_way });
    assert!(offers.iter().all(|offer| offer.kind == OptionKind::Regular));
}

#[test]
fn flexible_dates_find_cheaper_days() {
    let exact = boston_london();
    let mut flexible = exact.clone();
    for leg in &mut flexible.legs {
        leg.flex_days = 3;
    }
    let offers = search(inventory(), &flexible);
    check(&flexible, &offers);
    let days: HashSet<_> =
        offers.iter().map(|it| it.itinerary.legs()[0].journey.first().departs.local_day()).collect();
    assert!(days.len() >= 5, "{days:?}");
    assert!(cheapest(&offers) < cheapest(&search(inventory(), &exact)));
}

#[test]
fn queries_may_have_several_airports_and_cities() {
    let legs = vec![
        leg(&["JFK", "EWR", "LGA"], &["LHR", "LGW", "STN"], date(2027, 6, 1)),
        leg(&["LHR", "LGW", "STN"], &["FCO", "CIA"], date(2027, 6, 5)),
        leg(&["FCO"], &["JFK", "EWR"], date(2027, 6, 12)),
    ];
    let cities = query(legs);
    let offers = search(inventory(), &cities);
    check(&cities, &offers);
    let origins: HashSet<_> = offers.iter().map(|it| it.itinerary.legs()[0].journey.origin()).collect();
    assert!(origins.len() >= 2);
}

#[test]
fn impossible_queries_have_no_offers() {
    let day = date(2027, 3, 14);
    let no_one = FlightInventoryQuery { party: Party::default(), ..boston_london() };
    let past = FlightInventoryQuery { now: "2027-04-01T00:00:00Z".parse().unwrap(), ..boston_london() };
    let backwards =
        query(vec![leg(&["BOS"], &["LHR"], date(2027, 3, 21)), leg(&["LHR"], &["BOS"], date(2027, 3, 14))]);
    let queries = [
        query(Vec::new()),
        query(vec![leg(&[], &["LHR"], day)]),
        query(vec![leg(&["QQQ"], &["LHR"], day)]),
        query(vec![leg(&["BOS"], &["BOS"], day)]),
        query(vec![leg(&["BOS"], &["LHR"], date(-9999, 1, 1))]),
        no_one,
        past,
        backwards,
    ];
    for query in queries {
        assert!(search(inventory(), &query).is_empty(), "{query:?}");
    }
}

#[test]
fn extreme_queries_do_not_panic() {
    let crowd = Party::adults(u8::MAX).infants_on_lap(u8::MAX);
    let mut far = query(vec![leg(&["BOS"], &["LHR"], Date::MAX)]);
    far.legs[0].flex_days = u8::MAX;
    let many = query((0..12_i8).map(|week| leg(&["BOS"], &["JFK"], date(2027, 2, 1 + 2 * week))).collect());
    for query in [FlightInventoryQuery { party: crowd, ..boston_london() }, far, many] {
        let offers = search(inventory(), &query);
        for offer in &offers {
            assert_eq!(
                offer.price.total.minor(),
                offer.price.per_person.minor() * i64::from(query.party.size())
            );
        }
    }
}

#[test]
fn unknown_codes_are_none() {
    let inventory = inventory();
    assert!(inventory.airport("QQQ").is_none());
    assert!(inventory.airline("??").is_none());
    assert!(inventory.provider("").is_none());
}

#[test]
fn every_itinerary_is_sold_by_at_least_one_agency() {
    let offers = search(inventory(), &boston_london());
    let by_agencies: HashSet<_> = offers
        .iter()
        .filter(|offer| reseller(offer.provider_code).is_some())
        .map(|offer| offer.itinerary.id())
        .collect();
    assert!(offers.iter().all(|offer| by_agencies.contains(offer.itinerary.id())));
}

#[test]
fn the_first_search_plans_the_network() {
    let inventory = FlightInventory::new(3);
    let query = boston_london();
    for provider in inventory.providers() {
        assert!(!provider.code().is_empty() && !provider.display_name().is_empty());
        assert!(provider.latency(&query) > std::time::Duration::ZERO);
    }
    let plan = inventory.plan(&query);
    assert!(!inventory.is_planned());
    assert!(!inventory.deals(&plan).is_empty() && inventory.is_planned());
}

#[test]
fn another_seed_yields_other_offers() {
    let query = boston_london();
    assert_ne!(search(&FlightInventory::new(21), &query), search(inventory(), &query));
}

#[test]
fn long_flights_are_omitted_on_request() {
    let plain = query(vec![leg(&["BOS"], &["LHR"], date(2027, 3, 14))]);
    let minutes = |query: &FlightInventoryQuery| -> Vec<i64> {
        let offers = search(inventory(), query);
        offers.iter().map(|offer| offer.itinerary.legs()[0].minutes()).collect()
    };
    let (all, short) = (minutes(&plain), minutes(&FlightInventoryQuery { include_long: false, ..plain }));
    let max = all.iter().min().unwrap() * wayfare_validation::limits::FLIGHT_LONG_PERCENT as i64 / 100;
    assert!(all.iter().any(|minutes| *minutes > max));
    assert!(!short.is_empty() && short.iter().all(|minutes| *minutes <= max));
}

#[test]
fn disclosures_are_on_the_wire() {
    let (mut disclosed, mut own_risk, mut lounges) = (0, 0, 0);
    for cabin in [Cabin::Economy, Cabin::Business] {
        let query = FlightInventoryQuery { cabin, include_split: true, ..boston_london() };
        for offer in search(inventory(), &query) {
            let option = booking_option(inventory(), &offer, &FlightPriceMode::PerPerson);
            let families = option.fare_families.iter();
            let amenities = families.flat_map(|family| &family.amenities);
            let lost = amenities.clone().any(|amenity| {
                amenity.code == Some(AmenityCode::Refundable)
                    && amenity.restriction == Some(WireRestriction::Unavailable)
            });
            assert_eq!(option.fees.unwrap().non_refundable_disclosure.is_some(), lost);
            disclosed += usize::from(lost);
            lounges += amenities.filter(|amenity| amenity.code == Some(AmenityCode::Lounge)).count();
            let at_risk = offer.itinerary.legs().iter().any(|leg| leg.journey.self_transfer);
            let marked = option.segment_fares.iter().any(|fare| fare.is_self_transfer == Some(true));
            assert_eq!(at_risk, marked, "{}", offer.itinerary.id());
            // Nobody transfers between legs that are days apart.
            assert_eq!(at_risk, is_self_transfer(&offer), "{}", offer.itinerary.id());
            own_risk += usize::from(at_risk);
        }
    }
    assert!(disclosed > 100 && own_risk > 0 && lounges > 100, "{disclosed} {own_risk} {lounges}");
}

#[test]
fn legs_on_separate_tickets_are_a_self_transfer_within_a_day() {
    let transfers = |day: i8| {
        let next = leg(&["LHR"], &["FCO"], date(2027, 3, day));
        let legs = vec![leg(&["BOS"], &["LHR"], date(2027, 3, 14)), next];
        let offers = search(inventory(), &query(legs));
        let at_risk =
            |offer: &&PricedItinerary| offer.itinerary.legs().iter().any(|leg| leg.journey.self_transfer);
        offers.iter().filter(|offer| is_self_transfer(offer) && !at_risk(offer)).count()
    };
    assert!(transfers(15) > 0);
    assert_eq!(transfers(17), 0);
}

#[test]
fn layovers_are_the_time_between_flights() {
    let offers = search(inventory(), &boston_london());
    let legs = offers.iter().flat_map(|offer| offer.itinerary.legs());
    for (leg, wire) in legs.map(|leg| (leg, inventory().leg(leg))) {
        let segments: i64 = inventory().segments(leg).filter_map(|(_, segment)| segment.duration).sum();
        let waits = wire.segments.iter().map(|it| it.layover.as_ref().and_then(|layover| layover.duration));
        assert_eq!(wire.segments.last().unwrap().layover, None);
        assert_eq!(wire.duration.unwrap(), segments + waits.flatten().sum::<i64>(), "{}", leg.id());
    }
}
