//! Fares as text: a calendar of a month, or a list where it does not fit.

use wayfare_models::common::AirportCode;
use wayfare_models::flights::KnownFare;

use super::args::CalendarArgs;
use super::fares::{Fares, MARK};
use super::month;
use super::request::Span;
use crate::terminal::layout::{Column, Table, wrap};
use crate::terminal::output::cut;
use crate::values::dates;

/// The route, the fares and what is to be known of them, no line wider than `limit`.
pub fn of(
    args: &CalendarArgs,
    route: [AirportCode; 2],
    span: Span,
    fares: &Fares<'_>,
    colours: bool,
    limit: Option<usize>,
) -> String {
    let page = match args.by_month {
        true => None,
        false => month::page(span.first, fares, colours, limit),
    };
    let body = match page {
        Some(page) if args.round_trip => page + "\n" + &list(fares, fares.cheapest(), limit),
        Some(page) => page,
        None => list(fares, fares.all(), limit),
    };
    let below = format!("{MARK} The cheapest {}.\n{}\n", period(args), predictions(args, fares));
    format!("{}\n{body}\n{}", told(&title(args, route, span, fares), limit), told(&below, limit))
}

/// Lines that are wrapped, and cut where even a word is too long.
fn told(text: &str, limit: Option<usize>) -> String {
    let limit = limit.unwrap_or(usize::MAX);
    wrap(text, "", limit).lines().map(|line| cut(line, limit) + "\n").collect()
}

fn period(args: &CalendarArgs) -> &'static str {
    if args.by_month { "months" } else { "days" }
}

/// `BOS to LHR, Mar 2027: lowest known fares in USD, round trip, nonstop, for one adult in economy`
fn title(args: &CalendarArgs, [from, to]: [AirportCode; 2], span: Span, fares: &Fares<'_>) -> String {
    let months = match span.first == span.last {
        true => span.first.to_string(),
        false => format!("{} to {}", span.first, span.last),
    };
    let fares = fares.prices.title("lowest known fares,");
    let trip = if args.round_trip { "round trip" } else { "one way" };
    let stops = if args.nonstop { ", nonstop" } else { "" };
    format!("{from} to {to}, {months}: {fares}, {trip}{stops}, for one adult in economy")
}

/// Fares, one a row.
fn list<'a>(fares: &Fares<'_>, shown: impl Iterator<Item = &'a KnownFare>, limit: Option<usize>) -> String {
    let mut table = Table::new([
        Column::new("DEPARTURE"),
        Column::new("RETURN").if_needed(),
        Column::new("NIGHTS").to_the_right().if_needed(),
        Column::new("PRICE ").to_the_right(),
    ]);
    for fare in shown {
        let nights = fare.return_date.map(|back| fare.departure_date.days_until(back).to_string());
        table.push([
            dates::short(fare.departure_date, true),
            fare.return_date.map(|back| dates::short(back, true)).unwrap_or_default(),
            nights.unwrap_or_default(),
            fares.price(fare),
        ]);
    }
    table.render(limit)
}

/// `Found by searches: 14 Mar, 15 Mar. The other fares are predictions.`
fn predictions(args: &CalendarArgs, fares: &Fares<'_>) -> String {
    let is_found = |fare: &&KnownFare| fare.is_prediction == Some(false);
    let found: Vec<_> =
        fares.all().filter(is_found).map(|fare| dates::short(fare.departure_date, false)).collect();
    if found.is_empty() {
        return "All fares are predictions.".to_owned();
    }
    if args.known_only || found.len() == fares.all().count() {
        return "All fares were found by searches.".to_owned();
    }
    format!("Found by searches: {}. The other fares are predictions.", found.join(", "))
}
