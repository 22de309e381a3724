//! Property tests: invariants of every search, regardless of faults in the service and the network.

use proptest::prelude::*;

use super::book_search::{ALL, FIRST, SOME, book_search};
use super::*;
use crate::TransportErrorKind;
use crate::testing::*;

const NONE: &str = r#"{"id": "s1", "state": "all", "found": 0, "books": []}"#;

/// An event that can happen to a request.
#[derive(Clone, Copy, Debug)]
enum Event {
    Answer(&'static str, Option<u64>),
    Pending(Option<u64>),
    Refusal(u16, Option<u64>),
    NoConnection,
    Reset,
    Silence,
    CutOff,
}

impl Event {
    fn reply(self) -> Reply {
        let asking = |reply: Reply, wait: Option<u64>| match wait {
            Some(wait) => reply.retry_after(&wait.to_string()),
            None => reply,
        };
        match self {
            Event::Answer(body, wait) => asking(Reply::ok(body), wait),
            Event::Pending(wait) => asking(Reply::new(202, ""), wait),
            Event::Refusal(status, wait) => asking(Reply::new(status, ""), wait),
            Event::NoConnection => Reply::fail(TransportErrorKind::Connect),
            Event::Reset => Reply::fail(TransportErrorKind::Interrupted),
            Event::Silence => Reply::Hang,
            Event::CutOff => Reply::ok(r#"{"id": "s1", "books": ["#),
        }
    }

    /// Returns `true` if the service can't have started a search. After a pending response, the start request is
    /// sent again.
    fn cannot_have_started(self) -> bool {
        match self {
            Event::NoConnection | Event::Pending(_) => true,
            Event::Refusal(status, wait) => [429, 503].contains(&status) && wait.is_some(),
            _ => false,
        }
    }
}

fn event() -> impl Strategy<Value = Event> {
    let wait = || proptest::option::weighted(0.3, 0_u64..40);
    let body = prop::sample::select(vec![FIRST, SOME, ALL, NONE]);
    let status = prop::sample::select(vec![400, 403, 408, 425, 429, 500, 501, 502, 503, 504, 524, 529]);
    prop_oneof![
        4 => (body, wait()).prop_map(|(body, wait)| Event::Answer(body, wait)),
        1 => wait().prop_map(Event::Pending),
        3 => (status, wait()).prop_map(|(status, wait)| Event::Refusal(status, wait)),
        1 => Just(Event::NoConnection),
        1 => Just(Event::Reset),
        1 => Just(Event::Silence),
        1 => Just(Event::CutOff),
    ]
}

proptest! {
    #[test]
    fn searches_lose_nothing_start_once_and_end_in_time(
        events in prop::collection::vec(event(), 1..12),
        deadline in 1_u64..90,
    ) {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_time().start_paused(true).build().unwrap();
        let silence = std::iter::repeat_n(Event::Silence, 40);
        let (fake, outcome, errors) = runtime.block_on(async {
            let fake = script(events.iter().copied().chain(silence).map(Event::reply));
            let mut search = book_search(&fake).deadline(Duration::from_secs(deadline));
            let mut errors = Vec::new();
            while let Some(update) = search.next().await {
                errors.extend(update.err());
            }
            (fake, search.into_outcome(), errors)
        });
        let happened: Vec<Event> = events.iter().copied().take(fake.sent()).collect();

        prop_assert!(outcome.elapsed <= Duration::from_secs(deadline));
        prop_assert_eq!((outcome.attempts as usize, fake.in_flight()), (fake.sent(), 0));
        let answers = happened.iter().filter(|event| matches!(event, Event::Answer(..) | Event::Pending(_)));
        prop_assert_eq!(outcome.polls as usize, answers.count());

        let is_start = |at: usize| fake.body(at).contains("word");
        let starts: Vec<usize> = (0..fake.sent()).filter(|at| is_start(*at)).collect();
        for at in &starts[..starts.len() - 1] {
            prop_assert!(happened[*at].cannot_have_started(), "{:?} was sent again", happened[*at]);
        }

        let has_results = happened.iter().any(|event| matches!(event, Event::Answer(SOME | ALL, _)));
        prop_assert_eq!(outcome.has_results(), has_results);
        let is_all = matches!(happened.last(), Some(Event::Answer(ALL, _)));
        let is_none = matches!(happened.last(), Some(Event::Answer(NONE, _)));
        prop_assert_eq!(outcome.is_complete(), is_all || is_none && !has_results);
        prop_assert_eq!(outcome.ending == Ending::Complete, is_all || is_none);

        prop_assert!(errors.len() <= 1);
        if outcome.ending == Ending::Failed || !errors.is_empty() {
            let message = errors.first().map(ToString::to_string);
            prop_assert_eq!(message, outcome.error.as_ref().map(ToString::to_string));
        }
        let has_failed = !matches!(happened.last(), Some(Event::Answer(..) | Event::Pending(_) | Event::Silence));
        if has_failed && happened.len() == fake.sent() {
            prop_assert!(outcome.error.is_some(), "expected the last failure to be reported");
        }
        if outcome.polls == 0 {
            prop_assert!(outcome.error.is_some(), "expected an error for a search without responses");
        }
    }
}
