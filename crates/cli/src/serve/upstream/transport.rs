//! The way to the upstream: connections that all visitors share, and a breaker and a cache for each group of operations.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http::{Request, Response};
use wayfare_client::{
    Body, BoxFuture, Breaker, Cache, Operation, ReqwestTransport, SERVICE, TokioClock, Transport,
    TransportError,
};

/// A transport with its own breaker and cache for each group of operations, so that failing searches for hotels don't
/// stop searches for flights.
pub struct Grouped(Vec<(&'static str, Stack)>);

type Stack = Cache<Breaker<Arc<ReqwestTransport>>>;

/// Times for which answers are cached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CacheTimes {
    pub places: Duration,
    pub constants: Duration,
}

impl Grouped {
    pub fn new(transport: &Arc<ReqwestTransport>, times: CacheTimes) -> Self {
        let stack = |group: &'static str| {
            let breaker = Breaker::new(Arc::clone(transport), TokioClock::new());
            let time = if group == "feeds" { times.constants } else { times.places };
            (group, Cache::new(breaker, TokioClock::new()).time_to_live(time))
        };
        Grouped(SERVICE.groups.iter().copied().map(stack).collect())
    }
}

impl Transport for Grouped {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        let group = Operation::of(&request).map_or("", Operation::group);
        let stack = self.0.iter().find(|(name, _)| *name == group).or(self.0.first());
        match stack {
            Some((_, stack)) => stack.send(request),
            None => Box::pin(std::future::pending()),
        }
    }
}
