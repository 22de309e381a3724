//! How busy all processors of the machine are, whoever makes them so.

use std::fs;
use std::time::Duration;

use crate::AnyError;

/// The time that all processors together have had, and the part of it in which they did nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Machine {
    all: f64,
    idle: f64,
}

impl Machine {
    pub fn now() -> Result<Machine, AnyError> {
        Machine::read(&fs::read_to_string("/proc/stat")?).ok_or_else(|| "/proc/stat has another form".into())
    }

    /// The first line has the ticks of all processors: user, nice, system, idle, waiting for disks, interrupts, soft
    /// interrupts and what other machines took. Those of guests are in user and nice.
    fn read(stat: &str) -> Option<Machine> {
        let fields = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace().take(8);
        let ticks = fields.map(str::parse).collect::<Result<Vec<f64>, _>>().ok()?;
        let second = rustix::param::clock_ticks_per_second() as f64;
        Some(Machine {
            all: ticks.iter().sum::<f64>() / second,
            idle: (ticks.get(3)? + ticks.get(4)?) / second,
        })
    }

    /// The time that processors have worked since.
    pub fn work_since(&self, before: &Machine) -> Duration {
        let all = self.all - before.all;
        Duration::from_secs_f64((all - (self.idle - before.idle)).max(0.0))
    }

    /// The part of the time in which they did nothing since.
    pub fn idle_since(&self, before: &Machine) -> f64 {
        (self.idle - before.idle) / (self.all - before.all)
    }

    /// The number of processors.
    pub fn processors() -> usize {
        std::thread::available_parallelism().map_or(1, usize::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_for_a_disk_is_idle() {
        let read = |line: &str| Machine::read(line).unwrap();
        let before = read("cpu  100 0 100 700 100 0 0 0 0 0\ncpu0 1 2 3");
        let after = read("cpu  130 0 130 720 120 0 0 0 0 0\n");
        assert!((after.idle_since(&before) - 0.4).abs() < 1e-9);
        assert_eq!(Machine::read("intr 1"), None);
    }
}
