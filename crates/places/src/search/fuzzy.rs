//! Words with one typing error.
//!
//! The words are sorted. So all words that begin like the term with one letter wrong, missing, extra, or swapped
//! are found by narrowing runs of words. No word that differs before the error is compared, and no list of
//! possible misspellings is made.

use super::words::Words;
use std::ops::Range;

/// Shorter terms are not corrected: any word is one letter away from them.
const MIN_CHARS: usize = 3;

/// A run of words that begin with one corrected form of the term.
pub(crate) struct Correction {
    pub(crate) rows: Range<usize>,
    /// Bytes of the corrected form: a word of this length is that form.
    pub(crate) length: usize,
}

/// The runs of all words that begin with a corrected form of the term.
pub(crate) fn corrections(words: &Words, term: &str) -> Vec<Correction> {
    let mut found = Vec::new();
    if term.chars().count() < MIN_CHARS {
        return found;
    }
    let mut keep = |within: Range<usize>, depth: usize, rest: &str| {
        let rows = words.narrow(within, depth, rest.as_bytes());
        if !rows.is_empty() {
            found.push(Correction { rows, length: depth + rest.len() });
        }
    };

    // The words that begin with the part of the term before the error.
    let mut within = words.all();
    let mut chars = term.char_indices().peekable();
    while let Some((depth, c)) = chars.next() {
        let from_here = &term[depth..];
        let after = &from_here[c.len_utf8()..];

        // An extra letter.
        keep(within.clone(), depth, after);
        // Swapped with the next.
        if let Some(&(_, next)) = chars.peek().filter(|(_, next)| *next != c) {
            let swapped = format!("{next}{c}{}", &after[next.len_utf8()..]);
            keep(within.clone(), depth, &swapped);
        }
        for (letter, rows) in next_letters(words, within.clone(), depth) {
            // Words of other scripts come after all Latin ones: skip their many letters.
            if term.is_ascii() && !letter.is_ascii() {
                break;
            }
            if letter != c {
                let depth = depth + letter.len_utf8();
                // A wrong letter; or one missing before this.
                keep(rows.clone(), depth, after);
                keep(rows, depth, from_here);
            }
        }

        let mut letter = [0; 4];
        within = words.narrow(within, depth, c.encode_utf8(&mut letter).as_bytes());
        if within.is_empty() {
            break;
        }
    }
    found
}

/// The letters that follow the first `depth` bytes, which a run of words has in common, each with its part of the
/// run.
fn next_letters(
    words: &Words,
    within: Range<usize>,
    depth: usize,
) -> impl Iterator<Item = (char, Range<usize>)> {
    let mut rest = within;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            // A word that ends here has no next letter.
            let Some(letter) = first_letter(&words.word(rest.start)[depth..]) else {
                rest.start += 1;
                continue;
            };
            let mut bytes = [0; 4];
            let rows = words.narrow(rest.clone(), depth, letter.encode_utf8(&mut bytes).as_bytes());
            rest.start = rows.end.max(rest.start + 1);
            return Some((letter, rows));
        }
        None
    })
}

fn first_letter(bytes: &[u8]) -> Option<char> {
    let letter = bytes.utf8_chunks().next()?;
    letter.valid().chars().next()
}
