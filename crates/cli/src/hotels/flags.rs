//! From a parameter of a hotel search back to the flag that it comes from.
//!
//! Which parameter that is follows from the query itself: leave out what the flag sets, and see which parameter is
//! gone. So no name of the wire is written here.

use wayfare_models::Amount;
use wayfare_models::hotels::{
    EntityKey, FeaturesFilterMode, HotelEntityKey, HotelRoomGuests, HotelSortDirection, HotelSortField,
    MultipleHotelQuery, PipeDelimitedIntegerList, SingleHotelQuery,
};
use wayfare_models::{Date, ValueError};
use wayfare_wire::query::{Query, QueryWriter};

use crate::args::{HotelsArgs, StayArgs};

/// The flag that a parameter of a search for hotels comes from.
pub fn of_many(parameter: &str, args: &HotelsArgs) -> Option<String> {
    let destination = match (&args.destination.near, &args.destination.polygon) {
        (Some(_), _) => "--near",
        (_, Some(_)) => "--polygon",
        _ => "PLACE",
    };
    let required = EntityKey::place(0).ok().map(MultipleHotelQuery::new);
    match required.is_some_and(|query| names(&query).contains(&parameter)) {
        true => Some(destination.to_owned()),
        false => optional(parameter, &args.stay),
    }
}

/// The flag that a parameter of a search for one hotel comes from.
pub fn of_one(parameter: &str, args: &StayArgs) -> Option<String> {
    let required = HotelEntityKey::new(0).ok().map(SingleHotelQuery::new);
    match required.is_some_and(|query| names(&query).contains(&parameter)) {
        true => Some("KEY".to_owned()),
        // What both searches take goes by the same names.
        false => optional(parameter, args),
    }
}

fn optional(parameter: &str, stay: &StayArgs) -> Option<String> {
    let full = full().ok()?;
    let flag = FLAGS.iter().find(|(_, leave_out)| {
        let mut without = full.clone();
        leave_out(&mut without);
        !names(&without).contains(&parameter) && names(&full).contains(&parameter)
    })?;
    let by_one_room = stay.adults.is_some() || !stay.children_ages.is_empty();
    Some(if flag.0 == ROOMS && by_one_room { "--adults".to_owned() } else { flag.0.to_owned() })
}

fn names(query: &impl Query) -> Vec<&'static str> {
    let mut writer = QueryWriter::default();
    query.write(&mut writer);
    writer.into_pairs().into_iter().map(|(name, _)| name).collect()
}

const ROOMS: &str = "--rooms";

/// A flag, and how to leave out what it sets.
type Flag = (&'static str, fn(&mut MultipleHotelQuery));

const FLAGS: &[Flag] = &[
    ("--checkin", |query| query.stay.checkin = None),
    ("--checkout", |query| query.stay.checkout = None),
    (ROOMS, |query| query.stay.rooms = None),
    ("--language", |query| query.stay.language_code = None),
    ("--currency", |query| query.stay.currency_code = None),
    ("--taxes", |query| query.stay.include_taxes_in_total = None),
    ("--local-taxes", |query| query.stay.include_local_taxes_in_total = None),
    ("--min-price", |query| query.filters.min_price = None),
    ("--max-price", |query| query.filters.max_price = None),
    ("--stars", |query| query.filters.star_rating = None),
    ("--hotel-rating", |query| query.filters.hotel_rating = None),
    ("--official-only", |query| query.filters.hotel_rating_exclude_self_rated = None),
    ("--property-type", |query| query.filters.property_types = None),
    ("--feature", |query| query.filters.features = None),
    ("--any-feature", |query| query.features_filter_mode = None),
    ("--theme", |query| query.filters.themes = None),
    ("--chain", |query| query.filters.chains = None),
    ("--guest-rating", |query| query.filters.guest_ratings = None),
    ("--deal", |query| query.filters.deals = None),
    ("--name", |query| query.filters.hotel_name = None),
    ("--sort", |query| query.filters.sort_field = None),
    ("--direction", |query| query.filters.sort_direction = None),
    ("--page", |query| query.filters.page_index = None),
    ("--limit", |query| query.filters.page_size = None),
    ("--prefer", |query| query.filters.preferred_hotels = None),
];

/// A query with everything in it that any flag sets, so that leaving a part out shows.
fn full() -> Result<MultipleHotelQuery, ValueError> {
    let list = || PipeDelimitedIntegerList::new([0]).map(Some);
    let mut query = MultipleHotelQuery::new(EntityKey::place(0)?);
    (query.stay.checkin, query.stay.checkout) = (Some(Date::MIN), Some(Date::MAX));
    query.stay.rooms = Some(HotelRoomGuests::from_party([wayfare_validation::Room::adults(1)])?);
    query.stay.language_code = "EN".parse().ok();
    query.stay.currency_code = "EUR".parse().ok();
    query.stay.include_taxes_in_total = Some(true);
    query.stay.include_local_taxes_in_total = Some(true);
    (query.filters.min_price, query.filters.max_price) = (Some(Amount::ZERO), Some(Amount::ZERO));
    (query.filters.star_rating, query.filters.hotel_rating) = (list()?, list()?);
    query.filters.hotel_rating_exclude_self_rated = Some(true);
    (query.filters.property_types, query.filters.features) = (list()?, list()?);
    query.features_filter_mode = Some(FeaturesFilterMode::All);
    (query.filters.themes, query.filters.chains) = (list()?, list()?);
    (query.filters.guest_ratings, query.filters.deals) = (list()?, list()?);
    query.filters.hotel_name = Some(String::new());
    query.filters.sort_field = Some(HotelSortField::Name);
    query.filters.sort_direction = Some(HotelSortDirection::Ascending);
    (query.filters.page_index, query.filters.page_size) = (Some(0), Some(0));
    query.filters.preferred_hotels = Some(vec![0.into()].into());
    Ok(query)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::hotels_tests::args;

    #[test]
    fn every_flag_sets_a_parameter_of_its_own() {
        let full = full().unwrap();
        let all = names(&full);
        for (flag, leave_out) in FLAGS {
            let mut without = full.clone();
            leave_out(&mut without);
            assert_eq!(names(&without).len(), all.len() - 1, "{flag}");
        }
        // All but the destination.
        assert_eq!(all.len(), FLAGS.len() + 1);
    }

    #[test]
    fn parameters_have_their_flags() {
        let args = args("boston");
        for (parameter, flag) in [
            ("destination", Some("PLACE")),
            ("pageSize", Some("--limit")),
            ("pageIndex", Some("--page")),
            ("preferredHotels", Some("--prefer")),
            ("maxPrice", Some("--max-price")),
            ("checkout", Some("--checkout")),
            ("rooms", Some("--rooms")),
            ("hotel", None),
            ("", None),
            ("/destination", None),
        ] {
            assert_eq!(of_many(parameter, &args).as_deref(), flag, "{parameter}");
        }
        assert_eq!(of_one("hotel", &args.stay).as_deref(), Some("KEY"));
        assert_eq!(of_one("checkin", &args.stay).as_deref(), Some("--checkin"));
    }

    #[test]
    fn what_can_be_said_in_several_ways_goes_by_the_one_that_was_used() {
        let flag = |words: &str, parameter: &str| of_many(parameter, &args(words)).unwrap();
        assert_eq!(flag("--near 1,2", "destination"), "--near");
        assert_eq!(flag("--polygon x.geojson", "destination"), "--polygon");
        assert_eq!(flag("boston --children-ages 4", "rooms"), "--adults");
    }
}
