//! The effective settings as a TOML file, which can be read back.

use std::fmt::Write as _;

use toml::Value;

use super::{Chosen, Effective};
use crate::config::Origin;

/// Minimum width of an assignment, in characters, so that most comments are aligned.
const WIDTH: usize = 40;

impl Effective {
    /// Formats the settings as TOML, one per line, with the origin of each value in a comment. Secrets are hidden.
    pub fn to_toml(&self) -> String {
        let mut text = "[serve]\n".to_owned();
        for setting in &self.chosen {
            // Writing into a string can't fail.
            let _ = writeln!(text, "{:<WIDTH$} # {}", setting.assignment(), setting.comment());
        }
        text
    }
}

impl Chosen {
    /// Formats the assignment, for example `rate = 60`. If the value is missing or hidden, the assignment is a comment.
    fn assignment(&self) -> String {
        let key = self.declared.key();
        if self.is_hidden() || (self.values.is_empty() && !self.declared.is_list()) {
            return format!("# {key} =");
        }
        let mut values = self.values.iter().map(|text| value_of(text));
        let value = match self.declared.is_list() {
            true => Value::Array(values.collect()),
            false => values.next().unwrap_or_else(|| Value::String(String::new())),
        };
        format!("{key} = {value}")
    }

    fn comment(&self) -> String {
        match (&self.origin, self.is_hidden(), self.values.is_empty()) {
            (origin, true, _) => format!("{origin}: {} not shown", self.values.len()),
            (Origin::Default, false, true) => "not set".to_owned(),
            (origin, ..) => origin.to_string(),
        }
    }

    fn is_hidden(&self) -> bool {
        self.declared.is_secret() && !self.values.is_empty()
    }
}

/// Converts text to a TOML number or boolean if possible, or else to a TOML string.
fn value_of(text: &str) -> Value {
    let number = || text.parse().ok().map(Value::Integer);
    let fraction = || text.parse().ok().filter(|number: &f64| number.is_finite()).map(Value::Float);
    let boolean = || text.parse().ok().map(Value::Boolean);
    number().or_else(fraction).or_else(boolean).unwrap_or_else(|| Value::String(text.to_owned()))
}
