//! The search words, which are all folded words of all names, and their postings.
//!
//! The words are stored as a finite-state transducer: a tree with shared suffixes that maps each word to its row.
//! Words with the same prefix are adjacent, so the postings of a prefix form a contiguous range.

use crate::layout::{Posting, STRIDE};
use crate::packed::{Column, Sections};
use crate::tables::{DataError, WORDS};
use fst::raw::{CompiledAddr, Fst};
use std::ops::Range;

pub(crate) struct Words {
    tree: Fst<&'static [u8]>,
    /// Start offset of the postings of every [`STRIDE`]th word.
    starts: Column<4>,
    postings: Column<3>,
}

/// All words with a common prefix.
#[derive(Clone, Copy)]
pub(crate) struct Beginning {
    node: CompiledAddr,
    /// Sum of the outputs on the path to the node. At the end of a word, the sum plus the node's final output is the
    /// word's row.
    sum: u64,
}

impl Words {
    pub(crate) fn open() -> Result<Self, DataError> {
        let mut sections = Sections::of(WORDS.name, WORDS.bytes);
        let tree = Fst::new(sections.next()?).map_err(|_| DataError::in_file(WORDS.name))?;
        Ok(Self { tree, starts: sections.column()?, postings: sections.column()? })
    }

    /// Returns all words.
    pub(crate) fn all(&self) -> Beginning {
        Beginning { node: self.tree.root().addr(), sum: 0 }
    }

    /// Returns the words in which `rest` follows the common prefix.
    pub(crate) fn narrow(&self, from: Beginning, rest: &str) -> Option<Beginning> {
        rest.bytes().try_fold(from, |from, byte| self.step(from, byte))
    }

    fn step(&self, from: Beginning, byte: u8) -> Option<Beginning> {
        let node = self.tree.node(from.node);
        let branch = node.transition(node.find_input(byte)?);
        Some(Beginning { node: branch.addr, sum: from.sum + branch.out.value() })
    }

    /// Returns the letters that follow a prefix, each with the words that continue with this letter.
    pub(crate) fn letters(&self, from: Beginning) -> Vec<(char, Beginning)> {
        let mut found = Vec::new();
        // A letter has at most four bytes.
        let mut open = vec![([0; 4], 0, from)];
        while let Some((mut bytes, length, beginning)) = open.pop() {
            for branch in self.tree.node(beginning.node).transitions() {
                let next = Beginning { node: branch.addr, sum: beginning.sum + branch.out.value() };
                let Some(last) = bytes.get_mut(length) else { continue };
                *last = branch.inp;
                match str::from_utf8(&bytes[..=length]).ok().and_then(|letter| letter.chars().next()) {
                    Some(letter) => found.push((letter, next)),
                    None => open.push((bytes, length + 1, next)),
                }
            }
        }
        found
    }

    /// Returns the row of the word that equals this prefix.
    pub(crate) fn whole(&self, beginning: Beginning) -> Option<usize> {
        let node = self.tree.node(beginning.node);
        node.is_final().then(|| (beginning.sum + node.final_output().value()) as usize)
    }

    /// Returns the rows of the words that begin with this prefix and are longer.
    pub(crate) fn longer(&self, beginning: Beginning) -> Range<usize> {
        let last = self.outermost(beginning, |branches| branches.checked_sub(1));
        let end = self.whole(last).map_or(0, |row| row + 1);
        let start = match self.whole(beginning) {
            Some(row) => row + 1,
            None => {
                // Descend to the first end of a word.
                let mut first = beginning;
                while self.whole(first).is_none() {
                    match self.branch(first, 0) {
                        Some(next) => first = next,
                        None => return end..end,
                    }
                }
                self.whole(first).unwrap_or(end)
            }
        };
        start..end.max(start)
    }

    /// Returns the end of the path along the branches that `choose` selects, given the number of branches.
    fn outermost(&self, from: Beginning, choose: impl Fn(usize) -> Option<usize>) -> Beginning {
        let mut here = from;
        while let Some(next) = choose(self.tree.node(here.node).len()).and_then(|i| self.branch(here, i)) {
            here = next;
        }
        here
    }

    fn branch(&self, from: Beginning, number: usize) -> Option<Beginning> {
        let node = self.tree.node(from.node);
        let branch = (number < node.len()).then(|| node.transition(number))?;
        Some(Beginning { node: branch.addr, sum: from.sum + branch.out.value() })
    }

    /// Returns the postings of a run of words.
    pub(crate) fn postings(&self, rows: Range<usize>) -> impl Iterator<Item = Posting> {
        let (start, end) = (self.start(rows.start), self.start(rows.end));
        self.postings.from(start).take(end.saturating_sub(start)).map(Posting)
    }

    /// Returns the offset of the first posting of a word.
    fn start(&self, row: usize) -> usize {
        let Some(start) = self.starts.get(row / STRIDE) else { return self.postings.len() };
        let mut before = row % STRIDE;
        let skipped = self.postings.from(start as usize).take_while(|posting| {
            let is_before = before > 0;
            before -= usize::from(is_before && Posting(*posting).is_last());
            is_before
        });
        start as usize + skipped.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_numbered_consecutively() {
        let words = Words::open().unwrap();
        let all = words.longer(words.all());
        assert_eq!(all.start, 0);
        assert!(words.starts.len() == all.end.div_ceil(STRIDE));
        assert_eq!(words.postings(all).count(), words.postings.len());
    }

    #[test]
    fn prefixes_are_contiguous_ranges() {
        let words = Words::open().unwrap();
        let begun = |text| words.narrow(words.all(), text).unwrap();
        let (lon, london) = (words.longer(begun("lon")), words.whole(begun("london")).unwrap());
        assert!(lon.contains(&london));
        let after = words.letters(begun("lon"));
        assert!(after.iter().any(|(letter, _)| *letter == 'd'));
        let runs: usize = after
            .iter()
            .map(|(_, next)| words.longer(*next).len() + usize::from(words.whole(*next).is_some()))
            .sum();
        assert_eq!(runs, lon.len());
        assert!(words.narrow(words.all(), "lonqqq").is_none());
        let each: usize = lon.clone().map(|row| words.postings(row..row + 1).count()).sum();
        assert_eq!(each, words.postings(lon).count());
    }
}
