//! Checks that a car's class agrees with its groups and its SIPP code.

use wayfare_models::cars::{CarDetail, CarType, CarTypeGroup};
use wayfare_models::rental::{SippCategory, SippVehicle};
use wayfare_validation::SippCode;

use crate::findings::Findings;

/// Prefixes of class names that indicate a size, and the code's category.
const SIZES: [(&str, SippCategory); 8] = [
    ("economy", SippCategory::Economy),
    ("compact", SippCategory::Compact),
    ("intermediate", SippCategory::Intermediate),
    ("standard", SippCategory::Standard),
    ("fullsize", SippCategory::FullSize),
    ("premium", SippCategory::Premium),
    ("luxury", SippCategory::Luxury),
    ("oversize", SippCategory::Oversize),
];

/// Suffixes of class names that indicate a shape, the group that the shape requires, and the code's vehicle types.
const SHAPES: [(&str, Option<CarTypeGroup>, &[SippVehicle]); 9] = [
    ("wagon", None, &[SippVehicle::Wagon]),
    ("suv", Some(CarTypeGroup::Suv), &[SippVehicle::Suv]),
    ("van", Some(CarTypeGroup::Van), &[SippVehicle::PassengerVan]),
    ("convertible", Some(CarTypeGroup::Convertible), &[SippVehicle::Convertible]),
    ("coupe", None, &[SippVehicle::Coupe]),
    ("sedan", None, &[SippVehicle::Limousine]),
    ("pickuptruck", Some(CarTypeGroup::PickupTruck), &[SippVehicle::Pickup, SippVehicle::DoubleCabPickup]),
    ("commercialtruck", Some(CarTypeGroup::Commercial), &[SippVehicle::CommercialVan]),
    ("openairallterrain", Some(CarTypeGroup::Suv), &[SippVehicle::OpenAirAllTerrain]),
];

/// Vehicle types of plain cars.
const PLAIN: [SippVehicle; 3] =
    [SippVehicle::TwoOrThreeDoors, SippVehicle::TwoOrFourDoors, SippVehicle::FourOrFiveDoors];

pub fn check(findings: &mut Findings, car: &CarDetail) {
    let Some((class, groups)) = car.kind.as_ref().and_then(|kind| Some((kind.code.as_ref()?, &kind.groups)))
    else {
        return findings.ensure("C9", false, || (&car.kind, "a class"));
    };
    findings.each_once("C9", groups.iter());
    findings.ensure("C9", !groups.is_empty(), || (class, "a group"));
    let name = class.as_str().to_lowercase();
    for (shape, group, _) in &SHAPES {
        let is_in = group.as_ref().is_none_or(|group| groups.contains(group));
        findings.ensure("C9", is_in || !name.ends_with(shape), || {
            (groups, format!("{group:?} for the class {class}"))
        });
    }
    let is_of_luxury = groups.contains(&CarTypeGroup::Luxury);
    findings.ensure("C9", is_of_luxury || !name.starts_with("luxury"), || (groups, "the luxury group"));
}

/// Checks that the size and shape of a class agree with the code.
pub fn check_sipp(findings: &mut Findings, car: &CarDetail, sipp: &SippCode) {
    let Some(class) = car.kind.as_ref().and_then(|kind| kind.code.as_ref()) else { return };
    let size = size(class);
    findings.ensure("C9", sipp.category().is_some(), || (sipp, "a defined first letter"));
    findings.ensure("C9", size.is_none() || size == sipp.category(), || {
        (sipp, format!("{size:?} for the class {class}"))
    });
    let (shapes, shape) = (shapes(class), sipp.vehicle());
    let holds = shape.is_some_and(|shape| shapes.is_none_or(|shapes| shapes.contains(&shape)));
    findings.ensure("C9", holds, || (sipp, format!("one of {shapes:?} for the class {class}")));
}

/// Returns the category that a class name indicates. Special classes have their own category: their size is unknown
/// until pickup.
fn size(class: &CarType) -> Option<SippCategory> {
    let name = class.as_str().to_lowercase();
    if class.is_special() {
        return Some(SippCategory::Special);
    }
    if matches!(name.as_str(), "mini" | "minispecial") {
        return Some(SippCategory::Mini);
    }
    SIZES.iter().find(|(size, _)| name.starts_with(size)).map(|(_, category)| *category)
}

/// Returns the vehicle types that a class may have, or `None` if its name does not indicate a shape.
fn shapes(class: &CarType) -> Option<&'static [SippVehicle]> {
    let name = class.as_str().to_lowercase();
    let named = SHAPES.iter().find(|(shape, _, _)| name.ends_with(shape)).map(|(_, _, shapes)| *shapes);
    let is_plain = || name == "mini" || SIZES.iter().any(|(size, _)| name == *size && name != "oversize");
    match () {
        () if named.is_some() => named,
        () if name.ends_with("special") => Some(&[SippVehicle::Special]),
        () if is_plain() => Some(&PLAIN),
        () => None,
    }
}
