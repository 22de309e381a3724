//! Paths of pictures. Answers hold them, and pictures are asked for by them.

use std::fmt;

/// What the paths of all pictures begin with.
pub const PICTURES: &str = "/pictures/";

/// Least and greatest width and height of a picture of a hotel.
const SIDES: [u16; 2] = [16, 2_560];

/// The path of a picture, below the address of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PicturePath<'a> {
    /// `/pictures/airlines/BA/square.svg`
    Logo { of: LogoOf, code: &'a str, shape: LogoShape },
    /// `/pictures/cars/compact.svg`
    Car { class: &'a str },
    /// `/pictures/hotels/10828771335/0-1280x960.svg`
    Hotel { id: i64, size: Size },
}

/// Whose logo it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LogoOf {
    Airline,
    Agency,
    /// Who sells what others offer, and the owners of hotel chains.
    Provider,
}

/// The shape of a logo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LogoShape {
    /// The mark alone.
    Square,
    /// The mark and the name, three times as wide as high.
    Horizontal,
    /// The mark and the name, six times as wide as high.
    Wide,
}

/// Width and height of a picture in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    /// Width.
    pub width: u16,
    /// Height.
    pub height: u16,
}

impl Size {
    /// A size in pixels.
    #[must_use]
    pub const fn new(width: u16, height: u16) -> Self {
        Size { width, height }
    }
}

/// Why there is no picture at a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoPicture {
    /// The path has another form than those of pictures.
    UnknownForm,
    /// The path names a company, a car or a hotel that doesn't exist, or a second picture of a hotel.
    UnknownSubject,
    /// The width or the height is too small or too large.
    SizeOutOfBounds {
        /// What was found, in pixels.
        found: u32,
    },
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [least, most] = SIDES;
        match self {
            NoPicture::UnknownForm => write!(
                f,
                "no picture has such a path, allowed airlines/CODE/SHAPE.svg, agencies/CODE/SHAPE.svg and \
                 providers/CODE/SHAPE.svg, with square, horizontal or wide as shape, cars/CLASS.svg \
                 and hotels/ID/0-WIDTHxHEIGHT.svg"
            ),
            NoPicture::UnknownSubject => f.write_str("what the path names is unknown, so it has no picture"),
            NoPicture::SizeOutOfBounds { found } => {
                write!(f, "found {found} pixels, allowed {least} to {most} as width and height of a picture")
            }
        }
    }
}

impl std::error::Error for NoPicture {}

impl LogoOf {
    const ALL: [Self; 3] = [Self::Airline, Self::Agency, Self::Provider];

    fn folder(self) -> &'static str {
        match self {
            LogoOf::Airline => "airlines",
            LogoOf::Agency => "agencies",
            LogoOf::Provider => "providers",
        }
    }
}

impl LogoShape {
    pub(crate) const ALL: [Self; 3] = [Self::Square, Self::Horizontal, Self::Wide];

    pub(crate) const fn size(self) -> Size {
        match self {
            Self::Square => Size::new(96, 96),
            Self::Horizontal => Size::new(288, 96),
            Self::Wide => Size::new(576, 96),
        }
    }

    fn file(self) -> &'static str {
        match self {
            LogoShape::Square => "square",
            LogoShape::Horizontal => "horizontal",
            LogoShape::Wide => "wide",
        }
    }
}

const CARS: &str = "cars";
const HOTELS: &str = "hotels";

impl<'a> PicturePath<'a> {
    /// Reads a path.
    pub(crate) fn parse(path: &'a str) -> Result<Self, NoPicture> {
        let named = path.strip_prefix(PICTURES).and_then(|path| path.strip_suffix(".svg"));
        let parts: Vec<_> = named.ok_or(NoPicture::UnknownForm)?.splitn(4, '/').collect();
        match parts[..] {
            [CARS, class] => Ok(PicturePath::Car { class }),
            [HOTELS, id, picture] => of_hotel(id, picture),
            [folder, code, shape] => {
                let of = LogoOf::ALL.into_iter().find(|of| of.folder() == folder);
                let shape = LogoShape::ALL.into_iter().find(|it| it.file() == shape);
                let (of, shape) = of.zip(shape).ok_or(NoPicture::UnknownForm)?;
                Ok(PicturePath::Logo { of, code, shape })
            }
            _ => Err(NoPicture::UnknownForm),
        }
    }
}

fn of_hotel<'a>(id: &str, picture: &str) -> Result<PicturePath<'a>, NoPicture> {
    let parts = picture.split_once('-').and_then(|(place, size)| Some((place, size.split_once('x')?)));
    let (place, (width, height)) = parts.ok_or(NoPicture::UnknownForm)?;
    let (Some(id), Some(place)) = (number(id), number(place)) else { return Err(NoPicture::UnknownForm) };
    let id = i64::try_from(id).map_err(|_| NoPicture::UnknownSubject)?;
    let size = Size::new(side(width)?, side(height)?);
    if place == 0 { Ok(PicturePath::Hotel { id, size }) } else { Err(NoPicture::UnknownSubject) }
}

fn side(text: &str) -> Result<u16, NoPicture> {
    let found = number(text).ok_or(NoPicture::UnknownForm)?;
    let side = u16::try_from(found).ok().filter(|side| (SIDES[0]..=SIDES[1]).contains(side));
    side.ok_or(NoPicture::SizeOutOfBounds { found: u32::try_from(found).unwrap_or(u32::MAX) })
}

/// A number as answers write it: without signs and leading zeros, so that each picture has one path.
fn number(text: &str) -> Option<u64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    is_plain.then(|| text.parse().ok())?
}

impl fmt::Display for PicturePath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PICTURES)?;
        match self {
            PicturePath::Logo { of, code, shape } => write!(f, "{}/{code}/{}.svg", of.folder(), shape.file()),
            PicturePath::Car { class } => write!(f, "{CARS}/{class}.svg"),
            PicturePath::Hotel { id, size } => {
                write!(f, "{HOTELS}/{id}/0-{}x{}.svg", size.width, size.height)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_as_they_are_written() {
        let hotel = PicturePath::Hotel { id: 10_828_771_335, size: Size::new(16, 2_560) };
        for (path, written) in [
            (PicturePath::Car { class: "compactSuv" }, "/pictures/cars/compactSuv.svg"),
            (hotel, "/pictures/hotels/10828771335/0-16x2560.svg"),
        ] {
            assert_eq!(path.to_string(), written);
            assert_eq!(PicturePath::parse(written), Ok(path));
        }
        for of in LogoOf::ALL {
            for shape in LogoShape::ALL {
                let path = PicturePath::Logo { of, code: "a-code", shape };
                assert_eq!(PicturePath::parse(&path.to_string()), Ok(path));
            }
        }
    }

    #[test]
    fn other_paths_name_no_picture() {
        for other in [
            "",
            "/pictures/",
            "/pictures/cars.svg",
            "/pictures/cars/mini",
            "/pictures/cars/mini/fiat-500.svg",
            "/pictures/cars/mini/a/b.svg",
            "/pictures/airlines/BA.svg",
            "/pictures/airlines/BA/round.svg",
            "/pictures/hotels/7/0.svg",
            "/pictures/hotels/7/0-320.svg",
            "/pictures/hotels/7/0-0320x240.svg",
            "/pictures/hotels/+7/0-320x240.svg",
            "/pictures/hotels/-7/0-320x240.svg",
            "/pictures/hotels/7/00-320x240.svg",
            "/pictures/hotels/7/0-99999999999999999999x240.svg",
        ] {
            assert_eq!(PicturePath::parse(other), Err(NoPicture::UnknownForm), "{other}");
        }
        for (size, found) in [("15x240", 15), ("320x2561", 2_561), ("320x99999", 99_999), ("0x1", 0)] {
            let path = format!("/pictures/hotels/7/0-{size}.svg");
            assert_eq!(PicturePath::parse(&path), Err(NoPicture::SizeOutOfBounds { found }), "{size}");
        }
        for unknown in ["18446744073709551615/0-320x240", "7/1-320x240"] {
            let path = format!("/pictures/hotels/{unknown}.svg");
            assert_eq!(PicturePath::parse(&path), Err(NoPicture::UnknownSubject), "{path}");
        }
    }
}
