//! Matching of a requested language against the available languages.

/// Returns the indexes in `known` of the languages that match the requested language, best first: the regional variant,
/// then the base language. Returns no indexes for English, unless `known` contains it.
///
/// Case is ignored, and a region may follow `_` or `-`.
///
/// ```
/// let known = ["de", "pt", "pt-PT"];
/// let matching = |requested| wayfare_places::matching_languages(&known, requested).collect::<Vec<_>>();
/// assert_eq!(matching("DE_at"), [0]);
/// assert_eq!(matching("pt_PT"), [2, 1]);
/// assert!(matching("en").is_empty());
/// ```
pub fn matching_languages(known: &[&str], requested: &str) -> impl Iterator<Item = usize> + use<> {
    let find = |tag| known.iter().position(|known| are_same(known, tag));
    let language = requested.split(['_', '-']).next().unwrap_or_default();
    let general = find(language).or_else(|| find(other_code(language)?));
    let in_region = (language != requested).then(|| find(requested)).flatten();
    in_region.into_iter().chain(general)
}

fn are_same(a: &str, b: &str) -> bool {
    let plain = |byte: u8| if byte == b'_' { b'-' } else { byte.to_ascii_lowercase() };
    a.bytes().map(plain).eq(b.bytes().map(plain))
}

/// Returns another code to try for a language: its newer code, or the code of a closely related language.
fn other_code(language: &str) -> Option<&'static str> {
    const ALIASES: [(&str, &str); 5] =
        [("no", "nb"), ("nn", "nb"), ("iw", "he"), ("in", "id"), ("tl", "fil")];
    ALIASES.into_iter().find(|(code, _)| are_same(code, language)).map(|(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_comes_before_its_language() {
        let known = ["fil", "nb", "pt", "pt-BR"];
        let matching = |requested| matching_languages(&known, requested).collect::<Vec<_>>();
        for (requested, places) in [
            ("pt", &[2][..]),
            ("PT_br", &[3, 2]),
            ("pt-BR", &[3, 2]),
            ("pt_PT", &[2]),
            ("NO", &[1]),
            ("nb_NO", &[1]),
            ("tl", &[0]),
            ("EN", &[]),
            ("p", &[]),
            ("", &[]),
            ("_BR", &[]),
        ] {
            assert_eq!(matching(requested), places, "{requested}");
        }
    }
}
