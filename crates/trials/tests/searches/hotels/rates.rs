//! Checks on rates and their providers.

use std::collections::BTreeSet;

use specwright_core::Amount;
use wayfare_models::hotels::{
    HotelProvider, HotelRate, HotelResult, MultipleHotelOption, MultipleHotelQuery as Query,
    MultipleHotelSearchResponse as Answer,
};
use wayfare_validation::limits::TOP_RATES;

use super::multiple::wants;
use crate::findings::Findings;
use crate::stage::HOST;

/// The taxes that a total includes. In the US market, which the tests use, totals exclude taxes by default.
#[derive(Clone, Copy, Debug)]
pub struct Taxes {
    pub usual: bool,
    pub local: bool,
}

impl Taxes {
    pub fn of(taxes: Option<bool>, local: Option<bool>) -> Self {
        let local = local == Some(true);
        Taxes { usual: local || taxes == Some(true), local }
    }
}

pub fn of_hotel(findings: &mut Findings, query: &Query, response: &Answer, hotel: &HotelResult) {
    let all = wants(query, MultipleHotelOption::MultipleHotelsAllRates);
    let asked = all || wants(query, MultipleHotelOption::TopRates);
    let is_dated = query.stay.dates().is_some();
    findings.same("H4", !hotel.rates.is_empty(), asked && is_dated);
    if is_dated {
        let known = hotel.lowest_rate.is_some()
            && hotel.lowest_rate <= hotel.highest_rate
            && hotel.number_of_rates.unwrap() > 0;
        findings.ensure("H14", known, || {
            ((hotel.lowest_rate, hotel.highest_rate), "a lowest and a highest rate")
        });
        findings.within("H14", hotel.number_of_providers, Some(1)..=hotel.number_of_rates);
    }
    if hotel.rates.is_empty() {
        return;
    }
    let count = hotel.number_of_rates.unwrap().min(if all { i64::MAX } else { TOP_RATES as i64 });
    findings.same("H14", hotel.rates.len() as i64, count);
    let breakdown = wants(query, MultipleHotelOption::RateBreakdown);
    let taxes = Taxes::of(query.stay.include_taxes_in_total, query.stay.include_local_taxes_in_total);
    check(findings, &hotel.rates, &response.providers, breakdown, taxes);
    cheapest(findings, &hotel.rates, hotel.lowest_rate, query.filters.deals.is_some());
    let highest = hotel.rates.iter().map(|rate| rate.total_rate.unwrap()).max();
    let holds = if all { highest == hotel.highest_rate } else { highest <= hotel.highest_rate };
    findings.ensure("H14", holds, || (highest, format!("{:?}", hotel.highest_rate)));
    let sellers: BTreeSet<_> = hotel.rates.iter().map(|rate| rate.provider_index.unwrap()).collect();
    let providers = hotel.number_of_providers.unwrap();
    findings.within("H14", sellers.len() as i64, if all { providers..=providers } else { 1..=providers });
}

/// Checks each rate.
pub fn check(
    findings: &mut Findings,
    rates: &[HotelRate],
    providers: &[HotelProvider],
    breakdown: bool,
    taxes: Taxes,
) {
    for rate in rates {
        findings.within("H1", rate.provider_index.unwrap(), 0..providers.len() as i64);
        let begin = format!("http://{HOST}/in?a=demo&p=&url=http://{HOST}/book/");
        let is_link = rate.book_uri.as_deref().unwrap().starts_with(&begin);
        let is_named = !rate.room_name.as_deref().unwrap().is_empty();
        findings.ensure("H14", is_link && is_named, || (rate, "a name and an absolute link"));
        let is_sold = rate.available_rooms.unwrap() > 0 && rate.total_rate.unwrap() > Amount::ZERO;
        findings.ensure("H14", is_sold, || (rate, "available rooms and a price"));
        findings.same("H4", rate.rate_breakdown.is_some(), breakdown);
        let known = rate.inclusions.iter().all(|inclusion| inclusion.is_known());
        findings.ensure("G2", known, || (&rate.inclusions, "described inclusions"));
        let Some(parts) = &rate.rate_breakdown else { continue };
        let mut sum = parts.base_rate.unwrap().get();
        if taxes.usual {
            sum += parts.taxes.unwrap().get();
        }
        if taxes.local {
            sum += parts.local_taxes.map_or(0.0, Amount::get);
        }
        let off = (sum - rate.total_rate.unwrap().get()).abs();
        findings.ensure("H15", off < 0.000_5_f64.max(sum * 1e-12), || {
            (rate, format!("a total of {sum} with {taxes:?}"))
        });
    }
}

/// Checks that exactly one rate is marked as the cheapest, and that this rate is the hotel's lowest rate. Without a
/// deals filter, this rate is the cheapest unbundled rate, or the cheapest rate if all rates are bundled.
pub fn cheapest(findings: &mut Findings, rates: &[HotelRate], lowest: Option<Amount>, has_deals: bool) {
    let marked: Vec<_> = rates.iter().filter(|rate| rate.is_cheapest_rate.unwrap()).collect();
    let totals: Vec<_> = marked.iter().map(|rate| rate.total_rate.unwrap()).collect();
    findings.same("H14", &totals, &Vec::from_iter(lowest));
    // Rates do not show all deals.
    if !has_deals {
        let rank = |rate: &HotelRate| (rate.is_bundled_rate, rate.total_rate);
        let least = rates.iter().map(rank).min();
        findings.same("H14", marked.first().map(|rate| rank(rate)), least);
    }
}

/// Checks that the list of providers contains exactly the providers of the rates, without duplicates.
pub fn providers(findings: &mut Findings, query: &Query, response: &Answer) {
    let rates = response.results.iter().flat_map(|hotel| &hotel.rates);
    referred(findings, &response.providers, rates);
    let asked = wants(query, MultipleHotelOption::MultipleHotelsAllRates)
        || wants(query, MultipleHotelOption::TopRates);
    findings.ensure("H4", asked || response.providers.is_empty(), || (&response.providers, "no providers"));
}

pub fn referred<'a>(
    findings: &mut Findings,
    providers: &[HotelProvider],
    rates: impl Iterator<Item = &'a HotelRate>,
) {
    let used: BTreeSet<i64> = rates.map(|rate| rate.provider_index.unwrap()).collect();
    let idle = (0..providers.len() as i64).filter(|index| !used.contains(index));
    findings.none("H2", idle, "provider without rates");
    findings.each_once("H2", providers.iter().map(|provider| (&provider.code, &provider.name)));
}
