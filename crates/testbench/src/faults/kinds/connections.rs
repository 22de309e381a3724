//! Connections that do not come about, break, or crawl.

use std::sync::Arc;
use std::time::Duration;

use wayfare_client::ErrorKind::{Configuration, Decode, Network, Refused, Timeout, Unexpected};

use super::super::kind::{Kind, To, When};
use super::super::reply::{Act, Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{KEY, Scene};
use super::EVERY_TIME;

/// The whole answer's bytes, and the length of its head.
fn whole(scene: &Scene, call: &Call) -> (Vec<u8>, usize) {
    let answer = scene.whole(call);
    (answer.bytes(), answer.head().len())
}

fn cut(scene: &Scene, call: &Call, at: fn(usize, usize) -> usize, end: Act) -> Reply {
    let (mut bytes, head) = whole(scene, call);
    bytes.truncate(at(head, bytes.len()));
    Reply::acts([Act::Send(bytes), end])
}

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    let unreachable = |name: &str, to: To| Kind::new(name, Scene::good).fails(&[Network]).to(to);
    let proxied = |name: &str, proxy: &str| {
        Kind::new(name, Scene::good)
            .fails(&[Network, Configuration])
            .to(To::Nowhere)
            .by_command()
            .with_variable("HTTP_PROXY", proxy)
    };
    let cuts = [
        Kind::new("reset before the head", |_, _| Reply::acts([Act::Reset])),
        Kind::new("reset in the head", |s, c| cut(s, c, |head, _| head / 2, Act::Reset)),
        Kind::new("reset after the head", |s, c| cut(s, c, |head, _| head, Act::Reset)),
        Kind::new("reset in the body", |s, c| cut(s, c, |head, all| (head + all) / 2, Act::Reset)),
        Kind::new("closed before the head", |_, _| Reply::acts([Act::Close])),
        Kind::new("closed in the body", |s, c| cut(s, c, |head, all| (head + all) / 2, Act::Close)),
    ];
    let cuts = cuts.into_iter().flat_map(|kind| kind.fails(&[Network]).passes().at(EVERY_TIME));
    let garbage = [
        ("answers of another protocol", b"SSH-2.0-OpenSSH_9.6\r\n".to_vec()),
        ("a head that does not end", [b"HTTP/1.1 200 OK\r\nX-Long: ".to_vec(), vec![b'x'; 1 << 20]].concat()),
        (
            "two lengths that differ",
            b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}".to_vec(),
        ),
        (
            "a broken chunk",
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n".to_vec(),
        ),
    ];
    let garbage = garbage.into_iter().map(|(name, bytes)| {
        Kind::new(name, move |_, _| Reply::acts([Act::Send(bytes.clone()), Act::Close]))
            .fails(&[Network, Decode])
    });
    let mut all = vec![
        unreachable("refused", To::Deserted),
        unreachable("a name that does not resolve", To::Nowhere),
        unreachable("https without TLS", To::ServerByTls),
        unreachable("http with TLS", To::TlsByPlain),
        unreachable("a certificate of nobody", To::SelfSigned),
        proxied("a proxy that works", "BASE").recovers(),
        proxied("a proxy that refuses", "http://127.0.0.1:1"),
        proxied("a proxy without a meaning", "http://[not a url"),
        proxied("a SOCKS proxy", "socks5://127.0.0.1:1"),
        Kind {
            play: Arc::new(|_, _| Answer::new(407, "").header("Proxy-Authenticate", "Basic").reply()),
            ..proxied("a proxy that wants to know who asks", "BASE").fails(&[Refused])
        },
        Kind {
            play: Arc::new(|_, _| Answer::new(403, "").reply()),
            ..proxied("a proxy without tunnels", "BASE")
                .to(To::NowhereByTls)
                .with_variable("HTTPS_PROXY", "BASE")
        },
    ];
    all.extend(cuts);
    all.extend(garbage);
    all.extend(
        Kind::new("silence", |_, _| Reply::acts([Act::Hang])).fails(&[Timeout]).waits().passes().at(&[
            When::Always,
            When::First,
            When::Second,
            When::Later,
        ]),
    );
    all.push(
        Kind::new("silence, without a short timeout", |_, _| Reply::acts([Act::Hang]))
            .fails(&[Timeout])
            .waits()
            .patient()
            .of(|vertical| vertical.is_polled()),
    );
    all.extend(
        Kind::new("a byte a second", |scene, call| {
            Reply::acts([Act::Drip(scene.whole(call).bytes(), Duration::from_secs(1))])
        })
        .fails(&[Timeout])
        .waits()
        .at(&[When::Always, When::Later]),
    );
    all.extend(
        Kind::new("a body of ten bytes a second", |scene, call| {
            let answer = scene.whole(call);
            Reply::acts([
                Act::Send(answer.head()),
                Act::Drip(answer.body().to_vec(), Duration::from_millis(100)),
            ])
        })
        .fails(&[Timeout])
        .waits()
        .at(&[When::Always, When::Later]),
    );
    all.push(
        Kind::new("interim answers first", |scene, call| {
            let mut good = scene.good(call);
            let interim = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n";
            good.acts.insert(0, Act::Send(interim.to_vec()));
            good
        })
        .recovers(),
    );
    all.push(
        Kind::new("the key in a broken head", |_, _| {
            Reply::acts([
                Act::Send(format!("HTTP/1.1 200 OK\r\n{KEY} {KEY}\r\n\r\n").into_bytes()),
                Act::Close,
            ])
        })
        .fails(&[Network, Unexpected, Decode]),
    );
    all
}
