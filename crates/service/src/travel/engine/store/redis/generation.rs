//! Generations of nodes. The nodes of a generation return equal answers to equal queries, so they exchange searches.
//! Nodes of several generations share a store without exchanging searches, for example during an upgrade.

use sha2::{Digest as _, Sha256};

/// Number of hexadecimal digits in a generation's name, which is the prefix of the ids of its searches.
const DIGITS: usize = 8;

/// Length of a polled search's id.
const ID_DIGITS: usize = 32;

/// The generation of a node: all settings that change its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Generation {
    name: String,
    /// One line for each setting, which contains its name, a tab and its value.
    settings: String,
}

impl Generation {
    /// Returns the generation of nodes with these settings. Each setting is given with its name. A value may be a list,
    /// separated by commas.
    pub(crate) fn of(settings: &[(&str, String)]) -> Self {
        let lines =
            settings.iter().map(|(name, value)| format!("{name}\t{}\n", value.replace(['\n', '\t'], " ")));
        let settings: String = lines.collect();
        let digest = Sha256::digest(&settings);
        let name = digest.iter().take(DIGITS / 2).map(|byte| format!("{byte:02x}")).collect();
        Generation { name, settings }
    }

    /// Returns the generation's name in keys, which consists of hexadecimal digits.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn settings(&self) -> &str {
        &self.settings
    }

    /// Returns the id of a search of this generation. The id contains 96 of the random bits.
    pub(crate) fn search_id(&self, random: u128) -> u128 {
        const RANDOM_BITS: usize = 4 * (ID_DIGITS - DIGITS);
        let name = u128::from_str_radix(&self.name, 16).unwrap_or_default();
        name << RANDOM_BITS | random & (u128::MAX >> (4 * DIGITS))
    }

    /// Returns whether an id can only belong to a search of another generation.
    pub(super) fn is_foreign(&self, id: &str) -> bool {
        is_search_id(id) && !id.starts_with(&self.name)
    }

    /// Describes the first setting that differs from the settings of another generation.
    pub(super) fn difference(&self, other: &str) -> Option<String> {
        let mut pairs = self.settings.lines().zip(other.lines());
        let (here, there) = pairs.find(|(here, there)| here != there)?;
        let ((name, here), (_, there)) = here.split_once('\t').zip(there.split_once('\t'))?;
        let only = |one: &str, other: &str| {
            let other: Vec<_> = other.split(", ").collect();
            one.split(", ").filter(|entry| !other.contains(entry)).collect::<Vec<_>>().join(", ")
        };
        Some(format!("{name}: here {:?}, there {:?}", only(here, there), only(there, here)))
    }
}

/// Returns whether an id has the format of a polled search's id.
pub(super) fn is_search_id(id: &str) -> bool {
    id.len() == ID_DIGITS && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn generation(seed: &str, providers: &str) -> Generation {
        Generation::of(&[("seed", seed.to_owned()), ("providers", providers.to_owned())])
    }

    #[test]
    fn ids_belong_to_their_generation() {
        let (one, other) = (generation("1", "a 1"), generation("2", "a 1"));
        assert_eq!(one, generation("1", "a 1"));
        assert_ne!(one.name(), other.name());
        let id = format!("{:032x}", one.search_id(u128::MAX));
        assert_eq!(id, format!("{}{}", one.name(), "f".repeat(24)));
        assert!(!one.is_foreign(&id) && other.is_foreign(&id));
        for id in ["", "a search", "khotel:7 2027-03-14", &id.to_uppercase()] {
            assert!(!one.is_foreign(id), "{id}");
        }
    }

    #[test]
    fn the_first_difference_is_described() {
        let one = generation("1", "a 1, b 1");
        let difference = |other: Generation| one.difference(other.settings());
        assert_eq!(difference(generation("2", "a 2")).unwrap(), "seed: here \"1\", there \"2\"");
        assert_eq!(
            difference(generation("1", "a 1, b 2, c 1")).unwrap(),
            "providers: here \"b 1\", there \"b 2, c 1\""
        );
        assert_eq!(difference(generation("1", "a 1, b 1")), None);
    }
}
