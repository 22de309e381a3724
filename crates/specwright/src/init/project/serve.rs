//! Serves the API. Experimental: the service runtime may change with any version.

use std::collections::HashSet;
use std::sync::Arc;

use NAME::models::service::ProblemKind;
use NAME::models::tides::{NextQuery, Tide};
use NAME::service::tides::{Tides, tides_routes};
use NAME::service::{AUTH, ApiErrors};
use tokio::net::TcpListener;
use wayfare_service::SystemClock;
use wayfare_service::http::{
    Caller, Gate, Host, HostFaults, HostRefusal, Keys, OwnReason, Processors, Reply, framed,
};

/// A service that knows one port.
struct Desk {
    gate: Gate,
    processors: Processors,
}

impl Host for Desk {
    type Errors = ApiErrors;

    fn gate(&self) -> &Gate {
        &self.gate
    }

    fn processors(&self) -> &Processors {
        &self.processors
    }
}

impl Tides for Desk {
    type Next = NextQuery;

    fn prepare_next(&self, _: &Caller, query: NextQuery, _: &mut HostFaults<Self>) -> Option<NextQuery> {
        Some(query)
    }

    async fn next(&self, _: Caller, query: NextQuery) -> Result<Reply<Tide>, HostRefusal<Self>> {
        let at = "2027-03-14T06:12:00".parse().ok().filter(|_| query.port.as_str() == "heysham");
        let unknown = || OwnReason::new(ProblemKind::NotFound, format!("unknown port `{}`", query.port));
        let at = at.ok_or_else(|| HostRefusal::<Self>::unknown(unknown()))?;
        Ok(Tide::new(at, 912).into())
    }
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let listener = TcpListener::bind(address).await?;
    println!("http://{}/v1/ports/heysham/tide?key=any", listener.local_addr()?);
    let gate = Gate::new(&AUTH, Keys::Any, HashSet::new(), None, Arc::new(SystemClock));
    let desk = Arc::new(Desk { gate, processors: Processors::default() });
    axum::serve(listener, framed(desk.clone(), tides_routes(desk))).await
}
