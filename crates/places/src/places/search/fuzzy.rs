//! Correction of one typo in a word.
//!
//! All words that begin like the term, with one letter wrong, missing, extra or swapped, are found by traversing the
//! word tree. The search visits no word that differs before the error, and creates no list of possible misspellings.

use super::words::{Beginning, Words};

/// Minimum length for a correction. For shorter terms, too many words differ in one letter.
const MIN_CHARS: usize = 5;
/// Minimum length of a term whose first letter is corrected, and of a term that may be the beginning of a longer word.
const LONG_CHARS: usize = 6;

/// The words that begin with a corrected form of the term.
pub(crate) struct Correction {
    pub(crate) words: Beginning,
    /// `true` if the word must end at this point, since the term is too short to guess a longer word.
    pub(crate) is_whole: bool,
}

/// Returns the words that begin with a corrected form of the term.
pub(crate) fn corrections(words: &Words, term: &str) -> Vec<Correction> {
    let mut found = Vec::new();
    let length = term.chars().count();
    if length < MIN_CHARS || term.chars().any(|c| c.is_ascii_digit()) {
        return found;
    }
    let mut keep = |within: Beginning, depth: usize, rest: &str| {
        if let Some(corrected) = words.narrow(within, rest) {
            found.push(Correction { words: corrected, is_whole: depth == 0 || length < LONG_CHARS });
        }
    };

    // The words that begin with the part of the term before the error.
    let mut within = words.all();
    let mut chars = term.char_indices().peekable();
    while let Some((depth, c)) = chars.next() {
        let from_here = &term[depth..];
        let after = &from_here[c.len_utf8()..];
        let mut letter = [0; 4];
        let next_within = words.narrow(within, c.encode_utf8(&mut letter));

        if depth > 0 || length >= LONG_CHARS {
            // An extra letter.
            keep(within, depth, after);
            // Swapped with the next letter.
            if let Some(&(_, next)) = chars.peek().filter(|(_, next)| *next != c) {
                let swapped = format!("{next}{c}{}", &after[next.len_utf8()..]);
                keep(within, depth, &swapped);
            }
            // Words in other scripts are skipped, since these scripts have many letters.
            let letters = words.letters(within).into_iter();
            for (_, rest) in letters.filter(|(letter, _)| *letter != c && letter.is_ascii() == c.is_ascii()) {
                // A wrong letter, or a letter missing before this letter.
                keep(rest, depth, after);
                keep(rest, depth, from_here);
            }
        }
        match next_within {
            Some(next) => within = next,
            None => break,
        }
    }
    found
}
