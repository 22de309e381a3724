//! Credentials: what a client has, or is given for each call, and how requests carry them.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

use crate::future::{BoxFuture, MaybeSend, MaybeSync};
use crate::{Carrier, Scheme};

/// A credential: a key, a token, or a user's name and password. Its `Debug` output is a placeholder.
#[derive(Clone, PartialEq, Eq)]
pub struct Credential(Kind);

#[derive(Clone, PartialEq, Eq)]
enum Kind {
    Text(Arc<str>),
    Login { user: Arc<str>, password: Arc<str> },
}

impl Credential {
    /// A key or a token: for schemes of the query, of a header, and of bearers.
    pub fn new(text: impl Into<String>) -> Self {
        Credential(Kind::Text(text.into().into()))
    }

    /// A user's name, without a colon, and their password: for basic schemes.
    pub fn login(user: impl Into<String>, password: impl Into<String>) -> Self {
        Credential(Kind::Login { user: user.into().into(), password: password.into().into() })
    }

    pub(crate) fn is_empty(&self) -> bool {
        match &self.0 {
            Kind::Text(text) => text.is_empty(),
            Kind::Login { user, .. } => user.is_empty(),
        }
    }

    /// What a request carries of it: the text of a parameter or of a header; `None` if the carrier is for another kind.
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

    /// The texts that nobody may see, beside the password.
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

/// The failure of a provider of credentials. Its text is in the call's error, without the credentials that are known.
pub type CredentialError = Box<dyn std::error::Error + Send + Sync>;

/// Provides credentials that change, such as tokens that expire. It is asked for each attempt of a call, so keep what
/// you have.
///
/// After a 401 it is asked once more, with what was refused, and the call is sent once more with what it gives then,
/// if that is another credential. Several calls may be refused at a time, and each asks: compare what was refused with
/// what you have, and fetch a new credential only if they are the same, one call at a time, as under a lock of your
/// async runtime.
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
///             let mut token = self.0.lock().map_err(|_| "a thread panicked with the token")?;
///             // Another call may have been refused before this one, and a new token be here already.
///             if refused == Some(&*token) {
///                 *token = Credential::new("a new one");
///             }
///             Ok(Some(token.clone()))
///         })
///     }
/// }
/// ```
pub trait Credentials: MaybeSend + MaybeSync + 'static {
    /// The credential of a scheme; `None` if there is none, so that the next scheme of the operation is tried.
    /// `refused` is what the service has just refused.
    fn credential<'a>(
        &'a self,
        scheme: &'static Scheme,
        refused: Option<&'a Credential>,
    ) -> BoxFuture<'a, Result<Option<Credential>, CredentialError>>;
}

/// The texts that nobody may see, of a header in which requests carry credentials.
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
