//! Rules for selecting alternate names and for naming airports in lists.

use super::fold::fold;
use std::collections::BTreeSet;

/// Returns the name on one line and without the separators that the data files use.
pub(super) fn clean(name: &str) -> String {
    let plain = name.replace(['\t', '\n', '\r', '|'], " ");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the alternate names that add a new way to find the city, without duplicates and in the given order.
///
/// Codes (`NYC`), names of more than three words, names that fold to an existing name, and longer phrases that contain
/// the name (`Greater London`) are omitted, because they would only add noise to the search words.
pub(super) fn alternates<'a>(name: &str, all: impl Iterator<Item = &'a str>) -> Vec<String> {
    let own = fold(name);
    let mut seen = BTreeSet::from([own.clone()]);
    all.map(clean)
        .filter(|alternate| {
            let folded = fold(alternate);
            let words = folded.split(' ').count();
            let around = format!(" {folded} ").contains(&format!(" {own} "));
            let code = alternate.len() <= 4 && alternate.bytes().all(|b| b.is_ascii_uppercase());
            !folded.is_empty() && words <= 3 && !around && !code && seen.insert(folded)
        })
        .collect()
}

/// Returns whether the name identifies a numbered district, such as `Paris 15 Vaugirard`.
pub(super) fn is_numbered_district(name: &str) -> bool {
    let mut later_words = name.split(' ').skip(1).map(|word| word.trim_start_matches('('));
    later_words.any(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// Endings that only indicate that a place is an airport.
const ENDINGS: [&str; 8] = [
    " International Airport",
    " Intl Airport",
    " Regional Airport",
    " Municipal Airport",
    " Domestic Airport",
    " National Airport",
    " Airport",
    " Airfield",
];

/// Returns the name without generic airport words, remarks and hyphens.
pub(super) fn core(name: &str) -> String {
    // The text after these characters is another name or a remark.
    let name = name.split(['(', '/', ',']).next().unwrap_or(name);
    let name = clean(&name.replace(['-', '–'], " "));
    let trimmed = ENDINGS.iter().find_map(|ending| name.strip_suffix(ending));
    trimmed.unwrap_or(&name).to_owned()
}

/// Returns whether `text` contains the words of `name` consecutively.
pub(super) fn mentions(text: &str, name: &str) -> bool {
    let name = fold(name);
    !name.is_empty() && format!(" {} ", fold(text)).contains(&format!(" {name} "))
}

/// Returns the short name for lists: without generic airport words, and preceded by the city if the name mentions
/// neither the city nor any of its `other_names`. `O'Hare International Airport` becomes `Chicago O'Hare`, but
/// `Cologne Bonn Airport` does not become `Köln Cologne Bonn`.
pub(super) fn short_airport_name(name: &str, city: &str, other_names: &[String]) -> String {
    let short = core(name);
    let (folded, folded_city) = (fold(&short), fold(city));
    let mentions_city = folded_city.is_empty()
        || folded_city.split(' ').any(|word| word.len() > 2 && folded.contains(word))
        || other_names.iter().any(|other| mentions(&short, other));
    if short.is_empty() {
        city.to_owned()
    } else if mentions_city {
        short
    } else {
        format!("{city} {short}")
    }
}

/// Returns the name of an airport's city. Prefers the city's own name, unless that name only extends the name in the
/// airport source, as `New York City` extends `New York`.
pub(super) fn airport_city_name(given: &str, city: Option<&str>) -> String {
    let given = clean(given.split(['/', ',', '(']).next().unwrap_or(given));
    let given = with_small_particles(town_of_island(&given));
    match city {
        Some(city) if given.is_empty() || !fold(city).starts_with(&fold(&given)) => city.to_owned(),
        Some(city) => with_city_spelling(&given, city),
        None => given,
    }
}

/// Replaces the city in a name with the city's own spelling: `Sao Paulo Guarulhos` becomes `São Paulo Guarulhos`.
/// Scholarly transliterations, such as `Şalālah`, are not used, because people don't write them.
pub(super) fn with_city_spelling(name: &str, city: &str) -> String {
    let own = fold(city);
    let is_scholarly = city.contains(['ā', 'ē', 'ī', 'ō', 'ū', 'Ō', 'ḩ', 'ţ', 'ḑ', '‘']);
    if city.is_ascii() || is_scholarly {
        return name.to_owned();
    }
    let is_letter = |c: char| c.is_alphanumeric();
    let starts = |at: usize| !name[..at].ends_with(is_letter) && name[at..].starts_with(is_letter);
    let ends = |at: usize| name[..at].ends_with(is_letter) && !name[at..].starts_with(is_letter);
    let edges = || name.char_indices().map(|(at, _)| at).chain([name.len()]);
    let runs = edges().filter(|at| starts(*at)).flat_map(|from| {
        let after = edges().filter(move |to| *to > from);
        after.filter(|to| ends(*to)).map(move |to| (from, to))
    });
    match runs.into_iter().find(|(from, to)| fold(&name[*from..*to]) == own) {
        Some((from, to)) => format!("{}{city}{}", &name[..from], &name[to..]),
        None => name.to_owned(),
    }
}

/// Converts `Rio De Janeiro` to `Rio de Janeiro`.
fn with_small_particles(name: &str) -> String {
    ["De", "Do", "Da", "Dos", "Das", "Del"].iter().fold(name.to_owned(), |name, particle| {
        name.replace(&format!(" {particle} "), &format!(" {} ", particle.to_lowercase()))
    })
}

/// Converts `Jayapura-Papua Island` to `Jayapura`. One of the sources uses such names for Indonesian towns.
pub(super) fn town_of_island(city: &str) -> &str {
    match city.split_once('-') {
        Some((town, island)) if island.ends_with(" Island") => town,
        _ => city,
    }
}

/// Returns other spellings that people use to search for a name, in addition to the folded name.
pub(super) fn spellings(name: &str) -> Vec<String> {
    let mut spellings = Vec::new();
    let spelled = name
        .replace(['ä', 'æ'], "ae")
        .replace(['ö', 'ø'], "oe")
        .replace('ü', "ue")
        .replace('å', "aa")
        .replace(['Ä', 'Æ'], "Ae")
        .replace(['Ö', 'Ø'], "Oe")
        .replace('Ü', "Ue")
        .replace('Å', "Aa");
    if spelled != name {
        spellings.push(fold(&spelled));
    }
    if name.contains(['\'', '’']) {
        spellings.push(fold(&name.replace(['\'', '’'], " ")));
    }
    let folded = fold(name);
    let swapped: Vec<_> = folded.split(' ').map(swap_saint).collect();
    let swapped = swapped.join(" ");
    if swapped != folded {
        spellings.push(swapped);
    }
    spellings
}

fn swap_saint(word: &str) -> &str {
    match word {
        "st" => "saint",
        "saint" => "st",
        "ste" => "sainte",
        "sainte" => "ste",
        "mt" => "mount",
        "mount" => "mt",
        "ft" => "fort",
        "fort" => "ft",
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn airport_names_are_shortened() {
        for (name, city, short) in [
            ("London Heathrow Airport", "London", "London Heathrow"),
            ("O'Hare International Airport", "Chicago", "Chicago O'Hare"),
            ("Munich Airport", "Munich", "Munich"),
            ("Cologne Bonn Airport", "Köln", "Cologne Bonn"),
            ("Florence Airport, Peretola", "Florence", "Florence"),
            ("Paris-Orly Airport", "Paris", "Paris Orly"),
            ("Alexandria International Airport (Louisiana)", "Alexandria", "Alexandria"),
            ("Newark Liberty International Airport", "Newark", "Newark Liberty"),
        ] {
            assert_eq!(short_airport_name(name, city, &["Cologne".to_owned()]), short);
        }
    }

    #[test]
    fn cities_of_airports_have_english_names() {
        assert_eq!(airport_city_name("Roma", Some("Rome")), "Rome");
        assert_eq!(airport_city_name("New York", Some("New York City")), "New York");
        assert_eq!(airport_city_name("Torp, near Oslo", None), "Torp");
        assert_eq!(airport_city_name("Jayapura-Papua Island", None), "Jayapura");
        assert_eq!(airport_city_name("", Some("Oslo")), "Oslo");
        assert_eq!(airport_city_name("", None), "");
    }

    #[test]
    fn cities_have_common_spellings() {
        assert_eq!(airport_city_name("Sao Paulo", Some("São Paulo")), "São Paulo");
        assert_eq!(airport_city_name("Rio De Janeiro", Some("Rio de Janeiro")), "Rio de Janeiro");
        assert_eq!(airport_city_name("Salalah", Some("Şalālah")), "Salalah");
        assert_eq!(airport_city_name("Malé", Some("Male")), "Malé");
        assert_eq!(airport_city_name("Palma De Mallorca", None), "Palma de Mallorca");
        assert_eq!(
            with_city_spelling("Sao Paulo-Guarulhos International Airport", "São Paulo"),
            "São Paulo-Guarulhos International Airport"
        );
        assert_eq!(with_city_spelling("Zurich Airport", "Zürich"), "Zürich Airport");
        assert_eq!(with_city_spelling("Malmoland Airport", "Malmö"), "Malmoland Airport");
        assert_eq!(with_city_spelling("Vitória", "Vitória"), "Vitória");
    }

    #[test]
    fn redundant_alternates_are_omitted() {
        let all = ["LON", "Londres", "londres", "Greater London", "Лондон"];
        assert_eq!(alternates("London", all.into_iter()), ["Londres", "Лондон"]);
    }

    #[test]
    fn spellings_cover_umlauts_apostrophes_and_saints() {
        assert_eq!(spellings("München"), ["muenchen"]);
        assert_eq!(spellings("O'Hare"), ["o hare"]);
        assert_eq!(spellings("St. Louis"), ["saint louis"]);
        assert!(spellings("Oslo").is_empty());
    }

    #[test]
    fn numbered_districts_are_recognized() {
        assert!(is_numbered_district("Paris 15 Vaugirard"));
        assert!(is_numbered_district("Marseille 01"));
        assert!(is_numbered_district("Zürich (Kreis 11) / Oerlikon"));
        assert!(is_numbered_district("Paris 13e Arrondissement"));
        assert!(!is_numbered_district("Paris"));
    }
}
