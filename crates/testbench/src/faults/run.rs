//! Runs the cells of the table, some at a time.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use wayfare_client::{Client, ReqwestTransport};

use super::command;
use super::ended::{End, Ended, Way};
use super::judge::{Fault, Run, longest};
use super::kind::{Kind, To};
use super::library::{self, TIMEOUT, Times};
use super::server::{Call, Server, deserted};
use super::vertical::{Scene, Vertical};
use crate::AnyError;
use crate::command::{Profile, built};

/// Deadline of every run.
const DEADLINE: Duration = Duration::from_secs(4);

/// Runs at a time, of which most wait.
const AT_ONCE: usize = 32;

/// Runs at a time of those that are repeated.
const AGAIN_AT_ONCE: usize = 8;

/// Commands at a time, which cost the machine more.
const COMMANDS_AT_ONCE: usize = 16;

/// A kind with one vertical, in one way, and what came of it.
#[derive(Debug)]
pub struct Cell {
    pub(super) title: String,
    pub(super) vertical: Vertical,
    pub(super) way: Way,
    /// The outcome.
    pub(super) word: String,
    pub(super) faults: Vec<Fault>,
    /// What it said, where something is wrong.
    pub(super) said: String,
    pub(super) took: Duration,
}

impl Cell {
    /// Whether nothing is wrong with it.
    pub fn is_good(&self) -> bool {
        self.faults.is_empty()
    }

    /// Whether something is wrong with it that a busy machine may be the cause of, and nothing else.
    fn is_only_late(&self) -> bool {
        !self.is_good() && self.faults.iter().all(|fault| fault.may_be_late)
    }
}

/// A cell to play.
struct Spot {
    kind: Arc<Kind>,
    vertical: Vertical,
    way: Way,
}

/// What all cells share.
#[derive(Clone)]
pub struct Bench {
    servers: Arc<Runtime>,
    transport: ReqwestTransport,
    binary: Option<PathBuf>,
    tls: TlsAcceptor,
}

impl Bench {
    /// Gets ready, and builds the command if it is wanted.
    ///
    /// # Errors
    /// If the command can't be built, or the machine has no more threads.
    pub fn new(with_command: bool) -> Result<Bench, AnyError> {
        // The servers have a thread of their own, so that a client that holds up its threads is seen.
        let servers = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        Ok(Bench {
            servers: Arc::new(servers),
            transport: ReqwestTransport::new()?,
            binary: with_command.then(|| built(Profile::Dev, &[])).transpose()?,
            tls: self_signed()?,
        })
    }

    /// Plays these kinds against all verticals they concern. A run that was only late is repeated with little beside
    /// it, so that a busy machine is not taken for a fault. No other fault is forgiven. The cells come in no order.
    ///
    /// # Errors
    /// If a run can't be made: a fault of the bench.
    pub fn play(&self, kinds: &[Kind]) -> Result<Vec<Cell>, AnyError> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let (heavy, light): (Vec<_>, Vec<_>) =
            self.plan(kinds).into_iter().partition(|spot| spot.kind.is_heavy);
        let first = runtime.block_on(self.play_some(light, AT_ONCE))?;
        let (late, sure): (Vec<_>, Vec<_>) = first.into_iter().partition(|(_, cell)| cell.is_only_late());
        let again = late.into_iter().map(|(spot, _)| spot).collect();
        let again = runtime.block_on(self.play_some(again, AGAIN_AT_ONCE))?;
        let heavy = runtime.block_on(self.play_some(heavy, 1))?;
        runtime.shutdown_background();
        Ok([sure, again, heavy].into_iter().flatten().map(|(_, cell)| cell).collect())
    }

    fn plan(&self, kinds: &[Kind]) -> Vec<Spot> {
        let mut spots = Vec::new();
        for kind in kinds {
            let is_run = |way: &Way| kind.goes(*way) && (*way == Way::Library || self.binary.is_some());
            for way in [Way::Library, Way::Command].into_iter().filter(is_run) {
                let verticals = Vertical::ALL.into_iter().filter(|vertical| kind.concerns(*vertical));
                // A run has to have a bound.
                let ends =
                    |vertical: &Vertical| way == Way::Library || vertical.is_bounded() || !kind.ends.deadline;
                let verticals = verticals.filter(ends);
                spots.extend(verticals.map(|vertical| Spot { kind: Arc::new(kind.clone()), vertical, way }));
            }
        }
        spots
    }

    async fn play_some(&self, spots: Vec<Spot>, at_once: usize) -> Result<Vec<(Spot, Cell)>, AnyError> {
        let (all, commands) = (Arc::new(Semaphore::new(at_once)), Arc::new(Semaphore::new(COMMANDS_AT_ONCE)));
        let mut runs = JoinSet::new();
        for spot in spots {
            let (bench, all, commands) = (self.clone(), all.clone(), commands.clone());
            runs.spawn(async move {
                let _command = match spot.way {
                    Way::Library => None,
                    Way::Command => Some(commands.acquire_owned().await?),
                };
                let _turn = all.acquire_owned().await?;
                let cell = bench.cell(&spot).await?;
                Ok::<_, AnyError>((spot, cell))
            });
        }
        let mut cells = Vec::new();
        while let Some(cell) = runs.join_next().await {
            cells.push(cell??);
        }
        Ok(cells)
    }

    async fn cell(&self, spot: &Spot) -> Result<Cell, AnyError> {
        let Spot { kind, vertical, way } = spot;
        let server = self.server(kind, *vertical)?;
        let port = server.address.port();
        let base_url = match kind.to {
            To::Server | To::TlsByPlain => format!("http://127.0.0.1:{port}"),
            To::ServerByTls | To::SelfSigned => format!("https://127.0.0.1:{port}"),
            To::Deserted => format!("http://{}", deserted()?),
            To::Nowhere => "http://travel.invalid".to_owned(),
            To::NowhereByTls => "https://travel.invalid".to_owned(),
        };
        let started = Instant::now();
        let mut ended = match (way, &self.binary) {
            (Way::Command, Some(binary)) => {
                let limits = (DEADLINE, longest(*way, DEADLINE));
                command::run(binary, kind, *vertical, &base_url, &server, limits).await?
            }
            _ => self.through_library(kind, *vertical, base_url).await?,
        };
        ended.took = started.elapsed();
        let (vertical, way, ended) = (*vertical, *way, &ended);
        let faults =
            Run { kind, vertical, way, ended, calls: &server.log.calls(), deadline: DEADLINE }.faults();
        let said = if faults.is_empty() { String::new() } else { ended.said.join("\n") };
        Ok(Cell { title: kind.title(), vertical, way, word: ended.word(), faults, said, took: ended.took })
    }

    async fn through_library(
        &self,
        kind: &Kind,
        vertical: Vertical,
        base_url: String,
    ) -> Result<Ended, AnyError> {
        let timeout = if kind.is_patient { wayfare_client::DEFAULT_TIMEOUT } else { TIMEOUT };
        let times = Times { timeout, deadline: DEADLINE };
        let transport = self.transport.clone();
        // A task of its own, so that a panic is seen, and what never ends is left behind.
        let run = tokio::spawn(async move { library::run(vertical, &base_url, transport, times).await });
        let abort = run.abort_handle();
        let most = longest(Way::Library, DEADLINE);
        Ok(match tokio::time::timeout(most, run).await {
            Ok(Ok(ended)) => ended?,
            Ok(Err(_)) => Ended::new(End::Panicked),
            Err(_) => {
                abort.abort();
                Ended::new(End::Hung)
            }
        })
    }

    fn server(&self, kind: &Kind, vertical: Vertical) -> Result<Server, AnyError> {
        let tls = matches!(kind.to, To::SelfSigned | To::TlsByPlain).then(|| self.tls.clone());
        let (kind, scene) = (kind.clone(), Scene::new(vertical));
        let script = move |call: &Call| kind.answer(&scene, call);
        Ok(Server::start(self.servers.handle(), tls, Arc::new(script))?)
    }
}

/// TLS with a certificate that nobody trusts.
fn self_signed() -> Result<TlsAcceptor, AnyError> {
    let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()])?;
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der())?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
