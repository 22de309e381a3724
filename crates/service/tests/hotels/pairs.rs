//! Prices under every pair of filters: each hotel has the price of its cheapest rate that meets all filters.

use wayfare_models::hotels::{HotelRate, HotelResult, InclusionType};

use crate::searches::{all_of_city, city, router};

/// A filter: its parameter with a value, and its conditions for a rate and for a hotel at a price.
type Filter = (&'static str, &'static str, fn(&HotelRate) -> bool, fn(&HotelResult, f64) -> bool);

const FREE_CANCELLATION: Filter =
    ("deals", "1", |rate| rate.has_free_cancellation == Some(true), |_, _| true);
const PAY_LATER: Filter = ("deals", "2", |rate| rate.can_pay_later == Some(true), |_, _| true);
const BREAKFAST: Filter =
    ("deals", "3", |rate| rate.inclusions.contains(&InclusionType::Breakfast), |_, _| true);
const DEALS: [Filter; 3] = [FREE_CANCELLATION, PAY_LATER, BREAKFAST];

const FILTERS: [Filter; 8] = [
    FREE_CANCELLATION,
    PAY_LATER,
    BREAKFAST,
    ("minPrice", "300", |_| true, |_, price| price >= 300.0),
    ("maxPrice", "500", |_| true, |_, price| price <= 500.0),
    ("starRating", "4", |_| true, |hotel, _| hotel.facts.star_rating == Some(4.0)),
    ("guestRatings", "8", |_| true, |hotel, _| (8.0..9.0).contains(&hotel.guest_rating.unwrap())),
    ("features", "1", |_| true, |hotel, _| hotel.features.iter().any(|feature| feature.get() == 1)),
];

fn total(rate: &HotelRate) -> f64 {
    rate.total_rate.unwrap().get()
}

/// Returns the cheapest rate that meets the filters. A rate that can be booked alone takes precedence.
fn lead<'h>(hotel: &'h HotelResult, filters: &[Filter]) -> Option<&'h HotelRate> {
    let meeting = hotel.rates.iter().filter(|rate| filters.iter().all(|(_, _, meets, _)| meets(rate)));
    let rank = |rate: &HotelRate| (rate.is_bundled_rate, total(rate));
    meeting.min_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap())
}

#[tokio::test]
async fn prices_are_those_of_the_cheapest_rate_that_meets_every_pair_of_filters() {
    let router = router();
    let every = all_of_city(&router, "responseOptions=features,multipleHotelsAllRates").await;
    let (mut dearer, mut without_bundle) = (0, 0);
    for (at, one) in FILTERS.into_iter().enumerate() {
        for other in FILTERS.into_iter().skip(at) {
            let pair = [one, other];
            let query = match pair {
                [(name, a, ..), (same, b, ..)] if (name, a) == (same, b) => format!("{name}={a}"),
                [(name, a, ..), (same, b, ..)] if name == same => format!("{name}={a}|{b}"),
                [(name, a, ..), (other, b, ..)] => format!("{name}={a}&{other}={b}"),
            };
            let mut expected: Vec<_> =
                every.iter().filter_map(|hotel| Some((hotel, total(lead(hotel, &pair)?)))).collect();
            expected.retain(|(hotel, price)| pair.iter().all(|(.., keeps)| keeps(hotel, *price)));
            expected.sort_by(|(_, a), (_, b)| a.total_cmp(b));
            let kept =
                all_of_city(&router, &format!("responseOptions=topRates&sortField=minRate&{query}")).await;
            let of_kept = kept.iter().map(|hotel| (hotel.id, hotel.lowest_rate.unwrap().get()));
            let of_expected = expected.iter().map(|(hotel, price)| (hotel.id, *price));
            assert_eq!(of_kept.collect::<Vec<_>>(), of_expected.collect::<Vec<_>>(), "{query}");
            for (hotel, price) in kept.iter().zip(expected.iter().map(|(_, price)| *price)) {
                let marked: Vec<_> =
                    hotel.rates.iter().filter(|rate| rate.is_cheapest_rate.unwrap()).collect();
                assert!(marked.len() == 1 && total(marked[0]) == price, "{query}: {:?}", hotel.rates);
                assert!(
                    pair.iter().all(|(_, _, meets, _)| meets(marked[0]) && meets(&hotel.rates[0])),
                    "{query}"
                );
            }
            let counts = city(&router, &format!("responseOptions=filter&pageSize=1&{query}")).await;
            let amount = |found: Option<&(&HotelResult, f64)>| found.map(|(_, price)| *price);
            assert_eq!(counts.post_filter_lowest_total_rate.map(|rate| rate.get()), amount(expected.first()));
            assert_eq!(counts.post_filter_highest_total_rate.map(|rate| rate.get()), amount(expected.last()));
            for range in counts.price_histogram() {
                let is_in =
                    |price: f64| price >= range.from.get() && range.to.is_none_or(|to| price < to.get());
                let within = expected.iter().filter(|(_, price)| is_in(*price)).count();
                assert_eq!(range.hotels, Some(within as i64), "{query}");
            }
            for deal in DEALS {
                let have =
                    expected.iter().filter(|(hotel, _)| lead(hotel, &[one, other, deal]).is_some()).count();
                let counted = counts.deals.iter().find(|item| item.id.to_string() == deal.1);
                assert_eq!(
                    counted.map_or(0, |item| item.hotel_count.unwrap()),
                    have as i64,
                    "{query}, {}",
                    deal.1
                );
            }
            let cheapest = |hotel: &HotelResult| hotel.rates.iter().map(total).fold(f64::INFINITY, f64::min);
            dearer += expected
                .iter()
                .filter(|(hotel, price)| lead(hotel, &[]).is_some_and(|rate| total(rate) < *price))
                .count();
            without_bundle += expected.iter().filter(|(hotel, price)| cheapest(hotel) < *price).count();
        }
    }
    assert!(dearer > 1_000 && without_bundle > dearer, "{dearer}, {without_bundle}");
}
