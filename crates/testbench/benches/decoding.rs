//! The decoder of the models beside serde_json, sonic-rs and simd-json with derived structs, on large answers of the
//! service: `cargo bench --features bench`.
//!
//! The contestants take turns, once in each round, so that a slow moment of the machine meets all of them alike.

use std::collections::HashMap;
use std::hint::black_box;
use std::process::Command;
use std::time::Duration;

use cpu_time::ThreadTime;
use wayfare_testbench::decoding::answers::{Error, Payload, payloads};
use wayfare_testbench::decoding::contest::{Contestant, Measure, Task};

const WARM_UP_ROUNDS: usize = 3;
const ROUNDS: usize = 25;

fn main() -> Result<(), Error> {
    let payloads = payloads()?;
    let allocations = Allocations::count()?;
    for task in Task::ALL {
        println!("\n## {}\n", task.name());
        println!("| payload | contestant | MB/s | ratio | with drop | ratio | allocations | ratio |");
        println!("|---|---|--:|--:|--:|--:|--:|--:|");
        for payload in &payloads {
            print_rows(task, payload, &allocations)?;
        }
    }
    Ok(())
}

fn print_rows(task: Task, payload: &Payload, allocations: &Allocations) -> Result<(), Error> {
    let contestants = task.contestants::<CpuTime>(payload.vertical);
    let times = median_times(&contestants, &payload.json)?;
    let rows = (contestants.iter().zip(times)).map(|(contestant, time)| {
        Ok((contestant.name, time, allocations.of(task, payload, contestant.name)?))
    });
    let rows = rows.collect::<Result<Vec<_>, Error>>()?;
    let (_, base, base_allocations) =
        *rows.iter().find(|(name, ..)| *name == task.baseline()).ok_or("no baseline")?;
    let title = format!("{}, {:.2} MB", payload.name, megabytes(payload));
    for (name, time, allocations) in rows {
        println!(
            "| {title} | {name} | {:.0} | {:.2} | {:.0} | {:.2} | {allocations} | {:.2} |",
            megabytes(payload) / time.work.as_secs_f64(),
            base.work.div_duration_f64(time.work),
            megabytes(payload) / time.with_drop.as_secs_f64(),
            base.with_drop.div_duration_f64(time.with_drop),
            allocations as f64 / base_allocations as f64,
        );
    }
    Ok(())
}

fn megabytes(payload: &Payload) -> f64 {
    payload.json.len() as f64 / 1e6
}

/// The median of each contestant's times.
fn median_times(contestants: &[Contestant<CpuTime>], json: &[u8]) -> Result<Vec<Time>, Error> {
    let mut times = vec![Vec::new(); contestants.len()];
    for round in 0..WARM_UP_ROUNDS + ROUNDS {
        for turn in 0..contestants.len() {
            let index = (round + turn) % contestants.len();
            let time = (contestants[index].run)(json)?;
            if round >= WARM_UP_ROUNDS {
                times[index].push(time);
            }
        }
    }
    Ok(times.iter().map(|times| Time::median(times)).collect())
}

/// CPU time of the thread, so that other programs of the machine do not count.
struct CpuTime;

#[derive(Clone, Copy, Debug)]
struct Time {
    /// Of the work alone.
    work: Duration,
    /// Of the work, and of dropping its result.
    with_drop: Duration,
}

impl Measure for CpuTime {
    type Figure = Time;

    fn once<T, E: Into<Error>>(work: impl FnOnce() -> Result<T, E>) -> Result<Time, Error> {
        let start = ThreadTime::now();
        let result = black_box(work());
        let work = start.elapsed();
        let value = result.map_err(Into::into)?;
        drop(value);
        Ok(Time { work, with_drop: start.elapsed() })
    }
}

impl Time {
    fn median(times: &[Time]) -> Self {
        let middle = |part: fn(&Time) -> Duration| {
            let mut parts: Vec<_> = times.iter().map(part).collect();
            parts.sort_unstable();
            parts[parts.len() / 2]
        };
        Time { work: middle(|time| time.work), with_drop: middle(|time| time.with_drop) }
    }
}

/// The number of allocations of each contestant.
struct Allocations(HashMap<String, u64>);

impl Allocations {
    /// Counts them, in a program of its own.
    fn count() -> Result<Self, Error> {
        let output = Command::new(env!("CARGO_BIN_EXE_allocations")).output()?;
        let lines = String::from_utf8(output.stdout)?;
        let counts = lines.lines().filter_map(|line| line.split_once('\t'));
        let counts = counts.map(|(of, count)| Ok((of.to_owned(), count.parse()?)));
        counts.collect::<Result<_, Error>>().map(Allocations)
    }

    fn of(&self, task: Task, payload: &Payload, contestant: &str) -> Result<u64, Error> {
        let of = format!("{}/{}/{contestant}", task.name(), payload.name);
        self.0.get(&of).copied().ok_or_else(|| format!("no count for {of}").into())
    }
}
