//! Labels of the numbers in hotel answers, in English: from the tables that the answers are made from.
//!
//! Pictures have no tags, so there are no labels of any.

use wayfare_models::feeds::{Constant, ConstantType};

use crate::verticals::hotels::DestinationKind;
use wayfare_inventory::hotels::{Chain, Feature, PropertyType, Theme};

/// The labels of some kinds, or of all; each kind once, by number.
pub(crate) fn of(kinds: Option<&[ConstantType]>) -> Vec<Constant> {
    let is_wanted = |kind: &&ConstantType| kinds.is_none_or(|kinds| kinds.contains(kind));
    ConstantType::KNOWN.iter().filter(is_wanted).flat_map(labels).collect()
}

fn labels(kind: &ConstantType) -> Vec<Constant> {
    let labels: Vec<(i64, &str)> = match kind {
        ConstantType::Facility => Feature::all().iter().map(|it| (it.id.into(), it.label)).collect(),
        ConstantType::Property => PropertyType::ALL.iter().map(|it| (it.id().into(), it.label())).collect(),
        ConstantType::PlaceType => DestinationKind::ALL.iter().map(|it| (it.id(), it.label())).collect(),
        ConstantType::Theme => Theme::ALL.iter().map(|it| (it.id().into(), it.label())).collect(),
        ConstantType::Chain => Chain::all().iter().map(|it| (it.id.into(), it.name)).collect(),
        _ => Vec::new(),
    };
    labels.into_iter().map(|(id, label)| Constant::new(kind.clone(), id, label)).collect()
}
