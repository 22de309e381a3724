//! The command line of `wayfare hotel`.

use std::str::FromStr;

use clap::Args;
use wayfare_models::hotels::{HotelEntityKey, SingleHotelQuery};

use super::help;
use super::hotels::{HotelIdArg, is_key};
use super::stay::StayArgs;
use crate::flag::Sets;

/// Show one hotel: what it is, what it has, its rates
#[derive(Debug, Args)]
#[command(after_long_help = help::HOTEL)]
pub struct HotelArgs {
    /// The hotel: its key (khotel:1234), its id (1234) or its name
    #[arg(value_name = "KEY")]
    #[arg(add = Sets::Parameter(SingleHotelQuery::HOTEL))]
    pub hotel: HotelArg,
    /// When, and for whom.
    #[command(flatten)]
    pub stay: StayArgs,
}

/// A hotel on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum HotelArg {
    /// Its key.
    Key(HotelEntityKey),
    /// Anything else, to be looked up.
    Name(String),
}

impl FromStr for HotelArg {
    type Err = String;

    /// `khotel:1` and `1` are keys; all else is a name.
    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let told = |fault: wayfare_models::ValueError| fault.to_string();
        match text.parse::<HotelIdArg>() {
            Ok(HotelIdArg(id)) => HotelEntityKey::new(id).map(HotelArg::Key).map_err(told),
            Err(_) if is_key(text) => text.parse().map(HotelArg::Key).map_err(told),
            Err(_) if text.is_empty() => Err("a hotel has a key or a name".to_owned()),
            Err(_) => Ok(HotelArg::Name(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hotel_is_a_key_an_id_or_a_name() {
        let key = |id| Ok(HotelArg::Key(HotelEntityKey::new(id).unwrap()));
        let name = |text: &str| Ok(HotelArg::Name(text.to_owned()));
        for (text, hotel) in [
            ("khotel:1234", key(1234)),
            (" 1234 ", key(1234)),
            ("Hotel 4", name("Hotel 4")),
            ("-4", name("-4")),
            ("21c", name("21c")),
        ] {
            assert_eq!(text.parse::<HotelArg>(), hotel, "{text}");
        }
        for text in ["", "kplace:1", "khotel:", "khotels:1"] {
            assert!(text.parse::<HotelArg>().is_err(), "{text}");
        }
    }
}
