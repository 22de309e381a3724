//! What an answer says of the page after it.

use bytes::Bytes;
use http::Uri;
use specwright_core::{Found, Location, Note, NoteKind, NoteReason, Notes};

use super::place::Mark;
use super::rules::{Number, Paging, Way};
use crate::Answer;
use crate::url::resolve;

/// What the pages so far say of their sequence.
#[derive(Default)]
pub(super) struct Sequence {
    /// The number of elements before the next page, where pages are counted.
    before: Option<i64>,
    /// The latest page as it came, where it was asked for by a number.
    latest: Bytes,
}

/// What the numbers of pages count.
#[derive(Clone, Copy, PartialEq)]
enum By {
    Page,
    Element,
}

impl Sequence {
    /// The page after this one, if there is one; or the reason why that can't be told.
    pub(super) fn after<P: Paging>(
        &mut self,
        at: &Mark,
        request: &P::Request,
        answer: &Answer<P::Page>,
        called: &Uri,
    ) -> Result<Option<Mark>, String> {
        let place = location(P::ITEMS);
        if let Some(note) = answer.notes.iter().find(|note| is_lost(note) && place.starts_with(&note.at)) {
            return Err(format!("the elements of a page can't be read: {note}"));
        }
        let more = P::has_more(&answer.value);
        if more == Some(false) {
            return Ok(None);
        }
        let next = match P::WAY {
            Way::Cursor { path, read, .. } => {
                told(read(&answer.value), path, &answer.notes)?.map(Mark::Cursor)
            }
            Way::Url { path, read } => {
                let url = told(read(&answer.value).map(str::to_owned), path, &answer.notes)?;
                url.map(|url| url_of(called, &url)).transpose()?
            }
            Way::Link => answer.beside.next_page.as_deref().map(|url| url_of(called, url)).transpose()?,
            Way::Page(number) => self.numbered::<P>(By::Page, &number, at, request, answer)?,
            Way::Offset(number) => self.numbered::<P>(By::Element, &number, at, request, answer)?,
        };
        match (next, more) {
            (None, Some(true)) => Err("there are more pages, and the answer does not say where".to_owned()),
            (next, _) => Ok(next),
        }
    }

    /// The page after one that was asked for by a number.
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
        // What can't be read is an element all the same.
        let elements = P::count(&answer.value).saturating_add(skipped(&answer.notes, P::ITEMS));
        let elements = i64::try_from(elements).unwrap_or(i64::MAX);
        if elements > 0 && !answer.beside.body.is_empty() && self.latest == answer.beside.body {
            return Err(format!("the page of the number {here} is the same as the one before it"));
        }
        self.latest = answer.beside.body.clone();
        let before = here.saturating_sub(number.first);
        let before = match by {
            By::Element => before,
            // Those before the first one that was asked for are as long as it, or longer where it is the last.
            By::Page => self.before.unwrap_or(before.saturating_mul(elements)),
        };
        let reached = before.saturating_add(elements);
        self.before = Some(reached);
        let total = P::total(&answer.value).filter(|total| *total >= 0);
        let is_last = match (P::has_more(&answer.value), total) {
            (Some(has_more), _) => !has_more,
            (None, _) if elements == 0 => true,
            // A service may have pages shorter than asked for.
            (None, Some(total)) => reached >= total,
            (None, None) => P::size(request).is_some_and(|size| elements < size),
        };
        let step = if by == By::Page { 1 } else { elements };
        Ok((!is_last && step > 0).then(|| Mark::Number(here.saturating_add(step))))
    }
}

/// A cursor or a URL, unless it is empty. One that can't be read is not the same as none.
fn told(read: Option<String>, path: &[&str], notes: &Notes) -> Result<Option<String>, String> {
    let place = location(path);
    let is_near = |note: &&Note| place.starts_with(&note.at) || note.at.starts_with(&place);
    match (read, notes.iter().filter(is_near).find(|note| is_lost(note))) {
        (Some(told), _) if !told.is_empty() => Ok(Some(told)),
        (None, Some(note)) => Err(format!("the next page can't be told: {note}")),
        (Some(_) | None, _) => Ok(None),
    }
}

fn url_of(called: &Uri, reference: &str) -> Result<Mark, String> {
    resolve(called, reference).map(|url| Mark::Url(url.to_string())).map_err(|unusable| unusable.to_string())
}

fn location(path: &[&str]) -> Location {
    path.iter().fold(Location::body(), |at, name| at.field(name))
}

/// Whether a note says that a value was there and is lost. Null is a way to say that there is none.
fn is_lost(note: &Note) -> bool {
    match &note.reason {
        NoteReason::WrongType { found, .. } => *found != Found::Null,
        reason => matches!(
            reason.kind(),
            NoteKind::OutOfRange | NoteKind::BrokenGrammar | NoteKind::Malformed | NoteKind::Skipped
        ),
    }
}

/// The number of elements that could not be read.
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
