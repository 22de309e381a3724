//! The encoding of searches. Nodes of this version and of the next version decode it.

use std::time::Duration;

use bytes::Bytes;
use jiff::Timestamp;

use crate::travel::engine::store::{AnswerContent, AskedProvider, Record, StoredAnswer};
use crate::travel::engine::{Speed, Unreadable};

/// The newest format that this version reads and writes. A node writes an older format as long as another node can't
/// read the newest format. A change of the format must therefore keep the code for the previous format for one version.
pub(super) const NEWEST: u32 = 1;

/// The word for a kind of answer in an entry.
const FAILURE: &str = "failure";
const ON_DEMAND: &str = "on-demand";
const OFFERS: &str = "offers";

/// Encodes an answer as an entry: a line with the time in milliseconds, the kind and the provider, followed by the
/// offers.
pub(super) fn write_entry(answer: &StoredAnswer) -> Vec<u8> {
    let StoredAnswer { provider, after, content } = answer;
    let (kind, offers): (_, &[u8]) = match content {
        AnswerContent::Failure => (FAILURE, &[]),
        AnswerContent::OnDemand => (ON_DEMAND, &[]),
        AnswerContent::Offers(offers) => (OFFERS, offers),
    };
    [format!("{} {kind} {provider}\n", after.as_millis()).as_bytes(), offers].concat()
}

/// Decodes an entry.
pub(super) fn read_entry(entry: &Bytes) -> Result<StoredAnswer, Unreadable> {
    let read = || {
        let end = entry.iter().position(|byte| *byte == b'\n')?;
        let mut words = str::from_utf8(&entry[..end]).ok()?.splitn(3, ' ');
        let after = Duration::from_millis(words.next()?.parse().ok()?);
        let content = match words.next()? {
            FAILURE => AnswerContent::Failure,
            ON_DEMAND => AnswerContent::OnDemand,
            OFFERS => AnswerContent::Offers(entry.slice(end + 1..)),
            _ => return None,
        };
        Some(StoredAnswer { provider: words.next()?.to_owned(), after, content })
    };
    read().ok_or_else(|| Unreadable::new("an entry does not start with a time, a kind and a provider"))
}

/// Encodes the providers of a record: one line per provider, with speed and code.
pub(super) fn write_asked(asked: &[AskedProvider]) -> String {
    let line = |it: &AskedProvider| {
        format!("{} {}\n", if it.speed == Speed::Fast { "fast" } else { "slow" }, it.code)
    };
    asked.iter().map(line).collect()
}

/// Decodes a record from its fields.
pub(super) fn read_record(
    query: &[u8],
    asked: &[u8],
    started: &[u8],
    parameters: &[u8],
) -> Result<Record, Unreadable> {
    let text = |bytes| str::from_utf8(bytes).map_err(|_| Unreadable::new("a record is not UTF-8"));
    let provider = |line: &str| match line.split_once(' ') {
        Some(("fast", code)) => Ok(AskedProvider { code: code.to_owned(), speed: Speed::Fast }),
        Some(("slow", code)) => Ok(AskedProvider { code: code.to_owned(), speed: Speed::Slow }),
        _ => Err(Unreadable::new(format!(
            "found {line:?} for a provider; expected fast or slow, and its code"
        ))),
    };
    let started = text(started)?.parse().ok().and_then(|started| Timestamp::from_millisecond(started).ok());
    Ok(Record {
        query: query.to_vec(),
        asked: text(asked)?.lines().map(provider).collect::<Result<_, _>>()?,
        started: started
            .ok_or_else(|| Unreadable::new("the start of the search is not a number of milliseconds"))?,
        parameters: (!parameters.is_empty()).then(|| parameters.to_vec()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_and_records_round_trip() {
        let offers = AnswerContent::Offers(Bytes::from_static(b"two\nlines"));
        for content in [AnswerContent::Failure, AnswerContent::OnDemand, offers] {
            let answer = StoredAnswer {
                provider: "the shop".to_owned(),
                after: Duration::from_millis(1_234),
                content,
            };
            assert_eq!(read_entry(&write_entry(&answer).into()), Ok(answer));
        }
        let asked = [("one", Speed::Fast), ("two", Speed::Slow)]
            .map(|(code, speed)| AskedProvider { code: code.to_owned(), speed });
        let record = read_record(b"q", write_asked(&asked).as_bytes(), b"1800000000000", b"").unwrap();
        assert_eq!(record.asked, asked);
        assert_eq!(record.started.to_string(), "2027-01-15T08:00:00Z");
    }

    #[test]
    fn malformed_entries_and_records_are_errors() {
        for entry in ["", "7 failure shop", "soon failure shop\n", "7 success shop\n", "7 failure\n"] {
            assert!(read_entry(&Bytes::from_static(entry.as_bytes())).is_err(), "{entry}");
        }
        for (asked, started) in [("quick one", "0"), ("one", "0"), ("", "soon"), ("", "99999999999999999")] {
            assert!(read_record(b"", asked.as_bytes(), started.as_bytes(), b"").is_err());
        }
    }
}
