//! The command line: commands, shared options and parsing.

use std::error::Error as _;
use std::ffi::OsString;
use std::fmt::Display;

use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use wayfare_models::common::CurrencyCode;

use crate::calendar::args::CalendarArgs;
use crate::cars::args::CarsArgs;
use crate::check::args::CheckArgs;
use crate::completions::CompletionsArgs;
use crate::config::Origin;
use crate::constants::args::ConstantsArgs;
use crate::exit::Failure;
use crate::feed::args::FeedArgs;
use crate::flag::Flags;
use crate::flight::args::FlightArgs;
use crate::flights::args::{FlightsArgs, PlaceArg, no_destination};
use crate::hotel::args::HotelArgs;
use crate::hotels::args::HotelsArgs;
use crate::man::ManArgs;
use crate::places::args::PlacesArgs;
use crate::serve::args::ServeArgs;
use crate::session::connect::{BASE_URL_VARIABLE, CONNECTION, Connection};
use crate::terminal::output::{Console, ERROR_LEAD};
use crate::terminal::screen::ColourArg;

/// The text below the options in `wayfare --help`.
const AFTER_HELP: &str = "\
Examples:
  wayfare flights BOS LHR --depart +45d --return +52d
  wayfare flights boston london --depart 2027-03-14 --adults 2 --sort duration
  wayfare flight BOS-LHR:20270314:BA310
  wayfare calendar BOS LHR --month 2027-03
  wayfare hotels boston --checkin +30d --checkout +33d --stars 4,5 --facets
  wayfare hotel khotel:20197195856 --checkin 2027-03-14 --checkout 2027-03-17
  wayfare cars LAX --pickup +45dT10:00 --dropoff +49dT10:00 --class suv
  wayfare places flights 'new york'
  wayfare serve
  wayfare check flights answer.json

Exit codes:
  0  Success: results were found, or the command finished
  1  The search is complete and found nothing; with 'check --strict', the
     payload differs from the description
  2  The command line or the request is not valid, or a checked payload can't
     be decoded
  3  The network or the service failed, or the output could not be written
  4  The key was rejected
  5  Results may be missing: stopped by --deadline, Ctrl-C, SIGTERM or closing
     the terminal; no results when --until or --settle ended the search; far
     fewer results than the service counts or sent before; unreadable results.
     For 'serve', some calls were interrupted at shutdown.
     Results found so far are printed. A second signal quits at once, with 128
     plus its number

With --json, stdout has only the result. stderr has one line of JSON for each
notice, {\"notice\": \"...\"}, and for the error that ended the command:
  {\"error\": {\"kind\": \"rate_limited\", \"message\": \"...\", \"exit\": 3, ...}}
  kind        usage, stopped, output or failed; for a call: configuration,
              invalid_request, key_rejected, forbidden, refused, rate_limited,
              service, network, proxy, circuit_open, timeout, decode, too_large
              or unexpected
  message     What happened, in one sentence
  exit        The exit code
  details     All errors as text; may be empty
  help        What to do about the error, if known
  operation, status, cause, attempts, retryable, retryAfter, requestId, codes
              For a failed call, each if known: the operation, the HTTP status,
              the cause of a network failure, the number of attempts, whether a
              later attempt may succeed, the seconds to wait, and the service's
              request id and error codes
On a terminal, progress is shown even with --json. --quiet leaves only the
error.

Environment:
  WAYFARE_BASE_URL    The service to search, as --base-url
  WAYFARE_API_KEY     The key for the service. Never printed, and not an option,
                      since process lists show options
  WAYFARE_PROFILE     The profile, as --profile
  WAYFARE_CONFIG      The configuration file, as --config
  WAYFARE_PUBLIC_URL  Base URL of inventory links, as --public-url
  WAYFARE_PACE        The pace of the embedded inventory, as --pace
  WAYFARE_LOG         Log filter of 'serve': error, warn, info, debug. See
                      'wayfare serve --help' for the variables of other settings
  COLUMNS             Width of printed tables, in columns
  NO_COLOR            Turns colours and links off; CLICOLOR_FORCE turns them on
                      everywhere; --color takes precedence over both

Configuration:
  A profile is a table of the file. Options take precedence over the
  environment, which takes precedence over the profile. The table [serve] is for
  'wayfare serve'.

  [profile.work]
  base-url = \"https://api.example.com\"
  key-file = \"work.key\"  # contains only the key; profiles can't contain keys
  currency = \"EUR\"
  market = \"DE\"          # determines the default currency
  home = \"BER\"           # origin of 'wayfare flights LHR'
  public-url = \"https://travel.example\"  # links to the embedded inventory";

/// Search flights, hotels and rental cars from a terminal, serve the Wayfare API, and check payloads.
///
/// By default, the command searches an embedded inventory with real places, plausible timetables and invented prices.
/// Set WAYFARE_BASE_URL and WAYFARE_API_KEY to search a live service.
#[derive(Debug, Parser)]
#[command(
    name = "wayfare",
    version,
    max_term_width = 80,
    arg_required_else_help = true,
    after_help = "Run 'wayfare help COMMAND' for the options of a command and for examples.",
    after_long_help = AFTER_HELP
)]
pub struct Wayfare {
    /// Options that all commands share.
    #[command(flatten)]
    pub general: General,
    #[command(subcommand)]
    pub command: Command,
    /// Flags on the command line, and the fields that they set.
    #[arg(skip)]
    pub flags: Flags,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Search flights
    Flights(Box<FlightsArgs>),
    /// Show one itinerary: flights, layovers, fares of all providers, conditions
    Flight(FlightArgs),
    /// Show the lowest known fares for a route, day by day, without a search
    Calendar(CalendarArgs),
    /// Search hotels
    Hotels(Box<HotelsArgs>),
    /// Show one hotel: description, facilities, rates
    Hotel(Box<HotelArgs>),
    /// Search rental cars
    Cars(Box<CarsArgs>),
    /// Find airports, cities and other places by name
    Places(PlacesArgs),
    /// List the labels of numeric ids in hotel responses
    Constants(ConstantsArgs),
    /// Write all hotels or all places, one JSON object per line
    Feed(FeedArgs),
    /// Serve the Wayfare API with an embedded inventory
    Serve(ServeArgs),
    /// List the differences between a captured payload and the API's description
    Check(CheckArgs),
    /// Print shell completions
    Completions(CompletionsArgs),
    /// Write the manual pages
    Man(ManArgs),
}

impl Command {
    /// Returns whether the command calls a service, and therefore has connection options.
    pub fn connects(&self) -> bool {
        !matches!(self, Command::Serve(_) | Command::Check(_) | Command::Completions(_) | Command::Man(_))
    }

    /// Returns the currency option, if the command has one.
    fn currency(&mut self) -> Option<&mut Option<CurrencyCode>> {
        match self {
            Command::Flights(args) => Some(&mut args.currency),
            Command::Flight(args) => Some(&mut args.currency),
            Command::Calendar(args) => Some(&mut args.currency),
            Command::Hotels(args) => Some(&mut args.stay.currency),
            Command::Hotel(args) => Some(&mut args.stay.currency),
            Command::Cars(args) => Some(&mut args.currency),
            _ => None,
        }
    }

    /// Returns the origin and destination arguments, if the command has them.
    fn route(&mut self) -> Option<(&mut Option<PlaceArg>, &mut Option<PlaceArg>)> {
        match self {
            Command::Flights(args) => Some((&mut args.from, &mut args.to)),
            Command::Calendar(args) => Some((&mut args.from, &mut args.to)),
            _ => None,
        }
    }
}

/// Returns the value of an option, given by its names: an empty string if the option has no value, `None` if the option
/// is missing. Clap stops at the first error in a command line, but later options still affect the output.
pub fn option_value(words: impl IntoIterator<Item = OsString>, names: &[&str]) -> Option<String> {
    let words = words.into_iter().map(|word| word.to_string_lossy().into_owned());
    let mut words = words.take_while(|word| word != "--");
    let value = words.find_map(|word| {
        let (name, value) = word.split_once('=').map_or((&*word, None), |(name, value)| (name, Some(value)));
        names.contains(&name).then(|| value.map(str::to_owned))
    })?;
    Some(value.or_else(|| words.next()).unwrap_or_default())
}

/// Converts a command-line error to a failure that contains clap's error message, its lists of values, and its tips.
pub fn failure(error: &clap::Error) -> Failure {
    // If there is no usage and the lists are empty, clap renders only the sentence.
    let mut sentence = clap::Error::new(error.kind());
    let mut details = Vec::new();
    for (kind, value) in error.context() {
        match (kind, value) {
            (ContextKind::Usage, _) => {}
            (ContextKind::ValidValue, ContextValue::Strings(values)) => {
                let all = format!("[possible values: {}]", values.join(", "));
                details.extend((!values.is_empty()).then_some(all));
            }
            (ContextKind::SuggestedArg, name) => details.push(similar("argument", &[name])),
            (ContextKind::SuggestedValue, name) => details.push(similar("value", &[name])),
            (ContextKind::SuggestedSubcommand, ContextValue::Strings(names)) => {
                details.push(similar("subcommand", names));
            }
            (ContextKind::Suggested, ContextValue::StyledStrs(tips)) => {
                details.extend(tips.iter().map(|tip| format!("tip: {tip}")));
            }
            (_, ContextValue::Strings(list)) => {
                details.extend_from_slice(list);
                sentence.insert(kind, ContextValue::Strings(Vec::new()));
            }
            _ => drop(sentence.insert(kind, value.clone())),
        }
    }
    let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
    let sentence = sentence.to_string();
    let failure = Failure::invalid(sentence.trim_start_matches(ERROR_LEAD).trim().to_owned() + &cause);
    failure.with_details(details).with_help(match error.get(ContextKind::Usage) {
        Some(_) => "'--help' lists commands and options",
        None => "For more information, try '--help'.",
    })
}

/// Formats clap's suggestion of similar names.
fn similar(noun: &str, names: &[impl Display]) -> String {
    let names: Vec<_> = names.iter().map(|name| format!("'{name}'")).collect();
    match &names[..] {
        [name] => format!("tip: a similar {noun} exists: {name}"),
        names => format!("tip: some similar {noun}s exist: {}", names.join(", ")),
    }
}

/// Options that all commands share.
#[derive(Debug, Args)]
pub struct General {
    /// Print results and errors only: no progress, no notices
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// When to use colours and links: auto, always or never
    #[arg(long, value_name = "WHEN", global = true, value_enum, default_value_t, visible_alias = "colour")]
    #[arg(hide_possible_values = true)]
    pub color: ColourArg,
    #[command(flatten)]
    pub connection: Connection,
}

impl Wayfare {
    /// Parses the command line.
    ///
    /// # Errors
    /// Returns an error if the command line is invalid, or requests help or the version.
    pub fn read(words: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Result<Self, clap::Error> {
        let mut command = Wayfare::definition();
        let matches = command.try_get_matches_from_mut(words)?;
        let mut read = Wayfare::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
        let is_of_variable = matches.value_source("base_url") == Some(ValueSource::EnvVariable);
        let variable = || Origin::Variable(BASE_URL_VARIABLE.to_owned());
        read.general.connection.base_url_origin = is_of_variable.then(variable);
        Ok(Wayfare { flags: Flags::of(&command, &matches), ..read })
    }

    /// Fills in missing options from the selected profile and from the market.
    ///
    /// # Errors
    /// Returns an error if the profile can't be read, or if a route has no destination.
    pub fn take_profile(&mut self, console: &Console) -> Result<(), Failure> {
        if !self.command.connects() {
            return Ok(());
        }
        self.general.connection.take_profile()?;
        let connection = &self.general.connection;
        if let Some(currency @ None) = self.command.currency() {
            *currency = connection.currency();
        }
        let Some((from @ Some(_), to @ None)) = self.command.route() else { return Ok(()) };
        let home =
            connection.taken.as_ref().and_then(|profile| Some((profile.settings.home?, &profile.name)));
        let (home, profile) = home.ok_or_else(no_destination)?;
        console.notice(&format!("From {home}, the home of the profile {profile:?}."));
        *to = from.replace(PlaceArg::Codes(vec![home]));
        self.flags.set_origin_to_home();
        Ok(())
    }

    /// Returns the definition of all commands. Connection options are shown only for commands that connect.
    pub fn definition() -> clap::Command {
        let mut command = Wayfare::command();
        // Propagates global options to the subcommands.
        command.build();
        command = command.mut_subcommands(|command| command.mut_args(with_negative_numbers));
        for name in ["serve", "check", "completions", "man"] {
            command = command.mut_subcommand(name, |command| command.mut_args(without_connection));
        }
        command
    }
}

/// Hides an option if it is a connection option.
fn without_connection(arg: clap::Arg) -> clap::Arg {
    let is_hidden = arg.is_hide_set() || arg.get_help_heading() == Some(CONNECTION);
    arg.hide(is_hidden)
}

/// Accepts `-5` as the value of an option, so that the option's parser rejects the value and lists the allowed values.
fn with_negative_numbers(arg: clap::Arg) -> clap::Arg {
    let takes_value = !arg.is_positional() && arg.get_action().takes_values();
    arg.allow_negative_numbers(takes_value)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Parses `wayfare` with these arguments.
    pub fn read(words: &str) -> Result<Wayfare, clap::Error> {
        Wayfare::read(["wayfare"].into_iter().chain(words.split_whitespace()))
    }

    /// Parses these arguments and returns the arguments of the subcommand.
    pub fn args<A>(words: &str, of: fn(Command) -> Option<A>) -> A {
        of(read(words).unwrap().command).unwrap_or_else(|| panic!("unexpected command: {words}"))
    }

    /// Asserts that these arguments are rejected with a message that contains `expected`.
    #[track_caller]
    pub fn assert_rejected(words: &str, expected: &str) {
        let error = read(words).unwrap_err().to_string();
        assert!(error.contains(expected), "{words}: {error}");
    }

    /// Returns the root command and all subcommands.
    fn all() -> Vec<clap::Command> {
        let command = Wayfare::definition();
        command.get_subcommands().chain([&command]).cloned().collect()
    }

    #[test]
    fn help_and_examples_fit_80_columns() {
        for mut command in all() {
            let help = command.render_long_help().to_string();
            let is_example = |line: &&str| line.starts_with("  wayfare ");
            let below = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
            for line in help.lines().chain(below.lines().filter(is_example)) {
                assert!(line.chars().count() <= 80, "{}: {line}", command.get_name());
            }
        }
    }

    #[test]
    fn shared_options_have_the_same_value_names() {
        let commands = all();
        let of = |name: &str, long: &str| {
            let command = commands.iter().find(|command| command.get_name() == name).unwrap();
            let arg = command.get_arguments().find(|arg| arg.get_long() == Some(long));
            arg.unwrap_or_else(|| panic!("{name} has no --{long}")).get_value_names().map(<[_]>::to_vec)
        };
        for (long, names) in [
            ("sort", &["flights", "hotels", "cars"][..]),
            ("desc", &["flights", "hotels", "cars"]),
            ("limit", &["flights", "hotels", "cars", "feed"]),
            ("page", &["flights", "hotels", "cars"]),
            ("currency", &["flights", "calendar", "hotels", "hotel", "cars"]),
            ("language", &["hotels", "hotel", "places", "constants", "feed"]),
            ("nonstop", &["flights", "calendar"]),
            ("price-mode", &["flights", "cars"]),
            ("max-price", &["hotels", "cars"]),
            ("until", &["flights", "cars"]),
            ("pace", &["flights", "flight", "hotels", "hotel", "cars", "serve"]),
            ("deadline", &["flights", "calendar", "hotels", "hotel", "cars", "places", "constants"]),
            ("json", &["flights", "calendar", "hotels", "hotel", "cars", "places", "constants", "check"]),
        ] {
            let first = of(names[0], long);
            assert!(names.iter().all(|name| of(name, long) == first), "{long}");
        }
    }

    #[test]
    fn help_examples_parse() {
        for command in all() {
            let below = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
            for line in below.lines().filter(|line| line.starts_with("  wayfare ")) {
                let line = line.split(['>', '|']).next().unwrap_or_default().split("    ").next().unwrap();
                let words = line.replace('\'', "").replace("los angeles", "LAX").replace("new york", "NYC");
                let read = Wayfare::read(words.split("&&").next().unwrap().split_whitespace());
                assert!(read.is_ok(), "{line}: {}", read.unwrap_err());
            }
        }
    }

    #[test]
    fn the_command_line_is_well_formed() {
        Wayfare::command().debug_assert();
        Wayfare::definition().debug_assert();
    }

    #[test]
    fn global_options_may_precede_or_follow_the_command() {
        for words in ["--base-url http://a -q places flights x", "places flights x -q --base-url http://a"] {
            let args = read(words).unwrap();
            assert_eq!(
                (args.general.connection.base_url.as_deref(), args.general.quiet),
                (Some("http://a"), true)
            );
        }
    }

    #[test]
    fn command_line_errors_keep_all_of_claps_details() {
        for (words, details) in [
            ("cars LAX", 2),
            ("flights BOS LHR --depart +1d --cabin sofa", 1),
            ("flights BOS LHR --depart +1d --cabin busines", 2),
            ("flights BOS LHR --depart soon", 0),
            ("flights BOS LHR --leg BOS-LHR:+1d", 0),
            ("hotels boston --page", 0),
            ("hotels boston --pag 1", 1),
            ("hotels boston --frobnicate", 1),
            ("fligh BOS", 1),
        ] {
            let error = read(words).unwrap_err();
            let (failure, text) = (failure(&error).to_string(), error.to_string());
            let (fault, _) = failure.split_once("\nhelp: ").unwrap();
            assert_eq!(fault.lines().count(), 1 + details, "{failure}");
            assert!(fault.lines().all(|line| text.lines().any(|shown| shown == line)), "{failure}\n{text}");
        }
    }

    #[test]
    fn words_after_a_double_dash_are_not_options() {
        let asks = |words: &str| option_value(words.split(' ').map(OsString::from), &["--json"]).is_some();
        assert!(asks("wayfare flights --json --frobnicate") && !asks("wayfare places flights -- --json"));
    }

    #[test]
    fn help_mentions_only_existing_options() {
        let mut command = Wayfare::definition();
        let all: Vec<_> = command.get_subcommands().chain([&command]).cloned().collect();
        let arguments = all.iter().flat_map(clap::Command::get_arguments);
        let names = arguments.filter_map(clap::Arg::get_long_and_visible_aliases).flatten();
        let known: Vec<_> = names.map(|name| format!("--{name}")).collect();
        let help_texts = all.into_iter().map(|mut command| command.render_long_help().to_string());
        let help_texts: String = help_texts.chain([command.render_long_help().to_string()]).collect();
        let words = help_texts.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let named: Vec<_> = words.filter(|word| word.starts_with("--")).collect();
        assert!(named.len() > 100, "{named:?}");
        for option in named {
            assert!(known.iter().any(|known| known == option), "{option}");
        }
    }
}
