//! Tests keys at and beyond each limit, and strings that are almost keys.

use proptest::prelude::*;

use super::*;
use crate::limits::{HOTELS_IN_KEY, POLYGON_HOTELS, POLYGON_KEY_CHARS, POLYGON_MAX_HOTELS, POLYGON_SIDE_KM};

grammar_tests!(
    EntityKey,
    near: r"k(place|hotels?):[0-9]{1,20}|khotels:[0-9 ,\t]{1,20}|k[a-z]{5,9}:[-+0-9,.;: e]{0,20}|klatlon:-?[0-9]{1,3}(\.[0-9]{1,9})?,-?[0-9]{1,3}(\.[0-9]{1,9})?|kpolygon:(51\.[0-9]{1,9},0\.[0-9]{1,9};){2}51,-?[0-9](\.5)?(:[0-9]{1,4})?",
    may_reject: super::may_break_a_limit,
    bad: "kpolygon:51.5,-0.2;51.6,-0.1;51.4,0;"
);

/// Returns whether a string in the correct format may exceed a limit, because it contains a large number or is a
/// polygon.
fn may_break_a_limit(text: &str) -> bool {
    let numbers = || text.split(|other: char| !other.is_ascii_digit() && other != '.');
    match text.split_once(':') {
        Some(("klatlon", _)) => {
            numbers().any(|number| number.parse().is_ok_and(|degrees: f64| degrees > 90.0))
        }
        Some(("kpolygon", _)) => true,
        _ => numbers().any(|number| number.trim_start_matches('0').len() > 18),
    }
}

mod one_hotel {
    grammar_tests!(
        HotelEntityKey,
        near: "k(hotel|hotels|place):[0-9]{1,20}|khotel[:0-9 +-]{0,9}",
        may_reject: |text| text.split(':').any(|number| number.trim_start_matches('0').len() > 18),
        bad: "kplace:1"
    );
}

fn parse(text: &str) -> EntityKey {
    text.parse().unwrap_or_else(|fault| panic!("{fault}"))
}

fn fault(text: &str) -> ValueError {
    text.parse::<EntityKey>().unwrap_err()
}

fn polygon(corners: &str) -> Polygon {
    parse(&format!("kpolygon:{corners}")).as_polygon().unwrap().clone()
}

#[test]
fn keys_are_small() {
    assert_eq!(size_of::<EntityKey>(), 32);
    assert_eq!(size_of::<HotelEntityKey>(), 8);
    assert_eq!(size_of::<Polygon>(), 24);
}

#[test]
fn each_form_has_its_own_parts() {
    let key = parse("kplace:7");
    assert_eq!(
        (key.place_id(), key.hotel_ids(), key.as_point(), key.as_polygon()),
        (Some(7), None, None, None)
    );
    let key = parse("khotel:7");
    assert_eq!(
        (key.place_id(), key.hotel_ids(), key.as_point(), key.as_polygon()),
        (None, Some(&[7][..]), None, None)
    );
    assert_eq!(parse("khotels:7,8").hotel_ids(), Some(&[7, 8][..]));
    assert_eq!(parse("klatlon:1,2").as_point(), Some(Point::new(1.0, 2.0).unwrap()));
    assert_eq!(polygon("0,0;0,1;1,0").points().len(), 3);
    assert_eq!(format!("{:?}", parse("khotels:7,7")), r#"EntityKey("khotels:7")"#);
}

#[test]
fn numbers_and_strings_yield_the_same_keys() {
    assert_eq!(EntityKey::place(7), Ok(parse("kplace:7")));
    assert_eq!(EntityKey::hotel(i64::MAX), Ok(parse("khotel:9223372036854775807")));
    assert_eq!(EntityKey::hotels([7, 8, 7]), Ok(parse("khotels:7,8")));
    assert_eq!(EntityKey::point(1.5, -2.0), Ok(parse("klatlon:1.5,-2")));
    let corners = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0)];
    assert_eq!(EntityKey::polygon(corners), Ok(parse("kpolygon:0,0;0,1;1,0")));
    for negative in [-1, i64::MIN] {
        for made in [EntityKey::place(negative), EntityKey::hotel(negative), EntityKey::hotels([1, negative])]
        {
            assert_eq!(made.unwrap_err().requirement().to_string(), "an id from 0 to 9223372036854775807");
        }
    }
    assert!(EntityKey::point(91.0, 0.0).is_err() && EntityKey::polygon([(0.0, f64::NAN)]).is_err());
}

#[test]
fn hotel_keys_convert_to_keys_and_back() {
    let key = HotelEntityKey::new(7).unwrap();
    assert_eq!(HotelEntityKey::try_from(EntityKey::from(key)), Ok(key));
    assert_eq!(
        HotelEntityKey::try_from(parse("kplace:7")).unwrap_err().to_string(),
        r#"found "kplace:7", expected khotel:[id]"#
    );
    assert!("khotels:7".parse::<HotelEntityKey>().is_err());
}

#[test]
fn a_key_has_one_canonical_text() {
    for (text, canonical) in [
        ("kplace:007", "kplace:7"),
        ("khotel:0", "khotel:0"),
        ("khotels: 3 ,\t1,\r\n3,03 ", "khotels:3,1"),
        ("klatlon:-0.0,1.50", "klatlon:0,1.5"),
        ("kpolygon:0.0,0;0,01;1,0:200", "kpolygon:0,0;0,1;1,0"),
        ("kpolygon:0,0;0,1;1,0:0999", "kpolygon:0,0;0,1;1,0:999"),
        ("kpolygon:0,0;0,1;1,0;0,0:1", "kpolygon:0,0;0,1;1,0;0,0:1"),
    ] {
        assert_eq!(parse(text).to_string(), canonical);
        assert_eq!(parse(canonical), parse(text));
    }
}

#[test]
fn duplicate_hotels_do_not_count_towards_the_limit() {
    let ids = |count: i64| (1..=count).map(|id| id.to_string()).collect::<Vec<_>>().join(", ");
    let limit = HOTELS_IN_KEY as i64;
    let full = format!("khotels:{0},{0}", ids(limit));
    assert_eq!(parse(&full), EntityKey::hotels(1..=limit).unwrap());
    let more = fault(&format!("{full},{}", limit + 1));
    assert_eq!(more.requirement().to_string(), format!("1 to {HOTELS_IN_KEY} different hotel ids"));
    assert_eq!(more.offset(), Some(full.len() + 1));
    assert_eq!(
        EntityKey::hotels(0..).unwrap_err().to_string(),
        format!("found \"more than {HOTELS_IN_KEY} ids\", expected 1 to {HOTELS_IN_KEY} different hotel ids")
    );
    assert!(EntityKey::hotels([]).is_err());
}

#[test]
fn errors_have_the_offset() {
    for (text, at) in [
        ("", 0),
        ("kplace", 0),
        (":", 0),
        ("place:1", 0),
        ("KPLACE:1", 0),
        (" kplace:1", 0),
        ("kplaces:1", 0),
        ("k:1", 0),
        ("kplace :1", 0),
        ("kplace:", 7),
        ("kplace:a", 7),
        ("kplace: 1", 7),
        ("kplace:1 ", 8),
        ("kplace:-1", 7),
        ("kplace:+1", 7),
        ("kplace:1e3", 8),
        ("kplace:1.0", 8),
        ("kplace:1,2", 8),
        ("kplace:1:", 8),
        ("kplace:１", 7),
        ("kplace:1٣", 8),
        ("kplace:9223372036854775808", 7),
        ("kplace:1\0", 8),
        ("kplace：1", 0),
        ("khotel:", 7),
        ("khotel:1,2", 8),
        ("khotel:1\n", 8),
        ("khotels:", 8),
        ("khotels: ", 9),
        ("khotels:,", 8),
        ("khotels:1,", 10),
        ("khotels:1,,2", 10),
        ("khotels:1 2", 10),
        ("khotels:1;2", 9),
        ("khotels:1\u{a0}", 9),
        ("khotels:-1", 8),
        ("khotels:1,9223372036854775808", 10),
        ("klatlon:", 8),
        ("klatlon:1", 9),
        ("klatlon:1,2,3", 11),
        ("klatlon:1, 2", 10),
        ("klatlon:91,0", 8),
        ("klatlon:0,-181", 10),
        ("klatlon:1,2:3", 11),
        ("kpolygon:", 9),
        ("kpolygon:0,0;", 13),
        ("kpolygon:0,0;0,1;1,0;", 21),
        ("kpolygon:0,0;;1,0", 13),
        ("kpolygon:0,0;0,1;1,0:", 21),
        ("kpolygon:0,0;0,1;1,0:0", 21),
        ("kpolygon:0,0;0,1;1,0:1000", 21),
        ("kpolygon:0,0;0,1;1,0:-1", 21),
        ("kpolygon:0,0;0,1;1,0:5:", 22),
        ("kpolygon:0,0;0,1;1,0 ", 20),
        ("kpolygon:0,0; 0,1;1,0", 13),
        ("kpolygon:0,0,0,1;1,0", 12),
        ("kpolygon:0,0;0,1;1,9e1", 20),
        ("kpolygon:0,0;0,1", 16),
        ("kpolygon:0,0:5", 12),
        ("kpolygon:0,0;0,0;1,1", 13),
        ("kpolygon:0,0;0,1;0.0,0", 17),
        ("kpolygon:1,180;1.1,180;1,-180", 23),
    ] {
        assert_eq!(fault(text).offset(), Some(at), "{}", fault(text));
    }
}

#[test]
fn errors_have_the_requirement() {
    for (text, allowed) in [
        ("kcity:1", r#""kplace:", "khotel:", "khotels:", "klatlon:" or "kpolygon:""#),
        ("kplace:1,2", "the end of the key"),
        ("khotels:1;2", r#""," and another hotel id, or the end of the key"#),
        (
            "kpolygon:0,0;0,1;1,0/",
            r#"";" and another point, ":" and a number of hotels, or the end of the key"#,
        ),
        ("kpolygon:0,0;0,1;1,0:1000", "a number of hotels from 1 to 999"),
        ("kpolygon:0,0;0,1", "at least 3 points"),
        ("kpolygon:0,0;0,1;0,0", "distinct points among the first 3"),
        ("kpolygon:0,0;0,1;1,2", "an extent of at most 200 km, not 222.7"),
        ("kpolygon:0,0;.5,1;1,0", "a latitude from -90 to 90"),
    ] {
        assert_eq!(fault(text).requirement().to_string(), allowed);
    }
    let long = format!("kpolygon:0,0;0,1;1,2{}", ";1,1".repeat(4_000));
    assert_eq!(fault(&long).offset(), None);
    assert!(fault(&long).to_string().len() < 200);
}

#[test]
fn both_sides_of_the_limits_of_a_polygon() {
    let ring = polygon("0,0;0,1;1,0");
    assert_eq!(ring.max_hotels(), POLYGON_HOTELS);
    for count in [1, POLYGON_HOTELS, POLYGON_MAX_HOTELS] {
        let changed = ring.clone().with_max_hotels(count).unwrap();
        assert_eq!(changed.max_hotels(), count);
        assert_eq!(parse(&EntityKey::from(changed.clone()).to_string()), changed.into());
    }
    for count in [0, POLYGON_MAX_HOTELS + 1, usize::MAX] {
        let fault = ring.clone().with_max_hotels(count).unwrap_err();
        assert_eq!(
            fault.to_string(),
            format!(r#"found "{count}", expected a number of hotels from 1 to 999"#)
        );
    }
    assert!(
        parse("klatlon:1,2")
            .with_max_hotels(5)
            .unwrap_err()
            .requirement()
            .to_string()
            .starts_with("a polygon")
    );

    let points = |texts: &[&str]| Polygon::new(texts.iter().map(|text| text.parse().unwrap()));
    let error = |texts: &[&str]| points(texts).unwrap_err().to_string();
    assert!(points(&["0,0", "0,1", "1,0"]).is_ok());
    assert_eq!(error(&["0,0", "0,1"]), r#"found "2 points", expected at least 3 points"#);
    assert_eq!(
        error(&["0,0", "0,1", "0,0", "1,1"]),
        r#"found "repeated point 3", expected distinct points among the first 3"#
    );
    // Later points may repeat.
    assert!(points(&["0,0", "0,1", "1,0", "0,0", "0,0"]).is_ok());
}

#[test]
fn the_length_of_a_key_counts_characters() {
    // 9 + 17 characters, and 4 for each additional point.
    let of_length = |length: usize, suffix: &str| {
        let points = (length - 26 - suffix.len()) / 4;
        let ones = "1".repeat((length - 26 - suffix.len()) % 4);
        format!("kpolygon:0.01{ones},0;0,1;1,0.01{}{suffix}", ";0,0".repeat(points))
    };
    for suffix in ["", ":999"] {
        let fits = of_length(POLYGON_KEY_CHARS, suffix);
        assert_eq!(fits.len(), POLYGON_KEY_CHARS);
        assert!(fits.parse::<EntityKey>().is_ok());
        let long = fault(&of_length(POLYGON_KEY_CHARS + 1, suffix));
        assert_eq!(
            long.requirement().to_string(),
            format!("a polygon key of at most {POLYGON_KEY_CHARS} characters")
        );
        assert_eq!(long.offset(), Some(POLYGON_KEY_CHARS));
    }
    // A suffix alone can make the key too long.
    let full = parse(&of_length(POLYGON_KEY_CHARS - 4, ""));
    assert_eq!(full.to_string().len(), POLYGON_KEY_CHARS - 4);
    let EntityKey::Polygon(full) = full else { panic!() };
    assert_eq!(
        EntityKey::from(full.clone().with_max_hotels(999).unwrap()).to_string().len(),
        POLYGON_KEY_CHARS
    );
    let again = full.points().iter().copied().chain(["0,0".parse().unwrap()]);
    let fuller = Polygon::new(again).unwrap();
    assert!(
        fuller.clone().with_max_hotels(999).unwrap_err().requirement().to_string().contains("characters")
    );
    assert!(fuller.with_max_hotels(POLYGON_HOTELS).is_ok());
    // The limit counts characters, not bytes. The first of these characters is invalid.
    assert_eq!(fault(&format!("kpolygon:{}", "é".repeat(POLYGON_KEY_CHARS - 9))).offset(), Some(9));
    assert_eq!(
        fault(&format!("kpolygon:{}", "é".repeat(POLYGON_KEY_CHARS - 8))).offset(),
        Some(9 + 2 * (POLYGON_KEY_CHARS - 9))
    );
    let endless = std::iter::repeat_n(Point::new(0.0, 0.0).unwrap(), 100_000);
    assert!(Polygon::new(endless).is_err());
}

#[test]
fn the_side_is_measured_to_the_metre() {
    // The side of a rectangle along the equator. One metre is about 0.000009 degrees.
    let reach = POLYGON_SIDE_KM / 111.319_491;
    let square = |side: f64| EntityKey::polygon([(0.0, 0.0), (0.0, side), (1.0, side), (1.0, 0.0)]);
    assert!(square(reach - 0.000_009).is_ok());
    assert!(square(reach + 0.000_009).is_err());
}

proptest! {
    #[test]
    fn ids_survive_the_round_trip(ids in proptest::collection::vec(0..=i64::MAX, 1..=HOTELS_IN_KEY)) {
        let key = EntityKey::hotels(ids.iter().copied()).unwrap();
        prop_assert_eq!(parse(&key.to_string()), key);
        for key in [EntityKey::place(ids[0]).unwrap(), EntityKey::hotel(ids[0]).unwrap()] {
            prop_assert_eq!(parse(&key.to_string()), key);
        }
    }

    #[test]
    fn polygons_survive_the_round_trip(
        (north, east) in (-89.0..89.0_f64, -180.0..180.0_f64),
        corners in proptest::collection::vec((-0.5..0.5, -0.5..0.5), 0..100),
        max_hotels in 1..=POLYGON_MAX_HOTELS,
    ) {
        let fixed = [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5)];
        let corners = fixed.into_iter().chain(corners).map(|(up, right): (f64, f64)| {
            (north + up, (east + right + 540.0_f64).rem_euclid(360.0) - 180.0)
        });
        let key = EntityKey::polygon(corners).unwrap().with_max_hotels(max_hotels).unwrap();
        prop_assert_eq!(parse(&key.to_string()), key);
    }
}
