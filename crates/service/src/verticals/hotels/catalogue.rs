//! The hotels that there are, whoever sells their rooms.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use jiff::Timestamp;
use wayfare_models::hotels::{HotelFeatureSummary, HotelFeatureTag, HotelImage, HotelPolicy, HotelReviews};
use wayfare_places::{City, Place, Position};
use wayfare_validation::Polygon;
use wayfare_wire::Json;

use super::numbers::NumberSet;
use super::price_terms::PriceTerms;

/// A hotel: the facts that lists are sorted, filtered and counted by, and the rest on demand.
#[derive(Clone, Debug)]
pub struct Hotel {
    /// Its number, as in `khotel:7`.
    pub id: i64,
    /// Its name.
    pub name: Box<str>,
    /// Its position.
    pub position: Position,
    /// Its city, among the places that the service knows.
    pub city: Option<&'static City>,
    /// From 1 to 5; `None` for a hotel without.
    pub stars: Option<u8>,
    /// Whether it gave the stars to itself.
    pub is_self_rated: bool,
    /// The rating of its guests, in tenths from 0 to 100; `None` where too few have rated.
    pub guest_rating: Option<u8>,
    /// The number of reviews.
    pub review_count: u32,
    /// The number of its [`HotelConstant::PropertyType`].
    pub property_type: u8,
    /// The number of its [`HotelConstant::Chain`].
    pub chain: Option<u16>,
    /// The numbers of its [`HotelConstant::Facility`]s.
    pub features: NumberSet,
    /// The numbers of its [`HotelConstant::Theme`]s.
    pub themes: NumberSet,
    /// The rest.
    pub details: Arc<dyn HotelDetails>,
}

/// The details of a hotel, asked for when an answer shows them.
pub trait HotelDetails: Any + fmt::Debug + Send + Sync {
    /// Street, house number and city.
    fn address(&self) -> String;

    /// The country, ISO 3166-1 alpha-2.
    fn country(&self) -> &str;

    /// The number that a listing has to show where the law asks for one.
    fn license_number(&self) -> Option<String> {
        None
    }

    /// A text about the hotel.
    fn description(&self) -> Option<String> {
        None
    }

    /// The picture that stands for the hotel.
    fn image(&self) -> Option<HotelImage> {
        self.images().into_iter().next()
    }

    /// All pictures.
    fn images(&self) -> Vec<HotelImage> {
        Vec::new()
    }

    /// The features in words.
    fn feature_summary(&self) -> Vec<HotelFeatureSummary> {
        Vec::new()
    }

    /// The features by heading.
    fn feature_tags(&self) -> Vec<HotelFeatureTag> {
        Vec::new()
    }

    /// The rules of the house.
    fn policies(&self) -> Vec<HotelPolicy> {
        Vec::new()
    }

    /// A place near the hotel that many know.
    fn well_known_place(&self) -> Option<Json> {
        None
    }

    /// All about its reviews.
    fn reviews(&self) -> Option<HotelReviews> {
        None
    }

    /// Sentences of guests.
    fn review_quotes(&self) -> Vec<String> {
        Vec::new()
    }

    /// The sentiment of its reviews in a word.
    fn sentiment(&self) -> Option<String> {
        None
    }
}

/// Numbers that searches filter by, each with a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HotelConstant {
    /// Features of hotels.
    Facility,
    /// Kinds of houses.
    PropertyType,
    /// Kinds of journeys.
    Theme,
    /// Chains.
    Chain,
    /// Kinds of deals, which offers are.
    Deal,
}

/// Finds hotels. All lists begin with the most popular hotel, unless they say otherwise.
///
/// The service calls it where computing is welcome, and never waits for another service: a catalogue that lies
/// elsewhere is fetched beforehand.
pub trait HotelCatalogue: fmt::Debug + Send + Sync + 'static {
    /// The hotels with these ids. Unknown ids are passed over.
    fn with_ids(&self, ids: &[i64]) -> Vec<Hotel>;

    /// The hotels of a place.
    fn of_place(&self, place: Place<'_>) -> Vec<Hotel>;

    /// The hotels at most so many km from a position.
    fn around(&self, centre: Position, km: f64) -> Vec<Hotel>;

    /// The hotels within a polygon.
    fn within(&self, polygon: &Polygon) -> Vec<Hotel>;

    /// The hotels of a city whose name is wanted, at most so many.
    fn of_city_named(&self, city: &'static City, is_wanted: &dyn Fn(&str) -> bool, most: usize)
    -> Vec<Hotel>;

    /// The hotels after an id, in the order of their ids, at most so many. The id need not be a hotel's.
    fn after(&self, last: Option<i64>, most: usize) -> Vec<Hotel>;

    /// The most km from the middle that hotels are looked for.
    fn widest_km(&self) -> f64;

    /// All numbers of a kind, ascending.
    fn numbers(&self, kind: HotelConstant) -> Vec<i64>;

    /// The label of a number, in English.
    fn label(&self, kind: HotelConstant, number: i64) -> Option<String>;

    /// The lowest price of a night at each of the hotels lately, in the smallest unit of the currency; `None` where
    /// nobody knows. Searches without dates show it.
    fn recent_nights(
        &self,
        hotels: &[&Hotel],
        _terms: &PriceTerms,
        _market: &str,
        _now: Timestamp,
    ) -> Vec<Option<i64>> {
        vec![None; hotels.len()]
    }
}

/// A catalogue of no hotels.
#[cfg(not(feature = "inventory"))]
#[derive(Debug)]
pub(crate) struct NoHotels;

#[cfg(not(feature = "inventory"))]
impl HotelCatalogue for NoHotels {
    fn with_ids(&self, _: &[i64]) -> Vec<Hotel> {
        Vec::new()
    }

    fn of_place(&self, _: Place<'_>) -> Vec<Hotel> {
        Vec::new()
    }

    fn around(&self, _: Position, _: f64) -> Vec<Hotel> {
        Vec::new()
    }

    fn within(&self, _: &Polygon) -> Vec<Hotel> {
        Vec::new()
    }

    fn of_city_named(&self, _: &'static City, _: &dyn Fn(&str) -> bool, _: usize) -> Vec<Hotel> {
        Vec::new()
    }

    fn after(&self, _: Option<i64>, _: usize) -> Vec<Hotel> {
        Vec::new()
    }

    fn widest_km(&self) -> f64 {
        0.0
    }

    fn numbers(&self, _: HotelConstant) -> Vec<i64> {
        Vec::new()
    }

    fn label(&self, _: HotelConstant, _: i64) -> Option<String> {
        None
    }
}
