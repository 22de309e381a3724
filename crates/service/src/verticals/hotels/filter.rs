//! The filters of a hotel search. A hotel has to pass every filter that is set.

use wayfare_models::hotels::{FeaturesFilterMode, MultipleHotelQuery, PipeDelimitedIntegerList};
use wayfare_wire::Amount;

use super::catalogue::Hotel;
use super::listing::Listings;
use super::terms::amount;

/// The filters of a request.
#[derive(Debug)]
pub(super) struct Filter<'a> {
    query: &'a MultipleHotelQuery,
    any_feature: bool,
    /// In lower case.
    name: Option<String>,
}

impl<'a> Filter<'a> {
    pub(super) fn of(query: &'a MultipleHotelQuery) -> Self {
        let any_feature = query.features_filter_mode_or_default() == FeaturesFilterMode::Any;
        let name = query.filters.hotel_name.as_deref().map(|name| name.trim().to_lowercase());
        Filter { query, any_feature, name: name.filter(|name| !name.is_empty()) }
    }

    /// The hotels that pass, in unchanged order.
    pub(super) fn keep(&self, hotels: &Listings<'_>, shown: &[usize]) -> Vec<usize> {
        shown.iter().copied().filter(|&at| self.passes(hotels, at)).collect()
    }

    fn passes(&self, hotels: &Listings<'_>, at: usize) -> bool {
        let (listing, query) = (&hotels.all[at], self.query);
        let hotel = &listing.hotel;
        self.price(hotels, at)
            && among(&query.filters.star_rating, [hotel.stars_or_none()])
            && self.rating(hotel)
            && among(&query.filters.property_types, [i64::from(hotel.property_type)])
            && self.features(hotel)
            && among(&query.filters.themes, hotel.themes.iter())
            && among(&query.filters.chains, hotel.chain.map(i64::from))
            && among(&query.filters.guest_ratings, [hotel.rating_bucket()])
            && among(&query.filters.deals, hotels.deals(at).iter())
            && self.name.as_ref().is_none_or(|name| listing.folded.contains(name.as_str()))
    }

    /// A hotel without a known price is within no price bounds.
    fn price(&self, hotels: &Listings<'_>, at: usize) -> bool {
        let (least, most) =
            (self.query.filters.min_price.map(Amount::get), self.query.filters.max_price.map(Amount::get));
        if least.is_none() && most.is_none() {
            return true;
        }
        let price = hotels.price(at);
        price.is_some_and(|minor| {
            let price = amount(minor, hotels.terms.currency).get();
            least.is_none_or(|least| price >= least) && most.is_none_or(|most| price <= most)
        })
    }

    fn rating(&self, hotel: &Hotel) -> bool {
        let official_only = self.query.filters.hotel_rating_exclude_self_rated_or_default();
        let counts = !(official_only && hotel.is_self_rated);
        among(&self.query.filters.hotel_rating, counts.then(|| hotel.stars_or_none()))
    }

    fn features(&self, hotel: &Hotel) -> bool {
        let Some(asked) = &self.query.filters.features else { return true };
        let has = |feature: &i64| hotel.features.contains(*feature);
        if self.any_feature { asked.iter().any(has) } else { asked.iter().all(has) }
    }
}

/// Whether a list is not set or has one of the values.
fn among(list: &Option<PipeDelimitedIntegerList>, values: impl IntoIterator<Item = i64>) -> bool {
    list.as_ref().is_none_or(|list| values.into_iter().any(|value| list.as_slice().contains(&value)))
}
