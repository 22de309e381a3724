//! All hotels by id, computed while they are sent.

use std::sync::Arc;

use futures_util::stream::{self, TryStreamExt as _};
use wayfare_models::feeds::HotelFeedRecord;
use wayfare_models::hotels::FeatureId;

use super::FeedPage;
use crate::http::Lines;
use crate::verticals::hotels::{Hotel, HotelSearches};

type Failure = &'static str;

/// Hotels computed at a time: few enough to begin soon, enough to pay for a turn on another thread.
const BLOCK: usize = 128;

/// The hotels after an id. A block is computed when the one before has been sent, off the threads that serve.
pub(crate) fn page(searches: &HotelSearches, page: &FeedPage) -> Lines<HotelFeedRecord> {
    let searches = searches.clone();
    let blocks = stream::try_unfold((page.last, page.size), move |(last, left)| {
        let searches = searches.clone();
        async move {
            let catalogue = Arc::clone(searches.catalogue());
            let made = searches.compute(move || catalogue.after(last, left.min(BLOCK)));
            let block = made.await.map_err(|_| "the hotels could not be made")?;
            let Some(last) = block.last().map(|hotel| hotel.id) else { return Ok(None) };
            let rest = (Some(last), left - block.len());
            let records = block.into_iter().map(|hotel| Ok::<_, Failure>(record(hotel)));
            Ok::<_, Failure>(Some((stream::iter(records), rest)))
        }
    });
    Lines::from_stream(blocks.try_flatten())
}

/// A hotel with its facts that don't depend on dates.
fn record(hotel: Hotel) -> HotelFeedRecord {
    let mut record = HotelFeedRecord::new(hotel.id, format!("khotel:{}", hotel.id));
    record.address = Some(hotel.details.address());
    record.hotel_country_code = Some(hotel.details.country().into());
    record.latitude = Some(hotel.position.latitude());
    record.longitude = Some(hotel.position.longitude());
    record.star_rating = Some(hotel.stars_or_none() as f64);
    record.is_self_rated = Some(hotel.is_self_rated);
    record.property_type = Some(i64::from(hotel.property_type));
    record.chain = hotel.chain.map(i64::from);
    record.themes = hotel.themes.iter().collect();
    record.features = hotel.features.iter().map(FeatureId::from).collect();
    record.guest_rating = Some(hotel.guest_rating_or_none());
    record.number_of_reviews = Some(i64::from(hotel.review_count));
    record.place_id = hotel.city.map(|city| city.id.get().into());
    record.name = Some(hotel.name.into());
    record
}
