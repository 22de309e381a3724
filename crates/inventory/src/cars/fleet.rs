//! The fleet of a counter.

use super::Dice;
use super::agencies::AgencyKind;
use super::branches::Branch;
use super::classes::Class;
use super::models::{Model, prefers_manual, region_of};
use super::sites::Scale;
use crate::world::picture_path::PicturePath;

/// A car for rent.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Car {
    pub(crate) model: &'static Model,
    pub(crate) automatic: bool,
    pub(crate) navigation: bool,
    /// `true` if the SIPP code of a petrol car specifies the fuel.
    pub(crate) states_petrol: bool,
}

impl Car {
    fn new(model: &'static Model, automatic: bool, dice: Dice, agency_dice: Dice) -> Self {
        let states_petrol = agency_dice.text("petrol").chance(25);
        let navigation = dice.text("navigation").chance(if model.class.is_expensive() { 85 } else { 22 });
        Self { model, automatic, navigation, states_petrol }
    }

    /// Returns the SIPP code of the car.
    pub(crate) fn sipp(&self) -> String {
        self.model.sipp(self.automatic, self.states_petrol)
    }

    /// Returns the permanent key of the car, unique among the cars of a counter.
    pub(crate) fn key(&self) -> String {
        format!("{}-{}", self.model.key, if self.automatic { "a" } else { "m" })
    }

    /// Returns the path of the picture for the car's class, relative to the service's base URL.
    pub(crate) fn picture(&self) -> String {
        PicturePath::Car { class: self.model.class.code }.to_string()
    }
}

/// Classes that are offered with a driver.
const CHAUFFEURED: [&str; 6] = ["premium", "luxury", "passengerVan", "luxurySuv", "standard", "fullSizeVan"];

/// Returns the cars at a counter.
pub(crate) fn cars(branch: &Branch, seed: u64) -> Vec<Car> {
    let region = region_of(branch.site.country());
    match branch.agency.kind {
        AgencyKind::PeerToPeer => own_cars(branch, region),
        kind => (Class::all().iter())
            .filter(|class| has_class(branch, kind, class))
            .flat_map(|class| of_class(branch, class, region, seed))
            .collect(),
    }
}

fn has_class(branch: &Branch, kind: AgencyKind, class: &Class) -> bool {
    let percent = match kind {
        AgencyKind::IncludedDriver if CHAUFFEURED.contains(&class.code) => 60,
        AgencyKind::IncludedDriver => 0,
        // Opaque offers are ordinary cars, or cars that are assigned at pickup.
        AgencyKind::Opaque if class.code.to_ascii_lowercase().contains("special") => 4 * class.share,
        AgencyKind::Opaque if class.share < 50 => 0,
        AgencyKind::Opaque | AgencyKind::Delivery => class.share * 6 / 10,
        AgencyKind::Regular | AgencyKind::PeerToPeer => class.share * size_percent(branch.site.scale()) / 100,
    };
    branch.dice.text("class").text(class.code).chance(percent)
}

/// Returns the size of the fleet, as a percentage of the fleet at a hub.
fn size_percent(scale: Scale) -> u32 {
    match scale {
        Scale::Hub => 100,
        Scale::Large => 90,
        Scale::Medium => 70,
        Scale::Small | Scale::Village => 50,
    }
}

/// Draws the cars in a class, from one or two models.
fn of_class(branch: &Branch, class: &'static Class, region: &'static str, seed: u64) -> Vec<Car> {
    let models: Vec<_> = Model::of(class, region).collect();
    let dice = branch.dice.text("model").text(class.code);
    let count = u32::try_from(models.len()).unwrap_or(0);
    let first = dice.below(count) as usize;
    let both = count > 1 && class.share >= 70 && dice.text("second").chance(30);
    let chosen = [Some(first), both.then_some((first + 1) % models.len().max(1))];
    (chosen.into_iter().flatten())
        .filter_map(|index| models.get(index))
        .flat_map(|model| transmissions(model, region, dice).into_iter().map(|automatic| (*model, automatic)))
        .map(|(model, automatic)| Car::new(model, automatic, dice.text(model.name), branch.agency.dice(seed)))
        .collect()
}

/// Draws the available transmissions of a model, where `true` means automatic. In regions where manual transmission is
/// the default, automatic transmission costs extra.
fn transmissions(model: &Model, region: &str, dice: Dice) -> Vec<bool> {
    match (model.automatic, model.manual) {
        (true, true) if !prefers_manual(region) => vec![true],
        (true, true) if dice.text("gears").chance(45) => vec![false, true],
        (true, true) => vec![false],
        (automatic, _) => vec![automatic],
    }
}

/// Draws the one or two cars of a private owner.
fn own_cars(branch: &Branch, region: &'static str) -> Vec<Car> {
    let models: Vec<_> = (Model::all().iter())
        .filter(|model| {
            model.is_in(region) && !model.is_decided_at_pickup() && model.class.code != "commercialTruck"
        })
        .collect();
    let dice = branch.dice.text("own");
    let count = u32::try_from(models.len()).unwrap_or(0);
    let cars = 1 + dice.text("two").below(2);
    let first = dice.below(count);
    (0..cars)
        // The second car comes from the other half of the list, so the two cars differ.
        .filter_map(|turn| models.get(((first + turn * (count / 2)) % count.max(1)) as usize))
        .map(|model| Car::new(model, model.automatic, dice.text(model.name), dice))
        .collect()
}
