//! The command line of `wayfare hotels`.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use clap::builder::{NonEmptyStringValueParser, TypedValueParser as _};
use wayfare_models::hotels::{EntityKey, HotelEntityKey, HotelFilters, HotelSortField, MultipleHotelQuery};
use wayfare_models::limits::HOTEL_DEFAULT_PAGE_SIZE;
use wayfare_models::service::ErrorCode;
use wayfare_models::{Amount, Text};
use wayfare_validation::Point;

use super::help;
use super::stay_args::StayArgs;
use crate::flag::{RefusedAs, Sets};
use crate::values::label::LabelArg;
use crate::values::listed::{Listed, listed};
use crate::values::numbers::{id, number, one_or_more, price, within};
use crate::values::units::UnitsArg;

/// Search hotels
#[derive(Debug, Args)]
#[command(override_usage = help::USAGE, after_long_help = help::BELOW)]
pub struct HotelsArgs {
    /// The destination.
    #[command(flatten)]
    pub destination: DestinationArgs,
    /// Most hotels within a polygon
    #[arg(long, value_name = "N", help_heading = "Where", value_parser = number::<u16>)]
    pub max_hotels: Option<u16>,

    /// The stay.
    #[command(flatten)]
    pub stay: StayArgs,
    /// Filters.
    #[command(flatten)]
    pub filters: FilterArgs,

    /// Sort by this [default: popularity]
    #[arg(long, value_name = "KEY", help_heading = "Results", value_parser = sort_key())]
    #[arg(add = Sets::Parameter(HotelFilters::SORT_FIELD))]
    pub sort: Option<HotelSortField>,
    /// Sort the other way round: highest first
    #[arg(long, help_heading = "Results")]
    #[arg(add = Sets::Parameter(HotelFilters::SORT_DIRECTION))]
    pub desc: bool,
    /// Hotels to put first, by their ids, in this order; the search finds the same hotels
    #[arg(long, value_name = "ID", help_heading = "Results", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::PREFERRED_HOTELS))]
    pub prefer: Vec<HotelIdArg>,
    /// Page to show, counted from 1
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = 1)]
    #[arg(value_parser = one_or_more::<u32>)]
    #[arg(add = Sets::Parameter(HotelFilters::PAGE_INDEX))]
    pub page: u32,
    /// Most hotels on a page
    #[arg(long, value_name = "N", help_heading = "Results", default_value_t = HOTEL_DEFAULT_PAGE_SIZE as u32)]
    #[arg(value_parser = number::<u32>)]
    #[arg(add = Sets::Parameter(HotelFilters::PAGE_SIZE))]
    pub limit: u32,
    /// Show all rates of each hotel
    #[arg(long, help_heading = "Results")]
    pub all_rates: bool,
    /// The unit of distances.
    #[command(flatten)]
    pub units: UnitsArg,
    /// Show facets of the found hotels, as values for filters, and the distribution of prices
    #[arg(long, help_heading = "Results")]
    pub facets: bool,
    /// Ask for the least detail, as for a map
    #[arg(long, help_heading = "Results", conflicts_with_all = ["all_rates", "facets", "any_feature"])]
    pub basic: bool,
}

/// The destination: one of these.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct DestinationArgs {
    /// A name, or a key such as kplace:123, khotel:123 or khotels:1,2
    #[arg(value_name = "PLACE|KEY")]
    #[arg(add = Sets::Parameter(HotelFilters::DESTINATION))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub place: Option<DestinationArg>,
    /// Around a point, in degrees north and east: 42.36,-71.06
    #[arg(long, value_name = "LAT,LON", help_heading = "Where", allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::DESTINATION))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub near: Option<Point>,
    /// Within the polygon of a GeoJSON file; - for stdin
    #[arg(long, value_name = "FILE", help_heading = "Where")]
    #[arg(add = Sets::Parameter(HotelFilters::DESTINATION))]
    #[arg(add = RefusedAs(vec![ErrorCode::UnrecognizedLocation]))]
    pub polygon: Option<PathBuf>,
}

/// Filters.
#[derive(Debug, Args)]
#[command(next_help_heading = "Filters")]
pub struct FilterArgs {
    /// Lowest rate to keep
    #[arg(long, value_name = "AMOUNT", value_parser = price)]
    #[arg(add = Sets::Parameter(HotelFilters::MIN_PRICE))]
    pub min_price: Option<Amount>,
    /// Highest rate to keep
    #[arg(long, value_name = "AMOUNT", value_parser = price)]
    #[arg(add = Sets::Parameter(HotelFilters::MAX_PRICE))]
    pub max_price: Option<Amount>,
    /// Numbers of stars to keep: 4,5; none for hotels without stars
    #[arg(long, value_name = "STARS", value_delimiter = ',', value_parser = stars, allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::STAR_RATING))]
    pub stars: Vec<i64>,
    /// Hotel ratings to keep, official or the hotel's own, as --stars
    #[arg(long, value_name = "STARS", value_delimiter = ',', value_parser = stars, allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::HOTEL_RATING))]
    pub hotel_rating: Vec<i64>,
    /// Count official ratings only, for --hotel-rating
    #[arg(long, requires = "hotel_rating")]
    #[arg(add = Sets::Parameter(HotelFilters::HOTEL_RATING_EXCLUDE_SELF_RATED))]
    pub official_only: bool,
    /// Property types to keep, by their ids or labels
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::PROPERTY_TYPES))]
    pub property_type: Vec<LabelArg>,
    /// Required features, by their ids or labels: parking,'swimming pool'
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::FEATURES))]
    pub feature: Vec<LabelArg>,
    /// One of the features is enough
    #[arg(long, requires = "feature")]
    #[arg(add = Sets::Parameter(MultipleHotelQuery::FEATURES_FILTER_MODE))]
    pub any_feature: bool,
    /// Themes to keep, by their ids or labels
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::THEMES))]
    pub theme: Vec<LabelArg>,
    /// Chains to keep, by their ids or labels
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFilters::CHAINS))]
    pub chain: Vec<LabelArg>,
    /// Guest ratings to keep: 8,9; none for hotels without one
    #[arg(long, value_name = "RATING", value_delimiter = ',', value_parser = guest_rating)]
    #[arg(allow_hyphen_values = true)]
    #[arg(add = Sets::Parameter(HotelFilters::GUEST_RATINGS))]
    pub guest_rating: Vec<i64>,
    /// Deals to keep, by their ids
    #[arg(long, value_name = "ID", value_delimiter = ',', value_parser = id)]
    #[arg(add = Sets::Parameter(HotelFilters::DEALS))]
    pub deal: Vec<i64>,
    /// A word or phrase in the names to keep
    #[arg(long, value_name = "TEXT", value_parser = NonEmptyStringValueParser::new().map(Text::from))]
    #[arg(add = Sets::Parameter(HotelFilters::HOTEL_NAME))]
    pub name: Option<Text>,
}

/// A destination on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum DestinationArg {
    /// A key.
    Key(EntityKey),
    /// Any other text, to look up.
    Name(String),
}

impl FromStr for DestinationArg {
    type Err = String;

    /// `kplace:1` is a key; all else is a name.
    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if text.is_empty() {
            return Err("a place has a key or a name".to_owned());
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

/// Whether a text is meant as a key, right or wrong: a word of one piece that begins with `k`, and a colon.
pub fn is_key(text: &str) -> bool {
    text.split_once(':').is_some_and(|(kind, _)| {
        kind.starts_with('k') && kind.len() > 1 && kind.bytes().all(|byte| byte.is_ascii_lowercase())
    })
}

/// The id of a hotel on the command line: `1234` or `khotel:1234`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HotelIdArg(pub i64);

impl FromStr for HotelIdArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Ok(key) = text.parse::<HotelEntityKey>() {
            return Ok(HotelIdArg(key.id()));
        }
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let id = text.parse().ok().filter(|_| digits);
        id.map(HotelIdArg)
            .ok_or_else(|| "expected the id or the key of a hotel, as 1234 or khotel:1234".to_owned())
    }
}

/// The value for hotels without a rating.
const UNRATED: i64 = -1;

/// A number of stars, whether of the hotel or of its rating.
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

/// The sort keys, by the names that their values have in other flags.
fn sort_key() -> Listed<HotelSortField> {
    listed().called(|field| match field {
        HotelSortField::MinRate => Some("price"),
        HotelSortField::ConsumerRating => Some("guest-rating"),
        HotelSortField::Rating => Some("hotel-rating"),
        _ => None,
    })
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::command_line::{Command, Wayfare};

    /// The arguments of `wayfare hotels` with these words.
    pub fn args(words: &str) -> HotelsArgs {
        match read(words).unwrap().command {
            Command::Hotels(args) => *args,
            other => panic!("{other:?}"),
        }
    }

    fn read(words: &str) -> Result<Wayfare, clap::Error> {
        Wayfare::read(["wayfare", "hotels"].into_iter().chain(words.split_whitespace()))
    }

    #[test]
    fn a_key_is_told_from_a_name() {
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
    fn where_to_stay_is_said_once() {
        for (words, says) in [
            ("", "required"),
            ("boston --near 1,2", "cannot be used with"),
            ("--near 1,2 --polygon x.geojson", "cannot be used with"),
            ("--near 91,2", "latitude"),
            ("--near nowhere", "--near"),
        ] {
            let error = read(words).unwrap_err().to_string();
            assert!(error.contains(says), "{words}: {error}");
        }
        assert_eq!(args("--near -33.8,151.2").destination.near, "-33.8,151.2".parse().ok());
    }

    #[test]
    fn lists_are_joined_by_commas_or_given_one_by_one() {
        let args =
            args("boston --stars 4,5 --feature 1 --feature 2,3 --guest-rating none,8 --prefer 1,khotel:2");
        assert_eq!(args.filters.stars, [4, 5]);
        assert_eq!(args.filters.feature, [1, 2, 3].map(LabelArg::Id));
        assert_eq!(args.filters.guest_rating, [-1, 8]);
        assert_eq!(args.prefer, [HotelIdArg(1), HotelIdArg(2)]);
        assert_eq!(super::tests::args("boston --guest-rating -1,9").filters.guest_rating, [-1, 9]);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for (words, says) in [
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
            ("boston --guest-rating good", "or none"),
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
            let error = read(words).unwrap_err().to_string();
            assert!(error.contains(says), "{words}: {error}");
        }
    }

    #[test]
    fn taxes_are_asked_for_refused_or_left_to_the_service() {
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
