//! The feed of all hotels, in the order of their ids. Records are computed while the feed is sent.

use std::sync::Arc;

use futures_util::stream;
use jiff::Timestamp;
use wayfare_models::common::CountryCode;
use wayfare_models::feeds::HotelFeedRecord;
use wayfare_models::write::EncodedLines;
use wayfare_models::writers::feeds::{HotelFeedLocationWriter, HotelFeedRecordWriter};
use wayfare_places::{City, Place, Places};

use super::FeedPage;
use super::place_types::PlaceType;
use crate::http::Lines;
use crate::travel::links::ServiceLinks;
use crate::travel::place_names::Described;
use crate::travel::verticals::hotels::{Hotel, HotelCatalogue, HotelFeedFacts, HotelSearches};

type Failure = &'static str;

/// Number of hotels examined for the first block of a page, which is sent early.
const FIRST_BLOCK: usize = 32;
/// Number of hotels examined for each further block: large enough to justify a switch to another thread.
const BLOCK: usize = 250;

/// The filter of a hotel feed, in addition to the country.
#[derive(Clone, Debug, Default)]
pub(crate) struct HotelFeedFilter {
    /// The requested property types; `None` for all.
    pub(crate) property_types: Option<Vec<i64>>,
    /// Earliest time at which a record was last changed. Records that have no such time pass.
    pub(crate) changed_since: Option<Timestamp>,
}

impl HotelFeedFilter {
    /// Returns whether every hotel passes.
    fn is_empty(&self) -> bool {
        self.property_types.is_none() && self.changed_since.is_none()
    }

    fn matches(&self, hotel: &Hotel) -> bool {
        self.property_types.as_ref().is_none_or(|types| types.contains(&i64::from(hotel.property_type)))
    }

    fn matches_facts(&self, facts: &HotelFeedFacts) -> bool {
        self.changed_since.is_none_or(|since| facts.changed.is_none_or(|changed| changed >= since))
    }
}

/// Streams the hotels after an id. Each block is computed after the previous block has been sent, on threads other than
/// the threads that serve requests.
pub(crate) fn page(
    searches: &HotelSearches,
    page: &FeedPage,
    filter: HotelFeedFilter,
    links: ServiceLinks,
) -> Lines<HotelFeedRecord> {
    let (searches, feed_page) = (searches.clone(), *page);
    let form = Arc::new((filter, links));
    Lines::written(stream::try_unfold((page.last, page.size), move |(last, left)| {
        let (searches, form) = (searches.clone(), Arc::clone(&form));
        async move {
            if left == 0 {
                return Ok(None);
            }
            let catalogue = Arc::clone(searches.catalogue());
            let block = move || Block::of(&*catalogue, &form, &feed_page, last, left);
            let block = searches.compute(block).await.map_err(|_| "the hotels could not be computed")?;
            Ok::<_, Failure>(block.map(|it| (it.records, (it.last, left - it.count))))
        }
    }))
}

/// A block of consecutive records.
struct Block {
    records: EncodedLines<HotelFeedRecord>,
    count: usize,
    /// The id of the last hotel that was examined.
    last: i64,
}

impl Block {
    /// Returns the records of the next hotels that pass the filter, at most `left`; `None` if no hotels remain.
    fn of(
        catalogue: &dyn HotelCatalogue,
        (filter, links): &(HotelFeedFilter, ServiceLinks),
        feed_page: &FeedPage,
        last: i64,
        left: usize,
    ) -> Option<Self> {
        let block = if last == feed_page.last { FIRST_BLOCK } else { BLOCK };
        let most = if filter.is_empty() { left.min(block) } else { block };
        let hotels = catalogue.after(last, feed_page.country.as_ref().map(CountryCode::as_str), most);
        let last = hotels.last()?.id;
        let mut count = 0;
        // Usually, consecutive hotels are in the same city.
        let mut city = None;
        let records = EncodedLines::write(|lines| {
            let wanted = hotels.iter().filter(|hotel| filter.matches(hotel));
            let facts = wanted.map(|hotel| (hotel, hotel.details.feed_facts()));
            for (hotel, facts) in facts.filter(|(_, facts)| filter.matches_facts(facts)).take(left) {
                let city = hotel.city.map(|it| describe(&mut city, it, feed_page.language()));
                lines.line(|record| write_record(record, hotel, &facts, links, city, feed_page.language()));
                count += 1;
            }
        });
        Some(Block { records, count, last })
    }
}

/// Returns the description of a city, reusing the last one if the previous hotel is in the same city.
fn describe<'a>(
    last: &'a mut Option<(&'static City, Described<'static>)>,
    city: &'static City,
    language: &str,
) -> &'a (&'static City, Described<'static>) {
    let known = last.take().filter(|(known, _)| known.id == city.id);
    last.insert(
        known.unwrap_or_else(|| (city, Described::of(Places::embedded(), Place::City(city), language))),
    )
}

/// Writes a hotel's date-independent facts.
fn write_record(
    record: &mut HotelFeedRecordWriter<'_>,
    hotel: &Hotel,
    facts: &HotelFeedFacts,
    links: &ServiceLinks,
    city: Option<&(&'static City, Described<'static>)>,
    language: &str,
) {
    record.hotel_id(hotel.id);
    record.hotel_name(Some(&hotel.name));
    record.property_type_id(Some(i64::from(hotel.property_type)));
    record.location(|location| write_location(location, hotel, city, language));
    record.star_rating(Some(f64::from(hotel.stars.unwrap_or(0))));
    record.min_rate(facts.lowest_rate);
    record.popularity(facts.popularity);
    record.overall_rating(Some(hotel.guest_rating.map_or(0.0, |tenths| f64::from(tenths) / 10.0)));
    record.number_of_reviews(Some(i64::from(hotel.review_count)));
    record.themes(|list| list.extend(hotel.themes.iter()));
    record.facilities(|list| {
        for (tag, features) in hotel.details.feature_tags() {
            list.item(|it| {
                it.tag(Some(&*tag));
                it.feature_ids(|list| list.extend(features.iter()));
            });
        }
    });
    record.check_in(facts.check_in);
    record.check_out(facts.check_out);
    record.chain_id(hotel.chain.map(i64::from));
    record.iata_code(facts.airport.as_ref());
    if let Some(time) = facts.created {
        record.date_created(Some(format_args!("{time}")));
    }
    if let Some(time) = facts.changed {
        record.last_updated(Some(format_args!("{time}")));
    }
    record.images(|list| hotel.details.feed_images(links, list));
}

fn write_location(
    location: &mut HotelFeedLocationWriter<'_>,
    hotel: &Hotel,
    city: Option<&(&'static City, Described<'static>)>,
    language: &str,
) {
    let places = Places::embedded();
    location.address(Some(&*hotel.details.address()));
    location.postal_code(hotel.details.postal_code().as_deref());
    location.coordinates(|it| {
        it.latitude(hotel.position.latitude());
        it.longitude(hotel.position.longitude());
    });
    if let Some((city, known)) = city {
        location.city(|it| {
            it.place_id(Some(city.id.get()));
            it.name(Some(known.name));
            it.place_type_id(Some(PlaceType::City.id()));
        });
    }
    if let Some((id, name)) = city.and_then(|(city, known)| city.region_id.zip(known.region_name)) {
        location.state(|it| {
            it.place_id(Some(id.get()));
            it.name(Some(name));
        });
    }
    if let Some(country) = places.country(hotel.details.country()) {
        location.country(|it| {
            it.place_id(Some(country.id.get()));
            it.name(Some(places.name_in(Place::Country(country), language)));
            it.country_code(Some(country.code));
            it.currency_code(country.currency.map(|currency| currency.code()));
        });
    }
}
