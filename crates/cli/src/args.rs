//! The command line.

mod check;
mod flights;
mod help;
mod listed;
mod places;
mod serve;

use std::net::IpAddr;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

pub use check::CheckArgs;
pub use flights::{FlightsArgs, PlaceArg};
pub use places::{PlacesArgs, Vertical};
pub use serve::{ServeArgs, pace};

/// Search flights from a terminal, serve the Wayfare API, check payloads.
///
/// Without any set-up it searches an embedded inventory: real airports, believable timetables, invented prices. With
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
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Search flights
    Flights(Box<FlightsArgs>),
    /// Find airports, cities and other places by their names
    Places(PlacesArgs),
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
#[command(next_help_heading = "General options")]
pub struct General {
    /// Print results and errors only: no progress, no notices
    #[arg(long, short, global = true)]
    pub quiet: bool,
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

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_well_formed() {
        Wayfare::command().debug_assert();
    }
}
