//! Profiles: defaults for options that neither the command line nor the environment sets.

use std::path::{Path, PathBuf};

use clap::Args;
use wayfare_models::ValueError;
use wayfare_models::common::{AirportCode, CountryCode, CurrencyCode};

use super::declared::{self, Declared};
use super::environment::{CONFIG, Environment};
use super::file::{DEFAULT_PROFILE, File, Table};
use super::marks::ForbiddenKeys;
use super::{FileName, Origin, read_single_line};
use crate::config;
use crate::exit::Failure;
use crate::values::codes::{country, currency};

/// Settings of a profile. The option names are the keys in the file.
#[derive(Args, Clone, Debug, Default)]
pub struct ProfileSettings {
    /// The service to search.
    #[arg(long)]
    pub base_url: Option<String>,
    /// The path of the file that contains only the key, relative to the folder of the configuration file.
    #[arg(long, add = ForbiddenKeys { keys: &["key", "api-key"], reason: KEY_NOT_ALLOWED })]
    pub key_file: Option<PathBuf>,
    /// The base URL of links to the embedded inventory.
    #[arg(long)]
    pub public_url: Option<String>,
    /// The currency of prices.
    #[arg(long, value_parser = currency)]
    pub currency: Option<CurrencyCode>,
    /// The country to search from.
    #[arg(long, value_parser = country)]
    pub market: Option<CountryCode>,
    /// The airport or metro area where journeys start.
    #[arg(long, value_parser = airport)]
    pub home: Option<AirportCode>,
}

const KEY_NOT_ALLOWED: &str = "a key must not be in this file, which people show and copy: \
    name a separate file with key-file, or set WAYFARE_API_KEY";

/// A profile.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Name of the profile.
    pub name: String,
    /// Settings of the profile.
    pub settings: ProfileSettings,
    /// Origin of the base URL.
    pub base_url_origin: Option<Origin>,
    folder: PathBuf,
    key_file_origin: Option<Origin>,
}

impl Profile {
    /// Reads a profile from the given file, or else from the file that the environment specifies.
    ///
    /// # Errors
    /// Returns an error if there is no file or no such profile, if the file can't be read, or if the profile has
    /// errors. The error lists all errors in the profile and their line numbers.
    pub fn read(name: &str, file: Option<&Path>, environment: &Environment) -> Result<Self, Failure> {
        let file = find(file, environment).ok_or_else(|| no_file(name, environment))?;
        Profile::from_table(name, file, Table::Profile(name))
    }

    /// Reads the profile that applies if none is selected. Returns `None` if there is no file. If the file does not
    /// define that profile, returns a profile without settings.
    ///
    /// # Errors
    /// Returns an error if the file can't be read, or if the profile has errors.
    pub fn read_default(file: Option<&Path>, environment: &Environment) -> Result<Option<Self>, Failure> {
        let file = find(file, environment);
        file.map(|file| Profile::from_table(DEFAULT_PROFILE, file, Table::DefaultProfile)).transpose()
    }

    fn from_table(name: &str, file: FileName, table: Table<'_>) -> Result<Self, Failure> {
        let folder = file.path.parent().map(Path::to_owned).unwrap_or_default();
        let (declared, mut faults) = (Declared::all::<ProfileSettings>(), Vec::new());
        let file = File::read(file, table, &declared, &mut faults);
        let (mut words, mut origins) = (Vec::new(), Vec::new());
        for declared in &declared {
            let Some((values, origin)) = file.get(declared) else { continue };
            match declared.check(&values) {
                Ok(()) => words.extend(declared.words(&values)),
                Err(fault) => faults.push(config::Fault(origin.clone(), fault)),
            }
            origins.push((declared.key().to_owned(), origin));
        }
        if let Some(failure) = config::failure(faults) {
            return Err(failure);
        }
        let origin =
            |key: &str| origins.iter().find(|(known, _)| known == key).map(|(_, origin)| origin.clone());
        let settings = declared::read(words).map_err(|error| Failure::invalid(error.to_string()))?;
        Ok(Profile {
            name: name.to_owned(),
            settings,
            base_url_origin: origin("base-url"),
            key_file_origin: origin("key-file"),
            folder,
        })
    }

    /// Reads the key from the key file, if the profile has one.
    ///
    /// # Errors
    /// Returns an error if the file can't be read or doesn't have exactly one line.
    pub fn key(&self) -> Result<Option<String>, Failure> {
        let (Some(file), Some(origin)) = (&self.settings.key_file, &self.key_file_origin) else {
            return Ok(None);
        };
        let path = self.folder.join(file);
        let fault = |what| Failure::invalid(format!("{origin}: key-file: {}{what}", path.display()));
        read_single_line(&path, "key").map(Some).map_err(fault)
    }
}

/// Returns the given file, or else the file that the environment specifies.
fn find(file: Option<&Path>, environment: &Environment) -> Option<FileName> {
    let given = file.map(|path| FileName { path: path.into(), named: Origin::Option("--config".into()) });
    given.or_else(|| environment.config(&[CONFIG]))
}

fn no_file(name: &str, environment: &Environment) -> Failure {
    let default_path =
        environment.default_config_path().map(|path| format!(": {} does not exist", path.display()));
    Failure::invalid(format!(
        "there is no configuration file for the profile {name:?}{}",
        default_path.unwrap_or_default()
    ))
    .with_help(format!("name a file with --config or {CONFIG}"))
}

fn airport(text: &str) -> Result<AirportCode, ValueError> {
    text.to_ascii_uppercase().parse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    /// Reads the profile "work" from a file with these lines.
    fn read(lines: &str) -> Result<Profile, String> {
        let path = std::env::temp_dir().join(format!("wayfare-profile-{}-{:p}", std::process::id(), &lines));
        std::fs::write(&path, lines).unwrap();
        let profile = Profile::read("work", Some(&path), &Environment::default());
        std::fs::remove_file(&path).unwrap();
        profile.map_err(|failure| failure.to_string().replace(&path.display().to_string(), "FILE"))
    }

    #[test]
    fn profiles_are_tables_of_the_file() {
        let lines = "rate = 60\n[serve]\naddr = \"1.2.3.4:5\"\n[profile.other]\nhome = \"LHR\"\n[profile.work]\n\
                     base-url = \"https://a.example\"\ncurrency = \"eur\"\nhome = \"bos\"\nmarket = \"de\"\n";
        let profile = read(lines).unwrap();
        let settings = profile.settings;
        assert_eq!(settings.base_url.as_deref(), Some("https://a.example"));
        assert_eq!(settings.currency.unwrap().as_str(), "EUR");
        assert_eq!(settings.home.unwrap().as_str(), "BOS");
        assert_eq!(settings.market.unwrap().as_str(), "DE");
        assert!(profile.base_url_origin.unwrap().to_string().ends_with(":7"));
    }

    #[test]
    fn errors_have_their_line_and_the_allowed_values() {
        for (lines, expected) in [
            (
                "[profile.work]\ncurency = \"EUR\"",
                "FILE:2: found the key \"curency\", allowed base-url, key-file, ",
            ),
            (
                "[profile.work]\n\ncurrency = \"euro\"",
                "FILE:3: currency = \"euro\": expected the three-letter code",
            ),
            ("[profile.work]\nmarket = \"ZZ\"", "FILE:2: market = \"ZZ\": there is no country ZZ"),
            ("[profile.work]\nhome = [\"BOS\"]", "FILE:2: home: found a list, expected one value"),
            (
                "[profile.home]\n[profile.shop]",
                "FILE:1: there is no profile \"work\"; profiles in the file: home, shop",
            ),
            ("[profile]\nwork = 1", "FILE:1: work: found a number, expected a table [profile.work]"),
            ("[profiles.work]", "FILE:1: found the table [profiles], allowed [serve] and [profile.NAME]"),
            ("[serve]\n", "FILE: there is no profile \"work\""),
            ("[profile.work\n", "FILE:1: "),
        ] {
            let fault = read(lines).unwrap_err();
            assert!(fault.contains(expected), "{lines}: {fault}");
        }
    }

    #[test]
    fn missing_files_show_the_default_path() {
        let variables = [("XDG_CONFIG_HOME".to_owned(), OsString::from("/nowhere"))];
        let failure = Profile::read("work", None, &variables.into_iter().collect()).unwrap_err().to_string();
        let expected =
            "for the profile \"work\": /nowhere/wayfare/config.toml does not exist\nhelp: name a file";
        assert!(cfg!(windows) || failure.contains(expected), "{failure}");
    }
}
