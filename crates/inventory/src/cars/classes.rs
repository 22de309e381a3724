//! Car classes, and the data for ACRISS codes and prices.
//!
//! The table is a text file (`classes.txt`). A test parses every row.

use std::sync::LazyLock;

use crate::world::tables::rows;

/// A car class.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    /// First letter of the ACRISS code.
    pub(crate) category: u8,
    /// Second letter of the ACRISS code, or `None` if the letter depends on the model's number of doors.
    pub(crate) body: Option<u8>,
    /// Codes of the groups that contain the class.
    pub(crate) groups: Vec<&'static str>,
    /// Price per day in US cents.
    pub(crate) day_cents: i64,
    /// Percentage of large counters that offer the class.
    pub(crate) share: u32,
}

static CLASSES: LazyLock<Vec<Class>> = LazyLock::new(|| rows(TABLE).filter_map(Class::parse).collect());
const TABLE: &str = include_str!("classes.txt");

impl Class {
    /// Returns all classes.
    pub(crate) fn all() -> &'static [Self] {
        &CLASSES
    }

    /// Finds a class by its code.
    pub(crate) fn by_code(code: &str) -> Option<&'static Self> {
        CLASSES.iter().find(|class| class.code == code)
    }

    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|').map(str::trim);
        let mut next = || columns.next();
        let letter = |text: &str| text.bytes().next().filter(u8::is_ascii_uppercase);
        Some(Self {
            code: next()?,
            name: next()?,
            category: next().and_then(letter)?,
            body: letter(next()?),
            groups: next()?.split_whitespace().collect(),
            day_cents: next()?.parse().ok()?,
            share: next()?.parse().ok()?,
        })
    }

    /// Returns whether the class is expensive. Expensive classes have stricter conditions, for example for the deposit.
    pub(crate) fn is_expensive(&self) -> bool {
        self.day_cents >= 9_000
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use wayfare_models::cars::{CarType, CarTypeGroup};

    use super::*;

    #[test]
    fn every_row_is_read_and_every_code_is_known() {
        for row in rows(TABLE) {
            assert!(Class::parse(row).is_some(), "{row}");
        }
        let codes: HashSet<_> = Class::all().iter().map(|class| class.code).collect();
        let known: HashSet<_> = CarType::KNOWN.iter().map(CarType::as_str).collect();
        assert_eq!(codes, known);
        let groups: HashSet<_> = Class::all().iter().flat_map(|class| class.groups.iter().copied()).collect();
        let known: HashSet<_> = CarTypeGroup::KNOWN.iter().map(CarTypeGroup::as_str).collect();
        assert_eq!(groups, known);
        assert!(Class::all().iter().all(|class| !class.groups.is_empty() && class.day_cents > 0));
    }

    #[test]
    fn groups_match_their_classes() {
        for class in Class::all() {
            let is = |group| class.groups.contains(&group);
            let named = |part: &str| class.code.to_lowercase().contains(part);
            assert_eq!(is("suv"), named("suv") || named("terrain"), "{}", class.code);
            assert_eq!(is("van"), named("van"), "{}", class.code);
            assert_eq!(is("pickupTruck"), named("pickup"), "{}", class.code);
        }
    }
}
