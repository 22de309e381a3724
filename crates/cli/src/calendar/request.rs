//! Converts the command line to a request.

use specwright_core::Date;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{FareAggregation, FareCalendarRequest, FareDate, FarePlace};

use super::args::CalendarArgs;
use crate::exit::Failure;
use crate::flights::args::PlaceArg;
use crate::values::months::Month;

/// Number of months that `--by-month` shows.
const MONTHS: u8 = 12;

/// Departure days of one or more months. Without `--by-month`, days in the past are excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First month.
    pub first: Month,
    /// Last month; the same as the first unless `--by-month` is given.
    pub last: Month,
    from: Date,
}

impl Span {
    /// Resolves the requested months.
    ///
    /// # Errors
    /// Returns an error if the first month is in the past, or if the last month is later than the last supported month.
    pub fn of(args: &CalendarArgs, today: Date) -> Result<Self, Failure> {
        let further = if args.by_month { MONTHS - 1 } else { 0 };
        let months = args.month.from(today).and_then(|first| Some((first, first.plus(further)?)));
        let period = if args.by_month { "last of the 12 months" } else { "month" };
        let (first, last) = months.ok_or_else(|| Failure::beyond_calendar("--month", period))?;
        // With `--by-month`, past days of the current month still count towards its cheapest fare.
        let from = if args.by_month { first.first() } else { first.first().max(today) };
        if first.last() < today {
            return Err(Failure::invalid(format!(
                "--month: found {first}, allowed the current month or a later month"
            )));
        }
        Ok(Span { first, last, from })
    }

    /// Returns whether a day is in the span.
    pub fn contains(self, day: Date) -> bool {
        (self.from..=self.last.last()).contains(&day)
    }
}

/// Returns the code for one end of the route.
///
/// # Errors
/// Returns an error unless there is exactly one code.
pub fn one_code(flag: &str, codes: &[AirportCode]) -> Result<AirportCode, Failure> {
    match codes {
        [code] => Ok(*code),
        _ => {
            let found = PlaceArg::Codes(codes.to_vec());
            Err(Failure::invalid(format!("{flag}: found {found}, allowed one airport or metro area")))
        }
    }
}

/// Builds the request. The client validates the request before sending it.
pub fn of(args: &CalendarArgs, route: [AirportCode; 2], span: Span) -> FareCalendarRequest {
    let [from, to] = route.map(|code| FarePlace::default().with_iata_code(code));
    let [first, last] = [span.first, span.last].map(|month| FareDate::month_of(month.first()));
    let mut request = FareCalendarRequest::new(from, to, first, last);
    request.aggregation_type = args.by_month.then_some(FareAggregation::Month);
    request.round_trip = args.round_trip.then_some(true);
    request.no_stops = args.nonstop.then_some(true);
    request.exclude_predictions = args.known_only.then_some(true);
    request.currency_code = args.currency;
    request
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::command_line::Command;
    use crate::command_line::tests::args as args_of;

    /// Parses `wayfare calendar BOS LHR` with these arguments.
    pub fn args(words: &str) -> CalendarArgs {
        args_of(&format!("calendar BOS LHR {words}"), |command| match command {
            Command::Calendar(args) => Some(args),
            _ => None,
        })
    }

    /// Returns the span of `wayfare calendar BOS LHR` with these arguments, on a day in March 2027.
    pub fn span(words: &str) -> Result<Span, Failure> {
        Span::of(&args(words), "2027-03-04".parse().unwrap())
    }

    fn request(words: &str) -> serde_json::Value {
        let route = ["BOS", "LHR"].map(|code| code.parse().unwrap());
        serde_json::to_value(of(&args(words), route, span(words).unwrap())).unwrap()
    }

    #[test]
    fn unset_options_are_not_sent() {
        let mut asked = serde_json::json!({
            "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LHR" },
            "dateFrom": "2027-05", "dateTo": "2027-05",
        });
        assert_eq!(request("--month +2"), asked);
        asked["roundTrip"] = true.into();
        asked["noStops"] = true.into();
        asked["excludePredictions"] = true.into();
        asked["currencyCode"] = "EUR".into();
        asked["aggregationType"] = "month".into();
        asked["dateTo"] = "2028-04".into();
        let words = "--month 2027-05 --return --nonstop --known-only --currency eur --by-month";
        assert_eq!(request(words), asked);
    }

    #[test]
    fn past_days_are_not_shown() {
        let span_of = |words| span(words).unwrap();
        let [yesterday, today] = ["2027-03-03", "2027-03-04"].map(|day| day.parse().unwrap());
        assert_eq!([yesterday, today].map(|day| span_of("--month +0").contains(day)), [false, true]);
        let error = span("--month 2027-02").unwrap_err().to_string();
        assert_eq!(error, "error: --month: found Feb 2027, allowed the current month or a later month");
        let error = span("--month 9999-12 --by-month").unwrap_err().to_string();
        assert_eq!(
            error,
            "error: --month: the last of the 12 months is later than 9999-12-31, the last supported date"
        );
    }

    #[test]
    fn each_end_of_a_route_has_one_code() {
        let codes = ["BOS", "PVD"].map(|code| code.parse().unwrap());
        assert_eq!(one_code("FROM", &codes[..1]).unwrap(), codes[0]);
        let error = one_code("FROM", &codes).unwrap_err().to_string();
        assert_eq!(error, "error: FROM: found BOS,PVD, allowed one airport or metro area");
    }
}
