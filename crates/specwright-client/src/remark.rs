//! Remarks on responses: small losses, and settings that differ from the request.

use std::fmt;

use specwright_core::Text;

use crate::verdict::{Lack, Numbers};

/// A remark on a response. Remarks do not change the response's [verdict](crate::verdict::Verdict).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// A loss that is too small to affect the verdict. Such a loss is normal for services that remove duplicates after
    /// counting.
    Loss(Lack),
    /// The response has a different value for a setting than the request, such as a different currency.
    OtherSetting {
        /// The name of the field, in the request and in the response.
        field: &'static str,
        /// The requested value.
        asked: Text,
        /// The value in the response; `None` if the response has results but does not repeat the setting.
        found: Option<Text>,
    },
}

impl Remark {
    pub(crate) fn of_losses(numbers: &Numbers) -> Vec<Remark> {
        numbers.small_losses().into_iter().map(Remark::Loss).collect()
    }

    /// Compares requested settings. Each setting consists of its name, the requested value and the value in the
    /// response. A setting that was not requested can't differ. A response without results need not repeat the
    /// requested settings. Generated clients call this function.
    pub fn of_settings<'a>(
        has_results: bool,
        settings: impl IntoIterator<Item = (&'static str, Option<&'a str>, Option<&'a str>)>,
    ) -> Vec<Remark> {
        let differing = |(field, asked, found): (_, Option<&str>, Option<&str>)| {
            let asked = asked.filter(|asked| found.map_or(has_results, |found| found != *asked))?;
            Some(Remark::OtherSetting { field, asked: asked.into(), found: found.map(Text::from) })
        };
        settings.into_iter().filter_map(differing).collect()
    }
}

/// Formats the remark as a clause, for example `currency is USD instead of EUR`.
impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Loss(lack) => lack.fmt(f),
            Remark::OtherSetting { field, asked, found: Some(found) } => {
                write!(f, "{field} is {found} instead of {asked}")
            }
            Remark::OtherSetting { field, asked, found: None } => {
                write!(f, "{field} is missing (requested: {asked})")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_requested_settings_can_differ() {
        let remarks = |has_results, asked, found| {
            let remarks = Remark::of_settings(has_results, [("currency", asked, found)]);
            remarks.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let none: [String; 0] = [];
        assert_eq!(remarks(true, Some("EUR"), Some("USD")), ["currency is USD instead of EUR"]);
        assert_eq!(remarks(false, Some("EUR"), Some("USD")), ["currency is USD instead of EUR"]);
        assert_eq!(remarks(true, Some("EUR"), None), ["currency is missing (requested: EUR)"]);
        assert_eq!(remarks(false, Some("EUR"), None), none);
        assert_eq!(remarks(true, Some("EUR"), Some("EUR")), none);
        assert_eq!(remarks(true, None, Some("EUR")), none);
    }
}
