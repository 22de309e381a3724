//! What holds for all pictures.

use std::collections::HashSet;

use roxmltree::Document;

use super::car::CAR_SIZE;
use super::hotel::Bedroom;
use super::*;

const SETTINGS: [Setting; 4] = [Setting::City, Setting::Sights, Setting::Beach, Setting::Mountains];
const CLIMATES: [Climate; 4] = [Climate::Tropical, Climate::Dry, Climate::Mild, Climate::Cold];

/// Pictures of all subjects, with their title and size.
fn all() -> Vec<(String, String, Size)> {
    let (mut all, title) = (Vec::new(), "A & <B>".to_owned());
    for trade in [Trade::Airline, Trade::CarRental, Trade::Hotels, Trade::Reseller] {
        for name in ["A & <B>", "Larkfare", "Étoile du Nord", "KLM"] {
            for shape in LogoShape::ALL {
                let company = Company { name, initials: None, trade };
                all.push((logo(&company, shape), name.to_owned(), shape.size()));
            }
        }
    }
    for body in CarBody::ALL {
        for length in [CarLength::Mini, CarLength::Small, CarLength::Medium, CarLength::Large] {
            for flag in [false, true] {
                let subject =
                    Car { title: &title, body, length, is_electric: flag, is_luxury: !flag, is_open: flag };
                all.push((car(&subject), title.clone(), CAR_SIZE));
            }
        }
    }
    let views = [
        HotelView::Outside,
        HotelView::Lobby,
        HotelView::Bathroom,
        HotelView::Breakfast,
        HotelView::Surroundings,
    ];
    let views: Vec<_> = views.into_iter().chain(Bedroom::ALL.map(HotelView::Room)).collect();
    let size = Size::new(1_280, 960);
    for (number, kind) in HotelKind::ALL.into_iter().enumerate() {
        for place in 0..SETTINGS.len() {
            let (setting, climate) = (SETTINGS[place], CLIMATES[(place + number) % CLIMATES.len()]);
            for stars in [0, 3, 5] {
                let seed = number as u64 * 100 + u64::from(stars);
                let subject = Hotel { kind, stars, setting, climate, seed };
                for view in &views {
                    all.push((hotel(&subject, *view, 3, &title, size), title.clone(), size));
                }
            }
        }
    }
    all
}

#[test]
fn every_picture_is_small_safe_and_has_a_title_and_its_size() {
    const ELEMENTS: [&str; 11] =
        ["svg", "title", "g", "rect", "circle", "ellipse", "path", "text", "linearGradient", "stop", "tspan"];
    for (svg, title, size) in all() {
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
        let root = document.root_element();
        let number = |name| root.attribute(name).and_then(|it| it.parse::<u16>().ok());
        assert_eq!((number("width"), number("height")), (Some(size.width), Some(size.height)));
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(
            root.first_element_child().map(|it| (it.tag_name().name(), it.text())),
            Some(("title", Some(&*title)))
        );
        assert!(svg.len() < 16_384, "{} bytes", svg.len());
        for node in root.descendants().filter(roxmltree::Node::is_element) {
            assert!(ELEMENTS.contains(&node.tag_name().name()), "{}", node.tag_name().name());
            for attribute in node.attributes() {
                assert!(
                    !["href", "style", "class"].contains(&attribute.name())
                        && !attribute.name().starts_with("on")
                );
                assert!(!attribute.value().contains("://"), "{}", attribute.value());
                let drawn = attribute.value().strip_prefix("url(#").and_then(|it| it.strip_suffix(')'));
                let is_there = |id| root.descendants().any(|node| node.attribute("id") == Some(id));
                assert!(drawn.is_none_or(is_there), "{}", attribute.value());
                assert!(
                    !attribute.value().contains("NaN") && !attribute.value().contains("inf"),
                    "{}",
                    attribute.value()
                );
            }
        }
    }
}

#[test]
fn the_same_subject_gives_the_same_bytes_and_others_differ() {
    assert_eq!(all(), all());
    let cars = CarBody::ALL.map(|body| {
        car(&Car {
            title: "",
            body,
            length: CarLength::Medium,
            is_electric: false,
            is_luxury: false,
            is_open: true,
        })
    });
    assert_eq!(HashSet::from(cars).len(), CarBody::ALL.len());
    let of = |kind, stars, seed, number| {
        let subject = Hotel { kind, stars, setting: Setting::City, climate: Climate::Mild, seed };
        hotel(&subject, HotelView::Outside, number, "", Size::new(320, 240))
    };
    let kinds: HashSet<_> = HotelKind::ALL.iter().map(|kind| of(*kind, 3, 1, 0)).collect();
    assert_eq!(kinds.len(), HotelKind::ALL.len());
    let stars: HashSet<_> = (0..=5).map(|stars| of(HotelKind::Hotel, stars, 1, 0)).collect();
    assert_eq!(stars.len(), 6);
    let seeds: HashSet<_> = (0..100).map(|seed| of(HotelKind::Hotel, 3, seed, 0)).collect();
    assert!(seeds.len() > 95, "{}", seeds.len());
    assert_ne!(of(HotelKind::Inn, 3, 1, 0), of(HotelKind::Inn, 3, 1, 6), "views of one house by number");
}
