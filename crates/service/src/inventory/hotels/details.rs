//! The details of an embedded hotel.

use std::collections::BTreeMap;

use wayfare_inventory::hotels::{self as stock, Aspect, Feature, Image, Polarity, Tag};
use wayfare_models::feeds::HotelFeedImage;
use wayfare_models::hotels::{
    HotelFeatureSummary, HotelFeatureTag, HotelImage, HotelPolicy, HotelReviewAspect, HotelReviewerType,
    HotelReviews, RatingCategory, ReviewPolarity,
};
use wayfare_places::Place;
use wayfare_wire::{Amount, Text};

use super::catalogue::Stocked;
use crate::verticals::hotels::{HotelDetails, HotelFeedFacts};

impl HotelDetails for Stocked {
    fn address(&self) -> Text {
        self.hotel.address().into()
    }

    fn country(&self) -> &str {
        self.hotel.country()
    }

    fn license_number(&self) -> Option<Text> {
        self.hotel.licence().map(Text::from)
    }

    fn description(&self) -> Option<Text> {
        Some(self.hotel.description().into())
    }

    fn image(&self) -> Option<HotelImage> {
        Some(image(self.hotel.image()))
    }

    fn images(&self) -> Vec<HotelImage> {
        self.hotel.images().into_iter().map(image).collect()
    }

    fn feature_summary(&self) -> Vec<HotelFeatureSummary> {
        let summary = |feature: &Feature| HotelFeatureSummary {
            name: Some(feature.label.into()),
            description: Some(feature.description.into()),
        };
        self.features.iter().map(summary).collect()
    }

    fn feature_tags(&self) -> Vec<HotelFeatureTag> {
        let tagged = Tag::ALL.into_iter().map(|tag| {
            let ids = self.features.tagged(tag).map(|feature| i64::from(feature.id).into()).collect();
            HotelFeatureTag { tag: Some(tag.label().into()), features: ids }
        });
        tagged.filter(|tag| !tag.features.is_empty()).collect()
    }

    fn policies(&self) -> Vec<HotelPolicy> {
        let policy = |policy: stock::Policy| HotelPolicy {
            code: Some(policy.code.into()),
            name: Some(policy.name.into()),
            description: Some(policy.description.into()),
        };
        self.hotel.policies().into_iter().map(policy).collect()
    }

    fn well_known_place(&self) -> Option<Place<'static>> {
        Some(self.hotel.well_known_place())
    }

    fn reviews(&self) -> Option<HotelReviews> {
        let reviews = self.hotel.reviews();
        let mut ratings: BTreeMap<RatingCategory, f64> = reviews
            .ratings
            .iter()
            .map(|(category, tenths)| (category.name().into(), f64::from(*tenths) / 10.0))
            .collect();
        if ratings.is_empty() {
            // A hotel without ratings.
            ratings.insert(stock::RatingCategory::Overall.name().into(), -1.0);
        }
        let group = |group: stock::ReviewerGroup| HotelReviewerType {
            kind: Some(i64::from(group.id)),
            number_of_reviews: Some(i64::from(group.reviews)),
            aspects: aspects(&group.aspects),
            name: Some(group.name.into()),
        };
        Some(HotelReviews {
            number_of_reviews: Some(i64::from(reviews.count)),
            sentiment: Some(reviews.sentiment.into()),
            quotes: aspects(&reviews.quotes),
            aspects: aspects(&reviews.aspects),
            reviewer_types: reviews.groups.into_iter().map(group).collect(),
            guest_ratings: ratings,
        })
    }

    fn review_quotes(&self) -> Vec<Text> {
        self.hotel.review_quotes().into_iter().map(|quote| quote.text.into()).collect()
    }

    fn sentiment(&self) -> Option<Text> {
        Some(self.hotel.sentiment().into())
    }

    /// Its average night is what its rates begin from, and its pictures are one of each subject: more would make most
    /// of the feed.
    fn feed_facts(&self) -> HotelFeedFacts {
        HotelFeedFacts {
            created: Some(self.hotel.created()),
            changed: Some(self.hotel.changed()),
            lowest_rate: Amount::new(f64::from(self.hotel.average_night_cents()) / 100.0),
            popularity: Some(f64::from(LEAST_POPULAR.saturating_sub(self.hotel.popularity))),
            check_in: Some(self.hotel.arrival_hour() * 100),
            check_out: Some(self.hotel.departure_hour() * 100),
            airport: self.hotel.airport().map(|airport| airport.code.into()),
            images: (1..).zip(self.hotel.first_images()).map(feed_image).collect(),
        }
    }
}

/// Above the popularity of every hotel, which grows where the feed's falls.
const LEAST_POPULAR: u32 = 10_000;

fn feed_image((number, image): (i64, Image)) -> HotelFeedImage {
    let (width, height) = Image::LARGE;
    let mut wire = HotelFeedImage::new(image.large_url());
    wire.image_id = Some(number);
    wire.source = Some("Wayfare".into());
    wire.width = Some(i64::from(width));
    wire.height = Some(i64::from(height));
    wire.tag = Some(i64::from(image.subject.id()));
    wire
}

fn image(image: Image) -> HotelImage {
    HotelImage {
        large: Some(image.large_url().into()),
        small: Some(image.small_url().into()),
        ..HotelImage::default()
    }
}

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
