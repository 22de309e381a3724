//! The lowest fares from one place to another, or to anywhere.

use std::collections::BTreeSet;
use std::sync::Arc;

use wayfare_models::flights::{Cabin, FareAirline, FareRouteDates, FareRoutes, FareRoutesRequest, RouteFare};
use wayfare_places::money::Currency;
use wayfare_validation::Path;

use super::answer::price;
use super::prepare::end;
use super::{FareForecast, RouteQuery, STAYS};
use crate::travel::api_errors::Faults;
use crate::travel::links::ServiceLinks;
use crate::travel::objection::Objection;
use crate::travel::prepare::{Context, currency, past_day};
use crate::travel::processors::SearchProcessors;

/// A prepared request.
pub(crate) struct PreparedRoutes {
    query: RouteQuery,
    currency: &'static Currency,
}

/// Prepares a request, or adds all faults in it.
pub(crate) fn prepare(
    request: &FareRoutesRequest,
    context: &Context<'_>,
    faults: &mut Faults,
) -> Option<PreparedRoutes> {
    let at = |field| Path::ROOT.field(field);
    let origin = end(&request.origin, &at(FareRoutesRequest::ORIGIN), faults);
    let destination_at = at(FareRoutesRequest::DESTINATION);
    let destination = request.destination.as_ref().map(|place| end(place, &destination_at, faults));
    let FareRouteDates { departure_date, return_date, .. } = request.dates;
    let dates = at(FareRoutesRequest::DATES);
    past_day(&dates.field(FareRouteDates::DEPARTURE_DATE), departure_date, context.now, faults);
    if let Some(code) = &request.currency_code {
        currency(&at(FareRoutesRequest::CURRENCY_CODE), code, faults);
    }
    let (_, origins) = origin?;
    let destinations = match destination {
        Some(end) => Some(end?.1),
        None => None,
    };
    if destinations.as_ref() == Some(&origins) {
        faults.at(&destination_at, Objection::SameAirports);
    }
    let stays = match (request.round_trip, return_date) {
        (Some(false), _) | (None, None) => Vec::new(),
        (_, Some(back)) => vec![departure_date.days_until(back)],
        (Some(true), None) => STAYS.to_vec(),
    };
    let query = RouteQuery { origins, destinations, departure: departure_date, stays, now: context.now };
    Some(PreparedRoutes { query, currency: context.market.currency(request.currency_code.as_ref()) })
}

/// Returns the fares for a request; empty if there is no forecast.
pub(crate) async fn answer(
    prepared: PreparedRoutes,
    forecast: Option<Arc<dyn FareForecast>>,
    processors: &SearchProcessors,
    links: &ServiceLinks,
) -> FareRoutes {
    let mut answer = FareRoutes::default();
    let Some(forecast) = forecast else { return answer };
    let PreparedRoutes { query, currency } = prepared;
    let (source, has_destination) = (Arc::clone(&forecast), query.destinations.is_some());
    let fares = processors.answer(move || source.routes(&query)).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a fare forecast failed");
        Vec::new()
    });
    let mut codes = BTreeSet::new();
    for fare in fares {
        let legs = [Some(&fare.outbound), fare.inbound.as_ref()].into_iter().flatten();
        codes.extend(legs.flat_map(|leg| &leg.airline_codes).cloned());
        let destination = fare.outbound.destination.as_ref().map(|code| code.as_str()).unwrap_or_default();
        let mut result = RouteFare::default();
        result.aggregation_key = Some(match has_destination {
            true => format_args!("{destination}-{}", fare.airline).into(),
            false => destination.into(),
        });
        (result.outbound_leg, result.inbound_leg) = (Some(fare.outbound), fare.inbound);
        result.price = Some(price(fare.price, currency));
        result.cabin = Some(Cabin::Economy);
        answer.results.push(result);
    }
    for code in codes {
        let mut airline = FareAirline::default();
        if let Some(mut known) = forecast.airline(code.as_str()) {
            links.complete(&mut known.logo_url);
            (airline.name, airline.logo_url) = (known.display_name, known.logo_url);
        }
        airline.iata_code = Some(code);
        answer.airlines.push(airline);
    }
    answer
}
