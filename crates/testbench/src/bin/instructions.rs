//! Counts the instructions of each library under valgrind, and prints the counts as a table.
//!
//! `instructions ROUNDS TASK VERTICAL LIBRARY FILE...` runs a single library on files, for use with other tools. TASK
//! and LIBRARY are names from the tables. VERTICAL is `flights`, `hotels`, `cars`, `places` or `feed`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use wayfare_testbench::decoding::answers::{Error, Payload, Vertical, payloads};
use wayfare_testbench::decoding::contest::{Measure, Task};

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match &arguments[..] {
        [] => print_table(),
        [rounds, task, vertical, contestant, files @ ..] => {
            run(rounds.parse()?, task, vertical, contestant, files)
        }
        _ => Err("expected no arguments, or ROUNDS TASK VERTICAL LIBRARY FILE...".into()),
    }
}

fn print_table() -> Result<(), Error> {
    let folder = env::temp_dir().join(format!("wayfare-instructions-{}", std::process::id()));
    fs::create_dir(&folder)?;
    let payloads = payloads()?;
    for task in Task::ALL {
        println!("\n## {}, instructions\n", task.name());
        println!("| payload | library | per byte | ratio |\n|---|---|--:|--:|");
        for payload in &payloads {
            print_rows(task, payload, &write(payload, &folder)?)?;
        }
    }
    Ok(fs::remove_dir_all(folder)?)
}

/// Writes each body to a separate file.
fn write(payload: &Payload, folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let bodies = payload.bodies.iter().enumerate();
    let files = bodies.map(|(index, body)| {
        let file = folder.join(format!("{index}.json"));
        fs::write(&file, body)?;
        Ok(file)
    });
    files.collect()
}

fn print_rows(task: Task, payload: &Payload, files: &[PathBuf]) -> Result<(), Error> {
    let names = task.contestants(payload.vertical).into_iter().map(|contestant| contestant.name);
    let counts = names.map(|name| Ok((name, instructions(task, payload.vertical, name, files)?)));
    let counts = counts.collect::<Result<Vec<_>, Error>>()?;
    let (_, base) = *counts.iter().find(|(name, _)| *name == task.baseline()).ok_or("no baseline")?;
    for (name, count) in counts {
        let per_byte = count / payload.bytes() as f64;
        println!("| {} | {name} | {per_byte:.1} | {:.2} |", payload.name, count / base);
    }
    Ok(())
}

/// Counts the instructions of one run, without the preparation and without dropping the result.
fn instructions(task: Task, vertical: Vertical, contestant: &str, files: &[PathBuf]) -> Result<f64, Error> {
    let output = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            "--toggle-collect=*counted_by_callgrind*",
        ])
        .arg(env::current_exe()?)
        .args(["1", task.name(), vertical.name(), contestant])
        .args(files)
        .output()?;
    let report = String::from_utf8_lossy(&output.stderr);
    let count = report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    count.ok_or_else(|| format!("no count for {contestant}:\n{report}").into())
}

fn run(rounds: usize, task: &str, vertical: &str, contestant: &str, files: &[String]) -> Result<(), Error> {
    let task = Task::ALL
        .into_iter()
        .find(|one| one.name() == task)
        .ok_or_else(|| format!("unknown task `{task}`, allowed {}", Task::ALL.map(Task::name).join(", ")))?;
    let vertical = Vertical::ALL.into_iter().find(|one| one.name() == vertical).ok_or_else(|| {
        format!("unknown vertical `{vertical}`, allowed {}", Vertical::ALL.map(Vertical::name).join(", "))
    })?;
    let contestants = task.contestants(vertical);
    let contestant = contestants.iter().find(|one| one.name == contestant).ok_or_else(|| {
        let names: Vec<_> = contestants.iter().map(|one| one.name).collect();
        format!("unknown library `{contestant}`, allowed {}", names.join(", "))
    })?;
    let bodies = files.iter().map(fs::read).collect::<Result<Vec<_>, _>>()?;
    (0..rounds).try_for_each(|_| contestant.run(&bodies, &mut Unmeasured))
}

/// A measurement that only runs the task, for use under an external profiler.
struct Unmeasured;

impl Measure for Unmeasured {
    fn task(&mut self, task: &mut dyn FnMut()) {
        counted_by_callgrind(task);
    }
}

/// Runs the task in a separate stack frame, so that callgrind can identify the task by this function's name.
#[inline(never)]
fn counted_by_callgrind(task: &mut dyn FnMut()) {
    task();
}
