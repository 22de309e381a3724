//! The session: the calls of one end user.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use http::HeaderValue;

use crate::call_options::Headers;
use crate::{CallOptions, Client, random};

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

#[derive(Clone)]
pub(crate) struct Shared {
    /// The client, with the policies of this session's calls.
    pub(crate) client: Client,
    pub(crate) track_id: String,
    pub(crate) ip: Option<HeaderValue>,
    pub(crate) user_agent: Option<HeaderValue>,
    pub(crate) headers: Headers,
    pub(crate) deadline: Option<Deadline>,
}

/// The moment by which calls end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Deadline {
    /// By the client's clock.
    pub(crate) at: Duration,
    /// The time that was given, for messages.
    pub(crate) given: Duration,
}

impl Client {
    /// A session of an unknown end user.
    pub fn session(&self) -> Session {
        self.session_for(EndUser::default())
    }

    /// A session of this end user. Keep it, or its [`track_id`](Session::track_id), for as long as the user stays:
    /// the service takes another id for another user.
    pub fn session_for(&self, end_user: EndUser) -> Session {
        let given = end_user.track_id.filter(|id| !id.is_empty());
        let track_id = given.unwrap_or_else(|| random::id(&*self.shared.random));
        let ip = end_user.ip.and_then(|ip| HeaderValue::try_from(ip.to_string()).ok());
        let user_agent = end_user.user_agent.and_then(|text| header_text(&text));
        let (client, headers, deadline) = (self.clone(), Headers::default(), None);
        Session { shared: Arc::new(Shared { client, track_id, ip, user_agent, headers, deadline }) }
    }
}

impl Session {
    /// The session's id at the service: the given one, or the one that was made up.
    pub fn track_id(&self) -> &str {
        &self.shared.track_id
    }

    /// The client. That of a session [with options](Session::with) has their timeout and retry policy.
    pub fn client(&self) -> &Client {
        &self.shared.client
    }

    /// The same session, for calls, searches and feeds with these options. What they leave open stays as it is here;
    /// of two deadlines the nearer one counts.
    ///
    /// ```no_run
    /// # async fn example<P: specwright_client::poll::Protocol>(
    /// #     session: specwright_client::Session,
    /// #     request: P::Request,
    /// # ) -> Result<(), specwright_client::Error> {
    /// use std::time::Duration;
    /// use specwright_client::CallOptions;
    ///
    /// let session = session.with(CallOptions::new().timeout(Duration::from_secs(2)));
    /// let outcome = session.poll::<P>(request).finish().await?;
    /// # let _ = outcome;
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn with(&self, options: CallOptions) -> Session {
        let CallOptions { timeout, retry, within, headers } = options;
        let mut shared = (*self.shared).clone();
        shared.client = shared.client.with_policies(timeout, retry);
        shared.headers.extend(headers);
        let deadline = within.map(|given| {
            let at = shared.client.shared.clock.now().saturating_add(given);
            Deadline { at, given }
        });
        shared.deadline =
            [shared.deadline, deadline].into_iter().flatten().min_by_key(|deadline| deadline.at);
        Session { shared: Arc::new(shared) }
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
