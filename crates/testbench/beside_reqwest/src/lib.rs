//! Calls over the client, beside reqwest: see the tests.

use specwright_client::{Client, Error, Operation, Retry, Scheme, Service};

static HARBOUR: Service = Service::new("Harbour").with_schemes(&[Scheme::query("key", "key")]);
static SHIPS: Operation = Operation::new("ships", http::Method::GET, "/ships").repeatable();

/// The error of a call over the client to an address where nobody listens.
pub fn call(base: &str) -> Result<(), Error> {
    let client = Client::builder(&HARBOUR, base).key("my key").retry(Retry::none()).build()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime on this thread needs nothing that could be missing");
    runtime.block_on(client.session().call::<(), (), String>(&SHIPS, &(), None)).map(drop)
}
