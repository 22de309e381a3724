//! The life cycle of a connection.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use hyper::server::conn::http1;
#[cfg(feature = "tls")]
use hyper::server::conn::http2;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};

use super::Serving;
use super::calls::Calls;
use super::calls::LINGER_BYTES;
use super::progress::{Shutdown, Timeout};
use super::register::{Entry, MEMORY};
use super::socket::{Socket, Watched, set_up};
#[cfg(feature = "tls")]
use super::streams::{MAX_STREAMS, StreamCalls, Streams};
#[cfg(feature = "tls")]
use super::tls::HTTP_2;

/// Maximum size of a request head, and maximum amount of response data buffered ahead of the socket, in bytes.
const BUFFER: usize = 64 << 10;

/// Maximum pause between two reads of discarded bytes, and maximum time to shut a socket down.
const LINGER_SILENCE: Duration = Duration::from_secs(2);

/// A connection of either HTTP version.
trait Http {
    /// Serves the calls of the connection. Returns `Ready` once the connection has failed, or has ended and the socket
    /// has accepted all outgoing bytes.
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<hyper::Result<()>>;

    /// Informs the client that the connection closes after its open calls.
    fn finish(&mut self);
}

type Http1<S> = http1::Connection<TokioIo<Watched<S>>, Calls>;

impl<S: Socket> Http for Http1<S> {
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<hyper::Result<()>> {
        Pin::new(self).poll(cx)
    }

    fn finish(&mut self) {
        // Nothing to do: responses during shutdown have the header `connection: close`.
    }
}

#[cfg(feature = "tls")]
type Http2<S> = Pin<Box<http2::Connection<TokioIo<Watched<S>>, StreamCalls, Streams>>>;

#[cfg(feature = "tls")]
impl<S: Socket> Http for Http2<S> {
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<hyper::Result<()>> {
        self.as_mut().poll(cx)
    }

    fn finish(&mut self) {
        self.as_mut().graceful_shutdown();
    }
}

/// The reason why a connection ended.
enum Ended {
    /// The last response was sent, or the client closed the connection.
    Closed,
    /// The socket or a response body failed, or the client violated HTTP.
    Broken(hyper::Error),
    /// A timeout expired.
    TimedOut(Timeout),
    /// The register requested a reset.
    Reset,
}

/// Serves a connection until it ends. If `is_refused` is set, refuses its calls, and closes it after the first call.
pub(super) async fn run(
    entry: Entry,
    socket: TcpStream,
    peer: SocketAddr,
    serving: Arc<Serving>,
    is_refused: bool,
) {
    set_up(&socket);
    let progress = Arc::clone(&entry.progress);
    let register = Arc::clone(&entry.register);
    #[cfg(feature = "tls")]
    let tls = serving.tls.clone();
    let calls = Calls { serving, register, progress, peer, is_refused };
    #[cfg(feature = "tls")]
    if let Some(tls) = tls {
        match timeout(entry.register.limits.header_timeout, tls.accept(socket)).await {
            Ok(Ok(socket)) if socket.get_ref().1.alpn_protocol() == Some(HTTP_2) => {
                run_http2(&entry, socket, calls).await;
            }
            Ok(Ok(socket)) => run_http1(&entry, socket, calls).await,
            Ok(Err(error)) => tracing::debug!(%error, "a TLS handshake failed"),
            Err(_) => tracing::debug!("a TLS handshake timed out"),
        }
        return;
    }
    run_http1(&entry, socket, calls).await;
}

async fn run_http1(entry: &Entry, socket: impl Socket, calls: Calls) {
    let watched = Watched::new(socket, Arc::clone(&entry.progress));
    let mut http = http1::Builder::new()
        .half_close(true)
        .max_buf_size(BUFFER)
        // `Progress` has its own header timeout.
        .header_read_timeout(None)
        .serve_connection(TokioIo::new(watched), calls);
    let ended = serve(&mut http, entry).await;
    let parts = http.into_parts();
    let (socket, has_more) = (parts.io.into_inner(), !parts.read_buf.is_empty());
    match ended {
        Ended::Closed if !has_more && !entry.progress.has_more_to_read() => close(socket).await,
        Ended::Closed | Ended::Broken(_) => linger(socket, entry.register.limits.body_timeout).await,
        Ended::TimedOut(Timeout::Reader) | Ended::Reset => socket.reset(),
        Ended::TimedOut(Timeout::Headers | Timeout::Request) => close(socket).await,
    }
}

#[cfg(feature = "tls")]
async fn run_http2(entry: &Entry, socket: impl Socket, calls: Calls) {
    let watched = Watched::new(socket, Arc::clone(&entry.progress));
    let streams = Streams { register: Arc::clone(&entry.register), progress: Arc::clone(&entry.progress) };
    let mut http = Box::pin(
        http2::Builder::new(streams)
            .max_concurrent_streams(MAX_STREAMS)
            .max_send_buf_size(BUFFER)
            .max_header_list_size(BUFFER as u32)
            .serve_connection(TokioIo::new(watched), StreamCalls(calls)),
    );
    entry.progress.set_multiplexed();
    // hyper closes the socket of an HTTP/2 connection itself.
    serve(&mut http, entry).await;
}

/// Serves until the connection ends, times out or is reset.
async fn serve(http: &mut impl Http, entry: &Entry) -> Ended {
    let mut timer = pin!(sleep_until(Instant::now()));
    let ended = poll_fn(|cx| {
        let shutdown = entry.progress.shutdown(cx.waker());
        if shutdown == Shutdown::Reset {
            return Poll::Ready(Ended::Reset);
        }
        if shutdown > Shutdown::Run {
            http.finish();
        }
        // hyper is polled before the deadline is checked, so that a request that has already arrived is answered.
        if let Poll::Ready(ended) = http.poll(cx) {
            return Poll::Ready(ended.map_or_else(Ended::Broken, |()| Ended::Closed));
        }
        let Some((deadline, late)) = entry.progress.deadline(&entry.register.limits) else {
            return Poll::Pending;
        };
        if timer.deadline() != deadline {
            timer.as_mut().reset(deadline);
        }
        ready!(timer.as_mut().poll(cx));
        Poll::Ready(Ended::TimedOut(late))
    })
    .await;
    if let Ended::TimedOut(late) = &ended {
        match late {
            Timeout::Reader => entry.register.log_late_reader(),
            late => tracing::debug!(?late, "a slow client was disconnected"),
        }
        late.label().into_iter().for_each(|reason| entry.register.metrics.shed(reason));
    }
    match &ended {
        Ended::Reset => entry.register.metrics.shed(MEMORY),
        Ended::Broken(error) => entry.register.count_refusal(error),
        _ => {}
    }
    if matches!(ended, Ended::TimedOut(_) | Ended::Reset) {
        entry.register.count_aborted(&entry.progress);
    }
    ended
}

/// Shuts a connection down gracefully.
async fn close(mut socket: Watched<impl Socket>) {
    // Errors are ignored: dropping the socket closes the connection anyway.
    let _ = timeout(LINGER_SILENCE, socket.shutdown()).await;
}

/// Closes a connection once the client has closed its side, has been silent for `LINGER_SILENCE` or has sent
/// `LINGER_BYTES`, and after `longest` at the latest. If bytes were left unread, the kernel would reset the connection,
/// and the client might lose the response.
async fn linger(mut socket: Watched<impl Socket>, longest: Duration) {
    let reading = async {
        socket.shutdown().await?;
        let (mut dropped, mut buffer) = (0, vec![0; 16 << 10]);
        while dropped < LINGER_BYTES {
            match timeout(LINGER_SILENCE, socket.read(&mut buffer)).await {
                Ok(Ok(bytes @ 1..)) => dropped += bytes as u64,
                _ => break,
            }
        }
        std::io::Result::Ok(())
    };
    // Errors are ignored: dropping the socket closes the connection anyway.
    let _ = timeout(longest, reading).await;
}
