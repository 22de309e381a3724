//! Numeric API ids that can also be given as labels.

use std::str::FromStr;

/// An id, or its label.
#[derive(Clone, Debug, PartialEq)]
pub enum LabelArg {
    /// An id.
    Id(i64),
    /// A label to look up.
    Label(String),
}

impl LabelArg {
    /// Returns whether a lookup is needed.
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
    fn texts_other_than_numbers_are_labels() {
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
