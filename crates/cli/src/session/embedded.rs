//! The embedded service, in this process, which searches use by default.

use std::ffi::OsString;

use clap::Args;
use wayfare_client::{Client, Random as _, ServiceTransport, SystemRandom};
use wayfare_models::common::CountryCode;
use wayfare_service::Service;

use crate::exit::Failure;
use crate::values::numbers::pace;
use crate::values::url::{ADDR, base_url};

/// The base URL that the client of the embedded service calls. Nothing outside of this process has it, and no answer.
const BASE_URL: &str = "http://embedded.invalid";

/// Environment variable with the pace of searches without `--pace`.
const PACE_VARIABLE: &str = "WAYFARE_PACE";

/// The pace of a search.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct PaceArg {
    /// Scales the providers' response times: 1 is realistic, 0 is instant [env: WAYFARE_PACE] [default: 0]
    ///
    /// For the embedded inventory alone: with a base URL this option is refused, and the variable is ignored.
    #[arg(long, value_name = "FACTOR", help_heading = "Waiting", value_parser = pace)]
    pub pace: Option<f64>,
}

impl PaceArg {
    /// The pace in effect, given the value of the environment variable.
    fn or_variable(self, variable: Option<OsString>) -> Result<f64, Failure> {
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

/// A client of the embedded service, without sockets, and its key.
///
/// # Errors
/// If `WAYFARE_PACE` is not a pace, or links can't begin with the URL that is to answer them.
pub fn client(
    market: Option<CountryCode>,
    public_url: Option<&str>,
    pace: PaceArg,
) -> Result<(Client, String), Failure> {
    let pace = pace.or_variable(std::env::var_os(PACE_VARIABLE))?;
    // Like any key it is taken out of all output, in which a word must not be taken for it.
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

/// What links of answers begin with: this process answers none, but any `wayfare serve` does, as they hold all that they
/// lead to.
fn link_base(public_url: Option<&str>) -> Result<String, Failure> {
    match public_url.filter(|url| !url.is_empty()) {
        Some(url) => base_url(url).map_err(|fault| Failure::invalid(format!("the public URL: {fault}"))),
        None => Ok(format!("http://{ADDR}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_wins_over_the_variable_and_nothing_is_waited_for_without_both() {
        let pace = |pace, variable: Option<&str>| PaceArg { pace }.or_variable(variable.map(OsString::from));
        for (option, variable, effective) in [
            (None, None, 0.0),
            (None, Some(""), 0.0),
            (None, Some("0.5"), 0.5),
            (Some(1.0), Some("0.5"), 1.0),
            (Some(0.0), Some("fast"), 0.0),
        ] {
            assert_eq!(pace(option, variable).unwrap(), effective, "{option:?} {variable:?}");
        }
        assert_eq!(
            pace(None, Some("fast")).unwrap_err().to_string(),
            "error: WAYFARE_PACE: found \"fast\", expected a number from 0 to 1000"
        );
    }
}
