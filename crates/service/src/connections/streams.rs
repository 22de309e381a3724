//! The calls of an HTTP/2 connection, each on its stream.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;

use axum::http::{Request, Response};
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, Either, select};
use hyper::body::Incoming;
use hyper::rt::Executor;
use hyper::service::Service;

use super::calls::Calls;
use super::progress::Progress;
use super::register::Register;
use super::stream::{Stream, StreamBody};

/// Maximum number of concurrent streams of a connection: the minimum that RFC 9113, section 6.5.2, recommends.
pub(super) const MAX_STREAMS: u32 = 100;

tokio::task_local! {
    /// The stream that the current task serves.
    static STREAM: Arc<Stream>;
}

/// The executor of a connection, which spawns a task for each stream.
#[derive(Clone)]
pub(super) struct Streams {
    pub(super) register: Arc<Register>,
    pub(super) progress: Arc<Progress>,
}

impl<F: Future<Output = ()> + Send + 'static> Executor<F> for Streams {
    fn execute(&self, future: F) {
        let (stream, register) = (Stream::of(&self.progress), Arc::clone(&self.register));
        tokio::spawn(async move {
            let served = STREAM.scope(Arc::clone(&stream), future);
            let overdue = stream.overdue(register.limits.write_timeout);
            // Dropping the future resets the stream.
            if let Either::Right((timeout, _)) = select(pin!(served), pin!(overdue)).await {
                register.count_reset_stream(timeout);
            }
        });
    }
}

/// The hyper service of an HTTP/2 connection.
pub(super) struct StreamCalls(pub(super) Calls);

impl Service<Request<Incoming>> for StreamCalls {
    type Response = Response<StreamBody>;
    type Error = Infallible;
    type Future = BoxFuture<'static, Result<Self::Response, Infallible>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        let progress = Arc::clone(&self.0.progress);
        let call = self.0.call(request);
        async move {
            let response = call.await?;
            // hyper runs each call on the executor, which sets `STREAM`. The fallback stream has no write timeout.
            let stream = STREAM.try_with(Arc::clone).unwrap_or_else(|_| Stream::of(&progress));
            Ok(StreamBody::of(response, stream))
        }
        .boxed()
    }
}
