//! Entity keys: the area of a hotel search.
//!
//! Each kind of key has its own type ([`EntityId`], [`HotelEntityKey`], [`HotelIds`], [`Point`], [`Polygon`]), which
//! enforces its rules. [`EntityKey`] is an enum of all kinds. The parser is in `parse`; geometry on the ellipsoid is in
//! `geometry` and `ellipsoid`.

mod ellipsoid;
#[cfg(feature = "geojson")]
mod geojson;
mod geometry;
#[cfg(test)]
mod geometry_tests;
mod hotels;
mod id;
mod parse;
mod point;
mod polygon;
#[cfg(test)]
mod tests;

use std::fmt;

use specwright_core::{Form, Grammar, ValueError};

pub use geometry::Envelope;
pub use hotels::HotelIds;
pub use id::{EntityId, HotelEntityKey};
pub use point::Point;
pub use polygon::Polygon;

/// The area of a hotel search: a place, a hotel, a set of hotels, a point or a polygon.
///
/// | text | meaning |
/// |---|---|
/// | `kplace:2643743` | a place, by its id |
/// | `khotel:1234` | a hotel, by its id |
/// | `khotels:1,2,3` | hotels, by their ids; see [`HotelIds`] |
/// | `klatlon:51.5,-0.12` | a point; see [`Point`] |
/// | `kpolygon:51.5,-0.2;51.6,-0.1;51.4,0` | a polygon; see [`Polygon`] |
///
/// The client chooses points and polygons; the service assigns the ids of places and hotels.
///
/// Numbers consist of the digits 0 to 9; coordinates may also have a minus sign and decimals. An invalid string results
/// in a [`ValueError`] that contains the offset of the first invalid byte, or the length of the string if it ends too
/// early. The error for a polygon that is too large has no offset.
///
/// A key has one canonical form, although different strings may parse to the same key. The canonical form has no
/// whitespace, no repeated ids, no insignificant zeros and no default number of hotels. The canonical form is never
/// longer than the parsed string.
///
/// ```
/// use wayfare_validation::EntityKey;
///
/// let key: EntityKey = "khotels: 3, 1, 3".parse()?;
/// assert_eq!(key, EntityKey::hotels([3, 1])?);
/// assert_eq!(key.to_string(), "khotels:3,1");
///
/// let soho = EntityKey::polygon([(51.517, -0.141), (51.516, -0.131), (51.511, -0.134)])?.with_max_hotels(300)?;
/// assert_eq!(soho.to_string(), "kpolygon:51.517,-0.141;51.516,-0.131;51.511,-0.134:300");
///
/// let error = "kplace:London".parse::<EntityKey>().unwrap_err();
/// assert_eq!(error.offset(), Some(7));
/// assert_eq!(error.requirement().to_string(), "a place id from 0 to 9223372036854775807");
/// # Ok::<(), wayfare_validation::ValueError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EntityKey {
    /// A place, such as a city.
    Place(EntityId),
    /// A hotel.
    Hotel(HotelEntityKey),
    /// Several hotels.
    Hotels(HotelIds),
    /// The surroundings of a point.
    Point(Point),
    /// An area.
    Polygon(Polygon),
}

impl EntityKey {
    /// The format as a regular expression, without the limits.
    pub const PATTERN: &'static str = concat!(
        r"^(k(place|hotel):[0-9]+",
        r"|khotels:[ \t\n\r]*[0-9]+[ \t\n\r]*(,[ \t\n\r]*[0-9]+[ \t\n\r]*)*",
        r"|klatlon:-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?",
        r"|kpolygon:-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?",
        r"(;-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?)*(:[0-9]+)?)$",
    );

    /// Creates the key of a place, `kplace`.
    ///
    /// # Errors
    /// Returns an error if the id is negative.
    pub fn place(id: i64) -> Result<Self, ValueError> {
        EntityId::new(id).map(EntityKey::Place)
    }

    /// Creates the key of a hotel, `khotel`.
    ///
    /// # Errors
    /// Returns an error if the id is negative.
    pub fn hotel(id: i64) -> Result<Self, ValueError> {
        HotelEntityKey::new(id).map(EntityKey::Hotel)
    }

    /// Creates the key of several hotels, `khotels`.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`HotelIds::new`].
    pub fn hotels(ids: impl IntoIterator<Item = i64>) -> Result<Self, ValueError> {
        HotelIds::new(ids).map(EntityKey::Hotels)
    }

    /// Creates the key of a point, `klatlon`, from degrees north and east.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`Point::new`].
    pub fn point(latitude: f64, longitude: f64) -> Result<Self, ValueError> {
        Point::new(latitude, longitude).map(EntityKey::Point)
    }

    /// Creates the key of a polygon, `kpolygon`, from the degrees north and east of each corner.
    ///
    /// # Errors
    /// Returns an error under the same conditions as [`Point::new`] and [`Polygon::new`].
    pub fn polygon(corners: impl IntoIterator<Item = (f64, f64)>) -> Result<Self, ValueError> {
        let points: Vec<Point> = corners.into_iter().map(Point::try_from).collect::<Result<_, _>>()?;
        Polygon::new(points).map(EntityKey::Polygon)
    }

    /// Sets the maximum number of hotels in the response. Only polygons support this limit.
    ///
    /// # Errors
    /// Returns an error if the key is not a polygon, and under the same conditions as [`Polygon::with_max_hotels`].
    pub fn with_max_hotels(self, max_hotels: usize) -> Result<Self, ValueError> {
        match self {
            EntityKey::Polygon(polygon) => polygon.with_max_hotels(max_hotels).map(EntityKey::Polygon),
            other => Err(ValueError::new(
                other.to_string(),
                "a polygon, the only kind of key with a maximum number of hotels",
            )),
        }
    }

    /// Returns the id of the place, if the key is a `kplace`.
    pub fn place_id(&self) -> Option<i64> {
        match self {
            EntityKey::Place(id) => Some(id.get()),
            _ => None,
        }
    }

    /// Returns the ids of the hotels, if the key is a `khotel` or a `khotels`.
    pub fn hotel_ids(&self) -> Option<&[i64]> {
        match self {
            EntityKey::Hotel(key) => Some(key.as_slice()),
            EntityKey::Hotels(ids) => Some(ids.as_slice()),
            _ => None,
        }
    }

    /// Returns the point, if the key is a `klatlon`.
    pub fn as_point(&self) -> Option<Point> {
        match self {
            EntityKey::Point(point) => Some(*point),
            _ => None,
        }
    }

    /// Returns the polygon, if the key is a `kpolygon`.
    pub fn as_polygon(&self) -> Option<&Polygon> {
        match self {
            EntityKey::Polygon(polygon) => Some(polygon),
            _ => None,
        }
    }
}

impl Grammar for EntityKey {
    const FORM: Form = Form::new(
        "EntityKey",
        "kplace:[id], khotel:[id], khotels:[id],[id],..., klatlon:[lat],[lon] \
        or kpolygon:[lat],[lon];...[:maximumHotels]",
    )
    .long();

    fn parse(text: &str) -> Result<Self, ValueError> {
        parse::key(text)
    }
}
value!(EntityKey);

impl fmt::Display for EntityKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntityKey::Place(id) => write!(f, "kplace:{id}"),
            EntityKey::Hotel(key) => key.fmt(f),
            EntityKey::Hotels(ids) => write!(f, "khotels:{ids}"),
            EntityKey::Point(point) => write!(f, "klatlon:{point}"),
            EntityKey::Polygon(polygon) => write!(f, "kpolygon:{polygon}"),
        }
    }
}

/// Writes, for example, `EntityKey("khotel:1234")`.
impl fmt::Debug for EntityKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Keys contain no characters that require escaping.
        write!(f, "EntityKey(\"{self}\")")
    }
}

macro_rules! from {
    ($($variant:ident($type:ty)),+) => {$(
        impl From<$type> for EntityKey {
            fn from(value: $type) -> Self {
                EntityKey::$variant(value)
            }
        }
    )+};
}
from!(Hotel(HotelEntityKey), Hotels(HotelIds), Point(Point), Polygon(Polygon));

#[cfg(feature = "arbitrary")]
impl<'a> arbitrary::Arbitrary<'a> for EntityKey {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
        Ok(match u.int_in_range(0..=4)? {
            0 => EntityKey::Place(u.arbitrary()?),
            1 => EntityKey::Hotel(u.arbitrary()?),
            2 => EntityKey::Hotels(u.arbitrary()?),
            3 => EntityKey::Point(u.arbitrary()?),
            _ => EntityKey::Polygon(u.arbitrary()?),
        })
    }
}
