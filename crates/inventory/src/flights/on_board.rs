//! In-flight services.

use crate::flights::schedule::aircraft::Body;
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::CarrierKind;
use crate::flights::schedule::timetable::{Flight, Timetable};
use crate::world::dice::Dice;

/// An in-flight service: its code and its display name.
pub(crate) type Quality = (&'static str, &'static str);

/// Draws the services on board a flight in a cabin. All aircraft of the same type and airline have the same equipment.
pub(crate) fn on_board(seed: u64, timetable: &Timetable, flight: &Flight, cabin: Cabin) -> Vec<Quality> {
    let carrier = timetable.carriers.get(flight.carrier);
    let (body, minutes) = (flight.aircraft.body, flight.minutes());
    let full = carrier.kind == CarrierKind::Full;
    let dice = Dice::new(seed, "on board").text(carrier.code).text(flight.aircraft.code);
    let has = |what, percent| dice.text(what).chance(percent);
    let wide = body == Body::Wide;
    let jet = body > Body::Turboprop;

    let mut items = Vec::new();
    if jet && has("wifi", if full { 80 } else { 35 }) {
        items.push(("wifi", "Wi-Fi"));
    }
    if wide && (full || has("screens", 40)) {
        items.push(("entertainment", "Seat-back entertainment"));
    } else if body == Body::Narrow && has("screens", if full { 45 } else { 10 }) {
        items.push(("entertainment", "Streaming entertainment"));
    }
    if jet && (wide || has("power", if full { 70 } else { 25 })) {
        items.push(("power", "Power at the seat"));
    }
    items.extend(match cabin {
        Cabin::Economy => None,
        Cabin::PremiumEconomy => Some(("seat", "Premium seat")),
        Cabin::Business | Cabin::First if wide => Some(("seat", "Lie-flat seat")),
        Cabin::Business | Cabin::First => Some(("seat", "Wide seat")),
    });
    items.extend(match carrier.kind {
        _ if cabin >= Cabin::Business => Some(("food", "Meal included")),
        CarrierKind::Full if minutes >= 240 => Some(("food", "Meal included")),
        CarrierKind::Full | CarrierKind::Regional if minutes >= 60 => Some(("food", "Snack included")),
        CarrierKind::LowCost | CarrierKind::Leisure if minutes >= 60 => Some(("food", "Food for purchase")),
        _ => None,
    });
    items
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::{SEED, day, flights, world};

    #[test]
    fn services_match_the_aircraft_and_the_cabin() {
        for flight in flights(&["LHR", "GLA", "BOS", "SIN"], day("2027-03-15")) {
            let codes = |cabin| -> Vec<_> {
                on_board(SEED, world(), &flight, cabin).into_iter().map(|(code, _)| code).collect()
            };
            let economy = codes(Cabin::Economy);
            assert!(economy.iter().all(|code| ["wifi", "entertainment", "power", "food"].contains(code)));
            let business = codes(Cabin::Business);
            assert!(business.contains(&"seat") && business.contains(&"food"));
            if flight.aircraft.body == Body::Turboprop {
                assert!(economy.iter().all(|code| *code == "food"));
            }
            if flight.minutes() >= 240 {
                assert!(economy.contains(&"food"));
            }
        }
    }
}
