//! Makes calls through the client in a build that also uses reqwest; see the tests.

use specwright_client::{Client, Error, Operation, Retry, Scheme, Service};

static HARBOUR: Service = Service::new("Harbour").with_schemes(&[Scheme::query("key", "key")]);
static SHIPS: Operation = Operation::new("ships", http::Method::GET, "/ships").repeatable();

/// Makes a call through the client. The tests call addresses where nothing listens and check the error.
pub fn call(base: &str) -> Result<(), Error> {
    let client = Client::builder(&HARBOUR, base).key("my key").retry(Retry::none()).build()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime on this thread needs no resource that could be missing");
    runtime.block_on(client.session().call::<(), (), String>(&SHIPS, &(), None)).map(drop)
}
