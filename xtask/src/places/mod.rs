//! `cargo xtask places`: generates the data that `wayfare-places` embeds.
//!
//! Fetches the pinned packages (`sources`), reads them and the hand-written tables (`geonames`, `airports`, `hand`,
//! `translations`), derives the data for search (`words`, `entities`, `near`), and writes `crates/places/data` and
//! `ATTRIBUTION.md` (`write`). The output depends only on the pins and the tables. With `--check`, the command writes
//! nothing and fails if the files differ.

mod airport_names;
mod airports;
mod aliases;
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

/// The layout of the packed data, in the same file that the library uses to read it.
#[path = "../../../crates/places/src/layout.rs"]
mod layout;

/// Folding, in the same file that the library uses for search terms, so that stored words and terms always match.
#[path = "../../../crates/places/src/fold.rs"]
pub(crate) mod fold;

/// Words for "airport", in the same file that the library uses for search terms.
#[path = "../../../crates/places/src/airport_words.rs"]
mod airport_words;

use crate::packages;
use std::path::Path;

/// Generates the files of a workspace or, with `check`, compares them.
///
/// # Errors
///
/// Returns an error if a package can't be fetched or differs from the pin, if its data has an unexpected format, if a
/// manual correction no longer applies or, with `check`, if the files differ from the generated files.
pub fn run(workspace: &Path, check: bool) -> Result<(), String> {
    let sources = packages::all(&sources::ALL, &workspace.join("target/places"))?;

    let mut world = geonames::read(&sources)?;
    let mut airports = airports::read(&sources, &world)?;
    airport_names::derive(&sources, &world, &mut airports)?;
    aliases::assign(&mut world, &mut airports)?;
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
