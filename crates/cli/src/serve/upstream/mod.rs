//! `wayfare serve --upstream`: a relay in front of a live service. The relay holds the service's key.
//!
//! The relay serves the same API on the same routes: keys, limits, validation, log and metrics are those of
//! `wayfare serve`. The relay forwards accepted calls with the client, so the client's retries, deadlines, circuit
//! breakers and verdict apply. The bytes of a response are passed on, except for upstream URLs and the upstream's key.

mod answers;
mod booking;
mod cookies;
mod counts;
mod exchange;
mod links;
mod operations;
mod settings;
mod splice;
mod transport;

use std::hash::RandomState;
use std::sync::Arc;
use std::time::Duration;

use url::Url;
use wayfare_client::{Client, ReqwestTransport};
use wayfare_service::{Admin, Builder, Front, Service};

use cookies::Cookies;
use counts::Counts;
use links::Links;
pub use settings::{OtherSettings, UpstreamSettings};

/// The state of a relay.
pub struct Upstream {
    client: Client,
    /// The transport below the client, for links that the relay follows.
    transport: Arc<ReqwestTransport>,
    base: Url,
    links: Links,
    cookies: Cookies,
    counts: Counts,
    /// Keys of the hash from which visitors without a session get their id.
    visitors: RandomState,
    timeout: Duration,
}

/// The host of the relayed operations.
struct Relay {
    service: Service,
    upstream: Arc<Upstream>,
}

impl Front for Relay {
    fn service(&self) -> &Service {
        &self.service
    }
}

impl Upstream {
    /// Replaces a service's operations with relayed operations.
    pub fn add_to(self: &Arc<Self>, builder: Builder) -> Builder {
        let upstream = Arc::clone(self);
        builder.operations(move |service| {
            let relay = Arc::new(Relay { service: service.clone(), upstream: Arc::clone(&upstream) });
            operations::routes(&relay).merge(booking::routes(&relay))
        })
    }

    /// Adds the relay's metrics.
    pub fn add_metrics_to(self: &Arc<Self>, admin: Admin) -> Admin {
        let upstream = Arc::clone(self);
        admin.with_upstream(move || upstream.counts.numbers(&upstream.client))
    }

    /// Returns the origin of the upstream, such as `https://travel.example`.
    pub fn origin(&self) -> String {
        self.base.origin().ascii_serialization()
    }
}
