//! Sets of hotels.

use specwright_core::{SizeLimit, ValueError};

use crate::limits::HOTELS_IN_KEY;

/// The ids of 1 to [`HOTELS_IN_KEY`] hotels, without duplicates and in the order given.
///
/// In a key, the ids are separated by commas. Repeated ids and whitespace around ids (spaces, tabs and line breaks) are
/// ignored. A repeated id counts once towards the limit.
///
/// ```
/// use wayfare_validation::HotelIds;
///
/// let ids = HotelIds::new([30, 10, 30, 20])?;
/// assert_eq!(ids.as_slice(), [30, 10, 20]);
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HotelIds(Box<[i64]>);

impl HotelIds {
    /// Creates a set of hotel ids.
    ///
    /// # Errors
    /// Returns an error if the number of ids is zero or too large, or if an id is negative.
    pub fn new(ids: impl IntoIterator<Item = i64>) -> Result<Self, ValueError> {
        let mut distinct = Vec::new();
        for id in ids {
            super::EntityId::new(id)?;
            if !distinct.contains(&id) {
                if distinct.len() == HOTELS_IN_KEY {
                    return Err(ValueError::new(format!("more than {HOTELS_IN_KEY} ids"), Self::allowed()));
                }
                distinct.push(id);
            }
        }
        match distinct.is_empty() {
            true => Err(ValueError::new("0 ids", Self::allowed())),
            false => Ok(HotelIds::from_distinct(distinct)),
        }
    }

    /// Creates a set of ids that are known to be distinct and within the size limit.
    pub(super) fn from_distinct(ids: Vec<i64>) -> Self {
        HotelIds(ids.into())
    }

    #[cold]
    pub(super) fn allowed() -> SizeLimit {
        SizeLimit::between(1, HOTELS_IN_KEY, "different hotel ids")
    }
}
integers!(HotelIds, ",");

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for HotelIds {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut distinct = Vec::new();
        for _ in 0..u.int_in_range(1..=8)? {
            let id = u.int_in_range(0..=i64::MAX)?;
            if !distinct.contains(&id) {
                distinct.push(id);
            }
        }
        Ok(HotelIds::from_distinct(distinct))
    }
}
