//! Makes and models, and the ACRISS code of each model.
//!
//! The table is a text file (`models.txt`); a test parses every row. The ACRISS code is derived from the row, so the
//! code and the row can't contradict each other.

use std::sync::LazyLock;

use wayfare_models::cars::CarFuel;
use wayfare_places::Places;

use super::classes::Class;
use crate::world::tables::rows;

/// Drivetrain of a car.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drive {
    Plain,
    FourWheel,
    AllWheel,
}

/// Regions of the world. Each region has its own models.
#[cfg(test)]
pub(crate) const REGIONS: [&str; 12] =
    ["NA", "LA", "EU", "GB", "ME", "AF", "JP", "KR", "CN", "IN", "AS", "OC"];

/// Returns the region of the world that contains a country.
pub(crate) fn region_of(country: &str) -> &'static str {
    match country {
        "US" | "CA" | "PR" | "VI" | "GU" => return "NA",
        "JP" => return "JP",
        "GB" | "GG" | "JE" | "IM" => return "GB",
        "KR" => return "KR",
        "CN" => return "CN",
        "IN" | "NP" | "BT" | "BD" | "LK" => return "IN",
        "AE" | "SA" | "QA" | "KW" | "BH" | "OM" | "JO" | "LB" | "IL" | "IQ" | "IR" | "YE" | "SY" => {
            return "ME";
        }
        "TR" | "CY" | "GE" | "AM" | "AZ" => return "EU",
        _ => {}
    }
    match Places::embedded().country(country).map(|country| country.continent) {
        Some("EU") => "EU",
        Some("AF") => "AF",
        Some("AS") => "AS",
        Some("OC") => "OC",
        _ => "LA",
    }
}

/// Returns whether manual transmission is the default in a region, so that automatic transmission costs extra.
pub(crate) fn prefers_manual(region: &str) -> bool {
    matches!(region, "EU" | "GB" | "LA" | "AF" | "AS" | "IN")
}

/// A car model.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Model {
    /// Permanent key: class and name in lower-case letters, digits and hyphens. The key is unique within a region.
    pub(crate) key: String,
    pub(crate) class: &'static Class,
    pub(crate) name: &'static str,
    pub(crate) seats: u8,
    pub(crate) bags: u8,
    /// The API's code for the number of doors, if the number is fixed.
    pub(crate) doors: Option<&'static str>,
    pub(crate) automatic: bool,
    pub(crate) manual: bool,
    /// Fuel, or `None` if the fuel is known only at pickup.
    pub(crate) fuel: Option<CarFuel>,
    pub(crate) drive: Drive,
    regions: Vec<&'static str>,
}

static MODELS: LazyLock<Vec<Model>> = LazyLock::new(|| rows(TABLE).filter_map(Model::parse).collect());
const TABLE: &str = include_str!("models.txt");

impl Model {
    /// Returns all models.
    pub(crate) fn all() -> &'static [Self] {
        &MODELS
    }

    /// Returns the models of a class in a region.
    pub(crate) fn of(class: &'static Class, region: &'static str) -> impl Iterator<Item = &'static Self> {
        MODELS.iter().filter(move |model| model.class == class && model.is_in(region))
    }

    pub(crate) fn is_in(&self, region: &str) -> bool {
        let has = |wanted| self.regions.contains(&wanted);
        has("all") || has(region) || (region == "GB" && has("EU") && !has("-GB"))
    }

    /// Returns whether only the class is fixed before pickup.
    pub(crate) fn is_decided_at_pickup(&self) -> bool {
        self.name.starts_with("Any ")
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|').map(str::trim);
        let mut next = || columns.next();
        let class = Class::by_code(next()?)?;
        let (name, seats, bags) = (next()?, next()?.parse().ok()?, next()?.parse().ok()?);
        let doors = Some(next()?).filter(|doors| *doors != "-");
        let transmissions = next()?;
        let fuel = Some(next()?).filter(|fuel| *fuel != "-").map(CarFuel::from);
        let drive = match next()? {
            "-" => Drive::Plain,
            "4" => Drive::FourWheel,
            "a" => Drive::AllWheel,
            _ => return None,
        };
        let regions = next()?.split_whitespace().collect();
        let (automatic, manual) = (transmissions.contains('A'), transmissions.contains('M'));
        let key = format!("{}-{}", slug(class.code), slug(name));
        Some(Self { key, class, name, seats, bags, doors, automatic, manual, fuel, drive, regions })
    }

    /// Returns the four-letter ACRISS code of a car with air conditioning. If `stated` is `true`, petrol has its own
    /// letter; many agencies leave the fuel of a petrol car unspecified.
    pub(crate) fn sipp(&self, automatic: bool, stated: bool) -> String {
        let letters = [
            self.class.category,
            self.body_letter(),
            self.transmission_letter(automatic),
            self.fuel_letter(stated),
        ];
        letters.into_iter().map(char::from).collect()
    }

    fn body_letter(&self) -> u8 {
        let four_or_more = !matches!(self.doors, Some("doors1" | "doors2" | "doors23" | "doors3"));
        match self.class.body {
            // A pickup truck with four doors has a double cab.
            Some(b'P') if four_or_more => b'Q',
            Some(body) => body,
            None if !four_or_more => b'B',
            None if self.doors == Some("doors24") => b'C',
            None => b'D',
        }
    }

    fn transmission_letter(&self, automatic: bool) -> u8 {
        match (automatic, self.drive) {
            (false, Drive::Plain) => b'M',
            (false, Drive::FourWheel) => b'N',
            (false, Drive::AllWheel) => b'C',
            (true, Drive::Plain) => b'A',
            (true, Drive::FourWheel) => b'B',
            (true, Drive::AllWheel) => b'D',
        }
    }

    fn fuel_letter(&self, stated: bool) -> u8 {
        match self.fuel {
            Some(CarFuel::Petrol) if stated => b'V',
            Some(CarFuel::Diesel) => b'D',
            Some(CarFuel::Hybrid) => b'H',
            Some(CarFuel::Electric) => b'E',
            Some(CarFuel::LpgCompressed) => b'L',
            Some(CarFuel::Hydrogen) => b'A',
            Some(CarFuel::MultiFuel) => b'M',
            Some(CarFuel::Ethanol) => b'U',
            _ => b'R',
        }
    }
}

/// Converts a string to lower-case letters, digits and hyphens.
fn slug(text: &str) -> String {
    let lower = text.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' });
    let mut slug: String = lower.collect();
    while slug.contains("--") {
        slug = slug.replace("--", "-");
    }
    slug
}

#[cfg(test)]
mod tests {
    use wayfare_models::cars::CarDoors;
    use wayfare_validation::SippCode;

    use super::*;

    #[test]
    fn slugs_are_lower_case_ascii() {
        assert_eq!(slug("Volkswagen ID.3"), "volkswagen-id-3");
        assert_eq!(slug("Any car, decided at pickup"), "any-car-decided-at-pickup");
    }

    #[test]
    fn every_row_is_read() {
        for row in rows(TABLE) {
            let model = Model::parse(row).unwrap_or_else(|| panic!("{row}"));
            assert!(model.automatic || model.manual, "{row}");
            let known = |it: &&str| ["all", "-GB"].contains(it) || REGIONS.contains(it);
            assert!(model.regions.iter().all(known), "{row}");
            assert!(model.doors.is_none_or(|doors| CarDoors::from(doors).is_known()), "{row}");
            assert!((2..=15).contains(&model.seats) && (1..=9).contains(&model.bags), "{row}");
            assert_eq!(model.is_decided_at_pickup(), model.fuel.is_none(), "{row}");
            assert!(model.fuel.as_ref().is_none_or(CarFuel::is_known), "{row}");
            for region in REGIONS.iter().filter(|region| model.is_in(region)) {
                let alike = Model::all().iter().filter(|it| it.key == model.key && it.is_in(region));
                assert_eq!(alike.count(), 1, "two models with the same key: {row}");
            }
            for automatic in [true, false] {
                assert!(model.sipp(automatic, true).parse::<SippCode>().is_ok());
            }
        }
    }

    #[test]
    fn every_class_has_models_and_common_classes_have_models_everywhere() {
        for class in Class::all() {
            let regions = REGIONS.iter().filter(|region| Model::of(class, region).next().is_some()).count();
            assert!(regions > 0, "{}", class.code);
            assert!(class.share < 60 || class.code == "mini" || regions == REGIONS.len(), "{}", class.code);
        }
    }

    #[test]
    fn acriss_codes_match_real_codes() {
        let sipp = |name: &str, automatic| {
            let model = Model::all().iter().find(|model| model.name == name).unwrap();
            model.sipp(automatic, false)
        };
        for (name, automatic, code) in [
            ("Renault Clio", false, "EDMR"),
            ("Nissan Versa", true, "EDAR"),
            ("Ford Fiesta", false, "ECMR"),
            ("Fiat 500", false, "MBMR"),
            ("Volkswagen ID.3", true, "CDAE"),
            ("Ford Mustang Convertible", true, "STAR"),
            ("Chrysler Pacifica", true, "MVAR"),
            ("Ford Explorer", true, "FFBR"),
            ("Skoda Octavia Combi", false, "IWMD"),
            ("Toyota Hilux", false, "IQND"),
            ("Jeep Wrangler", true, "SJBR"),
            ("Dacia Sandero", false, "EDML"),
        ] {
            assert_eq!(sipp(name, automatic), code, "{name}");
        }
    }
}
