//! The verdict on a response, which indicates whether the response contains all results.
//!
//! The same rule applies to searches, their pages, feeds and single calls. Services deduplicate and re-rank results, so
//! small losses are normal: they are [remarks](Numbers::small_losses), and don't change the verdict.

use std::fmt;

use specwright_core::{Note, NoteKind, NoteReason, Notes, Step, SyntaxFault};

/// The verdict on a response, which indicates whether the response contains all results that the service has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The response contains all results, except for [small losses](Numbers::small_losses).
    Complete,
    /// The response is final, and the service has no results for the request. A page beyond the last one is empty.
    Empty,
    /// Results may be missing, for these reasons.
    MayLack(Vec<Lack>),
}

impl Verdict {
    /// Returns `true` unless results may be missing.
    pub fn is_complete(&self) -> bool {
        !matches!(self, Verdict::MayLack(_))
    }
}

/// A loss of results: in a [verdict](Verdict::MayLack), a reason why results may be missing; as a
/// [remark](Numbers::small_losses), a small loss of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lack {
    /// The response is not final.
    NotFinal,
    /// The response has fewer results than its total and the page size imply. This loss counts as a reason if the
    /// response has less than half of the implied results.
    Few {
        /// The number of results in the response.
        found: u64,
        /// The number of results that the total and the page size imply.
        expected: u64,
    },
    /// The response has fewer results than an earlier response to the same request. This loss counts as a reason if the
    /// response has less than half as many results.
    Fewer {
        /// The number of results in the response.
        found: u64,
        /// The largest number of results in an earlier response.
        earlier: u64,
    },
    /// Results could not be decoded. This loss counts as a reason if it affects all results, or at least two results
    /// and more than 5%.
    Unreadable {
        /// The number of results that could not be decoded.
        unreadable: u64,
        /// The number of results in the response, including these.
        all: u64,
    },
    /// The response has results, and also errors.
    Errors {
        /// The number of errors.
        errors: u64,
    },
    /// A feed repeats its first page, whichever page is requested.
    Repeated,
}

/// Formats the reason as a clause, such as `the response contains 2 of the 20 results that its total implies`.
impl fmt::Display for Lack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lack::NotFinal => f.write_str("the response is not final"),
            Lack::Few { found, expected } => {
                write!(f, "the response contains {found} of the {expected} results that its total implies")
            }
            Lack::Fewer { found, earlier } => {
                write!(
                    f,
                    "the last response contains {found} results, after {earlier} in an earlier response"
                )
            }
            Lack::Unreadable { unreadable, all } => {
                write!(f, "{unreadable} of {all} results could not be read")
            }
            Lack::Errors { errors } => write!(f, "the service also reported errors: {errors}"),
            Lack::Repeated => f.write_str("the service repeats the first page, whichever page is requested"),
        }
    }
}

/// The numbers that determine a response's verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// `true` if the service reports that the results are final.
    pub is_final: bool,
    /// `true` if the request asks for a response without a list of results.
    pub is_exempt: bool,
    /// The index of the page, from 0.
    pub page: u64,
    /// The maximum number of results on a page, if the results have pages.
    pub page_size: Option<u64>,
    /// The total number of results on all pages, if the response has it.
    pub total: Option<u64>,
    /// The number of decoded results in the response, including duplicates.
    pub found: u64,
    /// The number of results in the response that could not be decoded.
    pub unreadable: u64,
    /// The largest number of results in an earlier response to the same request.
    pub earlier: u64,
    /// The number of errors in the response.
    pub errors: u64,
}

impl Numbers {
    /// Returns the verdict.
    pub fn verdict(&self) -> Verdict {
        let (reasons, _) = self.losses();
        match self.present() {
            _ if !reasons.is_empty() => Verdict::MayLack(reasons),
            0 if !self.is_exempt => Verdict::Empty,
            _ => Verdict::Complete,
        }
    }

    /// Returns the losses that are too small to affect the [verdict](Numbers::verdict), which are normal for services
    /// that remove duplicates after counting. Empty if the verdict is that results may be missing.
    pub fn small_losses(&self) -> Vec<Lack> {
        let (reasons, small) = self.losses();
        if reasons.is_empty() { small } else { Vec::new() }
    }

    /// Returns the losses that are reasons for the verdict, and the losses that are too small.
    fn losses(&self) -> (Vec<Lack>, Vec<Lack>) {
        let (found, expected, earlier) = (self.present(), self.expected(), self.earlier);
        let (unreadable, errors) = (self.unreadable, self.errors);
        let is_exempt = self.is_exempt && found == 0;
        let is_much = self.found == 0 || unreadable > 1 && unreadable.saturating_mul(20) > found;
        // Each entry consists of two conditions (whether the loss occurred, and whether it is a reason) and the loss.
        let losses = [
            (!self.is_final, true, Lack::NotFinal),
            (!is_exempt && found < expected, found * 2 < expected, Lack::Few { found, expected }),
            (!is_exempt && found < earlier, found * 2 < earlier, Lack::Fewer { found, earlier }),
            (unreadable > 0, is_much, Lack::Unreadable { unreadable, all: found }),
            (errors > 0, true, Lack::Errors { errors }),
        ];
        let losses = losses.into_iter().filter(|(is_loss, ..)| *is_loss);
        let (reasons, remarks): (Vec<_>, Vec<_>) = losses.partition(|(_, is_reason, _)| *is_reason);
        let lacks = |losses: Vec<(bool, bool, Lack)>| losses.into_iter().map(|(_, _, lack)| lack).collect();
        (lacks(reasons), lacks(remarks))
    }

    /// Returns the number of results in the response, readable or not.
    fn present(&self) -> u64 {
        self.found.saturating_add(self.unreadable).min(u64::MAX / 20)
    }

    fn expected(&self) -> u64 {
        let total = self.total.unwrap_or_default();
        match self.page_size {
            Some(size) => total.saturating_sub(self.page.saturating_mul(size)).min(size),
            // Without a page size, the response may contain any number of the results except zero.
            None if self.present() == 0 => total,
            None => 0,
        }
    }

    /// Returns `true` if the page is beyond the last one, according to the total.
    pub(crate) fn is_beyond_end(&self) -> bool {
        self.page > 0 && self.page_size.is_some() && self.total.is_some() && self.expected() == 0
    }
}

/// Returns the note about the field for the results, if the field is missing from the body or is not a readable list.
pub(crate) fn missing_list<'n>(notes: &'n Notes, list: &str) -> Option<&'n Note> {
    notes.iter().find(|note| {
        let is_lost = match note.reason {
            // The list itself is present.
            NoteReason::Malformed { fault: SyntaxFault::MissingComma | SyntaxFault::ExtraComma, .. } => false,
            _ => matches!(note.kind(), NoteKind::Missing | NoteKind::WrongType | NoteKind::Malformed),
        };
        let mut steps = note.at.steps();
        is_lost && steps.next() == Some(Step::Field(list)) && steps.len() == 0
    })
}

/// Returns the number of unreadable elements of a list in the body.
pub(crate) fn unreadable(notes: &Notes, list: &str) -> u64 {
    let is_element = |note: &&Note| {
        let mut steps = note.at.steps();
        note.kind() == NoteKind::Skipped && steps.next() == Some(Step::Field(list)) && steps.len() == 1
    };
    notes.iter().filter(is_element).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use specwright_core::Json;

    impl Lack {
        fn name(self) -> &'static str {
            match self {
                Lack::NotFinal => "notFinal",
                Lack::Few { .. } => "few",
                Lack::Fewer { .. } => "fewer",
                Lack::Unreadable { .. } => "unreadable",
                Lack::Errors { .. } => "errors",
                Lack::Repeated => "repeated",
            }
        }
    }

    /// The TypeScript client runs the same test cases.
    #[test]
    fn verdicts_follow_from_the_numbers() {
        let cases: Vec<Json> = serde_json::from_str(include_str!("../tests/verdicts.json")).unwrap();
        for case in &cases {
            let number = |name: &str| case["numbers"][name].as_u64();
            let numbers = Numbers {
                is_final: case["numbers"]["isFinal"].as_bool().unwrap_or_default(),
                is_exempt: case["numbers"]["isExempt"].as_bool().unwrap_or_default(),
                page: number("page").unwrap_or_default(),
                page_size: number("pageSize"),
                total: number("total"),
                found: number("found").unwrap_or_default(),
                unreadable: number("unreadable").unwrap_or_default(),
                earlier: number("earlier").unwrap_or_default(),
                errors: number("errors").unwrap_or_default(),
            };
            let names = |lacks: Vec<Lack>| lacks.into_iter().map(Lack::name).collect::<Json>();
            let verdict = match numbers.verdict() {
                Verdict::Complete => Json::from("complete"),
                Verdict::Empty => Json::from("empty"),
                Verdict::MayLack(lacks) => names(lacks),
            };
            assert_eq!(verdict, case["verdict"], "{case}");
            let remarks = case.get("remarks").cloned().unwrap_or_else(|| serde_json::json!([]));
            assert_eq!(names(numbers.small_losses()), remarks, "{case}");
        }
    }
}
