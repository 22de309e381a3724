//! The command line of `wayfare serve`, and with it every setting: an option is a variable and a key of the
//! configuration file as well (`settings`).

use std::fmt;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use wayfare_models::common::CountryCode;
use wayfare_service::Builder;
use wayfare_service::http::{CorsOrigin, Network};

use super::limits::{ConnectionSettings, SearchSettings};
use super::log::LogSettings;
use super::page::PageSettings;
use super::store::StoreSettings;
use super::tls::TlsSettings;
use crate::config::marks::{Key, Secret};
use crate::values::codes::country;
use crate::values::numbers::pace;
use crate::values::url::{ADDR, base_url};

/// Text below the options in `wayfare serve --help`.
const BELOW: &str = "\
At / is a search page for browsers. The service answers the operations that the API's description has, with real places \
and an embedded inventory: the same flights for the same seed, route and day, at invented prices. It stops on Ctrl-C or \
SIGTERM, after it has answered all running calls; a second one quits at once. SIGHUP reads the certificate again, and \
stops nothing. Each call is logged on stderr, without its key; a reader that is too slow misses lines, which are \
counted, and holds up nothing.

Each option can also be set in the environment and in the table [serve] of a TOML file. Options win over the \
environment, which wins over the file. The variable has the option's name in capitals: WAYFARE_SERVE_ADDR; lists are \
separated by commas. The file has the name as it is: addr = \"0.0.0.0:8080\"; lists are arrays. Exceptions:

  --key         keys in the file, WAYFARE_SERVE_KEYS
  --keys        keys-file in the file, WAYFARE_SERVE_KEYS_FILE
  --log-filter  WAYFARE_LOG

Keys of the list and of the file of keys add up.

Examples:
  wayfare serve
  wayfare serve --addr 127.0.0.1:0 --key test-key --pace 0
  wayfare serve --key shop=k3y --key poor=k4y --deny poor --rate 60
  wayfare serve --config wayfare.toml --print-config
  wayfare serve --strict
  wayfare serve --admin-addr 127.0.0.1:9090
  wayfare serve --base-url https://travel.example
  wayfare serve --tiles https://tiles.example/style.json
  wayfare serve --store redis://store.example:6379

Exit codes: 0 stopped by Ctrl-C or SIGTERM, 2 invalid, 3 the address or the store can't be used, 5 stopped, but calls were cut off.";

/// The command line of `wayfare serve`: where its settings come from, and those that it has itself.
#[derive(Clone)]
pub struct ServeArgs {
    /// Where the other settings are, and what to do with them.
    pub configuration: Configuration,
    /// The command line, as long as the environment and the file have not been asked.
    pub given: ArgMatches,
}

/// What to do with the settings.
#[derive(Args, Clone, Debug)]
pub struct Configuration {
    /// TOML file with settings, in its table 'serve' [env: WAYFARE_SERVE_CONFIG, WAYFARE_CONFIG]
    ///
    /// Without it, wayfare/config.toml in the user's configuration folder, if it is there: $XDG_CONFIG_HOME or ~/.config,
    /// %APPDATA% on Windows. Its tables [profile.NAME] are those of searches.
    #[arg(long, value_name = "FILE", help_heading = "Configuration")]
    pub config: Option<PathBuf>,
    /// Print all settings and where each comes from, as TOML without keys, and exit
    #[arg(long, help_heading = "Configuration")]
    pub print_config: bool,
    /// Check all settings, and exit with 0 or 2
    #[arg(long, help_heading = "Configuration")]
    pub check_config: bool,
}

/// The settings. What an option is called here is what it is called in the environment and in the file.
#[derive(Args)]
pub struct Settings {
    /// Address to listen on; port 0 is any free one
    #[arg(long, value_name = "HOST:PORT", default_value = ADDR, value_parser = address)]
    pub addr: String,
    /// Address of metrics and health checks, which ask for no key: for operators alone
    #[arg(long, value_name = "HOST:PORT", value_parser = address)]
    pub admin_addr: Option<String>,
    /// A key that callers may use, any number of times; without it, any key will do
    ///
    /// The name stands for the key in the log: key1, key2 and so on, unless it is given. Process lists show options:
    /// give keys that are good for anything else in a file.
    #[arg(long = "key", value_name = "[NAME=]KEY", add = Secret, add = Key("keys"))]
    pub keys: Vec<String>,
    /// File of keys that callers may use: name=key a line; # begins a comment
    #[arg(long = "keys", value_name = "FILE", add = Key("keys-file"))]
    pub keys_file: Option<PathBuf>,
    /// A key, or the name of one, that is known and refused with 403
    #[arg(long, value_name = "KEY", add = Secret)]
    pub deny: Vec<String>,
    /// A key, or the name of one, whose options have cashback
    #[arg(long, value_name = "KEY", add = Secret)]
    pub cashback: Vec<String>,
    /// Base URL of the links in answers [default: the scheme and the host that are called]
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub base_url: Option<String>,
    /// A network of proxies that are believed what they tell of callers, such as 10.0.0.0/8; any number of times
    #[arg(long, value_name = "NETWORK")]
    pub trusted_proxy: Vec<Network>,
    /// An origin whose pages may call from browsers, by scheme and host, or *; any number of times
    #[arg(long, value_name = "ORIGIN")]
    pub cors_origin: Vec<CorsOrigin>,
    /// Most requests of a key in a minute; of an address, where any key will do
    #[arg(long, value_name = "NUMBER", value_parser = rate)]
    pub rate: Option<NonZeroU32>,
    /// Most requests of an address in a minute, whatever the key
    #[arg(long, value_name = "NUMBER", value_parser = rate)]
    pub address_rate: Option<NonZeroU32>,
    /// Refuse parameters, fields and response options that the API does not have, to test a client
    ///
    /// Without it they are ignored, and listed in the header Wayfare-Ignored of the answer and in the log.
    #[arg(
        long,
        value_name = "BOOL",
        default_value_t = false,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        action = clap::ArgAction::Set,
        hide_possible_values = true
    )]
    pub strict: bool,
    /// The search page.
    #[command(flatten)]
    pub page: PageSettings,
    /// TLS.
    #[command(flatten)]
    pub tls: TlsSettings,
    /// Limits of connections.
    #[command(flatten)]
    pub connections: ConnectionSettings,
    /// Limits of searches.
    #[command(flatten)]
    pub searches: SearchSettings,
    /// The store that nodes share.
    #[command(flatten)]
    pub store: StoreSettings,
    /// The invented sellers.
    #[command(flatten)]
    pub inventory: InventorySettings,
    /// The log.
    #[command(flatten)]
    pub log: LogSettings,
}

/// Default pace of the embedded inventory. Clients poll after 0, 0.5, 1.25 and 2.375 s: at this pace fast providers answer
/// before the second poll and the slowest one, after 2.3 s at most, before the last, so that each phase is seen.
const PACE: f64 = 0.23;

/// Settings of the embedded inventory.
#[derive(Args, Debug)]
#[command(next_help_heading = "Inventory")]
pub struct InventorySettings {
    /// Seed of the inventory; each seed has other timetables and prices
    #[arg(long, value_name = "NUMBER", value_parser = seed, default_value_t = Builder::SEED)]
    pub seed: u64,
    /// Scales the providers' response times: 1 is realistic, 0 is instant
    #[arg(long, value_name = "FACTOR", value_parser = pace, default_value_t = PACE)]
    pub pace: f64,
    /// The country that searches come from, such as DE; it decides the currency of those that name none
    #[arg(long, value_name = "COUNTRY", value_parser = country, default_value = Builder::MARKET)]
    pub market: CountryCode,
}

impl FromArgMatches for ServeArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(ServeArgs { configuration: Configuration::from_arg_matches(matches)?, given: matches.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = ServeArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for ServeArgs {
    fn augment_args(command: Command) -> Command {
        Configuration::augment_args(Settings::augment_args(command)).after_long_help(BELOW)
    }

    fn augment_args_for_update(command: Command) -> Command {
        ServeArgs::augment_args(command)
    }
}

/// Without the command line, which may have keys.
impl fmt::Debug for ServeArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServeArgs").field("configuration", &self.configuration).finish_non_exhaustive()
    }
}

fn address(text: &str) -> Result<String, &'static str> {
    let parts = text.rsplit_once(':').filter(|(host, port)| !host.is_empty() && port.parse::<u16>().is_ok());
    parts.map(|_| text.to_owned()).ok_or("expected a host and a port, as 127.0.0.1:8080")
}

fn rate(text: &str) -> Result<NonZeroU32, &'static str> {
    text.parse().map_err(|_| "expected a whole number, 1 or more")
}

fn seed(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "expected a whole number")
}

#[cfg(test)]
mod tests {
    use specwright_core::Date;
    use wayfare_client::poll::{Phase, Protocol, Search};
    use wayfare_client::{Client, ServiceTransport};
    use wayfare_models::cars::{CarSearchPlace, CarSearchStart};
    use wayfare_models::flights::{FlightLocation, FlightSearchStart};
    use wayfare_models::hotels::{EntityKey, HotelStay, MultipleHotelQuery};
    use wayfare_models::rental::Moment;
    use wayfare_service::Service;

    use super::*;
    use crate::command_line::Wayfare;

    #[test]
    fn help_tells_all_settings() {
        let help = Wayfare::read(["wayfare", "serve", "--help"]).unwrap_err().to_string();
        insta::assert_snapshot!("help", help);
    }

    /// The phases that a client sees of a search, which takes no longer than 3 s.
    async fn phases<P: Protocol>(mut search: Search<P>) -> Vec<Phase> {
        let mut phases = Vec::new();
        while let Some(update) = search.next().await {
            phases.push(update.unwrap().phase);
        }
        let seconds = search.elapsed().as_secs_f64();
        assert!((1.0..3.0).contains(&seconds), "{seconds} s: {phases:?}");
        phases.dedup();
        phases
    }

    // Time passes only while everything waits, so that the speed of the machine does not matter.
    #[tokio::test(start_paused = true)]
    async fn clients_see_every_phase_of_a_search_within_3_seconds() {
        let service = Service::builder().key("k").pace(PACE).build();
        let transport = ServiceTransport::new(service.router());
        let client = Client::builder("http://travel.example").key("k").transport(transport).build().unwrap();
        let session = client.session();
        for day in 1..=5 {
            let date = |day| Date::new(2099, 6, day).unwrap();
            let [from, to] = ["BOS", "LHR"].map(|code| FlightLocation::airport(code).unwrap());
            let flights = session.flights().search(FlightSearchStart::one_way(from, to, date(day)));
            let place = CarSearchPlace::at_airport("LAX".parse().unwrap());
            let [pickup, dropoff] = [day, day + 4].map(|day| Moment::new(date(day), 10, 0).unwrap());
            let cars = session.cars().search(CarSearchStart::between(place, pickup, dropoff));
            let stay = HotelStay::of_nights(date(day), 3).unwrap();
            let hotels = MultipleHotelQuery::new(EntityKey::point(42.36, -71.06).unwrap()).with_stay(stay);
            let hotels = session.hotels().search_multiple(hotels);

            assert_eq!(phases(flights).await, [Phase::Partial, Phase::Displayable, Phase::Complete]);
            assert_eq!(phases(cars).await, [Phase::Partial, Phase::Displayable, Phase::Complete]);
            assert_eq!(phases(hotels).await, [Phase::Partial, Phase::Complete]);
        }
    }
}
