//! A Redis server of the bench's own, and what it tells of its work.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::AnyError;
use crate::harness::process::{Process, found, free_address, logged, until};

/// The longest time that the server may take to start, with all that it keeps on disk, or to end.
const LONGEST: Duration = Duration::from_secs(60);

/// A Redis server. What it has accepted outlives it, in a folder.
#[derive(Debug)]
pub(super) struct Redis {
    pub address: SocketAddr,
    pub process: Process,
    folder: PathBuf,
}

impl Redis {
    pub async fn start(folder: &Path) -> Result<Redis, AnyError> {
        Redis::start_at(free_address()?, folder.to_owned()).await
    }

    async fn start_at(address: SocketAddr, folder: PathBuf) -> Result<Redis, AnyError> {
        let mut command = Command::new(found("redis-server")?);
        command.args(["--bind", "127.0.0.1", "--port", &address.port().to_string(), "--save", ""]);
        let kept = "--appendonly yes --appendfsync everysec --maxmemory-policy noeviction";
        command.args(kept.split(' '));
        command.arg("--dir").arg(&folder).stdout(logged(&folder, "redis")?);
        let process = Process::start(&mut command, None)?;
        // While it loads what it has on disk, it is there and knows nothing.
        until(LONGEST, "the store", || async { ask(address, "PING").await.is_ok_and(|said| said == "PONG") })
            .await?;
        Ok(Redis { address, process, folder })
    }

    /// Stops it, as an operator does, and starts it again after that time.
    pub async fn restarted(self, after: Duration) -> Result<Redis, AnyError> {
        let Redis { address, process, folder } = self;
        process.stop()?;
        process.ended(LONGEST).await?;
        tokio::time::sleep(after).await;
        Redis::start_at(address, folder).await
    }

    /// Returns the work that the server has done so far.
    pub async fn told(&self) -> Result<Told, AnyError> {
        Ok(Told::read(&ask(self.address, "INFO everything").await?))
    }
}

/// The answer to a command without arguments that could be misread.
async fn ask(address: SocketAddr, command: &str) -> Result<String, AnyError> {
    let mut stream = BufReader::new(TcpStream::connect(address).await?);
    stream.write_all(format!("{command}\r\n").as_bytes()).await?;
    let mut head = String::new();
    stream.read_line(&mut head).await?;
    let Some(length) = head.strip_prefix('$') else {
        return Ok(head.trim().trim_start_matches('+').to_owned());
    };
    let mut body = vec![0; length.trim().parse()?];
    stream.read_exact(&mut body).await?;
    Ok(String::from_utf8(body)?)
}

/// The work of a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Told {
    /// Calls of each command, those of scripts as well.
    pub calls: BTreeMap<String, f64>,
    /// Bytes that came in, and that went out.
    pub bytes: [f64; 2],
    /// Bytes of memory in use.
    pub memory: f64,
    /// Seconds of processors.
    pub work: f64,
}

impl Told {
    fn read(info: &str) -> Told {
        let lines: BTreeMap<_, _> = info.lines().filter_map(|line| line.split_once(':')).collect();
        let number = |name| lines.get(name).and_then(|value| value.trim().parse().ok()).unwrap_or_default();
        let calls = lines.iter().filter_map(|(name, value)| {
            let name = name.strip_prefix("cmdstat_").filter(|name| *name != "info")?;
            let calls = value.strip_prefix("calls=")?.split(',').next()?;
            Some((name.to_owned(), calls.parse().ok()?))
        });
        Told {
            calls: calls.collect(),
            bytes: ["total_net_input_bytes", "total_net_output_bytes"].map(number),
            memory: number("used_memory"),
            work: number("used_cpu_sys") + number("used_cpu_user"),
        }
    }

    /// Returns the work since an earlier reading, divided by a number of searches or seconds.
    pub fn since(&self, before: &Told, count: f64) -> Told {
        let calls = self.calls.iter().filter_map(|(name, calls)| {
            let calls = calls - before.calls.get(name).copied().unwrap_or_default();
            (calls > 0.0).then(|| (name.clone(), calls / count))
        });
        Told {
            calls: calls.collect(),
            bytes: [0, 1].map(|at| (self.bytes[at] - before.bytes[at]) / count),
            memory: (self.memory - before.memory) / count,
            work: (self.work - before.work) / count,
        }
    }

    /// Commands, those of scripts as well.
    pub fn commands(&self) -> f64 {
        self.calls.values().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_of_a_store_is_the_difference_of_what_it_tells() {
        let told = |calls: u32, bytes: u32| {
            Told::read(&format!(
                "# Stats\r\ntotal_net_input_bytes:{bytes}\r\ntotal_net_output_bytes:7\r\nused_memory:{bytes}\r\n\
                 used_cpu_sys:0.5\r\nused_cpu_user:{calls}.25\r\n\
                 cmdstat_evalsha:calls={calls},usec=9,usec_per_call=1.00\r\ncmdstat_ping:calls=2,usec=1\r\n\
                 cmdstat_info:calls={calls},usec=3\r\n"
            ))
        };
        let since = told(30, 500).since(&told(10, 100), 10.0);
        assert_eq!(since.calls, [("evalsha".to_owned(), 2.0)].into());
        assert_eq!((since.bytes, since.memory, since.work), ([40.0, 0.0], 40.0, 2.0));
    }
}
