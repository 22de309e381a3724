//! Pictures of what the inventories invent: the logos, cars and hotels whose paths answers hold.
//!
//! ```
//! use wayfare_inventory::pictures::{NoPicture, Pictures};
//!
//! let pictures = Pictures::new(1);
//! let logo = pictures.draw("/pictures/airlines/BA/square.svg")?;
//! assert!(logo.contains("<title>British Airways</title>"));
//! assert_eq!(pictures.draw("/pictures/airlines/00/square.svg"), Err(NoPicture::UnknownSubject));
//! # Ok::<(), NoPicture>(())
//! ```

mod canvas;
mod car;
mod draws;
mod hotel;
mod logo;
mod paint;
#[cfg(test)]
mod tests;

pub use crate::world::picture_path::{NoPicture, PICTURES};
pub use canvas::Size;

pub(crate) use car::{Car, CarBody, CarLength, car};
pub(crate) use hotel::{Climate, Hotel, HotelKind, HotelView, Setting, hotel};
pub(crate) use logo::{Company, LogoShape, Trade, logo};

use crate::hotels::HotelInventory;
use crate::world::picture_path::{LogoOf, PicturePath};
use crate::{cars, flights, hotels};

/// The pictures of a seed. It holds only the seed: they are drawn on request, each in some microseconds.
#[derive(Debug, Clone, Copy)]
pub struct Pictures {
    seed: u64,
}

impl Pictures {
    /// The pictures of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The picture at a path, as SVG. The path begins with [`PICTURES`].
    ///
    /// # Errors
    /// The path names no picture.
    pub fn draw(self, path: &str) -> Result<String, NoPicture> {
        let drawn = match PicturePath::parse(path)? {
            PicturePath::Logo { of, code, shape } => {
                let company = match of {
                    LogoOf::Airline => flights::pictures::airline(code),
                    LogoOf::Agency => cars::pictures::agency(code),
                    LogoOf::Provider => (flights::pictures::reseller(code))
                        .or_else(|| cars::pictures::broker(code))
                        .or_else(|| hotels::pictures::provider(code)),
                };
                company.map(|company| logo(&company, shape))
            }
            PicturePath::Car { class } => cars::pictures::car(class),
            PicturePath::Hotel { id, size } => {
                hotels::pictures::draw(HotelInventory::new(self.seed), id, size)
            }
        };
        drawn.ok_or(NoPicture::UnknownSubject)
    }
}

#[cfg(test)]
mod logo_tests {
    use std::collections::HashMap;

    use wayfare_models::flights::FlightProvider;

    use super::*;
    use crate::cars::CarInventory;
    use crate::flights::FlightInventory;
    use crate::hotels::{Chain, HotelProvider};

    /// The names that logos say, by their paths.
    fn logos() -> Vec<(String, String)> {
        let text = |text: Option<specwright_core::Text>| text.unwrap().to_string();
        let flights = FlightInventory::new(1);
        let of_flights =
            flights.providers().into_iter().filter_map(|it| flights.provider(it.code())).flat_map(
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
            assert!(svg.contains(&format!("<title>{title}</title>")), "{path} says another name than {name}");
            assert_eq!(names.entry(path.clone()).or_insert_with(|| name.clone()), &name, "{path}");
        }
        assert!(names.len() > 60, "{}", names.len());
    }
}
