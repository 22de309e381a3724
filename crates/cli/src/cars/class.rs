//! Car classes on the command line: a class, or a group of classes, which may have the same name.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use specwright_core::OpenText;
use wayfare_models::cars::{CarDetail, CarType, CarTypeGroup};

use crate::values::listed::{fold, spelled};

/// A class, a group, or both where both have the name: `suv` is any of the group, whatever its size.
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

    /// The name on the command line.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a car is of the class or the group.
    pub fn has(&self, car: &CarDetail) -> bool {
        let Some(kind) = &car.kind else { return false };
        let in_group = self.group.as_ref().is_some_and(|group| kind.groups.contains(group));
        in_group || self.class.is_some() && self.class == kind.code
    }
}

/// Parses a class or a group, ignoring case and hyphens.
pub fn classes() -> impl TypedValueParser<Value = ClassArg> {
    let groups = CarTypeGroup::KNOWN.iter().map(spelled);
    let classes = CarType::KNOWN.iter().map(spelled);
    let of_no_group = classes.filter(|name| named::<CarTypeGroup>(name).is_none());
    Folded(PossibleValuesParser::new(groups.chain(of_no_group).map(PossibleValue::new)))
        .map(|name| ClassArg::new(&name))
}

fn named<T: OpenText + Clone>(name: &str) -> Option<T> {
    T::KNOWN.iter().find(|known| fold(known.as_str()) == fold(name)).cloned()
}

/// Accepts a possible value with other case or hyphens, unchanged.
#[derive(Clone, Debug)]
struct Folded(PossibleValuesParser);

impl TypedValueParser for Folded {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        let text = value.to_string_lossy();
        let is_known = named::<CarTypeGroup>(&text).is_some() || named::<CarType>(&text).is_some();
        if is_known { Ok(text.into_owned()) } else { self.0.parse_ref(command, arg, value) }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.0.possible_values()
    }
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
    fn a_name_stands_for_a_class_a_group_or_both() {
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
