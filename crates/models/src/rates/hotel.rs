//! Hotels at a destination, with `None` instead of -1.

use specwright_core::Amount;

use crate::autocomplete::HotelId;
use crate::hotels::{
    BasicHotelResult, HotelFacts, HotelResult, HotelReviews, MultipleHotelSearchResponse,
    SingleHotelSearchResponse,
};

use super::{HotelMoney, Rate, Rates, Source};

impl MultipleHotelSearchResponse {
    /// Returns the hotels on this page and their rates, in the response's order.
    pub fn hotels(&self) -> impl ExactSizeIterator<Item = Hotel<'_>> + DoubleEndedIterator + Clone {
        self.results.iter().map(|result| Hotel { response: self, result })
    }

    /// Returns the hotel with the given id, if this page contains it.
    pub fn hotel(&self, id: HotelId) -> Option<Hotel<'_>> {
        self.hotels().find(|hotel| hotel.id() == id)
    }

    /// Returns the number of hotels in each price range, in the response's order. The iterator is empty unless the
    /// request sets the `filter` response option.
    pub fn price_histogram(&self) -> impl ExactSizeIterator<Item = PriceRange> + Clone {
        self.price_ranges.iter().enumerate().map(|(index, range)| {
            let next = self.price_ranges.get(index + 1).map(|next| next.key);
            PriceRange { from: range.key, to: next.filter(|to| *to > range.key), hotels: range.value }
        })
    }
}

/// A range of prices and the number of hotels in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PriceRange {
    /// Lower bound, in the response's currency.
    pub from: Amount,
    /// Upper bound, where the next range begins, or `None` if there is no next range, or if the next range does not
    /// begin above the lower bound of this range.
    pub to: Option<Amount>,
    /// The number of hotels, if the response specifies it.
    pub hotels: Option<i64>,
}

/// A hotel at a destination, and its rates.
#[derive(Clone, Copy, Debug)]
pub struct Hotel<'r> {
    response: &'r MultipleHotelSearchResponse,
    result: &'r HotelResult,
}

impl<'r> Hotel<'r> {
    /// Returns the hotel from the response.
    pub fn result(self) -> &'r HotelResult {
        self.result
    }

    /// Returns the hotel's id.
    pub fn id(self) -> HotelId {
        self.result.id
    }

    /// Returns the hotel's rates and their providers, in recommendation order. The iterator is empty unless the request
    /// sets the `topRates` or `multipleHotelsAllRates` response option.
    pub fn rates(self) -> Rates<'r> {
        let response = self.response;
        let source =
            Source { providers: &response.providers, currency: response.state.currency_code.as_ref() };
        Rates { rates: self.result.rates.iter(), source }
    }

    /// Returns the rate at the hotel's lowest price: the rate marked as cheapest, or the cheapest rate if none is marked.
    pub fn lowest_rate(self) -> Option<Rate<'r>> {
        let is_marked =
            |rate: &Rate<'_>| rate.rate().is_cheapest_rate == Some(true) && rate.price().is_some();
        self.rates().find(is_marked).or_else(|| self.rates().cheapest())
    }

    /// Returns the hotel's lowest rate, if any. This rate does not depend on response options.
    pub fn lowest(self) -> Option<HotelMoney<'r>> {
        self.response.state.money(self.result.lowest_rate?)
    }

    /// Returns the hotel's highest rate, if any.
    pub fn highest(self) -> Option<HotelMoney<'r>> {
        self.response.state.money(self.result.highest_rate?)
    }
}

impl HotelResult {
    /// Returns the distance from the searched place, in km, or `None` if the distance is missing or -1, for example in
    /// a search by hotel ids.
    pub fn distance_km(&self) -> Option<f64> {
        self.distance.and_then(known)
    }

    /// Returns the guest rating, from 0 to 10, or `None` if the rating is missing or -1.
    pub fn rating(&self) -> Option<f64> {
        self.guest_rating.and_then(known)
    }
}

impl HotelFacts {
    /// Returns the number of stars, in steps of half a star, or `None` if it is missing or -1.
    pub fn stars(&self) -> Option<f64> {
        self.star_rating.and_then(known)
    }
}

impl BasicHotelResult {
    /// Returns the number of stars, in steps of half a star, or `None` if it is missing or -1.
    pub fn stars(&self) -> Option<f64> {
        self.star_rating.and_then(known)
    }

    /// Returns the guest rating, from 0 to 10, or `None` if the rating is missing or -1.
    pub fn rating(&self) -> Option<f64> {
        self.guest_rating.and_then(known)
    }
}

impl SingleHotelSearchResponse {
    /// Returns the overall guest rating, from 0 to 10, or `None` if the hotel has no rating or the request does not set
    /// the `reviews` response option.
    pub fn rating(&self) -> Option<f64> {
        self.reviews.as_ref()?.rating_of("OVERALL")
    }
}

impl HotelReviews {
    /// Returns the guest rating in a category, such as `LOCATION`, from 0 to 10, or `None` if there is none.
    pub fn rating_of(&self, category: &str) -> Option<f64> {
        let mut ratings = self.guest_ratings.iter();
        ratings.find(|(name, _)| name.as_str() == category).and_then(|(_, rating)| known(*rating))
    }
}

fn known(number: f64) -> Option<f64> {
    (number >= 0.0).then_some(number)
}
