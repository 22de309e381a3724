//! The state of a search in a response, and a digest of the response that excludes the search id, the cluster and the
//! search time.

use std::hash::{DefaultHasher, Hasher as _};
use std::ops::Range;

use wayfare_client::SERVICE;

use super::requests::Vertical;

/// Length, in bytes, of the beginning of a response, which contains the state of the search.
const HEAD: usize = 4096;

/// The state of a search.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The search id; empty for hotels, whose polls repeat the same call.
    pub id: String,
    /// The node that responded; empty for hotels.
    pub cluster: String,
    pub is_complete: bool,
}

/// Returns the state of the search, if the response has one.
///
/// Does not decode the whole response, because decoding would take more CPU time than the service needs to produce the
/// response.
pub(crate) fn progress(vertical: Vertical, body: &[u8]) -> Option<Progress> {
    let text = |name| Some(String::from_utf8_lossy(&body[value(body, name)?]).into_owned());
    match vertical {
        Vertical::Hotels => {
            let (id, cluster) = Default::default();
            Some(Progress { id, cluster, is_complete: text("isComplete")? == "true" })
        }
        Vertical::Flights | Vertical::Cars => Some(Progress {
            id: text(SERVICE.search_ids[0])?.trim_matches('"').to_owned(),
            cluster: text("cluster")?.trim_matches('"').to_owned(),
            is_complete: text("status")? == "\"complete\"",
        }),
    }
}

/// Returns a digest of a response without the parts that differ between two runs without load: the search id and the
/// cluster, and the time of a hotel search.
pub(crate) fn digest(vertical: Vertical, body: &[u8]) -> u64 {
    let names: &[_] =
        if vertical == Vertical::Hotels { &["searchTime"] } else { &[SERVICE.search_ids[0], "cluster"] };
    let mut left_out: Vec<_> = names.iter().filter_map(|name| value(body, name)).collect();
    left_out.sort_by_key(|range| range.start);
    let (mut hasher, mut from) = (DefaultHasher::new(), 0);
    for Range { start, end } in left_out {
        hasher.write(&body[from..start]);
        from = end;
    }
    hasher.write(&body[from..]);
    hasher.finish()
}

/// Formats the first difference between two responses after their first 256 bytes, including the surrounding text.
pub(crate) fn difference(quiet: &[u8], loaded: &[u8]) -> String {
    let at = quiet.iter().zip(loaded).skip(HEAD / 16).position(|(one, other)| one != other);
    let at = at.map_or(quiet.len().min(loaded.len()), |at| at + HEAD / 16);
    let around = |body: &[u8]| {
        let range = at.saturating_sub(80).min(body.len())..(at + 80).min(body.len());
        String::from_utf8_lossy(&body[range]).into_owned()
    };
    format!(
        "{} bytes, quiet {}; at {at}:\n  quiet  {}\n  loaded {}",
        loaded.len(),
        quiet.len(),
        around(quiet),
        around(loaded)
    )
}

/// Returns the range of the raw value of the first field with this name in the first [`HEAD`] bytes. The values that
/// this module reads never contain a comma.
fn value(body: &[u8], name: &str) -> Option<Range<usize>> {
    let head = &body[..body.len().min(HEAD)];
    let name = format!("\"{name}\":");
    let start = head.windows(name.len()).position(|part| part == name.as_bytes())? + name.len();
    let end = start + head[start..].iter().position(|byte| matches!(byte, b',' | b'}'))?;
    Some(start..end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARS: &str =
        r#"{"searchId":"a","cluster":"1","status":"complete","results":[{"id":"x","price":12.5}]}"#;
    const HOTELS: &str = r#"{"isComplete":false,"searchTime":12,"totalResults":3,"results":[]}"#;

    #[test]
    fn progress_is_read_from_the_beginning() {
        let read = |vertical, body: &str| progress(vertical, body.as_bytes());
        let polled = |is_complete| Some(Progress { id: "a".into(), cluster: "1".into(), is_complete });
        assert_eq!(read(Vertical::Cars, CARS), polled(true));
        let running = CARS.replace("complete", "second-phase");
        assert_eq!(read(Vertical::Flights, &running), polled(false));
        let (id, cluster) = Default::default();
        assert_eq!(read(Vertical::Hotels, HOTELS), Some(Progress { id, cluster, is_complete: false }));
        assert_eq!(read(Vertical::Hotels, CARS), None);
    }

    #[test]
    fn digests_ignore_only_ids_and_times() {
        let same = |vertical, one: &str, other: &str| {
            digest(vertical, one.as_bytes()) == digest(vertical, other.as_bytes())
        };
        assert!(same(Vertical::Cars, CARS, &CARS.replace(r#""a""#, r#""another""#)));
        assert!(same(Vertical::Cars, CARS, &CARS.replace(r#":"1""#, r#":"node2""#)));
        assert!(!same(Vertical::Cars, CARS, &CARS.replace("12.5", "12.4")));
        assert!(!same(Vertical::Cars, CARS, &CARS.replace(r#""x""#, r#""y""#)));
        assert!(same(Vertical::Hotels, HOTELS, &HOTELS.replace("12", "34567")));
        assert!(!same(Vertical::Hotels, HOTELS, &HOTELS.replace("3,", "4,")));
    }
}
