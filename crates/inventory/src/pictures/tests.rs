//! Checks that apply to all pictures.

use std::collections::HashMap;

use roxmltree::Document;
use wayfare_models::flights::FlightProvider;

use super::*;
use crate::cars::CarInventory;
use crate::flights::FlightInventory;
use crate::hotels::{Chain, HotelProvider};

/// Checks that a picture is small, well-formed and safe, and has the given title and size.
#[track_caller]
pub(super) fn check(svg: &str, title: &str, size: Size) {
    const ELEMENTS: [&str; 10] =
        ["svg", "title", "g", "rect", "circle", "ellipse", "path", "text", "linearGradient", "stop"];
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let root = document.root_element();
    let number = |name| root.attribute(name).and_then(|it| it.parse::<u16>().ok());
    assert_eq!((number("width"), number("height")), (Some(size.width), Some(size.height)));
    assert_eq!(root.attribute("role"), Some("img"));
    let first = root.first_element_child().map(|it| (it.tag_name().name(), it.text()));
    assert_eq!(first, Some(("title", Some(title))));
    assert!(svg.len() < 8_192, "{} bytes", svg.len());
    for node in root.descendants().filter(roxmltree::Node::is_element) {
        assert!(ELEMENTS.contains(&node.tag_name().name()), "{}", node.tag_name().name());
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(!["href", "style", "class"].contains(&name) && !name.starts_with("on"), "{name}");
            assert!(!["://", "NaN", "inf"].iter().any(|part| value.contains(part)), "{value}");
            let drawn = value.strip_prefix("url(#").and_then(|it| it.strip_suffix(')'));
            let exists = |id| root.descendants().any(|node| node.attribute("id") == Some(id));
            assert!(drawn.is_none_or(exists), "{value}");
        }
    }
}

/// Returns the paths of the providers' logos, and the name in each logo.
fn logos() -> Vec<(String, String)> {
    let text = |text: Option<specwright_core::Text>| text.unwrap().to_string();
    let flights = FlightInventory::new(1);
    let of_flights = flights.providers().into_iter().filter_map(|it| flights.provider(it.code())).flat_map(
        |FlightProvider { display_name, logo_urls, .. }| {
            let (name, logos) = (text(display_name), logo_urls.unwrap());
            [logos.image_url, logos.horizontal_image_url, logos.wide_horizontal_image_url]
                .map(|url| (text(url), name.clone()))
        },
    );
    let cars = CarInventory::new(1).providers();
    let of_cars = cars.into_iter().filter_map(|it| CarInventory::provider(&it.code().into()));
    let of_cars = of_cars.map(|it| (text(it.logo_urls.unwrap().horizontal_url), text(it.display_name)));
    let owners = Chain::all().iter().filter_map(|chain| HotelProvider::with_code(&chain.owner_code));
    let of_hotels = HotelProvider::all().chain(owners).map(|it| (it.logo_path(), it.name().to_owned()));
    of_flights.chain(of_cars).chain(of_hotels).collect()
}

#[test]
fn every_company_has_its_own_logo() {
    let mut names = HashMap::new();
    for (path, name) in logos() {
        let svg = Pictures::new(1).draw(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let title = name.replace('&', "&amp;");
        assert!(svg.contains(&format!("<title>{title}</title>")), "{path} does not show the name {name}");
        assert_eq!(names.entry(path.clone()).or_insert_with(|| name.clone()), &name, "{path}");
    }
    assert!(names.len() > 60, "{}", names.len());
}
