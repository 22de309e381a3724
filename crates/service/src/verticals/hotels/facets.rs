//! How many of the kept hotels have what, for the filters of a page.

use std::cmp::Reverse;

use wayfare_models::hotels::{
    BasicHotelRating, DetailedHotelRating, HotelItemReference, HotelPriceRange, HotelRatingCounts,
    MultipleHotelSearchResponse,
};

use super::listing::Hotels;
use super::terms::amount;
use wayfare_inventory::hotels::{Chain, Deal, Feature, PropertyType, Theme};

/// Fills in the counts.
pub(super) fn count(hotels: &Hotels<'_>, kept: &[usize], response: &mut MultipleHotelSearchResponse) {
    let (mut chains, mut themes, mut types) = (Tally::default(), Tally::default(), Tally::default());
    let (mut features, mut deals, mut ratings) = (Tally::default(), Tally::default(), Tally::default());
    let (mut stars, mut self_rated) = (Tally::default(), Tally::default());
    for &at in kept {
        let listing = &hotels.listings[at];
        let hotel = &listing.hotel;
        hotel.chain.iter().for_each(|chain| chains.add(usize::from(chain.id)));
        listing.themes.iter().for_each(|theme| themes.add(usize::from(theme.id())));
        types.add(usize::from(hotel.property_type.id()));
        listing.features.iter().for_each(|feature| features.add(usize::from(feature.id)));
        hotels.deals(at).iter().for_each(|deal| deals.add(usize::from(deal.id())));
        ratings.add(shifted(listing.rating_bucket()));
        stars.add(shifted(listing.stars()));
        if hotel.is_self_rated {
            self_rated.add(shifted(listing.stars()));
        }
    }
    let label = |id, of: fn(u8) -> Option<&'static str>| u8::try_from(id).ok().and_then(of);
    response.chains = chains.items(|id| Some(Chain::by_id(u16::try_from(id).ok()?)?.name));
    response.hotel_themes = themes.items(|id| label(id, |id| Some(Theme::from_id(id)?.label())));
    response.property_types = types.items(|id| label(id, |id| Some(PropertyType::from_id(id)?.label())));
    response.facilities = features.items(|id| label(id, |id| Some(Feature::by_id(id)?.label)));
    response.deals = deals.items(|id| label(id, |id| Some(Deal::from_id(id)?.label())));
    response.guest_ratings =
        ratings.by_rating().map(|(key, count)| BasicHotelRating::new(key, count)).collect();
    response.star_ratings = stars.by_rating().map(|(key, count)| BasicHotelRating::new(key, count)).collect();
    response.hotel_ratings = (stars.by_rating())
        .map(|(key, all)| {
            let own = self_rated.by_rating().find(|(other, _)| *other == key).map_or(0, |(_, own)| own);
            DetailedHotelRating::new(key, HotelRatingCounts::new(all - own, own))
        })
        .collect();
    response.price_ranges = price_ranges(hotels, kept);
}

/// Counts by number.
#[derive(Debug, Default)]
struct Tally(Vec<i64>);

impl Tally {
    fn add(&mut self, number: usize) {
        if self.0.len() <= number {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += 1;
    }

    fn counts(&self) -> impl Iterator<Item = (usize, i64)> {
        self.0.iter().copied().enumerate().filter(|(_, count)| *count > 0)
    }

    /// With their names, the most frequent first.
    fn items(&self, name: impl Fn(usize) -> Option<&'static str>) -> Vec<HotelItemReference> {
        let mut counts: Vec<_> = self.counts().collect();
        counts.sort_by_key(|&(id, count)| (Reverse(count), id));
        let item = |(id, count)| HotelItemReference::new(id as i64, name(id).unwrap_or_default(), count);
        counts.into_iter().map(item).collect()
    }

    /// Counts of ratings, the lowest first; -1 is none.
    fn by_rating(&self) -> impl Iterator<Item = (f64, i64)> {
        self.counts().map(|(shifted, count)| (shifted as f64 - 1.0, count))
    }
}

/// A rating from -1 on as a number that can be counted by.
fn shifted(rating: i64) -> usize {
    usize::try_from(rating + 1).unwrap_or(0)
}

/// About how many price ranges there are.
const RANGES: i64 = 10;

/// Ranges of one round width from the cheapest hotel on; the last one is open and takes what is far dearer than most.
fn price_ranges(hotels: &Hotels<'_>, kept: &[usize]) -> Vec<HotelPriceRange> {
    let mut prices: Vec<i64> = kept.iter().filter_map(|&at| hotels.price(at)).collect();
    prices.sort_unstable();
    let Some(&lowest) = prices.first() else { return Vec::new() };
    // One in twenty may lie in the open end.
    let highest = prices[(prices.len() - 1) * 19 / 20];
    let unit = 10_i64.pow(u32::from(hotels.currency.decimals()));
    let width = round_up((highest - lowest) / RANGES / unit).saturating_mul(unit);
    let first = lowest.div_euclid(width) * width;
    let last = (highest - first) / width;
    let mut counts = vec![0_i64; usize::try_from(last).unwrap_or(0) + 1];
    for price in prices {
        let range = usize::try_from((price - first) / width).unwrap_or(0);
        let open = counts.len() - 1;
        counts[range.min(open)] += 1;
    }
    let bounds = (0..).map(|range: i64| amount(first + range * width, hotels.currency));
    bounds.zip(counts).map(|(bound, count)| HotelPriceRange::new(bound, count)).collect()
}

/// The next of 1, 2, 5, 10, 20, 50 and so on that is larger.
fn round_up(least: i64) -> i64 {
    let mut scale = 1_i64;
    loop {
        for step in [1, 2, 5] {
            match scale.checked_mul(step) {
                Some(width) if width > least => return width,
                Some(_) => {}
                None => return i64::MAX,
            }
        }
        scale = scale.saturating_mul(10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_round() {
        for (least, width) in [(-3, 1), (0, 1), (1, 2), (2, 5), (7, 10), (10, 20), (49, 50), (4_999, 5_000)] {
            assert_eq!(round_up(least), width, "{least}");
        }
        assert!(round_up(i64::MAX) == i64::MAX);
    }
}
