//! A web app that searches for flights and sends each update to its users as a server-sent event that contains rows.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example web --features testing,tower
//! $ curl -N http://127.0.0.1:3000/flights/BOS/LHR/2027-03-14
//! ```

use std::{convert::Infallible, sync::Arc};

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::{Router, http::StatusCode, response::IntoResponse, routing::get};
use futures_util::{StreamExt, stream};
use wayfare_client::{Client, Error, poll::Update, rows::FlightRow};
use wayfare_models::flights::{FlightLocation, FlightSearchResponse, FlightSearchStart};

type Found = Result<Arc<Update<FlightSearchResponse>>, Error>;
type Failure = (StatusCode, String);

fn app(client: Client) -> Router {
    Router::new().route("/flights/{from}/{to}/{date}", get(flights)).with_state(client)
}

async fn flights(
    State(client): State<Client>,
    Path((from, to, date)): Path<(String, String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let place = |code: &str| FlightLocation::airport(code).map_err(invalid);
    let start = FlightSearchStart::one_way(place(&from)?, place(&to)?, date.parse().map_err(invalid)?);
    let mut search = client.session().flights().search(start);
    // The first update determines the status. Later failures are sent as events.
    let first =
        search.next().await.transpose().map_err(|error| (error.status_for_caller(), error.to_string()))?;
    let updates = stream::iter(first.map(Ok)).chain(search).map(|found| Ok::<_, Infallible>(event(found)));
    Ok(Sse::new(updates.chain(stream::iter([Ok(Event::default().event("end").data(""))]))))
}

fn event(found: Found) -> Event {
    let rows = |update: &Update<FlightSearchResponse>| {
        let rows: Vec<_> = update.response.itineraries().map(FlightRow::from).collect();
        serde_json::to_string(&rows).map_err(|error| error.to_string())
    };
    match found.map_err(|error| error.to_string()).and_then(|update| Ok((update.phase, rows(&update)?))) {
        Ok((phase, rows)) => Event::default().event(phase.as_str()).data(rows),
        Err(error) => Event::default().event("error").data(error),
    }
}

fn invalid(error: impl std::fmt::Display) -> Failure {
    (StatusCode::BAD_REQUEST, error.to_string())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = Client::new(&std::env::var("WAYFARE_BASE_URL")?, std::env::var("WAYFARE_API_KEY")?)?;
    Ok(axum::serve(tokio::net::TcpListener::bind("127.0.0.1:3000").await?, app(client)).await?)
}

#[cfg(test)]
mod tests;
