//! Aircraft types: range, speed, seats and size of the cabin.

/// Size of the cabin, which determines the services on board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Body {
    /// A propeller aircraft with one cabin and no screens.
    Turboprop,
    /// A jet with up to about a hundred seats.
    RegionalJet,
    /// A narrow-body jet, with a single aisle.
    Narrow,
    /// A wide-body jet, with two aisles.
    Wide,
}

/// One aircraft type.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Aircraft {
    /// Code in the table of airlines.
    pub(crate) code: &'static str,
    /// Display name.
    pub(crate) name: &'static str,
    /// Maximum route length for the aircraft, well below the manufacturer's figure.
    pub(crate) range_km: u16,
    /// Ground speed in still air.
    pub(crate) speed_kmh: u16,
    /// Seats in a typical layout.
    pub(crate) seats: u16,
    /// Size of the cabin.
    pub(crate) body: Body,
}

impl Aircraft {
    /// Returns the minimum sensible route length for the aircraft, in km.
    pub(crate) fn min_route_km(&self) -> u16 {
        match self.body {
            Body::Turboprop => 0,
            Body::RegionalJet => 150,
            Body::Narrow => 200,
            Body::Wide => 1_100,
        }
    }

    /// Finds a type by its code.
    pub(crate) fn by_code(code: &str) -> Option<&'static Self> {
        TYPES.iter().find(|aircraft| aircraft.code == code)
    }
}

const fn of(
    code: &'static str,
    name: &'static str,
    range_km: u16,
    speed_kmh: u16,
    seats: u16,
    body: Body,
) -> Aircraft {
    Aircraft { code, name, range_km, speed_kmh, seats, body }
}

/// All types, roughly from small to large.
pub(crate) static TYPES: [Aircraft; 40] = [
    of("DHT", "De Havilland Twin Otter", 700, 270, 19, Body::Turboprop),
    of("DH3", "De Havilland Dash 8-300", 1_400, 490, 50, Body::Turboprop),
    of("AT7", "ATR 72-600", 1_450, 490, 70, Body::Turboprop),
    of("DH4", "De Havilland Dash 8-400", 1_700, 620, 78, Body::Turboprop),
    of("E70", "Embraer 170", 2_900, 790, 72, Body::RegionalJet),
    of("E75", "Embraer 175", 3_300, 800, 76, Body::RegionalJet),
    of("CR7", "Bombardier CRJ700", 2_300, 800, 70, Body::RegionalJet),
    of("CR9", "Bombardier CRJ900", 2_500, 800, 76, Body::RegionalJet),
    of("SU9", "Superjet 100", 3_000, 800, 98, Body::RegionalJet),
    of("E90", "Embraer 190", 3_700, 810, 100, Body::RegionalJet),
    of("717", "Boeing 717", 2_600, 800, 128, Body::Narrow),
    of("E95", "Embraer 195-E2", 4_400, 815, 134, Body::Narrow),
    of("223", "Airbus A220-300", 5_800, 825, 140, Body::Narrow),
    of("319", "Airbus A319", 5_200, 820, 138, Body::Narrow),
    of("73G", "Boeing 737-700", 5_300, 820, 140, Body::Narrow),
    of("919", "Comac C919", 3_800, 820, 164, Body::Narrow),
    of("320", "Airbus A320", 4_900, 825, 174, Body::Narrow),
    of("738", "Boeing 737-800", 5_000, 825, 172, Body::Narrow),
    of("32N", "Airbus A320neo", 5_600, 825, 178, Body::Narrow),
    of("7M8", "Boeing 737 MAX 8", 6_000, 825, 176, Body::Narrow),
    of("739", "Boeing 737-900ER", 5_000, 825, 190, Body::Narrow),
    of("7M9", "Boeing 737 MAX 9", 5_900, 825, 186, Body::Narrow),
    of("321", "Airbus A321", 4_700, 825, 200, Body::Narrow),
    of("32Q", "Airbus A321neo", 6_600, 825, 212, Body::Narrow),
    of("32X", "Airbus A321XLR", 8_300, 825, 190, Body::Narrow),
    of("763", "Boeing 767-300ER", 10_300, 850, 226, Body::Wide),
    of("788", "Boeing 787-8 Dreamliner", 12_800, 890, 242, Body::Wide),
    of("332", "Airbus A330-200", 12_000, 870, 250, Body::Wide),
    of("789", "Boeing 787-9 Dreamliner", 14_600, 890, 290, Body::Wide),
    of("339", "Airbus A330-900neo", 12_800, 875, 287, Body::Wide),
    of("333", "Airbus A330-300", 10_800, 870, 292, Body::Wide),
    of("772", "Boeing 777-200ER", 12_900, 890, 300, Body::Wide),
    of("346", "Airbus A340-600", 13_200, 875, 297, Body::Wide),
    of("35U", "Airbus A350-900ULR", 16_500, 895, 161, Body::Wide),
    of("359", "Airbus A350-900", 15_000, 895, 310, Body::Wide),
    of("78X", "Boeing 787-10 Dreamliner", 11_400, 890, 320, Body::Wide),
    of("748", "Boeing 747-8", 13_600, 900, 364, Body::Wide),
    of("351", "Airbus A350-1000", 15_600, 895, 350, Body::Wide),
    of("77W", "Boeing 777-300ER", 13_400, 890, 354, Body::Wide),
    of("388", "Airbus A380-800", 14_400, 895, 489, Body::Wide),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_names_are_unique() {
        for (index, aircraft) in TYPES.iter().enumerate() {
            let duplicates =
                TYPES[index + 1..].iter().filter(|it| it.code == aircraft.code || it.name == aircraft.name);
            assert_eq!(duplicates.count(), 0, "{}", aircraft.code);
            assert!(aircraft.min_route_km() < aircraft.range_km);
        }
    }

    #[test]
    fn wider_aircraft_have_longer_ranges() {
        let max_range = |body| TYPES.iter().filter(|it| it.body == body).map(|it| it.range_km).max().unwrap();
        assert!(max_range(Body::Turboprop) < max_range(Body::RegionalJet));
        assert!(max_range(Body::RegionalJet) < max_range(Body::Narrow));
        assert!(max_range(Body::Narrow) < max_range(Body::Wide));
    }
}
