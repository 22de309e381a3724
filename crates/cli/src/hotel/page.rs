//! The page of a hotel: description, rates, facilities, policies, reviews.

use std::fmt::Write as _;

use wayfare_models::Text;
use wayfare_models::autocomplete::EntityKeyText;
use wayfare_models::feeds::ConstantType;
use wayfare_models::hotels::{
    FeatureId, HotelReviewAspect, HotelReviews, ReviewPolarity, SingleHotelSearchResponse,
};

use super::rate_table;
use crate::hotels::rates::{self, Prices};
use crate::hotels::stay::Stay;
use crate::session::labels::Labels;
use crate::terminal::bars::{Bar, chart};
use crate::terminal::layout::wrap;
use crate::terminal::screen::{HEADING, Screen};
use crate::terminal::text::clean;

/// Greatest width of texts.
const WIDTH: usize = 100;
const INDENT: &str = "  ";
/// The highest guest rating.
const FULL: f64 = 10.0;
/// Most quotes shown.
const QUOTES: usize = 3;

/// The page as text.
pub fn of(hotel: &SingleHotelSearchResponse, labels: &Labels, stay: &Stay, screen: &Screen) -> String {
    let width = screen.width.unwrap_or(WIDTH).min(WIDTH);
    let mut page = Page { text: String::new(), width, screen };
    page.head(hotel);
    page.rates(hotel, stay);
    page.features(hotel, labels);
    page.policies(hotel);
    if let Some(reviews) = &hotel.reviews {
        page.reviews(reviews);
    }
    page.text
}

struct Page<'s> {
    text: String,
    width: usize,
    screen: &'s Screen,
}

impl Page<'_> {
    fn heading(&mut self, text: &str) {
        self.text.push('\n');
        self.title(text);
    }

    fn title(&mut self, text: &str) {
        for line in wrap(text, "", self.width).lines() {
            // Writing into a string can't fail.
            let _ = writeln!(self.text, "{}", self.screen.paint(HEADING, line));
        }
    }

    fn wrapped(&mut self, text: &str) {
        self.text += &wrap(text, INDENT, self.width);
    }

    fn head(&mut self, hotel: &SingleHotelSearchResponse) {
        let is_self_rated = hotel.facts.is_self_rated == Some(true);
        let stars = rates::stars(hotel.facts.stars(), is_self_rated);
        let own = if is_self_rated && !stars.is_empty() { " by its own account" } else { "" };
        self.title(&format!("{} {stars}{own}", clean(text(&hotel.facts.name))));
        self.wrapped(hotel.translated_name.as_deref().unwrap_or_default());
        let country = hotel.facts.hotel_country_code.as_ref().map_or("", |code| code.as_str());
        let address = [text(&hotel.facts.address), country];
        let address = address.into_iter().filter(|part| !part.is_empty());
        self.wrapped(&address.collect::<Vec<_>>().join(", "));
        let key = |key: &Option<EntityKeyText>| key.as_ref().map_or_else(String::new, ToString::to_string);
        let place =
            hotel.place.as_ref().map(|place| format!(" in {} ({})", text(&place.name), key(&place.key)));
        let position = hotel.facts.latitude.zip(hotel.facts.longitude);
        let position = position.map(|(latitude, longitude)| format!(" at {latitude:.5}, {longitude:.5}"));
        let licence = hotel.facts.license_number.as_ref().map(|number| format!(", licence {number}"));
        self.wrapped(&format!(
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
            self.wrapped(&format!("Pictures: {first}{others}"));
        }
        if let Some(description) = hotel.description.as_deref().filter(|text| !text.trim().is_empty()) {
            self.text.push('\n');
            self.wrapped(description);
        }
    }

    fn rates(&mut self, hotel: &SingleHotelSearchResponse, stay: &Stay) {
        match stay.nights() {
            Some(_) if hotel.results.is_empty() => {
                self.heading(if hotel.is_complete == Some(true) {
                    "Rates: none"
                } else {
                    "Rates: none so far"
                });
            }
            Some(_) => {
                let taxes = match (stay.taxes, stay.local_taxes) {
                    (_, Some(true)) => "with all taxes".to_owned(),
                    (Some(true), _) => "with taxes".to_owned(),
                    (Some(false), _) => "without taxes".to_owned(),
                    // The service decides by the market of the caller.
                    (None, _) => match &hotel.country_code {
                        Some(country) => format!("taxes as is usual in {country}"),
                        None => "taxes as is usual where the service takes you to be".to_owned(),
                    },
                };
                self.heading(&format!("Rates for {stay}, {taxes}"));
                self.text += &rate_table::of(hotel, stay.nights(), self.screen);
            }
            None => {
                let prices = Prices::new(hotel.currency_code.as_ref(), hotel.lowest_rate, None);
                let lowest = match prices.write(hotel.lowest_rate).as_str() {
                    rates::NONE => "No rate was seen lately.".to_owned(),
                    lowest => format!(
                        "The lowest rate for a night that was seen lately: {lowest} {}.",
                        hotel.currency_code.as_ref().map_or("", |code| code.as_str())
                    ),
                };
                self.heading("Rates");
                self.wrapped(&format!("{lowest} For rates to book, give --checkin and --checkout."));
            }
        }
    }

    fn features(&mut self, hotel: &SingleHotelSearchResponse, labels: &Labels) {
        if !hotel.feature_summary.is_empty() {
            self.heading("Features");
            for feature in &hotel.feature_summary {
                self.wrapped(&named(text(&feature.name), text(&feature.description)));
            }
        }
        let ids = |ids: &[FeatureId]| {
            let name = |id: &FeatureId| labels.name(&ConstantType::Facility, id.get());
            ids.iter().map(name).collect::<Vec<_>>().join(", ")
        };
        let heading = |labelled| if labels.all().is_empty() { "Features by their ids" } else { labelled };
        if !hotel.feature_tags.is_empty() {
            self.heading(heading("Features by topic"));
            for tag in &hotel.feature_tags {
                self.wrapped(&named(labels.tag(text(&tag.tag)), &ids(&tag.features)));
            }
        } else if !hotel.features.is_empty() {
            self.heading(heading("Features by name"));
            self.wrapped(&ids(&hotel.features));
        }
    }

    fn policies(&mut self, hotel: &SingleHotelSearchResponse) {
        if !hotel.policies.is_empty() {
            self.heading("Policies");
            for policy in &hotel.policies {
                self.wrapped(&named(text(&policy.name), text(&policy.description)));
            }
        }
    }

    fn reviews(&mut self, reviews: &HotelReviews) {
        let sentiment = match text(&reviews.sentiment).trim() {
            "" => String::new(),
            sentiment => format!(": {sentiment}"),
        };
        let count = reviews.number_of_reviews.map_or_else(|| "Reviews".to_owned(), rates::reviews);
        self.heading(&format!("{}{sentiment}", clean(&count)));
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
        self.text += &chart(&bars, Some(FULL), self.screen.width);
        self.wrapped(&aspects(&reviews.aspects));
        for quote in reviews.quotes.iter().take(QUOTES) {
            self.wrapped(&format!("“{}”", text(&quote.text)));
        }
        for kind in &reviews.reviewer_types {
            let count = kind.number_of_reviews.map(|count| format!(" ({})", rates::reviews(count)));
            let title = format!("{}{}", text(&kind.name), count.unwrap_or_default());
            self.wrapped(&named(&title, &aspects(&kind.aspects)));
        }
    }
}

/// A text that may be missing.
fn text(text: &Option<Text>) -> &str {
    text.as_deref().unwrap_or_default()
}

/// `Check-in: from 15:00`
fn named(name: &str, text: &str) -> String {
    let (name, text) = (name.trim(), text.trim());
    match (name.is_empty(), text.is_empty()) {
        (false, false) => format!("{name}: {text}"),
        _ => format!("{name}{text}"),
    }
}

/// `+ location, - noise, lobby`
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
    use crate::terminal::screen::tests::{rich, shown, stripped};
    use wayfare_models::Date;
    use wayfare_models::hotels::HotelFeatureTag;

    fn hotel() -> SingleHotelSearchResponse {
        let decoded = wayfare_models::decode(include_bytes!("page/response.json")).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    fn stay() -> Stay {
        let date = |text: &str| text.parse::<Date>().unwrap();
        Stay { dates: Some((date("2027-03-14"), date("2027-03-17"))), rooms: "2:4|1".parse().ok(), ..UNDATED }
    }

    const WIDE: Screen = Screen::plain(None);

    const UNDATED: Stay = Stay { dates: None, rooms: None, taxes: None, local_taxes: None };

    #[test]
    fn a_hotel_is_told_from_top_to_bottom() {
        insta::assert_snapshot!(of(&hotel(), &Labels::default(), &stay(), &WIDE));
    }

    #[test]
    fn every_width_gets_all_of_it() {
        for width in [140, 80, 60] {
            let plain = of(&hotel(), &Labels::default(), &stay(), &Screen::plain(Some(width)));
            insta::assert_snapshot!(format!("of_{width}_columns"), plain);
            let rich = of(&hotel(), &Labels::default(), &stay(), &rich(Some(width)));
            assert_eq!(stripped(&rich), plain);
            insta::assert_snapshot!(format!("of_{width}_columns_in_colour"), shown(&rich));
        }
    }

    #[test]
    fn features_have_their_labels_where_these_are_known() {
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
    fn without_days_there_is_what_was_seen_lately() {
        let mut undated = hotel();
        undated.results.clear();
        let text = of(&undated, &Labels::default(), &UNDATED, &WIDE);
        assert!(text.contains("a night that was seen lately: 150 EUR. For rates to book"), "{text}");
        undated.lowest_rate = None;
        assert!(of(&undated, &Labels::default(), &UNDATED, &WIDE).contains("No rate was seen lately."));
    }

    #[test]
    fn what_is_not_there_is_left_out() {
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
