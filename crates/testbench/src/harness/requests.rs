//! A reproducible set of distinct searches.

use serde_json::{Value, json};
use wayfare_client::{SERVICE, cars::CARS_POLL, flights::FLIGHTS_POLL, hotels::HOTELS_MULTIPLE};

use super::call::Call;

/// Airports with many flights.
const AIRPORTS: &str = "LHR CDG AMS FRA MAD BCN FCO MUC ZRH VIE CPH ARN OSL HEL DUB LIS ATH IST WAW PRG JFK BOS ORD LAX \
     SFO MIA ATL DFW SEA YYZ MEX GRU DXB SIN HND SYD";

/// City centres, for searches around a point.
const POINTS: &str = "51.51,-0.13 48.86,2.35 52.37,4.90 50.11,8.68 40.42,-3.70 41.39,2.17 41.90,12.50 48.14,11.58 \
     47.37,8.54 48.21,16.37 55.68,12.57 59.33,18.07 53.35,-6.26 38.72,-9.14 37.98,23.73 52.23,21.01 \
     50.08,14.44 40.71,-74.01 42.36,-71.06 41.88,-87.63 34.05,-118.24 37.77,-122.42 1.35,103.82 35.68,139.69";

/// Guests of hotel rooms, URL-encoded.
const ROOMS: &str = "1 2 2:7 2%7C2 3:4,9";

const PARTIES: [&[&str]; 4] = [&["ADT"], &["ADT", "ADT"], &["ADT", "ADT", "CHD"], &["ADT", "SNR", "YTH"]];

/// Cabins of flight searches.
const CABINS: &str = "economy economy premiumEconomy business";
/// Response options of hotel searches.
const OPTIONS: &str = "topRates topRates,filter filter,destination,images";

/// Number of results per page for flights and cars.
const PAGE: u32 = 50;

/// A vertical of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vertical {
    Flights,
    Hotels,
    Cars,
}

/// A search, which consists of a start, polls and, if it is paged, a second page.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    pub vertical: Vertical,
    /// `true` if the caller fetches the second page at the end.
    pub is_paged: bool,
    start: Start,
}

/// A search and the digests of its reference responses, which were recorded without load.
#[derive(Debug)]
pub(crate) struct Known {
    pub search: Search,
    pub quiet: Vec<u64>,
}

/// The parameters that start a search.
#[derive(Clone, Debug)]
enum Start {
    /// A request body. Later calls identify the search by its id.
    Body(Value),
    /// A query. Later calls repeat the query, with another page if needed.
    Query(String),
}

impl Search {
    /// Returns `count` distinct searches, the same number for each vertical. Every third search of a vertical is paged.
    pub fn several(count: usize) -> impl Iterator<Item = Search> {
        (0..count).map(|number| {
            // Each number has a separate generator, so that searches with neighbouring numbers are unrelated.
            let mut rng = Rng(number as u64);
            let (vertical, start) = match number % 3 {
                0 => (Vertical::Flights, flights(&mut rng)),
                1 => (Vertical::Hotels, hotels(&mut rng)),
                _ => (Vertical::Cars, cars(&mut rng)),
            };
            Search { vertical, is_paged: (number / 3).is_multiple_of(3), start }
        })
    }

    /// Returns the call that starts the search.
    pub fn start(&self) -> Call {
        let page = json!({ "currency": "USD", "pageSize": PAGE });
        self.call(|start| json!({ "searchStartParameters": start, "resultParameters": page }), 0)
    }

    /// Returns the call that polls the search, with a cluster unless it is empty.
    pub fn poll(&self, id: &str, cluster: &str) -> Call {
        self.call(|_| json!({ SERVICE.search_ids[0]: id }), 0).with_cluster(cluster)
    }

    /// Returns the call for the second page. Flight searches count pages from 1, the other verticals from 0.
    pub fn second_page(&self, id: &str, cluster: &str) -> Call {
        let number = if self.vertical == Vertical::Flights { 2 } else { 1 };
        let page = json!({ "currency": "USD", "pageSize": PAGE, "pageNumber": number });
        self.call(|_| json!({ SERVICE.search_ids[0]: id, "resultParameters": page }), number)
            .with_cluster(cluster)
    }

    fn call(&self, body: impl FnOnce(&Value) -> Value, page: u32) -> Call {
        let path = if self.vertical == Vertical::Flights { FLIGHTS_POLL.path } else { CARS_POLL.path };
        match &self.start {
            Start::Body(start) => {
                Call { target: format!("{path}?{}=", key()), body: Some(body(start).to_string()) }
            }
            Start::Query(query) => get(query, page),
        }
    }
}

impl Call {
    /// Adds the cluster, unless it is empty. The target ends with the key parameter.
    fn with_cluster(self, cluster: &str) -> Call {
        if cluster.is_empty() {
            return self;
        }
        Call { target: self.target.replacen('?', &format!("?cluster={cluster}&"), 1), ..self }
    }
}

/// Returns a hotel call with one of the largest possible responses.
pub(crate) fn largest() -> Call {
    let query = "destination=klatlon:51.51,-0.13&checkin=2099-06-15&checkout=2099-06-18&rooms=2&pageSize=250\
                 &responseOptions=multipleHotelsAllRates,rateBreakdown,features,reviews,images";
    get(query, 0)
}

/// Returns the name of the query parameter for the key.
fn key() -> &'static str {
    SERVICE.query_keys().next().unwrap_or_default()
}

fn get(query: &str, page: u32) -> Call {
    let (path, session, key) = (HOTELS_MULTIPLE.path, SERVICE.session.unwrap_or_default(), key());
    Call { target: format!("{path}?{query}&pageIndex={page}&{session}=bench&{key}="), body: None }
}

fn flights(rng: &mut Rng) -> Start {
    let (from, (out, back)) = (rng.word(AIRPORTS), rng.days());
    let to = std::iter::repeat_with(|| rng.word(AIRPORTS)).find(|to| *to != from);
    let leg = |from: Option<&str>, to: Option<&str>, date: &str| {
        let place = |at| json!({ "locationType": "airports", "airports": [at] });
        json!({ "origin": place(from), "destination": place(to), "date": date })
    };
    let mut legs = vec![leg(Some(from), to, &out)];
    if rng.below(4) > 0 {
        legs.push(leg(to, Some(from), &back));
    }
    let passengers = PARTIES[rng.below(PARTIES.len())];
    Start::Body(json!({ "cabin": rng.word(CABINS), "passengers": passengers, "legs": legs }))
}

fn hotels(rng: &mut Rng) -> Start {
    let (checkin, checkout) = rng.days();
    let [point, rooms, options] = [POINTS, ROOMS, OPTIONS].map(|words| rng.word(words));
    Start::Query(format!(
        "destination=klatlon:{point}&checkin={checkin}&checkout={checkout}&rooms={rooms}&currencyCode=USD&pageSize=25\
         &responseOptions={options}"
    ))
}

fn cars(rng: &mut Rng) -> Start {
    let (pickup, dropoff) = rng.days();
    let place = json!({ "type": "airport", "value": rng.word(AIRPORTS) });
    let (early, late) = (rng.below(12), 12 + rng.below(10));
    Start::Body(json!({
        "pickup": { "location": place, "date": pickup, "hour": early },
        "dropoff": { "date": dropoff, "hour": late },
    }))
}

/// A deterministic random number generator: SplitMix64.
struct Rng(u64);

impl Rng {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }

    fn word<'a>(&mut self, words: &'a str) -> &'a str {
        let words: Vec<_> = words.split(' ').collect();
        words[self.below(words.len())]
    }

    /// Returns a date in a distant year, and a later date in the same month.
    fn days(&mut self) -> (String, String) {
        let (year, month, day) = (2090 + self.below(9), 1 + self.below(12), 1 + self.below(14));
        let later = day + 1 + self.below(13);
        (format!("{year}-{month:02}-{day:02}"), format!("{year}-{month:02}-{later:02}"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn searches_differ_and_are_evenly_mixed() {
        let searches: Vec<_> = Search::several(900).collect();
        let starts = searches.iter().map(|search| (search.start().target, search.start().body));
        assert_eq!(starts.collect::<BTreeSet<_>>().len(), 900);
        for vertical in [Vertical::Flights, Vertical::Hotels, Vertical::Cars] {
            let paged = searches.iter().filter(|search| search.vertical == vertical && search.is_paged);
            assert_eq!(paged.count(), 100);
        }
    }
}
