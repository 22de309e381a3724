//! Nodes that share a store, and the balancer in front of them.

use std::fs::{File, OpenOptions};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;

use super::balancer::{Addresses, balancer, name};
use super::settings::{Settings, StoreKind};
use super::store::Redis;
use crate::AnyError;
use crate::serve::call::{Call, Caller, key, key_options};
use crate::serve::process::{Launch, Process, Service, free_address, until};

/// The time in which a node has to be ready, or to stop.
const LONGEST: Duration = Duration::from_secs(30);

/// Options of a node that shares its store: where that is, and when others take over from it.
const SHARED: [&str; 2] = ["--store", "--node-lease"];

/// What is behind a balancer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub nodes: usize,
    pub store: StoreKind,
    pub pace: f64,
}

/// Running nodes with their store and balancer. All ends with it.
#[derive(Debug)]
pub(super) struct Cluster {
    binary: PathBuf,
    nodes: Vec<Node>,
    pub store: Option<Redis>,
    pub balancer: Process,
    /// Where the balancer listens.
    pub address: SocketAddr,
    folder: TempDir,
}

/// A node, running or not.
#[derive(Debug)]
struct Node {
    addresses: Addresses,
    options: Vec<String>,
    service: Option<Service>,
}

impl Cluster {
    pub async fn start(settings: &Settings, shape: Shape) -> Result<Cluster, AnyError> {
        let folder = tempfile::Builder::new().prefix("wayfare-nodes-").tempdir()?;
        let store = match shape.store {
            StoreKind::Redis => Some(Redis::start(folder.path()).await?),
            StoreKind::Memory => None,
        };
        let mut nodes = Vec::new();
        for _ in 0..shape.nodes {
            let addresses = [free_address()?, free_address()?];
            let options = options(settings, shape, addresses, store.as_ref());
            nodes.push(Node { addresses, options, service: None });
        }
        let address = free_address()?;
        let addresses: Vec<_> = nodes.iter().map(|node| node.addresses).collect();
        let balancer = balancer(address, &addresses, folder.path())?;
        let binary = settings.binary.clone();
        let mut cluster = Cluster { binary, nodes, store, balancer, address, folder };
        for number in 0..shape.nodes {
            cluster.start_node(number).await?;
        }
        cluster.ready(shape.nodes).await?;
        Ok(cluster)
    }

    /// Starts a node that does not run.
    pub async fn start_node(&mut self, number: usize) -> Result<(), AnyError> {
        let log = Some(logged(self.folder.path(), &name(number))?);
        let node = self.nodes.get_mut(number).ok_or("there is no such node")?;
        let [address, _] = node.addresses;
        let launch = Launch { binary: &self.binary, address, options: &node.options, log, on: None };
        node.service = Some(Service::launch(launch).await?);
        Ok(())
    }

    /// Ends a node as a failing machine does.
    pub async fn kill_node(&mut self, number: usize) -> Result<(), AnyError> {
        let process = self.taken(number)?;
        process.kill()?;
        process.ended(LONGEST).await.map(|_| ())
    }

    /// Asks a node to stop, and waits until it has.
    pub async fn drain_node(&mut self, number: usize) -> Result<ExitStatus, AnyError> {
        let process = self.taken(number)?;
        process.stop()?;
        process.ended(LONGEST).await
    }

    fn taken(&mut self, number: usize) -> Result<Process, AnyError> {
        let service = self.nodes.get_mut(number).and_then(|node| node.service.take());
        Ok(service.ok_or("there is no such node")?.process)
    }

    /// Stops the store and starts it again after that time.
    pub async fn restart_store(&mut self, after: Duration) -> Result<(), AnyError> {
        if let Some(store) = self.store.take() {
            self.store = Some(store.restarted(after).await?);
        }
        Ok(())
    }

    /// The time that processors have worked for all nodes that run.
    pub fn work(&self) -> Result<Duration, AnyError> {
        self.nodes.iter().filter_map(|node| node.service.as_ref()).map(|service| service.process.work()).sum()
    }

    /// The most memory of a node, in bytes.
    pub fn memory(&self) -> Result<u64, AnyError> {
        let services = self.nodes.iter().filter_map(|node| node.service.as_ref());
        let memory = services.map(|service| service.process.memory()).collect::<Result<Vec<_>, _>>()?;
        Ok(memory.into_iter().max().unwrap_or_default())
    }

    /// Keeps the logs of all processes, and tells where.
    pub fn keep_logs(self) -> PathBuf {
        self.folder.keep()
    }

    /// Waits until the balancer has given a call to each of that many nodes.
    async fn ready(&self, nodes: usize) -> Result<(), AnyError> {
        until(LONGEST, "the balancer", || async { TcpStream::connect(self.address).await.is_ok() }).await?;
        let call = Call { target: "/healthz?".to_owned(), body: None };
        let answered = async |number| {
            let reply = Caller::new(self.address, &key(0)).call(&call).await;
            reply.is_ok_and(|reply| reply.status.is_success() && reply.by == Some(name(number)))
        };
        for number in 0..nodes {
            until(LONGEST, &name(number), || answered(number)).await?;
        }
        Ok(())
    }
}

fn options(settings: &Settings, shape: Shape, addresses: Addresses, store: Option<&Redis>) -> Vec<String> {
    let mut options: Vec<_> = key_options(settings.keys).collect();
    let mut add = |name: &str, value: String| options.extend([name.to_owned(), value]);
    add("--admin-addr", addresses[1].to_string());
    add("--pace", shape.pace.to_string());
    if let Some(store) = store {
        let [url, lease] = SHARED;
        add(url, format!("redis://{}", store.address));
        add(lease, format!("{}s", settings.lease.as_secs_f64()));
    }
    options.extend(settings.options.iter().cloned());
    options
}

/// A log in that folder. What is there stays: a process may be started again.
pub(super) fn logged(folder: &Path, name: &str) -> std::io::Result<File> {
    OpenOptions::new().create(true).append(true).open(folder.join(name).with_extension("log"))
}
