//! Bodies that are no answer, lie about themselves, are too large, or have a bad token.

use serde_json::{Value, json};
use wayfare_client::ErrorKind::{Decode, Network, TooLarge, Unexpected};

use super::super::kind::{Kind, When};
use super::super::reply::{Act, Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{KEY, Scene, Stage, Vertical};
use super::EVERY_TIME;

/// Stands where a bad token comes in.
const MARK: &str = "@@";

/// Bytes of a large body.
const LARGE: usize = 50 << 20;

/// A body of one kind in place of an answer.
fn instead(
    name: &str,
    of_type: &'static str,
    body: impl Fn(&Call) -> String + Send + Sync + 'static,
) -> Kind {
    Kind::new(name, move |_, call| Answer::new(200, body(call)).header("Content-Type", of_type).reply())
        .fails(&[Decode, Unexpected])
}

/// The whole answer, made into other bytes.
fn changed(name: &str, change: impl Fn(Answer) -> Reply + Send + Sync + 'static) -> Kind {
    Kind::new(name, move |scene, call| change(scene.whole(call)))
}

/// A whole answer whose first record has a token in one field that no JSON has. All other records are good.
fn with_token(scene: &Scene, call: &Call, token: &[u8]) -> Reply {
    let first = scene.document(Stage::Complete, 1);
    let record = if scene.vertical == Vertical::Feed { first } else { first["results"][0].clone() };
    let mut marked = record.clone();
    marked[field(&record)] = json!(MARK);
    let whole = scene.whole(call);
    let body = String::from_utf8_lossy(whole.body()).replacen(&record.to_string(), &marked.to_string(), 1);
    // It is on the first page of a feed only.
    let met = usize::from(body.contains(MARK));
    Answer::new(200, replaced(&body, token)).reply().giving(scene.given_by(call) - met)
}

fn token(name: &str, token: impl Into<Vec<u8>>) -> Kind {
    let token = token.into();
    let play = move |scene: &Scene, call: &Call| with_token(scene, call, &token);
    Kind::new(name, play).recovers().fails(&[Decode]).lacks(1)
}

/// A field of a record that is not its id.
fn field(record: &Value) -> &str {
    let is_text = |name: &&String, value: &Value| {
        value.is_string() && !["id", "key", "bookUri", "fullName"].contains(&name.as_str())
    };
    let fields = record.as_object().into_iter().flatten();
    fields
        .filter(|(name, value)| is_text(name, value))
        .map(|(name, _)| name.as_str())
        .next()
        .unwrap_or("remark")
}

fn replaced(body: &str, token: &[u8]) -> Vec<u8> {
    match body.split_once(&format!("\"{MARK}\"")) {
        Some((before, after)) => [before.as_bytes(), token, after.as_bytes()].concat(),
        None => body.as_bytes().to_vec(),
    }
}

/// A good answer with a further field, the value of which is this text.
fn with_field(name: &str, value: impl Fn() -> String + Send + Sync + 'static) -> Kind {
    Kind::new(name, move |scene, _| {
        let mut document = scene.document(Stage::Complete, scene.vertical.count());
        document["new"] = json!(MARK);
        Answer::new(200, replaced(&document.to_string(), value().as_bytes())).reply()
    })
}

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    let html = |call: &Call| format!("<html><title>Gateway</title><p>{KEY} of {}</p></html>", call.target);
    let mut all = Vec::new();
    all.extend(instead("HTML", "text/html", html).at(&[When::Always, When::First, When::Later]));
    all.extend(instead("HTML said to be JSON", "application/json", html).at(&[When::Always, When::Later]));
    for (name, body) in [
        ("null", "null".to_owned()),
        ("[]", "[]".to_owned()),
        ("a number", "7".to_owned()),
        ("a text", json!(KEY).to_string()),
    ] {
        all.extend(instead(name, "application/json", move |_| body.clone()).at(&[When::Always, When::Later]));
    }
    for (name, body) in [("{}", "{}"), ("another shape", r#"{"data":{"items":[1,2]},"ok":true}"#)] {
        all.extend(
            instead(name, "application/json", move |_| body.to_owned())
                .waits()
                .at(&[When::Always, When::Later]),
        );
    }
    all.extend(instead("no body", "text/html", |_| String::new()).passes().at(EVERY_TIME));
    all.extend(lengths());
    all.extend(encodings());
    all.extend(tokens());
    all.extend(sizes());
    all
}

fn lengths() -> Vec<Kind> {
    let half = |answer: &Answer| answer.body()[..answer.body().len() / 2].to_vec();
    let mut all = changed("truncated", move |answer| Answer::new(200, half(&answer)).reply())
        .fails(&[Decode])
        .passes()
        .at(EVERY_TIME);
    let long = changed("a length that is too long", |answer| {
        let length = answer.body().len();
        let mut reply = answer.length(length + 10).reply();
        reply.acts.push(Act::Close);
        reply
    });
    all.extend(long.fails(&[Network]).passes().at(EVERY_TIME));
    let short = changed("a length that is too short", |answer| {
        let length = answer.body().len();
        answer.length(length - 10).reply()
    });
    all.extend(short.fails(&[Decode]).passes().at(&[When::Always, When::First, When::Later]));
    all.push(
        changed("no length, closed in the body", move |answer| {
            Answer::new(200, half(&answer)).unbounded().reply()
        })
        .fails(&[Decode, Network, Unexpected]),
    );
    all
}

fn encodings() -> Vec<Kind> {
    let mut all = changed("gzip that is none", |answer| answer.header("Content-Encoding", "gzip").reply())
        // Whoever does not decode it reads what it is.
        .recovers()
        .fails(&[Decode, Network, Unexpected])
        .at(&[When::Always]);
    let broken = || [&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3][..], &[0xaa; 100]].concat();
    all.extend(
        Kind::new("broken gzip", move |_, _| {
            Answer::new(200, broken()).header("Content-Encoding", "gzip").reply()
        })
        .fails(&[Decode, Network, Unexpected])
        .at(&[When::Always, When::Later]),
    );
    all.push(
        changed("a byte order mark", |answer| {
            Answer::new(200, [&b"\xef\xbb\xbf"[..], answer.body()].concat()).reply()
        })
        .recovers()
        .fails(&[Decode]),
    );
    all.push(
        Kind::new("UTF-16", |scene, call| {
            let text = String::from_utf8_lossy(scene.whole(call).body()).into_owned();
            Answer::new(200, text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).reply()
        })
        .fails(&[Decode, Unexpected]),
    );
    all
}

fn tokens() -> Vec<Kind> {
    let searched = |vertical: Vertical| vertical != Vertical::Feed;
    let all = vec![
        token("NaN in a field", "NaN"),
        token("Infinity in a field", "-Infinity"),
        token("undefined in a field", "undefined"),
        token("a number with a leading zero", "007"),
        token("half a surrogate pair", r#""\ud800""#),
        token("invalid UTF-8 in a text", &b"\"a\xff\xfeb\""[..]),
        token("a raw tab in a text", "\"a\tb\""),
        token("an unknown escape", r#""a\qb""#),
        // Where such a text ends can't be known.
        Kind::new("single quotes", |scene, call| with_token(scene, call, b"'text'").giving(0))
            .recovers()
            .fails(&[Decode])
            .lacks(1),
        with_field("a trailing comma", || "[1,]".to_owned()).recovers().fails(&[Decode]).of(searched),
        with_field("a field 100,000 levels deep", || "[".repeat(100_000) + &"]".repeat(100_000))
            .recovers()
            .fails(&[Decode])
            .of(searched),
    ];
    all
}

fn sizes() -> Vec<Kind> {
    let some = |vertical: Vertical| matches!(vertical, Vertical::Places | Vertical::Flights | Vertical::Feed);
    let all = vec![
        instead("100,000 open brackets", "application/json", |_| "[".repeat(100_000)),
        instead("100,000 open objects", "application/json", |_| r#"{"a":"#.repeat(100_000)),
        instead("an HTML page full of scripts", "text/html", |_| "<script ".repeat(32 << 10)),
        with_field("a text of 50 MB in a field", || format!("\"{}\"", "x".repeat(LARGE)))
            .recovers()
            .fails(&[TooLarge, Unexpected])
            .waits(),
        changed("50 MB of blanks behind the answer", |answer| {
            let length = answer.body().len() + LARGE;
            let blanks = vec![b' '; LARGE];
            Reply::acts([Act::Send(answer.length(length).bytes()), Act::Send(blanks)])
        })
        .recovers()
        .fails(&[TooLarge, Unexpected])
        .waits(),
        instead("50 MB of HTML", "text/html", |_| format!("<p>{KEY}</p>").repeat(LARGE / 40))
            .fails(&[Decode, Unexpected, TooLarge])
            .waits(),
        Kind::new("a text without end", |_, _| {
            let head = Answer::new(200, "").unbounded().head();
            Reply::acts([
                Act::Send(head),
                Act::Send(b"{\"results\":\"".to_vec()),
                Act::Flood(vec![b'x'; 1 << 16]),
            ])
        })
        .fails(&[TooLarge, Decode])
        .waits(),
        Kind::new("blanks without end", |_, _| {
            let head = Answer::new(200, "").unbounded().head();
            Reply::acts([Act::Send(head), Act::Flood(vec![b'\n'; 1 << 16])])
        })
        .fails(&[TooLarge, Decode])
        .waits(),
    ];
    all.into_iter().map(|kind| kind.of(some).patient().heavy()).collect()
}
