//! Tests that writing a value part by part yields the same bytes as encoding the owned value. The generated crates
//! compare whole objects.

use std::collections::BTreeMap;
use std::fmt;

use proptest::prelude::*;
use serde_core::{Serialize, Serializer};

use super::{Compound, Encoded, WriteAs};
use crate::{Amount, Date, Decimal, Lenient, LocalDateTime, Text, encode};

/// Writes a list with one element, and returns its JSON.
fn list_of<T>(element: impl WriteAs<T>) -> String {
    let list = Encoded::<Vec<T>>::write(|list| list.push(element));
    String::from_utf8(list.into_bytes().unwrap()).unwrap()
}

/// Encodes a list with one owned element, and returns its JSON.
fn owned<T: Serialize>(element: &T) -> String {
    String::from_utf8(encode(&[element]).unwrap()).unwrap()
}

proptest! {
    #[test]
    fn any_string_can_be_written_as_text(text in any::<String>(), more in any::<String>()) {
        let whole = Text::from(format!("{text}-{more}"));
        assert_eq!(list_of::<Text>(whole.as_str()), owned(&whole));
        assert_eq!(list_of::<Text>(format_args!("{text}-{more}")), owned(&whole));
        assert_eq!(list_of::<Text>([&text, "-", &more]), owned(&whole));
        assert_eq!(list_of::<Lenient<Date>>(format_args!("{text}-{more}")), owned(&whole));
        assert_eq!(list_of::<Text>(&whole), owned(&whole));
    }

    #[test]
    fn numbers_are_written_unchanged(integer in any::<i64>(), number in any::<f64>(), truth in any::<bool>()) {
        assert_eq!(list_of::<i64>(integer), owned(&integer));
        assert_eq!(list_of::<f64>(number), owned(&number));
        assert_eq!(list_of::<bool>(truth), owned(&truth));
        let amount = Amount::new(number).unwrap_or_default();
        assert_eq!(list_of::<Amount>(amount), owned(&amount));
    }

    #[test]
    fn decimals_can_be_written_as_amounts(units in any::<i64>(), digits in 0_u32..19, scale in 0_u32..6) {
        let decimal = Decimal { units: (units % 10_i64.pow(digits)).into(), scale };
        assert_eq!(list_of::<Amount>(decimal), owned(&Amount::from(decimal)));
    }

    #[test]
    fn maps_encode_like_owned_maps(
        texts in prop::collection::btree_map(any::<String>(), any::<i64>(), 0..4),
        lists in prop::collection::btree_map(any::<String>(), prop::collection::vec(any::<String>(), 0..3), 0..4),
    ) {
        let texts: BTreeMap<Text, i64> = texts.into_iter().map(|(key, value)| (key.into(), value)).collect();
        let written = Encoded::<BTreeMap<Text, i64>>::write(|map| {
            texts.iter().for_each(|(key, value)| map.insert(key.as_str(), *value));
        });
        assert_eq!(written.into_bytes(), encode(&texts));
        let written = Encoded::<BTreeMap<Text, Vec<Text>>>::write(|map| {
            for (key, values) in &lists {
                map.entry(format_args!("{key}"), |list| list.extend(values.iter().map(String::as_str)));
            }
        });
        assert_eq!(written.into_bytes(), encode(&lists));
    }
}

#[test]
fn dates_and_times_are_written_unchanged() {
    let date: Date = "2027-03-14".parse().unwrap();
    assert_eq!(list_of::<Date>(date), owned(&date));
    let time = LocalDateTime::new(date, 19, 10, 0).unwrap();
    assert_eq!(list_of::<LocalDateTime>(time), owned(&time));
}

#[test]
fn lists_may_hold_lists() {
    let written = Encoded::<Vec<Vec<i64>>>::write(|list| {
        list.item(|inner| inner.extend(0..2));
        list.item(|_| {});
        list.push(&vec![7]);
    });
    assert_eq!(written.into_bytes().unwrap(), b"[[0,1],[],[7]]");
    assert_eq!(Encoded::from(&vec![vec![0, 1], vec![], vec![7]]).into_bytes().unwrap(), b"[[0,1],[],[7]]");
    assert_eq!(Encoded::<Vec<i64>>::write(|_| {}).into_bytes().unwrap(), b"[]");
}

#[test]
fn lists_append_written_lists() {
    let before = Encoded::<Vec<i64>>::write(|list| list.extend([1, 2]));
    let written = Encoded::<Vec<i64>>::write(|list| {
        list.append(&before);
        list.append(&Encoded::write(|_| {}));
        list.push(3);
        list.append(&before);
    });
    assert_eq!(written.into_bytes().unwrap(), b"[1,2,3,1,2]");
    let empty = Encoded::<Vec<i64>>::write(|list| list.append(&Encoded::write(|_| {})));
    assert_eq!(empty.into_bytes().unwrap(), b"[]");
}

#[test]
fn elements_can_be_discarded() {
    let keeping = |kept: &[bool]| {
        let written = Encoded::<Vec<Vec<i64>>>::write(|list| {
            for (number, kept) in (0..).zip(kept) {
                let done = list.try_item(|inner| {
                    inner.push(number);
                    kept.then_some(())
                });
                assert_eq!(done.is_some(), *kept);
            }
        });
        String::from_utf8(written.into_bytes().unwrap()).unwrap()
    };
    assert_eq!(keeping(&[true, false, true]), "[[0],[2]]");
    assert_eq!(keeping(&[false, true, false]), "[[1]]");
    assert_eq!(keeping(&[false]), "[]");
}

/// A value that can't be written.
struct Failing;

impl Serialize for Failing {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(serde_core::ser::Error::custom("not today"))
    }
}

impl fmt::Display for Failing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Err(fmt::Error)
    }
}

#[test]
fn a_failing_value_fails_the_document() {
    let error = |written: Encoded<Vec<Failing>>| written.into_bytes().unwrap_err().to_string();
    let twice =
        Encoded::write(|list: &mut <Vec<Failing> as Compound>::Writer<'_>| list.extend([&Failing; 2]));
    assert_eq!(error(twice), "not today");
    let shown = Encoded::<Vec<Text>>::write(|list| list.push(format_args!("a{Failing}")));
    assert!(shown.into_bytes().is_err());
    let before = Encoded::<Vec<Failing>>::write(|list| list.push(&Failing));
    assert_eq!(error(Encoded::<Vec<Failing>>::write(|list| list.append(&before))), "not today");
}

mod object {
    use super::super::Encoded;
    use crate::Text;

    /// An object with one field of each kind: required, optional, optional list and nullable.
    pub struct Leg {
        id: Text,
        stops: Option<i64>,
        fees: Vec<i64>,
        end: Option<Text>,
    }

    crate::writer! { object LegWriter of Leg = Leg {
        0 id: required value(Text) "id";
        1 stops: optional value(i64) "stops";
        2 fees: optional_list list(value(i64)) "fees";
        3 end: nullable value(Text) "end";
    } }

    #[test]
    fn missing_fields_are_omitted_or_null() {
        let whole = Encoded::<Leg>::write(|leg| {
            leg.id("a\n");
            leg.stops(Some(0));
            leg.fees(|fees| fees.extend([1, 2]));
            leg.end(Some("b"));
        });
        assert_eq!(whole.into_bytes().unwrap(), br#"{"id":"a\n","stops":0,"fees":[1,2],"end":"b"}"#);
        let bare = Encoded::<Leg>::write(|leg| {
            leg.id("");
            leg.stops(None::<i64>);
            leg.fees(|_| {});
            leg.end(None::<&str>);
        });
        assert_eq!(bare.into_bytes().unwrap(), br#"{"id":"","end":null}"#);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "Leg lacks end")]
    fn a_missing_field_panics() {
        let _ = Encoded::<Leg>::write(|leg| leg.id("a"));
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "the field \"id\" is written twice or out of order")]
    fn a_field_out_of_order_panics() {
        let _ = Encoded::<Leg>::write(|leg| {
            leg.stops(Some(1));
            leg.id("a");
        });
    }
}
