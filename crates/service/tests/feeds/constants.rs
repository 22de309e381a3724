//! Labels of the numbers in hotel answers.

use std::collections::{BTreeSet, HashMap};

use wayfare_models::feeds::{Constant, ConstantType};
use wayfare_models::hotels::{HotelItemReference, MultipleHotelSearchResponse};
use wayfare_wire::decode;

use crate::lines::{call, records, router};
use crate::support::{KEY, get};

#[tokio::test]
async fn kinds_are_those_asked_for() {
    let router = router();
    let kinds = async |rest: &str| -> BTreeSet<String> {
        let constants = records::<Constant>(&router, "constants-mapping", rest).await;
        constants.iter().map(|it| it.kind.as_str().to_owned()).collect()
    };
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    // Pictures have no tags.
    let all = set(&["facility", "property", "placeType", "theme", "chain"]);
    assert_eq!(kinds("").await, all);
    assert_eq!(kinds("types=theme").await, set(&["theme"]));
    assert_eq!(kinds("types=theme,chain,theme&languageCode=DE").await, set(&["theme", "chain"]));
    assert_eq!(kinds("types=imageTag").await, set(&[]));
}

#[tokio::test]
async fn a_kind_that_is_not_known_is_told_as_elsewhere() {
    let faults = call(&router(), "constants-mapping", "types=theme,board").await.faults();
    assert!(faults.len() == 1 && faults[0].1.contains("board"), "{faults:?}");
}

#[tokio::test]
async fn each_has_a_number_and_a_label_of_its_own() {
    let constants = records::<Constant>(&router(), "constants-mapping", "").await;
    let (mut numbers, mut labels) = (BTreeSet::new(), BTreeSet::new());
    for it in &constants {
        assert!(numbers.insert((&it.kind, it.id)), "{it:?}");
        assert!(labels.insert((&it.kind, it.name.to_lowercase())), "{it:?}");
        assert!(!it.name.trim().is_empty());
    }
    let types = constants.iter().filter(|it| it.kind == ConstantType::PlaceType);
    let types: Vec<_> = types.map(|it| (it.id, it.name.as_str())).collect();
    assert_eq!(types[..3], [(1, "Country"), (2, "City"), (3, "Region")]);
    assert_eq!(types.len(), 8);
}

#[tokio::test]
async fn whatever_a_search_shows_has_its_label() {
    let router = router();
    let constants = records::<Constant>(&router, "constants-mapping", "").await;
    let labels: HashMap<_, _> = constants.iter().map(|it| ((&it.kind, it.id), it.name.as_str())).collect();
    let label = |kind, id| *labels.get(&(&kind, id)).unwrap_or_else(|| panic!("{kind:?} {id}"));
    for destination in ["kplace:2643743", "kplace:2990440", "klatlon:42.36,-71.06", "kplace:281474976741468"]
    {
        let options = "features,filter,destination&pageSize=250";
        let uri = format!("apiKey={KEY}&userTrackId=t&destination={destination}&responseOptions={options}");
        let answer = get(&router, &format!("/api/3.0/hotels?{uri}")).await;
        let found = decode::<MultipleHotelSearchResponse>(answer.text.as_bytes()).unwrap().value;
        let same = |kind: ConstantType, items: &[HotelItemReference]| {
            assert!(!items.is_empty(), "{destination} {kind:?}");
            items.iter().for_each(|it| assert_eq!(Some(label(kind.clone(), it.id)), it.name.as_deref()));
        };
        same(ConstantType::Chain, &found.chains);
        same(ConstantType::Theme, &found.hotel_themes);
        same(ConstantType::Property, &found.property_types);
        same(ConstantType::Facility, &found.facilities);
        for hotel in &found.results {
            label(ConstantType::Property, hotel.property_type.unwrap());
            for id in &hotel.features {
                label(ConstantType::Facility, id.get());
            }
        }
        label(ConstantType::PlaceType, found.destination.unwrap().kind.unwrap());
    }
}
