//! A traced search that logs its spans, and two place lookups, the second of which is served from a cache.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example watched --features tracing,cache -- 2027-03-14
//! ```

mod common;

use std::time::Duration;

use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use wayfare_client::{Cache, Client, ReqwestTransport, TokioClock};
use wayfare_models::autocomplete::AutocompleteQuery;

#[tokio::main(flavor = "current_thread")]
async fn main() -> common::Result<()> {
    let ours = Targets::new().with_target("specwright_client", LevelFilter::DEBUG);
    tracing_subscriber::registry().with(layer().with_span_events(FmtSpan::CLOSE)).with(ours).init();

    let cache = Cache::new(ReqwestTransport::new()?, TokioClock::new());
    let base_url = std::env::var("WAYFARE_BASE_URL")?;
    let client = Client::builder(&base_url)
        .key(std::env::var("WAYFARE_API_KEY")?)
        .transport(cache.time_to_live(Duration::from_secs(3600)))
        .build()?;
    let session = client.session();
    for _ in 0..2 {
        let places = session.autocomplete().flights(&AutocompleteQuery::new("bos")).await?;
        println!("{} places, cached for {:?}", places.value.results.len(), places.age());
    }
    let outcome = session.flights().search(common::boston_to_london(common::date()?)?).finish().await?;
    println!("{} results", outcome.last.map_or(0, |update| update.count));
    Ok(())
}
