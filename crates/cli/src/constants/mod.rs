//! `wayfare constants`: the labels of the numbers in hotel answers.

pub mod args;

use wayfare_models::feeds::ConstantType;

use crate::constants::args::ConstantsArgs;
use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::session::connect;
use crate::session::connect::Connection;
use crate::session::embedded::PaceArg;
use crate::session::labels::{self, Labels};
use crate::terminal::layout::{Column, Table};
use crate::terminal::output::{Console, json};
use crate::values::listed::spelled;

/// The name of headings among the kinds of labels.
const TAG: &str = "tag";

/// Prints the labels of a kind, or of all.
pub async fn run(
    args: &ConstantsArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let session = connect::open(connection, PaceArg::default(), console)?;
    let constants = labels::constants(&session, args.kind.as_slice(), args.language.as_ref()).await;
    let (constants, lost) = constants.map_err(|error| Failure::of_call(&error, flags))?;
    let as_json = args.json.then(|| json(&constants));
    let rows = rows(&Labels::from(constants), args.kind.as_ref());
    match (&as_json, rows.is_empty()) {
        (Some(text), _) => console.print(text)?,
        (None, true) if lost.is_some() => {}
        (None, true) => console.print("No labels found.\n")?,
        (None, false) => console.print(&table(&rows).render(&console.screen()))?,
    }
    if let Some(error) = lost {
        let help = "what could be read is written above; the rest is missing";
        return Err(Failure::of_call(&error, flags).with_help(help));
    }
    Ok(if rows.is_empty() { Exit::Nothing } else { Exit::Found })
}

/// Kind, id and label of each. A service may send more kinds than requested.
fn rows(labels: &Labels, kind: Option<&ConstantType>) -> Vec<[String; 3]> {
    let is_wanted = |found: &ConstantType| kind.is_none_or(|kind| kind == found);
    let numbers = labels.all().iter().filter(|it| is_wanted(&it.kind));
    let numbers = numbers.map(|it| [spelled(&it.kind), it.id.to_string(), it.name.to_string()]);
    let tags = labels.tags().iter().filter(|_| is_wanted(&ConstantType::Facility));
    let tags = tags.map(|(id, name)| [TAG.to_owned(), id.to_string(), name.to_string()]);
    numbers.chain(tags).collect()
}

fn table(rows: &[[String; 3]]) -> Table<3> {
    let mut table = Table::new([
        Column::new("KIND").if_needed(),
        Column::new("ID").to_the_right(),
        Column::new("LABEL").down_to(12),
    ]);
    let is_of_one_kind = rows.iter().all(|[kind, ..]| *kind == rows[0][0]);
    for [kind, id, name] in rows.iter().cloned() {
        table.push([if is_of_one_kind { String::new() } else { kind }, id, name]);
    }
    table
}
