//! The session of searches: with the service that the user names, or with the embedded one.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Args;
use wayfare_client::{Client, EndUser, ReqwestTransport, Session};
use wayfare_models::common::{CountryCode, CurrencyCode};
use wayfare_places::{DistanceUnit, Places};
use wayfare_service::Builder;

use super::embedded::{self, PaceArg};
use super::limits::{DeadlineArg, Limits};
use crate::config::Origin;
use crate::config::environment::{CONFIG, Environment};
use crate::config::profile::Profile;
use crate::exit::Failure;
use crate::terminal::output::Console;
use crate::values::codes::country;

/// Options of the connection.
#[derive(Debug, Args)]
#[command(next_help_heading = CONNECTION)]
#[allow(rustdoc::bare_urls, reason = "it is an example, not a link")]
pub struct Connection {
    /// The service to search, such as https://api.example.com
    ///
    /// Needs a key in WAYFARE_API_KEY. There is no option for the key, since every user of a machine can read all
    /// command lines.
    #[arg(long, value_name = "URL", env = BASE_URL_VARIABLE, hide_env_values = true, global = true)]
    pub base_url: Option<String>,
    /// The user agent to search as [default: wayfare/VERSION]
    #[arg(long, value_name = "TEXT", global = true, value_parser = user_agent)]
    pub user_agent: Option<String>,
    /// The address to search as; services may ask for one, and take the market from it
    #[arg(long, value_name = "ADDRESS", global = true)]
    pub client_ip: Option<IpAddr>,
    /// The country to search from, such as DE: its currency is that of prices, unless one is named
    ///
    /// A service is not told of it: it takes the market from --client-ip. The embedded inventory is.
    #[arg(long, value_name = "COUNTRY", global = true, value_parser = country)]
    pub market: Option<CountryCode>,
    /// Where links to the embedded inventory lead [default: http://127.0.0.1:8080, as of 'wayfare serve']
    ///
    /// The inventory in this command answers no browser. Any 'wayfare serve' does, at any time: its links are the same.
    #[arg(long, value_name = "URL", env = "WAYFARE_PUBLIC_URL", hide_env_values = true, global = true)]
    pub public_url: Option<String>,
    /// The profile to take what is not given from: base URL, key, currency, market and home
    #[arg(long, value_name = "NAME", env = PROFILE_VARIABLE, hide_env_values = true, global = true)]
    pub profile: Option<String>,
    /// The file with the tables [profile.NAME] [default: wayfare/config.toml in the user's configuration folder]
    #[arg(long, value_name = "FILE", env = CONFIG, hide_env_values = true, global = true)]
    pub config: Option<PathBuf>,
    /// Where the base URL is from.
    #[arg(skip)]
    pub base_url_origin: Option<Origin>,
    /// The profile, once it is read.
    #[arg(skip)]
    pub taken: Option<Profile>,
}

/// The heading of these options in help.
pub const CONNECTION: &str = "Connection";

/// The environment variable of the profile.
pub const PROFILE_VARIABLE: &str = "WAYFARE_PROFILE";

/// The environment variable of the base URL.
pub const BASE_URL_VARIABLE: &str = "WAYFARE_BASE_URL";

/// The environment variable of the key.
pub const KEY_VARIABLE: &str = "WAYFARE_API_KEY";

impl Connection {
    /// Reads the profile, and takes from it what the command line and the environment do not say.
    ///
    /// # Errors
    /// If the profile can't be read.
    pub fn take_profile(&mut self) -> Result<(), Failure> {
        let Some(name) = self.profile.as_deref().filter(|name| !name.is_empty()) else { return Ok(()) };
        let profile = Profile::read(name, self.config.as_deref(), &Environment::of_process())?;
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

    /// The currency of prices where the command line names none: that of the profile, or else of the market.
    pub fn currency(&self) -> Option<CurrencyCode> {
        let of_market = || {
            let country = Places::embedded().country(self.market?.as_str())?;
            country.currency?.code().parse().ok()
        };
        let of_profile = self.taken.as_ref().and_then(|profile| profile.settings.currency);
        of_profile.or_else(of_market)
    }

    /// The unit of distances where the command line names none: that of the market, as far as it is known.
    pub fn unit(&self) -> DistanceUnit {
        let of_market = self.market.as_ref().map(|market| DistanceUnit::of_country(market.as_str()));
        of_market.unwrap_or(match self.service() {
            None => DistanceUnit::of_country(Builder::MARKET),
            Some(_) => DistanceUnit::Kilometre,
        })
    }

    /// The name of what sets the base URL.
    fn base_url_origin(&self) -> String {
        self.base_url_origin.as_ref().map_or_else(|| "--base-url".to_owned(), Origin::to_string)
    }

    /// The base URL of the service, if it is not the embedded one.
    fn service(&self) -> Option<&str> {
        self.base_url.as_deref().filter(|url| !url.is_empty())
    }
}

/// An open session, with the limits and the output of the command that uses it.
pub struct Task<'a> {
    /// The session.
    pub session: Session,
    /// The limits.
    pub limits: Limits,
    /// The output.
    pub console: &'a Console,
}

impl<'a> Task<'a> {
    /// Opens the session of a command that begins now.
    ///
    /// # Errors
    /// As [`open`].
    pub fn begin(
        connection: &Connection,
        waiting: DeadlineArg,
        pace: PaceArg,
        console: &'a mut Console,
    ) -> Result<Self, Failure> {
        let limits = Limits::begin(waiting);
        let session = open(connection, pace, console)?;
        Ok(Task { session, limits, console })
    }
}

/// A session with the service that the user names, or with the embedded one if they name none.
///
/// # Errors
/// If only one of base URL and key is set, either is invalid, `WAYFARE_PACE` is, or `--pace` is given with a base URL.
pub fn open(connection: &Connection, pace: PaceArg, console: &mut Console) -> Result<Session, Failure> {
    if let (Some(_), Some(pace)) = (connection.service(), pace.pace) {
        return Err(no_pace(pace, connection));
    }
    let (client, key) = match (connection.service(), key(connection)?) {
        (Some(base_url), Some(key)) => (client(base_url, &key, connection)?, key),
        (None, None) => {
            console.notice(&format!(
                "Embedded inventory: real places, invented prices.{} \
                 For a live service set WAYFARE_BASE_URL and WAYFARE_API_KEY.",
                if console.is_json() { " 'wayfare serve' answers its links (--public-url)." } else { "" }
            ));
            embedded::client(connection.market, connection.public_url.as_deref(), pace)?
        }
        (Some(_), None) => {
            return Err(Failure::invalid("there is a base URL, but no key").with_help(format!(
                "put the key into the environment, as {KEY_VARIABLE}, or name its file in a profile"
            )));
        }
        (None, Some(_)) => {
            return Err(Failure::invalid(format!("there is a key in {KEY_VARIABLE}, but no base URL"))
                .with_help("name the service with --base-url or WAYFARE_BASE_URL, or unset the key"));
        }
    };
    console.keep_secret(&client, &key);
    let user_agent =
        connection.user_agent.as_deref().unwrap_or(concat!("wayfare/", env!("CARGO_PKG_VERSION")));
    let end_user =
        EndUser { ip: connection.client_ip, user_agent: Some(user_agent.to_owned()), ..EndUser::default() };
    Ok(client.session_for(end_user))
}

/// A text that fits into a header.
fn user_agent(text: &str) -> Result<String, &'static str> {
    match text.trim().is_empty() || text.chars().any(char::is_control) {
        true => Err("expected a text on one line, as Mozilla/5.0 (X11)"),
        false => Ok(text.to_owned()),
    }
}

/// The client. What is wrong with its base URL stands behind the name of the flag or variable.
fn client(base_url: &str, key: &str, connection: &Connection) -> Result<Client, Failure> {
    let Ok(transport) = ReqwestTransport::new() else {
        // Its error says more, such as which proxy can't be used.
        return Ok(Client::new(base_url, key)?);
    };
    let client = Client::builder(base_url).key(key).transport(transport).build();
    client.map_err(|error| Failure::from(error).after(&connection.base_url_origin()))
}

/// The failure of `--pace` with a base URL.
fn no_pace(pace: f64, connection: &Connection) -> Failure {
    let origin = connection.base_url_origin();
    Failure::invalid(format!(
        "--pace {pace} cannot be used with a base URL ({origin}): only the embedded inventory has a pace"
    ))
    .with_help("leave out --pace, or search without a base URL")
}

/// Removes the key from all output, for commands that use it for nothing else.
pub fn keep_key_secret(console: &mut Console) -> Result<(), Failure> {
    if let Some(key) = key_of_environment()? {
        console.keep_secret(&Client::new("http://127.0.0.1", key.as_str())?, &key);
    }
    Ok(())
}

/// The key from the environment, or else that of the profile.
fn key(connection: &Connection) -> Result<Option<String>, Failure> {
    match (key_of_environment()?, &connection.taken) {
        (None, Some(profile)) => profile.key(),
        (key, _) => Ok(key),
    }
}

/// The key from the environment, if set.
fn key_of_environment() -> Result<Option<String>, Failure> {
    let Some(key) = std::env::var_os(KEY_VARIABLE).filter(|key| !key.is_empty()) else { return Ok(None) };
    // The error would contain the key.
    key.into_string()
        .map(Some)
        .map_err(|_| Failure::invalid(format!("the key in {KEY_VARIABLE} is not Unicode")))
}
