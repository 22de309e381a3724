//! Counts the instructions of each contestant under valgrind, and prints them as a table.
//!
//! `instructions TASK VERTICAL CONTESTANT FILE [ROUNDS]` lets one contestant alone work on a file, for use with other
//! tools. The names are those of the table.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use wayfare_testbench::decoding::answers::{Error, Payload, Vertical, payloads};
use wayfare_testbench::decoding::contest::{Measure, Task};

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => print_table(),
        [task, vertical, contestant, file] => run(task, vertical, contestant, file, 1),
        [task, vertical, contestant, file, rounds] => run(task, vertical, contestant, file, rounds.parse()?),
        _ => Err("expected nothing, or TASK VERTICAL CONTESTANT FILE [ROUNDS]".into()),
    }
}

fn print_table() -> Result<(), Error> {
    let file = env::temp_dir().join(format!("wayfare-instructions-{}.json", std::process::id()));
    for task in Task::ALL {
        println!("\n## {}, instructions\n", task.name());
        println!("| payload | contestant | per byte | ratio |\n|---|---|--:|--:|");
        for payload in payloads()? {
            fs::write(&file, &payload.json)?;
            print_rows(task, &payload, &file)?;
        }
    }
    Ok(fs::remove_file(file)?)
}

fn print_rows(task: Task, payload: &Payload, file: &Path) -> Result<(), Error> {
    let names =
        task.contestants::<Unmeasured>(payload.vertical).into_iter().map(|contestant| contestant.name);
    let counts = names.map(|name| Ok((name, instructions(task, payload.vertical, name, file)?)));
    let counts = counts.collect::<Result<Vec<_>, Error>>()?;
    let (_, base) = *counts.iter().find(|(name, _)| *name == task.baseline()).ok_or("no baseline")?;
    for (name, count) in counts {
        let per_byte = count / payload.json.len() as f64;
        println!("| {} | {name} | {per_byte:.1} | {:.2} |", payload.name, count / base);
    }
    Ok(())
}

/// The instructions of one run, without those of preparing it and of dropping its result.
fn instructions(task: Task, vertical: Vertical, contestant: &str, file: &Path) -> Result<f64, Error> {
    let output = Command::new("valgrind")
        .args([
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            "--toggle-collect=*counted_by_callgrind*",
        ])
        .arg(env::current_exe()?)
        .args([task.name(), vertical.name(), contestant])
        .arg(file)
        .output()?;
    let report = String::from_utf8_lossy(&output.stderr);
    let count = report.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok());
    count.ok_or_else(|| format!("no count for {contestant}:\n{report}").into())
}

fn run(task: &str, vertical: &str, contestant: &str, file: &str, rounds: usize) -> Result<(), Error> {
    let task = Task::ALL.into_iter().find(|one| one.name() == task).ok_or("no such task")?;
    let vertical = Vertical::ALL.into_iter().find(|one| one.name() == vertical).ok_or("no such vertical")?;
    let contestants = task.contestants::<Unmeasured>(vertical);
    let contestant = contestants.iter().find(|one| one.name == contestant).ok_or("no such contestant")?;
    let json = fs::read(file)?;
    (0..rounds).try_for_each(|_| (contestant.run)(&json))
}

/// Work that another program measures.
struct Unmeasured;

impl Measure for Unmeasured {
    type Figure = ();

    fn once<T, E: Into<Error>>(work: impl FnOnce() -> Result<T, E>) -> Result<(), Error> {
        counted_by_callgrind(work).map(drop).map_err(Into::into)
    }
}

/// Has a frame of its own, so that callgrind can tell the work by its name.
#[inline(never)]
fn counted_by_callgrind<R>(work: impl FnOnce() -> R) -> R {
    std::hint::black_box(work())
}
