//! The ids in keys, and the key of a single hotel.

use std::fmt;
use std::slice;

use specwright_core::{Grammar as _, Requirement, ValueError};

use super::EntityKey;

/// The id of a place or a hotel in a key: a non-negative integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntityId(pub(super) i64);

impl EntityId {
    /// Creates an id.
    ///
    /// # Errors
    /// Returns an error if the number is negative.
    pub fn new(id: i64) -> Result<Self, ValueError> {
        match id {
            0.. => Ok(EntityId(id)),
            _ => Err(ValueError::new(
                id.to_string(),
                Requirement::Range { of: "an id", min: 0, max: i64::MAX },
            )),
        }
    }

    /// Returns the number.
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl TryFrom<i64> for EntityId {
    type Error = ValueError;

    fn try_from(id: i64) -> Result<Self, ValueError> {
        EntityId::new(id)
    }
}

impl From<EntityId> for i64 {
    fn from(id: EntityId) -> i64 {
        id.get()
    }
}

impl fmt::Display for EntityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for EntityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The key of a single hotel: `khotel:1234`.
///
/// Every hotel key is also an [`EntityKey`]. `HotelEntityKey::try_from` converts the `EntityKey` of a single hotel.
///
/// ```
/// use wayfare_validation::{EntityKey, HotelEntityKey};
///
/// let key: HotelEntityKey = "khotel:1234".parse()?;
/// assert_eq!(key.id(), 1234);
/// assert_eq!(EntityKey::from(key), EntityKey::hotel(1234)?);
/// assert!("kplace:1234".parse::<HotelEntityKey>().is_err());
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HotelEntityKey(pub(super) EntityId);

impl HotelEntityKey {
    /// The format as a regular expression, without the upper limit of the id.
    pub const PATTERN: &'static str = "^khotel:[0-9]+$";

    /// Creates the key of the hotel with the given id.
    ///
    /// # Errors
    /// Returns an error if the id is negative.
    pub fn new(id: i64) -> Result<Self, ValueError> {
        EntityId::new(id).map(HotelEntityKey)
    }

    /// Returns the id of the hotel.
    pub const fn id(self) -> i64 {
        self.0.get()
    }

    pub(super) fn as_slice(&self) -> &[i64] {
        slice::from_ref(&self.0.0)
    }
}

value!(HotelEntityKey);

impl fmt::Display for HotelEntityKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "khotel:{}", self.0)
    }
}

/// Writes, for example, `HotelEntityKey("khotel:1234")`.
impl fmt::Debug for HotelEntityKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HotelEntityKey(\"{self}\")")
    }
}

impl TryFrom<EntityKey> for HotelEntityKey {
    type Error = ValueError;

    fn try_from(key: EntityKey) -> Result<Self, ValueError> {
        match key {
            EntityKey::Hotel(key) => Ok(key),
            other => Err(ValueError::new(other.to_string(), &Self::FORM)),
        }
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for EntityId {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        u.int_in_range(0..=i64::MAX).map(EntityId)
    }
}

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for HotelEntityKey {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        u.arbitrary().map(HotelEntityKey)
    }
}
