//! Stub for builds without the `tls` feature.

use std::io;
use std::path::Path;

use tokio::net::TcpListener;
use wayfare_service::{Served, Service};

use crate::exit::Failure;

/// A certificate, which this build can't create.
#[derive(Clone, Debug)]
pub enum Certificate {}

impl Certificate {
    /// Returns an error that explains how to install the command with TLS.
    pub fn read(_: (&Path, &Path)) -> Result<Self, Failure> {
        Err(Failure::not_built("tls-cert and tls-key are set, but this command was built without TLS"))
    }

    pub fn reload(&self) {
        match *self {}
    }

    pub async fn serve(
        self,
        _: Service,
        _: TcpListener,
        _: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<Served> {
        match self {}
    }
}
