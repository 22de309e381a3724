//! All hotels by id, computed while they are sent.

use std::sync::Arc;

use futures_util::stream::{self, TryStreamExt as _};
use jiff::Timestamp;
use wayfare_models::common::{Coordinates, CountryCode};
use wayfare_models::feeds::{
    HotelFeedCity, HotelFeedCountry, HotelFeedFacility, HotelFeedLocation, HotelFeedRecord, HotelFeedState,
};
use wayfare_models::hotels::HotelFeatureTag;
use wayfare_places::{City, Country, Places};

use super::FeedPage;
use super::place_types::PlaceType;
use crate::http::Lines;
use crate::verticals::hotels::{Hotel, HotelCatalogue, HotelFeedFacts, HotelSearches};

type Failure = &'static str;

/// Hotels examined at a time: few enough to begin soon, enough to pay for a turn on another thread.
const BLOCK: usize = 128;

/// The hotels of a feed that are wanted, beside those of a country.
#[derive(Clone, Debug, Default)]
pub(crate) struct HotelFeedFilter {
    /// The wanted property types; `None` for all.
    pub(crate) property_types: Option<Vec<i64>>,
    /// The time since which a record has changed. One of unknown age may have.
    pub(crate) changed_since: Option<Timestamp>,
}

impl HotelFeedFilter {
    /// Whether it lets every hotel pass.
    fn is_empty(&self) -> bool {
        self.property_types.is_none() && self.changed_since.is_none()
    }

    fn wants(&self, hotel: &Hotel) -> bool {
        self.property_types.as_ref().is_none_or(|types| types.contains(&i64::from(hotel.property_type)))
    }

    fn wants_of_age(&self, facts: &HotelFeedFacts) -> bool {
        self.changed_since.is_none_or(|since| facts.changed.is_none_or(|changed| changed >= since))
    }
}

/// The hotels after an id. A block is computed when the one before has been sent, off the threads that serve.
pub(crate) fn page(
    searches: &HotelSearches,
    page: &FeedPage,
    filter: HotelFeedFilter,
) -> Lines<HotelFeedRecord> {
    let (searches, filter, country) = (searches.clone(), Arc::new(filter), page.country);
    let blocks = stream::try_unfold((page.last, page.size), move |(last, left)| {
        let (searches, filter) = (searches.clone(), Arc::clone(&filter));
        async move {
            if left == 0 {
                return Ok(None);
            }
            let catalogue = Arc::clone(searches.catalogue());
            let block = move || {
                let country = country.as_ref().map(CountryCode::as_str);
                block(&*catalogue, &filter, country, last, left)
            };
            let made = searches.compute(block).await.map_err(|_| "the hotels could not be made")?;
            let Some((last, records)) = made else { return Ok(None) };
            let rest = (last, left - records.len());
            let records = records.into_iter().map(Ok::<_, Failure>);
            Ok::<_, Failure>(Some((stream::iter(records), rest)))
        }
    });
    Lines::from_stream(blocks.try_flatten())
}

/// The id of the last hotel that was examined, and the records of those that are wanted, at most `left`; `None` where
/// no hotel is left.
fn block(
    catalogue: &dyn HotelCatalogue,
    filter: &HotelFeedFilter,
    country: Option<&str>,
    last: i64,
    left: usize,
) -> Option<(i64, Vec<HotelFeedRecord>)> {
    let most = if filter.is_empty() { left.min(BLOCK) } else { BLOCK };
    let hotels = catalogue.after(last, country, most);
    let last = hotels.last()?.id;
    let wanted = hotels.into_iter().filter(|hotel| filter.wants(hotel)).filter_map(|hotel| {
        let facts = hotel.details.feed_facts();
        filter.wants_of_age(&facts).then(|| record(hotel, facts))
    });
    Some((last, wanted.take(left).collect()))
}

/// A hotel with its facts that don't depend on dates.
fn record(hotel: Hotel, facts: HotelFeedFacts) -> HotelFeedRecord {
    HotelFeedRecord {
        hotel_id: hotel.id.into(),
        property_type_id: Some(i64::from(hotel.property_type)),
        location: Some(location(&hotel)),
        star_rating: Some(f64::from(hotel.stars.unwrap_or(0))),
        min_rate: facts.lowest_rate,
        popularity: facts.popularity,
        overall_rating: Some(hotel.guest_rating.map_or(0.0, |tenths| f64::from(tenths) / 10.0)),
        number_of_reviews: Some(i64::from(hotel.review_count)),
        themes: hotel.themes.iter().collect(),
        facilities: hotel.details.feature_tags().into_iter().map(facility).collect(),
        check_in: facts.check_in,
        check_out: facts.check_out,
        chain_id: hotel.chain.map(i64::from),
        iata_code: facts.airport,
        date_created: facts.created.map(|time| format_args!("{time}").into()),
        last_updated: facts.changed.map(|time| format_args!("{time}").into()),
        images: facts.images,
        hotel_name: Some(hotel.name),
    }
}

fn facility(group: HotelFeatureTag) -> HotelFeedFacility {
    HotelFeedFacility { tag: group.tag, feature_ids: group.features }
}

fn location(hotel: &Hotel) -> HotelFeedLocation {
    HotelFeedLocation {
        address: Some(hotel.details.address()),
        postal_code: None,
        coordinates: Some(Coordinates::new(hotel.position.latitude(), hotel.position.longitude())),
        city: hotel.city.map(city),
        state: hotel.city.and_then(state),
        country: Places::embedded().country(hotel.details.country()).map(country),
    }
}

fn city(city: &City) -> HotelFeedCity {
    HotelFeedCity {
        place_id: Some(city.id.get().into()),
        name: Some(city.name.into()),
        place_type_id: Some(PlaceType::City.id()),
    }
}

fn state(city: &City) -> Option<HotelFeedState> {
    let (id, name) = (city.region_id?, city.region?);
    Some(HotelFeedState { place_id: Some(id.get().into()), name: Some(name.into()) })
}

fn country(country: &Country) -> HotelFeedCountry {
    HotelFeedCountry {
        place_id: Some(country.id.get().into()),
        name: Some(country.name.into()),
        country_code: Some(country.code.into()),
        currency_code: country.currency.map(|currency| currency.code().into()),
    }
}
