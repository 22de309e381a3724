//! Words for "airport" in a term, which state the kind of place rather than its name.

use crate::Kinds;
use crate::fold::fold;

/// Folded words, with the words that accompany them.
const WORDS: [&str; 30] = [
    "airport",
    "airports",
    "aeroport",
    "aeroporto",
    "aeropuerto",
    "aerodrom",
    "bandara",
    "flughafen",
    "flygplats",
    "havaalani",
    "havalimani",
    "internacional",
    "international",
    "internazionale",
    "internasional",
    "intl",
    "lentoasema",
    "letisko",
    "letiste",
    "lidosta",
    "lotnisko",
    "lufthavn",
    "luchthaven",
    "terminal",
    "аеродром",
    "аеропорт",
    "аэропорт",
    "международный",
    "الدولي",
    "مطار",
];

/// Prepositions between a word for "airport" and a name.
const PREPOSITIONS: [&str; 8] = ["of", "de", "di", "do", "da", "del", "d", "du"];

/// Endings of names in scripts without spaces, longest first.
const ENDINGS: [&str; 8] = ["国际机场", "國際機場", "国際空港", "국제공항", "机场", "機場", "空港", "공항"];

/// Returns a folded term without its words for "airport" and the kinds of places that the term states, if it contains
/// such words besides a name.
pub(super) fn stripped(folded: &str, kinds: Kinds) -> Option<(String, Kinds)> {
    let vietnamese =
        folded.strip_prefix("san bay ").map(|rest| rest.strip_prefix("quoc te ").unwrap_or(rest));
    let mut rest: Vec<&str> = Vec::new();
    let mut has_any = vietnamese.is_some();
    let mut is_after = false;
    for word in vietnamese.unwrap_or(folded).split(' ') {
        let name = without_ending(word);
        let is_airport_word = WORDS.contains(&word) || word.chars().any(is_syllabic) && name.is_empty();
        // Such as the 5 in `heathrow terminal 5`.
        let belongs = is_after && (PREPOSITIONS.contains(&word) || word.bytes().all(|b| b.is_ascii_digit()));
        has_any |= is_airport_word || name.len() < word.len();
        is_after = is_airport_word;
        if !is_airport_word && !belongs {
            rest.push(name);
        }
    }
    // An international airport is a single airport.
    let is_single = folded.contains("internat") || folded.contains("intl");
    let stated = if is_single { Kinds::AIRPORT } else { Kinds::AIRPORT.or(Kinds::METRO) };
    (has_any && !rest.is_empty() && kinds.contains(Kinds::AIRPORT))
        .then(|| (rest.join(" "), stated.and(kinds)))
}

fn without_ending(word: &str) -> &str {
    match word.chars().any(is_syllabic) {
        true => ENDINGS.iter().find_map(|ending| word.strip_suffix(fold(ending).as_str())).unwrap_or(word),
        false => word,
    }
}

/// Returns whether a letter belongs to a script whose words end in a word for "airport".
fn is_syllabic(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{11FF}' | '\u{3040}'..='\u{30FF}' | '\u{4E00}'..='\u{9FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_in(term: &str) -> Option<String> {
        stripped(&fold(term), Kinds::ALL).map(|(name, _)| name)
    }

    #[test]
    fn words_for_airport_are_removed() {
        for (term, name) in [
            ("Flughafen München", "munchen"),
            ("aeropuerto de Barajas", "barajas"),
            ("heathrow airport terminal 5", "heathrow"),
            ("аэропорт Шереметьево", "шереметьево"),
            ("羽田空港", "羽田"),
            ("成田国際空港", "成田"),
            ("Sân bay Nội Bài", "noi bai"),
        ] {
            assert_eq!(name_in(term).as_deref(), Some(name), "{term}");
        }
        assert_eq!(name_in("인천공항"), Some(fold("인천")));
        for term in ["munich", "airport", "terminal 5", "san bay", "空港", "rio de janeiro", "5"] {
            assert_eq!(name_in(term), None, "{term}");
        }
    }
}
