//! Response with the lowest fare for each day or month.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use specwright_core::Date;
use wayfare_models::common::AirportCode;
use wayfare_models::flights::{
    Cabin, CalendarFare, FareAirport, FareCalendar, FareLeg, FarePrice, FareRouteEnd,
};
use wayfare_places::money::{Currency, ExactAmount};
use wayfare_places::{Place, Places};
use wayfare_validation::FareDate;

use super::recent::Known;
use super::{DayFare, FareForecast, PreparedCalendar, RecentFares};
use crate::travel::place_names::Described;
use crate::travel::processors::SearchProcessors;

/// Returns the calendar for a request. If there is no forecast, the calendar contains only the fares of recent
/// searches.
pub(crate) async fn calendar(
    prepared: PreparedCalendar,
    recent: &RecentFares,
    forecast: Option<Arc<dyn FareForecast>>,
    processors: &SearchProcessors,
) -> FareCalendar {
    let recent = recent.of(&prepared.query);
    let mut days: BTreeMap<Date, Known> = BTreeMap::new();
    for fare in predicted(&prepared, forecast, processors).await {
        days.insert(fare.departure, Known { fare, at: prepared.query.now, is_nonstop: None });
    }
    for known in recent {
        // A fare found by a search replaces a prediction.
        let is_lower =
            |other: &Known| other.is_nonstop.is_none() || known.fare.price.minor() < other.fare.price.minor();
        if days.get(&known.fare.departure).is_none_or(is_lower) {
            days.insert(known.fare.departure, known);
        }
    }
    let fares = if prepared.by_month { lowest_of_months(days) } else { days.into_values().collect() };
    let codes: BTreeSet<_> = fares.iter().flat_map(|it| [it.fare.origin, it.fare.destination]).collect();
    let [origin, destination] = prepared.ends.map(end);
    let mut calendar = FareCalendar::default();
    (calendar.origin, calendar.destination) = (Some(origin), Some(destination));
    calendar.results = fares.iter().map(|known| result(known, &prepared)).collect();
    calendar.airports = codes.into_iter().map(airport).collect();
    calendar
}

/// Returns the predicted fares, if they are requested. If the forecast panics, only the predictions are missing.
async fn predicted(
    prepared: &PreparedCalendar,
    forecast: Option<Arc<dyn FareForecast>>,
    processors: &SearchProcessors,
) -> Vec<DayFare> {
    let Some(forecast) = forecast.filter(|_| prepared.predictions) else { return Vec::new() };
    let query = prepared.query.clone();
    processors.answer(move || forecast.fares(&query)).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a fare forecast failed");
        Vec::new()
    })
}

fn lowest_of_months(days: BTreeMap<Date, Known>) -> Vec<Known> {
    let mut months: BTreeMap<FareDate, Known> = BTreeMap::new();
    for (day, known) in days {
        let month = FareDate::month_of(day);
        if months.get(&month).is_none_or(|other| known.fare.price.minor() < other.fare.price.minor()) {
            months.insert(month, known);
        }
    }
    months.into_values().collect()
}

fn result(known: &Known, prepared: &PreparedCalendar) -> CalendarFare {
    let DayFare { departure, back, origin, destination, price } = known.fare;
    let price = Some(self::price(price, prepared.currency));
    let leg = |from: &str, to: &str, day| {
        let mut leg = FareLeg::default();
        (leg.origin, leg.destination) = (code(from), code(to));
        leg.departure_date = Some(day);
        leg.timestamp = Some(format_args!("{:.0}", known.at).into());
        leg.no_stops = known.is_nonstop;
        leg
    };
    let mut outbound = leg(origin, destination, departure);
    let mut inbound = back.map(|day| leg(destination, origin, day));
    inbound.as_mut().unwrap_or(&mut outbound).price = price;
    let mut result = CalendarFare::default();
    let month = FareDate::month_of(departure);
    let key = if prepared.by_month { month.to_string() } else { departure.to_string() };
    result.aggregation_key = Some(key.into());
    result.outbound_leg = Some(outbound);
    result.inbound_legs.extend(inbound);
    result.predicted = Some(known.is_nonstop.is_none());
    result.cabin = Some(Cabin::Economy);
    result
}

pub(super) fn price(amount: ExactAmount, currency: &'static Currency) -> FarePrice {
    let mut price = FarePrice::new(amount.in_currency(currency).into());
    price.currency = Some(currency.code().into());
    price
}

fn code(code: &str) -> Option<specwright_core::Lenient<AirportCode>> {
    Some(code.into())
}

/// Returns one end of the route. As in autocomplete responses, a metro area has the id of its city.
fn end(place: Place<'static>) -> FareRouteEnd {
    let known = Described::of(Places::embedded(), place, "");
    let mut end = FareRouteEnd::default();
    end.place_id = Some(match place {
        Place::Metro(metro) => metro.city.get().into(),
        _ => known.id,
    });
    end.place_type = Some(known.primary.clone());
    end.name = Some(known.name.into());
    end
}

fn airport(code: &str) -> FareAirport {
    let places = Places::embedded();
    let mut airport = FareAirport::default();
    airport.iata_code = self::code(code);
    if let Some(place) = places.airport(code).map(Place::Airport) {
        let known = Described::of(places, place, "");
        airport.name = Some(known.name.into());
        airport.city_name = known.city_name.map(Into::into);
        airport.country_name = known.country_name.map(Into::into);
    }
    airport
}
