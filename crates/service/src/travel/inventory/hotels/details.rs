//! The details of an embedded hotel.

use std::borrow::Cow;
use std::collections::BTreeMap;

use specwright_core::Text;
use wayfare_inventory::hotels::{self as stock, Aspect, PICTURE_TAG, Polarity, Tag, translated};
use wayfare_models::feeds::HotelFeedImage;
use wayfare_models::hotels::{
    HotelFeatureSummary, HotelPolicy, HotelReviewAspect, HotelReviewerType, HotelReviews, RatingCategory,
    ReviewPolarity,
};
use wayfare_models::write::ListWriter;
use wayfare_models::writers::hotels::HotelImageWriter;
use wayfare_places::Place;
use wayfare_places::money::{Currency, ExactAmount};

use super::catalogue::EmbeddedHotel;
use crate::travel::links::ServiceLinks;
use crate::travel::verticals::hotels::{HotelDetails, HotelFeedFacts, NumberSet};

impl HotelDetails for EmbeddedHotel {
    fn address(&self) -> Cow<'_, str> {
        self.hotel.address().into()
    }

    fn country(&self) -> &str {
        self.hotel.country()
    }

    fn license_number(&self) -> Option<Cow<'_, str>> {
        self.hotel.licence().map(Cow::from)
    }

    fn description(&self) -> Option<Cow<'_, str>> {
        Some(self.hotel.description().into())
    }

    fn image_count(&self) -> usize {
        1
    }

    fn image(&self, _place: usize, links: &ServiceLinks, image: &mut HotelImageWriter<'_>) {
        image.large(Some(links.absolute(&self.hotel.picture_path(stock::Hotel::LARGE_PICTURE))));
        image.small(Some(links.absolute(&self.hotel.picture_path(stock::Hotel::SMALL_PICTURE))));
    }

    /// Writes descriptions in English.
    fn feature_summary(&self, summary: &mut ListWriter<'_, HotelFeatureSummary>, language: &str) {
        for feature in self.features.iter() {
            summary.item(|it| {
                it.name(Some(translated(feature.label, language)));
                it.description(Some(feature.description));
            });
        }
    }

    fn feature_tags(&self) -> Vec<(Cow<'_, str>, NumberSet)> {
        let tagged = Tag::ALL.into_iter().map(|tag| {
            let numbers: NumberSet = self.features.tagged(tag).map(|feature| feature.id).collect();
            (tag.label().into(), numbers)
        });
        tagged.filter(|(_, numbers)| *numbers != NumberSet::default()).collect()
    }

    fn policies(&self, policies: &mut ListWriter<'_, HotelPolicy>) {
        for policy in self.hotel.policies() {
            policies.item(|it| {
                it.code(Some(policy.code));
                it.name(Some(policy.name));
                it.description(Some(policy.description.as_str()));
            });
        }
    }

    fn well_known_place(&self) -> Option<Place<'static>> {
        Some(self.hotel.well_known_place())
    }

    fn reviews(&self, language: &str) -> Option<HotelReviews> {
        let reviews = self.hotel.reviews();
        let mut ratings: BTreeMap<RatingCategory, f64> = reviews
            .ratings
            .iter()
            .map(|(category, tenths)| (category.name().into(), f64::from(*tenths) / 10.0))
            .collect();
        if ratings.is_empty() {
            // The API represents a missing rating as -1.
            ratings.insert(stock::RatingCategory::Overall.name().into(), -1.0);
        }
        let group = |group: stock::ReviewerGroup| HotelReviewerType {
            kind: Some(i64::from(group.id)),
            number_of_reviews: Some(i64::from(group.reviews)),
            aspects: aspects(&group.aspects),
            name: Some(translated(group.name, language).into()),
        };
        Some(HotelReviews {
            number_of_reviews: Some(i64::from(reviews.count)),
            sentiment: Some(self.hotel.sentiment(language).into()),
            quotes: aspects(&reviews.quotes),
            aspects: aspects(&reviews.aspects),
            reviewer_types: reviews.groups.into_iter().map(group).collect(),
            guest_ratings: ratings,
        })
    }

    fn review_quotes(&self, quotes: &mut ListWriter<'_, Text>) {
        quotes.extend(self.hotel.review_quotes().iter().map(|quote| quote.text));
    }

    fn sentiment(&self, language: &str) -> Option<Cow<'_, str>> {
        Some(self.hotel.sentiment(language).into())
    }

    /// Uses the average price per night, on which rates are based, as the lowest rate.
    fn feed_facts(&self) -> HotelFeedFacts {
        let lowest = ExactAmount::from_minor(self.hotel.average_night_cents().into(), Currency::usd());
        HotelFeedFacts {
            created: Some(self.hotel.created()),
            changed: Some(self.hotel.changed()),
            lowest_rate: Some(lowest.into()),
            popularity: Some(f64::from(LEAST_POPULAR.saturating_sub(self.hotel.popularity))),
            check_in: Some(self.hotel.arrival_hour() * 100),
            check_out: Some(self.hotel.departure_hour() * 100),
            airport: self.hotel.airport().map(|airport| airport.code.into()),
        }
    }

    fn feed_images(&self, links: &ServiceLinks, images: &mut ListWriter<'_, HotelFeedImage>) {
        let size = stock::Hotel::LARGE_PICTURE;
        images.item(|it| {
            it.image_id(Some(1));
            it.source(Some("Wayfare"));
            it.url(links.absolute(&self.hotel.picture_path(size)));
            it.width(Some(i64::from(size.width)));
            it.height(Some(i64::from(size.height)));
            it.tag(Some(i64::from(PICTURE_TAG.0)));
        });
    }
}

/// Upper bound for the popularity of all hotels. The inventory's number increases with popularity, whereas the feed's
/// number decreases.
const LEAST_POPULAR: u32 = 10_000;

fn aspects(aspects: &[Aspect]) -> Vec<HotelReviewAspect> {
    let polarity = |polarity| match polarity {
        Polarity::Positive => ReviewPolarity::Positive,
        Polarity::Neutral => ReviewPolarity::Neutral,
        Polarity::Negative => ReviewPolarity::Negative,
    };
    let aspect = |aspect: &Aspect| HotelReviewAspect {
        text: Some(aspect.text.into()),
        polarity: Some(polarity(aspect.polarity)),
    };
    aspects.iter().map(aspect).collect()
}
