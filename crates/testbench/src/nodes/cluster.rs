//! Nodes that share a store, and the balancer in front of them.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;

use super::balancer::{Addresses, balancer, name};
use super::store::Redis;
use super::{LEASE, Nodes, StoreKind};
use crate::AnyError;
use crate::harness::call::{Call, Caller, key, key_options};
use crate::harness::process::{Process, Service, free_address, open_log, wait_until};
use crate::harness::settings::Settings;

/// Timeout for a node to become ready or to stop.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Running nodes, and their store and balancer. All processes stop on drop.
#[derive(Debug)]
pub(super) struct Cluster {
    binary: PathBuf,
    nodes: Vec<Node>,
    /// Nodes with other settings, which share only the store.
    other_markets: Vec<Service>,
    pub store: Option<Redis>,
    pub balancer: Process,
    /// The address of the balancer.
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
    pub async fn start(settings: &Settings, nodes: Nodes, pace: f64) -> Result<Cluster, AnyError> {
        let folder = tempfile::Builder::new().prefix("wayfare-nodes-").tempdir()?;
        let store = match nodes.store {
            StoreKind::Redis => Some(Redis::start(folder.path()).await?),
            StoreKind::Memory => None,
        };
        let node = |number| {
            let addresses = [free_address()?, free_address()?];
            let mut options = options(settings, pace, addresses, store.as_ref());
            options.extend(["--cluster".to_owned(), name(number)]);
            Ok(Node { addresses, options, service: None })
        };
        let nodes = (0..nodes.count).map(node).collect::<Result<Vec<_>, AnyError>>()?;
        let address = free_address()?;
        let addresses: Vec<_> = nodes.iter().map(|node| node.addresses).collect();
        let balancer = balancer(address, &addresses, folder.path())?;
        let binary = settings.binary.clone();
        let mut cluster =
            Cluster { binary, nodes, other_markets: Vec::new(), store, balancer, address, folder };
        for number in 0..addresses.len() {
            cluster.start_node(number).await?;
        }
        cluster.ready().await?;
        Ok(cluster)
    }

    /// Starts a node that is not running.
    pub async fn start_node(&mut self, number: usize) -> Result<(), AnyError> {
        let log = open_log(self.folder.path(), &name(number))?;
        let node = self.nodes.get_mut(number).ok_or_else(|| format!("there is no node {number}"))?;
        let service = Service::start(&self.binary, node.addresses[0], &node.options, Some(log), None).await?;
        node.service = Some(service);
        Ok(())
    }

    /// Starts nodes of other markets on the same store. The balancer sends no calls to these nodes.
    pub async fn start_other_markets(&mut self) -> Result<(), AnyError> {
        let Some(node) = self.nodes.first().filter(|_| self.store.is_some()) else { return Ok(()) };
        for other in ["DE", "JP"].map(|market| ["--market", market]) {
            let addresses = [free_address()?, free_address()?];
            let mut options = node.options.clone();
            if let Some(at) = options.iter().position(|option| option == "--admin-addr") {
                options[at + 1] = addresses[1].to_string();
            }
            options.extend(other.map(str::to_owned));
            let log = open_log(self.folder.path(), other[1])?;
            let stranger = Service::start(&self.binary, addresses[0], &options, Some(log), None).await?;
            self.other_markets.push(stranger);
        }
        Ok(())
    }

    /// Kills a node, which simulates a machine failure.
    pub async fn kill_node(&mut self, number: usize) -> Result<(), AnyError> {
        let process = self.take_process(number)?;
        process.kill()?;
        process.wait_for_exit(TIMEOUT).await.map(|_| ())
    }

    /// Sends SIGTERM to a node, and waits until it has exited.
    pub async fn drain_node(&mut self, number: usize) -> Result<ExitStatus, AnyError> {
        let process = self.take_process(number)?;
        process.stop()?;
        process.wait_for_exit(TIMEOUT).await
    }

    fn take_process(&mut self, number: usize) -> Result<Process, AnyError> {
        let service = self.nodes.get_mut(number).and_then(|node| node.service.take());
        Ok(service.ok_or_else(|| format!("node {number} does not run"))?.process)
    }

    /// Stops the store and restarts it after this time.
    pub async fn restart_store(&mut self, after: Duration) -> Result<(), AnyError> {
        if let Some(store) = self.store.take() {
            self.store = Some(store.restarted(after).await?);
        }
        Ok(())
    }

    /// Returns the addresses of the nodes, without the balancer.
    pub fn node_addresses(&self) -> impl Iterator<Item = SocketAddr> {
        self.nodes.iter().map(|node| node.addresses[0])
    }

    fn processes(&self) -> impl Iterator<Item = &Process> {
        self.nodes.iter().filter_map(|node| Some(&node.service.as_ref()?.process))
    }

    /// Returns the CPU time of all running nodes.
    pub fn cpu_time(&self) -> Result<Duration, AnyError> {
        self.processes().map(Process::cpu_time).sum()
    }

    /// Returns the memory of the largest node, in bytes.
    pub fn memory(&self) -> Result<u64, AnyError> {
        let memory = self.processes().map(Process::memory).collect::<Result<Vec<_>, _>>()?;
        Ok(memory.into_iter().max().unwrap_or_default())
    }

    /// Keeps the logs of all processes, and returns their folder.
    pub fn keep_logs(self) -> PathBuf {
        self.folder.keep()
    }

    /// Waits until the balancer has sent a call to each node.
    async fn ready(&self) -> Result<(), AnyError> {
        wait_until(TIMEOUT, "the balancer", || async { TcpStream::connect(self.address).await.is_ok() })
            .await?;
        let call = Call { target: "/healthz?".to_owned(), body: None };
        let answered = async |number| {
            let reply = Caller::new(self.address, &key(0)).call(&call).await;
            reply.is_ok_and(|reply| reply.status.is_success() && reply.by == Some(name(number)))
        };
        for number in 0..self.nodes.len() {
            wait_until(TIMEOUT, &name(number), || answered(number)).await?;
        }
        Ok(())
    }
}

fn options(settings: &Settings, pace: f64, addresses: Addresses, store: Option<&Redis>) -> Vec<String> {
    let mut options = key_options(settings.keys);
    options.extend([
        "--admin-addr".to_owned(),
        addresses[1].to_string(),
        "--pace".to_owned(),
        pace.to_string(),
    ]);
    if let Some(store) = store {
        options.extend(["--store".to_owned(), format!("redis://{}", store.address)]);
        options.extend(["--node-lease".to_owned(), format!("{}s", LEASE.as_secs())]);
    }
    options.extend(settings.options.iter().cloned());
    options
}
