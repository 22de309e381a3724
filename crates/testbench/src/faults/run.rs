//! Runs the combinations of fault, vertical and interface, several concurrently.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use wayfare_client::ReqwestTransport;

use super::command;
use super::judge::{Fault, Run, max_duration};
use super::kind::Kind;
use super::library::{self, TIMEOUT, Times};
use super::outcome::{Interface, Outcome, RunResult};
use super::relay::Relay;
use super::server::{Call, Server, unused_address};
use super::vertical::{CALLER_KEY, KEY, Scene, Vertical};
use crate::AnyError;

/// The deadline of every run.
const DEADLINE: Duration = Duration::from_secs(4);

/// Number of concurrent library runs, and of concurrent command runs. Runs mostly wait, so they need little CPU time.
const CONCURRENCY: usize = 16;

/// Number of concurrent repeated runs.
const REPEATED_CONCURRENCY: usize = 8;

/// The key of a cell: the kind of fault, the vertical, and the interface of its run.
#[derive(Clone, Debug)]
pub(super) struct CellKey {
    pub kind: Arc<Kind>,
    pub vertical: Vertical,
    pub interface: Interface,
}

/// The result of a run, and the failures in it.
#[derive(Debug)]
pub struct Cell {
    pub(super) key: CellKey,
    pub(super) result: RunResult,
    pub(super) faults: Vec<Fault>,
}

impl Cell {
    /// Returns whether the run has no failures.
    pub fn is_good(&self) -> bool {
        self.faults.is_empty()
    }

    /// Returns whether the run belongs to a kind.
    pub(super) fn is_of(&self, kind: &Kind) -> bool {
        self.key.kind.title() == kind.title()
    }

    /// Returns whether a busy machine may be the cause of all failures.
    fn is_only_late(&self) -> bool {
        !self.is_good() && self.faults.iter().all(|fault| fault.may_be_late)
    }
}

/// State shared by all cells.
#[derive(Clone)]
pub struct Bench {
    servers: Arc<Runtime>,
    transport: ReqwestTransport,
    binary: Option<PathBuf>,
    has_relay: bool,
    tls: TlsAcceptor,
}

impl Bench {
    /// Prepares the benchmark, for the library alone if there is no command.
    ///
    /// # Errors
    /// Returns an error if the servers' thread, the transport or the TLS certificate can't be created.
    pub fn new(binary: Option<PathBuf>) -> Result<Bench, AnyError> {
        // The servers have a separate thread, so that a client that blocks its own threads is noticed.
        let servers = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        Ok(Bench {
            servers: Arc::new(servers),
            transport: ReqwestTransport::new()?,
            binary,
            has_relay: false,
            tls: self_signed()?,
        })
    }

    /// Puts a relay between the caller and the server of each run.
    #[must_use]
    pub fn through_relay(self) -> Bench {
        Bench { has_relay: true, ..self }
    }

    /// Injects these kinds of faults into all affected verticals. A run that was only late and did not run alone is
    /// repeated with fewer concurrent runs, so that a busy machine does not count as a failure. No other failure is
    /// tolerated. The order of the cells is unspecified.
    ///
    /// # Errors
    /// Returns an error if a run can't be started, which is a bug in the testbench.
    pub fn run(&self, kinds: &[Kind]) -> Result<Vec<Cell>, AnyError> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let (heavy, light): (Vec<_>, Vec<_>) =
            self.plan(kinds).into_iter().partition(|key| key.kind.is_heavy);
        let (library, command): (Vec<_>, Vec<_>) =
            light.into_iter().partition(|key| key.interface == Interface::Library);
        let cells = runtime.block_on(async {
            let both = (self.run_some(library, CONCURRENCY), self.run_some(command, CONCURRENCY));
            let (library, command) = tokio::try_join!(both.0, both.1)?;
            let (late, sure): (Vec<_>, Vec<_>) =
                library.into_iter().chain(command).partition(Cell::is_only_late);
            let again = late.into_iter().map(|cell| cell.key).collect();
            let again = self.run_some(again, REPEATED_CONCURRENCY).await?;
            let heavy = self.run_some(heavy, 1).await?;
            Ok([sure, again, heavy].into_iter().flatten().collect())
        });
        runtime.shutdown_background();
        cells
    }

    fn plan(&self, kinds: &[Kind]) -> Vec<CellKey> {
        let keys = kinds.iter().flat_map(|kind| {
            let all = Vertical::ALL
                .into_iter()
                .flat_map(|of| kind.interfaces().iter().map(move |interface| (of, *interface)));
            let kind = Arc::new(kind.clone());
            all.map(move |(vertical, interface)| CellKey { kind: Arc::clone(&kind), vertical, interface })
        });
        let is_run = |CellKey { kind, vertical, interface }: &CellKey| {
            let is_there = *interface == Interface::Library || self.binary.is_some();
            // Every run needs a time limit. The relay's breaker asks the command to wait.
            let may_wait = kind.ends.deadline || self.has_relay && !kind.ends.errors.is_empty();
            let ends = *interface == Interface::Library || vertical.is_bounded() || !may_wait;
            // Proxy environment variables apply only to the command, so faults that set such variables are not tested
            // through a relay.
            is_there && ends && kind.concerns(*vertical) && (!self.has_relay || kind.env.is_empty())
        };
        keys.filter(is_run).collect()
    }

    async fn run_some(&self, keys: Vec<CellKey>, concurrency: usize) -> Result<Vec<Cell>, AnyError> {
        let cells = keys.into_iter().map(|key| self.cell(key));
        stream::iter(cells).buffer_unordered(concurrency).try_collect().await
    }

    async fn cell(&self, key: CellKey) -> Result<Cell, AnyError> {
        let CellKey { ref kind, vertical, interface } = key;
        let server = self.server(kind, vertical)?;
        let to = kind.to.as_deref().unwrap_or("http://$server");
        let base_url = to.replace("$server", &server.address.to_string());
        let base_url = base_url.replace("$nobody", &unused_address()?.to_string());
        let relay = match &self.binary {
            Some(binary) if self.has_relay => Some(Relay::start(binary, kind, &base_url).await?),
            _ => None,
        };
        let (base_url, user_key) = match &relay {
            Some(relay) => (relay.base_url.clone(), CALLER_KEY),
            None => (base_url, KEY),
        };
        let started = Instant::now();
        let mut result = match (interface, &self.binary) {
            (Interface::Command, Some(binary)) => {
                let limits = (DEADLINE, max_duration(interface, DEADLINE));
                command::run(binary, kind, vertical, &base_url, user_key, &server, limits).await?
            }
            _ => self.run_library(kind, vertical, base_url, user_key).await?,
        };
        result.took = started.elapsed();
        if let Some(relay) = relay {
            result.output.push(relay.stop().await?);
        }
        let calls = &server.log.calls();
        let (result_ref, has_relay) = (&result, self.has_relay);
        let faults =
            Run { kind, vertical, interface, has_relay, result: result_ref, calls, deadline: DEADLINE }
                .faults();
        if faults.is_empty() {
            // The output may be large, and is no longer needed.
            result.output.clear();
        }
        Ok(Cell { faults, result, key: key.clone() })
    }

    async fn run_library(
        &self,
        kind: &Kind,
        vertical: Vertical,
        base_url: String,
        user_key: &'static str,
    ) -> Result<RunResult, AnyError> {
        let timeout = if kind.is_patient { wayfare_client::DEFAULT_TIMEOUT } else { TIMEOUT };
        let times = Times { timeout, deadline: DEADLINE };
        let transport = self.transport.clone();
        // A separate task reports a panic, and can be abandoned if it never ends.
        let run =
            tokio::spawn(async move { library::run(vertical, &base_url, user_key, transport, times).await });
        let abort = run.abort_handle();
        let time_limit = max_duration(Interface::Library, DEADLINE);
        Ok(match tokio::time::timeout(time_limit, run).await {
            Ok(Ok(result)) => result?,
            Ok(Err(_)) => RunResult::new(Outcome::Panicked),
            Err(_) => {
                abort.abort();
                RunResult::new(Outcome::Hung)
            }
        })
    }

    fn server(&self, kind: &Kind, vertical: Vertical) -> Result<Server, AnyError> {
        let tls = kind.is_tls.then(|| self.tls.clone());
        let (kind, scene) = (kind.clone(), Scene::new(vertical));
        let script = move |call: &Call| kind.answer(&scene, call);
        Ok(Server::start(self.servers.handle(), tls, Arc::new(script))?)
    }
}

/// Creates a TLS acceptor with an untrusted certificate.
fn self_signed() -> Result<TlsAcceptor, AnyError> {
    let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()])?;
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der())?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
