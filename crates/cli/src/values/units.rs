//! Distances in kilometres or miles.

use clap::{Args, ValueEnum};
use wayfare_places::DistanceUnit;

/// The unit of distances.
#[derive(Clone, Copy, Debug, Args)]
pub struct UnitsArg {
    /// Distances in km or mi [default: the market's]
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

/// A distance that a service put into words, in another unit: `0.3 mi` as `0.5 km`. What is no distance stays as it is.
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
    fn distances_are_converted_where_they_are_in_another_unit() {
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
