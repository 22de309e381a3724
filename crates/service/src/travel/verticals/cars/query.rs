//! Prepared car searches, as providers receive them.

use jiff::Timestamp;
use specwright_core::LocalDateTime;

use super::places::CarQueryPlace;

/// A prepared car search.
#[derive(Clone, Debug, PartialEq)]
pub struct CarQuery {
    /// The pickup place.
    pub pickup: CarQueryPlace,
    /// The place of return, if it differs from the pickup place.
    pub dropoff: Option<CarQueryPlace>,
    /// The start of the rental, in local time of the pickup place.
    pub from: LocalDateTime,
    /// The end of the rental, in local time of the place of return.
    pub until: LocalDateTime,
    /// The number of days that are paid: 24 hours each from pickup, a started day counting whole. 0 where the rental
    /// ends before it begins, which time zones make possible.
    pub days: u32,
    /// The country in which the rental is sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// Whether the traveller uses a mobile phone: some rates are for phones only.
    pub is_on_telephone: bool,
    /// The start of the search: the present for all its providers, however late they answer.
    pub started_at: Timestamp,
}
