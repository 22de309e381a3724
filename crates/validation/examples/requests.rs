//! Builds the values of a hotel search (entity keys, a polygon, rooms) and prints the errors for invalid values.
//!
//! ```console
//! $ cargo run -p wayfare-validation --example requests
//! kplace:2643743
//! khotels:3,1
//! kpolygon:51.517,-0.141;51.516,-0.131;51.511,-0.134:300
//! inside: true, outside: false
//! 2:4,6|1: 5 guests in 2 rooms
//! found "kplace:London", expected a place id from 0 to 9223372036854775807 (error at "London")
//! found "klatlon:95,0", expected a latitude from -90 to 90 (error at "95,0")
//! found "kpolygon:0,0;0,1;0,0", expected distinct points among the first 3 (error at "0,0")
//! found "khotel:", expected a hotel id from 0 to 9223372036854775807 (error at the end)
//! found "2:4,6|", expected a number of adults from 1 to 99 (error at the end)
//! found "0", expected a number of adults from 1 to 99
//! found "2:18", expected an age in years from 0 to 17 (error at "18")
//! /airports: found no items, allowed 1 to 9 items
//! /guests: found 5, allowed an integer of at most 4
//! /maxPrice: found 0, allowed an integer of at least 1
//! ```

use specwright_core::{Validate, Violations, check};
use wayfare_validation::{AirportCode, EntityKey, HotelRoomGuests, Path, Point, Room, ValueError};

/// A custom form with rules that its field types can't express. All rules are checked at once.
struct Form {
    airports: Vec<AirportCode>,
    rooms: HotelRoomGuests,
    max_price: i64,
}

impl Validate for Form {
    fn check(&self, at: &Path<'_>, out: &mut Violations) {
        check::items(&at.field("airports"), self.airports.len(), Some(1), Some(9), out);
        check::integer_range(&at.field("guests"), self.rooms.guests() as i64, None, Some(4), out);
        check::integer_range(&at.field("maxPrice"), self.max_price, Some(1), None, out);
    }
}

fn main() -> Result<(), ValueError> {
    println!("{}", EntityKey::place(2643743)?);
    println!("{}", EntityKey::hotels([3, 1, 3])?);
    let soho =
        EntityKey::polygon([(51.517, -0.141), (51.516, -0.131), (51.511, -0.134)])?.with_max_hotels(300)?;
    println!("{soho}");
    if let Some(polygon) = soho.as_polygon() {
        let (inside, outside) = (Point::new(51.515, -0.135)?, Point::new(51.5, -0.135)?);
        println!("inside: {}, outside: {}", polygon.contains(inside), polygon.contains(outside));
    }
    let rooms = HotelRoomGuests::from_party([Room::adults(2).child(4).child(6), Room::adults(1)])?;
    println!("{rooms}: {} guests in {} rooms", rooms.guests(), rooms.rooms().len());

    for text in ["kplace:London", "klatlon:95,0", "kpolygon:0,0;0,1;0,0", "khotel:"] {
        print_error(text, text.parse::<EntityKey>().err());
    }
    for text in ["2:4,6|", "0", "2:18"] {
        print_error(text, text.parse::<HotelRoomGuests>().err());
    }

    let form = Form { airports: Vec::new(), rooms, max_price: 0 };
    if let Err(violations) = form.validate() {
        for violation in &violations {
            println!("{violation}");
        }
    }
    Ok(())
}

fn print_error(text: &str, fault: Option<ValueError>) {
    match fault {
        Some(fault) => println!("{fault}"),
        None => println!("{text} is valid"),
    }
}
