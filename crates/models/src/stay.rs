//! When a hotel stay is, and the queries of hotel searches built from it.
//!
//! ```
//! use wayfare_models::Validate;
//! use wayfare_models::hotels::{EntityKey, MultipleHotelOption, MultipleHotelQuery};
//! use wayfare_models::stay::Stay;
//!
//! let stay = Stay::of_nights("2027-03-14".parse()?, 3)?;
//! let query = MultipleHotelQuery::new(EntityKey::place(2643743)?)
//!     .with_stay(stay, "2:4,6".parse()?)
//!     .with_options([MultipleHotelOption::TopRates, MultipleHotelOption::RateBreakdown]);
//! assert!(query.validate().is_ok());
//! assert_eq!(query.stay(), Some(stay));
//! assert_eq!((stay.nights(), stay.to_string()), (3, "2027-03-14 to 2027-03-17".to_owned()));
//! # Ok::<(), wayfare_models::ValueError>(())
//! ```

use std::fmt;

use wayfare_wire::{Date, Requirement, ValueError};

use crate::hotels::{
    BasicHotelQuery, HotelRoomGuests, MultipleHotelOption, MultipleHotelQuery, SingleHotelOption,
    SingleHotelQuery,
};

/// The days of arrival and departure, at least one night apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stay {
    checkin: Date,
    checkout: Date,
}

impl Stay {
    /// A stay between two days.
    ///
    /// # Errors
    /// Where the departure is not after the arrival.
    pub fn new(checkin: Date, checkout: Date) -> Result<Self, ValueError> {
        if checkin.days_until(checkout) < 1 {
            return Err(ValueError::new(checkout.to_string(), Requirement::DayAfter(checkin)));
        }
        Ok(Stay { checkin, checkout })
    }

    /// A stay of that many nights.
    ///
    /// # Errors
    /// Where there are none, or the departure is beyond the last year of four digits.
    pub fn of_nights(checkin: Date, nights: u16) -> Result<Self, ValueError> {
        let checkout = checkin.plus_days(nights.into()).filter(|_| nights > 0);
        let checkout = checkout.ok_or_else(|| ValueError::new(nights.to_string(), "one night or more"))?;
        Ok(Stay { checkin, checkout })
    }

    /// Day of arrival.
    pub fn checkin(self) -> Date {
        self.checkin
    }

    /// Day of departure.
    pub fn checkout(self) -> Date {
        self.checkout
    }

    /// How many nights, at least one.
    pub fn nights(self) -> u32 {
        self.checkin.days_until(self.checkout).unsigned_abs()
    }

    /// The day before each night, from that of arrival on.
    pub fn days(self) -> impl Iterator<Item = Date> + Clone {
        let (first, last) = (self.checkin.days_since_epoch(), self.checkout.days_since_epoch());
        (first..last).filter_map(Date::from_days_since_epoch)
    }
}

/// `2027-03-14 to 2027-03-17`
impl fmt::Display for Stay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.checkin, self.checkout)
    }
}

macro_rules! stays {
    ($($query:ident)+) => {$(
        impl $query {
            /// Sets `checkin`, `checkout` and `rooms`.
            #[must_use]
            pub fn with_stay(self, stay: Stay, rooms: HotelRoomGuests) -> Self {
                self.with_checkin(stay.checkin).with_checkout(stay.checkout).with_rooms(rooms)
            }

            /// When it is for; `None` for a search without dates, and where the dates are not valid.
            pub fn stay(&self) -> Option<Stay> {
                Stay::new(self.checkin?, self.checkout?).ok()
            }
        }
    )+};
}

stays! { SingleHotelQuery MultipleHotelQuery BasicHotelQuery }

macro_rules! options {
    ($($query:ident $option:ident)+) => {$(
        impl $query {
            /// Adds to `responseOptions` those that it does not have yet.
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
    use crate::hotels::EntityKey;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_stay_has_a_night_at_least() {
        let day = date("2028-02-28");
        assert_eq!(Stay::new(day, date("2028-03-01")).unwrap().nights(), 2, "a leap year");
        assert_eq!(Stay::new(day, date("2028-02-29")), Stay::of_nights(day, 1));
        let error = Stay::new(day, day).unwrap_err();
        assert_eq!(error.to_string(), r#"found "2028-02-28", expected a day after 2028-02-28"#);
        assert!(Stay::new(day, date("2028-02-27")).is_err());
        assert!(Stay::of_nights(day, 0).is_err());
        assert!(Stay::of_nights(Date::MAX, 1).is_err());
        let days: Vec<_> = Stay::of_nights(day, 2).unwrap().days().map(|day| day.to_string()).collect();
        assert_eq!(days, ["2028-02-28", "2028-02-29"]);
    }

    #[test]
    fn queries_take_and_give_stays() {
        let stay = Stay::of_nights(date("2027-03-14"), 3).unwrap();
        let key = || EntityKey::place(1).unwrap();
        let rooms: HotelRoomGuests = "2".parse().unwrap();
        let query = BasicHotelQuery::new(key()).with_stay(stay, rooms);
        assert_eq!((query.stay(), query.rooms), (Some(stay), Some(rooms)));
        assert_eq!(BasicHotelQuery::new(key()).stay(), None);
        let day = date("2027-03-14");
        assert_eq!(BasicHotelQuery::new(key()).with_checkin(day).stay(), None);
        assert_eq!(BasicHotelQuery::new(key()).with_checkin(day).with_checkout(day).stay(), None);
    }

    #[test]
    fn options_add_up() {
        use MultipleHotelOption::{Filter, Images, TopRates};
        let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap());
        let query = query.with_options([TopRates, Filter]).with_options([Filter, Images]);
        assert_eq!(query.response_options.unwrap().to_string(), "topRates,filter,images");
    }
}
