//! Pictures of hotel buildings: a façade for the property type, in a landscape for the climate.
//!
//! Façades and landscapes are SVG files of 640 by 480 units in the `hotels` folder. Buildings stand at y = 392.

use super::{Size, svg};
use crate::hotels::{Draw, Hotel, HotelId, HotelInventory, PICTURE_TAG, PropertyType};

const VIEW_BOX: Size = Size::new(640, 480);

/// Draws the picture of the hotel with the given id.
pub(super) fn draw(inventory: HotelInventory, id: i64, size: Size) -> Option<String> {
    let hotel = inventory.hotel(HotelId(id))?;
    let title = format!("{}: {}", hotel.name(), PICTURE_TAG.1);
    Some(picture(&title, hotel.property_type, climate(&hotel), size))
}

fn picture(title: &str, kind: PropertyType, climate: Climate, size: Size) -> String {
    svg::picture(title, VIEW_BOX, size, format_args!("{}{}", landscape(climate), facade(kind)))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Climate {
    Tropical,
    Dry,
    Mild,
    Cold,
}

fn landscape(climate: Climate) -> &'static str {
    match climate {
        Climate::Tropical => include_str!("hotels/tropical.svg"),
        Climate::Dry => include_str!("hotels/dry.svg"),
        Climate::Mild => include_str!("hotels/mild.svg"),
        Climate::Cold => include_str!("hotels/cold.svg"),
    }
}

fn facade(kind: PropertyType) -> &'static str {
    match kind {
        PropertyType::Hotel => include_str!("hotels/hotel.svg"),
        PropertyType::Apartment | PropertyType::Aparthotel => include_str!("hotels/apartments.svg"),
        PropertyType::BedAndBreakfast | PropertyType::GuestHouse => include_str!("hotels/guest-house.svg"),
        PropertyType::Boutique => include_str!("hotels/boutique.svg"),
        PropertyType::Hostel => include_str!("hotels/hostel.svg"),
        PropertyType::Inn => include_str!("hotels/inn.svg"),
        PropertyType::Lodge => include_str!("hotels/lodge.svg"),
        PropertyType::Motel => include_str!("hotels/motel.svg"),
        PropertyType::Resort => include_str!("hotels/resort.svg"),
        PropertyType::Riad => include_str!("hotels/riad.svg"),
        PropertyType::Ryokan => include_str!("hotels/ryokan.svg"),
        PropertyType::Villa => include_str!("hotels/villa.svg"),
    }
}

/// Desert countries, and Mediterranean countries, which have a dry climate up to [`MAX_MEDITERRANEAN_LATITUDE`].
const DRY: [&str; 31] = [
    "AE", "SA", "QA", "KW", "BH", "OM", "YE", "JO", "IQ", "IR", "SY", "LB", "IL", "PS", "EG", "LY", "TN",
    "DZ", "MA", "EH", "MR", "NE", "TD", "ML", "NA", "ES", "IT", "GR", "CY", "MT", "TR",
];
const MAX_MEDITERRANEAN_LATITUDE: f64 = 44.0;

fn climate(hotel: &Hotel) -> Climate {
    /// Latitude of the tropics.
    const TROPIC: f64 = 23.4;
    const COLD: f64 = 54.5;
    let latitude = hotel.city().position.latitude().abs();
    if hotel.draw() == Draw::Ski || latitude > COLD {
        Climate::Cold
    } else if DRY.contains(&hotel.country()) && latitude < MAX_MEDITERRANEAN_LATITUDE {
        Climate::Dry
    } else if latitude < TROPIC {
        Climate::Tropical
    } else {
        Climate::Mild
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::super::tests::check;
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn every_kind_has_a_facade_in_every_climate() {
        let size = Size::new(320, 240);
        let mut pictures = HashSet::new();
        for kind in PropertyType::ALL {
            for climate in [Climate::Tropical, Climate::Dry, Climate::Mild, Climate::Cold] {
                let svg = picture("A & <B>", kind, climate, size);
                check(&svg, "A & <B>", size);
                pictures.insert(svg);
            }
        }
        // An aparthotel looks like apartments, and a bed and breakfast looks like a guest house.
        assert_eq!(pictures.len(), (PropertyType::ALL.len() - 2) * 4);
    }

    #[test]
    fn climates_match_the_places() {
        for (country, city, expected) in [
            ("SG", "Singapore", Climate::Tropical),
            ("AE", "Dubai", Climate::Dry),
            ("GR", "Athens", Climate::Dry),
            ("GB", "London", Climate::Mild),
            ("IS", "Reykjavík", Climate::Cold),
        ] {
            assert_eq!(climate(&testing::hotels(country, city)[0]), expected, "{city}");
        }
    }

    #[test]
    fn the_picture_of_a_hotel_has_its_name_as_title() {
        let hotel = testing::hotels("JP", "Kyoto")[0];
        let of = |id| draw(testing::inventory(), id, Size::new(320, 240));
        let title = format!("{}: Exterior", hotel.name());
        check(&of(hotel.id.get()).unwrap(), &title, Size::new(320, 240));
        assert_eq!(of(7), None);
    }
}
