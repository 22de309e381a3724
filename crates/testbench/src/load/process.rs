//! The service as a process of its own, measured from outside.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use super::AnyError;

/// Base of all links in answers, so that they are the same whatever the port is.
const BASE_URL: &str = "http://bench.example";

/// A running `wayfare serve`.
#[derive(Debug)]
pub(super) struct Service {
    child: Child,
    id: Pid,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Service {
    /// Starts the service with these options beside its address, on the processors given.
    ///
    /// Its log goes into a pipe that nobody reads.
    pub async fn start(binary: &Path, options: &[String], on: Option<CpuSet>) -> Result<Service, AnyError> {
        let mut command = Command::new(binary);
        command.args(["serve", "--addr", "127.0.0.1:0", "--base-url", BASE_URL, "--quiet"]);
        command.args(["--log-filter", "info", "--seed", "7"]).args(options).env_clear().kill_on_drop(true);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = spawn(&mut command, on)?;
        let id = child.id().and_then(|id| Pid::from_raw(id.cast_signed())).ok_or("the service has ended")?;
        let address = listening(&mut child).await?;
        Ok(Service { child, id, address })
    }

    /// The time that processors have worked for it.
    pub fn work(&self) -> Result<Duration, AnyError> {
        work_of(&self.id.as_raw_nonzero().to_string())
    }

    /// The memory that it occupies, in bytes.
    pub fn memory(&self) -> Result<u64, AnyError> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id.as_raw_nonzero()))?;
        let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.strip_suffix(" kB"));
        Ok(kib.ok_or("the service has ended")?.trim().parse::<u64>()? * 1024)
    }

    /// Asks it to stop, as an operator does.
    pub fn stop(&self) -> Result<(), AnyError> {
        Ok(kill_process(self.id, Signal::TERM)?)
    }

    /// Waits until it has ended, but not for ever.
    pub async fn ended(mut self, most: Duration) -> Result<ExitStatus, AnyError> {
        match tokio::time::timeout(most, self.child.wait()).await {
            Ok(status) => Ok(status?),
            Err(_) => Err(format!("the service did not end within {most:?}").into()),
        }
    }
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
pub(super) fn part_processors() -> Result<CpuSet, AnyError> {
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
pub(super) fn raise_open_files() -> Result<(), AnyError> {
    let limit = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?)
}

/// The time that processors have worked for the bench itself.
pub(super) fn own_work() -> Result<Duration, AnyError> {
    work_of("self")
}

fn work_of(process: &str) -> Result<Duration, AnyError> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program, in parentheses, may have spaces. The 14th and the 15th field are user and system time.
    let (_, fields) = stat.rsplit_once(')').ok_or("/proc has another form")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    Ok(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}
