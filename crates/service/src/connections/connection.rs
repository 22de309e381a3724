//! One connection, from its start to its close.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Poll, ready};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1::{Builder, Connection};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};

use super::Refuse;
use super::calls::Calls;
use super::progress::{Late, Order};
use super::register::Entry;
use super::socket::Watched;

/// Bytes of a request's head, and of an answer that are taken from its body ahead of the socket.
const BUFFER: usize = 64 << 10;

/// Bytes that are read and dropped behind an answer that did not wait for the end of its request, so that the client
/// can send it to its end and then read the answer.
const LINGER_BYTES: u64 = 64 << 20;

/// The longest time without such a byte.
const LINGER_SILENCE: Duration = Duration::from_secs(2);

/// A connection over HTTP/1.
type Http = Connection<TokioIo<Watched>, Calls>;

/// The end of a connection.
enum Ended {
    /// After its last answer, by the client, or after an error.
    Closed,
    /// It was late.
    Late(Late),
    /// It was told to end.
    Cut,
}

/// Serves a connection to its end.
pub(super) async fn run(
    entry: Entry,
    socket: TcpStream,
    peer: SocketAddr,
    router: Router,
    refuse: Refuse,
    is_refused: bool,
) {
    let calls = Calls {
        router,
        refuse,
        register: Arc::clone(&entry.register),
        progress: Arc::clone(&entry.progress),
        peer,
        is_refused,
    };
    let watched = Watched::new(socket, Arc::clone(&entry.progress));
    let mut http = Builder::new()
        .half_close(true)
        .max_buf_size(BUFFER)
        // The register has its own timeout for headers.
        .header_read_timeout(None)
        .serve_connection(TokioIo::new(watched), calls);
    let ended = serve(&mut http, &entry).await;
    let socket = http.into_parts().io.into_inner();
    match ended {
        Ended::Closed => linger(socket, entry.register.limits.body_timeout).await,
        Ended::Late(Late::Reader) | Ended::Cut => socket.reset(),
        Ended::Late(Late::Headers | Late::Request) => {}
    }
}

/// Serves until the connection ends, is late or is told to end.
async fn serve(http: &mut Http, entry: &Entry) -> Ended {
    let mut alarm = pin!(sleep_until(Instant::now()));
    let ended = poll_fn(|cx| {
        match entry.progress.ordered(cx.waker()) {
            Order::Go => {}
            Order::Finish => Pin::new(&mut *http).graceful_shutdown(),
            Order::Cut => return Poll::Ready(Ended::Cut),
        }
        // After an error of HTTP there is an answer that tells it; after one of the socket lingering ends at once.
        if http.poll_without_shutdown(cx).is_ready() {
            return Poll::Ready(Ended::Closed);
        }
        let Some((deadline, late)) = entry.progress.deadline(&entry.register.limits) else {
            return Poll::Pending;
        };
        if alarm.deadline() != deadline {
            alarm.as_mut().reset(deadline);
        }
        ready!(alarm.as_mut().poll(cx));
        Poll::Ready(Ended::Late(late))
    })
    .await;
    if let Ended::Late(late) = &ended {
        tracing::debug!(?late, "a slow client was shed");
    }
    ended
}

/// Closes a connection only when the client has closed it, too, or sends for too long: with bytes unread, the kernel
/// would reset it, and the client might lose its answer.
async fn linger(mut socket: Watched, longest: Duration) {
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
    // Whatever comes of it, the connection is closed.
    let _ = timeout(longest, reading).await;
}
