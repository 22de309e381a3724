//! Request preparation steps that all verticals share.

use jiff::{SignedDuration, Timestamp};
use specwright_core::Date;
use wayfare_models::common::CurrencyCode;
use wayfare_places::money::Currency;
use wayfare_validation::Path;

use crate::http::Caller;
use crate::travel::api_errors::Faults;
use crate::travel::market::Market;
use crate::travel::objection::Objection;

/// The context of a request.
pub(crate) struct Context<'a> {
    pub(crate) caller: &'a Caller,
    pub(crate) market: &'a Market,
    /// `true` if cashback is enabled for the caller's key.
    pub(crate) has_cashback: bool,
    /// `true` if only requests in the documented form are accepted.
    pub(crate) is_strict: bool,
    pub(crate) now: Timestamp,
}

impl Context<'_> {
    /// Returns the origin of a search that starts now.
    pub(crate) fn origin(&self) -> Origin {
        Origin {
            market: self.market.country.clone(),
            has_cashback: self.has_cashback,
            is_on_telephone: self.caller.is_on_telephone(),
            started_at: self.now,
        }
    }
}

/// The facts about a new search that its request does not contain.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Origin {
    /// The country in which the service sells, ISO 3166-1 alpha-2.
    pub(crate) market: String,
    /// `true` if cashback is enabled for the caller's key.
    pub(crate) has_cashback: bool,
    /// `true` if the traveller uses a mobile phone.
    pub(crate) is_on_telephone: bool,
    pub(crate) started_at: Timestamp,
}

/// Adds a fault for a currency without an exchange rate.
pub(crate) fn currency(at: &Path<'_>, code: &CurrencyCode, faults: &mut Faults) {
    if Currency::from_code(code.as_str()).is_none() {
        faults.at(at, Objection::UnknownCurrency { found: code.as_str().into() });
    }
}

/// Adds a fault for a day that is in the past in all time zones. Returns whether the day is in the past.
pub(crate) fn past_day(at: &Path<'_>, date: Date, now: Timestamp, faults: &mut Faults) -> bool {
    let Some(today) = earliest_today(now).filter(|today| date < *today) else { return false };
    faults.at(at, Objection::PastDay { date, today });
    true
}

/// Returns the earliest current date in any time zone, which is the date at UTC−12.
pub(crate) fn earliest_today(now: Timestamp) -> Option<Date> {
    const BEHIND: SignedDuration = SignedDuration::from_hours(12);
    let seconds = now.as_duration().saturating_sub(BEHIND).as_secs();
    Date::from_days_since_epoch(i32::try_from(seconds.div_euclid(24 * 60 * 60)).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_past_once_it_is_past_in_all_time_zones() {
        for (now, today) in [
            ("2027-03-14T11:59:59Z", "2027-03-13"),
            ("2027-03-14T12:00:00Z", "2027-03-14"),
            ("1969-12-31T12:00:00Z", "1969-12-31"),
        ] {
            assert_eq!(earliest_today(now.parse().unwrap()).unwrap().to_string(), today);
        }
    }
}
