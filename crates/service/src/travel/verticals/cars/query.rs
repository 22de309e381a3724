//! Prepared car searches, as providers receive them.

use jiff::Timestamp;
use specwright_core::LocalDateTime;
use wayfare_models::cars::CarSearchStart;

use super::places::CarQueryPlace;

/// A prepared car search.
#[derive(Clone, Debug, PartialEq)]
pub struct CarQuery {
    /// The start from which this query was prepared.
    pub start: CarSearchStart,
    /// The pickup place.
    pub pickup: CarQueryPlace,
    /// The return place, if it differs from the pickup place.
    pub dropoff: Option<CarQueryPlace>,
    /// The start of the rental, in the local time of the pickup place.
    pub from: LocalDateTime,
    /// The end of the rental, in the local time of the return place.
    pub until: LocalDateTime,
    /// The number of days charged for: periods of 24 hours from pickup, where any part of a period counts in full. 0 if
    /// the rental does not end after it starts, which is possible across time zones.
    pub days: u32,
    /// The country in which the rental is sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// `true` if the traveller uses a mobile phone: some rates are for mobile devices only.
    pub is_on_telephone: bool,
    /// The start time of the search. All its providers use this time as the current time, even if they answer late.
    pub started_at: Timestamp,
}
