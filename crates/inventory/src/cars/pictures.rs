//! What pictures of cars, and logos of agencies and brokers, are drawn from.

use crate::pictures::{Car, CarBody, CarLength, Company, Trade, car as draw};

use super::agencies::Agency;
use super::brokers;
use super::classes::Class;
use super::fleet::slug;
use super::models::{Fuel, Model};

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

/// The car of a class with that model, as [`slug`] writes it; without a model, a car of the class that is decided at
/// pickup.
pub(crate) fn car(class: &str, model: Option<&str>) -> Option<String> {
    let class = Class::by_code(class)?;
    let of_class = |it: &&Model| it.class == class;
    let known = match model {
        Some(name) => {
            Some(Model::all().iter().filter(of_class).find(|it| !it.is_open() && slug(it.name) == name)?)
        }
        None => None,
    };
    let title = match known {
        Some(model) => format!("{}, {}", model.name, class.name),
        None => class.name.to_owned(),
    };
    Some(draw(&Car {
        title: &title,
        body: body(class, known),
        length: length(class),
        is_electric: known.is_some_and(|model| model.fuel == Some(Fuel::Electric)),
        is_luxury: class.groups.contains(&"luxury"),
        is_open: known.is_none(),
    }))
}

/// The second letter of the class's ACRISS code says what kind of body it is. Where it leaves that to the doors, short
/// cars with a fifth door are hatchbacks.
fn body(class: &Class, model: Option<&Model>) -> CarBody {
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
        _ if model.is_some_and(|model| model.doors == Some("doors4")) => CarBody::Sedan,
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
        let of = |code: &str| body(Class::by_code(code).unwrap(), None);
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
        let versa = Model::all().iter().find(|model| model.name == "Nissan Versa").unwrap();
        assert_eq!(body(versa.class, Some(versa)), CarBody::Sedan);
    }

    #[test]
    fn a_model_is_one_of_its_class() {
        assert!(
            car("compact", Some("volkswagen-golf"))
                .unwrap()
                .contains("<title>Volkswagen Golf, Compact</title>")
        );
        assert!(car("compact", None).unwrap().contains("<title>Compact</title>"));
        assert_eq!(car("compact", Some("fiat-500")), None);
        assert_eq!(car("compact", Some("any-car-decided-at-pickup")), None);
        assert_eq!(car("tractor", None), None);
    }
}
