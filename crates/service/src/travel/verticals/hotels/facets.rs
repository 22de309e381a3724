//! Facet counts of the filtered hotels.

use std::cmp::Reverse;

use wayfare_models::hotels::{
    BasicHotelRating, DetailedHotelRating, HotelItemReference, HotelPriceRange, HotelRatingCounts,
};
use wayfare_models::write::ListWriter;
use wayfare_models::writers::hotels::MultipleHotelSearchResponseWriter;

use super::catalogue::{HotelCatalogue, HotelConstant};
use super::listing::Listings;

/// The facet counts of a response, which do not depend on its language.
#[derive(Debug)]
pub(super) struct Counts {
    chains: Vec<Count>,
    themes: Vec<Count>,
    property_types: Vec<Count>,
    facilities: Vec<Count>,
    deals: Vec<Count>,
    guest_ratings: Vec<BasicHotelRating>,
    star_ratings: Vec<BasicHotelRating>,
    hotel_ratings: Vec<DetailedHotelRating>,
    price_ranges: Vec<HotelPriceRange>,
}

/// The number that identifies a constant, and the number of hotels that have the constant.
type Count = (i64, i64);

impl Counts {
    /// Counts the hotels that pass the filters.
    pub(super) fn of(hotels: &Listings<'_>, kept: &[usize]) -> Self {
        let (mut chains, mut themes, mut types) = (Tally::default(), Tally::default(), Tally::default());
        let (mut features, mut deals, mut ratings) = (Tally::default(), Tally::default(), Tally::default());
        let (mut stars, mut self_rated) = (Tally::default(), Tally::default());
        for &at in kept {
            let hotel = &hotels.all[at].hotel;
            hotel.chain.iter().for_each(|chain| chains.add(i64::from(*chain)));
            hotel.themes.iter().for_each(|theme| themes.add(theme));
            types.add(i64::from(hotel.property_type));
            hotel.features.iter().for_each(|feature| features.add(feature));
            hotels.deals(at).iter().for_each(|deal| deals.add(deal));
            // Tallies start at 0, ratings at -1.
            ratings.add(hotel.rating_bucket() + 1);
            stars.add(hotel.stars_or_none() + 1);
            if hotel.is_self_rated {
                self_rated.add(hotel.stars_or_none() + 1);
            }
        }
        let detailed = |(key, all)| {
            let own = self_rated.by_rating().find(|(other, _)| *other == key).map_or(0, |(_, own)| own);
            let counts = HotelRatingCounts { officially_rated: Some(all - own), self_rated: Some(own) };
            DetailedHotelRating { key, value: Some(counts) }
        };
        Counts {
            chains: chains.by_count(),
            themes: themes.by_count(),
            property_types: types.by_count(),
            facilities: features.by_count(),
            deals: deals.by_count(),
            guest_ratings: ratings.by_rating().map(rating).collect(),
            star_ratings: stars.by_rating().map(rating).collect(),
            hotel_ratings: stars.by_rating().map(detailed).collect(),
            price_ranges: price_ranges(hotels, kept),
        }
    }

    /// Writes the counts into a response, with labels in the given language.
    pub(super) fn write(
        &self,
        answer: &mut MultipleHotelSearchResponseWriter<'_>,
        catalogue: &dyn HotelCatalogue,
        language: &str,
    ) {
        let write = |list: &mut ListWriter<'_, HotelItemReference>, counts: &[Count], kind| {
            for &(number, hotels) in counts {
                list.item(|it| {
                    it.id(number);
                    it.name(Some(&*catalogue.label(kind, number, language).unwrap_or_default()));
                    it.hotel_count(Some(hotels));
                });
            }
        };
        answer.chains(|list| write(list, &self.chains, HotelConstant::Chain));
        answer.hotel_themes(|list| write(list, &self.themes, HotelConstant::Theme));
        answer.property_types(|list| write(list, &self.property_types, HotelConstant::PropertyType));
        answer.facilities(|list| write(list, &self.facilities, HotelConstant::Facility));
        answer.deals(|list| write(list, &self.deals, HotelConstant::Deal));
        answer.guest_ratings(|list| list.extend(&self.guest_ratings));
        answer.star_ratings(|list| list.extend(&self.star_ratings));
        answer.hotel_ratings(|list| list.extend(&self.hotel_ratings));
        answer.price_ranges(|list| list.extend(&self.price_ranges));
    }

    /// Returns the estimated heap memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        let items = [&self.chains, &self.themes, &self.property_types, &self.facilities, &self.deals];
        let items = items.into_iter().map(|items| size_of_val(&**items)).sum::<usize>();
        let ratings = size_of_val(&*self.guest_ratings) + size_of_val(&*self.star_ratings);
        items + ratings + size_of_val(&*self.hotel_ratings) + size_of_val(&*self.price_ranges)
    }
}

fn rating((key, count): (f64, i64)) -> BasicHotelRating {
    BasicHotelRating { key, value: Some(count) }
}

/// Occurrence counts, indexed by the counted number.
#[derive(Debug, Default)]
struct Tally(Vec<i64>);

impl Tally {
    /// Counts a number, which must not be negative.
    fn add(&mut self, number: i64) {
        let number = usize::try_from(number).unwrap_or(0);
        if self.0.len() <= number {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += 1;
    }

    fn counts(&self) -> impl Iterator<Item = (usize, i64)> {
        self.0.iter().copied().enumerate().filter(|(_, count)| *count > 0)
    }

    /// Returns the counts, in descending order.
    fn by_count(&self) -> Vec<Count> {
        let mut counts: Vec<_> = self.counts().map(|(number, count)| (number as i64, count)).collect();
        counts.sort_by_key(|&(number, count)| (Reverse(count), number));
        counts
    }

    /// Returns the counts by rating, in ascending order; -1 means no rating.
    fn by_rating(&self) -> impl Iterator<Item = (f64, i64)> {
        self.counts().map(|(shifted, count)| (shifted as f64 - 1.0, count))
    }
}

/// Typical number of price ranges.
const RANGES: i64 = 10;

/// Returns price ranges of equal, round width, starting from the cheapest hotel. The last range has no upper bound, to
/// cover hotels that are far more expensive than the rest.
fn price_ranges(hotels: &Listings<'_>, kept: &[usize]) -> Vec<HotelPriceRange> {
    let mut prices: Vec<i64> = kept.iter().filter_map(|&at| hotels.price(at)).collect();
    prices.sort_unstable();
    let Some(&lowest) = prices.first() else { return Vec::new() };
    // About one hotel in twenty is more expensive than this price.
    let highest = prices[(prices.len() - 1) * 19 / 20];
    let unit = hotels.terms.currency.units();
    let width = round_up((highest - lowest) / RANGES / unit).saturating_mul(unit);
    let first = lowest.div_euclid(width) * width;
    let last = (highest - first) / width;
    let mut counts = vec![0_i64; usize::try_from(last).unwrap_or(0) + 1];
    for price in prices {
        let range = usize::try_from((price - first) / width).unwrap_or(0);
        let open = counts.len() - 1;
        counts[range.min(open)] += 1;
    }
    let bounds = (0..).map(|range: i64| hotels.terms.amount(first + range * width));
    bounds.zip(counts).map(|(key, count)| HotelPriceRange { key, value: Some(count) }).collect()
}

/// Returns the smallest of 1, 2, 5, 10, 20, 50 and so on that is larger than `least`.
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
