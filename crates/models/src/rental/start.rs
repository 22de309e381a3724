//! Car searches, built from a place and from pickup and drop-off times.
//!
//! ```
//! use wayfare_models::Validate;
//! use wayfare_models::cars::{CarSearchPlace, CarSearchRequest, CarSearchStart};
//! use wayfare_models::rental::Moment;
//!
//! let pickup = Moment::new("2027-03-14".parse()?, 10, 0)?;
//! let dropoff = Moment::new("2027-03-17".parse()?, 9, 30)?;
//! let start = CarSearchStart::between(CarSearchPlace::at_airport("LIS".parse()?), pickup, dropoff)
//!     .returned_to(CarSearchPlace::in_city("Porto"));
//! assert_eq!(start.days(), Some(3));
//! assert!(CarSearchRequest::from(start).validate().is_ok());
//! # Ok::<(), wayfare_models::ValueError>(())
//! ```

use crate::Text;
use crate::cars::{CarDropoff, CarMoment, CarPickup, CarSearchPlace, CarSearchStart};
use crate::common::AirportCode;

use super::Moment;

impl CarSearchPlace {
    /// Creates the place for a city and its airports, from the city's name or autocomplete id (as a string).
    pub fn in_city(id_or_name: impl Into<Text>) -> Self {
        CarSearchPlace::City { value: id_or_name.into() }
    }

    /// Creates the place for an airport and its surroundings.
    pub fn at_airport(code: AirportCode) -> Self {
        CarSearchPlace::Airport { value: code.as_str().into() }
    }
}

impl CarSearchStart {
    /// Creates a rental between two moments. The car is returned to the pickup location. [Validation](crate::Validate)
    /// reports a drop-off that is not after the pickup.
    pub fn between(place: CarSearchPlace, pickup: Moment, dropoff: Moment) -> Self {
        CarSearchStart::new(CarPickup::at(place, pickup), CarDropoff::at(dropoff))
    }

    /// Sets the drop-off location.
    #[must_use]
    pub fn returned_to(mut self, place: CarSearchPlace) -> Self {
        self.dropoff.location = Some(place);
        self
    }

    /// Returns the number of rental days of 24 hours each, starting at pickup. A partial day counts as a full day.
    /// Returns `None` if a time is invalid, or if the drop-off is not after the pickup.
    pub fn days(&self) -> Option<u32> {
        let days = self.pickup.time.moment()?.days_until(self.dropoff.time.moment()?);
        (days > 0).then_some(days)
    }
}

impl CarPickup {
    /// Creates a pickup at the given place and time.
    pub fn at(place: CarSearchPlace, moment: Moment) -> Self {
        CarPickup { time: moment.into(), location: place }
    }
}

impl CarDropoff {
    /// Creates a return to the pickup location at the given time.
    pub fn at(moment: Moment) -> Self {
        CarDropoff { time: moment.into(), location: None }
    }
}

impl CarMoment {
    /// Returns the date, hour and minute as a moment, or `None` if the hour or the minute is invalid.
    pub fn moment(&self) -> Option<Moment> {
        let hour = u8::try_from(self.hour_or_default()).ok()?;
        let minute = u8::try_from(self.minute_or_default()).ok()?;
        Moment::new(self.date, hour, minute).ok()
    }
}

impl From<Moment> for CarMoment {
    fn from(moment: Moment) -> Self {
        CarMoment::new(moment.date()).with_hour(moment.hour().into()).with_minute(moment.minute().into())
    }
}
