//! The session: the calls of one end user.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

use http::HeaderValue;

use crate::{Client, random};

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
        Session { shared: Arc::new(Shared { client: self.clone(), track_id, ip, user_agent }) }
    }
}

impl Session {
    /// The session's id at the service: the given one, or the one that was made up.
    pub fn track_id(&self) -> &str {
        &self.shared.track_id
    }

    /// The client.
    pub fn client(&self) -> &Client {
        &self.shared.client
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
