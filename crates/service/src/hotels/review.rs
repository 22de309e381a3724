//! What is wrong with a hotel search beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::hotels::MultipleHotelQuery;
use wayfare_models::service::ErrorCode;
use wayfare_validation::Path;

use crate::clock::earliest_today;
use crate::http::Faults;
use crate::trade::Currency;

/// Longest stay, in nights.
const MOST_NIGHTS: i32 = 90;

/// Adds everything that is wrong with a request.
pub(super) fn review(query: &MultipleHotelQuery, now: Timestamp, faults: &mut Faults) {
    if let Some(currency) = &query.currency_code
        && Currency::from_code(currency.as_str()).is_none()
    {
        let known: Vec<_> = Currency::all().iter().map(Currency::code).collect();
        let found = format!("{:?}", currency.as_str());
        let allowed = format!("one of {}", known.join(", "));
        faults.at(&Path::parameter("currencyCode"), ErrorCode::InvalidRequest, found, allowed);
    }
    if let (Some(checkin), Some(today)) = (query.checkin, earliest_today(now))
        && checkin < today
    {
        let allowed = format!("a day that is not past everywhere on earth: {today} or later");
        faults.at(&Path::parameter("checkin"), ErrorCode::InvalidDates, format!("\"{checkin}\""), allowed);
    }
    if let (Some(checkin), Some(checkout)) = (query.checkin, query.checkout) {
        let nights = checkin.days_until(checkout);
        if nights > MOST_NIGHTS {
            let allowed = format!("at most {MOST_NIGHTS} nights after checkin");
            let found = format!("\"{checkout}\"");
            faults.at(&Path::parameter("checkout"), ErrorCode::InvalidDates, found, allowed);
        }
    }
}
