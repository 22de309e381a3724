//! Command-line arguments of `wayfare hotels`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use clap::builder::{NonEmptyStringValueParser, TypedValueParser as _};
use wayfare_models::hotels::{EntityKey, HotelEntityKey, HotelFilters, HotelSortField, MultipleHotelQuery};
use wayfare_models::limits::HOTEL_DEFAULT_PAGE_SIZE;
use wayfare_models::{Amount, Text};
use wayfare_validation::Point;

use super::help;
use super::stay_args::StayArgs;
use crate::flag::{RejectionCodes, Sets};
use crate::values::label::LabelArg;
use crate::values::listed::{Listed, listed};
use crate::values::numbers::{digits, id, number, one_or_more, price, within};
use crate::values::units::UnitsArg;

/// Search hotels
#[derive(Debug, Args)]
#[command(override_usage = help::USAGE, after_long_help = help::AFTER_HELP)]
pub struct HotelsArgs {
    #[command(flatten)]
    pub destination: DestinationArgs,
    /// Maximum hotels within a polygon
    #[arg(long, value_name = "N", help_heading = "Where", value_parser = number::<u16>)]
    pub max_hotels: Option<u16>,

    #[command(flatten)]
    pub stay: StayArgs,
    #[command(flatten)]
    pub filters: FilterArgs,

    /// Sort key [default: popularity]
    #[arg(long, value_name = "KEY", help_heading = "Results", value_parser = sort_key())]
    #[arg(add = Sets::Parameter(HotelFilters::SORT_FIELD))]
    pub sort: Option<HotelSortField>,
    /// Reverse the order: highest first
    #[arg(long, help_heading = "Results")]
    #[arg(add = Sets::Parameter(HotelFilters::SORT_DIRECTION))]
    pub desc: bool,
    /// Hotels to list first, by id, in this order; doesn't change which hotels are found
    #[arg(long, value_name = "ID", help_heading = "Results", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::PREFERRED_HOTELS))]
    pub prefer: Vec<HotelIdArg>,
    /// Page to show, starting at 1
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 1)]
    #[arg(value_parser = one_or_more::<u32>)]
    #[arg(add = Sets::Parameter(HotelFilters::PAGE_INDEX))]
    pub page: u32,
    /// Maximum hotels per page
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = HOTEL_DEFAULT_PAGE_SIZE as u32)]
    #[arg(value_parser = number::<u32>)]
    #[arg(add = Sets::Parameter(HotelFilters::PAGE_SIZE))]
    pub limit: u32,
    /// Show all rates of each hotel
    #[arg(long, help_heading = "Results")]
    pub all_rates: bool,
    #[command(flatten)]
    pub units: UnitsArg,
    /// Show the values available for filters, with numbers of hotels, and a price histogram
    #[arg(long, help_heading = "Results")]
    pub facets: bool,
    /// Request minimal details, as for a map
    #[arg(long, help_heading = "Results", conflicts_with_all = ["all_rates", "facets", "any_feature"])]
    pub basic: bool,
}

/// The destination, given in one of these ways.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct DestinationArgs {
    /// A name, or a key such as kplace:123, khotel:123 or khotels:1,2
    #[arg(value_name = "PLACE|KEY")]
    #[arg(add = Sets::Parameter(HotelFilters::DESTINATION), add = RejectionCodes::place())]
    pub place: Option<DestinationArg>,
    /// Around a point, given by latitude and longitude: 42.36,-71.06
    #[arg(long, value_name = "LAT,LON", help_heading = "Where", allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::DESTINATION), add = RejectionCodes::place())]
    pub near: Option<Point>,
    /// Within the polygon of a GeoJSON file; - for stdin
    #[arg(long, value_name = "FILE", help_heading = "Where")]
    #[arg(add = Sets::Parameter(HotelFilters::DESTINATION), add = RejectionCodes::place())]
    pub polygon: Option<PathBuf>,
}

/// Filters.
#[derive(Debug, Args)]
#[command(next_help_heading = "Filters")]
pub struct FilterArgs {
    /// Minimum rate
    #[arg(long, value_name = "AMOUNT", value_parser = price)]
    #[arg(add = Sets::Parameter(HotelFilters::MIN_PRICE))]
    pub min_price: Option<Amount>,
    /// Maximum rate
    #[arg(long, value_name = "AMOUNT", value_parser = price)]
    #[arg(add = Sets::Parameter(HotelFilters::MAX_PRICE))]
    pub max_price: Option<Amount>,
    /// Numbers of stars to keep: 4,5; 'none' for hotels without stars
    #[arg(long, value_name = "STARS", value_delimiter = ',', value_parser = stars, allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::STAR_RATING))]
    pub stars: Vec<i64>,
    /// Hotel ratings to keep, official or self-rated; values as for --stars
    #[arg(long, value_name = "STARS", value_delimiter = ',', value_parser = stars, allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::HOTEL_RATING))]
    pub hotel_rating: Vec<i64>,
    /// Apply --hotel-rating to official ratings only
    #[arg(long, requires = "hotel_rating")]
    #[arg(add = Sets::Parameter(HotelFilters::HOTEL_RATING_EXCLUDE_SELF_RATED))]
    pub official_only: bool,
    /// Property types to keep, by id or label
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::PROPERTY_TYPES))]
    pub property_type: Vec<LabelArg>,
    /// Required features, by id or label: parking,'swimming pool'
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::FEATURES))]
    pub feature: Vec<LabelArg>,
    /// Require at least one of the features instead of all
    #[arg(long, requires = "feature")]
    #[arg(add = Sets::Parameter(MultipleHotelQuery::FEATURES_FILTER_MODE))]
    pub any_feature: bool,
    /// Themes to keep, by id or label
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::THEMES))]
    pub theme: Vec<LabelArg>,
    /// Chains to keep, by id or label
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::CHAINS))]
    pub chain: Vec<LabelArg>,
    /// Guest ratings to keep: 8,9; 'none' for hotels without a rating
    #[arg(long, value_name = "RATING", value_delimiter = ',', value_parser = guest_rating)]
    #[arg(allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::GUEST_RATINGS))]
    pub guest_rating: Vec<i64>,
    /// Deals that one rate must have, by id
    #[arg(long, value_name = "ID", value_delimiter = ',', value_parser = id)]
    #[arg(add = Sets::Parameter(HotelFilters::DEALS))]
    pub deal: Vec<i64>,
    /// Word or phrase in the hotel's name
    #[arg(long, value_name = "TEXT", value_parser = NonEmptyStringValueParser::new().map(Text::from))]
    #[arg(add = Sets::Parameter(HotelFilters::HOTEL_NAME))]
    pub name: Option<Text>,
}

/// A destination on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum DestinationArg {
    /// A key.
    Key(EntityKey),
    /// A name to look up.
    Name(String),
}

impl FromStr for DestinationArg {
    type Err = String;

    /// Parses strings that look like keys, such as `kplace:1`, as keys. Any other string that isn't blank is a name.
    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.is_empty() {
            return Err("expected a key or a name".to_owned());
        }
        match is_key(text) {
            true => text
                .parse()
                .map(DestinationArg::Key)
                .map_err(|fault: wayfare_models::ValueError| fault.to_string()),
            false => Ok(DestinationArg::Name(text.to_owned())),
        }
    }
}

/// Returns whether a string looks like a key, valid or not: at least two lowercase letters, the first of which is `k`,
/// and a colon.
pub fn is_key(text: &str) -> bool {
    text.split_once(':').is_some_and(|(kind, _)| {
        kind.starts_with('k') && kind.len() > 1 && kind.bytes().all(|byte| byte.is_ascii_lowercase())
    })
}

/// A hotel id on the command line: `1234` or `khotel:1234`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HotelIdArg(pub i64);

impl FromStr for HotelIdArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Ok(key) = text.parse::<HotelEntityKey>() {
            return Ok(HotelIdArg(key.id()));
        }
        let id = digits(text).map(HotelIdArg);
        id.ok_or_else(|| "expected the id or the key of a hotel, such as 1234 or khotel:1234".to_owned())
    }
}

/// Value that the API uses for hotels without a rating.
const UNRATED: i64 = -1;

/// Parses a star rating: `none`, `-1` or 0 to 5.
fn stars(text: &str) -> Result<i64, String> {
    rating(text, 5)
}

fn guest_rating(text: &str) -> Result<i64, String> {
    rating(text, 10)
}

fn rating(text: &str, highest: usize) -> Result<i64, String> {
    match text.trim() {
        "none" | "-1" => Ok(UNRATED),
        text => within(0..=highest)(text).map_err(|expected| format!("{expected}, or none")),
    }
}

/// Returns the parser for sort keys, which accepts the names that other flags use for the same values.
fn sort_key() -> Listed<HotelSortField> {
    listed().with_names(|field| match field {
        HotelSortField::MinRate => Some("price"),
        HotelSortField::ConsumerRating => Some("guest-rating"),
        HotelSortField::Rating => Some("hotel-rating"),
        _ => None,
    })
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::command_line::Command;
    use crate::command_line::tests::{args as args_of, assert_rejected};

    /// Parses `wayfare hotels` with these arguments.
    pub fn args(words: &str) -> HotelsArgs {
        args_of(&format!("hotels {words}"), |command| match command {
            Command::Hotels(args) => Some(*args),
            _ => None,
        })
    }

    #[test]
    fn keys_are_distinguished_from_names() {
        for (text, key) in [
            ("kplace:1", true),
            (" khotels:1,2 ", true),
            ("klatlon:-33.8,151.2", true),
            ("boston", false),
            ("new york", false),
            ("Köln: Altstadt", false),
            ("k: x", false),
            ("kansas", false),
        ] {
            let read: DestinationArg = text.parse().unwrap();
            assert_eq!(matches!(read, DestinationArg::Key(_)), key, "{text}");
        }
        assert!("kplace:x".parse::<DestinationArg>().unwrap_err().contains("a place id"));
        assert!("kcity:1".parse::<DestinationArg>().is_err());
        assert!(" ".parse::<DestinationArg>().is_err());
    }

    #[test]
    fn destinations_are_given_once() {
        for (words, expected) in [
            ("", "required"),
            ("boston --near 1,2", "cannot be used with"),
            ("--near 1,2 --polygon x.geojson", "cannot be used with"),
            ("--near 91,2", "latitude"),
            ("--near nowhere", "--near"),
        ] {
            assert_rejected(&format!("hotels {words}"), expected);
        }
        assert_eq!(args("--near -33.8,151.2").destination.near, "-33.8,151.2".parse().ok());
    }

    #[test]
    fn lists_accept_commas_and_repeated_flags() {
        let args =
            args("boston --stars 4,5 --feature 1 --feature 2,3 --guest-rating none,8 --prefer 1,khotel:2");
        assert_eq!(args.filters.stars, [4, 5]);
        assert_eq!(args.filters.feature, [1, 2, 3].map(LabelArg::Id));
        assert_eq!(args.filters.guest_rating, [-1, 8]);
        assert_eq!(args.prefer, [HotelIdArg(1), HotelIdArg(2)]);
        assert_eq!(super::tests::args("boston --guest-rating -1,9").filters.guest_rating, [-1, 9]);
    }

    #[test]
    fn invalid_arguments_are_rejected() {
        for (words, expected) in [
            ("boston --checkin +30d", "--checkout"),
            ("boston --checkout +30d", "--checkin"),
            ("boston --rooms 0", "adults"),
            ("boston --rooms 2:18", "age"),
            ("boston --adults 300", "a smaller whole number"),
            ("boston --children-ages -1", "a whole number"),
            ("boston --rooms 2 --adults 2", "cannot be used with"),
            ("boston --rooms 2 --children-ages 4", "cannot be used with"),
            ("boston --official-only", "--hotel-rating"),
            ("boston --any-feature", "--feature"),
            ("boston --basic --facets", "cannot be used with"),
            ("boston --basic --all-rates", "cannot be used with"),
            ("boston --stars many", "--stars"),
            ("boston --guest-rating 11", "from 0 to 10, or none"),
            ("boston --prefer kplace:1", "1234"),
            ("boston --prefer +1", "1234"),
            ("boston --sort rate", "price"),
            ("boston --stars 6", "from 0 to 5"),
            ("boston --language zh", "zh_CN"),
            ("boston --language xx", "ISO 639-1"),
            ("boston --hotel-rating -5", "from 0 to 5, or none"),
            ("boston --max-price -1", "not negative"),
            ("boston --name=", "none was supplied"),
            ("boston --currency euro", "--currency"),
            ("boston --min-price cheap", "--min-price"),
            ("boston --page 0", "--page"),
        ] {
            assert_rejected(&format!("hotels {words}"), expected);
        }
    }

    #[test]
    fn tax_options_are_yes_no_or_unset() {
        for (words, taxes, local) in [
            ("", None, None),
            ("--taxes", Some(true), None),
            ("--no-taxes --local-taxes", Some(false), Some(true)),
            ("--taxes --no-taxes --no-local-taxes", Some(false), Some(false)),
        ] {
            let stay = args(&format!("boston {words}")).stay;
            assert_eq!((stay.taxes(), stay.local_taxes()), (taxes, local), "{words}");
        }
    }
}
