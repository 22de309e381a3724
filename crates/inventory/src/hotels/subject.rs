//! Subjects of pictures: numbers with labels.

/// Subject of a picture of a hotel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Subject {
    /// The house from outside.
    Outside,
    /// The entrance hall.
    Lobby,
    /// A room.
    Room,
    /// A bathroom.
    Bathroom,
    /// Breakfast.
    Breakfast,
    /// The surroundings.
    Surroundings,
}

impl Subject {
    /// All subjects, by number. A hotel's pictures show them in this order, again and again.
    pub const ALL: [Self; 6] =
        [Self::Outside, Self::Lobby, Self::Room, Self::Bathroom, Self::Breakfast, Self::Surroundings];

    /// Its number, counted from 1.
    #[must_use]
    pub fn id(self) -> u8 {
        self as u8 + 1
    }

    /// The subject with that number.
    #[must_use]
    pub fn from_id(id: u8) -> Option<Self> {
        Self::ALL.get(usize::from(id).checked_sub(1)?).copied()
    }

    /// Its name in English.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::Outside => "Exterior",
            Self::Lobby => "Lobby",
            Self::Room => "Room",
            Self::Bathroom => "Bathroom",
            Self::Breakfast => "Breakfast",
            Self::Surroundings => "Surroundings",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_back() {
        for it in Subject::ALL {
            assert_eq!(Subject::from_id(it.id()), Some(it));
        }
        assert_eq!((Subject::from_id(0), Subject::from_id(7)), (None, None));
    }
}
