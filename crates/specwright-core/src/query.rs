//! Conversion between values and query strings or headers.
//!
//! The transport handles percent-encoding. In this module, parameters and headers are lists of plain names and values.

mod headers;
mod json;

use std::borrow::Cow;

use crate::{
    Amount, Cx, Date, Decimal, Decode, Expected, Grammar, IsoDuration, Lenient, LocalDateTime, NamedPart,
    NoteReason, Notes, OffsetDateTime, Path, Step, Text, TextOrInteger,
};

/// The parameters of an operation (in its query or in headers), or the headers of a response.
pub trait Query: Sized {
    /// Writes the parameters that are set.
    fn write(&self, out: &mut QueryWriter);

    /// Reads the parameters. If a required parameter can't be created, adds a note with the reason and returns `None`.
    fn read(input: &mut QueryReader<'_>) -> Option<Self>;
}

/// An operation without parameters.
impl Query for () {
    fn write(&self, _: &mut QueryWriter) {}

    fn read(_: &mut QueryReader<'_>) -> Option<Self> {
        Some(())
    }
}

/// A type that can be the value of a parameter.
pub trait QueryValue: Sized {
    /// `true` for a list that is written as a single string. A reader notes an optional parameter with an empty list.
    const IS_LIST: bool = false;
    /// `true` for a boolean. A reader may [ignore the case of booleans](QueryReader::ignoring_case_of_booleans).
    const IS_BOOLEAN: bool = false;

    /// `true` if the string form of a value never contains a comma. Lists of such values also accept commas as
    /// separators.
    const IS_WITHOUT_COMMA: bool = false;

    /// Returns the value as a string.
    fn to_text(&self) -> String;

    /// Creates a value from a string. If the string is invalid, adds a note with the reason and returns `None`.
    fn from_text(text: &str, cx: &mut Cx<'_>) -> Option<Self>;
}

/// A collector of parameters and headers.
#[derive(Clone, Debug, Default)]
pub struct QueryWriter {
    pairs: Vec<(&'static str, String)>,
    headers: Vec<(&'static str, String)>,
}

impl QueryWriter {
    /// Adds a parameter.
    pub fn required(&mut self, name: &'static str, value: &impl QueryValue) {
        self.pairs.push((name, value.to_text()));
    }

    /// Adds a parameter if it is set.
    pub fn optional(&mut self, name: &'static str, value: &Option<impl QueryValue>) {
        if let Some(value) = value {
            self.required(name, value);
        }
    }

    /// Adds a parameter once for each element.
    pub fn list(&mut self, name: &'static str, values: &[impl QueryValue]) {
        for value in values {
            self.required(name, value);
        }
    }

    /// Returns the parameters of the query, in the order in which they were added.
    pub fn into_pairs(self) -> Vec<(&'static str, String)> {
        self.pairs
    }
}

/// A reader of parameters and headers by name, which adds notes for differences from their description.
#[derive(Debug)]
pub struct QueryReader<'a> {
    pairs: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    headers: Vec<(&'a str, Cow<'a, str>)>,
    notes: Notes,
    ignores_case: bool,
}

impl<'a> QueryReader<'a> {
    /// Creates a reader for decoded names and values.
    pub fn new(pairs: impl IntoIterator<Item = (Cow<'a, str>, Cow<'a, str>)>) -> Self {
        QueryReader {
            pairs: pairs.into_iter().collect(),
            headers: Vec::new(),
            notes: Notes::new(),
            ignores_case: false,
        }
    }

    /// Accepts booleans in any case, such as `True` and `FALSE`, because some languages write them in this way.
    #[must_use]
    pub fn ignoring_case_of_booleans(self) -> Self {
        QueryReader { ignores_case: true, ..self }
    }

    /// Removes a parameter and returns its value. An empty parameter counts as missing. If a parameter is repeated, the
    /// last value wins.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let mut found = None;
        let of_name = |(given, _): &mut (Cow<'a, str>, Cow<'a, str>)| given == name;
        for (_, value) in self.pairs.extract_if(.., of_name).filter(|(_, value)| !value.is_empty()) {
            if found.replace(value).is_some() {
                self.notes.add(&Path::parameter(name), NoteReason::Duplicate(NamedPart::Parameter));
            }
        }
        found.map(Cow::into_owned)
    }

    /// Removes and returns a parameter that may be missing. Adds a note for an empty list.
    pub fn optional<T: QueryValue>(&mut self, name: &'static str) -> Option<T> {
        let is_given = T::IS_LIST && self.pairs.iter().any(|(given, _)| given == name);
        match self.take(name) {
            Some(text) => self.read(&Path::parameter(name), &text),
            None if is_given => self.missing(&Path::parameter(name)),
            None => None,
        }
    }

    /// Removes and returns a parameter that is repeated for each element. Adds a note for each empty or invalid
    /// element.
    pub fn list<T: QueryValue>(&mut self, name: &'static str) -> Option<Vec<T>> {
        let of_name = |(given, _): &mut (Cow<'a, str>, Cow<'a, str>)| given == name;
        let texts: Vec<_> = self.pairs.extract_if(.., of_name).map(|(_, text)| text).collect();
        let mut cx = Cx::default();
        let mut element = |(index, text): (usize, &Cow<'_, str>)| {
            cx.at(Step::Index(index), |cx| {
                let made = if text.is_empty() { None } else { T::from_text(text, cx) };
                if made.is_none() {
                    cx.note(NoteReason::Skipped { expected: Expected::Item });
                }
                made
            })
        };
        let list = texts.iter().enumerate().filter_map(&mut element).collect();
        self.notes.append_nested(cx.into_notes(), &Path::parameter(name));
        (!texts.is_empty()).then_some(list)
    }

    /// Removes and returns a parameter that is repeated for each element and must occur at least once. Adds a note if
    /// the parameter is missing.
    pub fn required_list<T: QueryValue>(&mut self, name: &'static str) -> Option<Vec<T>> {
        self.list(name).or_else(|| self.missing(&Path::parameter(name)))
    }

    fn missing<T>(&mut self, at: &Path<'_>) -> Option<T> {
        self.notes.add(at, NoteReason::Missing { expected: Expected::Value });
        None
    }

    fn read<T: QueryValue>(&mut self, at: &Path<'_>, text: &str) -> Option<T> {
        let mut cx = Cx::default();
        let lowercase = (self.ignores_case && T::IS_BOOLEAN).then(|| text.to_ascii_lowercase());
        let value = T::from_text(lowercase.as_deref().filter(|it| is_boolean(it)).unwrap_or(text), &mut cx);
        self.notes.append_nested(cx.into_notes(), at);
        value
    }

    /// Removes and returns a required parameter. Adds a note if the parameter is missing.
    pub fn required<T: QueryValue>(&mut self, name: &'static str) -> Option<T> {
        let at = Path::parameter(name);
        match self.take(name) {
            Some(text) => self.read(&at, &text),
            None => self.missing(&at),
        }
    }

    /// Adds a note for every remaining parameter, and returns all notes. `known` lists the described parameters.
    pub fn finish(mut self, known: &'static [&'static str]) -> Notes {
        for (name, _) in &self.pairs {
            self.notes.add(&Path::parameter(name), NoteReason::UnknownParameter { known });
        }
        self.notes
    }
}

fn is_boolean(text: &str) -> bool {
    matches!(text, "true" | "false")
}

macro_rules! by_text {
    ($($type:ty $(: $property:ident)?),+) => {$(
        impl QueryValue for $type {
            $(const $property: bool = true;)?
            const IS_WITHOUT_COMMA: bool = true;

            fn to_text(&self) -> String {
                self.to_string()
            }

            fn from_text(text: &str, cx: &mut Cx<'_>) -> Option<Self> {
                let made = text.parse().ok();
                if made.is_none() {
                    cx.wrong_type::<()>(text, <$type as Decode>::EXPECTED);
                }
                made
            }
        }
    )+};
}
by_text!(bool: IS_BOOLEAN, i64, u64, Amount);

impl QueryValue for f64 {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str, cx: &mut Cx<'_>) -> Option<Self> {
        Amount::from_text(text, cx).map(Amount::get)
    }
}

impl QueryValue for String {
    fn to_text(&self) -> String {
        self.clone()
    }

    fn from_text(text: &str, _: &mut Cx<'_>) -> Option<Self> {
        Some(text.to_owned())
    }
}

impl QueryValue for Text {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str, _: &mut Cx<'_>) -> Option<Self> {
        Some(text.into())
    }
}

/// Implements [`Query`](crate::query::Query) for a struct. The macro accepts the struct's shared parts, and for each
/// field a line with the presence and wire name. A `list` is a parameter that is repeated for each element; a
/// `required_list` must occur at least once. Write `header` before the name of a header, and `json` before the name of
/// a parameter that contains JSON.
///
/// ```
/// use specwright_core::query::{Query, QueryWriter};
///
/// # struct Places { term: String, page_size: Option<i64>, language: Option<String> }
/// specwright_core::query! { Places {
///     term: required "searchTerm";
///     page_size: optional "pageSize";
///     language: optional header "accept-language";
/// } }
///
/// let mut out = QueryWriter::default();
/// Places { term: "lis".to_owned(), page_size: None, language: Some("pt".to_owned()) }.write(&mut out);
/// assert_eq!(out.take_headers(), [("accept-language", "pt".to_owned())]);
/// assert_eq!(out.into_pairs(), [("searchTerm", "lis".to_owned())]);
/// ```
#[macro_export]
macro_rules! query {
    ($name:ident $($part:ident)* { $($field:ident: $presence:ident $($carrier:ident)? $wire:literal;)* }) => {
        impl $crate::query::Query for $name {
            #[allow(unused_variables)]
            fn write(&self, out: &mut $crate::query::QueryWriter) {
                $($crate::query::Query::write(&self.$part, out);)*
                $($crate::__write_parameter!($presence $($carrier)? out, $wire, &self.$field);)*
            }

            #[allow(unused_variables)]
            fn read(input: &mut $crate::query::QueryReader<'_>) -> Option<Self> {
                // Read all parameters before returning early, so that every fault is noted.
                $(let $part = $crate::query::Query::read(input);)*
                $(let $field = $crate::__read_parameter!($presence $($carrier)? input, $wire);)*
                Some(Self { $($part: $part?,)* $($field: $crate::__take!($presence $field),)* })
            }
        }
    };
}

/// Writes a parameter.
#[doc(hidden)]
#[macro_export]
macro_rules! __write_parameter {
    (required_list $out:ident, $wire:literal, $value:expr) => {
        $out.list($wire, $value)
    };
    (optional json $out:ident, $wire:literal, $value:expr) => {
        $out.json($wire, $value)
    };
    (list json $out:ident, $wire:literal, $value:expr) => {
        if !$value.is_empty() {
            $out.required_json($wire, $value);
        }
    };
    ($presence:ident json $out:ident, $wire:literal, $value:expr) => {
        $out.required_json($wire, $value)
    };
    (required header $out:ident, $wire:literal, $value:expr) => {
        $out.required_header($wire, $value)
    };
    ($presence:ident header $out:ident, $wire:literal, $value:expr) => {
        $out.header($wire, $value)
    };
    ($presence:ident $out:ident, $wire:literal, $value:expr) => {
        $out.$presence($wire, $value)
    };
}

/// Reads a parameter.
#[doc(hidden)]
#[macro_export]
macro_rules! __read_parameter {
    (optional json $input:ident, $wire:literal) => {
        $input.json($wire)
    };
    (list json $input:ident, $wire:literal) => {
        $input.json($wire)
    };
    ($presence:ident json $input:ident, $wire:literal) => {
        $input.required_json($wire)
    };
    (optional header $input:ident, $wire:literal) => {
        $input.header($wire)
    };
    // An expected header may also be missing, but a note is added.
    ($presence:ident header $input:ident, $wire:literal) => {
        $input.required_header($wire)
    };
    ($presence:ident $input:ident, $wire:literal) => {
        $input.$presence($wire)
    };
}

/// Implements [`QueryValue`] for types that decode from JSON strings: ids, enums, grammars.
#[macro_export]
macro_rules! query_value {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::query::QueryValue for $type {
            fn to_text(&self) -> String {
                self.to_string()
            }

            fn from_text(text: &str, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                <Self as $crate::Decode>::text(text, cx)
            }
        }
    )+};
}
query_value!(Date, LocalDateTime, OffsetDateTime, IsoDuration, Decimal);
#[cfg(feature = "base64")]
query_value!(crate::Base64);
#[cfg(feature = "uuid")]
query_value!(crate::Uuid);

/// Implements `QueryValue` for ids that are integers.
#[macro_export]
macro_rules! integer_query_value {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::query::QueryValue for $type {
            const IS_WITHOUT_COMMA: bool = true;

            fn to_text(&self) -> String {
                self.to_string()
            }

            fn from_text(text: &str, cx: &mut $crate::Cx<'_>) -> Option<Self> {
                let number = <i64 as $crate::query::QueryValue>::from_text(text, cx)?;
                <Self as $crate::Decode>::integer(number, cx)
            }
        }
    )+};
}

impl QueryValue for TextOrInteger {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str, _: &mut Cx<'_>) -> Option<Self> {
        // `007` and `+7` are not canonical integers: written back, they would be different strings.
        let integer = text.parse().ok().filter(|integer: &i64| integer.to_string() == text);
        Some(integer.map_or_else(|| text.into(), TextOrInteger::Integer))
    }
}

impl<T: Grammar + AsRef<str>> QueryValue for Lenient<T> {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str, cx: &mut Cx<'_>) -> Option<Self> {
        <Self as Decode>::text(text, cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CommaList;

    fn reader(pairs: &'static [(&'static str, &'static str)]) -> QueryReader<'static> {
        QueryReader::new(pairs.iter().map(|&(name, value)| (name.into(), value.into())))
    }

    #[test]
    fn parameters_are_taken_by_name() {
        let mut query =
            reader(&[("pageSize", "25"), ("checkin", "2027-03-14"), ("x", "1"), ("pageSize", "50")]);
        assert_eq!(query.optional::<i64>("pageSize"), Some(50));
        assert_eq!(query.required::<Date>("checkin"), Date::new(2027, 3, 14));
        assert_eq!(query.required::<bool>("onlyIfComplete"), None);
        let notes: Vec<_> = query.finish(&["pageSize", "checkin"]).iter().map(ToString::to_string).collect();
        assert_eq!(
            notes,
            [
                "pageSize: given more than once",
                "onlyIfComplete: missing; expected a value",
                "x: unknown field; expected one of pageSize, checkin"
            ]
        );
    }

    #[test]
    fn booleans_are_read_in_any_case_on_request() {
        let pairs = &[("a", "True"), ("b", "FALSE"), ("c", "Yes"), ("d", "True")];
        let mut query = reader(pairs).ignoring_case_of_booleans();
        assert_eq!([query.optional("a"), query.optional("b")], [Some(true), Some(false)]);
        assert_eq!((query.optional::<bool>("c"), query.optional("d")), (None, Some("True".to_owned())));
        let notes: Vec<_> = query.finish(&[]).iter().map(ToString::to_string).collect();
        assert_eq!(notes, [r#"c: found "Yes", expected true or false"#]);
        assert_eq!(reader(pairs).optional::<bool>("a"), None);
    }

    #[test]
    fn a_bad_value_is_noted() {
        let mut query = reader(&[("pageSize", "many"), ("checkin", "soon"), ("price", "NaN")]);
        assert_eq!(query.optional::<i64>("pageSize"), None);
        assert_eq!(query.optional::<Date>("checkin"), None);
        assert_eq!(query.optional::<f64>("price"), None);
        assert_eq!(query.finish(&[]).len(), 3);
    }

    #[test]
    fn an_empty_parameter_counts_as_missing() {
        let mut query = reader(&[("a", ""), ("b", ""), ("c", ""), ("c", "1"), ("c", ""), ("x", "")]);
        assert_eq!(query.optional::<i64>("a"), None);
        assert_eq!(query.required::<String>("b"), None);
        assert_eq!(query.required::<i64>("c"), Some(1));
        let notes: Vec<_> = query.finish(&[]).iter().map(ToString::to_string).collect();
        assert_eq!(notes, ["b: missing; expected a value", "x: unknown field; expected no parameters"]);
    }

    #[test]
    fn a_list_without_an_element_is_noted() {
        let mut query = reader(&[("a", ""), ("b", ""), ("b", "1"), ("c", ",")]);
        for (name, list) in [("a", None), ("b", Some(1)), ("c", Some(0)), ("d", None)] {
            assert_eq!(query.optional::<CommaList<i64>>(name).map(|list| list.len()), list, "{name}");
        }
        let notes: Vec<_> = query.finish(&[]).iter().map(ToString::to_string).collect();
        assert_eq!(notes[0], "a: missing; expected a value");
        assert!(notes[1..].iter().all(|note| note.starts_with("c/")), "{notes:?}");
    }

    #[test]
    fn a_list_is_a_parameter_for_each_element() {
        let mut query = reader(&[("a", "1"), ("b", ""), ("a", "x"), ("a", "3"), ("c", "7"), ("a", "")]);
        assert_eq!(query.list::<i64>("a"), Some(vec![1, 3]));
        assert_eq!(query.required_list::<String>("b"), Some(vec![]));
        assert_eq!(query.list::<i64>("none"), None);
        assert_eq!(query.required_list::<i64>("d"), None);
        let notes: Vec<_> = query.finish(&["a"]).iter().map(ToString::to_string).collect();
        assert_eq!(
            notes,
            [
                r#"a/1: found "x", expected an integer"#,
                "a/1: skipped, because it could not be decoded",
                "a/3: skipped, because it could not be decoded",
                "b/0: skipped, because it could not be decoded",
                "d: missing; expected a value",
                "c: unknown field; expected a",
            ]
        );
        let mut out = QueryWriter::default();
        out.list("a", &[1_i64, 3]);
        assert_eq!(out.into_pairs(), [("a", "1".to_owned()), ("a", "3".to_owned())]);
    }

    #[test]
    fn only_set_parameters_are_written() {
        let mut out = QueryWriter::default();
        out.required("hotel", &"khotel:1".to_owned());
        out.optional("onlyIfComplete", &Some(true));
        out.optional("checkin", &None::<Date>);
        assert_eq!(
            out.into_pairs(),
            [("hotel", "khotel:1".to_owned()), ("onlyIfComplete", "true".to_owned())]
        );
    }
}
