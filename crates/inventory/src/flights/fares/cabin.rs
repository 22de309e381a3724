//! The cabin's effect on a fare.

use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::journey::Journey;
use crate::world::dice::Dice;

/// Distance in km above which a better cabin has beds, rather than just a blocked middle seat.
const LONG_KM: u16 = 4_500;

/// Returns the price of the cabins as a percentage of the economy fare, weighted by the distance of each flight. `dice`
/// is the airline's random source in the market.
pub(crate) fn cabin_percent(journey: &Journey, cabins: &[Cabin], dice: Dice) -> u64 {
    let parts = journey.flights().iter().zip(cabins).map(|(flight, cabin)| {
        (u64::from(flight.distance_km), percent(*cabin, flight.distance_km > LONG_KM, dice))
    });
    let (km, product) =
        parts.fold((0, 0), |(km, product), (flown, percent)| (km + flown, product + flown * percent));
    product.checked_div(km).unwrap_or(100)
}

/// Draws the price of a cabin as a percentage of the economy fare. Each range begins above the end of the previous
/// range, so a better cabin always costs more.
fn percent(cabin: Cabin, long: bool, dice: Dice) -> u64 {
    let (low, width) = match (cabin, long) {
        (Cabin::Economy, _) => (100, 1),
        (Cabin::PremiumEconomy, true) => (185, 56),
        (Cabin::PremiumEconomy, false) => (175, 31),
        (Cabin::Business, true) => (350, 171),
        (Cabin::Business, false) => (310, 91),
        (Cabin::First, true) => (640, 321),
        (Cabin::First, false) => (420, 61),
    };
    low + u64::from(dice.text(cabin.code()).below(width))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_cabin_costs_more_for_every_draw() {
        for draw in 0..500 {
            let dice = Dice::new(3, "cabin").with(draw);
            for long in [false, true] {
                let percents = Cabin::ALL.map(|cabin| percent(cabin, long, dice));
                assert!(percents.is_sorted_by(|worse, better| worse < better), "{percents:?}");
            }
        }
        let premium = (0..500).map(|draw| percent(Cabin::PremiumEconomy, true, Dice::new(3, "").with(draw)));
        assert!(premium.clone().min() == Some(185) && premium.max() == Some(240));
    }
}
