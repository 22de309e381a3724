//! A hotel. All facts about a hotel are derived from the seed and the id; no facts are stored.

use std::fmt;

use wayfare_places::{City, Point};

use super::calendar::Draw;
use super::catalogue::{PropertyType, Theme, ThemeSet};
use super::chains::{Chain, ChainClass};
use super::features::{self, FeatureSet};
use super::flavour::Setting;
use super::id::HotelId;
use super::names::Naming;
use super::siting::{self, Site};
use super::town::Town;
use crate::world::dice::Dice;

/// A hotel. The facts for sorting and filtering lists are fields; descriptions, pictures and reviews are computed on
/// request.
///
/// Copying is cheap (about 100 bytes). The same seed always yields the same hotel.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Hotel {
    /// Permanent id.
    pub id: HotelId,
    /// Position of the hotel.
    pub position: Point,
    /// Distance from the centre of the city, in km.
    pub centre_km: f64,
    /// Property type.
    pub property_type: PropertyType,
    /// Stars, from 1 to 5, or `None` for a hotel without stars.
    pub stars: Option<u8>,
    /// `true` if the hotel itself chose its star rating.
    pub is_self_rated: bool,
    /// Chain of the hotel, if any.
    pub chain: Option<&'static Chain>,
    /// Guest rating in tenths, from 0 to 100, or `None` if too few guests rated the hotel.
    pub guest_rating: Option<u8>,
    /// Number of reviews.
    pub review_count: u32,
    /// Popularity, comparable between all hotels; higher is more popular.
    pub popularity: u32,
    /// Price for the simplest room on an average night before tax, in US cents.
    pub(crate) base_cents: u32,
    pub(crate) dice: Dice,
    pub(crate) town: &'static Town,
    pub(crate) quarter: u32,
    naming: Naming,
}

impl Hotel {
    /// Returns the hotel with the given ordinal in a city, or `None` if there is no such hotel.
    pub(crate) fn new(seed: u64, town: &'static Town, ordinal: u16) -> Option<Self> {
        let id = HotelId::new(town.city.id, ordinal).filter(|_| ordinal < town.hotels)?;
        let town_dice = Dice::new(seed, "town").with_signed(town.city.id.get());
        let dice = town_dice.with(u64::from(ordinal));
        let naming = Naming::of(town, town_dice, ordinal);
        let property_type = naming.property_type(town);
        let chain = match naming {
            Naming::Chain(chain, _) => Some(chain),
            Naming::Own { .. } => None,
        };
        let site = Site::of(town, town_dice, dice, naming);
        let stars = stars(dice.text("stars"), property_type, chain, town);
        let is_self_rated = stars.is_some() && dice.text("self").chance(self_rated_percent(town));
        let guest_rating = guest_rating(dice.text("rating"), stars, chain);
        let central = (town.radius_km - site.centre_km).max(0.0) / town.radius_km;
        let review_count = review_count(dice.text("reviews"), guest_rating, stars, town, central);
        let mut hotel = Self {
            id,
            position: site.position,
            centre_km: site.centre_km,
            property_type,
            stars,
            is_self_rated,
            chain,
            guest_rating,
            review_count,
            popularity: 0,
            base_cents: 0,
            dice,
            town,
            quarter: site.quarter,
            naming,
        };
        hotel.popularity = popularity(&hotel, central);
        hotel.base_cents = base_cents(&hotel, central);
        Some(hotel)
    }

    /// Returns the name, which is unique in the city.
    #[must_use]
    pub fn name(&self) -> String {
        self.naming.text(self.town)
    }

    /// Returns the street, house number and city.
    #[must_use]
    pub fn address(&self) -> String {
        siting::address(self.town, self.dice, self.naming)
    }

    /// Returns the city district in which the hotel is located.
    #[must_use]
    pub fn quarter(&self) -> &'static str {
        siting::quarter_name(self.town, self.quarter)
    }

    /// Returns the city.
    #[must_use]
    pub fn city(&self) -> &'static City {
        self.town.city
    }

    /// Returns the ISO 3166-1 alpha-2 code of the country; `XK` is Kosovo.
    #[must_use]
    pub fn country(&self) -> &'static str {
        self.town.city.country
    }

    /// Returns the main reason to visit the city.
    #[must_use]
    pub fn draw(&self) -> Draw {
        self.town.draw
    }

    /// Returns the features of the hotel.
    #[must_use]
    pub fn features(&self) -> FeatureSet {
        FeatureSet::draw(self.dice.text("features"), self.property_type, self.stars)
    }

    /// Returns whether the hotel has the given feature, without computing all features.
    pub(crate) fn has(&self, feature: u8) -> bool {
        FeatureSet::draws(self.dice.text("features"), self.property_type, self.stars, feature)
    }

    /// Returns the themes that suit the hotel, given [its features](Self::features).
    #[must_use]
    pub fn themes(&self, has: FeatureSet) -> ThemeSet {
        let (kind, stars, draw) = (self.property_type, self.stars.unwrap_or(0), self.town.draw);
        let dice = self.dice.text("theme");
        let chance = |what, percent| dice.text(what).chance(percent);
        let mut themes = ThemeSet::default();
        themes.add_if(draw == Draw::Beach || has.contains(features::BEACH_ACCESS), Theme::Beach);
        themes.add_if(kind == PropertyType::Boutique || chance("design", 6), Theme::Boutique);
        themes.add_if(kind == PropertyType::Hostel || (stars <= 2 && self.base_cents < 6_500), Theme::Budget);
        themes.add_if(stars >= 3 && has.contains(features::MEETINGS), Theme::Business);
        themes.add_if(self.centre_km < 1.5 && self.town.hotels >= 60, Theme::CityBreak);
        themes.add_if(has.contains(features::FAMILY_ROOMS) && chance("family", 60), Theme::Family);
        themes.add_if(has.contains(features::GOLF), Theme::Golf);
        themes.add_if(
            matches!(kind, PropertyType::Riad | PropertyType::Inn) || chance("old", 9),
            Theme::Historic,
        );
        themes.add_if(stars >= 5, Theme::Luxury);
        themes.add_if(
            draw == Draw::Nature || kind == PropertyType::Lodge || chance("nature", 5),
            Theme::Nature,
        );
        themes.add_if(has.contains(features::PETS), Theme::PetFriendly);
        themes.add_if(stars >= 4 && chance("romantic", 28), Theme::Romantic);
        themes.add_if(draw == Draw::Ski || has.contains(features::SKI_STORAGE), Theme::Ski);
        themes.add_if(has.contains(features::SPA) || has.contains(features::HOT_SPRING), Theme::Spa);
        themes
    }

    /// Returns the licence number of the listing, if the law requires one.
    #[must_use]
    pub fn licence(&self) -> Option<String> {
        let pattern = self.town.country.licence?;
        let mut dice = self.dice.text("licence");
        let drawn = pattern.chars().map(|mark| {
            dice = dice.with(1);
            match mark {
                '#' => char::from_digit(dice.below(10), 10).unwrap_or('0'),
                // The letter is one of the 26 letters from A, so the sum fits in a `u8`.
                '@' => char::from(b'A' + dice.below(26) as u8),
                other => other,
            }
        });
        Some(drawn.collect())
    }
}

impl PartialEq for Hotel {
    /// Returns whether both values are the same hotel from the same seed.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.dice == other.dice
    }
}

impl Eq for Hotel {}

impl fmt::Debug for Hotel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hotel")
            .field("id", &self.id.get())
            .field("name", &self.name())
            .field("stars", &self.stars)
            .field("position", &self.position)
            .finish_non_exhaustive()
    }
}

fn stars(dice: Dice, kind: PropertyType, chain: Option<&Chain>, town: &Town) -> Option<u8> {
    if let Some(chain) = chain {
        let drawn = dice.between(i64::from(chain.min_stars), i64::from(chain.max_stars));
        // Both bounds are of type `u8`, so the number fits in a `u8`.
        return Some(drawn as u8);
    }
    /// Returns the percentages of hotels without stars and with one, two, three and four stars. The remaining hotels
    /// have five stars.
    const fn odds(kind: PropertyType) -> [u32; 5] {
        match kind {
            PropertyType::Hotel => [4, 5, 19, 40, 26],
            PropertyType::Boutique => [12, 0, 4, 30, 40],
            PropertyType::Resort => [2, 0, 3, 22, 45],
            PropertyType::Ryokan => [30, 0, 10, 34, 20],
            PropertyType::Riad => [28, 1, 8, 30, 24],
            PropertyType::Aparthotel => [14, 1, 10, 45, 28],
            PropertyType::Inn => [24, 6, 32, 32, 6],
            PropertyType::Motel => [16, 14, 52, 18, 0],
            PropertyType::Lodge | PropertyType::Villa => [38, 2, 12, 26, 16],
            PropertyType::BedAndBreakfast | PropertyType::GuestHouse => [46, 6, 20, 24, 4],
            PropertyType::Apartment => [66, 2, 8, 18, 6],
            PropertyType::Hostel => [58, 26, 16, 0, 0],
        }
    }
    let mut drawn = dice.below(100);
    // A small town rarely has a luxury hotel, unless the town depends on tourism.
    if town.hotels < 25 && town.setting == Setting::Town && drawn > 94 {
        drawn -= 20;
    }
    for (stars, share) in (0..).zip(odds(kind)) {
        if drawn < share {
            return (stars > 0).then_some(stars);
        }
        drawn -= share;
    }
    // For a type without five-star hotels, the percentages sum to 100, so the loop has already returned.
    Some(5)
}

/// Returns the percentage of star-rated hotels that chose their own rating. The percentage is low in countries with
/// official star ratings.
fn self_rated_percent(town: &Town) -> u32 {
    const WITH_OFFICIAL_STARS: [&str; 22] = [
        "FR", "ES", "IT", "DE", "AT", "CH", "PT", "GR", "BE", "NL", "PL", "CZ", "HU", "HR", "SI", "TR", "AE",
        "EG", "MA", "TN", "IL", "CN",
    ];
    if WITH_OFFICIAL_STARS.contains(&town.country.code) { 12 } else { 45 }
}

fn guest_rating(dice: Dice, stars: Option<u8>, chain: Option<&Chain>) -> Option<u8> {
    if dice.chance(5) {
        return None;
    }
    let steady = match chain.map(|chain| chain.class) {
        Some(ChainClass::Luxury) => 4,
        Some(ChainClass::Economy | ChainClass::Hostel) => -1,
        Some(_) => 2,
        None => 0,
    };
    // The sum of two draws is usually near the middle.
    let drawn = dice.with(1).between(-11, 9) + dice.with(2).between(-7, 7);
    let tenths = 73 + 2 * i64::from(stars.unwrap_or(3)) + steady + drawn;
    // The number is clamped, so it fits in a `u8`.
    Some(tenths.clamp(25, 98) as u8)
}

fn review_count(dice: Dice, rating: Option<u8>, stars: Option<u8>, town: &Town, central: f64) -> u32 {
    let Some(rating) = rating else { return dice.below(5) };
    let size = 40 + u32::from(stars.unwrap_or(1)) * 60 + u32::from(town.hotels).min(2_000) / 2;
    let liked = u32::from(rating) + (central * 60.0) as u32;
    // The draw is squared, so many hotels have few reviews, and few hotels have many reviews.
    let drawn = dice.below(1_000) + 60;
    (size * liked / 100 * drawn / 1_000 * drawn / 400).max(5)
}

fn popularity(hotel: &Hotel, central: f64) -> u32 {
    let rating = u32::from(hotel.guest_rating.unwrap_or(55));
    let chain = if hotel.chain.is_some() { 260 } else { 0 };
    let variation = hotel.dice.text("luck").below(500);
    // The square root reduces the effect of additional reviews on hotels that already have many reviews.
    let known = (f64::from(hotel.review_count).sqrt() * 26.0) as u32;
    known
        + rating * 11
        + u32::from(hotel.stars.unwrap_or(1)) * 70
        + (central * 420.0) as u32
        + chain
        + variation
}

fn base_cents(hotel: &Hotel, central: f64) -> u32 {
    let by_stars: u64 = match hotel.stars {
        None => 6_800,
        Some(1) => 4_400,
        Some(2) => 6_200,
        Some(3) => 9_400,
        Some(4) => 14_800,
        Some(_) => 26_500,
    };
    let kind: u64 = match hotel.property_type {
        PropertyType::Hotel | PropertyType::Aparthotel => 100,
        PropertyType::Apartment => 125,
        PropertyType::Boutique => 128,
        PropertyType::BedAndBreakfast | PropertyType::GuestHouse => 84,
        PropertyType::Hostel => 40,
        PropertyType::Inn => 90,
        PropertyType::Lodge => 108,
        PropertyType::Motel => 78,
        PropertyType::Resort => 135,
        PropertyType::Riad => 112,
        PropertyType::Ryokan => 165,
        PropertyType::Villa => 240,
    };
    let town = hotel.town;
    // Prices in a metropolis are up to a quarter higher.
    let size = 86 + u64::from(town.city.population.min(4_500_000)) / 200_000;
    let level = u64::from(town.price_percent);
    let place = 90 + (central * 26.0) as u64;
    let quality = 78 + u64::from(hotel.guest_rating.unwrap_or(75)) * 30 / 100;
    // Prices of independent hotels vary more.
    let variation = u64::from(hotel.dice.text("price").below(if hotel.chain.is_some() { 20 } else { 44 }));
    let variation = variation + if hotel.chain.is_some() { 92 } else { 80 };
    let chain = u64::from(hotel.chain.map_or(100, |chain| chain.price_percent));
    let own =
        [kind, place, quality, variation, chain].into_iter().fold(10_000, |own, it| own * it / 100) / 100;
    // Within a town, prices follow the star rating, so other properties affect the price less for hotels with one to
    // four stars.
    let own = match hotel.stars {
        None => own,
        // Villas and resorts have no simple rooms.
        Some(1..=4) => match hotel.property_type {
            PropertyType::Villa => ((own + 100) / 2).clamp(60, 100),
            PropertyType::Resort => ((own + 100) / 2).clamp(65, 115),
            _ => ((own + 100) / 2).clamp(70, 135),
        },
        Some(_) => own.max(80),
    };
    let factors = [u64::from(town.country.price_percent), size, level, own];
    let cents = factors.into_iter().fold(by_stars * 1_000, |price, percent| price * percent / 100) / 1_000;
    // Each of the four factors is at most 500%, so the number fits in a `u32`.
    u32::try_from(cents).unwrap_or(u32::MAX).max(min_cents(hotel.stars, hotel.property_type))
}

/// Returns the minimum price of a night in US cents, before a seller's discount. A lower price would not cover the cost
/// of the comfort that the star rating implies.
pub(crate) fn min_cents(stars: Option<u8>, kind: PropertyType) -> u32 {
    let room = match stars {
        None => 850,
        Some(1) => 950,
        Some(2) => 1_400,
        Some(3) => 2_200,
        Some(4) => 3_500,
        Some(_) => 6_400,
    };
    // The price of a hostel is for a private room; a bed in a dormitory costs about half as much.
    if kind == PropertyType::Hostel { room * 9 / 5 } else { room }
}
