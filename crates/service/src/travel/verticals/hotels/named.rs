//! Lookup of hotels by name and city, for autocomplete.

use std::sync::Arc;

use wayfare_places::{City, Kinds, Place, Places};

use super::catalogue::{Hotel, HotelCatalogue};
use super::search::HotelSearches;
use crate::travel::api_errors::Refusal;

/// Maximum number of words used from a search term.
const MAX_WORDS: usize = 8;

/// Maximum number of words in a city's name.
const MAX_CITY_WORDS: usize = 3;

impl HotelSearches {
    /// Returns the most popular hotels for a term that contains the name of the hotel and the name of the city, such as
    /// `hilton london`.
    pub(crate) async fn named(&self, term: &str, most: usize) -> Result<Vec<Hotel>, Refusal> {
        let words: Vec<String> = term.split_whitespace().take(MAX_WORDS).map(str::to_lowercase).collect();
        if most == 0 || words.len() < 2 {
            return Ok(Vec::new());
        }
        let catalogue = Arc::clone(self.catalogue());
        self.compute(move || find(&*catalogue, &words, most)).await
    }
}

/// Tries the last words as the city's name, and then the first words. Returns the hotels of the first city with
/// matching hotels.
fn find(catalogue: &dyn HotelCatalogue, words: &[String], most: usize) -> Vec<Hotel> {
    let longest = MAX_CITY_WORDS.min(words.len() - 1);
    let last = (1..=longest).rev().map(|count| words.split_at(words.len() - count));
    let first = (1..=longest).rev().map(|count| words.split_at(count)).map(|(city, rest)| (rest, city));
    for (rest, city) in last.chain(first) {
        let Some(city) = city_named(&city.join(" ")) else { continue };
        let has_all = |name: &str| {
            let name = name.to_lowercase();
            rest.iter().all(|word| {
                name.split(|it: char| !it.is_alphanumeric()).any(|it| it.starts_with(word.as_str()))
            })
        };
        let found = catalogue.of_city_named(city, &has_all, most);
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// Returns the largest city with exactly this name.
fn city_named(name: &str) -> Option<&'static City> {
    let found = Places::embedded().search(name, Kinds::CITY, 1).into_iter().next()?;
    match found {
        Place::City(city) if city.name.to_lowercase() == name => Some(city),
        _ => None,
    }
}
