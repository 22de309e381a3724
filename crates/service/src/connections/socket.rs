//! A socket that tells its connection's progress.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::progress::Progress;

/// Most bytes that wait in the kernel to be sent: few, since they are not counted, and so that a slow reader is seen to
/// read.
#[cfg(target_os = "linux")]
const UNSENT_IN_KERNEL: u32 = 128 << 10;

/// A socket that tells its connection's progress.
pub(super) struct Watched {
    socket: TcpStream,
    progress: Arc<Progress>,
}

impl Watched {
    pub(super) fn new(socket: TcpStream, progress: Arc<Progress>) -> Self {
        // Without these options it works, but less well.
        let _ = socket.set_nodelay(true);
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&socket).set_tcp_notsent_lowat(UNSENT_IN_KERNEL);
        Watched { socket, progress }
    }

    /// Closes it with a reset: what the client has not read is of no use.
    pub(super) fn reset(self) {
        // If it fails, it is closed all the same.
        let _ = self.socket.set_zero_linger();
    }

    fn told(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(bytes)) => self.progress.has_written(*bytes),
            Poll::Ready(Err(_)) => {}
            Poll::Pending => self.progress.has_stalled(),
        }
        written
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(cx, into))?;
        if into.filled().len() > before {
            self.progress.has_read();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(cx, bytes);
        self.told(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write_vectored(cx, parts);
        self.told(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.socket).poll_flush(cx))?;
        self.progress.has_flushed();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}
