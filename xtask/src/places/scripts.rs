//! Scripts of names, and the countries in which they are used.

/// Returns whether all letters of the name are Latin letters.
pub(super) fn is_latin(name: &str) -> bool {
    script(name).is_none()
}

/// Returns whether the name is in a non-Latin script that the country uses.
pub(super) fn is_native(name: &str, country: &str) -> bool {
    script(name).is_some_and(|(_, countries)| countries.split(' ').any(|known| known == country))
}

/// Returns whether the name is in a Chinese, Japanese, Korean or Thai script. In these scripts, names that consist of
/// several words are often written without spaces.
pub(super) fn is_spaceless(name: &str) -> bool {
    script(name).is_some_and(|(_, countries)| {
        countries.split(' ').any(|country| matches!(country, "JP" | "KR" | "TH"))
    })
}

/// A script's ranges of letters, and the countries that use the script.
type Script = (&'static [(char, char)], &'static str);

#[rustfmt::skip]
const SCRIPTS: [Script; 22] = [
    (&[('\u{370}', '\u{3FF}')], "GR CY"),
    (&[('\u{400}', '\u{52F}')], "RU UA BY BG RS MK KZ KG TJ MN ME BA XK UZ MD"),
    (&[('\u{530}', '\u{58F}')], "AM"),
    (&[('\u{590}', '\u{5FF}')], "IL PS"),
    (&[('\u{600}', '\u{6FF}'), ('\u{750}', '\u{77F}')], "SA AE QA BH KW OM YE IQ SY JO LB PS EG LY TN DZ MA SD MR SO DJ TD KM IR AF PK IL EH"),
    (&[('\u{900}', '\u{97F}')], "IN NP"),
    (&[('\u{980}', '\u{9FF}')], "BD IN"),
    (&[('\u{A00}', '\u{A7F}')], "IN PK"),
    (&[('\u{A80}', '\u{AFF}'), ('\u{B00}', '\u{B7F}')], "IN"),
    (&[('\u{B80}', '\u{BFF}')], "IN LK SG"),
    (&[('\u{C00}', '\u{D7F}')], "IN"),
    (&[('\u{D80}', '\u{DFF}')], "LK"),
    (&[('\u{E00}', '\u{E7F}')], "TH"),
    (&[('\u{E80}', '\u{EFF}')], "LA"),
    (&[('\u{F00}', '\u{FFF}')], "CN BT"),
    (&[('\u{1000}', '\u{109F}')], "MM"),
    (&[('\u{10A0}', '\u{10FF}')], "GE"),
    (&[('\u{1200}', '\u{137F}')], "ET ER"),
    (&[('\u{1780}', '\u{17FF}')], "KH"),
    (&[('\u{3040}', '\u{30FF}')], "JP"),
    (&[('\u{4E00}', '\u{9FFF}'), ('\u{3400}', '\u{4DBF}')], "CN TW HK MO JP SG"),
    (&[('\u{1100}', '\u{11FF}'), ('\u{AC00}', '\u{D7AF}')], "KR KP"),
];

/// Returns the script of the first non-Latin letter. An unknown script has no countries.
fn script(name: &str) -> Option<Script> {
    let other = name.chars().find(|c| c.is_alphabetic() && !is_latin_letter(*c))?;
    let has = |(ranges, _): &Script| ranges.iter().any(|(first, last)| (*first..=*last).contains(&other));
    Some(SCRIPTS.into_iter().find(has).unwrap_or((&[], "")))
}

fn is_latin_letter(c: char) -> bool {
    matches!(c, '\0'..='\u{2FF}' | '\u{1E00}'..='\u{1EFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_used_in_their_countries() {
        assert!(is_latin("Łódź") && is_latin("Thủ Dầu Một") && !is_latin("Київ"));
        assert!(is_native("Київ", "UA") && !is_native("Київ", "DE"));
        assert!(is_native("とうきょう", "JP") && is_native("東京", "JP") && !is_native("서울", "JP"));
        assert!(!is_native("Berlin", "DE"), "a name in Latin letters must not count as native");
    }
}
