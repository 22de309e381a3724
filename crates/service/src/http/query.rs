//! Query strings, and parameters in headers.

use std::borrow::Cow;

use axum::http::HeaderMap;
use percent_encoding::percent_decode;
use specwright_core::query::{Query, QueryReader};
use specwright_core::{Expected, Found, KnownValues, Location, NamedPart, NoteReason, form};

use super::ignored::Ignored;
use super::{Errors, FaultReason, Faults, Operation};

/// Maximum number of parameters that are read. No operation of the travel search API has even a fifth of this number.
pub(crate) const MAX_PARAMETERS: usize = 200;

/// The parameters of a query and a path, or the fields of a form.
#[derive(Debug, Default)]
pub(crate) struct Parameters {
    pairs: Vec<(String, String)>,
    /// Names of parameters that are not UTF-8.
    broken: Vec<String>,
    /// Names of the removed parameters that had several values.
    repeated: Vec<&'static str>,
    too_many: bool,
}

impl Parameters {
    /// Parses a query string. Text that is not UTF-8 is converted lossily and recorded.
    pub(crate) fn parse(query: &str) -> Self {
        let mut all = Parameters::default();
        for (name, value) in pairs(query) {
            if all.pairs.len() == MAX_PARAMETERS {
                all.too_many = true;
                break;
            }
            let ((name, name_is_text), (value, value_is_text)) = (decoded(name), decoded(value));
            let (name, value) = (name.into_owned(), value.into_owned());
            if !(name_is_text && value_is_text) {
                all.broken.push(name.clone());
            }
            all.pairs.push((name, value));
        }
        all
    }

    /// Adds an encoded path parameter. In paths, a plus sign does not represent a space.
    pub(crate) fn add_of_path(&mut self, name: &str, value: &str) {
        let bytes: Vec<u8> = percent_decode(value.as_bytes()).collect();
        let value = String::from_utf8(bytes).unwrap_or_else(|error| {
            self.broken.push(name.to_owned());
            String::from_utf8_lossy(error.as_bytes()).into_owned()
        });
        self.pairs.push((name.to_owned(), value));
    }

    /// Returns the parameters in their order.
    pub(crate) fn pairs(&self) -> &[(String, String)] {
        &self.pairs
    }

    /// Returns whether there are more parameters than the maximum.
    pub(crate) fn are_too_many(&self) -> bool {
        self.too_many
    }

    /// Removes all parameters of this name, and returns the last value. An empty parameter counts as missing. Several
    /// values are a fault that [`read`](Self::read) reports.
    pub(crate) fn take(&mut self, name: &'static str) -> Option<String> {
        self.broken.retain(|broken| broken != name);
        let of_name = self.pairs.extract_if(.., |(given, _)| given == name);
        let mut values = of_name.map(|(_, value)| value).filter(|value| !value.is_empty());
        let (first, last) = (values.next(), values.last());
        if last.is_some() {
            self.repeated.push(name);
        }
        last.or(first)
    }

    /// Replaces the values for which the function returns another value.
    pub(crate) fn replace(&mut self, other: impl Fn(&str, &str) -> Option<String>) {
        for (name, value) in &mut self.pairs {
            if let Some(other) = other(name, value) {
                *value = other;
            }
        }
    }

    /// Decodes the operation's parameters, and adds all faults in them. Unknown parameters are ignored unless the host
    /// is strict.
    pub(crate) fn read<Q: Query, E: Errors>(
        self,
        operation: &Operation,
        headers: &HeaderMap,
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Q> {
        // An empty list of response options is allowed. Other lists need an element, since a missing list means all
        // elements.
        let is_no_option =
            |name: &str, value: &str| value.is_empty() && operation.response_options.contains(&name);
        let pairs = self.pairs.into_iter().filter(|(name, value)| !is_no_option(name, value));
        let pairs = pairs.map(|(name, value)| (Cow::Owned(name), Cow::Owned(value)));
        let lines = || {
            operation
                .headers
                .iter()
                .flat_map(|name| headers.get_all(*name).iter().map(|line| (*name, line.as_bytes())))
        };
        let mut reader = QueryReader::new(pairs)
            .with_headers(lines().map(|(name, line)| (name, String::from_utf8_lossy(line))));
        if !ignored.is_strict() {
            reader = reader.ignoring_case_of_booleans();
        }
        let query = Q::read(&mut reader);
        faults.add_decoding(Location::query(), reader.finish(operation.parameters), ignored);
        add_broken(&self.broken, operation.parameters, ignored, faults);
        for name in self.repeated {
            let reason = NoteReason::Duplicate(NamedPart::Parameter);
            faults.add(Location::parameter(name), FaultReason::Violation(reason.into()));
        }
        for (name, _) in lines().filter(|(_, line)| std::str::from_utf8(line).is_err()) {
            faults.add(Location::header(name), FaultReason::HeaderNotUtf8);
        }
        if self.too_many {
            let reason = FaultReason::TooManyParameters { most: MAX_PARAMETERS };
            faults.add(Location::query(), reason);
        }
        query
    }

    /// Decodes the fields of a form, and adds all faults in them. Unknown fields are ignored unless the host is strict.
    pub(crate) fn read_form<Q: Query, E: Errors>(
        self,
        known: &'static [&'static str],
        ignored: &mut Ignored,
        faults: &mut Faults<E>,
    ) -> Option<Q> {
        let pairs = self.pairs.into_iter().map(|(name, value)| (Cow::Owned(name), Cow::Owned(value)));
        let mut reader = QueryReader::new(pairs);
        let form = Q::read(&mut reader);
        faults.add_decoding(Location::body(), reader.finish(known), ignored);
        add_broken(&self.broken, known, ignored, faults);
        if self.too_many {
            let reason = FaultReason::TooManyParameters { most: MAX_PARAMETERS };
            faults.add(Location::body(), reason);
        }
        form
    }
}

impl Parameters {
    /// Returns the JSON document that a form in bracket style represents.
    pub(crate) fn read_bracket_form<E: Errors>(self, faults: &mut Faults<E>) -> Option<String> {
        if self.too_many {
            faults.add(Location::body(), FaultReason::TooManyParameters { most: MAX_PARAMETERS });
            return None;
        }
        if !self.broken.is_empty() {
            faults.add(Location::body(), FaultReason::NotUtf8);
            return None;
        }
        let pairs = self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let document = form::document(pairs);
        document
            .map_err(|name| faults.add(Location::body(), FaultReason::NotAFormName { name: name.to_owned() }))
            .ok()
    }
}

/// Adds faults for parameters that are not UTF-8. Unknown parameters are faults only if the host is strict.
fn add_broken<E: Errors>(broken: &[String], known: &[&str], ignored: &Ignored, faults: &mut Faults<E>) {
    let counts = |name: &&str| ignored.is_strict() || known.contains(name);
    for name in broken.iter().map(String::as_str).filter(counts) {
        faults.add(Location::parameter(name), FaultReason::NotUtf8);
    }
}

/// Adds a fault for each header that is missing or differs from its only allowed value.
pub(crate) fn check_constants<E: Errors>(operation: &Operation, headers: &HeaderMap, faults: &mut Faults<E>) {
    for (name, value) in operation.constant_headers {
        let known = KnownValues::Texts(std::slice::from_ref(value));
        let reason = match headers.get_all(*name).iter().find(|given| *given != value) {
            Some(other) => {
                let found = Found::from(&*String::from_utf8_lossy(other.as_bytes()));
                NoteReason::UnknownValue { found, known }
            }
            None if headers.contains_key(*name) => continue,
            None => NoteReason::Missing { expected: Expected::OneOf(known) },
        };
        faults.add(Location::header(name), FaultReason::Violation(reason.into()));
    }
}

/// Returns the names and values of a query string, still encoded.
pub(crate) fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = query.split('&').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap_or((part, "")))
}

/// Decodes a name or value. Also returns whether it is UTF-8.
pub(crate) fn decoded(text: &str) -> (Cow<'_, str>, bool) {
    if !text.contains(['+', '%']) {
        return (Cow::Borrowed(text), true);
    }
    let spaced = text.replace('+', " ");
    match percent_decode(spaced.as_bytes()).decode_utf8() {
        Ok(text) => (Cow::Owned(text.into_owned()), true),
        Err(_) => (Cow::Owned(percent_decode(spaced.as_bytes()).decode_utf8_lossy().into_owned()), false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::OperationMethod;
    use crate::http::redact::Redactor;
    use crate::http::testing::faults;
    use wayfare_models::Text;
    use wayfare_models::autocomplete::AutocompleteQuery;

    static FIND: Operation = Operation::new("find", OperationMethod::Get, "/find")
        .with_parameters(&["searchTerm"])
        .with_statuses(&[200]);

    fn read_by(is_strict: bool, query: &str) -> (Option<Text>, Vec<String>, Option<String>) {
        let (mut faults, mut ignored) = (faults(), Ignored::new(&FIND, is_strict));
        let (parameters, headers) = (Parameters::parse(query), HeaderMap::new());
        let query = parameters.read::<AutocompleteQuery, _>(&FIND, &headers, &mut ignored, &mut faults);
        let faults = faults.iter().map(ToString::to_string).collect();
        (query.map(|query| query.search_term), faults, ignored.list(&Redactor::default()))
    }

    fn read(query: &str) -> (Option<Text>, Vec<String>) {
        let (term, faults, _) = read_by(true, query);
        (term, faults)
    }

    #[test]
    fn values_are_decoded() {
        for (query, term) in [
            ("searchTerm=lon", "lon"),
            ("searchTerm=new+york%2B1", "new york+1"),
            ("search%54erm=m%C3%BCn", "mün"),
            ("searchTerm=a=b", "a=b"),
            ("&&searchTerm=%zz%4", "%zz%4"),
            ("searchTerm=&searchTerm=a&searchTerm", "a"),
        ] {
            assert_eq!(read(query), (Some(term.into()), vec![]), "{query}");
        }
    }

    #[test]
    fn an_empty_value_is_none() {
        for query in ["searchTerm", "searchTerm=", "searchTerm=&searchTerm="] {
            let missing = "searchTerm: missing; expected a value";
            assert_eq!(read(query), (None, vec![missing.to_owned()]), "{query}");
        }
    }

    #[test]
    fn unknown_parameters_are_ignored_and_listed() {
        let (term, faults, ignored) = read_by(false, "x=1&searchTerm=a&searchterm=b&y&x=2&z=%ff&%fe=");
        assert_eq!((term.as_deref(), faults), (Some("a"), vec![]));
        assert_eq!(ignored.as_deref(), Some("x, searchterm, y, z, %EF%BF%BD"));
        let (_, faults, _) = read_by(false, "searchTerm=%ff&z=%ff");
        assert_eq!(
            faults,
            ["searchTerm: found bytes that are not UTF-8, expected percent-encoded UTF-8 text"]
        );
    }

    #[test]
    fn all_faults_are_reported() {
        let (_, wrong) = read("searchTerm=%ff&x=1&searchTerm=b&y");
        assert_eq!(
            wrong,
            [
                "searchTerm: given more than once",
                "x: found an unknown parameter, allowed searchTerm",
                "y: found an unknown parameter, allowed searchTerm",
                "searchTerm: found bytes that are not UTF-8, expected percent-encoded UTF-8 text",
            ]
        );
    }

    #[test]
    fn the_number_of_parameters_is_bounded() {
        let (_, wrong) = read(&"a=1&".repeat(100_000));
        assert!(wrong.last().unwrap().contains("at most 200"), "{wrong:?}");
        assert!(wrong.len() <= MAX_PARAMETERS + 2);
    }

    #[test]
    fn taken_parameters_are_removed_and_faulty_if_repeated() {
        let mut all = Parameters::parse("apiKey=a&searchTerm=x&apiKey=b&apiKey=&apikey=c&visit=&visit=d");
        assert_eq!(all.take("apiKey").as_deref(), Some("b"));
        assert_eq!(all.take("apiKey"), None);
        assert_eq!(all.take("apikey").as_deref(), Some("c"));
        assert_eq!(all.take("visit").as_deref(), Some("d"));
        let (mut faults, mut ignored) = (faults(), Ignored::new(&FIND, true));
        all.read::<AutocompleteQuery, _>(&FIND, &HeaderMap::new(), &mut ignored, &mut faults);
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(faults, ["apiKey: given more than once"]);
    }
}
