//! Prepared car searches, which providers are asked.

use jiff::Timestamp;
use wayfare_models::cars::{CarMoment, CarResultParameters, CarSearchStart};
use wayfare_wire::LocalDateTime;

use super::days::days;
use super::places::CarQueryPlace;
use super::view::CarView;
use crate::engine::Page;
use crate::market::Market;

/// A prepared car search.
#[derive(Clone, Debug, PartialEq)]
pub struct CarQuery {
    /// The pickup place.
    pub pickup: CarQueryPlace,
    /// The place of return, if that is another one.
    pub dropoff: Option<CarQueryPlace>,
    /// The start of the rental, on the clocks of the pickup place.
    pub from: LocalDateTime,
    /// The end of the rental, on the clocks of the place of return.
    pub until: LocalDateTime,
    /// The number of days that are paid: 24 hours each from pickup, a day begun counting whole. 0 where the rental ends
    /// before it begins, which time zones make possible.
    pub days: u32,
    /// The country in which the rental is sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// Whether the traveller uses a telephone: some rates are for telephones alone.
    pub is_on_telephone: bool,
    /// The start of the search. All providers of a search reckon with the same moment, however late they answer.
    pub started_at: Timestamp,
}

/// The query of a start. `None` where it names what nobody knows, which a review has ruled out.
pub(super) fn query(
    start: &CarSearchStart,
    market: &Market,
    is_on_telephone: bool,
    started_at: Timestamp,
) -> Option<CarQuery> {
    let pickup = CarQueryPlace::of(&start.pickup.location)?;
    let dropoff = match &start.dropoff.location {
        Some(place) => Some(CarQueryPlace::of(place)?).filter(|place| *place != pickup),
        None => None,
    };
    let (from, until) = (moment(&start.pickup.time)?, moment(&start.dropoff.time)?);
    Some(CarQuery {
        pickup,
        dropoff,
        from,
        until,
        days: days(pickup, dropoff.unwrap_or(pickup), from, until),
        market: market.country.clone(),
        is_on_telephone,
        started_at,
    })
}

/// The moment on a local clock; `None` for hours and minutes that no clock shows.
fn moment(time: &CarMoment) -> Option<LocalDateTime> {
    let (hour, minute) = (u8::try_from(time.hour_or_default()), u8::try_from(time.minute_or_default()));
    LocalDateTime::new(time.date, hour.ok()?, minute.ok()?, 0)
}

/// How results are to be shown.
pub(super) fn view(parameters: &CarResultParameters, market: &Market) -> CarView {
    let sort = parameters.sort.clone().unwrap_or_default();
    CarView {
        currency: market.currency(parameters.currency.as_ref()),
        mode: parameters.price_mode_or_default(),
        key: sort.key_or_default(),
        page: Page::new(parameters.page_number_or_default(), parameters.page_size_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_what_they_can() {
        let at = |hour, minute| {
            moment(&CarMoment::new("2028-02-29".parse().unwrap()).with_hour(hour).with_minute(minute))
        };
        assert_eq!(at(23, 30).unwrap().to_string(), "2028-02-29T23:30:00");
        for (hour, minute) in [(24, 0), (-1, 0), (0, 60), (i64::MAX, 0)] {
            assert_eq!(at(hour, minute), None);
        }
    }
}
