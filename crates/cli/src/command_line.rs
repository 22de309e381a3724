//! The command line.

use std::ffi::OsString;

use clap::parser::ValueSource;
use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use clap_complete::Shell;

use crate::calendar::args::CalendarArgs;
use crate::cars::args::CarsArgs;
use crate::check::args::CheckArgs;
use crate::constants::args::ConstantsArgs;
use crate::exit::Failure;
use crate::feed::args::FeedArgs;
use crate::flag::Flags;
use crate::flights::args::FlightsArgs;
use crate::hotel::args::HotelArgs;
use crate::hotels::args::HotelsArgs;
use crate::places::args::PlacesArgs;
use crate::serve::args::ServeArgs;
use crate::session::connect::Connection;

/// Text below the options in `wayfare --help`.
const BELOW: &str = "\
Examples:
  wayfare flights BOS LHR --depart +45d --return +52d
  wayfare flights boston london --depart 2027-03-14 --adults 2 --children 1 --sort duration
  wayfare calendar BOS LHR --month 2027-03
  wayfare hotels boston --checkin +30d --checkout +33d --rooms '2:4,6|1' --stars 4,5 --facets
  wayfare hotel khotel:1234 --checkin +30d --checkout +33d
  wayfare cars LAX --pickup +45dT10:00 --dropoff +49dT10:00 --class suv --unlimited-mileage
  wayfare places flights 'new york'
  wayfare serve
  wayfare check flights answer.json

Exit codes:
  0  Found, or done
  1  The search is complete and found nothing; with 'check --strict', the payload is not as described
  2  The command line or the request is not valid, or a checked payload can't be decoded
  3  The network or the service failed, or the output could not be written
  4  The key was rejected
  5  Stopped before complete: by --deadline, Ctrl-C, SIGTERM or the closing of the
     terminal; with nothing found so far, by --until or --settle, or where the service
     counts more than it gives; or the service took back results that it had given.
     What was found is printed. A second signal quits at once, with 128 and its number

With --json, stdout gets the result alone. stderr gets a line of JSON for each
notice, {\"notice\": \"...\"}, and for the error that ended the command:
  {\"error\": {\"kind\": \"rate_limited\", \"message\": \"...\", \"exit\": 3, ...}}
  kind        usage, stopped, output or failed; of a call configuration,
              invalid_request, key_rejected, forbidden, refused, rate_limited,
              service, network, proxy, circuit_open, timeout, decode, too_large
              or unexpected
  message     What happened, in one sentence
  exit        The exit code
  details     All faults, in words; may be empty
  help        What to do about it, if known
  operation, status, attempts, retryable, retryAfter, requestId, codes
              Of a failed call, each if known: its name, the HTTP status, how
              often it was sent, whether it may succeed later, the seconds to
              wait, the service's name for the request and its error codes
On a terminal, progress is drawn as without --json. --quiet leaves the error alone.

Environment:
  WAYFARE_BASE_URL  The service to search, as --base-url
  WAYFARE_API_KEY   The key for it. Never printed, and not an option, since process lists show options
  WAYFARE_PACE      Scales the waits of the embedded inventory: 1 is lifelike, 0 is at once
  WAYFARE_LOG       What 'serve' logs: error, warn, info, debug
  COLUMNS           The width to print tables for";

/// Search flights, hotels and rental cars from a terminal, serve the Wayfare API, check payloads.
///
/// Without any set-up it searches an embedded inventory: real places, believable timetables, invented prices. With
/// WAYFARE_BASE_URL and WAYFARE_API_KEY set it searches a service.
#[derive(Debug, Parser)]
#[command(
    name = "wayfare",
    version,
    max_term_width = 100,
    arg_required_else_help = true,
    after_help = "See 'wayfare help COMMAND' for the options of a command and for examples.",
    after_long_help = BELOW
)]
pub struct Wayfare {
    /// Options of all commands.
    #[command(flatten)]
    pub general: General,
    /// The command.
    #[command(subcommand)]
    pub command: Command,
    /// The given flags, and the fields that they set.
    #[arg(skip)]
    pub flags: Flags,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Search flights
    Flights(Box<FlightsArgs>),
    /// Show the lowest known fares of a route, day by day, without a search
    Calendar(CalendarArgs),
    /// Search hotels
    Hotels(Box<HotelsArgs>),
    /// Show one hotel: description, facilities, rates
    Hotel(Box<HotelArgs>),
    /// Search rental cars
    Cars(Box<CarsArgs>),
    /// Find airports, cities and other places by their names
    Places(PlacesArgs),
    /// List the labels of the numbers in hotel answers
    Constants(ConstantsArgs),
    /// Write all hotels or all places, a line of JSON each
    Feed(FeedArgs),
    /// Serve the Wayfare API with an embedded inventory
    Serve(ServeArgs),
    /// List the differences between a captured payload and the API's description
    Check(CheckArgs),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

impl Command {
    /// Whether the output is for programs.
    pub fn has_json(&self) -> bool {
        match self {
            Command::Flights(args) => args.polled.json,
            Command::Calendar(args) => args.json,
            Command::Hotels(args) => args.stay.json,
            Command::Hotel(args) => args.stay.json,
            Command::Cars(args) => args.polled.json,
            Command::Places(args) => args.json,
            Command::Constants(args) => args.json,
            Command::Check(args) => args.json,
            Command::Feed(_) | Command::Serve(_) | Command::Completions { .. } => false,
        }
    }
}

/// Whether a command line that can't be read asks for output for programs.
pub fn asks_for_json(words: impl IntoIterator<Item = OsString>) -> bool {
    words.into_iter().take_while(|word| word != "--").any(|word| word == "--json")
}

/// The fault of a command line as a failure: the sentence, then what is listed below it.
pub fn failure(error: &clap::Error) -> Failure {
    let text = error.render().to_string();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    let listed: Vec<_> = lines.take_while(|line| !line.starts_with("Usage:")).collect();
    let (help, details): (Vec<_>, Vec<_>) = listed.into_iter().partition(|line| line.starts_with("For more"));
    let failure = Failure::invalid(first.strip_prefix("error: ").unwrap_or(first));
    let failure = failure.with_details(details.into_iter().map(str::to_owned));
    failure.with_help(help.first().copied().unwrap_or("'--help' lists commands and options"))
}

/// Options of all commands.
#[derive(Debug, Args)]
pub struct General {
    /// Print results and errors only: no progress, no notices
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// The service to search.
    #[command(flatten)]
    pub connection: Connection,
}

impl Wayfare {
    /// Reads the command line.
    ///
    /// # Errors
    /// If it is not valid, or asks for help.
    pub fn read(words: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Result<Self, clap::Error> {
        let mut command = Wayfare::definition();
        let matches = command.try_get_matches_from_mut(words)?;
        let mut read = Wayfare::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
        if let Command::Serve(serve) = &mut read.command {
            // WAYFARE_BASE_URL names the service to search, which is another one.
            let is_given = matches
                .subcommand()
                .is_some_and(|(_, serve)| serve.value_source("base_url") == Some(ValueSource::CommandLine));
            serve.base_url = read.general.connection.base_url.clone().filter(|_| is_given);
        }
        let origin = matches.value_source("base_url");
        read.general.connection.is_from_environment = origin == Some(ValueSource::EnvVariable);
        Ok(Wayfare { flags: Flags::of(&command, &matches), ..read })
    }

    /// The commands and their options. Connection options are shown only for commands that connect.
    pub fn definition() -> clap::Command {
        let mut command = Wayfare::command();
        // Passes the options of all commands on to each of them.
        command.build();
        let connection = Connection::augment_args(clap::Command::new("connection"));
        let of_connection =
            |arg: &clap::Arg| connection.get_arguments().any(|known| known.get_id() == arg.get_id());
        let of_links =
            "Base URL of the links in answers [default: http:// and the host that the caller names]";
        for name in ["serve", "check", "completions"] {
            let shown = |arg: clap::Arg| match name == "serve" && arg.get_id() == "base_url" {
                true => arg.hide_env(true).help(of_links).long_help(of_links),
                false if of_connection(&arg) => arg.hide(true),
                false => arg,
            };
            command = command.mut_subcommand(name, |command| command.mut_args(shown));
        }
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Wayfare::command().debug_assert();
        Wayfare::definition().debug_assert();
    }

    #[test]
    fn options_of_a_connection_are_shown_where_there_is_one() {
        let help = |name| Wayfare::read(["wayfare", name, "--help"]).unwrap_err().to_string();
        for (name, shown) in [
            ("flights", true),
            ("calendar", true),
            ("hotels", true),
            ("hotel", true),
            ("cars", true),
            ("places", true),
            ("constants", true),
            ("feed", true),
            ("serve", true),
            ("check", false),
        ] {
            assert_eq!(help(name).contains("--base-url"), shown, "{name}");
            assert!(help(name).contains("--quiet"), "{name}");
        }
    }

    #[test]
    fn the_base_url_of_links_is_not_that_of_the_service_to_search() {
        let read = |words: &str| match Wayfare::read(format!("wayfare {words}").split(' ')).unwrap().command {
            Command::Serve(serve) => serve.base_url,
            _ => None,
        };
        assert_eq!(read("serve --base-url https://a.example").as_deref(), Some("https://a.example"));
        assert_eq!(read("--base-url https://a.example serve").as_deref(), Some("https://a.example"));
        assert_eq!(read("serve"), None);
    }

    #[test]
    fn options_for_all_commands_may_stand_before_and_after() {
        for words in ["--base-url http://a -q places flights x", "places flights x -q --base-url http://a"] {
            let args = Wayfare::read(format!("wayfare {words}").split(' ')).unwrap();
            assert_eq!(
                (args.general.connection.base_url.as_deref(), args.general.quiet),
                (Some("http://a"), true)
            );
        }
    }

    #[test]
    fn a_fault_of_the_command_line_is_a_failure_with_all_that_is_told_of_it() {
        let failure = |words: &str| failure(&Wayfare::read(words.split(' ')).unwrap_err()).to_string();
        assert_eq!(
            failure("wayfare cars LAX --json"),
            "error: the following required arguments were not provided:\n  --pickup <TIME>\n  --dropoff <TIME>\n\
             help: '--help' lists commands and options"
        );
        let failure = failure("wayfare flights BOS LHR --depart +1d --cabin sofa --json");
        assert!(
            failure.starts_with("error: invalid value 'sofa' for '--cabin <CABIN>'\n  [possible"),
            "{failure}"
        );
        assert!(failure.ends_with("\nhelp: For more information, try '--help'."), "{failure}");
    }

    #[test]
    fn what_stands_behind_the_end_of_the_options_asks_for_nothing() {
        let asks = |words: &str| asks_for_json(words.split(' ').map(OsString::from));
        assert!(asks("wayfare flights --json --frobnicate") && !asks("wayfare places flights -- --json"));
    }

    #[test]
    fn help_names_no_option_that_there_is_not() {
        let mut command = Wayfare::definition();
        let all: Vec<_> = command.get_subcommands().chain([&command]).cloned().collect();
        let arguments = all.iter().flat_map(clap::Command::get_arguments);
        let names = arguments.filter_map(clap::Arg::get_long_and_visible_aliases).flatten();
        let known: Vec<_> = names.map(|name| format!("--{name}")).collect();
        let helps = all.into_iter().map(|mut command| command.render_long_help().to_string());
        let helps: String = helps.chain([command.render_long_help().to_string()]).collect();
        let words = helps.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let named: Vec<_> = words.filter(|word| word.starts_with("--")).collect();
        assert!(named.len() > 100, "{named:?}");
        for option in named {
            assert!(known.iter().any(|known| known == option), "{option}");
        }
    }
}
