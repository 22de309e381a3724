//! Listening sockets.

use std::io;

use tokio::net::TcpListener;

use crate::exit::{Exit, Failure};

/// Listens on an address, which `option` sets.
pub async fn listen(addr: &str, option: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(addr).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => Failure::new(Exit::Failed, format!("the address {addr} is in use"))
            .with_help(format!("choose another with {option}; port 0 picks a free port")),
        io::ErrorKind::InvalidInput => Failure::invalid(format!(
            "{option}: found {addr:?}, allowed a host and a port, such as 127.0.0.1:8080"
        )),
        _ => Failure::new(Exit::Failed, format!("the address {addr} can't be used: {error}")),
    })
}

/// Returns the base URL of a listener, for callers on this machine.
pub fn base_url(listener: &TcpListener, is_over_tls: bool) -> Result<String, Failure> {
    let scheme = if is_over_tls { "https" } else { "http" };
    let addr = listener.local_addr();
    addr.map(|addr| format!("{scheme}://{addr}")).map_err(|error| {
        Failure::new(Exit::Failed, format!("the listening port could not be determined: {error}"))
    })
}
