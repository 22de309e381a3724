//! Tests areas at the antimeridian, around poles and at poles.

use proptest::prelude::*;

use super::point::{DEGREE, Point};
use super::{EntityKey, Polygon};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn polygon(corners: &str) -> Polygon {
    format!("kpolygon:{corners}").parse::<EntityKey>().unwrap().as_polygon().unwrap().clone()
}

#[track_caller]
fn assert_contains(corners: &str, inside: &[&str], outside: &[&str]) {
    let polygon = polygon(corners);
    for text in inside {
        assert!(polygon.contains(point(text)), "{polygon} must contain {text}");
        assert!(polygon.envelope().contains(point(text)), "{:?} must contain {text}", polygon.envelope());
    }
    for text in outside {
        assert!(!polygon.contains(point(text)), "{polygon} must not contain {text}");
    }
}

#[test]
fn a_square_with_its_edge() {
    assert_contains(
        "0,0;0,1;1,1;1,0",
        &["0.5,0.5", "0,0", "0,1", "1,1", "1,0", "0,0.3", "1,0.3", "0.3,0", "0.3,1", "0.0000001,0.9999999"],
        &[
            "-0.0000001,0.5",
            "1.0000001,0.5",
            "0.5,-0.0000001",
            "0.5,1.0000001",
            "0.5,179",
            "90,0",
            "-90,0",
            "0.5,-180",
        ],
    );
}

#[test]
fn points_on_a_slanted_edge_are_inside() {
    assert_contains("0,0;0,0.9;0.3,0", &["0.1,0.6", "0.2,0.3"], &["0.1000001,0.6", "0.2,0.3000001"]);
}

#[test]
fn a_hollow_is_outside() {
    let corners = "0,0;0,1;1,1;1,0.9;0.1,0.9;0.1,0.1;1,0.1;1,0";
    assert_contains(corners, &["0.5,0.05", "0.5,0.95", "0.05,0.5"], &["0.5,0.5", "1,0.5"]);
    // The centre of the envelope is in the hollow.
    assert!(!polygon(corners).contains(polygon(corners).centre()));
}

#[test]
fn rings_that_touch_and_cross_themselves() {
    // In a figure of eight, both halves are inside.
    assert_contains("0,0;1,1;0,1;1,0", &["0.5,0.5", "0.5,0.1", "0.5,0.9"], &["0.9,0.5", "0.1,0.5"]);
    // Two squares share a corner.
    assert_contains(
        "0,0;0,0.5;1,0.5;1,1;0.5,1;0.5,0",
        &["0.2,0.2", "0.8,0.8", "0.5,0.5"],
        &["0.2,0.8", "0.8,0.2"],
    );
    // If a ring goes around twice, an area enclosed twice is outside, but its edge is inside.
    let twice = "0,0;0,1;1,1;1,0;0,0;0,0.5;0.5,0.5;0.5,0";
    assert_contains(twice, &["0.7,0.7", "0.5,0.2", "0.2,0.5"], &["0.2,0.2"]);
    // A line has no interior.
    assert_contains("0,0;0,1;0,0.5", &["0,0.7", "0,0.2"], &["0.0000001,0.5", "-0.0000001,0.5"]);
    assert_contains("0,0;1,0;0.5,0", &["0.7,0"], &["0.5,0.0000001", "1.1,0"]);
}

#[test]
fn across_the_antimeridian() {
    let corners = "-16,179.5;-16,-179.5;-17,-179.5;-17,179.5";
    assert_contains(
        corners,
        &["-16.5,180", "-16.5,-180", "-16.5,179.6", "-16.5,-179.6", "-16,180", "-16.5,179.5", "-16.5,-179.5"],
        &["-16.5,179.4", "-16.5,-179.4", "-16.5,0", "-15.9,180", "-17.1,-180"],
    );
    let envelope = polygon(corners).envelope();
    assert_eq!((envelope.west(), envelope.east()), (179.5, -179.5));
    assert_eq!((envelope.south(), envelope.north()), (-17.0, -16.0));
    assert_eq!(format!("{envelope:?}"), "Envelope(-17 to -16 north, 179.5 to -179.5 east)");
    assert!((envelope.longest_side_km() - 110.66).abs() < 3.7);
    assert!(!envelope.is_around_pole());
    assert_eq!(polygon(corners).centre(), point("-16.5,-180"));
    assert_eq!(polygon("0,179;0,180;1,-180").centre(), point("0.5,179.5"));
    assert_eq!(polygon("0,-179;0,-180;1,180").centre(), point("0.5,-179.5"));
}

#[test]
fn around_a_pole() {
    let corners = "89.5,0;89.5,120;89.5,-120";
    assert_contains(
        corners,
        &["90,0", "90,77", "89.6,0", "89.6,180", "89.5,60", "89.5,180", "89.5,-180"],
        &["89.4,0", "-90,0", "-89.6,0", "0,0"],
    );
    let envelope = polygon(corners).envelope();
    assert!(envelope.is_around_pole());
    assert_eq!((envelope.south(), envelope.north()), (89.5, 90.0));
    assert_eq!((envelope.west(), envelope.east()), (-180.0, 180.0));
    assert!((envelope.longest_side_km() - 111.694).abs() < 0.001);
    assert_eq!(polygon(corners).centre(), point("90,0"));

    let south = "-89.5,0;-89.5,-120;-89.5,120";
    assert_contains(south, &["-90,0", "-90,-180", "-89.6,33"], &["-89.4,0", "90,0", "89.6,0"]);
    assert_eq!(polygon(south).centre(), point("-90,0"));
}

#[test]
fn at_a_pole_and_near_it() {
    // A quarter of the polar cap is inside, regardless of the longitude of the corner at the pole.
    for pole in ["90,0", "90,45", "90,-135", "90,180"] {
        let corners = format!("{pole};89,0;89,90");
        assert_contains(
            &corners,
            &["90,0", "90,-90", "89.5,45", "89.5,0", "89.5,90", "89,45"],
            &["89.5,-45", "89.5,135", "88.9,45"],
        );
        let envelope = polygon(&corners).envelope();
        assert_eq!((envelope.west(), envelope.east(), envelope.is_around_pole()), (0.0, 90.0, false));
    }
    // Two thirds of the cap are inside.
    let two_thirds = "90,0;89.5,0;89.5,120;89.5,-120";
    assert_contains(two_thirds, &["89.7,60", "89.7,-170", "90,9"], &["89.7,-60", "89.4,60"]);
    // Next to a pole, an area is narrow on the ground, regardless of the number of degrees.
    let near_pole = polygon("89.5,10;89.5,100;89.6,55");
    assert!(near_pole.envelope().longest_side_km() < 80.0);
    assert!(!near_pole.contains(point("90,0")));
    // An edge across exactly 180 degrees of longitude runs west.
    assert_contains("89.9,180;89.9,0;89.8,90", &["89.87,90", "89.9,90"], &["90,0", "89.95,-90", "89.95,90"]);
    assert_contains(
        "89.9,0;89.9,180;89.8,-90",
        &["89.87,-90", "89.9,-90"],
        &["90,0", "89.95,-90", "89.95,90"],
    );
    assert!("kpolygon:88,0;88,120;88,-120".parse::<EntityKey>().is_err());
}

#[test]
fn the_longest_side_is_nearer_to_the_equator() {
    for (corners, km) in [
        ("60,0;60,1;61,1", 111.42),
        ("60,0;60,3;61,3", 167.3),
        ("-60,0;-60,3;-61,3", 167.3),
        ("0.5,0;-0.5,0;0,1", 111.319),
        ("0,0;0.1,0;0,0.1", 11.132),
    ] {
        let side = polygon(corners).envelope().longest_side_km();
        assert!((side - km).abs() < 0.1, "{corners}: {side}");
    }
}

/// Returns whether a point is inside, by the textbook even-odd rule on a plane, or `None` if it is on an edge.
fn on_a_plane(corners: &[(i32, i32)], (y, x): (i32, i32)) -> Option<bool> {
    let mut inside = false;
    for (at, &(y1, x1)) in corners.iter().enumerate() {
        let (y2, x2) = corners[(at + 1) % corners.len()];
        let side = i64::from(x2 - x1) * i64::from(y - y1) - i64::from(y2 - y1) * i64::from(x - x1);
        let within = (x1.min(x2)..=x1.max(x2)).contains(&x) && (y1.min(y2)..=y1.max(y2)).contains(&y);
        if side == 0 && within {
            return None;
        }
        if (y1 > y) != (y2 > y) {
            inside ^= (side > 0) == (y2 < y1);
        }
    }
    Some(inside)
}

proptest! {
    #[test]
    fn small_areas_match_the_plane(
        corners in proptest::collection::vec((-8..=8, -8..=8), 3..12),
        tried in (-9..=9, -9..=9),
        (north, east) in (-80..=80_i32, -180..=180_i32),
    ) {
        let place = |(up, right): (i32, i32)| {
            let east = (east * 100 + right * 5 + 18_000).rem_euclid(36_000) - 18_000;
            Point::from_units(north * DEGREE + up * (DEGREE / 20), east * (DEGREE / 100))
        };
        let Ok(polygon) = Polygon::new(corners.iter().copied().map(place)) else { return Ok(()) };
        // A point on the edge counts as inside.
        let expected = on_a_plane(&corners, tried).unwrap_or(true);
        prop_assert_eq!(polygon.contains(place(tried)), expected, "{} and {}", polygon, place(tried));
    }

    #[test]
    fn the_centre_is_equidistant_from_opposite_sides(
        corners in proptest::collection::vec((-90..=90, -80..=80), 3..12),
        (north, east) in (-60..=60_i32, -180..=180_i32),
    ) {
        let place = |(up, right): (i32, i32)| {
            let east = (east * 100 + right + 18_000).rem_euclid(36_000) - 18_000;
            Point::from_units(north * DEGREE + up * (DEGREE / 100), east * (DEGREE / 100))
        };
        let Ok(polygon) = Polygon::new(corners.iter().copied().map(place)) else { return Ok(()) };
        let midpoint = |mut values: Vec<i32>| {
            values.sort_unstable();
            (values[0] + values[values.len() - 1]) as f64 / 200.0
        };
        let centre = polygon.centre();
        let up = midpoint(corners.iter().map(|corner| corner.0).collect()) + f64::from(north);
        let right = midpoint(corners.iter().map(|corner| corner.1).collect()) + f64::from(east);
        prop_assert!((centre.latitude() - up).abs() < 1e-6);
        prop_assert!(((centre.longitude() - right + 540.0).rem_euclid(360.0) - 180.0).abs() < 1e-6);
    }
}
