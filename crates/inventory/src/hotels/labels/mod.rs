//! Labels in other languages. A language's table is loaded when a label in that language is first requested.

use std::collections::HashMap;
use std::sync::OnceLock;

use wayfare_places::matching_languages;

/// Translates an English label. The language may have a region suffix (`pt-PT`). Returns the English label if no table
/// contains a translation.
///
/// ```
/// use wayfare_inventory::hotels::{Theme, translated};
/// assert_eq!(translated(Theme::Beach.label(), "fr_CA"), "Plage");
/// assert_eq!(translated(Theme::Beach.label(), "eo"), "Beach");
/// ```
#[must_use]
pub fn translated(label: &'static str, language: &str) -> &'static str {
    let mut tables = matching_languages(&LABEL_LANGUAGES, language).filter_map(|at| TABLES.get(at));
    tables.find_map(|table| table.labels().get(label).copied()).unwrap_or(label)
}

macro_rules! languages {
    ($($tag:literal)+) => {
        /// Languages other than English that have labels, as BCP 47 tags.
        pub const LABEL_LANGUAGES: [&str; [$($tag),+].len()] = [$($tag),+];

        /// The tables of [`LABEL_LANGUAGES`], in the same order. The table of a regional variant contains only the
        /// labels that differ from the base language.
        static TABLES: [Table; LABEL_LANGUAGES.len()] = [$(Table::new(include_str!(concat!($tag, ".tsv")))),+];
    };
}

languages! { "de" "es" "fr" "it" "ja" "ko" "nl" "pl" "pt" "pt-PT" "ru" "sv" "tr" "zh" "zh-TW" }

/// The labels of a language, keyed by English label.
struct Table {
    text: &'static str,
    labels: OnceLock<HashMap<&'static str, &'static str>>,
}

impl Table {
    const fn new(text: &'static str) -> Self {
        Self { text, labels: OnceLock::new() }
    }

    fn labels(&self) -> &HashMap<&'static str, &'static str> {
        self.labels.get_or_init(|| self.rows().collect())
    }

    fn rows(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let lines = self.text.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.split_once('\t'))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};

    use super::*;
    use crate::hotels::reviews::{GROUPS, SENTIMENTS};
    use crate::hotels::{Deal, Feature, PICTURE_TAG, PropertyType, Tag, Theme};

    /// Returns the labels of each kind.
    fn kinds() -> [Vec<&'static str>; 8] {
        [
            Tag::ALL.map(Tag::label).to_vec(),
            Feature::all().iter().map(|feature| feature.label).collect(),
            PropertyType::ALL.map(PropertyType::label).to_vec(),
            Theme::ALL.map(Theme::label).to_vec(),
            Deal::ALL.map(Deal::label).to_vec(),
            vec![PICTURE_TAG.1],
            SENTIMENTS.map(|(_, words)| words).to_vec(),
            GROUPS.to_vec(),
        ]
    }

    fn tables() -> impl Iterator<Item = (&'static str, &'static Table)> {
        LABEL_LANGUAGES.into_iter().zip(&TABLES)
    }

    #[test]
    fn each_language_has_exactly_the_english_labels() {
        let all: BTreeSet<_> = kinds().into_iter().flatten().collect();
        for (tag, table) in tables().filter(|(tag, _)| !tag.contains('-')) {
            let has: BTreeSet<_> = table.labels().keys().copied().collect();
            assert_eq!(has, all, "{tag}");
        }
    }

    #[test]
    fn regional_tables_have_only_labels_that_differ() {
        let regions: Vec<_> =
            tables().filter_map(|(tag, table)| Some((tag.split_once('-')?.0, table))).collect();
        assert_eq!(regions.len(), 2);
        for (language, table) in regions {
            let general = tables().find(|(tag, _)| *tag == language).unwrap().1;
            for (label, own) in table.rows() {
                assert!(general.labels().get(label).is_some_and(|general| *general != own), "{label}");
            }
        }
    }

    #[test]
    fn rows_are_trimmed_and_distinct() {
        for (tag, table) in tables() {
            let lines = table.text.lines().filter(|line| !line.starts_with('#')).count();
            assert_eq!((table.rows().count(), table.labels().len()), (lines, lines), "{tag}");
            for text in table.rows().flat_map(|(label, own)| [label, own]) {
                assert!(text == text.trim() && !text.is_empty() && !text.contains('\t'), "{tag}: {text:?}");
            }
        }
    }

    #[test]
    fn labels_of_a_kind_differ_in_every_language() {
        for (language, kind) in LABEL_LANGUAGES.into_iter().flat_map(|tag| kinds().map(|kind| (tag, kind))) {
            let labels = kind.iter().map(|label| translated(label, language).to_lowercase());
            let count = labels.collect::<HashSet<_>>().len();
            assert_eq!(count, kind.len(), "{language}: {kind:?}");
        }
    }

    #[test]
    fn a_label_falls_back_to_its_language_and_to_english() {
        for (language, label) in [
            ("de", "Frühstück inbegriffen"),
            ("DE_at", "Frühstück inbegriffen"),
            ("pt_BR", "Café da manhã incluído"),
            ("pt-pt", "Pequeno-almoço incluído"),
            ("zh_CN", "含早餐"),
            ("en_GB", "Breakfast included"),
            ("xx", "Breakfast included"),
            ("", "Breakfast included"),
        ] {
            assert_eq!(translated("Breakfast included", language), label, "{language}");
        }
        assert_eq!(translated("Sauna", "pt_PT"), "Sauna");
        assert_eq!(translated("Airlock", "de"), "Airlock");
    }
}
