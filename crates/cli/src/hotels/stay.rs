//! The requested stay: dates and guests, with relative days such as `+30d` resolved.

use std::fmt;

use wayfare_models::Date;
use wayfare_models::hotels::HotelRoomGuests;
use wayfare_validation::Room;

use crate::exit::Failure;
use crate::hotels::stay_args::StayArgs;
use crate::terminal::text::counted;
use crate::values::dates::{self, Day};

/// Dates, guests and price rules of a stay.
#[derive(Clone, Debug, PartialEq)]
pub struct Stay {
    /// Arrival and departure, if given.
    pub dates: Option<(Date, Date)>,
    /// Guests by room, if given or required.
    pub rooms: Option<HotelRoomGuests>,
    /// `true` if rates include taxes, `false` if not; `None` leaves the choice to the service.
    pub taxes: Option<bool>,
    /// `true` if rates include charges paid at the hotel, `false` if not; `None` leaves the choice to the service.
    pub local_taxes: Option<bool>,
}

/// Default number of adults in a room.
const ADULTS: u8 = 2;

impl Stay {
    /// Resolves the stay on the command line. Relative days are counted from today.
    ///
    /// # Errors
    /// Returns an error if a day is later than the last supported date, or if the number of adults, the number of
    /// children or a child's age is not allowed.
    pub fn new(args: &StayArgs, today: Date) -> Result<Self, Failure> {
        let date = |day: Day, flag| day.from(today).ok_or_else(|| Failure::beyond_calendar(flag, "day"));
        let dates = match args.checkin.zip(args.checkout) {
            Some((checkin, checkout)) => Some((date(checkin, "--checkin")?, date(checkout, "--checkout")?)),
            None => None,
        };
        let has_single_room_flags = args.adults.is_some() || !args.children_ages.is_empty();
        let rooms = match args.rooms {
            Some(rooms) => Some(rooms),
            None if dates.is_some() || has_single_room_flags => Some(room(args)?),
            None => None,
        };
        Ok(Stay { dates, rooms, taxes: args.taxes(), local_taxes: args.local_taxes() })
    }

    /// Returns the number of nights. Returns `None` if days are missing, or if the departure is not after the arrival.
    pub fn nights(&self) -> Option<u32> {
        let (checkin, checkout) = self.dates?;
        u32::try_from(checkin.days_until(checkout)).ok().filter(|nights| *nights > 0)
    }
}

/// Builds one room for the guests of `--adults` and `--children-ages`.
fn room(args: &StayArgs) -> Result<HotelRoomGuests, Failure> {
    let room = Room::adults(args.adults.unwrap_or(ADULTS));
    let room = args.children_ages.iter().fold(room, |room, age| room.child(*age));
    HotelRoomGuests::from_party([room]).map_err(|fault| {
        Failure::invalid(format!("--adults and --children-ages: {fault}"))
            .with_help("use --rooms for several rooms, such as '2:4,6|1'")
    })
}

/// Formats the stay, for example `3 nights from Sun 14 Mar, 2 rooms, 3 adults, 2 children`.
impl fmt::Display for Stay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let (Some(nights), Some((checkin, _))) = (self.nights(), self.dates) {
            let nights = counted(nights, ["night", "nights"]);
            parts.push(format!("{nights} from {}", dates::short(checkin, true)));
        }
        if let Some(rooms) = &self.rooms {
            parts.push(counted(rooms.rooms().len(), ["room", "rooms"]));
            parts.push(counted(rooms.adults(), ["adult", "adults"]));
            match rooms.children().count() {
                0 => {}
                children => parts.push(counted(children, ["child", "children"])),
            }
        }
        f.write_str(&parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::args::tests::args;

    fn stay(words: &str) -> Result<Stay, Failure> {
        Stay::new(&args(&format!("boston {words}")).stay, "2027-02-27".parse().unwrap())
    }

    #[test]
    fn stays_have_days_and_rooms() {
        for (words, expected) in [
            ("", ""),
            ("--checkin +1d --checkout +2d", "1 night from Sun 28 Feb, 1 room, 2 adults"),
            (
                "--checkin 2027-03-14 --checkout +18d --rooms 2:4,6|1",
                "3 nights from Sun 14 Mar, 2 rooms, 3 adults, 2 children",
            ),
            ("--adults 1", "1 room, 1 adult"),
            ("--children-ages 0", "1 room, 2 adults, 1 child"),
            // The client rejects this stay.
            ("--checkin +2d --checkout +2d --adults 1", "1 room, 1 adult"),
        ] {
            assert_eq!(stay(words).unwrap().to_string(), expected, "{words}");
        }
    }

    #[test]
    fn rooms_limit_their_guests() {
        for (words, expected) in [
            ("--adults 0", "found \"0\", expected 1 to 99 adults in room 1"),
            ("--adults 100", "1 to 99 adults"),
            ("--children-ages 18", "at most 17 years"),
        ] {
            let failure = stay(words).unwrap_err().to_string();
            assert!(failure.contains(expected) && failure.contains("--adults"), "{words}: {failure}");
        }
    }
}
