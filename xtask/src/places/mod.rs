//! `cargo xtask places`: generates the data that `wayfare-places` embeds.
//!
//! The command fetches the pinned packages (`sources`), reads them and the hand-written tables (`geonames`, `airports`,
//! `hand`, `translations`), derives the search data (`words`, `entities`, `near`), and writes `crates/places/data` and
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

/// The layout of the packed data. The library uses the same file to read the data.
#[path = "../../../crates/places/src/layout.rs"]
mod layout;

/// Folding of names. The library uses the same file to fold search terms, so that stored words and terms always match.
#[path = "../../../crates/places/src/fold.rs"]
pub(crate) mod fold;

/// Words for "airport". The library uses the same file for search terms.
#[path = "../../../crates/places/src/airport_words.rs"]
mod airport_words;

use crate::packages;
use std::path::Path;

/// Generates the files in a workspace, or compares them if `check` is set.
///
/// # Errors
///
/// Returns an error if a package can't be fetched or differs from the pin, if its data has an unexpected format, or if
/// a manual correction no longer applies. If `check` is set, also returns an error if the files differ from the
/// generated files.
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
