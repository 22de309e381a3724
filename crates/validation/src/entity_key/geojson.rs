//! Conversion of GeoJSON (RFC 7946) to polygons.

use serde_json::Value;
use specwright_core::ValueError;

use super::point::Point;
use super::polygon::Polygon;
use crate::limits::POLYGON_POINTS;

impl Polygon {
    /// Creates a polygon from a GeoJSON `Polygon`, from a `Feature` with a polygon, or from a `FeatureCollection` with
    /// one such feature, as written by drawing tools.
    ///
    /// The start of the ring does not matter: the polygon begins at the first position from which the leading corners
    /// are distinct. A corner that repeats the previous corner is omitted. Heights, and all members that don't describe
    /// the shape, are ignored. The maximum number of hotels is the default of [`Polygon::new`].
    ///
    /// ```
    /// use wayfare_validation::Polygon;
    ///
    /// let drawn = r#"{"type": "Polygon", "coordinates": [[[-0.2, 51.5], [-0.1, 51.6], [0, 51.4], [-0.2, 51.5]]]}"#;
    /// let polygon = Polygon::from_geojson(&serde_json::from_str(drawn)?)?;
    /// assert_eq!(polygon.to_string(), "51.5,-0.2;51.6,-0.1;51.4,0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the shape is not a polygon (not even a `MultiPolygon` of one polygon is accepted), if there
    /// are several shapes, if the polygon has holes, if the ring is not closed, or if a rule of [`Polygon`] is
    /// violated.
    pub fn from_geojson(geojson: &Value) -> Result<Self, ValueError> {
        let rings = list(shape(geojson)?, "coordinates", "a list of rings")?;
        let [ring] = &rings[..] else {
            return Err(match rings.len() {
                0 => ValueError::new("0 rings", "a polygon with a ring"),
                count => ValueError::new(format!("{count} rings"), "a polygon without holes"),
            });
        };
        let Value::Array(ring) = ring else { return Err(unexpected(ring, "a ring of positions")) };
        let mut points: Vec<Point> = ring.iter().map(position).collect::<Result<_, _>>()?;
        match (points.first(), points.last()) {
            (Some(first), Some(last)) if first.is_same_place(*last) && points.len() > 1 => points.pop(),
            _ => {
                return Err(ValueError::new(
                    "an open ring",
                    "a closed ring (the last position equals the first)",
                ));
            }
        };
        points.dedup_by(|next, point| next.is_same_place(*point));
        let begin = (0..points.len()).find(|begin| {
            let from_here = || points.iter().cycle().skip(*begin).take(POLYGON_POINTS);
            from_here()
                .enumerate()
                .all(|(index, point)| !from_here().take(index).any(|before| before.is_same_place(*point)))
        });
        points.rotate_left(begin.unwrap_or(0));
        Polygon::new(points)
    }
}

/// Finds the polygon.
fn shape(geojson: &Value) -> Result<&Value, ValueError> {
    const POLYGON: &str = "a Polygon, or a Feature with one";
    let kind = |value: &Value| value.get("type").and_then(Value::as_str).map(str::to_owned);
    let feature = match kind(geojson).as_deref() {
        Some("FeatureCollection") => match &list(geojson, "features", "a list of features")?[..] {
            [feature] => feature,
            features => return Err(ValueError::new(format!("{} features", features.len()), "one feature")),
        },
        _ => geojson,
    };
    let geometry = match kind(feature).as_deref() {
        Some("Feature") => feature.get("geometry").unwrap_or(&Value::Null),
        _ => feature,
    };
    match kind(geometry) {
        Some(kind) if kind == "Polygon" => Ok(geometry),
        Some(other) => Err(ValueError::new(other, POLYGON)),
        None => Err(unexpected(geometry, POLYGON)),
    }
}

fn list<'a>(value: &'a Value, member: &str, allowed: &'static str) -> Result<&'a Vec<Value>, ValueError> {
    match value.get(member) {
        Some(Value::Array(list)) => Ok(list),
        other => Err(unexpected(other.unwrap_or(&Value::Null), allowed)),
    }
}

/// Parses a position. Longitude comes first.
fn position(value: &Value) -> Result<Point, ValueError> {
    match value.as_array().map(Vec::as_slice) {
        Some([longitude, latitude, ..]) => match (latitude.as_f64(), longitude.as_f64()) {
            (Some(latitude), Some(longitude)) => Point::new(latitude, longitude),
            _ => Err(unexpected(value, "a position with numeric coordinates")),
        },
        _ => Err(unexpected(value, "a position: longitude and latitude")),
    }
}

/// Returns the error for an unexpected value. Large values are described by their type, because the length of their
/// text is not limited.
#[cold]
fn unexpected(found: &Value, allowed: &'static str) -> ValueError {
    let found = match found {
        Value::Null => "nothing".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::String(_) => "a string".to_owned(),
        scalar => scalar.to_string(),
    };
    ValueError::new(found, allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Polygon, String> {
        Polygon::from_geojson(&serde_json::from_str(text).unwrap()).map_err(|fault| fault.to_string())
    }

    fn polygon(coordinates: &str) -> String {
        format!(r#"{{"type": "Polygon", "coordinates": {coordinates}}}"#)
    }

    const TRIANGLE: &str = "[[[0, 1], [0, 0], [1, 0], [0, 1]]]";

    #[test]
    fn polygons_from_drawing_tools_are_found() {
        let bare = polygon(TRIANGLE);
        let feature = format!(r#"{{"type": "Feature", "properties": {{"type": "x"}}, "geometry": {bare}}}"#);
        let collection = format!(r#"{{"type": "FeatureCollection", "features": [{feature}]}}"#);
        for text in [&bare, &feature, &collection] {
            assert_eq!(read(text).unwrap().to_string(), "1,0;0,0;0,1");
        }
        assert_eq!(read(&polygon("[[[0, 1, 8848.0], [0, 0, 2], [1, 0], [0, 1]]]")), read(&bare));
    }

    #[test]
    fn other_shapes_are_rejected() {
        let two = format!(r#"{{"type": "FeatureCollection", "features": [{0}, {0}]}}"#, polygon(TRIANGLE));
        for (text, message) in [
            (
                r#"{"type": "MultiPolygon", "coordinates": []}"#,
                r#"found "MultiPolygon", expected a Polygon, or a Feature with one"#,
            ),
            (
                r#"{"type": "Feature", "geometry": null}"#,
                r#"found "nothing", expected a Polygon, or a Feature with one"#,
            ),
            (
                r#"{"type": "Feature", "geometry": {"type": "Point"}}"#,
                r#"found "Point", expected a Polygon, or a Feature with one"#,
            ),
            (
                r#"{"type": "FeatureCollection", "features": []}"#,
                r#"found "0 features", expected one feature"#,
            ),
            (r#"{"type": "FeatureCollection"}"#, r#"found "nothing", expected a list of features"#),
            (&two, r#"found "2 features", expected one feature"#),
            (r#"{"type": 1}"#, r#"found "an object", expected a Polygon, or a Feature with one"#),
            ("[]", r#"found "a list", expected a Polygon, or a Feature with one"#),
            (r#""kpolygon:""#, r#"found "a string", expected a Polygon, or a Feature with one"#),
            (r#"{"type": "Polygon"}"#, r#"found "nothing", expected a list of rings"#),
        ] {
            assert_eq!(read(text).unwrap_err(), message);
        }
    }

    #[test]
    fn other_rings_are_rejected() {
        for (coordinates, message) in [
            ("[]", r#"found "0 rings", expected a polygon with a ring"#),
            (
                "[[[0, 1], [0, 0], [1, 0], [0, 1]], [[0, 1], [0, 0], [1, 0], [0, 1]]]",
                r#"found "2 rings", expected a polygon without holes"#,
            ),
            ("[7]", r#"found "7", expected a ring of positions"#),
            ("[[]]", r#"found "an open ring", expected a closed ring (the last position equals the first)"#),
            (
                "[[[0, 1]]]",
                r#"found "an open ring", expected a closed ring (the last position equals the first)"#,
            ),
            (
                "[[[0, 1], [0, 0], [1, 0]]]",
                r#"found "an open ring", expected a closed ring (the last position equals the first)"#,
            ),
            ("[[[0, 1], [0, 0], [0, 1]]]", r#"found "2 points", expected at least 3 points"#),
            (
                "[[[0, 1], [0, 0], [\"1\", 0], [0, 1]]]",
                r#"found "a list", expected a position with numeric coordinates"#,
            ),
            ("[[[0], [0, 0]]]", r#"found "a list", expected a position: longitude and latitude"#),
            ("[[[0, 91], [0, 0], [1, 0], [0, 91]]]", r#"found "91", expected a latitude from -90 to 90"#),
            ("[[[0, 1], [181, 0], [1, 0], [0, 1]]]", r#"found "181", expected a longitude from -180 to 180"#),
            (
                "[[[0, 1], [0, 0], [3, 0], [0, 1]]]",
                r#"found "an extent of 334 km", expected an extent of at most 200 km"#,
            ),
        ] {
            assert_eq!(read(&polygon(coordinates)).unwrap_err(), message);
        }
    }

    #[test]
    fn a_ring_may_begin_anywhere_and_repeat_itself() {
        // The ring first goes from the second corner of `TRIANGLE` to the third corner and back.
        let spike = polygon("[[[0, 0], [1, 0], [0, 0], [0, 1], [0, 1], [0, 0]]]");
        assert_eq!(read(&spike).unwrap().to_string(), "0,1;0,0;1,0;0,0");
    }
}
