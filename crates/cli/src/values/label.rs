//! Numbers of the API that the command line takes by their labels, too.

use std::str::FromStr;

/// A number of the API, or its label.
#[derive(Clone, Debug, PartialEq)]
pub enum LabelArg {
    /// The number.
    Id(i64),
    /// Any other text, to look up.
    Label(String),
}

impl LabelArg {
    /// Whether it needs a look-up.
    pub fn is_label(&self) -> bool {
        matches!(self, LabelArg::Label(_))
    }
}

impl FromStr for LabelArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim() {
            "" => Err("expected an id or a label".to_owned()),
            text => Ok(text.parse().map_or_else(|_| LabelArg::Label(text.to_owned()), LabelArg::Id)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_is_a_label() {
        for (text, arg) in [
            (" 35 ", LabelArg::Id(35)),
            ("Swimming pool", LabelArg::Label("Swimming pool".to_owned())),
            ("24-hour front desk", LabelArg::Label("24-hour front desk".to_owned())),
        ] {
            assert_eq!(text.parse(), Ok(arg), "{text}");
        }
        assert!(" ".parse::<LabelArg>().is_err());
    }
}
