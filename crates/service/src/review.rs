//! What several kinds of searches find fault with, beyond what the description's own rules say.

use jiff::Timestamp;
use wayfare_models::common::CurrencyCode;
use wayfare_validation::Path;
use wayfare_wire::Date;

use crate::clock::earliest_today;
use crate::objection::{Faults, Objection};
use wayfare_places::money::Currency;

/// Adds a fault for a currency without a rate.
pub(crate) fn currency(at: &Path<'_>, code: &CurrencyCode, faults: &mut Faults) {
    if Currency::from_code(code.as_str()).is_none() {
        faults.at(at, Objection::UnknownCurrency { found: code.as_str().into() });
    }
}

/// Adds a fault for a day that is past, and says whether it did.
pub(crate) fn past_day(at: &Path<'_>, date: Date, now: Timestamp, faults: &mut Faults) -> bool {
    let Some(today) = earliest_today(now).filter(|today| date < *today) else { return false };
    faults.at(at, Objection::PastDay { date, today });
    true
}
