//! A socket that records the progress of its connection.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::progress::Progress;

/// Maximum number of unsent bytes in the kernel. The limit is small because the service's own count of unsent bytes
/// does not include bytes in the kernel, and because the progress of a slow reader would otherwise be detected too
/// late.
#[cfg(target_os = "linux")]
const UNSENT_IN_KERNEL: u32 = 128 << 10;

/// A TCP socket, plain or with TLS.
pub(super) trait Socket: AsyncRead + AsyncWrite + Unpin + Send + 'static {
    fn tcp(&self) -> &TcpStream;
}

impl Socket for TcpStream {
    fn tcp(&self) -> &TcpStream {
        self
    }
}

#[cfg(feature = "tls")]
impl Socket for tokio_rustls::server::TlsStream<TcpStream> {
    fn tcp(&self) -> &TcpStream {
        self.get_ref().0
    }
}

/// Sets the options of a new socket.
pub(super) fn set_up(socket: &TcpStream) {
    // The socket also works without these options, so errors are ignored.
    let _ = socket.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = socket2::SockRef::from(socket).set_tcp_notsent_lowat(UNSENT_IN_KERNEL);
}

/// A socket that records the progress of its connection.
pub(super) struct Watched<S> {
    socket: S,
    progress: Arc<Progress>,
}

impl<S: Socket> Watched<S> {
    pub(super) fn new(socket: S, progress: Arc<Progress>) -> Self {
        Watched { socket, progress }
    }

    /// Closes the socket with a reset, which discards the unsent rest of the response.
    pub(super) fn reset(self) {
        // If setting the option fails, the socket is still closed.
        let _ = self.socket.tcp().set_zero_linger();
    }

    fn record_write(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(bytes)) => self.progress.record_write(*bytes),
            Poll::Ready(Err(_)) => {}
            Poll::Pending => self.progress.record_stall(),
        }
        written
    }
}

impl<S: Socket> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(cx, into))?;
        if into.filled().len() > before {
            self.progress.record_read();
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: Socket> AsyncWrite for Watched<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(cx, bytes);
        self.record_write(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(cx, parts);
        self.record_write(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.socket).poll_flush(cx))?;
        self.progress.record_flush();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}
