//! The command line.

mod cars;
mod check;
mod class;
mod feeds;
mod flights;
mod help;
mod hotel;
mod hotels;
mod label;
mod listed;
mod places;
mod polled;
mod serve;
mod stay;

use std::ffi::OsString;
use std::net::IpAddr;
use std::str::FromStr;

use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use clap_complete::Shell;
use wayfare_models::ValueError;
use wayfare_models::common::CurrencyCode;

use crate::flag::Flags;

#[cfg(test)]
pub use cars::tests as cars_tests;
pub use cars::{CarFilterArgs, CarPlaceArg, CarsArgs};
pub use check::CheckArgs;
pub use feeds::{ConstantsArgs, FeedArgs, Records};
pub use flights::{FlightsArgs, PlaceArg};
pub use hotel::{HotelArg, HotelArgs};
#[cfg(test)]
pub use hotels::tests as hotels_tests;
pub use hotels::{DestinationArg, FilterArgs, HotelsArgs};
pub use label::LabelArg;
pub use places::{PlacesArgs, Vertical};
pub use serve::{ServeArgs, pace};
pub use stay::StayArgs;

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
    after_long_help = help::WAYFARE
)]
pub struct Wayfare {
    /// What holds for all commands.
    #[command(flatten)]
    pub general: General,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// The flags that were given, and what they set.
    #[arg(skip)]
    pub flags: Flags,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Search flights
    Flights(Box<FlightsArgs>),
    /// Search hotels
    Hotels(Box<HotelsArgs>),
    /// Show one hotel: what it is, what it has, its rates
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
    /// Tell where a captured payload differs from the API's description
    Check(CheckArgs),
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// What holds for all commands.
#[derive(Debug, Args)]
pub struct General {
    /// Print results and errors only: no progress, no notices
    #[arg(long, short, global = true)]
    pub quiet: bool,
    /// The service to search.
    #[command(flatten)]
    pub connection: Connection,
}

/// Which service is searched, and as whom.
#[derive(Debug, Args)]
#[command(next_help_heading = "Connection")]
#[allow(rustdoc::bare_urls, reason = "it is an example, not a link")]
pub struct Connection {
    /// The service to search, such as https://api.example.com
    ///
    /// Needs a key in WAYFARE_API_KEY. There is no option for the key, since any user of a machine can read the command
    /// lines of all.
    #[arg(long, value_name = "URL", env = "WAYFARE_BASE_URL", hide_env_values = true, global = true)]
    pub base_url: Option<String>,
    /// The user agent to search as [default: wayfare/VERSION]
    #[arg(long, value_name = "TEXT", global = true)]
    pub user_agent: Option<String>,
    /// The address to search as; services may ask for one, and take the market from it
    #[arg(long, value_name = "ADDRESS", global = true)]
    pub client_ip: Option<IpAddr>,
}

impl Wayfare {
    /// Reads the command line.
    ///
    /// # Errors
    /// Where it is not valid, and where help is asked for.
    pub fn read(words: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Result<Self, clap::Error> {
        let mut command = Wayfare::definition();
        let matches = command.try_get_matches_from_mut(words)?;
        let read = Wayfare::from_arg_matches(&matches).map_err(|error| error.format(&mut command))?;
        Ok(Wayfare { flags: Flags::of(&command, &matches), ..read })
    }

    /// The commands and their options, those of a connection shown with the commands only that make one.
    pub fn definition() -> clap::Command {
        let mut command = Wayfare::command();
        // Hands what holds for all commands on to each of them.
        command.build();
        let connection = Connection::augment_args(clap::Command::new("connection"));
        let of_connection =
            |arg: &clap::Arg| connection.get_arguments().any(|known| known.get_id() == arg.get_id());
        for name in ["serve", "check", "completions"] {
            command = command.mut_subcommand(name, |command| {
                command.mut_args(|arg| if of_connection(&arg) { arg.hide(true) } else { arg })
            });
        }
        command
    }
}

/// A number to count with.
fn one_or_more<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= N::from(1));
    number.ok_or("expected a whole number, 1 or more")
}

fn currency(text: &str) -> Result<CurrencyCode, ValueError> {
    text.to_ascii_uppercase().parse()
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
            ("hotels", true),
            ("hotel", true),
            ("cars", true),
            ("places", true),
            ("constants", true),
            ("feed", true),
            ("serve", false),
            ("check", false),
        ] {
            assert_eq!(help(name).contains("--base-url"), shown, "{name}");
            assert!(help(name).contains("--quiet"), "{name}");
        }
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
}
