//! Takes the key out of foreign text before it enters an error.
//!
//! Services, proxies and HTTP stacks echo the request's URL, as it was or encoded once more on the way. So the key is
//! looked for character by character, each of them plain, percent-encoded (even twice), escaped as in JSON or in
//! `Debug` output, or as an HTML entity, and without regard to ASCII case. Where a text was cut short within the key, what
//! is left of it goes too.

use std::fmt;

/// What stands in a text in place of the key.
pub(crate) const REDACTED: &str = "***";

/// How many characters of a cut key give it away.
const TELLING: usize = 4;

/// Knows the key and takes it out of texts.
#[derive(Clone, Default)]
pub(crate) struct Redactor {
    key: Vec<char>,
}

impl Redactor {
    /// Looks for this key; for nothing where it is empty.
    pub(crate) fn new(key: &str) -> Self {
        Redactor { key: key.chars().collect() }
    }

    /// The text without the key.
    pub(crate) fn redact(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            match self.found_at(rest) {
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

    /// How many bytes at the beginning of the text are the key, if it begins with it.
    fn found_at(&self, text: &str) -> Option<usize> {
        if self.key.is_empty() {
            return None;
        }
        // All positions up to which the text spells the characters of the key so far: there may be several, as in
        // `%25` for a key that begins with a percent sign.
        let mut reached = vec![0];
        for (matched, &c) in self.key.iter().enumerate() {
            if matched >= TELLING.min(self.key.len() - 1).max(1) {
                let cut = reached.iter().find_map(|&at| cut_short(&text[at..]).map(|more| at + more));
                if cut.is_some() {
                    return cut;
                }
            }
            let mut next = Vec::new();
            for &at in &reached {
                spellings(&text[at..], c, &mut |length| {
                    if !next.contains(&(at + length)) {
                        next.push(at + length);
                    }
                });
            }
            if next.is_empty() {
                return None;
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

/// Whether the text ends here, or breaks off within an encoded character, and how much of it that leaves.
fn cut_short(text: &str) -> Option<usize> {
    /// Longest that one encoded character gets, short of a nesting that nobody has.
    const ENCODED: usize = 12;
    let end = text.find('…').unwrap_or(text.len());
    let begun = text.starts_with(['%', '\\', '&'])
        && end <= ENCODED
        && !text[1..end].contains([' ', '"', '<', '>', '&', ';']);
    (end == 0 || begun).then_some(end)
}

/// Calls back with the length of each way in which the text begins with this character.
fn spellings(text: &str, c: char, found: &mut impl FnMut(usize)) {
    let Some(first) = text.chars().next() else { return };
    if first.eq_ignore_ascii_case(&c) {
        found(first.len_utf8());
    }
    match first {
        '+' if c == ' ' => found(1),
        '%' => percent_encoded(text, c).into_iter().for_each(found),
        '\\' => escaped(text, c).into_iter().for_each(found),
        '&' => entity(text, c).into_iter().for_each(found),
        _ => {}
    }
}

/// `%C3%A9` for `é`, and `%25C3%25A9` as well.
fn percent_encoded(text: &str, c: char) -> Option<usize> {
    let mut rest = text;
    for &byte in c.encode_utf8(&mut [0; 4]).as_bytes() {
        rest = rest.strip_prefix('%')?;
        while let Some(inner) = rest.strip_prefix("25").filter(|inner| starts_with_hex(inner, 2)) {
            rest = inner;
        }
        let found = u8::from_str_radix(rest.get(..2).filter(|_| starts_with_hex(rest, 2))?, 16).ok()?;
        if !found.eq_ignore_ascii_case(&byte) {
            return None;
        }
        rest = &rest[2..];
    }
    Some(text.len() - rest.len())
}

/// `\"` for a quote, `\u00e9` and `\u{e9}` for `é`, all of them with any number of backslashes.
fn escaped(text: &str, c: char) -> Option<usize> {
    let rest = text.trim_start_matches('\\');
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
        return Some(text.len() - rest.len() + plain.len_utf8());
    }
    if c == '\\' && text.starts_with("\\\\") {
        return Some(text.len() - rest.len());
    }
    let code = rest.strip_prefix('u')?;
    if let Some(code) = code.strip_prefix('{') {
        let (digits, after) = code.split_once('}')?;
        return spells(digits, 16, c).then(|| text.len() - after.len());
    }
    let mut rest = code;
    for (i, unit) in c.encode_utf16(&mut [0; 2]).iter().enumerate() {
        if i > 0 {
            rest = rest.trim_start_matches('\\').strip_prefix('u')?;
        }
        let found = u16::from_str_radix(rest.get(..4).filter(|_| starts_with_hex(rest, 4))?, 16).ok()?;
        let same = found == *unit
            || u8::try_from(found).is_ok_and(|found| char::from(found).eq_ignore_ascii_case(&c));
        if !same {
            return None;
        }
        rest = &rest[4..];
    }
    Some(text.len() - rest.len())
}

/// `&amp;` for an ampersand, `&#233;` and `&#xe9;` for `é`.
fn entity(text: &str, c: char) -> Option<usize> {
    let (name, _) = text[1..].split_once(';')?;
    let same = match (name, name.strip_prefix('#')) {
        (_, Some(code)) => match code.strip_prefix(['x', 'X']) {
            Some(code) => spells(code, 16, c),
            None => spells(code, 10, c),
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

/// Whether the digits are the code of this character.
fn spells(digits: &str, radix: u32, c: char) -> bool {
    let found = u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    found.is_some_and(|found| found.eq_ignore_ascii_case(&c))
}

fn starts_with_hex(text: &str, digits: usize) -> bool {
    text.len() >= digits && text.bytes().take(digits).all(|byte| byte.is_ascii_hexdigit())
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

    /// Every way in which a service could echo a key.
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
        fn the_key_is_found_however_it_is_written(
            key in r#"[a-zA-Z0-9 %&<>"'\\/+=é東😀\n-]{4,24}"#, before in "[x-z?=&%\\\\ ]{0,6}", after in "[x-z.;&\" ]{0,6}",
        ) {
            let redactor = Redactor::new(&key);
            for echo in echoes(&key) {
                let redacted = redactor.redact(&format!("{before}{echo}{after}"));
                prop_assert!(redacted.contains(REDACTED), "{echo} in {redacted}");
                prop_assert!(!redacted.contains(&echo), "{echo} in {redacted}");
            }
        }

        #[test]
        fn a_cut_key_is_found_too(key in "[a-zA-Z0-9%+/=]{8,24}", kept in 4_usize..8) {
            let redactor = Redactor::new(&key);
            for cut in [format!("at {}", &key[..kept]), format!("found \"{}…\"", &key[..kept])] {
                prop_assert!(!redactor.redact(&cut).contains(&key[..kept]), "{cut}");
            }
        }

        #[test]
        fn nothing_else_is_touched(text in "\\PC{0,80}") {
            prop_assert_eq!(Redactor::new("SECRET-0123456789").redact(&text), text.clone());
            prop_assert_eq!(Redactor::default().redact(&text), text);
        }
    }

    #[test]
    fn it_reads_like_the_text_it_was() {
        let redactor = Redactor::new("a b/c%d");
        assert_eq!(redactor.redact("/x?apiKey=a%20b%2Fc%25d&y=1"), "/x?apiKey=***&y=1");
        assert_eq!(redactor.redact("/x?apiKey=a+b%252fc%2525d&y=1"), "/x?apiKey=***&y=1");
        assert_eq!(redactor.redact(r#"{"url": "\/x?apiKey=a b\/c%d"}"#), r#"{"url": "\/x?apiKey=***"}"#);
        assert_eq!(redactor.redact("a b/c% and a b/c%d"), "a b/c% and ***");
    }
}
