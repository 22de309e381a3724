//! Sessions: the calls of one end user.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use http::HeaderValue;

use crate::call_options::{Headers, Verbatim};
use crate::{CallOptions, Client, random};

/// The data of an end user.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndUser {
    /// The id of the user's session: any string that is unique to the user and stable. The default is a generated id:
    /// 128 random bits in hexadecimal.
    pub track_id: Option<String>,
    /// The user's IP address. Take it from the connection, or from a header that your own proxy sets; never from a
    /// header that the user can set.
    pub ip: Option<IpAddr>,
    /// The `User-Agent` that the user's browser sent. Characters that are not allowed in a header are removed.
    pub user_agent: Option<String>,
}

/// A session: the calls of one end user. Cheap to clone; clones are the same session.
#[derive(Clone)]
pub struct Session {
    pub(crate) shared: Arc<Shared>,
}

#[derive(Clone)]
pub(crate) struct Shared {
    /// The client, and the policies for this session's calls.
    pub(crate) client: Client,
    pub(crate) track_id: String,
    pub(crate) ip: Option<HeaderValue>,
    pub(crate) user_agent: Option<HeaderValue>,
    pub(crate) headers: Headers,
    pub(crate) deadline: Option<Deadline>,
    /// The value that replaces [`Operation::repeatable`](crate::Operation::repeatable), if any.
    pub(crate) repeatable: Option<bool>,
    /// `true` if responses keep their bodies.
    pub(crate) keeps_bodies: bool,
    pub(crate) verbatim: Option<Arc<Verbatim>>,
}

/// A deadline for calls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Deadline {
    /// The time of the deadline, on the client's clock.
    pub(crate) at: Duration,
    /// The original time limit, for messages.
    pub(crate) given: Duration,
}

impl Client {
    /// Creates a session for an unknown end user.
    pub fn session(&self) -> Session {
        self.session_for(EndUser::default())
    }

    /// Creates a session for an end user. Keep the session, or its [`track_id`](Session::track_id), for as long as the
    /// user stays: to the service, a different id is a different user.
    pub fn session_for(&self, end_user: EndUser) -> Session {
        let given = end_user.track_id.filter(|id| !id.is_empty());
        let track_id = given.unwrap_or_else(|| random::id(&*self.shared.random));
        let ip = end_user.ip.and_then(|ip| HeaderValue::try_from(ip.to_string()).ok());
        let user_agent = end_user.user_agent.and_then(|text| header_text(&text));
        let (client, headers) = (self.clone(), Headers::default());
        let (deadline, repeatable, keeps_bodies, verbatim) = (None, None, false, None);
        let shared = Shared {
            client,
            track_id,
            ip,
            user_agent,
            headers,
            deadline,
            repeatable,
            keeps_bodies,
            verbatim,
        };
        Session { shared: Arc::new(shared) }
    }
}

impl Session {
    /// Returns the session's id at the service, which is either given or generated.
    pub fn track_id(&self) -> &str {
        &self.shared.track_id
    }

    /// Returns the client. For a session [with options](Session::with), its timeout and retry policy come from the
    /// options.
    pub fn client(&self) -> &Client {
        &self.shared.client
    }

    /// Returns the same session with options for its calls, including those of searches, jobs, listings and feeds.
    /// Settings that the options leave out remain unchanged. Of two deadlines, the earlier one applies.
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
        let CallOptions { timeout, retry, within, repeatable, headers, keeps_bodies, verbatim } = options;
        let mut shared = (*self.shared).clone();
        shared.client = shared.client.with_policies(timeout, retry);
        shared.headers.extend(headers);
        shared.repeatable = repeatable.or(shared.repeatable);
        shared.keeps_bodies |= keeps_bodies;
        shared.verbatim = verbatim.or(shared.verbatim);
        let deadline = within.map(|given| {
            let at = shared.client.shared.clock.now().saturating_add(given);
            Deadline { at, given }
        });
        shared.deadline =
            [shared.deadline, deadline].into_iter().flatten().min_by_key(|deadline| deadline.at);
        Session { shared: Arc::new(shared) }
    }
}

/// Omits the key and the end user's data.
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
    fn invalid_header_characters_are_removed() {
        assert_eq!(header_text("Mozilla/5.0\r\nX-Evil: 1\0").unwrap(), "Mozilla/5.0X-Evil: 1");
        assert_eq!(header_text("Bräuser/1").unwrap().as_bytes(), "Bräuser/1".as_bytes());
        assert_eq!(header_text(" \n "), None);
    }
}
