//! The hotel page: description, rates, features, policies and reviews.

use wayfare_models::Text;
use wayfare_models::autocomplete::EntityKeyText;
use wayfare_models::feeds::ConstantType;
use wayfare_models::hotels::{
    FeatureId, HotelReviewAspect, HotelReviews, ReviewPolarity, SingleHotelSearchResponse,
};

use super::rate_table;
use crate::hotels::rates;
use crate::hotels::stay::Stay;
use crate::session::labels::Labels;
use crate::terminal::bars::{Bar, chart};
use crate::terminal::page::Page;
use crate::terminal::prices::Prices;
use crate::terminal::screen::Screen;
use crate::terminal::text::clean;

/// Maximum guest rating.
const MAX_RATING: f64 = 10.0;
/// Maximum number of quotes shown.
const MAX_QUOTES: usize = 3;

/// Renders the page.
pub fn of(hotel: &SingleHotelSearchResponse, labels: &Labels, stay: &Stay, screen: &Screen) -> String {
    let mut page = Page::new(screen);
    add_head(&mut page, hotel);
    add_rates(&mut page, hotel, stay);
    add_features(&mut page, hotel, labels);
    add_policies(&mut page, hotel);
    if let Some(reviews) = &hotel.reviews {
        add_reviews(&mut page, reviews);
    }
    page.text
}

fn add_head(page: &mut Page<'_>, hotel: &SingleHotelSearchResponse) {
    let is_self_rated = hotel.facts.is_self_rated == Some(true);
    let stars = rates::stars(hotel.facts.stars(), is_self_rated);
    let own = if is_self_rated && !stars.is_empty() { " (self-rated)" } else { "" };
    page.heading(&format!("{} {stars}{own}", clean(text(&hotel.facts.name))));
    page.wrapped(hotel.translated_name.as_deref().unwrap_or_default());
    let country = hotel.facts.hotel_country_code.as_ref().map_or("", |code| code.as_str());
    let address = [text(&hotel.facts.address), country];
    let address = address.into_iter().filter(|part| !part.is_empty());
    page.wrapped(&address.collect::<Vec<_>>().join(", "));
    let key = |key: &Option<EntityKeyText>| key.as_ref().map_or_else(String::new, ToString::to_string);
    let place = hotel.place.as_ref().map(|place| format!(" in {} ({})", text(&place.name), key(&place.key)));
    let position = hotel.facts.latitude.zip(hotel.facts.longitude);
    let position = position.map(|(latitude, longitude)| format!(" at {latitude:.5}, {longitude:.5}"));
    let licence = hotel.facts.license_number.as_ref().map(|number| format!(", licence {number}"));
    page.wrapped(&format!(
        "{}{}{}{}",
        key(&hotel.facts.key),
        place.unwrap_or_default(),
        position.unwrap_or_default(),
        licence.unwrap_or_default()
    ));
    let pictures: Vec<_> = hotel.images.iter().filter_map(|image| image.large.as_deref()).collect();
    if let Some(first) = pictures.first() {
        let others = match pictures.len() {
            1 => String::new(),
            count => format!(" and {} more", count - 1),
        };
        page.wrapped(&format!("Pictures: {first}{others}"));
    }
    if let Some(description) = hotel.description.as_deref().filter(|text| !text.trim().is_empty()) {
        page.text.push('\n');
        page.wrapped(description);
    }
}

fn add_rates(page: &mut Page<'_>, hotel: &SingleHotelSearchResponse, stay: &Stay) {
    match stay.nights() {
        Some(_) if hotel.results.is_empty() => {
            page.heading(if hotel.is_complete == Some(true) { "Rates: none" } else { "Rates: none so far" });
        }
        Some(_) => {
            let taxes = match (stay.taxes, stay.local_taxes) {
                (_, Some(true)) => "with all taxes".to_owned(),
                (Some(true), _) => "with taxes".to_owned(),
                (Some(false), _) => "without taxes".to_owned(),
                // The caller's market determines whether the service includes taxes.
                (None, _) => match &hotel.country_code {
                    Some(country) => format!("taxes shown as customary in {country}"),
                    None => "taxes shown as customary in your market".to_owned(),
                },
            };
            page.heading(&format!("Rates for {stay}, {taxes}"));
            page.text += &rate_table::of(hotel, stay.nights(), page.screen);
        }
        None => {
            let prices = Prices::new(hotel.currency_code.as_ref(), hotel.lowest_rate);
            let lowest = match prices.write(hotel.lowest_rate).as_str() {
                rates::NONE => "No recent rate is known.".to_owned(),
                lowest => format!(
                    "Lowest rate recently seen for one night: {lowest} {}.",
                    hotel.currency_code.as_ref().map_or("", |code| code.as_str())
                ),
            };
            page.heading("Rates");
            page.wrapped(&format!("{lowest} For bookable rates, give --checkin and --checkout."));
        }
    }
}

fn add_features(page: &mut Page<'_>, hotel: &SingleHotelSearchResponse, labels: &Labels) {
    if !hotel.feature_summary.is_empty() {
        page.heading("Features");
        for feature in &hotel.feature_summary {
            page.wrapped(&named(text(&feature.name), text(&feature.description)));
        }
    }
    let ids = |ids: &[FeatureId]| {
        let name = |id: &FeatureId| labels.name(&ConstantType::Facility, id.get());
        ids.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let heading = |labelled| if labels.all().is_empty() { "Features by id" } else { labelled };
    if !hotel.feature_tags.is_empty() {
        page.heading(heading("Features by topic"));
        for tag in &hotel.feature_tags {
            page.wrapped(&named(labels.tag(text(&tag.tag)), &ids(&tag.features)));
        }
    } else if !hotel.features.is_empty() {
        page.heading(heading("Features by name"));
        page.wrapped(&ids(&hotel.features));
    }
}

fn add_policies(page: &mut Page<'_>, hotel: &SingleHotelSearchResponse) {
    if !hotel.policies.is_empty() {
        page.heading("Policies");
        for policy in &hotel.policies {
            page.wrapped(&named(text(&policy.name), text(&policy.description)));
        }
    }
}

fn add_reviews(page: &mut Page<'_>, reviews: &HotelReviews) {
    let sentiment = match text(&reviews.sentiment).trim() {
        "" => String::new(),
        sentiment => format!(": {sentiment}"),
    };
    let count = reviews.number_of_reviews.map_or_else(|| "Reviews".to_owned(), rates::reviews);
    page.heading(&format!("{}{sentiment}", clean(&count)));
    let bars: Vec<_> = reviews
        .guest_ratings
        .iter()
        .map(|(category, rating)| Bar {
            label: category.as_str().to_lowercase(),
            length: rating.max(0.0),
            light: 0.0,
            value: rates::guest_rating(Some(*rating)),
        })
        .collect();
    page.text += &chart(&bars, Some(MAX_RATING), page.screen.width);
    page.wrapped(&aspects(&reviews.aspects));
    for quote in reviews.quotes.iter().take(MAX_QUOTES) {
        page.wrapped(&format!("“{}”", text(&quote.text)));
    }
    for kind in &reviews.reviewer_types {
        let count = kind.number_of_reviews.map(|count| format!(" ({})", rates::reviews(count)));
        let title = format!("{}{}", text(&kind.name), count.unwrap_or_default());
        page.wrapped(&named(&title, &aspects(&kind.aspects)));
    }
}

/// Returns the string, or an empty string if it is missing.
fn text(text: &Option<Text>) -> &str {
    text.as_deref().unwrap_or_default()
}

/// Joins a name and a string, for example `Check-in: from 15:00`.
fn named(name: &str, text: &str) -> String {
    let (name, text) = (name.trim(), text.trim());
    match (name.is_empty(), text.is_empty()) {
        (false, false) => format!("{name}: {text}"),
        _ => format!("{name}{text}"),
    }
}

/// Formats review aspects, for example `+ location, - noise, lobby`.
fn aspects(aspects: &[HotelReviewAspect]) -> String {
    let aspect = |aspect: &HotelReviewAspect| match aspect.polarity {
        Some(ReviewPolarity::Positive) => format!("+ {}", text(&aspect.text)),
        Some(ReviewPolarity::Negative) => format!("- {}", text(&aspect.text)),
        _ => text(&aspect.text).to_owned(),
    };
    aspects.iter().map(aspect).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::screen::tests::{assert_widths, described};
    use wayfare_models::Date;
    use wayfare_models::hotels::HotelFeatureTag;

    fn hotel() -> SingleHotelSearchResponse {
        described(include_bytes!("page/response.json"))
    }

    fn stay() -> Stay {
        let date = |text: &str| text.parse::<Date>().unwrap();
        Stay { dates: Some((date("2027-03-14"), date("2027-03-17"))), rooms: "2:4|1".parse().ok(), ..UNDATED }
    }

    const WIDE: Screen = Screen::plain(None);

    const UNDATED: Stay = Stay { dates: None, rooms: None, taxes: None, local_taxes: None };

    #[test]
    fn hotel_pages_have_all_sections() {
        insta::assert_snapshot!(of(&hotel(), &Labels::default(), &stay(), &WIDE));
    }

    #[test]
    fn output_fits_every_width() {
        let page = |screen: &_| of(&hotel(), &Labels::default(), &stay(), screen);
        assert_widths!("of", [140, 80, 60], page);
    }

    #[test]
    fn features_are_shown_with_known_labels() {
        let mut hotel = hotel();
        let labels = crate::session::labels::tests::labels();
        hotel.feature_tags = vec![HotelFeatureTag {
            tag: Some("Outside".into()),
            features: vec![35.into(), 53.into(), 8.into()],
        }];
        let text = of(&hotel, &labels, &stay(), &WIDE);
        assert!(text.contains("Features by topic\n  Outside: Swimming pool, Parking, 8\n"), "{text}");
        hotel.feature_tags.clear();
        hotel.features = vec![53.into()];
        let text = of(&hotel, &labels, &stay(), &WIDE);
        assert!(text.contains("Features by name\n  Parking\n"), "{text}");
    }

    #[test]
    fn pages_without_days_show_recent_rates() {
        let mut undated = hotel();
        undated.results.clear();
        let text = of(&undated, &Labels::default(), &UNDATED, &WIDE);
        assert!(text.contains("recently seen for one night: 150.00 EUR. For bookable rates"), "{text}");
        undated.lowest_rate = None;
        assert!(of(&undated, &Labels::default(), &UNDATED, &WIDE).contains("No recent rate is known."));
    }

    #[test]
    fn missing_parts_are_left_out() {
        let mut bare = hotel();
        bare.results.clear();
        bare.policies.clear();
        bare.feature_summary.clear();
        bare.feature_tags.clear();
        bare.features.clear();
        bare.images.clear();
        (bare.reviews, bare.description, bare.translated_name, bare.place) = (None, None, None, None);
        insta::assert_snapshot!("bare", of(&bare, &Labels::default(), &stay(), &WIDE));
    }
}
