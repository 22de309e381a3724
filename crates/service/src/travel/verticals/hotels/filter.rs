//! Hotel filters. A hotel must pass all filters of a request.

use specwright_core::Amount;
use wayfare_models::hotels::{
    FeaturesFilterMode, HotelFilters, MultipleHotelQuery, PipeDelimitedIntegerList,
};

use super::catalogue::Hotel;
use super::listing::Listings;

/// The filters and sort order of a request. Together with the hotels and their prices, these criteria determine which
/// hotels are returned.
#[derive(Debug, PartialEq)]
pub(super) struct Criteria {
    /// The filters and the sort order, without the page.
    pub(super) filters: HotelFilters,
    /// `true` if a hotel needs only one of the wanted features.
    any_feature: bool,
}

impl Criteria {
    pub(super) fn of(query: &MultipleHotelQuery) -> Self {
        let any_feature = query.features_filter_mode_or_default() == FeaturesFilterMode::Any;
        let filters = HotelFilters { page_index: None, page_size: None, ..query.filters.clone() };
        Criteria { filters, any_feature }
    }

    /// Returns the estimated heap memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        let it = &self.filters;
        let numbers = [
            &it.star_rating,
            &it.hotel_rating,
            &it.property_types,
            &it.features,
            &it.themes,
            &it.chains,
            &it.guest_ratings,
            &it.deals,
        ];
        let numbers = numbers.into_iter().flatten().map(|list| size_of_val(list.as_slice())).sum::<usize>();
        let preferred = it.preferred_hotels.as_ref().map_or(0, |list| size_of_val(list.as_slice()));
        let named = it.destination.hotel_ids().map_or(0, size_of_val);
        numbers + preferred + named + it.hotel_name.as_ref().map_or(0, |name| name.len())
    }
}

/// The filters of a request.
#[derive(Debug)]
pub(super) struct Filter<'a> {
    wanted: &'a Criteria,
    /// The requested part of a hotel's name, in lower case.
    name: Option<String>,
}

impl<'a> Filter<'a> {
    pub(super) fn of(wanted: &'a Criteria) -> Self {
        let name = wanted.filters.hotel_name.as_deref().map(|name| name.trim().to_lowercase());
        Filter { wanted, name: name.filter(|name| !name.is_empty()) }
    }

    /// Returns the hotels that pass the filters, without changing their order.
    pub(super) fn keep(&self, hotels: &Listings<'_>, shown: &[usize]) -> Vec<usize> {
        shown.iter().copied().filter(|&at| self.passes(hotels, at)).collect()
    }

    fn passes(&self, hotels: &Listings<'_>, at: usize) -> bool {
        let (listing, filters) = (&hotels.all[at], &self.wanted.filters);
        let hotel = &listing.hotel;
        self.price(hotels, at)
            && matches_any(&filters.star_rating, [hotel.stars_or_none()])
            && self.rating(hotel)
            && matches_any(&filters.property_types, [i64::from(hotel.property_type)])
            && self.features(hotel)
            && matches_any(&filters.themes, hotel.themes.iter())
            && matches_any(&filters.chains, hotel.chain.map(i64::from))
            && matches_any(&filters.guest_ratings, [hotel.rating_bucket()])
            && filters
                .deals
                .as_ref()
                .is_none_or(|deals| deals.iter().all(|deal| hotels.deals(at).contains(*deal)))
            && self.name.as_ref().is_none_or(|name| listing.folded.contains(name.as_str()))
    }

    /// Returns whether the price is within the bounds. A hotel without a known price is outside any bounds.
    fn price(&self, hotels: &Listings<'_>, at: usize) -> bool {
        let filters = &self.wanted.filters;
        let (least, most) = (filters.min_price.map(Amount::get), filters.max_price.map(Amount::get));
        if least.is_none() && most.is_none() {
            return true;
        }
        let price = hotels.price(at);
        price.is_some_and(|minor| {
            let price = hotels.terms.amount(minor).get();
            least.is_none_or(|least| price >= least) && most.is_none_or(|most| price <= most)
        })
    }

    fn rating(&self, hotel: &Hotel) -> bool {
        let filters = &self.wanted.filters;
        let official_only = filters.hotel_rating_exclude_self_rated_or_default();
        let counts = !(official_only && hotel.is_self_rated);
        matches_any(&filters.hotel_rating, counts.then(|| hotel.stars_or_none()))
    }

    fn features(&self, hotel: &Hotel) -> bool {
        let Some(wanted) = &self.wanted.filters.features else { return true };
        let has = |feature: &i64| hotel.features.contains(*feature);
        if self.wanted.any_feature { wanted.iter().any(has) } else { wanted.iter().all(has) }
    }
}

/// Returns whether a list is not set or contains one of the values.
fn matches_any(list: &Option<PipeDelimitedIntegerList>, values: impl IntoIterator<Item = i64>) -> bool {
    list.as_ref().is_none_or(|list| values.into_iter().any(|value| list.as_slice().contains(&value)))
}
