//! Fares of an itinerary, cheapest first.

use wayfare_models::Lenient;
use wayfare_models::common::{CashbackType, CurrencyCode};
use wayfare_models::flights::{
    BagFee, BagNumber, FlightBadgeCode, FlightPassengerCounts, FlightSearchResponse, Restriction,
};
use wayfare_models::itinerary::{BookingOption, Itinerary};
use wayfare_models::money::Money;

use crate::flights::table::{conditions, price, price_title, provider_name};
use crate::terminal::cell::{Cell, unbroken};
use crate::terminal::layout::{Column, Table};
use crate::terminal::prices::with_currency;
use crate::terminal::screen::{CHEAPEST, PRICE};
use crate::terminal::text::{any_listed, counted, deduplicated};

/// Returns the title, for example `Fares for 2 adults, 1 child in Economy`. The title includes the cabin if all fares
/// share one.
pub fn title(response: &FlightSearchResponse, itinerary: Itinerary<'_>) -> String {
    let who = response.passengers.as_ref().map(travellers).filter(|who| !who.is_empty());
    let who = who.map(|who| format!(" for {who}")).unwrap_or_default();
    let cabin = only_cabin(itinerary).map(|cabin| format!(" in {cabin}")).unwrap_or_default();
    format!("Fares{who}{cabin}")
}

/// Returns the cabin if all fares share it.
fn only_cabin(itinerary: Itinerary<'_>) -> Option<String> {
    let mut all = itinerary.options().map(cabins);
    let first = all.next().filter(|cabin| !cabin.is_empty())?;
    all.all(|cabin| cabin == first).then_some(first)
}

fn travellers(counts: &FlightPassengerCounts) -> String {
    let kinds = [
        (counts.adults, ["adult", "adults"]),
        (counts.seniors, ["senior", "seniors"]),
        (counts.students, ["student", "students"]),
        (counts.youth, ["youth", "youths"]),
        (counts.children, ["child", "children"]),
        (counts.infants_in_seat, ["infant with a seat", "infants with seats"]),
        (counts.infants, ["lap infant", "lap infants"]),
    ];
    let kinds =
        kinds.into_iter().filter_map(|(count, names)| Some((count.filter(|count| *count > 0)?, names)));
    kinds.map(|(count, names)| counted(count, names)).collect::<Vec<_>>().join(", ")
}

/// Builds the table of booking options, one row each.
pub fn table(response: &FlightSearchResponse, itinerary: Itinerary<'_>) -> Table<5> {
    let mut table = Table::new([
        Column::new(price_title(response)).right_aligned(),
        Column::new("PROVIDER").min_width(12),
        Column::new("FARE").min_width(12).hidden_if_empty().or_below(2, ""),
        Column::new("CABIN").hidden_if_empty().or_below(3, ""),
        Column::new("TERMS").min_width(12).hidden_if_empty().or_below(1, ""),
    ]);
    let has_one_cabin = only_cabin(itinerary).is_some();
    let mut options: Vec<_> = itinerary.options().collect();
    let amount = |option: &BookingOption<'_>| option.price().map(|price| price.amount());
    options.sort_by_key(|option| (amount(option).is_none(), amount(option)));
    for (index, option) in options.iter().enumerate() {
        let url = option.booking_url();
        let style = if index == 0 { CHEAPEST } else { PRICE };
        let row = [
            price(Some(*option), style).linked(url),
            Cell::from(provider_name(*option)).linked(url),
            families(*option).into(),
            if has_one_cabin { Cell::default() } else { cabins(*option).into() },
            conditions(*option).join(", ").into(),
        ];
        let below = [bags(*option, response.currency.as_ref()), badges(*option), cashback(*option)];
        table.push_with(row, below.into_iter().flatten().map(Cell::from).collect());
    }
    table
}

/// Formats the fare families, for example `Economy Light`, or `Economy Light, Economy Flex` if the legs have different
/// fare families.
fn families(option: BookingOption<'_>) -> String {
    let families = option.option().fare_families.iter();
    deduplicated(families.filter_map(|family| family.display_name.as_deref())).join(", ")
}

/// Formats the cabins, for example `Economy`, or `Economy, Business` if the segments have different cabins.
fn cabins(option: BookingOption<'_>) -> String {
    let cabins = option.segment_fares().filter_map(|on| on.fare.cabin.as_ref());
    let names = cabins
        .filter_map(|cabin| cabin.display_name.as_deref().or(cabin.code.as_ref().map(|code| code.as_str())));
    deduplicated(names).join(", ")
}

/// Formats the baggage fees, for example `carry-on bag included, checked bag 60.00 USD, second checked bag 90.00 USD`.
fn bags(option: BookingOption<'_>, currency: Option<&Lenient<CurrencyCode>>) -> Option<String> {
    let fees = option.option().fees.as_ref()?;
    let kinds = [("carry-on bag", &fees.carry_on_bag), ("checked bag", &fees.checked_bag)];
    any_listed(
        kinds.into_iter().flat_map(|(name, fees)| fees.iter().map(move |fee| bag(name, fee, currency))),
    )
}

fn bag(name: &str, fee: &BagFee, currency: Option<&Lenient<CurrencyCode>>) -> String {
    let name = match &fee.bag_number {
        Some(BagNumber::First) | None => name.to_owned(),
        Some(number) => format!("{} {name}", number.as_str()),
    };
    let price = fee.display_price.as_ref().and_then(|price| Money::<()>::new(price, currency, None));
    match (&fee.restriction, price) {
        (Some(Restriction::Included), _) => format!("{name} included"),
        (Some(Restriction::Unavailable), _) => format!("no {name}"),
        (_, Some(price)) => {
            let price = with_currency(price.amount(), price.currency(), price.display());
            format!("{name} {}", unbroken(&price))
        }
        (_, None) => format!("{name} for a fee"),
    }
}

/// Lists the badges that the columns don't show.
fn badges(option: BookingOption<'_>) -> Option<String> {
    let badges = option.option().badges.iter().filter(|badge| badge.code != Some(FlightBadgeCode::Direct));
    any_listed(badges.filter_map(|badge| badge.display_name.as_deref()))
}

/// Formats the cashback, for example `5% back, at most 20 USD`.
fn cashback(option: BookingOption<'_>) -> Option<String> {
    let back = option.option().cashback_details.as_ref()?;
    let value = back.value?;
    let currency = back.currency.as_ref().map_or("", |currency| currency.as_str());
    let most = back.cap.map(|cap| format!(", at most {cap} {currency}")).unwrap_or_default();
    Some(match &back.kind {
        Some(CashbackType::Percentage) => format!("{value}% back{most}"),
        _ => format!("{value} {currency} back{most}"),
    })
}
