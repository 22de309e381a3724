//! Runs the cells of the table, some at a time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;
use wayfare_client::{Client, ReqwestTransport};

use super::command::Binary;
use super::ended::{End, Ended, Way};
use super::judge;
use super::kind::{Kind, To};
use super::library::{self, Times};
use super::server::{Call, Server, deserted};
use super::vertical::{Scene, Vertical};

/// Any error: whoever meets it stops.
pub type AnyError = Box<dyn std::error::Error + Send + Sync>;

/// Deadline of every run.
const DEADLINE: Duration = Duration::from_secs(4);

/// Attempt timeout of the library.
const TIMEOUT: Duration = Duration::from_secs(1);

/// Runs at a time, of which most wait.
const AT_ONCE: usize = 32;

/// Commands at a time, which cost the machine more.
const COMMANDS_AT_ONCE: usize = 24;

/// A kind with one vertical, in one way.
#[derive(Debug)]
pub struct Cell {
    /// The position of its kind.
    pub kind: usize,
    /// What is searched.
    pub vertical: Vertical,
    /// Library or command.
    pub way: Way,
    /// The outcome.
    pub word: String,
    /// What is wrong with it.
    pub faults: Vec<String>,
    /// What it said, where something is wrong.
    pub said: String,
    /// The time it took.
    pub took: Duration,
}

/// What all cells share.
#[derive(Clone)]
pub struct Bench {
    servers: Arc<Runtime>,
    transport: ReqwestTransport,
    binary: Option<Binary>,
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
            binary: with_command.then(Binary::build).transpose()?,
            tls: self_signed()?,
        })
    }

    /// Plays these kinds against all verticals they concern.
    ///
    /// # Errors
    /// If a run can't be made: a fault of the bench.
    pub fn play(&self, kinds: &[Kind], shows: impl Fn(&Cell)) -> Result<Vec<Cell>, AnyError> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let (heavy, light): (Vec<_>, Vec<_>) = self.plan(kinds).partition(|(kind, ..)| kinds[*kind].is_heavy);
        let mut cells = runtime.block_on(self.play_some(kinds, light, AT_ONCE, &shows))?;
        cells.extend(runtime.block_on(self.play_some(kinds, heavy, 1, &shows))?);
        runtime.shutdown_background();
        cells.sort_by_key(|cell| (cell.kind, cell.vertical as usize, cell.way == Way::Command));
        Ok(cells)
    }

    fn plan(&self, kinds: &[Kind]) -> impl Iterator<Item = (usize, Vertical, Way)> {
        let has_command = self.binary.is_some();
        let cells = kinds.iter().enumerate().flat_map(move |(index, kind)| {
            let (library, command) = kind.ways;
            let ways = [(Way::Library, library), (Way::Command, command && has_command)];
            let concerned = Vertical::ALL.into_iter().filter(|vertical| kind.concerns(*vertical));
            concerned.flat_map(move |vertical| {
                ways.into_iter().filter(|(_, is_run)| *is_run).map(move |(way, _)| (index, vertical, way))
            })
        });
        cells.collect::<Vec<_>>().into_iter()
    }

    async fn play_some(
        &self,
        kinds: &[Kind],
        plan: Vec<(usize, Vertical, Way)>,
        at_once: usize,
        shows: &impl Fn(&Cell),
    ) -> Result<Vec<Cell>, AnyError> {
        let (all, commands) = (Arc::new(Semaphore::new(at_once)), Arc::new(Semaphore::new(COMMANDS_AT_ONCE)));
        let mut runs = tokio::task::JoinSet::new();
        for (index, vertical, way) in plan {
            let (bench, kind) = (self.clone(), kinds[index].clone());
            let (all, commands) = (all.clone(), commands.clone());
            runs.spawn(async move {
                let _one = match way {
                    Way::Library => None,
                    Way::Command => Some(commands.acquire_owned().await?),
                };
                let _turn = all.acquire_owned().await?;
                bench.cell(index, &kind, vertical, way).await
            });
        }
        let mut cells = Vec::new();
        while let Some(cell) = runs.join_next().await {
            let cell = cell??;
            shows(&cell);
            cells.push(cell);
        }
        Ok(cells)
    }

    async fn cell(&self, index: usize, kind: &Kind, vertical: Vertical, way: Way) -> Result<Cell, AnyError> {
        let server = self.server(kind, vertical)?;
        let port = server.address.port();
        let base_url = match kind.to {
            To::Server | To::TlsByPlain => format!("http://127.0.0.1:{port}"),
            To::ServerByTls | To::SelfSigned => format!("https://127.0.0.1:{port}"),
            To::Deserted => format!("http://{}", deserted()?),
            To::Nowhere => "http://travel.invalid".to_owned(),
        };
        let started = Instant::now();
        let mut ended = match (way, &self.binary) {
            (Way::Command, Some(binary)) => {
                let most = judge::longest(way, DEADLINE);
                let proxied = kind.with_server(port);
                binary.run(&proxied, vertical, &base_url, &server.log, DEADLINE, most).await?
            }
            _ => self.through_library(kind, vertical, base_url).await?,
        };
        ended.took = started.elapsed();
        let faults = judge::faults(kind, vertical, way, &ended, &server.log.calls(), DEADLINE);
        let said = if faults.is_empty() { String::new() } else { ended.said.join("\n") };
        Ok(Cell { kind: index, vertical, way, word: ended.word(), faults, said, took: ended.took })
    }

    async fn through_library(&self, kind: &Kind, vertical: Vertical, base_url: String) -> Result<Ended, AnyError> {
        let timeout = if kind.is_patient { Client::DEFAULT_TIMEOUT } else { TIMEOUT };
        let times = Times { timeout, deadline: DEADLINE };
        let transport = self.transport.clone();
        // A task of its own, so that a panic is seen, and what never ends is left behind.
        let run = tokio::spawn(async move { library::run(vertical, &base_url, transport, times).await });
        let abort = run.abort_handle();
        let most = judge::longest(Way::Library, DEADLINE);
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
