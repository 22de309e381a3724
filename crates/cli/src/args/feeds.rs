//! The command lines of `wayfare constants` and `wayfare feed`.

use clap::{Args, ValueEnum};
use wayfare_models::common::LanguageCode;
use wayfare_models::feeds::{ConstantType, ConstantsQuery, HotelFeedQuery};
use wayfare_models::limits::FEED_PAGE_SIZE;

use super::listed::listed;
use super::{help, one_or_more};
use crate::flag::Sets;

/// List the labels of the numbers in hotel answers
#[derive(Debug, Args)]
#[command(after_long_help = help::CONSTANTS)]
pub struct ConstantsArgs {
    /// What the numbers stand for [default: all]
    #[arg(value_parser = listed::<ConstantType>())]
    #[arg(add = Sets::Parameter(ConstantsQuery::TYPES))]
    pub kind: Option<ConstantType>,
    /// Language of the labels, such as de or zh_CN [default: EN]
    #[arg(long, value_name = "CODE")]
    #[arg(add = Sets::Parameter(ConstantsQuery::LANGUAGE_CODE))]
    pub language: Option<LanguageCode>,
    /// Print the records as JSON
    #[arg(long)]
    pub json: bool,
}

/// Write all hotels or all places, a line of JSON each
#[derive(Debug, Args)]
#[command(after_long_help = help::FEED)]
pub struct FeedArgs {
    /// What to write
    pub records: Records,
    /// Begin after the record with this id [default: with the first]
    #[arg(long, value_name = "ID", allow_hyphen_values = true, value_parser = id)]
    #[arg(add = Sets::Parameter(HotelFeedQuery::LAST_ID))]
    pub after: Option<i64>,
    /// Records that are asked for at once
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(1..=FEED_PAGE_SIZE as i64))]
    #[arg(add = Sets::Parameter(HotelFeedQuery::PAGE_SIZE))]
    pub page_size: Option<i64>,
    /// Most records to write [default: all]
    #[arg(long, value_name = "N", value_parser = one_or_more::<i64>)]
    pub limit: Option<i64>,
}

/// What a feed is of.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Records {
    /// All hotels
    Hotels,
    /// Airports, metro areas, cities, regions and countries
    Places,
}

fn id(text: &str) -> Result<i64, &'static str> {
    text.parse().map_err(|_| "expected an id, which is a whole number")
}
