//! Hotel names. Each name is unique within its city, and can be computed without computing the other hotels.
//!
//! In each city, the chain hotels come first. Their chains are dealt from a deck of the country's chains, in an
//! order specific to the city. The first hotel of a chain is named after the city, and the following hotels are named
//! after districts and then after streets. Independent hotels combine a form ("Pension %") with a word, using each pair
//! once. If a city has more hotels than pairs, the names of the remaining hotels also contain a district.

use super::catalogue::PropertyType;
use super::chains::Chain;
use super::flavour::fill_pattern;
use super::shuffle::shuffle;
use super::town::Town;
use crate::world::dice::Dice;

/// Origin of a hotel's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Naming {
    /// A chain hotel.
    Chain(&'static Chain, Qualifier),
    /// An independent hotel. The values are the index of its form, the index of its word, and the number of earlier
    /// uses of this pair.
    Own { form: u32, word: u32, round: u32 },
}

/// Part of the name that distinguishes the hotels of a chain in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Qualifier {
    /// No qualifier, for the chain's first hotel.
    None,
    /// The district, by its number.
    Quarter(u32),
    /// The street, by its number.
    Street(u32),
    /// A number, if all other qualifiers are used up.
    Number(u32),
}

impl Naming {
    /// Returns the naming of the hotel with the given number in a city.
    pub(crate) fn of(town: &Town, dice: Dice, ordinal: u16) -> Self {
        let ordinal = u32::from(ordinal);
        let chained = u32::from(town.chained);
        if ordinal < chained
            && let Some((chain, before)) = town.deck.chain_at(dice.text("deck"), ordinal)
        {
            return Self::Chain(chain, Qualifier::of(town, dice.with(u64::from(chain.id)), before));
        }
        let own = ordinal.saturating_sub(chained);
        let pairs = town.flavour.name_count(town.setting).max(1);
        let pair = shuffle(dice.text("own"), own % pairs, pairs);
        let words = town.flavour.word_count(town.setting).max(1);
        Self::Own { form: pair / words, word: pair % words, round: own / pairs }
    }

    /// Returns the property type that the form or the chain implies.
    pub(crate) fn property_type(self, town: &Town) -> PropertyType {
        match self {
            Self::Chain(chain, _) => chain.class.property_type(),
            Self::Own { form, .. } => town.flavour.form(town.setting, form).0,
        }
    }

    /// Returns the district in the name. Independent hotels omit district 0, which is the centre.
    pub(crate) fn quarter(self, town: &Town) -> Option<u32> {
        match self {
            Self::Chain(_, Qualifier::Quarter(quarter)) => Some(quarter),
            // A town has at least one and at most a few dozen districts.
            Self::Own { round, .. } if round > 0 => Some(round % town.quarters().len() as u32),
            _ => None,
        }
    }

    /// Returns the street in the name.
    pub(crate) fn street(self) -> Option<u32> {
        match self {
            Self::Chain(_, Qualifier::Street(street)) => Some(street),
            _ => None,
        }
    }

    /// Returns the full name.
    pub(crate) fn text(self, town: &Town) -> String {
        let (flavour, city) = (town.flavour, town.city.name);
        let quarter = self.quarter(town).map(|quarter| town.quarters()[quarter as usize].name);
        match (self, quarter) {
            (Self::Chain(chain, _), Some(quarter)) => format!("{} {city} {quarter}", chain.name),
            (Self::Chain(chain, Qualifier::Street(street)), _) => {
                format!("{} {city} {}", chain.name, flavour.street(street))
            }
            (Self::Chain(chain, Qualifier::Number(number)), _) => format!("{} {city} {number}", chain.name),
            (Self::Chain(chain, _), None) => format!("{} {city}", chain.name),
            (Self::Own { form, word, .. }, quarter) => {
                let (_, pattern) = flavour.form(town.setting, form);
                let name = fill_pattern(pattern, flavour.word(town.setting, word));
                match quarter {
                    Some(quarter) => format!("{name} {city} {quarter}"),
                    None => name,
                }
            }
        }
    }
}

impl Qualifier {
    /// Returns the qualifier of a chain's hotel after `before` other hotels of the chain in the city.
    fn of(town: &Town, dice: Dice, before: u32) -> Self {
        let (quarters, streets) = (town.quarter_count(), town.flavour.street_count());
        let Some(next) = before.checked_sub(1) else { return Self::None };
        if next < quarters {
            return Self::Quarter(shuffle(dice, next, quarters));
        }
        let next = next - quarters;
        if next < streets {
            return Self::Street(shuffle(dice, next, streets));
        }
        Self::Number(before + 1)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::hotels::town::Towns;

    #[test]
    fn no_two_hotels_of_a_city_share_a_name() {
        let towns = Towns::embedded().all();
        let largest = towns.iter().max_by_key(|town| town.hotels).unwrap();
        let some = (0..400_u32).map(|round| {
            let index = Dice::new(4, "towns").with(u64::from(round)).below(towns.len() as u32);
            &towns[index as usize]
        });
        for town in some.chain([largest]).chain(towns.iter().filter(|town| town.hotels > 900)) {
            let dice = Dice::new(11, "names").with(town.city.id.get() as u64);
            let mut seen = HashSet::new();
            for ordinal in 0..town.hotels {
                let naming = Naming::of(town, dice, ordinal);
                let name = naming.text(town);
                assert!(!name.is_empty() && !name.contains('%') && !name.contains("  "), "{name}");
                assert!(seen.insert(name.to_lowercase()), "{name} twice in {}", town.city.name);
                assert_eq!(matches!(naming, Naming::Chain(..)), ordinal < town.chained);
                assert!(!matches!(naming, Naming::Chain(_, Qualifier::Number(_))), "{name}");
            }
        }
    }

    #[test]
    fn any_ordinal_has_a_name() {
        let town = &Towns::embedded().all()[0];
        assert!(!Naming::of(town, Dice::new(1, "n"), u16::MAX).text(town).is_empty());
    }
}
