//! The embedded service, in this process, which searches use by default.

use wayfare_client::{Client, Random as _, ServiceTransport, SystemRandom};
use wayfare_service::Service;

use super::connect::Connection;
use crate::exit::Failure;
use crate::values::numbers::pace;
use crate::values::url::{ADDR, base_url};

/// The base URL that the client of the embedded service calls. Nothing outside of this process has it, and no answer.
const BASE_URL: &str = "http://embedded.invalid";

/// Environment variable that scales the waits of the embedded service.
const PACE_VARIABLE: &str = "WAYFARE_PACE";

/// A client of the embedded service, without sockets, and its key.
///
/// # Errors
/// If `WAYFARE_PACE` is not a pace, or links can't begin with the URL that is to answer them.
pub fn client(connection: &Connection) -> Result<(Client, String), Failure> {
    // Like any key it is taken out of all output, in which a word must not be taken for it.
    let random = SystemRandom::new();
    let key = format!("{:016x}{:016x}", random.next(), random.next());
    let mut builder = Service::builder().key(key.as_str()).base_url(public_url(connection)?);
    if let Some(market) = &connection.market {
        builder = builder.market(market);
    }
    if let Some(text) = std::env::var_os(PACE_VARIABLE).filter(|text| !text.is_empty()) {
        let pace = pace(&text.to_string_lossy());
        builder = builder.pace(pace.map_err(|error| Failure::invalid(format!("{PACE_VARIABLE}: {error}")))?);
    }
    let transport = ServiceTransport::new(builder.build().router());
    let client = Client::builder(BASE_URL).key(key.as_str()).transport(transport).build()?;
    Ok((client, key))
}

/// What links of answers begin with: this process answers none, but any `wayfare serve` does, as they hold all that they
/// lead to.
fn public_url(connection: &Connection) -> Result<String, Failure> {
    match connection.public_url.as_deref().filter(|url| !url.is_empty()) {
        Some(url) => base_url(url).map_err(|fault| Failure::invalid(format!("the public URL: {fault}"))),
        None => Ok(format!("http://{ADDR}")),
    }
}
