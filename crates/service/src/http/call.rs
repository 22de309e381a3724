//! Request processing, from admission to the operation's response.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ALLOW, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use axum::routing::{MethodRouter, on};
use bytes::Bytes;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use specwright_core::Validate;
use specwright_core::query::Query;
use tracing::Instrument as _;

use super::context::CallContext;
use super::encoding::Encoding;
use super::ignored::{self, Ignored};
use super::query::{Parameters, check_constants};
use super::{
    Account, Answer, Caller, CodeOf, Denial, Errors, Faults, Host, HostFaults, HostRefusal, Operation,
    Received, Refusal, RequestBody, denied, media_type, path, request_body,
};
use crate::workers::Share;

/// Returns the route of an operation.
///
/// `code_of` chooses the error code of a violation of the description. `prepare` turns the query and the body into the
/// input of the operation, or reports faults that the description does not cover. The runtime calls `prepare` if the
/// query and the body could be decoded, even if faults were already found. `run` is the operation.
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
    A: Answer + 'static,
    F: Future<Output = Result<A, HostRefusal<S>>> + Send + 'static,
{
    let call = async move |request: Request| {
        let call = CallContext::of(&*service, &request);
        call.set_operation(operation.name);
        let mut ignored = Ignored::new(operation, service.is_strict());
        let encoding = Encoding::of(request.headers());
        let work = async {
            let incoming = Incoming::of(operation, call.clone(), request).ok_or(Denial::UnknownPath)?;
            let (caller, prepared) = incoming.prepare(&*service, code_of, prepare, &mut ignored).await?;
            let (span, share) = (call.span.clone(), Share::of(&Account::of(&caller)));
            let processors = operation.results.map(|_| service.processors().clone());
            // Boxed, because each future that moves another one reserves memory for both.
            let work = run(Arc::clone(&service), caller, prepared).boxed();
            let work = async move { Ok(work.await?.into_response(operation, encoding, &span)) };
            let work = async {
                match processors {
                    Some(processors) => processors.run(work.in_current_span()).await.map_err(Denial::from)?,
                    None => work.await,
                }
            };
            share.scope(work).await
        };
        let mut response = answer(&call, work.boxed()).await;
        if response.status() == StatusCode::UNAUTHORIZED
            && let Some(challenge) = call.auth.challenge(operation)
        {
            response.headers_mut().insert(WWW_AUTHENTICATE, challenge);
        }
        if let Some(list) = ignored.list(&call.redactor).filter(|_| !service.keeps_requests()) {
            ignored::add_header(&list, &mut response);
        }
        response
    };
    // axum handles HEAD like GET, without the body, unless another operation has this method.
    let (route, allowed) = (on(operation.method.filter(), call), operation.allowed);
    if operation.is_beside_another {
        return route;
    }
    route
        .options(async move || (StatusCode::NO_CONTENT, [(ALLOW, HeaderValue::from_static(allowed))]))
        .fallback(async move || denied::<S::Errors>(Denial::WrongMethod { allowed }))
}

/// Runs a call. A panic becomes an internal-error response.
async fn answer<E: Errors>(
    call: &CallContext,
    work: BoxFuture<'_, Result<Response, Refusal<E>>>,
) -> Response {
    let work = AssertUnwindSafe(work).catch_unwind().instrument(call.span.clone());
    let result = work.await.unwrap_or_else(|_| {
        // The panic hook has reported the message and location.
        call.span.in_scope(|| tracing::error!("the operation panicked"));
        Err(Refusal::internal())
    });
    match result {
        Ok(response) => response,
        Err(refusal) => refusal.into_response(call),
    }
}

/// A request that has not passed the gate.
struct Incoming {
    operation: &'static Operation,
    call: CallContext,
    parameters: Parameters,
    path: String,
    headers: HeaderMap,
    body: Body,
}

impl Incoming {
    /// Reads the path parameters of a request. Returns `None` if a segment does not match the operation's path,
    /// although the router matched the path.
    fn of(operation: &'static Operation, call: CallContext, request: Request) -> Option<Self> {
        let (parts, body) = request.into_parts();
        let mut parameters = Parameters::parse(parts.uri.query().unwrap_or_default());
        for (name, value) in path::parameters(operation.path, parts.uri.path())? {
            parameters.add_of_path(name, value);
        }
        let path = parts.uri.path().to_owned();
        Some(Incoming { operation, call, parameters, path, headers: parts.headers, body })
    }

    /// Passes the gate, reads the query and the body, and prepares the input of the operation.
    async fn prepare<S: Host, Q: Query + Validate, B: RequestBody, P>(
        mut self,
        host: &S,
        code_of: CodeOf<S::Errors>,
        prepare: impl Fn(&S, &Caller, Q, B, &mut HostFaults<S>) -> Option<P>,
        ignored: &mut Ignored,
    ) -> Result<(Caller, P), HostRefusal<S>> {
        let gate = host.gate();
        let mut caller = gate.admit(self.operation, &self.call, &mut self.parameters, &self.headers).await?;
        if B::IS_JSON {
            media_type::check(self.operation, &self.headers)?;
        }
        let bytes = match B::IS_EXPECTED {
            true => {
                request_body::receive(&self.headers, self.body, host.most_body_bytes(), host.body_timeout())
                    .await?
            }
            false => Bytes::new(),
        };
        if host.keeps_requests() {
            let (parameters, headers) = (self.parameters.pairs().to_vec(), self.headers.clone());
            let (path, body) = (self.path, bytes.clone());
            caller.received = Some(Arc::new(Received { path, parameters, headers, body }));
        }
        if !host.is_strict() {
            self.parameters.replace(|name, value| host.tolerated(self.operation, name, value));
        }
        let mut faults = Faults::new(code_of);
        check_constants(self.operation, &self.headers, &mut faults);
        let query = self.parameters.read::<Q, _>(self.operation, &self.headers, ignored, &mut faults);
        if let Some(query) = &query {
            faults.add_violations(query.validate().err().unwrap_or_default());
        }
        let body = B::read(self.operation, &bytes, ignored, &mut faults);
        let both = query.zip(body);
        let prepared = both.and_then(|(query, body)| prepare(host, &caller, query, body, &mut faults));
        match prepared {
            Some(prepared) if faults.is_empty() => Ok((caller, prepared)),
            _ => Err(faults.into()),
        }
    }
}
