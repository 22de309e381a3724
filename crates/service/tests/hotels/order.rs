//! Tests of the order by popularity. Responses do not contain the popularity itself.

use wayfare_models::hotels::HotelResult;

use crate::searches::{all_of_city, ids, router};

#[tokio::test]
async fn popularity_is_the_default_order_and_breaks_ties() {
    let router = router();
    let popular = ids(&all_of_city(&router, "sortField=popularity").await);
    assert_eq!(popular, ids(&all_of_city(&router, "sortDirection=ascending").await));
    let mut down = ids(&all_of_city(&router, "sortField=popularity&sortDirection=descending").await);
    down.reverse();
    assert_eq!(down, popular);
    let place = |hotel: &HotelResult| popular.iter().position(|id| *id == hotel.id.get()).unwrap();
    for (sign, direction) in [(1.0, "ascending"), (-1.0, "descending")] {
        let sorted = all_of_city(&router, &format!("sortField=rating&sortDirection={direction}")).await;
        let key = |hotel: &HotelResult| (sign * hotel.facts.star_rating.unwrap(), place(hotel));
        assert!(sorted.is_sorted_by(|a, b| key(a) < key(b)), "{direction}");
    }
}
