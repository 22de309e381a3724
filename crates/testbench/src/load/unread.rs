//! HTTP/2 clients that request large responses on many streams but do not allow the service to send them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::AnyError;
use crate::harness::bench::Bench;
use crate::harness::requests::largest;

/// Number of streams of each connection: the maximum that the service allows at once.
pub(super) const STREAMS: u32 = 100;

/// The time for which the clients stay connected.
const TIME: Duration = Duration::from_secs(20);

/// The key of the clients.
const KEY: &str = "unread";

/// The connection preface, and settings with an initial stream window of 0 bytes.
const OPENING: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x06\x04\0\0\0\0\0\0\x04\0\0\0\0";

/// An acknowledgement of the service's settings.
const SETTINGS_ACK: &[u8] = b"\0\0\0\x04\x01\0\0\0\0";

/// Types of frames.
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;

/// The field `:status: 200` in the static table.
const STATUS_200: u8 = 0x88;

/// The results of the phase.
#[derive(Debug, Default)]
pub(super) struct Unread {
    /// The maximum memory of the service, in bytes.
    pub peak: u64,
    pub frames: Frames,
}

/// Counts of frames that the clients received.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Frames {
    pub accepted: usize,
    pub refused: usize,
    pub reset: usize,
}

/// Runs the clients against a dedicated service.
pub(super) async fn run(bench: &Bench, connections: usize) -> Result<Unread, AnyError> {
    let folder = tempfile::tempdir()?;
    let (options, certificate) = tls_options(folder.path())?;
    let service = bench.service(&options).await?;
    let connector = connector(certificate)?;
    let mut clients = JoinSet::new();
    for _ in 0..connections {
        let connector = connector.clone();
        clients.spawn(async move {
            let socket = TcpStream::connect(service.address).await?;
            let mut client = connector.connect("localhost".try_into()?, socket).await?;
            let mut frames = Frames::default();
            // The service may close the connection before the time has passed.
            let _ = tokio::time::timeout(TIME, unread_calls(&mut client, &mut frames)).await;
            Ok::<_, AnyError>(frames)
        });
    }
    let mut run = Unread::default();
    while let Some(client) = clients.join_next().await {
        let of_client = client??;
        run.frames.accepted += of_client.accepted;
        run.frames.refused += of_client.refused;
        run.frames.reset += of_client.reset;
    }
    run.peak = service.process.peak_memory()?;
    Ok(run)
}

/// Writes a new certificate and its key to a folder. Returns the service options that use them, and the certificate.
fn tls_options(folder: &Path) -> Result<(Vec<String>, CertificateDer<'static>), AnyError> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()])?;
    let mut options = ["--pace", "0", "--key", KEY].map(str::to_owned).to_vec();
    for (option, text) in [("--tls-cert", made.cert.pem()), ("--tls-key", made.signing_key.serialize_pem())] {
        let file = folder.join(option);
        std::fs::write(&file, text)?;
        options.extend([option.to_owned(), file.display().to_string()]);
    }
    Ok((options, made.cert.der().clone()))
}

fn connector(certificate: CertificateDer<'static>) -> Result<TlsConnector, AnyError> {
    let mut roots = RootCertStore::empty();
    roots.add(certificate)?;
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots);
    let mut config = config.with_no_client_auth();
    config.alpn_protocols = vec![b"h2".to_vec()];
    Ok(TlsConnector::from(Arc::new(config)))
}

/// Makes calls on all streams, and counts the frames until the service closes the connection.
async fn unread_calls(client: &mut TlsStream<TcpStream>, frames: &mut Frames) -> std::io::Result<()> {
    client.write_all(&[OPENING, SETTINGS_ACK].concat()).await?;
    for number in 0..STREAMS {
        client.write_all(&request(2 * number + 1)).await?;
    }
    client.flush().await?;
    loop {
        let mut head = [0; 9];
        client.read_exact(&mut head).await?;
        let mut payload = vec![0; u32::from_be_bytes([0, head[0], head[1], head[2]]) as usize];
        client.read_exact(&mut payload).await?;
        match head[3] {
            HEADERS if payload.first() == Some(&STATUS_200) => frames.accepted += 1,
            HEADERS => frames.refused += 1,
            RST_STREAM => frames.reset += 1,
            _ => {}
        }
    }
}

/// Returns the request for a large response on a stream, as a HEADERS frame that ends the stream.
fn request(stream: u32) -> Vec<u8> {
    // `:method: GET` and `:scheme: https` are entries 2 and 7 of the static table. Literals without indexing follow for
    // `:authority` and `:path`, entries 1 and 4.
    let mut block = b"\x82\x87\x01\x01x\x04".to_vec();
    let path = format!("{}{KEY}", largest().target);
    push_length(path.len(), &mut block);
    block.extend_from_slice(path.as_bytes());
    let mut frame = (block.len() as u32).to_be_bytes()[1..].to_vec();
    frame.extend_from_slice(b"\x01\x05");
    frame.extend_from_slice(&stream.to_be_bytes());
    frame.extend_from_slice(&block);
    frame
}

/// Adds the length of a literal, as an integer with a 7-bit prefix (RFC 7541, section 5.1).
fn push_length(length: usize, block: &mut Vec<u8>) {
    const PREFIX: usize = 0x7f;
    if length < PREFIX {
        block.push(length as u8);
        return;
    }
    block.push(PREFIX as u8);
    let mut rest = length - PREFIX;
    while rest >= 0x80 {
        block.push((rest % 0x80) as u8 | 0x80);
        rest /= 0x80;
    }
    block.push(rest as u8);
}
