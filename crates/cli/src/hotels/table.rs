//! Hotels as a table: a row for each hotel and, if requested, one for each of its rates.

use wayfare_models::hotels::{
    BasicHotelResult, BasicMultipleHotelSearchResponse, MultipleHotelSearchResponse,
};
use wayfare_models::rates::{Hotel, Rate};
use wayfare_models::{Amount, Text};

use super::rates::{self, Prices};
use crate::terminal::layout::{Column, Table};

/// A hotel, as both kinds of search have it.
struct Row<'r> {
    name: &'r str,
    stars: (Option<f64>, bool),
    guests: (Option<f64>, Option<i64>),
    lowest: Option<Amount>,
    provider: String,
    distance: Option<f64>,
    id: String,
    rates: Vec<Rate<'r>>,
}

/// The hotels of an answer, no line wider than `limit`; all their rates with `all_rates`. Empty without hotels.
pub fn of(
    response: &MultipleHotelSearchResponse,
    nights: Option<u32>,
    all_rates: bool,
    limit: Option<usize>,
) -> String {
    let rates =
        response.results.iter().flat_map(|hotel| hotel.rates.iter().filter_map(|rate| rate.total_rate));
    let lowest = response.results.iter().filter_map(|hotel| hotel.lowest_rate);
    let prices = Prices::new(response.state.currency_code.as_ref(), rates.chain(lowest), nights);
    let rows: Vec<_> = response.hotels().map(|hotel| Row::new(hotel, all_rates)).collect();
    render(&rows, &prices, limit)
}

/// The hotels of an answer with the least detail.
pub fn of_basic(
    response: &BasicMultipleHotelSearchResponse,
    nights: Option<u32>,
    limit: Option<usize>,
) -> String {
    let lowest = response.results.iter().filter_map(|hotel| hotel.lowest_rate);
    let prices = Prices::new(response.state.currency_code.as_ref(), lowest, nights);
    let rows: Vec<_> = response.results.iter().map(Row::from).collect();
    render(&rows, &prices, limit)
}

impl<'r> Row<'r> {
    fn new(hotel: Hotel<'r>, all_rates: bool) -> Self {
        let rates: Vec<_> = if all_rates { hotel.rates().collect() } else { Vec::new() };
        let provider = if all_rates { String::new() } else { lowest_provider(hotel) };
        let hotel = hotel.result();
        Row {
            name: hotel.facts.name.as_deref().unwrap_or_default(),
            stars: (hotel.facts.stars(), hotel.facts.is_self_rated == Some(true)),
            guests: (hotel.rating(), hotel.number_of_reviews),
            lowest: hotel.lowest_rate,
            provider,
            distance: hotel.distance_km(),
            id: hotel.id.to_string(),
            rates,
        }
    }
}

/// `Booking House (+3), great value`: the provider of the lowest rate, and the number of others. Empty if not known.
fn lowest_provider(hotel: Hotel<'_>) -> String {
    let marked =
        hotel.rates().find(|rate| rate.rate().is_cheapest_rate == Some(true) && rate.price().is_some());
    let Some(cheapest) = marked.or_else(|| hotel.rates().cheapest()) else { return String::new() };
    let mut text = rates::provider(cheapest);
    let hotel = hotel.result();
    if let Some(providers) = hotel.number_of_providers.filter(|providers| *providers > 1) {
        text += &format!(" (+{})", providers - 1);
    }
    if hotel.is_great_value == Some(true) {
        text += ", great value";
    }
    text
}

impl<'r> From<&'r BasicHotelResult> for Row<'r> {
    fn from(hotel: &'r BasicHotelResult) -> Self {
        Row {
            name: hotel.name.as_deref().unwrap_or_default(),
            stars: (hotel.stars(), hotel.is_self_rated == Some(true)),
            guests: (hotel.rating(), hotel.number_of_reviews),
            lowest: hotel.lowest_rate,
            provider: String::new(),
            distance: None,
            id: hotel.id.to_string(),
            rates: Vec::new(),
        }
    }
}

fn render(rows: &[Row<'_>], prices: &Prices<'_>, limit: Option<usize>) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let roomy = table(rows, prices, true);
    let fits = limit.is_none_or(|limit| roomy.width() <= limit);
    let table = if fits { roomy } else { table(rows, prices, false) };
    table.render(limit) + "\n"
}

/// The table, with all stars and the number of reviews if they fit.
fn table(rows: &[Row<'_>], prices: &Prices<'_>, roomy: bool) -> Table<8> {
    let mut table = Table::new([
        Column::new("HOTEL").down_to(14),
        Column::new("STARS"),
        Column::new("GUESTS").to_the_right(),
        Column::new("TOTAL").to_the_right().if_needed(),
        Column::new("NIGHT").to_the_right(),
        Column::new("PROVIDER").down_to(8).if_needed(),
        Column::new("KM").to_the_right().if_needed(),
        Column::new("ID").to_the_right(),
    ]);
    let is_dated = prices.nights().is_some();
    table.retitle(if is_dated { 3 } else { 4 }, &prices.title(if is_dated { "TOTAL" } else { "NIGHT" }));
    let total = |amount| if is_dated { prices.write(amount) } else { String::new() };
    for row in rows {
        let (rating, own) = row.stars;
        let (guests, reviews) = row.guests;
        table.push([
            row.name.to_owned(),
            if roomy { rates::stars(rating, own) } else { rates::stars_in_short(rating, own) },
            match guests.and(reviews).filter(|_| roomy) {
                Some(reviews) => {
                    format!("{} ({})", rates::guest_rating(guests), rates::grouped_count(reviews))
                }
                None => rates::guest_rating(guests),
            },
            total(row.lowest),
            prices.write_night(row.lowest),
            row.provider.clone(),
            row.distance.map(|km| format!("{km:.1}")).unwrap_or_default(),
            row.id.clone(),
        ]);
        for rate in &row.rates {
            let provider = rates::provider(*rate);
            let rate = rate.rate();
            let mut room: Vec<_> = rate.room_name.iter().map(Text::to_string).collect();
            room.extend(rates::inclusions(rate).into_iter().map(str::to_owned));
            room.extend(rates::terms(rate));
            table.push([
                format!("  {}", room.join(", ")),
                String::new(),
                String::new(),
                total(rate.total_rate),
                prices.write_night(rate.total_rate),
                provider,
                String::new(),
                String::new(),
            ]);
        }
    }
    table
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A fixed answer.
    pub fn response() -> MultipleHotelSearchResponse {
        let decoded = wayfare_models::decode(include_bytes!("table/response.json")).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    #[test]
    fn hotels_are_told_one_by_one() {
        insta::assert_snapshot!(of(&response(), Some(3), false, None));
        insta::assert_snapshot!("all_rates", of(&response(), Some(3), true, None));
    }

    #[test]
    fn narrow_terminals_get_what_fits() {
        insta::assert_snapshot!("of_80_columns", of(&response(), Some(3), false, Some(80)));
        insta::assert_snapshot!("of_40_columns", of(&response(), Some(3), false, Some(40)));
    }

    #[test]
    fn without_days_there_are_prices_for_a_night() {
        let mut undated = response();
        undated.results.iter_mut().for_each(|hotel| hotel.rates.clear());
        insta::assert_snapshot!("undated", of(&undated, None, false, None));
    }

    #[test]
    fn the_least_detail_is_a_smaller_table() {
        let decoded = wayfare_models::decode(include_bytes!("table/basic.json")).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        insta::assert_snapshot!("basic", of_basic(&decoded.value, Some(3), None));
    }

    #[test]
    fn nothing_found_is_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None, false, None), "");
    }
}
