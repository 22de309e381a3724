//! The embedded service, in this process, which searches use by default.

use std::io;

use tokio::net::TcpListener;
use wayfare_client::{Random as _, SystemRandom};
use wayfare_service::Service;

use crate::exit::{Exit, Failure};
use crate::values::pace;

/// Address of the embedded service: any free port, on this machine only.
const LOOPBACK: &str = "127.0.0.1:0";

/// Environment variable that scales the waits of the embedded service.
const PACE_VARIABLE: &str = "WAYFARE_PACE";

/// Starts the service on a free port. Returns its base URL and a key.
///
/// # Errors
/// If no port is free, or `WAYFARE_PACE` is not a pace.
pub async fn start() -> Result<(String, String), Failure> {
    let listener = listen(LOOPBACK).await?;
    let base_url = base_url(&listener)?;
    // Others on this machine can reach the port, too.
    let random = SystemRandom::new();
    let key = format!("{:016x}{:016x}", random.next(), random.next());
    let mut builder = Service::builder().key(key.as_str());
    if let Some(text) = std::env::var_os(PACE_VARIABLE).filter(|text| !text.is_empty()) {
        let pace = pace(&text.to_string_lossy());
        builder = builder.pace(pace.map_err(|error| Failure::invalid(format!("{PACE_VARIABLE}: {error}")))?);
    }
    // It ends with the process.
    tokio::spawn(builder.build().serve(listener, std::future::pending()));
    Ok((base_url, key))
}

/// Listens on an address.
pub async fn listen(addr: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(addr).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => Failure::new(Exit::Failed, format!("the address {addr} is in use"))
            .with_help("name another with --addr; port 0 is any free one"),
        io::ErrorKind::InvalidInput => {
            Failure::invalid(format!("--addr: found {addr:?}, allowed a host and a port, as 127.0.0.1:8080"))
        }
        _ => Failure::new(Exit::Failed, format!("the address {addr} can't be used: {error}")),
    })
}

/// The base URL of a listener, for callers on this machine.
pub fn base_url(listener: &TcpListener) -> Result<String, Failure> {
    let addr = listener.local_addr();
    addr.map(|addr| format!("http://{addr}")).map_err(|error| {
        Failure::new(Exit::Failed, format!("the port that is listened on is not known: {error}"))
    })
}
