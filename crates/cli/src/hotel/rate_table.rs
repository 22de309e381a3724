//! A hotel's rates, grouped by provider.

use wayfare_models::common::CashbackType;
use wayfare_models::hotels::{HotelRate, HotelRateBreakdown, SingleHotelSearchResponse};
use wayfare_models::rates::Rate;
use wayfare_models::{Amount, Text};

use crate::hotels::rates;
use crate::terminal::cell::{Cell, unbroken};
use crate::terminal::layout::{Column, Table};
use crate::terminal::prices::Prices;
use crate::terminal::screen::{CHEAPEST, PRICE, Screen};

/// Renders the rates, grouped by provider.
pub fn of(response: &SingleHotelSearchResponse, nights: Option<u32>, screen: &Screen) -> String {
    let amounts = response.results.iter().flat_map(|rate| {
        let parts = rate.rate_breakdown.iter().flat_map(parts);
        parts.chain([rate.total_rate]).flatten()
    });
    let prices = Prices::new(response.currency_code.as_ref(), amounts).of_nights(nights);
    let mut table = Table::new([
        Column::new("PROVIDER").min_width(12),
        Column::new("TOTAL").right_aligned(),
        Column::new("NIGHT").right_aligned(),
        Column::new("ROOM").min_width(12),
        Column::new("INCLUDES").hidden_if_empty().or_below(2, ""),
        Column::new("TERMS").hidden_if_empty().or_below(3, ""),
        Column::new("BASE + TAXES + AT THE HOTEL")
            .hidden_if_empty()
            .or_below(1, "base + taxes + at the hotel:"),
    ]);
    table.retitle(1, &prices.title("TOTAL"));
    let lowest = response.rates().cheapest().and_then(|rate| rate.price()).map(|price| price.amount());
    for group in by_provider(response) {
        let mut cell = group.first().map(|rate| provider(*rate)).unwrap_or_default();
        for shown in group {
            let rate = shown.rate();
            let style = if lowest.is_some() && rate.total_rate == lowest { CHEAPEST } else { PRICE };
            let price = |text: String| Cell::from(unbroken(&text)).styled(style).linked(shown.booking_url());
            let mut terms = rates::terms(rate).join(", ");
            if rate.is_cheapest_rate == Some(true) {
                terms = if terms.is_empty() { "cheapest".to_owned() } else { format!("cheapest, {terms}") };
            }
            table.push([
                Cell::from(std::mem::take(&mut cell)),
                price(prices.write(rate.total_rate)),
                price(prices.write_night(rate.total_rate)),
                rate.room_name.as_deref().unwrap_or_default().into(),
                rates::inclusions(rate).join(", ").into(),
                terms.into(),
                unbroken(&breakdown(rate, &prices)).into(),
            ]);
        }
    }
    table.render(screen)
}

/// Groups rates by provider, with rates and providers sorted by price. Bundled rates follow the other rates, and rates
/// without a price come last.
fn by_provider(response: &SingleHotelSearchResponse) -> Vec<Vec<Rate<'_>>> {
    let mut rates: Vec<_> = response.rates().collect();
    let price = |rate: &Rate<'_>| rate.price().map(|price| price.amount());
    rates.sort_by_key(|rate| (price(rate).is_none(), rate.rate().is_bundled_rate == Some(true), price(rate)));
    let mut groups: Vec<Vec<Rate<'_>>> = Vec::new();
    for rate in rates {
        match groups.iter_mut().find(|group| group.iter().any(|other| is_same_provider(*other, rate))) {
            Some(group) => group.push(rate),
            None => groups.push(vec![rate]),
        }
    }
    groups
}

fn is_same_provider(one: Rate<'_>, other: Rate<'_>) -> bool {
    let identity = |rate: Rate<'_>| (rate.dangling(), rate.provider().map(std::ptr::from_ref));
    identity(one) == identity(other)
}

/// Formats a rate's provider, for example `Booking House, direct, 5% back`.
fn provider(rate: Rate<'_>) -> String {
    let provider = rate.provider();
    let name = rates::provider(rate);
    let cashback = provider.and_then(|provider| provider.cashback.as_ref()).map(|back| {
        let Some(value) = back.value else { return ", cashback".to_owned() };
        let unit = back.custom_currency_abbreviation.as_ref().or(back.currency.as_ref());
        match &back.kind {
            Some(CashbackType::Percentage) => format!(", {value}% back"),
            _ => format!(", {value} {} back", unit.map_or("", Text::as_str)),
        }
    });
    name + &cashback.unwrap_or_default()
}

/// Formats a rate's components, for example `300.00 + 60.00 + 12.00`.
fn breakdown(rate: &HotelRate, prices: &Prices<'_>) -> String {
    let Some(breakdown) = &rate.rate_breakdown else { return String::new() };
    let [base, taxes, local] = parts(breakdown);
    let known = [Some(base), Some(taxes), local.map(Some)].into_iter().flatten();
    known.map(|amount| prices.write(amount)).collect::<Vec<_>>().join(" + ")
}

/// Returns the base rate, the taxes, and the taxes payable at the hotel.
fn parts(breakdown: &HotelRateBreakdown) -> [Option<Amount>; 3] {
    [breakdown.base_rate, breakdown.taxes, breakdown.local_taxes]
}
