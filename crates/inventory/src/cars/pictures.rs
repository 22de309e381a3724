//! What pictures of cars, and logos of agencies and brokers, are drawn from.

use crate::pictures::{Car, CarBody, CarLength, Company, Trade, car as draw};

use super::agencies::Agency;
use super::brokers;
use super::classes::Class;

/// The agency with that code.
pub(crate) fn agency(code: &str) -> Option<Company<'static>> {
    let agency = Agency::with_code(code)?;
    Some(Company { name: agency.name, initials: None, trade: Trade::CarRental })
}

/// The broker with that code.
pub(crate) fn broker(code: &str) -> Option<Company<'static>> {
    let broker = brokers::broker(code)?;
    Some(Company { name: broker.name, initials: None, trade: Trade::Reseller })
}

/// A car of the class with that code.
pub(crate) fn car(code: &str) -> Option<String> {
    let class = Class::by_code(code)?;
    Some(draw(&Car {
        title: class.name,
        body: body(class),
        length: length(class),
        is_electric: false,
        is_luxury: class.groups.contains(&"luxury"),
        is_open: false,
    }))
}

/// The second letter of the class's ACRISS code says what kind of body it is. Where it leaves that to the doors, short
/// cars are hatchbacks.
fn body(class: &Class) -> CarBody {
    match class.body {
        Some(b'W') => CarBody::Wagon,
        Some(b'F') => CarBody::Suv,
        Some(b'J') => CarBody::OffRoader,
        Some(b'T') => CarBody::Convertible,
        Some(b'E') => CarBody::Coupe,
        Some(b'P') => CarBody::Pickup,
        Some(b'K') => CarBody::CargoVan,
        Some(b'V') if class.category == b'M' => CarBody::Minivan,
        Some(b'V') => CarBody::Van,
        _ if !matches!(class.category, b'M' | b'E' | b'C') => CarBody::Sedan,
        _ => CarBody::Hatchback,
    }
}

/// The first letter of the ACRISS code says how large it is.
fn length(class: &Class) -> CarLength {
    match class.category {
        b'M' if class.body.is_none() => CarLength::Mini,
        b'E' | b'C' => CarLength::Small,
        b'M' | b'I' | b'S' | b'X' | b'J' | b'R' => CarLength::Medium,
        _ => CarLength::Large,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_those_of_the_classes() {
        let of = |code: &str| body(Class::by_code(code).unwrap());
        for (code, expected) in [
            ("mini", CarBody::Hatchback),
            ("fullSize", CarBody::Sedan),
            ("compactWagon", CarBody::Wagon),
            ("luxuryCoupe", CarBody::Coupe),
            ("convertible", CarBody::Convertible),
            ("premiumSuv", CarBody::Suv),
            ("openAirAllTerrain", CarBody::OffRoader),
            ("minivan", CarBody::Minivan),
            ("passengerVan", CarBody::Van),
            ("commercialTruck", CarBody::CargoVan),
            ("pickupTruck", CarBody::Pickup),
        ] {
            assert_eq!(of(code), expected, "{code}");
        }
    }

    #[test]
    fn the_picture_of_a_car_has_its_class_as_title() {
        assert!(car("compact").unwrap().contains("<title>Compact</title>"));
        assert_eq!(car("tractor"), None);
    }
}
