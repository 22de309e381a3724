//! Checks that an inventory that has never searched reads packed answers exactly.

use std::sync::LazyLock;

use jiff::civil::date;
use proptest::prelude::*;
use wayfare_models::flights::{FlightBookingOption, FlightPriceMode};
use wayfare_models::party::Party;
use wayfare_places::money::Currency;

use super::*;
use crate::flights::Cabin;
use crate::flights::query::FlightInventoryLeg;
use crate::world::dice::Dice;

const SEED: u64 = 7;

static FINDING: LazyLock<FlightInventory> = LazyLock::new(|| FlightInventory::new(SEED));
/// A second inventory with the same seed, as in another process.
static READING: LazyLock<FlightInventory> = LazyLock::new(|| FlightInventory::new(SEED));

/// Returns a query for legs, given by their endpoints and the day of March 2027.
fn query(legs: &[(&str, &str, i8)]) -> FlightInventoryQuery {
    let leg = |(from, to, day): &(&str, &str, i8)| FlightInventoryLeg {
        origins: vec![(*from).to_owned()],
        destinations: vec![(*to).to_owned()],
        date: date(2027, 3, *day),
        flex_days: 0,
    };
    FlightInventoryQuery {
        legs: legs.iter().map(leg).collect(),
        cabin: Cabin::Economy,
        party: Party::adults(1),
        include_split: false,
        include_long: true,
        max_stops: None,
        currency: Currency::usd(),
        market: "US".to_owned(),
        cashback: false,
        now: "2027-01-10T12:00:00Z".parse().unwrap(),
    }
}

fn boston_london() -> FlightInventoryQuery {
    query(&[("BOS", "LHR", 14), ("LHR", "BOS", 21)])
}

/// Draws a query of any kind.
fn any_query(dice: Dice) -> FlightInventoryQuery {
    const AIRPORTS: [&str; 20] = [
        "BOS", "LHR", "JFK", "LAX", "CDG", "FRA", "NRT", "SYD", "GRU", "DEL", "SIN", "KEF", "BGR", "KOI",
        "MUC", "DXB", "JNB", "ANC", "PMI", "TLS",
    ];
    let airport = |what| AIRPORTS[dice.text(what).below(AIRPORTS.len() as u32) as usize];
    let (a, b, c) = (airport("a"), airport("b"), airport("c"));
    let legs = [(a, b, 3), (b, c, 8), (c, a, 15), (a, c, 29)];
    let mut query = match dice.text("form").below(5) {
        0 => query(&legs[..1]),
        1 => query(&legs[..3]),
        2 => query(&legs),
        _ => query(&[(a, b, 3), (b, a, 12)]),
    };
    let chance = |what, percent| dice.text(what).chance(percent);
    if chance("flexible", 15) {
        query.legs.iter_mut().for_each(|leg| leg.flex_days = 3);
    }
    query.cabin = Cabin::ALL[dice.text("cabin").below(9).saturating_sub(5) as usize];
    query.include_split = chance("split", 50);
    query.include_long = chance("long", 50);
    query.cashback = chance("cashback", 50);
    if chance("abroad", 40) {
        (query.market, query.currency) = ("DE".to_owned(), Currency::from_code("EUR").unwrap());
    }
    let count = |what| dice.text(what).below(3) as u8;
    query.party =
        Party::adults(1 + count("adults")).children(count("children")).infants_on_lap(count("laps"));
    query
}

/// The answer of a provider, and its packed sales.
type Sold = (FlightAnswer, Vec<u8>);

/// Packs the answers of all providers: the itineraries, and the sales of each provider.
fn pack(inventory: &FlightInventory, query: &FlightInventoryQuery) -> (Arc<[u8]>, Vec<Sold>) {
    let (plan, query) = (inventory.plan(query), Arc::new(query.clone()));
    let providers = inventory.providers();
    let answers: Vec<_> = providers.iter().map(|it| it.answer(&plan, Arc::clone(&query))).collect();
    let packed: Vec<_> = answers.iter().map(FlightAnswer::pack_deals).collect();
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
    let (mut offers, mut legs, mut joined) = (0, 0, 0);
    for round in 0..300 {
        let query = any_query(Dice::new(round, "queries"));
        let (packed, answers) = pack(&FINDING, &query);
        let deals = Arc::new(READING.unpack_deals(&packed).unwrap());
        assert_eq!(deals.list, answers[0].0.deals().list);
        // A node that takes over a search packs the same bytes, so a store keeps only one copy.
        assert_eq!(deals::pack(&READING, &deals.list), &packed[..]);
        // Itineraries share their legs, as before packing.
        let shared = |deals: &FlightDeals| {
            let legs = deals.list.iter().flat_map(|deal| &deal.itinerary.legs);
            legs.map(Arc::as_ptr).collect::<std::collections::HashSet<_>>().len()
        };
        assert_eq!(shared(&deals), shared(answers[0].0.deals()));
        for (provider, (answer, sales)) in READING.providers().iter().zip(&answers) {
            let read = provider.unpack(Arc::new(query.clone()), &deals, sales).unwrap();
            assert_eq!(read.sales(), answer.sales());
            assert_eq!(read.pack_sales(), *sales);
            assert!(read.offers().eq(answer.offers()), "{} for {query:?}", provider.code());
            offers += read.sales().len();
        }
        legs += shared(&deals);
        joined += deals.list.iter().filter(|deal| deal.is_combined).count();
    }
    assert!(offers > 100_000 && legs > 10_000 && joined > 1_000, "{offers} {legs} {joined}");
}

/// Maximum size of a search, and of ten offers, in bytes: the measured sizes plus 20%.
const MAX_BYTES: usize = 17_000;
const MAX_BYTES_PER_TEN_OFFERS: usize = 44;

#[test]
fn packed_searches_are_small() {
    for query in
        [boston_london(), query(&[("JFK", "LAX", 14), ("LAX", "JFK", 21)]), query(&[("SIN", "MUC", 14)])]
    {
        let (deals, answers) = pack(&FINDING, &query);
        let offers: usize = answers.iter().map(|(answer, _)| answer.sales().len()).sum();
        let sales: usize = answers.iter().map(|(_, sales)| sales.len()).sum();
        let itineraries = answers[0].0.deals().list.len();
        println!(
            "{} bytes for {itineraries} itineraries, {sales} for {offers} offers of {} providers",
            deals.len(),
            answers.len()
        );
        assert!(deals.len() + sales <= MAX_BYTES, "{} + {sales}", deals.len());
        assert!(10 * sales <= offers * MAX_BYTES_PER_TEN_OFFERS, "{sales} for {offers}");
    }
}

#[test]
fn other_seeds_providers_and_itineraries_are_rejected() {
    let (packed, answers) = pack(&FINDING, &boston_london());
    let reason = FlightInventory::new(8).unpack_deals(&packed).unwrap_err().to_string();
    assert_eq!(reason, "packed itineraries, before byte 2: found seed 7, expected 8");
    let deals = Arc::new(READING.unpack_deals(&packed).unwrap());
    let query = Arc::new(boston_london());
    let providers = READING.providers();
    let rejection = |provider: usize, deals: &Arc<FlightDeals>, sales: &[u8]| {
        providers[provider].unpack(Arc::clone(&query), deals, sales).unwrap_err().to_string()
    };
    let reason = rejection(1, &deals, &answers[0].1);
    assert!(reason.ends_with(r#"found offers of "larkfare" instead of "tripquill""#), "{reason}");
    let reason = rejection(0, &Arc::default(), &answers[0].1);
    assert!(reason.contains("but there are only 0 itineraries"), "{reason}");
    let mut newer = answers[0].1.clone();
    newer[0] += 1;
    let reason = rejection(0, &deals, &newer);
    assert_eq!(reason, "packed offers of itineraries, before byte 1: found version 2, expected 1");
}

#[test]
fn reading_and_showing_plans_no_network() {
    let inventory = FlightInventory::new(SEED);
    let (packed, answers) = pack(&FINDING, &boston_london());
    let deals = Arc::new(inventory.unpack_deals(&packed).unwrap());
    let answer = inventory.providers()[0].unpack(Arc::new(boston_london()), &deals, &answers[0].1).unwrap();
    for offer in answer.offers() {
        let shown = inventory.shown(&offer.itinerary);
        assert!(offer.booking_path(&shown).contains("/larkfare/"));
        let legs = offer.itinerary.legs();
        assert!(legs.iter().all(|leg| inventory.leg(leg).segments.len() == inventory.segments(leg).count()));
    }
    assert!(!inventory.is_planned());
}

#[test]
fn unknown_codes_are_rejected() {
    let (packed, _) = pack(&FINDING, &query(&[("BOS", "LHR", 14)]));
    for (code, what) in [("BOS", "an airport"), ("BA", "an airline"), ("economy", "a cabin")] {
        let code = code.as_bytes();
        let at = packed.windows(code.len()).position(|window| window == code).unwrap();
        let mut packed = packed.to_vec();
        packed[at] = b'?';
        let reason = READING.unpack_deals(&packed).unwrap_err().to_string();
        assert!(
            reason.contains("found the unknown code") && reason.ends_with(&format!(" for {what}")),
            "{reason}"
        );
    }
}

/// Reads all data of an answer, if the bytes are valid.
fn read(deals: &[u8], sales: &[u8]) {
    let Ok(deals) = READING.unpack_deals(deals).map(Arc::new) else { return };
    let answer = READING.providers()[0].unpack(Arc::new(boston_london()), &deals, sales);
    for offer in answer.iter().flat_map(FlightAnswer::offers) {
        let shown = READING.shown(&offer.itinerary);
        let path = offer.booking_path(&shown);
        specwright_core::write::Encoded::<FlightBookingOption>::write(|option| {
            READING.write_option(&offer, &shown, &FlightPriceMode::Total, format_args!("{path}"), option);
        });
        for leg in offer.itinerary.legs() {
            drop(READING.leg(leg));
            READING.segments(leg).for_each(drop);
        }
    }
}

static PACKED: LazyLock<(Arc<[u8]>, Vec<u8>)> = LazyLock::new(|| {
    let (deals, answers) = pack(&FINDING, &boston_london());
    (deals, answers.into_iter().next().unwrap().1)
});

proptest! {
    #[test]
    fn any_bytes_are_read_or_rejected(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let (deals, sales) = &*PACKED;
        read(&bytes, sales);
        read(deals, &bytes);
        // The same bytes after a valid header.
        read(&[&[1, SEED as u8][..], &bytes].concat(), sales);
        read(deals, &[&sales[..11], &bytes].concat());
    }

    #[test]
    fn truncated_bytes_are_rejected(at in any::<prop::sample::Index>()) {
        let (deals, sales) = &*PACKED;
        prop_assert!(READING.unpack_deals(&deals[..at.index(deals.len())]).is_err());
        let deals = Arc::new(READING.unpack_deals(deals).unwrap());
        let sales = &sales[..at.index(sales.len())];
        prop_assert!(READING.providers()[0].unpack(Arc::new(boston_london()), &deals, sales).is_err());
    }

    #[test]
    fn changed_bytes_are_read_or_rejected(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)
    ) {
        let (deals, sales) = &*PACKED;
        let changed = |bytes: &[u8]| {
            let mut bytes = bytes.to_vec();
            for (at, byte) in &changes {
                *at.get_mut(&mut bytes) = *byte;
            }
            bytes
        };
        read(&changed(deals), sales);
        read(deals, &changed(sales));
    }
}
