//! Command-line arguments of `wayfare feed`.

use clap::{Args, ValueEnum};
use specwright_core::Date;
use wayfare_client::feeds::HotelsFeed;
use wayfare_client::stream::Walk;
use wayfare_models::common::{CountryCode, LanguageCode};
use wayfare_models::feeds::HotelFeedQuery;
use wayfare_models::limits::FEED_PAGE_SIZE;

use crate::flag::Sets;
use crate::values::codes::{country, language};
use crate::values::label::LabelArg;
use crate::values::numbers::{id, one_or_more, within};

/// The text below the options in `wayfare feed --help`.
const AFTER_HELP: &str = "\
Records are ordered by id. Each record is written as the service sent it, as soon as it arrives, so records can be \
piped into other programs. To continue an earlier run, pass the id of its last record with --after; stderr shows the id \
if there are more records.

A record that the service sends again is written again only if it has changed; the later line supersedes the earlier \
line. The feed ends if the service sends an empty page or sends its last page again. Pages that repeat in a cycle are \
an error.

If a page is truncated, the command resumes after the last record received. A response that is not a page of records, \
such as HTML, is an error and never the end of the feed. A line that can't be read is skipped and reported on stderr, \
even with --quiet.

Examples:
  wayfare feed places >places.ndjson
  wayfare feed hotels --country MT | wayfare check hotelfeed
  wayfare feed hotels --updated-since 2026-01-01 --property-type hotel,resort
  wayfare feed hotels --after 1234 --limit 100

Exit codes: 0 written, 1 nothing found, 2 invalid arguments, 3 network or service failure, 4 key rejected, 5 records \
may be missing, or stopped by Ctrl-C or SIGTERM. There is no --deadline: a feed may take hours, and each record has \
its own timeout.";

/// Write all hotels or all places, one JSON object per line
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct FeedArgs {
    /// Records to write
    pub records: Records,
    /// Start after the record with this id [default: start at the first]
    #[arg(long, value_name = "ID", allow_hyphen_values = true, value_parser = id)]
    #[arg(add = Sets::Parameter(HotelFeedQuery::LAST_ID))]
    pub after: Option<i64>,
    /// Records per request
    #[arg(long, value_name = "N", value_parser = within::<i64>(1..=FEED_PAGE_SIZE))]
    #[arg(add = Sets::Parameter(HotelFeedQuery::PAGE_SIZE))]
    pub page_size: Option<i64>,
    /// Language of names, such as de or zh_CN [default: EN]
    #[arg(long, value_name = "CODE", value_parser = language)]
    #[arg(add = Sets::Parameter(HotelFeedQuery::LANGUAGE_CODE))]
    pub language: Option<LanguageCode>,
    /// Only records of this country, such as MT [default: all]
    #[arg(long, value_name = "CODE", value_parser = country)]
    #[arg(add = Sets::Parameter(HotelFeedQuery::COUNTRY_CODE))]
    pub country: Option<CountryCode>,
    /// Only hotels changed on or after this day, as yyyy-mm-dd
    #[arg(long, value_name = "DATE")]
    #[arg(add = Sets::Parameter(HotelFeedQuery::LAST_UPDATED))]
    pub updated_since: Option<Date>,
    /// Only hotels of these property types, by id or label
    #[arg(long, value_name = "ID|LABEL", value_delimiter = ',')]
    #[arg(add = Sets::Parameter(HotelFeedQuery::PROPERTY_TYPE_IDS))]
    pub property_type: Vec<LabelArg>,
    /// Maximum ids to remember, so that each record is written once; a million ids need about 50 MB
    #[arg(long, value_name = "N", default_value_t = Walk::<HotelsFeed>::DEFAULT_MAX_KNOWN_IDS)]
    pub known_ids: usize,
    /// Maximum records to write [default: all]
    #[arg(long, value_name = "N", value_parser = one_or_more::<i64>)]
    pub limit: Option<i64>,
}

/// The kind of record in a feed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Records {
    /// All hotels
    Hotels,
    /// Airports, metro areas, cities, regions and countries
    Places,
}
