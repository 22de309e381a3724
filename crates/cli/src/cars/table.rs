//! Rentals as a table: a row for each car with its price, and its conditions below it.

use wayfare_models::cars::{CarPriceMode, CarSearchResponse};
use wayfare_models::rental::{CarMoney, Rental, RentalOption};

use super::words;
use crate::terminal::layout::{Column, Table};
use crate::terminal::prices::Prices;

/// The sign for a missing value.
const UNKNOWN: &str = "?";

/// The rentals of a response, no line wider than `limit`. Empty without rentals.
pub fn of(response: &CarSearchResponse, limit: Option<usize>) -> String {
    if response.results.is_empty() {
        return String::new();
    }
    let limit_or_more = limit.unwrap_or(usize::MAX);
    let mut fitting = table(response, Room::Wide);
    if fitting.width() > limit_or_more {
        fitting = table(response, Room::Usual);
    }
    if fitting.narrowest() > limit_or_more {
        fitting = table(response, Room::Narrow);
    }
    fitting.render(limit) + "\n"
}

/// The columns that fit. Values without a column go below the row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// Agency and pickup place.
    Wide,
    /// The agency.
    Usual,
    /// Neither.
    Narrow,
}

fn table(response: &CarSearchResponse, room: Room) -> Table<6> {
    let mut table = Table::new([
        Column::new("PER DAY").to_the_right(),
        Column::new("TOTAL").to_the_right(),
        Column::new("CLASS").down_to(7),
        Column::new("CAR").down_to(10),
        Column::new("AGENCY").down_to(8).if_needed(),
        Column::new("PICKUP").if_needed(),
    ]);
    let amounts = response.rentals().filter_map(|rental| Some(rental.cheapest()?.price()?.amount()));
    let prices = Prices::new(response.currency.as_ref(), amounts);
    // The unit stands at the column of the response's price mode; the other price is computed.
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
        let (mut agency, mut pickup) = (agency(option), option.pickup().map_or_else(unknown, words::place));
        let mut below = String::new();
        if room == Room::Narrow {
            below += &format!("with {}; ", std::mem::take(&mut agency));
        }
        if room != Room::Wide {
            below += &format!("pickup at {}; ", std::mem::take(&mut pickup));
        }
        below += &terms(rental, option);
        table.push_with(
            [
                prices.write(per_day.map(CarMoney::amount)),
                prices.write(price.and_then(CarMoney::total).map(CarMoney::amount)),
                option.car().and_then(words::class).unwrap_or_else(unknown),
                option.car().and_then(|car| car.brand.as_ref()).map_or_else(unknown, ToString::to_string),
                agency,
                pickup,
            ],
            &below,
        );
    }
    table
}

fn unknown() -> String {
    UNKNOWN.to_owned()
}

fn agency(option: RentalOption<'_>) -> String {
    let named = option.agency().and_then(|agency| agency.display_name.as_deref());
    named.or(option.agency_code()).unwrap_or(UNKNOWN).to_owned()
}

/// Conditions that differ from most cars come first.
fn terms(rental: Rental<'_>, option: RentalOption<'_>) -> String {
    let car = option.car();
    let class = car.and_then(|car| car.kind.as_ref()?.code.as_ref());
    let is_special = class.is_some_and(|class| class.is_special());
    let terms = [
        option.agency_type().and_then(|kind| kind.label()).map(str::to_owned),
        is_special.then(|| "size decided at pickup".to_owned()),
        back(option),
        car.map(words::details),
        Some(words::mileage(option)),
        Some(words::fuel(option)),
        Some(words::cancellation(option)),
        Some(words::payment(option)),
        words::fees(option),
        Some(provider(rental, option)),
    ];
    let terms: Vec<_> = terms.into_iter().flatten().filter(|term| !term.is_empty()).collect();
    terms.join("; ")
}

/// The return place, if it differs from the pickup place.
fn back(option: RentalOption<'_>) -> Option<String> {
    option.is_one_way().then(|| match option.dropoff() {
        Some(place) => format!("returned to {}", words::place(place)),
        None => "returned to another place".to_owned(),
    })
}

/// `Larkfare (+3)`
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

    fn response() -> CarSearchResponse {
        let decoded = wayfare_models::decode(include_bytes!("table/response.json")).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    #[test]
    fn rentals_are_told_one_by_one() {
        insta::assert_snapshot!(of(&response(), None));
    }

    #[test]
    fn narrow_terminals_get_what_fits() {
        insta::assert_snapshot!("of_80_columns", of(&response(), Some(80)));
        insta::assert_snapshot!("of_40_columns", of(&response(), Some(40)));
    }

    #[test]
    fn nothing_found_is_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None), "");
    }
}
