//! The token with which another process can resume a running search or job.

use std::fmt;
use std::str::FromStr;

use specwright_core::{Json, decode};

use crate::poll::{Carried, Protocol};
use crate::portable::{self, damaged, invalid};
use crate::{Error, Operation};

/// Maximum length of the string form, in bytes.
const MAX_TEXT: usize = 1 << 20;

/// The state with which another process can resume a search or a job. A token contains neither the key
/// nor the session.
///
/// The string form ([`Display`](fmt::Display) and [`FromStr`]) consists only of letters, digits, `-`, `_` and `.`. The
/// string is neither encrypted nor signed: anyone who has the string can read the search terms or the id of the job.
///
/// ```
/// use specwright_client::poll::Token;
///
/// assert!("not a token".parse::<Token>().is_err());
/// ```
#[derive(Clone, PartialEq)]
pub struct Token {
    operation: String,
    carried: Carried,
    request: Json,
}

impl Token {
    /// Creates the token for a search in its current state; `None` if the search can't be polled.
    pub(crate) fn new<P: Protocol>(carried: &Carried, request: &P::Request) -> Option<Self> {
        P::next(carried, request).ok()?;
        let request = serde_json::to_value(request).ok()?;
        Some(Token { operation: P::OPERATION.name.to_owned(), carried: carried.clone(), request })
    }

    /// Returns the carried values and the start request.
    pub(crate) fn open<P: Protocol>(self) -> Result<(Carried, P::Request), Error> {
        self.check(P::OPERATION)?;
        let request = decode::<P::Request>(self.request.to_string().as_bytes());
        let request = request.map_err(|error| invalid(error.to_string()))?.value;
        P::next(&self.carried, &request).map_err(|lacking| invalid(lacking.to_string()))?;
        Ok((self.carried, request))
    }

    /// Creates the token for a job that is polled by the given operation and parameters.
    pub(crate) fn of_job(operation: &Operation, parameters: Vec<(String, String)>) -> Self {
        let parameters = parameters.into_iter().map(|(name, value)| Json::from(vec![name, value]));
        let request = parameters.collect();
        Token { operation: operation.name.to_owned(), carried: Carried::new(), request }
    }

    /// Returns the parameters of a job that is polled by the given operation.
    pub(crate) fn open_job(self, operation: &Operation) -> Result<Vec<(String, String)>, Error> {
        self.check(operation)?;
        serde_json::from_value(self.request).map_err(|_| damaged())
    }

    /// Checks that the token belongs to the given operation.
    fn check(&self, operation: &Operation) -> Result<(), Error> {
        match self.operation == operation.name {
            true => Ok(()),
            false => Err(invalid(format!(
                "found a token for {:?}, expected a token for {:?}",
                self.operation, operation.name
            ))),
        }
    }

    /// Returns the name of the operation that polls the search or job, such as `flights.poll`.
    pub fn operation(&self) -> &str {
        &self.operation
    }
}

/// Omits the search terms and the carried values.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token").field("operation", &self.operation).finish_non_exhaustive()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        portable::write(f, &(&self.operation, &self.carried, &self.request))
    }
}

impl FromStr for Token {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (operation, carried, request) = portable::read(text, MAX_TEXT)?;
        Ok(Token { operation, carried, request })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;
    use crate::portable::tests::coded;

    #[test]
    fn a_token_round_trips() {
        let token = Token {
            operation: "books.poll".into(),
            carried: Carried::from([("searchId".into(), "a\"b東".into()), ("cluster".into(), "4".into())]),
            request: serde_json::json!({ "start": { "words": ["x", null, 1.5] } }),
        };
        let text = token.to_string();
        assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b)), "{text}");
        assert_eq!(text.parse::<Token>().unwrap(), token);
        assert_eq!(format!(" {text}\n").parse::<Token>().unwrap(), token);
    }

    #[test]
    fn invalid_tokens_are_rejected() {
        for text in [
            String::new(),
            "1.".into(),
            "2.WzFd".into(),
            "1.é".into(),
            coded("[]"),
            coded(r#"["a", {"b": 1}, {}]"#),
            coded(r#"["a", {"b": "c"}]"#),
            coded(r#"{"a": 1}"#),
            coded(&"[".repeat(200_000)),
            "1.A".repeat(MAX_TEXT),
        ] {
            let error = text.parse::<Token>().unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidToken);
        }
    }
}
