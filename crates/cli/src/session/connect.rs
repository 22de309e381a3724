//! The session of searches: with the service that the user names, or with the embedded one.

use std::net::IpAddr;

use clap::Args;
use wayfare_client::{Client, EndUser, ReqwestTransport, Session};

use super::embedded;
use crate::exit::Failure;
use crate::terminal::output::Console;

/// Options of the connection.
#[derive(Debug, Args)]
#[command(next_help_heading = "Connection")]
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
    /// Whether the base URL is that of the environment.
    #[arg(skip)]
    pub is_from_environment: bool,
}

/// The environment variable of the base URL.
const BASE_URL_VARIABLE: &str = "WAYFARE_BASE_URL";

/// The environment variable of the key.
pub const KEY_VARIABLE: &str = "WAYFARE_API_KEY";

/// A session with the service that the user names, or with the embedded one if they name none.
///
/// # Errors
/// If only one of base URL and key is set, either is invalid, or `WAYFARE_PACE` is.
pub fn open(connection: &Connection, console: &mut Console) -> Result<Session, Failure> {
    let base_url = connection.base_url.as_deref().filter(|url| !url.is_empty());
    let (client, key) = match (base_url, key()?) {
        (Some(base_url), Some(key)) => (client(base_url, &key, connection)?, key),
        (None, None) => {
            console.notice(
                "Embedded inventory: real places, invented prices. \
                 For a live service set WAYFARE_BASE_URL and WAYFARE_API_KEY.",
            );
            embedded::client()?
        }
        (Some(_), None) => {
            return Err(Failure::invalid("there is a base URL, but no key")
                .with_help(format!("put the key into the environment, as {KEY_VARIABLE}")));
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
    let origin = if connection.is_from_environment { BASE_URL_VARIABLE } else { "--base-url" };
    client.map_err(|error| Failure::from(error).after(origin))
}

/// Removes the key from all output, for commands that use it for nothing else.
pub fn keep_key_secret(console: &mut Console) -> Result<(), Failure> {
    if let Some(key) = key()? {
        console.keep_secret(&Client::new("http://127.0.0.1", key.as_str())?, &key);
    }
    Ok(())
}

/// The key from the environment, if set.
fn key() -> Result<Option<String>, Failure> {
    let Some(key) = std::env::var_os(KEY_VARIABLE).filter(|key| !key.is_empty()) else { return Ok(None) };
    // The error would contain the key.
    key.into_string()
        .map(Some)
        .map_err(|_| Failure::invalid(format!("the key in {KEY_VARIABLE} is not Unicode")))
}
