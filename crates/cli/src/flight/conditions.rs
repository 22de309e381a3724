//! What fare families allow, and the airlines' rules for bags.

use wayfare_models::flights::{BagType, FareFamily, Restriction};
use wayfare_models::itinerary::Itinerary;

use crate::flights::table::airline;

/// `Economy Light: included: carry-on bag; for a fee: checked bag; not available: changes, refunds`, each family once.
pub fn of_families(itinerary: Itinerary<'_>) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for family in itinerary.options().flat_map(|option| &option.option().fare_families) {
        let text = family_in_words(family);
        if !text.is_empty() && !told.contains(&text) {
            told.push(text);
        }
    }
    told
}

fn family_in_words(family: &FareFamily) -> String {
    let groups = [
        (Restriction::Included, "included"),
        (Restriction::Flexible, "flexible"),
        (Restriction::Fee, "for a fee"),
        (Restriction::Unavailable, "not available"),
    ];
    let group = |(restriction, says): (Restriction, &str)| {
        let amenities =
            family.amenities.iter().filter(|amenity| amenity.restriction.as_ref() == Some(&restriction));
        let names: Vec<_> =
            amenities.filter_map(|amenity| amenity.display_name.as_deref()).map(lowered).collect();
        (!names.is_empty()).then(|| format!("{says}: {}", names.join(", ")))
    };
    let groups: Vec<_> = groups.into_iter().filter_map(group).collect();
    match (family.display_name.as_deref(), groups.is_empty()) {
        (_, true) => String::new(),
        (Some(name), false) => format!("{name}: {}.", groups.join("; ")),
        (None, false) => format!("{}.", groups.join("; ")),
    }
}

/// A name within a sentence: `Carry-on bag` as `carry-on bag`.
fn lowered(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| first.to_lowercase().collect::<String>()).unwrap_or_default();
    first + letters.as_str()
}

/// `American Airlines: personal item up to 40 x 30 x 15 cm`, a line for each airline.
pub fn of_bags(itinerary: Itinerary<'_>) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for segment in itinerary.segments() {
        let policies = segment.airline().map_or(&[][..], |airline| &airline.baggage_policies);
        let rules = policies.iter().flat_map(|policy| {
            let kind = match &policy.bag_type {
                Some(BagType::Personal) => "personal item",
                Some(BagType::CarryOn) => "carry-on bag",
                Some(BagType::Checked) => "checked bag",
                _ => "bag",
            };
            let rules = policy.restrictions.iter().filter_map(|rule| rule.description.as_deref());
            rules.map(move |rule| format!("{kind} {}", lowered(rule)))
        });
        let rules: Vec<_> = rules.collect();
        let text = format!("{}: {}.", airline(segment), rules.join("; "));
        if !rules.is_empty() && !told.contains(&text) {
            told.push(text);
        }
    }
    told
}
