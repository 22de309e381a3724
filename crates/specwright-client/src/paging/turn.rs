//! Determination of the next page from a response.

use bytes::Bytes;
use http::Uri;
use specwright_core::{Found, Location, Note, NoteKind, NoteReason, Notes};

use super::place::Mark;
use super::rules::{Number, Pagination, Paging};
use crate::Answer;
use crate::url::resolve;

/// State of a page sequence, updated with each page.
#[derive(Default)]
pub(super) struct Sequence {
    /// The number of elements before the next page, if pages are numbered.
    before: Option<i64>,
    /// The undecoded body of the latest page, if pages are numbered.
    latest: Bytes,
}

/// The unit that a page parameter counts.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Page,
    Element,
}

impl Sequence {
    /// Returns the next page, if any. Returns a message if the next page can't be determined.
    pub(super) fn after<P: Paging>(
        &mut self,
        at: &Mark,
        request: &P::Request,
        answer: &Answer<P::Page>,
        called_url: &Uri,
    ) -> Result<Option<Mark>, String> {
        let place = location(P::ITEMS);
        if let Some(note) = answer.notes.iter().find(|note| is_lost(note) && place.starts_with(&note.at)) {
            return Err(format!("the elements of a page can't be read: {note}"));
        }
        let more = P::has_more(&answer.value);
        if more == Some(false) {
            return Ok(None);
        }
        let next = match P::PAGINATION {
            Pagination::Cursor { path, read, .. } => {
                next_value(read(&answer.value), path, &answer.notes)?.map(Mark::Cursor)
            }
            Pagination::Url { path, read } => {
                let url = next_value(read(&answer.value).map(str::to_owned), path, &answer.notes)?;
                url.map(|url| resolve_mark(called_url, &url)).transpose()?
            }
            Pagination::Link => {
                answer.metadata.next_page.as_deref().map(|url| resolve_mark(called_url, url)).transpose()?
            }
            Pagination::Page(number) => self.numbered::<P>(By::Page, &number, at, request, answer)?,
            Pagination::Offset(number) => self.numbered::<P>(By::Element, &number, at, request, answer)?,
        };
        match (next, more) {
            (None, Some(true)) => {
                Err("there are more pages, but the response does not identify the next page".to_owned())
            }
            (next, _) => Ok(next),
        }
    }

    /// Returns the page after a numbered page.
    fn numbered<P: Paging>(
        &mut self,
        by: By,
        number: &Number<P>,
        at: &Mark,
        request: &P::Request,
        answer: &Answer<P::Page>,
    ) -> Result<Option<Mark>, String> {
        let here = match at {
            Mark::Number(here) => *here,
            _ => number.first,
        };
        // Unreadable elements also count.
        let elements = P::count(&answer.value).saturating_add(skipped(&answer.notes, P::ITEMS));
        let elements = i64::try_from(elements).unwrap_or(i64::MAX);
        if elements > 0 && !answer.metadata.body.is_empty() && self.latest == answer.metadata.body {
            return Err(format!("the page at position {here} is identical to the previous page"));
        }
        self.latest = answer.metadata.body.clone();
        let before = here.saturating_sub(number.first);
        let before = match by {
            By::Element => before,
            // The pages before the first requested one are assumed to have the same length as that page. If that page
            // is the last one, it may be shorter.
            By::Page => self.before.unwrap_or(before.saturating_mul(elements)),
        };
        let reached = before.saturating_add(elements);
        self.before = Some(reached);
        let total = P::total(&answer.value).filter(|total| *total >= 0);
        let is_last = match (P::has_more(&answer.value), total) {
            (Some(has_more), _) => !has_more,
            (None, _) if elements == 0 => true,
            // A service may return shorter pages than requested.
            (None, Some(total)) => reached >= total,
            (None, None) => P::size(request).is_some_and(|size| elements < size),
        };
        let step = if by == By::Page { 1 } else { elements };
        Ok((!is_last && step > 0).then(|| Mark::Number(here.saturating_add(step))))
    }
}

/// Returns a cursor or a URL, or `None` if it is empty or missing. An unreadable value is an error.
fn next_value(read: Option<String>, path: &[&str], notes: &Notes) -> Result<Option<String>, String> {
    let place = location(path);
    let is_near = |note: &&Note| place.starts_with(&note.at) || note.at.starts_with(&place);
    match (read, notes.iter().filter(is_near).find(|note| is_lost(note))) {
        (Some(value), _) if !value.is_empty() => Ok(Some(value)),
        (None, Some(note)) => Err(format!("the next page can't be determined: {note}")),
        (Some(_) | None, _) => Ok(None),
    }
}

fn resolve_mark(called_url: &Uri, reference: &str) -> Result<Mark, String> {
    resolve(called_url, reference)
        .map(|url| Mark::Url(url.to_string()))
        .map_err(|unusable| unusable.to_string())
}

fn location(path: &[&str]) -> Location {
    path.iter().fold(Location::body(), |at, name| at.field(name))
}

/// Returns `true` if the note reports a value that was present but is lost. A null means that there is no value.
fn is_lost(note: &Note) -> bool {
    match &note.reason {
        NoteReason::WrongType { found, .. } => *found != Found::Null,
        reason => matches!(
            reason.kind(),
            NoteKind::OutOfRange | NoteKind::BrokenGrammar | NoteKind::Malformed | NoteKind::Skipped
        ),
    }
}

/// Returns the number of elements that could not be read.
fn skipped(notes: &Notes, path: &[&str]) -> usize {
    if notes.skipped() == 0 {
        return 0;
    }
    let place = location(path);
    let is_element = |note: &&Note| {
        note.kind() == NoteKind::Skipped
            && note.at.starts_with(&place)
            && note.at.steps().len() == path.len() + 1
    };
    notes.iter().filter(is_element).count()
}
