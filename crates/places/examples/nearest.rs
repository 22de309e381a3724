//! Lists the airports around a point, nearest first. The arguments are the latitude and the longitude, in degrees; the
//! default is the Eiffel Tower.
//!
//! ```console
//! $ cargo run -p wayfare-places --example nearest -- 42.36 -71.06
//! Boston, US (0.2 km)
//! BOS   3.3 km  Logan International Airport
//! BED  22.5 km  Laurence G. Hanscom Field
//! ORH  67.7 km  Worcester Regional Airport
//! MHT  70.3 km  Manchester Boston Regional Airport
//! EWB  76.4 km  New Bedford Airport
//! PVD  77.0 km  T. F. Green Airport
//! PSM  92.3 km  Portsmouth International Airport at Pease
//! NPT  94.0 km  Newport State Airport
//! ```

use wayfare_places::{Places, Point};

/// Radius of the search, in km.
const RADIUS: f64 = 100.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let numbers: Vec<f64> = std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let position = match numbers[..] {
        [] => Point::new(48.8584, 2.2945)?,
        [latitude, longitude] => Point::new(latitude, longitude)?,
        _ => return Err("expected a latitude and a longitude in degrees, or no arguments".into()),
    };
    let places = Places::embedded();
    if let Some((city, km)) = places.nearest_city(position) {
        println!("{}, {} ({km:.1} km)", city.name, city.country);
    }
    for (airport, km) in places.airports_near(position, RADIUS) {
        println!("{} {:>5.1} km  {}", airport.code, km, airport.name);
    }
    Ok(())
}
