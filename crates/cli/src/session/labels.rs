//! Labels of the numeric ids in hotel responses, from the constants feed.

use std::time::Duration;

use bytes::Bytes;
use wayfare_client::{Error, Session};
use wayfare_models::common::LanguageCode;
use wayfare_models::feeds::{ConstantType, Constants, ConstantsQuery, FacilityConstants};
use wayfare_models::{Notes, Text};

use super::connect::Task;
use crate::exit::Failure;
use crate::values::label::LabelArg;
use crate::values::listed::cli_name;

/// Timeout for fetching labels. The timeout is short, because the response is not printed until the labels arrive.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Maximum number of similar labels to suggest if none matches.
const MAX_SUGGESTIONS: usize = 5;

/// Label of an id.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Kind of the id.
    pub kind: ConstantType,
    pub id: i64,
    pub name: Text,
}

/// Labels of ids. Ids without a label are shown as numbers.
#[derive(Clone, Debug, Default)]
pub struct Labels {
    labels: Vec<Label>,
    /// Labels of feature tags, by tag id.
    tags: Vec<(Text, Text)>,
}

/// Fetches the constants of these kinds, or of all kinds if the list is empty. Also returns the records as received,
/// the first error if some records were lost, and the notes about the remaining records.
///
/// # Errors
/// Returns an error if the call fails, or if no line of the response can be read.
pub async fn constants(
    session: &Session,
    kinds: &[ConstantType],
    language: Option<&LanguageCode>,
) -> Result<(Constants, Vec<Bytes>, Option<Error>, Notes), Error> {
    let mut query = ConstantsQuery::default();
    query.types = (!kinds.is_empty()).then(|| kinds.to_vec().into());
    query.language_code = language.cloned();
    let mut records = session.feeds().constants(&query).await?;
    let (mut constants, mut lines) = (Constants::default(), Vec::new());
    let (mut failure, mut notes) = (None, Notes::new());
    while let Some(record) = records.next().await {
        match record {
            Ok(record) => {
                add(&mut constants, record.value);
                notes.append(record.notes);
                lines.push(records.text().clone());
            }
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    match failure {
        Some(error) if lines.is_empty() => Err(error),
        failure => Ok((constants, lines, failure, notes)),
    }
}

/// Merges another record. Usually a single record has all constants.
fn add(all: &mut Constants, more: Constants) {
    let Constants { facility, theme, place_type, property, chain, image_tag } = more;
    if let Some(FacilityConstants { features, tags }) = facility {
        let all = all.facility.get_or_insert_default();
        all.features.extend(features);
        all.tags.extend(tags);
    }
    all.theme.extend(theme);
    all.place_type.extend(place_type);
    all.property.extend(property);
    all.chain.extend(chain);
    all.image_tag.extend(image_tag);
}

impl From<Constants> for Labels {
    fn from(constants: Constants) -> Self {
        let facility = constants.facility.unwrap_or_default();
        let plain = [
            (ConstantType::Property, constants.property),
            (ConstantType::PlaceType, constants.place_type),
            (ConstantType::Theme, constants.theme),
            (ConstantType::ImageTag, constants.image_tag),
        ];
        let features = facility.features.into_iter().map(|it| (ConstantType::Facility, it.id.get(), it.name));
        let plain = plain.into_iter().flat_map(|(kind, list)| {
            list.into_iter().map(move |constant| (kind.clone(), constant.id, constant.name))
        });
        let chains = constants.chain.into_iter().map(|it| (ConstantType::Chain, it.id, it.name));
        let labels = features.chain(plain).chain(chains).map(|(kind, id, name)| Label { kind, id, name });
        Labels {
            labels: labels.collect(),
            tags: facility.tags.into_iter().map(|tag| (tag.id, tag.name)).collect(),
        }
    }
}

impl Labels {
    /// Fetches the labels of these kinds, or of all kinds if the list is empty.
    ///
    /// # Errors
    /// Returns an error if the call fails, or if a line of the response can't be read.
    pub async fn fetch(
        session: &Session,
        kinds: &[ConstantType],
        language: Option<&LanguageCode>,
    ) -> Result<Self, Error> {
        match constants(session, kinds, language).await? {
            (_, _, Some(error), _) => Err(error),
            (constants, _, None, _) => Ok(constants.into()),
        }
    }

    /// Fetches the labels needed to show a response, within the timeout and the deadline. On failure, ids are shown as
    /// numbers.
    pub async fn to_show(kinds: &[ConstantType], language: Option<&LanguageCode>, task: &Task<'_>) -> Self {
        if kinds.is_empty() {
            return Labels::default();
        }
        let fetch = tokio::time::timeout(TIMEOUT, Labels::fetch(&task.session, kinds, language));
        let why = match task.limits.run_within(fetch).await {
            Ok(Ok(Ok(labels))) => return labels,
            Ok(Ok(Err(error))) => error.to_string(),
            Ok(Err(_)) => format!("no response within {} s", TIMEOUT.as_secs()),
            Err(stop) => stop.to_string(),
        };
        task.console.notice(&format!(
            "Showing ids instead of labels, because the labels could not be fetched ({why})."
        ));
        Labels::default()
    }

    /// Returns all id labels.
    pub fn all(&self) -> &[Label] {
        &self.labels
    }

    /// Returns all feature tags and their labels.
    pub fn tags(&self) -> &[(Text, Text)] {
        &self.tags
    }

    /// Returns the label of a feature tag, or the tag itself if it has no label.
    pub fn tag<'a>(&'a self, id: &'a str) -> &'a str {
        self.tags.iter().find(|(tag, _)| tag == id).map_or(id, |(_, name)| name)
    }

    /// Returns the label of an id.
    pub fn get(&self, kind: &ConstantType, id: i64) -> Option<&str> {
        self.of(kind).find(|it| it.id == id).map(|it| it.name.trim()).filter(|name| !name.is_empty())
    }

    /// Returns the label of an id, or the id itself if it has no label.
    pub fn name(&self, kind: &ConstantType, id: i64) -> String {
        self.get(kind, id).map_or_else(|| id.to_string(), str::to_owned)
    }

    /// Resolves the values of a flag, given as ids or labels, to ids.
    ///
    /// # Errors
    /// Returns an error if a label is unknown or ambiguous.
    pub fn ids(&self, flag: &str, kind: &ConstantType, args: &[LabelArg]) -> Result<Vec<i64>, Failure> {
        let id = |arg: &LabelArg| match arg {
            LabelArg::Id(id) => Ok(*id),
            LabelArg::Label(text) => self.find(kind, text).map_err(|candidates| {
                let what = if candidates.are_by_prefix {
                    "matches the beginning of several labels"
                } else {
                    "is not a label"
                };
                Failure::invalid(format!("{flag}: {text:?} {what}"))
                    .with_details(candidates.labels.iter().map(|it| format!("{}  {}", it.id, it.name)))
                    .with_help(format!("list all labels with 'wayfare constants {}'", cli_name(kind)))
            }),
        };
        args.iter().map(id).collect()
    }

    fn of(&self, kind: &ConstantType) -> impl Iterator<Item = &Label> {
        self.labels.iter().filter(move |it| it.kind == *kind)
    }

    /// Returns the id of a label, or of an unambiguous label prefix.
    fn find(&self, kind: &ConstantType, text: &str) -> Result<i64, Candidates<'_>> {
        let wanted = text.to_lowercase();
        let with = |is_match: fn(&str, &str) -> bool| -> Vec<&Label> {
            self.of(kind).filter(|it| is_match(&it.name.trim().to_lowercase(), &wanted)).collect()
        };
        for found in [with(|label, wanted| label == wanted), with(|label, wanted| label.starts_with(wanted))]
        {
            match &found[..] {
                [] => {}
                [first, others @ ..] if others.iter().all(|it| it.id == first.id) => return Ok(first.id),
                _ => return Err(Candidates { labels: found, are_by_prefix: true }),
            }
        }
        let mut labels = with(|label, wanted| label.contains(wanted));
        if labels.is_empty() {
            let negated_similarity = |it: &&Label| -strsim::jaro_winkler(&it.name.to_lowercase(), &wanted);
            labels = self.of(kind).collect();
            labels.sort_by(|a, b| negated_similarity(a).total_cmp(&negated_similarity(b)));
            labels.truncate(MAX_SUGGESTIONS);
        }
        Err(Candidates { labels, are_by_prefix: false })
    }
}

/// Labels similar to a string.
#[derive(Debug)]
struct Candidates<'l> {
    labels: Vec<&'l Label>,
    /// `true` if the string is a prefix of each label.
    are_by_prefix: bool,
}

#[cfg(test)]
pub mod tests {
    use wayfare_models::feeds::{Constant, FeatureConstant};

    use super::*;

    /// Returns labels of features and themes.
    pub fn labels() -> Labels {
        let features = [
            (35, "Swimming pool"),
            (36, "Heated pool"),
            (53, "Parking"),
            (54, "Free parking"),
            (61, "Parking garage"),
        ];
        let features = features.map(|(id, name)| FeatureConstant::new(id, name)).to_vec();
        let facility = FacilityConstants { features, tags: Vec::new() };
        let theme = vec![Constant::new(1, "Swimming")];
        Constants { facility: Some(facility), theme, ..Constants::default() }.into()
    }

    fn ids(text: &str) -> Result<Vec<i64>, String> {
        let args = [text.parse().unwrap()];
        labels().ids("--feature", &ConstantType::Facility, &args).map_err(|failure| failure.to_string())
    }

    #[test]
    fn labels_are_found_by_prefix() {
        for (text, id) in
            [("35", 35), ("swimming pool", 35), ("SWIM", 35), ("parking", 53), ("parking g", 61), ("99", 99)]
        {
            assert_eq!(ids(text), Ok(vec![id]), "{text}");
        }
    }

    #[test]
    fn candidates_are_listed() {
        insta::assert_snapshot!(ids("park").unwrap_err(), @r#"
        error: --feature: "park" matches the beginning of several labels
          53  Parking
          61  Parking garage
        help: list all labels with 'wayfare constants facility'
        "#);
        insta::assert_snapshot!(ids("pool").unwrap_err(), @r#"
        error: --feature: "pool" is not a label
          35  Swimming pool
          36  Heated pool
        help: list all labels with 'wayfare constants facility'
        "#);
        assert!(ids("swiming pol").unwrap_err().contains("\n  35  Swimming pool\n"));
    }

    #[test]
    fn ids_without_labels_stay_numbers() {
        let labels = labels();
        assert_eq!(labels.name(&ConstantType::Facility, 35), "Swimming pool");
        assert_eq!(labels.name(&ConstantType::Chain, 35), "35");
    }
}
