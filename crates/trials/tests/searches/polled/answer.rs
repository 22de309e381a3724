//! Checks that apply to a single response of a polled search.

use std::collections::BTreeSet;

use specwright_core::Amount;
use wayfare_client::poll::{PageOf, Protocol as _};
use wayfare_models::common::Price;

use super::{Polled, Response, carried, ids, total};
use crate::findings::Findings;

pub fn check<A: Polled>(
    findings: &mut Findings,
    asked: &A,
    parameters: &A::Parameters,
    response: &Response<A>,
) {
    let carried = carried::<A>(response);
    findings.ensure("P3", carried.contains_key("cluster"), || (&carried, "a cluster to poll with"));
    page(findings, asked, parameters, response);
    for map in A::maps(response) {
        map.check(findings);
    }
    check_order::<A>(findings, parameters, &asked.keys(parameters, response));
}

/// Checks P5: every page is full, except that the last page has the remaining results.
fn page<A: Polled>(findings: &mut Findings, asked: &A, parameters: &A::Parameters, response: &Response<A>) {
    let PageOf { index, size } = A::Protocol::page(&asked.request(Some(parameters.clone()))).unwrap();
    let total = total::<A>(response);
    findings.within("P5", total, 0..);
    let ids = ids::<A>(response);
    let left = total - index * size;
    findings.same("P5", ids.len() as i64, left.clamp(0, size));
    findings.each_once("P5", ids);
}

pub fn check_order<A: Polled>(findings: &mut Findings, parameters: &A::Parameters, keys: &[i64]) {
    let is_descending = A::is_descending(parameters);
    let holds = if is_descending { keys.is_sorted_by(|a, b| a >= b) } else { keys.is_sorted() };
    let order = if is_descending { "descending order" } else { "ascending order" };
    findings.ensure("P7", holds, || (keys, order));
}

/// The keys of a response map, and the references to its entries.
pub struct Map<'r> {
    name: &'static str,
    held: BTreeSet<&'r str>,
    referred: BTreeSet<&'r str>,
}

impl<'r> Map<'r> {
    pub fn new<H: AsRef<str> + 'r, R: AsRef<str> + 'r>(
        name: &'static str,
        held: impl Iterator<Item = &'r H>,
        referred: impl Iterator<Item = &'r R>,
    ) -> Self {
        Map { name, held: held.map(AsRef::as_ref).collect(), referred: referred.map(AsRef::as_ref).collect() }
    }

    /// Checks P1 and P2: the keys and the references are the same.
    pub fn check(&self, findings: &mut Findings) {
        let Map { name, held, referred } = self;
        findings.at(*name, |findings| {
            findings.none("P2", held.difference(referred), "unreferenced entry");
            findings.none("P1", referred.difference(held), "reference to a missing entry");
        });
    }
}

/// Checks that the amount and the text of a price agree.
pub fn check_price(findings: &mut Findings, price: &Price) {
    let digits = price.display_price.iter().flat_map(|text| text.chars());
    let digits: String = digits.filter(|it| it.is_ascii_digit() || matches!(it, '.' | '-')).collect();
    let shown = digits.parse::<f64>().ok();
    findings.ensure("P8", shown == Some(price.price.get()), || (price, "an amount and a text that agree"));
}

/// Returns the lowest price in thousandths, or -1 if there are no prices.
pub fn lowest(prices: impl Iterator<Item = Amount>) -> i64 {
    prices.map(thousandths).min().unwrap_or(-1)
}

/// Returns an amount in thousandths, since no currency has more than three decimals.
pub fn thousandths(amount: Amount) -> i64 {
    (amount.get() * 1_000.0).round() as i64
}
