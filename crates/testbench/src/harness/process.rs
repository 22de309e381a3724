//! Processes of the service and of other programs, measured from outside.

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

/// Base URL of all links in responses, so that the responses do not depend on the port.
const BASE_URL: &str = "http://bench.example";

/// Any free port on localhost.
pub(crate) const ANY_PORT: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0));

/// A process that is measured from outside and killed on drop.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    id: Pid,
}

impl Process {
    /// Starts a process on the given processors, without input and with an empty environment.
    pub fn start(command: &mut Command, on: Option<CpuSet>) -> Result<Process, AnyError> {
        command.env_clear().kill_on_drop(true).stdin(Stdio::null());
        // The process inherits this thread's CPU affinity, so it detects only these processors.
        let own = sched_getaffinity(None)?;
        sched_setaffinity(None, &on.unwrap_or(own))?;
        let child = command.spawn();
        sched_setaffinity(None, &own)?;
        let child = child?;
        let id =
            child.id().and_then(|id| Pid::from_raw(id.cast_signed())).ok_or("the process exited early")?;
        Ok(Process { child, id })
    }

    /// Returns the CPU time of the process so far.
    pub fn cpu_time(&self) -> Result<Duration, AnyError> {
        cpu_time_of(process::Process::new(self.id.as_raw_pid())?)
    }

    /// Returns the resident memory of the process, in bytes.
    pub fn memory(&self) -> Result<u64, AnyError> {
        let status = process::Process::new(self.id.as_raw_pid())?.status()?;
        Ok(status.vmrss.ok_or("the process has exited")? * 1024)
    }

    /// Returns the maximum resident memory of the process so far, in bytes.
    pub fn peak_memory(&self) -> Result<u64, AnyError> {
        let status = process::Process::new(self.id.as_raw_pid())?.status()?;
        Ok(status.vmhwm.ok_or("the process has exited")? * 1024)
    }

    /// Sends SIGTERM, as an operator does.
    pub fn stop(&self) -> Result<(), AnyError> {
        Ok(kill_process(self.id, Signal::TERM)?)
    }

    /// Sends SIGKILL, which simulates a machine failure.
    pub fn kill(&self) -> Result<(), AnyError> {
        Ok(kill_process(self.id, Signal::KILL)?)
    }

    /// Waits until the process has exited, with this timeout.
    pub async fn wait_for_exit(mut self, timeout: Duration) -> Result<ExitStatus, AnyError> {
        match tokio::time::timeout(timeout, self.child.wait()).await {
            Ok(status) => Ok(status?),
            Err(_) => Err(format!("a process did not exit within {timeout:?}").into()),
        }
    }
}

/// A running `wayfare serve` process.
#[derive(Debug)]
pub(crate) struct Service {
    pub process: Process,
    pub address: SocketAddr,
    /// The service behind a relay.
    pub upstream: Option<Box<Service>>,
}

impl Service {
    /// Starts the service with the given options. If no file is given, the log goes to a pipe that nobody reads.
    pub async fn start(
        binary: &Path,
        address: SocketAddr,
        options: &[String],
        log: Option<File>,
        on: Option<CpuSet>,
    ) -> Result<Service, AnyError> {
        let mut command = Command::new(binary);
        command.args(["serve", "--addr", &address.to_string(), "--quiet"]);
        command.args(["--log-filter", "info", "--seed", "7"]).args(options);
        if !options.iter().any(|option| option == "--base-url") {
            command.args(["--base-url", BASE_URL]);
        }
        command.stdout(Stdio::piped()).stderr(log.map_or_else(Stdio::piped, Stdio::from));
        let mut process = Process::start(&mut command, on)?;
        // A service with `--quiet` prints its URL on the first line.
        let mut line = String::new();
        BufReader::new(process.child.stdout.take().ok_or("the service has no output")?)
            .read_line(&mut line)
            .await?;
        let (_, address) = line.trim().split_once("://").ok_or("the service did not start")?;
        let address = address.parse()?;
        Ok(Service { process, address, upstream: None })
    }
}

/// Opens a log file in a folder. Existing lines are kept, because a process may be restarted.
pub(crate) fn open_log(folder: &Path, name: &str) -> std::io::Result<File> {
    OpenOptions::new().create(true).append(true).open(folder.join(name).with_extension("log"))
}

/// Returns the path of a program, from the search path or the system program folders.
pub(crate) fn find_program(program: &str) -> Result<PathBuf, AnyError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    let file = folders.map(|folder| folder.join(program)).find(|file| file.is_file());
    file.ok_or_else(|| format!("the program {program} is not installed").into())
}

/// Returns a local address on which no server currently listens.
pub(crate) fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind(ANY_PORT)?.local_addr()
}

/// Waits until a condition holds, with this timeout.
pub(crate) async fn wait_until<F: Future<Output = bool>>(
    timeout: Duration,
    what: &str,
    is_so: impl Fn() -> F,
) -> Result<(), AnyError> {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(timeout, waiting).await;
    waited.map_err(|_| format!("{what} was not ready within {timeout:?}").into())
}

/// Reserves the last processor for the service and returns that processor. This thread and the threads that it starts
/// use the other processors. On a machine with a single processor, the service and this process share it.
pub(crate) fn reserve_processor() -> Result<CpuSet, AnyError> {
    let mut own = sched_getaffinity(None)?;
    let last = (0..CpuSet::MAX_CPU).rev().find(|at| own.is_set(*at)).ok_or("found no available processor")?;
    let mut service = CpuSet::new();
    service.set(last);
    if own.count() > 1 {
        own.unset(last);
        sched_setaffinity(None, &own)?;
    }
    Ok(service)
}

/// Raises the limit on open files to its maximum, for this process and the processes that it starts.
pub(crate) fn raise_open_files() -> Result<(), AnyError> {
    let limit = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?)
}

/// Returns the CPU time of the benchmark itself.
pub(crate) fn own_cpu_time() -> Result<Duration, AnyError> {
    cpu_time_of(process::Process::myself()?)
}

fn cpu_time_of(process: process::Process) -> Result<Duration, AnyError> {
    let stat = process.stat()?;
    Ok(Duration::from_secs_f64((stat.utime + stat.stime) as f64 / procfs::ticks_per_second() as f64))
}

/// The CPU time of the whole machine, and the time for which its processors were idle.
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
        // Time spent waiting for a disk counts as idle.
        Ok(Machine { work, idle: all.idle_duration() + all.iowait_duration().unwrap_or_default() })
    }

    /// Returns the fraction of the time since `before` for which the processors were idle.
    pub fn idle_since(&self, before: &Machine) -> f64 {
        let (work, idle) = (self.work - before.work, self.idle.saturating_sub(before.idle));
        idle.as_secs_f64() / (work + idle).as_secs_f64()
    }

    /// Returns the number of processors.
    pub fn processors() -> f64 {
        std::thread::available_parallelism().map_or(1.0, |number| usize::from(number) as f64)
    }
}
