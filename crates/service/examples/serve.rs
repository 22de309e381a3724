//! Serves the embedded service on a port, with real places, fictional prices and the latencies of production.
//!
//! ```console
//! $ cargo run -p wayfare-service --example serve -- 127.0.0.1:8080
//! Serving http://127.0.0.1:8080; the key is `a-key`.
//! $ curl 'http://127.0.0.1:8080/api/affiliate/autocomplete/v1/flights?apiKey=a-key&searchTerm=boston'
//! ```

use tokio::net::TcpListener;
use wayfare_service::Service;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:0".to_owned());
    let listener = TcpListener::bind(address).await?;
    println!("Serving http://{}; the key is `a-key`.", listener.local_addr()?);
    let service = Service::builder().key("a-key").seed(7).build();
    service.serve(listener, std::future::pending()).await?;
    Ok(())
}
