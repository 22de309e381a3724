//! Draws pictures of every kind, and writes a page with them to a file, to look at.
//!
//! ```console
//! $ cargo run -p wayfare-pictures --example sheet
//! 160 pictures, 3.5 KB each
//! ```

use std::fs;

use wayfare_pictures::{
    Bedroom, CAR_SIZE, Car, CarBody, CarLength, Climate, Company, Hotel, HotelKind, HotelView, LogoShape,
    Setting, Size, Trade, car, hotel, logo,
};

const SMALL: Size = Size::new(320, 240);

fn main() -> std::io::Result<()> {
    let mut sheet = Sheet::default();
    sheet.draw();
    let each = sheet.bytes / sheet.count;
    println!("{} pictures, {}.{} KB each", sheet.count, each / 1_000, each % 1_000 / 100);
    match std::env::args().nth(1) {
        Some(file) => fs::write(file, HEAD.to_owned() + &sheet.page),
        None => Ok(()),
    }
}

const HEAD: &str =
    "<!doctype html>\n<meta charset=utf-8>\n<title>Pictures</title>\n<style>img { margin: 3px }</style>\n";

/// A page of pictures.
#[derive(Default)]
struct Sheet {
    page: String,
    count: usize,
    bytes: usize,
}

impl Sheet {
    fn draw(&mut self) {
        for (name, trade) in [
            ("British Airways", Trade::Airline),
            ("Kerbside Share", Trade::CarRental),
            ("Hilton", Trade::Hotels),
            ("Larkfare", Trade::Reseller),
        ] {
            for shape in LogoShape::ALL {
                self.show(&logo(&Company { name, initials: None, trade }, shape), shape.size().width);
            }
            self.page += "<br>\n";
        }
        for body in CarBody::ALL {
            for length in [CarLength::Mini, CarLength::Small, CarLength::Medium, CarLength::Large] {
                let (title, is_electric) = (format!("{body:?}, {length:?}"), length == CarLength::Small);
                let is_open = length == CarLength::Large;
                self.show(
                    &car(&Car { title: &title, body, length, is_electric, is_luxury: false, is_open }),
                    CAR_SIZE.width / 2,
                );
            }
            self.page += "<br>\n";
        }
        for (number, kind) in HotelKind::ALL.into_iter().enumerate() {
            self.views(
                number as u64,
                kind,
                [HotelView::Outside, HotelView::Lobby, HotelView::Bathroom, HotelView::Breakfast],
            );
        }
        for setting in [Setting::City, Setting::Sights, Setting::Beach, Setting::Mountains] {
            for climate in [Climate::Tropical, Climate::Dry, Climate::Mild, Climate::Cold] {
                let subject = Hotel { name: "", kind: HotelKind::Hotel, stars: 3, setting, climate, seed: 7 };
                self.show(&hotel(&subject, HotelView::Surroundings, 0, "Surroundings", SMALL), SMALL.width);
            }
            self.page += "<br>\n";
        }
        for (number, room) in Bedroom::ALL.into_iter().enumerate() {
            self.views(number as u64, HotelKind::Hotel, [HotelView::Room(room); 4]);
        }
    }

    /// Four views, each of another hotel of the kind.
    fn views(&mut self, seed: u64, kind: HotelKind, views: [HotelView; 4]) {
        let settings = [Setting::City, Setting::Sights, Setting::Beach, Setting::Mountains];
        let climates = [Climate::Mild, Climate::Dry, Climate::Tropical, Climate::Cold];
        for (place, ((view, setting), climate)) in views.into_iter().zip(settings).zip(climates).enumerate() {
            let stars = place as u8 + 2;
            let subject = Hotel { name: "", kind, stars, setting, climate, seed: seed * 4 + place as u64 };
            self.show(&hotel(&subject, view, 0, &format!("{kind:?}, {view:?}"), SMALL), SMALL.width);
        }
        self.page += "<br>\n";
    }

    /// An `img` that holds the picture itself.
    fn show(&mut self, svg: &str, width: u16) {
        let data: String = svg.bytes().map(|byte| format!("%{byte:02x}")).collect();
        self.page += &format!("<img width={width} src='data:image/svg+xml,{data}'>\n");
        (self.count, self.bytes) = (self.count + 1, self.bytes + svg.len());
    }
}
