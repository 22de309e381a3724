//! Turns a valid request into what the engine is asked.

use jiff::Timestamp;
use jiff::civil::DateTime;
use wayfare_models::cars::{CarMoment, CarResultParameters, CarSearchStart};

use super::view::CarView;
use crate::engine::Page;
use crate::market::Market;
use wayfare_inventory::cars::{RentalQuery, Spot};

/// The query of a start. `None` where it names what nobody knows, which a review has ruled out.
pub(super) fn query(
    start: &CarSearchStart,
    market: &Market,
    on_mobile: bool,
    now: Timestamp,
) -> Option<RentalQuery> {
    let (pickup, dropoff) = (&start.pickup, &start.dropoff);
    let back = match &dropoff.location {
        Some(place) => Some(Spot::of(place)?),
        None => None,
    };
    let from = moment(&pickup.time)?;
    let until = moment(&dropoff.time)?;
    let query = RentalQuery::new(Spot::of(&pickup.location)?, back, from, until, &market.country, now);
    Some(RentalQuery { on_mobile, ..query })
}

/// What the clock shows; `None` for what no clock does.
fn moment(time: &CarMoment) -> Option<DateTime> {
    let (date, hour, minute) = (time.date, time.hour_or_default(), time.minute_or_default());
    let small = |number| i8::try_from(number).ok();
    let (month, day) = (i8::try_from(date.month()).ok()?, i8::try_from(date.day()).ok()?);
    DateTime::new(date.year(), month, day, small(hour)?, small(minute)?, 0, 0).ok()
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
