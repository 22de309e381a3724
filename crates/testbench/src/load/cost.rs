//! What a search costs and takes.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use rustix::thread::CpuSet;

use super::settings::Settings;
use super::wanted::BUSY;
use crate::AnyError;
use crate::serve::play::Manner;
use crate::serve::process::Service;
use crate::serve::requests::Known;
use crate::serve::several::Several;

/// The searches that are made first, so that what is read once does not count.
const FIRST: usize = 8;

/// The searches by which the work of a search is measured, at most.
const MEASURED: usize = 60;

/// Searches at a time.
const AT_ONCE: usize = 8;

/// The pace at which it is measured.
const MEASURED_PACE: f64 = 0.1;

/// What a search costs and takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cost {
    /// Processor time of the service, for all calls of a search together.
    pub work: Duration,
    /// The time from its start to its complete answer, at pace 1.
    pub time: Duration,
    /// The number of its calls.
    pub calls: f64,
}

impl Cost {
    /// The pace at which this many searches at a time keep a processor as busy as is wanted.
    pub fn pace_for(self, searches: usize) -> f64 {
        searches as f64 * self.work.as_secs_f64() / BUSY / self.time.as_secs_f64()
    }

    /// The searches that a processor can do in a second.
    pub fn per_second(self) -> f64 {
        1.0 / self.work.as_secs_f64()
    }
}

/// Measures what a search costs, with few of them at a time.
pub(super) async fn measured(
    settings: &Settings,
    known: &Arc<[Known]>,
    on: Option<CpuSet>,
) -> Result<Cost, AnyError> {
    let options = ["--pace".to_owned(), MEASURED_PACE.to_string()];
    let service = Service::start(&settings.binary, &options, on).await?;
    let first = FIRST.min(known.len() / 2);
    let last = known.len().min(first + MEASURED);
    let several = |which: Range<usize>| Several {
        address: service.address,
        known: Arc::clone(known),
        which: which.collect(),
        at_once: AT_ONCE,
        keys: 1,
        manner: Manner::at(MEASURED_PACE),
    };
    several(0..first).played().await?;
    let before = service.process.work()?;
    let ends = several(first..last).played().await?;
    let count = (last - first) as f64;
    let work = (service.process.work()? - before).div_f64(count);
    let time: Duration = ends.followed.iter().filter_map(|(_, followed)| followed.complete).sum();
    let calls = ends.counts.answered.len() as f64 / count;
    Ok(Cost { work, time: time.div_f64(count * MEASURED_PACE), calls })
}
