//! Checks points that the description leaves open or shows only in examples.

use specwright::ir::*;

use crate::described;

/// Checks that the spec marks the points that the description leaves open. Each point has a word that the spec's text
/// must contain.
#[test]
fn open_points_are_marked() {
    let description = described();
    let points = specwright::lint::open_points(&description);
    let open = [
        ("Cabin", "list"),
        ("PassengerCode", "codes"),
        ("FlightLocation", "Forms"),
        ("FlightSearchResponse", "optional"),
        ("FlightOptionType", "split"),
        ("FlightLeg.duration", "unit"),
        ("flights.poll", "query parameters"),
        ("flights.details", "response body"),
        ("protocol flights", "lifetime"),
        ("autocomplete.flights", "Statuses"),
        ("autocomplete.cars", "Statuses"),
        ("autocomplete.hotels", "Statuses"),
        ("auth", "Credentials"),
        ("ErrorCode", "list"),
        ("PreSearchErrorResponse", "status"),
        ("PreSearchErrorResponse", "error bodies"),
        ("limit flight_legs", "number of legs"),
        ("limit flight_passengers", "number of travellers"),
        ("Wayfare", "Events"),
        ("Wayfare", "Request rates"),
        ("Wayfare", "polling interval"),
        ("Wayfare", "static data feeds"),
        ("Wayfare", "deprecation"),
        ("SearchableHotelPlace", "response that has the place"),
        ("HotelResult.wellKnownPlace", "shape"),
        ("SingleHotelSearchResponse.wellKnownPlace", "shape"),
        ("HotelReviews.guestRatings", "categories"),
        ("HotelDestination.type", "meaning of the numbers"),
        ("SingleHotelQuery.checkout", "one date alone"),
        ("MultipleHotelQuery.checkout", "one date alone"),
        ("HotelResult.distance", "unit"),
        ("HotelDestination.radius", "unit"),
        ("MultipleHotelSearchResponse.totalAvailableResults", "counted hotels"),
        ("cars.poll", "query parameters"),
        ("protocol cars", "lifetime"),
        ("CarDropoff.location", "default"),
        ("CarBookingOption.fees", "container"),
        ("CarFee.rate", "shape"),
        ("CarMileagePolicy.limit", "Unit"),
        ("CarLogos", "All fields but one"),
        ("CarPriceMode", "meaning"),
    ];
    for (place, word) in open {
        let is_stated = points.iter().any(|(at, point)| at == place && point.text.contains(word));
        assert!(is_stated, "{place}: no text marks this point as open ({word})");
    }
    for (place, point) in &points {
        assert!(point.text.contains("Chosen ("), "{place}: no choice is stated: {}", point.text);
        assert!(point.text.ends_with('.'), "{place}: {}", point.text);
    }
}

/// Checks strings that are valid according to the description, and some strings that the description excludes.
#[test]
fn grammars_match_the_documented_forms() {
    let description = described();
    let forms: [(&str, &[&str], &[&str]); 4] = [
        (
            "EntityKey",
            &[
                "kplace:1",
                "khotel:1",
                "khotels:1",
                "khotels:1, 2,2",
                "klatlon:1.5,-2",
                "kpolygon:1,2;3,4;5,6",
                "kpolygon:1,2;3,4;5,6:999",
            ],
            &["", "1", "kplace", "kplace:", "khotel:1,2", "klatlon:1", "kcity:1", "khotels:"],
        ),
        ("HotelEntityKey", &["khotel:1"], &["khotels:1", "kplace:1", "khotel:", "khotel:1,2"]),
        ("HotelRoomGuests", &["1", "2:4,6", "2|1:0", "1:3|2"], &["", "|", "2:", "2:4,", "a", "2|", ":3"]),
        ("PipeDelimitedIntegerList", &["1", "3|4|5", "-1|8"], &["", "|", "1|", "1;2", "x"]),
    ];
    for (name, good, bad) in forms {
        let DefKind::Grammar(grammar) = &description.def(description.names[name]).kind else {
            panic!("{name} is not a grammar")
        };
        let pattern = regex_lite::Regex::new(grammar.pattern.as_deref().unwrap()).unwrap();
        for text in good {
            assert!(pattern.is_match(text), "{name}: {text:?}");
        }
        for text in bad {
            assert!(!pattern.is_match(text), "{name}: {text:?}");
        }
    }
}
