//! The search words: every folded word of every name, the entities whose names contain the word, and fingerprints of
//! whole names with several words.
//!
//! An entity is a row number. Rows are numbered across the files of countries, regions, cities, airports and
//! destinations, in this order. `crates/places/src/layout.rs` describes the format.

use super::airports::Airport;
use super::fold::fold;
use super::geonames::World;
use super::layout::{Field, Posting, STRIDE, fingerprint, without_article};
use super::names;
use super::pack::Sections;
use super::translations::Language;
use std::collections::{BTreeMap, BTreeSet};

/// Number of entities between two stored start offsets of names. `full_names.rs` adds up the name counts of the
/// entities in between.
const NAMES_STRIDE: usize = 64;

#[derive(Default)]
pub(super) struct Words {
    /// Words in order, and for each word its entities in order and the best flags of each entity. Lower flags are
    /// better.
    words: BTreeMap<String, BTreeMap<u32, u8>>,
    /// Fingerprints of the multi-word names, by entity.
    fingerprints: BTreeMap<u32, BTreeSet<u16>>,
    entities: u32,
}

impl Words {
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// Packs the words as a map from words to rows, and the postings of each row.
    pub(super) fn packed(&self) -> Result<Vec<u8>, String> {
        let mut tree = fst::MapBuilder::memory();
        let (mut counts, mut postings) = (Vec::new(), Vec::new());
        for ((word, entities), row) in self.words.iter().zip(0..) {
            tree.insert(word, row).map_err(|e| format!("{word}: {e}"))?;
            let count = u32::try_from(entities.len()).map_err(|e| e.to_string())?;
            counts.push(count);
            let last = entities.keys().next_back();
            for (entity, flags) in entities {
                postings.push(Posting::new(*entity, *flags, Some(entity) == last).0);
            }
        }
        let mut sections = Sections::default();
        sections.push(&tree.into_inner().map_err(|e| e.to_string())?)?;
        sections.starts(&counts, STRIDE)?;
        sections.column::<3>(postings)?;
        Ok(sections.done())
    }

    /// Packs the fingerprints of the multi-word names, by entity.
    pub(super) fn packed_names(&self) -> Result<Vec<u8>, String> {
        let of = |entity| self.fingerprints.get(&entity).into_iter().flatten().copied().map(u32::from);
        let counts: Vec<_> = (0..self.entities).map(|entity| of(entity).count() as u32).collect();
        let mut sections = Sections::default();
        sections.column::<1>(counts.iter().copied())?;
        sections.starts(&counts, NAMES_STRIDE)?;
        sections.column::<2>((0..self.entities).flat_map(of))?;
        Ok(sections.done())
    }

    /// Adds a name and its other spellings.
    fn name(&mut self, entity: u32, field: Field, name: &str) {
        let folded = fold(name);
        self.phrase(entity, field, &folded);
        for spelling in names::spellings(name) {
            self.phrase(entity, field, &spelling);
        }
        // People also type names of two or three words as one word: `newyork`.
        let words = folded.split(' ').count();
        if field == Field::Name && (2..=3).contains(&words) {
            self.phrase(entity, Field::Alternate, &folded.replace(' ', ""));
        }
    }

    /// Adds further names of the current entity.
    fn names(&mut self, field: Field, all: &[String]) {
        for name in all {
            self.name(self.entities, field, name);
        }
    }

    fn phrase(&mut self, entity: u32, field: Field, folded: &str) {
        // People omit articles, so a name that is a single word without its article also counts as a whole name.
        let whole = without_article(folded);
        let is_one = !folded.contains(' ');
        if whole.contains(' ') && field != Field::Code {
            self.fingerprints.entry(entity).or_default().insert(fingerprint(whole));
        }
        for (i, word) in folded.split(' ').filter(|word| !word.is_empty()).enumerate() {
            let flags = Posting::flags_of(field, i == 0, is_one || word == whole);
            let best = self.words.entry(word.to_owned()).or_default().entry(entity).or_insert(flags);
            *best = flags.min(*best);
        }
    }
}

pub(super) fn index(world: &World, airports: &[Airport], languages: &[Language]) -> Words {
    let mut words = Words::default();
    for country in &world.countries {
        let entity = words.entities;
        words.name(entity, Field::Name, &country.name);
        words.phrase(entity, Field::Code, &fold(&country.code));
        words.phrase(entity, Field::Code, &fold(&country.alpha3));
        words.names(Field::Name, &country.also);
        if country.code == "GB" {
            words.phrase(entity, Field::Code, "uk");
        }
        words.entities += 1;
    }
    for region in &world.regions {
        words.name(words.entities, Field::Name, &region.name);
        words.names(Field::Name, &region.also);
        // US regions have the postal codes of states. Most other regions have numbers as codes; nobody searches for
        // these numbers.
        if let Some(code) = region.code.strip_prefix("US.") {
            words.phrase(words.entities, Field::Code, &fold(code));
        }
        words.entities += 1;
    }
    for city in &world.cities {
        words.name(words.entities, Field::Name, &city.name);
        words.names(Field::Name, &city.also);
        words.names(Field::Alternate, &city.alternates);
        words.entities += 1;
    }
    for airport in airports {
        words.name(words.entities, Field::Name, &airport.short_name);
        words.name(words.entities, Field::Name, &airport.name);
        words.names(Field::Name, &airport.also);
        words.name(words.entities, Field::City, &airport.city_name);
        words.names(Field::City, &airport.towns);
        words.phrase(words.entities, Field::Code, &fold(&airport.code));
        words.entities += 1;
    }
    for destination in &world.destinations {
        words.name(words.entities, Field::Name, &destination.name);
        words.names(Field::Alternate, &destination.also);
        words.entities += 1;
    }
    // The alternate names of cities already include the translated names.
    let areas = (world.countries.len() + world.regions.len()) as u32;
    for (entity, name) in languages.iter().flat_map(|language| language.names.range(..areas)) {
        words.name(*entity, Field::Alternate, name);
    }
    words
}
