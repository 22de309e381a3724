//! The rooms of a hotel search and their guests.

mod room;
#[cfg(test)]
mod tests;

use std::fmt;

use specwright_core::{Form, Grammar, SizeLimit, ValueError};

pub use room::Room;

use crate::limits::{HOTEL_CHILD_AGE, HOTEL_ROOM_ADULTS, HOTEL_ROOM_CHILDREN, HOTEL_ROOMS};
use crate::scan::Scanner;

/// The guests of each room: `2:4,6|1` is a room for two adults and children aged 4 and 6, and another room for one
/// adult.
///
/// Rooms are separated by `|`. A room is written as the number of adults, optionally followed by a colon and the
/// children's ages in years, separated by commas. The list has 1 to [`HOTEL_ROOMS`] rooms, each with 1 to
/// [`HOTEL_ROOM_ADULTS`] adults and up to [`HOTEL_ROOM_CHILDREN`] children aged at most [`HOTEL_CHILD_AGE`].
///
/// **`2` is one room for two adults**, not two rooms. Two rooms for one adult each are `1|1`.
///
/// ```
/// use wayfare_validation::{HotelRoomGuests, Room};
///
/// let guests = HotelRoomGuests::from_party([Room::adults(2).child(4).child(6), Room::adults(1)])?;
/// assert_eq!(guests.to_string(), "2:4,6|1");
/// assert_eq!((guests.rooms().len(), guests.adults(), guests.guests()), (2, 3, 5));
/// assert!(guests.children().eq([4, 6]));
///
/// let one_room: HotelRoomGuests = "2".parse()?;
/// assert_eq!(one_room, HotelRoomGuests::from_party([Room::adults(2)])?);
///
/// let error = HotelRoomGuests::from_party([Room::adults(2), Room::adults(0).child(9)]).unwrap_err();
/// assert_eq!(error.to_string(), r#"found "0:9", expected 1 to 99 adults in room 2"#);
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, Copy)]
pub struct HotelRoomGuests {
    // Stored inline, so that a search around a place, a hotel or a point allocates no memory for its area and guests.
    rooms: [Room; HOTEL_ROOMS],
    count: u8,
}

const _: () = {
    assert!(HOTEL_ROOMS <= u8::MAX as usize);
    assert!(HOTEL_ROOM_ADULTS <= u8::MAX as usize);
};

impl HotelRoomGuests {
    /// The format as a regular expression, without the limits.
    pub const PATTERN: &'static str = r"^[0-9]+(:[0-9]+(,[0-9]+)*)?(\|[0-9]+(:[0-9]+(,[0-9]+)*)?)*$";

    /// Creates the guests from a list of rooms.
    ///
    /// # Errors
    /// Returns an error if the number of rooms is zero or too large, or if a room has no adults, too many guests or a
    /// child above the age limit.
    pub fn from_party(rooms: impl IntoIterator<Item = Room>) -> Result<Self, ValueError> {
        let mut guests = HotelRoomGuests::empty();
        for room in rooms {
            if guests.rooms().len() == HOTEL_ROOMS {
                return Err(ValueError::new(format!("more than {HOTEL_ROOMS} rooms"), allowed_rooms()));
            }
            if let Err(allowed) = room.check() {
                let number = guests.rooms().len() + 1;
                return Err(ValueError::new(room.to_string(), allowed.in_part("room", number)));
            }
            guests.push(room);
        }
        match guests.rooms().is_empty() {
            true => Err(ValueError::new("0 rooms", allowed_rooms())),
            false => Ok(guests),
        }
    }

    fn empty() -> Self {
        HotelRoomGuests { rooms: [Room::adults(0); HOTEL_ROOMS], count: 0 }
    }

    /// Adds a room, unless the list already has [`HOTEL_ROOMS`] rooms.
    fn push(&mut self, room: Room) {
        if let Some(next) = self.rooms.get_mut(usize::from(self.count)) {
            *next = room;
            self.count += 1;
        }
    }

    /// Returns the rooms, in the order given.
    pub fn rooms(&self) -> &[Room] {
        self.rooms.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// Returns the number of adults in all rooms.
    pub fn adults(&self) -> usize {
        self.rooms().iter().map(|room| usize::from(room.adult_count())).sum()
    }

    /// Returns the ages of the children in all rooms, in years.
    pub fn children(&self) -> impl Iterator<Item = u8> {
        self.rooms().iter().flat_map(|room| room.child_ages()).copied()
    }

    /// Returns the total number of guests: adults and children.
    pub fn guests(&self) -> usize {
        self.adults() + self.children().count()
    }
}

#[cold]
fn allowed_rooms() -> SizeLimit {
    SizeLimit::between(1, HOTEL_ROOMS, "rooms")
}

impl Grammar for HotelRoomGuests {
    const FORM: Form = Form::new(
        "HotelRoomGuests",
        "rooms separated by |, each as {adults} or {adults}:{childAge},{childAge}...",
    )
    .long();

    fn parse(text: &str) -> Result<Self, ValueError> {
        let mut scanner = Scanner::new(text, 0);
        let mut guests = HotelRoomGuests::empty();
        loop {
            if guests.rooms().len() == HOTEL_ROOMS {
                return Err(scanner.fault(allowed_rooms()));
            }
            let (room, next) = parse_room(&mut scanner)?;
            guests.push(room);
            if scanner.is_at_end() {
                return Ok(guests);
            }
            if !scanner.consume(b'|') {
                return Err(scanner.fault(next));
            }
        }
    }
}
value!(HotelRoomGuests);

/// Parses a room. Returns the room and the requirement for the next character.
fn parse_room(scanner: &mut Scanner<'_>) -> Result<(Room, &'static str), ValueError> {
    let adults = scanner.integer(1..=HOTEL_ROOM_ADULTS as i64, "a number of adults")?;
    let mut room = Room::adults(adults as u8);
    if !scanner.consume(b':') {
        return Ok((room, r#"":" and the ages of children, "|" and another room, or the end"#));
    }
    loop {
        if room.child_ages().len() == HOTEL_ROOM_CHILDREN {
            return Err(scanner.fault(SizeLimit::at_most(HOTEL_ROOM_CHILDREN, "children in a room")));
        }
        let age = scanner.integer(0..=HOTEL_CHILD_AGE as i64, "an age in years")?;
        room = room.child(age as u8);
        if !scanner.consume(b',') {
            return Ok((room, r#""," and another age, "|" and another room, or the end"#));
        }
    }
}

impl PartialEq for HotelRoomGuests {
    fn eq(&self, other: &Self) -> bool {
        self.rooms() == other.rooms()
    }
}

impl Eq for HotelRoomGuests {}

impl std::hash::Hash for HotelRoomGuests {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.rooms().hash(state);
    }
}

/// Compares room by room. Rooms are compared first by the number of adults, then by the ages of the children.
impl Ord for HotelRoomGuests {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rooms().cmp(other.rooms())
    }
}

impl PartialOrd for HotelRoomGuests {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for HotelRoomGuests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, room) in self.rooms().iter().enumerate() {
            if index > 0 {
                f.write_str("|")?;
            }
            room.fmt(f)?;
        }
        Ok(())
    }
}

/// Writes, for example, `HotelRoomGuests("2:4,6|1")`.
impl fmt::Debug for HotelRoomGuests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HotelRoomGuests(\"{self}\")")
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for HotelRoomGuests {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut guests = HotelRoomGuests::empty();
        for _ in 0..u.int_in_range(1..=HOTEL_ROOMS)? {
            let mut room = Room::adults(u.int_in_range(1..=HOTEL_ROOM_ADULTS as u8)?);
            for _ in 0..u.int_in_range(0..=HOTEL_ROOM_CHILDREN)? {
                room = room.child(u.int_in_range(0..=HOTEL_CHILD_AGE as u8)?);
            }
            guests.push(room);
        }
        Ok(guests)
    }
}
