//! Command-line arguments of `wayfare serve`. Each setting is an option, and also an environment variable and a key of
//! the configuration file (`settings`).

use std::fmt;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use wayfare_models::common::CountryCode;
use wayfare_service::Builder;
use wayfare_service::http::{AllowedHost, CorsOrigin, Network};

use super::limits::{ConnectionSettings, SearchSettings};
use super::log::LogSettings;
use super::page::PageSettings;
use super::store::StoreSettings;
use super::tls::TlsSettings;
use super::upstream::UpstreamSettings;
use crate::config::declared::switch;
use crate::config::marks::{Key, Secret};
use crate::values::codes::country;
use crate::values::numbers::pace;
use crate::values::url::{ADDR, base_url};

/// The text below the options in `wayfare serve --help`.
const AFTER_HELP: &str = "\
Serves all operations of the API and, at /, a search page for browsers. Data comes from an embedded inventory with real \
places and invented prices: the same seed, route and day always yield the same flights. With --upstream, data comes from \
a live service instead. The service stops on Ctrl-C or \
SIGTERM, after it has answered the running calls, or after --grace; a second signal quits at once. SIGHUP reloads the \
certificate. Each call is logged on stderr, without the key. If the reader of the log is too slow, lines are dropped \
and counted; calls are never delayed.

Each option can also be set in the environment and in the table [serve] of a TOML file. Options take precedence over \
the environment, which takes precedence over the file. Variables have the option's name in capitals: \
WAYFARE_SERVE_ADDR; list values are separated by commas. Keys of the file have the option's name: \
addr = \"0.0.0.0:8080\"; lists are arrays. Exceptions:

  --key         keys in the file, WAYFARE_SERVE_KEYS
  --keys        keys-file in the file, WAYFARE_SERVE_KEYS_FILE
  --log-filter  WAYFARE_LOG

The keys from --key and from the file of --keys are all accepted.

Examples:
  wayfare serve
  wayfare serve --addr 127.0.0.1:0 --key test-key --pace 0
  wayfare serve --key shop=k3y --key poor=k4y --deny poor --rate 60
  wayfare serve --config wayfare.toml --print-config
  wayfare serve --strict
  wayfare serve --admin-addr 127.0.0.1:9090
  wayfare serve --base-url https://travel.example
  wayfare serve --upstream https://travel.example --keys keys
  wayfare serve --tiles https://tiles.example/style.json
  wayfare serve --store redis://store.example:6379

Exit codes: 0 stopped by Ctrl-C or SIGTERM, 2 invalid settings, 3 the address or the store can't be used, 5 stopped, \
but some calls were interrupted.";

/// The command line of `wayfare serve`, before the environment and the file are read.
#[derive(Clone)]
pub struct ServeArgs {
    /// Options that locate, print or check the settings.
    pub configuration: Configuration,
    /// Settings given on the command line.
    pub given: ArgMatches,
}

/// Options about the settings themselves.
#[derive(Args, Clone, Debug)]
pub struct Configuration {
    /// TOML file with settings, in its table 'serve' [env: WAYFARE_SERVE_CONFIG, WAYFARE_CONFIG]
    ///
    /// Defaults to wayfare/config.toml in the user's configuration folder, if it exists: $XDG_CONFIG_HOME or ~/.config,
    /// %APPDATA% on Windows. Its tables [profile.NAME] are for searches.
    #[arg(long, value_name = "FILE", help_heading = "Configuration")]
    pub config: Option<PathBuf>,
    /// Print all settings with their origins, as TOML without keys, and exit
    #[arg(long, help_heading = "Configuration")]
    pub print_config: bool,
    /// Check all settings and exit with 0 or 2
    #[arg(long, help_heading = "Configuration")]
    pub check_config: bool,
}

/// The settings. The option names are also used in the environment and in the file.
#[derive(Args)]
#[command(mut_arg("strict", switch))]
#[command(mut_arg("require_end_user", |arg| switch(arg)))]
pub struct Settings {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, value_name = "HOST:PORT", default_value = ADDR, value_parser = address)]
    pub addr: String,
    /// Address for metrics and health checks, which need no key: for operators only
    #[arg(long, value_name = "HOST:PORT", value_parser = address)]
    pub admin_addr: Option<String>,
    /// Key that callers may use; may be repeated; without keys, any key is accepted
    ///
    /// The log shows the name instead of the key; names default to key1, key2 and so on. Process lists show options:
    /// put keys that are also used elsewhere into a file.
    #[arg(long = "key", value_name = "[NAME=]KEY", add = Secret, add = Key("keys"))]
    pub keys: Vec<String>,
    /// File with keys that callers may use: one name=key per line; # starts a comment
    #[arg(long = "keys", value_name = "FILE", add = Key("keys-file"))]
    pub keys_file: Option<PathBuf>,
    /// Known key to reject with 403, by value or name
    #[arg(long, value_name = "KEY", add = Secret)]
    pub deny: Vec<String>,
    /// Key whose booking options have cashback, by value or name
    #[arg(long, value_name = "KEY", add = Secret)]
    pub cashback: Vec<String>,
    /// Base URL of links in responses [default: scheme and host of the request]
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub base_url: Option<String>,
    /// Host that callers may request, if there is no base URL; may be repeated [default: any host]
    ///
    /// Links in responses contain the requested host. Calls of other hosts are rejected with 421, except health checks.
    #[arg(long, value_name = "HOST")]
    pub allowed_host: Vec<AllowedHost>,
    /// Network of proxies whose forwarding headers are trusted, such as 10.0.0.0/8; may be repeated
    #[arg(long, value_name = "NETWORK")]
    pub trusted_proxy: Vec<Network>,
    /// Origin (scheme and host, or *) whose pages may call the service from browsers; may be repeated
    #[arg(long, value_name = "ORIGIN")]
    pub cors_origin: Vec<CorsOrigin>,
    /// Maximum requests per minute and key; per address if any key is accepted
    #[arg(long, value_name = "NUMBER", value_parser = rate)]
    pub rate: Option<NonZeroU32>,
    /// Maximum requests per minute and address, regardless of the key
    #[arg(long, value_name = "NUMBER", value_parser = rate)]
    pub address_rate: Option<NonZeroU32>,
    /// Reject unknown parameters, fields and response options, to test a client
    ///
    /// By default, unknown names are ignored, and listed in the response header Wayfare-Ignored and in the log. Values
    /// that the service accepts beyond the API's description, such as True for true, are rejected as well.
    #[arg(long)]
    pub strict: bool,
    /// Reject searches without the end user's user agent, IP address and userTrackId, to test a client
    ///
    /// Live services reject such searches as well. Autocomplete, feeds and the service's own pages are exempt.
    #[arg(long)]
    pub require_end_user: bool,
    #[command(flatten)]
    pub upstream: UpstreamSettings,
    #[command(flatten)]
    pub page: PageSettings,
    #[command(flatten)]
    pub tls: TlsSettings,
    #[command(flatten)]
    pub connections: ConnectionSettings,
    #[command(flatten)]
    pub searches: SearchSettings,
    #[command(flatten)]
    pub store: StoreSettings,
    #[command(flatten)]
    pub inventory: InventorySettings,
    #[command(flatten)]
    pub log: LogSettings,
}

/// Default pace of the embedded inventory. Clients poll after 0, 0.5, 1.25 and 2.375 s. At this pace, fast providers
/// respond before the second poll, and the slowest provider responds before the last poll, after at most 2.3 s, so that
/// clients see every phase.
const PACE: f64 = 0.23;

/// Settings of the embedded inventory.
#[derive(Args, Debug)]
#[command(next_help_heading = "Inventory")]
pub struct InventorySettings {
    /// Seed of the inventory; each seed has its own timetables and prices
    #[arg(long, value_name = "NUMBER", value_parser = seed, default_value_t = Builder::SEED)]
    pub seed: u64,
    /// Factor for the providers' response times: 1 is realistic, 0 is instant
    #[arg(long, value_name = "FACTOR", value_parser = pace, default_value_t = PACE)]
    pub pace: f64,
    /// Country that searches come from, such as DE; determines the default currency
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
        Configuration::augment_args(Settings::augment_args(command)).after_long_help(AFTER_HELP)
    }

    fn augment_args_for_update(command: Command) -> Command {
        ServeArgs::augment_args(command)
    }
}

/// Omits the command line, which may contain keys.
impl fmt::Debug for ServeArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ServeArgs").field("configuration", &self.configuration).finish_non_exhaustive()
    }
}

fn address(text: &str) -> Result<String, &'static str> {
    let parts = text.rsplit_once(':').filter(|(host, port)| !host.is_empty() && port.parse::<u16>().is_ok());
    parts.map(|_| text.to_owned()).ok_or("expected a host and a port, such as 127.0.0.1:8080")
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

    /// Returns the phases of a search that a client sees. Panics unless the search takes 1 to 3 s.
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

    // Time advances only while all tasks wait, so the speed of the machine does not matter.
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
