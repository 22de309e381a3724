//! Checks that an inventory that has never searched reads packed answers exactly.

use std::collections::HashSet;
use std::hint::black_box;
use std::sync::LazyLock;

use jiff::ToSpan as _;
use jiff::civil::date;
use proptest::prelude::*;
use specwright_core::write::Encoded;
use wayfare_models::cars::{CarBookingOption, CarPriceMode};
use wayfare_places::money::Currency;
use wayfare_places::{Place, Places};
use wayfare_validation::limits::CAR_RENTAL_DAYS;

use super::*;
use crate::cars::testing::{airport, city, query};
use crate::cars::{Dice, Spot};

const SEED: u64 = 7;

static FINDING: LazyLock<CarInventory> = LazyLock::new(|| CarInventory::new(SEED));
/// A second inventory with the same seed, as in another process.
static READING: LazyLock<CarInventory> = LazyLock::new(|| CarInventory::new(SEED));

/// Draws a query of any kind.
fn any_query(dice: Dice) -> CarInventoryQuery {
    const AIRPORTS: [&str; 20] = [
        "LAX", "SFO", "LHR", "CDG", "FRA", "MUC", "NRT", "HND", "SYD", "MEL", "GRU", "GIG", "DXB", "JNB",
        "BKK", "BGR", "INV", "YXE", "HNL", "KEF",
    ];
    const CITIES: [&str; 8] =
        ["Paris", "London", "Tokyo", "Chicago", "Cape Town", "Nice", "Stratford", "Reykjavík"];
    let draw = |what, count: usize| dice.text(what).below(count as u32) as usize;
    let spot = |what| match draw(what, 3) {
        0 => city(CITIES[draw(what, CITIES.len())]),
        _ => airport(AIRPORTS[draw(what, AIRPORTS.len())]),
    };
    // Neighbours in the list are often near each other.
    let near = |spot: Spot| {
        let place = AIRPORTS.iter().position(|code| Some(*code) == spot.airport);
        place.map_or(spot, |place| airport(AIRPORTS[place ^ 1]))
    };
    let pickup = spot("pickup");
    let dropoff = match draw("form", 4) {
        0 => Some(near(pickup)),
        1 => Some(spot("dropoff")),
        _ => None,
    };
    let from = date(2027, 3, 11).at(draw("hour", 24) as i8, 30 * draw("half", 2) as i8, 0, 0);
    let from = from + (draw("day", 300) as i64).days();
    let days = [1, 2, 3, 7, 14, CAR_RENTAL_DAYS as u32][draw("days", 6)];
    CarInventoryQuery {
        pickup,
        dropoff: dropoff.filter(|dropoff| *dropoff != pickup),
        from,
        until: from + i64::from(days).days(),
        days,
        market: ["US", "DE", "GB", "JP"][draw("market", 4)].to_owned(),
        on_mobile: draw("mobile", 2) == 1,
        now: "2027-03-10T12:00:00Z".parse().unwrap(),
    }
}

/// The answer of a provider, and its packed sales.
type Sold = (CarAnswer, Vec<u8>);

/// Packs the answers of all providers: the cars, and the sales of each provider.
fn pack(inventory: &CarInventory, query: &CarInventoryQuery) -> (Arc<[u8]>, Vec<Sold>) {
    let (plan, query) = (inventory.plan(query), Arc::new(query.clone()));
    let providers = inventory.providers();
    let answers: Vec<_> = providers.iter().map(|it| it.answer(&plan, Arc::clone(&query))).collect();
    let packed: Vec<_> = answers.iter().map(CarAnswer::pack_deals).collect();
    // The deals are packed once for all providers.
    assert!(packed.iter().all(|it| Arc::ptr_eq(it, &packed[0])));
    let sold = answers.into_iter().map(|answer| {
        let sales = answer.pack_sales();
        (answer, sales)
    });
    (Arc::clone(&packed[0]), sold.collect())
}

#[test]
fn packed_answers_survive_the_round_trip() {
    let (mut offers, mut cars, mut elsewhere) = (0, 0, 0);
    for round in 0..300 {
        let query = any_query(Dice::new(round, "queries"));
        let (packed, answers) = pack(&FINDING, &query);
        let deals = Arc::new(READING.unpack_deals(&packed).unwrap());
        assert_eq!(deals.list, answers[0].0.deals.list);
        // A node that takes over a search packs the same bytes, so a store keeps only one copy.
        assert_eq!(deals::pack(SEED, &deals.list), &packed[..]);
        let branches = |deals: &CarDeals| {
            deals.list.iter().map(|deal| Arc::as_ptr(&deal.branch)).collect::<HashSet<_>>().len()
        };
        assert_eq!(branches(&deals), branches(&answers[0].0.deals));
        for (provider, (answer, sales)) in READING.providers().iter().zip(&answers) {
            let read = provider.unpack(Arc::new(query.clone()), &deals, sales).unwrap();
            assert_eq!(read.sales, answer.sales);
            assert_eq!(read.pack_sales(), *sales);
            assert!(read.offers().eq(answer.offers()), "{} for {query:?}", provider.code());
            offers += read.sales.len();
        }
        cars += deals.list.len();
        elsewhere += deals.list.iter().filter(|deal| deal.dropoff.is_some()).count();
    }
    assert!(offers > 100_000 && cars > 20_000 && elsewhere > 1_000, "{offers} {cars} {elsewhere}");
}

/// Maximum size of a search, and of ten offers, in bytes: the measured sizes plus 20%.
const MAX_BYTES: usize = 18_000;
const MAX_BYTES_PER_TEN_OFFERS: usize = 56;

#[test]
fn packed_searches_are_small() {
    for query in [query("LAX"), query("LHR"), query("BGR"), any_query(Dice::new(1, "queries"))] {
        let (deals, answers) = pack(&FINDING, &query);
        let offers: usize = answers.iter().map(|(answer, _)| answer.sales.len()).sum();
        let sales: usize = answers.iter().map(|(_, sales)| sales.len()).sum();
        let cars = answers[0].0.deals.list.len();
        println!("{} bytes for {cars} cars, {sales} for {offers} offers of {}", deals.len(), answers.len());
        assert!(deals.len() + sales <= MAX_BYTES, "{} + {sales}", deals.len());
        assert!(10 * sales <= offers * MAX_BYTES_PER_TEN_OFFERS, "{sales} for {offers}");
    }
}

#[test]
fn all_sites_have_a_key() {
    let places = Places::embedded();
    let airports = places.airports().iter().map(Place::Airport);
    let cities = places.cities().step_by(101).map(Place::City);
    for place in airports.chain(cities) {
        use crate::cars::sites::Site;
        let site = match place {
            Place::Airport(airport) => Site::Airport(airport),
            Place::City(city) => Site::City(city),
            _ => continue,
        };
        assert_eq!(Site::with_key(&site.key()), Some(site));
    }
}

#[test]
fn errors_state_the_reason() {
    let query = Arc::new(query("BGR"));
    let (packed, answers) = pack(&FINDING, &query);
    let deals = Arc::new(READING.unpack_deals(&packed).unwrap());
    let count = deals.list.len();
    let replaced = |bytes: &[u8], part: &str, new: &str| -> Vec<u8> {
        let at = bytes.windows(part.len()).position(|it| it == part.as_bytes()).unwrap();
        [&bytes[..at], new.as_bytes(), &bytes[at + part.len()..]].concat()
    };
    let rejection = |bytes: &[u8]| READING.unpack_deals(bytes).unwrap_err().to_string();
    let model = &deals.list[0].car.model.key;
    let agency = deals.list[0].branch.agency.code;
    for (part, what) in [("bgr", "a site"), (agency, "an agency"), (model.as_str(), "a model")] {
        let new = "q".repeat(part.len());
        let reason = rejection(&replaced(&packed, part, &new));
        assert!(reason.ends_with(&format!("found the unknown code {new:?} for {what}")), "{reason}");
    }
    assert_eq!(
        CarInventory::new(8).unpack_deals(&packed).unwrap_err().to_string(),
        "packed rental cars, before byte 2: found seed 7, expected 8"
    );
    assert!(rejection(&[2]).ends_with("found version 2, expected 1"));

    let providers = READING.providers();
    let sold = |sales: &[u8], query: &Arc<CarInventoryQuery>| {
        providers[0].unpack(Arc::clone(query), &deals, sales).unwrap_err().to_string()
    };
    let (_, sales) = &answers[0];
    assert_eq!(
        sold(&answers[1].1, &query),
        r#"packed offers of rental cars, before byte 13: found offers of "carlantern" instead of "wheelquill""#
    );
    let never = Arc::new(CarInventoryQuery { days: u32::MAX, ..(*query).clone() });
    assert!(sold(sales, &never).ends_with("found offers for an impossible rental"));
    let head = &sales[..13];
    for (rest, reason) in [
        (vec![1, 0x80 | 96, 1, 5], "found an offer of an unknown kind"),
        (vec![1, 0, 0xff, 0xff, 0xff, 0xff, 0x10], "found 4563402751 for a price, which is too large"),
        (
            vec![1, 0x80, 0x80, 0x80, 1, 5],
            &format!("found an offer of car 16384, but there are only {count} cars"),
        ),
    ] {
        let reason_found = sold(&[head, &rest[..]].concat(), &query);
        assert!(reason_found.ends_with(reason), "{reason_found}");
    }
}

/// Computes everything that a page may request from an answer.
fn show(answer: &CarAnswer) {
    for (place, (deal, _)) in answer.iter().enumerate() {
        let offer = answer.offer(place);
        black_box((answer.provider_of(place), deal.pickup(answer.query()), deal.dropoff(answer.query())));
        drop(Encoded::<CarBookingOption>::write(|option| {
            offer.write_option(Currency::usd(), &CarPriceMode::Total, format_args!(""), "", option);
        }));
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_rejected(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
        let header = [1, SEED as u8];
        for bytes in [bytes.clone(), [&header[..], &bytes].concat()] {
            let _ = READING.unpack_deals(&bytes);
        }
        let (query, deals) = (Arc::new(query("BGR")), Arc::new(CarDeals::default()));
        let sales = [&header[..], b"\x0awheelquill", &bytes].concat();
        let _ = READING.providers()[0].unpack(query, &deals, &sales);
    }

    #[test]
    fn changed_or_truncated_bytes_are_read_or_rejected(
        round in 0..40_u64,
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        is_cut in any::<bool>(),
    ) {
        let mut query = any_query(Dice::new(round, "queries"));
        if round % 2 == 0 {
            query.pickup = airport("BGR");
        }
        let (packed, answers) = pack(&FINDING, &query);
        let changed = |bytes: &[u8]| {
            let (mut bytes, at) = (bytes.to_vec(), at.index(bytes.len()));
            bytes[at] = byte;
            bytes.truncate(if is_cut { at } else { bytes.len() });
            bytes
        };
        let (query, provider) = (Arc::new(query), &READING.providers()[round as usize % 10]);
        let (_, sales) = &answers[round as usize % 10];
        let deals = Arc::new(READING.unpack_deals(&packed).unwrap());
        if let Ok(answer) = provider.unpack(Arc::clone(&query), &deals, &changed(sales)) {
            show(&answer);
        }
        let deals = READING.unpack_deals(&changed(&packed));
        if let Ok(answer) = deals.and_then(|deals| provider.unpack(query, &Arc::new(deals), sales)) {
            show(&answer);
        }
    }
}
