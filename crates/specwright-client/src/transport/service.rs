//! A transport to a service in the same process, without sockets.

use std::error::Error as StdError;
use std::fmt;
use std::future::poll_fn;
use std::marker::PhantomData;
use std::sync::{Mutex, PoisonError};

use bytes::{Buf as _, Bytes};
use futures_util::TryStreamExt as _;
use http::{Request, Response};
use http_body_util::BodyDataStream;
use tower_service::Service;

use super::{Body, Transport, TransportError, TransportErrorKind};
use crate::future::{BoxFuture, MaybeSend};

/// A transport that calls a [`tower_service::Service`] for HTTP requests in this process, such as an axum router, a
/// service with layers, or a service in a test. Each request goes to a clone of the service.
///
/// Requests have the client's absolute URI and no `Host` header. A service that is not ready, or failed earlier, causes
/// an error of kind [`Connect`](TransportErrorKind::Connect), which means that nothing was sent. A service that fails
/// during a request causes an error of kind [`Interrupted`](TransportErrorKind::Interrupted).
///
/// ```
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// use axum::Router;
/// use axum::routing::get;
/// use specwright_client::{Client, Scheme, Service, ServiceTransport};
///
/// static LIBRARY: Service = Service::new("Library").with_schemes(&[Scheme::query("key", "key")]);
///
/// let router = Router::new().route("/books", get(|| async { r#"{"found": 3}"# }));
/// let client = Client::builder(&LIBRARY, "http://library.example")
///     .key("my key")
///     .transport(ServiceTransport::new(router))
///     .build()?;
/// # drop(client);
/// # Ok(())
/// # }
/// ```
///
/// `B` is the type of the service's request bodies. A service that accepts any body type, as routers do, gets a
/// [`Body`]. For a service that requires its own body type, use [`ServiceTransport::with_body_of`].
pub struct ServiceTransport<S, B = Body> {
    /// The service, which is cloned and never called. The lock removes the need for `Sync`.
    service: Mutex<S>,
    body: PhantomData<fn(B)>,
}

impl<S: Clone> ServiceTransport<S> {
    /// Creates a transport to a service.
    pub fn new(service: S) -> Self {
        Self::with_body_of(service)
    }
}

impl<S: Clone, B: From<Bytes>> ServiceTransport<S, B> {
    /// Creates a transport to a service whose requests have bodies of type `B`:
    /// `ServiceTransport::<_, axum::body::Body>::with_body_of(service)`.
    pub fn with_body_of(service: S) -> Self {
        ServiceTransport { service: Mutex::new(service), body: PhantomData }
    }

    /// Returns a clone of the service for one request.
    fn service(&self) -> S {
        self.service.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl<S: Clone, B> Clone for ServiceTransport<S, B> {
    fn clone(&self) -> Self {
        let service = self.service.lock().unwrap_or_else(PoisonError::into_inner).clone();
        ServiceTransport { service: Mutex::new(service), body: PhantomData }
    }
}

impl<S, B, B2> Transport for ServiceTransport<S, B>
where
    S: Service<Request<B>, Response = Response<B2>> + Clone + MaybeSend + 'static,
    S::Error: Into<Box<dyn StdError + Send + Sync>>,
    S::Future: MaybeSend + 'static,
    B: From<Bytes> + MaybeSend + 'static,
    B2: http_body::Body + MaybeSend + 'static,
    B2::Data: MaybeSend,
    B2::Error: Into<Box<dyn StdError + Send + Sync>>,
{
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let mut service = self.service();
        Box::pin(async move {
            let not_ready = |error: S::Error| TransportError::new(TransportErrorKind::Connect, error);
            poll_fn(|cx| service.poll_ready(cx)).await.map_err(not_ready)?;
            let answer = service.call(request.map(B::from)).await;
            let (head, body) = answer.map_err(broken)?.into_parts();
            let chunks = BodyDataStream::new(body).map_ok(|mut data| data.copy_to_bytes(data.remaining()));
            Ok(Response::from_parts(head, Body::from_stream(chunks.map_err(broken))))
        })
    }
}

fn broken(error: impl Into<Box<dyn StdError + Send + Sync>>) -> TransportError {
    TransportError::new(TransportErrorKind::Interrupted, error)
}

impl<S, B> fmt::Debug for ServiceTransport<S, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServiceTransport").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::future::{Ready, ready};
    use std::task::{Context, Poll};

    use super::*;
    use crate::testing::{Doc, FIND, FakeClock, LEND, Pairs, broken_body, script};
    use crate::{Error, ErrorKind};

    /// A service that responds with the method and path of the request, or fails in the given way.
    #[derive(Clone, Copy)]
    enum Echo {
        Whole,
        Broken,
        NotReady,
        Failing,
    }

    impl Service<Request<Body>> for Echo {
        type Response = Response<Body>;
        type Error = Box<dyn StdError + Send + Sync>;
        type Future = Ready<Result<Response<Body>, Self::Error>>;

        fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
            Poll::Ready(if let Echo::NotReady = self { Err("closed".into()) } else { Ok(()) })
        }

        fn call(&mut self, request: Request<Body>) -> Self::Future {
            let text = format!(r#"{{"title": "{} {}"}}"#, request.method(), request.uri().path());
            ready(match self {
                Echo::Failing => Err("out of paper".into()),
                Echo::Broken => Ok(Response::new(broken_body([text], broken("torn")))),
                Echo::Whole | Echo::NotReady => Ok(Response::new(text.into())),
            })
        }
    }

    fn lend(echo: Echo) -> Result<Doc, Error> {
        let clock = FakeClock::new();
        let client = script([]).builder().transport(ServiceTransport::new(echo)).clock(clock.clone());
        let (session, id) = (client.build().unwrap().session(), Pairs(vec![("id", "7".into())]));
        clock.block_on(session.call::<_, (), Doc>(&LEND, &id, None)).map(|answer| answer.value)
    }

    #[test]
    fn a_request_goes_to_the_service() {
        assert_eq!(lend(Echo::Whole).unwrap().text("title").unwrap(), "POST /v/books/7/lend");
    }

    #[test]
    fn failures_state_whether_the_service_received_the_request() {
        for (echo, had, attempts) in
            [(Echo::NotReady, false, 4), (Echo::Failing, true, 1), (Echo::Broken, true, 1)]
        {
            let error = lend(echo).unwrap_err();
            assert_eq!((error.kind(), error.may_have_arrived()), (ErrorKind::Network, had), "{error:?}");
            assert_eq!(error.attempts(), attempts, "{error:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_router_is_a_service() {
        let routes =
            axum::Router::new().route("/v/books", axum::routing::get(async || r#"{"title": "Emma"}"#));
        let client = script([]).builder().transport(ServiceTransport::new(routes)).build().unwrap();
        let answer = client.session().call::<_, (), Doc>(&FIND, &(), None).await.unwrap();
        assert_eq!(answer.value.text("title").unwrap(), "Emma");
    }

    #[tokio::test]
    async fn a_service_can_have_its_own_body_type() {
        #[derive(Clone)]
        struct Own;
        impl Service<Request<axum::body::Body>> for Own {
            type Response = Response<axum::body::Body>;
            type Error = Infallible;
            type Future = Ready<Result<Self::Response, Infallible>>;
            fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
                Poll::Ready(Ok(()))
            }
            fn call(&mut self, request: Request<axum::body::Body>) -> Self::Future {
                ready(Ok(Response::new(request.into_body())))
            }
        }
        let transport = ServiceTransport::<_, axum::body::Body>::with_body_of(Own);
        let answer = transport.clone().send(Request::new("echo".into())).await.unwrap();
        assert_eq!(answer.into_body().chunk().await.unwrap().unwrap(), "echo");
    }
}
