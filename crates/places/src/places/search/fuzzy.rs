//! Correction of typos in a word.
//!
//! The search traverses the word tree to find all words with a prefix that differs from the term by one wrong, missing,
//! extra or swapped letter. The search visits no word that differs before the error, and creates no list of possible
//! misspellings. Long words may have two errors after the first letter.

use super::words::{Beginning, Words};
use std::ops::RangeInclusive;

/// Minimum length of a term for corrections other than swapped letters. For shorter terms, too many words differ in one
/// letter.
const MIN_CHARS: usize = 5;
/// Minimum length of a term for the correction of swapped letters.
const MIN_SWAPPED_CHARS: usize = 3;
/// Lengths of a term in which two errors are corrected. Almost no word is longer.
const TWO_TYPO_LENGTHS: RangeInclusive<usize> = 8..=MAX_TWO_TYPO_CHARS;
const MAX_TWO_TYPO_CHARS: usize = 24;
/// Minimum length of a term whose first letter is corrected, and of a term that may be the beginning of a longer word.
const LONG_CHARS: usize = 6;

/// The words that begin with a corrected form of the term.
pub(crate) struct Correction {
    pub(crate) words: Beginning,
    /// `true` if only a whole word counts, not the beginning of a longer word, since the correction is too uncertain.
    pub(crate) is_whole: bool,
}

impl Correction {
    /// Creates the correction that consists of the words with the unchanged term as a prefix.
    pub(crate) fn beginning(words: Beginning) -> Self {
        Self { words, is_whole: false }
    }
}

/// Returns the words that begin with a corrected form of the term.
pub(crate) fn corrections(words: &Words, term: &str) -> Vec<Correction> {
    let mut found = Vec::new();
    let length = term.chars().count();
    if length < MIN_SWAPPED_CHARS || term.chars().any(|c| c.is_ascii_digit()) {
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
            // Swapped with the next letter.
            if let Some(&(_, next)) = chars.peek().filter(|(_, next)| *next != c) {
                let swapped = format!("{next}{c}{}", &after[next.len_utf8()..]);
                keep(within, depth, &swapped);
            }
        }
        if length >= MIN_CHARS && (depth > 0 || length >= LONG_CHARS) {
            // An extra letter.
            keep(within, depth, after);
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

/// Returns the words that differ from the term in at most two letters after the first letter: wrong, missing, extra or
/// swapped.
pub(crate) fn two_typo_corrections(words: &Words, term: &str) -> Vec<Correction> {
    let letters: Vec<char> = term.chars().collect();
    let mut found = Vec::new();
    if !TWO_TYPO_LENGTHS.contains(&letters.len()) || letters.iter().any(char::is_ascii_digit) {
        return found;
    }
    let mut first = [0; 4];
    let Some(within) = words.narrow(words.all(), letters[0].encode_utf8(&mut first)) else { return found };
    // Each entry has the last letter, and the last two rows of the table of edit distances between the word so far and
    // the prefixes of the term.
    let row = |typed: u8| -> Row { std::array::from_fn(|i| (i as u8).abs_diff(typed)) };
    let mut open = vec![(within, letters[0], row(0), row(1))];
    while let Some((within, last, before, row)) = open.pop() {
        if row[letters.len()] <= 2 && words.whole(within).is_some() {
            found.push(Correction { words: within, is_whole: true });
        }
        let after = words.letters(within).into_iter();
        for (letter, next) in after.filter(|(letter, _)| letter.is_ascii() == last.is_ascii()) {
            let mut distances = [row[0] + 1; MAX_TWO_TYPO_CHARS + 1];
            for (i, typed) in letters.iter().enumerate() {
                let replaced = row[i] + u8::from(*typed != letter);
                let is_swap = i > 0 && *typed == last && letters[i - 1] == letter;
                let swapped = if is_swap { before[i - 1] + 1 } else { u8::MAX };
                distances[i + 1] = replaced.min(swapped).min(row[i + 1] + 1).min(distances[i] + 1);
            }
            if distances[..=letters.len()].iter().any(|distance| *distance <= 2) {
                open.push((next, letter, row, distances));
            }
        }
    }
    found
}

/// A row of edit distances, by the length of the term's prefix.
type Row = [u8; MAX_TWO_TYPO_CHARS + 1];
