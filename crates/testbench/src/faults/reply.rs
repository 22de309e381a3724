//! What the server answers: acts on a connection, and what they mean to a caller.

use std::time::Duration;

/// One act on a connection.
#[derive(Clone, Debug)]
pub enum Act {
    /// Sends bytes.
    Send(Vec<u8>),
    /// Sends bytes one by one, with a pause after each.
    Drip(Vec<u8>, Duration),
    /// Does nothing for a time.
    Wait(Duration),
    /// Sends bytes again and again, until the caller goes away.
    Flood(Vec<u8>),
    /// Resets the connection.
    Reset,
    /// Closes the connection in order.
    Close,
    /// Does nothing more, but keeps the connection.
    Hang,
}

/// The answer to a call.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// What is done.
    pub acts: Vec<Act>,
    /// Whether the service may have carried the call out, as far as the caller can know.
    pub may_be_accepted: bool,
    /// The number of good records in it.
    pub gives: usize,
}

impl Reply {
    /// Acts of which the caller can't know what became of its call.
    pub fn acts(acts: impl Into<Vec<Act>>) -> Self {
        Reply { acts: acts.into(), may_be_accepted: true, gives: 0 }
    }

    /// The same, with so many good records.
    pub fn giving(mut self, records: usize) -> Self {
        self.gives = records;
        self
    }

    /// The same, after a time.
    pub fn after(mut self, time: Duration) -> Self {
        self.acts.insert(0, Act::Wait(time));
        self
    }
}

/// An HTTP answer in the making.
#[derive(Clone, Debug)]
pub struct Answer {
    status: u16,
    headers: Vec<(&'static str, String)>,
    length: Option<usize>,
    body: Vec<u8>,
}

impl Answer {
    /// An answer with a status and a body of JSON.
    pub fn new(status: u16, body: impl Into<Vec<u8>>) -> Self {
        let body = body.into();
        let headers = vec![("Content-Type", "application/json".to_owned())];
        Answer { status, headers, length: Some(body.len()), body }
    }

    /// Sets a header.
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.retain(|(had, _)| *had != name);
        self.headers.push((name, value.into()));
        self
    }

    /// Claims another length.
    pub fn length(mut self, length: usize) -> Self {
        self.length = Some(length);
        self
    }

    /// Claims no length: the body ends with the connection.
    pub fn unbounded(mut self) -> Self {
        self.length = None;
        self
    }

    /// The head as it is sent.
    pub fn head(&self) -> Vec<u8> {
        let mut head = format!("HTTP/1.1 {} Played\r\n", self.status);
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(length) = self.length {
            head += &format!("Content-Length: {length}\r\n");
        }
        (head + "\r\n").into_bytes()
    }

    /// Head and body.
    pub fn bytes(&self) -> Vec<u8> {
        [self.head(), self.body.clone()].concat()
    }

    /// The body.
    pub fn body(&self) -> &[u8] {
        &self.body
    }

    /// The reply that sends it. Of 429 and 503 with a wait that can be read, and of a proxy's 407, the caller knows
    /// that nothing was done.
    pub fn reply(self) -> Reply {
        let says_when = self.headers.iter().any(|(name, value)| *name == "Retry-After" && is_wait(value));
        let is_refusal = self.status == 407 || matches!(self.status, 429 | 503) && says_when;
        let mut acts = vec![Act::Send(self.bytes())];
        if self.length.is_none() {
            acts.push(Act::Close);
        }
        // A request that is answered with another 4xx was not carried out either, and must not be sent again.
        Reply { acts, may_be_accepted: !is_refusal, gives: 0 }
    }
}

/// Whether a `Retry-After` can be understood: a number of seconds, or a date of RFC 9110.
fn is_wait(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
        || httpdate::parse_http_date(value).is_ok()
}
