//! The session that searches go through: with a service that the user names, or with one inside of this process.

use wayfare_client::{Client, EndUser, SERVICE, Session};

use crate::args::General;
use crate::exit::Failure;
use crate::output::Console;
use crate::serve;

/// Where the key is.
pub const KEY_VARIABLE: &str = "WAYFARE_API_KEY";

/// A session with the service that the user names, or with the embedded one where they name none.
///
/// # Errors
/// Where only one of base URL and key is there, either can't be used, or the embedded service can't be started.
pub async fn open(general: &General, console: &mut Console) -> Result<Session, Failure> {
    let base_url = general.base_url.as_deref().filter(|url| !url.is_empty());
    let (base_url, key) = match (base_url, key()?) {
        (Some(base_url), Some(key)) => (base_url.to_owned(), key),
        (None, None) => {
            console.notice(
                "Searching the embedded inventory: real airports, invented prices. \
                 WAYFARE_BASE_URL and WAYFARE_API_KEY name a service to search instead.",
            );
            serve::embedded().await?
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
    let client = Client::builder(&SERVICE, &base_url).key(key).build()?;
    console.keep_secret_of(&client);
    let user_agent = general.user_agent.clone();
    let user_agent = user_agent.unwrap_or_else(|| concat!("wayfare/", env!("CARGO_PKG_VERSION")).to_owned());
    let mut end_user = EndUser::default();
    end_user.ip = general.client_ip;
    end_user.user_agent = Some(user_agent);
    Ok(client.session_for(end_user))
}

/// Keeps the key out of all that is written, where a command needs it for nothing else.
pub fn keep_key_secret(console: &mut Console) -> Result<(), Failure> {
    if let Some(key) = key()? {
        console.keep_secret_of(&Client::builder(&SERVICE, "http://127.0.0.1").key(key).build()?);
    }
    Ok(())
}

/// The key in the environment, if there is one.
fn key() -> Result<Option<String>, Failure> {
    let Some(key) = std::env::var_os(KEY_VARIABLE).filter(|key| !key.is_empty()) else { return Ok(None) };
    // The error would hold the key.
    key.into_string()
        .map(Some)
        .map_err(|_| Failure::invalid(format!("the key in {KEY_VARIABLE} is not Unicode")))
}
