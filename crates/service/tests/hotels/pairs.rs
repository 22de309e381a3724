//! Tests of prices with every pair of filters: a hotel's price is that of its cheapest rate that meets all filters.

use wayfare_models::hotels::{HotelRate, HotelResult, InclusionType};

use crate::searches::{all_of_city, city, router};

/// A filter: its parameter and value, and its conditions for a rate and for a hotel at a price.
type Filter = (&'static str, &'static str, fn(&HotelRate) -> bool, fn(&HotelResult, f64) -> bool);

const FILTERS: [Filter; 8] = [
    ("deals", "1", |rate| rate.has_free_cancellation == Some(true), |_, _| true),
    ("deals", "2", |rate| rate.can_pay_later == Some(true), |_, _| true),
    ("deals", "3", |rate| rate.inclusions.contains(&InclusionType::Breakfast), |_, _| true),
    ("minPrice", "300", |_| true, |_, price| price >= 300.0),
    ("maxPrice", "500", |_| true, |_, price| price <= 500.0),
    ("starRating", "4", |_| true, |hotel, _| hotel.facts.star_rating == Some(4.0)),
    ("guestRatings", "8", |_| true, |hotel, _| (8.0..9.0).contains(&hotel.guest_rating.unwrap())),
    ("features", "1", |_| true, |hotel, _| hotel.features.iter().any(|feature| feature.get() == 1)),
];

fn total(rate: &HotelRate) -> f64 {
    rate.total_rate.unwrap().get()
}

/// Returns the cheapest rate that meets the filters. A standalone rate takes precedence.
fn cheapest_rate<'h>(hotel: &'h HotelResult, filters: &[Filter]) -> Option<&'h HotelRate> {
    let meeting = hotel.rates.iter().filter(|rate| filters.iter().all(|(_, _, meets, _)| meets(rate)));
    let rank = |rate: &HotelRate| (rate.is_bundled_rate, total(rate));
    meeting.min_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap())
}

#[tokio::test]
async fn each_price_is_the_cheapest_rate_that_meets_both_filters() {
    let router = router();
    let every = all_of_city(&router, "responseOptions=features,multipleHotelsAllRates").await;
    // The number of prices that are higher than the hotel's lowest rate without filters.
    let mut dearer = 0;
    for (at, one) in FILTERS.into_iter().enumerate() {
        for other in FILTERS.into_iter().skip(at) {
            let pair = [one, other];
            let query = match pair {
                [(name, a, ..), (same, b, ..)] if (name, a) == (same, b) => format!("{name}={a}"),
                [(name, a, ..), (same, b, ..)] if name == same => format!("{name}={a}|{b}"),
                [(name, a, ..), (other, b, ..)] => format!("{name}={a}&{other}={b}"),
            };
            let mut expected: Vec<_> =
                every.iter().filter_map(|hotel| Some((hotel, total(cheapest_rate(hotel, &pair)?)))).collect();
            expected.retain(|(hotel, price)| pair.iter().all(|(.., keeps)| keeps(hotel, *price)));
            expected.sort_by(|(_, a), (_, b)| a.total_cmp(b));
            let kept =
                all_of_city(&router, &format!("responseOptions=topRates&sortField=minRate&{query}")).await;
            let of_kept = kept.iter().map(|hotel| (hotel.id, hotel.lowest_rate.unwrap().get()));
            let of_expected = expected.iter().map(|(hotel, price)| (hotel.id, *price));
            assert_eq!(of_kept.collect::<Vec<_>>(), of_expected.collect::<Vec<_>>(), "{query}");
            for (hotel, (every, price)) in kept.iter().zip(&expected) {
                // The cheapest rate is the only marked rate, and the most recommended rate also meets the filters.
                let marked: Vec<_> = hotel.rates.iter().filter(|it| it.is_cheapest_rate.unwrap()).collect();
                assert!(marked.len() == 1 && total(marked[0]) == *price, "{query}: {:?}", hotel.rates);
                let meets = |rate| pair.iter().all(|(_, _, meets, _)| meets(rate));
                assert!(meets(marked[0]) && meets(&hotel.rates[0]), "{query}: {:?}", hotel.rates);
                dearer += usize::from(cheapest_rate(every, &[]).is_some_and(|rate| total(rate) < *price));
            }
            let counts = city(&router, &format!("responseOptions=filter&pageSize=1&{query}")).await;
            let rates = [counts.post_filter_lowest_total_rate, counts.post_filter_highest_total_rate];
            let ends = [expected.first(), expected.last()].map(|end| end.map(|(_, price)| *price));
            assert_eq!(rates.map(|rate| rate.map(|rate| rate.get())), ends, "{query}");
        }
    }
    assert!(dearer > 1_000, "{dearer}");
}
