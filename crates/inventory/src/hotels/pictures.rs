//! What pictures of hotels, and logos of the providers of their rooms, are drawn from.

use crate::pictures::{
    Climate, Company, Hotel as Drawn, HotelKind, HotelView, Setting, Size, Trade, hotel as draw_hotel,
};

use super::catalogue::PropertyType;
use super::hotel::Hotel;
use super::id::HotelId;
use super::inventory::HotelInventory;
use super::providers::{HotelProvider, ProviderKind};
use super::texts::PICTURE_TAG;
use super::town::Draw;

/// The provider with that code.
pub(crate) fn provider(code: &str) -> Option<Company<'static>> {
    let provider = HotelProvider::with_code(code)?;
    let trade = match provider.0 {
        ProviderKind::BookingSite(_) => Trade::Reseller,
        ProviderKind::Owner(_) => Trade::Hotels,
    };
    Some(Company { name: provider.name(), initials: None, trade })
}

/// The picture of a hotel.
pub(crate) fn draw(inventory: HotelInventory, id: i64, size: Size) -> Option<String> {
    let hotel = inventory.hotel(HotelId(id))?;
    let drawn = Drawn {
        kind: kind(hotel.property_type),
        stars: hotel.stars.unwrap_or(0),
        setting: setting(&hotel),
        climate: climate(&hotel),
        seed: hotel.dice.value(),
    };
    let title = format!("{}: {}", hotel.name(), PICTURE_TAG.1);
    Some(draw_hotel(&drawn, HotelView::Outside, 0, &title, size))
}

fn kind(property_type: PropertyType) -> HotelKind {
    match property_type {
        PropertyType::Hotel => HotelKind::Hotel,
        PropertyType::Apartment | PropertyType::Aparthotel => HotelKind::Apartments,
        PropertyType::BedAndBreakfast | PropertyType::GuestHouse => HotelKind::GuestHouse,
        PropertyType::Boutique => HotelKind::Boutique,
        PropertyType::Hostel => HotelKind::Hostel,
        PropertyType::Inn => HotelKind::Inn,
        PropertyType::Lodge => HotelKind::Lodge,
        PropertyType::Motel => HotelKind::Motel,
        PropertyType::Resort => HotelKind::Resort,
        PropertyType::Riad => HotelKind::Riad,
        PropertyType::Ryokan => HotelKind::Ryokan,
        PropertyType::Villa => HotelKind::Villa,
    }
}

/// High houses stand in large cities alone.
fn setting(hotel: &Hotel) -> Setting {
    const LARGE: u32 = 300_000;
    match hotel.draw() {
        Draw::Beach => Setting::Beach,
        Draw::Ski => Setting::Mountains,
        Draw::Business if hotel.city().population >= LARGE => Setting::City,
        Draw::Business | Draw::Sights | Draw::Nature => Setting::Sights,
    }
}

/// Countries of deserts, and those around the Mediterranean up to the latitude where its plants end.
const DRY: [&str; 31] = [
    "AE", "SA", "QA", "KW", "BH", "OM", "YE", "JO", "IQ", "IR", "SY", "LB", "IL", "PS", "EG", "LY", "TN",
    "DZ", "MA", "EH", "MR", "NE", "TD", "ML", "NA", "ES", "IT", "GR", "CY", "MT", "TR",
];
const NORTHERNMOST_CYPRESS: f64 = 44.0;

fn climate(hotel: &Hotel) -> Climate {
    /// Latitude of the tropics.
    const TROPIC: f64 = 23.4;
    const COLD: f64 = 54.5;
    let latitude = hotel.city().position.latitude().abs();
    if hotel.draw() == Draw::Ski || latitude > COLD {
        Climate::Cold
    } else if DRY.contains(&hotel.country()) && latitude < NORTHERNMOST_CYPRESS {
        Climate::Dry
    } else if latitude < TROPIC {
        Climate::Tropical
    } else {
        Climate::Mild
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn climates_are_those_of_the_places() {
        for (country, city, expected) in [
            ("SG", "Singapore", Climate::Tropical),
            ("AE", "Dubai", Climate::Dry),
            ("GR", "Athens", Climate::Dry),
            ("GB", "London", Climate::Mild),
            ("IS", "Reykjavík", Climate::Cold),
        ] {
            assert_eq!(climate(&testing::hotels(country, city)[0]), expected, "{city}");
        }
        assert_eq!(setting(&testing::hotels("GB", "London")[0]), Setting::City);
    }

    #[test]
    fn the_picture_of_a_hotel_has_its_name_as_title() {
        let hotel = testing::hotels("JP", "Kyoto")[0];
        let of = |id| draw(testing::inventory(), id, Size::new(320, 240));
        let name = hotel.name().replace('&', "&amp;");
        assert!(of(hotel.id.get()).unwrap().contains(&format!("<title>{name}: Exterior</title>")));
        assert_eq!(of(7), None);
    }
}
