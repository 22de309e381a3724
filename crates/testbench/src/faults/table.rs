//! The table of outcomes, and the report of what is wrong.

use std::time::Duration;

use super::ended::Way;
use super::kind::Kind;
use super::run::{Cell, Spot};
use super::vertical::Vertical;

/// Lines of what a bad run said that are shown.
const SAID: usize = 6;

/// The head of the document.
const HEAD: &str = "\
<!-- Made by `cargo run --bin faults` in crates/testbench. Do not edit. -->

What becomes of a search when the service, or the network before it, misbehaves. A bench plays each fault on raw
sockets against each operation, through this library and through the `wayfare` command, and fails where a run panics,
goes on for more than a second after its deadline, loses a record that arrived whole, gives one twice, shows the key,
or sends a start again that may have been accepted.

A cell says how the library ended, and after the dot the exit code of the command:

* *recovered*: all records are there. The library's retries are those of the default policy, with shorter waits.
* the kind of an [`Error`](crate::Error): *network*, *timeout*, *decode*, *refused*, *rate* (rate-limited), *service*,
  *key* (rejected), *forbidden*, *unexpected*, *too large*; *noted* is an answer whose notes say that it has no list.
* *deadline*: the search ended at its deadline, and its outcome says so. *Partial*: its last answer took back what was
  found, which the outcome keeps, and says so.
* `+`: with the records that arrived before.
* `✗`: not as it should be.

Without a time every answer has the fault, or the name tells the course. *First* is the first answer alone, which
starts a search; *second* the second one alone; *later* every one after the first. Where a column is empty, the fault
can't happen, or only a deadline that the command does not have for feeds would end it.
";

/// The table as Markdown. Without times, so that it is the same for every run.
pub fn document(kinds: &[Kind], cells: &[Cell]) -> String {
    let mut out = HEAD.to_owned();
    for kinds in kinds.chunk_by(|one, next| one.group == next.group) {
        out += &heading(&kinds[0].group);
        out += &rows(kinds, cells);
    }
    out
}

/// A line for all kinds that come to the same.
fn rows(kinds: &[Kind], cells: &[Cell]) -> String {
    let mut rows: Vec<(String, Vec<&str>)> = Vec::new();
    for kind in kinds {
        let outcomes = format!("{} | {}", kind.when.word(), outcomes(kind, cells).join(" | "));
        match rows.iter_mut().find(|(found, _)| *found == outcomes) {
            Some((_, names)) => names.push(&kind.name),
            None => rows.push((outcomes, vec![&kind.name])),
        }
    }
    rows.iter().map(|(outcomes, names)| format!("| {} | {outcomes} |\n", names.join("; "))).collect()
}

/// The outcomes of a kind with each vertical.
fn outcomes(kind: &Kind, cells: &[Cell]) -> Vec<String> {
    let outcome = |vertical: Vertical| {
        let of = |way: Way| {
            let is_of =
                |cell: &&Cell| cell.spot.vertical == vertical && cell.spot.way == way && cell.is_of(kind);
            let cell = cells.iter().find(is_of)?;
            Some(format!("{}{}", cell.ended.word(), if cell.is_good() { "" } else { " ✗" }))
        };
        match [of(Way::Library), of(Way::Command)] {
            [library, None] => library.unwrap_or_default(),
            [library, Some(command)] => {
                format!("{} · {command}", library.unwrap_or_default()).trim_start().to_owned()
            }
        }
    };
    Vertical::ALL.map(outcome).to_vec()
}

fn heading(group: &str) -> String {
    let names = Vertical::ALL.map(Vertical::name).join(" | ");
    format!("\n## {group}\n\n| fault | when | {names} |\n|---|---|{}\n", "---|".repeat(Vertical::ALL.len()))
}

/// The time that each kind took: the longest of its runs, and all of them together. Then what is wrong.
pub fn report(kinds: &[Kind], cells: &[Cell]) -> String {
    let mut lines: Vec<String> = kinds.iter().map(|kind| times(kind, cells)).collect();
    let bad = |kind| cells.iter().filter(move |cell: &&Cell| cell.is_of(kind) && !cell.is_good());
    let bad: Vec<&Cell> = kinds.iter().flat_map(bad).collect();
    lines.extend(bad.iter().map(|cell| told(cell)));
    lines.push(format!("\n{} runs of {} kinds, {} bad.", cells.len(), kinds.len(), bad.len()));
    lines.join("\n")
}

fn times(kind: &Kind, cells: &[Cell]) -> String {
    let times: Vec<_> = cells.iter().filter(|cell| cell.is_of(kind)).map(|cell| cell.ended.took).collect();
    let longest = times.iter().max().copied().unwrap_or_default().as_secs_f64();
    let together = times.iter().sum::<Duration>().as_secs_f64();
    let title = kind.title();
    format!("{title:48} {:3} runs, longest {longest:5.2} s, together {together:6.2} s", times.len())
}

/// Formats the faults of a cell and the first lines of its output.
fn told(Cell { spot, ended, faults }: &Cell) -> String {
    let faults = faults.iter().map(|fault| format!("\n    {}", fault.says));
    let said = ended.said.iter().flat_map(|said| said.lines()).filter(|line| !line.trim().is_empty());
    let said = said.map(|line| format!("\n    > {}", line.chars().take(240).collect::<String>())).take(SAID);
    let Spot { kind, vertical, way } = spot;
    let (title, vertical, word, took) = (kind.title(), vertical.name(), ended.word(), ended.took);
    let head = format!("\nBAD {title} | {vertical} | {way:?}: {word} ({took:.2?})");
    head + &faults.chain(said).collect::<String>()
}
