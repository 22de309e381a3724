//! All hotels by id, made while they are sent.

use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use wayfare_models::feeds::HotelFeedRecord;
use wayfare_models::hotels::FeatureId;

use super::FeedPage;
use crate::http::Lines;
use crate::verticals::hotels::{Listing, Lodgings};
use wayfare_inventory::hotels::{Hotel, HotelId};

type Failure = &'static str;

/// How many hotels are made at once: few enough to begin soon, enough for a turn on another thread to pay.
const BLOCK: usize = 128;

/// The hotels after an id. A block of them is made when the one before has been sent, and not on the threads that
/// serve.
pub(crate) fn page(lodgings: &Lodgings, page: &FeedPage) -> Lines<HotelFeedRecord> {
    let hotels = lodgings.inventory().hotels_after(page.last.map(HotelId)).take(page.size);
    let lodgings = lodgings.clone();
    let blocks = stream::try_unfold(hotels, move |mut hotels| {
        let lodgings = lodgings.clone();
        async move {
            let made = lodgings.reckon(move || {
                let block: Vec<_> = hotels.by_ref().take(BLOCK).map(record).collect();
                (block, hotels)
            });
            let (block, hotels) = made.await.map_err(|_| "the hotels could not be made")?;
            Ok::<_, Failure>((!block.is_empty()).then(|| (stream::iter(block).map(Ok::<_, Failure>), hotels)))
        }
    });
    Lines::from_stream(blocks.try_flatten())
}

/// A hotel with what a search says of it whatever the dates.
fn record(hotel: Hotel) -> HotelFeedRecord {
    let listing = Listing::new(hotel, None);
    let mut record = HotelFeedRecord::new(listing.id(), format!("khotel:{}", listing.id()));
    record.address = Some(hotel.address());
    record.hotel_country_code = Some(hotel.country().into());
    record.latitude = Some(hotel.position.latitude);
    record.longitude = Some(hotel.position.longitude);
    record.star_rating = Some(listing.stars() as f64);
    record.is_self_rated = Some(hotel.is_self_rated);
    record.property_type = Some(listing.property_type());
    record.chain = listing.chain();
    record.themes = listing.theme_ids().collect();
    record.features = listing.features.iter().map(|it| FeatureId::from(i64::from(it.id))).collect();
    record.guest_rating = Some(listing.guest_rating());
    record.number_of_reviews = Some(i64::from(hotel.review_count));
    record.place_id = Some(hotel.city().id.get().into());
    record.name = Some(listing.name.into());
    record
}
