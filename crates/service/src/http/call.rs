//! The path of a request through an operation.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ALLOW, HOST};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use axum::routing::{MethodRouter, on};
use bytes::Bytes;
use futures_util::FutureExt as _;
use tracing::{Instrument as _, Span};
use wayfare_validation::Validate;
use wayfare_wire::query::Query;

use super::gate::Presented;
use super::ignored::{self, Ignored};
use super::query::Parameters;
use super::redact::Secret;
use super::{
    Answer, Caller, CodeOf, Denial, Errors, Faults, Host, HostFaults, HostRefusal, Operation, Refusal,
    RequestBody, base_url, denied, request_body,
};

/// The route of an operation.
///
/// `code_of` chooses the error code of a violation of the description. `prepare` turns query and body into the input
/// of the operation, or adds the faults that go beyond the description; it is called if both could be decoded, even
/// if there are faults already. `run` is the operation.
pub fn route<S, Q, B, P, A, F>(
    service: Arc<S>,
    operation: &'static Operation,
    code_of: CodeOf<S::Errors>,
    prepare: impl Fn(&S, &Caller, Q, B, &mut HostFaults<S>) -> Option<P> + Clone + Send + Sync + 'static,
    run: impl Fn(Arc<S>, Caller, P) -> F + Clone + Send + Sync + 'static,
) -> MethodRouter
where
    S: Host,
    Q: Query + Validate + Send + 'static,
    B: RequestBody + 'static,
    P: Send + 'static,
    A: Answer,
    F: Future<Output = Result<A, HostRefusal<S>>> + Send,
{
    let call = async move |request: Request| {
        let (front, asked) = Front::of(&*service, operation, request);
        let mut ignored = Ignored::new(operation, service.is_strict());
        let work = async {
            let (caller, prepared) = asked.prepared(&*service, code_of, prepare, &mut ignored).await?;
            run(service, caller, prepared).await
        };
        let response = front.answer(work).await;
        front.finish(response, &ignored)
    };
    let (method, allowed) = (operation.method.filter(), operation.method.allowed());
    // axum answers HEAD like GET, without the body.
    on(method, call)
        .options(async move || (StatusCode::NO_CONTENT, [(ALLOW, HeaderValue::from_static(allowed))]))
        .fallback(async move || denied::<S::Errors>(Denial::WrongMethod { allowed }))
}

/// The parts of a request that every answer needs.
struct Front {
    url: String,
    secret: Secret,
    span: Span,
}

/// A request that has not passed the gate.
struct Asked {
    operation: &'static Operation,
    presented: Presented,
    parameters: Parameters,
    headers: HeaderMap,
    body: Body,
}

impl Front {
    fn of(host: &impl Host, operation: &'static Operation, request: Request) -> (Front, Asked) {
        let (parts, body) = request.into_parts();
        let mut parameters = Parameters::parse(parts.uri.query().unwrap_or_default());
        let presented = host.gate().key(&mut parameters);
        let secret = Secret::new(presented.text());
        let called = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
        let url = base_url(host.base_url(), called) + &secret.url(&parts.uri, host.gate().auth());
        let span = tracing::info_span!("call", operation = operation.name, %url);
        let front = Front { url, secret, span };
        (front, Asked { operation, presented, parameters, headers: parts.headers, body })
    }

    /// Runs the call. A panic is answered as a failure of the service.
    async fn answer<A: Answer, E: Errors>(
        &self,
        work: impl Future<Output = Result<A, Refusal<E>>> + Send,
    ) -> Response {
        let work = AssertUnwindSafe(work).catch_unwind().instrument(self.span.clone());
        let result = work.await.unwrap_or_else(|_| {
            // The panic hook has reported the message and the place.
            self.span.in_scope(|| tracing::error!("the operation panicked"));
            Err(Refusal::internal())
        });
        match result {
            Ok(answer) => answer.into_response(&self.span),
            Err(refusal) => {
                self.span.in_scope(|| tracing::debug!(reason = %refusal, "refused"));
                refusal.into_response(&self.url, &self.secret)
            }
        }
    }

    /// Tells which names were ignored, in the answer and in the log.
    fn finish(&self, mut response: Response, ignored: &Ignored) -> Response {
        let ignored = ignored.list(&self.secret);
        if let Some(list) = &ignored {
            ignored::tell(list, &mut response);
        }
        self.span.in_scope(|| tracing::info!(status = response.status().as_u16(), ignored, "answered"));
        response
    }
}

impl Asked {
    /// Passes the gate, reads query and body, and prepares the input of the operation.
    async fn prepared<S: Host, Q: Query + Validate, B: RequestBody, P>(
        mut self,
        host: &S,
        code_of: CodeOf<S::Errors>,
        prepare: impl Fn(&S, &Caller, Q, B, &mut HostFaults<S>) -> Option<P>,
        ignored: &mut Ignored,
    ) -> Result<(Caller, P), HostRefusal<S>> {
        let caller =
            host.gate().admit(self.operation, self.presented, &mut self.parameters, &self.headers)?;
        let bytes = match B::IS_EXPECTED {
            true => request_body::receive(&self.headers, self.body, host.body_timeout()).await?,
            false => Bytes::new(),
        };
        let mut faults = Faults::new(code_of);
        let query = self.parameters.read::<Q, _>(self.operation, ignored, &mut faults);
        if let Some(query) = &query {
            faults.add_violations(query.validate().err().unwrap_or_default());
        }
        let body = B::read(&bytes, ignored, &mut faults);
        let both = query.zip(body);
        let prepared = both.and_then(|(query, body)| prepare(host, &caller, query, body, &mut faults));
        match prepared {
            Some(prepared) if faults.is_empty() => Ok((caller, prepared)),
            _ => Err(faults.into()),
        }
    }
}
