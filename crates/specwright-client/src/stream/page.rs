//! Progress on one page of a feed, and the conclusions for the next page.

/// The state of a page, as far as it was read.
pub(super) struct Page<I> {
    /// Number of lines, including unreadable ones.
    lines: i64,
    has_unreadable: bool,
    last: Last<I>,
}

/// The last record of a page so far.
enum Last<I> {
    /// The page has no record.
    None,
    /// A record with this id.
    Id(I),
    /// A record without an id, somewhere after the record with this id.
    WithoutId(Option<I>),
}

/// The next step after a page.
#[derive(Debug, PartialEq)]
pub(super) enum Next {
    /// Request the page after the last id; if there is no id, the same page again.
    Page,
    /// Stop: the page was the last one.
    End,
    /// Fail: no page can begin where this one ended, for the given reason.
    Stuck(&'static str),
}

const NO_ID: &str = "the last record has no id that the next page could begin after";

impl<I> Default for Page<I> {
    fn default() -> Self {
        Page { lines: 0, has_unreadable: false, last: Last::None }
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

    /// Like [`reached`](Self::reached), but returns an owned id for the next request.
    pub(super) fn into_reached(self) -> Option<I> {
        match self.last {
            Last::Id(id) => Some(id),
            Last::WithoutId(id) => id,
            Last::None => None,
        }
    }

    pub(super) fn has_no_record(&self) -> bool {
        matches!(self.last, Last::None)
    }

    /// Counts a line that is not a record.
    pub(super) fn count_unreadable(&mut self) {
        self.lines = self.lines.saturating_add(1);
        self.has_unreadable = true;
    }

    /// Counts a record.
    pub(super) fn count(&mut self, id: Option<I>) {
        self.lines = self.lines.saturating_add(1);
        self.last = match (id, std::mem::replace(&mut self.last, Last::None)) {
            (Some(id), _) => Last::Id(id),
            (None, Last::Id(id)) => Last::WithoutId(Some(id)),
            (None, Last::WithoutId(id)) => Last::WithoutId(id),
            (None, Last::None) => Last::WithoutId(None),
        };
    }

    /// Returns the next step after a whole page of at most `size` lines that began after the id `after`.
    ///
    /// A page is the last one if it is empty, or has only records and fewer than `size`. A line that is not a record
    /// may stand for several records, or for an error that ended the page too early; in that case the next page shows
    /// whether this was the last. The same applies if the page may have been cut off. Callers must check beforehand
    /// that an empty page was not cut off.
    pub(super) fn next(&self, size: i64, after: Option<&I>, may_be_cut_off: bool) -> Next {
        let is_sound = !self.has_unreadable && !may_be_cut_off;
        match &self.last {
            _ if self.lines < size && is_sound => Next::End,
            Last::None => Next::Stuck("no line of a page is a record"),
            Last::WithoutId(_) => Next::Stuck(NO_ID),
            Last::Id(id) if after == Some(id) => Next::Stuck("a page ends with the id that it began after"),
            Last::Id(_) => Next::Page,
        }
    }

    /// Returns the next step after a page that broke off.
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

    /// Builds a page of records with ids, records without ids (`-`), and other lines (`x`).
    fn page(lines: &str) -> Page<char> {
        let mut page = Page::default();
        for line in lines.chars() {
            match line {
                'x' => page.count_unreadable(),
                '-' => page.count(None),
                id => page.count(Some(id)),
            }
        }
        page
    }

    #[test]
    fn only_a_sound_page_that_is_short_is_the_last() {
        let next = |lines| page(lines).next(3, Some(&'a'), false);
        for end in ["", "b", "bc", "b-"] {
            assert_eq!(next(end), Next::End, "{end}");
        }
        for more in ["bcd", "x-b", "bcde", "xb", "bx", "bxc"] {
            assert_eq!(next(more), Next::Page, "{more}");
        }
        for stuck in ["x", "xx", "xxx", "bc-", "bx-", "ax", "cda"] {
            assert!(matches!(next(stuck), Next::Stuck(_)), "{stuck}");
        }
        assert_eq!(page("b").next(3, None, true), Next::Page);
        assert!(matches!(page("").next(3, None, true), Next::Stuck(_)));
    }

    #[test]
    fn a_broken_page_resumes_after_its_last_id() {
        for (lines, next, reached) in [
            ("", Next::Page, None),
            ("x", Next::Page, None),
            ("bcx", Next::Page, Some(&'c')),
            ("bc-", Next::Stuck(NO_ID), Some(&'c')),
            ("--", Next::Stuck(NO_ID), None),
        ] {
            let page = page(lines);
            assert_eq!((page.next_after_break(), page.reached()), (next, reached), "{lines}");
            assert_eq!(page.reached().copied(), page.into_reached());
        }
    }
}
