//! Custom transports: one transport responds from memory, as in tests; the other wraps any transport and counts its
//! calls. Nothing here needs a service.
//!
//! ```console
//! $ cargo run -p wayfare-client --example transport
//! GET /api/affiliate/autocomplete/v1/flights
//! Boston Logan International
//! note /results/0/shelf: unknown field; expected one of placeId, primaryPlaceType, displayPlaceType, name, fullName, countryName, regionName, cityName, iataCode, isMetro
//! 1 call
//! ```

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bytes::Bytes;
use http::{Request, Response};
use wayfare_client::{Body, BoxFuture, Client, Transport, TransportError};
use wayfare_models::autocomplete::AutocompleteQuery;

/// A transport whose responses all have the same body.
struct Canned(&'static str);

impl Transport for Canned {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        // Print only the path, because the query contains the key.
        println!("{} {}", request.method(), request.uri().path());
        Box::pin(async { Ok(Response::new(self.0.into())) })
    }
}

/// A transport that counts the calls of another transport.
struct Counting<T> {
    inner: T,
    calls: Arc<AtomicU32>,
}

impl<T: Transport> Transport for Counting<T> {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        self.calls.fetch_add(1, Ordering::Relaxed);
        self.inner.send(request)
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let calls = Arc::new(AtomicU32::new(0));
    let canned = Canned(include_str!("places.json"));
    let transport = Counting { inner: canned, calls: Arc::clone(&calls) };
    let client = Client::builder("https://travel.example").key("my key").transport(transport).build()?;

    let answer = client.session().autocomplete().flights(&AutocompleteQuery::new("boston")).await?;
    for place in &answer.value.results {
        println!("{}", place.name.as_deref().unwrap_or_default());
    }
    for note in answer.notes.iter() {
        println!("note {note}");
    }
    println!("{} call", calls.load(Ordering::Relaxed));
    Ok(())
}
