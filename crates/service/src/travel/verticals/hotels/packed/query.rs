//! Prepared searches as bytes.

use jiff::Timestamp;
use specwright_core::{Date, Text};
use wayfare_models::hotels::{EntityKey, HotelRoomGuests};

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::hotels::{AskedStay, HotelQuery};

const FORMAT: JsonFormat = JsonFormat { what: "hotel query", version: 1 };

/// What a node needs to know of a prepared search: it has the rest itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PackedHotelQuery {
    pub(crate) key: EntityKey,
    pub(crate) stay: AskedStay,
    /// The start of the search.
    pub(crate) began: Timestamp,
}

/// The same as it is encoded.
#[derive(Debug)]
struct Encoded {
    key: EntityKey,
    checkin: Date,
    checkout: Date,
    rooms: HotelRoomGuests,
    began: Text,
}
specwright_core::object! { Encoded {
    0 key: required "key";
    1 checkin: required "checkin";
    2 checkout: required "checkout";
    3 rooms: required "rooms";
    4 began: required "began";
} }

impl PackedHotelQuery {
    pub(crate) fn of(query: &HotelQuery) -> Self {
        Self { key: query.destination().clone(), stay: *query.stay(), began: query.now() }
    }

    pub(crate) fn pack(&self) -> Vec<u8> {
        let Self { key, stay, began } = self;
        let &AskedStay { checkin, checkout, rooms } = stay;
        let began = format_args!("{began}").into();
        // Texts can always be encoded.
        FORMAT.write(&Encoded { key: key.clone(), checkin, checkout, rooms, began }).unwrap_or_default()
    }

    pub(crate) fn unpack(bytes: &[u8]) -> Result<Self, Unreadable> {
        let Encoded { key, checkin, checkout, rooms, began } = FORMAT.read(bytes)?;
        let wrong = |_| FORMAT.refuse(format_args!("found {began} for the start of the search"));
        let began = began.parse().map_err(wrong)?;
        Ok(Self { key, stay: AskedStay { checkin, checkout, rooms }, began })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn query(key: &str, rooms: &str) -> PackedHotelQuery {
        PackedHotelQuery {
            key: key.parse().unwrap(),
            stay: AskedStay {
                checkin: "2028-02-28".parse().unwrap(),
                checkout: "2028-03-01".parse().unwrap(),
                rooms: rooms.parse().unwrap(),
            },
            began: "2028-01-10T12:00:00.123456789Z".parse().unwrap(),
        }
    }

    #[test]
    fn all_of_a_query_survives() {
        for key in [
            "kplace:2643743",
            "khotel:7",
            "khotels:7,8,9",
            "klatlon:51.5,-0.1234567",
            "kpolygon:51.1,-0.2;51.2,-0.2;51.2,-0.1",
        ] {
            for rooms in ["1", "2:4,17", "1|2:0|3", "2|2|2|2|2|2|2|2"] {
                let query = query(key, rooms);
                assert_eq!(PackedHotelQuery::unpack(&query.pack()).unwrap(), query);
            }
        }
    }

    #[test]
    fn what_is_refused_is_said() {
        let packed = String::from_utf8(query("khotel:7", "2:4").pack()).unwrap();
        assert_eq!(
            &packed[1..],
            r#"{"key":"khotel:7","checkin":"2028-02-28","checkout":"2028-03-01","rooms":"2:4","began":"2028-01-10T12:00:00.123456789Z"}"#
        );
        for (part, changed, reason) in [
            (
                "khotel:7",
                "khotel:x",
                r#"/key: found "khotel:x", expected a hotel id from 0 to 9223372036854775807 at byte 7"#,
            ),
            ("02-28", "02-30", r#"/checkin: found "2028-02-30", expected a date that exists, as yyyy-mm-dd"#),
            ("2:4", "0:4", r#"/rooms: found "0:4", expected a number of adults from 1 to 99 at byte 0"#),
            ("12:00", "noon", "found 2028-01-10Tnoon:00.123456789Z for the start of the search"),
            ("began", "begun", "/began: missing; expected a string"),
        ] {
            let changed = packed.replace(part, changed);
            let error = PackedHotelQuery::unpack(changed.as_bytes()).unwrap_err().to_string();
            assert_eq!(error, format!("packed hotel query: {reason}"));
        }
    }

    proptest! {
        #[test]
        fn all_bytes_are_read_or_refused(at in 0..200_usize, byte in any::<u8>(), end in 1..200_usize) {
            let mut packed = query("klatlon:51.5,-0.1234567", "2:4,17").pack();
            if let Some(place) = packed.get_mut(at) {
                *place = byte;
            }
            packed.truncate(end);
            let _ = PackedHotelQuery::unpack(&packed);
        }
    }
}
