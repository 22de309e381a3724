//! Words for "airport", which describe the kind of place rather than name it. `cargo xtask places` also compiles this
//! file.
#![allow(dead_code, reason = "xtask uses only part of this module")]

use super::fold::fold;

/// Words for "airport", and words that accompany them. The Latin words are folded.
const WORDS: &str = "\
    aerodrom aeroport aeroporto aeropuerto airport airports bandara flughafen flygplats havaalani havalimani \
    internacional internasional international internazionale intl lentoasema letisko letiste lidosta lotnisko \
    luchthaven lufthavn terminal аеродром аеропорт аэропорт международный الدولي مطار";

/// Prepositions between a word for "airport" and a name.
const PREPOSITIONS: [&str; 8] = ["of", "de", "di", "do", "da", "del", "d", "du"];

/// Endings of Chinese, Japanese and Korean names, longest first.
const ENDINGS: [&str; 8] = ["国际机场", "國際機場", "国際空港", "국제공항", "机场", "機場", "空港", "공항"];

/// Returns a folded term without its words for "airport", or `None` if the term contains no such words or no name.
pub(crate) fn without_airport_words(folded: &str) -> Option<String> {
    let vietnamese =
        folded.strip_prefix("san bay ").map(|rest| rest.strip_prefix("quoc te ").unwrap_or(rest));
    let mut rest: Vec<&str> = Vec::new();
    let mut has_any = vietnamese.is_some();
    let mut is_after = false;
    for word in vietnamese.unwrap_or(folded).split(' ') {
        let name = without_ending(word);
        // A number, such as the 5 in `heathrow terminal 5`.
        let belongs = is_after && (PREPOSITIONS.contains(&word) || word.bytes().all(|b| b.is_ascii_digit()));
        is_after = name.is_empty() || is_airport_word(word);
        has_any |= is_after || name.len() < word.len();
        if !is_after && !belongs {
            rest.push(name);
        }
    }
    (has_any && !rest.is_empty()).then(|| rest.join(" "))
}

/// Returns whether a folded word means "airport" or accompanies such a word.
pub(crate) fn is_airport_word(word: &str) -> bool {
    WORDS
        .split_whitespace()
        .any(|known| known == word || !word.is_ascii() && !known.is_ascii() && fold(known) == word)
}

/// Returns a folded word without an ending that means "airport".
pub(crate) fn without_ending(word: &str) -> &str {
    let endings = ENDINGS.iter().filter(|_| !word.is_ascii());
    endings.map(|ending| fold(ending)).find_map(|ending| word.strip_suffix(&ending)).unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_in(term: &str) -> Option<String> {
        without_airport_words(&fold(term))
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
