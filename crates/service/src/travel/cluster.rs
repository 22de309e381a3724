//! The `cluster` in search responses: the name of the node, which a load balancer can use to route later calls.

use std::hash::{BuildHasher as _, RandomState};
use std::str::FromStr;
use std::sync::Arc;

use axum::http::HeaderValue;

use crate::http::InvalidValue;

/// The name of a node in the field and the cookie `cluster` of its responses. Clients send the name back with later
/// calls, so that a load balancer can route these calls to the node that holds the search. Any node can handle a call
/// with any cluster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClusterName(Arc<str>);

/// Maximum length of a name.
const MAX_LENGTH: usize = 64;

impl ClusterName {
    /// Returns a random name.
    pub(crate) fn random() -> Self {
        ClusterName(format!("{:08x}", RandomState::new().hash_one(()) >> 32).into())
    }

    /// Returns the name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the cookie that repeats the cluster, for clients that send cookies back. The service does not read the
    /// cookie, but a load balancer can.
    pub(crate) fn cookie(&self, base_url: &str) -> Option<HeaderValue> {
        let (scheme, rest) = base_url.split_once("://")?;
        let path = rest.find('/').map_or("/", |at| &rest[at..]);
        let secure = if scheme == "https" { "; Secure" } else { "" };
        HeaderValue::try_from(format!("cluster={}; Path={path}; HttpOnly; SameSite=Lax{secure}", self.0)).ok()
    }
}

impl FromStr for ClusterName {
    type Err = InvalidValue;

    fn from_str(text: &str) -> Result<Self, InvalidValue> {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
        if (1..=MAX_LENGTH).contains(&text.len()) && text.bytes().all(is_allowed) {
            Ok(ClusterName(text.into()))
        } else {
            Err(InvalidValue::new(text, format!("1 to {MAX_LENGTH} letters, digits, -, . and _")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_need_no_escaping() {
        for name in ["4", "node-1.example_2", &"x".repeat(64)] {
            assert_eq!(name.parse::<ClusterName>().unwrap().as_str(), name);
        }
        for name in ["", "a b", "a;b", "\u{e9}", &"x".repeat(65)] {
            let error = name.parse::<ClusterName>().unwrap_err().to_string();
            assert_eq!(error, format!("found {name:?}, allowed 1 to 64 letters, digits, -, . and _"));
        }
        let random = ClusterName::random();
        assert_eq!(random.as_str().parse(), Ok(random.clone()));
        assert_ne!(random, ClusterName::random());
    }
}
