//! Responses with a list of results: errors in place of results, and the verdict.

use std::collections::BTreeMap;

use bytes::Bytes;
use specwright_core::query::Query;
use specwright_core::{Json, Notes, Validate, decode};

use super::{Answer, Call};
use crate::decoding::run_blocking;
use crate::error::Answered;
use crate::future::MaybeSend;
use crate::verdict::{Numbers, missing_list, unreadable};
use crate::{Content, Error, ErrorKind, Operation, Remark, RequestBody, Session};

impl Session {
    /// Makes a [`call`](Session::call) whose results are in a list in the response, and sets the
    /// [verdict](Answer::verdict). Errors reported alongside results become reasons in the verdict. Generated clients
    /// call this method.
    ///
    /// # Errors
    /// Returns the same errors as [`call`](Session::call), and [`ErrorKind::Unexpected`] if the response does not
    /// contain the list.
    pub async fn call_for_results<Q, B, R>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
        list: &'static str,
        count: impl FnOnce(&R) -> usize,
    ) -> Result<Answer<R>, Error>
    where
        Q: Query + Validate,
        B: RequestBody + ?Sized + Sync,
        R: Content + MaybeSend + 'static,
    {
        let answer = self.answer(operation, query, body).await?;
        let found = count(&answer.value);
        let answer = answer.require_list(operation, list, found, "it lacks a required list").await?;
        let unreadable = unreadable(&answer.notes, list);
        let errors = answer.errors();
        let (is_final, found) = (true, found as u64);
        let numbers = Numbers { is_final, found, unreadable, errors, ..Numbers::default() };
        Ok(answer.judged(&numbers).released(self))
    }

    /// Makes a call. The response keeps all data that is needed for the verdict.
    pub(crate) async fn answer<Q, B, R>(
        &self,
        operation: &'static Operation,
        query: &Q,
        body: Option<&B>,
    ) -> Result<Answer<R>, Error>
    where
        Q: Query + Validate,
        B: RequestBody + ?Sized,
        R: Content + MaybeSend + 'static,
    {
        let call = Call::new(self, operation, query, body)?;
        let mut answer = call.run().await?;
        answer.metadata.attempts = call.journal().entries().sent;
        Ok(answer)
    }
}

impl<R> Answer<R> {
    /// Returns the number of errors that the body reports although the status is successful.
    pub(crate) fn errors(&self) -> u64 {
        let api = self.metadata.reported.0.as_ref().and_then(Error::api_error);
        api.map_or(0, |api| api.entries().len() as u64)
    }

    /// Returns the response, or the error that its body reports in place of results.
    pub(crate) fn require_success(mut self, operation: &Operation, found: usize) -> Result<Self, Error> {
        match self.metadata.reported.0.take_if(|_| found == 0) {
            Some(error) => Err(error.with_operation(operation.name).with_attempts(self.metadata.attempts)),
            None => Ok(self),
        }
    }

    /// Returns the response, or an error if its body reports errors in place of results, or does not contain its list
    /// of results.
    pub(crate) async fn require_list(
        self,
        operation: &Operation,
        list: &'static str,
        found: usize,
        fault: &str,
    ) -> Result<Self, Error> {
        let answer = self.require_success(operation, found)?;
        let lost = match found {
            0 => lost_list(&answer.notes, &answer.metadata.body, list).await?,
            _ => None,
        };
        match lost {
            Some(lost) => Err(Error::new(ErrorKind::Unexpected, format!("{fault}: {lost}"))
                .with_answered(Answered::new(answer.status, answer.headers))
                .with_operation(operation.name)
                .with_attempts(answer.metadata.attempts)),
            None => Ok(answer),
        }
    }

    /// Returns the response with the verdict that follows from its numbers.
    pub(crate) fn judged(self, numbers: &Numbers) -> Self {
        Answer { verdict: numbers.verdict(), remarks: Remark::of_losses(numbers), ..self }
    }

    /// Drops the body unless the session keeps bodies.
    pub(crate) fn released(mut self, session: &Session) -> Self {
        if !session.shared.keeps_bodies {
            self.metadata.body = Bytes::new();
        }
        self
    }
}

/// Returns the fault in a body that has no list of results. A missing optional list produces no note.
async fn lost_list(notes: &Notes, body: &Bytes, list: &'static str) -> Result<Option<String>, Error> {
    if let Some(note) = missing_list(notes, list) {
        return Ok(Some(note.field_message()));
    }
    let copy = body.clone();
    let has_list = run_blocking(body.len(), move || has_list(&copy, list)).await?;
    Ok((!has_list).then(|| format!("{list}: missing; expected an array")))
}

fn has_list(body: &[u8], list: &str) -> bool {
    match decode::<BTreeMap<String, Json>>(body) {
        Ok(fields) => fields.value.get(list).is_some_and(|results| !results.is_null()),
        // A body that is not an object was noted or rejected when the response was decoded.
        Err(_) => true,
    }
}
