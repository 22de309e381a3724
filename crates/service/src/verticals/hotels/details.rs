//! What is told of a hotel on request: features, pictures, policies, reviews, where it is.

use std::collections::BTreeMap;

use serde_json::json;
use wayfare_models::hotels::{
    FeatureId, HotelFacts, HotelFeatureSummary, HotelFeatureTag, HotelImage, HotelPlace, HotelPolicy,
    HotelReviewAspect, HotelReviewerType, HotelReviews, RatingCategory, ReviewPolarity,
};
use wayfare_wire::Json;

use wayfare_inventory::hotels::{Aspect, Feature, FeatureSet, Hotel, Polarity, Tag};

/// The facts that every full answer has of a hotel.
pub(super) fn facts(hotel: &Hotel, name: &str) -> HotelFacts {
    let id = hotel.id.get();
    HotelFacts {
        id: id.into(),
        key: format!("khotel:{id}").into(),
        name: name.to_owned(),
        address: hotel.address(),
        hotel_country_code: hotel.country().into(),
        latitude: hotel.position.latitude,
        longitude: hotel.position.longitude,
        star_rating: hotel.stars.map_or(-1.0, f64::from),
        is_self_rated: hotel.is_self_rated,
        license_number: hotel.licence(),
    }
}

pub(super) fn features(features: FeatureSet) -> Vec<FeatureId> {
    features.iter().map(|feature| i64::from(feature.id).into()).collect()
}

pub(super) fn feature_summary(features: FeatureSet) -> Vec<HotelFeatureSummary> {
    let summary = |feature: &Feature| HotelFeatureSummary::new(feature.label, feature.description);
    features.iter().map(summary).collect()
}

pub(super) fn feature_tags(features: FeatureSet) -> Vec<HotelFeatureTag> {
    let tagged = Tag::ALL.into_iter().map(|tag| {
        let ids = features.tagged(tag).map(|feature| i64::from(feature.id).into()).collect();
        HotelFeatureTag::new(tag.label(), ids)
    });
    tagged.filter(|tag| !tag.features.is_empty()).collect()
}

/// The place that a hotel lies in: its city.
pub(super) fn place(hotel: &Hotel) -> HotelPlace {
    let city = hotel.city();
    HotelPlace::new(format!("kplace:{}", city.id), city.name)
}

/// The picture that stands for a hotel.
pub(super) fn image(hotel: &Hotel) -> HotelImage {
    wire_image(hotel.image())
}

pub(super) fn images(hotel: &Hotel) -> Vec<HotelImage> {
    hotel.images().into_iter().map(wire_image).collect()
}

fn wire_image(image: wayfare_inventory::hotels::Image) -> HotelImage {
    let mut wire = HotelImage::new(image.large_url);
    wire.small = Some(image.small_url);
    wire
}

pub(super) fn policies(hotel: &Hotel) -> Vec<HotelPolicy> {
    hotel.policies().into_iter().map(|it| HotelPolicy::new(it.code, it.name, it.description)).collect()
}

/// A place near the hotel that many know: its name, its key, where it is, how far it is in km.
pub(super) fn well_known_place(hotel: &Hotel) -> Json {
    let place = hotel.well_known_place();
    json!({
        "name": place.name,
        "iataCode": place.airport,
        "latitude": place.position.latitude,
        "longitude": place.position.longitude,
        "distance": (place.distance_km * 100.0).round() / 100.0,
    })
}

pub(super) fn reviews(hotel: &Hotel) -> HotelReviews {
    let reviews = hotel.reviews();
    let mut ratings: BTreeMap<RatingCategory, f64> = reviews
        .ratings
        .iter()
        .map(|(category, tenths)| (category.name().into(), f64::from(*tenths) / 10.0))
        .collect();
    if ratings.is_empty() {
        // A hotel without rating.
        ratings.insert(wayfare_inventory::hotels::RatingCategory::Overall.name().into(), -1.0);
    }
    let group = |group: wayfare_inventory::hotels::ReviewerGroup| {
        HotelReviewerType::new(
            i64::from(group.id),
            i64::from(group.reviews),
            aspects(&group.aspects),
            group.name,
        )
    };
    HotelReviews {
        number_of_reviews: i64::from(reviews.count),
        sentiment: reviews.sentiment.to_owned(),
        quotes: quotes(&reviews.quotes),
        aspects: aspects(&reviews.aspects),
        reviewer_types: reviews.groups.into_iter().map(group).collect(),
        guest_ratings: ratings,
    }
}

/// What some guests wrote.
pub(super) fn quotes(quotes: &[&str]) -> Vec<String> {
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
