//! Checks that no response is copied on its way from the transport to the caller.
#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use allocation_counter::measure;
use bytes::Bytes;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::Search;
use wayfare_client::{Backoff, Body, BoxFuture, Client, Transport, TransportError};
use wayfare_models::common::SearchStatus;
use wayfare_models::flights::{FlightLegReference, FlightResult, FlightSearchRequest, FlightSearchResponse};

/// A transport whose responses have the given bodies, in order.
struct Canned(Mutex<VecDeque<Bytes>>);

impl Transport for Canned {
    fn send(&self, _: http::Request<Bytes>) -> BoxFuture<'_, Result<http::Response<Body>, TransportError>> {
        let body = self.0.lock().unwrap().pop_front().unwrap();
        Box::pin(async { Ok(http::Response::new(body.into())) })
    }
}

/// Returns responses of 1,000 results each. A copy of a result makes at least one allocation.
fn responses() -> [FlightSearchResponse; 3] {
    [SearchStatus::FirstPhase, SearchStatus::SecondPhase, SearchStatus::Complete].map(|status| {
        let mut response = FlightSearchResponse::default();
        response.search_id = Some("s".into());
        response.status = Some(status);
        let mut result = FlightResult::new("r");
        result.legs = vec![FlightLegReference::new("l")];
        response.results = vec![result; 1_000];
        response
    })
}

fn search(bodies: impl IntoIterator<Item = Bytes>) -> Search<FlightsProtocol> {
    let canned = Canned(Mutex::new(bodies.into_iter().collect()));
    let client = Client::builder("https://travel.example").key("key").transport(canned).build().unwrap();
    let mut request = FlightSearchRequest::default();
    request.search_id = Some("s".into());
    client.session().flights().search(request).backoff(Backoff::new(Duration::ZERO, Duration::ZERO))
}

#[test]
fn an_update_shares_its_response() {
    let responses = responses();
    let bodies = responses.each_ref().map(|response| Bytes::from(serde_json::to_vec(response).unwrap()));
    let copy = measure(|| drop(responses[0].clone())).count_total;
    let decoding: u64 = bodies
        .iter()
        .map(|body| {
            measure(|| drop(specwright_core::decode::<FlightSearchResponse>(body).unwrap())).count_total
        })
        .sum();

    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
    let mut search = search(bodies);
    let searching = measure(|| {
        runtime.block_on(async {
            while let Some(update) = search.next().await {
                assert_eq!(update.unwrap().count, 1_000);
            }
        });
        let outcome = search.into_outcome();
        assert_eq!((outcome.is_complete(), outcome.polls), (true, 3));
        assert_eq!(outcome.response().unwrap().results.len(), 1_000);
    });
    assert!(copy >= 1_000, "expected a copy to make at least one allocation per result");
    let overhead = searching.count_total - decoding;
    assert!(
        overhead < copy,
        "found {overhead} allocations in addition to decoding, expected fewer than the {copy} of one copy"
    );
}
