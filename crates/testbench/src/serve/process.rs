//! The service, and others, as processes of their own, measured from outside.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::AnyError;

/// Base of all links in answers, so that they are the same whatever the port is.
const BASE_URL: &str = "http://bench.example";

/// Any free port of this machine.
const ANY_PORT: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0));

/// A process, measured from outside. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    id: Pid,
}

impl Process {
    /// Starts it on the processors given, without an input and with an environment of its own.
    pub fn start(command: &mut Command, on: Option<CpuSet>) -> Result<Process, AnyError> {
        let child = spawn(command.env_clear().kill_on_drop(true).stdin(Stdio::null()), on)?;
        let id = child.id().and_then(|id| Pid::from_raw(id.cast_signed())).ok_or("a process has ended")?;
        Ok(Process { child, id })
    }

    /// The time that processors have worked for it.
    pub fn work(&self) -> Result<Duration, AnyError> {
        work_of(&self.id.as_raw_nonzero().to_string())
    }

    /// The memory that it occupies, in bytes.
    pub fn memory(&self) -> Result<u64, AnyError> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id.as_raw_nonzero()))?;
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.strip_suffix(" kB"));
        Ok(kib.ok_or("the process has ended")?.trim().parse::<u64>()? * 1024)
    }

    /// Asks it to stop, as an operator does.
    pub fn stop(&self) -> Result<(), AnyError> {
        Ok(kill_process(self.id, Signal::TERM)?)
    }

    /// Ends it as a failing machine does, without a word.
    pub fn kill(&self) -> Result<(), AnyError> {
        Ok(kill_process(self.id, Signal::KILL)?)
    }

    /// Waits until it has ended, but not for ever.
    pub async fn ended(mut self, most: Duration) -> Result<ExitStatus, AnyError> {
        match tokio::time::timeout(most, self.child.wait()).await {
            Ok(status) => Ok(status?),
            Err(_) => Err(format!("a process did not end within {most:?}").into()),
        }
    }
}

/// A running `wayfare serve`.
#[derive(Debug)]
pub(crate) struct Service {
    pub process: Process,
    /// Where it listens.
    pub address: SocketAddr,
}

/// How a service is started.
#[derive(Debug)]
pub(crate) struct Launch<'a> {
    pub binary: &'a Path,
    /// Where it is to listen.
    pub address: SocketAddr,
    /// Its options beside that.
    pub options: &'a [String],
    /// Where its log goes; without it, into a pipe that nobody reads.
    pub log: Option<File>,
    /// Its processors.
    pub on: Option<CpuSet>,
}

impl Service {
    /// Starts the service with these options on any free port, on the processors given.
    pub async fn start(binary: &Path, options: &[String], on: Option<CpuSet>) -> Result<Service, AnyError> {
        Service::launch(Launch { binary, address: ANY_PORT, options, log: None, on }).await
    }

    pub async fn launch(launch: Launch<'_>) -> Result<Service, AnyError> {
        let mut command = Command::new(launch.binary);
        command.args(["serve", "--addr", &launch.address.to_string(), "--base-url", BASE_URL, "--quiet"]);
        command.args(["--log-filter", "info", "--seed", "7"]).args(launch.options);
        command.stdout(Stdio::piped()).stderr(launch.log.map_or_else(Stdio::piped, Stdio::from));
        let mut process = Process::start(&mut command, launch.on)?;
        let address = listening(&mut process.child).await?;
        Ok(Service { process, address })
    }
}

/// The file of a program: of the search path, or of those for programs of the system.
pub(crate) fn found(program: &str) -> Result<PathBuf, AnyError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    let file = folders.map(|folder| folder.join(program)).find(|file| file.is_file());
    file.ok_or_else(|| format!("the program {program} is not installed").into())
}

/// An address on which nobody listens now.
pub(crate) fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind(ANY_PORT)?.local_addr()
}

/// Waits until something is so, but not for ever.
pub(crate) async fn until<F: Future<Output = bool>>(
    most: Duration,
    what: &str,
    is_so: impl Fn() -> F,
) -> Result<(), AnyError> {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(most, waiting).await;
    waited.map_err(|_| format!("{what} was not ready within {most:?}").into())
}

/// A child on these processors. It inherits them, so that it counts no others either.
fn spawn(command: &mut Command, on: Option<CpuSet>) -> Result<Child, AnyError> {
    let own = sched_getaffinity(None)?;
    if let Some(on) = on {
        sched_setaffinity(None, &on)?;
    }
    let child = command.spawn();
    sched_setaffinity(None, &own)?;
    Ok(child?)
}

/// The address, of the URL that is the first line of a quiet service.
async fn listening(child: &mut Child) -> Result<SocketAddr, AnyError> {
    let out = child.stdout.take().ok_or("the service has no output")?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).await?;
    let address = line.trim().strip_prefix("http://").ok_or("the service did not start")?;
    Ok(address.parse()?)
}

/// Moves this thread, and those that it starts, off the last processor, which is for the service: the set returned.
/// With one processor, both share it.
pub(crate) fn part_processors() -> Result<CpuSet, AnyError> {
    let mut own = sched_getaffinity(None)?;
    let last = (0..CpuSet::MAX_CPU).rev().find(|at| own.is_set(*at)).ok_or("there is no processor")?;
    let mut service = CpuSet::new();
    service.set(last);
    if own.count() > 1 {
        own.unset(last);
        sched_setaffinity(None, &own)?;
    }
    Ok(service)
}

/// Lets this process, and those that it starts, have as many open files as it may.
pub(crate) fn raise_open_files() -> Result<(), AnyError> {
    let limit = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?)
}

/// The time that processors have worked for the bench itself.
pub(crate) fn own_work() -> Result<Duration, AnyError> {
    work_of("self")
}

fn work_of(process: &str) -> Result<Duration, AnyError> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, in parentheses, may have spaces. The 14th and the 15th field are user and system time.
    let (_, fields) = stat.rsplit_once(')').ok_or("/proc has another form")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    Ok(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}
