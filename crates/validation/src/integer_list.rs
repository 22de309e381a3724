//! Lists of integers.

use specwright_core::{Form, Grammar, SizeLimit, ValueError};

use crate::limits::INTEGER_LIST_ITEMS;
use crate::scan::Scanner;

/// A list of 1 to [`INTEGER_LIST_ITEMS`] integers separated by `|`: `3|4|5`.
///
/// A comma is accepted in place of `|`, and written as `|`. Omit a filter without values instead of sending an empty
/// list. The order and duplicates are preserved. Integers are written without a plus sign or leading zeros.
///
/// ```
/// use wayfare_validation::PipeDelimitedIntegerList;
///
/// let ratings = PipeDelimitedIntegerList::new([-1, 8])?;
/// assert_eq!(ratings.to_string(), "-1|8");
/// assert!(ratings.as_slice().contains(&8));
///
/// let error = "3||5".parse::<PipeDelimitedIntegerList>().unwrap_err();
/// assert_eq!(error.offset(), Some(2));
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PipeDelimitedIntegerList(Box<[i64]>);

impl PipeDelimitedIntegerList {
    /// The format as a regular expression, without the limits.
    pub const PATTERN: &'static str = r"^-?[0-9]+([|,]-?[0-9]+)*$";

    /// Creates a list of integers.
    ///
    /// # Errors
    /// Returns an error if the list is empty or too long.
    pub fn new(integers: impl IntoIterator<Item = i64>) -> Result<Self, ValueError> {
        // Reading one integer more than the limit is sufficient to detect a list that is too long.
        let list: Box<[i64]> = integers.into_iter().take(INTEGER_LIST_ITEMS + 1).collect();
        match list.len() {
            0 => Err(ValueError::new("0 integers", allowed())),
            1..=INTEGER_LIST_ITEMS => Ok(PipeDelimitedIntegerList(list)),
            _ => Err(ValueError::new(format!("more than {INTEGER_LIST_ITEMS} integers"), allowed())),
        }
    }
}

#[cold]
fn allowed() -> SizeLimit {
    SizeLimit::between(1, INTEGER_LIST_ITEMS, "integers")
}

impl Grammar for PipeDelimitedIntegerList {
    const FORM: Form = Form::new("PipeDelimitedIntegerList", "integers separated by |").long();

    fn parse(text: &str) -> Result<Self, ValueError> {
        let mut scanner = Scanner::new(text, 0);
        let separators =
            text.bytes().filter(|byte| matches!(byte, b'|' | b',')).take(INTEGER_LIST_ITEMS - 1).count();
        let mut list = Vec::with_capacity(separators + 1);
        loop {
            if list.len() == INTEGER_LIST_ITEMS {
                return Err(scanner.fault(allowed()));
            }
            list.push(scanner.signed_integer()?);
            if scanner.is_at_end() {
                return Ok(PipeDelimitedIntegerList(list.into()));
            }
            if !scanner.consume(b'|') && !scanner.consume(b',') {
                return Err(scanner.fault(r#""|" and another integer, or the end of the list"#));
            }
        }
    }
}
value!(PipeDelimitedIntegerList);
integers!(PipeDelimitedIntegerList, "|");

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for PipeDelimitedIntegerList {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        let count = u.int_in_range(1..=16)?;
        (0..count).map(|_| u.arbitrary()).collect::<Result<_, _>>().map(PipeDelimitedIntegerList)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    grammar_tests!(
        PipeDelimitedIntegerList,
        near: r"-?[0-9]{1,20}([|,]-?[0-9]{1,20}){0,3}|[-+0-9| ,٣]{0,8}",
        // An integer may be too large.
        may_reject: |text| text.split(['|', ',']).any(|item| item.trim_start_matches(['-', '0']).len() > 18),
        bad: "1||2"
    );

    fn fault(text: &str) -> ValueError {
        text.parse::<PipeDelimitedIntegerList>().unwrap_err()
    }

    #[test]
    fn both_sides_of_the_limit() {
        let text = |count| vec!["1"; count].join("|");
        for count in [1, INTEGER_LIST_ITEMS] {
            assert_eq!(text(count).parse::<PipeDelimitedIntegerList>().unwrap().iter().len(), count);
            assert_eq!(PipeDelimitedIntegerList::new(vec![1; count]).unwrap().to_string(), text(count));
        }
        let more = fault(&text(INTEGER_LIST_ITEMS + 1));
        assert_eq!(more.requirement().to_string(), format!("1 to {INTEGER_LIST_ITEMS} integers"));
        assert_eq!(more.offset(), Some(2 * INTEGER_LIST_ITEMS));
        assert_eq!(
            PipeDelimitedIntegerList::new(0..).unwrap_err().to_string(),
            format!(
                "found \"more than {INTEGER_LIST_ITEMS} integers\", expected 1 to {INTEGER_LIST_ITEMS} integers"
            )
        );
        assert!(PipeDelimitedIntegerList::new([]).is_err());
    }

    #[test]
    fn integers_cover_the_whole_i64_range() {
        let list = PipeDelimitedIntegerList::new([i64::MIN, i64::MAX]).unwrap();
        assert_eq!(list.to_string().parse(), Ok(list));
        assert_eq!("4,5|6".parse::<PipeDelimitedIntegerList>().unwrap().to_string(), "4|5|6");
        assert_eq!("-0|007".parse::<PipeDelimitedIntegerList>().unwrap().to_string(), "0|7");
        assert_eq!(fault("9223372036854775808").offset(), Some(0));
    }

    #[test]
    fn errors_have_the_offset() {
        for (text, at) in [
            ("", 0),
            ("|", 0),
            ("1|", 2),
            ("|1", 0),
            ("1||2", 2),
            ("1,,2", 2),
            ("1| 2", 2),
            ("1 |2", 1),
            ("+1", 0),
            ("-", 0),
            ("1|-", 2),
            ("--1", 0),
            ("1.5", 1),
            ("1e3", 1),
            ("1|٣", 2),
            ("1|\0", 2),
            ("1-2", 1),
        ] {
            assert_eq!(fault(text).offset(), Some(at), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn every_list_round_trips(integers in proptest::collection::vec(any::<i64>(), 1..=INTEGER_LIST_ITEMS)) {
            let list = PipeDelimitedIntegerList::new(integers.iter().copied()).unwrap();
            prop_assert_eq!(list.as_slice(), integers.as_slice());
            prop_assert_eq!(list.to_string().parse(), Ok(list));
        }
    }
}
