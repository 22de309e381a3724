//! The table of outcomes, and the report of what is wrong.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use super::ended::Way;
use super::kind::Kind;
use super::run::Cell;
use super::vertical::Vertical;

/// The head of the document.
const HEAD: &str = "\
<!-- Made by `cargo run --bin faults` in crates/testbench. Do not edit. -->

What becomes of a search when the service, or the network before it, misbehaves. A bench plays each fault on raw
sockets against each operation, through this library and through the `wayfare` command, and fails where a run panics,
goes on for more than a second after its deadline, loses a record that arrived whole, shows the key, or sends a start
again that may have been accepted.

A cell says how the library ended, and after the dot the exit code of the command:

* *recovered*: all records are there. The library's retries are those of the default policy, with shorter waits.
* the kind of an [`Error`](crate::Error): *network*, *timeout*, *decode*, *refused*, *rate* (rate-limited), *service*,
  *key* (rejected), *forbidden*, *unexpected*, *too large*; *noted* is an answer whose notes say that it has no list.
* *deadline*: the search ended at its deadline, and its outcome says so.
* `+`: with the records that arrived before.

Unless a name says more, every answer has the fault. *At first* is the first answer alone, which starts a search;
*once later* the second one alone; *from then on* every one after the first.
";

/// The table as Markdown. Without times, so that it is the same for every run.
pub fn document(kinds: &[Kind], cells: &[Cell]) -> String {
    let mut words: BTreeMap<(usize, usize), [Option<&str>; 2]> = BTreeMap::new();
    for cell in cells {
        let both = words.entry((cell.kind, cell.vertical as usize)).or_default();
        both[usize::from(cell.way == Way::Command)] = Some(&cell.word);
    }
    let (mut out, mut group) = (HEAD.to_owned(), "");
    for (index, kind) in kinds.iter().enumerate() {
        if group != kind.group {
            group = kind.group;
            out += &heading(group);
        }
        out += &format!("| {} |", kind.title().replace('|', "\\|"));
        for vertical in Vertical::ALL {
            let both = words.get(&(index, vertical as usize)).copied().unwrap_or_default();
            out += &format!(" {} |", joined(both));
        }
        out.push('\n');
    }
    out
}

fn heading(group: &str) -> String {
    let names = Vertical::ALL.map(Vertical::name).join(" | ");
    format!("\n## {group}\n\n| fault | {names} |\n|---|{}\n", "---|".repeat(Vertical::ALL.len()))
}

fn joined(both: [Option<&str>; 2]) -> String {
    match both {
        [Some(library), Some(command)] => format!("{library} · {command}"),
        [Some(library), None] => library.to_owned(),
        [None, Some(command)] => format!("· {command}"),
        [None, None] => String::new(),
    }
}

/// What is wrong, and the time that each kind took: the longest of its runs, and all of them together.
pub fn report(kinds: &[Kind], cells: &[Cell]) -> String {
    let mut out = String::new();
    for (index, kind) in kinds.iter().enumerate() {
        let times: Vec<Duration> = cells.iter().filter(|cell| cell.kind == index).map(|cell| cell.took).collect();
        let (longest, total) = (times.iter().max().copied().unwrap_or_default(), times.iter().sum::<Duration>());
        let (longest, total) = (longest.as_secs_f64(), total.as_secs_f64());
        // Writing into a string can't fail.
        let _ = writeln!(out, "{:48} {:3} runs  longest {longest:5.2} s  together {total:7.2} s", kind.title(), times.len());
    }
    let bad: Vec<&Cell> = cells.iter().filter(|cell| !cell.faults.is_empty()).collect();
    for cell in &bad {
        let title = kinds[cell.kind].title();
        let _ = writeln!(out, "\nBAD {title} | {} | {:?}: {} ({:.2?})", cell.vertical.name(), cell.way, cell.word, cell.took);
        for fault in &cell.faults {
            let _ = writeln!(out, "    {fault}");
        }
        for line in cell.said.lines().filter(|line| !line.trim().is_empty()).take(6) {
            let _ = writeln!(out, "    > {}", line.chars().take(240).collect::<String>());
        }
    }
    let _ = writeln!(out, "\n{} runs of {} kinds, {} bad.", cells.len(), kinds.len(), bad.len());
    out
}
