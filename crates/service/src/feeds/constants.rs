//! English labels of the numbers in hotel answers, from the same tables as the answers.
//!
//! Images have no tags, so there are no labels for tags.

use wayfare_models::feeds::{Constant, ConstantType};

use crate::verticals::hotels::{DestinationKind, HotelCatalogue, HotelConstant};

/// The labels of some kinds, or of all. Each kind comes once, ordered by number.
pub(crate) fn of(catalogue: &dyn HotelCatalogue, kinds: Option<&[ConstantType]>) -> Vec<Constant> {
    let is_wanted = |kind: &&ConstantType| kinds.is_none_or(|kinds| kinds.contains(kind));
    ConstantType::KNOWN.iter().filter(is_wanted).flat_map(|kind| labels(catalogue, kind)).collect()
}

fn labels(catalogue: &dyn HotelCatalogue, kind: &ConstantType) -> Vec<Constant> {
    let of_catalogue = |constant| {
        let numbers = catalogue.numbers(constant).into_iter();
        numbers.filter_map(|id| Some((id, catalogue.label(constant, id)?))).collect()
    };
    let labels: Vec<(i64, String)> = match kind {
        ConstantType::Facility => of_catalogue(HotelConstant::Facility),
        ConstantType::Property => of_catalogue(HotelConstant::PropertyType),
        ConstantType::PlaceType => {
            DestinationKind::ALL.iter().map(|it| (it.id(), it.label().to_owned())).collect()
        }
        ConstantType::Theme => of_catalogue(HotelConstant::Theme),
        ConstantType::Chain => of_catalogue(HotelConstant::Chain),
        _ => Vec::new(),
    };
    labels.into_iter().map(|(id, label)| Constant::new(kind.clone(), id, label)).collect()
}
