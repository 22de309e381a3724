//! The session: the calls of one end user.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

use http::HeaderValue;
use serde_core::Serialize;
use wayfare_validation::Validate;
use wayfare_wire::Decode;
use wayfare_wire::query::Query;

use crate::call::{Answer, Call};
use crate::stream::{Feed, Records, Walk};
use crate::{Client, Error, Operation, poll, random};

/// The data of a session's end user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndUser {
    /// The id of the user's session: any text, unique to them and stable. By default it is made up: 128 random
    /// bits in hexadecimal.
    pub track_id: Option<String>,
    /// The user's address. Take it from the connection, or from a header that your own proxy sets; never from one
    /// that the user can set.
    pub ip: Option<IpAddr>,
    /// The `User-Agent` that the user's browser sent. Characters that a header can't hold are left out.
    pub user_agent: Option<String>,
}

/// The calls of one end user. Cheap to clone; clones are the same session.
#[derive(Clone)]
pub struct Session {
    pub(crate) shared: Arc<Shared>,
}

pub(crate) struct Shared {
    pub(crate) client: Client,
    pub(crate) track_id: String,
    pub(crate) ip: Option<HeaderValue>,
    pub(crate) user_agent: Option<HeaderValue>,
}

impl Session {
    pub(crate) fn new(client: Client, end_user: EndUser) -> Self {
        let given = end_user.track_id.filter(|id| !id.is_empty());
        let track_id = given.unwrap_or_else(|| random::id(&*client.shared.random));
        let ip = end_user.ip.and_then(|ip| HeaderValue::try_from(ip.to_string()).ok());
        let user_agent = end_user.user_agent.and_then(|text| header_text(&text));
        Session { shared: Arc::new(Shared { client, track_id, ip, user_agent }) }
    }

    /// The session's id at the service: the given one, or the one that was made up.
    pub fn track_id(&self) -> &str {
        &self.shared.track_id
    }

    /// The client.
    pub fn client(&self) -> &Client {
        &self.shared.client
    }

    /// Calls an operation, with retries where that is safe and may help. Nothing is sent unless query and body are
    /// valid.
    ///
    /// # Errors
    /// Any but [`ErrorKind::Configuration`](crate::ErrorKind::Configuration) and
    /// [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken).
    pub async fn call<Q, B, R>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Answer<R>, Error>
    where
        Q: Query + Validate,
        B: Serialize + Validate + ?Sized + Sync,
        R: Decode,
    {
        Call::new(self, operation, query, body)?.run().await
    }

    /// Calls an operation whose answer is a stream of records, and waits for the first one. Until then the call is
    /// retried where that is safe and may help.
    ///
    /// # Errors
    /// Those of [`call`](Session::call), except for an unreadable record: that is an error among the records.
    pub async fn stream<Q, B, R>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Records<R>, Error>
    where
        Q: Query + Validate,
        B: Serialize + Validate + ?Sized + Sync,
        R: Decode,
    {
        Call::new(self, operation, query, body)?.open().await
    }

    /// All records of a feed, from the query's page on. Nothing is sent before the first record is asked for.
    pub fn walk<F: Feed>(&self, query: F::Query) -> Walk<F> {
        Walk::new(self.clone(), query)
    }

    /// A search by a poll protocol. Nothing is sent before the first update is asked for.
    pub fn poll<P: poll::Protocol>(&self, request: P::Request) -> poll::Search<P> {
        poll::Search::start(self.clone(), request)
    }

    /// Goes on with a search that was begun elsewhere, with the next poll. The session should have the
    /// [`track_id`](Session::track_id) of the one that began it.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken) if the token is of another kind of search.
    pub fn resume<P: poll::Protocol>(&self, token: poll::Token) -> Result<poll::Search<P>, Error> {
        poll::Search::resume(self.clone(), token)
    }
}

/// Shows neither the key nor the end user's data.
impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("client", &self.shared.client).finish_non_exhaustive()
    }
}

fn header_text(text: &str) -> Option<HeaderValue> {
    let fit: Vec<u8> =
        text.bytes().filter(|byte| *byte == b'\t' || (*byte >= 0x20 && *byte != 0x7f)).collect();
    HeaderValue::from_bytes(fit.trim_ascii()).ok().filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_header_can_not_hold_is_left_out() {
        assert_eq!(header_text("Mozilla/5.0\r\nX-Evil: 1\0").unwrap(), "Mozilla/5.0X-Evil: 1");
        assert_eq!(header_text("Bräuser/1").unwrap().as_bytes(), "Bräuser/1".as_bytes());
        assert_eq!(header_text(" \n "), None);
    }
}
