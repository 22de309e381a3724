//! The countries in which a brand operates.
//!
//! In the name-suggestion-index, a location set includes and excludes countries, numbered regions of the world, parts
//! of countries, and shapes on a map.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

const WORLD: &str = "001";

/// Countries of Europe, as defined by the United Nations' M49 standard.
const EUROPE: &str = "AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU \
                      LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA";

/// Countries of Africa, as defined by the United Nations' M49 standard.
const AFRICA: &str = "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML \
                      MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW";

/// A set of countries: either listed countries, or the world with exceptions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    Listed(BTreeSet<String>),
    World { but: BTreeSet<String> },
}

impl Reach {
    /// Parses a location set of the index.
    pub(super) fn read(set: &Value) -> Result<Self, String> {
        let included = strings(&set["include"])?;
        let excluded = excluded(&strings(&set["exclude"])?)?;
        if included.contains(&WORLD) {
            return Ok(Self::World { but: excluded });
        }
        let mut listed = BTreeSet::new();
        for place in included {
            listed.extend(countries(place)?);
        }
        Ok(Self::Listed(listed.difference(&excluded).cloned().collect()))
    }

    /// Returns the union of both sets.
    pub(super) fn union(self, other: Self) -> Self {
        match (self, other) {
            (Self::Listed(one), Self::Listed(other)) => Self::Listed(one.union(&other).cloned().collect()),
            (Self::World { but: one }, Self::World { but: other }) => {
                Self::World { but: one.intersection(&other).cloned().collect() }
            }
            (Self::World { but }, Self::Listed(listed)) | (Self::Listed(listed), Self::World { but }) => {
                Self::World { but: but.difference(&listed).cloned().collect() }
            }
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        matches!(self, Self::Listed(listed) if listed.is_empty())
    }
}

impl fmt::Display for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listed(listed) => {
                let listed: Vec<_> = listed.iter().map(String::as_str).collect();
                f.write_str(&listed.join(" "))
            }
            Self::World { but } => {
                f.write_str(WORLD)?;
                but.iter().try_for_each(|country| write!(f, " -{country}"))
            }
        }
    }
}

/// Returns the excluded countries. Excluded parts of countries are ignored, because the brand still operates in the
/// country.
fn excluded(places: &[&str]) -> Result<BTreeSet<String>, String> {
    let mut excluded = BTreeSet::new();
    for place in places.iter().filter(|place| !place.contains('-')) {
        excluded.extend(countries(place)?);
    }
    Ok(excluded)
}

/// Returns the countries that a place in the index covers, or the country in which it lies.
fn countries(place: &str) -> Result<Vec<String>, String> {
    let listed = |codes: &str| codes.split_whitespace().map(str::to_owned).collect();
    match place {
        "150" => return Ok(listed(EUROPE)),
        "002" => return Ok(listed(AFRICA)),
        // Metropolitan France, without its overseas territories.
        "fx" => return Ok(listed("FR")),
        _ => {}
    }
    // `gb-eng` is a part of a country, and `us-ca.geojson` is a shape within a country.
    let country = place.split('-').next().unwrap_or(place);
    if country.len() == 2 && country.bytes().all(|byte| byte.is_ascii_lowercase()) {
        Ok(vec![country.to_ascii_uppercase()])
    } else {
        Err(format!("unknown place `{place}`: expected a country code or a known region"))
    }
}

fn strings(list: &Value) -> Result<Vec<&str>, String> {
    let text = |place: &'_ Value| format!("found the place `{place}`, expected a string");
    list.as_array().into_iter().flatten().map(|place| place.as_str().ok_or_else(|| text(place))).collect()
}

#[cfg(test)]
mod tests {
    use super::Reach;
    use serde_json::json;

    fn read(include: &[&str], exclude: &[&str]) -> Reach {
        Reach::read(&json!({ "include": include, "exclude": exclude })).unwrap()
    }

    #[test]
    fn places_become_countries() {
        assert_eq!(read(&["us-ca.geojson", "gb-eng", "gb-sct", "fx"], &[]).to_string(), "FR GB US");
        assert_eq!(read(&["001"], &["se", "us-tx.geojson"]).to_string(), "001 -SE");
        assert_eq!(read(&["cn"], &["hk", "mo"]).to_string(), "CN");
        assert!(read(&["150"], &["de"]).to_string().starts_with("AD AL"));
        assert!(!read(&["150"], &["de"]).to_string().contains("DE"));
        assert!(read(&["be"], &["be"]).is_empty());
    }

    #[test]
    fn unknown_places_are_errors() {
        for place in [json!("019"), json!("usa"), json!("xx.geojson"), json!([1.0, 2.0])] {
            assert!(Reach::read(&json!({ "include": [place] })).is_err());
        }
    }

    #[test]
    fn reaches_are_combined() {
        let europcar = read(&["001"], &["dk", "fi"]).union(read(&["fi"], &[]));
        assert_eq!(europcar.to_string(), "001 -DK");
        assert_eq!(read(&["dk"], &[]).union(europcar).to_string(), "001");
        assert_eq!(read(&["001"], &["cn", "tw"]).union(read(&["001"], &["tw"])).to_string(), "001 -TW");
        assert_eq!(read(&["jp"], &[]).union(read(&["de"], &[])).to_string(), "DE JP");
    }
}
