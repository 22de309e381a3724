//! Redaction of credentials in untrusted text, before the text becomes part of an error.
//!
//! Services, proxies and HTTP stacks echo the URL of a request, unchanged or encoded once more. The key is therefore
//! matched character by character: each character may be plain, percent-encoded (even twice), escaped as in JSON or
//! `Debug` output, or an HTML entity. ASCII case is ignored. If a string was truncated within the key, the remaining
//! part of the key is also redacted.

use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

use base64::Engine as _;
use base64::prelude::{BASE64_STANDARD_NO_PAD, BASE64_URL_SAFE_NO_PAD};

use crate::Credential;

/// The text that replaces the key.
pub(crate) const REDACTED: &str = "***";

/// Minimum number of leading characters for which a truncated key is redacted.
const MIN_TRUNCATED: usize = 4;

/// Maximum length of one encoded character, in characters, for all nesting depths that occur in practice.
const MAX_ENCODED: usize = 16;

/// Maximum number of times that a percent sign is encoded again.
const MAX_NESTING: usize = 4;

/// Maximum number of learned secrets, in addition to the client's own secrets. Older secrets are dropped as tokens
/// rotate.
const MAX_LEARNED: usize = 32;

/// Minimum length of a password that is redacted on its own. Shorter passwords may occur in unrelated words.
const MIN_PASSWORD: usize = 4;

/// A redactor of secrets in strings. Clones share learned secrets.
#[derive(Clone, Default)]
pub(crate) struct Redactor {
    /// Secrets that do not change.
    fixed: Arc<[Secret]>,
    /// Secrets learned from calls, oldest first.
    learned: Arc<RwLock<Arc<Vec<Secret>>>>,
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
        let fixed = [Secret::new(key)].into_iter().chain(encoded(key)).collect();
        Redactor { fixed, ..Redactor::default() }
    }

    /// Creates a redactor that matches only the whole value, because parts of the value aren't secret.
    #[cfg(feature = "cache")]
    pub(crate) fn of_whole(value: &str) -> Self {
        Redactor { fixed: [Secret { whole: true, ..Secret::new(value) }].into(), ..Redactor::default() }
    }

    /// Creates a redactor for these credentials. It can learn more credentials later.
    pub(crate) fn of<'a>(credentials: impl Iterator<Item = &'a Credential>) -> Self {
        Redactor { fixed: credentials.flat_map(secrets).collect(), ..Redactor::default() }
    }

    /// Adds a credential to redact.
    pub(crate) fn learn(&self, credential: &Credential) {
        let known = self.learned();
        let is_new = |secret: &Secret| !self.fixed.contains(secret) && !known.contains(secret);
        let new: Vec<Secret> = secrets(credential).filter(is_new).collect();
        if new.is_empty() {
            return;
        }
        let mut learned = self.learned.write().unwrap_or_else(PoisonError::into_inner);
        let learned = Arc::make_mut(&mut learned);
        learned.extend(new);
        learned.drain(..learned.len().saturating_sub(MAX_LEARNED));
    }

    fn learned(&self) -> Arc<Vec<Secret>> {
        // No code that runs under the lock can panic.
        self.learned.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns `true` if a string contains a secret.
    #[cfg(feature = "cache")]
    pub(crate) fn is_in(&self, text: &str) -> bool {
        let learned = self.learned();
        text.char_indices().any(|(at, _)| self.found_at(&learned, &text[at..]).is_some())
    }

    /// Returns a copy of the text with all secrets redacted.
    pub(crate) fn redact(&self, text: &str) -> String {
        let learned = self.learned();
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            match self.found_at(&learned, rest) {
                Some(length) => {
                    out.push_str(REDACTED);
                    rest = &rest[length..];
                }
                None => {
                    out.push(c);
                    rest = &rest[c.len_utf8()..];
                }
            }
        }
        out
    }

    /// Returns the length in bytes of the longest secret at the beginning of the text.
    fn found_at(&self, learned: &[Secret], text: &str) -> Option<usize> {
        self.fixed.iter().chain(learned).filter_map(|secret| secret.found_at(text)).max()
    }
}

/// Returns the secrets of a credential, in their encodings.
fn secrets(credential: &Credential) -> impl Iterator<Item = Secret> {
    let password = credential.password().filter(|password| password.chars().count() >= MIN_PASSWORD);
    let texts = credential.secrets().into_iter().chain(password.map(str::to_owned));
    texts.flat_map(|text| [Secret::new(&text)].into_iter().chain(encoded(&text)))
}

/// Returns a string in base64, with both alphabets, and in hexadecimal. These encodings apply to the string as a whole,
/// not to each character.
fn encoded(text: &str) -> impl Iterator<Item = Secret> + use<> {
    let hex = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    [BASE64_STANDARD_NO_PAD.encode(text), BASE64_URL_SAFE_NO_PAD.encode(text), hex]
        .into_iter()
        .map(|text| Secret { whole: true, ..Secret::new(&text) })
}

impl Secret {
    fn new(key: &str) -> Self {
        Secret { key: key.chars().collect(), whole: false }
    }

    /// Returns the length in bytes of the key at the beginning of the text; `None` if the text does not start with
    /// the key.
    fn found_at(&self, text: &str) -> Option<usize> {
        let begins = |&c: &char| {
            let mut is_match = false;
            encodings(text, c, &mut |_| is_match = true);
            is_match
        };
        // Fast path: most positions end here.
        self.key.first().filter(|c| begins(c))?;
        // All positions up to which the text matches the key so far. Several positions are possible, as in `%25` for a
        // key that begins with a percent sign.
        let mut reached = vec![0];
        let mut cut = None;
        for (matched, &c) in self.key.iter().enumerate() {
            if !self.whole && matched >= MIN_TRUNCATED.min(self.key.len() - 1).max(1) {
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

/// Returns the longest prefix that one encoded character can occupy. The limit bounds the search in hostile text.
fn encoded_prefix(text: &str) -> &str {
    text.char_indices().nth(MAX_ENCODED).map_or(text, |(end, _)| &text[..end])
}

/// Calls `found` with the length of each encoding of the character at the beginning of the text.
fn encodings(text: &str, c: char, found: &mut impl FnMut(usize)) {
    let Some(first) = text.chars().next() else { return };
    if first.eq_ignore_ascii_case(&c) {
        found(first.len_utf8());
    }
    match first {
        '+' if c == ' ' => found(1),
        // A replacement character stands for bytes that are not UTF-8, such as a character in another encoding.
        char::REPLACEMENT_CHARACTER if !c.is_ascii() => found(first.len_utf8()),
        '%' => percent_encoded(text, c, found),
        '\\' => escaped(text, c, found),
        '&' => entity(text, c).into_iter().for_each(found),
        _ => {}
    }
}

/// Matches percent-encoding, such as `%C3%A9` for `é`, including nested encoding, such as `%25C3%25A9`.
fn percent_encoded(text: &str, c: char, found: &mut impl FnMut(usize)) {
    // If the character is itself a percent sign, the depth of the encoding is ambiguous, so all depths are tried.
    let nested =
        text.as_bytes()[1..].chunks_exact(2).take(MAX_NESTING).take_while(|pair| *pair == b"25").count();
    for depth in 0..=nested {
        let sign = 1 + 2 * depth;
        let mut rest = text;
        let is_match = c.encode_utf8(&mut [0; 4]).bytes().all(|byte| {
            let digits = rest.get(sign..sign + 2).filter(|_| {
                rest.starts_with('%') && rest.as_bytes()[1..sign].chunks_exact(2).all(|pair| pair == b"25")
            });
            let same = digits
                .and_then(|digits| hex(digits, 2))
                .and_then(|code| u8::try_from(code).ok())
                .is_some_and(|code| code.eq_ignore_ascii_case(&byte));
            rest = if same { &rest[sign + 2..] } else { rest };
            same
        });
        if is_match {
            found(text.len() - rest.len());
        }
    }
}

/// Matches escapes: `\"` for a quote, `\u00e9` and `\u{e9}` for `é`, each with any number of backslashes.
fn escaped(text: &str, c: char, found: &mut impl FnMut(usize)) {
    let slashes = text.bytes().take(MAX_ENCODED).take_while(|&byte| byte == b'\\').count();
    let rest = &text[slashes..];
    let plain = match c {
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        '\0' => '0',
        '\u{8}' => 'b',
        '\u{c}' => 'f',
        c => c,
    };
    if rest.starts_with(plain) {
        found(slashes + plain.len_utf8());
    }
    if c == '\\' {
        // Backslashes are themselves escaped by backslashes, so it is ambiguous how many of them represent one
        // backslash.
        (2..=slashes).for_each(&mut *found);
    }
    let Some(code) = rest.strip_prefix('u') else { return };
    if let Some((digits, _)) = code.strip_prefix('{').and_then(|code| encoded_prefix(code).split_once('}')) {
        if is_code_of(digits, 16, c) {
            found(slashes + "u{}".len() + digits.len());
        }
        return;
    }
    let mut rest = text;
    let is_match = c.encode_utf16(&mut [0; 2]).iter().all(|&unit| {
        let Some(code) = rest.trim_start_matches('\\').strip_prefix('u') else { return false };
        let same = code.get(..4).and_then(|digits| hex(digits, 4)).is_some_and(|code| {
            code == u32::from(unit)
                || char::from_u32(code).is_some_and(|found| found.eq_ignore_ascii_case(&c))
        });
        rest = if same { &code[4..] } else { rest };
        same
    });
    if is_match {
        found(text.len() - rest.len());
    }
}

/// Matches HTML entities: `&amp;` for an ampersand, `&#233;` and `&#xe9;` for `é`.
fn entity(text: &str, c: char) -> Option<usize> {
    let (name, _) = encoded_prefix(&text[1..]).split_once(';')?;
    let same = match (name, name.strip_prefix('#')) {
        (_, Some(code)) => match code.strip_prefix(['x', 'X']) {
            Some(code) => is_code_of(code, 16, c),
            None => is_code_of(code, 10, c),
        },
        ("amp", _) => c == '&',
        ("lt", _) => c == '<',
        ("gt", _) => c == '>',
        ("quot", _) => c == '"',
        ("apos", _) => c == '\'',
        _ => false,
    };
    same.then_some(name.len() + 2)
}

/// Returns `true` if the digits are the code point of the character, ignoring ASCII case.
fn is_code_of(digits: &str, radix: u32, c: char) -> bool {
    let found = u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    found.is_some_and(|found| found.eq_ignore_ascii_case(&c))
}

/// Parses exactly `count` hexadecimal digits. Unlike `from_str_radix`, rejects a sign.
fn hex(digits: &str, count: usize) -> Option<u32> {
    let all = digits.len() == count && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    all.then(|| u32::from_str_radix(digits, 16).ok()).flatten()
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

    proptest! {
        #[test]
        fn the_key_is_found_in_every_combination_of_encodings(
            key in r#"[a-zA-Z0-9 %&<>"'\\/+=é東😀\n-]{4,24}"#,
            before in "[x-z?=&%\\\\ ]{0,6}",
            after in "[x-z.;&\" ]{0,6}",
        ) {
            let redactor = Redactor::new(&key);
            for echo in echoes(&key) {
                let redacted = redactor.redact(&format!("{before}{echo}{after}"));
                prop_assert!(redacted.contains(REDACTED), "{echo} in {redacted}");
                prop_assert!(!redacted.contains(&echo), "{echo} in {redacted}");
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
    fn hostile_text_is_redacted_quickly() {
        let redactor = Redactor::new("%\\&keykeykeykey");
        let started = std::time::Instant::now();
        for part in ["%25", "\\", "&", "%\\&keykeyke ", "\\u{", "&#"] {
            let text = part.repeat((256 << 10) / part.len());
            assert_eq!(redactor.redact(&text), text);
        }
        assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
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
