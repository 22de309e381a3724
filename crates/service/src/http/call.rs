//! The way of a request through an operation.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::{Body, HttpBody as _};
use axum::extract::Request;
use axum::http::header::{ALLOW, CONTENT_LENGTH, HOST};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::Response;
use futures_util::FutureExt as _;
use tracing::{Instrument as _, Span};
use wayfare_validation::Validate;
use wayfare_wire::Decode;
use wayfare_wire::query::Query;

use super::gate::Presented;
use super::query::Parameters;
use super::redact::Secret;
use super::{Answer, Caller, Faults, Host, Operation, Refusal, base_url, body};

/// Answers a request to an operation without a body.
pub async fn call<S, Q, A, F>(
    service: Arc<S>,
    operation: &'static Operation,
    request: Request,
    handler: impl FnOnce(Arc<S>, Caller, Q) -> F + Send,
) -> Response
where
    S: Host,
    Q: Query + Validate + Send + 'static,
    A: Answer,
    F: Future<Output = Result<A, Refusal>> + Send,
{
    if request.method() == Method::OPTIONS {
        return options(operation);
    }
    let (front, asked) = Front::of(&*service, operation, request);
    front
        .answer(async move {
            let (caller, parameters, _, _) = asked.enter(&*service)?;
            let mut faults = Faults::default();
            let query = read_query(&*service, operation, parameters, &mut faults);
            match query {
                Some(query) if faults.is_empty() => handler(service, caller, query).await,
                _ => Err(faults.into()),
            }
        })
        .await
}

/// Answers a request to an operation with a body.
pub async fn call_with_body<S, Q, B, A, F>(
    service: Arc<S>,
    operation: &'static Operation,
    request: Request,
    handler: impl FnOnce(Arc<S>, Caller, Q, B) -> F + Send,
) -> Response
where
    S: Host,
    Q: Query + Validate + Send + 'static,
    B: Decode + Validate + Send + 'static,
    A: Answer,
    F: Future<Output = Result<A, Refusal>> + Send,
{
    if request.method() == Method::OPTIONS {
        return options(operation);
    }
    let (front, asked) = Front::of(&*service, operation, request);
    front
        .answer(async move {
            let (caller, parameters, headers, body) = asked.enter(&*service)?;
            let bytes = body::receive(&headers, body).await?;
            let mut faults = Faults::default();
            let query = read_query(&*service, operation, parameters, &mut faults);
            let body = read_body(&*service, &bytes, &mut faults);
            match (query, body) {
                (Some(query), Some(body)) if faults.is_empty() => handler(service, caller, query, body).await,
                _ => Err(faults.into()),
            }
        })
        .await
}

fn read_query<H: Host, Q: Query + Validate + 'static>(
    host: &H,
    operation: &Operation,
    parameters: Parameters,
    faults: &mut Faults<H::Reason>,
) -> Option<Q> {
    let query = parameters.read::<Q, H>(host, operation, faults);
    review(host, query, faults)
}

fn read_body<H: Host, B: Decode + Validate + 'static>(
    host: &H,
    bytes: &[u8],
    faults: &mut Faults<H::Reason>,
) -> Option<B> {
    let body = body::read::<B, H>(host, bytes, faults);
    review(host, body, faults)
}

fn review<H: Host, T: Validate + 'static>(
    host: &H,
    value: Option<T>,
    faults: &mut Faults<H::Reason>,
) -> Option<T> {
    let value = value?;
    let violations = value.validate().err().unwrap_or_default();
    faults.add_violations(violations, |at, reason| host.code_of(at, reason));
    host.review(&value, faults);
    Some(value)
}

/// What the answer needs to know of the request, whatever becomes of it.
struct Front {
    url: String,
    secret: Secret,
    span: Span,
    wants_body: bool,
}

/// A request that has not passed the gate.
struct Asked {
    operation: &'static Operation,
    method: Method,
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
        let front = Front { url, secret, span, wants_body: parts.method != Method::HEAD };
        let (method, headers) = (parts.method, parts.headers);
        (front, Asked { operation, method, presented, parameters, headers, body })
    }

    /// Runs the call. A panic in it is an answer like others.
    async fn answer<A: Answer>(self, work: impl Future<Output = Result<A, Refusal>> + Send) -> Response {
        let work = AssertUnwindSafe(work).catch_unwind().instrument(self.span.clone());
        let result = work.await.unwrap_or_else(|_| {
            // The panic hook has written what happened and where.
            self.span.in_scope(|| tracing::error!("the operation panicked"));
            Err(Refusal::internal())
        });
        let response = match result {
            Ok(answer) => answer.into_response(&self.span),
            Err(refusal) => {
                self.span.in_scope(|| tracing::debug!(reason = %refusal, "refused"));
                refusal.into_response(&self.url, &self.secret)
            }
        };
        self.span.in_scope(|| tracing::info!(status = response.status().as_u16(), "answered"));
        if self.wants_body { response } else { headed(response) }
    }
}

impl Asked {
    /// Passes the gate.
    fn enter(mut self, host: &impl Host) -> Result<(Caller, Parameters, HeaderMap, Body), Refusal> {
        // What a GET answers, a HEAD answers without the body.
        let method = if self.method == Method::HEAD { Method::GET } else { self.method };
        if method.as_str() != self.operation.method {
            return Err(Refusal::method(allowed(self.operation)));
        }
        let caller =
            host.gate().admit(self.operation, self.presented, &mut self.parameters, &self.headers)?;
        Ok((caller, self.parameters, self.headers, self.body))
    }
}

/// The answer to HEAD: what GET would answer, without the body.
fn headed(mut response: Response) -> Response {
    if let Some(length) = response.body().size_hint().exact() {
        response.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(length));
    }
    response.map(|_| Body::empty())
}

/// The methods of an operation's path.
fn allowed(operation: &Operation) -> &'static str {
    match operation.method {
        "GET" => "GET, HEAD, OPTIONS",
        "POST" => "POST, OPTIONS",
        other => other,
    }
}

fn options(operation: &Operation) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NO_CONTENT;
    response.headers_mut().insert(ALLOW, HeaderValue::from_static(allowed(operation)));
    response
}
