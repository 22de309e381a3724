//! Writes a page with pictures of every kind to look at: `cargo run -p wayfare-pictures --example sheet > sheet.html`.

use wayfare_pictures::{
    Bedroom, CAR_SIZE, Car, CarBody, CarLength, Climate, Company, Hotel, HotelKind, HotelView, LogoShape,
    Setting, Size, Trade, car, hotel, logo,
};

const SMALL: Size = Size::new(320, 240);

fn main() {
    println!(
        "<!doctype html>\n<meta charset=utf-8>\n<title>Pictures</title>\n<style>img {{ margin: 3px }}</style>"
    );
    for (name, trade) in [
        ("British Airways", Trade::Airline),
        ("Kerbside Share", Trade::CarRental),
        ("Hilton", Trade::Hotels),
        ("Larkfare", Trade::Reseller),
    ] {
        for shape in LogoShape::ALL {
            show(&logo(&Company { name, initials: None, trade }, shape), shape.size().width);
        }
        println!("<br>");
    }
    for body in CarBody::ALL {
        for length in [CarLength::Mini, CarLength::Small, CarLength::Medium, CarLength::Large] {
            let (title, is_electric) = (format!("{body:?}, {length:?}"), length == CarLength::Small);
            let is_open = length == CarLength::Large;
            show(
                &car(&Car { title: &title, body, length, is_electric, is_luxury: false, is_open }),
                CAR_SIZE.width / 2,
            );
        }
        println!("<br>");
    }
    for (number, kind) in HotelKind::ALL.into_iter().enumerate() {
        views(
            number as u64,
            kind,
            [HotelView::Outside, HotelView::Lobby, HotelView::Bathroom, HotelView::Breakfast],
        );
    }
    for setting in [Setting::City, Setting::Sights, Setting::Beach, Setting::Mountains] {
        for climate in [Climate::Tropical, Climate::Dry, Climate::Mild, Climate::Cold] {
            let subject = Hotel { name: "", kind: HotelKind::Hotel, stars: 3, setting, climate, seed: 7 };
            show(&hotel(&subject, HotelView::Surroundings, 0, "Surroundings", SMALL), SMALL.width);
        }
        println!("<br>");
    }
    for (number, room) in Bedroom::ALL.into_iter().enumerate() {
        views(number as u64, HotelKind::Hotel, [HotelView::Room(room); 4]);
    }
}

/// Four views, each of another hotel of the kind.
fn views(seed: u64, kind: HotelKind, views: [HotelView; 4]) {
    let settings = [Setting::City, Setting::Sights, Setting::Beach, Setting::Mountains];
    let climates = [Climate::Mild, Climate::Dry, Climate::Tropical, Climate::Cold];
    for (place, ((view, setting), climate)) in views.into_iter().zip(settings).zip(climates).enumerate() {
        let stars = place as u8 + 2;
        let subject = Hotel { name: "", kind, stars, setting, climate, seed: seed * 4 + place as u64 };
        show(&hotel(&subject, view, 0, &format!("{kind:?}, {view:?}"), SMALL), SMALL.width);
    }
    println!("<br>");
}

/// An `img` that holds the picture itself.
fn show(svg: &str, width: u16) {
    let data: String = svg.bytes().map(|byte| format!("%{byte:02x}")).collect();
    println!("<img width={width} src='data:image/svg+xml,{data}'>");
}
