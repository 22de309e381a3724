//! Prepared car searches, which providers are asked.

use jiff::Timestamp;
use wayfare_wire::LocalDateTime;

use super::places::CarQueryPlace;

/// A prepared car search.
#[derive(Clone, Debug, PartialEq)]
pub struct CarQuery {
    /// The pickup place.
    pub pickup: CarQueryPlace,
    /// The place of return, if that is another one.
    pub dropoff: Option<CarQueryPlace>,
    /// The start of the rental, on the clocks of the pickup place.
    pub from: LocalDateTime,
    /// The end of the rental, on the clocks of the place of return.
    pub until: LocalDateTime,
    /// The number of days that are paid: 24 hours each from pickup, a day begun counting whole. 0 where the rental ends
    /// before it begins, which time zones make possible.
    pub days: u32,
    /// The country in which the rental is sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// Whether the traveller uses a telephone: some rates are for telephones alone.
    pub is_on_telephone: bool,
    /// The start of the search. All providers of a search reckon with the same moment, however late they answer.
    pub started_at: Timestamp,
}
