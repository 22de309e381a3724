//! Settings from environment variables.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use super::declared::{Declared, PREFIX};
use super::{Fault, FileName, Origin};

/// Environment variable that sets the path of the configuration file.
pub const CONFIG: &str = "WAYFARE_CONFIG";

/// Environment variable that sets the path of the configuration file for `wayfare serve` only.
pub const SERVE_CONFIG: &str = "WAYFARE_SERVE_CONFIG";

/// Environment variables.
#[derive(Default)]
pub struct Environment(BTreeMap<String, OsString>);

impl Environment {
    /// Reads the environment of this process.
    pub fn of_process() -> Self {
        // All variables that this command reads have ASCII names.
        std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value))).collect()
    }

    /// Returns the configuration file: the file that a variable names, or else the file in the user's folder if it
    /// exists.
    pub fn config(&self, variables: &[&str]) -> Option<FileName> {
        let named = variables.iter().find_map(|name| {
            Some(FileName { path: self.path(name)?, named: Origin::Variable((*name).to_owned()) })
        });
        named.or_else(|| {
            self.default_config_path()
                .filter(|path| path.exists())
                .map(|path| FileName { path, named: Origin::Default })
        })
    }

    /// Returns the default path of the configuration file, in the user's folder.
    pub fn default_config_path(&self) -> Option<PathBuf> {
        let folder = match cfg!(windows) {
            true => self.path("APPDATA"),
            false => {
                let set = self.path("XDG_CONFIG_HOME").filter(|folder| folder.is_absolute());
                set.or_else(|| Some(self.path("HOME")?.join(".config")))
            }
        };
        Some(folder?.join("wayfare").join("config.toml"))
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        self.0.get(name).filter(|path| !path.is_empty()).map(PathBuf::from)
    }

    /// Returns the values of a setting if its variable is set and not empty.
    ///
    /// # Errors
    /// Returns an error if the variable is not Unicode, or if the setting is secret and the variable is empty. For
    /// example, without keys, the service would accept any key.
    pub fn get(&self, declared: &Declared) -> Result<Option<(Vec<String>, Origin)>, Fault> {
        let origin = Origin::Variable(declared.variable());
        let Some(value) = self.0.get(&declared.variable()) else { return Ok(None) };
        let values = match (value.to_str(), declared.is_list()) {
            (None, _) => return Err(Fault(origin, "the value is not Unicode".to_owned())),
            (Some(""), _) if declared.is_secret() => {
                let fault = "the value is empty; set a value, or unset the variable to use the default";
                return Err(Fault(origin, fault.to_owned()));
            }
            (Some(""), _) => return Ok(None),
            (Some(list), true) => list.split(',').map(|value| value.trim().to_owned()).collect(),
            (Some(value), false) => vec![value.to_owned()],
        };
        Ok(Some((values, origin)))
    }

    /// Returns the names of unknown variables with the settings prefix.
    pub fn unknown(&self, declared: &[Declared]) -> Vec<String> {
        let is_known = |name: &String| {
            *name == SERVE_CONFIG || declared.iter().any(|declared| declared.variable() == *name)
        };
        self.0.keys().filter(|name| name.starts_with(PREFIX) && !is_known(name)).cloned().collect()
    }
}

impl FromIterator<(String, OsString)> for Environment {
    fn from_iter<I: IntoIterator<Item = (String, OsString)>>(variables: I) -> Self {
        Environment(variables.into_iter().collect())
    }
}
