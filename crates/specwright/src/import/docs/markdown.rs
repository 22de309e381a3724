//! Escaping of text that rustdoc would misinterpret as links or HTML: brackets without a target, bare URLs, and names
//! in angle brackets.

/// Returns a line of Markdown that rustdoc renders as intended. Code in backticks is unchanged.
///
/// `whole` is the text that contains the line, and may contain closing tags.
pub(super) fn plain(line: &str, whole: &str) -> String {
    let pieces = line.split('`');
    // Code needs a closing backtick.
    let last = line.matches('`').count();
    let piece = |(at, piece): (usize, &str)| match at % 2 == 1 && at < last {
        true => piece.to_owned(),
        false => prose(piece, whole),
    };
    pieces.enumerate().map(piece).collect::<Vec<_>>().join("`")
}

fn prose(text: &str, whole: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '\\' => keep(rest, rest.chars().take(2).map(char::len_utf8).sum(), &mut out),
            '[' => bracket(rest, &mut out),
            '<' => angle(rest, whole, &mut out),
            'h' if rest.starts_with("http://") || rest.starts_with("https://") => url(rest, &mut out),
            c => keep(rest, c.len_utf8(), &mut out),
        };
        rest = &rest[taken..];
    }
    out
}

fn keep(rest: &str, length: usize, out: &mut String) -> usize {
    out.push_str(&rest[..length]);
    length
}

/// Escapes a character with a special meaning.
fn escape(sign: char, out: &mut String) -> usize {
    out.push('\\');
    out.push(sign);
    sign.len_utf8()
}

/// Keeps links with a target, and escapes all other brackets.
fn bracket(rest: &str, out: &mut String) -> usize {
    match rest.find("](") {
        Some(close) if !rest[1..close].contains('[') && rest[close..].contains(')') => {
            let end = rest[close..].find(')').unwrap_or_default();
            keep(rest, close + end + 1, out)
        }
        _ => escape('[', out),
    }
}

/// Keeps URLs, and tags that are closed or need no closing tag.
fn angle(rest: &str, whole: &str, out: &mut String) -> usize {
    let name: String = rest[1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let is_void = ["br", "hr", "img"].contains(&name.to_lowercase().as_str());
    let is_closed = !name.is_empty() && whole.contains(&format!("</{name}>"));
    let url = rest.find('>').filter(|_| rest.starts_with("<http"));
    match url {
        Some(end) => keep(rest, end + 1, out),
        None if is_void || is_closed || rest.starts_with("</") => keep(rest, 1, out),
        None => escape('<', out),
    }
}

/// Converts a bare URL to a link.
fn url(rest: &str, out: &mut String) -> usize {
    let end = rest.find(|c: char| c.is_whitespace() || "<>()[]{}\"'`|".contains(c)).unwrap_or(rest.len());
    let url = rest[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', '*', '_']);
    // In quotes or in a tag, a URL is an attribute value.
    match out.ends_with(['"', '\'', '=', '(', '<']) {
        true => out.push_str(url),
        false => {
            out.push('<');
            out.push_str(url);
            out.push('>');
        }
    }
    url.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_with_targets_are_preserved() {
        for (line, shown) in [
            ("see [docs](https://a.b/c) and [x].", "see [docs](https://a.b/c) and \\[x]."),
            ("at https://a.b/c, or <https://a.b>", "at <https://a.b/c>, or <https://a.b>"),
            ("a <token>, <b>bold</b>, a<br>b, 1 < 2", "a \\<token>, <b>bold</b>, a<br>b, 1 \\< 2"),
            ("`[x] <y>` [z]", "`[x] <y>` \\[z]"),
            ("\\[x] é ` [y]", "\\[x] é ` \\[y]"),
            ("<a href=\"https://a.b\">x</a>", "<a href=\"https://a.b\">x</a>"),
        ] {
            assert_eq!(plain(line, line), shown);
        }
    }
}
