//! The guests of one room.

use std::fmt;

use specwright_core::SizeLimit;

use crate::limits::{HOTEL_CHILD_AGE, HOTEL_ROOM_ADULTS, HOTEL_ROOM_CHILDREN};

/// The guests of one room, a part of [`HotelRoomGuests`](super::HotelRoomGuests).
///
/// A room by itself may hold any numbers. They are checked when it becomes part of `HotelRoomGuests`, so that those
/// of a room from there are in range.
///
/// ```
/// use wayfare_validation::Room;
///
/// let room = Room::adults(2).child(4).child(0);
/// assert_eq!((room.adult_count(), room.child_ages()), (2, &[4, 0][..]));
/// assert_eq!(room.to_string(), "2:4,0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Room {
    adults: u8,
    // Bytes behind the last child are 0, so that equal rooms have equal bytes.
    ages: [u8; HOTEL_ROOM_CHILDREN],
    // The number given, which can be more than there is room for.
    children: u8,
}

// All of that fits, and one more of each to show that it is too much.
const _: () = {
    assert!(HOTEL_ROOM_CHILDREN < u8::MAX as usize);
    assert!(HOTEL_CHILD_AGE < u8::MAX as usize);
};

impl Room {
    /// A room with a number of adults and no children.
    pub const fn adults(adults: u8) -> Self {
        Room { adults, ages: [0; HOTEL_ROOM_CHILDREN], children: 0 }
    }

    /// The same with one child more, of an age in years.
    pub const fn child(mut self, age: u8) -> Self {
        if (self.children as usize) < HOTEL_ROOM_CHILDREN {
            self.ages[self.children as usize] = age;
        }
        self.children = self.children.saturating_add(1);
        self
    }

    /// The number of adults.
    pub const fn adult_count(&self) -> u8 {
        self.adults
    }

    /// The ages of the children, in years and in the order in which they were given. Empty if there are none.
    pub fn child_ages(&self) -> &[u8] {
        // Of more children than are allowed, those for which there is room.
        self.ages.get(..usize::from(self.children)).unwrap_or(&self.ages)
    }

    /// The number of guests: adults and children.
    pub const fn guests(&self) -> usize {
        self.adults as usize + self.children as usize
    }

    /// Returns the allowed range of a number that is out of range.
    pub(super) fn check(&self) -> Result<(), SizeLimit> {
        if !(1..=HOTEL_ROOM_ADULTS).contains(&self.adults.into()) {
            return Err(SizeLimit::between(1, HOTEL_ROOM_ADULTS, "adults"));
        }
        if usize::from(self.children) > HOTEL_ROOM_CHILDREN {
            return Err(SizeLimit::at_most(HOTEL_ROOM_CHILDREN, "children"));
        }
        if self.child_ages().iter().any(|age| usize::from(*age) > HOTEL_CHILD_AGE) {
            return Err(SizeLimit::at_most(HOTEL_CHILD_AGE, "years").of("children"));
        }
        Ok(())
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.adults.fmt(f)?;
        for (index, age) in self.child_ages().iter().enumerate() {
            write!(f, "{}{age}", if index == 0 { ":" } else { "," })?;
        }
        match usize::from(self.children).checked_sub(HOTEL_ROOM_CHILDREN) {
            None | Some(0) => Ok(()),
            Some(_) => f.write_str(",…"),
        }
    }
}

/// `Room("2:4,6")`
impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Room(\"{self}\")")
    }
}
