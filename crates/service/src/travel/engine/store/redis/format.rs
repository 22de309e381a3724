//! The encoding of searches.

use std::time::Duration;

use bytes::Bytes;

use crate::travel::engine::Unreadable;
use crate::travel::engine::store::{AnswerContent, Record, StoredAnswer};

/// The version of the storage format for searches, queries and offers. Increment this version whenever the format or
/// the preparation of a query changes. Nodes with different versions form different generations, so that a node never
/// reads a different format.
pub(crate) const FORMAT: u32 = 2;

/// Words that identify an entry's kind of answer.
const FAILURE: &str = "failure";
const ON_DEMAND: &str = "on-demand";
const OFFERS: &str = "offers";

/// Encodes an answer as an entry. Its first line contains the time in milliseconds, the kind and the provider; the
/// offers follow.
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

/// Decodes a record from its fields.
pub(super) fn read_record(
    query: &[u8],
    providers: &[u8],
    age: &[u8],
    parameters: &[u8],
) -> Result<Record, Unreadable> {
    let text = |bytes| str::from_utf8(bytes).map_err(Unreadable::new);
    Ok(Record {
        query: query.to_vec(),
        providers: text(providers)?.parse().map_err(Unreadable::new)?,
        age: Duration::from_millis(text(age)?.parse().map_err(Unreadable::new)?),
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
        let record = read_record(b"q", b"2", b"70", b"").unwrap();
        assert_eq!((record.providers, record.age), (2, Duration::from_millis(70)));
    }

    #[test]
    fn malformed_entries_and_records_are_errors() {
        for entry in ["", "7 failure shop", "soon failure shop\n", "7 success shop\n", "7 failure\n"] {
            assert!(read_entry(&Bytes::from_static(entry.as_bytes())).is_err(), "{entry}");
        }
        for (providers, age) in [("one", "0"), ("", "0"), ("1", "old"), ("1", "-1")] {
            assert!(read_record(b"", providers.as_bytes(), age.as_bytes(), b"").is_err());
        }
    }
}
