//! The handle of a running job.

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
    /// Creates a job with the query and body that start it. Nothing is sent until an update is requested.
    pub fn run_job<P: Protocol>(&self, query: P::StartQuery, body: Option<P::StartBody>) -> Job<P> {
        Job::new(self.clone(), Some((query, body)), None)
    }

    /// Creates a handle for a job that the service already has, from its poll query.
    pub fn job_of<P: Protocol>(&self, query: P::Query) -> Job<P> {
        Job::new(self.clone(), None, Some(query))
    }

    /// Resumes a job that was started elsewhere, with the next poll.
    ///
    /// # Errors
    /// Returns [`ErrorKind::InvalidToken`] if the token belongs to another operation or does not identify a job.
    pub fn resume_job<P: Protocol>(&self, token: Token) -> Result<Job<P>, Error> {
        let query = read_query(token.open_job(P::POLL)?);
        query.map(|query| self.job_of(query)).map_err(|fault| Error::new(ErrorKind::InvalidToken, fault))
    }
}

/// A job that is started and then polled, with waits between the calls, until it is over or its handle is dropped.
///
/// A `Job` is a [`Stream`] of [`Update`]s; [`next`](Job::next) returns the updates without requiring a stream crate,
/// and [`finish`](Job::finish) waits for the last one. Nothing is sent until the first update is requested.
///
/// Transient failures are retried by the client's [`RetryPolicy`](crate::RetryPolicy). A start request that the service
/// may have carried out is not retried unless it is [repeatable](crate::CallOptions::repeatable), because a second
/// start would create another job. A 404 response to the first poll after the start is retried, because services may
/// need a moment to find a job that they have just created. Any other error ends the handle but not the job: the
/// handle's [`token`](Job::token) resumes the job.
///
/// If a response has a `Retry-After`, the next poll is not sent before that wait is over. A redirect, such as
/// `303 See Other` to the result, is not followed and is an error.
///
/// Dropping the handle, or the future of [`finish`](Job::finish), cancels the call in flight but not the job.
/// Dropping the future of [`next`](Job::next) does not cancel the call, and loses no update.
#[must_use = "jobs do nothing unless polled"]
pub struct Job<P: Protocol> {
    polling: Polling<Reply<P>>,
    /// The query and body of the start request; `None` for a job that the service already has.
    start: Option<(P::StartQuery, Option<P::StartBody>)>,
    /// The poll query, once known.
    query: Option<P::Query>,
    /// `true` if a poll has found the job, or if this handle did not start the job.
    is_found: bool,
    last: Option<Arc<Update<P::Answer>>>,
    /// `true` if no update is waiting to be returned to the caller.
    is_seen: bool,
    /// The reason why the handle ended without a final update, if it did.
    end: Option<End>,
    /// `true` if the service has agreed to cancel the job.
    is_cancelled: bool,
}

/// The end of a handle without a final update.
enum End {
    /// An error, and a flag that is set once the caller has received the error.
    Error { error: Error, is_seen: bool },
    /// The job was cancelled before it started, or the service deleted it after cancelling it.
    Gone,
}

/// The response to a call of the job.
pub(super) enum Reply<P: Protocol> {
    /// The response to the start request, and the URL that the request was sent to.
    Started(P::Started, Uri),
    Polled(P::Answer),
}

// The handle holds no pinned data: its futures are boxed.
impl<P: Protocol> Unpin for Job<P> {}

impl<P: Protocol> Job<P> {
    /// The default deadline of a handle: 10 minutes.
    pub const DEFAULT_DEADLINE: Duration = Duration::from_secs(600);

    /// The default number of calls that a handle reserves from the [budget](crate::Budget): 8.
    pub const DEFAULT_RESERVE: u32 = 8;

    fn new(
        session: Session,
        start: Option<(P::StartQuery, Option<P::StartBody>)>,
        query: Option<P::Query>,
    ) -> Self {
        let polls = Polls { operation: P::POLL, noun: "the job" };
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

    /// Sets the deadline: the maximum time to wait for the job, including calls, counted from the first call. Set it
    /// before the first update. The default is [`DEFAULT_DEADLINE`](Job::DEFAULT_DEADLINE).
    ///
    /// When the deadline passes, the handle ends with an error of kind [`Timeout`](crate::ErrorKind::Timeout), and the
    /// job continues. If the [deadline of the session's calls](crate::CallOptions::within) is earlier, it applies
    /// instead.
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.polling.deadline = deadline;
        self
    }

    /// Sets the backoff between polls. The default is 0.5 s to 4 s.
    pub fn backoff(mut self, backoff: Backoff) -> Self {
        self.polling.backoff = backoff;
        self
    }

    /// Sets the number of calls to reserve before the first call, from the [budget](crate::Budget) of the poll
    /// operation's group, if the group has one. The default is [`DEFAULT_RESERVE`](Job::DEFAULT_RESERVE). If fewer
    /// calls are left, the handle fails with an error of kind [`OverBudget`](crate::ErrorKind::OverBudget), and nothing
    /// is sent.
    pub fn reserve(mut self, calls: u32) -> Self {
        self.polling.reserve = calls;
        self
    }

    /// Starts the job, unless the service already has it. If the response contains an update, [`next`](Job::next)
    /// returns it.
    ///
    /// # Errors
    /// Returns any error from the start request. The kind is [`Unexpected`](crate::ErrorKind::Unexpected) if the
    /// response does not identify the job to poll.
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

    /// Returns the next update, shared with [`last`](Job::last); `None` after the final update, and after an error.
    pub async fn next(&mut self) -> Option<Result<Arc<Update<P::Answer>>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    /// Polls until the job is over, and returns the last update of a successful job.
    ///
    /// # Errors
    /// Returns [`JobError::Failed`] or [`JobError::Cancelled`], which contain the reason reported by the service, or
    /// [`JobError::Unfinished`], which contains the error that stopped the handle.
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
            // A handle ends with a final update or with an `End`.
            (None, None) => Err(JobError::Unfinished { error: self.polling.incomplete(), last: None, token }),
        }
    }

    /// Returns the last update, even after an error.
    pub fn last(&self) -> Option<&Arc<Update<P::Answer>>> {
        self.last.as_ref()
    }

    /// Returns the time from the first call of this handle to now, or to the end.
    pub fn elapsed(&self) -> Duration {
        self.polling.elapsed()
    }

    /// Returns the number of requests sent, including failed requests, as counted by [`Error::attempts`].
    pub fn attempts(&self) -> u32 {
        self.polling.attempts()
    }

    /// Returns the token that resumes the job in another process; `None` until the service has the job.
    pub fn token(&self) -> Option<Token> {
        self.query.as_ref().map(|query| Token::of_job(P::POLL, parameters(query)))
    }

    /// Returns `true` if no further updates will come: the job is over, or the handle has ended with an error.
    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.last.as_ref().is_some_and(|last| last.phase.is_final())
    }

    pub(super) fn session(&self) -> &Session {
        self.polling.session()
    }

    /// Returns the poll query, once known.
    pub(super) fn query(&self) -> Option<&P::Query> {
        self.query.as_ref()
    }

    /// Returns `true` if the service has neither the job nor a request to start it.
    pub(super) fn is_unsent(&self) -> bool {
        self.query.is_none() && self.polling.attempts() == 0 && self.end.is_none()
    }

    /// Ends a handle that has sent nothing.
    pub(super) fn give_up(&mut self) {
        self.polling.end(Ending::Stopped);
        self.end = Some(End::Gone);
    }

    /// Records that the service has agreed to cancel the job.
    pub(super) fn mark_cancelled(&mut self) {
        self.is_cancelled = true;
    }

    /// Advances to the next response or to the end.
    fn poll_step(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        if self.is_over() {
            return Poll::Ready(());
        }
        let Job { polling, start, query, is_found, .. } = self;
        let make = |session: &Session| match (&*query, &*start) {
            (Some(query), _) => {
                let call = Call::new(session, P::POLL, query, None::<&()>);
                let call = call.map(Call::repeatable).map_err(|error| match start {
                    Some(_) => error.of_service_values(),
                    None => error,
                })?;
                Ok(if *is_found { call } else { call.of_new_resource() })
            }
            (None, Some((query, body))) => Call::new(session, P::START, query, body.as_ref()),
            // Every handle is created with a start request or with a poll query.
            (None, None) => Err(Error::new(ErrorKind::InvalidRequest, "the job is not known")),
        };
        let is_start = query.is_none();
        let run = |call: Call| async move {
            Ok(Polled::Answer(match is_start {
                true => {
                    let url = call.request.uri().clone();
                    let answer = call.run().await?.require_success(P::START, 0)?;
                    answer.map(|started| Reply::Started(started, url))
                }
                false => call.run().await?.require_success(P::POLL, 0)?.map(Reply::Polled),
            }))
        };
        let accepted = match ready!(polling.poll_answer(cx, make, run)) {
            Some(Ok(answer)) => self.accept(answer),
            Some(Err(error)) => Err(error),
            None => Err(self.polling.error().unwrap_or_else(|| self.polling.incomplete())),
        };
        if let Err(error) = accepted {
            let is_gone = matches!(error.status(), Some(StatusCode::NOT_FOUND | StatusCode::GONE));
            self.end = Some(match self.is_cancelled && is_gone {
                true => End::Gone,
                false => End::Error { error, is_seen: false },
            });
        }
        Poll::Ready(())
    }

    fn accept(&mut self, answer: Answer<Reply<P>>) -> Result<(), Error> {
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
                // If the job is already over, the response might not contain the job's id.
                match query {
                    Ok(query) => self.query = Some(query),
                    Err(_) if self.is_over() => {}
                    Err(detail) => {
                        let error = Error::new(ErrorKind::Unexpected, detail)
                            .with_operation(P::START.name)
                            .with_answered(Answered::new(answer.status, answer.headers));
                        self.polling.end_with_error(error.clone());
                        return Err(error);
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the poll query, based on the start response. Returns a message if the response does not contain the
    /// query.
    fn identify(
        &self,
        started: &P::Started,
        headers: &http::HeaderMap,
        url: &Uri,
    ) -> Result<P::Query, String> {
        let parameters = match P::IDENTITY {
            Identity::Field { answer, query } => match P::id(started) {
                Some(id) => vec![(query.to_owned(), id)],
                None => return Err(format!("it has no {answer:?}, which is required to poll the job")),
            },
            Identity::Location => {
                let base = &self.session().client().shared.base;
                parameters_of(headers, base, url, P::POLL.path)?
            }
        };
        read_query(parameters).map_err(|fault| format!("it does not identify the job to poll: {fault}"))
    }

    /// Stores a response as the last update.
    fn update(&mut self, answer: P::Answer, mut notes: Notes) {
        let phase = phase_of::<P>(&answer, &mut notes);
        let (elapsed, polls) = (self.elapsed(), self.polling.answers());
        let stage = if phase.is_final() { stages::Phase::Complete } else { stages::Phase::Partial };
        self.polling.report(&Progress { phase: stage, total: None, results: None, polls, notes: &notes });
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

/// Returns the parameters of a query, by name.
pub(super) fn parameters<Q: Query>(query: &Q) -> Vec<(String, String)> {
    let mut out = QueryWriter::default();
    query.write(&mut out);
    out.into_pairs().into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Builds a query from parameters, and ignores unknown parameters. Returns a message if the query can't be built.
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
