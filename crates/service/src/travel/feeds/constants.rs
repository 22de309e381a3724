//! Labels for the numbers in hotel responses, taken from the same tables as the responses.

use std::borrow::Cow;
use std::collections::HashMap;

use wayfare_models::EncodeError;
use wayfare_models::feeds::{Constant, ConstantType, Constants};
use wayfare_models::write::{EncodedLines, ListWriter};
use wayfare_models::writers::feeds::FacilityConstantsWriter;
use wayfare_places::matching_languages;

use super::place_types::PlaceType;
use crate::http::FixedLines;
use crate::lock::Lock;
use crate::travel::verticals::hotels::{HotelCatalogue, HotelConstant};

/// Cache of requested labels, encoded once for each combination of kinds and each language that has labels.
#[derive(Debug, Default)]
pub(crate) struct WrittenConstants(Lock<HashMap<CacheKey, FixedLines<Constants>>>);

/// Kinds of labels, and the language of the labels.
type CacheKey = (Vec<ConstantType>, String);

impl WrittenConstants {
    /// Returns the labels of the given kinds, or of all kinds, ordered by number. The labels are in the given language
    /// if it has labels, and otherwise in English.
    pub(crate) fn of(
        &self,
        catalogue: &dyn HotelCatalogue,
        kinds: Option<&[ConstantType]>,
        language: &str,
    ) -> Result<FixedLines<Constants>, EncodeError> {
        let is_wanted = |kind: &&ConstantType| kinds.is_none_or(|kinds| kinds.contains(kind));
        let kinds: Vec<_> = ConstantType::KNOWN.iter().filter(is_wanted).cloned().collect();
        let key = (kinds, label_language(catalogue, language).to_owned());
        let mut written = self.0.lock();
        if let Some(line) = written.get(&key) {
            return Ok(line.clone());
        }
        let line = FixedLines::new(labels_of(catalogue, &key.0, &key.1))?;
        written.insert(key, line.clone());
        Ok(line)
    }
}

/// Returns the language of the labels for a requested language. Callers may send many different codes, but only the few
/// languages that have labels become cache keys.
fn label_language<'c>(catalogue: &'c dyn HotelCatalogue, requested: &str) -> &'c str {
    let languages = catalogue.label_languages();
    let fitting = matching_languages(languages, requested).next();
    fitting.and_then(|at| languages.get(at)).copied().unwrap_or("en")
}

fn labels_of(
    catalogue: &dyn HotelCatalogue,
    kinds: &[ConstantType],
    language: &str,
) -> EncodedLines<Constants> {
    let labels = |kind| Labels { catalogue, kind, language };
    let wants = |kind| kinds.contains(&kind);
    EncodedLines::<Constants>::write(|lines| {
        lines.line(|constants| {
            if wants(ConstantType::Facility) {
                constants.facility(|it| write_facilities(it, &labels(HotelConstant::Facility)));
            }
            if wants(ConstantType::Theme) {
                constants.theme(|list| labels(HotelConstant::Theme).write(list));
            }
            if wants(ConstantType::PlaceType) {
                constants.place_type(|list| write_place_types(list, language));
            }
            if wants(ConstantType::Property) {
                constants.property(|list| labels(HotelConstant::PropertyType).write(list));
            }
            if wants(ConstantType::Chain) {
                constants.chain(|list| {
                    for (id, name) in labels(HotelConstant::Chain).all() {
                        list.item(|chain| {
                            chain.id(id);
                            chain.name(&*name);
                            chain.parent_id(catalogue.parent_chain(id));
                        });
                    }
                });
            }
            if wants(ConstantType::ImageTag) {
                constants.image_tag(|list| labels(HotelConstant::ImageTag).write(list));
            }
        });
    })
}

fn write_facilities(facilities: &mut FacilityConstantsWriter<'_>, labels: &Labels<'_>) {
    facilities.features(|list| {
        for (id, name) in labels.all() {
            list.item(|feature| {
                feature.id(id);
                feature.name(&*name);
                feature.scope(labels.catalogue.scope(id).as_ref());
            });
        }
    });
    facilities.tags(|list| {
        // Responses identify a heading by its English label.
        for (id, name) in labels.catalogue.feature_tags(labels.language) {
            list.item(|tag| {
                tag.id(&*id);
                tag.name(&*name);
            });
        }
    });
}

fn write_place_types(list: &mut ListWriter<'_, Constant>, language: &str) {
    for kind in PlaceType::ALL {
        list.item(|it| {
            it.id(kind.id());
            it.name(kind.label(language));
        });
    }
}

/// The labels for one kind of numbers in one language.
#[derive(Clone, Copy)]
struct Labels<'c> {
    catalogue: &'c dyn HotelCatalogue,
    kind: HotelConstant,
    language: &'c str,
}

impl<'c> Labels<'c> {
    /// Returns the numbers that have a label, and their labels.
    fn all(self) -> impl Iterator<Item = (i64, Cow<'c, str>)> {
        let Self { catalogue, kind, language } = self;
        let numbers = catalogue.numbers(kind).into_iter();
        numbers.filter_map(move |number| Some((number, catalogue.label(kind, number, language)?)))
    }

    fn write(self, list: &mut ListWriter<'_, Constant>) {
        for (id, name) in self.all() {
            list.item(|it| {
                it.id(id);
                it.name(&*name);
            });
        }
    }
}
