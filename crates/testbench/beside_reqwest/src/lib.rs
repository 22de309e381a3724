//! Makes calls through the client in a build that also uses reqwest. `Cargo.toml` explains why.

use specwright_client::{Client, Error, Operation, Retry, Scheme, Service};

static HARBOUR: Service = Service::new("Harbour").with_schemes(&[Scheme::query("key", "key")]);
static SHIPS: Operation = Operation::new("ships", http::Method::GET, "/ships").repeatable();

/// Makes a call through the client. The tests call addresses on which no server listens, and check the error.
pub fn call(base: &str) -> Result<(), Error> {
    let client = Client::builder(&HARBOUR, base).key("my key").retry(Retry::none()).build()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a current-thread runtime always starts");
    runtime.block_on(client.session().call::<(), (), String>(&SHIPS, &(), None)).map(drop)
}
