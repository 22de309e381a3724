//! English labels of the numbers in hotel answers, from the same tables as the answers.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use wayfare_models::feeds::{Constant, ConstantType, Constants};
use wayfare_models::write::{EncodedLines, ListWriter};
use wayfare_models::writers::feeds::FacilityConstantsWriter;
use wayfare_models::{EncodeError, Text};

use super::place_types::PlaceType;
use crate::http::FixedLines;
use crate::verticals::hotels::{HotelCatalogue, HotelConstant};

/// Labels that were asked for, written once for each choice of kinds.
#[derive(Debug, Default)]
pub(crate) struct WrittenConstants(Mutex<HashMap<Vec<ConstantType>, FixedLines<Constants>>>);

impl WrittenConstants {
    /// The labels of some kinds, or of all, ordered by number.
    pub(crate) fn of(
        &self,
        catalogue: &dyn HotelCatalogue,
        kinds: Option<&[ConstantType]>,
    ) -> Result<FixedLines<Constants>, EncodeError> {
        let is_wanted = |kind: &&ConstantType| kinds.is_none_or(|kinds| kinds.contains(kind));
        let kinds: Vec<_> = ConstantType::KNOWN.iter().filter(is_wanted).cloned().collect();
        // A map is whole between any two calls of its methods.
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = written.get(&kinds) {
            return Ok(line.clone());
        }
        let line = FixedLines::new(labels_of(catalogue, &kinds))?;
        written.insert(kinds, line.clone());
        Ok(line)
    }
}

fn labels_of(catalogue: &dyn HotelCatalogue, kinds: &[ConstantType]) -> EncodedLines<Constants> {
    let wants = |kind| kinds.contains(&kind);
    EncodedLines::<Constants>::write(|lines| {
        lines.line(|constants| {
            if wants(ConstantType::Facility) {
                constants.facility(|it| write_facilities(it, catalogue));
            }
            if wants(ConstantType::Theme) {
                constants.theme(|list| write_labels(list, catalogue, HotelConstant::Theme));
            }
            if wants(ConstantType::PlaceType) {
                constants.place_type(write_place_types);
            }
            if wants(ConstantType::Property) {
                constants.property(|list| write_labels(list, catalogue, HotelConstant::PropertyType));
            }
            if wants(ConstantType::Chain) {
                constants.chain(|list| {
                    for (id, name) in labels(catalogue, HotelConstant::Chain) {
                        list.item(|chain| {
                            chain.id(id);
                            chain.name(&name);
                        });
                    }
                });
            }
            if wants(ConstantType::ImageTag) {
                constants.image_tag(|list| write_labels(list, catalogue, HotelConstant::ImageTag));
            }
        });
    })
}

fn write_facilities(facilities: &mut FacilityConstantsWriter<'_>, catalogue: &dyn HotelCatalogue) {
    facilities.features(|list| {
        for (id, name) in labels(catalogue, HotelConstant::Facility) {
            list.item(|feature| {
                feature.id(id);
                feature.name(&name);
                feature.scope(catalogue.scope(id).as_ref());
            });
        }
    });
    facilities.tags(|list| {
        // Answers name a heading by its label in English.
        for label in catalogue.feature_tags() {
            list.item(|tag| {
                tag.id(&label);
                tag.name(&label);
            });
        }
    });
}

fn write_place_types(list: &mut ListWriter<'_, Constant>) {
    for kind in PlaceType::ALL {
        list.item(|it| {
            it.id(kind.id());
            it.name(kind.label());
        });
    }
}

fn write_labels(list: &mut ListWriter<'_, Constant>, catalogue: &dyn HotelCatalogue, kind: HotelConstant) {
    for (id, name) in labels(catalogue, kind) {
        list.item(|it| {
            it.id(id);
            it.name(&name);
        });
    }
}

/// The numbers of a kind that have a label, with it.
fn labels(catalogue: &dyn HotelCatalogue, kind: HotelConstant) -> impl Iterator<Item = (i64, Text)> {
    let numbers = catalogue.numbers(kind).into_iter();
    numbers.filter_map(move |number| Some((number, catalogue.label(kind, number)?)))
}
