//! Checks that parsing the values of a hotel search allocates only the memory that the values hold.

use std::hint::black_box;
use std::str::FromStr;

use wayfare_validation::{EntityKey, HotelRoomGuests, PipeDelimitedIntegerList, Point};

/// Returns the number of allocations for parsing a string, and the peak number of allocated bytes.
fn cost<T: FromStr>(text: &str) -> (u64, u64) {
    let cost = allocation_counter::measure(|| {
        drop(black_box(black_box(text).parse::<T>().ok().unwrap_or_else(|| panic!("{text} is invalid"))));
    });
    (cost.count_total, cost.bytes_max)
}

#[test]
fn most_values_do_not_allocate() {
    for text in ["kplace:2643743", "khotel:1234", "klatlon:51.50735,-0.12776"] {
        assert_eq!(cost::<EntityKey>(text), (0, 0), "{text}");
    }
    for text in ["2", "2:4,6|1|9:1,2,3,4,5,6,7,8|1|1|1|1|1|1"] {
        assert_eq!(cost::<HotelRoomGuests>(text), (0, 0), "{text}");
    }
}

#[test]
fn lists_allocate_their_items() {
    assert_eq!(cost::<PipeDelimitedIntegerList>("3|4|5"), (1, 3 * 8));
    assert_eq!(cost::<EntityKey>("khotels:1,22,333"), (1, 3 * 8));
    // Repeated ids leave unused capacity, which is freed.
    assert_eq!(cost::<EntityKey>("khotels: 1, 2, 1").0, 2);
}

#[test]
fn polygons_allocate_their_points() {
    assert_eq!(cost::<EntityKey>("kpolygon:51.5,-0.2;51.6,-0.1;51.4,0"), (1, 3 * size_of::<Point>() as u64));
    let text = format!("kpolygon:51.5,-0.2;51.6,-0.1;51.4,0{}:999", ";51.5,0.5".repeat(2_000));
    assert_eq!(cost::<EntityKey>(&text), (1, 2_003 * size_of::<Point>() as u64));
}

#[test]
fn measurements_and_containment_checks_do_not_allocate() {
    let key: EntityKey = "kpolygon:51.5,-0.2;51.6,-0.1;51.4,0".parse().unwrap();
    let polygon = key.as_polygon().unwrap();
    let point = Point::new(51.5, -0.1).unwrap();
    let cost = allocation_counter::measure(|| {
        black_box((polygon.contains(point), polygon.centre(), polygon.envelope().longest_side_km()));
    });
    assert_eq!(cost.count_total, 0);
}
