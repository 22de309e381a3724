//! The storage format of a query. A node derives all other data itself.

use jiff::Timestamp;
use wayfare_models::hotels::EntityKey;

use super::RequestedStay;
use crate::travel::engine::Unreadable;
use crate::travel::verticals::stored_query::parse;

/// Encodes the key, stay and start time of a search.
pub(super) fn write_query(key: &EntityKey, stay: &RequestedStay, began: Timestamp) -> Vec<u8> {
    let RequestedStay { checkin, checkout, rooms } = stay;
    format!("{key}\n{checkin}\n{checkout}\n{rooms}\n{began}").into_bytes()
}

/// Decodes the key, stay and start time of a search.
///
/// # Errors
/// Returns an error if the bytes can't be decoded.
pub(super) fn read_query(bytes: &[u8]) -> Result<(EntityKey, RequestedStay, Timestamp), Unreadable> {
    let mut lines = str::from_utf8(bytes).map_err(Unreadable::new)?.split('\n');
    let key = parse(lines.next())?;
    let (checkin, checkout, rooms) = (parse(lines.next())?, parse(lines.next())?, parse(lines.next())?);
    Ok((key, RequestedStay { checkin, checkout, rooms }, parse(lines.next())?))
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
