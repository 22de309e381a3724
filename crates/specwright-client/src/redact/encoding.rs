//! Encodings of one character: percent-encoding, escapes and HTML entities.

/// Maximum length of one encoded character, in characters, for all nesting depths that occur in practice.
const MAX_ENCODED: usize = 16;

/// Maximum number of times that a percent sign is encoded again.
const MAX_NESTING: usize = 4;

/// The named HTML entities that HTML escaping produces.
const ENTITIES: [(char, &str); 5] = [('&', "amp"), ('<', "lt"), ('>', "gt"), ('"', "quot"), ('\'', "apos")];

/// Returns the longest prefix that one encoded character can occupy. The limit bounds the search in hostile text.
pub(super) fn encoded_prefix(text: &str) -> &str {
    text.char_indices().nth(MAX_ENCODED).map_or(text, |(end, _)| &text[..end])
}

/// Calls `found` with the length of each encoding of the character at the beginning of the text.
pub(super) fn encodings(text: &str, c: char, found: &mut impl FnMut(usize)) {
    encodings_in_one_layer(text, c, found);
    if let Some((inner, ends)) = inner_layer(text) {
        encodings_in_one_layer(&inner, c, &mut |length| found(ends[length]));
    }
}

/// Returns the characters that can be encoded at the beginning of the text; `None` if they can't be determined quickly.
pub(super) fn first_characters(text: &str) -> Option<[char; 2]> {
    let first = text.chars().next()?;
    match first {
        '+' => Some([first, ' ']),
        char::REPLACEMENT_CHARACTER | '\\' => None,
        '%' | '&' => {
            let (c, at) = decoded(text)?;
            let next = || decoded(&text[at..]).map(|(c, _)| c).or(text[at..].chars().next());
            let is_encoded_again = match c {
                '%' => next().is_some_and(|c| c.is_ascii_hexdigit()),
                // The letters begin the names of entities.
                '&' => next().is_some_and(|c| matches!(c, '#' | 'a' | 'l' | 'g' | 'q')),
                c => c == '\\',
            };
            (!is_encoded_again).then_some([first, c])
        }
        _ => Some([first; 2]),
    }
}

/// Decodes an encoded character that was encoded again in another way, such as `%5Cu006b` to `\u006b`. Also returns the
/// position in the text of each position in the result.
fn inner_layer(text: &str) -> Option<(String, Vec<usize>)> {
    let is_mark = |(c, _): &(char, usize)| matches!(c, '%' | '\\' | '&');
    let next = |at: usize| {
        let rest = &text[at..];
        decoded(rest).or_else(|| rest.chars().next().map(|c| (c, c.len_utf8())))
    };
    let (first, mut at) = decoded(text).filter(is_mark)?;
    // Rejects hostile text without an allocation.
    next(at).filter(|second| !is_mark(second))?;
    let (mut inner, mut ends) = (first.to_string(), vec![0, at]);
    while let Some((c, length)) = next(at).filter(|_| inner.len() < MAX_ENCODED) {
        at += length;
        inner.push(c);
        ends.resize(inner.len() + 1, at);
    }
    Some((inner, ends))
}

/// Returns the ASCII character that is encoded at the beginning of the text, and the length of its encoding.
fn decoded(text: &str) -> Option<(char, usize)> {
    let decoded = match text.as_bytes().first()? {
        b'%' => {
            let nested = text.as_bytes()[1..].chunks_exact(2).take(MAX_NESTING);
            let sign = 1 + 2 * nested.take_while(|pair| *pair == b"25").count();
            match text.get(sign..sign + 2).and_then(|digits| hex(digits, 2)) {
                Some(code) => (char::from_u32(code)?, sign + 2),
                None => ('%', sign),
            }
        }
        b'\\' => {
            let slashes = text.bytes().take(MAX_ENCODED).take_while(|&byte| byte == b'\\').count();
            match text[slashes..].strip_prefix('u').and_then(|code| hex(code.get(..4)?, 4)) {
                Some(code) => (char::from_u32(code)?, slashes + "u0000".len()),
                None => ('\\', slashes),
            }
        }
        b'&' => entity(text)?,
        _ => return None,
    };
    Some(decoded).filter(|(c, length)| c.is_ascii() && *length > 1)
}

/// Calls `found` with the length of each encoding of the character, except encodings that are encoded again in another
/// way.
fn encodings_in_one_layer(text: &str, c: char, found: &mut impl FnMut(usize)) {
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
        '&' => {
            let same = entity(text).filter(|(found, _)| found.eq_ignore_ascii_case(&c));
            same.into_iter().for_each(|(_, length)| found(length));
        }
        _ => {}
    }
}

/// Returns all strings with which the encodings of a character can begin, ignoring ASCII case.
pub(super) fn encoded_beginnings(c: char) -> Vec<String> {
    let mut all: Vec<String> = ["%25", "%26", "%5c", r"\u", r"\\", "&#", "&amp;"].map(str::to_owned).into();
    for c in [c.to_ascii_lowercase(), c.to_ascii_uppercase()] {
        all.extend(c.encode_utf8(&mut [0; 4]).bytes().next().map(|byte| format!("%{byte:02x}")));
    }
    all.push(format!("\\{}", escape(c)));
    all.extend(ENTITIES.iter().filter(|(named, _)| *named == c).map(|(_, name)| format!("&{name};")));
    all.extend((c == ' ').then(|| "+".to_owned()));
    all.extend((!c.is_ascii()).then(|| char::REPLACEMENT_CHARACTER.to_string()));
    all
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
    let plain = escape(c);
    if rest.starts_with(plain) {
        found(slashes + plain.len_utf8());
    }
    if c == '\\' {
        // Backslashes are escaped by backslashes, so the number that represents one backslash is ambiguous.
        (2..=slashes).for_each(&mut *found);
    }
    let Some(code) = rest.strip_prefix('u') else { return };
    if let Some((digits, _)) = code.strip_prefix('{').and_then(|code| encoded_prefix(code).split_once('}')) {
        if character(digits, 16).is_some_and(|found| found.eq_ignore_ascii_case(&c)) {
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

/// Returns the character that represents the given character after a backslash, such as `n` for a line feed.
fn escape(c: char) -> char {
    match c {
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        '\0' => '0',
        '\u{8}' => 'b',
        '\u{c}' => 'f',
        c => c,
    }
}

/// Decodes an HTML entity: `&amp;` to an ampersand, `&#233;` and `&#xe9;` to `é`. Also returns its length.
fn entity(text: &str) -> Option<(char, usize)> {
    let (name, _) = encoded_prefix(&text[1..]).split_once(';')?;
    let c = match name.strip_prefix('#') {
        Some(code) => match code.strip_prefix(['x', 'X']) {
            Some(code) => character(code, 16),
            None => character(code, 10),
        },
        None => ENTITIES.iter().find(|(_, known)| *known == name).map(|(c, _)| *c),
    };
    Some((c?, name.len() + "&;".len()))
}

/// Returns the character with a code point.
fn character(digits: &str, radix: u32) -> Option<char> {
    u32::from_str_radix(digits, radix).ok().and_then(char::from_u32)
}

/// Parses exactly `count` hexadecimal digits. Unlike `from_str_radix`, rejects a sign.
fn hex(digits: &str, count: usize) -> Option<u32> {
    let all = digits.len() == count && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    all.then(|| u32::from_str_radix(digits, 16).ok()).flatten()
}
