//! Codeshares: flights that one airline sells and a partner operates.
//!
//! This module draws only the operator. The airline that sells the flight determines the number, the times, the
//! aircraft and the fare.

use super::schedule::carriers::{Carrier, CarrierKind};
use super::schedule::timetable::{Flight, Timetable};
use crate::world::dice::Dice;

/// Percentage of flights that a partner operates, among the flights with a possible operator.
const SHARED_PERCENT: u32 = 22;

/// Returns the airline that operates a flight on behalf of the airline that sells it, if any. The operator is the same
/// every day.
pub(crate) fn operator<'a>(seed: u64, timetable: &'a Timetable, flight: &Flight) -> Option<&'a Carrier> {
    let seller = timetable.carriers.get(flight.carrier);
    let dice = Dice::new(seed, "codeshares").text(seller.code).with(u64::from(flight.number));
    if !dice.text("shared").chance(SHARED_PERCENT) {
        return None;
    }
    let carriers = timetable.carriers.iter().map(|(_, carrier)| carrier);
    let candidates: Vec<_> = carriers.filter(|other| operates(timetable, other, seller, flight)).collect();
    let index = dice.text("operator").below(u32::try_from(candidates.len()).unwrap_or(0));
    candidates.get(index as usize).copied()
}

/// Returns whether an airline can operate a flight for another airline: the operator must be a partner or a regional
/// carrier of the same country, with the aircraft, the traffic rights and a base at either end.
fn operates(timetable: &Timetable, other: &Carrier, seller: &Carrier, flight: &Flight) -> bool {
    let [from, to] = [flight.origin, flight.destination].map(|end| timetable.stations.get(end));
    let feeds = other.kind == CarrierKind::Regional && other.homes.first() == seller.homes.first();
    other.code != seller.code
        && (other.is_partner_of(seller) || (feeds && other.tickets_with(seller)))
        && other.fleet.iter().any(|aircraft| aircraft.code == flight.aircraft.code)
        && other.hubs.iter().any(|hub| *hub == from.code || *hub == to.code)
        && flight.distance_km <= other.reach_km()
        && other.may_fly(from.country, to.country)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::{SEED, day, flights, world};

    #[test]
    fn partners_operate_a_realistic_share_of_flights() {
        let (world, mut all, mut shared) = (world(), 0, 0);
        for flight in flights(&["LHR", "FRA", "JFK", "NRT", "GRU", "BOS"], day("2027-03-15")) {
            let seller = world.carriers.get(flight.carrier);
            all += 1;
            let Some(operator) = operator(SEED, world, &flight) else { continue };
            shared += 1;
            assert!(operator.code != seller.code && operator.tickets_with(seller), "{}", seller.code);
            assert!(operator.fleet.iter().any(|aircraft| aircraft.code == flight.aircraft.code));
        }
        let percent = shared * 100 / all;
        assert!((1..=15).contains(&percent), "{percent}% of {all}");
    }

    #[test]
    fn the_operator_is_the_same_on_every_day() {
        let of = |date| {
            let operators = flights(&["LHR"], day(date)).into_iter().map(|flight| {
                let operator = operator(SEED, world(), &flight).map(|carrier| carrier.code);
                ((flight.carrier, flight.number, flight.aircraft.code), operator)
            });
            operators.collect::<std::collections::BTreeMap<_, _>>()
        };
        assert_eq!(of("2027-05-12"), of("2027-05-19"));
    }
}
