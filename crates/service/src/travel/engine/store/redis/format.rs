//! The encoding of searches. Nodes of this version and of the next version decode it.

use std::hash::{DefaultHasher, Hasher as _};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use jiff::Timestamp;

use crate::travel::engine::Speed;
use crate::travel::engine::packed::{Common, Unreadable};
use crate::travel::engine::store::{AskedProvider, DecodedAnswer, Position, Record};

/// The newest format that this version reads and writes. A node writes an older format as long as another node can't
/// read the newest format. A change of the format must therefore keep the code for the previous format for one version.
pub(super) const NEWEST: u32 = 1;

/// The first byte of an entry in the list of answers.
const COMMON: u8 = 1;
const ANSWERED: u8 = 2;
const FAILED: u8 = 3;

/// Returns the digest of a common part of answers.
pub(super) fn common_digest(common: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(common);
    hasher.finish()
}

/// Encodes a common part as an entry.
pub(super) fn common_entry(name: u64, common: &[u8]) -> Vec<u8> {
    [&[COMMON][..], &name.to_be_bytes(), common].concat()
}

/// Encodes the answer of a provider as an entry: the digest of its common part, and its specific part; `None` if the
/// provider has failed.
pub(super) fn answer_entry(provider: &str, after: Duration, answer: Option<(Option<u64>, &[u8])>) -> Vec<u8> {
    let milliseconds = u32::try_from(after.as_millis()).unwrap_or(u32::MAX).to_be_bytes();
    let length = u16::try_from(provider.len()).unwrap_or(0);
    let kind = if answer.is_some() { ANSWERED } else { FAILED };
    let mut entry = [&[kind][..], &milliseconds, &length.to_be_bytes(), provider.as_bytes()].concat();
    if let Some((common, own)) = answer {
        entry.push(common.is_some().into());
        common.into_iter().for_each(|name| entry.extend(name.to_be_bytes()));
        entry.extend(own);
    }
    entry
}

/// Decodes an entry. Returns `None` for a common part, which is added to the common parts of `position`.
pub(super) fn read_entry(
    entry: &Bytes,
    position: &mut Position,
) -> Result<Option<DecodedAnswer>, Unreadable> {
    let mut rest = entry.clone();
    let [kind] = take(&mut rest)?;
    match kind {
        COMMON => {
            let name = u64::from_be_bytes(take(&mut rest)?);
            position.commons.entry(name).or_insert_with(|| Arc::new(Common::new(rest)));
            Ok(None)
        }
        ANSWERED | FAILED => {
            let after = Duration::from_millis(u32::from_be_bytes(take(&mut rest)?).into());
            let length = usize::from(u16::from_be_bytes(take(&mut rest)?));
            if length > rest.len() {
                return Err(truncated_entry());
            }
            let provider = String::from_utf8(rest.split_to(length).into())
                .map_err(|_| Unreadable::new("the code of a provider is not UTF-8"))?;
            if kind == FAILED {
                return Ok(Some(DecodedAnswer { provider, after, answer: None }));
            }
            let answer = match common(&mut rest, position) {
                Ok(common) => Some((common, rest)),
                Err(reason) => {
                    tracing::warn!(provider, %reason, "the answer of another node can't be read");
                    None
                }
            };
            Ok(Some(DecodedAnswer { provider, after, answer }))
        }
        other => {
            Err(Unreadable::new(format!("an entry has kind {other}; known kinds are {COMMON} to {FAILED}")))
        }
    }
}

/// Returns the common part that an answer refers to.
fn common(rest: &mut Bytes, position: &Position) -> Result<Option<Arc<Common>>, Unreadable> {
    let [has_common] = take(rest)?;
    if has_common == 0 {
        return Ok(None);
    }
    let name = u64::from_be_bytes(take(rest)?);
    let known = position.commons.get(&name).cloned();
    known.map(Some).ok_or_else(|| Unreadable::new(format!("the common part {name:016x} is missing")))
}

fn take<const N: usize>(rest: &mut Bytes) -> Result<[u8; N], Unreadable> {
    let taken = *rest.first_chunk().ok_or_else(truncated_entry)?;
    *rest = rest.slice(N..);
    Ok(taken)
}

fn truncated_entry() -> Unreadable {
    Unreadable::new("an entry is truncated")
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
        let mut position = Position::default();
        let name = common_digest(b"all");
        assert!(read_entry(&common_entry(name, b"all").into(), &mut position).unwrap().is_none());
        let after = Duration::from_millis(1_234);
        for (answer, has_common) in
            [(Some((Some(name), &b"mine"[..])), true), (Some((None, b"")), false), (None, false)]
        {
            let entry = answer_entry("shop", after, answer);
            let read = read_entry(&entry.into(), &mut position).unwrap().unwrap();
            assert_eq!((&*read.provider, read.after), ("shop", after));
            let own = read.answer.as_ref().map(|(_, own)| &own[..]);
            assert_eq!(own, answer.map(|(_, own)| own));
            let common = read.answer.and_then(|(common, _)| common);
            assert_eq!(common.map(|common| common.bytes() == b"all"), has_common.then_some(true));
        }
        let asked = [("one", Speed::Fast), ("two", Speed::Slow)]
            .map(|(code, speed)| AskedProvider { code: code.to_owned(), speed });
        let record = read_record(b"q", write_asked(&asked).as_bytes(), b"1800000000000", b"").unwrap();
        assert_eq!(record.asked, asked);
        assert_eq!(record.started.to_string(), "2027-01-15T08:00:00Z");
    }

    #[test]
    fn malformed_entries_and_records_are_errors() {
        let entry = answer_entry("shop", Duration::ZERO, Some((Some(7), b"mine")));
        // An answer whose common part is missing counts as a failure.
        let read = read_entry(&entry.clone().into(), &mut Position::default()).unwrap().unwrap();
        assert!(read.provider == "shop" && read.answer.is_none());
        for end in 0..7 + "shop".len() {
            assert!(read_entry(&Bytes::copy_from_slice(&entry[..end]), &mut Position::default()).is_err());
        }
        assert!(read_entry(&Bytes::from_static(b"\x09"), &mut Position::default()).is_err());
        for (asked, started) in [("quick one", "0"), ("one", "0"), ("", "soon"), ("", "99999999999999999")] {
            assert!(read_record(b"", asked.as_bytes(), started.as_bytes(), b"").is_err());
        }
    }
}
