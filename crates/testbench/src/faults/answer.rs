//! Answers of the server, as the table of kinds has them, and the acts on a connection that they come to.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

use super::server::{Act, Call, Reply};
use super::vertical::{KEY, PAGE, Scene, TOTALS, Vertical, set};

/// Stands where bytes come in that are no JSON.
const MARK: &str = "@@";

/// An answer. Without any field, it is a 200 of JSON without a body.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Answer {
    /// The origin of the body.
    from: Origin,
    text: Text,
    pub status: Option<u16>,
    /// The content type, if it is not that of the body.
    r#type: Option<String>,
    headers: BTreeMap<String, String>,

    /// Other values of fields, where the document has them. In the table it is JSON, as TOML has no null.
    #[serde(deserialize_with = "json_object")]
    set: Map<String, Value>,
    remove: Vec<String>,
    /// All totals of the document.
    total: Option<i64>,
    records: Option<Records>,
    /// Stands in a field of the first record. The other records are good.
    token: Option<Text>,
    /// The value of a further field.
    field: Option<Text>,
    /// `true` if callers need not keep any record of the answer.
    gives_nothing: bool,

    before: Text,
    after: Text,
    is_halved: bool,
    is_utf16: bool,
    /// Bytes that the length is too long.
    length: isize,
    /// `true` if the body has no length and ends with the connection.
    is_unbounded: bool,

    wait_ms: u64,
    /// Is sent before the head.
    first: Text,
    /// The parts of head and body that are sent.
    cut: Option<[f64; 2]>,
    /// The pause after each byte of head and body, in milliseconds.
    drip: [u64; 2],
    /// Is sent again and again, until the caller goes away.
    flood: Option<Text>,
    /// The end of the connection.
    then: Option<Act>,
}

/// The origin of a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Origin {
    #[default]
    Text,
    /// The good answer that is next: a partial one, then the whole one.
    Good,
    Whole,
    Partial,
    /// The first page of a feed, whatever was asked for.
    FirstPage,
    /// A good answer with a new id each time; nothing to who does not know the last one.
    ChangingIds,
    /// Request and key, in a shape that differs from status to status.
    Echo,
    /// A 429 that shows the key.
    Limit,
}

/// A change of the records.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Records {
    Twice,
    Unreadable,
    FirstUnreadable,
    /// One less than a page of a feed has.
    OneLess,
}

/// A text in which some words stand for parts of the call; bytes; or several of them, each a number of times.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Text {
    Plain(String),
    Bytes { bytes: Vec<u8> },
    Parts(Vec<(Text, usize)>),
}

impl Default for Text {
    fn default() -> Text {
        Text::Plain(String::new())
    }
}

impl Text {
    fn bytes(&self, call: &Call) -> Vec<u8> {
        match self {
            Text::Plain(text) => filled(text, call).into_bytes(),
            Text::Bytes { bytes } => bytes.clone(),
            Text::Parts(parts) => {
                let parts = parts.iter().map(|(part, count)| part.bytes(call).repeat(*count));
                parts.collect::<Vec<_>>().concat()
            }
        }
    }
}

/// A text with the values of its words. `$now` and a number of seconds are a date.
fn filled(text: &str, call: &Call) -> String {
    if let Some(seconds) = text.strip_prefix("$now").and_then(|seconds| seconds.parse().ok()) {
        let by = Duration::from_secs(i64::unsigned_abs(seconds));
        let now = SystemTime::now();
        return httpdate::fmt_http_date(if seconds < 0 { now - by } else { now + by });
    }
    text.replace("$quoted_key", &json!(KEY).to_string())
        .replace("$sent_key", call.parameter("apiKey").unwrap_or_default())
        .replace("$key", KEY)
        .replace("$target", &call.target)
        .replace("$port", &call.port.to_string())
}

fn json_object<'de, D: Deserializer<'de>>(text: D) -> Result<Map<String, Value>, D::Error> {
    serde_json::from_str(&String::deserialize(text)?).map_err(D::Error::custom)
}

impl Answer {
    /// The good answer that is next.
    pub fn good() -> Answer {
        Answer { from: Origin::Good, ..Answer::default() }
    }

    /// Returns the acts that send the answer in a run.
    pub fn reply(&self, scene: &Scene, call: &Call) -> Reply {
        let status = self.status.unwrap_or(if self.from == Origin::Limit { 429 } else { 200 });
        let content = self.content(status, scene, call);
        let (status, (content, gives)) = content.map_or((404, (Vec::new(), 0)), |content| (status, content));
        let mut body = self.changed(content, call);
        let mut head = self.head(status, body.len(), scene, call);
        if let Some([of_head, of_body]) = self.cut {
            head.truncate((head.len() as f64 * of_head) as usize);
            body.truncate((body.len() as f64 * of_body) as usize);
        }
        let mut acts = vec![Act::Wait(Duration::from_millis(self.wait_ms))];
        acts.extend(match self.drip.map(Duration::from_millis) {
            [Duration::ZERO, Duration::ZERO] => {
                vec![Act::Send([self.first.bytes(call), head, body].concat(), Duration::ZERO)]
            }
            [pause, pause_in_body] => vec![Act::Send(head, pause), Act::Send(body, pause_in_body)],
        });
        acts.extend(self.flood.iter().map(|flood| Act::Flood(flood.bytes(call))));
        acts.extend(self.then.clone().or(self.is_unbounded.then_some(Act::Close)));
        Reply { acts, may_be_accepted: !self.is_refusal(status), gives }
    }

    /// Returns whether the caller knows that nothing was done: for 429 and 503 with a valid wait, and for a proxy's
    /// 407. A request that is answered with another 4xx was not carried out either, and must not be sent again.
    fn is_refusal(&self, status: u16) -> bool {
        let is_wait = |value: &String| {
            !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
                || value.starts_with("$now")
                || httpdate::parse_http_date(value).is_ok()
        };
        status == 407 || matches!(status, 429 | 503) && self.headers.get("Retry-After").is_some_and(is_wait)
    }

    /// The body before it is damaged, and the number of good records in it; nothing for an id that is not known.
    fn content(&self, status: u16, scene: &Scene, call: &Call) -> Option<(Vec<u8>, usize)> {
        let document = match self.from {
            Origin::Text => return Some((self.text.bytes(call), 0)),
            Origin::Echo => return Some((echo(status, call).into_bytes(), 0)),
            Origin::Limit => {
                let limit = r#"{"status":429,"errorCode":"LIMIT","errorMessage":$quoted_key}"#;
                return Some((filled(limit, call).into_bytes(), 0));
            }
            Origin::Good => scene.good(call),
            Origin::Whole => scene.whole(call),
            Origin::Partial => scene.partial(),
            Origin::FirstPage => {
                scene.whole(&Call { target: call.target.replace("lastId", "was"), ..call.clone() })
            }
            Origin::ChangingIds => changing_ids(scene, call)?,
        };
        let (document, gives) = self.edited(document, scene.vertical);
        let text = scene.vertical.written(&document);
        let inserted = self.token.as_ref().or(self.field.as_ref());
        let content =
            inserted.map_or_else(|| text.clone().into_bytes(), |part| put(&text, &part.bytes(call)));
        let is_whole = self.status.is_none() && !self.gives_nothing;
        Some((content, if is_whole { gives } else { 0 }))
    }

    /// A document with all changes, and the number of records in it that are good for sure.
    fn edited(&self, mut document: Value, vertical: Vertical) -> (Value, usize) {
        let totals = TOTALS.into_iter().filter_map(|name| Some((name.to_owned(), json!(self.total?))));
        self.set.clone().into_iter().chain(totals).for_each(|(name, value)| set(&mut document, &name, value));
        if let Some(fields) = document.as_object_mut() {
            fields.retain(|name, _| !self.remove.contains(name));
        }
        if self.field.is_some() && vertical != Vertical::Feed {
            document["new"] = json!(MARK);
        }
        let gives = document["results"].as_array_mut().map_or(0, |records| self.spoiled(records, vertical));
        (document, gives)
    }

    /// Changes the records of a document, and tells how many of them are good for sure.
    fn spoiled(&self, records: &mut Vec<Value>, vertical: Vertical) -> usize {
        let (all, is_feed) = (records.len(), vertical == Vertical::Feed);
        if self.field.is_some() && is_feed {
            records.truncate(1);
            records.iter_mut().for_each(|record| record["new"] = json!(MARK));
        }
        if self.token.is_some() {
            // It is on the first page of a feed only.
            let first = records.first_mut().filter(|first| vertical.begins_with(first));
            let Some(first) = first else { return all };
            let name = text_field(first);
            first[name] = json!(MARK);
            return all - 1;
        }
        match self.records {
            None if matches!(self.from, Origin::Good | Origin::ChangingIds) => return all,
            None => {}
            Some(Records::Twice) => records.extend(records.clone()),
            Some(Records::Unreadable) if is_feed => records.fill(json!({ "hotelName": 7 })),
            Some(Records::Unreadable) => records.fill(json!(7)),
            Some(Records::FirstUnreadable) if is_feed => {
                records.truncate(PAGE - 1);
                records.insert(0, json!(7));
                return records.len() - 1;
            }
            Some(Records::FirstUnreadable) => {
                records[0] = json!(7);
                return all - 1;
            }
            Some(Records::OneLess) => {
                records.truncate(PAGE - 1);
                return records.len();
            }
        }
        0
    }

    /// The body as it is sent.
    fn changed(&self, content: Vec<u8>, call: &Call) -> Vec<u8> {
        let mut body = [self.before.bytes(call), content, self.after.bytes(call)].concat();
        if self.is_halved {
            body.truncate(body.len() / 2);
        }
        if self.is_utf16 {
            body = String::from_utf8_lossy(&body).encode_utf16().flat_map(u16::to_le_bytes).collect();
        }
        body
    }

    fn head(&self, status: u16, length: usize, scene: &Scene, call: &Call) -> Vec<u8> {
        let of_body = match self.from {
            Origin::Echo if status % 4 == 2 => "text/html",
            Origin::Text | Origin::Echo | Origin::Limit => "application/json",
            _ => scene.vertical.content_type(),
        };
        let content_type = self.r#type.as_deref().unwrap_or(of_body);
        let mut head = format!("HTTP/1.1 {status} Played\r\nContent-Type: {content_type}\r\n");
        for (name, value) in &self.headers {
            head += &format!("{name}: {}\r\n", filled(value, call));
        }
        if !self.is_unbounded {
            head += &format!("Content-Length: {}\r\n", length.saturating_add_signed(self.length));
        }
        (head + "\r\n").into_bytes()
    }
}

/// An error body that shows request and key.
fn echo(status: u16, call: &Call) -> String {
    let body = match status % 4 {
        0 => r#"{"status":$status,"errorCode":"PLAYED","errorMessage":"$target"}"#,
        1 => r#"{"url":"$target","errors":[{"code":"PLAYED","description":$quoted_key}]}"#,
        2 => "<html><title>$status</title><p>$key<a href='$target'>",
        _ => "",
    };
    filled(&body.replace("$status", &status.to_string()), call)
}

/// The next answer of a search that has another id each time.
fn changing_ids(scene: &Scene, call: &Call) -> Option<Value> {
    let last = format!("\"id-{}\"", call.index.saturating_sub(1));
    if call.index > 0 && !call.body.contains(&last) {
        return None;
    }
    let mut document = if call.index < 2 { scene.partial() } else { scene.whole(call) };
    document["searchId"] = json!(format!("id-{}", call.index));
    document["cluster"] = json!(call.index.to_string());
    Some(document)
}

/// A field of a record that is not its id.
fn text_field(record: &Value) -> String {
    let ids = ["id", "key", "bookUri", "fullName"];
    let mut fields = record.as_object().into_iter().flatten();
    let text = fields.find(|(name, value)| value.is_string() && !ids.contains(&name.as_str()));
    text.map_or("remark", |(name, _)| name).to_owned()
}

/// A body with other bytes in the place of the mark.
fn put(body: &str, bytes: &[u8]) -> Vec<u8> {
    match body.split_once(&format!("\"{MARK}\"")) {
        Some((before, after)) => [before.as_bytes(), bytes, after.as_bytes()].concat(),
        None => body.as_bytes().to_vec(),
    }
}
