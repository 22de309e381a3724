//! Detection of final answers that lack their results, which would otherwise look like searches without results.

use std::collections::BTreeMap;

use specwright_core::{Json, decode};

use crate::call::Answer;
use crate::decoding::run_blocking;
use crate::error::Answered;
use crate::poll::{Phase, Protocol};
use crate::verdict::missing_list;
use crate::{Error, ErrorKind};

/// Returns the answer, or an error if it has no results and reports errors, or is final and lacks its list of results.
pub(super) async fn require_results<P: Protocol>(
    mut answer: Answer<P::Response>,
    expects_results: bool,
) -> Result<Answer<P::Response>, Error> {
    if P::count(&answer.value) > 0 {
        return Ok(answer);
    }
    if let Some(error) = answer.metadata.reported.0.take() {
        return Err(error.with_operation(P::OPERATION.name));
    }
    if P::phase(&answer.value) != Phase::Complete || !expects_results {
        return Ok(answer);
    }
    let body = answer.metadata.body.clone();
    let lost = match missing_list(&answer.notes, P::RESULTS) {
        Some(note) => Some(note.field_message()),
        None => run_blocking(body.len(), move || lost_results::<P>(&body)).await?,
    };
    match lost {
        Some(lost) => Err(unexpected::<P>(format!("it claims to be complete, without its results: {lost}"))
            .with_answered(Answered::new(answer.status, answer.headers))),
        None => Ok(answer),
    }
}

/// Checks an empty list of results for which there is no note. Returns the fault if the list is missing.
fn lost_results<P: Protocol>(body: &[u8]) -> Option<String> {
    let fields = decode::<BTreeMap<String, Json>>(body).ok()?.value;
    let is_there = fields.get(P::RESULTS).is_some_and(|results| !results.is_null());
    (!is_there).then(|| format!("{}: missing; expected an array", P::RESULTS))
}

/// Creates the error of an answer after which the search can't continue.
pub(super) fn unexpected<P: Protocol>(detail: String) -> Error {
    Error::new(ErrorKind::Unexpected, detail).with_operation(P::OPERATION.name)
}
