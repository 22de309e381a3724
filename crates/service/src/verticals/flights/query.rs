//! Turns a valid request into what the engine is asked.

use jiff::Timestamp;
use wayfare_models::flights::{
    Cabin as WireCabin, DateFlexibility, FlightPassengerCounts, FlightResultParameters, FlightSearchStart,
    PassengerCode,
};
use wayfare_places::Places;
use wayfare_validation::limits::FLEX_DAYS;

use super::locations;
use super::view::FlightView;
use crate::engine::Page;
use crate::market::Market;
use wayfare_inventory::flights::{Cabin, FlightQuery, Party, QueryLeg};
use wayfare_places::money::Currency;

/// The query of a start. `None` where it names what nobody knows, which a review has ruled out.
pub(super) fn query(
    start: &FlightSearchStart,
    market: &Market,
    cashback: bool,
    now: Timestamp,
) -> Option<FlightQuery> {
    let places = Places::embedded();
    let codes = |location| -> Option<Vec<String>> {
        Some(locations::airports(places, location)?.into_iter().map(str::to_owned).collect())
    };
    let legs = start.legs.iter().map(|leg| {
        let flex = match leg.flex_or_default() {
            DateFlexibility::Plusminusthree => FLEX_DAYS,
            _ => 0,
        };
        Some(QueryLeg {
            origins: codes(&leg.origin)?,
            destinations: codes(&leg.destination)?,
            date: jiff::civil::Date::new(leg.date.year(), leg.date.month() as i8, leg.date.day() as i8)
                .ok()?,
            flex_days: u8::try_from(flex).ok()?,
        })
    });
    Some(FlightQuery {
        legs: legs.collect::<Option<_>>()?,
        cabin: cabin(&start.cabin)?,
        party: party(&start.passengers),
        include_split: start.filters.as_ref().is_some_and(|filters| filters.include_split_or_default()),
        // Stops are filtered when results are shown, so that a later poll can ask for more of them.
        max_stops: None,
        // Likewise prices are converted when they are shown. US dollars are what the inventory reckons in.
        currency: Currency::usd(),
        market: market.country.clone(),
        cashback,
        now,
    })
}

fn cabin(cabin: &WireCabin) -> Option<Cabin> {
    Cabin::from_code(cabin.as_str())
}

fn party(passengers: &[PassengerCode]) -> Party {
    let mut party = Party::default();
    for code in passengers {
        let count = match code {
            PassengerCode::Child => &mut party.children,
            PassengerCode::Senior => &mut party.seniors,
            PassengerCode::Student => &mut party.students,
            PassengerCode::Youth => &mut party.youth,
            PassengerCode::InfantInSeat => &mut party.infants_in_seat,
            PassengerCode::InfantOnLap => &mut party.infants_on_lap,
            _ => &mut party.adults,
        };
        *count = count.saturating_add(1);
    }
    party
}

/// The party as the response counts it.
pub(super) fn counts(party: &Party) -> FlightPassengerCounts {
    let mut counts = FlightPassengerCounts::default();
    let of = |count: u16| Some(i64::from(count));
    counts.adults = of(party.adults);
    counts.children = of(party.children);
    counts.infants = of(party.infants_on_lap);
    counts.infants_in_seat = of(party.infants_in_seat);
    counts.seniors = of(party.seniors);
    counts.students = of(party.students);
    counts.youth = of(party.youth);
    counts
}

/// How results are to be shown.
pub(super) fn view(parameters: &FlightResultParameters, market: &Market, party: &Party) -> FlightView {
    let sort = parameters.sort.clone().unwrap_or_default();
    FlightView {
        currency: market.currency(parameters.currency.as_ref()),
        mode: parameters.price_mode_or_default(),
        key: sort.key_or_default(),
        direction: sort.direction_or_default(),
        page: Page::new(parameters.page_number_or_default(), parameters.page_size_or_default()),
        max_stops: parameters.max_stops.map(|most| usize::try_from(most).unwrap_or(0)),
        travellers: party.size(),
    }
}
