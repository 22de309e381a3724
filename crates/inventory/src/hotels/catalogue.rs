//! Property types, themes and deals: labelled numbers, for filters.
//!
//! The numbers are permanent: stored searches contain them.

/// Defines an enum whose values are numbered in their order, starting with `$first`.
macro_rules! numbered {
    (
        $(#[$meta:meta])*
        $name:ident, $count:literal from $first:literal,
        $($(#[$doc:meta])* $variant:ident = $label:literal,)+
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            const FIRST: u8 = $first;

            /// All values, in the order of their numbers.
            pub const ALL: [Self; $count] = [$(Self::$variant,)+];

            #[doc = concat!("Returns the number used as a search filter, counted from ", $first, ".")]
            #[must_use]
            pub fn id(self) -> u8 {
                self as u8 + Self::FIRST
            }

            /// Finds a value by its number.
            #[must_use]
            pub fn from_id(id: u8) -> Option<Self> {
                Self::ALL.get(usize::from(id.checked_sub(Self::FIRST)?)).copied()
            }

            /// Returns the English name.
            #[must_use]
            pub fn label(self) -> &'static str {
                match self { $(Self::$variant => $label,)+ }
            }
        }
    };
}

/// Defines a type for sets of an enum's values.
macro_rules! set_of {
    ($name:ident, $set:ident) => {
        #[doc = concat!("A set of [`", stringify!($name), "`] values.")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(u32);

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(values: I) -> Self {
                Self(values.into_iter().fold(0, |set, one| set | 1 << one as u8))
            }
        }

        impl $set {
            /// Returns whether the set contains a value.
            #[must_use]
            pub fn contains(self, one: $name) -> bool {
                self.0 >> one as u8 & 1 == 1
            }

            /// Returns the values of the set, in the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                $name::ALL.into_iter().filter(move |one| self.contains(*one))
            }

            /// Adds a value if the condition is true.
            pub(crate) fn add_if(&mut self, condition: bool, one: $name) {
                self.0 |= u32::from(condition) << one as u8;
            }

            /// Returns the union of both sets.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
    };
}

numbered! {
    /// Property type. Hotels have the number 0, as in the API's constants.
    PropertyType, 14 from 0,
    /// A hotel.
    Hotel = "Hotel",
    /// Self-contained apartments without service.
    Apartment = "Apartment",
    /// Apartments with hotel service.
    Aparthotel = "Aparthotel",
    /// Bed and breakfast in the owners' house.
    BedAndBreakfast = "Bed and breakfast",
    /// A small hotel with a distinctive style.
    Boutique = "Boutique hotel",
    /// A guest house or pension.
    GuestHouse = "Guest house",
    /// Beds in dormitories.
    Hostel = "Hostel",
    /// Rooms above a restaurant.
    Inn = "Inn",
    /// A house in natural surroundings.
    Lodge = "Lodge",
    /// Rooms with parking in front of the door.
    Motel = "Motel",
    /// A holiday resort with all facilities on its own grounds.
    Resort = "Resort",
    /// A Moroccan town house around a courtyard.
    Riad = "Riad",
    /// A Japanese inn with tatami mats and baths.
    Ryokan = "Ryokan",
    /// A holiday house for one party.
    Villa = "Villa",
}

impl PropertyType {
    /// Finds a type by its key in the tables.
    pub(crate) fn from_key(key: &str) -> Option<Self> {
        Some(match key {
            "hotel" => Self::Hotel,
            "apartment" => Self::Apartment,
            "aparthotel" => Self::Aparthotel,
            "bnb" => Self::BedAndBreakfast,
            "boutique" => Self::Boutique,
            "guesthouse" => Self::GuestHouse,
            "hostel" => Self::Hostel,
            "inn" => Self::Inn,
            "lodge" => Self::Lodge,
            "motel" => Self::Motel,
            "resort" => Self::Resort,
            "riad" => Self::Riad,
            "ryokan" => Self::Ryokan,
            "villa" => Self::Villa,
            _ => return None,
        })
    }

    /// Returns whether the property is self-catering.
    #[must_use]
    pub fn is_self_catering(self) -> bool {
        matches!(self, Self::Apartment | Self::Aparthotel | Self::Villa)
    }
}

numbered! {
    /// Theme of a hotel: the character of the hotel, or a kind of trip for which the hotel is suitable.
    Theme, 14 from 1,
    /// Hotels by the sea.
    Beach = "Beach",
    /// Small, stylish hotels.
    Boutique = "Boutique and design",
    /// Hotels at a low price.
    Budget = "Budget",
    /// Business trips.
    Business = "Business",
    /// Short stays in a city.
    CityBreak = "City break",
    /// Trips with children.
    Family = "Family",
    /// Hotels near a golf course.
    Golf = "Golf",
    /// Hotels in old buildings.
    Historic = "Historic",
    /// Luxury hotels.
    Luxury = "Luxury",
    /// Hotels in the countryside.
    Nature = "Nature",
    /// Hotels that accept pets.
    PetFriendly = "Pet friendly",
    /// Trips for couples.
    Romantic = "Romantic",
    /// Skiing holidays.
    Ski = "Ski",
    /// Hotels with baths and treatments.
    Spa = "Spa and wellness",
}

numbered! {
    /// Advantage of a rate over a standard rate.
    Deal, 6 from 1,
    /// Cancellation is free.
    FreeCancellation = "Free cancellation",
    /// No payment is due before the stay.
    PayLater = "Pay later",
    /// Breakfast is included.
    Breakfast = "Breakfast included",
    /// All meals and drinks are included.
    AllInclusive = "All inclusive",
    /// The rate is for one kind of device only, or the kind of room is revealed only after booking.
    Special = "Special offer",
    /// The price is below the usual price of the hotel.
    UnderPriced = "Great price",
}

set_of!(Theme, ThemeSet);
set_of!(Deal, DealSet);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive_the_round_trip() {
        for it in PropertyType::ALL {
            assert_eq!(PropertyType::from_id(it.id()), Some(it));
        }
        assert_eq!((PropertyType::Hotel.id(), PropertyType::Villa.id()), (0, 13));
        assert_eq!(PropertyType::from_id(14), None);
        for theme in Theme::ALL {
            assert_eq!(Theme::from_id(theme.id()), Some(theme));
        }
        assert_eq!((Theme::Beach.id(), Theme::Spa.id(), Deal::UnderPriced.id()), (1, 14, 6));
        assert_eq!((Theme::from_id(0), Theme::from_id(15), Deal::from_id(255)), (None, None, None));
    }

    #[test]
    fn sets_contain_the_added_values() {
        let mut set = ThemeSet::default();
        set.add_if(true, Theme::Ski);
        set.add_if(false, Theme::Golf);
        set.add_if(true, Theme::Beach);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Theme::Beach, Theme::Ski]);
    }
}
