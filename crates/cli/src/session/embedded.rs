//! The embedded service, in this process, which searches use by default.

use wayfare_client::{Client, Random as _, ServiceTransport, SystemRandom};
use wayfare_service::Service;

use crate::exit::Failure;
use crate::values::pace;

/// The base URL of the embedded service, which links of its answers begin with. Nothing outside of this process has it.
const BASE_URL: &str = "http://embedded.invalid";

/// Environment variable that scales the waits of the embedded service.
const PACE_VARIABLE: &str = "WAYFARE_PACE";

/// A client of the embedded service, without sockets, and its key.
///
/// # Errors
/// If `WAYFARE_PACE` is not a pace.
pub fn client() -> Result<(Client, String), Failure> {
    // Like any key it is taken out of all output, in which a word must not be taken for it.
    let random = SystemRandom::new();
    let key = format!("{:016x}{:016x}", random.next(), random.next());
    let mut builder = Service::builder().key(key.as_str());
    if let Some(text) = std::env::var_os(PACE_VARIABLE).filter(|text| !text.is_empty()) {
        let pace = pace(&text.to_string_lossy());
        builder = builder.pace(pace.map_err(|error| Failure::invalid(format!("{PACE_VARIABLE}: {error}")))?);
    }
    let transport = ServiceTransport::new(builder.build().router());
    let client = Client::builder(BASE_URL).key(key.as_str()).transport(transport).build()?;
    Ok((client, key))
}
