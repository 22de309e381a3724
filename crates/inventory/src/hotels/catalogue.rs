//! Property types, themes and deals: labelled numbers, for filters.
//!
//! The numbers are permanent: stored searches contain them.

/// Property type. Numbers begin at 0, which means a hotel, as in the API's constants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum PropertyType {
    /// A hotel.
    Hotel,
    /// Self-contained apartments without service.
    Apartment,
    /// Apartments with hotel service.
    Aparthotel,
    /// Bed and breakfast in the owners' house.
    BedAndBreakfast,
    /// A small hotel with a distinctive style.
    Boutique,
    /// A guest house or pension.
    GuestHouse,
    /// Beds in dormitories.
    Hostel,
    /// Rooms above a restaurant.
    Inn,
    /// A house in natural surroundings.
    Lodge,
    /// Rooms with parking in front of the door.
    Motel,
    /// A holiday resort with all facilities on its own grounds.
    Resort,
    /// A Moroccan town house around a courtyard.
    Riad,
    /// A Japanese inn with tatami mats and baths.
    Ryokan,
    /// A holiday house for one party.
    Villa,
}

impl PropertyType {
    /// All types, in the order of their numbers.
    pub const ALL: [Self; 14] = [
        Self::Hotel,
        Self::Apartment,
        Self::Aparthotel,
        Self::BedAndBreakfast,
        Self::Boutique,
        Self::GuestHouse,
        Self::Hostel,
        Self::Inn,
        Self::Lodge,
        Self::Motel,
        Self::Resort,
        Self::Riad,
        Self::Ryokan,
        Self::Villa,
    ];

    /// Returns the number used as a search filter.
    #[must_use]
    pub fn id(self) -> u8 {
        self as u8
    }

    /// Finds a type by its number.
    #[must_use]
    pub fn from_id(id: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// Returns the English name.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::Hotel => "Hotel",
            Self::Apartment => "Apartment",
            Self::Aparthotel => "Aparthotel",
            Self::BedAndBreakfast => "Bed and breakfast",
            Self::Boutique => "Boutique hotel",
            Self::GuestHouse => "Guest house",
            Self::Hostel => "Hostel",
            Self::Inn => "Inn",
            Self::Lodge => "Lodge",
            Self::Motel => "Motel",
            Self::Resort => "Resort",
            Self::Riad => "Riad",
            Self::Ryokan => "Ryokan",
            Self::Villa => "Villa",
        }
    }

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

macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $set:ident, $count:literal, $($(#[$doc:meta])* $variant:ident = $label:literal,)+) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All values, in the order of their numbers.
            pub const ALL: [Self; $count] = [$(Self::$variant,)+];

            /// Returns the number used as a search filter, counted from 1.
            #[must_use]
            pub fn id(self) -> u8 {
                self as u8 + 1
            }

            /// Finds a value by its number.
            #[must_use]
            pub fn from_id(id: u8) -> Option<Self> {
                Self::ALL.get(usize::from(id).checked_sub(1)?).copied()
            }

            /// Returns the English name.
            #[must_use]
            pub fn label(self) -> &'static str {
                match self { $(Self::$variant => $label,)+ }
            }
        }

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
    /// Kind of trip for which a hotel is suitable.
    Theme, ThemeSet, 14,
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
    Deal, DealSet, 6,
    /// Cancellation is free.
    FreeCancellation = "Free cancellation",
    /// No payment is due before the stay.
    PayLater = "Pay later",
    /// Breakfast is included.
    Breakfast = "Breakfast included",
    /// All meals and drinks are included.
    AllInclusive = "All inclusive",
    /// The rate is for one kind of device only, or the hotel is revealed after booking.
    Special = "Special offer",
    /// The price is below the usual price of the hotel.
    UnderPriced = "Great price",
}

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
