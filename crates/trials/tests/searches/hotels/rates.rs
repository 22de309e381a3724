//! What holds for rates and their providers.

use std::collections::BTreeSet;

use specwright_core::Amount;
use wayfare_models::hotels::{
    HotelProvider, HotelRate, HotelResult, MultipleHotelOption, MultipleHotelQuery,
    MultipleHotelSearchResponse,
};
use wayfare_validation::limits::TOP_RATES;

use super::multiple::wants;
use crate::findings::Findings;
use crate::stage::HOST;

/// Which taxes a total holds. A market such as that of the tests tells totals without.
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

pub fn of_hotel(
    findings: &mut Findings,
    query: &MultipleHotelQuery,
    response: &MultipleHotelSearchResponse,
    hotel: &HotelResult,
) {
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
        let few = (1..=hotel.number_of_rates.unwrap()).contains(&hotel.number_of_providers.unwrap());
        findings.ensure("H14", few, || {
            (hotel.number_of_providers.unwrap(), format!("1 to {} providers", hotel.number_of_rates.unwrap()))
        });
    }
    if hotel.rates.is_empty() {
        return;
    }
    let most = if all { usize::MAX } else { TOP_RATES };
    let count = usize::try_from(hotel.number_of_rates.unwrap()).unwrap_or(0).min(most);
    findings.same("H14", hotel.rates.len(), count);
    let breakdown = wants(query, MultipleHotelOption::RateBreakdown);
    let taxes = Taxes::of(query.stay.include_taxes_in_total, query.stay.include_local_taxes_in_total);
    check(findings, &hotel.rates, &response.providers, breakdown, taxes);
    cheapest(findings, &hotel.rates, hotel.lowest_rate);
    let highest = hotel.rates.iter().map(|rate| rate.total_rate.unwrap()).max();
    let holds = if all { highest == hotel.highest_rate } else { highest <= hotel.highest_rate };
    findings.ensure("H14", holds, || (highest, format!("{:?}", hotel.highest_rate)));
    let sellers =
        hotel.rates.iter().map(|rate| rate.provider_index.unwrap()).collect::<BTreeSet<_>>().len() as i64;
    let holds = if all {
        sellers == hotel.number_of_providers.unwrap()
    } else {
        sellers <= hotel.number_of_providers.unwrap()
    };
    findings.ensure("H14", holds, || (sellers, format!("{} providers", hotel.number_of_providers.unwrap())));
}

/// Each rate by itself.
pub fn check(
    findings: &mut Findings,
    rates: &[HotelRate],
    providers: &[HotelProvider],
    breakdown: bool,
    taxes: Taxes,
) {
    for (at, rate) in rates.iter().enumerate() {
        let is_known =
            usize::try_from(rate.provider_index.unwrap()).is_ok_and(|index| index < providers.len());
        findings.ensure("H1", is_known, || ((at, rate.provider_index.unwrap()), "the index of a provider"));
        let begin = format!("http://{HOST}/in?a=demo&p=&url=http://{HOST}/book/");
        let is_link = rate.book_uri.as_deref().unwrap().starts_with(&begin);
        findings.ensure("H14", is_link && !rate.room_name.as_deref().unwrap().is_empty(), || {
            (rate, "a name and an absolute link")
        });
        findings.ensure(
            "H14",
            rate.available_rooms.unwrap() > 0 && rate.total_rate.unwrap() > Amount::ZERO,
            || (rate, "rooms and a price"),
        );
        findings.ensure("H4", rate.rate_breakdown.is_some() == breakdown, || {
            (rate, format!("breakdown: {breakdown}"))
        });
        let known = rate.inclusions.iter().all(|inclusion| inclusion.is_known());
        findings.ensure("G2", known, || (&rate.inclusions, "inclusions of the description"));
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

/// One rate is marked as the cheapest: it is, and it is what the hotel is listed at.
pub fn cheapest(findings: &mut Findings, rates: &[HotelRate], lowest: Option<Amount>) {
    let marked: Vec<_> = rates
        .iter()
        .filter(|rate| rate.is_cheapest_rate.unwrap())
        .map(|rate| rate.total_rate.unwrap())
        .collect();
    let least = rates.iter().map(|rate| rate.total_rate.unwrap()).min();
    findings.same("H14", marked, least.into_iter().collect::<Vec<_>>());
    findings.same("H14", least, lowest);
}

/// The providers are those that rates refer to, each once.
pub fn providers(
    findings: &mut Findings,
    query: &MultipleHotelQuery,
    response: &MultipleHotelSearchResponse,
) {
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
    let idle: Vec<_> = (0..providers.len() as i64).filter(|index| !used.contains(index)).collect();
    findings.ensure("H2", idle.is_empty(), || (&idle, "no provider that no rate refers to"));
    let names: BTreeSet<_> = providers.iter().map(|provider| (&provider.code, &provider.name)).collect();
    findings.same("H2", names.len(), providers.len());
}
