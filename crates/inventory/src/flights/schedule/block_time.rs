//! Block times: the scheduled minutes from gate to gate.

use wayfare_places::GlobePoint;

use crate::world::geodesy::{eastwardness, mid_latitude, whole_km};

/// Returns the scheduled minutes between two points: taxiing and climbing, the distance at cruising speed, and the
/// effect of the jet stream. The jet stream shortens eastward flights and lengthens westward flights, mostly at middle
/// latitudes. A detour of `detour_km` avoids the jet stream.
pub(crate) fn block_minutes(
    from: &GlobePoint,
    to: &GlobePoint,
    detour_km: Option<u16>,
    speed_kmh: u16,
) -> u16 {
    let latitude = mid_latitude(from, to).abs();
    let strength = if (25.0..65.0).contains(&latitude) { 55.0 } else { 15.0 };
    let wind = if detour_km.is_some() { 0.0 } else { strength * eastwardness(from, to) };
    let speed = (f64::from(speed_kmh) + wind).max(200.0);
    let minutes = 32.0 + f64::from(detour_km.unwrap_or_else(|| whole_km(from, to))) * 60.0 / speed;
    // At most 65,535 km at 200 km/h or more take about 19,700 minutes, so the number fits in a `u16`.
    (minutes / 5.0).round() as u16 * 5
}
