//! Command-line arguments of `wayfare hotel`.

use std::str::FromStr;

use clap::Args;
use wayfare_models::hotels::{HotelEntityKey, SingleHotelQuery};

use crate::flag::Sets;
use crate::hotels::args::{HotelIdArg, is_key};
use crate::hotels::stay_args::StayArgs;

/// The text below the options in `wayfare hotel --help`.
const AFTER_HELP: &str = "\
Days and rooms have the same format as for 'wayfare hotels'. With days, the command lists the rates of each \
provider, cheapest first; without days, it shows the lowest recent rate for one night.

Examples:
  wayfare hotel khotel:20197195856 --checkin 2027-03-14 --checkout 2027-03-17
  wayfare hotel 20197195856 --currency eur
  wayfare hotel 20197195856 --language de --json

Exit codes: 0 found, 1 search complete but no rates for these days, 2 invalid arguments, 3 network or service \
failure, or no such hotel, 4 key rejected, 5 results may be missing.";

/// Show one hotel: description, facilities, rates
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct HotelArgs {
    /// Key (khotel:1234), id (1234) or name of the hotel
    #[arg(value_name = "KEY")]
    #[arg(add = Sets::Parameter(SingleHotelQuery::HOTEL))]
    pub hotel: HotelArg,
    #[command(flatten)]
    pub stay: StayArgs,
}

/// A hotel on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum HotelArg {
    /// A key.
    Key(HotelEntityKey),
    /// A name to look up.
    Name(String),
}

impl FromStr for HotelArg {
    type Err = String;

    /// Parses `1`, and strings that look like keys, such as `khotel:1`, as keys. Any other string that isn't blank is a
    /// name.
    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let to_text = |fault: wayfare_models::ValueError| fault.to_string();
        match text.parse::<HotelIdArg>() {
            Ok(HotelIdArg(id)) => HotelEntityKey::new(id).map(HotelArg::Key).map_err(to_text),
            Err(_) if is_key(text) => text.parse().map(HotelArg::Key).map_err(to_text),
            Err(_) if text.is_empty() => Err("expected a key or a name".to_owned()),
            Err(_) => Ok(HotelArg::Name(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hotels_parse_as_key_id_or_name() {
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
