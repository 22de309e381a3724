//! The location of a hotel: district, position and address.
//!
//! Districts with a known location are placed there. The other districts surround the city's centre in directions with
//! land; the lower its number, the nearer a district is to the centre. A hotel whose name contains a district is in
//! that district. Any other hotel draws a district, with a preference for low numbers. The hotel's position is near the
//! middle of its district. Hotels are therefore dense in the centre and sparse outside, and neighbouring hotels are
//! usually in the same district.

use wayfare_places::Point;

use super::names::Naming;
use super::quarters::Location;
use super::town::Town;
use crate::world::dice::Dice;
use crate::world::land::Offset;

/// Maximum distance of a hotel from the middle of a district with a known location, in km.
const KNOWN_SPREAD_KM: f64 = 1.2;

/// The location of a hotel.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Site {
    pub(crate) position: Point,
    /// Distance from the city's centre, in km.
    pub(crate) centre_km: f64,
    pub(crate) quarter: u32,
}

impl Site {
    /// Computes the location from the draws of the city and of the hotel.
    pub(crate) fn of(town: &Town, town_dice: Dice, dice: Dice, naming: Naming) -> Self {
        let quarters = town.quarter_count();
        let quarter = naming.quarter(town).unwrap_or_else(|| {
            let draw = |which| dice.text("quarter").with(which).below(quarters);
            draw(0).min(draw(1))
        });
        let middle = quarter_middle(town, town_dice, quarter);
        // The product of two draws is most often near 0, which is the middle of the district.
        let spread = 0.3 + town.radius_km * 0.16;
        let location = town.quarters()[quarter as usize].location;
        let is_known = matches!(location, Location::At(offset) if offset != Offset::default());
        let spread = if is_known { spread.min(KNOWN_SPREAD_KM) } else { spread };
        let far = dice.text("far").unit() * dice.text("far").with(1).unit() * spread;
        let around = Offset::towards(16.0 * dice.text("around").unit(), far);
        let offset = middle.plus(around);
        if is_known {
            return Self { position: offset.added_to(town.city.position), centre_km: offset.km(), quarter };
        }
        let (km, reach) = (offset.km(), town.land().reach_km(offset, town.radius_km));
        // A position beyond the shore moves back to land.
        let shore = reach * (0.25 + 0.75 * dice.text("shore").unit());
        let offset = if km > reach { offset.scaled(shore / km) } else { offset };
        Self { position: offset.added_to(town.city.position), centre_km: offset.km(), quarter }
    }
}

/// Returns the middle of a district, as an offset from the city's centre.
fn quarter_middle(town: &Town, town_dice: Dice, quarter: u32) -> Offset {
    let dice = town_dice.text("part").with(u64::from(quarter));
    let turn = dice.text("turn").unit() - 0.5;
    let direction = match town.quarters()[quarter as usize].location {
        Location::At(offset) => return offset,
        Location::Towards(direction) => Some(direction),
        // The draw is an integer below 65,536.
        Location::Anywhere => town.land().open_direction(dice.text("way").below(1 << 16)),
    };
    let ring = f64::from(quarter) / f64::from(town.quarter_count().max(quarter));
    let km = town.radius_km * 0.85 * (0.12 + 0.88 * ring * (0.6 + 0.4 * dice.unit()));
    let direction = direction.map_or(16.0 * dice.text("any").unit(), |it| f64::from(it) + turn);
    Offset::towards(direction, km)
}

/// Returns the name of a district.
pub(crate) fn quarter_name(town: &Town, quarter: u32) -> &'static str {
    town.quarters()[quarter as usize].name
}

/// Returns the street, the house number and the city, in the order used in the country.
pub(crate) fn address(town: &Town, dice: Dice, naming: Naming) -> String {
    let flavour = town.flavour;
    let street = naming.street().unwrap_or_else(|| dice.text("street").below(flavour.street_count()));
    let street = flavour.street(street);
    let drawn = |bound| dice.text("number").with(1).below(bound);
    // Low house numbers are more frequent than high house numbers.
    let number = 1 + dice.text("number").below(12 + drawn(160));
    let city = town.city.name;
    if flavour.number_first {
        format!("{number} {street}, {city}")
    } else {
        format!("{street} {number}, {city}")
    }
}
