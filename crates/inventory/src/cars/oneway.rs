//! One-way rentals: which agencies allow them, where they are possible, and what they cost.

use super::agencies::{Agency, AgencyKind};
use super::branches::Branch;
use super::sites::Site;
use super::{Dice, whole_km};

/// Fee for a one-way rental.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OneWay {
    pub(crate) cents: i64,
    /// `true` if the price includes the fee; otherwise the fee is paid at the counter.
    pub(crate) included: bool,
    /// `true` if the offer specifies the amount.
    pub(crate) stated: bool,
}

/// Maximum distance of a one-way rental, in km.
const MAX_KM: u16 = 4_600;

/// Groups of countries. One-way rentals are possible between the countries of a group.
const JOINED: [&[&str]; 2] = [
    &["US", "CA"],
    &[
        "AT", "BE", "CH", "CZ", "DE", "DK", "ES", "FR", "IT", "LI", "LU", "MC", "NL", "NO", "PL", "PT", "SE",
        "SI", "SK", "SM", "AD", "HU", "HR",
    ],
];

/// Islands and Alaska, by the names of the regions in the place data. No one-way rental starts or ends in such a region
/// unless it does both.
const ISLANDS: [(&str, &str); 10] = [
    ("US", "Hawaii"),
    ("US", "Alaska"),
    ("ES", "Canary Islands"),
    ("ES", "Balearic Islands"),
    ("PT", "Azores"),
    ("PT", "Madeira"),
    ("IT", "Sardinia"),
    ("FR", "Corsica"),
    ("AU", "Tasmania"),
    ("JP", "Okinawa"),
];

/// Returns whether an agency allows one-way rentals.
pub(crate) fn is_allowed(agency: &Agency, dice: Dice) -> bool {
    agency.kind == AgencyKind::Regular && (!agency.is_small() || dice.text("one way").chance(30))
}

/// Returns the fee for a one-way rental between two counters, or `None` if the rental is impossible.
pub(crate) fn between(from: &Branch, to: &Branch, agency_dice: Dice) -> Option<OneWay> {
    let km = whole_km(&from.site.position().into(), &to.site.position().into());
    let abroad = from.site.country() != to.site.country();
    let crossed = !abroad || (is_joined(from.site, to.site) && agency_dice.text("abroad").chance(55));
    if km > MAX_KM || is_separated_by_sea(from.site, to.site) || !crossed {
        return None;
    }
    let dice = from.dice.text("to").text(&to.id);
    let cents_per_km = agency_dice.text("one way km").between(24, 48);
    let base = agency_dice.text("one way start").between(2_500, 5_500);
    let by_distance = i64::from(km) * cents_per_km;
    // The longer the distance, the less each additional km adds.
    let by_distance = by_distance.min(20_000) + (by_distance - 20_000).max(0) / 3;
    let cents = (base + by_distance) * if abroad { 2 } else { 1 };
    let draw = dice.below(100);
    // Rounded down to whole dollars.
    Some(OneWay { cents: cents / 100 * 100, included: draw < 80, stated: !(65..80).contains(&draw) })
}

fn is_joined(from: Site, to: Site) -> bool {
    let holds = |list: &[&str], site: Site| list.contains(&site.country());
    JOINED.iter().any(|list| holds(list, from) && holds(list, to))
}

/// Returns whether the sites are in different regions of [`ISLANDS`], or only one of them is in such a region.
fn is_separated_by_sea(from: Site, to: Site) -> bool {
    let island = |site: Site| {
        ISLANDS.iter().position(|(country, region)| {
            *country == site.country() && site.region().is_some_and(|it| it == *region)
        })
    };
    island(from) != island(to)
}

#[cfg(test)]
mod tests {
    use wayfare_places::Places;

    use super::*;

    #[test]
    fn islands_are_regions_of_the_place_data() {
        let regions = Places::embedded().regions();
        for (country, region) in ISLANDS {
            assert!(regions.iter().any(|it| it.country == country && it.name == region), "{region}");
        }
    }

    #[test]
    fn the_sea_separates_islands() {
        let site = |code| Site::Airport(Places::embedded().airport(code).unwrap());
        assert!(
            is_separated_by_sea(site("LAX"), site("HNL")) && !is_separated_by_sea(site("LAX"), site("BOS"))
        );
        assert!(is_joined(site("CDG"), site("FRA")) && !is_joined(site("LHR"), site("CDG")));
    }
}
