//! Runs a search until it ends, for whatever reason.

use std::pin::pin;
use std::sync::Arc;

use bytes::Bytes;
use serde_core::Serialize;
use wayfare_client::poll::{Ending, Outcome, Paged, Pages, PagesEnding, Protocol, Search, Update};
use wayfare_client::verdict::{Lack, Verdict};
use wayfare_client::{Error, Remark};
use wayfare_models::Notes;

use super::answer::{Answer, results};
use super::connect::Task;
use super::limits::Stop;
use super::progress::Progress;
use super::unread::Unread;
use crate::exit::{Exit, Failure, with_causes};
use crate::terminal::output::Console;
use crate::terminal::text::counted;

/// Outcome of a search.
#[derive(Debug)]
pub struct Found<A> {
    /// Last response, if any.
    pub response: Option<A>,
    /// Differences between the response and the description.
    pub notes: Notes,
    /// Bodies of the response, page by page, if the output is JSON.
    pub bodies: Vec<Bytes>,
    /// Reason why the search ended.
    pub end: End,
    /// Error of the last failed call, if no response followed and the failure did not end the search.
    pub last_error: Option<Error>,
    /// Losses that are too small to affect the verdict, and differences between the response and the request, such as
    /// another currency.
    pub remarks: Vec<Remark>,
}

/// Reason why a search ended.
#[derive(Debug)]
pub enum End {
    /// The search is complete.
    Complete,
    /// The service reports the search as complete, but results may be missing.
    MayLack(Vec<Lack>),
    /// The search reached the requested phase.
    Reached,
    /// Nothing new arrived for the requested time.
    Settled,
    /// The search is complete, but a page with other price terms was skipped.
    LeftOut,
    /// The deadline passed or a signal arrived.
    Stopped(Stop),
    /// A call failed.
    Failed(Error),
}

/// Runs a search until it is complete, reaches the requested phase, settles, is stopped, or fails.
pub async fn run<P>(search: Search<P>, task: &Task<'_>) -> Found<P::Response>
where
    P: Protocol<Response: Answer>,
{
    let mut search = search.deadline(task.limits.left());
    let end = watch(&mut search, task).await;
    Found::of(search.into_outcome(), end)
}

/// Fetches the next page of a search. Returns `None` after the last page. If the iteration ends early, sets `end` to
/// the reason.
pub async fn next_page<P>(
    pages: &mut Pages<P>,
    is_first: bool,
    end: &mut End,
    task: &Task<'_>,
) -> Option<Outcome<P::Response>>
where
    P: Paged<Response: Answer>,
{
    let next = tokio::select! {
        biased;
        // The first page has already arrived, so the limits don't apply to it.
        stop = task.limits.signal(), if !is_first => Err(End::Stopped(stop)),
        page = pages.next() => page.transpose().map_err(End::Failed),
    };
    let page = next.unwrap_or_else(|cause| {
        *end = cause;
        None
    });
    // At the deadline, the iteration ends by itself after returning the current page as is.
    if pages.ending() == Some(PagesEnding::Deadline) {
        *end = End::Stopped(task.limits.deadline_stop());
    }
    page
}

/// Runs a search whose deadline is set, and keeps the search for further use.
pub async fn watch<P>(search: &mut Search<P>, task: &Task<'_>) -> End
where
    P: Protocol<Response: Answer>,
{
    let mut stopped = pin!(task.limits.signal());
    let mut progress = Progress::new(task.console);
    let mut redraw = tokio::time::interval(Progress::REDRAW);
    let end = loop {
        tokio::select! {
            biased;
            stop = &mut stopped => break End::Stopped(stop),
            update = search.next() => match update {
                Some(Ok(update)) => progress.update(&update),
                Some(Err(error)) => break End::Failed(error),
                None => break match search.ending() {
                    Some(Ending::Complete) => End::Complete,
                    Some(Ending::ReachedPhase) => End::Reached,
                    Some(Ending::Settled) => End::Settled,
                    // Nothing else ends a search here: errors and signals have already exited the loop.
                    _ => End::Stopped(task.limits.deadline_stop()),
                },
            },
            _ = redraw.tick(), if progress.is_live() => progress.draw(search.elapsed()),
        }
    };
    progress.close(search.elapsed());
    end
}

impl<A: Answer> Found<A> {
    /// Creates an outcome without a response.
    pub fn nothing(end: End) -> Self {
        let (notes, bodies, remarks) = (Notes::new(), Vec::new(), Vec::new());
        Found { response: None, notes, bodies, end, last_error: None, remarks }
    }

    /// Creates the outcome of a search that has ended.
    pub fn of(outcome: Outcome<A>, end: End) -> Self {
        let end = match (end, outcome.verdict) {
            (End::Complete, Verdict::MayLack(lacks)) => End::MayLack(lacks),
            (end, _) => end,
        };
        let remarks = outcome.remarks;
        let last_error = outcome.error.filter(|_| !matches!(end, End::Failed(_)));
        // The update has no other owner, so the value is moved instead of cloned.
        let shown = outcome.earlier.or(outcome.last).map(Arc::unwrap_or_clone);
        let mut found = Found { last_error, remarks, ..Found::nothing(end) };
        if let Some(Update { response, notes, body, .. }) = shown {
            (found.response, found.notes, found.bodies) = (Some(response), notes, vec![body]);
        }
        found
    }

    /// Returns the exit code.
    ///
    /// # Errors
    /// Returns an error if the search failed. `explain` builds the failure.
    pub fn exit(&self, explain: impl FnOnce(&Error) -> Failure) -> Result<Exit, Failure> {
        let any = self.response.as_ref().is_some_and(Answer::has_found);
        Ok(match (&self.end, any) {
            (End::Complete | End::Reached | End::Settled | End::LeftOut, true) => Exit::Found,
            (End::Complete, false) => Exit::Nothing,
            // A search that has found no results so far may still find some.
            (End::Reached | End::Settled | End::LeftOut, false) | (End::Stopped(_) | End::MayLack(_), _) => {
                Exit::Stopped
            }
            (End::Failed(error), _) => return Err(explain(error)),
        })
    }

    /// Summarizes the results: the number shown, the total, and whether the search is complete.
    pub fn summary(&self) -> String {
        let status = self.response.as_ref().map_or("", |response| response.state().status);
        let why = match &self.end {
            End::Complete => None,
            End::Reached => Some(format!("stopped at {status}, as requested")),
            End::Settled => Some("nothing new arrived".to_owned()),
            End::LeftOut => Some("a page with different price terms was left out".to_owned()),
            End::MayLack(lacks) => Some(lacks.iter().map(Lack::to_string).collect::<Vec<_>>().join("; ")),
            End::Stopped(stop) => Some(stop.to_string()),
            End::Failed(_) => Some("the search failed".to_owned()),
        };
        let found = self.response.as_ref().filter(|response| response.total() > 0);
        match (why, found) {
            (None, None) => A::NONE.to_owned(),
            (Some(why), None) => format!("Partial: nothing found so far; {why}."),
            (None, Some(found)) => format!("{}.", of(found, "")),
            (Some(why), Some(found)) => format!("Partial: {}; {why}.", of(found, " so far")),
        }
    }

    /// Prints the response as JSON or as text. JSON doesn't show why a response is partial, so a notice does.
    ///
    /// # Errors
    /// Returns an error if the output can't be written, or if the search was stopped before the first response.
    pub fn print(
        &self,
        as_json: bool,
        text: impl FnOnce(&A) -> String,
        console: &Console,
    ) -> Result<(), Failure>
    where
        A: Serialize,
    {
        match (&self.response, &self.end) {
            (Some(response), end) if as_json => {
                console.print_json(response, &self.bodies)?;
                if !matches!(end, End::Complete) {
                    console.notice(&self.summary());
                }
                Ok(())
            }
            (Some(response), _) => console.print(&text(response)),
            (None, End::Stopped(stop)) => {
                let failure = stop.while_waiting_for("the first response of the search");
                Err(self.last_error.iter().fold(failure, Failure::caused_by))
            }
            // The error is reported by `exit`.
            (None, _) => Ok(()),
        }
    }

    /// Prints notices if prices differ from the request, if the last call failed, if the response differs from the
    /// description, if a few results are missing, and if parts of the response could not be read.
    pub fn print_notices(&self, console: &Console) {
        print_price_terms(&self.remarks, console);
        if let Some(last_error) = &self.last_error {
            console.notice(&format!("The last call failed: {}.", with_causes(last_error)));
        }
        if let Some(first) = self.notes.first() {
            let count = self.notes.differences();
            let others = if count > 1 { format!(" (and {} more)", count - 1) } else { String::new() };
            let first = first.field_message();
            console.notice(&format!("The response is not as described: {first}{others}."));
        }
        for remark in &self.remarks {
            match remark {
                // The notice about unreadable parts covers this loss.
                Remark::Loss(Lack::Unreadable { .. }) => {}
                Remark::Loss(Lack::Few { found, expected }) => {
                    let missing = counted(expected - found, ["result", "results"]);
                    console.notice(&format!("The service counts {missing} more than it sent."));
                }
                Remark::Loss(loss) => console.notice(&format!("Note: {loss}.")),
                _ => {}
            }
        }
        if let Some(unread) = Unread::of(&self.notes) {
            console.notice(&format!("{unread}."));
        }
    }
}

/// Prints a notice if prices are in a different currency or price mode than requested.
pub fn print_price_terms(remarks: &[Remark], console: &Console) {
    let terms: Vec<_> = other_settings(remarks).map(Remark::to_string).collect();
    if !terms.is_empty() {
        console.notice(&format!("Note: prices differ from the request: {}.", terms.join(", ")));
    }
}

/// Returns the remarks about settings that differ from the request.
pub fn other_settings(remarks: &[Remark]) -> impl Iterator<Item = &Remark> {
    remarks.iter().filter(|remark| matches!(remark, Remark::OtherSetting { .. }))
}

/// Formats the number of results, for example `20 of 132 results`, `1 result`, or `132 results, none of them on this
/// page`.
fn of<A: Answer>(response: &A, so_far: &str) -> String {
    let total = results::<A>(response.total()) + so_far;
    match i64::try_from(response.state().shown) {
        Ok(0) => format!("{total}, none of them on this page"),
        Ok(shown) if shown != response.total() => format!("{shown} of {total}"),
        _ => total,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use wayfare_models::common::SearchStatus;
    use wayfare_models::flights::{FlightResult, FlightSearchResponse};

    use crate::terminal::interrupt::Signal;
    use crate::values::duration::Wait;

    fn found(count: usize, total: i64, end: End) -> Found<FlightSearchResponse> {
        let mut response = FlightSearchResponse::default();
        response.status = Some(SearchStatus::SecondPhase);
        response.results = (0..count).map(|index| FlightResult::new(index.to_string())).collect();
        response.total_count = Some(total);
        Found { response: Some(response), ..Found::nothing(end) }
    }

    fn unexplained(error: &Error) -> Failure {
        panic!("{error}")
    }

    #[test]
    fn exit_codes_distinguish_empty_and_partial_searches() {
        let deadline = || End::Stopped(Stop::Deadline(Wait(Duration::from_secs(5))));
        let interrupted = || End::Stopped(Stop::Signal(Signal::Interrupt));
        for (count, total, end, exit, summary) in [
            (2, 9, End::Complete, Exit::Found, "2 of 9 results."),
            (1, 1, End::Complete, Exit::Found, "1 result."),
            (0, 9, End::Complete, Exit::Nothing, "9 results, none of them on this page."),
            (
                0,
                9,
                End::MayLack(vec![Lack::Few { found: 0, expected: 9 }]),
                Exit::Stopped,
                "Partial: 9 results so far, none of them on this page; the response contains 0 of the 9 results that \
                 its total implies.",
            ),
            (0, 0, End::Complete, Exit::Nothing, "No flights found."),
            (
                2,
                2,
                End::Reached,
                Exit::Found,
                "Partial: 2 results so far; stopped at second-phase, as requested.",
            ),
            (
                0,
                0,
                End::Reached,
                Exit::Stopped,
                "Partial: nothing found so far; stopped at second-phase, as requested.",
            ),
            (2, 9, deadline(), Exit::Stopped, "Partial: 2 of 9 results so far; stopped after 5s."),
            (2, 9, End::Settled, Exit::Found, "Partial: 2 of 9 results so far; nothing new arrived."),
            (0, 0, deadline(), Exit::Stopped, "Partial: nothing found so far; stopped after 5s."),
            (
                2,
                9,
                End::MayLack(vec![Lack::Fewer { found: 0, earlier: 2 }]),
                Exit::Stopped,
                "Partial: 2 of 9 results so far; the last response contains 0 results, after 2 in an earlier response.",
            ),
            (2, 9, interrupted(), Exit::Stopped, "Partial: 2 of 9 results so far; stopped by Ctrl-C."),
        ] {
            let found = found(count, total, end);
            assert_eq!((found.exit(unexplained).unwrap(), found.summary().as_str()), (exit, summary));
        }
        let none = Found::<FlightSearchResponse>::nothing(interrupted());
        assert_eq!(none.exit(unexplained).unwrap(), Exit::Stopped);
    }
}
