//! The service's own reasons to reject a request, in addition to the rules of the description.

use specwright_core::{Date, Found};
use wayfare_models::cars::CarSearchStart;
use wayfare_models::flights::FareCalendarRequest;
use wayfare_models::hotels::{HotelEntityKey, HotelStay};
use wayfare_models::service::ErrorCode;
use wayfare_validation::FareDate;
use wayfare_validation::limits::{CAR_RENTAL_DAYS, HOTEL_NIGHTS};

use wayfare_places::money::Currency;

/// A reason to reject a request that conforms to the description.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Objection {
    /// A date that is in the past in all time zones.
    #[error("found \"{date}\", allowed a day that is not past everywhere on earth: {today} or later")]
    PastDay {
        /// The date.
        date: Date,
        /// The first date that is not in the past.
        today: Date,
    },
    /// A leg that departs before the previous leg.
    #[error("found \"{date}\", allowed {before}, the day of the previous leg, or later")]
    LegBeforeLast {
        /// The leg's date.
        date: Date,
        /// The previous leg's date.
        before: Date,
    },
    /// A place that the service does not recognize.
    #[error("found {found}, allowed {}", .kind.allowed())]
    UnknownPlace {
        /// The actual value.
        found: Found,
        /// The expected kind of place.
        kind: PlaceKind,
    },
    /// A leg or fare route whose origin and destination have the same airports.
    #[error("found the same airports, allowed a place other than the origin")]
    SameAirports,
    /// A rental that is too long.
    #[error("found {days} days, allowed at most {CAR_RENTAL_DAYS} days after {}", CarSearchStart::PICKUP)]
    RentalDays {
        /// The number of days.
        days: i64,
    },
    /// A stay that is too long.
    #[error("found \"{checkout}\", allowed at most {HOTEL_NIGHTS} nights after {}", HotelStay::CHECKIN)]
    StayNights {
        /// The check-out date.
        checkout: Date,
    },
    /// A range of fares that is too long.
    #[error("found {count} {unit}, allowed at most {most} {unit}")]
    FareRange {
        /// The number of months or days.
        count: i64,
        /// The maximum number.
        most: usize,
        /// `months` or `days`.
        unit: &'static str,
    },
    /// A range of fares that ends before it begins.
    #[error("found {to}, allowed at least {}, {from}", FareCalendarRequest::DATE_FROM)]
    FareOrder {
        /// The last month or day.
        to: FareDate,
        /// The first month or day.
        from: FareDate,
    },
    /// A month or day that is in the past in all time zones.
    #[error("found {date}, allowed a month or day that is not past everywhere on earth: {today} or later")]
    PastFares {
        /// The month or day.
        date: FareDate,
        /// The first day that is not in the past.
        today: Date,
    },
    /// A day where a strict service expects a month.
    #[error("found {date}, allowed a month in the format yyyy-mm")]
    FareDay {
        /// The day.
        date: FareDate,
    },
    /// A currency without an exchange rate.
    #[error("found {found}, allowed one of {}", known_currencies())]
    UnknownCurrency {
        /// The actual code.
        found: Found,
    },
    /// A request that both identifies a running search and starts a new one.
    #[error("found both, allowed either this or {start}")]
    BothGiven {
        /// The field that starts a search.
        start: &'static str,
    },
    /// An id that matches no search of this caller.
    #[error("found {found}, allowed the id of a search that was started with this key and has not expired")]
    UnknownSearch {
        /// The id.
        found: Found,
    },
    /// A key that matches no hotel.
    #[error("there is no hotel with the key {key}")]
    UnknownHotel {
        /// The key.
        key: HotelEntityKey,
    },
    /// An id that matches no result of the search.
    #[error("found {found}, allowed the id of a result that the search has found")]
    UnknownResult {
        /// The id.
        found: Found,
    },
}

/// The kind of place that a string identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// An airport.
    Airport,
    /// An airport or a metro area.
    AirportOrMetro,
    /// A city.
    City,
}

impl PlaceKind {
    fn allowed(self) -> &'static str {
        match self {
            PlaceKind::Airport => "the code of an airport with scheduled flights",
            PlaceKind::AirportOrMetro => "the code of an airport with scheduled flights or of a metro area",
            PlaceKind::City => "the id or name of a city, alone or with its region or country after a comma",
        }
    }
}

impl Objection {
    /// Returns the error code.
    pub(crate) fn code(&self) -> ErrorCode {
        match self {
            Objection::PastDay { .. }
            | Objection::LegBeforeLast { .. }
            | Objection::RentalDays { .. }
            | Objection::StayNights { .. }
            | Objection::FareRange { .. }
            | Objection::FareOrder { .. }
            | Objection::PastFares { .. }
            | Objection::FareDay { .. } => ErrorCode::InvalidDates,
            Objection::UnknownPlace { .. } => ErrorCode::UnrecognizedLocation,
            Objection::UnknownSearch { .. } => ErrorCode::InvalidSearchId,
            Objection::UnknownHotel { .. } => ErrorCode::NotFound,
            Objection::SameAirports
            | Objection::UnknownCurrency { .. }
            | Objection::BothGiven { .. }
            | Objection::UnknownResult { .. } => ErrorCode::InvalidRequest,
        }
    }
}

fn known_currencies() -> String {
    let known: Vec<_> = Currency::all().iter().map(Currency::code).collect();
    known.join(", ")
}
