//! `Retry-After` in all its forms, and redirects.

use std::time::{Duration, SystemTime};

use httpdate::fmt_http_date;
use wayfare_client::ErrorKind::{RateLimited, Service, Unexpected};

use super::super::kind::{Kind, When};
use super::super::reply::Answer;
use super::super::server::{Call, ELSEWHERE};
use super::super::vertical::{KEY, Vertical};

const HOUR: Duration = Duration::from_secs(3600);

fn limited(wait: &str) -> Answer {
    Answer::new(429, format!(r#"{{"status":429,"errorCode":"LIMIT","errorMessage":{KEY:?}}}"#))
        .header("Retry-After", wait)
}

/// Seconds from now on, as a header has it: cut to the second, so one more.
fn in_seconds(seconds: u64) -> String {
    fmt_http_date(SystemTime::now() + Duration::from_secs(seconds))
}

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    let asks =
        |name: &str, wait: fn() -> Answer| Kind::new(name, move |_, _| wait().reply()).fails(&[RateLimited]);
    let mut all: Vec<Kind> = Vec::new();
    let once = |kind: Kind| kind.unheard().at(&[When::First, When::Second]);
    all.extend(once(asks("429, Retry-After: 1", || limited("1")).asks(1)));
    all.extend(once(asks("429, Retry-After: 0", || limited("0"))));
    all.extend(once(asks("429, Retry-After with a date", || limited(&in_seconds(2))).asks(1)));
    all.extend(once(asks("429, Retry-After with a past date", || limited("Sun, 06 Nov 1994 08:49:37 GMT"))));
    all.extend(once(
        asks("429, a date by a clock 5 h ahead", || {
            let theirs = SystemTime::now() + 5 * HOUR;
            limited(&fmt_http_date(theirs + Duration::from_secs(1))).header("Date", fmt_http_date(theirs))
        })
        .asks(1),
    ));
    all.extend(once(
        asks("429, a date by a clock 5 h behind", || {
            let theirs = SystemTime::now() - 5 * HOUR;
            limited(&fmt_http_date(theirs + Duration::from_secs(1))).header("Date", fmt_http_date(theirs))
        })
        .asks(1),
    ));
    all.extend(once(
        Kind::new("503, Retry-After: 1", |_, _| Answer::new(503, "").header("Retry-After", "1").reply())
            .fails(&[Service])
            .asks(1),
    ));
    // Whether a poll is sent again by the own backoff is up to the policy.
    for (name, wait) in
        [("nonsense", "soon"), ("a negative number", "-1"), ("a fraction", "0.5"), ("nothing", "")]
    {
        let kind = Kind::new(format!("429, Retry-After with {name}"), move |_, _| limited(wait).reply());
        all.extend(kind.fails(&[RateLimited]).recovers().at(&[When::First]));
    }
    let without = Kind::new("429 without Retry-After", |_, call: &Call| {
        Answer::new(429, serde_json::json!(call.target).to_string()).reply()
    });
    all.extend(without.fails(&[RateLimited]).at(&[When::Always, When::Later]));
    all.extend(asks("429, Retry-After in a year", || limited("31536000")).at(&[When::Always, When::Later]));
    all.push(asks("429, Retry-After beyond all numbers", || limited("99999999999999999999999999")));
    all.push(asks("429, Retry-After in the year 9999", || limited("Fri, 31 Dec 9999 23:59:59 GMT")));
    all.push(
        Kind::course("429 twice, Retry-After: 0", |scene, call| match call.index {
            0 | 1 => limited("0").reply(),
            _ => scene.good(call),
        })
        .recovers(),
    );
    all.push(asks("429 for ever, Retry-After: 0", || limited("0")));
    let pending = |scene: &super::super::vertical::Scene, call: &Call| match call.index {
        0 => Answer::new(202, "").header("Retry-After", "1").reply(),
        _ => scene.good(call),
    };
    all.push(Kind::course("202, Retry-After: 1", pending).recovers().asks(1).of(Vertical::is_of_hotels));
    for code in [301, 302, 303, 307, 308] {
        let kind = Kind::new(format!("{code} to another host"), move |_, call: &Call| {
            // Another name of this machine, so that it is seen whoever follows.
            let elsewhere = format!("http://localhost:{}{ELSEWHERE}{}", call.port, call.target);
            Answer::new(code, "").header("Location", elsewhere).reply()
        });
        all.extend(kind.fails(&[Unexpected]).at(&[When::Always, When::Later]));
    }
    all.push(
        Kind::new("302 to itself", |_, call: &Call| {
            Answer::new(302, "").header("Location", call.target.clone()).reply()
        })
        .fails(&[Unexpected]),
    );
    all.push(
        Kind::new("302 with the key in the path", |_, call: &Call| {
            let key = call.parameter("apiKey").unwrap_or_default();
            Answer::new(302, "").header("Location", format!("/{key}/login")).reply()
        })
        .fails(&[Unexpected]),
    );
    all.push(Kind::new("302 to nowhere", |_, _| Answer::new(302, "").reply()).fails(&[Unexpected]));
    all
}
