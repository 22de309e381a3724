//! Names in other languages from gettext message catalogues. The message keys are GeoNames ids or codes.

use super::geonames::World;
use super::pack::{Sections, deflated};
use super::sources::GEONAMES_COMMON;
use crate::packages::Sources;
use std::collections::BTreeMap;

/// The minimum population of cities with translated names. Smaller cities keep their English names, unless they are
/// famous.
const MIN_POPULATION: u64 = 50_000;

/// The names in a language, by entity.
pub(super) struct Language {
    /// Language tag, such as `de` or `zh-CN`.
    pub(super) tag: String,
    pub(super) names: BTreeMap<u32, String>,
}

/// Returns the translated names of known places by language. Names that equal the English name are omitted.
pub(super) fn read(sources: &Sources, world: &World) -> Result<Vec<Language>, String> {
    let mut entities = world.entities();
    for city in world.cities.iter().filter(|city| city.population < MIN_POPULATION && city.fame == 0) {
        entities.remove(&city.id.to_string());
    }
    let mut languages = Vec::new();
    for file in GEONAMES_COMMON.files {
        let no_locale = || format!("{} has no locale in its path", file.path);
        let tag = file.path.split('/').nth(3).ok_or_else(no_locale)?;
        let messages = messages(sources.file(&GEONAMES_COMMON, file.path)?)
            .ok_or_else(|| format!("{} is not a message catalogue", file.path))?;
        let mut names = BTreeMap::new();
        for (key, name) in messages {
            if let Some((entity, english)) = entities.get(key) {
                let name = super::names::clean(name);
                if !name.is_empty() && name != **english {
                    names.insert(*entity, name);
                }
            }
        }
        languages.push(Language { tag: tag.replace('_', "-"), names });
    }
    Ok(languages)
}

/// Packs the tags and the compressed names of each language.
pub(super) fn packed(languages: &[Language]) -> Result<Vec<u8>, String> {
    let mut file = Sections::default();
    let tags: Vec<_> = languages.iter().map(|language| language.tag.as_str()).collect();
    file.push(tags.join("\n").as_bytes())?;
    for language in languages {
        let mut sections = Sections::default();
        sections.column::<3>(language.names.keys().copied())?;
        let mut text = String::new();
        let mut ends = Vec::new();
        for name in language.names.values() {
            text.push_str(name);
            ends.push(u32::try_from(text.len()).map_err(|e| e.to_string())?);
        }
        sections.column::<3>(ends)?;
        sections.push(text.as_bytes())?;
        file.push(&deflated(&sections.done())?)?;
    }
    Ok(file.done())
}

/// Parses the messages of a catalogue into keys and translations.
fn messages(bytes: &[u8]) -> Option<Vec<(&str, &str)>> {
    let number = |at: usize| {
        let bytes = bytes.get(at..at + 4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    };
    let text = |table: usize, row: usize| {
        let (length, start) = (number(table + 8 * row)?, number(table + 8 * row + 4)?);
        str::from_utf8(bytes.get(start..start.checked_add(length)?)?).ok()
    };
    if number(0)? != 0x9504_12DE {
        return None;
    }
    let (count, keys, names) = (number(8)?, number(12)?, number(16)?);
    (0..count).map(|row| Some((text(keys, row)?, text(names, row)?))).collect()
}
