//! Every class of status, with the bodies that come with them.

use wayfare_client::ErrorKind::{
    self, Decode, Forbidden, KeyRejected, Network, RateLimited, Refused, Service, Timeout, Unexpected,
};

use super::super::kind::{Kind, When};
use super::super::reply::{Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{KEY, Vertical};
use super::EVERY_TIME;

/// Statuses that another attempt may not meet again.
const PASSING: &[u16] = &[408, 425, 500, 502, 503, 504, 520, 529];

/// All other ones that are played.
const FINAL: &[u16] = &[
    300, 304, 305, 400, 401, 402, 403, 404, 405, 406, 407, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418,
    421, 422, 423, 424, 426, 428, 431, 451, 499, 501, 505, 506, 507, 508, 510, 511, 599, 600, 999,
];

/// An error body that echoes the key, in a shape that differs from status to status.
fn body(status: u16, call: &Call) -> Answer {
    let asked = serde_json::json!(call.target).to_string();
    let key = serde_json::json!(KEY).to_string();
    let answer = |body: String| Answer::new(status, body);
    match status % 4 {
        0 => answer(format!(r#"{{"status":{status},"errorCode":"PLAYED","errorMessage":{asked}}}"#)),
        1 => answer(format!(r#"{{"url":{asked},"errors":[{{"code":"PLAYED","description":{key}}}]}}"#)),
        2 => {
            let page = format!("<html><title>{status}</title><p>{KEY}<a href='{}'>", call.target);
            answer(page).header("Content-Type", "text/html")
        }
        _ => answer(String::new()),
    }
}

fn kind_of(status: u16) -> Vec<ErrorKind> {
    match status {
        // What stands behind an answer that must have no body is garbage to the next one.
        204 | 205 => vec![Decode, Unexpected, Network],
        304 => vec![Unexpected, Network],
        401 => vec![KeyRejected],
        403 => vec![Forbidden],
        429 => vec![RateLimited],
        408 => vec![Refused, Timeout],
        400..500 => vec![Refused],
        500..600 => vec![Service],
        // Beyond what HTTP knows.
        _ => vec![Unexpected, Network],
    }
}

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    let status = |status: u16| {
        Kind::new(status.to_string(), move |_, call| body(status, call).reply()).fails(&kind_of(status))
    };
    // An answer that says nothing, and so not that it is the last one.
    let reset = status(205).waits();
    let nothing_yet = |name: &str, body: &'static str| {
        Kind::new(name, move |_, _| Answer::new(202, body).reply()).fails(&[Decode, Unexpected]).waits()
    };
    let mut all = vec![
        Kind::new("201", |scene, call| with_status(201, scene.good(call))).recovers(),
        Kind::new("206", |scene, call| with_status(206, scene.good(call))).recovers().fails(&[Unexpected]),
        nothing_yet("202 for ever", ""),
        nothing_yet("202 with {} for ever", "{}"),
        Kind::new("101", |_, _| Answer::new(101, "").header("Upgrade", "x").reply())
            .fails(&[Unexpected, Network]),
    ];
    let empty = Kind::new("204", |_, _| Answer::new(204, "").reply()).fails(&kind_of(204));
    all.extend(empty.at(&[When::Always, When::Later]));
    let pending = Kind::new("202", |_, _| Answer::new(202, "").reply()).fails(&[Decode, Unexpected]).waits();
    all.extend(pending.at(&[When::Later]));
    all.extend(pending_passes());
    all.extend(PASSING.iter().flat_map(|code| status(*code).passes().at(EVERY_TIME)));
    all.push(reset);
    all.extend(FINAL.iter().map(|code| status(*code)));
    // A search that is forgotten, a key that has expired, a limit.
    for code in [400, 401, 403, 404, 410] {
        all.extend(status(code).at(&[When::Later]));
    }
    all
}

fn pending_passes() -> Vec<Kind> {
    let pending = Kind::new("202", |_, _| Answer::new(202, "").reply()).passes();
    pending
        .of(|vertical| matches!(vertical, Vertical::Hotel | Vertical::Hotels | Vertical::Basic))
        .at(&[When::First])
}

/// The same answer with another success.
fn with_status(status: u16, mut reply: Reply) -> Reply {
    use super::super::reply::Act;
    for act in &mut reply.acts {
        if let Act::Send(bytes) = act {
            let line = format!("HTTP/1.1 {status}");
            bytes.splice(..line.len(), line.into_bytes());
        }
    }
    reply
}
