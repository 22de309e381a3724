//! Searches of the command that have to look something up first: a place by its name, a feature by its label.

use wayfare_client::ErrorKind::{Decode, KeyRejected, RateLimited, Refused, Service, Unexpected};

use super::super::kind::{Kind, Signal};
use super::super::reply::{Act, Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{KEY, Scene, Vertical};

/// A place by its name.
const PLACE: &str = "hotels london --checkin 2099-06-15 --checkout 2099-06-18";

/// A feature by its label.
const LABEL: &str = "hotels kplace:2643743 --checkin 2099-06-15 --checkout 2099-06-18 --feature pool";

/// A property type by its label, in a feed.
const TYPE: &str = "feed hotels --page-size 3 --property-type hostel";

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    let mut all = Vec::new();
    for (name, words, vertical) in [
        ("the place", PLACE, Vertical::Hotels),
        ("a label", LABEL, Vertical::Hotels),
        ("a label of a feed", TYPE, Vertical::Feed),
    ] {
        let kind = |fault: &str, play: fn(&Call) -> Reply| {
            let play = move |scene: &Scene, call: &Call| {
                let is_search = call.target.starts_with(scene.vertical.operation().path);
                if is_search { scene.good(call) } else { play(call) }
            };
            Kind::course(format!("{name}: {fault}"), play).with_words(words).against(vertical.name())
        };
        let page = |call: &Call| Answer::new(200, format!("<html>{KEY} {}</html>", call.target)).reply();
        all.extend([
            kind("silence", |_| Reply::acts([Act::Hang])).waits(),
            kind("Ctrl-C", |_| Reply::acts([Act::Hang])).signal(Signal::Interrupt),
            kind("reset", |_| Reply::acts([Act::Reset])).fails(&[Service]),
            kind("401", |_| Answer::new(401, "").reply()).fails(&[KeyRejected]),
            kind("404", |_| Answer::new(404, "").reply()).fails(&[Refused]),
            kind("429, Retry-After in a year", |_| {
                Answer::new(429, "").header("Retry-After", "31536000").reply()
            })
            .fails(&[RateLimited]),
            kind("500", |call| Answer::new(500, call.target.clone()).reply()).fails(&[Service]).waits(),
            kind("HTML", page).fails(&[Decode, Unexpected]),
            kind("204", |_| Answer::new(204, "").reply()).fails(&[Decode, Unexpected]),
        ]);
    }
    // Nothing but a deadline would end them, and feeds have none.
    all.retain(|kind| !(kind.wants.waits && kind.concerns(Vertical::Feed)));
    all
}
