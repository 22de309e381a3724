//! The transport to the upstream. All visitors share its connections; each group of operations has its own circuit
//! breaker and cache.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::header::ACCEPT_ENCODING;
use http::{HeaderValue, Request, Response};
use wayfare_client::{
    Body, BoxFuture, Breaker, Cache, Operation, ReqwestTransport, SERVICE, TokioClock, Transport,
    TransportError,
};

/// A transport with a circuit breaker for each group of operations, so that failing hotel searches don't stop flight
/// searches.
pub struct Grouped {
    plain: Arc<ReqwestTransport>,
    groups: Vec<(&'static str, Cache<Breaker<Arc<ReqwestTransport>>>)>,
    is_local: bool,
}

impl Grouped {
    /// Creates the transport. Responses that are the same for all users are cached for this time. Responses of a local
    /// upstream are not compressed, since compression would take longer than the transfer.
    pub fn new(plain: Arc<ReqwestTransport>, time: Duration, is_local: bool) -> Self {
        let group = |name: &&'static str| {
            let breaker = Breaker::new(Arc::clone(&plain), TokioClock::new());
            (*name, Cache::new(breaker, TokioClock::new()).time_to_live(time))
        };
        Grouped { groups: SERVICE.groups.iter().map(group).collect(), plain, is_local }
    }
}

impl Transport for Grouped {
    fn send(&self, mut request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        if self.is_local {
            request.headers_mut().insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
        }
        let group = Operation::of(&request).map(Operation::group);
        match self.groups.iter().find(|(name, _)| Some(*name) == group) {
            Some((_, transport)) => transport.send(request),
            None => self.plain.send(request),
        }
    }
}
