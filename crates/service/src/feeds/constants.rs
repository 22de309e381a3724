//! English labels of the numbers in hotel answers, from the same tables as the answers.

use std::collections::HashMap;
use std::error::Error as StdError;
use std::sync::{Mutex, PoisonError};

use wayfare_models::feeds::{
    ChainConstant, Constant, ConstantType, Constants, FacilityConstants, FeatureConstant, FeatureTagConstant,
};

use super::place_types;
use crate::http::FixedLine;
use crate::verticals::hotels::{HotelCatalogue, HotelConstant};

/// Labels that were asked for, written once for each choice of kinds.
#[derive(Debug, Default)]
pub(crate) struct WrittenConstants(Mutex<HashMap<Vec<ConstantType>, FixedLine<Constants>>>);

impl WrittenConstants {
    /// The labels of some kinds, or of all, ordered by number.
    pub(crate) fn of(
        &self,
        catalogue: &dyn HotelCatalogue,
        kinds: Option<&[ConstantType]>,
    ) -> Result<FixedLine<Constants>, Box<dyn StdError + Send + Sync>> {
        let is_wanted = |kind: &&ConstantType| kinds.is_none_or(|kinds| kinds.contains(kind));
        let kinds: Vec<_> = ConstantType::KNOWN.iter().filter(is_wanted).cloned().collect();
        // A map is whole between any two calls of its methods.
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = written.get(&kinds) {
            return Ok(line.clone());
        }
        let line = FixedLine::new(&labels_of(catalogue, &kinds))?;
        written.insert(kinds, line.clone());
        Ok(line)
    }
}

fn labels_of(catalogue: &dyn HotelCatalogue, kinds: &[ConstantType]) -> Constants {
    let mut constants = Constants::default();
    for kind in kinds {
        add(catalogue, kind, &mut constants);
    }
    constants
}

fn add(catalogue: &dyn HotelCatalogue, kind: &ConstantType, constants: &mut Constants) {
    match kind {
        ConstantType::Facility => constants.facility = Some(facilities(catalogue)),
        ConstantType::Property => constants.property = labels(catalogue, HotelConstant::PropertyType),
        ConstantType::PlaceType => constants.place_type = place_types::labels(),
        ConstantType::Theme => constants.theme = labels(catalogue, HotelConstant::Theme),
        ConstantType::Chain => constants.chain = chains(catalogue),
        ConstantType::ImageTag => constants.image_tag = labels(catalogue, HotelConstant::ImageTag),
        // A request has no unknown kind: its kinds are checked.
        _ => {}
    }
}

fn facilities(catalogue: &dyn HotelCatalogue) -> FacilityConstants {
    let feature = |constant: Constant| {
        let mut feature = FeatureConstant::new(constant.id, constant.name);
        feature.scope = catalogue.scope(constant.id);
        feature
    };
    FacilityConstants {
        features: labels(catalogue, HotelConstant::Facility).into_iter().map(feature).collect(),
        // Answers name a heading by its label in English.
        tags: catalogue
            .feature_tags()
            .into_iter()
            .map(|tag| FeatureTagConstant::new(tag.clone(), tag))
            .collect(),
    }
}

fn chains(catalogue: &dyn HotelCatalogue) -> Vec<ChainConstant> {
    let chains = labels(catalogue, HotelConstant::Chain).into_iter();
    chains.map(|chain| ChainConstant::new(chain.id, chain.name)).collect()
}

fn labels(catalogue: &dyn HotelCatalogue, kind: HotelConstant) -> Vec<Constant> {
    let numbers = catalogue.numbers(kind).into_iter();
    numbers.filter_map(|id| Some(Constant::new(id, catalogue.label(kind, id)?))).collect()
}
