//! The client session for searches. It uses the service that the user selects, or the embedded service.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Args;
use wayfare_client::{CallOptions, Client, EndUser, Error, ReqwestTransport, Session};
use wayfare_models::common::{CountryCode, CurrencyCode};
use wayfare_places::{DistanceUnit, Places};
use wayfare_service::Builder;

use super::embedded::{self, PaceArg};
use super::limits::{DeadlineArg, Limits};
use crate::config::Origin;
use crate::config::environment::{CONFIG, Environment};
use crate::config::profile::Profile;
use crate::exit::Failure;
use crate::flag::Flags;
use crate::terminal::output::Console;
use crate::values::codes::country;

/// Connection options.
#[derive(Debug, Args)]
#[command(next_help_heading = CONNECTION)]
#[allow(rustdoc::bare_urls, reason = "the URL is an example, not a link")]
pub struct Connection {
    /// Base URL of the service to search, such as https://api.example.com
    ///
    /// Requires a key in WAYFARE_API_KEY. There is no option for the key, since every user of a machine can read all
    /// command lines.
    #[arg(long, value_name = "URL", env = BASE_URL_VARIABLE, hide_env_values = true, global = true)]
    pub base_url: Option<String>,
    /// User agent of the end user [default: wayfare/VERSION]
    #[arg(long, value_name = "TEXT", global = true, value_parser = user_agent)]
    pub user_agent: Option<String>,
    /// IP address of the end user; some services require the address, and derive the market from it
    #[arg(long, value_name = "ADDRESS", global = true)]
    pub client_ip: Option<IpAddr>,
    /// Country to search from, such as DE; determines the default currency
    ///
    /// Only the embedded inventory receives the market. A live service derives the market from --client-ip.
    #[arg(long, value_name = "COUNTRY", global = true, value_parser = country)]
    pub market: Option<CountryCode>,
    /// Base URL of links to the embedded inventory [default: http://127.0.0.1:8080, the address of 'wayfare serve']
    ///
    /// This command doesn't serve these links; any 'wayfare serve' serves the same links at any time.
    #[arg(long, value_name = "URL", env = "WAYFARE_PUBLIC_URL", hide_env_values = true, global = true)]
    pub public_url: Option<String>,
    /// Profile with settings for base URL, key, public URL, currency, market and home [default: [profile.default], if it
    /// exists]
    #[arg(long, value_name = "NAME", env = PROFILE_VARIABLE, hide_env_values = true, global = true)]
    pub profile: Option<String>,
    /// Configuration file with the tables [profile.NAME] [default: wayfare/config.toml in the user's configuration folder]
    #[arg(long, value_name = "FILE", env = CONFIG, hide_env_values = true, global = true)]
    pub config: Option<PathBuf>,
    /// Origin of the base URL.
    #[arg(skip)]
    pub base_url_origin: Option<Origin>,
    /// The selected profile, once it has been read.
    #[arg(skip)]
    pub taken: Option<Profile>,
}

/// Heading for the connection options in help output.
pub const CONNECTION: &str = "Connection";

/// Environment variable that selects the profile.
pub const PROFILE_VARIABLE: &str = "WAYFARE_PROFILE";

/// Environment variable that sets the base URL.
pub const BASE_URL_VARIABLE: &str = "WAYFARE_BASE_URL";

/// Environment variable that sets the key.
pub const KEY_VARIABLE: &str = "WAYFARE_API_KEY";

impl Connection {
    /// Reads the selected profile, and fills in options that neither the command line nor the environment sets.
    ///
    /// # Errors
    /// Returns an error if the profile can't be read.
    pub fn take_profile(&mut self) -> Result<(), Failure> {
        let (file, environment) = (self.config.as_deref(), Environment::of_process());
        let profile = match self.profile.as_deref() {
            Some("") => None,
            Some(name) => Some(Profile::read(name, file, &environment)?),
            None => Profile::read_default(file, &environment)?,
        };
        let Some(profile) = profile else { return Ok(()) };
        let settings = profile.settings.clone();
        if self.service().is_none() {
            self.base_url = settings.base_url;
            self.base_url_origin = profile.base_url_origin.clone();
        }
        self.public_url = self.public_url.take().filter(|url| !url.is_empty()).or(settings.public_url);
        self.market = self.market.or(settings.market);
        self.taken = Some(profile);
        Ok(())
    }

    /// Returns the default currency: the profile's currency, or else the market's.
    pub fn currency(&self) -> Option<CurrencyCode> {
        let of_market = || {
            let country = Places::embedded().country(self.market?.as_str())?;
            country.currency?.code().parse().ok()
        };
        let of_profile = self.taken.as_ref().and_then(|profile| profile.settings.currency);
        of_profile.or_else(of_market)
    }

    /// Returns the default distance unit: the market's unit. If no market is set, returns the unit of the
    /// embedded inventory's default market, or kilometres for a live service.
    pub fn unit(&self) -> DistanceUnit {
        let of_market = self.market.as_ref().map(|market| DistanceUnit::of_country(market.as_str()));
        of_market.unwrap_or(match self.service() {
            None => DistanceUnit::of_country(Builder::MARKET),
            Some(_) => DistanceUnit::Kilometre,
        })
    }

    /// Returns the option, variable or line that sets the base URL.
    fn base_url_origin(&self) -> String {
        self.base_url_origin.as_ref().map_or_else(|| "--base-url".to_owned(), Origin::to_string)
    }

    /// Returns the base URL of the service, unless the embedded one is used.
    fn service(&self) -> Option<&str> {
        self.base_url.as_deref().filter(|url| !url.is_empty())
    }
}

/// The command line and the output of a command that calls a service.
pub struct Context<'a> {
    pub flags: &'a Flags,
    pub connection: &'a Connection,
    pub console: &'a mut Console,
}

/// An open session, and the limits, flags and output of its command.
pub struct Task<'a> {
    pub session: Session,
    pub limits: Limits,
    pub flags: &'a Flags,
    pub console: &'a Console,
}

impl<'a> Task<'a> {
    /// Opens the session. The limits start now.
    ///
    /// # Errors
    /// Returns the same errors as [`open`].
    pub fn begin(context: Context<'a>, waiting: DeadlineArg, pace: PaceArg) -> Result<Self, Failure> {
        let limits = Limits::begin(waiting);
        let session = open(context.connection, pace, context.console)?;
        Ok(Task { session, limits, flags: context.flags, console: context.console })
    }

    /// Makes a call that is subject to the limits.
    ///
    /// # Errors
    /// Returns an error if the call fails, or if it is stopped. If it is stopped, the message includes `what`, the
    /// thing that the command was waiting for.
    pub async fn call<T>(
        &self,
        what: &str,
        call: impl Future<Output = Result<T, Error>>,
    ) -> Result<T, Failure> {
        let answer = self.limits.run_within(call).await.map_err(|stop| stop.while_waiting_for(what))?;
        answer.map_err(|error| Failure::of_call(&error, self.flags))
    }
}

/// Opens a session with the service that the user selects, or by default with the embedded service.
///
/// # Errors
/// Returns an error if only one of base URL and key is set, if either is invalid or can't be read, if the client can't
/// be built, if `WAYFARE_PACE` or the public URL is invalid, or if `--pace` is combined with a base URL.
pub fn open(connection: &Connection, pace: PaceArg, console: &mut Console) -> Result<Session, Failure> {
    if let (Some(_), Some(pace)) = (connection.service(), pace.pace) {
        return Err(no_pace(pace, connection));
    }
    let (client, key) = match (connection.service(), key(connection)?) {
        (Some(base_url), Some(key)) => (client(base_url, &key, connection)?, key),
        (None, None) => {
            console.notice(&format!(
                "Embedded inventory: real places, invented prices.{} \
                 For a live service, set WAYFARE_BASE_URL and WAYFARE_API_KEY.",
                if console.is_for_programs() {
                    " 'wayfare serve' serves the inventory's links (--public-url)."
                } else {
                    ""
                }
            ));
            embedded::client(connection.market, connection.public_url.as_deref(), pace)?
        }
        (Some(_), None) => {
            return Err(Failure::invalid("a base URL is set, but no key")
                .with_help(format!("set the key in {KEY_VARIABLE}, or name its file in a profile")));
        }
        (None, Some(_)) => {
            return Err(Failure::invalid(format!("a key is set in {KEY_VARIABLE}, but no base URL"))
                .with_help("name the service with --base-url or WAYFARE_BASE_URL, or unset the key"));
        }
    };
    console.redact_key(&client, &key);
    let user_agent =
        connection.user_agent.as_deref().unwrap_or(concat!("wayfare/", env!("CARGO_PKG_VERSION")));
    let end_user =
        EndUser { ip: connection.client_ip, user_agent: Some(user_agent.to_owned()), ..EndUser::default() };
    let session = client.session_for(end_user);
    Ok(if console.is_for_programs() { session.with(CallOptions::new().keep_bodies()) } else { session })
}

/// Validates a string for use in a header.
fn user_agent(text: &str) -> Result<String, &'static str> {
    match text.trim().is_empty() || text.chars().any(char::is_control) {
        true => Err("expected a single line of text, such as Mozilla/5.0 (X11)"),
        false => Ok(text.to_owned()),
    }
}

/// Builds the client. An invalid base URL is reported with the flag, variable or line that sets it.
fn client(base_url: &str, key: &str, connection: &Connection) -> Result<Client, Failure> {
    let Ok(transport) = ReqwestTransport::new() else {
        // The error from `Client::new` is more specific than the transport's: for example, it names an unusable proxy.
        return Ok(Client::new(base_url, key)?);
    };
    let client = Client::builder(base_url).key(key).transport(transport).build();
    client.map_err(|error| Failure::from(error).after(&connection.base_url_origin()))
}

/// Creates the failure for `--pace` combined with a base URL.
fn no_pace(pace: f64, connection: &Connection) -> Failure {
    let origin = connection.base_url_origin();
    Failure::invalid(format!(
        "--pace {pace} cannot be used with a base URL ({origin}): only the embedded inventory has a pace"
    ))
    .with_help("leave out --pace, or search without a base URL")
}

/// Redacts the key from all output, for commands that don't otherwise use the key.
pub fn redact_environment_key(console: &mut Console) -> Result<(), Failure> {
    if let Some(key) = key_of_environment()? {
        console.redact_key(&Client::new("http://127.0.0.1", key.as_str())?, &key);
    }
    Ok(())
}

/// Returns the key from the environment, or else from the profile.
fn key(connection: &Connection) -> Result<Option<String>, Failure> {
    match (key_of_environment()?, &connection.taken) {
        (None, Some(profile)) => profile.key(),
        (key, _) => Ok(key),
    }
}

/// Returns the key from the environment, if it is set.
///
/// # Errors
/// Returns an error if the key is not Unicode.
pub fn key_of_environment() -> Result<Option<String>, Failure> {
    let Some(key) = std::env::var_os(KEY_VARIABLE).filter(|key| !key.is_empty()) else { return Ok(None) };
    // The error would contain the key.
    key.into_string()
        .map(Some)
        .map_err(|_| Failure::invalid(format!("the key in {KEY_VARIABLE} is not Unicode")))
}
