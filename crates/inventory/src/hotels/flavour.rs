//! Names of places and hotels in a country, in the language of its signs.
//!
//! The table is text (`flavours.txt`), because word lists are easier to read and to check in that form than as
//! Rust. It is embedded; a test reads every line.

use std::sync::LazyLock;

use super::catalogue::PropertyType;

/// The words of one language, as signs have them.
#[derive(Debug, Default)]
pub(crate) struct Flavour {
    /// For messages of tests.
    #[cfg_attr(not(test), expect(dead_code))]
    name: &'static str,
    countries: Vec<&'static str>,
    /// Property types, each with a pattern of its name where `%` stands for the word.
    pub(crate) forms: Vec<(PropertyType, &'static str)>,
    /// Words in the names of independent hotels.
    pub(crate) words: Vec<&'static str>,
    /// Parts of a town, from the centre outwards.
    pub(crate) quarters: Vec<&'static str>,
    /// Patterns of street names, `%` for the stem.
    pub(crate) streets: Vec<&'static str>,
    /// Words in street names.
    pub(crate) stems: Vec<&'static str>,
    /// Whether the house number precedes the street.
    pub(crate) number_first: bool,
}

impl Flavour {
    /// The flavour of a country.
    pub(crate) fn of_country(code: &str) -> &'static Self {
        let known = FLAVOURS.iter().find(|flavour| flavour.countries.contains(&code));
        known.or(FLAVOURS.first()).unwrap_or(&EMPTY)
    }

    /// Number of names for independent hotels without the part of the town.
    pub(crate) fn name_count(&self) -> u32 {
        // Some twenty forms and a hundred words.
        (self.forms.len() * self.words.len()) as u32
    }

    /// The street with that number, modulo their count.
    pub(crate) fn street(&self, number: u32) -> String {
        let number = number as usize;
        let stem = at(&self.stems, number);
        let pattern = at(&self.streets, number / self.stems.len().max(1));
        fill(pattern, stem)
    }

    /// Number of streets.
    pub(crate) fn street_count(&self) -> u32 {
        (self.streets.len() * self.stems.len()) as u32
    }
}

/// The word with that number, modulo their count; empty for an empty list.
pub(crate) fn at(words: &[&'static str], number: usize) -> &'static str {
    number.checked_rem(words.len()).and_then(|place| words.get(place)).copied().unwrap_or_default()
}

/// The pattern with the word in place of `%`.
pub(crate) fn fill(pattern: &str, word: &str) -> String {
    let Some((before, after)) = pattern.split_once('%') else { return pattern.to_owned() };
    [before, word, after].concat()
}

static TABLE: &str = include_str!("flavours.txt");

static FLAVOURS: LazyLock<Vec<Flavour>> = LazyLock::new(|| parse(TABLE));

/// The default for an empty table; a test makes sure that the table is not empty.
static EMPTY: Flavour = Flavour {
    name: "",
    countries: Vec::new(),
    forms: Vec::new(),
    words: Vec::new(),
    quarters: Vec::new(),
    streets: Vec::new(),
    stems: Vec::new(),
    number_first: true,
};

fn parse(table: &'static str) -> Vec<Flavour> {
    let mut flavours: Vec<Flavour> = Vec::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some((name, countries)) = line.strip_prefix("= ").and_then(|head| head.split_once('|')) {
            let countries = countries.split_whitespace().collect();
            flavours.push(Flavour { name: name.trim(), countries, ..Flavour::default() });
            continue;
        }
        let (Some(flavour), Some((key, values))) = (flavours.last_mut(), line.split_once(": ")) else {
            continue;
        };
        let values = values.split("; ").map(str::trim);
        match key {
            "forms" => flavour.forms = values.filter_map(form).collect(),
            "words" => flavour.words = values.collect(),
            "quarters" => flavour.quarters = values.collect(),
            "streets" => flavour.streets = values.collect(),
            "stems" => flavour.stems = values.collect(),
            "number" => flavour.number_first = values.eq(["before"]),
            _ => {}
        }
    }
    flavours
}

fn form(text: &'static str) -> Option<(PropertyType, &'static str)> {
    let (kind, pattern) = text.split_once(' ')?;
    Some((PropertyType::from_key(kind)?, pattern.trim()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use wayfare_places::Places;

    #[test]
    fn every_line_is_read() {
        for line in TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '='])) {
            let (key, values) = line.split_once(": ").unwrap();
            match key {
                "forms" => {
                    for text in values.split("; ") {
                        let (_, pattern) = form(text).unwrap_or_else(|| panic!("{text}"));
                        assert_eq!(pattern.matches('%').count(), 1, "{text}");
                    }
                }
                "streets" => assert!(values.split("; ").all(|it| it.matches('%').count() == 1), "{values}"),
                "number" => assert!(["before", "after"].contains(&values), "{values}"),
                _ => assert!(["words", "quarters", "stems"].contains(&key), "{key}"),
            }
        }
        assert_eq!(FLAVOURS.len(), TABLE.lines().filter(|line| line.starts_with('=')).count());
    }

    #[test]
    fn every_flavour_is_whole_and_without_doubles() {
        for flavour in FLAVOURS.iter() {
            let name = flavour.name;
            for list in [&flavour.words, &flavour.quarters, &flavour.streets, &flavour.stems] {
                let distinct: HashSet<_> = list.iter().collect();
                let twice: Vec<_> =
                    list.iter().filter(|it| list.iter().filter(|o| o == it).count() > 1).collect();
                assert_eq!(distinct.len(), list.len(), "{name}: {twice:?}");
                assert!(list.iter().all(|it| !it.is_empty()));
            }
            assert!(flavour.quarters.len() >= 15 && flavour.stems.len() >= 20, "{name}");
            assert!(flavour.forms.iter().any(|(kind, _)| *kind == PropertyType::Hostel), "{name}");
            assert!(flavour.name_count() >= 1_200, "{name}: {}", flavour.name_count());
            let mut names = HashSet::new();
            for (_, pattern) in &flavour.forms {
                for word in &flavour.words {
                    // Names that differ only in case are the same.
                    let made = fill(pattern, word).to_lowercase();
                    assert!(names.insert(made.clone()), "{name}: {made} twice");
                }
            }
            let streets: HashSet<_> = (0..flavour.street_count()).map(|it| flavour.street(it)).collect();
            assert_eq!(streets.len() as u32, flavour.street_count(), "{name}");
            // Both distinguish the hotels of a chain.
            assert!(flavour.quarters.iter().all(|it| !streets.contains(*it)), "{name}");
        }
    }

    #[test]
    fn countries_have_one_flavour_and_exist() {
        let mut seen = HashSet::new();
        for code in FLAVOURS.iter().flat_map(|flavour| &flavour.countries) {
            assert!(seen.insert(code), "{code} twice");
            assert!(Places::embedded().country(code).is_some(), "{code}");
        }
        assert_eq!(Flavour::of_country("AT").name, "german");
        assert_eq!(Flavour::of_country("??").name, "international");
    }

    #[test]
    fn any_number_is_a_street() {
        let flavour = Flavour::of_country("DE");
        assert_eq!(flavour.street(0), "Bahnhofstraße");
        assert!(!flavour.street(u32::MAX).is_empty());
        assert_eq!(EMPTY.street(3), "");
        assert_eq!(fill("no place", "x"), "no place");
    }
}
