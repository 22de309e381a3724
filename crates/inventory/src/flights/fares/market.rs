//! The market between two airports: its distance, its competition, and the cost or saving of a stop.
//!
//! Fares are lower on a route that several airlines fly nonstop than on a route with a single airline. On long
//! distances, travellers pay a premium for a nonstop flight, and connections are usually considerably cheaper. On short
//! distances, and on medium distances that a low-cost carrier or more than four airlines fly nonstop, a stop costs more
//! than it saves. Whether a stop saves money depends on the market, not on the day.

use crate::flights::schedule::carriers::CarrierKind;
use crate::flights::schedule::stations::StationId;
use crate::flights::schedule::timetable::Timetable;
use crate::world::dice::Dice;

use super::season::Seasons;

/// Properties shared by all fares between two airports, in both directions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Market {
    pub(crate) km: u64,
    pub(crate) seasons: Seasons,
    abroad: bool,
    /// Number of airlines that fly nonstop.
    competitors: usize,
    /// `true` if one of the airlines that fly nonstop is a low-cost carrier.
    has_low_cost: bool,
    pub(crate) dice: Dice,
}

/// Distance in km above which a market is long-haul: few people fly that far for a weekend.
const LONG_KM: u64 = 3_500;
/// Distance in km below which a stop never saves money.
const NEAR_KM: u64 = 1_200;

impl Market {
    pub(crate) fn between(timetable: &Timetable, ends: [StationId; 2], dice: Dice) -> Self {
        let [from, to] = ends;
        let stations = ends.map(|end| timetable.stations.get(end));
        let mut competitors: Vec<_> = (timetable.network().links_between(from, to).iter())
            .map(|link| timetable.network().route(link.route).carrier)
            .collect();
        competitors.sort_unstable();
        competitors.dedup();
        let is_low_cost = |id: &u8| timetable.carriers.get(*id).kind == CarrierKind::LowCost;
        Self {
            km: u64::from(timetable.stations.distance_km(from, to)),
            seasons: Seasons::between(stations),
            abroad: stations[0].country_id != stations[1].country_id,
            has_low_cost: competitors.iter().any(is_low_cost),
            competitors: competitors.len(),
            // Both directions have the same random source.
            dice: dice
                .text(stations[0].code.min(stations[1].code))
                .text(stations[0].code.max(stations[1].code)),
        }
    }

    pub(crate) fn is_long(&self) -> bool {
        self.km > LONG_KM
    }

    pub(crate) fn is_abroad(&self) -> bool {
        self.abroad
    }

    /// Returns the level of an airline's fares in this market, as a percentage of a network carrier's fares without a
    /// low-cost competitor.
    pub(crate) fn level_percent(&self, kind: CarrierKind) -> u64 {
        match (kind, self.is_long()) {
            // A low-cost competitor lowers the fares of network carriers.
            (CarrierKind::Full, false) if self.has_low_cost => 92,
            (CarrierKind::Full, _) => 100,
            (CarrierKind::LowCost, false) => 58,
            (CarrierKind::LowCost, true) => 74,
            (CarrierKind::Regional, _) => 108,
            (CarrierKind::Leisure, false) => 70,
            (CarrierKind::Leisure, true) => 80,
        }
    }

    /// Returns the factor for the competition and for the stops, in percent. Stops do not reduce fares that are already
    /// low.
    pub(crate) fn stops_percent(&self, stops: usize, kind: CarrierKind) -> u64 {
        let nonstop = match self.competitors {
            // Without nonstop flights, every traveller has to change planes.
            0 => return 94 + u64::from(self.dice.text("thin").below(19)),
            1 => 117,
            2 => 108,
            3 => 102,
            4 => 98,
            5 => 95,
            _ => 92,
        };
        let is_low = matches!(kind, CarrierKind::LowCost | CarrierKind::Leisure);
        let one_stop = self.one_stop_percent().max(if is_low { 104 } else { 0 });
        match stops {
            0 => nonstop,
            1 => nonstop * one_stop / 100,
            _ => nonstop * one_stop * 97 / 10_000,
        }
    }

    /// Draws the price with one stop, as a percentage of the price of a nonstop flight.
    fn one_stop_percent(&self) -> u64 {
        let saves = match (self.is_long(), self.has_low_cost || self.competitors > 4) {
            _ if self.km < NEAR_KM => 0,
            (true, false) => 85,
            (true, true) => 45,
            (false, false) => 30,
            (false, true) => 0,
        };
        let dice = self.dice.text("stop");
        let (low, width) = if dice.chance(saves) { (72, 13) } else { (118, 25) };
        low + u64::from(dice.text("level").below(width))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::world;

    fn market(from: &str, to: &str) -> Market {
        let ends = [from, to].map(|code| world().stations.id(code).unwrap());
        Market::between(world(), ends, Dice::new(1, "market"))
    }

    #[test]
    fn both_directions_share_a_market() {
        let [there, back] = [market("BOS", "LHR"), market("LHR", "BOS")];
        assert_eq!((there.dice, there.competitors, there.km), (back.dice, back.competitors, back.km));
        assert!(there.is_long() && there.is_abroad() && there.competitors > 1);
        assert!(!market("BOS", "JFK").is_long() && !market("BOS", "JFK").is_abroad());
    }

    #[test]
    fn competitors_and_stops_change_the_price() {
        let percent = |market: &Market, stops| market.stops_percent(stops, CarrierKind::Full);
        let with = |competitors| Market { competitors, ..market("BOS", "LHR") };
        assert!(
            (1..9).map(|competitors| percent(&with(competitors), 0)).is_sorted_by(|few, many| few >= many)
        );
        for draw in 0..200 {
            let market = Market { dice: Dice::new(draw, ""), ..market("BOS", "LHR") };
            let percent = percent(&market, 1) * 100 / percent(&market, 0);
            assert!((70..=86).contains(&percent) || (115..=145).contains(&percent), "{percent}");
        }
        let near = market("BOS", "JFK");
        assert!(near.competitors > 0 && percent(&near, 1) > percent(&near, 0));
    }
}
