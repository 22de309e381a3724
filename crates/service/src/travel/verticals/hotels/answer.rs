//! Responses to searches for hotels at a destination.

use std::sync::Arc;

use specwright_core::Decimal;
use wayfare_models::hotels::{
    BasicMultipleHotelSearchResponse, HotelProvider, HotelResult, MultipleHotelOption, MultipleHotelQuery,
    MultipleHotelSearchResponse,
};
use wayfare_models::write::{Encoded, ListWriter};
use wayfare_models::writers::hotels::{
    BasicHotelResultWriter, HotelFactsWriter, HotelPlaceWriter, HotelResultWriter, HotelSearchStateWriter,
};
use wayfare_places::{Place, Places};
use wayfare_validation::limits::TOP_RATES;

use super::catalogue::Hotel;
use super::choice::Choice;
use super::filter::Criteria;
use super::links::Links;
use super::list::Summaries;
use super::listing::Listings;
use super::prepare::HotelRequest;
use super::rates::{Joined, Offers, Providers, RateForm};
use super::search::{HotelSearches, SearchSnapshot};
use super::terms::Terms;
use crate::http::{Caller, Denial};
use crate::travel::engine::Search;
use crate::travel::processors::Ticket;

/// A request and its search.
pub(crate) struct Answering {
    pub(super) searches: HotelSearches,
    pub(super) snapshot: SearchSnapshot,
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
    /// Returns an error if the service can't start a search now.
    pub(crate) async fn new(
        searches: &HotelSearches,
        request: HotelRequest,
        caller: &Caller,
        has_cashback: bool,
    ) -> Result<Self, Denial> {
        let HotelRequest { query, stay, terms, is_emptied } = request;
        let snapshot = searches.start_or_join(&query.filters.destination, stay, caller, terms.wait).await?;
        let links = Links::new(caller.base_url.clone(), &query.stay);
        let searches = searches.clone();
        Ok(Answering { searches, snapshot, query, terms, links, has_cashback, is_emptied })
    }

    /// Returns the ticket for the first response of a search.
    pub(crate) fn ticket(&self) -> Option<Arc<Ticket>> {
        self.snapshot.ticket()
    }

    /// Returns the codes of the providers that have failed.
    pub(crate) fn missing(&self) -> Vec<Arc<str>> {
        self.snapshot.search().map_or_else(Vec::new, Search::missing)
    }

    /// Returns whether the response has no results yet, so that the caller has to repeat the request.
    pub(crate) fn is_pending(&self) -> bool {
        self.terms.only_if_complete && !self.snapshot.is_complete
    }

    /// Returns whether the response for one hotel has a list of rates, which may be empty.
    pub(super) fn lists_rates(&self) -> bool {
        !self.is_pending() && (self.is_emptied || self.snapshot.quotes().is_some())
    }

    /// Returns whether the response has a list of hotels, which may be empty.
    fn lists_hotels(&self) -> bool {
        !self.is_pending() && !self.query.summary_only_or_default()
    }

    pub(super) fn milliseconds(&self) -> i64 {
        i64::try_from(self.snapshot.time.as_millis()).unwrap_or(i64::MAX)
    }

    fn listings<'a>(&'a self, summaries: &'a Summaries) -> Listings<'a> {
        let all = if self.is_emptied { &[] } else { &*self.snapshot.list.destination().listings };
        Listings { all, summaries, is_dated: self.snapshot.quotes().is_some(), terms: self.terms.prices }
    }

    /// Returns the hotels that pass the filters, with facet counts if `with_counts` is set.
    fn choice(&self, hotels: &Listings<'_>, summaries: &Summaries, with_counts: bool) -> Arc<Choice> {
        let choose = |wanted| Choice::of(hotels, wanted, with_counts);
        let wanted = Criteria::of(&self.query);
        if self.is_emptied {
            // The cached choice of the list is only for responses that are not emptied.
            return Arc::new(choose(wanted));
        }
        self.searches.choice(&self.snapshot, summaries, wanted, with_counts, choose)
    }

    /// Writes the progress of the search and the hotel counts.
    fn write_state(&self, state: &mut HotelSearchStateWriter<'_>, hotels: &Listings<'_>, choice: &Choice) {
        state.is_complete(Some(self.snapshot.is_complete));
        state.search_time(Some(self.milliseconds()));
        state.total_results(Some(count(hotels.all.len())));
        state.total_available_results(Some(count(choice.with_rates)));
        state.total_filtered_results(Some(count(choice.kept.len())));
        state.currency_code(Some(self.terms.prices.currency.code()));
        state.language_code(Some(self.terms.language.as_str()));
    }

    /// Converts the lowest and the highest rate.
    fn amounts(&self, span: Option<(i64, i64)>) -> (Option<Decimal>, Option<Decimal>) {
        let prices = &self.terms.prices;
        span.map(|(lowest, highest)| (prices.decimal(lowest), prices.decimal(highest))).unzip()
    }

    fn wants(&self, option: &MultipleHotelOption) -> bool {
        self.query.response_options.as_ref().is_some_and(|options| options.as_slice().contains(option))
    }

    /// Returns the hotels of the page.
    fn page<'a>(&self, kept: &'a [usize]) -> &'a [usize] {
        let number = |number: i64| usize::try_from(number).unwrap_or(0);
        let size = number(self.query.filters.page_size_or_default());
        let first = number(self.query.filters.page_index_or_default()).saturating_mul(size).min(kept.len());
        &kept[first..first.saturating_add(size).min(kept.len())]
    }
}

/// Returns the full response.
pub(crate) fn multiple(it: &Answering) -> Encoded<MultipleHotelSearchResponse> {
    let summaries = it.searches.summaries(&it.snapshot, &it.terms.prices);
    let hotels = it.listings(&summaries);
    let with_counts = it.wants(&MultipleHotelOption::Filter) && !it.is_pending();
    let choice = it.choice(&hotels, &summaries, with_counts);
    Encoded::<MultipleHotelSearchResponse>::write(|answer| {
        answer.state(|state| it.write_state(state, &hotels, &choice));
        let (lowest, highest) = it.amounts(choice.span);
        answer.lowest_total_rate(lowest);
        answer.highest_total_rate(highest);
        let (lowest, highest) = it.amounts(choice.kept_span);
        answer.post_filter_lowest_total_rate(lowest);
        answer.post_filter_highest_total_rate(highest);
        let mut named = Providers::default();
        if it.lists_hotels() {
            answer.results(|list| it.write_results(list, &hotels, it.page(&choice.kept), &mut named));
        }
        let list = it.wants(&MultipleHotelOption::Destination).then_some(&it.snapshot.list);
        answer.destination(list.and_then(|list| list.destination().described()), |destination, known| {
            known.write(destination, &it.snapshot.list.key, &it.links, &it.terms.language);
        });
        if let Some(counts) = choice.counts.as_ref().filter(|_| with_counts) {
            counts.write(answer, &**it.searches.catalogue(), &it.terms.language);
        }
        answer.providers(|list| it.write_providers(list, &named));
    })
}

/// Returns the basic response.
pub(crate) fn basic(it: &Answering) -> Encoded<BasicMultipleHotelSearchResponse> {
    let summaries = it.searches.summaries(&it.snapshot, &it.terms.prices);
    let hotels = it.listings(&summaries);
    let choice = it.choice(&hotels, &summaries, false);
    Encoded::<BasicMultipleHotelSearchResponse>::write(|answer| {
        answer.state(|state| it.write_state(state, &hotels, &choice));
        if it.lists_hotels() {
            answer.results(|list| {
                for &at in it.page(&choice.kept) {
                    list.item(|result| it.write_basic_result(result, &hotels, at));
                }
            });
        }
    })
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Number of hotels whose offers are computed together: enough to share common work, but few enough for the CPU cache.
const BLOCK: usize = 16;

impl Answering {
    /// Returns the maximum number of rates shown for a hotel.
    fn max_rates(&self) -> usize {
        if self.wants(&MultipleHotelOption::MultipleHotelsAllRates) {
            usize::MAX
        } else if self.wants(&MultipleHotelOption::TopRates) {
            TOP_RATES
        } else {
            0
        }
    }

    /// Returns the common settings of the response's rates. With `breakdown`, rates include the components of their
    /// totals.
    pub(super) fn rate_form(&self, breakdown: bool) -> RateForm<'_> {
        RateForm { prices: &self.terms.prices, links: &self.links, breakdown }
    }

    /// Writes the providers that rates refer to.
    pub(super) fn write_providers(&self, list: &mut ListWriter<'_, HotelProvider>, named: &Providers) {
        named.write(list, self.searches.engine(), &self.terms, self.links.own(), self.has_cashback);
    }

    /// Writes the hotels of a page, and collects the providers that their rates refer to.
    fn write_results(
        &self,
        list: &mut ListWriter<'_, HotelResult>,
        hotels: &Listings<'_>,
        page: &[usize],
        named: &mut Providers,
    ) {
        let most = self.max_rates();
        let quotes = self.snapshot.quotes().filter(|_| most > 0).map(Joined::of);
        let form = self.rate_form(self.wants(&MultipleHotelOption::RateBreakdown));
        for block in page.chunks(BLOCK) {
            let of: Vec<&Hotel> = block.iter().map(|&at| &hotels.all[at].hotel).collect();
            let offers = quotes.iter().flat_map(|quotes| quotes.offers(&of, &self.terms.prices));
            let mut offers = offers.map(|offers| offers.limited(most));
            for &at in block {
                list.item(|result| self.write_result(result, hotels, at, offers.next(), &form, named));
            }
        }
    }

    fn write_result(
        &self,
        result: &mut HotelResultWriter<'_>,
        hotels: &Listings<'_>,
        at: usize,
        offers: Option<Offers>,
        form: &RateForm<'_>,
        named: &mut Providers,
    ) {
        let (listing, rates, prices) = (&hotels.all[at], hotels.rates(at), &self.terms.prices);
        let hotel = &listing.hotel;
        result.facts(|facts| write_facts(facts, hotel));
        result.id(hotel.id);
        result.lowest_rate(hotels.price(at).map(|minor| prices.decimal(minor)));
        result.highest_rate(rates.map(|rates| prices.decimal(rates.highest)));
        result.href(Some(self.links.hotel(&hotel.id.to_string())));
        result.distance(listing.distance);
        result.is_within_boundary(Some(false));
        result.is_great_value(Some(rates.is_some_and(|rates| rates.is_great_value)));
        result.property_type(Some(i64::from(hotel.property_type)));
        result.number_of_providers(Some(rates.map_or(0, |rates| i64::from(rates.providers))));
        result.number_of_rates(Some(rates.map_or(0, |rates| i64::from(rates.rates))));
        result.guest_rating(Some(hotel.guest_rating_or_none()));
        result.number_of_reviews(Some(i64::from(hotel.review_count)));
        if let Some(offers) = offers {
            result.rates(|list| offers.write(list, form, named));
        }
        self.write_options(result, hotel);
    }

    fn write_options(&self, result: &mut HotelResultWriter<'_>, hotel: &Hotel) {
        let (details, wants) = (&hotel.details, |option| self.wants(&option));
        if wants(MultipleHotelOption::HotelWellKnownPlace)
            && let Some(place) = details.well_known_place()
        {
            result.well_known_place(|it| write_place(it, place, &self.terms.language));
        }
        if wants(MultipleHotelOption::Images) {
            result.images(|list| details.write_images(self.links.own(), list));
        }
        if wants(MultipleHotelOption::HotelPlace)
            && let Some(city) = hotel.city
        {
            result.place(|it| write_place(it, Place::City(city), &self.terms.language));
        }
        if wants(MultipleHotelOption::Reviews) {
            result.review_quotes(|list| details.review_quotes(list));
            result.guest_rating_sentiment(details.sentiment(&self.terms.language).as_deref());
        }
        if wants(MultipleHotelOption::Features) {
            result.features(|list| list.extend(hotel.features.iter()));
        }
    }

    fn write_basic_result(&self, result: &mut BasicHotelResultWriter<'_>, hotels: &Listings<'_>, at: usize) {
        let (hotel, prices) = (&hotels.all[at].hotel, &self.terms.prices);
        let id = hotel.id.to_string();
        result.id(hotel.id);
        result.key(Some([HOTEL, &id]));
        result.name(Some(&hotel.name));
        result.latitude(Some(hotel.position.latitude()));
        result.longitude(Some(hotel.position.longitude()));
        result.star_rating(Some(hotel.stars_or_none() as f64));
        result.is_self_rated(Some(hotel.is_self_rated));
        result.lowest_rate(hotels.price(at).map(|minor| prices.decimal(minor)));
        result.href(Some(self.links.hotel(&id)));
        result.guest_rating(Some(hotel.guest_rating_or_none()));
        result.number_of_reviews(Some(i64::from(hotel.review_count)));
        result.highest_rate(hotels.rates(at).map(|rates| prices.decimal(rates.highest)));
        if hotel.details.image_count() > 0 {
            result.image(|image| hotel.details.image(0, self.links.own(), image));
        }
        result.license_number(hotel.details.license_number().as_deref());
    }
}

/// Prefix of hotel keys.
const HOTEL: &str = "khotel:";

/// Writes a place that a hotel refers to.
pub(super) fn write_place(it: &mut HotelPlaceWriter<'_>, place: Place<'_>, language: &str) {
    it.key(Some(format_args!("kplace:{}", place.id())));
    it.name(Some(Places::embedded().name_in(place, language)));
}

/// Writes the hotel facts that all responses contain.
pub(super) fn write_facts(facts: &mut HotelFactsWriter<'_>, hotel: &Hotel) {
    facts.key(Some([HOTEL, &hotel.id.to_string()]));
    facts.name(Some(&hotel.name));
    facts.address(Some(&*hotel.details.address()));
    facts.hotel_country_code(Some(hotel.details.country()));
    facts.latitude(Some(hotel.position.latitude()));
    facts.longitude(Some(hotel.position.longitude()));
    facts.star_rating(Some(hotel.stars_or_none() as f64));
    facts.is_self_rated(Some(hotel.is_self_rated));
    facts.license_number(hotel.details.license_number().as_deref());
}
