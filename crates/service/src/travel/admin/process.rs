//! Resource usage of the process, with the metric names of the Prometheus client libraries.

use std::fmt;

use procfs::process::{self, LimitValue};
use procfs::{ProcResult, boot_time_secs, page_size, ticks_per_second};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;

use crate::metrics::names;

/// Collector for this process's resource usage.
#[derive(Debug)]
pub(super) struct Process;

struct Used {
    cpu_seconds: f64,
    resident: f64,
    virtual_memory: f64,
    threads: f64,
    start: f64,
    open_fds: f64,
    /// Maximum number of open file descriptors; `None` if there is no limit.
    max_fds: Option<f64>,
}

impl Used {
    fn read() -> ProcResult<Self> {
        let this = process::Process::myself()?;
        let stat = this.stat()?;
        let seconds = |ticks: u64| ticks as f64 / ticks_per_second() as f64;
        let max_fds = match this.limits()?.max_open_files.soft_limit {
            LimitValue::Value(most) => Some(most as f64),
            LimitValue::Unlimited => None,
        };
        Ok(Used {
            cpu_seconds: seconds(stat.utime + stat.stime),
            resident: stat.rss as f64 * page_size() as f64,
            virtual_memory: stat.vsize as f64,
            threads: stat.num_threads as f64,
            start: boot_time_secs()? as f64 + seconds(stat.starttime),
            open_fds: this.fd_count()? as f64,
            max_fds,
        })
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let used = match Used::read() {
            Ok(used) => used,
            Err(error) => {
                tracing::debug!(%error, "the process can't be measured");
                return Ok(());
            }
        };
        let to = &mut encoder;
        names::PROCESS_CPU.write_total(to, used.cpu_seconds)?;
        names::PROCESS_RESIDENT.write_value(to, used.resident)?;
        names::PROCESS_VIRTUAL.write_value(to, used.virtual_memory)?;
        names::PROCESS_OPEN_FDS.write_value(to, used.open_fds)?;
        if let Some(most) = used.max_fds {
            names::PROCESS_MAX_FDS.write_value(to, most)?;
        }
        names::PROCESS_THREADS.write_value(to, used.threads)?;
        names::PROCESS_START.write_value(to, used.start)
    }
}
