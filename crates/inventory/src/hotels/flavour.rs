//! Names of places and hotels in a country or region, in the local language and in the spelling that hotels use for
//! travellers from abroad.
//!
//! The tables are embedded text files (`flavours/*.txt`), because word lists are easier to read and check as text than
//! as Rust code. A test parses every line.

use std::sync::LazyLock;

use super::catalogue::PropertyType;
use crate::world::tables::rows;

/// Surroundings of a town, which determine the names and kinds of hotels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Setting {
    /// An ordinary town.
    Town,
    /// A town by the sea, with beaches.
    Beach,
    /// An island or a coast that depends on resorts.
    Resort,
    /// Mountains with snow.
    Snow,
    /// The edge of a park or a reserve.
    Wild,
}

impl Setting {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 5] = [Self::Town, Self::Beach, Self::Resort, Self::Snow, Self::Wild];

    /// Returns whether the town has beaches.
    pub(crate) fn is_by_the_sea(self) -> bool {
        matches!(self, Self::Beach | Self::Resort)
    }
}

/// Property types and their name patterns, in which `%` is the placeholder for the word.
pub(crate) type Forms = Vec<(PropertyType, &'static str)>;

/// The words of names in a language and culture.
#[derive(Debug, Default, Clone)]
pub(crate) struct Flavour {
    /// Name, for flavours based on this flavour, and for test messages.
    name: &'static str,
    /// Codes of countries, and of regions, such as `IT.17`.
    places: Vec<&'static str>,
    forms: Forms,
    beach: Forms,
    /// The forms of `beach` that are missing from `forms`.
    shore: Forms,
    snow: Forms,
    wild: Forms,
    /// Words in the names of independent hotels in all settings. The next three lists contain the additional words of
    /// some settings.
    words: Vec<&'static str>,
    sea: Vec<&'static str>,
    hill: Vec<&'static str>,
    wilds: Vec<&'static str>,
    /// Districts of a town, from the centre outwards. Each has a hint about its location: `n`, `e`, `s` or `w` for a
    /// direction, `sea` for the shore, `air` for the airport, or an empty string. In the table, `@` precedes the hint.
    pub(crate) quarters: Vec<(&'static str, &'static str)>,
    /// Patterns of street names; `%` is the placeholder for the stem.
    streets: Vec<&'static str>,
    /// Words in street names.
    stems: Vec<&'static str>,
    /// `true` if the house number precedes the street.
    pub(crate) number_first: bool,
}

impl Flavour {
    /// Returns the flavour of a region by its code (`IT.17`), or the flavour of the country as a fallback.
    pub(crate) fn of(country: &str, region: Option<&str>) -> &'static Self {
        let of = |place: &str| FLAVOURS.iter().find(|flavour| flavour.places.contains(&place));
        let known = region.and_then(of).or_else(|| of(country));
        // The first flavour is international.
        known.unwrap_or(&FLAVOURS[0])
    }

    /// Returns the number of names for independent hotels, without the district.
    pub(crate) fn name_count(&self, setting: Setting) -> u32 {
        // A setting has about thirty forms and a hundred words, so the numbers fit in a `u32`.
        (self.form_lists(setting).map(<[_]>::len).iter().sum::<usize>() as u32) * self.word_count(setting)
    }

    /// Returns the number of words for independent hotels.
    pub(crate) fn word_count(&self, setting: Setting) -> u32 {
        self.word_lists(setting).map(<[_]>::len).iter().sum::<usize>() as u32
    }

    /// Returns the form with the given number, modulo the number of forms.
    pub(crate) fn form(&self, setting: Setting, number: u32) -> (PropertyType, &'static str) {
        nth(self.form_lists(setting), number).unwrap_or((PropertyType::Hotel, "%"))
    }

    /// Returns the word with the given number, modulo the number of words, or an empty string if the setting has no
    /// words.
    pub(crate) fn word(&self, setting: Setting, number: u32) -> &'static str {
        nth(self.word_lists(setting), number).unwrap_or_default()
    }

    fn form_lists(&self, setting: Setting) -> [&[(PropertyType, &'static str)]; 2] {
        match setting {
            Setting::Town => [&self.forms, &[]],
            Setting::Beach => [&self.forms, &self.shore],
            Setting::Resort => [&[], &self.beach],
            Setting::Snow => [&self.forms, &self.snow],
            Setting::Wild => [&[], &self.wild],
        }
    }

    fn word_lists(&self, setting: Setting) -> [&[&'static str]; 2] {
        let of_setting: &[_] = match setting {
            Setting::Town => &[],
            Setting::Beach | Setting::Resort => &self.sea,
            Setting::Snow => &self.hill,
            Setting::Wild => &self.wilds,
        };
        [&self.words, of_setting]
    }

    /// Returns the street with the given number, modulo the number of streets.
    pub(crate) fn street(&self, number: u32) -> String {
        let number = number as usize;
        let stem = word_at(&self.stems, number);
        let pattern = word_at(&self.streets, number / self.stems.len().max(1));
        fill_pattern(pattern, stem)
    }

    /// Returns the number of streets.
    pub(crate) fn street_count(&self) -> u32 {
        (self.streets.len() * self.stems.len()) as u32
    }

    /// Parses a line of the table.
    fn read(&mut self, key: &str, values: &'static str) {
        let values = values.split("; ").map(str::trim);
        match key {
            "forms" => self.forms = values.filter_map(form).collect(),
            "beach" => self.beach = values.filter_map(form).collect(),
            "snow" => self.snow = values.filter_map(form).collect(),
            "wild" => self.wild = values.filter_map(form).collect(),
            "words" => self.words = values.collect(),
            "sea" => self.sea = values.collect(),
            "hill" => self.hill = values.collect(),
            "wilds" => self.wilds = values.collect(),
            "quarters" => self.quarters = values.map(|it| it.split_once('@').unwrap_or((it, ""))).collect(),
            "streets" => self.streets = values.collect(),
            "stems" => self.stems = values.collect(),
            "number" => self.number_first = values.eq(["before"]),
            _ => {}
        }
    }

    /// Removes the entries common to all settings from the lists that extend them, so that no name appears twice.
    fn without_duplicates(mut self) -> Self {
        for of_setting in [&mut self.sea, &mut self.hill, &mut self.wilds] {
            of_setting.retain(|word| !self.words.contains(word));
        }
        self.shore.clone_from(&self.beach);
        for of_setting in [&mut self.shore, &mut self.snow] {
            of_setting.retain(|(_, pattern)| self.forms.iter().all(|(_, other)| other != pattern));
        }
        self
    }
}

/// Returns the item with the given number in two concatenated lists, modulo their length.
fn nth<T: Copy>(lists: [&[T]; 2], number: u32) -> Option<T> {
    let count = lists.iter().map(|list| list.len()).sum();
    let index = (number as usize).checked_rem(count)?;
    lists.into_iter().flatten().nth(index).copied()
}

/// Returns the word with the given number, modulo the number of words, or an empty string for an empty list.
pub(crate) fn word_at(words: &[&'static str], number: usize) -> &'static str {
    number.checked_rem(words.len()).and_then(|index| words.get(index)).copied().unwrap_or_default()
}

/// Returns the pattern with the word in place of `%`.
pub(crate) fn fill_pattern(pattern: &str, word: &str) -> String {
    let Some((before, after)) = pattern.split_once('%') else { return pattern.to_owned() };
    [before, word, after].concat()
}

/// The tables, ordered such that each flavour is based on an earlier flavour.
static TABLES: [&str; 6] = [
    include_str!("flavours/world.txt"),
    include_str!("flavours/europe.txt"),
    include_str!("flavours/americas.txt"),
    include_str!("flavours/africa.txt"),
    include_str!("flavours/asia.txt"),
    include_str!("flavours/oceania.txt"),
];

static FLAVOURS: LazyLock<Vec<Flavour>> = LazyLock::new(|| {
    let flavours = TABLES.into_iter().fold(Vec::new(), parse);
    flavours.into_iter().map(Flavour::without_duplicates).collect()
});

fn parse(mut flavours: Vec<Flavour>, table: &'static str) -> Vec<Flavour> {
    for line in rows(table) {
        if let Some((head, places)) = line.strip_prefix("= ").and_then(|head| head.split_once('|')) {
            flavours.push(derived(&flavours, head, places));
        } else if let (Some(flavour), Some((key, values))) = (flavours.last_mut(), line.split_once(": ")) {
            flavour.read(key, values);
        }
    }
    flavours
}

/// Returns a new flavour that contains the entries of its base flavour: the flavour that the line specifies, or the
/// first flavour as a fallback.
fn derived(flavours: &[Flavour], head: &'static str, places: &'static str) -> Flavour {
    let (name, base) = head.split_once('<').unwrap_or((head, ""));
    let named = flavours.iter().find(|flavour| flavour.name == base.trim());
    let base = named.or(flavours.first()).cloned().unwrap_or_default();
    Flavour { name: name.trim(), places: places.split_whitespace().collect(), ..base }
}

fn form(text: &'static str) -> Option<(PropertyType, &'static str)> {
    let (kind, pattern) = text.split_once(' ')?;
    Some((PropertyType::from_key(kind)?, pattern.trim()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use wayfare_places::{Places, fold};

    use super::*;

    fn lines() -> impl Iterator<Item = &'static str> {
        TABLES.iter().flat_map(|table| rows(table))
    }

    #[test]
    fn every_line_is_read() {
        for line in lines().filter(|line| !line.starts_with('=')) {
            let (key, values) = line.split_once(": ").unwrap();
            match key {
                "forms" | "beach" | "snow" | "wild" => {
                    for text in values.split("; ") {
                        let (_, pattern) = form(text).unwrap_or_else(|| panic!("{text}"));
                        assert_eq!(pattern.matches('%').count(), 1, "{text}");
                    }
                }
                "streets" => assert!(values.split("; ").all(|it| it.matches('%').count() == 1), "{values}"),
                "number" => assert!(["before", "after"].contains(&values), "{values}"),
                _ => assert!(["words", "sea", "hill", "wilds", "quarters", "stems"].contains(&key), "{key}"),
            }
        }
        assert_eq!(FLAVOURS.len(), lines().filter(|line| line.starts_with('=')).count());
        for base in lines().filter_map(|line| Some(line.split_once('<')?.1.split_once('|')?.0.trim())) {
            assert!(FLAVOURS.iter().any(|flavour| flavour.name == base), "{base}");
        }
    }

    #[test]
    fn every_flavour_is_complete_without_duplicates() {
        for flavour in FLAVOURS.iter() {
            let name = flavour.name;
            let quarters: Vec<_> = flavour.quarters.iter().map(|(name, _)| *name).collect();
            for list in [&quarters, &flavour.streets, &flavour.stems] {
                let distinct: HashSet<_> = list.iter().collect();
                assert_eq!(distinct.len(), list.len(), "{name}: {list:?}");
                assert!(list.iter().all(|it| !it.is_empty()));
            }
            assert!(flavour.quarters.len() >= 15 && flavour.stems.len() >= 19, "{name}");
            assert!(flavour.forms.iter().any(|(kind, _)| *kind == PropertyType::Hostel), "{name}");
            let streets: HashSet<_> = (0..flavour.street_count()).map(|it| flavour.street(it)).collect();
            assert_eq!(streets.len() as u32, flavour.street_count(), "{name}");
            // Districts and streets both distinguish hotels of the same chain.
            assert!(quarters.iter().all(|it| !streets.contains(*it)), "{name}");
            let hints: Vec<_> = flavour.quarters.iter().map(|(_, hint)| *hint).collect();
            assert!(hints.iter().all(|hint| ["", "n", "e", "s", "w", "sea", "air"].contains(hint)), "{name}");
            // The first district is the centre.
            assert_eq!(hints[0], "", "{name}");
        }
    }

    #[test]
    fn settings_have_many_distinct_names() {
        for flavour in FLAVOURS.iter() {
            for setting in Setting::ALL {
                let named = |form: &str, word| fill_pattern(form, word).to_lowercase();
                let forms = flavour.form_lists(setting).concat().into_iter().map(|(_, pattern)| pattern);
                let forms: Vec<_> = forms.collect();
                let words = flavour.word_lists(setting).concat();
                let made = forms.iter().flat_map(|form| words.iter().map(move |word| named(form, word)));
                let made: HashSet<_> = made.collect();
                assert_eq!(made.len(), forms.len() * words.len(), "{} {setting:?}", flavour.name);
                assert!(flavour.name_count(setting) >= 250, "{} {setting:?}", flavour.name);
                for (number, word) in (0..).zip(&words) {
                    assert_eq!(flavour.word(setting, number), *word);
                }
            }
        }
    }

    #[test]
    fn no_word_is_the_name_of_a_city_elsewhere() {
        /// City names that are also ordinary words.
        const WORDS: [&str; 5] = ["central", "victoria", "kennedy", "duque de caxias", "george town"];
        let large = Places::embedded().cities().filter(|city| city.population >= 1_000_000);
        let large: HashSet<_> = large.map(|city| fold(city.name)).collect();
        for flavour in FLAVOURS.iter() {
            let forms = [&flavour.forms, &flavour.beach, &flavour.snow, &flavour.wild];
            let forms = forms.into_iter().flatten().map(|(_, pattern)| *pattern);
            let quarters = flavour.quarters.iter().map(|(name, _)| *name).collect();
            let lists = [&flavour.words, &flavour.sea, &flavour.hill, &flavour.wilds, &quarters];
            let words = lists.into_iter().chain([&flavour.stems]).flatten().copied();
            for text in forms.chain(words) {
                let folded = fold(text);
                let parts: Vec<_> = folded.split(' ').collect();
                let spans =
                    (1..=parts.len()).flat_map(|length| parts.windows(length)).map(|span| span.join(" "));
                let strange = spans.filter(|span| span.len() > 3 && !WORDS.contains(&span.as_str()));
                let strange: Vec<_> = strange.filter(|span| large.contains(span)).collect();
                assert!(strange.is_empty(), "{}: {text} has {strange:?}", flavour.name);
            }
        }
    }

    #[test]
    fn places_have_one_flavour_and_exist() {
        let mut seen = HashSet::new();
        for code in FLAVOURS.iter().flat_map(|flavour| &flavour.places) {
            assert!(seen.insert(code), "{code} is listed twice");
            let places = Places::embedded();
            assert!(places.country(code).is_some() || places.region(code).is_some(), "{code}");
        }
        // Every country with at least 5,000 inhabitants is listed.
        let without = Places::embedded().countries().iter().filter(|it| !seen.contains(&it.code));
        assert!(without.clone().all(|it| it.population < 5_000), "{:?}", without.collect::<Vec<_>>());
        assert_eq!(Flavour::of("AT", None).name, "austrian");
        assert_eq!(Flavour::of("CH", Some("CH.GE")).name, "swiss-french");
        assert_eq!(Flavour::of("CH", Some("CH.ZH")).name, "german");
        assert_eq!(Flavour::of("??", None).name, "international");
    }

    #[test]
    fn any_number_has_a_street_a_form_and_a_word() {
        let flavour = Flavour::of("DE", None);
        assert_eq!(flavour.street(0), "Bahnhofstraße");
        assert!(!flavour.street(u32::MAX).is_empty() && !flavour.word(Setting::Snow, u32::MAX).is_empty());
        assert_eq!(fill_pattern("no place", "x"), "no place");
    }
}
