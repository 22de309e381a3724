//! The details of an embedded hotel.

use std::collections::BTreeMap;

use serde_json::json;
use wayfare_inventory::hotels::{self as stock, Aspect, Feature, Image, Polarity, Tag};
use wayfare_models::feeds::HotelFeedImage;
use wayfare_models::hotels::{
    HotelFeatureSummary, HotelFeatureTag, HotelImage, HotelPolicy, HotelReviewAspect, HotelReviewerType,
    HotelReviews, RatingCategory, ReviewPolarity,
};
use wayfare_wire::{Amount, Json};

use crate::verticals::hotels::{HotelDetails, HotelFeedFacts};

impl HotelDetails for stock::Hotel {
    fn address(&self) -> String {
        self.address()
    }

    fn country(&self) -> &str {
        self.country()
    }

    fn license_number(&self) -> Option<String> {
        self.licence()
    }

    fn description(&self) -> Option<String> {
        Some(self.description())
    }

    fn image(&self) -> Option<HotelImage> {
        Some(image(self.image()))
    }

    fn images(&self) -> Vec<HotelImage> {
        self.images().into_iter().map(image).collect()
    }

    fn feature_summary(&self) -> Vec<HotelFeatureSummary> {
        let summary = |feature: &Feature| HotelFeatureSummary::new(feature.label, feature.description);
        self.features().iter().map(summary).collect()
    }

    fn feature_tags(&self) -> Vec<HotelFeatureTag> {
        let features = self.features();
        let tagged = Tag::ALL.into_iter().map(|tag| {
            let ids = features.tagged(tag).map(|feature| i64::from(feature.id).into()).collect();
            HotelFeatureTag::new(tag.label(), ids)
        });
        tagged.filter(|tag| !tag.features.is_empty()).collect()
    }

    fn policies(&self) -> Vec<HotelPolicy> {
        self.policies().into_iter().map(|it| HotelPolicy::new(it.code, it.name, it.description)).collect()
    }

    /// Its name, key, position, and distance in km.
    fn well_known_place(&self) -> Option<Json> {
        let place = self.well_known_place();
        Some(json!({
            "name": place.name,
            "iataCode": place.airport,
            "latitude": place.position.latitude,
            "longitude": place.position.longitude,
            "distance": (place.distance_km * 100.0).round() / 100.0,
        }))
    }

    fn reviews(&self) -> Option<HotelReviews> {
        let reviews = self.reviews();
        let mut ratings: BTreeMap<RatingCategory, f64> = reviews
            .ratings
            .iter()
            .map(|(category, tenths)| (category.name().into(), f64::from(*tenths) / 10.0))
            .collect();
        if ratings.is_empty() {
            // A hotel without ratings.
            ratings.insert(stock::RatingCategory::Overall.name().into(), -1.0);
        }
        let group = |group: stock::ReviewerGroup| {
            let (id, count) = (i64::from(group.id), i64::from(group.reviews));
            HotelReviewerType::new(id, count, aspects(&group.aspects), group.name)
        };
        Some(HotelReviews {
            number_of_reviews: i64::from(reviews.count),
            sentiment: reviews.sentiment.to_owned(),
            quotes: quotes(&reviews.quotes),
            aspects: aspects(&reviews.aspects),
            reviewer_types: reviews.groups.into_iter().map(group).collect(),
            guest_ratings: ratings,
        })
    }

    fn review_quotes(&self) -> Vec<String> {
        quotes(&self.review_quotes())
    }

    fn sentiment(&self) -> Option<String> {
        Some(self.sentiment().to_owned())
    }

    /// Its average night is what its rates begin from, and its pictures are one of each subject: more would make most
    /// of the feed.
    fn feed_facts(&self) -> HotelFeedFacts {
        HotelFeedFacts {
            created: Some(self.created()),
            changed: Some(self.changed()),
            lowest_rate: Amount::new(f64::from(self.average_night_cents()) / 100.0),
            popularity: Some(f64::from(LEAST_POPULAR.saturating_sub(self.popularity))),
            check_in: Some(self.arrival_hour() * 100),
            check_out: Some(self.departure_hour() * 100),
            airport: self.airport().map(|airport| airport.code.to_owned()),
            images: (1..).zip(self.first_images()).map(feed_image).collect(),
        }
    }
}

/// Above the popularity of every hotel, which grows where the feed's falls.
const LEAST_POPULAR: u32 = 10_000;

fn feed_image((number, image): (i64, Image)) -> HotelFeedImage {
    let (width, height) = Image::LARGE;
    let mut wire = HotelFeedImage::new(image.large_url);
    wire.image_id = Some(number);
    wire.source = Some("Wayfare".to_owned());
    wire.width = Some(i64::from(width));
    wire.height = Some(i64::from(height));
    wire.tag = Some(i64::from(image.subject.id()));
    wire
}

fn image(image: Image) -> HotelImage {
    let mut wire = HotelImage::new(image.large_url);
    wire.small = Some(image.small_url);
    wire
}

fn quotes(quotes: &[&str]) -> Vec<String> {
    quotes.iter().map(|quote| (*quote).to_owned()).collect()
}

fn aspects(aspects: &[Aspect]) -> Vec<HotelReviewAspect> {
    let polarity = |polarity| match polarity {
        Polarity::Positive => ReviewPolarity::Positive,
        Polarity::Neutral => ReviewPolarity::Neutral,
        Polarity::Negative => ReviewPolarity::Negative,
    };
    aspects.iter().map(|aspect| HotelReviewAspect::new(aspect.text, polarity(aspect.polarity))).collect()
}
