//! `/fees/..`: a placeholder for an airline's own page about fees. The page lists the bag fees of the fictional offers.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use specwright_core::Decimal;
use wayfare_inventory::flights::{AirlineFees, BagFee, FEES, FareFees};
use wayfare_places::money::{Currency, ExactAmount};

use crate::http::{Denial, denied};
use crate::travel::api_errors::ApiErrors;
use crate::travel::booking::plain_page;

/// Returns the route for the pages of a seed.
pub(super) fn routes(seed: u64) -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new().route(&format!("{FEES}{{airline}}"), get(show).fallback(refused)).with_state(seed)
}

async fn show(State(seed): State<u64>, Path(airline): Path<String>) -> Response {
    match AirlineFees::of(seed, &airline) {
        Some(fees) => plain_page(page(&fees)),
        None => denied::<ApiErrors>(Denial::UnknownPath),
    }
}

/// Renders the page. The only character in the tables that needs escaping is `&`.
fn page(fees: &AirlineFees) -> String {
    let [under_seat, cabin, hold] = fees.sizes;
    let rows: String = fees.fares.iter().map(row).collect();
    include_str!("fees.html")
        .replace("<!-- airline -->", &fees.name.replace('&', "&amp;"))
        .replace("<!-- site -->", fees.site)
        .replace("<!-- under the seat -->", under_seat)
        .replace("<!-- cabin -->", cabin)
        .replace("<!-- hold -->", hold)
        .replace("<!-- fares -->\n", &rows)
}

fn row(fare: &FareFees) -> String {
    let FareFees { family, carry_on, checked: [first, second], .. } = *fare;
    let [carry_on, first, second] = [carry_on, first, second].map(describe_fee);
    format!("<tr><th scope=\"row\">{family}<td>{carry_on}<td>{first}<td>{second}\n")
}

fn describe_fee(fee: BagFee) -> String {
    let dollars = |cents| format!("{} USD", Decimal::from(ExactAmount::from_minor(cents, Currency::usd())));
    match fee {
        BagFee::Included => "included".to_owned(),
        BagFee::Unavailable => "not available".to_owned(),
        BagFee::Cents([short, long]) if short == long => dollars(short),
        BagFee::Cents([short, long]) => format!("{}, on long flights {}", dollars(short), dollars(long)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_lists_the_fees_of_each_fare() {
        let page = page(&AirlineFees::of(1, "BA").unwrap());
        for part in ["British Airways", "britishairways.com", "Economy Light", "included", " USD"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(!page.contains("<!-- "), "{page}");
    }

    #[test]
    fn fees_are_in_dollars_and_cents() {
        assert_eq!(describe_fee(BagFee::Cents([3_500, 7_050])), "35.00 USD, on long flights 70.50 USD");
        assert_eq!(describe_fee(BagFee::Cents([2_000, 2_000])), "20.00 USD");
    }
}
