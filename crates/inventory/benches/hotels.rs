//! Benchmarks hotel searches: `cargo bench -p wayfare-inventory --bench hotels`.

use std::hint::black_box;
use std::time::Instant;

use wayfare_inventory::hotels::{
    DealSet, Device, HotelId, HotelInventory, HotelInventoryQuery, HotelProvider, RecentSearches, RoomParty,
    TotalRule, Viewer,
};
use wayfare_places::money::Currency;
use wayfare_places::{PlaceId, Places, Point};

const LONDON: PlaceId = PlaceId(2_643_743);

fn main() -> Result<(), wayfare_validation::ValueError> {
    black_box(Places::embedded());
    let inventory = HotelInventory::new(1);
    let start = Instant::now();
    inventory.warm_up();
    println!("reading tables: {:.1} ms; {} hotels", start.elapsed().as_secs_f64() * 1e3, inventory.count());

    let city = inventory.hotels_of(LONDON);
    let city = &city[..city.len().min(1_500)];
    let page = &city[..250];
    let query = query();
    let desk = inventory.rate_desk(&query);
    let rates: usize = page.iter().map(|hotel| desk.all_rates(hotel, HotelProvider::all()).len()).sum();
    println!("{} hotels, {:.1} rates each", city.len(), rates as f64 / page.len() as f64);

    let id = city[700].id;
    measure("hotel by id", 1_000, || inventory.hotel(black_box(id)));
    measure("hotels of London", 1, || inventory.hotels_of(black_box(LONDON)));
    measure("names of 1,500 hotels", 1, || city.iter().map(|hotel| hotel.name().len()).sum::<usize>());
    measure("features and themes of 1,500 hotels", 1, || {
        city.iter()
            .filter(|hotel| {
                hotel.features().contains(35) && hotel.themes(hotel.features()).iter().count() > 1
            })
            .count()
    });
    let around = Point::new(51.5, -0.12)?;
    measure("hotels within 5 km", 1, || inventory.hotels_within(black_box(around), 5.0));
    measure("hotels within 50 km", 1, || inventory.hotels_within(black_box(around), 50.0));
    if let Some(spain) = Places::embedded().country("ES") {
        measure("hotels of Spain", 1, || inventory.hotels_at(wayfare_places::Place::Country(spain)));
    }
    measure("1,500 hotels with dates, lowest prices", 1, || {
        let desk = inventory.rate_desk(black_box(&query));
        city.iter().filter_map(|hotel| desk.summary(hotel, HotelProvider::all(), DealSet::default())).count()
    });
    measure("250 hotels with all rates", 1, || {
        let desk = inventory.rate_desk(black_box(&query));
        page.iter().map(|hotel| desk.all_rates(hotel, HotelProvider::all()).len()).sum::<usize>()
    });
    measure("250 hotels with all rates and links", 1, || {
        let desk = inventory.rate_desk(black_box(&query));
        let rates = page.iter().flat_map(|hotel| desk.all_rates(hotel, HotelProvider::all()));
        rates.map(|rate| rate.booking_path("1/stay").len()).sum::<usize>()
    });
    measure("1,500 hotels without dates", 1, || {
        let searches = RecentSearches::of(&query.viewer);
        let recent = searches.desks(inventory);
        city.iter().flat_map(|hotel| recent.nights(hotel, DealSet::default())).count()
    });
    black_box(HotelId(1));
    Ok(())
}

/// Prints the time per run: the median over several rounds of `times` runs each.
fn measure<T>(name: &str, times: u32, mut work: impl FnMut() -> T) {
    const ROUNDS: usize = 41;
    let mut found: Vec<_> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..times {
                black_box(work());
            }
            start.elapsed() / times
        })
        .collect();
    found.sort_unstable();
    println!("{name:45} {:10.1} µs", found[ROUNDS / 2].as_secs_f64() * 1e6);
}

fn query() -> HotelInventoryQuery {
    HotelInventoryQuery {
        check_in: jiff::civil::date(2027, 3, 14),
        check_out: jiff::civil::date(2027, 3, 18),
        rooms: vec![RoomParty { adults: 2, child_ages: vec![6] }],
        viewer: Viewer {
            currency: Currency::usd(),
            market: "US".to_owned(),
            totals: TotalRule { taxes: false, local_taxes: false },
            device: Device::Desktop,
            now: jiff::Timestamp::constant(1_799_000_000, 0),
        },
    }
}
