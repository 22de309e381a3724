//! A hotel's reviews, derived from its ratings: guests praise the beds of a hotel with a high comfort rating.

use std::sync::LazyLock;

use super::hotel::Hotel;
use super::labels::translated;
use crate::world::tables::rows;

/// Category of a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RatingCategory {
    /// Overall rating.
    Overall,
    /// Location.
    Location,
    /// Bed, room and quietness.
    Comfort,
    /// Services.
    Services,
    /// Staff.
    Staff,
    /// Cleanliness.
    Clean,
    /// Value for money.
    Value,
}

impl RatingCategory {
    /// All categories, the overall rating first.
    pub const ALL: [Self; 7] =
        [Self::Overall, Self::Location, Self::Comfort, Self::Services, Self::Staff, Self::Clean, Self::Value];

    /// Returns the name in API responses.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Overall => "OVERALL",
            Self::Location => "LOCATION",
            Self::Comfort => "COMFORT",
            Self::Services => "SERVICES",
            Self::Staff => "STAFF",
            Self::Clean => "CLEAN",
            Self::Value => "VALUE",
        }
    }
}

/// Polarity of an opinion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Polarity {
    /// Praise.
    Positive,
    /// A mixed opinion.
    Neutral,
    /// Criticism.
    Negative,
}

impl Polarity {
    /// Returns 1, 0 or -1.
    #[must_use]
    pub fn number(self) -> i8 {
        match self {
            Self::Positive => 1,
            Self::Neutral => 0,
            Self::Negative => -1,
        }
    }
}

/// Opinion expressed in reviews.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Aspect {
    /// The opinion's text, in English.
    pub text: &'static str,
    /// Polarity of the opinion.
    pub polarity: Polarity,
}

/// Reviews by one group of guests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewerGroup {
    /// Number of the group, counted from 1: couples, families, friends, business travellers, solo travellers.
    pub id: u8,
    /// Name of the group in English.
    pub name: &'static str,
    /// Number of reviews by this group.
    pub reviews: u32,
    /// Opinions of the group.
    pub aspects: Vec<Aspect>,
}

/// Summary of all reviews of a hotel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviews {
    /// Number of reviews.
    pub count: u32,
    /// Quotations, each with the polarity of the opinion that it expresses.
    pub quotes: Vec<Aspect>,
    /// Opinions of all guests.
    pub aspects: Vec<Aspect>,
    /// Reviews by group of guests; every review belongs to exactly one group.
    pub groups: Vec<ReviewerGroup>,
    /// Ratings in tenths, from 0 to 100, by category; empty for a hotel without a rating.
    pub ratings: Vec<(RatingCategory, u8)>,
}

/// Phrases for each category except the first: a positive, a neutral and a negative opinion, followed by a positive and
/// a negative quotation.
static WORDS: LazyLock<Vec<(RatingCategory, [&str; 5])>> =
    LazyLock::new(|| rows(include_str!("reviews.txt")).filter_map(words).collect());

fn words(row: &'static str) -> Option<(RatingCategory, [&'static str; 5])> {
    let (name, phrases) = row.split_once('|')?;
    let category = RatingCategory::ALL.into_iter().find(|category| category.name() == name)?;
    Some((category, phrases.split('|').collect::<Vec<_>>().try_into().ok()?))
}

/// Words for ratings, and the minimum rating for each word, in tenths.
pub(super) const SENTIMENTS: [(u8, &str); 5] =
    [(90, "Excellent"), (80, "Very good"), (70, "Good"), (60, "Fair"), (0, "Poor")];

pub(super) const GROUPS: [&str; 5] =
    ["Couples", "Families", "Friends", "Business travellers", "Solo travellers"];

impl Hotel {
    /// Returns the reviews of the hotel.
    #[must_use]
    pub fn reviews(&self) -> Reviews {
        let ratings = self.category_ratings();
        let aspects = aspects(&ratings, 0);
        Reviews {
            count: self.review_count,
            quotes: self.review_quotes(),
            groups: self.reviewer_groups(&ratings),
            aspects,
            ratings,
        }
    }

    /// Returns a summary of the reviews: one or two words in the given language, and the rating (`Very good, 8.5`). The
    /// summary is empty for a hotel without a rating.
    #[must_use]
    pub fn sentiment(&self, language: &str) -> String {
        let Some(tenths) = self.guest_rating else { return String::new() };
        let words = SENTIMENTS.iter().find(|(min, _)| tenths >= *min).map_or("", |(_, words)| words);
        format!("{}, {}.{}", translated(words, language), tenths / 10, tenths % 10)
    }

    /// Returns quotations from reviews. The list is empty for a hotel without a rating.
    #[must_use]
    pub fn review_quotes(&self) -> Vec<Aspect> {
        let quote = |(category, rating)| {
            let (_, [.., praise, blame]) = WORDS.iter().copied().find(|(it, _)| *it == category)?;
            let polarity = polarity(rating);
            match polarity {
                Polarity::Positive => Some(Aspect { text: praise, polarity }),
                Polarity::Neutral => None,
                Polarity::Negative => Some(Aspect { text: blame, polarity }),
            }
        };
        self.category_ratings().into_iter().filter_map(quote).take(3).collect()
    }

    /// Returns the ratings by category, in tenths.
    fn category_ratings(&self) -> Vec<(RatingCategory, u8)> {
        let Some(overall) = self.guest_rating else { return Vec::new() };
        let central = if self.centre_km < 1.0 { 9 } else { -3 };
        let rate = |category: RatingCategory| {
            let tilt = match category {
                RatingCategory::Overall => return (category, overall),
                RatingCategory::Location => central,
                _ => 0,
            };
            let drawn = self.dice.text("rate").text(category.name()).between(-9, 9);
            // The number is clamped, so it fits in a `u8`.
            (category, (i64::from(overall) + tilt + drawn).clamp(10, 100) as u8)
        };
        RatingCategory::ALL.into_iter().map(rate).collect()
    }

    fn reviewer_groups(&self, ratings: &[(RatingCategory, u8)]) -> Vec<ReviewerGroup> {
        let mut left = self.review_count;
        let groups = (1..).zip(GROUPS).map(|(id, name)| {
            // The last group contains the remaining reviews, so no review is lost.
            let share = self.dice.text("group").with(u64::from(id)).below(left / 2 + 1);
            let reviews = if usize::from(id) == GROUPS.len() { left } else { share };
            left -= reviews;
            ReviewerGroup { id, name, reviews, aspects: aspects(ratings, usize::from(id)) }
        });
        groups.filter(|group| group.reviews > 0).collect()
    }
}

fn polarity(rating: u8) -> Polarity {
    match rating {
        78.. => Polarity::Positive,
        64.. => Polarity::Neutral,
        _ => Polarity::Negative,
    }
}

/// Returns the opinions by category: all categories for group 0, and three categories for any other group.
fn aspects(ratings: &[(RatingCategory, u8)], group: usize) -> Vec<Aspect> {
    let rated = |(category, [praise, shrug, blame, ..]): (RatingCategory, [&'static str; 5])| {
        let (_, rating) = ratings.iter().find(|(it, _)| *it == category)?;
        let polarity = polarity(*rating);
        let text = match polarity {
            Polarity::Positive => praise,
            Polarity::Neutral => shrug,
            Polarity::Negative => blame,
        };
        Some(Aspect { text, polarity })
    };
    let all = WORDS.iter().copied().filter_map(rated);
    if group == 0 { all.collect() } else { all.cycle().skip(group).take(3.min(ratings.len())).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hotels::testing;

    #[test]
    fn reviews_agree_with_the_rating() {
        let mut unrated = 0;
        for hotel in testing::hotels("FR", "Paris") {
            let reviews = hotel.reviews();
            assert_eq!(reviews.groups.iter().map(|group| group.reviews).sum::<u32>(), reviews.count);
            let Some(rating) = hotel.guest_rating else {
                unrated += 1;
                assert!(reviews.ratings.is_empty() && reviews.quotes.is_empty());
                assert_eq!(hotel.sentiment("en"), "");
                assert!(reviews.aspects.is_empty() && reviews.count < 5);
                continue;
            };
            assert_eq!(reviews.ratings[0], (RatingCategory::Overall, rating));
            assert_eq!(reviews.ratings.len(), RatingCategory::ALL.len());
            assert!(reviews.ratings.iter().all(|(_, it)| *it <= 100));
            assert_eq!(reviews.aspects.len(), RatingCategory::ALL.len() - 1);
            assert!(reviews.quotes.len() <= 3);
            if rating >= 92 {
                assert!(reviews.aspects.iter().all(|aspect| aspect.polarity != Polarity::Negative));
            }
        }
        assert!(unrated > 10);
    }

    #[test]
    fn sentiments_are_translated() {
        let hotels = testing::hotels("FR", "Paris");
        let rated = |tenths| hotels.iter().find(|hotel| hotel.guest_rating == Some(tenths)).unwrap();
        assert_eq!(rated(85).sentiment("en"), "Very good, 8.5");
        assert_eq!(rated(85).sentiment("de_DE"), "Sehr gut, 8.5");
        assert_eq!(rated(90).sentiment("fr"), "Excellent, 9.0");
    }

    #[test]
    fn polarity_has_exact_limits() {
        assert_eq!([78, 77, 64, 63].map(|it| polarity(it).number()), [1, 0, 0, -1]);
    }
}
