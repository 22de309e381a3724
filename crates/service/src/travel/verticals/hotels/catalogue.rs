//! The catalogue of hotels, independent of the providers of their rooms.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use jiff::Timestamp;
use specwright_core::{Amount, Text};
use wayfare_models::feeds::{FeatureScope, HotelFeedImage};
use wayfare_models::hotels::{HotelFeatureSummary, HotelImage, HotelPolicy, HotelReviews};
use wayfare_models::write::ListWriter;
use wayfare_models::writers::hotels::HotelImageWriter;
use wayfare_places::{City, Place};
use wayfare_validation::{Point, Polygon};

use super::numbers::NumberSet;
use super::offer::OfferSummary;
use super::price_terms::PriceTerms;
use crate::travel::links::ServiceLinks;

/// A hotel: the facts by which lists are sorted, filtered and counted, and details on demand.
#[derive(Clone, Debug)]
pub struct Hotel {
    /// Its id, as in `khotel:7`.
    pub id: i64,
    /// Its name.
    pub name: Text,
    /// Its position.
    pub position: Point,
    /// Its city, among the places that the service knows.
    pub city: Option<&'static City>,
    /// Stars from 1 to 5; `None` for a hotel without any.
    pub stars: Option<u8>,
    /// Whether the hotel rated its stars itself.
    pub is_self_rated: bool,
    /// The guest rating in tenths, from 0 to 100; `None` where there are too few ratings.
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
    /// The details.
    pub details: Arc<dyn HotelDetails>,
}

/// The details of a hotel, computed when an answer shows them. Longer ones are written into the answer.
pub trait HotelDetails: Any + fmt::Debug + Send + Sync {
    /// Street, house number and city.
    fn address(&self) -> Cow<'_, str>;

    /// The country, ISO 3166-1 alpha-2.
    fn country(&self) -> &str;

    /// The registration number that listings have to show where the law requires one.
    fn license_number(&self) -> Option<Cow<'_, str>> {
        None
    }

    /// A description of the hotel.
    fn description(&self) -> Option<Cow<'_, str>> {
        None
    }

    /// The number of pictures.
    fn image_count(&self) -> usize {
        0
    }

    /// Writes a picture, counted from 0. The first is the main one.
    fn image(&self, _place: usize, _links: &ServiceLinks, _image: &mut HotelImageWriter<'_>) {}

    /// Writes the features, as text in a language.
    fn feature_summary(&self, _summary: &mut ListWriter<'_, HotelFeatureSummary>, _language: &str) {}

    /// The headings of its features in English, with the numbers of those below each.
    fn feature_tags(&self) -> Vec<(Cow<'_, str>, NumberSet)> {
        Vec::new()
    }

    /// Writes the rules of the house.
    fn policies(&self, _policies: &mut ListWriter<'_, HotelPolicy>) {}

    /// A well-known place near the hotel.
    fn well_known_place(&self) -> Option<Place<'static>> {
        None
    }

    /// The reviews. What is a label in them is in a language.
    fn reviews(&self, _language: &str) -> Option<HotelReviews> {
        None
    }

    /// Writes quotes from guests.
    fn review_quotes(&self, _quotes: &mut ListWriter<'_, Text>) {}

    /// The sentiment of its reviews, in a word of a language, with the rating: `Very good, 8.5`.
    fn sentiment(&self, _language: &str) -> Option<Cow<'_, str>> {
        None
    }

    /// The facts that only the feed of hotels has.
    fn feed_facts(&self) -> HotelFeedFacts {
        HotelFeedFacts::default()
    }

    /// Writes pictures for the feed of hotels, with their size and subject.
    fn feed_images(&self, _links: &ServiceLinks, _images: &mut ListWriter<'_, HotelFeedImage>) {}
}

impl dyn HotelDetails {
    /// Writes all pictures.
    pub(super) fn write_images(&self, links: &ServiceLinks, list: &mut ListWriter<'_, HotelImage>) {
        for place in 0..self.image_count() {
            list.item(|image| self.image(place, links, image));
        }
    }
}

/// Facts of a hotel that only the feed of hotels has. Unknown ones are left out of its record.
#[derive(Clone, Debug, Default)]
pub struct HotelFeedFacts {
    /// Time when its record was made.
    pub created: Option<Timestamp>,
    /// Time of the last change of its record.
    pub changed: Option<Timestamp>,
    /// Lowest rate of a night, in US dollars.
    pub lowest_rate: Option<Amount>,
    /// Popularity; a lower number is more popular.
    pub popularity: Option<f64>,
    /// Begin of check-in, as hhmm.
    pub check_in: Option<i64>,
    /// End of check-out, as hhmm.
    pub check_out: Option<i64>,
    /// IATA code of its airport.
    pub airport: Option<Text>,
}

/// Kinds of numbers by which searches filter. Each number has a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HotelConstant {
    /// Features of hotels.
    Facility,
    /// Property types.
    PropertyType,
    /// Themes of journeys.
    Theme,
    /// Chains.
    Chain,
    /// Deals of offers.
    Deal,
    /// Subjects of pictures, which no search filters by.
    ImageTag,
}

/// A catalogue of hotels. Its lists begin with the most popular hotel unless stated otherwise.
///
/// The service calls it on threads for CPU-bound work, so that it may compute but must not block on I/O. Fetch a
/// remote catalogue beforehand.
pub trait HotelCatalogue: fmt::Debug + Send + Sync + 'static {
    /// The hotels with these ids. Unknown ids are skipped.
    fn with_ids(&self, ids: &[i64]) -> Vec<Hotel>;

    /// The hotels of a place.
    fn of_place(&self, place: Place<'_>) -> Vec<Hotel>;

    /// The hotels at most that many km from a position.
    fn around(&self, centre: Point, km: f64) -> Vec<Hotel>;

    /// The hotels within a polygon.
    fn within(&self, polygon: &Polygon) -> Vec<Hotel>;

    /// The hotels of a city whose name is wanted, at most that many.
    fn of_city_named(&self, city: &'static City, is_wanted: &dyn Fn(&str) -> bool, most: usize)
    -> Vec<Hotel>;

    /// The hotels after an id, of one country (ISO 3166-1 alpha-2) or of all, in the order of their ids, at most that
    /// many. The id need not be a hotel's.
    fn after(&self, last: i64, country: Option<&str>, most: usize) -> Vec<Hotel>;

    /// The number of hotels of a city; `None` where it is unknown.
    fn count_of(&self, _city: &'static City) -> Option<usize> {
        None
    }

    /// The largest search radius, in km.
    fn widest_km(&self) -> f64;

    /// All numbers of a kind, ascending.
    fn numbers(&self, kind: HotelConstant) -> Vec<i64>;

    /// The label of a number in a language as requests name it (`de`, `zh_CN`); in English where it is known in no
    /// other. A chain has one name in all languages.
    fn label(&self, kind: HotelConstant, number: i64, language: &str) -> Option<Cow<'_, str>>;

    /// The languages other than English that there are labels in, as tags of BCP 47. The feed has labels in these.
    fn label_languages(&self) -> &[&str] {
        &[]
    }

    /// The part of a stay that a facility belongs to.
    fn scope(&self, _facility: i64) -> Option<FeatureScope> {
        None
    }

    /// The headings of [`HotelDetails::feature_tags`], each with its label in a language.
    fn feature_tags(&self, _language: &str) -> Vec<(Cow<'_, str>, Cow<'_, str>)> {
        Vec::new()
    }

    /// The cheapest night that was found lately at each of the hotels; `None` where none is known. Searches without
    /// dates show its lowest price and filter by its deals.
    fn recent_nights(
        &self,
        hotels: &[&Hotel],
        _terms: &PriceTerms,
        _market: &str,
        _now: Timestamp,
    ) -> Vec<Option<OfferSummary>> {
        vec![None; hotels.len()]
    }
}

/// An empty catalogue.
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

    fn around(&self, _: Point, _: f64) -> Vec<Hotel> {
        Vec::new()
    }

    fn within(&self, _: &Polygon) -> Vec<Hotel> {
        Vec::new()
    }

    fn of_city_named(&self, _: &'static City, _: &dyn Fn(&str) -> bool, _: usize) -> Vec<Hotel> {
        Vec::new()
    }

    fn after(&self, _: i64, _: Option<&str>, _: usize) -> Vec<Hotel> {
        Vec::new()
    }

    fn widest_km(&self) -> f64 {
        0.0
    }

    fn numbers(&self, _: HotelConstant) -> Vec<i64> {
        Vec::new()
    }

    fn label(&self, _: HotelConstant, _: i64, _: &str) -> Option<Cow<'_, str>> {
        None
    }
}
