//! What is wrong with a hotel search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::hotels::MultipleHotelQuery as Query;
use wayfare_validation::Path;
use wayfare_validation::limits::HOTEL_NIGHTS;

use crate::objection::{Faults, Objection};
use crate::review;

/// Adds everything that is wrong with a request.
pub(super) fn review(query: &Query, now: Timestamp, faults: &mut Faults) {
    if let Some(currency) = &query.currency_code {
        review::currency(&Path::parameter(Query::CURRENCY_CODE), currency, faults);
    }
    if let Some(checkin) = query.checkin {
        review::past_day(&Path::parameter(Query::CHECKIN), checkin, now, faults);
    }
    if let (Some(checkin), Some(checkout)) = (query.checkin, query.checkout) {
        let nights = checkin.days_until(checkout);
        if usize::try_from(nights).is_ok_and(|nights| nights > HOTEL_NIGHTS) {
            faults.at(&Path::parameter(Query::CHECKOUT), Objection::StayNights { checkout });
        }
    }
}
