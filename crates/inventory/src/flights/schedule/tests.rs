//! Tests of the whole schedule: properties that travellers expect of routes and connections.

use std::collections::HashSet;

use super::carriers::Carrier;
use super::network::Route;
use super::stations::{Station, StationId};
use super::testing::world;

fn id(code: &str) -> StationId {
    world().stations.id(code).unwrap_or_else(|| panic!("{code}"))
}

fn routes() -> impl Iterator<Item = (&'static Route, &'static Carrier, [&'static Station; 2])> {
    let world = world();
    let ends = |route: &Route| [route.hub, route.spoke].map(|end| world.stations.get(end));
    world.network().routes().iter().map(move |route| (route, world.carriers.get(route.carrier), ends(route)))
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
    // Airlines of other countries fly straight on.
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
