//! The meanings of the letters in a SIPP code, from the matrix that ACRISS publishes.

/// Defines one part of a code: its letters and their meanings.
macro_rules! part {
    ($(#[$doc:meta])+ $name:ident { $($letter:literal $variant:ident $words:literal)+ }) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $(#[doc = concat!("`", $letter, "`: ", $words, ".")] $variant,)+
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$($name::$variant),+];

            /// Returns the meaning of a letter, or `None` if the matrix does not contain the letter.
            pub const fn of(letter: char) -> Option<Self> {
                match letter {
                    $($letter => Some($name::$variant),)+
                    _ => None,
                }
            }

            /// Returns the letter.
            pub const fn letter(self) -> char {
                match self {
                    $($name::$variant => $letter,)+
                }
            }

            /// Returns a short English description of the meaning.
            pub const fn words(self) -> &'static str {
                match self {
                    $($name::$variant => $words,)+
                }
            }
        }

        /// Writes a short English description of the meaning.
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.words())
            }
        }
    };
}

part! {
    /// Size and price category, encoded in the first letter. Elite is the higher of two classes of the same size.
    SippCategory {
        'M' Mini "mini"
        'N' MiniElite "mini elite"
        'E' Economy "economy"
        'H' EconomyElite "economy elite"
        'C' Compact "compact"
        'D' CompactElite "compact elite"
        'I' Intermediate "intermediate"
        'J' IntermediateElite "intermediate elite"
        'S' Standard "standard"
        'R' StandardElite "standard elite"
        'F' FullSize "full size"
        'G' FullSizeElite "full size elite"
        'P' Premium "premium"
        'U' PremiumElite "premium elite"
        'L' Luxury "luxury"
        'W' LuxuryElite "luxury elite"
        'O' Oversize "oversize"
        'X' Special "special"
    }
}

part! {
    /// Body type, encoded in the second letter.
    SippVehicle {
        'B' TwoOrThreeDoors "2 or 3 doors"
        'C' TwoOrFourDoors "2 or 4 doors"
        'D' FourOrFiveDoors "4 or 5 doors"
        'W' Wagon "wagon or estate"
        'V' PassengerVan "passenger van"
        'L' Limousine "limousine or sedan"
        'S' Sport "sports car"
        'T' Convertible "convertible"
        'F' Suv "SUV"
        'J' OpenAirAllTerrain "open-air all-terrain"
        'X' Special "special"
        'P' Pickup "pickup with a single or extended cab"
        'Q' DoubleCabPickup "pickup with a double cab"
        'Z' SpecialOffer "special offer"
        'E' Coupe "coupe"
        'M' Monospace "monospace"
        'R' RecreationalVehicle "recreational vehicle"
        'H' Motorhome "motorhome"
        'Y' TwoWheels "two-wheel vehicle"
        'N' Roadster "roadster"
        'G' Crossover "crossover"
        'K' CommercialVan "commercial van or truck"
    }
}

/// Transmission, encoded in the third letter together with the drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SippTransmission {
    /// Manual.
    Manual,
    /// Automatic.
    Automatic,
}

/// Drive, encoded in the third letter together with the transmission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SippDrive {
    /// Not specified by the code; usually two-wheel drive.
    Unspecified,
    /// Four-wheel drive.
    FourWheel,
    /// Permanent all-wheel drive.
    AllWheel,
}

/// Fuel or power, encoded in the fourth letter together with the air conditioning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SippFuel {
    /// Not specified by the code.
    Unspecified,
    /// Diesel.
    Diesel,
    /// Petrol.
    Petrol,
    /// Petrol or diesel with a battery.
    Hybrid,
    /// Petrol or diesel with a battery that can be charged externally.
    PlugInHybrid,
    /// Electricity.
    Electric,
    /// Electricity, with a range of 400 km or more.
    ElectricLongRange,
    /// LPG or compressed gas.
    CompressedGas,
    /// Hydrogen.
    Hydrogen,
    /// Several fuels.
    MultiFuel,
    /// Ethanol.
    Ethanol,
}

pub(super) const fn transmission(letter: char) -> Option<(SippTransmission, SippDrive)> {
    Some(match letter {
        'M' => (SippTransmission::Manual, SippDrive::Unspecified),
        'N' => (SippTransmission::Manual, SippDrive::FourWheel),
        'C' => (SippTransmission::Manual, SippDrive::AllWheel),
        'A' => (SippTransmission::Automatic, SippDrive::Unspecified),
        'B' => (SippTransmission::Automatic, SippDrive::FourWheel),
        'D' => (SippTransmission::Automatic, SippDrive::AllWheel),
        _ => return None,
    })
}

/// Returns the fuel, and whether the car has air conditioning.
pub(super) const fn fuel(letter: char) -> Option<(SippFuel, Option<bool>)> {
    Some(match letter {
        'R' => (SippFuel::Unspecified, Some(true)),
        'N' => (SippFuel::Unspecified, Some(false)),
        'D' => (SippFuel::Diesel, Some(true)),
        'Q' => (SippFuel::Diesel, Some(false)),
        'V' => (SippFuel::Petrol, Some(true)),
        'Z' => (SippFuel::Petrol, Some(false)),
        'H' => (SippFuel::Hybrid, Some(true)),
        'E' => (SippFuel::Electric, Some(true)),
        // `I` and `C` formerly indicated a hybrid and an electric car without air conditioning. Now they indicate a
        // plug-in hybrid and a long-range electric car.
        'I' => (SippFuel::PlugInHybrid, None),
        'C' => (SippFuel::ElectricLongRange, None),
        'L' => (SippFuel::CompressedGas, Some(true)),
        'S' => (SippFuel::CompressedGas, Some(false)),
        'A' => (SippFuel::Hydrogen, Some(true)),
        'B' => (SippFuel::Hydrogen, Some(false)),
        'M' => (SippFuel::MultiFuel, Some(true)),
        'F' => (SippFuel::MultiFuel, Some(false)),
        'U' => (SippFuel::Ethanol, Some(true)),
        'X' => (SippFuel::Ethanol, Some(false)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(has: impl Fn(char) -> bool) -> String {
        ('A'..='Z').filter(|letter| has(*letter)).collect()
    }

    #[test]
    fn the_matrix_has_these_letters() {
        assert_eq!(letters(|letter| SippCategory::of(letter).is_some()), "CDEFGHIJLMNOPRSUWX");
        assert_eq!(letters(|letter| SippVehicle::of(letter).is_some()), "BCDEFGHJKLMNPQRSTVWXYZ");
        assert_eq!(letters(|letter| transmission(letter).is_some()), "ABCDMN");
        assert_eq!(letters(|letter| fuel(letter).is_some()), "ABCDEFHILMNQRSUVXZ");
    }

    #[test]
    fn letters_round_trip() {
        for category in SippCategory::ALL {
            assert_eq!(SippCategory::of(category.letter()), Some(*category));
        }
        for vehicle in SippVehicle::ALL {
            assert_eq!(SippVehicle::of(vehicle.letter()), Some(*vehicle));
        }
    }
}
