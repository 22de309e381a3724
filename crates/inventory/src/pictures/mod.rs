//! Pictures for the invented offers: company logos, car classes and hotel buildings. Responses contain the paths of
//! these pictures.
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
//!
//! A picture is an SVG document of at most 8 KB, including a title for accessibility. The document contains no scripts,
//! styles or external resources. The same subject always yields the same bytes.

mod cars;
mod hotels;
mod logos;
mod svg;
#[cfg(test)]
mod tests;

pub use crate::world::picture_path::{NoPicture, PICTURES, Size};

use crate::hotels::HotelInventory;
use crate::world::picture_path::PicturePath;

/// The pictures for a seed. Only the seed is stored; each picture is drawn on request, in a few microseconds.
#[derive(Debug, Clone, Copy)]
pub struct Pictures {
    seed: u64,
}

impl Pictures {
    /// Creates the pictures for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Draws the picture at a path as SVG. The path must begin with [`PICTURES`].
    ///
    /// # Errors
    /// Returns an error if the path has no picture.
    pub fn draw(self, path: &str) -> Result<String, NoPicture> {
        let drawn = match PicturePath::parse(path)? {
            PicturePath::Logo { kind, code, shape } => logos::draw(kind, code, shape),
            PicturePath::Car { class } => cars::draw(class),
            PicturePath::Hotel { id, size } => hotels::draw(HotelInventory::new(self.seed), id, size),
        };
        drawn.ok_or(NoPicture::UnknownSubject)
    }
}
