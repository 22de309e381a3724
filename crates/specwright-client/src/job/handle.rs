//! The handle on a running job.

use std::borrow::Cow;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_core::Stream;
use http::{StatusCode, Uri};
use specwright_core::query::{Query, QueryReader, QueryWriter};
use specwright_core::{NoteKind, Notes};

use super::location::parameters_of;
use super::update::phase_of;
use super::{Identity, JobError, Phase, Protocol, Token, Update};
use crate::call::{Answer, Call, Polled};
use crate::error::Answered;
use crate::polling::{Polling, Polls};
use crate::stages::{self, Ending};
use crate::watch::Progress;
use crate::{Backoff, Error, ErrorKind, Session};

impl Session {
    /// A job that is started by this query and this body. Nothing is sent before it is asked for.
    pub fn run_job<P: Protocol>(&self, query: P::StartQuery, body: Option<P::StartBody>) -> Job<P> {
        Job::new(self.clone(), Some((query, body)), None)
    }

    /// A job that the service has, by the query of its polls.
    pub fn job_of<P: Protocol>(&self, query: P::Query) -> Job<P> {
        Job::new(self.clone(), None, Some(query))
    }

    /// Goes on with a job that was begun elsewhere, with the next poll.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidToken`](crate::ErrorKind::InvalidToken) if the token is of something else.
    pub fn resume_job<P: Protocol>(&self, token: Token) -> Result<Job<P>, Error> {
        let query = read_query(token.open_job(P::POLL)?);
        query.map(|query| self.job_of(query)).map_err(|fault| Error::new(ErrorKind::InvalidToken, fault))
    }
}

/// A job that is started and then polled, with waits in between, until it is over or its handle is dropped.
///
/// It is a [`Stream`] of [`Update`]s; [`next`](Job::next) returns them without further crates and
/// [`finish`](Job::finish) waits for the last one. Nothing is sent before the first one is asked for. A failure that
/// may pass is tried again by the client's [`RetryPolicy`](crate::RetryPolicy), but a start that the service may have
/// carried out is not: a second one would be another job. So is a 404 of the first poll after the start, as services
/// may take a moment to find what they have made. Any other error ends the handle, not the job: its
/// [`token`](Job::token) goes on with it.
///
/// No poll is sent before the wait is over that the service asks for in an answer (`Retry-After`). A redirect, such as
/// `303 See Other` to the result, is not followed and is an error. Dropping the handle, or the future of
/// [`finish`](Job::finish), cancels the call under way and leaves the job alone; dropping that of [`next`](Job::next)
/// does not even that, and no update is lost by it.
#[must_use = "nothing is sent unless updates are asked for"]
pub struct Job<P: Protocol> {
    polling: Polling<Reply<P>>,
    /// What it is started by; `None` of one that the service has.
    start: Option<(P::StartQuery, Option<P::StartBody>)>,
    /// The query of the polls, once it is known.
    query: Option<P::Query>,
    /// Whether the service was asked for it since its start.
    is_found: bool,
    last: Option<Arc<Update<P::Answer>>>,
    /// Whether the last update was handed out.
    is_seen: bool,
    /// Whether the handle has ended without another answer.
    end: Option<End>,
    /// Whether the service has agreed to cancel it.
    is_cancelled: bool,
}

/// The end of a handle that no answer tells of.
enum End {
    /// An error, which may have to be handed out yet.
    Error { error: Error, is_seen: bool },
    /// It was cancelled: before it was started, or the service has forgotten it since.
    Gone,
}

/// The answer to a call.
pub(super) enum Reply<P: Protocol> {
    /// To the start, which was sent to this URL.
    Started(P::Started, Uri),
    Polled(P::Answer),
}

// It never holds pinned data: its futures are in boxes.
impl<P: Protocol> Unpin for Job<P> {}

impl<P: Protocol> Job<P> {
    /// The deadline of a handle, unless set otherwise: 10 minutes.
    pub const DEFAULT_DEADLINE: Duration = Duration::from_secs(600);

    /// The number of calls that a handle reserves from the [budget](crate::Budget), unless set otherwise: 8.
    pub const DEFAULT_RESERVE: u32 = 8;

    fn new(
        session: Session,
        start: Option<(P::StartQuery, Option<P::StartBody>)>,
        query: Option<P::Query>,
    ) -> Self {
        let polls = Polls { operation: P::POLL, what: "the job" };
        Job {
            polling: Polling::new(session, polls, Self::DEFAULT_DEADLINE, Self::DEFAULT_RESERVE),
            is_found: start.is_none(),
            start,
            query,
            last: None,
            is_seen: true,
            end: None,
            is_cancelled: false,
        }
    }

    /// Deadline: the most time that the job is waited for, calls included, counted from the first call. Its end is an
    /// error of the kind [`Timeout`](crate::ErrorKind::Timeout), and the job goes on. To be set before the first
    /// update; by default it is [`DEFAULT_DEADLINE`](Job::DEFAULT_DEADLINE). A deadline of
    /// [the session's calls](crate::CallOptions::within) counts too, if it is nearer.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.polling.deadline = deadline;
        self
    }

    /// Sets the backoff between polls; by default from 0.5 s to 4 s.
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.polling.backoff = backoff;
        self
    }

    /// Sets the number of calls to reserve from the [budget](crate::Budget) of the polls' group before the first one,
    /// if there is such a budget; by default it is [`DEFAULT_RESERVE`](Job::DEFAULT_RESERVE). If there are fewer, the
    /// handle fails with an error of the kind [`OverBudget`](crate::ErrorKind::OverBudget), and nothing is sent.
    pub fn reserve(mut self, calls: u32) -> Self {
        self.polling.reserve = calls;
        self
    }

    /// Starts the job, unless the service has it. An update that comes with it is left to [`next`](Job::next).
    ///
    /// # Errors
    /// Any of the start; one of the kind [`Unexpected`](crate::ErrorKind::Unexpected) where its answer does not say how
    /// to poll the job.
    pub async fn start(&mut self) -> Result<(), Error> {
        while self.query.is_none() && !self.is_over() {
            poll_fn(|cx| self.poll_step(cx)).await;
        }
        match &mut self.end {
            Some(End::Error { error, is_seen }) if self.query.is_none() => {
                *is_seen = true;
                Err(error.clone())
            }
            _ => Ok(()),
        }
    }

    /// The next update, shared with [`last`](Job::last); `None` after the one that says that the job is over, and
    /// after an error.
    pub async fn next(&mut self) -> Option<Result<Arc<Update<P::Answer>>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Polls to the end of the job. Returns the answer of its success.
    ///
    /// # Errors
    /// That the service says that it failed or was cancelled, and why; or the error for which it was not followed to
    /// its end.
    pub async fn finish(mut self) -> Result<Arc<Update<P::Answer>>, JobError<P::Answer>> {
        while !self.is_over() {
            poll_fn(|cx| self.poll_step(cx)).await;
        }
        let token = self.token();
        match (self.end, self.last) {
            (Some(End::Error { error, .. }), last) => Err(JobError::Unfinished { error, last, token }),
            (Some(End::Gone), last) => Err(JobError::Cancelled { reason: None, last }),
            (None, Some(last)) => {
                let redactor = &self.polling.session().client().shared.redactor;
                let reason = P::reason(&last.answer).map(|reason| redactor.redact(&reason));
                match last.phase {
                    Phase::Failed => Err(JobError::Failed { reason, last }),
                    Phase::Cancelled => Err(JobError::Cancelled { reason, last: Some(last) }),
                    Phase::Succeeded | Phase::Running => Ok(last),
                }
            }
            // Only one of the above ends a handle.
            (None, None) => Err(JobError::Unfinished { error: self.polling.incomplete(), last: None, token }),
        }
    }

    /// The last update, also after an error.
    pub fn last(&self) -> Option<&Arc<Update<P::Answer>>> {
        self.last.as_ref()
    }

    /// Time since the first call of this handle, up to its end.
    pub fn elapsed(&self) -> Duration {
        self.polling.elapsed()
    }

    /// The number of requests sent, those that failed included; as counted by [`Error::attempts`].
    pub fn attempts(&self) -> u32 {
        self.polling.attempts()
    }

    /// The token that continues the job in another process; `None` before the service has it.
    pub fn token(&self) -> Option<Token> {
        self.query.as_ref().map(|query| Token::of_job(P::POLL, parameters(query)))
    }

    /// Whether nothing more will come: the job is over, or the handle has ended with an error.
    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.last.as_ref().is_some_and(|last| last.phase.is_final())
    }

    pub(super) fn session(&self) -> &Session {
        self.polling.session()
    }

    /// The query of the polls, once it is known.
    pub(super) fn query(&self) -> Option<&P::Query> {
        self.query.as_ref()
    }

    /// Whether the service has neither the job nor a request for it.
    pub(super) fn is_unsent(&self) -> bool {
        self.query.is_none() && self.polling.attempts() == 0 && self.end.is_none()
    }

    /// Ends a handle that has sent nothing.
    pub(super) fn give_up(&mut self) {
        self.polling.end(Ending::Stopped);
        self.end = Some(End::Gone);
    }

    /// The service has agreed to cancel the job.
    pub(super) fn expect_end(&mut self) {
        self.is_cancelled = true;
    }

    /// Goes on to the next answer, or to the end. Pending while neither is there.
    fn poll_step(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        if self.is_over() {
            return Poll::Ready(());
        }
        let Job { polling, start, query, is_found, .. } = self;
        let make = |session: &Session| match (&*query, &*start) {
            (Some(query), _) => {
                let call = Call::new(session, P::POLL, query, None::<&()>)?.repeatable();
                Ok(if *is_found { call } else { call.of_something_new() })
            }
            (None, Some((query, body))) => Call::new(session, P::START, query, body.as_ref()),
            // A handle is made with one of both.
            (None, None) => Err(Error::new(ErrorKind::InvalidRequest, "the job is not known")),
        };
        let is_start = query.is_none();
        let run = |call: Call| async move {
            Ok(Polled::Answer(match is_start {
                true => {
                    let url = call.request.uri().clone();
                    call.run().await?.map(|started| Reply::Started(started, url))
                }
                false => call.run().await?.map(Reply::Polled),
            }))
        };
        let taken_in = match ready!(polling.poll_answer(cx, make, run)) {
            Some(Ok(answer)) => self.take_in(answer),
            Some(Err(error)) => Err(error),
            None => Err(self.polling.error().unwrap_or_else(|| self.polling.incomplete())),
        };
        if let Err(error) = taken_in {
            let is_gone = matches!(error.status(), Some(StatusCode::NOT_FOUND | StatusCode::GONE));
            self.end = Some(match self.is_cancelled && is_gone {
                true => End::Gone,
                false => End::Error { error, is_seen: false },
            });
        }
        Poll::Ready(())
    }

    fn take_in(&mut self, answer: Answer<Reply<P>>) -> Result<(), Error> {
        match answer.value {
            Reply::Polled(value) => {
                self.is_found = true;
                self.update(value, answer.notes);
            }
            Reply::Started(started, ref url) => {
                let query = self.identify(&started, &answer.headers, url);
                if let Some(first) = P::first(started) {
                    self.update(first, answer.notes);
                }
                // The answer of one that is over may lack its id.
                match query {
                    Ok(query) => self.query = Some(query),
                    Err(_) if self.is_over() => {}
                    Err(detail) => {
                        let error = Error::new(ErrorKind::Unexpected, detail)
                            .with_operation(P::START.name)
                            .with_answered(Answered::new(answer.status, answer.headers));
                        self.polling.break_off(error.clone());
                        return Err(error);
                    }
                }
            }
        }
        Ok(())
    }

    /// The query of the polls, from the answer to the start; what is wrong where that does not say it.
    fn identify(
        &self,
        started: &P::Started,
        headers: &http::HeaderMap,
        url: &Uri,
    ) -> Result<P::Query, String> {
        let parameters = match P::IDENTITY {
            Identity::Field { answer, query } => match P::id(started) {
                Some(id) => vec![(query.to_owned(), id)],
                None => return Err(format!("it has no {answer:?}, without which the job can't be polled")),
            },
            Identity::Location => {
                let base = &self.session().client().shared.base;
                parameters_of(headers, base, url, P::POLL.path)?
            }
        };
        read_query(parameters).map_err(|fault| format!("it does not say how to poll the job: {fault}"))
    }

    /// Makes an answer the last update.
    fn update(&mut self, answer: P::Answer, mut notes: Notes) {
        let phase = phase_of::<P>(&answer, &mut notes);
        let (elapsed, polls) = (self.elapsed(), self.polling.answers());
        let stage = if phase.is_final() { stages::Phase::Complete } else { stages::Phase::Partial };
        self.polling.tell(&Progress { phase: stage, total: None, results: None, polls, notes: &notes });
        match phase {
            Phase::Running => {}
            Phase::Succeeded => self.polling.end(Ending::Complete),
            Phase::Failed => self.polling.end(Ending::Failed),
            Phase::Cancelled => self.polling.end(Ending::Stopped),
        }
        self.last = Some(Arc::new(Update { answer, notes, phase, elapsed, polls }));
        self.is_seen = false;
    }
}

/// The parameters of a query, by name.
pub(super) fn parameters<Q: Query>(query: &Q) -> Vec<(String, String)> {
    let mut out = QueryWriter::default();
    query.write(&mut out);
    out.into_pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The query with these parameters, without those that it does not have; the fault where it can't be made.
pub(super) fn read_query<Q: Query>(parameters: Vec<(String, String)>) -> Result<Q, String> {
    let pairs = parameters.into_iter().map(|(name, value)| (Cow::Owned(name), Cow::Owned(value)));
    let mut reader = QueryReader::new(pairs);
    Q::read(&mut reader).ok_or_else(|| {
        let notes = reader.finish(&[]);
        let fault = notes.iter().find(|note| note.kind() != NoteKind::UnknownField);
        fault.map(ToString::to_string).unwrap_or_default()
    })
}

impl<P: Protocol> Stream for Job<P> {
    type Item = Result<Arc<Update<P::Answer>>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if !std::mem::replace(&mut self.is_seen, true) {
                return Poll::Ready(self.last.clone().map(Ok));
            }
            if let Some(End::Error { error, is_seen }) = &mut self.end {
                let is_new = !std::mem::replace(is_seen, true);
                return Poll::Ready(is_new.then(|| Err(error.clone())));
            }
            if self.is_over() {
                return Poll::Ready(None);
            }
            ready!(self.poll_step(cx));
        }
    }
}

impl<P: Protocol> fmt::Debug for Job<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("operation", &P::POLL.name)
            .field("phase", &self.last.as_ref().map(|update| update.phase))
            .field("polls", &self.polling.answers())
            .field("is_over", &self.is_over())
            .finish_non_exhaustive()
    }
}
