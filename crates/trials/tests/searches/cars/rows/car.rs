//! Checks that a car's SIPP code, doors, transmission, fuel and features agree.

use wayfare_models::cars::{CarDetail, CarDoors, CarFeatureCode, CarFuel, CarTransmission};
use wayfare_models::rental::{SippFuel, SippTransmission, SippVehicle};
use wayfare_validation::SippCode;

use super::class;
use crate::findings::Findings;

pub fn check(findings: &mut Findings, car: &CarDetail) {
    findings.each_once("C8", car.features.iter().flat_map(|feature| &feature.code));
    let [seats, bags] = [car.passengers, car.bags].map(Option::unwrap_or_default);
    findings.ensure("C8", seats > 0 && bags >= 0, || (car, "at least one seat, and a number of bags"));
    class::check(findings, car);
    let Some(sipp) = car.sipp.as_ref().and_then(|code| code.valid()) else {
        return findings.ensure("C8", false, || (&car.sipp, "a SIPP code"));
    };
    gears(findings, car, sipp);
    power(findings, car, sipp);
    doors(findings, car, sipp);
    class::check_sipp(findings, car, sipp);
}

fn gears(findings: &mut Findings, car: &CarDetail, sipp: &SippCode) {
    let gears = sipp.transmission().map(|gears| match gears {
        SippTransmission::Automatic => CarTransmission::Automatic,
        _ => CarTransmission::Manual,
    });
    let holds = gears.is_some() && gears == car.transmission;
    findings.ensure("C8", holds, || (&car.transmission, format!("{gears:?}, according to the code {sipp}")));
}

/// Checks the fuel and the air conditioning.
fn power(findings: &mut Findings, car: &CarDetail, sipp: &SippCode) {
    let fuel = match sipp.fuel() {
        // The code may omit the fuel only for petrol or an unknown fuel.
        Some(SippFuel::Unspecified) => car.fuel.clone().filter(|fuel| *fuel == CarFuel::Petrol),
        Some(SippFuel::Petrol) => Some(CarFuel::Petrol),
        Some(SippFuel::Diesel) => Some(CarFuel::Diesel),
        Some(SippFuel::Hybrid | SippFuel::PlugInHybrid) => Some(CarFuel::Hybrid),
        Some(SippFuel::Electric | SippFuel::ElectricLongRange) => Some(CarFuel::Electric),
        Some(SippFuel::CompressedGas) => Some(CarFuel::LpgCompressed),
        Some(SippFuel::Hydrogen) => Some(CarFuel::Hydrogen),
        Some(SippFuel::MultiFuel) => Some(CarFuel::MultiFuel),
        Some(SippFuel::Ethanol) => Some(CarFuel::Ethanol),
        _ => return findings.ensure("C8", false, || (sipp, "a defined fourth letter")),
    };
    findings
        .ensure("C8", car.fuel == fuel, || (&car.fuel, format!("{fuel:?}, according to the code {sipp}")));
    let is_cooled = car.features.iter().any(|feature| feature.code == Some(CarFeatureCode::AirConditioning));
    findings.same("C8", is_cooled, sipp.has_air_conditioning().unwrap_or(is_cooled));
}

/// Checks the number of doors, if the code specifies one.
fn doors(findings: &mut Findings, car: &CarDetail, sipp: &SippCode) {
    let counted: &[u8] = match sipp.vehicle() {
        Some(SippVehicle::TwoOrThreeDoors) => &[2, 3],
        Some(SippVehicle::TwoOrFourDoors) => &[2, 4],
        Some(SippVehicle::FourOrFiveDoors) => &[4, 5],
        Some(_) => return,
        None => return findings.ensure("C8", false, || (sipp, "a defined second letter")),
    };
    let doors = car.doors.as_ref().map_or(&[][..], CarDoors::values);
    let holds = doors.iter().all(|count| counted.contains(count));
    findings.ensure("C8", holds, || (&car.doors, format!("{counted:?} doors, according to the code {sipp}")));
}
