//! Folding: the normal form in which names are stored for search, and in which terms are looked up.
//!
//! The search words in the place data are already folded, so no words are folded at startup. `cargo xtask places`
//! compiles this same file, so stored names and terms are folded in the same way.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Folds `text`: lower case, no diacritics and no punctuation, with words separated by single spaces.
///
/// `Zürich`, `ZURICH` and `  zurich!` all become `zurich`; `Saint-Étienne` becomes `saint etienne`; and `O'Hare`
/// becomes `ohare`, as many people type the name.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut word_ended = false;
    // Silent marks are removed first, since some silent marks decompose into a space.
    let voiced = text.chars().filter(|&c| !is_silent(c));
    let letters = voiced.flat_map(char::to_lowercase).nfkd();
    for c in letters.filter(|&c| !is_combining_mark(c) && !is_silent(c)) {
        // Compatibility decomposition can produce upper-case letters again, as for the telephone sign.
        for c in c.to_lowercase() {
            if !c.is_alphanumeric() {
                word_ended = true;
                continue;
            }
            if word_ended && !folded.is_empty() {
                folded.push(' ');
            }
            word_ended = false;
            match spelled_out(c) {
                Some(latin) => folded.push_str(latin),
                None => folded.push(c),
            }
        }
    }
    folded
}

/// Returns whether a character is a mark that does not separate words: any kind of apostrophe, the middle dot, the
/// Arabic tatweel, or an invisible character such as a soft hyphen or a joiner.
fn is_silent(c: char) -> bool {
    matches!(
        c,
        '\'' | '`'
            | '´'
            | '‘'
            | '’'
            | 'ʻ'
            | 'ʼ'
            | 'ʹ'
            | 'ʿ'
            | 'ʾ'
            | '＇'
            | '·'
            | 'ـ'
            | '\u{AD}'
            | '\u{200B}'
            | '\u{200C}'
            | '\u{200D}'
            | '\u{2060}'
            | '\u{FEFF}'
    )
}

/// Returns the base letters of a special letter that Unicode does not decompose, such as `o` for `ø`.
fn spelled_out(c: char) -> Option<&'static str> {
    Some(match c {
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'ø' => "o",
        'đ' | 'ð' | 'ɖ' => "d",
        'ł' => "l",
        'ı' => "i",
        'ħ' => "h",
        'ŧ' => "t",
        'þ' => "th",
        'ŋ' => "n",
        'ə' => "e",
        'ɓ' => "b",
        'ɗ' => "d",
        'ƙ' => "k",
        'ƴ' => "y",
        'ς' => "σ",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn case_and_diacritics_are_removed() {
        assert_eq!(fold("ZÜRICH"), "zurich");
        assert_eq!(fold("São Paulo"), "sao paulo");
        assert_eq!(fold("İstanbul"), "istanbul");
        assert_eq!(fold("Diyarbakır"), "diyarbakir");
        assert_eq!(fold("Łódź"), "lodz");
        assert_eq!(fold("Tromsø"), "tromso");
        assert_eq!(fold("Gießen"), "giessen");
        assert_eq!(fold("Þórshöfn"), "thorshofn");
        assert_eq!(fold("ΑΘΉΝΑΣ"), fold("Αθήνας"));
    }

    #[test]
    fn composed_and_decomposed_letters_are_equal() {
        assert_eq!(fold("Mu\u{308}nchen"), fold("München"));
        assert_eq!(fold("ﬁ"), "fi");
        assert_eq!(fold("ＴＯＫＹＯ"), "tokyo");
    }

    #[test]
    fn punctuation_separates_words_but_apostrophes_do_not() {
        assert_eq!(fold("Aix-en-Provence"), "aix en provence");
        assert_eq!(fold("St. John's"), "st johns");
        assert_eq!(fold("Xi’an"), "xian");
        assert_eq!(fold("  San   Francisco, CA "), "san francisco ca");
        assert_eq!(fold("?!…"), "");
        assert_eq!(fold(""), "");
    }

    #[test]
    fn other_scripts_are_preserved() {
        assert_eq!(fold("東京"), "東京");
        assert_eq!(fold("Москва"), "москва");
        assert_eq!(fold("القاهرة"), "القاهرة");
    }

    #[test]
    fn folding_twice_changes_nothing() {
        for text in ["Århus C", "ǅ ℡ ㎏", "서울", "ƒooßar"] {
            let once = fold(text);
            assert_eq!(fold(&once), once);
        }
    }
}
