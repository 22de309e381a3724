//! Redaction of credentials in untrusted text, before the text becomes part of an error.
//!
//! Services, proxies and HTTP stacks echo the URL of a request, unchanged or encoded once more. The key is therefore
//! matched character by character: each character may be plain, percent-encoded (even repeatedly), escaped as in JSON
//! or `Debug` output, or an HTML entity. Each of these may be encoded again in another way. ASCII case is ignored. If a
//! string was truncated within the key, the remaining part of the key is also redacted.
//!
//! Bodies that are passed on are long and rarely contain the key. In a long text, an automaton finds the few positions
//! at which an encoded key can begin, in one pass.

mod encoding;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use aho_corasick::{AhoCorasick, AhoCorasickKind, Input, MatchKind};
use base64::Engine as _;
use base64::engine::GeneralPurpose;
use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD};

use crate::Credential;
use encoding::{encoded_beginnings, encoded_prefix, encodings, first_characters};

/// The text that replaces the key.
pub(crate) const REDACTED: &str = "***";

/// Minimum number of leading characters for which a truncated key is redacted.
const MIN_TRUNCATED: usize = 4;

/// Maximum number of learned secrets, in addition to those of the client. Older secrets are dropped as tokens rotate.
const MAX_LEARNED: usize = 64;

/// Minimum length of a password that is redacted on its own. Shorter passwords may occur in unrelated words.
const MIN_PASSWORD: usize = 4;

/// Minimum length of the base64 fragment that a secret determines at any position in encoded text. Shorter fragments
/// may occur by chance.
const MIN_BASE64: usize = 8;

/// Minimum length in bytes of a text for which the automaton is built. Building it takes longer than matching each
/// position of a shorter text. Once built, it also searches shorter texts.
const MIN_SEARCHED: usize = 16 << 10;

/// A redactor of secrets in strings. Clones share learned secrets.
#[derive(Clone, Default)]
pub(crate) struct Redactor {
    secrets: Arc<RwLock<Arc<Secrets>>>,
}

/// A list of secrets, with the automaton for their beginnings once a long text has been searched.
#[derive(Clone, Default)]
struct Secrets {
    /// Secrets that do not change, followed by secrets learned from calls, oldest first.
    list: Vec<Secret>,
    /// Number of secrets that do not change.
    fixed: usize,
    /// The automaton, once built; `None` if the secrets are too large for an automaton.
    beginnings: OnceLock<Option<AhoCorasick>>,
}

#[derive(Clone, PartialEq)]
struct Secret {
    key: Vec<char>,
    /// `true` if only the whole key is matched, and not a truncated key.
    whole: bool,
}

impl Redactor {
    /// Creates a redactor for a key. An empty key redacts nothing.
    #[cfg(any(test, feature = "cache"))]
    pub(crate) fn new(key: &str) -> Self {
        Redactor::with_fixed([Secret::new(key)].into_iter().chain(encoded(key)))
    }

    /// Creates a redactor that matches only the whole value, because parts of the value aren't secret.
    #[cfg(feature = "cache")]
    pub(crate) fn of_whole(value: &str) -> Self {
        Redactor::with_fixed([Secret { whole: true, ..Secret::new(value) }].into_iter())
    }

    /// Creates a redactor for these credentials. The redactor can learn more credentials later.
    pub(crate) fn of<'a>(credentials: impl Iterator<Item = &'a Credential>) -> Self {
        Redactor::with_fixed(credentials.flat_map(secrets))
    }

    fn with_fixed(secrets: impl Iterator<Item = Secret>) -> Self {
        let list: Vec<_> = secrets.collect();
        let secrets = Secrets { fixed: list.len(), list, ..Secrets::default() };
        Redactor { secrets: Arc::new(RwLock::new(Arc::new(secrets))) }
    }

    /// Adds a credential to redact.
    pub(crate) fn learn(&self, credential: &Credential) {
        let known = self.secrets();
        let new: Vec<Secret> = secrets(credential).filter(|secret| !known.list.contains(secret)).collect();
        if new.is_empty() {
            return;
        }
        let mut secrets = self.secrets.write().unwrap_or_else(PoisonError::into_inner);
        let (mut list, fixed) = ([&*secrets.list, &*new].concat(), secrets.fixed);
        let dropped = (list.len() - fixed).saturating_sub(MAX_LEARNED);
        list.drain(fixed..fixed + dropped);
        *secrets = Arc::new(Secrets { list, fixed, ..Secrets::default() });
    }

    fn secrets(&self) -> Arc<Secrets> {
        // No code that runs under the lock can panic.
        self.secrets.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns `true` if a string contains a secret.
    #[cfg(feature = "cache")]
    pub(crate) fn is_in(&self, text: &str) -> bool {
        matches!(self.redact_or_borrow(text), Cow::Owned(_))
    }

    /// Returns a copy of the text with all secrets redacted.
    pub(crate) fn redact(&self, text: &str) -> String {
        self.redact_or_borrow(text).into_owned()
    }

    /// Returns the bytes with secrets redacted. In a body that contains a secret, bytes that are not UTF-8 become
    /// replacement characters.
    pub(crate) fn redact_bytes<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        // `from_utf8` is several times as fast as the lossy conversion.
        let text = str::from_utf8(bytes).map_or_else(|_| String::from_utf8_lossy(bytes), Cow::Borrowed);
        match self.redact_or_borrow(&text) {
            Cow::Borrowed(_) => Cow::Borrowed(bytes),
            Cow::Owned(text) => Cow::Owned(text.into_bytes()),
        }
    }

    /// Returns the text with secrets redacted, or the text itself if it contains no secret.
    fn redact_or_borrow<'a>(&self, text: &'a str) -> Cow<'a, str> {
        let secrets = self.secrets();
        let (mut out, mut done, mut from) = (String::new(), 0, 0);
        while let Some(at) = secrets.next_start(text, from) {
            from = match secrets.found_at(&text[at..]) {
                Some(length) => {
                    out.extend([&text[done..at], REDACTED]);
                    done = at + length;
                    done
                }
                None => at + text[at..].chars().next().map_or(1, char::len_utf8),
            };
        }
        if done == 0 { Cow::Borrowed(text) } else { Cow::Owned(out + &text[done..]) }
    }
}

impl Secrets {
    /// Returns the first position at or after `from` at which a secret can begin.
    fn next_start(&self, text: &str, from: usize) -> Option<usize> {
        let automaton = match text.len() >= MIN_SEARCHED {
            true => self.beginnings.get_or_init(|| self.automaton()).as_ref(),
            false => self.beginnings.get().and_then(Option::as_ref),
        };
        match automaton {
            Some(automaton) => automaton.find(Input::new(text).range(from..)).map(|found| found.start()),
            None => Some(from).filter(|from| *from < text.len() && !self.list.is_empty()),
        }
    }

    fn automaton(&self) -> Option<AhoCorasick> {
        // The encodings of many secrets begin alike.
        let beginnings: BTreeSet<String> = self.list.iter().flat_map(Secret::beginnings).collect();
        let kind = Some(AhoCorasickKind::DFA);
        let mut builder = AhoCorasick::builder();
        builder.kind(kind).match_kind(MatchKind::LeftmostFirst).ascii_case_insensitive(true);
        builder.build(beginnings).ok()
    }

    /// Returns the length in bytes of the longest secret at the beginning of the text.
    fn found_at(&self, text: &str) -> Option<usize> {
        let first = first_characters(text);
        let begins =
            |c: &char| first.is_none_or(|first| first.iter().any(|first| first.eq_ignore_ascii_case(c)));
        let possible = self.list.iter().filter(|secret| secret.key.first().is_some_and(begins));
        possible.filter_map(|secret| secret.found_at(text)).max()
    }
}

/// Returns the secrets of a credential, in their encodings.
fn secrets(credential: &Credential) -> impl Iterator<Item = Secret> {
    let password = credential.password().filter(|password| password.chars().count() >= MIN_PASSWORD);
    let texts = credential.secrets().into_iter().chain(password.map(str::to_owned));
    texts.flat_map(|text| [Secret::new(&text)].into_iter().chain(encoded(&text)))
}

/// Returns the encodings of a string as a whole, rather than of each character: base64 with both alphabets, alone and
/// within other text, and hexadecimal.
fn encoded(text: &str) -> impl Iterator<Item = Secret> + use<> {
    let hex = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    let mut all = vec![hex];
    for engine in [BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD] {
        let within = (0..3).map(|before| base64_within(&engine, text, before));
        let within = within.filter(|within| within.len() >= MIN_BASE64);
        all.extend([engine.encode(text)].into_iter().chain(within));
    }
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|text| Secret { whole: true, ..Secret::new(&text) })
}

/// Returns the base64 characters that a string determines if `before` bytes precede it, modulo 3. The neighbouring
/// characters also depend on other bytes.
fn base64_within(engine: &GeneralPurpose, text: &str, before: usize) -> String {
    let bytes = [&[0; 2][..before], text.as_bytes()].concat();
    let (first, end) = ((8 * before).div_ceil(6), 8 * bytes.len() / 6);
    engine.encode(&bytes)[first..end.max(first)].to_owned()
}

impl Secret {
    fn new(key: &str) -> Self {
        Secret { key: key.chars().collect(), whole: false }
    }

    /// Returns the minimum number of leading characters for which a truncated key is redacted.
    fn min_truncated(&self) -> usize {
        MIN_TRUNCATED.min(self.key.len().saturating_sub(1)).max(1)
    }

    /// Returns all strings with which the key can begin, ignoring ASCII case: an encoded character after plain ones, or
    /// enough plain characters.
    fn beginnings(&self) -> Vec<String> {
        let (mut all, mut plain) = (Vec::new(), String::new());
        for &c in self.key.iter().take(self.min_truncated()) {
            all.extend(encoded_beginnings(c).into_iter().map(|encoded| format!("{plain}{encoded}")));
            plain.push(c);
        }
        all.extend(Some(plain).filter(|plain| !plain.is_empty()));
        all
    }

    /// Returns the length in bytes of the key at the beginning of the text; `None` if the text does not start with
    /// the key.
    fn found_at(&self, text: &str) -> Option<usize> {
        // All positions up to which the text matches the key so far. Several positions are possible, as in `%25` for a
        // key that begins with a percent sign.
        let mut reached = vec![0];
        let mut cut = None;
        for (matched, &c) in self.key.iter().enumerate() {
            if !self.whole && matched >= self.min_truncated() {
                cut = cut
                    .or(reached.iter().find_map(|&at| truncated_length(&text[at..]).map(|more| at + more)));
            }
            let mut next = Vec::new();
            for &at in &reached {
                encodings(&text[at..], c, &mut |length| {
                    if !next.contains(&(at + length)) {
                        next.push(at + length);
                    }
                });
            }
            if next.is_empty() {
                return cut;
            }
            reached = next;
        }
        reached.into_iter().max()
    }
}

impl fmt::Debug for Redactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Redactor")
    }
}

/// Returns the remaining length if the text ends here or is truncated within an encoded character; `None`
/// otherwise.
fn truncated_length(text: &str) -> Option<usize> {
    let prefix = encoded_prefix(text);
    let end = match prefix.find('…') {
        None if prefix.len() < text.len() => return None,
        end => end.unwrap_or(text.len()),
    };
    let begun =
        text.starts_with(['%', '\\', '&']) && !prefix[1..end].contains([' ', '"', '<', '>', '&', ';']);
    (end == 0 || begun).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn percent(text: &str, all: bool) -> String {
        let plain = |byte: u8| !all && byte.is_ascii_alphanumeric();
        let one = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02x}") };
        text.bytes().map(one).collect()
    }

    fn entities(text: &str) -> String {
        text.chars().map(|c| format!("&#x{:x};", u32::from(c))).collect()
    }

    fn units(text: &str) -> String {
        text.encode_utf16().map(|unit| format!("\\u{unit:04X}")).collect()
    }

    /// Returns the encodings in which a service could echo a key.
    fn echoes(key: &str) -> Vec<String> {
        vec![
            key.to_owned(),
            key.to_ascii_lowercase(),
            percent(key, false),
            percent(key, true).to_ascii_uppercase(),
            percent(&percent(key, false), false),
            percent(key, false).replace("%20", "+"),
            serde_json::to_string(key).unwrap(),
            serde_json::to_string(&serde_json::to_string(key).unwrap()).unwrap(),
            format!("{key:?}"),
            format!("{}", key.escape_unicode()),
            units(key),
            entities(key),
            key.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;"),
        ]
    }

    /// Returns a key whose characters are encoded according to `choices`.
    fn mixed(key: &str, choices: &[usize]) -> String {
        let encode = |(c, choice): (char, &usize)| match choice {
            0 => c.to_string(),
            1 => percent(&c.to_string(), true),
            2 => percent(&percent(&c.to_string(), true), false),
            3 => percent(&percent(&percent(&c.to_string(), true), false), false),
            4 => units(&c.to_string()),
            5 => entities(&c.to_string()),
            6 => format!("&#{};", u32::from(c)),
            7 => percent(&units(&c.to_string()), false),
            8 => percent(&percent(&entities(&c.to_string()), false), false),
            9 => percent(&c.to_string(), true).replace('%', "\\u0025"),
            _ => entities(&c.to_string()).replace('&', "&amp;"),
        };
        key.chars().zip(choices).map(encode).collect()
    }

    proptest! {
        #[test]
        fn the_key_is_found_in_every_combination_of_encodings(
            key in r#"[a-zA-Z0-9 %&<>"'\\/+=é東😀\n-]{4,24}"#,
            before in "[x-z?=&%\\\\ ]{0,6}",
            after in "[x-z.;&\" ]{0,6}",
            choices in proptest::collection::vec(0_usize..11, 24),
        ) {
            let redactor = Redactor::new(&key);
            for echo in echoes(&key).into_iter().chain([mixed(&key, &choices)]) {
                let redacted = redactor.redact(&format!("{before}{echo}{after}"));
                prop_assert!(redacted.contains(REDACTED), "{echo} in {redacted}");
                prop_assert!(!redacted.contains(&echo), "{echo} in {redacted}");
            }
        }

        /// Compares the search with an automaton to the search at each position.
        #[test]
        fn long_text_is_redacted_as_short_text(
            key in r#"[a-zA-Z0-9 %&<>"'\\/+=é東😀\n-]{1,24}"#,
            parts in proptest::collection::vec((any::<prop::sample::Index>(), 0_usize..64, "[ -~é…]{0,6}"), 1..6),
            choices in proptest::collection::vec(0_usize..11, 24),
        ) {
            let redactor = Redactor::new(&key);
            let echoes = [echoes(&key), vec![mixed(&key, &choices), BASE64_STANDARD_NO_PAD.encode(&key)]].concat();
            let text: String = parts.iter().flat_map(|(echo, length, between)| {
                let echo = echo.get(&echoes).chars().take(*length);
                echo.chain(between.chars()).collect::<Vec<_>>()
            }).collect();
            let padding = "\u{1}".repeat(MIN_SEARCHED);
            let redacted = redactor.redact(&format!("{text}\u{1}"));
            prop_assert_eq!(redactor.redact(&format!("{padding}{text}\u{1}")), format!("{padding}{redacted}"));
        }

        #[test]
        fn base64_of_text_around_the_key_is_redacted(
            key in "[a-zA-Z0-9+/é-]{8,24}", before in "[ -~]{0,6}", after in "[ -~]{0,6}",
        ) {
            let redactor = Redactor::new(&key);
            for engine in [BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD] {
                let redacted = redactor.redact(&engine.encode(format!("{before}{key}{after}")));
                let (first, last) = redacted.split_once(REDACTED).ok_or_else(|| TestCaseError::fail("kept"))?;
                // Characters that also encode a part of the key remain at either end.
                prop_assert!(first.len() <= (8 * before.len()).div_ceil(6), "{redacted}");
                prop_assert!(last.len() <= (8 * after.len()).div_ceil(6) + 1, "{redacted}");
            }
        }

        #[test]
        fn a_truncated_key_is_redacted(key in "[a-zA-Z0-9%+/=]{8,24}", kept in 4_usize..8) {
            let redactor = Redactor::new(&key);
            for cut in [format!("at {}", &key[..kept]), format!("found \"{}…\"", &key[..kept])] {
                prop_assert!(!redactor.redact(&cut).contains(&key[..kept]), "{cut}");
            }
        }

        #[test]
        fn other_text_is_unchanged(text in "\\PC{0,80}") {
            prop_assert_eq!(Redactor::new("SECRET-0123456789").redact(&text), text.clone());
            prop_assert_eq!(Redactor::default().redact(&text), text);
        }
    }

    /// Runs the test vectors that the redactor of services also uses.
    #[test]
    fn the_key_is_found_in_every_encoding() {
        let vectors = include_str!("../../specwright-core/tests/redaction.json");
        let vectors: serde_json::Value = serde_json::from_str(vectors).unwrap();
        let mut count = 0;
        for vector in vectors["keys"].as_array().unwrap() {
            let redactor = Redactor::new(vector["key"].as_str().unwrap());
            for (encoding, echoes) in vector["echoes"].as_object().unwrap() {
                for echo in echoes.as_array().unwrap().iter().filter_map(|echo| echo.as_str()) {
                    let redacted = redactor.redact(&format!("at {echo}, again"));
                    let kept = redacted.replace(['"', '\\', '='], "");
                    assert_eq!(kept, "at ***, again", "{encoding}: {echo}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, 26);
    }

    #[test]
    fn learned_credentials_are_redacted_in_every_encoding() {
        let redactor = Redactor::of([Credential::new("fixed key")].iter());
        let seen_by_another = redactor.clone();
        redactor.learn(&Credential::new("tok.0123456789"));
        redactor.learn(&Credential::login("ada", "open sesame"));
        let text =
            "Bearer tok.0123456789, Basic YWRhOm9wZW4gc2VzYW1l, ada:open%20sesame, open sesame, fixed+key";
        assert_eq!(seen_by_another.redact(text), "Bearer ***, Basic ***, ***, ***, ***");
    }

    #[test]
    fn only_the_most_recent_tokens_are_redacted() {
        let redactor = Redactor::of([Credential::new("fixed key")].iter());
        let token = |number: usize| format!("token-number-{number:04}");
        (0..=MAX_LEARNED).for_each(|number| redactor.learn(&Credential::new(token(number))));
        let (first, last) = (token(0), token(MAX_LEARNED));
        assert_eq!(redactor.redact(&format!("{first} {last} fixed key")), format!("{first} *** ***"));
    }

    #[test]
    fn bytes_change_only_if_they_contain_the_key() {
        let redactor = Redactor::new("SECRET/1");
        for body in ["no key".as_bytes(), b"\xff SECRET again", &[b'x'; 2 * MIN_SEARCHED]] {
            assert!(matches!(redactor.redact_bytes(body), Cow::Borrowed(same) if same == body));
        }
        assert_eq!(*redactor.redact_bytes(b"\xff SECRET\\/1 \xfe"), *"\u{fffd} *** \u{fffd}".as_bytes());
        let long = [&[b'x'; 2 * MIN_SEARCHED][..], b"s\\u0045CRET%252f1"].concat();
        assert!(redactor.redact_bytes(&long).ends_with(b"x***"));
    }

    #[test]
    fn hostile_text_without_the_key_is_unchanged() {
        let redactor = Redactor::new("%\\&keykeykeykey");
        for part in ["%25", "\\", "&", "%\\&keykeyke ", "\\u{", "&#"] {
            let text = part.repeat((64 << 10) / part.len());
            assert_eq!(redactor.redact(&text), text);
        }
    }

    #[test]
    fn redacted_text_keeps_its_context() {
        let redactor = Redactor::new("a b/c%d");
        assert_eq!(redactor.redact("/x?apiKey=a%20b%2Fc%25d&y=1"), "/x?apiKey=***&y=1");
        assert_eq!(redactor.redact("/x?apiKey=a+b%252fc%2525d&y=1"), "/x?apiKey=***&y=1");
        assert_eq!(redactor.redact(r#"{"url": "\/x?apiKey=a b\/c%d"}"#), r#"{"url": "\/x?apiKey=***"}"#);
        assert_eq!(redactor.redact("a b/c% and a b/c%d"), "a b/c% and ***");
        assert_eq!(Redactor::new("clé-1234").redact("k=cl\u{fffd}-1234"), "k=***");
    }
}
