//! The storage format of a query.

use jiff::Timestamp;
use specwright_core::{Date, Text};
use wayfare_models::hotels::{EntityKey, HotelRoomGuests};

use super::RequestedStay;
use crate::travel::engine::{Unreadable, from_json, to_json};

/// A query, as JSON. A node derives all other data itself.
#[derive(Debug)]
struct StoredQuery {
    key: EntityKey,
    checkin: Date,
    checkout: Date,
    rooms: HotelRoomGuests,
    /// The start time of the search.
    began: Text,
}
specwright_core::object! { StoredQuery {
    0 key: required "key";
    1 checkin: required "checkin";
    2 checkout: required "checkout";
    3 rooms: required "rooms";
    4 began: required "began";
} }

/// Encodes the key, stay and start time of a search.
pub(super) fn write_query(key: &EntityKey, stay: &RequestedStay, began: Timestamp) -> Vec<u8> {
    let &RequestedStay { checkin, checkout, rooms } = stay;
    to_json(&StoredQuery {
        key: key.clone(),
        checkin,
        checkout,
        rooms,
        began: format_args!("{began}").into(),
    })
}

/// Decodes the key, stay and start time of a search.
///
/// # Errors
/// Returns an error if the bytes can't be decoded.
pub(super) fn read_query(bytes: &[u8]) -> Result<(EntityKey, RequestedStay, Timestamp), Unreadable> {
    let StoredQuery { key, checkin, checkout, rooms, began } = from_json(bytes)?;
    Ok((key, RequestedStay { checkin, checkout, rooms }, began.parse().map_err(Unreadable::new)?))
}

#[cfg(test)]
mod tests {
    use super::*;

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
                let stay = RequestedStay {
                    checkin: "2028-02-28".parse().unwrap(),
                    checkout: "2028-03-01".parse().unwrap(),
                    rooms: rooms.parse().unwrap(),
                };
                let (key, began) = (key.parse().unwrap(), "2028-01-10T12:00:00.123456789Z".parse().unwrap());
                assert_eq!(read_query(&write_query(&key, &stay, began)).unwrap(), (key, stay, began));
            }
        }
    }
}
