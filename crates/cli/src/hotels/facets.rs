//! Renders facets of the search results as bar charts: the number of hotels by price, stars, chain and so on.

use wayfare_models::feeds::ConstantType;
use wayfare_models::hotels::{
    BasicHotelRating, DetailedHotelRating, HotelItemReference, HotelRatingCounts, MultipleHotelSearchResponse,
};
use wayfare_models::rates::PriceRange;

use super::label_filters::{CHAIN, FEATURE, Filter, PROPERTY_TYPE, THEME};
use super::rates;
use crate::session::labels::Labels;
use crate::terminal::bars::{Bar, chart};
use crate::terminal::prices::Prices;

/// Maximum number of items shown per facet. The heading shows how many items are omitted.
const MAX_ITEMS: usize = 12;

/// Renders the facets of a response, each with a heading that names its flag.
pub fn of(
    response: &MultipleHotelSearchResponse,
    labels: &Labels,
    nights: Option<u32>,
    limit: Option<usize>,
) -> String {
    let bounds = response.price_ranges.iter().map(|range| range.key);
    let prices = Prices::new(response.state.currency_code.as_ref(), bounds);
    let per = if nights.is_some() { "for the stay" } else { "per night" };
    let mut text = String::new();
    let mut add = |heading: String, bars: Vec<Bar>| {
        if !bars.is_empty() {
            text += &format!("{heading}\n{}\n", chart(&bars, None, limit));
        }
    };
    let heading = format!("{} {per} (--min-price, --max-price)", prices.title("Price in"));
    add(heading, histogram(response.price_histogram(), &prices));
    add("Stars (--stars)".to_owned(), ratings(&response.star_ratings, |key| rates::stars(Some(key), false)));
    add("Hotel rating, ░ self-rated (--hotel-rating)".to_owned(), hotel_ratings(&response.hotel_ratings));
    add("Guest rating (--guest-rating)".to_owned(), ratings(&response.guest_ratings, |key| key.to_string()));
    for (heading, filter, items) in labelled(response) {
        add_items(&mut add, heading, filter.flag, items, |id| {
            labels.get(&filter.kind, id).map(str::to_owned)
        });
    }
    add_items(&mut add, "Deals", "--deal", &response.deals, |_| None);
    text
}

/// Returns the facets of ids that have labels in the constants feed.
fn labelled(response: &MultipleHotelSearchResponse) -> [(&'static str, Filter, &[HotelItemReference]); 4] {
    [
        ("Property types", PROPERTY_TYPE, &response.property_types),
        ("Features", FEATURE, &response.facilities),
        ("Themes", THEME, &response.hotel_themes),
        ("Chains", CHAIN, &response.chains),
    ]
}

/// Returns the constant types of the facets that arrived without labels.
pub fn unlabelled(response: &MultipleHotelSearchResponse) -> Vec<ConstantType> {
    let unlabelled = labelled(response).into_iter().filter(|(_, _, items)| items.iter().any(is_unlabelled));
    unlabelled.map(|(_, filter, _)| filter.kind).collect()
}

fn is_unlabelled(item: &HotelItemReference) -> bool {
    item.name.as_deref().is_none_or(|name| name.trim().is_empty())
}

fn add_items(
    add: &mut impl FnMut(String, Vec<Bar>),
    heading: &str,
    flag: &str,
    items: &[HotelItemReference],
    label: impl Fn(i64) -> Option<String>,
) {
    let others = match items.len().saturating_sub(MAX_ITEMS) {
        0 => String::new(),
        others => format!(", and {others} more"),
    };
    add(format!("{heading} ({flag} ID){others}"), references(items, label));
}

/// Builds a bar for each price range, labelled with the bounds of the range. The last range is open-ended.
fn histogram(ranges: impl Iterator<Item = PriceRange>, prices: &Prices<'_>) -> Vec<Bar> {
    let steps: Vec<_> = ranges
        .map(|range| {
            (
                prices.write(Some(range.from)),
                range.to.map(|to| prices.write(Some(to))),
                range.hotels.unwrap_or(0),
            )
        })
        .collect();
    let low = steps.iter().map(|(from, ..)| from.len()).max().unwrap_or(0);
    let high = steps.iter().filter_map(|(_, to, _)| to.as_ref().map(String::len)).max().unwrap_or(0);
    let bar = |(from, to, hotels): &(String, Option<String>, i64)| {
        let label = match to {
            Some(to) => format!("{from:>low$} – {to:>high$}"),
            None => format!("{from:>low$} or more"),
        };
        Bar::of_count(label, *hotels)
    };
    steps.iter().map(bar).collect()
}

fn ratings(ratings: &[BasicHotelRating], label: impl Fn(f64) -> String) -> Vec<Bar> {
    ratings.iter().map(|rating| Bar::of_count(named(rating.key, &label), rating.value.unwrap_or(0))).collect()
}

fn hotel_ratings(ratings: &[DetailedHotelRating]) -> Vec<Bar> {
    let bar = |rating: &DetailedHotelRating| {
        let count =
            |of: fn(&HotelRatingCounts) -> Option<i64>| rating.value.as_ref().and_then(of).unwrap_or(0);
        let (official, own) = (count(|counts| counts.officially_rated), count(|counts| counts.self_rated));
        let value = match own {
            0 => official.to_string(),
            own => format!("{official} + {own}"),
        };
        let label = named(rating.key, |key| rates::stars(Some(key), false));
        Bar { label, length: official as f64, light: own as f64, value }
    };
    ratings.iter().map(bar).collect()
}

/// Returns the label of a rating. The API counts unrated hotels under zero or a negative number.
fn named(key: f64, label: impl Fn(f64) -> String) -> String {
    let label = label(key);
    if key < 0.0 || label.is_empty() { "none".to_owned() } else { label }
}

/// Builds bars for the most frequent items, in descending order.
fn references(items: &[HotelItemReference], label: impl Fn(i64) -> Option<String>) -> Vec<Bar> {
    let mut items: Vec<_> = items.iter().collect();
    items.sort_by_key(|item| std::cmp::Reverse(item.hotel_count));
    let shown = &items[..items.len().min(MAX_ITEMS)];
    let width = shown.iter().map(|item| item.id.to_string().len()).max().unwrap_or(0);
    let bar = |item: &&HotelItemReference| {
        let label = if is_unlabelled(item) { label(item.id) } else { None };
        let name = label.as_deref().or(item.name.as_deref()).unwrap_or_default();
        Bar::of_count(format!("{:>width$}  {name}", item.id), item.hotel_count.unwrap_or(0))
    };
    shown.iter().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::response;
    use super::*;

    fn item(id: i64, name: &str, count: i64) -> HotelItemReference {
        HotelItemReference { id, name: Some(name.into()), hotel_count: Some(count) }
    }

    #[test]
    fn facets_render_as_bars() {
        insta::assert_snapshot!(of(&response(), &Labels::default(), Some(3), Some(80)));
    }

    #[test]
    fn rare_facet_items_are_only_counted() {
        let mut many = response();
        many.price_ranges.clear();
        many.chains = (0..20).map(|id| item(id, &format!("Chain {id}"), id)).collect();
        let text = of(&many, &Labels::default(), None, None);
        assert!(text.contains("Chains (--chain ID), and 8 more\n  19  Chain 19 "), "{text}");
        assert!(!text.contains("Chain 7 ") && !text.contains("Price"), "{text}");
    }

    #[test]
    fn facets_without_names_get_labels() {
        let mut unnamed = response();
        assert_eq!(unlabelled(&unnamed), []);
        unnamed.facilities = vec![item(35, "", 3), item(99, "", 2)];
        assert_eq!(unlabelled(&unnamed), [ConstantType::Facility]);
        let text = of(&unnamed, &crate::session::labels::tests::labels(), None, None);
        assert!(text.contains("  35  Swimming pool ") && text.contains("  99  "), "{text}");
    }

    #[test]
    fn missing_facets_render_nothing() {
        let mut none = response();
        none.price_ranges.clear();
        none.star_ratings.clear();
        none.hotel_ratings.clear();
        none.guest_ratings.clear();
        for items in [
            &mut none.property_types,
            &mut none.facilities,
            &mut none.hotel_themes,
            &mut none.chains,
            &mut none.deals,
        ] {
            items.clear();
        }
        assert_eq!(of(&none, &Labels::default(), None, None), "");
    }
}
