//! Searches that take an odd course, although each answer can be read.

use std::time::Duration;

use serde_json::{Value, json};
use wayfare_client::ErrorKind::{Decode, Refused, TooLarge, Unexpected};

use super::super::kind::{Kind, Signal, When};
use super::super::reply::{Act, Answer, Reply};
use super::super::server::Call;
use super::super::vertical::{EARLY, Scene, Stage, Vertical};

/// Partial at first, then changed, then whole.
fn second(name: &str, change: impl Fn(&mut Value) + Send + Sync + 'static) -> Kind {
    Kind::course(name, move |scene, call| match call.index {
        0 => scene.partial().reply().giving(EARLY),
        1 => {
            let mut document = scene.document(Stage::Partial, EARLY);
            change(&mut document);
            scene.answer(&document).reply()
        }
        _ => scene.whole(call).reply().giving(scene.vertical.count()),
    })
    .recovers()
    .of(Vertical::is_polled)
}

/// Partial at first, then the last answer, changed.
fn last(name: &str, change: impl Fn(&mut Value) + Send + Sync + 'static) -> Kind {
    Kind::course(name, move |scene, call| match call.index {
        0 => scene.partial().reply().giving(EARLY),
        _ => {
            let mut document = scene.document(Stage::Complete, scene.vertical.count());
            change(&mut document);
            scene.answer(&document).reply()
        }
    })
    .of(Vertical::is_polled)
}

/// Whole at once, but changed.
fn whole(name: &str, change: impl Fn(&mut Value) + Send + Sync + 'static) -> Kind {
    Kind::course(name, move |scene, _| {
        let mut document = scene.document(Stage::Complete, scene.vertical.count());
        change(&mut document);
        scene.answer(&document).reply()
    })
    .of(|vertical| vertical != Vertical::Feed)
}

fn set(document: &mut Value, name: &str, value: Value) {
    if document.get(name).is_some() {
        document[name] = value;
    }
}

fn set_totals(document: &mut Value, total: i64) {
    for name in ["totalCount", "totalResults", "totalAvailableResults", "totalFilteredResults"] {
        set(document, name, json!(total));
    }
}

fn has_id(vertical: Vertical) -> bool {
    matches!(vertical, Vertical::Flights | Vertical::Cars)
}

/// Every kind of this subject.
pub fn kinds() -> Vec<Kind> {
    let mut all = phases();
    all.extend(contents());
    all.extend(times());
    all.extend(feeds());
    all
}

fn phases() -> Vec<Kind> {
    vec![
        second("phase going back", |document| {
            set(document, "status", json!("first-phase"));
            document["results"] = json!([]);
        }),
        second("unknown status", |document| set(document, "status", json!("third-phase"))),
        second("no status", |document| {
            for name in ["status", "isComplete"] {
                document.as_object_mut().map(|fields| fields.remove(name));
            }
        }),
        last("unknown status for ever", |document| {
            set(document, "status", json!("third-phase"));
            set(document, "isComplete", json!("soon"));
        })
        .waits()
        .keeps(EARLY),
        second("no id later", |document| {
            document.as_object_mut().map(|fields| fields.remove("searchId"));
        })
        .of(has_id),
        whole("no id at all", |document| {
            document.as_object_mut().map(|fields| fields.remove("searchId"));
        })
        .recovers()
        .fails(&[Unexpected, Decode])
        .of(has_id),
        Kind::course("ids that change", |scene, call| {
            let expected = format!("\"id-{}\"", call.index.saturating_sub(1));
            if call.index > 0 && !call.body.contains(&expected) {
                return Answer::new(404, "").reply();
            }
            let stage = if call.index < 2 { Stage::Partial } else { Stage::Complete };
            let count = if call.index < 2 { EARLY } else { scene.vertical.count() };
            let mut document = scene.document(stage, count);
            document["searchId"] = json!(format!("id-{}", call.index));
            document["cluster"] = json!(call.index.to_string());
            scene.answer(&document).reply().giving(count)
        })
        .recovers()
        .of(has_id),
        second("total shrinking", |document| set_totals(document, 1)),
        whole("negative total", |document| set_totals(document, -5)).recovers(),
        whole("absurd total", |document| set_totals(document, i64::MAX)).recovers().waits(),
        last("nothing left at the end", |document| {
            document["results"] = json!([]);
            set_totals(document, 0);
        })
        .waits()
        .keeps(EARLY),
        last("results of another type at the end", |document| document["results"] = json!("none"))
            .fails(&[Unexpected, Decode])
            .keeps(EARLY),
        last("no results at the end", |document| document["results"] = Value::Null)
            .fails(&[Unexpected, Decode])
            .keeps(EARLY),
    ]
}

/// Puts something else in the place of every record.
fn spoil(document: &mut Value) {
    let records = document["results"].as_array().map_or(0, Vec::len);
    document["results"] = json!(vec![7; records]);
}

/// The whole answer, or the page that is asked for, without a record that can be read.
fn unreadable(scene: &Scene, call: &Call) -> Reply {
    if scene.vertical == Vertical::Feed {
        let lines = "{\"hotelName\": 7}\n".repeat(scene.given_by(call));
        return Answer::new(200, lines).header("Content-Type", "application/x-ndjson").reply();
    }
    let mut document = scene.document(Stage::Complete, scene.vertical.count());
    spoil(&mut document);
    scene.answer(&document).reply()
}

fn contents() -> Vec<Kind> {
    let doubled = |document: &mut Value| {
        if let Some(records) = document["results"].as_array_mut() {
            records.extend(records.clone());
        }
    };
    let dangling = |document: &mut Value| {
        for name in ["legs", "segments", "airlines", "airports", "agencies", "carLocations"] {
            set(document, name, json!({}));
        }
        set(document, "providers", json!([]));
    };
    vec![
        whole("each record twice", doubled).recovers().repeats(),
        whole("references to nothing", dangling).recovers(),
        whole("references to nothing, as a table", dangling).recovers().shown().by_command(),
        whole("another price mode", |document| set(document, "priceMode", json!("perDayTotal"))).recovers(),
        whole("another price mode, as a table", |document| set(document, "priceMode", json!("perDayTotal")))
            .recovers()
            .shown()
            .by_command()
            .of(has_id),
        Kind::course("records of which none can be read", unreadable).fails(&[Decode, Unexpected]),
        last("no record can be read at the end", spoil).fails(&[Decode, Unexpected]).keeps(EARLY),
        Kind::course("a record that is none", |scene, call| {
            let count = scene.vertical.count();
            if scene.vertical == Vertical::Feed {
                return scene.page_behind("7", call);
            }
            let mut document = scene.document(Stage::Complete, count);
            document["results"][0] = json!(7);
            scene.answer(&document).reply().giving(count - 1)
        })
        .recovers()
        // A feed has nothing behind the bad line, so that the next page begins with it again.
        .fails(&[Decode, Unexpected])
        .lacks(1),
    ]
}

fn times() -> Vec<Kind> {
    let late = |by: u64| {
        move |scene: &Scene, call: &Call| match call.index {
            0 => scene.partial().reply().giving(EARLY),
            _ => scene.whole(call).reply().giving(scene.vertical.count()).after(Duration::from_millis(by)),
        }
    };
    let waits_for_signal = |scene: &Scene, call: &Call| match call.index {
        0 if scene.vertical.is_polled() => scene.partial().reply().giving(EARLY),
        0 => scene.good(call),
        _ => Reply::acts([Act::Hang]),
    };
    vec![
        Kind::new("slow, within the timeout", |scene, call| {
            scene.good(call).after(Duration::from_millis(300))
        })
        .recovers(),
        Kind::course("slow, just under the deadline", late(2_600))
            .recovers()
            .patient()
            .of(Vertical::is_polled),
        Kind::course("slow, just over the deadline", late(4_700)).waits().patient().of(Vertical::is_polled),
        Kind::course("Ctrl-C", waits_for_signal).signal(Signal::Interrupt).of(Vertical::goes_on),
        Kind::course("SIGTERM", waits_for_signal).signal(Signal::Terminate).of(Vertical::goes_on),
    ]
}

fn feeds() -> Vec<Kind> {
    let feed = |vertical: Vertical| vertical == Vertical::Feed;
    let page = |body: Vec<u8>| Answer::new(200, body).header("Content-Type", "application/x-ndjson").reply();
    vec![
        Kind::new("a line of 2 MB", move |scene, call| {
            let line = format!("{{\"hotelId\": 1, \"hotelName\": \"{}\"}}", "x".repeat(2 << 20));
            scene.page_behind(&line, call)
        })
        .recovers()
        .fails(&[TooLarge, Unexpected])
        .of(feed),
        Kind::new("a page that is asked for again", move |scene, call| {
            let again = call.target.replace("lastId", "was");
            page(scene.whole(&Call { target: again, ..call.clone() }).body().to_vec())
        })
        .fails(&[Unexpected])
        .keeps(3)
        .of(feed),
        Kind {
            when: When::First,
            ..Kind::new("a page cut off behind a line, without a length", |scene, call| {
                let whole = scene.whole(call);
                let lines: Vec<&[u8]> = whole.body().split_inclusive(|byte| *byte == b'\n').collect();
                let left = &lines[..lines.len().saturating_sub(1)];
                let page = Answer::new(200, left.concat()).header("Content-Type", "application/x-ndjson");
                page.unbounded().reply().giving(left.len())
            })
        }
        .recovers()
        .of(feed),
        Kind::new("404 with a text", |_, _| Answer::new(404, "\"no such feed\"").reply())
            .fails(&[Refused])
            .of(feed),
        Kind {
            when: When::Later,
            ..Kind::new("an empty page of the right type", move |_, _| page(Vec::new()))
        }
        .recovers()
        .lacks(2)
        .of(feed),
    ]
}
