//! The hotel catalogue, which is independent of the providers that sell rooms.

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

/// A hotel: facts for sorting, filtering and counting, and details on demand.
#[derive(Clone, Debug)]
pub struct Hotel {
    /// The hotel's id, as in `khotel:7`.
    pub id: i64,
    /// The hotel's name.
    pub name: Text,
    /// The hotel's position.
    pub position: Point,
    /// The hotel's city, if the service has its data.
    pub city: Option<&'static City>,
    /// Stars from 1 to 5; `None` for a hotel without stars.
    pub stars: Option<u8>,
    /// `true` if the hotel assigned the stars to itself.
    pub is_self_rated: bool,
    /// The guest rating in tenths, from 0 to 100; `None` if there are too few ratings.
    pub guest_rating: Option<u8>,
    /// The number of reviews.
    pub review_count: u32,
    /// The number of the hotel's [`HotelConstant::PropertyType`].
    pub property_type: u8,
    /// The number of the hotel's [`HotelConstant::Chain`].
    pub chain: Option<u16>,
    /// The numbers of the hotel's [`HotelConstant::Facility`]s.
    pub features: NumberSet,
    /// The numbers of the hotel's [`HotelConstant::Theme`]s.
    pub themes: NumberSet,
    /// The details.
    pub details: Arc<dyn HotelDetails>,
}

/// The details of a hotel, computed when a response includes them. Long details are written directly to the response.
pub trait HotelDetails: Any + fmt::Debug + Send + Sync {
    /// Returns the street, house number and city.
    fn address(&self) -> Cow<'_, str>;

    /// Returns the postal code, which appears only in the hotel feed.
    fn postal_code(&self) -> Option<Cow<'_, str>> {
        None
    }

    /// Returns the ISO 3166-1 alpha-2 code of the country.
    fn country(&self) -> &str;

    /// Returns the registration number that listings must show where the law requires one.
    fn license_number(&self) -> Option<Cow<'_, str>> {
        None
    }

    /// Returns a description of the hotel.
    fn description(&self) -> Option<Cow<'_, str>> {
        None
    }

    /// Returns the number of pictures.
    fn image_count(&self) -> usize {
        0
    }

    /// Writes the picture at this index, counted from 0. The first picture is the main picture.
    fn image(&self, _place: usize, _links: &ServiceLinks, _image: &mut HotelImageWriter<'_>) {}

    /// Writes the features as text in the given language.
    fn feature_summary(&self, _summary: &mut ListWriter<'_, HotelFeatureSummary>, _language: &str) {}

    /// Returns the English headings of the hotel's features, each with the numbers of its features.
    fn feature_tags(&self) -> Vec<(Cow<'_, str>, NumberSet)> {
        Vec::new()
    }

    /// Writes the house rules.
    fn policies(&self, _policies: &mut ListWriter<'_, HotelPolicy>) {}

    /// Returns a landmark near the hotel.
    fn well_known_place(&self) -> Option<Place<'static>> {
        None
    }

    /// Returns the reviews, with labels in the given language.
    fn reviews(&self, _language: &str) -> Option<HotelReviews> {
        None
    }

    /// Writes quotes from guests.
    fn review_quotes(&self, _quotes: &mut ListWriter<'_, Text>) {}

    /// Returns the sentiment of the reviews in the given language, including the rating, such as `Very good, 8.5`.
    fn sentiment(&self, _language: &str) -> Option<Cow<'_, str>> {
        None
    }

    /// Returns the facts that appear only in the hotel feed.
    fn feed_facts(&self) -> HotelFeedFacts {
        HotelFeedFacts::default()
    }

    /// Writes pictures for the hotel feed, including their size and subject.
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

/// Facts of a hotel that appear only in the hotel feed. Unknown facts are omitted from the hotel's record.
#[derive(Clone, Debug, Default)]
pub struct HotelFeedFacts {
    /// Time when the hotel's record was created.
    pub created: Option<Timestamp>,
    /// Time of the last change to the hotel's record.
    pub changed: Option<Timestamp>,
    /// Lowest price per night, in US dollars.
    pub lowest_rate: Option<Amount>,
    /// Popularity; lower numbers are more popular.
    pub popularity: Option<f64>,
    /// Start of check-in, as hhmm.
    pub check_in: Option<i64>,
    /// End of check-out, as hhmm.
    pub check_out: Option<i64>,
    /// IATA code of the hotel's airport.
    pub airport: Option<Text>,
}

/// Kind of hotel constant: a labelled number that searches filter by, unless stated otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HotelConstant {
    /// Hotel features.
    Facility,
    /// Property types.
    PropertyType,
    /// Travel themes.
    Theme,
    /// Chains.
    Chain,
    /// Deals that offers may have.
    Deal,
    /// Subjects of pictures. Searches can't filter by subject.
    ImageTag,
}

/// A hotel catalogue. Unless stated otherwise, lists of hotels are sorted by popularity, most popular first.
///
/// The service calls the methods that may return many hotels on threads for CPU-bound work. All methods may compute but
/// must not block on I/O. Fetch a remote catalogue beforehand.
pub trait HotelCatalogue: fmt::Debug + Send + Sync + 'static {
    /// Returns the hotels with these ids. Unknown ids are skipped.
    fn with_ids(&self, ids: &[i64]) -> Vec<Hotel>;

    /// Returns the hotels of a place.
    fn of_place(&self, place: Place<'_>) -> Vec<Hotel>;

    /// Returns the hotels within `km` kilometres of a position.
    fn around(&self, centre: Point, km: f64) -> Vec<Hotel>;

    /// Returns the hotels within a polygon.
    fn within(&self, polygon: &Polygon) -> Vec<Hotel>;

    /// Returns up to `most` hotels in a city whose names satisfy `is_wanted`.
    fn of_city_named(&self, city: &'static City, is_wanted: &dyn Fn(&str) -> bool, most: usize)
    -> Vec<Hotel>;

    /// Returns up to `most` hotels after an id, in one country (ISO 3166-1 alpha-2) or in all countries, sorted by id.
    /// `last` need not be the id of a hotel.
    fn after(&self, last: i64, country: Option<&str>, most: usize) -> Vec<Hotel>;

    /// Returns the number of hotels in a city, or `None` if the number is unknown.
    fn count_of(&self, _city: &'static City) -> Option<usize> {
        None
    }

    /// Returns the maximum search radius, in km.
    fn widest_km(&self) -> f64;

    /// Returns all numbers of a kind, in ascending order.
    fn numbers(&self, kind: HotelConstant) -> Vec<i64>;

    /// Returns the label of a number in a language, given as in requests (`de`, `zh_CN`). Falls back to English if
    /// there is no label in that language. A chain has the same name in all languages.
    fn label(&self, kind: HotelConstant, number: i64, language: &str) -> Option<Cow<'_, str>>;

    /// Returns the languages with labels, in addition to English, as BCP 47 tags. The feed has labels in these
    /// languages.
    fn label_languages(&self) -> &[&str] {
        &[]
    }

    /// Returns the scope of a facility.
    fn scope(&self, _facility: i64) -> Option<FeatureScope> {
        None
    }

    /// Returns the number of the parent chain of a chain.
    fn parent_chain(&self, _chain: i64) -> Option<i64> {
        None
    }

    /// Returns the headings of [`HotelDetails::feature_tags`], and their labels in the given language.
    fn feature_tags(&self, _language: &str) -> Vec<(Cow<'_, str>, Cow<'_, str>)> {
        Vec::new()
    }

    /// Returns a summary of the rates per night found recently at each hotel, or `None` if none are known. Searches
    /// without dates show the lowest of these prices and filter by the deals.
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
#[derive(Debug)]
pub(crate) struct NoHotels;

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
