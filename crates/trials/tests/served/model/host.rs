//! A service that simulates a language model.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use wayfare_service::http::{Caller, Event, Events, HostRefusal, Keys, OwnReason};

use crate::desk::Desk;
use crate::models::model::{Chunk, MessageEvent, Question, WatchQuery};
use crate::service::model::Messages;
use crate::service::{AUTH, ApiErrors};

pub type Model = Desk<(), ApiErrors>;

/// Creates a service.
pub fn model() -> Model {
    Desk::new(&AUTH, Keys::Any, ())
}

type Answered<R> = Result<R, HostRefusal<Model>>;

/// A stream of given items.
struct Items<T, E>(std::vec::IntoIter<Result<T, E>>);

impl<T, E> futures_core::Stream for Items<T, E> {
    type Item = Result<T, E>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(self.0.next())
    }
}

impl<T, E> Unpin for Items<T, E> {}

fn items<T, E>(items: impl IntoIterator<Item = Result<T, E>>) -> Items<T, E> {
    Items(items.into_iter().collect::<Vec<_>>().into_iter())
}

impl Messages for Model {
    prepared!(prepare_create: Create = Question);

    async fn create(&self, _: Caller, question: Question) -> Answered<Events<MessageEvent>> {
        let delta = |(index, word): (usize, &str)| MessageEvent::ContentBlockDelta {
            index: i64::try_from(index).unwrap_or(i64::MAX),
            delta: word.into(),
        };
        let mut events = vec![MessageEvent::MessageStart { model: "echo-1".into() }, MessageEvent::Ping {}];
        events.extend(question.text.split(' ').enumerate().map(delta));
        events.push(MessageEvent::MessageStop {});
        Ok(Events::from_stream(items(events.into_iter().map(|event| Ok::<_, Infallible>(Event::new(event))))))
    }

    prepared!(prepare_complete: Complete = Question);

    async fn complete(&self, _: Caller, question: Question) -> Answered<Events<Chunk>> {
        if question.text == "too long" {
            return Err(HostRefusal::<Self>::with_status(http::StatusCode::CONFLICT, OwnReason::new(1009, "no tokens left")));
        }
        let words: Vec<String> = question.text.split(' ').map(str::to_owned).collect();
        let chunks = words.into_iter().map(|word| Ok::<_, Infallible>(Event::new(Chunk::new(word))));
        Ok(Events::from_stream(items(chunks)))
    }

    prepared!(prepare_watch: Watch = WatchQuery);

    /// Sends two events per response. The first response is interrupted, and no events follow the fourth event.
    async fn watch(&self, _: Caller, query: WatchQuery) -> Answered<Events<Chunk>> {
        let last: usize = query.last_event_id.and_then(|id| id.parse().ok()).unwrap_or(0);
        if last >= 4 {
            return Ok(Events::no_more());
        }
        let event = |number: usize| Event::new(Chunk::new(format!("news {number}"))).with_id(number.to_string());
        let mut sent: Vec<Result<_, &str>> = (last + 1..=last + 2).map(|number| Ok(event(number))).collect();
        if last == 0 {
            sent.push(Err("the line is cut"));
        }
        Ok(Events::from_stream(items(sent)).with_retry(Duration::from_millis(20)))
    }
}
