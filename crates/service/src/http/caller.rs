//! Callers and their keys.

use std::borrow::Borrow;
use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

use super::Received;

/// An API key. `Debug` prints a placeholder.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApiKey(String);

impl ApiKey {
    /// Creates a key from a string.
    pub fn new(text: impl Into<String>) -> Self {
        ApiKey(text.into())
    }

    /// Returns the key as a string, for comparisons. Never display this string.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ApiKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ApiKey(..)")
    }
}

impl Borrow<str> for ApiKey {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl From<&str> for ApiKey {
    fn from(text: &str) -> Self {
        ApiKey::new(text)
    }
}

impl From<String> for ApiKey {
    fn from(text: String) -> Self {
        ApiKey(text)
    }
}

/// The caller of an operation, admitted by the gate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Caller {
    /// The caller's key or token, or a user's login as `name:password`. Empty if the operation needs no credential.
    pub key: ApiKey,
    /// The key's name; `None` if any key is accepted, or if the operation needs no credential.
    pub key_name: Option<Arc<str>>,
    /// The address of the calling client, behind trusted proxies; `None` without a connection.
    pub address: Option<IpAddr>,
    /// The base URL for absolute URLs in the response.
    pub base_url: String,
    /// The end user's session, if the request includes one.
    pub session: Option<String>,
    /// The end user's IP address, as given in the request.
    pub client_ip: Option<String>,
    /// The end user's user agent, as given in the request.
    pub user_agent: Option<String>,
    /// `true` if the request asks for empty results, which is useful for testing a client.
    pub wants_empty_results: bool,
    /// The request as received, if the host [keeps requests](super::Host::keeps_requests).
    pub received: Option<Arc<Received>>,
}

impl Caller {
    /// Returns whether the end user uses a mobile phone, according to the user agent.
    pub fn is_on_telephone(&self) -> bool {
        // User agents of mobile browsers contain one of these words.
        const MOBILE_WORDS: [&str; 2] = ["Mobi", "Android"];
        self.user_agent.as_deref().is_some_and(|text| MOBILE_WORDS.iter().any(|mark| text.contains(mark)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_output_hides_the_key() {
        assert_eq!(format!("{:?}", ApiKey::new("secret")), "ApiKey(..)");
        assert_eq!(ApiKey::from("secret").expose(), "secret");
    }
}
