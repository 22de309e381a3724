//! Answers to searches for the hotels of a destination.

use std::sync::Arc;

use wayfare_models::autocomplete::EntityKeyText;
use wayfare_models::hotels::{
    BasicHotelResult, BasicMultipleHotelSearchResponse, HotelFacts, HotelPlace, HotelResult,
    HotelSearchState, MultipleHotelOption, MultipleHotelQuery, MultipleHotelSearchResponse,
};
use wayfare_places::Place;
use wayfare_validation::limits::TOP_RATES;

use super::catalogue::Hotel;
use super::choice::{Choice, Wanted};
use super::links::Links;
use super::list::Summaries;
use super::listing::Listings;
use super::prepare::HotelRequest;
use super::rates::{Providers, offers};
use super::search::{Gathered, HotelSearches};
use super::terms::Terms;
use crate::http::{Caller, Denial};
use crate::processors::Ticket;

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
    ///
    /// # Errors
    /// A search can't be started now.
    pub(crate) async fn new(
        searches: &HotelSearches,
        request: HotelRequest,
        caller: &Caller,
        has_cashback: bool,
    ) -> Result<Self, Denial> {
        let HotelRequest { query, stay, terms, is_emptied } = request;
        let gathered = searches.gather(&query.filters.destination, stay, caller, terms.wait).await?;
        let links = Links::new(caller.base_url.clone(), &query.stay);
        let searches = searches.clone();
        Ok(Answering { searches, gathered, query, terms, links, has_cashback, is_emptied })
    }

    /// The ticket for the first answer of a search.
    pub(crate) fn ticket(&self) -> Option<Arc<Ticket>> {
        self.gathered.ticket()
    }

    /// The codes of the providers that have failed.
    pub(crate) fn missing(&self) -> Vec<&str> {
        self.gathered.search().map_or_else(Vec::new, |search| self.searches.engine().missing(search))
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

    fn listings<'a>(&'a self, summaries: &'a Summaries) -> Listings<'a> {
        let all = if self.is_emptied { &[] } else { &*self.gathered.list.destination().listings };
        Listings { all, summaries, is_dated: self.gathered.quotes().is_some(), terms: self.terms.prices }
    }

    /// The hotels that pass the filters, with their counts if need be.
    fn choice(&self, hotels: &Listings<'_>, summaries: &Summaries, with_counts: bool) -> Arc<Choice> {
        let choose = |wanted| {
            let names = with_counts.then_some(&**self.searches.catalogue());
            Choice::of(hotels, wanted, names)
        };
        let wanted = Wanted::of(&self.query);
        if self.is_emptied {
            // The list is that of searches that have hotels.
            return Arc::new(choose(wanted));
        }
        self.searches.choice(&self.gathered, summaries, wanted, with_counts, choose)
    }

    /// The progress of the search and the counts of hotels.
    fn state(&self, hotels: &Listings<'_>, choice: &Choice) -> HotelSearchState {
        HotelSearchState {
            is_complete: Some(self.gathered.is_complete),
            search_time: Some(self.milliseconds()),
            total_results: Some(count(hotels.all.len())),
            total_available_results: Some(count(choice.with_rates)),
            total_filtered_results: Some(count(choice.kept.len())),
            currency_code: Some(self.terms.prices.currency.code().into()),
            language_code: Some(self.terms.language.as_str().into()),
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
    let with_counts = it.wants(&MultipleHotelOption::Filter) && !it.is_pending();
    let choice = it.choice(&hotels, &summaries, with_counts);
    let state = it.state(&hotels, &choice);
    let mut response = MultipleHotelSearchResponse { state, ..Default::default() };
    let amounts = |span: Option<(i64, i64)>| {
        span.map(|(lowest, highest)| (it.terms.amount(lowest), it.terms.amount(highest))).unzip()
    };
    (response.lowest_total_rate, response.highest_total_rate) = amounts(choice.span);
    (response.post_filter_lowest_total_rate, response.post_filter_highest_total_rate) =
        amounts(choice.kept_span);
    if it.wants(&MultipleHotelOption::Destination) {
        response.destination = it.gathered.list.destination().describe(it.gathered.list.key(), &it.links);
    }
    if it.is_pending() {
        return response;
    }
    if let Some(counts) = choice.counts.as_ref().filter(|_| with_counts) {
        counts.add_to(&mut response);
    }
    if !it.lists_hotels() {
        return response;
    }
    let page = it.page(&choice.kept);
    response.results = page.iter().map(|at| it.result(&hotels, *at)).collect();
    it.add_rates(&hotels, page, &mut response);
    response
}

/// The short answer.
pub(crate) fn basic(it: &Answering) -> BasicMultipleHotelSearchResponse {
    let summaries = it.searches.summaries(&it.gathered, &it.terms.prices);
    let hotels = it.listings(&summaries);
    let choice = it.choice(&hotels, &summaries, false);
    let state = it.state(&hotels, &choice);
    let mut response = BasicMultipleHotelSearchResponse { state, ..Default::default() };
    if it.lists_hotels() {
        response.results = it.page(&choice.kept).iter().map(|at| it.basic_result(&hotels, *at)).collect();
    }
    response
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

    /// Adds the rates of the page's hotels and the providers that they name, where they are wanted.
    fn add_rates(&self, hotels: &Listings<'_>, page: &[usize], response: &mut MultipleHotelSearchResponse) {
        let most = self.most_rates();
        let Some(quotes) = self.gathered.quotes().filter(|_| most > 0) else { return };
        let page: Vec<&Hotel> = page.iter().map(|at| &hotels.all[*at].hotel).collect();
        let breakdown = self.wants(&MultipleHotelOption::RateBreakdown);
        let mut providers = Providers::default();
        let offers = offers(quotes, &page, self.terms.prices);
        for (result, offers) in response.results.iter_mut().zip(offers) {
            result.rates = self.links.book(offers.spell_out(most, breakdown, &mut providers));
        }
        response.providers = providers.spell_out(self.searches.engine(), &self.terms, self.has_cashback);
    }

    fn result(&self, hotels: &Listings<'_>, at: usize) -> HotelResult {
        let (listing, rates) = (&hotels.all[at], hotels.rates(at));
        let hotel = &listing.hotel;
        let mut result = HotelResult {
            id: hotel.id.into(),
            facts: facts(hotel),
            lowest_rate: hotels.price(at).map(|minor| self.terms.amount(minor)),
            highest_rate: rates.map(|rates| self.terms.amount(rates.highest)),
            href: Some(self.links.hotel(hotel.id)),
            distance: listing.distance,
            is_within_boundary: Some(false),
            is_great_value: Some(rates.is_some_and(|rates| rates.is_great_value)),
            property_type: Some(i64::from(hotel.property_type)),
            number_of_providers: Some(rates.map_or(0, |rates| i64::from(rates.providers))),
            number_of_rates: Some(rates.map_or(0, |rates| i64::from(rates.rates))),
            guest_rating: Some(hotel.guest_rating_or_none()),
            number_of_reviews: Some(i64::from(hotel.review_count)),
            ..HotelResult::default()
        };
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
                MultipleHotelOption::HotelPlace => {
                    result.place = hotel.city.map(|city| place_reference(Place::City(city)));
                }
                MultipleHotelOption::Images => result.images = details.images(),
                MultipleHotelOption::HotelWellKnownPlace => {
                    result.well_known_place = details.well_known_place().map(place_reference);
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
            key: Some(key(hotel)),
            name: Some(hotel.name.clone()),
            latitude: Some(hotel.position.latitude()),
            longitude: Some(hotel.position.longitude()),
            star_rating: Some(hotel.stars_or_none() as f64),
            is_self_rated: Some(hotel.is_self_rated),
            lowest_rate: hotels.price(at).map(|minor| self.terms.amount(minor)),
            href: Some(self.links.hotel(hotel.id)),
            guest_rating: Some(hotel.guest_rating_or_none()),
            number_of_reviews: Some(i64::from(hotel.review_count)),
            highest_rate: hotels.rates(at).map(|rates| self.terms.amount(rates.highest)),
            image: hotel.details.image(),
            license_number: hotel.details.license_number(),
        }
    }
}

/// A place as a hotel names it.
pub(super) fn place_reference(place: Place<'_>) -> HotelPlace {
    HotelPlace { key: Some(place_key(place).into()), name: Some(place.name().into()) }
}

/// The key of a place.
pub(super) fn place_key(place: Place<'_>) -> String {
    format!("kplace:{}", place.id())
}

fn key(hotel: &Hotel) -> EntityKeyText {
    format!("khotel:{}", hotel.id).into()
}

/// The facts of a hotel that all answers have.
pub(super) fn facts(hotel: &Hotel) -> HotelFacts {
    HotelFacts {
        key: Some(key(hotel)),
        name: Some(hotel.name.clone()),
        address: Some(hotel.details.address()),
        hotel_country_code: Some(hotel.details.country().into()),
        latitude: Some(hotel.position.latitude()),
        longitude: Some(hotel.position.longitude()),
        star_rating: Some(hotel.stars_or_none() as f64),
        is_self_rated: Some(hotel.is_self_rated),
        license_number: hotel.details.license_number(),
    }
}
