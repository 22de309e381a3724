//! Connections that do not come about, break, or crawl.

use std::time::Duration;

use wayfare_client::ErrorKind::{Configuration, Decode, Network, Refused, Timeout, Unexpected};

use super::super::kind::{Kind, To, When};
use super::super::reply::{Act, Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{KEY, Scene, Vertical};
use super::EVERY_TIME;

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    [unreachable(), proxies(), cuts(), garbage(), slow()].concat()
}

fn unreachable() -> Vec<Kind> {
    let kind = |name: &str, to: To| Kind::new(name, Scene::good).fails(&[Network]).to(to);
    vec![
        kind("refused", To::Deserted),
        kind("a name that does not resolve", To::Nowhere),
        kind("https without TLS", To::ServerByTls),
        kind("http with TLS", To::TlsByPlain),
        kind("a certificate of nobody", To::SelfSigned),
    ]
}

/// Proxies come from the environment, and so concern the command.
fn proxies() -> Vec<Kind> {
    let kind = |name: &str, proxy: &str| {
        let kind = Kind::new(name, Scene::good).fails(&[Network, Configuration]).to(To::Nowhere);
        kind.by_command().with_variable("HTTP_PROXY", proxy)
    };
    let asks = |_: &Scene, _: &Call| Answer::new(407, "").header("Proxy-Authenticate", "Basic").reply();
    vec![
        kind("a proxy that works", "BASE").recovers(),
        kind("a proxy that is not there", "http://127.0.0.1:1"),
        kind("a proxy without a meaning", "http://[not a url"),
        kind("a SOCKS proxy", "socks5://127.0.0.1:1"),
        kind("a proxy that asks who it is", "BASE").playing(asks).fails(&[Refused]),
        kind("a proxy without tunnels", "BASE")
            .with_variable("HTTPS_PROXY", "BASE")
            .to(To::NowhereByTls)
            .playing(|_, _| Answer::new(403, "").reply()),
    ]
}

fn cuts() -> Vec<Kind> {
    let kinds = [
        Kind::new("reset before the head", |_, _| Reply::acts([Act::Reset])),
        Kind::new("reset in the head", |s, c| cut(s, c, |head, _| head / 2, Act::Reset)),
        Kind::new("reset after the head", |s, c| cut(s, c, |head, _| head, Act::Reset)),
        Kind::new("reset in the body", |s, c| cut(s, c, |head, all| (head + all) / 2, Act::Reset)),
        Kind::new("closed before the head", |_, _| Reply::acts([Act::Close])),
        Kind::new("closed in the body", |s, c| cut(s, c, |head, all| (head + all) / 2, Act::Close)),
    ];
    kinds.into_iter().flat_map(|kind| kind.fails(&[Network]).passes().at(EVERY_TIME)).collect()
}

/// The bytes of the whole answer up to some point, given the lengths of its head and of all.
fn cut(scene: &Scene, call: &Call, at: fn(usize, usize) -> usize, end: Act) -> Reply {
    let answer = scene.whole(call);
    let (head, mut bytes) = (answer.head().len(), answer.bytes());
    bytes.truncate(at(head, bytes.len()));
    Reply::acts([Act::Send(bytes), end])
}

/// What is not HTTP.
fn garbage() -> Vec<Kind> {
    let kind = |name: &str, bytes: &[u8]| {
        let acts = [Act::Send(bytes.to_vec()), Act::Close];
        Kind::new(name, move |_, _| Reply::acts(acts.clone())).fails(&[Network, Decode, Unexpected])
    };
    let long = [b"HTTP/1.1 200 OK\r\nX-Long: ".to_vec(), vec![b'x'; 1 << 20]].concat();
    let key = format!("HTTP/1.1 200 OK\r\n{KEY} {KEY}\r\n\r\n");
    vec![
        kind("another protocol", b"SSH-2.0-OpenSSH_9.6\r\n"),
        kind("a head that does not end", &long),
        kind("the key in a broken head", key.as_bytes()),
        kind(
            "two lengths that differ",
            b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}",
        ),
        kind("a broken chunk", b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"),
    ]
}

fn slow() -> Vec<Kind> {
    let kind = |name: &str, play: fn(&Scene, &Call) -> Reply| Kind::new(name, play).fails(&[Timeout]).waits();
    let silent = |_: &Scene, _: &Call| Reply::acts([Act::Hang]);
    let drips = kind("a byte a second", |scene, call| {
        Reply::acts([Act::Drip(scene.whole(call).bytes(), Duration::from_secs(1))])
    });
    let body_drips = kind("a body of ten bytes a second", |scene, call| {
        let answer = scene.whole(call);
        let body = answer.body().to_vec();
        Reply::acts([Act::Send(answer.head()), Act::Drip(body, Duration::from_millis(100))])
    });
    let interim = Kind::new("interim answers first", |scene, call| {
        let mut good = scene.good(call);
        let interim = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n";
        good.acts.insert(0, Act::Send(interim.to_vec()));
        good
    });
    let mut all = kind("silence", silent).passes().at(EVERY_TIME);
    all.push(kind("silence, without a short timeout", silent).patient().of(Vertical::is_polled));
    all.extend(drips.at(&[When::Always, When::Later]));
    all.extend(body_drips.at(&[When::Always, When::Later]));
    all.push(interim.recovers());
    all
}
