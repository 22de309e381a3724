//! Callers that misbehave while the load runs.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::harness::call::Caller;
use crate::harness::play::start_only;
use crate::harness::requests::{Known, Search, largest};
use crate::harness::tally::Tally;

/// The time for which a slow reader leaves its response unread before it requests another response.
const UNREAD_TIME: Duration = Duration::from_secs(45);

/// The receive buffer of a slow reader, in bytes. Because of the small size, most of the response stays with the
/// service.
const RECEIVE_BUFFER: u32 = 4096;

/// The wait before a lost connection is replaced.
const RECONNECT_DELAY: Duration = Duration::from_millis(500);

/// Repeatedly requests a large response without reading it.
pub(super) async fn read_nothing(address: SocketAddr, key: &str) {
    let call = format!("GET {}{key} HTTP/1.1\r\nHost: bench.example\r\n\r\n", largest().target);
    loop {
        if let Ok(mut stream) = slow_connection(address).await
            && stream.write_all(call.as_bytes()).await.is_ok()
        {
            tokio::time::sleep(UNREAD_TIME).await;
        }
        tokio::time::sleep(RECONNECT_DELAY).await;
    }
}

async fn slow_connection(address: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(RECEIVE_BUFFER)?;
    socket.connect(address).await
}

/// Repeatedly connects without sending anything. Counts the connections that the service closes.
pub(super) async fn send_nothing(address: SocketAddr, shed: Arc<AtomicUsize>) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(address).await {
            // Reads until the service closes the connection, including any response before that, such as a 408.
            while stream.read(&mut [0; 512]).await.is_ok_and(|read| read > 0) {}
            shed.fetch_add(1, Ordering::Relaxed);
        }
        tokio::time::sleep(RECONNECT_DELAY).await;
    }
}

/// Starts one search in each interval, forever and regardless of the responses, and never polls a search.
pub(super) async fn flood(
    mut caller: Caller,
    known: Arc<[Known]>,
    from: usize,
    interval: Duration,
    tally: Arc<Tally>,
) {
    let mut beat = tokio::time::interval(interval);
    for Known { search, .. } in known.iter().cycle().skip(from) {
        beat.tick().await;
        start_only(&mut caller, search, &tally).await;
    }
}

/// Starts one search after another, forever, and never polls a search.
pub(super) async fn crowd(mut caller: Caller, searches: Arc<[Search]>, from: usize, tally: Arc<Tally>) {
    for search in searches.iter().cycle().skip(from) {
        start_only(&mut caller, search, &tally).await;
    }
}
