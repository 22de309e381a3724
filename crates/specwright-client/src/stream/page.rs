//! Progress on one page of a feed, which determines the next request.

use crate::verdict::Numbers;

/// The state of a page up to the last line read.
pub(super) struct Page<I> {
    /// Index of the page among the requested pages. A resumed page keeps its index.
    pub(super) number: u32,
    /// Number of lines, including unreadable lines.
    lines: i64,
    unreadable: i64,
    last: Last<I>,
    has_new: bool,
    /// `true` if the page has a known record that is not on the previous page.
    has_other: bool,
    /// Doubt about whether the previous page was the last one, which this page resolves.
    doubt: Doubt,
    /// `true` if new records followed a short page, so other short pages prove nothing.
    has_short_pages: bool,
}

/// A doubt about whether a page was the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// No doubt: the page was full, and had new records.
    None,
    /// The page was full and had nothing new, or was short and had unreadable lines, may be truncated, or followed
    /// other short pages.
    Strong,
    /// The page was the first short page and had no faults, as would be the case for a last page.
    Weak,
}

/// The last record of a page so far.
enum Last<I> {
    /// The page has no records.
    None,
    /// A record with this id.
    Id(I),
    /// A record that has no id and follows the record with this id.
    WithoutId(Option<I>),
}

impl<I> Last<I> {
    fn into_id(self) -> Option<I> {
        match self {
            Last::Id(id) => Some(id),
            Last::WithoutId(id) => id,
            Last::None => None,
        }
    }
}

/// The step that follows a page.
#[derive(Debug, PartialEq)]
pub(super) enum Next {
    /// Request the page after the last id; if there is no id, the same page again.
    Page,
    /// Stop: the page was the last one.
    End,
    /// Fail: no page can begin where this page ended, for the given reason.
    Stuck(&'static str),
}

const NO_ID: &str = "the last record has no id that the next page could begin after";

const CYCLE: &str = "the pages repeat in a cycle: the latest page has only records of earlier pages";

impl<I> Default for Page<I> {
    fn default() -> Self {
        let (lines, unreadable) = (0, 0);
        let (has_new, has_other, has_short_pages) = (false, false, false);
        let (last, doubt) = (Last::None, Doubt::None);
        Page { number: 0, lines, unreadable, last, has_new, has_other, doubt, has_short_pages }
    }
}

impl<I: PartialEq> Page<I> {
    /// Returns the id of the last record that has one.
    pub(super) fn reached(&self) -> Option<&I> {
        match &self.last {
            Last::Id(id) | Last::WithoutId(Some(id)) => Some(id),
            Last::None | Last::WithoutId(None) => None,
        }
    }

    /// Begins the page that follows this page, of at most `size` lines. Returns the id after which it begins.
    pub(super) fn turn(&mut self, size: i64, may_be_truncated: bool) -> Option<I> {
        let has_short_pages = self.has_short_pages || self.doubt == Doubt::Weak && self.has_new;
        let doubt = match self.is_short_and_sound(size, may_be_truncated) {
            true if !has_short_pages => Doubt::Weak,
            _ if self.has_new && self.is_full(size) => Doubt::None,
            _ => Doubt::Strong,
        };
        let (number, whole) = (self.number.saturating_add(1), std::mem::take(self));
        *self = Page { number, doubt, has_short_pages, ..Page::default() };
        whole.last.into_id()
    }

    /// Resumes the page after a truncated response. Returns the id after which the rest begins.
    pub(super) fn resume(&mut self) -> Option<I> {
        (self.lines, self.unreadable) = (0, 0);
        std::mem::replace(&mut self.last, Last::None).into_id()
    }

    /// Counts a line that is not a record.
    pub(super) fn count_unreadable(&mut self) {
        self.lines = self.lines.saturating_add(1);
        self.unreadable = self.unreadable.saturating_add(1);
    }

    /// Counts a record of the page that began after the id `after`. `seen` is the page on which its id was last seen.
    pub(super) fn count(&mut self, id: Option<I>, after: Option<&I>, seen: Option<u32>) {
        self.lines = self.lines.saturating_add(1);
        self.has_new |= seen.is_none();
        self.has_other |= seen.is_some_and(|page| page.saturating_add(1) < self.number);
        self.last = match (id, std::mem::replace(&mut self.last, Last::None)) {
            // Repeating the same request would make no progress.
            (Some(id), last @ Last::Id(_)) if after == Some(&id) => last,
            (Some(id), _) => Last::Id(id),
            (None, Last::Id(id)) => Last::WithoutId(Some(id)),
            (None, Last::WithoutId(id)) => Last::WithoutId(id),
            (None, Last::None) => Last::WithoutId(None),
        };
    }

    /// Returns `true` if the page has a record whose id is new or unchecked, or a record without an id.
    pub(super) fn has_new(&self) -> bool {
        self.has_new
    }

    /// Returns the doubt about whether the previous page was the last one.
    pub(super) fn doubt(&self) -> Doubt {
        self.doubt
    }

    /// Returns `true` if the page has the maximum number of lines.
    pub(super) fn is_full(&self, size: i64) -> bool {
        self.lines >= size
    }

    fn is_short_and_sound(&self, size: i64, may_be_truncated: bool) -> bool {
        !self.is_full(size) && self.unreadable == 0 && !may_be_truncated
    }

    /// Returns the page's numbers for the verdict.
    pub(super) fn numbers(&self) -> Numbers {
        let [all, unreadable] = [self.lines, self.unreadable].map(i64::unsigned_abs);
        Numbers { is_final: true, found: all - unreadable, unreadable, ..Numbers::default() }
    }

    /// Returns the next step after a whole page of at most `size` lines.
    ///
    /// Only an empty page, or a short page whose last record has no id, ends a feed at once. If any other page may be
    /// the last one, the following page decides: the feed ends if that page has only records of the page before. If
    /// that page has records of earlier pages and no new records, the pages are a cycle. Callers must check beforehand
    /// that an empty page is not truncated.
    pub(super) fn next(&self, size: i64, may_be_truncated: bool) -> Next {
        match &self.last {
            _ if self.lines == 0 => Next::End,
            Last::None => Next::Stuck("no line of a page is a record"),
            Last::WithoutId(_) if self.is_short_and_sound(size, may_be_truncated) => Next::End,
            Last::WithoutId(_) => Next::Stuck(NO_ID),
            Last::Id(_) if self.has_new || self.doubt == Doubt::None => Next::Page,
            Last::Id(_) if self.has_other => Next::Stuck(CYCLE),
            Last::Id(_) => Next::End,
        }
    }

    /// Returns the next step after a truncated page.
    pub(super) fn next_after_break(&self) -> Next {
        match &self.last {
            Last::WithoutId(_) => Next::Stuck(NO_ID),
            Last::None | Last::Id(_) => Next::Page,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a page of new records (`b`), records of the previous page (`B`) and of an earlier page (`Z`), records
    /// without ids (`-`), and other lines (`x`).
    fn page(lines: &str) -> Page<char> {
        let mut page = Page { number: 9, ..Page::default() };
        for line in lines.chars() {
            match line {
                'x' => page.count_unreadable(),
                '-' => page.count(None, None, None),
                'Z' => page.count(Some('Z'), None, Some(2)),
                id => page.count(Some(id), None, id.is_uppercase().then_some(8)),
            }
        }
        page.number = 0;
        page
    }

    fn next_after(doubt: Doubt, lines: &str) -> Next {
        Page { number: 9, doubt, ..page(lines) }.next(3, false)
    }

    #[test]
    fn only_an_empty_or_repeated_page_is_the_last() {
        for lines in ["b", "bc", "bcd", "bcde", "xb", "bx", "bxc", "B", "BCD", "Z"] {
            assert_eq!(next_after(Doubt::None, lines), Next::Page, "{lines}");
        }
        for doubt in [Doubt::Weak, Doubt::Strong] {
            for (lines, next) in [
                ("b", Next::Page),
                ("Bc", Next::Page),
                ("Zb", Next::Page),
                ("BCD", Next::End),
                ("Bx", Next::End),
                ("BZ", Next::Stuck(CYCLE)),
                ("Z", Next::Stuck(CYCLE)),
            ] {
                assert_eq!(next_after(doubt, lines), next, "{lines}");
            }
        }
        for doubt in [Doubt::None, Doubt::Weak, Doubt::Strong] {
            for end in ["", "-", "b-"] {
                assert_eq!(next_after(doubt, end), Next::End, "{end}");
            }
            for stuck in ["x", "xx", "bc-", "bx-"] {
                assert!(matches!(next_after(doubt, stuck), Next::Stuck(_)), "{stuck}");
            }
        }
        assert_eq!(page("b-").next(3, true), Next::Stuck(NO_ID));
    }

    #[test]
    fn a_page_is_in_doubt_unless_it_is_full_and_new() {
        for (lines, may_be_truncated, doubt) in [
            ("bcd", false, Doubt::None),
            ("BCd", false, Doubt::None),
            ("bcd", true, Doubt::None),
            ("BCD", false, Doubt::Strong),
            ("bc", true, Doubt::Strong),
            ("bx", false, Doubt::Strong),
            ("bc", false, Doubt::Weak),
            ("B", false, Doubt::Weak),
        ] {
            let mut page = page(lines);
            page.turn(3, may_be_truncated);
            assert_eq!((page.doubt, page.number, page.lines), (doubt, 1, 0), "{lines}");
        }
        let mut pages = page("b");
        pages.turn(3, false);
        pages.count(Some('c'), None, None);
        pages.turn(3, false);
        assert_eq!(pages.doubt, Doubt::Strong, "expected strong doubt after other short pages");
    }
}
