//! Conditions of fare families, and baggage rules of airlines.

use wayfare_models::flights::{BagType, FareFamily, Restriction};
use wayfare_models::itinerary::{Itinerary, Segment};

use crate::flights::table::airline;
use crate::terminal::text::{any_listed, deduplicated};

/// Formats the conditions of each fare family, for example `Economy Light: included: carry-on bag; for a fee: checked
/// bag; not available: changes, refunds.`.
pub fn of_families(itinerary: Itinerary<'_>) -> Vec<String> {
    let families = itinerary.options().flat_map(|option| &option.option().fare_families);
    deduplicated(families.map(family_in_words).filter(|text| !text.is_empty()))
}

fn family_in_words(family: &FareFamily) -> String {
    let groups = [
        (Restriction::Included, "included"),
        (Restriction::Flexible, "flexible"),
        (Restriction::Fee, "for a fee"),
        (Restriction::Unavailable, "not available"),
    ];
    let group = |(restriction, expected): (Restriction, &str)| {
        let amenities =
            family.amenities.iter().filter(|amenity| amenity.restriction.as_ref() == Some(&restriction));
        let names = any_listed(amenities.filter_map(|amenity| amenity.display_name.as_deref()).map(lowered))?;
        Some(format!("{expected}: {names}"))
    };
    let groups: Vec<_> = groups.into_iter().filter_map(group).collect();
    match (family.display_name.as_deref(), groups.is_empty()) {
        (_, true) => String::new(),
        (Some(name), false) => format!("{name}: {}.", groups.join("; ")),
        (None, false) => format!("{}.", groups.join("; ")),
    }
}

/// Converts the first letter of a name within a sentence to lower case: `Carry-on bag` becomes `carry-on bag`.
fn lowered(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| first.to_lowercase().collect::<String>()).unwrap_or_default();
    first + letters.as_str()
}

/// Formats the baggage rules of each airline, for example `American Airlines: personal item up to 40 x 30 x 15 cm.`.
pub fn of_bags(itinerary: Itinerary<'_>) -> Vec<String> {
    let of_airline = |segment: Segment<'_>| {
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
        (!rules.is_empty()).then(|| format!("{}: {}.", airline(segment), rules.join("; ")))
    };
    deduplicated(itinerary.segments().filter_map(of_airline))
}
