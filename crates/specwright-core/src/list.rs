//! Lists that are written as a single string: `1|2|3` and `a,b,c`.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde_core::{Serialize, Serializer};

use crate::query::QueryValue;
use crate::{Cx, Decode, Expected, NoteReason, Step};

/// The separator between the items of a list.
pub trait Separator {
    /// The separator character.
    const CHAR: char;
}

/// The separator `|`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pipe;

impl Separator for Pipe {
    const CHAR: char = '|';
}

/// The separator `,`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Comma;

impl Separator for Comma {
    const CHAR: char = ',';
}

/// A list that is written as a single string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeparatedList<T, S> {
    items: Vec<T>,
    separator: PhantomData<S>,
}

/// Items separated by `|`, such as `1|2|3`. Lists of numbers also accept commas, and are written with `|`.
///
/// ```
/// let list: specwright_core::PipeList<i64> = [4, 5].into_iter().collect();
/// assert_eq!(list.to_string(), "4|5");
/// assert_eq!("4|5".parse(), Ok(list));
/// ```
pub type PipeList<T> = SeparatedList<T, Pipe>;

/// Items separated by `,`, such as `images,reviews`.
pub type CommaList<T> = SeparatedList<T, Comma>;

impl<T, S> Default for SeparatedList<T, S> {
    fn default() -> Self {
        SeparatedList { items: Vec::new(), separator: PhantomData }
    }
}

impl<T, S> FromIterator<T> for SeparatedList<T, S> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        SeparatedList { items: items.into_iter().collect(), separator: PhantomData }
    }
}

impl<T, S> From<Vec<T>> for SeparatedList<T, S> {
    fn from(items: Vec<T>) -> Self {
        SeparatedList { items, separator: PhantomData }
    }
}

impl<T, S> SeparatedList<T, S> {
    /// Returns the items as a slice.
    pub fn as_slice(&self) -> &[T] {
        &self.items
    }

    /// Returns an iterator over the items.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }

    /// Returns the number of items.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

impl<T, S> IntoIterator for SeparatedList<T, S> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

impl<'a, T, S> IntoIterator for &'a SeparatedList<T, S> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: fmt::Display, S: Separator> fmt::Display for SeparatedList<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, item) in self.items.iter().enumerate() {
            if i > 0 {
                write!(f, "{}", S::CHAR)?;
            }
            item.fmt(f)?;
        }
        Ok(())
    }
}

/// Splits a list's string into its items.
fn split<T: QueryValue, S: Separator>(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c| c == S::CHAR || T::IS_WITHOUT_COMMA && c == ',')
}

impl<T: FromStr + QueryValue, S: Separator> FromStr for SeparatedList<T, S> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        split::<T, S>(text).map(str::parse).collect()
    }
}

impl<T: QueryValue, S: Separator> QueryValue for SeparatedList<T, S> {
    const IS_LIST: bool = true;

    fn to_text(&self) -> String {
        let separator = S::CHAR.to_string();
        self.items.iter().map(QueryValue::to_text).collect::<Vec<_>>().join(&separator)
    }

    /// Skips items that can't be created, and adds a note for each.
    fn from_text(text: &str, cx: &mut Cx<'_>) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::default());
        }
        let mut items = Vec::new();
        for (index, item) in split::<T, S>(text).enumerate() {
            cx.at(Step::Index(index), |cx| match T::from_text(item, cx) {
                Some(item) => items.push(item),
                None => cx.note(NoteReason::Skipped { expected: Expected::Item }),
            });
        }
        Some(items.into())
    }
}

impl<T: QueryValue, S: Separator> Serialize for SeparatedList<T, S> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        serializer.serialize_str(&self.to_text())
    }
}

impl<T: QueryValue, S: Separator> Decode for SeparatedList<T, S> {
    const EXPECTED: Expected = Expected::List;

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Self::from_text(value, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_round_trip() {
        for text in ["", "1", "1|2|3", "-1|0"] {
            assert_eq!(text.parse::<PipeList<i64>>().unwrap().to_string(), text);
        }
        assert!("1||2".parse::<PipeList<i64>>().is_err());
        assert!("1|2|".parse::<PipeList<i64>>().is_err());
        assert_eq!("1,2|3".parse::<PipeList<i64>>().unwrap().as_slice(), [1, 2, 3]);
        assert_eq!("a,b|c".parse::<PipeList<String>>().unwrap().as_slice(), ["a,b", "c"]);
    }

    #[test]
    fn an_invalid_item_is_noted_with_its_index() {
        let mut cx = Cx::default();
        let list = PipeList::<i64>::from_text("1|x|3", &mut cx);
        assert_eq!(list.unwrap().as_slice(), [1, 3]);
        assert_eq!(cx.into_notes()[0].to_string(), r#"/1: found "x", expected an integer"#);
        let list = PipeList::<i64>::from_text("4,5", &mut Cx::default());
        assert_eq!(list.unwrap().to_text(), "4|5");
    }
}
