//! Place names in other languages. Each language is unpacked when a name in the language is first requested.

use crate::matching_languages;
use crate::packed::{Column, Sections};
use crate::tables::{DataError, NAMES, inflated};
use std::sync::OnceLock;

pub(crate) struct Languages {
    tags: Vec<&'static str>,
    all: Vec<Language>,
}

struct Language {
    packed: &'static [u8],
    names: OnceLock<Option<Names>>,
}

/// Place names in a language.
struct Names {
    /// Rows of the entities that have a name, in ascending order.
    entities: Column<3>,
    /// End offsets of the entities' names in the text.
    ends: Column<3>,
    text: &'static [u8],
}

impl Languages {
    pub(crate) fn open() -> Result<Self, DataError> {
        let mut sections = Sections::of(NAMES.name, NAMES.bytes);
        let tags = str::from_utf8(sections.next()?).map_err(|_| DataError::in_file(NAMES.name))?;
        let tags: Vec<_> = tags.lines().collect();
        let language = |_| sections.next().map(|packed| Language { packed, names: OnceLock::new() });
        let all = tags.iter().map(language).collect::<Result<_, _>>()?;
        Ok(Self { tags, all })
    }

    /// Returns the sorted language tags.
    pub(crate) fn tags(&self) -> &[&'static str] {
        &self.tags
    }

    /// Returns the names in a language.
    pub(crate) fn in_language(&self, language: &str) -> Translations<'_> {
        let mut matching = matching_languages(&self.tags, language).filter_map(|row| self.all.get(row));
        Translations([matching.next(), matching.next()])
    }
}

/// The names in the regional variant of a language, and in its base language.
#[derive(Clone, Copy)]
pub(crate) struct Translations<'a>([Option<&'a Language>; 2]);

impl Translations<'_> {
    /// Returns the name of an entity in the regional variant or, if missing, in the base language.
    pub(crate) fn name(self, entity: u32) -> Option<&'static str> {
        self.0.into_iter().flatten().filter_map(Language::names).find_map(|names| names.of(entity))
    }
}

impl Language {
    fn names(&self) -> Option<&Names> {
        self.names.get_or_init(|| Names::unpack(self.packed)).as_ref()
    }
}

impl Names {
    fn unpack(packed: &[u8]) -> Option<Self> {
        let mut sections = Sections::of(NAMES.name, inflated(packed)?);
        let entities = sections.column().ok()?;
        Some(Self { entities, ends: sections.column().ok()?, text: sections.next().ok()? })
    }

    fn of(&self, entity: u32) -> Option<&'static str> {
        let row = self.entities.find(entity)?;
        let start = row.checked_sub(1).map_or(Some(0), |before| self.ends.get(before))?;
        str::from_utf8(self.text.get(start as usize..self.ends.get(row)? as usize)?).ok()
    }
}
