//! Renders rental cars as a table: a row for each car and its price, with the conditions below the row.

use wayfare_models::cars::{CarPriceMode, CarSearchResponse};
use wayfare_models::rental::{CarMoney, Rental, RentalOption};
use wayfare_places::DistanceUnit;

use super::words;
use crate::terminal::cell::{Cell, UNKNOWN, unbroken, unknown};
use crate::terminal::layout::{Column, Table};
use crate::terminal::prices::Prices;
use crate::terminal::screen::{CHEAPEST, PRICE, Screen};

/// Renders the rentals of a response for the screen. Returns an empty string if there are none.
pub fn of(response: &CarSearchResponse, unit: Option<DistanceUnit>, screen: &Screen) -> String {
    if response.results.is_empty() { String::new() } else { table(response, unit).render(screen) + "\n" }
}

fn table(response: &CarSearchResponse, unit: Option<DistanceUnit>) -> Table<6> {
    let mut table = Table::new([
        Column::new("PER DAY").right_aligned(),
        Column::new("TOTAL").right_aligned(),
        Column::new("CLASS").min_width(8),
        Column::new("CAR").min_width(20),
        Column::new("AGENCY").or_below_all(2, "with"),
        Column::new("PICKUP").or_below_all(1, "pickup at"),
    ]);
    let amounts = || response.rentals().filter_map(|rental| Some(rental.cheapest()?.price()?.amount()));
    let (prices, lowest) = (Prices::new(response.currency.as_ref(), amounts()), amounts().min());
    // The currency appears in the title of the column for the response's price mode. The price in the other mode is
    // computed.
    let is_mode_known = !matches!(response.price_mode, None | Some(CarPriceMode::Unlisted(_)));
    match response.price_mode {
        Some(CarPriceMode::Total) => table.retitle(1, &prices.title("TOTAL")),
        _ if is_mode_known => table.retitle(0, &prices.title("PER DAY")),
        _ => table.retitle(0, &prices.title("PRICE")),
    }
    for rental in response.rentals() {
        let Some(option) = rental.cheapest().or_else(|| rental.first()) else { continue };
        let price = rental.cheapest().and_then(RentalOption::price);
        let per_day = if is_mode_known { price.and_then(CarMoney::per_day) } else { price };
        let is_lowest = price.is_some() && price.map(CarMoney::amount) == lowest;
        let style = if is_lowest { CHEAPEST } else { PRICE };
        let written = |price: Option<CarMoney<'_>>| {
            let text = prices.write(price.map(CarMoney::amount));
            Cell::from(unbroken(&text)).styled(style).linked(option.booking_url())
        };
        table.push_with(
            [
                written(per_day),
                written(price.and_then(CarMoney::total)),
                option.car().and_then(words::class).unwrap_or_else(unknown).into(),
                option
                    .car()
                    .and_then(|car| car.brand.as_ref())
                    .map_or_else(unknown, ToString::to_string)
                    .into(),
                agency(option).into(),
                option.pickup().map_or_else(unknown, |place| words::place(place, unit)).into(),
            ],
            terms(rental, option, unit),
        );
    }
    table
}

fn agency(option: RentalOption<'_>) -> String {
    let named = option.agency().and_then(|agency| agency.display_name.as_deref());
    named.or(option.agency_code()).unwrap_or(UNKNOWN).to_owned()
}

/// Lists the terms of a rental, starting with the terms that most cars do not share.
fn terms(rental: Rental<'_>, option: RentalOption<'_>, unit: Option<DistanceUnit>) -> Vec<Cell> {
    let car = option.car();
    let class = car.and_then(|car| car.kind.as_ref()?.code.as_ref());
    let is_special = class.is_some_and(|class| class.is_special());
    let terms = [
        option.agency_type().and_then(|kind| kind.label()).map(str::to_owned),
        is_special.then(|| "size decided at pickup".to_owned()),
        back(option, unit),
        car.map(words::details),
        Some(words::mileage(option)),
        Some(words::fuel(option)),
        Some(words::cancellation(option)),
        Some(words::payment(option)),
        words::fees(option),
    ];
    let provider = Cell::from(provider(rental, option)).linked(option.booking_url());
    let terms = terms.into_iter().flatten().filter(|term| !term.is_empty()).map(Cell::from);
    terms.chain([provider]).collect()
}

/// Returns the return place if it differs from the pickup place.
fn back(option: RentalOption<'_>, unit: Option<DistanceUnit>) -> Option<String> {
    option.is_one_way().then(|| match option.dropoff() {
        Some(place) => format!("return to {}", words::place(place, unit)),
        None => "return to another place".to_owned(),
    })
}

/// Formats the provider and the number of other options, for example `by Larkfare (+3)`.
fn provider(rental: Rental<'_>, option: RentalOption<'_>) -> String {
    let named = option.provider().and_then(|provider| provider.display_name.as_deref());
    let name = named.or(option.provider_code()).unwrap_or(UNKNOWN);
    match rental.options().len().saturating_sub(1) {
        0 => format!("by {name}"),
        others => format!("by {name} (+{others})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::tests::{assert_widths, described};

    fn response() -> CarSearchResponse {
        described(include_bytes!("table/response.json"))
    }

    #[test]
    fn rentals_are_listed() {
        insta::assert_snapshot!(of(&response(), None, &Screen::plain(None)));
    }

    #[test]
    fn output_fits_every_width() {
        assert_widths!("of", [140, 80, 60, 40], |screen: &_| of(&response(), None, screen));
    }

    #[test]
    fn distances_use_the_requested_unit() {
        let table = of(&response(), Some(DistanceUnit::Mile), &Screen::plain(None));
        assert!(table.contains("in the terminal, 0.2 mi") && !table.contains("0.3 km"), "{table}");
    }

    #[test]
    fn empty_results_render_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None, &Screen::plain(None)), "");
    }
}
