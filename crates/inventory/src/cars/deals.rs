//! Deals for a query: each car of an agency at a pickup place, with the agency's own price.

use std::collections::HashMap;
use std::sync::Arc;

use wayfare_places::distance_km;

use super::Dice;
use super::branches::Branch;
use super::fees::{Fee, fees};
use super::fleet::{Car, cars};
use super::oneway::{self, OneWay};
use super::pricing::rental_cents;
use super::query::{CarInventoryQuery, Spot};
use super::sites::Site;

/// A car of an agency at a pickup place.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Deal {
    pub(crate) id: String,
    pub(crate) branch: Arc<Branch>,
    /// Distance from the searched pickup place, in metres.
    pub(crate) pickup_m: u32,
    /// Return counter, if it is another place, with its distance from the searched one in metres.
    pub(crate) dropoff: Option<(Arc<Branch>, u32)>,
    pub(crate) car: Car,
    pub(crate) one_way: Option<OneWay>,
    pub(crate) is_after_hours: bool,
    /// Price of the whole rental without fees, in US cents.
    pub(crate) cents: i64,
    pub(crate) fees: Vec<Fee>,
}

/// Most counters of one agency in a search; the nearest ones are kept.
const MOST_BRANCHES: usize = 3;

/// All deals, by distance of their counters.
pub(crate) fn find_deals(query: &CarInventoryQuery, seed: u64) -> Vec<Arc<Deal>> {
    if !query.makes_sense() {
        return Vec::new();
    }
    let dropoffs = query.dropoff.map(|spot| branches_near(&spot, seed));
    (nearest_of_each(branches_near(&query.pickup, seed)).into_iter())
        .flat_map(|(branch, pickup_m)| at_branch(query, seed, &branch, pickup_m, dropoffs.as_deref()))
        .collect()
}

/// The counters near a searched place with their distance in metres, nearest first.
fn branches_near(spot: &Spot, seed: u64) -> Vec<(Arc<Branch>, u32)> {
    let mut near: Vec<_> = (Site::near(spot).into_iter())
        .flat_map(|site| Branch::all_at(seed, site))
        .filter(|branch| spot.reaches(branch.position))
        .map(|branch| {
            let metres = metres(spot, &branch);
            (branch, metres)
        })
        .collect();
    near.sort_by(|(one, a), (other, b)| a.cmp(b).then_with(|| one.id.cmp(&other.id)));
    near
}

fn metres(spot: &Spot, branch: &Branch) -> u32 {
    // Not negative, and at most half the circumference of the earth.
    (distance_km(spot.position, branch.position) * 1_000.0).round() as u32
}

fn nearest_of_each(mut branches: Vec<(Arc<Branch>, u32)>) -> Vec<(Arc<Branch>, u32)> {
    let mut counts: HashMap<&'static str, usize> = HashMap::new();
    branches.retain(|(branch, _)| {
        let count = counts.entry(branch.agency.code).or_default();
        *count += 1;
        *count <= MOST_BRANCHES
    });
    branches
}

fn at_branch(
    query: &CarInventoryQuery,
    seed: u64,
    branch: &Arc<Branch>,
    pickup_m: u32,
    dropoffs: Option<&[(Arc<Branch>, u32)]>,
) -> Vec<Arc<Deal>> {
    let is_after_hours = !branch.hours.is_open(query.from);
    if is_after_hours && !branch.after_hours {
        return Vec::new();
    }
    let agency_dice = branch.agency.dice(seed);
    let Some(returned) = returned(&query.pickup, branch, dropoffs, agency_dice) else { return Vec::new() };
    let deal = |car: Car| {
        let (dropoff, one_way) = returned.clone().unzip();
        let cents = rental_cents(query, branch, &car, agency_dice);
        let branch = Arc::clone(branch);
        let id = result_id(&branch, &car, dropoff.as_ref().map(|(branch, _)| &**branch));
        let fees = fees(query, &branch, &car, one_way, is_after_hours, agency_dice);
        Deal { id, branch, pickup_m, dropoff, car, one_way, is_after_hours, cents, fees }
    };
    let there = cars(branch, seed).into_iter().filter(|car| !is_sold_out(query, branch, car));
    there.map(|car| Arc::new(deal(car))).collect()
}

type Returned = ((Arc<Branch>, u32), OneWay);

/// The return counter: `Some(None)` for the pickup counter, `None` where a return is impossible.
fn returned(
    pickup: &Spot,
    branch: &Branch,
    dropoffs: Option<&[(Arc<Branch>, u32)]>,
    agency_dice: Dice,
) -> Option<Option<Returned>> {
    let Some(dropoffs) = dropoffs else { return Some(None) };
    let of_agency = |it: &&(Arc<Branch>, u32)| it.0.agency == branch.agency;
    let (to, metres) = dropoffs.iter().find(of_agency)?;
    if to.id == branch.id {
        return Some(None);
    }
    if !oneway::is_allowed(branch.agency, agency_dice) {
        return None;
    }
    let one_way = oneway::between(branch, to, agency_dice)?;
    // For a counter near both searched places, the distance is measured from the first.
    let metres = if pickup.reaches(to.position) { self::metres(pickup, to) } else { *metres };
    Some(Some(((Arc::clone(to), metres), one_way)))
}

/// Result id: agency, pickup place, car, and the return place if it is another one.
fn result_id(branch: &Branch, car: &Car, dropoff: Option<&Branch>) -> String {
    let mut id = format!("{}~{}~{}", branch.agency.code, branch.id, car.key());
    if let Some(dropoff) = dropoff {
        id.push('~');
        id.push_str(&dropoff.id);
    }
    id
}

/// Whether the car is sold out on that day: one in twenty is.
fn is_sold_out(query: &CarInventoryQuery, branch: &Branch, car: &Car) -> bool {
    let day = super::day_of_date(query.from.date());
    branch.dice.text("out").text(car.model.name).with_signed(day).chance(5)
}
