//! Renders hotels as a table: a row for each hotel and, if requested, for each of its rates.

use wayfare_models::hotels::{
    BasicHotelResult, BasicMultipleHotelSearchResponse, MultipleHotelSearchResponse,
};
use wayfare_models::rates::{Hotel, Rate};
use wayfare_models::{Amount, Text};
use wayfare_places::DistanceUnit;

use super::rates;
use crate::terminal::cell::{Cell, unbroken};
use crate::terminal::layout::{Column, Table};
use crate::terminal::prices::Prices;
use crate::terminal::screen::{CHEAPEST, PRICE, Screen};

/// Indent of a rate below its hotel.
const INDENT: &str = "\u{a0}";

/// A hotel and the rates to show, from a full or a basic search.
struct Row<'r> {
    name: &'r str,
    stars: (Option<f64>, bool),
    guests: (Option<f64>, Option<i64>),
    lowest: Option<Amount>,
    provider: String,
    /// Booking link of the lowest rate.
    url: Option<&'r str>,
    distance: Option<f64>,
    id: String,
    rates: Vec<Rate<'r>>,
}

/// Renders the hotels of a response for the screen, with all their rates if `all_rates` is set. Returns an empty string
/// if there are no hotels.
pub fn of(
    response: &MultipleHotelSearchResponse,
    nights: Option<u32>,
    all_rates: bool,
    unit: DistanceUnit,
    screen: &Screen,
) -> String {
    let rates =
        response.results.iter().flat_map(|hotel| hotel.rates.iter().filter_map(|rate| rate.total_rate));
    let lowest = response.results.iter().filter_map(|hotel| hotel.lowest_rate);
    let prices = Prices::new(response.state.currency_code.as_ref(), rates.chain(lowest)).of_nights(nights);
    let rows: Vec<_> = response.hotels().map(|hotel| Row::new(hotel, all_rates)).collect();
    render(&rows, &prices, unit, screen)
}

/// Renders the hotels of a basic response.
pub fn of_basic(response: &BasicMultipleHotelSearchResponse, nights: Option<u32>, screen: &Screen) -> String {
    let lowest = response.results.iter().filter_map(|hotel| hotel.lowest_rate);
    let prices = Prices::new(response.state.currency_code.as_ref(), lowest).of_nights(nights);
    let rows: Vec<_> = response.results.iter().map(Row::from).collect();
    // Basic results have no distances.
    render(&rows, &prices, DistanceUnit::Kilometre, screen)
}

impl<'r> Row<'r> {
    fn new(hotel: Hotel<'r>, all_rates: bool) -> Self {
        let rates: Vec<_> = if all_rates { hotel.rates().collect() } else { Vec::new() };
        let cheapest = hotel.lowest_rate();
        let provider = match cheapest.filter(|_| !all_rates) {
            Some(cheapest) => lowest_provider(hotel, cheapest),
            None => String::new(),
        };
        let hotel = hotel.result();
        Row {
            name: hotel.facts.name.as_deref().unwrap_or_default(),
            stars: (hotel.facts.stars(), hotel.facts.is_self_rated == Some(true)),
            guests: (hotel.rating(), hotel.number_of_reviews),
            lowest: hotel.lowest_rate,
            provider,
            url: cheapest.and_then(Rate::booking_url),
            distance: hotel.distance_km(),
            id: hotel.id.to_string(),
            rates,
        }
    }
}

/// Formats the provider of the lowest rate, the number of other providers and the conditions to note, for example
/// `Booking House (+3), great value`.
fn lowest_provider(hotel: Hotel<'_>, cheapest: Rate<'_>) -> String {
    let mut text = rates::provider(cheapest);
    let hotel = hotel.result();
    if let Some(providers) = hotel.number_of_providers.filter(|providers| *providers > 1) {
        text += &format!(" (+{})", providers - 1);
    }
    if cheapest.rate().is_bundled_rate == Some(true) {
        text += &format!(", {}", rates::BUNDLED);
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
            url: None,
            distance: None,
            id: hotel.id.to_string(),
            rates: Vec::new(),
        }
    }
}

fn render(rows: &[Row<'_>], prices: &Prices<'_>, unit: DistanceUnit, screen: &Screen) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let roomy = table(rows, prices, unit, true);
    let fits = screen.width.is_none_or(|width| roomy.width() <= width);
    let table = if fits { roomy } else { table(rows, prices, unit, false) };
    table.render(screen) + "\n"
}

/// Builds the table. If `roomy` is set, the table shows all stars and the number of reviews.
fn table(rows: &[Row<'_>], prices: &Prices<'_>, unit: DistanceUnit, roomy: bool) -> Table<8> {
    let mut table = Table::new([
        Column::new("HOTEL").min_width(20),
        Column::new("STARS"),
        Column::new("GUESTS").right_aligned(),
        Column::new("TOTAL").right_aligned().hidden_if_empty(),
        Column::new("NIGHT").right_aligned(),
        Column::new("PROVIDER").hidden_if_empty().or_below(1, "by"),
        Column::new("KM").right_aligned().hidden_if_empty(),
        Column::new("ID").right_aligned().or_below_all(2, "ID"),
    ]);
    table.retitle(6, &unit.symbol().to_uppercase());
    let is_dated = prices.nights.is_some();
    table.retitle(if is_dated { 3 } else { 4 }, &prices.title(if is_dated { "TOTAL" } else { "NIGHT" }));
    let lowest = rows.iter().filter_map(|row| row.lowest.filter(|amount| *amount >= Amount::ZERO)).min();
    let written = |amount: Option<Amount>, url: Option<&str>| {
        let style = if amount.is_some() && amount == lowest { CHEAPEST } else { PRICE };
        let cell = |text: String| Cell::from(unbroken(&text)).styled(style).linked(url);
        [
            if is_dated { cell(prices.write(amount)) } else { Cell::default() },
            cell(prices.write_night(amount)),
        ]
    };
    for row in rows {
        let (rating, own) = row.stars;
        let (guests, reviews) = row.guests;
        let [total, night] = written(row.lowest, row.url);
        let hotel = [
            row.name.into(),
            if roomy { rates::stars(rating, own) } else { rates::stars_in_short(rating, own) }.into(),
            match guests.and(reviews).filter(|_| roomy) {
                Some(reviews) => {
                    format!("{} ({})", rates::guest_rating(guests), rates::grouped_count(reviews))
                }
                None => rates::guest_rating(guests),
            }
            .into(),
            total,
            night,
            Cell::from(&row.provider).linked(row.url),
            row.distance.map(|km| format!("{:.1}", km / unit.km())).unwrap_or_default().into(),
            Cell::from(&row.id),
        ];
        let rate = |shown: &Rate<'_>| {
            let rate = shown.rate();
            let mut room: Vec<_> = rate.room_name.iter().map(Text::to_string).collect();
            room.extend(rates::inclusions(rate).into_iter().map(str::to_owned));
            room.extend(rates::terms(rate));
            let [total, night] = written(rate.total_rate, shown.booking_url());
            let mut row = <[Cell; 8]>::default();
            row[0] = Cell::from(room.join(", ")).after(INDENT);
            row[3] = total;
            row[4] = night;
            row[5] = Cell::from(rates::provider(*shown)).linked(shown.booking_url());
            row
        };
        table.push_record([hotel].into_iter().chain(row.rates.iter().map(rate)).collect(), Vec::new());
    }
    table
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::terminal::screen::tests::{assert_widths, described};

    /// Returns a fixed response.
    pub fn response() -> MultipleHotelSearchResponse {
        described(include_bytes!("table/response.json"))
    }

    const WIDE: Screen = Screen::plain(None);
    const KM: DistanceUnit = DistanceUnit::Kilometre;

    #[test]
    fn distances_use_the_requested_unit() {
        let table = of(&response(), Some(3), false, DistanceUnit::Mile, &WIDE);
        assert!(table.lines().next().is_some_and(|titles| titles.contains(" MI ")), "{table}");
        assert!(table.contains(" 0.5     4711\n"), "0.8 km must be shown as 0.5 mi: {table}");
    }

    #[test]
    fn hotels_are_listed() {
        insta::assert_snapshot!(of(&response(), Some(3), false, KM, &WIDE));
    }

    #[test]
    fn output_fits_every_width() {
        for (name, all_rates) in [("of", false), ("all_rates_of", true)] {
            let table = |screen: &_| of(&response(), Some(3), all_rates, KM, screen);
            assert_widths!(name, [140, 80, 60, 40], table);
        }
    }

    #[test]
    fn tables_without_days_have_prices_per_night() {
        let mut undated = response();
        undated.results.iter_mut().for_each(|hotel| hotel.rates.clear());
        insta::assert_snapshot!("undated", of(&undated, None, false, KM, &WIDE));
    }

    #[test]
    fn basic_results_have_a_smaller_table() {
        let basic = described(include_bytes!("table/basic.json"));
        insta::assert_snapshot!("basic", of_basic(&basic, Some(3), &WIDE));
    }

    #[test]
    fn a_lowest_rate_that_is_bundled_is_marked() {
        let mut bundled = response();
        let rates = bundled.results.iter_mut().flat_map(|hotel| &mut hotel.rates);
        rates.for_each(|rate| rate.is_bundled_rate = Some(true));
        assert!(of(&bundled, Some(3), false, KM, &WIDE).contains(", only with other services"));
    }

    #[test]
    fn empty_results_render_no_table() {
        let mut empty = response();
        empty.results.clear();
        assert_eq!(of(&empty, None, false, KM, &WIDE), "");
    }
}
