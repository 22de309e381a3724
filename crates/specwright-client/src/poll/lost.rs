//! Final answers without their results: they would say that there are none.

use std::collections::BTreeMap;

use specwright_core::{Json, Note, NoteKind, Step, decode};

use crate::call::Answer;
use crate::decoding::beside_executor;
use crate::error::Answered;
use crate::poll::{Phase, Protocol};
use crate::{Error, ErrorKind};

/// The answer, unless it is a final one without its results.
pub(super) async fn with_its_results<P: Protocol>(
    answer: Answer<P::Response>,
    expects_results: bool,
) -> Result<Answer<P::Response>, Error> {
    let is_empty = P::phase(&answer.value) == Phase::Complete && P::count(&answer.value) == 0;
    if !is_empty || !expects_results {
        return Ok(answer);
    }
    let note = answer.notes.iter().find(|note| is_of_results::<P>(note));
    let body = answer.beside.body.clone();
    let lost = match note {
        Some(note) => Some(note.to_string()),
        None => beside_executor(body.len(), move || lost_results::<P>(&body)).await?,
    };
    match lost {
        Some(lost) => Err(unexpected::<P>(format!("it claims to be complete, without its results: {lost}"))
            .with_answered(Answered::new(answer.status, answer.headers))),
        None => Ok(answer),
    }
}

/// Whether a note is of the list of results, or of a result that is left out.
fn is_of_results<P: Protocol>(note: &Note) -> bool {
    let mut steps = note.at.steps();
    let is_within = steps.next() == Some(Step::Field(P::RESULTS));
    is_within && (steps.next().is_none() || note.kind() == NoteKind::Skipped && steps.next().is_none())
}

/// The reason for which an empty list of results, of which there is no note, does not say that there are none.
fn lost_results<P: Protocol>(body: &[u8]) -> Option<String> {
    let fields = decode::<BTreeMap<String, Json>>(body).ok()?.value;
    let is_there = fields.get(P::RESULTS).is_some_and(|results| !results.is_null());
    (!is_there).then(|| format!("/{}: missing; expected an array", P::RESULTS))
}

/// An answer that the search can't go on with.
pub(super) fn unexpected<P: Protocol>(detail: String) -> Error {
    Error::new(ErrorKind::Unexpected, detail).with_operation(P::OPERATION.name)
}
