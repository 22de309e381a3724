//! The guests of a single room.

use std::fmt;

use specwright_core::SizeLimit;

use crate::limits::{HOTEL_CHILD_AGE, HOTEL_ROOM_ADULTS, HOTEL_ROOM_CHILDREN};

/// The guests of a single room, a part of [`HotelRoomGuests`](super::HotelRoomGuests).
///
/// A standalone room may have any number of guests and any ages. The room is checked when it becomes part of a
/// `HotelRoomGuests`, so rooms in that type are always valid.
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
    // Bytes after the last child are 0, so that equal rooms have equal bytes.
    ages: [u8; HOTEL_ROOM_CHILDREN],
    // The number of children added, which can exceed the capacity of `ages`.
    children: u8,
}

// Checks that a `u8` can hold each limit for children plus one, so that values over the limit can be detected.
const _: () = {
    assert!(HOTEL_ROOM_CHILDREN < u8::MAX as usize);
    assert!(HOTEL_CHILD_AGE < u8::MAX as usize);
};

impl Room {
    /// Creates a room with the given number of adults and no children.
    pub const fn adults(adults: u8) -> Self {
        Room { adults, ages: [0; HOTEL_ROOM_CHILDREN], children: 0 }
    }

    /// Adds a child of the given age, in years.
    pub const fn child(mut self, age: u8) -> Self {
        if (self.children as usize) < HOTEL_ROOM_CHILDREN {
            self.ages[self.children as usize] = age;
        }
        self.children = self.children.saturating_add(1);
        self
    }

    /// Returns the number of adults.
    pub const fn adult_count(&self) -> u8 {
        self.adults
    }

    /// Returns the ages of the children, in years and in the order given. The slice is empty for a room without
    /// children.
    pub fn child_ages(&self) -> &[u8] {
        // If the number of children exceeds the capacity, only the ages of the first children are stored.
        self.ages.get(..usize::from(self.children)).unwrap_or(&self.ages)
    }

    /// Returns the number of guests: adults and children.
    pub const fn guests(&self) -> usize {
        self.adults as usize + self.children as usize
    }

    /// Checks the numbers of adults and children, and the children's ages. The error is the allowed range of the first
    /// value that is out of range.
    pub(super) fn check(&self) -> Result<(), SizeLimit> {
        if !(1..=HOTEL_ROOM_ADULTS).contains(&self.adults.into()) {
            return Err(SizeLimit::between(1, HOTEL_ROOM_ADULTS, "adults"));
        }
        if usize::from(self.children) > HOTEL_ROOM_CHILDREN {
            return Err(SizeLimit::at_most(HOTEL_ROOM_CHILDREN, "children"));
        }
        if self.child_ages().iter().any(|age| usize::from(*age) > HOTEL_CHILD_AGE) {
            return Err(SizeLimit::at_most(HOTEL_CHILD_AGE, "years").of("a child's age"));
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

/// Writes, for example, `Room("2:4,6")`.
impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Room(\"{self}\")")
    }
}
