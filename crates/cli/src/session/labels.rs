//! Labels of the numbers in hotel answers, from the constants feed.

use std::time::Duration;

use wayfare_client::{Error, Session};
use wayfare_models::Text;
use wayfare_models::common::LanguageCode;
use wayfare_models::feeds::{ConstantType, Constants, ConstantsQuery, FacilityConstants};

use super::connect::Task;
use crate::exit::Failure;
use crate::values::label::LabelArg;
use crate::values::listed::spelled;

/// Timeout of labels, while an answer waits to be printed.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Most similar labels to list where none matches.
const ALIKE: usize = 5;

/// The label of a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The kind of the number.
    pub kind: ConstantType,
    /// The number.
    pub id: i64,
    /// The label.
    pub name: Text,
}

/// Labels. Numbers without one are shown as numbers.
#[derive(Clone, Debug, Default)]
pub struct Labels {
    labels: Vec<Label>,
    /// The labels of headings, by their ids.
    tags: Vec<(Text, Text)>,
}

/// The constants of these kinds, or of all kinds if the list is empty, and the error that took some of them.
///
/// # Errors
/// If the call fails, or no line of the answer can be read.
pub async fn constants(
    session: &Session,
    kinds: &[ConstantType],
    language: Option<&LanguageCode>,
) -> Result<(Constants, Option<Error>), Error> {
    let mut query = ConstantsQuery::default();
    query.types = (!kinds.is_empty()).then(|| kinds.to_vec().into());
    query.language_code = language.cloned();
    let mut records = session.feeds().constants(&query).await?;
    let (mut constants, mut failure, mut count) = (Constants::default(), None, 0);
    while let Some(record) = records.next().await {
        match record {
            Ok(record) => {
                add(&mut constants, record.value);
                count += 1;
            }
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    match failure {
        Some(error) if count == 0 => Err(error),
        failure => Ok((constants, failure)),
    }
}

/// Adds the constants of a further record. One record has them all as a rule.
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
    /// The labels of these kinds, or of all kinds if the list is empty.
    ///
    /// # Errors
    /// If the call fails, or a line of the answer can't be read.
    pub async fn fetch(
        session: &Session,
        kinds: &[ConstantType],
        language: Option<&LanguageCode>,
    ) -> Result<Self, Error> {
        match constants(session, kinds, language).await? {
            (_, Some(error)) => Err(error),
            (constants, None) => Ok(constants.into()),
        }
    }

    /// The labels of an answer, if they arrive before the timeout and the deadline. Otherwise numbers are shown.
    pub async fn to_show(kinds: &[ConstantType], language: Option<&LanguageCode>, task: &Task<'_>) -> Self {
        if kinds.is_empty() {
            return Labels::default();
        }
        let fetch = tokio::time::timeout(TIMEOUT, Labels::fetch(&task.session, kinds, language));
        let why = match task.limits.hold(fetch).await {
            Ok(Ok(Ok(labels))) => return labels,
            Ok(Ok(Err(error))) => error.to_string(),
            Ok(Err(_)) => format!("no answer within {} s", TIMEOUT.as_secs()),
            Err(stop) => stop.to_string(),
        };
        task.console
            .notice(&format!("Numbers stand where labels would: the feed of labels was not read ({why})."));
        Labels::default()
    }

    /// All labels of numbers.
    pub fn all(&self) -> &[Label] {
        &self.labels
    }

    /// All labels of headings, with their ids.
    pub fn tags(&self) -> &[(Text, Text)] {
        &self.tags
    }

    /// The label of a heading or, without one, the heading as it came.
    pub fn tag<'a>(&'a self, id: &'a str) -> &'a str {
        self.tags.iter().find(|(tag, _)| tag == id).map_or(id, |(_, name)| name)
    }

    /// The label of a number.
    pub fn get(&self, kind: &ConstantType, id: i64) -> Option<&str> {
        self.of(kind).find(|it| it.id == id).map(|it| it.name.trim()).filter(|name| !name.is_empty())
    }

    /// The label of a number or, without one, the number.
    pub fn name(&self, kind: &ConstantType, id: i64) -> String {
        self.get(kind, id).map_or_else(|| id.to_string(), str::to_owned)
    }

    /// The numbers of a flag, given as numbers or as labels.
    ///
    /// # Errors
    /// If a label is unknown or ambiguous.
    pub fn ids(&self, flag: &str, kind: &ConstantType, args: &[LabelArg]) -> Result<Vec<i64>, Failure> {
        let id = |arg: &LabelArg| match arg {
            LabelArg::Id(id) => Ok(*id),
            LabelArg::Label(text) => self.find(kind, text).map_err(|candidates| {
                let what = if candidates.are_by_prefix {
                    "is the beginning of several labels"
                } else {
                    "is no label"
                };
                Failure::invalid(format!("{flag}: {text:?} {what}"))
                    .with_details(candidates.labels.iter().map(|it| format!("{}  {}", it.id, it.name)))
                    .with_help(format!("'wayfare constants {}' lists them", spelled(kind)))
            }),
        };
        args.iter().map(id).collect()
    }

    fn of(&self, kind: &ConstantType) -> impl Iterator<Item = &Label> {
        self.labels.iter().filter(move |it| it.kind == *kind)
    }

    /// The number of a label, or of an unambiguous prefix of one.
    fn find(&self, kind: &ConstantType, text: &str) -> Result<i64, Candidates<'_>> {
        let wanted = text.to_lowercase();
        let with = |fits: fn(&str, &str) -> bool| -> Vec<&Label> {
            self.of(kind).filter(|it| fits(&it.name.trim().to_lowercase(), &wanted)).collect()
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
            let unlikeness = |it: &&Label| -strsim::jaro_winkler(&it.name.to_lowercase(), &wanted);
            labels = self.of(kind).collect();
            labels.sort_by(|a, b| unlikeness(a).total_cmp(&unlikeness(b)));
            labels.truncate(ALIKE);
        }
        Err(Candidates { labels, are_by_prefix: false })
    }
}

/// Labels similar to a text.
#[derive(Debug)]
struct Candidates<'l> {
    labels: Vec<&'l Label>,
    /// Whether the text is a prefix of each.
    are_by_prefix: bool,
}

#[cfg(test)]
pub mod tests {
    use wayfare_models::feeds::{Constant, FeatureConstant};

    use super::*;

    /// Labels of features and themes.
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
    fn a_label_is_found_by_its_beginning() {
        for (text, id) in
            [("35", 35), ("swimming pool", 35), ("SWIM", 35), ("parking", 53), ("parking g", 61), ("99", 99)]
        {
            assert_eq!(ids(text), Ok(vec![id]), "{text}");
        }
    }

    #[test]
    fn candidates_are_told() {
        insta::assert_snapshot!(ids("park").unwrap_err(), @r#"
        error: --feature: "park" is the beginning of several labels
          53  Parking
          61  Parking garage
        help: 'wayfare constants facility' lists them
        "#);
        insta::assert_snapshot!(ids("pool").unwrap_err(), @r#"
        error: --feature: "pool" is no label
          35  Swimming pool
          36  Heated pool
        help: 'wayfare constants facility' lists them
        "#);
        assert!(ids("swiming pol").unwrap_err().contains("\n  35  Swimming pool\n"));
    }

    #[test]
    fn numbers_without_a_label_stay_numbers() {
        let labels = labels();
        assert_eq!(labels.name(&ConstantType::Facility, 35), "Swimming pool");
        assert_eq!(labels.name(&ConstantType::Chain, 35), "35");
    }
}
