//! Plausibility checks for stops, low-cost carriers, resellers and one-way fares.

use wayfare_models::flights::Cabin;
use wayfare_places::{Places, distance_km};

use super::{Found, airports_apart, found, in_days, lowest, nonstop};
use crate::harness::Trial;
use crate::places::is_in;

/// Low-cost carriers, which charge for bags.
const LOW_COST: &str = "FR U2 W6 VY WN F9 NK AK D7 TR 6E G8 HV DY EW PC G9 FZ XY Y4 VB JQ TW 7C Z2 5J VJ";

/// Network carriers, with hubs, partners and premium cabins.
const NETWORK: &str =
    "BA AF KL LH LX OS IB AY SK TP AA DL UA AC EK QR EY SQ CX JL NH KE OZ QF NZ TK ET SA VS CA MU CZ";

fn is_of(list: &str, it: &Found) -> bool {
    it.airline.as_deref().is_some_and(|code| is_in(list, code))
}

/// Checks T12: on a network carrier, two long international one-way trips cost 1.15 to 1.6 times as much as the round
/// trip.
pub async fn one_way_fares(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 5_000.0..12_000.0) else { return };
    let [from, to] = ends.map(|code| Places::embedded().airport(code).map(|airport| airport.country));
    if from == to {
        return;
    }
    let out = in_days(trial, 25, 200);
    let back = out.plus_days(7).unwrap();
    let there = nonstop(trial, ends, &[out], Cabin::Economy).await;
    let home = nonstop(trial, [ends[1], ends[0]], &[back], Cabin::Economy).await;
    let both = nonstop(trial, ends, &[out, back], Cabin::Economy).await;
    for it in both.iter().filter(|it| is_of(NETWORK, it)) {
        let alone = |of: &[Found], id: &str| of.iter().find(|it| it.id == id).and_then(|it| it.own);
        let (Some(own), Some((out, back))) = (it.own, it.id.split_once('~')) else { continue };
        let Some((out, back)) = alone(&there, out).zip(alone(&home, back)) else { continue };
        trial.findings.at(&it.id, |findings| findings.within("T12", (out + back) / own, 1.15..=1.6));
    }
}

/// Checks T13 to T16 on one route and day: stops, low-cost carriers and resellers.
pub async fn stops_and_low_fares(trial: &mut Trial) {
    let Some(ends) = airports_apart(trial, 250.0..11_000.0) else { return };
    let [from, to] = ends.map(|code| Places::embedded().airport(code).unwrap().position);
    let km = distance_km(from, to);
    let day = in_days(trial, 14, 150);
    let found = found(trial, ends, &[day], Cabin::Economy).await;
    let nonstop = lowest(&found, |it| it.stops == 0);
    if let Some((nonstop, stopping)) = nonstop.zip(lowest(&found, |it| it.stops > 0)) {
        // No traveller changes planes to save a dollar.
        trial.usually("T13", stopping > nonstop || stopping < 0.95 * nonstop);
    }
    // On short routes, airlines do not sell connections for much less.
    for it in found.iter().filter(|it| it.stops == 0 && km < 1_200.0) {
        let by_the_same = lowest(&found, |other| other.stops > 0 && other.airline == it.airline);
        let Some(stopping) = by_the_same.filter(|_| it.airline.is_some()) else { continue };
        trial.usually("T14", stopping > it.price * 0.95);
    }
    for it in found.iter().filter(|it| is_of(LOW_COST, it)) {
        let Some(own) = it.own else { continue };
        trial.findings.at(&it.id, |findings| {
            findings.within("T15", it.price / own, 0.995..=1.0);
            findings
                .ensure("T15", it.bag.is_none_or(|fee| fee > 0.0), || (it.bag, "a fee for a checked bag"));
        });
    }
    let of = |list| lowest(&found, |it| it.stops == 0 && is_of(list, it));
    if let Some((low, network)) = of(LOW_COST).zip(of(NETWORK)).filter(|_| km < 3_000.0) {
        trial.usually("T16", low < network);
    }
}
