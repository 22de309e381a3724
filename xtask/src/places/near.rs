//! The order of cities and airports by position. Bands of one degree of latitude are ordered from south to north, and
//! the places within each band are ordered from west to east.

use super::airports::Airport;
use super::geonames::World;
use super::pack::Sections;

pub(super) fn packed(world: &World, airports: &[Airport]) -> Result<Vec<u8>, String> {
    let mut sections = Sections::default();
    push(&mut sections, world.cities.iter().map(|it| (it.latitude, it.longitude)).collect())?;
    push(&mut sections, airports.iter().map(|it| (it.latitude, it.longitude)).collect())?;
    Ok(sections.done())
}

fn push(sections: &mut Sections, positions: Vec<(f64, f64)>) -> Result<(), String> {
    let mut rows: Vec<_> =
        positions.into_iter().zip(0_u32..).map(|((lat, lon), row)| (band(lat), lon, row)).collect();
    rows.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.cmp(&b.2)));
    sections.column::<3>(rows.iter().map(|(.., row)| *row))?;
    let starts = (0..=180).map(|band| rows.partition_point(|row| row.0 < band) as u32);
    sections.column::<3>(starts)
}

fn band(latitude: f64) -> usize {
    ((latitude + 90.0) as usize).min(179)
}
