//! `cargo xtask brands`: generates the tables of real brands that `wayfare-inventory` embeds.
//!
//! Fetches the pinned package (`source`), reads its brands (`index`) with their countries (`reach`), and writes
//! `crates/inventory/data`. The output depends only on the pin. With `--check`, the command writes nothing and fails if
//! the files differ.

mod index;
mod reach;
mod source;

use crate::packages::{self, Files, Sources, licence, section};
use index::Brand;
use source::{CAR_RENTAL, HOTEL_CHAINS, INDEX, LICENCE, NAME_SUGGESTION_INDEX};
use std::fmt::Write as _;
use std::path::Path;

/// Generates the files of a workspace or, with `check`, compares them.
///
/// # Errors
///
/// Returns an error if a package can't be fetched or differs from the pin, if its data has an unexpected form or, with
/// `check`, if the files differ from the generated files.
pub fn run(workspace: &Path, check: bool) -> Result<(), String> {
    let sources = packages::all(&[&NAME_SUGGESTION_INDEX], &workspace.join("target/brands"))?;

    let index = sources.json(&NAME_SUGGESTION_INDEX, INDEX)?;
    let car_rental = index::read(&index, CAR_RENTAL)?;
    let hotel_chains = index::read(&index, HOTEL_CHAINS)?;
    specwright::note!("{} car rental brands, {} hotel chains", car_rental.len(), hotel_chains.len());

    let files: Files = vec![
        ("data/car_rental.tsv", table(&car_rental).into_bytes()),
        ("data/hotel_chains.tsv", table(&hotel_chains).into_bytes()),
        ("data/ATTRIBUTION.md", attribution(&sources)?.into_bytes()),
    ];
    let home = workspace.join("crates/inventory");
    if check { packages::compare("brands", &home, &files) } else { packages::store(&home, &files) }
}

fn table(brands: &[Brand]) -> String {
    let package = &NAME_SUGGESTION_INDEX;
    let mut out = format!(
        "# Made by `cargo xtask brands` from {} {} ({}, see ATTRIBUTION.md).\n\
         # id\tname\tofficial name\tcountries (001: the world; -XX: but not there)\tWikidata\n",
        package.name, package.version, package.licence,
    );
    for Brand { id, name, official_name, reach, wikidata, .. } in brands {
        // Writing to a string can't fail.
        let _ = writeln!(out, "{id}\t{name}\t{official_name}\t{reach}\t{wikidata}");
    }
    out
}

fn attribution(sources: &Sources) -> Result<String, String> {
    let mut out = String::from(
        "# Sources of the brands\n\n\
         <!-- Written by `cargo xtask brands`; change xtask/src/brands/source.rs instead. -->\n\n\
         `cargo xtask brands` generates the files `*.tsv` from the package below. If you redistribute them, in a program\n\
         or as files, you must include this notice.\n\n\
         Brand names belong to their owners. Neither the owners nor the authors of the package are affiliated with\n\
         Wayfare or endorse it. All offers under these names in Wayfare's embedded inventory are invented.\n",
    );
    out.push_str(&section(&NAME_SUGGESTION_INDEX));
    out.push_str(&licence(sources, &NAME_SUGGESTION_INDEX, LICENCE)?);
    Ok(out)
}
