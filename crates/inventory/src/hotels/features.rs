//! Hotel features: number, label and description, grouped by heading.
//!
//! The numbers are permanent: stored searches contain them.

use std::sync::LazyLock;
use std::{array, fmt, iter};

use super::catalogue::PropertyType as Kind;
use crate::world::dice::Dice;

/// Heading of a group of features.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tag {
    /// Features for all guests.
    General,
    /// Features of the room.
    Room,
    /// Food and drinks.
    Food,
    /// Pools, saunas and exercise.
    Wellness,
    /// Features for children.
    Family,
    /// Features for work.
    Business,
    /// Parking and transport.
    Transport,
    /// Features for guests with disabilities.
    Access,
}

impl Tag {
    /// All headings, in display order.
    pub const ALL: [Self; 8] = [
        Self::General,
        Self::Room,
        Self::Food,
        Self::Wellness,
        Self::Family,
        Self::Business,
        Self::Transport,
        Self::Access,
    ];

    /// Returns the English name.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::General => "General",
            Self::Room => "In the room",
            Self::Food => "Food and drink",
            Self::Wellness => "Wellness and sports",
            Self::Family => "Family",
            Self::Business => "Business",
            Self::Transport => "Parking and transport",
            Self::Access => "Accessibility",
        }
    }
}

/// A feature of a hotel.
#[derive(Debug, PartialEq, Eq)]
pub struct Feature {
    /// Number that identifies the feature in search filters, counted from 1.
    pub id: u8,
    /// English name.
    pub label: &'static str,
    /// Description, in one sentence.
    pub description: &'static str,
    /// Heading of the feature.
    pub tag: Tag,
    /// Percentages of hotels that have the feature: hotels with up to two stars, and with three, four and five stars.
    odds: [u8; 4],
}

impl Feature {
    /// Returns all features, in the order of their numbers.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &FEATURES
    }

    /// Finds a feature by its number.
    #[must_use]
    pub fn by_id(id: u8) -> Option<&'static Self> {
        FEATURES.get(usize::from(id).checked_sub(1)?)
    }
}

/// The features of a hotel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FeatureSet(u64);

impl FeatureSet {
    /// Returns whether the set contains the feature with the given number.
    #[must_use]
    pub fn contains(self, id: u8) -> bool {
        (1..=64).contains(&id) && self.0 >> (id - 1) & 1 == 1
    }

    /// Returns the features of the set, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = &'static Feature> {
        // Each step clears the lowest bit. The index of a bit is the number of the feature minus one.
        let rest = iter::successors(Some(self.0), |rest| Some(rest & rest.wrapping_sub(1)));
        let ids = rest.take_while(|rest| *rest != 0).map(|rest| rest.trailing_zeros() as usize);
        ids.filter_map(|index| FEATURES.get(index))
    }

    /// Returns the features of the set under a heading, in the order of their numbers.
    pub fn tagged(self, tag: Tag) -> impl Iterator<Item = &'static Feature> {
        Self(self.0 & TAGGED[tag as usize].0).iter()
    }

    /// Returns whether the result of [`Self::draw`] contains the feature with the given number.
    pub(crate) fn draws(dice: Dice, kind: Kind, stars: Option<u8>, id: u8) -> bool {
        let drawn = |it: &Feature| dice.with(u64::from(id)).chance(it.chance(kind, level(stars)));
        Feature::by_id(id).is_some_and(drawn)
    }

    /// Draws features for a property type and a number of stars.
    pub(crate) fn draw(dice: Dice, kind: Kind, stars: Option<u8>) -> Self {
        // Types are numbered from 0, without gaps.
        let chances = CHANCES[usize::from(kind.id())][level(stars)];
        let drawn =
            |(index, percent): (u64, u8)| u64::from(dice.with(index + 1).chance(u32::from(percent))) << index;
        Self((0..).zip(chances).map(drawn).sum())
    }
}

/// Returns the index into [`Feature::odds`] for a number of stars.
fn level(stars: Option<u8>) -> usize {
    match stars {
        None | Some(0..=2) => 0,
        Some(3) => 1,
        Some(4) => 2,
        Some(_) => 3,
    }
}

/// Collects features by their numbers. Unknown numbers are ignored.
impl FromIterator<u8> for FeatureSet {
    fn from_iter<I: IntoIterator<Item = u8>>(ids: I) -> Self {
        ids.into_iter().filter_map(Feature::by_id).collect()
    }
}

impl<'a> FromIterator<&'a Feature> for FeatureSet {
    fn from_iter<I: IntoIterator<Item = &'a Feature>>(features: I) -> Self {
        // Numbers are 1 to 60.
        Self(features.into_iter().fold(0, |bits, feature| bits | 1 << (feature.id - 1)))
    }
}

impl fmt::Debug for FeatureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|feature| feature.label)).finish()
    }
}

impl Feature {
    /// Returns the percentage of hotels with the feature, at most 100, adjusted for the property type.
    fn chance(&self, kind: Kind, level: usize) -> u32 {
        let base = u32::from(self.odds[level]);
        match (self.id, kind) {
            (KITCHEN | WASHER, kind) if kind.is_self_catering() => 92,
            (RESTAURANT, Kind::Inn | Kind::Ryokan) => 95,
            (POOL | KIDS_CLUB | BEACH_ACCESS | ENTERTAINMENT, Kind::Resort) => base.max(75),
            (PARKING, Kind::Motel) => 100,
            (SHARED_KITCHEN | LOCKERS | SHARED_LOUNGE, Kind::Hostel) => 85,
            (SHARED_KITCHEN | LOCKERS, kind) if kind != Kind::Hostel => 1,
            (HOT_SPRING | YUKATA, Kind::Ryokan) => 80,
            (HOT_SPRING | YUKATA, _) => u32::from(self.odds[0]),
            (
                FRONT_DESK | RESTAURANT | ROOM_SERVICE | BAR | GYM | CONCIERGE | CLUB_LOUNGE,
                Kind::Apartment | Kind::Villa,
            ) => 2,
            (RESTAURANT | BAR | GYM, Kind::BedAndBreakfast | Kind::GuestHouse) => base / 3,
            (BREAKFAST, Kind::BedAndBreakfast) => 100,
            _ => base,
        }
    }
}

/// Defines the features. A row ends with a name if code refers to the feature's number.
macro_rules! features {
    ($($id:literal $tag:ident $label:literal $description:literal $odds:tt $($name:ident)?;)+) => {
        $($(pub(crate) const $name: u8 = $id;)?)+

        /// All features in the order of their numbers, without gaps; a test checks the order.
        static FEATURES: [Feature; 60] = [
            $(Feature { id: $id, label: $label, description: $description, tag: Tag::$tag, odds: $odds },)+
        ];
    };
}

/// The features under each heading, in the order of [`Tag::ALL`].
static TAGGED: LazyLock<[FeatureSet; Tag::ALL.len()]> =
    LazyLock::new(|| Tag::ALL.map(|tag| FEATURES.iter().filter(|feature| feature.tag == tag).collect()));

/// The percentage of hotels with each feature, in the order of the numbers, by property type and level.
static CHANCES: LazyLock<[[[u8; FEATURES.len()]; 4]; Kind::ALL.len()]> = LazyLock::new(|| {
    let chance = |kind, level, index: usize| FEATURES[index].chance(kind, level) as u8;
    Kind::ALL.map(|kind| array::from_fn(|level| array::from_fn(|index| chance(kind, level, index))))
});

features! {
    1 General "Free Wi-Fi" "Free Wi-Fi throughout the property." [88, 96, 98, 99] WIFI;
    2 General "24-hour front desk" "The front desk is staffed around the clock." [45, 78, 95, 100] FRONT_DESK;
    3 General "Luggage storage" "Luggage storage before check-in and after check-out." [60, 85, 95, 100];
    4 General "Lift" "A lift to all floors." [22, 60, 88, 97];
    5 General "Non-smoking property" "Smoking is not allowed anywhere indoors." [60, 70, 72, 70];
    6 General "Pets allowed" "Pets are allowed; a charge may apply." [28, 36, 38, 34] PETS;
    7 General "Garden" "A garden that guests may use." [32, 30, 36, 52];
    8 General "Terrace" "A terrace that guests may use." [34, 40, 55, 72];
    9 General "Shared lounge" "A lounge for all guests." [26, 30, 40, 55] SHARED_LOUNGE;
    10 General "Lockers" "Lockers for valuables." [6, 3, 2, 2] LOCKERS;
    11 General "Concierge" "Help with tickets, restaurant reservations and tours." [3, 14, 48, 94] CONCIERGE;
    12 General "Express check-in" "Check-in without waiting at the desk." [12, 26, 40, 52];
    13 General "Evening entertainment" "Music or shows in the evening." [3, 8, 18, 34] ENTERTAINMENT;
    14 General "Laundry service" "Washing and ironing of clothes." [22, 50, 82, 97];
    15 Room "Air conditioning" "Air conditioning in the rooms." [42, 68, 90, 98] AIR_CONDITIONING;
    16 Room "Flat-screen TV" "A flat-screen television in the room." [70, 90, 97, 99];
    17 Room "Safe" "A safe in the room." [20, 48, 84, 98];
    18 Room "Minibar" "A minibar in the room." [4, 20, 66, 95];
    19 Room "Tea and coffee maker" "A tea and coffee maker in the room." [34, 52, 78, 92];
    20 Room "Balcony" "Some rooms have a balcony." [24, 30, 40, 58];
    21 Room "Kitchen" "A kitchen or kitchenette in the room." [14, 8, 7, 6] KITCHEN;
    22 Room "Washing machine" "A washing machine for guests." [16, 14, 10, 8] WASHER;
    23 Room "Soundproof rooms" "Rooms are insulated against noise." [14, 34, 58, 78];
    24 Room "Bathrobes" "Bathrobes and slippers in the room." [2, 8, 42, 95];
    25 Room "Bathtub" "Some rooms have a bathtub." [16, 34, 58, 86];
    26 Room "Yukata" "A light kimono is provided in the room." [1, 1, 1, 1] YUKATA;
    27 Food "Restaurant" "A restaurant on site." [18, 48, 84, 98] RESTAURANT;
    28 Food "Bar" "A bar on site." [22, 54, 86, 98] BAR;
    29 Food "Breakfast available" "Breakfast is served on site." [52, 80, 94, 99] BREAKFAST;
    30 Food "Room service" "Meals are brought to the room." [4, 20, 66, 97] ROOM_SERVICE;
    31 Food "Vegetarian meals" "Vegetarian and vegan dishes on the menu." [18, 36, 60, 84];
    32 Food "Coffee shop" "Coffee, cakes and snacks during the day." [10, 24, 44, 60];
    33 Food "Shared kitchen" "A kitchen for all guests." [1, 1, 1, 1] SHARED_KITCHEN;
    34 Food "Club lounge" "A lounge with snacks for guests of the upper floors." [0, 1, 16, 56] CLUB_LOUNGE;
    35 Wellness "Swimming pool" "A swimming pool for guests." [10, 22, 48, 88] POOL;
    36 Wellness "Heated pool" "The pool is heated." [2, 6, 20, 56];
    37 Wellness "Spa" "Treatments and massages on site." [1, 8, 36, 88] SPA;
    38 Wellness "Sauna" "A sauna for guests." [5, 18, 40, 72];
    39 Wellness "Fitness room" "A room with fitness equipment." [7, 34, 76, 97] GYM;
    40 Wellness "Hot spring bath" "A bath fed by a hot spring." [1, 1, 1, 1] HOT_SPRING;
    41 Wellness "Beach access" "The beach can be reached without crossing a road." [5, 6, 10, 18] BEACH_ACCESS;
    42 Wellness "Golf nearby" "A golf course within 3 km." [2, 5, 11, 22] GOLF;
    43 Wellness "Ski storage" "A locked room for skis and boots." [3, 4, 5, 6] SKI_STORAGE;
    44 Wellness "Tennis court" "A tennis court for guests." [2, 4, 12, 32];
    45 Wellness "Bicycle hire" "Bicycles for guests to borrow or hire." [14, 22, 30, 40];
    46 Family "Family rooms" "Rooms for four or more guests." [36, 52, 58, 64] FAMILY_ROOMS;
    47 Family "Cots" "Cots on request." [34, 62, 82, 94];
    48 Family "Kids' club" "Supervised activities for children." [1, 2, 7, 26] KIDS_CLUB;
    49 Family "Playground" "A playground on the grounds." [8, 10, 12, 20];
    50 Business "Meeting rooms" "Rooms for meetings and parties." [6, 32, 72, 92] MEETINGS;
    51 Business "Business centre" "Desks, computers and a printer." [3, 20, 54, 78];
    52 Business "Desk in the room" "A work desk in the room." [34, 66, 88, 96];
    53 Transport "Parking" "Parking on site; a charge may apply." [48, 58, 68, 84] PARKING;
    54 Transport "Free parking" "Parking is free of charge." [34, 30, 20, 22];
    55 Transport "Valet parking" "Staff park the car." [0, 1, 14, 66];
    56 Transport "EV charging" "Charging points for electric cars on site." [5, 14, 30, 52];
    57 Transport "Airport transfer" "Transfer to and from the airport; a charge may apply." [20, 28, 46, 76];
    58 Access "Step-free entrance" "The entrance has no steps." [24, 48, 70, 86];
    59 Access "Wheelchair-accessible rooms" "Some rooms are suitable for wheelchair users." [12, 40, 68, 86];
    60 Access "Accessible bathroom" "A bathroom with grab rails and a level shower." [10, 34, 60, 78];
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn numbers_are_indexes() {
        let mut labels = HashSet::new();
        for (index, feature) in FEATURES.iter().enumerate() {
            assert_eq!(usize::from(feature.id), index + 1);
            assert_eq!(Feature::by_id(feature.id), Some(feature));
            assert!(labels.insert(feature.label), "{}", feature.label);
            assert!(feature.description.ends_with('.'));
            assert!(feature.odds.iter().all(|percent| *percent <= 100));
        }
        assert_eq!((Feature::by_id(0), Feature::by_id(61), Feature::by_id(255)), (None, None, None));
        for tag in Tag::ALL {
            assert!(FEATURES.iter().any(|feature| feature.tag == tag), "{}", tag.label());
        }
    }

    #[test]
    fn more_stars_bring_more_features() {
        let count = |stars, kind| -> usize {
            (0..200).map(|it| FeatureSet::draw(Dice::new(it, "f"), kind, stars).iter().count()).sum()
        };
        let counts = [None, Some(3), Some(4), Some(5)].map(|stars| count(stars, Kind::Hotel));
        assert!(counts.is_sorted_by(|fewer, more| fewer < more), "{counts:?}");
        let ryokans = (0..200)
            .filter(|it| FeatureSet::draw(Dice::new(*it, "f"), Kind::Ryokan, Some(4)).contains(HOT_SPRING));
        assert!(ryokans.count() > 120);
    }

    #[test]
    fn a_single_feature_matches_the_whole_draw() {
        for (round, kind) in (0..50).zip(Kind::ALL.into_iter().cycle()) {
            let (dice, stars) = (Dice::new(round, "f"), Some((round % 6) as u8));
            let all = FeatureSet::draw(dice, kind, stars);
            assert!((0..=70).all(|id| all.contains(id) == FeatureSet::draws(dice, kind, stars, id)));
        }
    }

    #[test]
    fn set_operations() {
        let set: FeatureSet = [WIFI, POOL, 0, 61, 200].into_iter().collect();
        assert_eq!(set.iter().map(|it| it.id).collect::<Vec<_>>(), [WIFI, POOL]);
        assert!(set.contains(POOL) && !set.contains(0) && !set.contains(255));
        assert_eq!(set.tagged(Tag::Wellness).count(), 1);
        assert_eq!(format!("{set:?}"), r#"{"Free Wi-Fi", "Swimming pool"}"#);
    }
}
