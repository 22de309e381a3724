//! Tests for the whole inventory: results are repeatable and complete, and amounts are exact.

use std::collections::HashSet;

use wayfare_places::{Place, Places, distance_km};
use wayfare_validation::{Point, Polygon};

use super::testing::{hotels, inventory, london, query, viewer};
use super::*;
use crate::world::dice::Dice;
use crate::world::zones::date_of_day;
use wayfare_places::money::Currency;

fn polygon(corners: &str) -> Polygon {
    Polygon::new(corners.split(';').map(|corner| corner.parse().unwrap())).unwrap()
}

/// Returns random cities and their hotels.
fn sample_cities(cities: u64) -> impl Iterator<Item = (Dice, Vec<Hotel>)> {
    let all: Vec<_> = Places::embedded().cities().collect();
    (0..cities).map(move |round| {
        let dice = Dice::new(21, "sweep").with(round);
        let city = all[dice.below(all.len() as u32) as usize];
        (dice, inventory().hotels_of(city.id))
    })
}

fn path(rate: &HotelRate) -> String {
    rate.booking_path("7/stay")
}

#[test]
fn facts_never_change() {
    // The expected values are constants: if a value changes, every hotel and price of the inventory changes.
    let hotel = inventory().hotel(HotelId(10_828_771_328)).unwrap();
    let desk_query = query();
    let rates = inventory().rate_desk(&desk_query).all_rates(&hotel, HotelProvider::all());
    let found = format!(
        "{} | {} | {:?} | {} {} | {:?} | {} | {:?} {} {}",
        hotel.name(),
        hotel.address(),
        hotel.stars,
        hotel.position.latitude(),
        hotel.position.longitude(),
        hotel.guest_rating,
        hotel.review_count,
        rates.first().map(|rate| rate.charges.owed().to_string()),
        rates.len(),
        rates.first().map(path).unwrap_or_default(),
    );
    assert_eq!(
        found,
        "OYO London | 15 Station Street, London | Some(2) | 51.506181 -0.136055 | Some(66) | 1459 | \
         Some(\"$372.23\") 20 /book/hotels/roomwick/7/stay/d92bc6eae5d986c0"
    );
}

#[test]
fn ids_survive_the_round_trip() {
    for (dice, hotels) in sample_cities(150) {
        let ids: HashSet<_> = hotels.iter().map(|hotel| hotel.id).collect();
        assert_eq!(ids.len(), hotels.len());
        for hotel in &hotels {
            let again = inventory().hotel(hotel.id).unwrap();
            assert_eq!(
                (again.name(), again.position, again.base_cents),
                (hotel.name(), hotel.position, hotel.base_cents)
            );
            assert!(hotel.id.get() > 0 && hotel.id.get() < 1 << 53);
        }
        let last = hotels.iter().map(|hotel| hotel.id.get()).max().unwrap();
        assert!(inventory().hotel(HotelId(last + 1)).is_none());
        assert!(inventory().hotel(HotelId(dice.value() as i64)).is_none());
    }
    for id in [0, -1, 1, 4_096, i64::MIN, i64::MAX] {
        assert!(inventory().hotel(HotelId(id)).is_none(), "{id}");
    }
}

#[test]
fn facts_are_plausible_everywhere() {
    for (_, hotels) in sample_cities(200) {
        assert!(hotels.is_sorted_by(|a, b| a.popularity >= b.popularity));
        let mut names = HashSet::new();
        for hotel in &hotels {
            let city = hotel.city();
            assert!(names.insert(hotel.name().to_lowercase()), "{hotel:?}");
            assert!(distance_km(hotel.position, city.position) < town::MAX_RADIUS_KM, "{hotel:?}");
            assert!(hotel.stars.is_none_or(|stars| (1..=5).contains(&stars)));
            assert!(hotel.stars.is_some() || !hotel.is_self_rated);
            assert!(hotel.guest_rating.is_none_or(|rating| rating <= 100));
            assert!(
                hotel.address().ends_with(city.name) && hotel.address().chars().any(|it| it.is_ascii_digit())
            );
            assert!(!hotel.quarter().is_empty());
            assert_eq!(hotel.licence().is_some(), hotel.town.country.licence.is_some());
            assert!(hotel.licence().is_none_or(|it| !it.contains(['#', '@'])));
            assert!((500..3_000_000).contains(&hotel.base_cents), "{hotel:?}: {}", hotel.base_cents);
        }
    }
}

#[test]
fn seeds_differ_in_facts_but_not_in_ids() {
    let other = HotelInventory::new(8).hotels_of(london());
    let ids = |hotels: &[Hotel]| hotels.iter().map(|hotel| hotel.id).collect::<HashSet<_>>();
    let here = hotels("GB", "London");
    assert_eq!(ids(&here), ids(&other));
    let same =
        here.iter().filter(|it| HotelInventory::new(8).hotel(it.id).unwrap().name() == it.name()).count();
    assert!(same < here.len() / 20, "{same}");
}

#[test]
fn hotels_are_dense_in_the_centre() {
    let hotels = hotels("DE", "Berlin");
    let within = |km| hotels.iter().filter(|hotel| hotel.centre_km < km).count();
    // The inner half of the radius is a quarter of the area.
    assert!(within(8.5) > hotels.len() / 2, "{} of {}", within(8.5), hotels.len());
    assert!(within(3.0) < hotels.len() * 3 / 4);
}

#[test]
fn few_hotels_are_in_the_sea() {
    // Distances east of the centre of Miami Beach, and south of the centre of Nice.
    let east = hotels("US", "Miami Beach")
        .iter()
        .map(|it| (it.position.longitude() - it.city().position.longitude()) * 100.3)
        .fold(0.0, f64::max);
    // The airport of Nice is built into the sea.
    let south = hotels("FR", "Nice")
        .iter()
        .filter(|it| it.quarter() != "Aéroport")
        .map(|it| (it.city().position.latitude() - it.position.latitude()) * 111.2)
        .fold(0.0, f64::max);
    assert!(east < 1.6 && south < 2.6, "{east} {south}");
}

#[test]
fn places_of_every_kind_have_hotels() {
    let places = Places::embedded();
    let at = |place| inventory().hotels_at(place);
    let heathrow = places.airport("LHR").unwrap();
    let near = at(Place::Airport(heathrow));
    assert!(
        near.len() > 500 && near.iter().all(|it| distance_km(heathrow.position, it.position) <= AIRPORT_KM)
    );
    let bavaria = places.region("DE.02").unwrap();
    let found = at(Place::Region(bavaria));
    assert!(found.len() > 1_000 && found.iter().all(|it| it.city().region == Some(bavaria.name)));
    let iceland = at(Place::Country(places.country("IS").unwrap()));
    assert!(!iceland.is_empty() && iceland.iter().all(|it| it.country() == "IS"));
    assert_eq!(at(Place::Country(places.country("US").unwrap())).len(), MOST_FOUND);
    assert_eq!(at(Place::Metro(places.metro("LON").unwrap())).len(), inventory().count_of(london()));
}

#[test]
fn circles_and_areas_contain_exactly_their_hotels() {
    for (dice, hotels) in sample_cities(60) {
        let Some(hotel) = hotels.first() else { continue };
        let km = f64::from(dice.text("km").below(12) + 1);
        let found = inventory().hotels_within(hotel.position, km);
        assert!(found.contains(hotel));
        assert!(found.iter().all(|it| distance_km(it.position, hotel.position) <= km));
        // All nearby hotels of the hotel's own city are found, unless the result is limited.
        let mut near = hotels.iter().filter(|it| distance_km(it.position, hotel.position) <= km);
        assert!(found.len() == MOST_FOUND || near.all(|it| found.contains(it)));
    }
    let triangle = polygon("51.49,-0.14;51.51,-0.14;51.49,-0.1");
    let found = inventory().hotels_in(&triangle);
    let all = inventory().hotels_of(london());
    assert!(!found.is_empty() && found.iter().all(|it| triangle.contains(it.position)));
    assert!(all.iter().filter(|it| triangle.contains(it.position)).all(|it| found.contains(it)));
    // The polygon extends across the antimeridian.
    let fiji = polygon("-18.2,178.3;-16.4,178.3;-16.4,-179.9;-18.2,-179.9");
    let found = inventory().hotels_in(&fiji);
    assert!(!found.is_empty() && found.iter().all(|it| it.country() == "FJ"));
    let centre = Point::new(51.5, -0.12).unwrap();
    assert!(inventory().hotels_within(centre, f64::NAN).is_empty());
    assert!(inventory().hotels_within(centre, -1.0).is_empty());
    assert!(inventory().hotels_within(centre, f64::INFINITY).len() <= MOST_FOUND);
}

/// Draws a stay, a party and a viewer.
fn drawn_query(dice: Dice) -> HotelInventoryQuery {
    let draw = |label, bound| dice.text(label).below(bound);
    let today = viewer().today();
    let first = today + i64::from(draw("ahead", 300));
    let rooms = (0..=draw("rooms", 3)).map(|room| {
        let dice = dice.text("room").with(u64::from(room));
        let child_ages =
            (0..dice.text("children").below(3)).map(|child| (dice.with(child.into()).below(18)) as u8);
        RoomParty { adults: dice.below(3) as u8 + 1, child_ages: child_ages.collect() }
    });
    let currencies = Currency::all();
    let market = ["US", "DE", "JP", "GB", "??"][draw("market", 5) as usize];
    let totals = [(false, false), (true, false), (true, true)][draw("totals", 3) as usize];
    HotelInventoryQuery {
        check_in: date_of_day(first).unwrap(),
        check_out: date_of_day(first + i64::from(draw("nights", 14)) + 1).unwrap(),
        rooms: rooms.collect(),
        viewer: Viewer {
            currency: &currencies[draw("currency", currencies.len() as u32) as usize],
            market: market.to_owned(),
            totals: TotalRule { taxes: totals.0, local_taxes: totals.1 },
            device: if dice.text("device").chance(50) { Device::Mobile } else { Device::Desktop },
            ..viewer()
        },
    }
}

#[test]
fn rates_are_consistent_for_any_stay() {
    let (mut with, mut without) = (0, 0);
    for (dice, hotels) in sample_cities(250) {
        let query = drawn_query(dice);
        let desk = inventory().rate_desk(&query);
        for hotel in hotels.iter().take(20) {
            let rates = desk.all_rates(hotel, HotelProvider::all());
            let wanted: DealSet =
                Deal::ALL.into_iter().filter(|deal| dice.text(deal.label()).chance(20)).collect();
            let summary = desk.summary(hotel, HotelProvider::all(), wanted);
            assert_eq!(summary.is_some(), !rates.is_empty());
            let Some(summary) = summary else {
                without += 1;
                continue;
            };
            with += 1;
            let totals: Vec<_> = rates.iter().map(|rate| rate.charges.total().minor()).collect();
            let lowest = |rates: &[&HotelRate]| {
                rates.iter().map(|rate| (rate.is_bundled(), rate.charges.total().minor())).min()
            };
            let pair = |lowest: LowestRate| (lowest.is_bundled, lowest.total.minor());
            assert_eq!(lowest(&rates.iter().collect::<Vec<_>>()), Some(pair(summary.lowest)));
            let matches = |rate: &&HotelRate| wanted.iter().all(|deal| rate.deals.contains(deal));
            let matching: Vec<_> = rates.iter().filter(matches).collect();
            assert_eq!(lowest(&matching), summary.matching.map(pair));
            assert_eq!(totals.iter().max(), Some(&summary.highest.minor()));
            assert_eq!(summary.rates, rates.len());
            assert_eq!(summary.is_great_value, rates.iter().any(HotelRate::is_great_value));
            let deals = matching.iter().fold(DealSet::default(), |deals, rate| deals.or(rate.deals));
            assert_eq!(summary.deals, deals);
            let providers: HashSet<_> = rates.iter().map(|rate| rate.provider.code()).collect();
            assert_eq!(summary.providers, providers.len());
            let links: HashSet<_> = rates.iter().map(path).collect();
            assert_eq!(links.len(), rates.len());
            for rate in &rates {
                let charges = rate.charges;
                let local = charges.local_taxes().map_or(0, |it| it.minor());
                let sum = charges.base().minor() + charges.taxes().minor() + local;
                let rule = query.viewer.totals;
                let excluded = (if rule.taxes { 0 } else { charges.taxes().minor() })
                    + if rule.local_taxes { 0 } else { local };
                assert_eq!(charges.total().minor(), sum - excluded);
                assert!(charges.base().minor() > 0 && charges.taxes().minor() >= 0);
                assert!(usize::from(rate.available_rooms) >= query.rooms.len());
                assert!(!rate.pay_later || rate.free_cancellation);
                assert_eq!(rate.deals.contains(Deal::FreeCancellation), rate.free_cancellation);
                assert!(rate.board.inclusions().iter().all(|it| *it <= 4));
                if let Special::OnlyOn(device) = rate.special {
                    assert_eq!(device, query.viewer.device);
                    assert!(rate.is_great_value());
                }
            }
        }
    }
    assert!(with > 1_000 && without > 50, "{with} {without}");
}

#[test]
fn rates_do_not_depend_on_the_order_of_providers() {
    let query = query();
    let desk = inventory().rate_desk(&query);
    for hotel in hotels("IT", "Venice").iter().take(60) {
        let mut together = desk.all_rates(hotel, HotelProvider::all());
        let alone: Vec<_> = HotelProvider::all().flat_map(|provider| desk.rates(hotel, provider)).collect();
        assert_eq!(together, alone);
        let mut providers: Vec<_> = HotelProvider::all().collect();
        providers.reverse();
        let mut backwards = desk.all_rates(hotel, providers);
        together.sort_by_key(path);
        backwards.sort_by_key(path);
        assert_eq!(together, backwards);
    }
}

#[test]
fn every_kind_of_rate_occurs() {
    let mut query = query();
    query.viewer.totals = TotalRule { taxes: true, local_taxes: true };
    let desk = inventory().rate_desk(&query);
    // Many hotels in Greece are resorts by the sea, and guests pay accommodation taxes at the desk.
    let greece = inventory().hotels_at(Place::Country(Places::embedded().country("GR").unwrap()));
    let rates: Vec<_> = greece.iter().flat_map(|hotel| desk.all_rates(hotel, HotelProvider::all())).collect();
    let any = |wanted: fn(&HotelRate) -> bool| {
        let share = rates.iter().filter(|rate| wanted(rate)).count() * 1_000 / rates.len();
        assert!(share > 0 && share < 999, "{share}");
    };
    any(|rate| rate.free_cancellation);
    any(|rate| rate.pay_later);
    any(HotelRate::is_bundled);
    any(|rate| rate.special == Special::Opaque);
    any(|rate| rate.special == Special::OnlyOn(Device::Desktop));
    any(|rate| rate.under_priced);
    any(HotelRate::is_deprioritised_for_excluded_charges);
    any(|rate| rate.provider.is_direct());
    any(|rate| rate.board == Board::RoomOnly);
    any(|rate| rate.board == Board::Breakfast);
    any(|rate| rate.board == Board::HalfBoard);
    any(|rate| rate.board == Board::AllInclusive);
    let full = greece
        .iter()
        .filter(|hotel| desk.summary(hotel, HotelProvider::all(), DealSet::default()).is_none())
        .count();
    assert!(full > greece.len() / 100 && full < greece.len() / 4, "{full} of {}", greece.len());
}

#[test]
fn most_hotels_have_a_recent_price() {
    let viewer = viewer();
    let searches = RecentSearches::of(&viewer);
    let recent = searches.desks(inventory());
    let hotels = hotels("DE", "Munich");
    let priced =
        hotels.iter().filter(|hotel| recent.nights(hotel, DealSet::default()).next().is_some()).count();
    assert!(priced > hotels.len() * 9 / 10);
    let mut end_of_time = viewer;
    end_of_time.now = jiff::Timestamp::MAX;
    assert!(
        RecentSearches::of(&end_of_time)
            .desks(inventory())
            .nights(&hotels[0], DealSet::default())
            .next()
            .is_none()
    );
}

#[test]
fn districts_in_names_are_where_the_hotels_are() {
    let mut found = [0; 2];
    let neighbourhoods = Places::embedded().destinations().iter();
    for it in neighbourhoods.filter(|it| it.kind == wayfare_places::DestinationKind::Neighbourhood) {
        let Some(city) = it.city else { continue };
        for hotel in inventory().hotels_of(city).iter().filter(|hotel| hotel.name().ends_with(it.name)) {
            let km = distance_km(hotel.position, it.position);
            assert!(km < 2.0, "{}: {km} km", hotel.name());
            found[0] += 1;
        }
    }
    for (country, town, directions) in [
        ("DE", "Munich", ["Nordstadt", "Oststadt", "Südstadt", "Weststadt"]),
        ("US", "Denver", [" North", " East", " South", " West"]),
        ("PL", "Warsaw", ["Północ", "Wschód", "Południe", "Zachód"]),
        ("ES", "Barcelona", ["Norte", "-", "Sur", "Poniente"]),
    ] {
        for hotel in hotels(country, town) {
            let Some(direction) = directions.iter().position(|it| hotel.name().ends_with(it)) else {
                continue;
            };
            let centre = hotel.city().position;
            let (north, east) = (
                hotel.position.latitude() - centre.latitude(),
                hotel.position.longitude() - centre.longitude(),
            );
            assert!([north, east, -north, -east][direction] > 0.0, "{hotel:?}");
            found[1] += 1;
        }
    }
    assert!(found[0] > 3_000 && found[1] > 30, "{found:?}");
    for (country, town, name) in [("TH", "Bangkok", "Walking Street"), ("US", "New York City", "Lakeside")] {
        assert!(hotels(country, town).iter().all(|hotel| !hotel.name().ends_with(name)), "{town} {name}");
    }
}

#[test]
fn chains_match_the_size_and_country_of_a_town() {
    for (country, town) in [("CH", "Zermatt"), ("AT", "Hallstatt"), ("PF", "Vaitape")] {
        let towns = Places::embedded().cities().filter(|city| city.country == country);
        let city =
            towns.filter(|city| city.name.starts_with(town)).max_by_key(|city| city.population).unwrap();
        for chain in inventory().hotels_of(city.id).iter().filter_map(|hotel| hotel.chain) {
            assert!(chain.class == ChainClass::Resort, "{} in {town}", chain.name);
        }
    }
    let (mut at_home, mut abroad) = (0, 0);
    for (_, hotels) in sample_cities(600) {
        for hotel in hotels {
            let Some(chain) = hotel.chain.filter(|chain| chain.class != ChainClass::Resort) else { continue };
            let people = hotel.city().population;
            let is_at_home = chain.is_at_home(hotel.country());
            assert!(people >= if is_at_home { 3_000 } else { 30_000 }, "{} {people}", hotel.name());
            at_home += usize::from(is_at_home);
            abroad += usize::from(!is_at_home);
        }
    }
    assert!(at_home > 100 && abroad > 100, "{at_home} {abroad}");
}
