//! The server's responses, as the table of kinds defines them, and the connection actions that send them.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

use super::server::{Act, Call, Reply};
use super::vertical::{KEY, PAGE, Scene, TOTALS, Vertical, set};

/// A placeholder for bytes that may be invalid JSON.
const BYTES_PLACEHOLDER: &str = "@@";

/// A response. If no field is set, the response is a 200 with the JSON content type and an empty body.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Answer {
    /// The origin of the body.
    from: Origin,
    text: Text,
    pub status: Option<u16>,
    /// The content type, if it differs from the body's own content type.
    r#type: Option<String>,
    headers: BTreeMap<String, String>,

    /// New values for existing fields of the document. In the table, the values are a JSON string, because TOML has no
    /// null.
    #[serde(deserialize_with = "json_object")]
    set: Map<String, Value>,
    remove: Vec<String>,
    /// Additional fields, as a JSON string.
    #[serde(deserialize_with = "json_object")]
    add: Map<String, Value>,
    /// The value of all totals in the document.
    total: Option<i64>,
    records: Option<Records>,
    /// Bytes that replace a field's value in the first record. The other records stay valid.
    token: Option<Text>,
    /// The value of an additional field.
    field: Option<Text>,
    /// `true` if callers may discard all records of the response.
    gives_nothing: bool,

    before: Text,
    after: Text,
    is_halved: bool,
    is_utf16: bool,
    /// The difference between the declared and the real length of the body, in bytes.
    length: isize,
    /// `true` if the body has no declared length and ends with the connection.
    is_unbounded: bool,

    wait_ms: u64,
    /// Bytes that are sent before the head.
    first: Text,
    /// The fractions of the head and of the body that are sent.
    cut: Option<[f64; 2]>,
    /// The pauses after each byte of the head and of the body, in milliseconds.
    drip: [u64; 2],
    /// Bytes that are sent over and over until the caller disconnects.
    flood: Option<Text>,
    /// The final action, which ends the connection.
    then: Option<Act>,
}

/// The origin of a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Origin {
    #[default]
    Text,
    /// The next valid response: first a partial one, then the complete one.
    Good,
    Whole,
    Partial,
    /// The first page of a feed, whichever page is requested.
    FirstPage,
    /// The requested page of a feed, which begins with the record that has the given id.
    Inclusive,
    /// A valid response with a new search id each time. A call with any id except the latest gets a 404.
    ChangingIds,
    /// An error body that shows the request or the key, or no body, depending on the status.
    Echo,
    /// The body of a 429 response that shows the key.
    Limit,
}

/// A change to the records.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Records {
    Twice,
    Unreadable,
    FirstUnreadable,
    /// Two records are unreadable.
    TwoUnreadable,
    /// One record fewer than a full page of a feed.
    OneLess,
    Descending,
}

/// A string with placeholders, raw bytes, or several strings or bytes with repetition counts.
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
            Text::Plain(text) => fill_placeholders(text, call).into_bytes(),
            Text::Bytes { bytes } => bytes.clone(),
            Text::Parts(parts) => {
                let parts = parts.iter().map(|(part, count)| part.bytes(call).repeat(*count));
                parts.collect::<Vec<_>>().concat()
            }
        }
    }
}

/// Fills in the placeholders of a string. `$now` with an offset in seconds becomes a date.
fn fill_placeholders(text: &str, call: &Call) -> String {
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
    /// Returns the next valid response.
    pub fn good() -> Answer {
        Answer { from: Origin::Good, ..Answer::default() }
    }

    /// Returns the actions that send the response in a run.
    pub fn reply(&self, scene: &Scene, call: &Call) -> Reply {
        let status = self.status.unwrap_or(if self.from == Origin::Limit { 429 } else { 200 });
        let content = self.content(status, scene, call);
        let (status, (content, gives)) = content.map_or((404, (Vec::new(), 0)), |content| (status, content));
        let mut body = self.body(content, call);
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
        Reply { acts, gives }
    }

    /// Returns the content of the body and the number of records that are certainly valid, or `None` for an unknown
    /// search id.
    fn content(&self, status: u16, scene: &Scene, call: &Call) -> Option<(Vec<u8>, usize)> {
        let document = match self.from {
            Origin::Text => return Some((self.text.bytes(call), 0)),
            Origin::Echo => return Some((echo(status, call).into_bytes(), 0)),
            Origin::Limit => {
                let limit = r#"{"status":429,"errorCode":"LIMIT","errorMessage":$quoted_key}"#;
                return Some((fill_placeholders(limit, call).into_bytes(), 0));
            }
            Origin::Good => scene.good(call),
            Origin::Whole => scene.whole(call),
            Origin::Partial => scene.partial(),
            Origin::FirstPage => {
                scene.whole(&Call { target: call.target.replace("lastId", "was"), ..call.clone() })
            }
            Origin::Inclusive => {
                scene.whole(&Call { target: call.target.replace("lastId", "firstId"), ..call.clone() })
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

    /// Applies all changes to a document. Returns the document with the number of records that are certainly valid.
    fn edited(&self, mut document: Value, vertical: Vertical) -> (Value, usize) {
        let totals = TOTALS.into_iter().filter_map(|name| Some((name.to_owned(), json!(self.total?))));
        self.set.clone().into_iter().chain(totals).for_each(|(name, value)| set(&mut document, &name, value));
        if let Some(fields) = document.as_object_mut() {
            fields.retain(|name, _| !self.remove.contains(name));
            fields.extend(self.add.clone());
        }
        if self.field.is_some() && vertical != Vertical::Feed {
            document["new"] = json!(BYTES_PLACEHOLDER);
        }
        let gives =
            document["results"].as_array_mut().map_or(0, |records| self.change_records(records, vertical));
        (document, gives)
    }

    /// Changes the records of a document. Returns the number of records that are certainly valid.
    fn change_records(&self, records: &mut Vec<Value>, vertical: Vertical) -> usize {
        let (all, is_feed) = (records.len(), vertical == Vertical::Feed);
        if self.field.is_some() && is_feed {
            records.truncate(1);
            records.iter_mut().for_each(|record| record["new"] = json!(BYTES_PLACEHOLDER));
        }
        if self.token.is_some() {
            // Only the first page of a feed has the first record.
            let first = records.first_mut().filter(|first| vertical.begins_with(first));
            let Some(first) = first else { return all };
            let name = text_field(first);
            first[name] = json!(BYTES_PLACEHOLDER);
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
            Some(Records::TwoUnreadable) => {
                records[..2].fill(json!(7));
                return all - 2;
            }
            Some(Records::Descending) => {
                records.reverse();
                return all;
            }
            Some(Records::OneLess) => {
                records.truncate(PAGE - 1);
                return records.len();
            }
        }
        0
    }

    /// Returns the whole body, of which `cut` may send only a part.
    fn body(&self, content: Vec<u8>, call: &Call) -> Vec<u8> {
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
            head += &format!("{name}: {}\r\n", fill_placeholders(value, call));
        }
        if !self.is_unbounded {
            head += &format!("Content-Length: {}\r\n", length.saturating_add_signed(self.length));
        }
        (head + "\r\n").into_bytes()
    }
}

/// Returns an error body that shows the request or the key, or an empty body, depending on the status.
fn echo(status: u16, call: &Call) -> String {
    let body = match status % 4 {
        0 => r#"{"status":$status,"errorCode":"PLAYED","errorMessage":"$target"}"#,
        1 => r#"{"url":"$target","errors":[{"code":"PLAYED","description":$quoted_key}]}"#,
        2 => "<html><title>$status</title><p>$key<a href='$target'>",
        _ => "",
    };
    fill_placeholders(&body.replace("$status", &status.to_string()), call)
}

/// Returns the next response of a search whose id changes with each response.
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

/// Returns the name of a text field of a record, other than an id, a key, a link or the full name, or else `remark`.
fn text_field(record: &Value) -> String {
    let ids = ["id", "key", "bookUri", "fullName"];
    let mut fields = record.as_object().into_iter().flatten();
    let text = fields.find(|(name, value)| value.is_string() && !ids.contains(&name.as_str()));
    text.map_or("remark", |(name, _)| name).to_owned()
}

/// Replaces the placeholder in a body with these bytes.
fn put(body: &str, bytes: &[u8]) -> Vec<u8> {
    match body.split_once(&format!("\"{BYTES_PLACEHOLDER}\"")) {
        Some((before, after)) => [before.as_bytes(), bytes, after.as_bytes()].concat(),
        None => body.as_bytes().to_vec(),
    }
}
