//! A list that services may send as an array or as an object whose values are the elements.

use std::collections::HashMap;
use std::marker::PhantomData;

use crate::{Cx, Decode, Expected, Found, Json, NamedPart, Names, NoteReason, Step};

/// The field that stores an element's key if the list is sent as an object.
pub trait EntryKey {
    /// The field's name.
    const FIELD: &'static str;
}

/// Elements from an array, or from an object whose values are the elements. In an object, an element that lacks the
/// field named by `K` gets its key as that field's value.
pub(crate) struct Entries<T, K>(Vec<T>, PhantomData<K>);

impl<T, K> From<Entries<T, K>> for Vec<T> {
    fn from(entries: Entries<T, K>) -> Self {
        entries.0
    }
}

impl<T: Decode, K: EntryKey> Decode for Entries<T, K> {
    const EXPECTED: Expected = Expected::Entries;

    fn list(cx: &mut Cx<'_>) -> Option<Self> {
        Vec::list(cx).map(|list| Entries(list, PhantomData))
    }

    fn object(cx: &mut Cx<'_>) -> Option<Self> {
        // The object is first read as JSON, because the decoder can't tell before the end whether the object itself is
        // an element.
        let mut entries: Vec<(String, Json)> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        let mut names = Names::open(cx);
        while let Some(name) = names.next(cx) {
            let value = cx.at(Step::Field(&name), |cx| {
                let value = Names::value::<Json>(cx)?;
                if value.is_none() {
                    cx.note(NoteReason::Skipped { expected: T::EXPECTED });
                }
                Some(value)
            });
            let Some(value) = value else { break };
            let Some(value) = value else { continue };
            match places.get(&*name) {
                Some(&place) => {
                    cx.at(Step::Field(&name), |cx| cx.note(NoteReason::Duplicate(NamedPart::Key)));
                    entries[place].1 = value;
                }
                None => {
                    places.insert(name.to_string(), entries.len());
                    entries.push((name.into_owned(), value));
                }
            }
        }
        let is_element =
            |(name, value): &(String, Json)| name == K::FIELD && (value.is_string() || value.is_number());
        if entries.iter().any(is_element) {
            return cx.wrong_type(Found::Object, Self::EXPECTED);
        }
        let mut list = Vec::with_capacity(entries.len());
        for (name, value) in entries {
            let json = with_key(value, K::FIELD, &name).to_string();
            cx.at(Step::Field(&name), |cx| match cx.part(json.as_bytes()) {
                Some(element) => list.push(element),
                None => cx.note(NoteReason::Skipped { expected: T::EXPECTED }),
            });
        }
        Some(Entries(list, PhantomData))
    }
}

/// Adds the key to an element, unless the element already has a key or is not an object.
fn with_key(mut element: Json, field: &str, name: &str) -> Json {
    if let Json::Object(fields) = &mut element
        && fields.get(field).is_none_or(Json::is_null)
    {
        fields.insert(field.to_owned(), Json::from(name));
    }
    element
}

#[cfg(test)]
mod tests {
    use crate::{Notes, decode};

    #[derive(Debug, PartialEq)]
    struct Fee {
        code: String,
        rate: Option<i64>,
    }
    crate::object! { Fee { 0 code: required "code"; 1 rate: optional "rate"; } }

    #[derive(Debug, PartialEq)]
    struct Bill {
        fees: Option<Vec<Fee>>,
    }
    crate::object! { Bill { 0 fees: optional "fees" by "code"; } }

    /// Codes and rates, if any.
    type FeeList = Option<Vec<(String, Option<i64>)>>;

    fn fees(json: &str) -> (FeeList, Vec<String>) {
        let decoded = decode::<Bill>(format!(r#"{{"fees": {json}}}"#).as_bytes()).unwrap();
        let fees = decoded.value.fees.map(|fees| fees.into_iter().map(|fee| (fee.code, fee.rate)).collect());
        (fees, messages(&decoded.notes))
    }

    fn messages(notes: &Notes) -> Vec<String> {
        notes.iter().map(ToString::to_string).collect()
    }

    fn fee_list(fees: &[(&str, Option<i64>)]) -> FeeList {
        Some(fees.iter().map(|(code, rate)| ((*code).to_owned(), *rate)).collect())
    }

    #[test]
    fn a_list_and_an_object_decode_to_the_same_value() {
        let both = fee_list(&[("young", Some(5)), ("old", None)]);
        assert_eq!(fees(r#"[{"code":"young","rate":5},{"code":"old"}]"#), (both.clone(), vec![]));
        assert_eq!(fees(r#"{"young":{"rate":5},"old":{}}"#), (both.clone(), vec![]));
        assert_eq!(fees(r#"{"1":{"code":"young","rate":5},"old":{"code":null}}"#), (both, vec![]));
        assert_eq!(fees("[]"), (fee_list(&[]), vec![]));
        assert_eq!(fees("{}"), (fee_list(&[]), vec![]));
        assert_eq!(fees("null"), (None, vec![]));
    }

    #[test]
    fn an_invalid_element_is_skipped() {
        let (left, notes) = fees(r#"{"a/b":{"rate":"x"},"c":7,"d":{"rate":1,"tax":2},"e":null}"#);
        assert_eq!(left, fee_list(&[("a/b", None), ("d", Some(1))]));
        assert_eq!(
            notes,
            [
                "/fees/a~1b/rate: found \"x\", expected an integer",
                "/fees/c: found 7, expected an object",
                "/fees/c: skipped, because it could not be decoded",
                "/fees/d/tax: unknown field; expected one of code, rate",
                "/fees/e: found null, expected an object",
                "/fees/e: skipped, because it could not be decoded",
            ]
        );
        let (left, notes) = fees(r#"[{"code":"a"},{}]"#);
        assert_eq!(left, fee_list(&[("a", None)]));
        assert_eq!(notes[0], "/fees/1/code: missing; expected a string");
    }

    #[test]
    fn a_single_element_is_not_an_object_of_elements() {
        for json in [r#"{"code":"young","rate":5}"#, r#"{"code":7}"#] {
            let wrong = "/fees: found an object, expected an array or an object of elements";
            assert_eq!(fees(json), (None, vec![wrong.to_owned()]));
        }
        assert_eq!(fees(r#"{"code":{"rate":5}}"#), (fee_list(&[("code", Some(5))]), vec![]));
        let wrong = "/fees: found \"x\", expected an array or an object of elements";
        assert_eq!(fees("\"x\""), (None, vec![wrong.to_owned()]));
    }

    #[test]
    fn the_last_value_of_a_repeated_name_wins() {
        let (left, notes) = fees(r#"{"a":{"rate":1},"b":{},"a":{"rate":2,"rate":3}}"#);
        assert_eq!(left, fee_list(&[("a", Some(3)), ("b", None)]));
        assert_eq!(notes, ["/fees/a/rate: given more than once", "/fees/a: given more than once"]);
    }
}
