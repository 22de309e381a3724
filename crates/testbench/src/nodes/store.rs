//! A Redis server for the benchmark, and its statistics.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::AnyError;
use crate::harness::process::{Process, find_program, free_address, open_log, wait_until};

/// Timeout for starting (including loading data from disk) or stopping the server.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A Redis server that persists its data in a folder. The data folder outlives the server.
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
        let mut command = Command::new(find_program("redis-server")?);
        command.args(["--bind", "127.0.0.1", "--port", &address.port().to_string(), "--save", ""]);
        let persistence = "--appendonly yes --appendfsync everysec --maxmemory-policy noeviction";
        command.args(persistence.split(' '));
        command.arg("--dir").arg(&folder).stdout(open_log(&folder, "redis")?);
        let process = Process::start(&mut command, None)?;
        // While the server loads its data from disk, it accepts connections but rejects commands.
        wait_until(TIMEOUT, "the store", || async {
            send_command(address, "PING").await.is_ok_and(|reply| reply == "PONG")
        })
        .await?;
        Ok(Redis { address, process, folder })
    }

    /// Shuts the server down gracefully, and restarts it after a pause.
    pub async fn restarted(self, after: Duration) -> Result<Redis, AnyError> {
        let Redis { address, process, folder } = self;
        process.stop()?;
        process.wait_for_exit(TIMEOUT).await?;
        tokio::time::sleep(after).await;
        Redis::start_at(address, folder).await
    }

    /// Deletes all data on the server.
    pub async fn flush(&self) -> Result<(), AnyError> {
        send_command(self.address, "FLUSHALL").await.map(drop)
    }

    /// Returns the server's statistics so far.
    pub async fn stats(&self) -> Result<StoreStats, AnyError> {
        Ok(StoreStats::read(&send_command(self.address, "INFO everything").await?))
    }
}

/// Sends an inline command and returns the reply.
async fn send_command(address: SocketAddr, command: &str) -> Result<String, AnyError> {
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

/// Statistics of a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct StoreStats {
    /// Number of calls of each command except `INFO`, including calls in scripts.
    pub calls: BTreeMap<String, f64>,
    /// Bytes received and bytes sent.
    pub bytes: [f64; 2],
    /// Memory in use, in bytes.
    pub memory: f64,
    /// CPU time, in seconds.
    pub cpu_seconds: f64,
}

impl StoreStats {
    fn read(info: &str) -> StoreStats {
        let lines: BTreeMap<_, _> = info.lines().filter_map(|line| line.split_once(':')).collect();
        let number = |name| lines.get(name).and_then(|value| value.trim().parse().ok()).unwrap_or_default();
        let calls = lines.iter().filter_map(|(name, value)| {
            let name = name.strip_prefix("cmdstat_").filter(|name| *name != "info")?;
            let calls = value.strip_prefix("calls=")?.split(',').next()?;
            Some((name.to_owned(), calls.parse().ok()?))
        });
        StoreStats {
            calls: calls.collect(),
            bytes: ["total_net_input_bytes", "total_net_output_bytes"].map(number),
            memory: number("used_memory"),
            cpu_seconds: number("used_cpu_sys") + number("used_cpu_user"),
        }
    }

    /// Returns the change since an earlier reading, divided by a number of searches or seconds.
    pub fn since(&self, before: &StoreStats, count: f64) -> StoreStats {
        let calls = self.calls.iter().filter_map(|(name, calls)| {
            let calls = calls - before.calls.get(name).copied().unwrap_or_default();
            (calls > 0.0).then(|| (name.clone(), calls / count))
        });
        StoreStats {
            calls: calls.collect(),
            bytes: [0, 1].map(|at| (self.bytes[at] - before.bytes[at]) / count),
            memory: (self.memory - before.memory) / count,
            cpu_seconds: (self.cpu_seconds - before.cpu_seconds) / count,
        }
    }

    /// Returns the number of commands, including commands in scripts.
    pub fn commands(&self) -> f64 {
        self.calls.values().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn store_statistics_are_the_difference_of_two_readings() {
        let stats = |calls: u32, bytes: u32| {
            StoreStats::read(&format!(
                "# Stats\r\ntotal_net_input_bytes:{bytes}\r\ntotal_net_output_bytes:7\r\nused_memory:{bytes}\r\n\
                 used_cpu_sys:0.5\r\nused_cpu_user:{calls}.25\r\n\
                 cmdstat_evalsha:calls={calls},usec=9,usec_per_call=1.00\r\ncmdstat_ping:calls=2,usec=1\r\n\
                 cmdstat_info:calls={calls},usec=3\r\n"
            ))
        };
        let since = stats(30, 500).since(&stats(10, 100), 10.0);
        assert_eq!(since.calls, [("evalsha".to_owned(), 2.0)].into());
        assert_eq!((since.bytes, since.memory, since.cpu_seconds), ([40.0, 0.0], 40.0, 2.0));
    }
}
