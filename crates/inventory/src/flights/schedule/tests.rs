//! Tests for the whole schedule: properties that travellers expect of routes and connections.

use std::collections::{BTreeMap, HashMap, HashSet};

use wayfare_places::{Airport, Places, distance_km};

use super::aircraft::Body;
use super::carriers::{Carrier, CarrierKind};
use super::connect::Finder;
use super::journey::Journey;
use super::network::Route;
use super::stations::{Station, StationId};
use super::testing::{day, journey_query, world};
use super::traffic::Tier;

fn id(code: &str) -> StationId {
    world().stations.id(code).unwrap_or_else(|| panic!("{code}"))
}

fn routes() -> impl Iterator<Item = (&'static Route, &'static Carrier, [&'static Station; 2])> {
    let world = world();
    let ends = |route: &Route| [route.hub, route.spoke].map(|end| world.stations.get(end));
    world.network().routes().iter().map(move |route| (route, world.carriers.get(route.carrier), ends(route)))
}

/// Returns the number of flights per week each way between two airports: of all airlines, and of full-service airlines
/// with jets.
fn weekly(from: StationId, to: StationId) -> [u32; 2] {
    let world = world();
    let routes = world.network().links_between(from, to).iter().map(|link| world.network().route(link.route));
    routes.fold([0; 2], |[all, full], route| {
        let carrier = world.carriers.get(route.carrier);
        let is_jet = route.aircraft.iter().all(|it| carrier.fleet[usize::from(*it)].body > Body::Turboprop);
        let flights = u32::from(route.daily) * route.weekdays.count_ones();
        [all + flights, full + if carrier.kind == CarrierKind::Full && is_jet { flights } else { 0 }]
    })
}

/// Returns the pairs of a full-service airline's main hub and another airport that it may serve, and the distance
/// between them.
fn pairs_from_main_hubs() -> impl Iterator<Item = (&'static Carrier, [StationId; 2], u16)> {
    let stations = &world().stations;
    let full = world().carriers.iter().map(|(_, it)| it).filter(|it| it.kind == CarrierKind::Full);
    let all =
        full.flat_map(|carrier| stations.ids().map(move |other| (carrier, [id(carrier.hubs[0]), other])));
    let is_allowed = |carrier: &Carrier, ends: [StationId; 2]| {
        let [from, to] = ends.map(|end| stations.get(end));
        from.tier >= Tier::Busy && to.tier >= Tier::Notable && carrier.may_fly(from.country, to.country)
    };
    all.filter(move |(carrier, ends)| is_allowed(carrier, *ends))
        .map(|(carrier, ends)| (carrier, ends, stations.distance_km(ends[0], ends[1])))
}

#[test]
fn flights_avoid_closed_airspace() {
    let direct = |km: u16| i64::from(km) * 60 / 895 + 32;
    let (mut detours, mut direct_ones) = (0, 0);
    for (route, carrier, ends) in routes() {
        let in_europe = |end: &Station| {
            (-15.0..30.0).contains(&end.point.point().longitude()) && end.point.point().latitude() > 43.0
        };
        let mut countries = ends.iter().filter(|end| !in_europe(end)).map(|end| end.country);
        if !ends.iter().any(|end| in_europe(end)) || !countries.any(|country| ["JP", "KR"].contains(&country))
        {
            continue;
        }
        let shortest = i64::from(route.minutes.into_iter().min().unwrap());
        let what = format!("{} {}-{} in {shortest} min", carrier.code, ends[0].code, ends[1].code);
        let is_barred = !["RS", "TR", "MN"].contains(&carrier.homes[0]);
        assert_eq!(shortest > direct(route.distance_km) + 40, is_barred, "{what}");
        detours += usize::from(is_barred);
        direct_ones += usize::from(!is_barred);
    }
    assert!(detours > 50, "{detours} {direct_ones}");
    let hours = |from, to| {
        let routes = world().network().links_between(id(from), id(to)).iter();
        let minutes = routes.map(|link| world().network().route(link.route).minutes[0]);
        f64::from(minutes.min().unwrap()) / 60.0
    };
    for (from, to, known) in [
        ("HEL", "NRT", 13.0),
        ("FRA", "HND", 13.5),
        ("LHR", "HND", 14.0),
        ("HEL", "SIN", 13.0),
        ("JFK", "ICN", 14.7),
    ] {
        assert!((hours(from, to) - known).abs() <= 0.5, "{from}-{to}: {}", hours(from, to));
    }
    // Airlines of other countries take no detour.
    assert!(hours("PEK", "FRA") < 10.0, "{}", hours("PEK", "FRA"));
}

#[test]
fn no_flights_to_closed_airports_or_between_countries_without_air_traffic() {
    const APART: [(&str, &str); 14] = [
        ("RU", "DE"),
        ("RU", "US"),
        ("BY", "PL"),
        ("IR", "US"),
        ("IR", "GB"),
        ("IL", "IR"),
        ("IL", "TR"),
        ("IN", "PK"),
        ("DZ", "MA"),
        ("AM", "AZ"),
        ("RS", "XK"),
        ("RW", "CD"),
        ("KP", "KR"),
        ("ER", "ET"),
    ];
    for (_, carrier, ends) in routes() {
        let what = format!("{} {}-{}", carrier.code, ends[0].code, ends[1].code);
        let countries = ends.map(|end| end.country);
        assert!(!APART.iter().any(|(a, b)| countries == [*a, *b] || countries == [*b, *a]), "{what}");
        assert!(!countries.contains(&"UA"), "{what}");
    }
    for code in ["ROV", "VOZ", "URS", "EGO", "BZK", "LPK", "SIP"] {
        assert!(world().stations.id(code).is_none(), "{code}");
    }
    // Only airlines from Turkey fly to Northern Cyprus, and none to the rest of Cyprus.
    let from = |code| -> HashSet<_> {
        let links = world().network().links(id(code)).iter();
        links.map(|link| world().stations.get(link.to).country).collect()
    };
    assert_eq!(from("ECN"), HashSet::from(["TR"]));
    assert!(!from("LCA").contains("TR"));
}

#[test]
fn trunk_routes_have_many_flights_by_jets_of_full_service_airlines() {
    let (mut few, mut total) = (Vec::new(), 0);
    for (carrier, ends, km) in pairs_from_main_hubs() {
        let [from, to] = ends.map(|end| world().stations.get(end));
        // Routes within the United States come from traffic statistics.
        let is_trunk = from.country == to.country && from.country != "US" && (250..=1_500).contains(&km);
        if is_trunk && to.tier >= Tier::Busy && carrier.is_at_home(from.country) {
            total += 1;
            let [all, full] = weekly(ends[0], ends[1]);
            if all < 28 || full < 21 {
                few.push(format!("{}-{}: {full} of {all}", from.code, to.code));
            }
        }
    }
    assert!(total > 200 && few.len() * 50 <= total, "{} of {total}: {few:?}", few.len());
    for (from, to, daily) in [
        ("HND", "ITM", 25),
        ("SYD", "MEL", 40),
        ("GMP", "CJU", 60),
        ("DEL", "BOM", 40),
        ("MAD", "BCN", 20),
        ("JED", "RUH", 40),
        ("LHR", "EDI", 10),
        ("KHI", "ISB", 5),
        ("KHI", "LHE", 5),
        ("ZRH", "GVA", 5),
        ("DAC", "CGP", 3),
        ("ALA", "NQZ", 3),
    ] {
        let [all, full] = weekly(id(from), id(to));
        assert!(all >= daily * 7 && full >= 3 * 7, "{from}-{to}: {full} of {all}");
    }
}

#[test]
fn short_trunk_routes_cross_borders() {
    let (mut without, mut total) = (HashSet::new(), 0);
    for (_, ends, km) in pairs_from_main_hubs() {
        let [from, to] = ends.map(|end| world().stations.get(end));
        let is_trunk =
            from.country_id != to.country_id && from.tier >= Tier::Major && (200..=800).contains(&km);
        if is_trunk {
            total += 1;
            if weekly(ends[0], ends[1])[0] < 7 {
                without.insert([from.code, to.code]);
            }
        }
    }
    // Airports such as Beauvais serve low-cost carriers only.
    assert!(total > 500 && without.len() * 20 <= total, "{} of {total}: {without:?}", without.len());
    for (from, to) in
        [("LCY", "AMS"), ("MUC", "FLR"), ("ZRH", "NCE"), ("CDG", "BHX"), ("VIE", "ZAG"), ("KUL", "PLM")]
    {
        assert!(weekly(id(from), id(to))[1] >= 7, "{from}-{to}");
    }
}

#[test]
fn airlines_connect_their_own_hubs() {
    let world = world();
    let mut hubs: HashMap<&str, HashSet<StationId>> = HashMap::new();
    let has_network = |it: &&Carrier| matches!(it.kind, CarrierKind::Full | CarrierKind::Regional);
    for carrier in world.carriers.iter().map(|(_, it)| it).filter(has_network) {
        hubs.entry(carrier.code)
            .or_default()
            .extend(carrier.hubs.iter().filter_map(|hub| world.stations.id(hub)));
    }
    let mut without = Vec::new();
    for (code, hubs) in hubs {
        for (a, b) in hubs.iter().flat_map(|a| hubs.iter().map(move |b| (*a, *b))).filter(|(a, b)| a < b) {
            let [from, to] = [a, b].map(|end| world.stations.get(end));
            let km = world.stations.distance_km(a, b);
            let is_limited = km > from.perimeter_km.min(to.perimeter_km);
            if from.country != "US" && (200..=2_000).contains(&km) && !is_limited && weekly(a, b)[0] == 0 {
                without.push(format!("{code} {}-{}", from.code, to.code));
            }
        }
    }
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn islands_are_connected_to_their_nearest_hub() {
    for (island, hub) in [
        ("PXO", "FNC"),
        ("BGI", "POS"),
        ("USM", "HKT"),
        ("IBZ", "PMI"),
        ("MAH", "PMI"),
        ("GND", "POS"),
        ("LOP", "DPS"),
        ("FPO", "NAS"),
        ("MZG", "KHH"),
        ("MMY", "OKA"),
        ("TAG", "CEB"),
        ("FUE", "LPA"),
        ("TER", "PDL"),
        ("RUN", "MRU"),
    ] {
        assert!(weekly(id(island), id(hub))[0] >= 7, "{island}-{hub}");
    }
}

#[test]
fn long_waits_occur_only_without_shorter_journeys() {
    let stations = &world().stations;
    let wait = |journey: &Journey| {
        let waits =
            journey.flights().windows(2).map(|it| it[1].departs.utc_minute() - it[0].arrives.utc_minute());
        waits.max().unwrap_or(0)
    };
    let small: Vec<_> = stations.ids().filter(|id| stations.get(*id).tier == Tier::Local).collect();
    let mut finder = Finder::new(world());
    let mut waiting = 0;
    for pair in small.chunks_exact(2).step_by(4) {
        let [from, to] = [pair[0], pair[1]].map(|id| stations.get(id).code);
        let query = journey_query(from, to, day("2027-03-15"));
        let waits: Vec<_> = finder.find(&query).iter().map(wait).collect();
        let short = waits.iter().filter(|wait| **wait <= 9 * 60).count();
        assert!(
            short == 0 || short == waits.len(),
            "{:?}: {waits:?}",
            pair.iter().map(|it| stations.get(*it).code)
        );
        waiting += usize::from(!waits.is_empty() && short == 0);
    }
    // Some remote places have no other journeys.
    assert!(waiting > 0);
}

#[test]
fn the_busiest_airports_of_a_country_have_nonstop_flights() {
    let mut countries: BTreeMap<&str, Vec<&Airport>> = BTreeMap::new();
    for airport in Places::embedded().airports().iter().filter(|it| it.traffic_rank.is_some()) {
        countries.entry(airport.country).or_default().push(airport);
    }
    // The airspace of Ukraine is closed.
    countries.remove("UA");
    for mut airports in countries.into_values() {
        airports.sort_by_key(|it| it.traffic_rank);
        let first = airports[0];
        // Airports that are closer or farther apart need no nonstop flights.
        let is_apart = |it: &&&Airport| (350.0..5_000.0).contains(&distance_km(first.position, it.position));
        if let Some(second) = airports.iter().find(is_apart) {
            let links = world().network().links_between(id(first.code), id(second.code));
            assert!(!links.is_empty(), "{}-{}", first.code, second.code);
        }
    }
}
