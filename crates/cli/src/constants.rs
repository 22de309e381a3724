//! `wayfare constants`: the labels of the numbers in hotel answers.

use wayfare_models::feeds::Constant;

use crate::args::{Connection, ConstantsArgs};
use crate::connect;
use crate::exit::{Exit, Failure};
use crate::flag::Flags;
use crate::labels::Labels;
use crate::layout::{Column, Table};
use crate::output::{Console, json, stdout_width};

/// Prints the labels of a kind, or of all.
pub async fn run(
    args: &ConstantsArgs,
    flags: &Flags,
    connection: &Connection,
    console: &mut Console,
) -> Result<Exit, Failure> {
    let session = connect::open(connection, console).await?;
    let labels = Labels::fetch(&session, args.kind.as_slice(), args.language.as_ref()).await;
    let labels = labels.map_err(|error| Failure::of_call(&error, flags))?;
    let is_empty = labels.all().is_empty();
    match (args.json, is_empty) {
        (true, _) => console.print(&json(&labels.all()))?,
        (false, true) => console.print("No labels found.\n")?,
        (false, false) => console.print(&table(labels.all(), args.kind.is_none()).render(stdout_width()))?,
    }
    Ok(if is_empty { Exit::Nothing } else { Exit::Found })
}

fn table(constants: &[Constant], with_kind: bool) -> Table<3> {
    let mut table = Table::new([
        Column::new("KIND").if_needed(),
        Column::new("ID").to_the_right(),
        Column::new("LABEL").down_to(12),
    ]);
    for it in constants {
        let kind = if with_kind { it.kind.as_str().to_owned() } else { String::new() };
        table.push([kind, it.id.to_string(), it.name.clone()]);
    }
    table
}
