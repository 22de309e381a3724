//! A backend for several tenants: a shared cache, a budget for each tenant, and filtered hotel searches as server-sent
//! events.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_TENANTS=blue=key-1,green=key-2
//! $ cargo run -p wayfare-client --example backend --features cache,testing,tower
//! $ curl http://127.0.0.1:3000/blue/places/boston
//! $ curl -N http://127.0.0.1:3000/blue/hotels/kplace:4930956/2027-03-14/3/4,5
//! ```

use std::{collections::HashMap, convert::Infallible, sync::Arc, time::Duration};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header::RETRY_AFTER, header::USER_AGENT};
use axum::response::sse::{Event, Sse};
use axum::{Router, response::IntoResponse, routing::get};
use futures_util::{StreamExt, stream};
use wayfare_client::hotels::HotelsMultipleProtocol;
use wayfare_client::poll::Search;
use wayfare_client::{
    Budget, Cache, Client, Clock, EndUser, Error, Limited, Session, Transport, rows::HotelRow,
};
use wayfare_models::autocomplete::{AutocompleteQuery, HotelSearchPlace};
use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelOption, MultipleHotelQuery};

type Tenants = Arc<HashMap<String, Client>>;
type Failure = (StatusCode, Option<[(HeaderName, String); 1]>, String);

/// Creates a client for each tenant and its key. All clients share the connections and the place cache; each has its
/// own budget.
fn tenants(
    base_url: &str,
    keys: impl IntoIterator<Item = (String, String)>,
    transport: impl Transport,
    clock: impl Clock + Clone,
) -> Result<Tenants, Error> {
    let cache = Cache::new(Limited::new(transport, 64), clock.clone());
    let shared = Arc::new(cache.time_to_live(Duration::from_secs(3600)));
    let client = |(tenant, key): (String, String)| {
        let client = Client::builder(base_url).key(key).transport(shared.clone()).clock(clock.clone());
        Ok((tenant, client.budget(Budget::per_hour("hotels", 500)).build()?))
    };
    keys.into_iter().map(client).collect::<Result<_, _>>().map(Arc::new)
}

fn app(tenants: Tenants) -> Router {
    Router::new()
        .route("/{tenant}/places/{term}", get(places))
        .route("/{tenant}/hotels/{key}/{checkin}/{nights}/{stars}", get(hotels))
        .with_state(tenants)
}

/// Returns the session of the tenant's end user, whose browser called this app.
fn session(tenants: &Tenants, tenant: &str, headers: &HeaderMap) -> Result<Session, Failure> {
    let unknown = || (StatusCode::NOT_FOUND, None, format!("there is no tenant {tenant:?}"));
    let user_agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).map(Into::into);
    let client = tenants.get(tenant).ok_or_else(unknown)?;
    // A real app keeps the `track_id` in a cookie of the end user, and also sets the end user's IP address.
    Ok(client.session_for(EndUser { user_agent, ..EndUser::default() }))
}

async fn places(
    State(tenants): State<Tenants>,
    Path((tenant, term)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<String, Failure> {
    let session = session(&tenants, &tenant, &headers)?;
    let places = session.autocomplete().hotels(&AutocompleteQuery::new(&*term)).await.map_err(failed)?;
    let line = |place: &HotelSearchPlace| format!("{} {}\n", place.entity_key, place.title());
    Ok(places.value.results.iter().map(line).collect())
}

async fn hotels(
    State(tenants): State<Tenants>,
    Path((tenant, key, checkin, nights, stars)): Path<(String, String, String, u16, String)>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let session = session(&tenants, &tenant, &headers)?;
    let key: EntityKey = key.parse().map_err(invalid)?;
    let stay = HotelStay::of_nights(checkin.parse().map_err(invalid)?, nights).map_err(invalid)?;
    let mut query = MultipleHotelQuery::new(key)
        .with_stay(stay.with_rooms("2".parse().map_err(invalid)?))
        .with_options([MultipleHotelOption::TopRates]);
    query.filters.star_rating = Some(stars.parse().map_err(invalid)?);
    let mut search = session.hotels().search_multiple(query).deadline(Duration::from_secs(20));
    // The first update determines the status, such as 503 if the budget is spent. Later failures are events.
    search.next().await.transpose().map_err(failed)?;
    let events = stream::unfold(Some((search, true)), |state| async {
        let (mut search, is_first) = state?;
        let next = if is_first { None } else { Some(search.next().await) };
        Some(match next {
            Some(None) => (end(search), None),
            Some(Some(Err(error))) => (Event::default().event("error").data(error.user_message()), None),
            Some(Some(Ok(_))) | None => (rows(&search), Some((search, false))),
        })
    });
    Ok(Sse::new(events.map(Ok::<_, Infallible>)))
}

/// Returns the hotels found so far as an event. Rows omit the booking links, because these links may contain the
/// tenant's key.
fn rows(search: &Search<HotelsMultipleProtocol>) -> Event {
    let hotels = search.last().into_iter().flat_map(|update| update.response.hotels());
    let rows = serde_json::to_string(&hotels.map(HotelRow::from).collect::<Vec<_>>());
    Event::default().event("hotels").data(rows.unwrap_or_default())
}

/// Returns the last event, which reports whether all hotels were found, and lists the remarks on the outcome.
fn end(search: Search<HotelsMultipleProtocol>) -> Event {
    let outcome = search.into_outcome();
    let is_all = if outcome.is_complete() { "all hotels" } else { "there may be more hotels" };
    let remarks = outcome.remarks.iter().map(|remark| format!("; {remark}"));
    Event::default().event("end").data(format!("{is_all}{}", remarks.collect::<String>()))
}

fn invalid(error: impl std::fmt::Display) -> Failure {
    (StatusCode::BAD_REQUEST, None, error.to_string())
}

/// Returns the status for the caller, and the wait after which another call may succeed.
fn failed(error: Error) -> Failure {
    let wait = error.retry_after().map(|wait| [(RETRY_AFTER, (wait.as_secs() + 1).to_string())]);
    (error.status_for_caller(), wait, error.user_message().to_owned())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let keys = std::env::var("WAYFARE_TENANTS")?;
    let keys = keys.split(',').filter_map(|pair| pair.split_once('='));
    let keys = keys.map(|(tenant, key)| (tenant.to_owned(), key.to_owned()));
    let transport = wayfare_client::ReqwestTransport::new()?;
    let clock = wayfare_client::TokioClock::new();
    let tenants = tenants(&std::env::var("WAYFARE_BASE_URL")?, keys, transport, clock)?;
    Ok(axum::serve(tokio::net::TcpListener::bind("127.0.0.1:3000").await?, app(tenants)).await?)
}

#[cfg(test)]
mod tests;
