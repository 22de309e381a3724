//! A server that runs a script and logs the calls that it receives. The server uses raw sockets, because it has to send
//! invalid HTTP.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener as StdListener};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;

/// Maximum length of the head or the body of a request, in bytes.
const MAX_BYTES: usize = 1 << 20;

/// The first byte of a TLS handshake.
const HANDSHAKE: u8 = 0x16;

/// The path prefix of the targets of redirects to another host.
pub(super) const ELSEWHERE: &str = "/elsewhere";

/// An action on a connection.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Act {
    /// Sends bytes, with a pause after each byte unless the duration is zero.
    Send(Vec<u8>, Duration),
    Wait(Duration),
    /// Sends bytes repeatedly until the caller disconnects.
    Flood(Vec<u8>),
    Reset,
    /// Closes the connection gracefully.
    Close,
    /// Keeps the connection open without sending more bytes.
    Hang,
}

/// The response to a call.
#[derive(Clone, Debug, Default)]
pub(super) struct Reply {
    pub acts: Vec<Act>,
    pub gives: usize,
}

/// One request.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// The number of calls that the script answered before this one.
    pub index: usize,
    /// Path and query as received. A proxied call also has the scheme and the host.
    pub target: String,
    pub body: String,
    pub port: u16,
}

impl Call {
    /// Returns the value of a parameter as received.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        let (_, query) = self.target.split_once('?')?;
        query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
    }

    /// Returns whether the call followed a redirect.
    pub fn is_redirected(&self) -> bool {
        self.target.starts_with(ELSEWHERE)
    }
}

/// A call and its response.
#[derive(Clone, Debug)]
pub(super) struct Answered {
    pub call: Call,
    pub at: Instant,
    /// `true` if the response never ends.
    pub hangs: bool,
    /// The number of valid records in the response, once it has been sent in full.
    pub given: usize,
}

/// A log of calls and responses, shared by its clones.
#[derive(Clone, Debug, Default)]
pub(super) struct Log(Arc<Mutex<Vec<Answered>>>);

impl Log {
    pub fn calls(&self) -> MutexGuard<'_, Vec<Answered>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, call: &Call, reply: &Reply) -> usize {
        let hangs = reply.acts.iter().any(|act| matches!(act, Act::Hang));
        let (call, at) = (call.clone(), Instant::now());
        let mut calls = self.calls();
        calls.push(Answered { call, at, hangs, given: 0 });
        calls.len() - 1
    }

    fn sent(&self, at: usize, given: usize) {
        self.calls()[at].given = given;
    }
}

/// Function that answers the calls of one run.
pub(super) type Script = dyn Fn(&Call) -> Reply + Send + Sync;

/// A running server, which stops on drop.
#[derive(Debug)]
pub(super) struct Server {
    pub address: SocketAddr,
    pub log: Log,
    _listening: JoinSet<()>,
}

impl Server {
    /// Listens on a free port on localhost, with TLS if there is an acceptor.
    ///
    /// # Errors
    /// Returns an error if no port is free.
    pub fn start(runtime: &Handle, tls: Option<TlsAcceptor>, script: Arc<Script>) -> io::Result<Server> {
        let listener = StdListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let log = Log::default();
        let responder = Responder { script, log: log.clone(), port: address.port() };
        let mut listening = JoinSet::new();
        let listen = async move {
            let Ok(listener) = TcpListener::from_std(listener) else { return };
            let mut talks = JoinSet::new();
            while let Ok((stream, _)) = listener.accept().await {
                let (responder, tls) = (responder.clone(), tls.clone());
                // The result is ignored, because the client may close a connection at any time.
                talks.spawn(async move {
                    match tls {
                        None => responder.serve_connection(stream, |stream| stream).await,
                        Some(tls) => {
                            responder
                                .serve_connection(tls.accept(stream).await?, |stream| stream.get_ref().0)
                                .await
                        }
                    }
                });
            }
        };
        listening.spawn_on(listen, runtime);
        Ok(Server { address, log, _listening: listening })
    }
}

/// Returns a local address on which no server listens.
///
/// # Errors
/// Returns an error if no port is free.
pub(super) fn unused_address() -> io::Result<SocketAddr> {
    StdListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()
}

#[derive(Clone)]
struct Responder {
    script: Arc<Script>,
    log: Log,
    port: u16,
}

impl Responder {
    /// Answers calls until the script or the client closes the connection. `tcp` returns the underlying TCP stream.
    async fn serve_connection<S>(&self, mut stream: S, tcp: impl Fn(&S) -> &TcpStream) -> io::Result<()>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        while let Some(mut call) = read(&mut stream).await? {
            (call.index, call.port) = (self.log.calls().len(), self.port);
            let reply = (self.script)(&call);
            let at = self.log.note(&call, &reply);
            for act in &reply.acts {
                if matches!(act, Act::Reset) {
                    // The bytes sent so far should arrive before the reset.
                    stream.flush().await?;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    return tcp(&stream).set_zero_linger();
                }
                if !perform(act, &mut stream).await? {
                    return Ok(());
                }
            }
            stream.flush().await?;
            self.log.sent(at, reply.gives);
        }
        Ok(())
    }
}

/// Performs an action. Returns `false` if the action ends the connection.
async fn perform(act: &Act, stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> io::Result<bool> {
    match act {
        Act::Send(bytes, Duration::ZERO) => stream.write_all(bytes).await?,
        Act::Send(bytes, pause) => {
            for byte in bytes {
                stream.write_all(&[*byte]).await?;
                stream.flush().await?;
                tokio::time::sleep(*pause).await;
            }
        }
        Act::Wait(time) => tokio::time::sleep(*time).await,
        Act::Flood(bytes) => loop {
            stream.write_all(bytes).await?;
        },
        Act::Reset => return Ok(false),
        Act::Close => {
            stream.shutdown().await?;
            return Ok(false);
        }
        // Reads until the client closes the connection.
        Act::Hang => {
            let mut rest = [0; 64];
            while stream.read(&mut rest).await? > 0 {}
            return Ok(false);
        }
    }
    Ok(true)
}

/// Reads the next request. Returns `None` if the connection has ended or must be closed.
async fn read(stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> io::Result<Option<Call>> {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break end + 4;
        }
        let count = stream.read(&mut part).await?;
        if count == 0 || bytes.len() > MAX_BYTES {
            return Ok(None);
        }
        bytes.extend_from_slice(&part[..count]);
        if bytes.starts_with(&[HANDSHAKE]) {
            // A server without TLS responds to a handshake with this status.
            stream.write_all(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n").await?;
            stream.shutdown().await?;
            return Ok(None);
        }
    };
    let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
    let length = text.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    let mut body = bytes.split_off(head);
    while body.len() < length.unwrap_or(0).min(MAX_BYTES) {
        let count = stream.read(&mut part).await?;
        if count == 0 {
            return Ok(None);
        }
        body.extend_from_slice(&part[..count]);
    }
    let target = text.split(' ').nth(1).unwrap_or_default().to_owned();
    Ok(Some(Call { index: 0, port: 0, target, body: String::from_utf8_lossy(&body).into_owned() }))
}
