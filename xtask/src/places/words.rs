//! The search words: every word of every name, folded, with the entities that bear it.
//!
//! An entity is a row number counted through countries, regions, cities and airports in the order of
//! their files. A posting is the entity shifted left by four bits, with four flags below. The reader
//! of this form is `crates/places/src/search/words.rs`.

use super::airports::Airport;
use super::fold::fold;
use super::geonames::World;
use super::names;
use std::collections::BTreeMap;

/// From what the word comes.
#[derive(Clone, Copy)]
enum Field {
    /// The name of the entity itself.
    Name = 0,
    /// The name of the city that an airport serves.
    City = 1,
    /// Another name or spelling.
    Alternate = 2,
    /// A code, which counts only when typed whole.
    Code = 3,
}

const LATER_WORD: u8 = 0b10;
const NOT_ALONE: u8 = 0b01;

/// Words in order, each with its entities in order and the best flags there (lower is better).
pub(super) struct Words(BTreeMap<String, BTreeMap<u32, u8>>);

impl Words {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The form in which the library reads them: three counts, the lengths of the words, the words,
    /// how many postings each has, and the postings as differences to the one before.
    pub(super) fn to_bytes(&self) -> Result<Vec<u8>, String> {
        let (mut lengths, mut text, mut counts, mut postings) = (vec![], vec![], vec![], vec![]);
        let mut total = 0_u32;
        for (word, entities) in &self.0 {
            lengths.push(u8::try_from(word.len()).map_err(|_| format!("too long: {word}"))?);
            text.extend_from_slice(word.as_bytes());
            push_varint(&mut counts, u32::try_from(entities.len()).map_err(|e| e.to_string())?);
            let mut before = 0;
            for (&entity, &flags) in entities {
                let posting = entity << 4 | u32::from(flags);
                push_varint(&mut postings, posting - before);
                before = posting;
                total += 1;
            }
        }
        let mut bytes = Vec::new();
        for count in [lengths.len(), text.len(), total as usize] {
            let count = u32::try_from(count).map_err(|e| e.to_string())?;
            bytes.extend_from_slice(&count.to_le_bytes());
        }
        for part in [lengths, text, counts, postings] {
            bytes.extend_from_slice(&part);
        }
        Ok(bytes)
    }

    /// A name and its other spellings.
    fn name(&mut self, entity: u32, field: Field, name: &str) {
        let folded = fold(name);
        self.phrase(entity, field, &folded);
        for spelling in names::spellings(name) {
            self.phrase(entity, field, &spelling);
        }
        // Typed in one go: `newyork`.
        let words = folded.split(' ').count();
        if matches!(field, Field::Name) && (2..=3).contains(&words) {
            self.phrase(entity, Field::Alternate, &folded.replace(' ', ""));
        }
    }

    fn phrase(&mut self, entity: u32, field: Field, folded: &str) {
        let alone = !folded.contains(' ');
        for (i, word) in folded.split(' ').filter(|word| !word.is_empty()).enumerate() {
            let later = if i > 0 { LATER_WORD } else { 0 };
            let flags = (field as u8) << 2 | later | if alone { 0 } else { NOT_ALONE };
            let best = self.0.entry(word.to_owned()).or_default().entry(entity).or_insert(flags);
            *best = flags.min(*best);
        }
    }
}

pub(super) fn index(world: &World, airports: &[Airport]) -> Words {
    let mut words = Words(BTreeMap::new());
    let mut entity = 0;
    for country in &world.countries {
        words.name(entity, Field::Name, &country.name);
        words.phrase(entity, Field::Code, &fold(&country.code));
        words.phrase(entity, Field::Code, &fold(&country.alpha3));
        if country.code == "GB" {
            words.phrase(entity, Field::Code, "uk");
        }
        entity += 1;
    }
    for region in &world.regions {
        words.name(entity, Field::Name, &region.name);
        // Postal codes of states; elsewhere the codes are numbers that no one knows.
        if let Some(code) = region.code.strip_prefix("US.") {
            words.phrase(entity, Field::Code, &fold(code));
        }
        entity += 1;
    }
    for city in &world.cities {
        words.name(entity, Field::Name, &city.name);
        for alternate in &city.alternates {
            words.name(entity, Field::Alternate, alternate);
        }
        entity += 1;
    }
    for airport in airports {
        words.name(entity, Field::Name, &airport.short_name);
        words.name(entity, Field::Name, &airport.name);
        words.name(entity, Field::City, &airport.city_name);
        words.phrase(entity, Field::Code, &fold(&airport.code));
        entity += 1;
    }
    words
}

fn push_varint(bytes: &mut Vec<u8>, mut value: u32) {
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}
