//! Side views of cars: a silhouette for each body type, with a length and a colour that depend on the class.
//!
//! Each silhouette is an SVG file of 640 by 360 units in the `cars` folder. The wheels stand on [`GROUND`]. Parts in
//! the car's colour use `currentColor`.

use super::{Size, svg};
use crate::cars::classes::Class;
use crate::world::dice::Dice;

const SIZE: Size = Size::new(640, 360);
const GROUND: f32 = 296.0;

const COLORS: [&str; 10] =
    ["c9473d", "2f6db5", "8fa0b3", "3b8f8b", "e08a3c", "e3b53c", "4f8a5b", "39507f", "5d6b7c", "b7a583"];

/// Draws the picture of the car class with the given code.
pub(super) fn draw(code: &str) -> Option<String> {
    let class = Class::by_code(code)?;
    let color = COLORS[Dice::new(0, "car").text(code).below(COLORS.len() as u32) as usize];
    let (silhouette, scale) = (silhouette(class), scale(class));
    let [x, y] = [320.0 * (1.0 - scale), GROUND * (1.0 - scale)];
    let shapes = format_args!(
        r##"<rect width="640" height="360" fill="#e8eff5"/><g color="#{color}" transform="translate({x:.1} {y:.1}) scale({scale})">{silhouette}</g>"##
    );
    Some(svg::picture(class.name, SIZE, SIZE, shapes))
}

/// Returns the silhouette for a class's body type (the second letter of the ACRISS code). If the body type depends on
/// the model's number of doors, short cars are hatchbacks.
fn silhouette(class: &Class) -> &'static str {
    match class.body {
        Some(b'W') => include_str!("cars/wagon.svg"),
        Some(b'F') => include_str!("cars/suv.svg"),
        Some(b'J') => include_str!("cars/off-roader.svg"),
        Some(b'T') => include_str!("cars/convertible.svg"),
        Some(b'E') => include_str!("cars/coupe.svg"),
        Some(b'P') => include_str!("cars/pickup.svg"),
        Some(b'K') => include_str!("cars/cargo-van.svg"),
        Some(b'V') if class.category == b'M' => include_str!("cars/minivan.svg"),
        Some(b'V') => include_str!("cars/van.svg"),
        _ if matches!(class.category, b'M' | b'E' | b'C') => include_str!("cars/hatchback.svg"),
        _ => include_str!("cars/sedan.svg"),
    }
}

/// Returns the scale for a class's size category (the first letter of the ACRISS code).
fn scale(class: &Class) -> f32 {
    match class.category {
        b'M' if class.body.is_none() => 0.84,
        b'E' | b'C' => 0.92,
        b'M' | b'I' | b'S' | b'X' | b'J' | b'R' => 0.98,
        _ => 1.06,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;
    use super::*;

    #[test]
    fn every_class_has_a_picture() {
        for class in Class::all() {
            check(&draw(class.code).unwrap(), class.name, SIZE);
        }
        assert_eq!(draw("tractor"), None);
    }

    #[test]
    fn silhouettes_match_the_classes() {
        let of = |code| silhouette(Class::by_code(code).unwrap());
        for (code, like, other) in [
            ("mini", "compact", "fullSize"),
            ("fullSize", "specialSedan", "coupe"),
            ("compactWagon", "luxuryWagon", "compact"),
            ("convertible", "specialConvertible", "coupe"),
            ("openAirAllTerrain", "openAirAllTerrain", "suv"),
            ("minivan", "minivan", "passengerVan"),
            ("passengerVan", "fullSizeVan", "commercialTruck"),
            ("pickupTruck", "specialPickupTruck", "suv"),
        ] {
            assert_eq!(of(code), of(like), "{code}");
            assert_ne!(of(code), of(other), "{code}");
        }
    }

    #[test]
    fn larger_classes_are_longer() {
        let scales =
            ["mini", "compact", "standard", "fullSize"].map(|code| scale(Class::by_code(code).unwrap()));
        assert!(scales.is_sorted_by(|a, b| a < b), "{scales:?}");
    }
}
