//! `wayfare constants`: the labels of numeric ids in hotel responses.

pub mod args;

use wayfare_client::verdict::Numbers;
use wayfare_models::feeds::ConstantType;

use crate::constants::args::ConstantsArgs;
use crate::exit::{Exit, Failure};
use crate::session::connect::{Context, Task};
use crate::session::embedded::PaceArg;
use crate::session::labels::{self, Labels};
use crate::session::unread::{self, Unread};
use crate::terminal::layout::{Column, Table};
use crate::values::listed::cli_name;

/// Kind under which the table lists feature tags.
const TAG: &str = "tag";

/// Prints the labels of one kind or of all kinds.
pub async fn run(args: &ConstantsArgs, context: Context<'_>) -> Result<Exit, Failure> {
    let task = Task::begin(context, args.waiting, PaceArg::default())?;
    let console = task.console;
    let constants = labels::constants(&task.session, args.kind.as_slice(), args.language.as_ref());
    let (constants, lines, lost, notes) = task.call("the labels", constants).await?;
    let as_json = args.json.then(|| console.line(&constants, &lines));
    let rows = rows(&Labels::from(constants), args.kind.as_ref());
    // A label whose name or list can't be read is lost.
    let (found, unreadable) = (rows.len() as u64, Unread::of(&notes).map_or(0, Unread::count) as u64);
    let verdict = Numbers { is_final: true, found, unreadable, ..Numbers::default() }.verdict();
    let exit = unread::report(&notes, &verdict, console);
    match (&as_json, rows.is_empty()) {
        (Some(text), _) => console.print(text)?,
        (None, true) if lost.is_some() || exit == Exit::Stopped => {}
        (None, true) => console.print("No labels found.\n")?,
        (None, false) => console.print(&table(&rows).render(&console.screen()))?,
    }
    if let Some(error) = lost {
        let help = "the labels that could be read are printed above; the rest is missing";
        return Err(Failure::of_call(&error, task.flags).with_help(help));
    }
    Ok(exit)
}

/// Returns the kind, id and label of each row. A service may send more kinds than requested.
fn rows(labels: &Labels, kind: Option<&ConstantType>) -> Vec<[String; 3]> {
    let is_wanted = |found: &ConstantType| kind.is_none_or(|kind| kind == found);
    let numbers = labels.all().iter().filter(|it| is_wanted(&it.kind));
    let numbers = numbers.map(|it| [cli_name(&it.kind), it.id.to_string(), it.name.to_string()]);
    let tags = labels.tags().iter().filter(|_| is_wanted(&ConstantType::Facility));
    let tags = tags.map(|(id, name)| [TAG.to_owned(), id.to_string(), name.to_string()]);
    numbers.chain(tags).collect()
}

fn table(rows: &[[String; 3]]) -> Table<3> {
    let columns = [
        Column::new("KIND").hidden_if_empty(),
        Column::new("ID").right_aligned(),
        Column::new("LABEL").min_width(12),
    ];
    let is_of_one_kind = rows.iter().all(|[kind, ..]| *kind == rows[0][0]);
    Table::of(columns, rows.iter().map(|[kind, id, name]| [if is_of_one_kind { "" } else { kind }, id, name]))
}
