//! Command-line arguments of `wayfare constants`.

use clap::Args;
use wayfare_models::common::LanguageCode;
use wayfare_models::feeds::{ConstantType, ConstantsQuery};

use crate::flag::Sets;
use crate::session::limits::DeadlineArg;
use crate::values::codes::language;
use crate::values::listed::listed;

/// The text below the options in `wayfare constants --help`.
const AFTER_HELP: &str = "\
Filters of 'wayfare hotels' accept both ids and labels.

Examples:
  wayfare constants facility
  wayfare constants --json

Exit codes: 0 found, 1 nothing found, 2 invalid arguments, 3 network or service failure, 4 key rejected, 5 labels \
may be missing, or stopped by --deadline, Ctrl-C or SIGTERM.";

/// List the labels of numeric ids in hotel responses
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct ConstantsArgs {
    /// Kind of ids to list [default: all]
    #[arg(value_parser = listed::<ConstantType>())]
    #[arg(add = Sets::Parameter(ConstantsQuery::TYPES))]
    pub kind: Option<ConstantType>,
    /// Language of the labels, such as de or zh_CN [default: EN]
    #[arg(long, value_name = "CODE", value_parser = language)]
    #[arg(add = Sets::Parameter(ConstantsQuery::LANGUAGE_CODE))]
    pub language: Option<LanguageCode>,
    /// Print the records as JSON, on one line, as the service sent them
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub waiting: DeadlineArg,
}
