//! What several kinds of searches find fault with, beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::common::CurrencyCode;
use wayfare_models::service::ErrorCode;
use wayfare_validation::Path;
use wayfare_wire::Date;

use crate::clock::earliest_today;
use crate::http::Faults;
use wayfare_places::money::Currency;

/// Adds a fault for a currency without a rate.
pub(crate) fn currency(at: &Path<'_>, code: &CurrencyCode, faults: &mut Faults) {
    if Currency::from_code(code.as_str()).is_none() {
        let known: Vec<_> = Currency::all().iter().map(Currency::code).collect();
        let allowed = format!("one of {}", known.join(", "));
        faults.at(at, ErrorCode::InvalidRequest, format!("{:?}", code.as_str()), allowed);
    }
}

/// Adds a fault for a day that is past, and says whether it did.
pub(crate) fn past_day(at: &Path<'_>, date: Date, now: Timestamp, faults: &mut Faults) -> bool {
    let Some(today) = earliest_today(now).filter(|today| date < *today) else { return false };
    let allowed = format!("a day that is not past everywhere on earth: {today} or later");
    faults.at(at, ErrorCode::InvalidDates, format!("\"{date}\""), allowed);
    true
}
