//! What is wrong with a hotel search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::hotels::HotelStay;
use wayfare_validation::Path;
use wayfare_validation::limits::HOTEL_NIGHTS;

use crate::objection::{Faults, Objection};
use crate::review;

/// Adds everything that is wrong with a request.
pub(super) fn review(stay: &HotelStay, now: Timestamp, faults: &mut Faults) {
    if let Some(currency) = &stay.currency_code {
        review::currency(&Path::parameter(HotelStay::CURRENCY_CODE), currency, faults);
    }
    if let Some(checkin) = stay.checkin {
        review::past_day(&Path::parameter(HotelStay::CHECKIN), checkin, now, faults);
    }
    if let (Some(checkin), Some(checkout)) = (stay.checkin, stay.checkout) {
        let nights = checkin.days_until(checkout);
        if usize::try_from(nights).is_ok_and(|nights| nights > HOTEL_NIGHTS) {
            faults.at(&Path::parameter(HotelStay::CHECKOUT), Objection::StayNights { checkout });
        }
    }
}
