//! English labels of the numbers in hotel answers, from the same tables as the answers.

use wayfare_models::feeds::{
    ChainConstant, Constant, ConstantType, Constants, FacilityConstants, FeatureConstant, FeatureTagConstant,
};

use super::place_types;
use crate::verticals::hotels::{HotelCatalogue, HotelConstant};

/// The labels of some kinds, or of all, ordered by number.
pub(crate) fn of(catalogue: &dyn HotelCatalogue, kinds: Option<&[ConstantType]>) -> Constants {
    let is_wanted = |kind: &&ConstantType| kinds.is_none_or(|kinds| kinds.contains(kind));
    let mut constants = Constants::default();
    for kind in ConstantType::KNOWN.iter().filter(is_wanted) {
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
