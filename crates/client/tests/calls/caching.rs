//! Checks which operations have cacheable responses, and which calls may be repeated.

use wayfare_client::{autocomplete, cars, feeds, flights, hotels};

#[test]
fn places_and_constants_are_cacheable_but_prices_are_not() {
    for operation in
        [&autocomplete::AUTOCOMPLETE_FLIGHTS, &autocomplete::AUTOCOMPLETE_HOTELS, &feeds::FEEDS_CONSTANTS]
    {
        assert!(operation.cacheable, "{}", operation.name);
    }
    for operation in [&flights::FLIGHTS_POLL, &cars::CARS_POLL, &hotels::HOTELS_SINGLE] {
        assert!(!operation.cacheable, "{}", operation.name);
    }
}

#[test]
fn starting_a_search_and_reading_fares_are_repeatable() {
    for operation in [&flights::FLIGHTS_POLL, &cars::CARS_POLL, &flights::FLIGHTS_CALENDAR] {
        assert!(operation.repeatable, "{}", operation.name);
    }
}
