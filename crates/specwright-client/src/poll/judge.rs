//! Checks on a search's responses: errors in place of results, missing lists, and the result counts behind the verdict.

use crate::call::Answer;
use crate::poll::{Phase, Protocol};
use crate::verdict::{Numbers, unreadable};
use crate::{Error, ErrorKind, Session};

impl Session {
    /// Makes a single call to the operation of a search, and sets the verdict according to the rules of that search.
    /// `request` is the search's request: the query or the body. Generated clients call this method.
    ///
    /// # Errors
    /// Returns the same errors as [`call`](Session::call), and [`ErrorKind::Unexpected`] if a final response does not
    /// contain its list of results.
    pub async fn call_once<P: Protocol>(
        &self,
        query: &P::Query,
        body: Option<&P::Body>,
        request: &P::Request,
    ) -> Result<Answer<P::Response>, Error> {
        let answer = require_results::<P>(self.answer(P::OPERATION, query, body).await?, request).await?;
        let numbers = numbers::<P>(request, &answer, 0);
        Ok(answer.judged(&numbers).released(self))
    }
}

/// Returns the response, or an error if it has no results and reports errors, or is final and lacks its required list
/// of results.
pub(super) async fn require_results<P: Protocol>(
    answer: Answer<P::Response>,
    request: &P::Request,
) -> Result<Answer<P::Response>, Error> {
    let numbers = numbers::<P>(request, &answer, 0);
    let found = P::count(&answer.value);
    if !numbers.is_final || numbers.is_exempt || numbers.is_beyond_end() {
        return answer.require_success(P::OPERATION, found);
    }
    let fault = "it is final but lacks a required list";
    answer.require_list(P::OPERATION, P::RESULTS, found, fault).await
}

/// Returns the result counts of a response. Earlier responses had at most `earlier` results.
pub(super) fn numbers<P: Protocol>(
    request: &P::Request,
    answer: &Answer<P::Response>,
    earlier: usize,
) -> Numbers {
    let response = &answer.value;
    let page = P::page(request);
    Numbers {
        is_final: P::phase(response) == Phase::Complete && Some(answer.status.as_u16()) != P::PENDING,
        is_exempt: !P::expects_results(request),
        page: page.map_or(0, |page| number(page.index)),
        page_size: page.map(|page| number(page.size)),
        total: P::total(response).map(number),
        found: P::count(response) as u64,
        unreadable: unreadable(&answer.notes, P::RESULTS),
        earlier: earlier as u64,
        errors: answer.errors(),
    }
}

/// Converts a number from a response. A negative number counts as 0.
pub(super) fn number(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

/// Creates the error for a response after which the search can't continue.
pub(super) fn unexpected<P: Protocol>(detail: String) -> Error {
    Error::new(ErrorKind::Unexpected, detail).with_operation(P::OPERATION.name)
}
