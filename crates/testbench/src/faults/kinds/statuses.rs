//! Every class of status, with the bodies that come with them.

use wayfare_client::ErrorKind::{
    self, Decode, Forbidden, KeyRejected, Network, RateLimited, Refused, Service, Timeout, Unexpected,
};

use super::super::kind::{Kind, When};
use super::super::reply::{Act, Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{KEY, Scene, Vertical};
use super::EVERY_TIME;

/// Statuses that another attempt may not meet again.
const PASSING: &[u16] = &[408, 425, 500, 502, 503, 504, 520, 529];

/// Those that end a search under way: it is forgotten, the key has expired.
const ENDING: &[u16] = &[400, 401, 403, 404, 410];

/// All that are played, beside successes.
const ALL: &[u16] = &[
    300, 304, 305, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417,
    418, 421, 422, 423, 424, 425, 426, 428, 431, 451, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 510,
    511, 520, 529, 599, 600, 999,
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
    let mut all = successes();
    for code in ALL {
        all.extend(match code {
            code if PASSING.contains(code) => status(*code).passes().at(EVERY_TIME),
            code if ENDING.contains(code) => status(*code).at(&[When::Always, When::Later]),
            code => status(*code).at(&[When::Always]),
        });
    }
    all
}

fn status(code: u16) -> Kind {
    Kind::new(code.to_string(), move |_, call| body(code, call).reply()).fails(&kind_of(code))
}

fn successes() -> Vec<Kind> {
    let empty = |code: u16| Kind::new(code.to_string(), move |_, _| Answer::new(code, "").reply());
    let nothing_yet = |name: &str, body: &'static str| {
        Kind::new(name, move |_, _| Answer::new(202, body).reply()).fails(&[Decode, Unexpected]).waits()
    };
    let upgrade = |_: &Scene, _: &Call| Answer::new(101, "").header("Upgrade", "x").reply();
    let mut all = vec![
        Kind::new("101", upgrade).fails(&[Unexpected, Network]),
        Kind::new("201", |scene, call| with_status(201, scene.good(call))).recovers().fails(&[Unexpected]),
        nothing_yet("202 for ever", ""),
        nothing_yet("202 with {} for ever", "{}"),
    ];
    all.extend(empty(202).passes().of(Vertical::is_of_hotels).at(&[When::First]));
    all.extend(empty(202).fails(&[Decode, Unexpected]).waits().at(&[When::Later]));
    all.extend(empty(204).fails(&kind_of(204)).at(&[When::Always, When::Later]));
    // An answer that says nothing, and so not that it is the last one.
    all.push(status(205).waits());
    all.push(
        Kind::new("206", |scene, call| with_status(206, scene.good(call))).recovers().fails(&[Unexpected]),
    );
    all
}

/// The same answer with another success.
fn with_status(status: u16, mut reply: Reply) -> Reply {
    for act in &mut reply.acts {
        if let Act::Send(bytes) = act {
            let line = format!("HTTP/1.1 {status}");
            bytes.splice(..line.len(), line.into_bytes());
        }
    }
    // Nothing says what such an answer has.
    reply.giving(0)
}
