//! Compares the models' decoder and encoder with serde_json, sonic-rs and simd-json, which use derived structs, on
//! large responses from the service: `cargo bench --features bench`.
//!
//! The libraries take turns in each round, so that a temporary slowdown of the machine affects all of them equally.

use std::collections::HashMap;
use std::process::Command;
use std::time::Duration;

use cpu_time::ThreadTime;
use wayfare_testbench::decoding::answers::{Error, Payload, Vertical, payloads};
use wayfare_testbench::decoding::contest::{Contestant, Measure, Task};
use wayfare_testbench::decoding::forms::Form;

const WARM_UP_ROUNDS: usize = 3;
const ROUNDS: usize = 25;

fn main() -> Result<(), Error> {
    let payloads = payloads()?;
    print_forms(&payloads)?;
    let allocations = Allocations::count()?;
    for task in Task::ALL {
        println!("\n## {}\n", task.name());
        println!("| payload | library | MB/s | ratio | with drop | ratio | allocations | ratio |");
        println!("|---|---|--:|--:|--:|--:|--:|--:|");
        for payload in &payloads {
            print_rows(task, payload, &allocations)?;
        }
    }
    Ok(())
}

/// Prints the speed at which each library decodes each variant of a response, relative to the baseline.
fn print_forms(payloads: &[Payload]) -> Result<(), Error> {
    println!("\n## decoding, speed ratio by form\n");
    for vertical in Vertical::ALL {
        let payload = payloads.iter().find(|payload| payload.vertical == vertical).ok_or("no payload")?;
        let contestants = Task::Decoding.contestants(vertical);
        let names: Vec<_> = contestants.iter().map(|one| one.name).collect();
        println!("| {} | {} |\n|---|{}", payload.name, names.join(" | "), "--:|".repeat(names.len()));
        for form in Form::ALL {
            let bodies =
                payload.bodies.iter().map(|body| form.rewrite(body)).collect::<Result<Vec<_>, _>>()?;
            let times = all_times(&contestants, &bodies)?;
            let base = base_of(Task::Decoding, &contestants)?;
            let ratios =
                times.iter().map(|rounds| format!("{:.2}", ratio(&times[base], rounds, |time| time.task)));
            println!("| {} | {} |", form.name(), ratios.collect::<Vec<_>>().join(" | "));
        }
        println!();
    }
    Ok(())
}

fn base_of(task: Task, contestants: &[Contestant]) -> Result<usize, Error> {
    Ok(contestants.iter().position(|one| one.name == task.baseline()).ok_or("no baseline")?)
}

/// Returns the speed relative to the baseline.
fn ratio(base: &[Time], rounds: &[Time], part: Part) -> f64 {
    median(base.iter().zip(rounds).map(|(base, time)| part(base).div_duration_f64(part(time))))
}

fn print_rows(task: Task, payload: &Payload, allocations: &Allocations) -> Result<(), Error> {
    let contestants = task.contestants(payload.vertical);
    let times = all_times(&contestants, &payload.bodies)?;
    let base = base_of(task, &contestants)?;
    let base_count = allocations.of(task, payload, task.baseline())? as f64;
    let megabytes = payload.bytes() as f64 / 1e6;
    for (contestant, rounds) in contestants.iter().zip(&times) {
        let speed = |part: Part| megabytes / median(rounds.iter().map(|time| part(time).as_secs_f64()));
        let ratio = |part: Part| ratio(&times[base], rounds, part);
        let count = allocations.of(task, payload, contestant.name)?;
        println!(
            "| {}, {megabytes:.2} MB | {} | {:.0} | {:.2} | {:.0} | {:.2} | {count} | {:.2} |",
            payload.name,
            contestant.name,
            speed(|time| time.task),
            ratio(|time| time.task),
            speed(Time::with_drop),
            ratio(Time::with_drop),
            count as f64 / base_count,
        );
    }
    Ok(())
}

/// A function that returns a part of the measured time.
type Part = fn(&Time) -> Duration;

/// Returns the times of all rounds for each library.
fn all_times(contestants: &[Contestant], bodies: &[Vec<u8>]) -> Result<Vec<Vec<Time>>, Error> {
    let mut times = vec![Vec::new(); contestants.len()];
    for round in 0..WARM_UP_ROUNDS + ROUNDS {
        for turn in 0..contestants.len() {
            let index = (round + turn) % contestants.len();
            // The first run isn't counted: it is slowed down by the state in which the previous library left the
            // allocator and the caches.
            contestants[index].run(bodies, &mut Time::default())?;
            let mut time = Time::default();
            contestants[index].run(bodies, &mut time)?;
            if round >= WARM_UP_ROUNDS {
                times[index].push(time);
            }
        }
    }
    Ok(times)
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_unstable_by(f64::total_cmp);
    values[values.len() / 2]
}

/// CPU time of the thread, which excludes other processes on the machine.
#[derive(Clone, Copy, Debug, Default)]
struct Time {
    task: Duration,
    dropping: Duration,
}

impl Measure for Time {
    fn task(&mut self, task: &mut dyn FnMut()) {
        self.task += Time::of(task);
    }

    fn dropping(&mut self, dropping: &mut dyn FnMut()) {
        self.dropping += Time::of(dropping);
    }
}

impl Time {
    fn of(work: &mut dyn FnMut()) -> Duration {
        let start = ThreadTime::now();
        work();
        start.elapsed()
    }

    fn with_drop(&self) -> Duration {
        self.task + self.dropping
    }
}

/// Allocation counts by task, payload and library.
struct Allocations(HashMap<String, u64>);

impl Allocations {
    /// Runs the `allocations` program, which counts the allocations.
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
