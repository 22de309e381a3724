//! The brands from the index: selection, names, and merging of entries of the same brand.

use super::reach::Reach;
use crate::places::fold::fold;
use serde_json::Value;
use std::collections::BTreeMap;

/// A car rental or hotel brand.
#[derive(Clone, Debug)]
pub(super) struct Brand {
    /// The name, with the remark if several brands share the name, in lowercase ASCII letters, digits and hyphens.
    pub(super) id: String,
    pub(super) name: String,
    /// A longer official name, or an empty string.
    pub(super) official_name: String,
    pub(super) reach: Reach,
    /// The Wikidata item, or an empty string.
    pub(super) wikidata: String,
    /// The name, followed by the index's remark, if any.
    remarked: String,
}

/// Returns the brands of the given index lists, sorted by id.
pub(super) fn read(index: &Value, lists: &[&str]) -> Result<Vec<Brand>, String> {
    let mut found = Vec::new();
    for list in lists {
        let items = index["nsi"][list]["items"].as_array();
        let items = items.ok_or_else(|| format!("the index has no list `{list}`"))?;
        for item in items.iter().filter(|item| !is_excluded(item)) {
            found.extend(brand(item)?);
        }
    }
    with_ids(merged(found))
}

/// Returns whether the brand rents out only trucks, or has no desk.
fn is_excluded(item: &Value) -> bool {
    let name = fold(text(&item["displayName"]));
    let has = |word: &str| name.split(' ').any(|part| part == word);
    let trucks = has("truck") && !has("car");
    trucks || item["tags"]["supervised"] == "no"
}

/// Reads a brand. Returns `None` if the brand has no name in Latin letters or no countries.
fn brand(item: &Value) -> Result<Option<Brand>, String> {
    let tags = &item["tags"];
    let shown = text(&item["displayName"]);
    let names = [shown, text(&tags["name:en"]), text(&tags["brand:en"])];
    let Some(remarked) = names.into_iter().find(|name| is_latin(name)) else { return Ok(None) };
    let reach = Reach::read(&item["locationSet"]).map_err(|e| format!("{shown}: {e}"))?;
    let official_name = Some(text(&tags["official_name"])).filter(|name| is_latin(name));
    let brand = Brand {
        id: String::new(),
        name: remarked.split(" (").next().unwrap_or(remarked).to_owned(),
        official_name: official_name.unwrap_or_default().to_owned(),
        reach,
        wikidata: text(&tags["brand:wikidata"]).to_owned(),
        remarked: remarked.to_owned(),
    };
    Ok(Some(brand).filter(|brand| !brand.reach.is_empty()))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default().trim()
}

fn is_latin(name: &str) -> bool {
    let latin = |c: char| {
        c.is_ascii() || ('\u{c0}'..='\u{24f}').contains(&c) || ('\u{1e00}'..='\u{1eff}').contains(&c)
    };
    !name.is_empty() && name.chars().filter(|c| c.is_alphabetic()).all(latin)
}

/// Merges entries with the same name and Wikidata item into a single brand, because the index splits brands by script
/// and by other differences between countries. The merged brand has the name of the first entry.
fn merged(found: Vec<Brand>) -> Vec<Brand> {
    let mut brands: Vec<Brand> = Vec::new();
    for brand in found {
        let same =
            |other: &&mut Brand| fold(&other.name) == fold(&brand.name) && other.wikidata == brand.wikidata;
        match brands.iter_mut().find(same) {
            Some(known) => {
                known.reach = known.reach.clone().union(brand.reach);
                if known.official_name.is_empty() {
                    known.official_name = brand.official_name;
                }
            }
            None => brands.push(brand),
        }
    }
    brands
}

/// Assigns each brand its id. If brands share a name, the id includes the remark.
fn with_ids(brands: Vec<Brand>) -> Result<Vec<Brand>, String> {
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    for brand in &brands {
        *named.entry(fold(&brand.name)).or_default() += 1;
    }
    let mut by_id = BTreeMap::new();
    for mut brand in brands {
        let is_alone = named.get(&fold(&brand.name)) == Some(&1);
        let id = fold(if is_alone { &brand.name } else { &brand.remarked }).replace(' ', "-");
        if !id.is_ascii() {
            return Err(format!("the name {} can't be turned into an ASCII id", brand.name));
        }
        brand.id.clone_from(&id);
        if let Some(other) = by_id.insert(id, brand) {
            return Err(format!("two brands would have the id {}", other.id));
        }
    }
    Ok(by_id.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::{Brand, read};
    use serde_json::{Value, json};

    fn item(shown: &str, wikidata: &str, place: &str, more: Value) -> Value {
        let mut tags = more;
        tags["brand:wikidata"] = json!(wikidata);
        json!({ "displayName": shown, "locationSet": { "include": [place] }, "tags": tags })
    }

    fn brands(items: &[Value]) -> Result<Vec<Brand>, String> {
        read(&json!({ "nsi": { "cars": { "items": items } } }), &["cars"])
    }

    #[test]
    fn entries_of_one_brand_are_merged() {
        let toyoko = [
            item("Toyoko Inn", "Q1", "de", json!({})),
            item("東横イン", "Q1", "jp", json!({ "name:en": "Toyoko Inn" })),
        ];
        let [brand] = &brands(&toyoko).unwrap()[..] else { panic!("not one brand") };
        assert_eq!((brand.id.as_str(), brand.name.as_str()), ("toyoko-inn", "Toyoko Inn"));
        assert_eq!(brand.reach.to_string(), "DE JP");
    }

    #[test]
    fn brands_with_the_same_name_are_distinguished_by_remarks() {
        let travelodge = [
            item("Travelodge (Europe)", "Q1", "gb", json!({})),
            item("Travelodge (North America)", "Q2", "us", json!({})),
        ];
        let found = brands(&travelodge).unwrap();
        let ids_and_names: Vec<_> =
            found.iter().map(|brand| (brand.id.as_str(), brand.name.as_str())).collect();
        assert_eq!(
            ids_and_names,
            [("travelodge-europe", "Travelodge"), ("travelodge-north-america", "Travelodge")]
        );
        let alike = [item("Apex", "Q1", "nz", json!({})), item("Apex", "Q2", "gb", json!({}))];
        assert!(brands(&alike).unwrap_err().contains("apex"));
    }

    #[test]
    fn trucks_shared_cars_and_other_scripts_are_omitted() {
        let kept = brands(&[
            item("Budget Truck Rental", "Q1", "us", json!({})),
            item("Enterprise GO", "Q2", "ch", json!({ "supervised": "no" })),
            item("Jネットレンタカー", "Q3", "jp", json!({})),
            item("Car & Truck Rental", "Q4", "us", json!({})),
            item("Mövenpick", "Q5", "ch", json!({})),
        ]);
        let kept: Vec<_> = kept.unwrap().into_iter().map(|brand| brand.id).collect();
        assert_eq!(kept, ["car-truck-rental", "movenpick"]);
    }

    #[test]
    fn a_missing_list_is_an_error() {
        assert!(read(&json!({ "nsi": {} }), &["cars"]).is_err());
    }
}
