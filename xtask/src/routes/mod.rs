//! `cargo xtask routes`: generates the table of nonstop routes within the United States that `wayfare-inventory`
//! embeds.
//!
//! Fetches the pinned package (`source`), which contains the number of flights per year for each pair of airports, and
//! writes the pairs with their weekly flights. The output depends only on the pin. With `--check`, the command writes
//! nothing and fails if the files differ. Routes elsewhere are written by hand in
//! `crates/inventory/src/flights/schedule/routes.tsv`.

mod source;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::packages::{self, Files, section};
use source::{COUNTS, VEGA_DATASETS};

/// The minimum number of weekly flights each way. Many routes with fewer flights were diversions or seasonal.
const LEAST_WEEKLY: u32 = 7;

const WEEKS: u32 = 52;

/// Weekly flights each way, by pair of airports in alphabetical order.
type Weekly<'a> = BTreeMap<(&'a str, &'a str), u32>;

/// Generates the files of a workspace or, with `check`, compares them.
///
/// # Errors
///
/// Returns an error if the package can't be fetched or differs from the pin, if its data has an unexpected form or,
/// with `check`, if the files differ from the generated files.
pub fn run(workspace: &Path, check: bool) -> Result<(), String> {
    let sources = packages::all(&[&VEGA_DATASETS], &workspace.join("target/routes"))?;
    let weekly = weekly(sources.text(&VEGA_DATASETS, COUNTS)?)?;
    specwright::note!("{} routes", weekly.len());

    let files: Files = vec![
        ("data/us_routes.tsv", table(&weekly).into_bytes()),
        ("data/ROUTES-ATTRIBUTION.md", attribution().into_bytes()),
    ];
    let home = workspace.join("crates/inventory");
    if check { packages::compare("routes", &home, &files) } else { packages::store(&home, &files) }
}

/// Reads rows of origin, destination and flights per year.
fn weekly(text: &str) -> Result<Weekly<'_>, String> {
    let mut both_ways = Weekly::new();
    for (row, line) in text.lines().enumerate().skip(1) {
        let wrong =
            || format!("{COUNTS}, line {}: found `{line}`, expected `origin,destination,count`", row + 1);
        let [from, to, count] = line.split(',').collect::<Vec<_>>()[..] else { return Err(wrong()) };
        let count: u32 = count.parse().map_err(|_| wrong())?;
        *both_ways.entry((from.min(to), from.max(to))).or_default() += count;
    }
    let each_way = both_ways.into_iter().map(|(ends, count)| (ends, count / 2 / WEEKS));
    Ok(each_way.filter(|(_, weekly)| *weekly >= LEAST_WEEKLY).collect())
}

/// Formats one line for each airport: its code, and for each destination later in the alphabet the code and the weekly
/// flights.
fn table(weekly: &Weekly<'_>) -> String {
    let package = &VEGA_DATASETS;
    let mut out = format!(
        "# Made by `cargo xtask routes` from {} {} (US government data, see ROUTES-ATTRIBUTION.md).\n\
         # airport\tairport and flights a week each way\t...",
        package.name, package.version,
    );
    let mut before = "";
    for ((from, to), count) in weekly {
        if *from != before {
            out.push('\n');
            out.push_str(from);
            before = from;
        }
        // Writing to a string can't fail.
        let _ = write!(out, "\t{to} {count}");
    }
    out.push('\n');
    out
}

fn attribution() -> String {
    String::from(
        "# Sources of the routes within the United States\n\n\
         <!-- Written by `cargo xtask routes`; change xtask/src/routes/source.rs instead. -->\n\n\
         `cargo xtask routes` generates the file `us_routes.tsv` from the package below. The airlines, times and prices\n\
         that Wayfare's embedded inventory shows on these routes are invented.\n",
    ) + &section(&VEGA_DATASETS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_directions_are_one_route() {
        let weekly = weekly("origin,destination,count\nBBB,AAA,728\nAAA,BBB,730\nAAA,CCC,10\n").unwrap();
        assert_eq!(weekly, Weekly::from([(("AAA", "BBB"), 14)]));
        assert!(table(&weekly).ends_with("\nAAA\tBBB 14\n"));
    }

    #[test]
    fn an_invalid_row_is_an_error() {
        let error = weekly("origin,destination,count\nAAA,BBB,many\n").unwrap_err();
        assert!(error.contains("line 2") && error.contains("AAA,BBB,many"), "{error}");
    }
}
