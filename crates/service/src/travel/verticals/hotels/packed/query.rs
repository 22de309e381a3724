//! Packing of prepared searches.

use jiff::Timestamp;
use specwright_core::{Date, Text};
use wayfare_models::hotels::{EntityKey, HotelRoomGuests};

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::hotels::AskedStay;

const FORMAT: JsonFormat = JsonFormat { what: "hotel query", version: 1 };

/// The packed form of a prepared search. A node derives the rest itself.
#[derive(Debug)]
struct PackedQuery {
    key: EntityKey,
    checkin: Date,
    checkout: Date,
    rooms: HotelRoomGuests,
    /// The start of the search.
    began: Text,
}
specwright_core::object! { PackedQuery {
    0 key: required "key";
    1 checkin: required "checkin";
    2 checkout: required "checkout";
    3 rooms: required "rooms";
    4 began: required "began";
} }

/// Packs the key, the stay and the start of a search.
pub(crate) fn pack_query(key: &EntityKey, stay: &AskedStay, began: Timestamp) -> Vec<u8> {
    let &AskedStay { checkin, checkout, rooms } = stay;
    let began = format_args!("{began}").into();
    // Strings can always be encoded.
    FORMAT.write(&PackedQuery { key: key.clone(), checkin, checkout, rooms, began }).unwrap_or_default()
}

/// Unpacks the key, the stay and the start of a search.
pub(crate) fn unpack_query(bytes: &[u8]) -> Result<(EntityKey, AskedStay, Timestamp), Unreadable> {
    let PackedQuery { key, checkin, checkout, rooms, began } = FORMAT.read(bytes)?;
    let started = began.parse().map_err(|_| FORMAT.unexpected(&began, "the time when the search started"))?;
    Ok((key, AskedStay { checkin, checkout, rooms }, started))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::travel::engine::{assert_refused, garbled};

    fn query(key: &str, rooms: &str) -> (EntityKey, AskedStay, Timestamp) {
        let stay = AskedStay {
            checkin: "2028-02-28".parse().unwrap(),
            checkout: "2028-03-01".parse().unwrap(),
            rooms: rooms.parse().unwrap(),
        };
        (key.parse().unwrap(), stay, "2028-01-10T12:00:00.123456789Z".parse().unwrap())
    }

    fn packed(key: &str, rooms: &str) -> Vec<u8> {
        let (key, stay, began) = query(key, rooms);
        pack_query(&key, &stay, began)
    }

    #[test]
    fn queries_round_trip() {
        for key in [
            "kplace:2643743",
            "khotel:7",
            "khotels:7,8,9",
            "klatlon:51.5,-0.1234567",
            "kpolygon:51.1,-0.2;51.2,-0.2;51.2,-0.1",
        ] {
            for rooms in ["1", "2:4,17", "1|2:0|3", "2|2|2|2|2|2|2|2"] {
                assert_eq!(unpack_query(&packed(key, rooms)).unwrap(), query(key, rooms));
            }
        }
    }

    #[test]
    fn errors_state_what_was_found_and_expected() {
        let packed = packed("khotel:7", "2:4");
        assert_eq!(
            str::from_utf8(&packed[1..]).unwrap(),
            r#"{"key":"khotel:7","checkin":"2028-02-28","checkout":"2028-03-01","rooms":"2:4","began":"2028-01-10T12:00:00.123456789Z"}"#
        );
        let cases = [
            (
                "khotel:7",
                "khotel:x",
                r#"key: found "khotel:x", expected a hotel id from 0 to 9223372036854775807 (error at "x")"#,
            ),
            (
                "02-28",
                "02-30",
                r#"checkin: found "2028-02-30", expected a valid date in the format yyyy-mm-dd"#,
            ),
            ("2:4", "0:4", r#"rooms: found "0:4", expected a number of adults from 1 to 99"#),
            (
                "12:00",
                "noon",
                "found 2028-01-10Tnoon:00.123456789Z, expected the time when the search started",
            ),
            ("began", "begun", "began: missing; expected a string"),
        ];
        assert_refused(FORMAT, &packed, unpack_query, &cases);
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(at in 0..200_usize, byte in any::<u8>(), end in 1..200_usize) {
            let _ = unpack_query(&garbled(packed("klatlon:51.5,-0.1234567", "2:4,17"), at, byte, end));
        }
    }
}
