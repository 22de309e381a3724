//! The embedded service, which runs in this process and serves searches by default.

use clap::Args;
use wayfare_client::{Client, Random as _, ServiceTransport, SystemRandom};
use wayfare_models::common::CountryCode;
use wayfare_service::Service;

use crate::exit::Failure;
use crate::values::numbers::pace;
use crate::values::url::{ADDR, base_url};

/// Base URL of the embedded service. The URL never leaves this process and does not appear in any response.
const BASE_URL: &str = "http://embedded.invalid";

/// Environment variable that sets the default for `--pace`.
const PACE_VARIABLE: &str = "WAYFARE_PACE";

/// The pace of searches.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct PaceArg {
    /// Factor for the providers' response times: 1 is realistic, 0 is instant [env: WAYFARE_PACE] [default: 0]
    ///
    /// Applies only to the embedded inventory: with a base URL the option is rejected, and the variable is ignored.
    #[arg(long, value_name = "FACTOR", help_heading = "Waiting", value_parser = pace)]
    pub pace: Option<f64>,
}

impl PaceArg {
    /// Returns the effective pace: the option, the environment variable, or the default.
    fn effective(self) -> Result<f64, Failure> {
        let variable = std::env::var_os(PACE_VARIABLE);
        match (self.pace, variable.filter(|text| !text.is_empty())) {
            (Some(pace), _) => Ok(pace),
            (None, None) => Ok(0.0),
            (None, Some(text)) => {
                let text = text.to_string_lossy();
                pace(&text).map_err(|allowed| {
                    Failure::invalid(format!("{PACE_VARIABLE}: found {text:?}, {allowed}"))
                })
            }
        }
    }
}

/// Creates a client for the embedded service, which needs no sockets. Returns the client and its key.
///
/// # Errors
/// Returns an error if `WAYFARE_PACE` or the public URL is invalid.
pub fn client(
    market: Option<CountryCode>,
    public_url: Option<&str>,
    pace: PaceArg,
) -> Result<(Client, String), Failure> {
    let pace = pace.effective()?;
    // Like any key, this key is redacted from all output, so it must not match any text in the output.
    let random = SystemRandom::new();
    let key = format!("{:016x}{:016x}", random.next(), random.next());
    let mut builder = Service::builder().key(key.as_str()).base_url(link_base(public_url)?).pace(pace);
    if let Some(market) = &market {
        builder = builder.market(market);
    }
    let transport = ServiceTransport::new(builder.build().router());
    let client = Client::builder(BASE_URL).key(key.as_str()).transport(transport).build()?;
    Ok((client, key))
}

/// Returns the base URL of links in responses. This process doesn't serve the links, but any `wayfare serve` does,
/// because a link contains all required data.
fn link_base(public_url: Option<&str>) -> Result<String, Failure> {
    match public_url.filter(|url| !url.is_empty()) {
        Some(url) => {
            base_url(url).map_err(|fault| Failure::invalid(format!("the public URL (--public-url): {fault}")))
        }
        None => Ok(format!("http://{ADDR}")),
    }
}
