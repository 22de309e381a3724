//! Sorting, preferred hotels and pages.

use wayfare_models::hotels::HotelResult;

use crate::searches::{all_of_city, city, ids, router};

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
    assert_eq!(popular, ids(&all_of_city(&router, "sortDirection=ascending").await), "the default");
    let place = |hotel: &HotelResult| popular.iter().position(|id| *id == hotel.id.get()).unwrap();
    for field in ["consumerRating", "distance", "minRate", "rating"] {
        let up = all_of_city(&router, &format!("sortField={field}")).await;
        let down = all_of_city(&router, &format!("sortField={field}&sortDirection=descending")).await;
        assert_eq!(up.len(), popular.len());
        for (sign, sorted) in [(1.0, &up), (-1.0, &down)] {
            // What is equal keeps the order of popularity.
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

#[tokio::test]
async fn pages_are_consistent() {
    let router = router();
    let every = ids(&all_of_city(&router, "sortField=rating").await);
    let first = city(&router, "sortField=rating").await;
    assert_eq!(ids(&first.results), every[..25], "the default page");
    for (index, size) in [(0, 1), (3, 7), (1, 50), (0, 250)] {
        let page = city(&router, &format!("sortField=rating&pageIndex={index}&pageSize={size}")).await;
        let expected = every.iter().skip(index * size).take(size).copied().collect::<Vec<_>>();
        assert_eq!(ids(&page.results), expected);
        assert_eq!(page.state.total_filtered_results.unwrap(), every.len() as i64);
    }
    assert!(city(&router, "pageIndex=1000000&pageSize=250").await.results.is_empty());
}
