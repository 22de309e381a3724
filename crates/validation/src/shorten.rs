//! Keeps messages short, whatever was found.

use std::borrow::Cow;

use wayfare_wire::Note;

/// At most [`Note::MAX_FOUND`] characters of a text, and a mark where some are left out. Shortening twice is the same
/// as shortening once.
pub(crate) fn shortened<'a>(text: impl Into<Cow<'a, str>>) -> Cow<'a, str> {
    let text = text.into();
    match text.char_indices().nth(Note::MAX_FOUND) {
        None => text,
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

/// A text in quotes, shortened first, so that the work doesn't grow with what was found.
pub(crate) fn quoted(text: &str) -> String {
    format!("{:?}", shortened(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_texts_are_shortened() {
        let fits = "é".repeat(Note::MAX_FOUND);
        assert!(matches!(shortened(&*fits), Cow::Borrowed(text) if text == fits));

        let long = "é".repeat(Note::MAX_FOUND + 1);
        let short = shortened(&*long);
        assert_eq!(short, format!("{fits}…"));
        assert_eq!(shortened(&*short), short);
    }

    #[test]
    fn quotes_show_what_can_not_be_seen() {
        assert_eq!(quoted(""), r#""""#);
        assert_eq!(quoted("a\n"), r#""a\n""#);
    }
}
