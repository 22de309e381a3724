//! The service, and others, as processes of their own, measured from outside.

use std::fs::{File, OpenOptions};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use procfs::{CurrentSI as _, KernelStats, process};
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::AnyError;

/// Base of all links in answers, so that they are the same whatever the port is.
const BASE_URL: &str = "http://bench.example";

/// Any free port of this machine.
pub(crate) const ANY_PORT: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0));

/// A process, measured from outside. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    id: Pid,
}

impl Process {
    /// Starts it on the processors given, without an input and with an environment of its own.
    pub fn start(command: &mut Command, on: Option<CpuSet>) -> Result<Process, AnyError> {
        command.env_clear().kill_on_drop(true).stdin(Stdio::null());
        // It inherits its processors, so that it counts no others either.
        let own = sched_getaffinity(None)?;
        sched_setaffinity(None, &on.unwrap_or(own))?;
        let child = command.spawn();
        sched_setaffinity(None, &own)?;
        let child = child?;
        let id = child.id().and_then(|id| Pid::from_raw(id.cast_signed())).ok_or("a process has ended")?;
        Ok(Process { child, id })
    }

    /// The time that processors have worked for it.
    pub fn work(&self) -> Result<Duration, AnyError> {
        work_of(process::Process::new(self.id.as_raw_pid())?)
    }

    /// The memory that it occupies, in bytes.
    pub fn memory(&self) -> Result<u64, AnyError> {
        let status = process::Process::new(self.id.as_raw_pid())?.status()?;
        Ok(status.vmrss.ok_or("the process has ended")? * 1024)
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
    pub address: SocketAddr,
}

impl Service {
    /// Starts it with these options. Without a file, its log goes into a pipe that nobody reads.
    pub async fn start(
        binary: &Path,
        address: SocketAddr,
        options: &[String],
        log: Option<File>,
        on: Option<CpuSet>,
    ) -> Result<Service, AnyError> {
        let mut command = Command::new(binary);
        command.args(["serve", "--addr", &address.to_string(), "--base-url", BASE_URL, "--quiet"]);
        command.args(["--log-filter", "info", "--seed", "7"]).args(options);
        command.stdout(Stdio::piped()).stderr(log.map_or_else(Stdio::piped, Stdio::from));
        let mut process = Process::start(&mut command, on)?;
        // The URL is the first line of a quiet service.
        let mut line = String::new();
        BufReader::new(process.child.stdout.take().ok_or("the service has no output")?)
            .read_line(&mut line)
            .await?;
        let address = line.trim().strip_prefix("http://").ok_or("the service did not start")?.parse()?;
        Ok(Service { process, address })
    }
}

/// A log in that folder. What is there stays: a process may be started again.
pub(crate) fn logged(folder: &Path, name: &str) -> std::io::Result<File> {
    OpenOptions::new().create(true).append(true).open(folder.join(name).with_extension("log"))
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
    work_of(process::Process::myself()?)
}

fn work_of(process: process::Process) -> Result<Duration, AnyError> {
    let stat = process.stat()?;
    Ok(Duration::from_secs_f64((stat.utime + stat.stime) as f64 / procfs::ticks_per_second() as f64))
}

/// The time that all processors of the machine have worked for whomever, and that in which they did nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Machine {
    pub work: Duration,
    idle: Duration,
}

impl Machine {
    pub fn now() -> Result<Machine, AnyError> {
        let all = KernelStats::current()?.total;
        let rest = [all.irq_duration(), all.softirq_duration(), all.steal_duration()].into_iter().flatten();
        let work = all.user_duration() + all.nice_duration() + all.system_duration() + rest.sum::<Duration>();
        // Waiting for a disk is idle.
        Ok(Machine { work, idle: all.idle_duration() + all.iowait_duration().unwrap_or_default() })
    }

    /// The part of the time in which they did nothing since.
    pub fn idle_since(&self, before: &Machine) -> f64 {
        let (work, idle) = (self.work - before.work, self.idle.saturating_sub(before.idle));
        idle.as_secs_f64() / (work + idle).as_secs_f64()
    }

    /// The number of processors.
    pub fn processors() -> f64 {
        std::thread::available_parallelism().map_or(1.0, |number| usize::from(number) as f64)
    }
}
