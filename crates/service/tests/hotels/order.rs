//! Tests of sorting and of preferred hotels.

use wayfare_models::hotels::HotelResult;

use crate::searches::{all_of_city, ids, router};

fn key(field: &str, hotel: &HotelResult) -> f64 {
    match field {
        "consumerRating" => hotel.guest_rating.unwrap(),
        "distance" => hotel.distance.unwrap(),
        "minRate" => hotel.lowest_rate.unwrap().get(),
        _ => hotel.facts.star_rating.unwrap(),
    }
}

#[tokio::test]
async fn every_field_sorts_both_ways() {
    let router = router();
    let popular = ids(&all_of_city(&router, "sortField=popularity").await);
    assert_eq!(
        popular,
        ids(&all_of_city(&router, "sortDirection=ascending").await),
        "popularity must be the default order"
    );
    let place = |hotel: &HotelResult| popular.iter().position(|id| *id == hotel.id.get()).unwrap();
    for field in ["consumerRating", "distance", "minRate", "rating"] {
        let up = all_of_city(&router, &format!("sortField={field}")).await;
        let down = all_of_city(&router, &format!("sortField={field}&sortDirection=descending")).await;
        assert_eq!(up.len(), popular.len());
        for (sign, sorted) in [(1.0, &up), (-1.0, &down)] {
            // Hotels with equal values remain sorted by popularity.
            let keys = |hotel: &HotelResult| (sign * key(field, hotel), place(hotel));
            assert!(sorted.is_sorted_by(|a, b| keys(a) < keys(b)), "{field} {sign}");
        }
    }
    let up = all_of_city(&router, "sortField=name").await;
    assert!(up.is_sorted_by_key(|hotel| hotel.facts.name.as_deref().unwrap().to_lowercase()));
    let mut down = all_of_city(&router, "sortField=name&sortDirection=descending").await;
    down.reverse();
    assert!(down.is_sorted_by_key(|hotel| hotel.facts.name.as_deref().unwrap().to_lowercase()));
    let mut down = ids(&all_of_city(&router, "sortField=popularity&sortDirection=descending").await);
    down.reverse();
    assert_eq!(down, popular);
}

#[tokio::test]
async fn preferred_hotels_come_first_and_change_nothing_else() {
    let router = router();
    let plain = ids(&all_of_city(&router, "sortField=name").await);
    let (last, tenth) = (plain[plain.len() - 1], plain[10]);
    let preferred =
        ids(&all_of_city(&router, &format!("sortField=name&preferredHotels={last}|99|{tenth}|{last}")).await);
    let rest = plain.iter().copied().filter(|id| *id != last && *id != tenth);
    assert_eq!(preferred, [last, tenth].into_iter().chain(rest).collect::<Vec<_>>());
}
