//! Property types, themes and deals: numbers with labels, for filters.
//!
//! The numbers are permanent: stored searches contain them.

/// Property type. Numbers begin at 0, which is a hotel, as in the API's constants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum PropertyType {
    /// A hotel.
    Hotel,
    /// Self-contained flats without service.
    Apartment,
    /// Flats with a hotel's service.
    Aparthotel,
    /// Bed and breakfast with the owners.
    BedAndBreakfast,
    /// A small hotel with a style of its own.
    Boutique,
    /// A guest house or pension.
    GuestHouse,
    /// Beds in dormitories.
    Hostel,
    /// Rooms above a restaurant.
    Inn,
    /// A house out in nature.
    Lodge,
    /// Rooms with the car before the door.
    Motel,
    /// A holiday resort with all facilities on its own grounds.
    Resort,
    /// A Moroccan town house around a court.
    Riad,
    /// A Japanese inn with mats and baths.
    Ryokan,
    /// A holiday house for one party.
    Villa,
}

impl PropertyType {
    /// All types, by number.
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

    /// Its number, which searches filter by.
    #[must_use]
    pub fn id(self) -> u8 {
        self as u8
    }

    /// The type with that number.
    #[must_use]
    pub fn from_id(id: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// Its name in English.
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

    /// The type by its key in the tables.
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

    /// Whether guests cater for themselves.
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
            /// All values, by number.
            pub const ALL: [Self; $count] = [$(Self::$variant,)+];

            /// Its number, counted from 1, which searches filter by.
            #[must_use]
            pub fn id(self) -> u8 {
                self as u8 + 1
            }

            /// The value with that number.
            #[must_use]
            pub fn from_id(id: u8) -> Option<Self> {
                Self::ALL.get(usize::from(id).checked_sub(1)?).copied()
            }

            /// Its name in English.
            #[must_use]
            pub fn label(self) -> &'static str {
                match self { $(Self::$variant => $label,)+ }
            }
        }

        #[doc = concat!("Some of [`", stringify!($name), "`].")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(u32);

        impl $set {
            /// Whether the set contains it.
            #[must_use]
            pub fn contains(self, one: $name) -> bool {
                self.0 >> one as u8 & 1 == 1
            }

            /// The values of the set, by number.
            pub fn iter(self) -> impl Iterator<Item = $name> {
                $name::ALL.into_iter().filter(move |one| self.contains(*one))
            }

            /// Adds it if the condition holds.
            pub(crate) fn add_if(&mut self, condition: bool, one: $name) {
                self.0 |= u32::from(condition) << one as u8;
            }

            /// The union of both sets.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
    };
}

numbered! {
    /// Kind of journey that a hotel suits.
    Theme, ThemeSet, 14,
    /// By the sea.
    Beach = "Beach",
    /// Small and with style.
    Boutique = "Boutique and design",
    /// At a low price.
    Budget = "Budget",
    /// Work.
    Business = "Business",
    /// Days in a city.
    CityBreak = "City break",
    /// With children.
    Family = "Family",
    /// Golf nearby.
    Golf = "Golf",
    /// An old house.
    Historic = "Historic",
    /// In luxury.
    Luxury = "Luxury",
    /// Out in the country.
    Nature = "Nature",
    /// With pets.
    PetFriendly = "Pet friendly",
    /// For two.
    Romantic = "Romantic",
    /// Snow.
    Ski = "Ski",
    /// Baths and treatments.
    Spa = "Spa and wellness",
}

numbered! {
    /// Advantage of a rate over a plain one.
    Deal, DealSet, 6,
    /// Can be cancelled without cost.
    FreeCancellation = "Free cancellation",
    /// Nothing is paid before the stay.
    PayLater = "Pay later",
    /// Breakfast is included.
    Breakfast = "Breakfast included",
    /// All meals and drinks are included.
    AllInclusive = "All inclusive",
    /// For one kind of device, or with the hotel named after booking.
    Special = "Special offer",
    /// Below the usual price of the hotel.
    UnderPriced = "Great price",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_back() {
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
    fn sets_hold_what_was_added() {
        let mut set = ThemeSet::default();
        set.add_if(true, Theme::Ski);
        set.add_if(false, Theme::Golf);
        set.add_if(true, Theme::Beach);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Theme::Beach, Theme::Ski]);
    }
}
