//! The answers about the hotels of a destination.

use std::sync::Arc;

use jiff::Timestamp;
use wayfare_models::hotels::{
    BasicHotelResult, BasicMultipleHotelSearchResponse, HotelResult, HotelSearchState, MultipleHotelOption,
    MultipleHotelQuery, MultipleHotelSearchResponse,
};
use wayfare_validation::limits::TOP_RATES;

use super::filter::Filter;
use super::gather::{Lodgings, Progress, Search};
use super::links::Links;
use super::listing::{Hotels, Listing, Priced};
use super::prepare::HotelRequest;
use super::rates::{Offers, Providers};
use super::sort::sort;
use super::terms::Terms;
use super::{details, facets};
use wayfare_inventory::hotels::RateDesk;

/// What an answer is made from.
#[derive(Debug)]
pub(crate) struct Answering {
    pub(super) lodgings: Lodgings,
    pub(super) search: Arc<Search>,
    pub(super) progress: Progress,
    pub(super) query: MultipleHotelQuery,
    pub(super) terms: Terms,
    pub(super) links: Links,
    pub(super) has_cashback: bool,
}

impl Answering {
    /// Gathers what a request asks for.
    pub(crate) async fn new(
        lodgings: &Lodgings,
        request: HotelRequest,
        base_url: String,
        has_cashback: bool,
        now: Timestamp,
    ) -> Self {
        let HotelRequest { query, stay, terms } = request;
        let (search, progress) = lodgings.gather(&query.filters.destination, stay, &terms, now).await;
        let links = Links::new(base_url, &query.stay);
        Answering { lodgings: lodgings.clone(), links, has_cashback, search, progress, terms, query }
    }

    /// Whether the caller is to ask again, and gets no results for now.
    pub(crate) fn is_pending(&self) -> bool {
        self.terms.only_if_complete && !self.progress.is_complete
    }

    pub(super) fn milliseconds(&self) -> i64 {
        i64::try_from(self.progress.time.as_millis()).unwrap_or(i64::MAX)
    }

    fn hotels<'a>(&self, listings: &'a [Listing], priced: &'a [Option<Priced>]) -> Hotels<'a> {
        Hotels { listings, priced, is_dated: self.search.stay.is_some(), currency: self.terms.currency }
    }

    /// How far the search is, and how many of the hotels there are.
    fn state(&self, hotels: &Hotels<'_>, kept: &[usize]) -> HotelSearchState {
        HotelSearchState::new(
            self.progress.is_complete,
            self.milliseconds(),
            count(hotels.listings.len()),
            count(with_rates(hotels)),
            count(kept.len()),
            self.terms.currency.code().into(),
            self.terms.language.as_str().into(),
        )
    }

    fn wants(&self, option: &MultipleHotelOption) -> bool {
        self.query.response_options.as_ref().is_some_and(|options| options.as_slice().contains(option))
    }

    /// The hotels of the page.
    fn page<'a>(&self, kept: &'a [usize]) -> &'a [usize] {
        let number = |number: i64| usize::try_from(number).unwrap_or(0);
        let size = number(self.query.filters.page_size_or_default());
        let first = number(self.query.filters.page_index_or_default()).saturating_mul(size).min(kept.len());
        &kept[first..first.saturating_add(size).min(kept.len())]
    }
}

/// The full answer.
pub(crate) fn multiple(it: &Answering) -> MultipleHotelSearchResponse {
    let destination = it.search.destination(it.lodgings.inventory());
    let priced = it.lodgings.prices(&it.search, &it.progress, &it.terms);
    let hotels = it.hotels(&destination.listings, &priced);
    let shown = hotels.shown();
    let mut kept = Filter::of(&it.query).keep(&hotels, &shown);
    let mut response = MultipleHotelSearchResponse::new(it.state(&hotels, &kept));
    let span = |of: &[usize]| {
        let prices = of.iter().filter_map(|at| hotels.rates(*at)).map(|priced| priced.lowest);
        let amount = |minor| it.terms.amount(minor);
        (prices.clone().min().map(amount), prices.max().map(amount))
    };
    (response.lowest_total_rate, response.highest_total_rate) = span(&shown);
    (response.post_filter_lowest_total_rate, response.post_filter_highest_total_rate) = span(&kept);
    if it.wants(&MultipleHotelOption::Destination) {
        response.destination = destination.describe(&it.search.key, &it.links);
    }
    if it.is_pending() {
        return response;
    }
    if it.wants(&MultipleHotelOption::Filter) {
        facets::count(&hotels, &kept, &mut response);
    }
    if it.query.summary_only_or_default() {
        return response;
    }
    sort(&hotels, &mut kept, &it.query);
    let query = it.search.query(&it.terms).filter(|_| it.most_rates() > 0);
    let desk = query.as_ref().map(|query| it.lodgings.inventory().rate_desk(query));
    let mut providers = Providers::default();
    let result = |at: &usize| it.result(&hotels, *at, desk.as_ref(), &mut providers);
    response.results = it.page(&kept).iter().map(result).collect();
    if let Some(query) = &query {
        response.providers = providers.spell_out(query, &it.terms, it.has_cashback);
    }
    response
}

/// The answer in short.
pub(crate) fn basic(it: &Answering) -> BasicMultipleHotelSearchResponse {
    let destination = it.search.destination(it.lodgings.inventory());
    let priced = it.lodgings.prices(&it.search, &it.progress, &it.terms);
    let hotels = it.hotels(&destination.listings, &priced);
    let mut kept = Filter::of(&it.query).keep(&hotels, &hotels.shown());
    let mut response = BasicMultipleHotelSearchResponse::new(it.state(&hotels, &kept));
    if !it.is_pending() {
        sort(&hotels, &mut kept, &it.query);
        response.results = it.page(&kept).iter().map(|at| it.basic_result(&hotels, *at)).collect();
    }
    response
}

fn with_rates(hotels: &Hotels<'_>) -> usize {
    (0..hotels.listings.len()).filter(|at| hotels.rates(*at).is_some()).count()
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Answering {
    /// Most rates that a hotel is shown with.
    fn most_rates(&self) -> usize {
        if self.wants(&MultipleHotelOption::MultipleHotelsAllRates) {
            usize::MAX
        } else if self.wants(&MultipleHotelOption::TopRates) {
            TOP_RATES
        } else {
            0
        }
    }

    fn result(
        &self,
        hotels: &Hotels<'_>,
        at: usize,
        desk: Option<&RateDesk<'_>>,
        providers: &mut Providers,
    ) -> HotelResult {
        let listing = &hotels.listings[at];
        let (hotel, rates) = (&listing.hotel, hotels.rates(at));
        let mut result = HotelResult::new(
            details::facts(hotel, &listing.name),
            self.links.hotel(listing.id()),
            false,
            rates.is_some_and(|rates| rates.is_great_value),
            listing.property_type(),
            rates.map_or(0, |rates| i64::from(rates.providers)),
            rates.map_or(0, |rates| i64::from(rates.rates)),
            listing.guest_rating(),
            i64::from(hotel.review_count),
        );
        result.distance = listing.distance;
        result.lowest_rate = hotels.price(at).map(|minor| self.terms.amount(minor));
        result.highest_rate = rates.map(|rates| self.terms.amount(rates.highest));
        if let Some(desk) = desk {
            let breakdown = self.wants(&MultipleHotelOption::RateBreakdown);
            let offers = Offers::of(desk, hotel, self.progress.answered);
            result.rates = offers.spell_out(self.most_rates(), breakdown, providers);
        }
        self.add_options(listing, &mut result);
        result
    }

    fn add_options(&self, listing: &Listing, result: &mut HotelResult) {
        let hotel = &listing.hotel;
        let options = self.query.response_options.iter().flat_map(|options| options.iter());
        for option in options {
            match option {
                MultipleHotelOption::Features => result.features = details::features(listing.features),
                MultipleHotelOption::HotelPlace => result.place = Some(details::place(hotel)),
                MultipleHotelOption::Images => result.images = details::images(hotel),
                MultipleHotelOption::HotelWellKnownPlace => {
                    result.well_known_place = Some(details::well_known_place(hotel));
                }
                MultipleHotelOption::Reviews => {
                    result.review_quotes = details::quotes(&hotel.review_quotes());
                    result.guest_rating_sentiment = Some(hotel.sentiment().to_owned());
                }
                // The others are not about a hotel by itself.
                _ => {}
            }
        }
    }

    fn basic_result(&self, hotels: &Hotels<'_>, at: usize) -> BasicHotelResult {
        let listing = &hotels.listings[at];
        let hotel = &listing.hotel;
        let mut result = BasicHotelResult::new(
            listing.id(),
            format!("khotel:{}", listing.id()),
            &*listing.name,
            hotel.position.latitude,
            hotel.position.longitude,
            listing.stars() as f64,
            hotel.is_self_rated,
            self.links.hotel(listing.id()),
            listing.guest_rating(),
            i64::from(hotel.review_count),
        );
        result.license_number = hotel.licence();
        result.lowest_rate = hotels.price(at).map(|minor| self.terms.amount(minor));
        result.highest_rate = hotels.rates(at).map(|rates| self.terms.amount(rates.highest));
        result.image = Some(details::image(hotel));
        result
    }
}
