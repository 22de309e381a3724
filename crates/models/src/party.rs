//! Travellers in a flight search, as counts and as codes.

use crate::flights::{FlightPassengerCounts, PassengerCode};

/// The number of travellers of each kind in a flight search.
///
/// ```
/// use wayfare_models::flights::PassengerCode;
/// use wayfare_models::party::Party;
///
/// let party = Party::adults(2).children(1);
/// assert_eq!(party.codes(), [PassengerCode::Adult, PassengerCode::Adult, PassengerCode::Child]);
/// ```
///
/// Use `party.into()` to convert a party for a search. [`Validate`](crate::Validate) checks the limit on travellers as
/// part of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Party {
    /// Number of adults.
    pub adults: u8,
    /// Number of children.
    pub children: u8,
    /// Number of seniors.
    pub seniors: u8,
    /// Number of students.
    pub students: u8,
    /// Number of young people.
    pub youth: u8,
    /// Number of infants with their own seats.
    pub infants_in_seat: u8,
    /// Number of lap infants.
    pub infants_on_lap: u8,
}

impl Party {
    /// Creates a party of adults. `Party::default()` is empty.
    pub const fn adults(count: u8) -> Self {
        Party {
            adults: count,
            children: 0,
            seniors: 0,
            students: 0,
            youth: 0,
            infants_in_seat: 0,
            infants_on_lap: 0,
        }
    }

    /// Sets the number of children.
    pub const fn children(self, count: u8) -> Self {
        Party { children: count, ..self }
    }

    /// Sets the number of seniors.
    pub const fn seniors(self, count: u8) -> Self {
        Party { seniors: count, ..self }
    }

    /// Sets the number of students.
    pub const fn students(self, count: u8) -> Self {
        Party { students: count, ..self }
    }

    /// Sets the number of young people.
    pub const fn youth(self, count: u8) -> Self {
        Party { youth: count, ..self }
    }

    /// Sets the number of infants with their own seats.
    pub const fn infants_in_seat(self, count: u8) -> Self {
        Party { infants_in_seat: count, ..self }
    }

    /// Sets the number of lap infants.
    pub const fn infants_on_lap(self, count: u8) -> Self {
        Party { infants_on_lap: count, ..self }
    }

    /// Returns the number of travellers, including lap infants.
    pub fn size(self) -> u32 {
        self.kinds().into_iter().map(|(_, count)| u32::from(count)).sum()
    }

    /// Returns one code for each traveller, grouped by kind.
    pub fn codes(self) -> Vec<PassengerCode> {
        self.kinds().into_iter().flat_map(|(code, count)| std::iter::repeat_n(code, count.into())).collect()
    }

    fn kinds(self) -> [(PassengerCode, u8); 7] {
        [
            (PassengerCode::Adult, self.adults),
            (PassengerCode::Senior, self.seniors),
            (PassengerCode::Student, self.students),
            (PassengerCode::Youth, self.youth),
            (PassengerCode::Child, self.children),
            (PassengerCode::InfantInSeat, self.infants_in_seat),
            (PassengerCode::InfantOnLap, self.infants_on_lap),
        ]
    }

    /// Returns the counts by kind, as in API responses.
    pub fn counts(self) -> FlightPassengerCounts {
        FlightPassengerCounts {
            adults: Some(self.adults.into()),
            children: Some(self.children.into()),
            infants: Some(self.infants_on_lap.into()),
            infants_in_seat: Some(self.infants_in_seat.into()),
            seniors: Some(self.seniors.into()),
            students: Some(self.students.into()),
            youth: Some(self.youth.into()),
        }
    }
}

/// Counts codes. An unlisted code counts as an adult, and each count saturates at 255.
impl<'a> FromIterator<&'a PassengerCode> for Party {
    fn from_iter<I: IntoIterator<Item = &'a PassengerCode>>(codes: I) -> Self {
        let mut party = Party::default();
        for code in codes {
            let count = match code {
                PassengerCode::Child => &mut party.children,
                PassengerCode::Senior => &mut party.seniors,
                PassengerCode::Student => &mut party.students,
                PassengerCode::Youth => &mut party.youth,
                PassengerCode::InfantInSeat => &mut party.infants_in_seat,
                PassengerCode::InfantOnLap => &mut party.infants_on_lap,
                _ => &mut party.adults,
            };
            *count = count.saturating_add(1);
        }
        party
    }
}

impl From<Party> for Vec<PassengerCode> {
    fn from(party: Party) -> Self {
        party.codes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_traveller_has_one_code() {
        let party =
            Party::adults(1).seniors(1).students(1).youth(1).children(1).infants_in_seat(1).infants_on_lap(1);
        let codes = party.codes();
        assert_eq!(codes.len(), PassengerCode::KNOWN.len());
        assert!(PassengerCode::KNOWN.iter().all(|code| codes.contains(code)));
        assert!(Party::default().codes().is_empty());
        assert_eq!((codes.iter().collect::<Party>(), party.size()), (party, 7));
    }

    #[test]
    fn counts_and_codes_agree() {
        let party = Party::adults(2).infants_on_lap(3).infants_in_seat(4);
        assert_eq!(party.counts().travellers(), Some(9));
        assert_eq!(party.codes().len(), 9);
        assert_eq!(party.counts().infants, Some(3));
    }
}
