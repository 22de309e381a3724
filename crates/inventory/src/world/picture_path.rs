//! Paths of pictures. API responses contain these paths, and clients use them to request pictures.

use std::fmt;

/// Prefix of all picture paths.
pub const PICTURES: &str = "/pictures/";

/// Minimum and maximum width and height of a hotel picture, in pixels.
const SIDE_RANGE: [u16; 2] = [16, 2_560];

/// The path of a picture, relative to the base URL of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PicturePath<'a> {
    /// `/pictures/airlines/BA/square.svg`
    Logo { kind: CompanyKind, code: &'a str, shape: LogoShape },
    /// `/pictures/cars/compact.svg`
    Car { class: &'a str },
    /// `/pictures/hotels/10828771335/0-1280x960.svg`
    Hotel { id: i64, size: Size },
}

/// Kind of company that a logo belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CompanyKind {
    Airline,
    Agency,
    /// A seller of other companies' offers, or the owner of a hotel chain.
    Provider,
}

/// The shape of a logo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LogoShape {
    /// The mark alone.
    Square,
    /// The mark and the name, with an aspect ratio of 3:1.
    Horizontal,
    /// The mark and the name, with an aspect ratio of 6:1.
    Wide,
}

/// Width and height of a picture in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    /// Width, in pixels.
    pub width: u16,
    /// Height, in pixels.
    pub height: u16,
}

impl Size {
    /// Creates a size from a width and a height in pixels.
    #[must_use]
    pub const fn new(width: u16, height: u16) -> Self {
        Size { width, height }
    }
}

/// Error for a path that has no picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoPicture {
    /// The path does not match any picture path format.
    UnknownForm,
    /// The path refers to a nonexistent company, car or hotel, or to a second picture of a hotel.
    UnknownSubject,
    /// The width or the height is too small or too large.
    SizeOutOfBounds {
        /// The requested width or height, in pixels.
        found: u32,
    },
}

impl fmt::Display for NoPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [min, max] = SIDE_RANGE;
        match self {
            NoPicture::UnknownForm => write!(
                f,
                "unknown picture path; allowed paths: {{airlines,agencies,providers}}/CODE/SHAPE.svg (SHAPE is square, \
                 horizontal or wide), cars/CLASS.svg and hotels/ID/0-WIDTHxHEIGHT.svg"
            ),
            NoPicture::UnknownSubject => f.write_str(
                "the path refers to an unknown company, car class or hotel, or an unknown picture of a hotel",
            ),
            NoPicture::SizeOutOfBounds { found } => {
                write!(
                    f,
                    "a width or height of {found} pixels is out of range; the allowed range is {min} to {max}"
                )
            }
        }
    }
}

impl std::error::Error for NoPicture {}

impl CompanyKind {
    const ALL: [Self; 3] = [Self::Airline, Self::Agency, Self::Provider];

    fn folder(self) -> &'static str {
        match self {
            CompanyKind::Airline => "airlines",
            CompanyKind::Agency => "agencies",
            CompanyKind::Provider => "providers",
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
    /// Parses a path.
    pub(crate) fn parse(path: &'a str) -> Result<Self, NoPicture> {
        let named = path.strip_prefix(PICTURES).and_then(|path| path.strip_suffix(".svg"));
        let parts: Vec<_> = named.ok_or(NoPicture::UnknownForm)?.splitn(4, '/').collect();
        match parts[..] {
            [CARS, class] => Ok(PicturePath::Car { class }),
            [HOTELS, id, picture] => parse_hotel(id, picture),
            [folder, code, shape] => {
                let kind = CompanyKind::ALL.into_iter().find(|kind| kind.folder() == folder);
                let shape = LogoShape::ALL.into_iter().find(|it| it.file() == shape);
                let (kind, shape) = kind.zip(shape).ok_or(NoPicture::UnknownForm)?;
                Ok(PicturePath::Logo { kind, code, shape })
            }
            _ => Err(NoPicture::UnknownForm),
        }
    }
}

fn parse_hotel<'a>(id: &str, picture: &str) -> Result<PicturePath<'a>, NoPicture> {
    let parts = picture.split_once('-').and_then(|(index, size)| Some((index, size.split_once('x')?)));
    let (index, (width, height)) = parts.ok_or(NoPicture::UnknownForm)?;
    let (Some(id), Some(index)) = (parse_number(id), parse_number(index)) else {
        return Err(NoPicture::UnknownForm);
    };
    let id = i64::try_from(id).map_err(|_| NoPicture::UnknownSubject)?;
    let size = Size::new(parse_side(width)?, parse_side(height)?);
    if index == 0 { Ok(PicturePath::Hotel { id, size }) } else { Err(NoPicture::UnknownSubject) }
}

fn parse_side(text: &str) -> Result<u16, NoPicture> {
    let found = parse_number(text).ok_or(NoPicture::UnknownForm)?;
    let side = u16::try_from(found).ok().filter(|side| (SIDE_RANGE[0]..=SIDE_RANGE[1]).contains(side));
    side.ok_or(NoPicture::SizeOutOfBounds { found: u32::try_from(found).unwrap_or(u32::MAX) })
}

/// Parses a number in canonical form, without a sign or leading zeros, so that each picture has exactly one path.
fn parse_number(text: &str) -> Option<u64> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    is_plain.then(|| text.parse().ok())?
}

impl fmt::Display for PicturePath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PICTURES)?;
        match self {
            PicturePath::Logo { kind, code, shape } => {
                write!(f, "{}/{code}/{}.svg", kind.folder(), shape.file())
            }
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
    fn paths_survive_the_round_trip() {
        let hotel = PicturePath::Hotel { id: 10_828_771_335, size: Size::new(16, 2_560) };
        for (path, written) in [
            (PicturePath::Car { class: "compactSuv" }, "/pictures/cars/compactSuv.svg"),
            (hotel, "/pictures/hotels/10828771335/0-16x2560.svg"),
        ] {
            assert_eq!(path.to_string(), written);
            assert_eq!(PicturePath::parse(written), Ok(path));
        }
        for kind in CompanyKind::ALL {
            for shape in LogoShape::ALL {
                let path = PicturePath::Logo { kind, code: "a-code", shape };
                assert_eq!(PicturePath::parse(&path.to_string()), Ok(path));
            }
        }
    }

    #[test]
    fn other_paths_have_no_picture() {
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
