//! Answers to searches for the hotels of a destination.

use wayfare_models::hotels::{
    BasicHotelResult, BasicMultipleHotelSearchResponse, HotelFacts, HotelPlace, HotelResult,
    HotelSearchState, MultipleHotelOption, MultipleHotelQuery, MultipleHotelSearchResponse,
};
use wayfare_validation::limits::TOP_RATES;

use super::catalogue::Hotel;
use super::facets;
use super::filter::Filter;
use super::links::Links;
use super::listing::Listings;
use super::prepare::HotelRequest;
use super::quotes::OfferSummary;
use super::rates::{Providers, QuotesOnTerms};
use super::search::{Gathered, HotelSearches};
use super::sort::sort;
use super::terms::Terms;

/// A request with its search.
#[derive(Debug)]
pub(crate) struct Answering {
    pub(super) searches: HotelSearches,
    pub(super) gathered: Gathered,
    pub(super) query: MultipleHotelQuery,
    pub(super) terms: Terms,
    pub(super) links: Links,
    pub(super) has_cashback: bool,
    pub(super) is_emptied: bool,
}

impl Answering {
    /// Starts or joins the search of a request and waits for it.
    pub(crate) async fn new(
        searches: &HotelSearches,
        request: HotelRequest,
        base_url: String,
        has_cashback: bool,
    ) -> Self {
        let HotelRequest { query, stay, terms, is_emptied } = request;
        let gathered = searches.gather(&query.filters.destination, stay, terms.wait).await;
        let links = Links::new(base_url, &query.stay);
        Answering { searches: searches.clone(), gathered, query, terms, links, has_cashback, is_emptied }
    }

    /// Whether the answer has no results yet and the caller has to repeat the request.
    pub(crate) fn is_pending(&self) -> bool {
        self.terms.only_if_complete && !self.gathered.is_complete
    }

    /// Whether the answer about one hotel has its rates, if it has none an empty list.
    pub(crate) fn lists_rates(&self) -> bool {
        !self.is_pending() && (self.is_emptied || self.gathered.quotes().is_some())
    }

    /// Whether the answer has hotels, if it has none an empty list.
    pub(crate) fn lists_hotels(&self) -> bool {
        !self.is_pending() && !self.query.summary_only_or_default()
    }

    pub(super) fn milliseconds(&self) -> i64 {
        i64::try_from(self.gathered.time.as_millis()).unwrap_or(i64::MAX)
    }

    fn listings<'a>(&'a self, summaries: &'a [Option<OfferSummary>]) -> Listings<'a> {
        let all = if self.is_emptied { &[] } else { &*self.gathered.list.destination().listings };
        Listings { all, summaries, is_dated: self.gathered.quotes().is_some(), terms: self.terms.prices }
    }

    /// The progress of the search and the counts of hotels.
    fn state(&self, hotels: &Listings<'_>, kept: &[usize]) -> HotelSearchState {
        HotelSearchState {
            is_complete: self.gathered.is_complete,
            search_time: self.milliseconds(),
            total_results: count(hotels.all.len()),
            total_available_results: count(with_rates(hotels)),
            total_filtered_results: count(kept.len()),
            currency_code: self.terms.prices.currency.code().into(),
            language_code: self.terms.language.as_str().into(),
        }
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
    let summaries = it.searches.summaries(&it.gathered, &it.terms.prices);
    let hotels = it.listings(&summaries);
    let shown = hotels.shown();
    let mut kept = Filter::of(&it.query).keep(&hotels, &shown);
    let mut response = MultipleHotelSearchResponse::new(it.state(&hotels, &kept));
    let span = |of: &[usize]| {
        let prices = of.iter().filter_map(|at| hotels.rates(*at)).map(|summary| summary.lowest);
        let amount = |minor| it.terms.amount(minor);
        (prices.clone().min().map(amount), prices.max().map(amount))
    };
    (response.lowest_total_rate, response.highest_total_rate) = span(&shown);
    (response.post_filter_lowest_total_rate, response.post_filter_highest_total_rate) = span(&kept);
    if it.wants(&MultipleHotelOption::Destination) {
        response.destination = it.gathered.list.destination().describe(it.gathered.list.key(), &it.links);
    }
    if it.is_pending() {
        return response;
    }
    if it.wants(&MultipleHotelOption::Filter) {
        facets::count(&hotels, &kept, &**it.searches.catalogue(), &mut response);
    }
    if !it.lists_hotels() {
        return response;
    }
    sort(&hotels, &mut kept, &it.query);
    let quotes = it.gathered.quotes().filter(|_| it.most_rates() > 0);
    let quotes = quotes.map(|quotes| QuotesOnTerms::new(quotes, it.terms.prices));
    let mut providers = Providers::default();
    let result = |at: &usize| it.result(&hotels, *at, quotes.as_ref(), &mut providers);
    response.results = it.page(&kept).iter().map(result).collect();
    response.providers = providers.spell_out(it.searches.engine(), &it.terms, it.has_cashback);
    response
}

/// The short answer.
pub(crate) fn basic(it: &Answering) -> BasicMultipleHotelSearchResponse {
    let summaries = it.searches.summaries(&it.gathered, &it.terms.prices);
    let hotels = it.listings(&summaries);
    let mut kept = Filter::of(&it.query).keep(&hotels, &hotels.shown());
    let mut response = BasicMultipleHotelSearchResponse::new(it.state(&hotels, &kept));
    if it.lists_hotels() {
        sort(&hotels, &mut kept, &it.query);
        response.results = it.page(&kept).iter().map(|at| it.basic_result(&hotels, *at)).collect();
    }
    response
}

fn with_rates(hotels: &Listings<'_>) -> usize {
    (0..hotels.all.len()).filter(|at| hotels.rates(*at).is_some()).count()
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Answering {
    /// Most rates shown for a hotel.
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
        hotels: &Listings<'_>,
        at: usize,
        quotes: Option<&QuotesOnTerms>,
        providers: &mut Providers,
    ) -> HotelResult {
        let (listing, rates) = (&hotels.all[at], hotels.rates(at));
        let hotel = &listing.hotel;
        let mut result = HotelResult {
            facts: facts(hotel),
            lowest_rate: hotels.price(at).map(|minor| self.terms.amount(minor)),
            highest_rate: rates.map(|rates| self.terms.amount(rates.highest)),
            href: self.links.hotel(hotel.id),
            distance: listing.distance,
            is_within_boundary: false,
            is_great_value: rates.is_some_and(|rates| rates.is_great_value),
            property_type: i64::from(hotel.property_type),
            number_of_providers: rates.map_or(0, |rates| i64::from(rates.providers)),
            number_of_rates: rates.map_or(0, |rates| i64::from(rates.rates)),
            guest_rating: hotel.guest_rating_or_none(),
            number_of_reviews: i64::from(hotel.review_count),
            ..HotelResult::default()
        };
        if let Some(quotes) = quotes {
            let breakdown = self.wants(&MultipleHotelOption::RateBreakdown);
            result.rates = quotes.of(hotel).spell_out(self.most_rates(), breakdown, providers);
        }
        self.add_options(hotel, &mut result);
        result
    }

    fn add_options(&self, hotel: &Hotel, result: &mut HotelResult) {
        let details = &hotel.details;
        let options = self.query.response_options.iter().flat_map(|options| options.iter());
        for option in options {
            match option {
                MultipleHotelOption::Features => {
                    result.features = hotel.features.iter().map(Into::into).collect()
                }
                MultipleHotelOption::HotelPlace => result.place = place(hotel),
                MultipleHotelOption::Images => result.images = details.images(),
                MultipleHotelOption::HotelWellKnownPlace => {
                    result.well_known_place = details.well_known_place();
                }
                MultipleHotelOption::Reviews => {
                    result.review_quotes = details.review_quotes();
                    result.guest_rating_sentiment = details.sentiment();
                }
                // The others are not about single hotels.
                _ => {}
            }
        }
    }

    fn basic_result(&self, hotels: &Listings<'_>, at: usize) -> BasicHotelResult {
        let hotel = &hotels.all[at].hotel;
        BasicHotelResult {
            id: hotel.id.into(),
            key: format!("khotel:{}", hotel.id).into(),
            name: hotel.name.to_string(),
            latitude: hotel.position.latitude,
            longitude: hotel.position.longitude,
            star_rating: hotel.stars_or_none() as f64,
            is_self_rated: hotel.is_self_rated,
            lowest_rate: hotels.price(at).map(|minor| self.terms.amount(minor)),
            href: self.links.hotel(hotel.id),
            guest_rating: hotel.guest_rating_or_none(),
            number_of_reviews: i64::from(hotel.review_count),
            highest_rate: hotels.rates(at).map(|rates| self.terms.amount(rates.highest)),
            image: hotel.details.image(),
            license_number: hotel.details.license_number(),
        }
    }
}

/// The place of a hotel: its city.
pub(super) fn place(hotel: &Hotel) -> Option<HotelPlace> {
    hotel.city.map(|city| HotelPlace::new(format!("kplace:{}", city.id), city.name))
}

/// The facts of a hotel that all answers have.
pub(super) fn facts(hotel: &Hotel) -> HotelFacts {
    HotelFacts {
        id: hotel.id.into(),
        key: format!("khotel:{}", hotel.id).into(),
        name: hotel.name.to_string(),
        address: hotel.details.address(),
        hotel_country_code: hotel.details.country().into(),
        latitude: hotel.position.latitude,
        longitude: hotel.position.longitude,
        star_rating: hotel.stars_or_none() as f64,
        is_self_rated: hotel.is_self_rated,
        license_number: hotel.details.license_number(),
    }
}
