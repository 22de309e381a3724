//! Distances in kilometres or miles.

use clap::{Args, ValueEnum};
use wayfare_places::DistanceUnit;

/// The distance unit.
#[derive(Clone, Copy, Debug, Args)]
pub struct UnitsArg {
    /// Unit of distances: km or mi [default: the market's]
    #[arg(long, value_name = "UNIT", help_heading = "Results", value_enum, hide_possible_values = true)]
    pub units: Option<Unit>,
}

/// A unit on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Unit {
    /// Kilometres
    Km,
    /// Miles
    Mi,
}

impl From<Unit> for DistanceUnit {
    fn from(unit: Unit) -> Self {
        match unit {
            Unit::Km => DistanceUnit::Kilometre,
            Unit::Mi => DistanceUnit::Mile,
        }
    }
}

/// Converts a distance that a service sent as text, for example `0.3 mi` to `0.5 km`. Returns other strings unchanged.
pub fn converted(words: &str, unit: DistanceUnit) -> String {
    let read = || {
        let (number, symbol) = words.trim().split_once(' ')?;
        let stated = DistanceUnit::ALL.into_iter().find(|stated| stated.symbol() == symbol)?;
        Some((number.parse::<f64>().ok()?, stated)).filter(|(_, stated)| *stated != unit)
    };
    match read() {
        Some((number, stated)) => format!("{:.1} {}", number * stated.km() / unit.km(), unit.symbol()),
        None => words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_converted_to_the_requested_unit() {
        let (km, mi) = (DistanceUnit::Kilometre, DistanceUnit::Mile);
        for (words, unit, shown) in [
            ("0.3 mi", km, "0.5 km"),
            ("17.4 km", mi, "10.8 mi"),
            ("17.4 mi", mi, "17.4 mi"),
            ("2 km from the centre", mi, "2 km from the centre"),
            ("nearby", km, "nearby"),
            ("", km, ""),
        ] {
            assert_eq!(converted(words, unit), shown, "{words}");
        }
    }
}
