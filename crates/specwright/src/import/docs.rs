//! Conversion of the document's descriptions to docs. The text is kept verbatim, except for characters and lines that
//! Rust or rustdoc would misinterpret.

mod markdown;

use super::document::Node;
use super::loss::{Lack, Losses};
use super::own;

/// Returns the text of an entry, escaped so that rustdoc renders the text as intended. Returns `None` if there is no
/// text.
pub fn text_of(node: &Node<'_>, name: &str, losses: &mut Losses) -> Option<String> {
    let text = match name {
        "description" => own::without_facts(node, node.text(name)?),
        _ => node.text(name)?.to_owned(),
    };
    let shown: String = text.replace("\r\n", "\n").chars().filter(|c| !is_hidden(*c)).collect();
    if text.chars().any(is_direction) {
        losses.add(Lack::Words, node.below(name), "text direction characters");
    }
    let text = as_prose(shown.trim());
    (!text.is_empty()).then_some(text)
}

/// Joins the lines of a string wherever a line break has no meaning.
pub fn on_one_line(text: &str) -> String {
    let mut joined = String::new();
    let mut is_code = false;
    for line in text.lines() {
        let line = line.trim_end();
        is_code ^= line.starts_with("```");
        let opens = line.is_empty() || is_code || line.starts_with("```") || begins_block(line);
        let after_break = joined.is_empty() || joined.ends_with('\n');
        match (after_break, opens) {
            (true, _) => {}
            (false, true) => joined.push('\n'),
            (false, false) => joined.push(' '),
        }
        joined.push_str(line);
        if line.is_empty()
            || is_code
            || line.starts_with("```")
            || line.starts_with('|')
            || line.starts_with('#')
        {
            joined.push('\n');
        }
    }
    joined.trim().to_owned()
}

/// Returns whether a line starts a Markdown block.
fn begins_block(line: &str) -> bool {
    let line = line.trim_start();
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    ["- ", "* ", "+ ", "#", "|", ">", "<"].iter().any(|mark| line.starts_with(mark))
        || (number.len() < line.len() && number.starts_with(['.', ')']))
}

/// Unindents indented text and marks fenced Rust code as `text`, because rustdoc would otherwise compile and run both
/// as tests.
fn as_prose(text: &str) -> String {
    let mut is_code = false;
    let lines = text.lines().map(|line| {
        let bare = line.trim();
        if let Some(language) = bare.strip_prefix("```") {
            is_code = !is_code;
            return match is_code && (language.is_empty() || language.starts_with("rust")) {
                true => "```text".to_owned(),
                false => bare.to_owned(),
            };
        }
        let is_indented = line.starts_with('\t') || line.starts_with("    ");
        match (is_code, is_indented) {
            (true, _) => line.trim_end().to_owned(),
            (false, true) => markdown::plain(bare, text),
            (false, false) => markdown::plain(line.trim_end(), text),
        }
    });
    let mut lines: Vec<String> = lines.collect();
    if is_code {
        lines.push("```".to_owned());
    }
    lines.join("\n")
}

/// Adds a full stop to a single line, unless the line already ends with punctuation, code or a tag.
pub fn sentence(text: &str) -> String {
    let text = text.trim();
    match text.ends_with(['.', '!', '?', ':', '`', '>']) || text.contains('\n') {
        true => text.to_owned(),
        false => format!("{text}."),
    }
}

fn is_hidden(c: char) -> bool {
    is_direction(c) || (c.is_control() && c != '\n' && c != '\t')
}

/// Returns whether a character controls the text direction. Rust rejects most of these characters in docs.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn meaningless_line_breaks_are_joined() {
        assert_eq!(on_one_line("a\nb\n\nc\n- d\n- e\nf"), "a b\n\nc\n- d\n- e f");
    }

    #[test]
    fn code_is_marked_as_text() {
        assert_eq!(as_prose("```\nx\n```\n    y\n```json\n{}\n"), "```text\nx\n```\ny\n```json\n{}\n```");
    }
}
