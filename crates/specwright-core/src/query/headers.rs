//! Conversion between values and headers. As with parameters, an empty header counts as missing.

use std::borrow::Cow;

use super::{QueryReader, QueryValue, QueryWriter};
use crate::{NamedPart, NoteReason, Path};

impl QueryWriter {
    /// Adds a header.
    pub fn required_header(&mut self, name: &'static str, value: &impl QueryValue) {
        self.headers.push((name, value.to_text()));
    }

    /// Adds a header if it is set.
    pub fn header(&mut self, name: &'static str, value: &Option<impl QueryValue>) {
        if let Some(value) = value {
            self.required_header(name, value);
        }
    }

    /// Removes and returns the headers, in the order in which they were added. A value can be any string, even a string
    /// that is not valid in a header.
    pub fn take_headers(&mut self) -> Vec<(&'static str, String)> {
        std::mem::take(&mut self.headers)
    }
}

impl<'a> QueryReader<'a> {
    /// Adds headers to read, with lowercase names. Headers that are never read are not noted.
    #[must_use]
    pub fn with_headers(mut self, headers: impl IntoIterator<Item = (&'a str, Cow<'a, str>)>) -> Self {
        self.headers.extend(headers);
        self
    }

    /// Removes and returns a header that may be missing.
    pub fn header<T: QueryValue>(&mut self, name: &'static str) -> Option<T> {
        let text = self.take_header(name, T::IS_LIST)?;
        self.read(&Path::header(name), &text)
    }

    /// Removes and returns a required or expected header. Adds a note if the header is missing.
    pub fn required_header<T: QueryValue>(&mut self, name: &'static str) -> Option<T> {
        let at = Path::header(name);
        match self.take_header(name, T::IS_LIST) {
            Some(text) => self.read(&at, &text),
            None => self.missing(&at),
        }
    }

    /// Removes a header and returns its value. A list may span several header lines, and may have spaces around its
    /// commas (RFC 9110, section 5.6.1). If any other header is repeated, the last value wins.
    fn take_header(&mut self, name: &str, is_list: bool) -> Option<String> {
        let of_name = |(given, _): &mut (&str, Cow<'_, str>)| *given == name;
        let lines = self.headers.extract_if(.., of_name).map(|(_, line)| line);
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        if is_list {
            let items: Vec<_> = lines.iter().flat_map(|line| line.split(',')).map(str::trim).collect();
            return (!items.is_empty()).then(|| items.join(","));
        }
        for _ in lines.iter().skip(1) {
            self.notes.add(&Path::header(name), NoteReason::Duplicate(NamedPart::Header));
        }
        lines.into_iter().next_back().map(Cow::into_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CommaList, Text};

    fn reader(headers: &'static [(&'static str, &'static str)]) -> QueryReader<'static> {
        QueryReader::new([]).with_headers(headers.iter().map(|&(name, value)| (name, value.into())))
    }

    #[test]
    fn headers_are_taken_by_name_and_others_are_left() {
        let mut input = reader(&[("x-page", "3"), ("etag", "a b"), ("x-other", "1"), ("x-page", "4")]);
        assert_eq!(input.header::<i64>("x-page"), Some(4));
        assert_eq!(input.required_header::<Text>("etag"), Some("a b".into()));
        let notes: Vec<_> = input.finish(&[]).iter().map(ToString::to_string).collect();
        assert_eq!(notes, ["header x-page: given more than once"]);
    }

    #[test]
    fn missing_and_invalid_headers_are_noted() {
        let mut input = reader(&[("x-page", "many"), ("x-empty", "")]);
        assert_eq!(input.header::<i64>("x-page"), None);
        assert_eq!(input.header::<i64>("x-none"), None);
        assert_eq!(input.required_header::<Text>("x-empty"), None);
        assert_eq!(input.required_header::<Text>("etag"), None);
        let notes: Vec<_> = input.finish(&[]).iter().map(ToString::to_string).collect();
        assert_eq!(
            notes,
            [
                r#"header x-page: found "many", expected an integer"#,
                "header x-empty: missing; expected a value",
                "header etag: missing; expected a value",
            ]
        );
    }

    #[test]
    fn a_list_may_span_lines_and_contain_spaces() {
        let mut input = reader(&[("x-tags", "1, 2 ,3"), ("x-tags", ""), ("x-tags", "4")]);
        let tags = input.header::<CommaList<i64>>("x-tags").unwrap();
        assert_eq!(tags.as_slice(), [1, 2, 3, 4]);
        assert!(input.finish(&[]).is_empty());
        assert_eq!(reader(&[("x-tags", "")]).header::<CommaList<i64>>("x-tags"), None);
    }

    #[test]
    fn headers_are_separate_from_parameters() {
        let mut out = QueryWriter::default();
        out.header("if-match", &Some(Text::from("7")));
        out.header("x-none", &None::<i64>);
        out.required("a", &1_i64);
        assert_eq!(out.take_headers(), [("if-match", "7".to_owned())]);
        assert_eq!(out.take_headers(), []);
        assert_eq!(out.into_pairs(), [("a", "1".to_owned())]);
    }
}
