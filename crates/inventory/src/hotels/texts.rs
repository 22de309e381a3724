//! A hotel's descriptive text (description, house rules and a well-known place nearby) and the path of its picture.

use wayfare_places::{Place, Places};

use super::catalogue::PropertyType;
use super::features::{self, FeatureSet};
use super::hotel::Hotel;
use crate::world::picture_path::{PICTURES, Size};

/// A house rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    /// Code in lower-case letters.
    pub code: &'static str,
    /// Name in English.
    pub name: &'static str,
    /// Text in English.
    pub description: String,
}

/// Number and English label for the subject of every hotel picture.
pub const PICTURE_TAG: (u8, &str) = (1, "Exterior");

impl Hotel {
    /// The large size of a hotel's picture.
    pub const LARGE_PICTURE: Size = Size::new(1_280, 960);

    /// The small size of a hotel's picture.
    pub const SMALL_PICTURE: Size = Size::new(320, 240);

    /// Returns the path of the picture in the given size, relative to the base URL of the service.
    ///
    /// This function avoids formatting, which is too slow for responses with thousands of paths.
    #[must_use]
    pub fn picture_path(&self, size: Size) -> String {
        let [mut hotel, mut width, mut height] = [itoa::Buffer::new(); 3];
        let hotel = hotel.format(self.id.get());
        let [width, height] = [width.format(size.width), height.format(size.height)];
        [PICTURES, "hotels/", hotel, "/0-", width, "x", height, ".svg"].concat()
    }

    /// Returns a description that consists of a few English sentences. Apart from the name and the location, the
    /// description contains only facts that filters also use.
    #[must_use]
    pub fn description(&self) -> String {
        let kind = self.property_type.label().to_lowercase();
        let stars = match self.stars {
            Some(stars) => format!("{stars}-star {kind}"),
            None => kind,
        };
        let article = if stars.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let mut text = format!(
            "{} is {article} {stars} in {}, {:.1} km from the centre of {}.",
            self.name(),
            self.quarter(),
            self.centre_km,
            self.city().name,
        );
        let has = self.features();
        let named = |ids: &[u8]| -> Vec<String> {
            let here = has.iter().filter(|feature| ids.contains(&feature.id));
            here.map(|feature| feature.label.to_lowercase()).collect()
        };
        let facilities = named(&[
            features::POOL,
            features::SPA,
            features::GYM,
            features::HOT_SPRING,
            features::RESTAURANT,
            features::BAR,
            features::ROOM_SERVICE,
        ]);
        if !facilities.is_empty() {
            text += &format!(" Facilities: {}.", facilities.join(", "));
        }
        match (has.contains(features::AIR_CONDITIONING), has.contains(features::KITCHEN)) {
            (true, true) => text += " Rooms have air conditioning and a kitchen.",
            (true, false) => text += " Rooms have air conditioning.",
            (false, true) => text += " Rooms have a kitchen.",
            (false, false) => {}
        }
        if has.contains(features::WIFI) {
            text += " Wi-Fi is free.";
        }
        text
    }

    /// Returns the house rules.
    #[must_use]
    pub fn policies(&self) -> Vec<Policy> {
        let has = self.features();
        let dice = self.dice.text("policy");
        let desk = has.contains(features::FRONT_DESK);
        let arrival = self.arrival_hour();
        let last = if desk {
            "at any hour".to_owned()
        } else {
            format!("until {}:00", dice.text("last").between(20, 23))
        };
        let departure = self.departure_hour();
        let age = if matches!(self.country(), "US" | "CA" | "KR") { 21 } else { 18 };
        let minor = self.property_type == PropertyType::Hostel;
        let policy = |code, name, description| Policy { code, name, description };
        vec![
            policy("checkin", "Check-in", format!("From {arrival}:00, {last}.")),
            policy("checkout", "Check-out", format!("Until {departure}:00.")),
            policy(
                "cancellation",
                "Cancellation",
                "Depends on the booked rate. For a no-show, the first night is charged.".to_owned(),
            ),
            policy("children", "Children", children(has, minor)),
            policy("pets", "Pets", pets(has, dice.text("pets").between(0, 4) * 5)),
            policy(
                "minimumage",
                "Minimum age",
                format!("At least one guest in each room must be {age} or older."),
            ),
            policy("payment", "Payment", payment(dice.text("cash").chance(70))),
            policy(
                "smoking",
                "Smoking",
                if has.contains(5) { "Not allowed anywhere inside." } else { "In designated areas only." }
                    .to_owned(),
            ),
        ]
    }

    /// Returns a well-known place nearby: the airport, if it is within 6 km and nearer than the city's centre, or
    /// otherwise the city.
    #[must_use]
    pub fn well_known_place(&self) -> Place<'static> {
        let airport = Places::embedded().nearest_airport(self.position);
        match airport.filter(|(_, km)| *km < self.centre_km.min(6.0)) {
            Some((airport, _)) => Place::Airport(airport),
            None => Place::City(self.city()),
        }
    }
}

fn children(has: FeatureSet, hostel: bool) -> String {
    let cots = if has.contains(47) { " Cots are available on request." } else { "" };
    if hostel {
        "Welcome in private rooms, but not in dormitories.".to_owned()
    } else {
        format!("Welcome at any age.{cots}")
    }
}

fn pets(has: FeatureSet, charge: i64) -> String {
    match (has.contains(features::PETS), charge) {
        (false, _) => "Not allowed.".to_owned(),
        (true, 0) => "Allowed free of charge.".to_owned(),
        (true, charge) => format!("Allowed for {charge} US dollars per night."),
    }
}

fn payment(cash: bool) -> String {
    let also = if cash { " and cash" } else { "; cash is not accepted" };
    format!("Cards{also}. A deposit may be required at check-in.")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::hotels::testing;
    use crate::world::picture_path::PicturePath;

    #[test]
    fn descriptions_match_the_facts() {
        for (country, city) in [("GB", "London"), ("MA", "Marrakesh"), ("JP", "Kyoto"), ("US", "Las Vegas")] {
            for hotel in testing::hotels(country, city).iter().take(300) {
                let text = hotel.description();
                assert!(text.starts_with(&hotel.name()) && text.ends_with('.'), "{text}");
                assert_eq!(
                    text.contains("swimming pool"),
                    hotel.features().contains(features::POOL),
                    "{text}"
                );
                assert!(!text.contains("  ") && !text.contains(" a a"), "{text}");
            }
        }
    }

    #[test]
    fn policies_have_codes() {
        let hotel = testing::hotels("US", "Boston")[0];
        let policies = hotel.policies();
        let codes: HashSet<_> = policies.iter().map(|policy| policy.code).collect();
        assert_eq!(codes.len(), policies.len());
        assert!(policies.iter().all(|policy| policy.description.ends_with('.')));
        assert!(policies.iter().any(|policy| policy.description.contains("21")));
    }

    #[test]
    fn the_path_of_a_picture_names_its_hotel_and_size() {
        for hotel in testing::hotels("IS", "Reykjavík").iter().take(50) {
            for size in [Hotel::LARGE_PICTURE, Hotel::SMALL_PICTURE] {
                let expected = PicturePath::Hotel { id: hotel.id.get(), size };
                assert_eq!(PicturePath::parse(&hotel.picture_path(size)), Ok(expected));
            }
        }
    }

    #[test]
    fn well_known_places_are_near() {
        for hotel in testing::hotels("PT", "Lisbon") {
            let place = hotel.well_known_place();
            let position = place.position().unwrap();
            assert!(wayfare_places::distance_km(position, hotel.position) < 25.0 && !place.name().is_empty());
        }
    }
}
