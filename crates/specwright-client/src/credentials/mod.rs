//! Fixed and rotating credentials, and their encoding in requests.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use crate::future::{BoxFuture, MaybeSend, MaybeSync};
use crate::{Carrier, Scheme};

/// A credential: a key, a token, or a user name and a password. `Debug` shows only a placeholder.
#[derive(Clone, PartialEq, Eq)]
pub struct Credential(Kind);

#[derive(Clone, PartialEq, Eq)]
enum Kind {
    Text(Arc<str>),
    Login { user: Arc<str>, password: Arc<str> },
}

impl Credential {
    /// Creates a key or a token, for schemes that use a query parameter, a header or a bearer token.
    pub fn new(text: impl Into<String>) -> Self {
        Credential(Kind::Text(text.into().into()))
    }

    /// Creates a user name and its password, for basic authentication. The user name must not contain a colon.
    pub fn login(user: impl Into<String>, password: impl Into<String>) -> Self {
        Credential(Kind::Login { user: user.into().into(), password: password.into().into() })
    }

    pub(crate) fn is_empty(&self) -> bool {
        match &self.0 {
            Kind::Text(text) => text.is_empty(),
            Kind::Login { user, .. } => user.is_empty(),
        }
    }

    /// Returns the value of the parameter or header that carries the credential; `None` if the carrier needs another
    /// kind of credential, or if the user name contains a colon.
    pub(crate) fn carried_by(&self, carrier: Carrier) -> Option<String> {
        match (&self.0, carrier) {
            (Kind::Text(text), Carrier::Query(_) | Carrier::Header(_)) => Some(text.to_string()),
            (Kind::Text(text), Carrier::Bearer) => Some(format!("Bearer {text}")),
            (Kind::Login { user, password }, Carrier::Basic) if !user.contains(':') => {
                Some(format!("Basic {}", BASE64_STANDARD.encode(format!("{user}:{password}"))))
            }
            _ => None,
        }
    }

    /// Returns the strings to redact, except the password.
    pub(crate) fn secrets(&self) -> Vec<String> {
        match &self.0 {
            Kind::Text(text) => vec![text.to_string()],
            Kind::Login { user, password } => {
                let both = format!("{user}:{password}");
                vec![BASE64_STANDARD.encode(&both), both]
            }
        }
    }

    pub(crate) fn password(&self) -> Option<&str> {
        match &self.0 {
            Kind::Text(_) => None,
            Kind::Login { password, .. } => Some(password),
        }
    }
}

impl fmt::Debug for Credential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Credential(..)")
    }
}

impl From<&str> for Credential {
    fn from(text: &str) -> Self {
        Credential::new(text)
    }
}

impl From<String> for Credential {
    fn from(text: String) -> Self {
        Credential::new(text)
    }
}

/// The failure of a credential provider. The call's error contains its message, with known credentials redacted.
pub type CredentialError = Box<dyn std::error::Error + Send + Sync>;

/// A provider of credentials that change, such as expiring tokens.
///
/// The client requests a credential before each attempt of a call, so providers should cache it.
///
/// After a 401, the client requests a credential again and passes the rejected credential. If the provider returns a
/// different credential, the call is retried. Several calls may be rejected at the same time, and each of them
/// makes its own request. A provider should therefore compare the rejected credential with its cached one, and fetch
/// a new one only if they are equal. Serialize these steps, for example with a mutex of your async runtime.
///
/// ```
/// use std::sync::Mutex;
/// use specwright_client::{BoxFuture, Credential, CredentialError, Credentials, Scheme};
///
/// struct Tokens(Mutex<Credential>);
///
/// impl Credentials for Tokens {
///     fn credential<'a>(
///         &'a self,
///         _: &'static Scheme,
///         refused: Option<&'a Credential>,
///     ) -> BoxFuture<'a, Result<Option<Credential>, CredentialError>> {
///         Box::pin(async move {
///             let mut token = self.0.lock().map_err(|_| "a thread panicked while it held the token")?;
///             // If the tokens differ, another call has already replaced the rejected token.
///             if refused == Some(&*token) {
///                 *token = Credential::new("a new one");
///             }
///             Ok(Some(token.clone()))
///         })
///     }
/// }
/// ```
pub trait Credentials: MaybeSend + MaybeSync + 'static {
    /// Returns the credential of a scheme; `None` if there is none, in which case the next scheme of the operation is
    /// tried. `refused` is the credential that the service has just rejected.
    fn credential<'a>(
        &'a self,
        scheme: &'static Scheme,
        refused: Option<&'a Credential>,
    ) -> BoxFuture<'a, Result<Option<Credential>, CredentialError>>;
}

/// Returns the strings to redact from the value of a credential header.
#[cfg(any(test, feature = "cache"))]
pub(crate) fn secrets_in_header(value: &str) -> Vec<String> {
    let Some((_, text)) = value.split_once(' ') else { return vec![value.to_owned()] };
    let login = BASE64_STANDARD.decode(text).ok().and_then(|login| String::from_utf8(login).ok());
    let password = login.as_ref().and_then(|login| login.split_once(':'));
    let password = password.map(|(_, password)| password.to_owned());
    [Some(text.to_owned()), login.filter(|_| password.is_some()), password.clone()]
        .into_iter()
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests;
