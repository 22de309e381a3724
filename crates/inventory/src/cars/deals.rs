//! Deals for a query: each car of an agency at a pickup location, at the agency's own price.

use std::collections::HashMap;
use std::sync::Arc;

use specwright_core::Text;
use wayfare_places::distance_km;

use super::Dice;
use super::agencies::AgencyKind;
use super::branches::Branch;
use super::fees::included_cents;
use super::fleet::{Car, cars};
use super::oneway::{self, OneWay};
use super::pricing::rental_cents;
use super::query::{CarInventoryQuery, Spot};
use super::sites::Site;

/// An agency's car at a pickup location, at the agency's own price: a search result.
#[derive(Debug, Clone, PartialEq)]
pub struct CarDeal {
    pub(crate) id: Text,
    pub(crate) branch: Arc<Branch>,
    /// Distance from the searched pickup location, in metres.
    pub(crate) pickup_m: u32,
    /// The return location, if it differs from the pickup location. All cars at a counter share it.
    pub(crate) dropoff: Option<Arc<Dropoff>>,
    pub(crate) car: Car,
    /// Price for the whole rental, excluding fees, in US cents.
    pub(crate) cents: i64,
    /// Additional fees that the offered price includes, in US cents.
    pub(crate) included_cents: i64,
}

/// A return location that differs from the pickup location.
#[derive(Debug, PartialEq)]
pub(crate) struct Dropoff {
    pub(crate) branch: Arc<Branch>,
    /// Distance in metres from the searched return location, or from the searched pickup location if the branch is near
    /// both.
    pub(crate) metres: u32,
    pub(crate) one_way: OneWay,
}

/// Properties shared by the deals at a counter.
#[derive(Debug)]
pub(crate) struct Counter {
    pub(crate) branch: Arc<Branch>,
    pub(crate) pickup_m: u32,
    pub(crate) dropoff: Option<Arc<Dropoff>>,
    pub(crate) included_cents: i64,
}

impl Counter {
    /// Returns the deal of a car at the counter.
    pub(crate) fn deal(&self, car: Car, cents: i64) -> Arc<CarDeal> {
        let &Counter { ref branch, pickup_m, ref dropoff, included_cents } = self;
        let id = result_id(branch, &car, dropoff.as_deref());
        let (branch, dropoff) = (Arc::clone(branch), dropoff.clone());
        Arc::new(CarDeal { id, branch, pickup_m, dropoff, car, cents, included_cents })
    }
}

impl CarDeal {
    /// Returns the id of the result: agency, pickup location, car, and the return location if it differs. The id is
    /// the same for every provider.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the kind of the agency.
    #[must_use]
    pub fn agency_kind(&self) -> AgencyKind {
        self.branch.agency.kind
    }

    /// Returns the distance of the pickup location from the searched place, in metres.
    #[must_use]
    pub fn distance_m(&self) -> u32 {
        self.pickup_m
    }

    /// Returns the fee for returning the car to a different location.
    pub(crate) fn one_way(&self) -> Option<OneWay> {
        self.dropoff.as_ref().map(|dropoff| dropoff.one_way)
    }
}

/// Maximum number of counters per agency in a search; the nearest counters are kept.
const MAX_BRANCHES: usize = 3;

/// Finds all deals, sorted by the distance to their counters. Each provider sells some of these deals.
pub(crate) fn find_deals(query: &CarInventoryQuery, seed: u64) -> Vec<Arc<CarDeal>> {
    if !query.is_possible() {
        return Vec::new();
    }
    let dropoffs = query.dropoff.map(|spot| branches_near(&spot, seed));
    (nearest_of_each(branches_near(&query.pickup, seed)).into_iter())
        .flat_map(|(branch, pickup_m)| at_branch(query, seed, &branch, pickup_m, dropoffs.as_deref()))
        .collect()
}

/// Finds the counters near a searched place, and their distances in metres, nearest first.
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
    // The distance is between 0 and half the circumference of the earth, so it fits in a `u32`.
    (distance_km(spot.position, branch.position) * 1_000.0).round() as u32
}

fn nearest_of_each(mut branches: Vec<(Arc<Branch>, u32)>) -> Vec<(Arc<Branch>, u32)> {
    let mut counts: HashMap<&'static str, usize> = HashMap::new();
    branches.retain(|(branch, _)| {
        let count = counts.entry(branch.agency.code).or_default();
        *count += 1;
        *count <= MAX_BRANCHES
    });
    branches
}

fn at_branch(
    query: &CarInventoryQuery,
    seed: u64,
    branch: &Arc<Branch>,
    pickup_m: u32,
    dropoffs: Option<&[(Arc<Branch>, u32)]>,
) -> Vec<Arc<CarDeal>> {
    if !branch.hours.is_open(query.from) && !branch.after_hours {
        return Vec::new();
    }
    let agency_dice = branch.agency.dice(seed);
    let Some(dropoff) = dropoff(&query.pickup, branch, dropoffs, agency_dice) else { return Vec::new() };
    let one_way = dropoff.as_ref().map(|dropoff| dropoff.one_way);
    let counter = Counter {
        branch: Arc::clone(branch),
        pickup_m,
        dropoff: dropoff.map(Arc::new),
        included_cents: included_cents(query, branch, one_way, agency_dice),
    };
    let deal = |car: Car| {
        let cents = rental_cents(query, branch, &car, agency_dice);
        counter.deal(car, cents)
    };
    cars(branch, seed).into_iter().filter(|car| !is_sold_out(query, branch, car)).map(deal).collect()
}

/// Finds the return location. Returns `Some(None)` for the pickup counter and `None` if the return is impossible.
fn dropoff(
    pickup: &Spot,
    branch: &Branch,
    dropoffs: Option<&[(Arc<Branch>, u32)]>,
    agency_dice: Dice,
) -> Option<Option<Dropoff>> {
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
    // If a counter is near both searched places, its distance is measured from the pickup location.
    let metres = if pickup.reaches(to.position) { self::metres(pickup, to) } else { *metres };
    Some(Some(Dropoff { branch: Arc::clone(to), metres, one_way }))
}

/// Returns the result id: agency, pickup location, car, and the return location if it differs.
fn result_id(branch: &Branch, car: &Car, dropoff: Option<&Dropoff>) -> Text {
    let (agency, pickup, car) = (branch.agency.code, &branch.id, car.key());
    match dropoff {
        Some(dropoff) => format_args!("{agency}~{pickup}~{car}~{}", dropoff.branch.id).into(),
        None => format_args!("{agency}~{pickup}~{car}").into(),
    }
}

/// Returns whether the car is sold out on the day of pickup. One in twenty cars is sold out.
fn is_sold_out(query: &CarInventoryQuery, branch: &Branch, car: &Car) -> bool {
    let day = super::day_of_date(query.from.date());
    branch.dice.text("out").text(car.model.name).with_signed(day).chance(5)
}
