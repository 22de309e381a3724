//! The catalogue of embedded hotels.

use std::any::Any;
use std::borrow::Cow;
use std::cmp::Reverse;
use std::sync::Arc;

use jiff::Timestamp;
use wayfare_inventory::hotels::{
    self as stock, Chain, Deal, Device, Feature, FeatureSet, HotelId, HotelInventory, LABEL_LANGUAGES,
    PICTURE_TAG, PropertyType, RecentSearches, Tag, Theme, TotalRule, Viewer, WIDEST_SEARCH_KM, translated,
};
use wayfare_models::feeds::FeatureScope;
use wayfare_places::{City, Place};
use wayfare_validation::{Point, Polygon};

use crate::travel::verticals::hotels::{
    Hotel, HotelCatalogue, HotelConstant, LowestPrice, NumberSet, OfferSummary, PriceTerms,
};

impl HotelCatalogue for HotelInventory {
    fn with_ids(&self, ids: &[i64]) -> Vec<Hotel> {
        let mut hotels: Vec<_> = ids.iter().filter_map(|id| self.hotel(HotelId(*id))).collect();
        hotels.sort_by_key(|hotel| (Reverse(hotel.popularity), hotel.id));
        listed(hotels)
    }

    fn of_place(&self, place: Place<'_>) -> Vec<Hotel> {
        listed(self.hotels_at(place))
    }

    fn around(&self, centre: Point, km: f64) -> Vec<Hotel> {
        listed(self.hotels_within(centre, km))
    }

    fn within(&self, polygon: &Polygon) -> Vec<Hotel> {
        listed(self.hotels_in(polygon))
    }

    fn of_city_named(
        &self,
        city: &'static City,
        is_wanted: &dyn Fn(&str) -> bool,
        most: usize,
    ) -> Vec<Hotel> {
        let hotels = self.hotels_of(city.id).into_iter();
        listed(hotels.filter(|hotel| is_wanted(&hotel.name())).take(most))
    }

    fn after(&self, last: i64, country: Option<&str>, most: usize) -> Vec<Hotel> {
        listed(self.hotels_after(Some(HotelId(last)), country).take(most))
    }

    fn count_of(&self, city: &'static City) -> Option<usize> {
        Some((*self).count_of(city.id))
    }

    fn widest_km(&self) -> f64 {
        WIDEST_SEARCH_KM
    }

    fn numbers(&self, kind: HotelConstant) -> Vec<i64> {
        match kind {
            HotelConstant::Facility => Feature::all().iter().map(|it| it.id.into()).collect(),
            HotelConstant::PropertyType => PropertyType::ALL.iter().map(|it| it.id().into()).collect(),
            HotelConstant::Theme => Theme::ALL.iter().map(|it| it.id().into()).collect(),
            HotelConstant::Chain => Chain::all().iter().map(|it| it.id.into()).collect(),
            HotelConstant::Deal => Deal::ALL.iter().map(|it| it.id().into()).collect(),
            HotelConstant::ImageTag => vec![PICTURE_TAG.0.into()],
        }
    }

    fn parent_chain(&self, chain: i64) -> Option<i64> {
        let parent = Chain::by_id(u16::try_from(chain).ok()?)?.parent()?;
        Some(parent.id.into())
    }

    fn label(&self, kind: HotelConstant, number: i64, language: &str) -> Option<Cow<'_, str>> {
        let small = || u8::try_from(number).ok();
        let label = match kind {
            HotelConstant::Facility => Feature::by_id(small()?)?.label,
            HotelConstant::PropertyType => PropertyType::from_id(small()?)?.label(),
            HotelConstant::Theme => Theme::from_id(small()?)?.label(),
            HotelConstant::Chain => return Some(Chain::by_id(u16::try_from(number).ok()?)?.name.into()),
            HotelConstant::Deal => Deal::from_id(small()?)?.label(),
            HotelConstant::ImageTag => (small()? == PICTURE_TAG.0).then_some(PICTURE_TAG.1)?,
        };
        Some(translated(label, language).into())
    }

    fn label_languages(&self) -> &[&str] {
        &LABEL_LANGUAGES
    }

    fn scope(&self, facility: i64) -> Option<FeatureScope> {
        let feature = Feature::by_id(u8::try_from(facility).ok()?)?;
        Some(match feature.tag {
            Tag::Room => FeatureScope::Room,
            Tag::Wellness => FeatureScope::Activity,
            _ => FeatureScope::Hotel,
        })
    }

    fn feature_tags(&self, language: &str) -> Vec<(Cow<'_, str>, Cow<'_, str>)> {
        let named = |label| (Cow::from(label), translated(label, language).into());
        Tag::ALL.map(Tag::label).map(named).into()
    }

    fn recent_nights(
        &self,
        hotels: &[&Hotel],
        terms: &PriceTerms,
        market: &str,
        now: Timestamp,
    ) -> Vec<Option<OfferSummary>> {
        let searches = RecentSearches::of(&viewer(terms, market, now));
        let recent = searches.desks(*self);
        let summary_of = |hotel: &&Hotel| {
            let hotel = embedded_hotel(*self, hotel)?;
            recent.nights(&hotel, wanted_deals(terms)).map(summary).reduce(OfferSummary::and)
        };
        hotels.iter().map(summary_of).collect()
    }
}

fn listed(hotels: impl IntoIterator<Item = stock::Hotel>) -> Vec<Hotel> {
    hotels.into_iter().map(hotel).collect()
}

fn hotel(hotel: stock::Hotel) -> Hotel {
    let features = hotel.features();
    Hotel {
        id: hotel.id.get(),
        name: hotel.name().into(),
        position: hotel.position,
        city: Some(hotel.city()),
        stars: hotel.stars,
        is_self_rated: hotel.is_self_rated,
        guest_rating: hotel.guest_rating,
        review_count: hotel.review_count,
        property_type: hotel.property_type.id(),
        chain: hotel.chain.map(|chain| chain.id),
        features: features.iter().map(|feature| feature.id).collect(),
        themes: hotel.themes(features).iter().map(|theme| theme.id()).collect(),
        details: Arc::new(EmbeddedHotel { hotel, features }),
    }
}

/// The details of an embedded hotel.
#[derive(Debug)]
pub(super) struct EmbeddedHotel {
    pub(super) hotel: stock::Hotel,
    /// The hotel's features, stored because generating them requires many random numbers.
    pub(super) features: FeatureSet,
}

/// Returns the inventory's record of a hotel. For a hotel from a custom catalogue, regenerates the record.
pub(super) fn embedded_hotel(inventory: HotelInventory, hotel: &Hotel) -> Option<Cow<'_, stock::Hotel>> {
    let details: &dyn Any = &*hotel.details;
    match details.downcast_ref::<EmbeddedHotel>() {
        Some(embedded_hotel) => Some(Cow::Borrowed(&embedded_hotel.hotel)),
        None => inventory.hotel(HotelId(hotel.id)).map(Cow::Owned),
    }
}

/// Converts price terms, market and time to the inventory's type.
pub(super) fn viewer(terms: &PriceTerms, market: &str, now: Timestamp) -> Viewer {
    Viewer {
        currency: terms.currency,
        market: market.to_owned(),
        totals: TotalRule { taxes: terms.included.taxes, local_taxes: terms.included.local_taxes },
        device: if terms.on_mobile { Device::Mobile } else { Device::Desktop },
        now,
    }
}

/// Converts a summary of a hotel's rates.
pub(super) fn summary(summary: stock::RateSummary) -> OfferSummary {
    let price = |lowest: stock::LowestRate| LowestPrice {
        is_bundled: lowest.is_bundled,
        total: lowest.total.minor(),
    };
    OfferSummary {
        lowest: price(summary.lowest),
        matching: summary.matching.map(price),
        highest: summary.highest.minor(),
        providers: u16::try_from(summary.providers).unwrap_or(u16::MAX),
        rates: u16::try_from(summary.rates).unwrap_or(u16::MAX),
        deals: deals(summary.deals),
        is_great_value: summary.is_great_value,
    }
}

/// Returns the wanted deals that exist in the inventory.
pub(super) fn wanted_deals(terms: &PriceTerms) -> stock::DealSet {
    terms.deals.iter().filter_map(|number| Deal::from_id(u8::try_from(number).ok()?)).collect()
}

pub(super) fn deals(deals: stock::DealSet) -> NumberSet {
    deals.iter().map(Deal::id).collect()
}
