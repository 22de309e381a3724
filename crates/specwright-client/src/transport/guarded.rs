//! The client's wrapper around every transport.

use std::sync::Arc;

use bytes::Bytes;
use http::{Request, Response};

use super::encoding::readable;
use super::{Body, Transport, TransportError, TransportErrorKind};
use crate::Clock;
use crate::future::BoxFuture;

/// A transport wrapper that fails calls that the clock can't time, and reports bodies that are still encoded.
pub(crate) struct Guarded {
    pub(crate) inner: Box<dyn Transport>,
    pub(crate) clock: Arc<dyn Clock>,
}

impl Transport for Guarded {
    fn send(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Response<Body>, TransportError>> {
        Box::pin(async {
            let check = self.clock.check();
            check.map_err(|reason| TransportError::new(TransportErrorKind::Configuration, reason))?;
            self.inner.send(request).await.map(readable)
        })
    }
}
