//! Tests of response options.

use crate::searches::{all_of_city, router};

#[tokio::test]
async fn top_rates_are_the_first_four_rates() {
    let router = router();
    let top = all_of_city(&router, "responseOptions=topRates").await;
    let all = all_of_city(&router, "responseOptions=multipleHotelsAllRates").await;
    let mut cut = 0;
    for (top, all) in top.iter().zip(&all) {
        assert_eq!((top.id, all.rates.len() as i64), (all.id, all.number_of_rates.unwrap()));
        assert_eq!(top.rates.len(), all.rates.len().min(4));
        assert!(top.rates.iter().all(|rate| all.rates.iter().any(|other| other.book_uri == rate.book_uri)));
        cut += usize::from(all.rates.len() > 4);
    }
    assert!(cut > 0);
}
