//! Pictures of a travel world that nobody photographed: logos of companies, cars, and hotels with their rooms.
//!
//! Each is drawn as SVG from what is known of its subject, in flat colours that belong together: a logo from a name and
//! a trade, a car from its body, length and fuel, a hotel from its kind, stars, climate, surroundings and a seed. The same
//! subject always gives the same bytes, a few KB of them.
//!
//! ```
//! use wayfare_pictures::{Climate, Hotel, HotelKind, HotelView, Setting, Size, hotel};
//!
//! let inn = Hotel {
//!     name: "The Swan & Anchor",
//!     kind: HotelKind::Inn,
//!     stars: 3,
//!     setting: Setting::Sights,
//!     climate: Climate::Mild,
//!     seed: 7,
//! };
//! let svg = hotel(&inn, HotelView::Outside, 0, "The Swan & Anchor from outside", Size::new(320, 240));
//! assert!(svg.starts_with("<svg ") && svg.contains(r#"width="320" height="240""#));
//! assert!(svg.contains("<title>The Swan &amp; Anchor from outside</title>"));
//! ```
//!
//! A picture has a title for those who can't see it, no script, no style and nothing from elsewhere. It names no font of
//! its own, so that letters look a little different from one system to another; all else is the same everywhere.
//!
//! Modules: `paint` and `draws` (colours, and what is left to chance) below `canvas`, which writes SVG; on those stand
//! `logo`, `car` and `hotel`.

mod canvas;
mod car;
mod draws;
mod hotel;
mod logo;
mod paint;
#[cfg(test)]
mod tests;

pub use canvas::Size;
pub use car::{CAR_SIZE, Car, CarBody, CarLength, car};
pub use hotel::{Bedroom, Climate, Hotel, HotelKind, HotelView, Setting, hotel};
pub use logo::{Company, LogoShape, Trade, logo};
