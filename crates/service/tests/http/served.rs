//! Services that listen on local ports and are called over TCP.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wayfare_service::Service;

/// A running service.
pub struct Served {
    pub address: SocketAddr,
    pub stop: oneshot::Sender<()>,
    pub serving: JoinHandle<io::Result<wayfare_service::Served>>,
}

impl Served {
    pub async fn start(service: Service) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(service.serve(listener, async { drop(stopped.await) }));
        Served { address, stop, serving }
    }

    pub async fn ask(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }
}

/// Reads the rest of a response.
pub async fn rest(mut stream: TcpStream) -> String {
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}
