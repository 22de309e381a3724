//! Hotel stays, and conversions between hotel queries.
//!
//! ```
//! use wayfare_models::Validate;
//! use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelOption, MultipleHotelQuery};
//!
//! let stay = HotelStay::of_nights("2027-03-14".parse()?, 3)?.with_rooms("2:4,6".parse()?);
//! let query = MultipleHotelQuery::new(EntityKey::place(2643743)?)
//!     .with_stay(stay)
//!     .with_options([MultipleHotelOption::TopRates, MultipleHotelOption::RateBreakdown]);
//! assert!(query.validate().is_ok());
//! let dates = query.stay.dates().unwrap();
//! assert_eq!((dates.nights(), dates.to_string()), (3, "2027-03-14 to 2027-03-17".to_owned()));
//! # Ok::<(), wayfare_models::ValueError>(())
//! ```

use std::fmt;

use specwright_core::{Date, ValueError};

use crate::hotels::{
    BasicHotelQuery, HotelStay, MultipleHotelOption, MultipleHotelQuery, SingleHotelOption, SingleHotelQuery,
};

/// The arrival and departure dates, at least one night apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StayDates {
    checkin: Date,
    checkout: Date,
}

impl StayDates {
    /// Creates a stay between two dates.
    ///
    /// # Errors
    /// Returns an error if the departure is not after the arrival.
    pub fn new(checkin: Date, checkout: Date) -> Result<Self, ValueError> {
        if checkin.days_until(checkout) < 1 {
            return Err(ValueError::new(format!("{checkin} to {checkout}"), "a departure after the arrival"));
        }
        Ok(StayDates { checkin, checkout })
    }

    /// Creates a stay of the given number of nights.
    ///
    /// # Errors
    /// Returns an error if the number of nights is 0, or if the departure is after the year 9999.
    pub fn of_nights(checkin: Date, nights: u16) -> Result<Self, ValueError> {
        if nights == 0 {
            return Err(ValueError::new("0 nights", "at least one night"));
        }
        let checkout = checkin.plus_days(nights.into()).ok_or_else(|| {
            ValueError::new(format!("{nights}-night stay from {checkin}"), "a departure by 9999-12-31")
        })?;
        Ok(StayDates { checkin, checkout })
    }

    /// Returns the date of arrival.
    pub fn checkin(self) -> Date {
        self.checkin
    }

    /// Returns the date of departure.
    pub fn checkout(self) -> Date {
        self.checkout
    }

    /// Returns the number of nights, at least one.
    pub fn nights(self) -> u32 {
        self.checkin.days_until(self.checkout).unsigned_abs()
    }

    /// Returns the date on which each night begins, starting with the arrival.
    pub fn days(self) -> impl Iterator<Item = Date> + Clone {
        let (first, last) = (self.checkin.days_since_epoch(), self.checkout.days_since_epoch());
        (first..last).filter_map(Date::from_days_since_epoch)
    }
}

/// Writes, for example, `2027-03-14 to 2027-03-17`.
impl fmt::Display for StayDates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.checkin, self.checkout)
    }
}

impl HotelStay {
    /// Creates a stay of the given number of nights.
    ///
    /// # Errors
    /// Returns an error if the number of nights is 0, or if the departure is after the year 9999.
    pub fn of_nights(checkin: Date, nights: u16) -> Result<Self, ValueError> {
        StayDates::of_nights(checkin, nights).map(HotelStay::from)
    }

    /// Returns the dates of the stay, or `None` for a search without dates or with invalid dates.
    pub fn dates(&self) -> Option<StayDates> {
        StayDates::new(self.checkin?, self.checkout?).ok()
    }
}

impl From<StayDates> for HotelStay {
    fn from(dates: StayDates) -> Self {
        HotelStay::default().with_checkin(dates.checkin).with_checkout(dates.checkout)
    }
}

/// Converts a basic query to a full query for the same hotels.
impl From<BasicHotelQuery> for MultipleHotelQuery {
    fn from(query: BasicHotelQuery) -> Self {
        let BasicHotelQuery { filters, stay } = query;
        let (features_filter_mode, summary_only, response_options) = Default::default();
        MultipleHotelQuery { filters, stay, features_filter_mode, summary_only, response_options }
    }
}

/// Converts a full query to a basic query, without the parameters that basic queries do not accept.
impl From<MultipleHotelQuery> for BasicHotelQuery {
    fn from(query: MultipleHotelQuery) -> Self {
        let MultipleHotelQuery { filters, stay, .. } = query;
        BasicHotelQuery { filters, stay }
    }
}

macro_rules! options {
    ($($query:ident $option:ident)+) => {$(
        impl $query {
            /// Adds options to `responseOptions`, skipping duplicates.
            #[must_use]
            pub fn with_options(self, options: impl IntoIterator<Item = $option>) -> Self {
                let mut all: Vec<_> = self.response_options.iter().flatten().cloned().collect();
                for option in options {
                    if !all.contains(&option) {
                        all.push(option);
                    }
                }
                self.with_response_options(all.into())
            }
        }
    )+};
}

options! { SingleHotelQuery SingleHotelOption MultipleHotelQuery MultipleHotelOption }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::{EntityKey, HotelRoomGuests};

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_stay_has_at_least_one_night() {
        let day = date("2028-02-28");
        assert_eq!(
            StayDates::new(day, date("2028-03-01")).unwrap().nights(),
            2,
            "expected 29 February in a leap year"
        );
        assert_eq!(StayDates::new(day, date("2028-02-29")), StayDates::of_nights(day, 1));
        let error = StayDates::new(day, day).unwrap_err();
        assert_eq!(
            error.to_string(),
            r#"found "2028-02-28 to 2028-02-28", expected a departure after the arrival"#
        );
        assert!(StayDates::new(day, date("2028-02-27")).is_err());
        let error = |day, nights| StayDates::of_nights(day, nights).unwrap_err().to_string();
        assert_eq!(error(day, 0), r#"found "0 nights", expected at least one night"#);
        assert_eq!(
            error(Date::MAX, 2),
            r#"found "2-night stay from 9999-12-31", expected a departure by 9999-12-31"#
        );
        let days: Vec<_> = StayDates::of_nights(day, 2).unwrap().days().map(|day| day.to_string()).collect();
        assert_eq!(days, ["2028-02-28", "2028-02-29"]);
    }

    #[test]
    fn queries_accept_and_return_stays() {
        let dates = StayDates::of_nights(date("2027-03-14"), 3).unwrap();
        let key = || EntityKey::place(1).unwrap();
        let rooms: HotelRoomGuests = "2".parse().unwrap();
        let query = BasicHotelQuery::new(key()).with_stay(HotelStay::from(dates).with_rooms(rooms));
        assert_eq!((query.stay.dates(), query.stay.rooms), (Some(dates), Some(rooms)));
        assert_eq!(HotelStay::of_nights(date("2027-03-14"), 3).unwrap(), dates.into());
        assert_eq!(BasicHotelQuery::new(key()).stay.dates(), None);
        let day = date("2027-03-14");
        assert_eq!(BasicHotelQuery::new(key()).with_checkin(day).stay.dates(), None);
        assert_eq!(BasicHotelQuery::new(key()).with_checkin(day).with_checkout(day).stay.dates(), None);
    }

    #[test]
    fn options_accumulate() {
        use MultipleHotelOption::{Filter, Images, TopRates};
        let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap());
        let query = query.with_options([TopRates, Filter]).with_options([Filter, Images]);
        assert_eq!(query.response_options.unwrap().to_string(), "topRates,filter,images");
    }
}
