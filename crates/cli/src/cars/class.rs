//! Car classes on the command line. A class and a group of classes may have the same name.

use clap::builder::TypedValueParser;
use specwright_core::OpenText;
use wayfare_models::cars::{CarDetail, CarType, CarTypeGroup};

use crate::values::listed::{Suggested, cli_name, fold};

/// A class, a group, or both if they have the same name: `suv` matches the whole group, regardless of size.
#[derive(Clone, Debug, PartialEq)]
pub struct ClassArg {
    name: String,
    class: Option<CarType>,
    group: Option<CarTypeGroup>,
}

impl ClassArg {
    fn new(name: &str) -> Self {
        ClassArg { name: name.to_owned(), class: named(name), group: named(name) }
    }

    /// Returns the name as given on the command line.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns whether a car belongs to the class or the group.
    pub fn has(&self, car: &CarDetail) -> bool {
        let Some(kind) = &car.kind else { return false };
        let in_group = self.group.as_ref().is_some_and(|group| kind.groups.contains(group));
        in_group || self.class.is_some() && self.class == kind.code
    }
}

/// Returns a parser for classes and groups that ignores case, hyphens and underscores.
pub fn classes() -> impl TypedValueParser<Value = ClassArg> {
    let groups = CarTypeGroup::KNOWN.iter().map(cli_name);
    let classes = CarType::KNOWN.iter().map(cli_name);
    let of_no_group = classes.filter(|name| named::<CarTypeGroup>(name).is_none());
    let is_known = |name: &str| named::<CarTypeGroup>(name).is_some() || named::<CarType>(name).is_some();
    Suggested::new(groups.chain(of_no_group), is_known).map(|name| ClassArg::new(&name))
}

fn named<T: OpenText + Clone>(name: &str) -> Option<T> {
    T::KNOWN.iter().find(|known| fold(known.as_str()) == fold(name)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::cars::CarTypeDetail;

    fn car(class: CarType, groups: Vec<CarTypeGroup>) -> CarDetail {
        let mut kind = CarTypeDetail::default();
        (kind.code, kind.groups) = (Some(class), groups);
        let mut car = CarDetail::default();
        car.kind = Some(kind);
        car
    }

    #[test]
    fn names_match_classes_groups_or_both() {
        let compact_suv = car(CarType::CompactSuv, vec![CarTypeGroup::Suv]);
        let bare_suv = car(CarType::Suv, Vec::new());
        for (name, has_compact, has_bare) in [
            ("suv", true, true),
            ("compact-suv", true, false),
            ("van", false, false),
            ("CompactSUV", true, false),
        ] {
            let class = ClassArg::new(name);
            assert_eq!((class.has(&compact_suv), class.has(&bare_suv)), (has_compact, has_bare), "{name}");
            assert!(!class.has(&CarDetail::default()));
        }
    }
}
