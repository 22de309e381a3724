//! Tests of the labels for the numeric constants in hotel responses.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde_json::Value;
use specwright_core::{Text, decode};
use wayfare_models::feeds::{Constant, Constants, FeatureScope, HotelFeedRecord, PlaceFeedRecord};
use wayfare_models::hotels::{HotelItemReference, MultipleHotelSearchResponse, SingleHotelSearchResponse};

use crate::lines::{call, records, router};
use crate::support::{KEY, get};

async fn constants(rest: &str) -> Constants {
    let mut records = records::<Constants>(&router(), "constants-mapping", rest).await;
    assert_eq!(records.len(), 1, "all labels must be in one record");
    records.remove(0)
}

#[tokio::test]
async fn requested_kinds_are_returned() {
    let kinds = async |rest: &str| -> BTreeSet<String> {
        let answer = call(&router(), "constants-mapping", rest).await;
        let record: BTreeMap<String, Value> = serde_json::from_str(&answer.text).unwrap();
        record.into_keys().collect()
    };
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let all = set(&["facility", "property", "placeType", "theme", "chain", "imageTag"]);
    assert_eq!(kinds("").await, all);
    assert_eq!(kinds("types=theme").await, set(&["theme"]));
    assert_eq!(kinds("types=theme,chain,theme&languageCode=DE").await, set(&["theme", "chain"]));
    assert_eq!(kinds("types=facility,theme,placeType,property,chain,imageTag").await, all);
}

#[tokio::test]
async fn unknown_kinds_are_rejected() {
    let faults = call(&router(), "constants-mapping", "types=theme,board").await.faults();
    assert!(faults.len() == 1 && faults[0].1.contains("board"), "{faults:?}");
}

#[tokio::test]
async fn empty_lists_are_rejected() {
    for none in ["types=", "types=,"] {
        let faults = call(&router(), "constants-mapping", none).await.faults();
        assert!(faults[0].1.starts_with("types"), "{faults:?}");
    }
    let faults = call(&router(), "hotelfeed", "propertyTypeIds=").await.faults();
    assert_eq!(faults[0].1, "propertyTypeIds: missing; expected a value");
}

#[tokio::test]
async fn numbers_and_labels_are_unique() {
    let constants = constants("").await;
    let facility = constants.facility.unwrap();
    let features = facility.features.iter().map(|it| (it.id.get(), it.name.as_str()));
    let chains = constants.chain.iter().map(|it| (it.id, it.name.as_str()));
    let plain = [&constants.property, &constants.theme, &constants.place_type, &constants.image_tag];
    let plain = plain.map(|list| list.iter().map(|it| (it.id, it.name.as_str())).collect::<Vec<_>>());
    for kind in plain.into_iter().chain([features.collect(), chains.collect()]) {
        let numbers: BTreeSet<_> = kind.iter().map(|(id, _)| id).collect();
        let labels: BTreeSet<_> = kind.iter().map(|(_, label)| label.to_lowercase()).collect();
        assert!(numbers.len() == kind.len() && labels.len() == kind.len(), "{kind:?}");
        assert!(!kind.is_empty() && !labels.contains(""), "{kind:?}");
    }
    for scope in [FeatureScope::Hotel, FeatureScope::Room, FeatureScope::Activity] {
        assert!(facility.features.iter().any(|it| it.scope == Some(scope.clone())), "{scope:?}");
    }
}

#[tokio::test]
async fn chains_name_the_chain_that_owns_them() {
    let chains = constants("types=chain").await.chain;
    let parent = |name: &str| {
        let id = chains.iter().find(|it| it.name == name).unwrap().parent_id?;
        Some(chains.iter().find(|it| it.id == id).unwrap().name.to_string())
    };
    assert_eq!(parent("DoubleTree by Hilton").as_deref(), Some("Hilton"));
    assert_eq!([parent("Hilton"), parent("Four Seasons")], [None, None]);
}

#[tokio::test]
async fn known_numbers_match_the_live_service() {
    let constants = constants("types=property,placeType").await;
    let label = |list: &[Constant], id| list.iter().find(|it| it.id == id).unwrap().name.clone();
    assert_eq!(label(&constants.property, 0), "Hotel");
    assert_eq!(
        (label(&constants.place_type, 2).as_str(), label(&constants.place_type, 5).as_str()),
        ("Airport", "City")
    );
}

#[tokio::test]
async fn all_constants_in_searches_have_labels() {
    let router = router();
    let constants = constants("").await;
    let map = |list: &[Constant]| list.iter().map(|it| (it.id, it.name.clone())).collect::<HashMap<_, _>>();
    let (themes, property) = (map(&constants.theme), map(&constants.property));
    let chains: HashMap<_, _> = constants.chain.iter().map(|it| (it.id, it.name.clone())).collect();
    let facility = constants.facility.unwrap();
    let features: HashMap<_, _> = facility.features.iter().map(|it| (it.id.get(), it.name.clone())).collect();
    for destination in ["kplace:2643743", "kplace:2990440", "klatlon:42.36,-71.06", "kplace:281474976741468"]
    {
        let options = "features,filter,destination&pageSize=250";
        let uri = format!("apiKey={KEY}&userTrackId=t&destination={destination}&responseOptions={options}");
        let answer = get(&router, &format!("/api/3.0/hotels?{uri}")).await;
        let found = decode::<MultipleHotelSearchResponse>(answer.text.as_bytes()).unwrap().value;
        let same = |labels: &HashMap<i64, Text>, items: &[HotelItemReference]| {
            assert!(!items.is_empty(), "{destination}");
            items.iter().for_each(|it| assert_eq!(Some(&labels[&it.id]), it.name.as_ref()));
        };
        same(&chains, &found.chains);
        same(&themes, &found.hotel_themes);
        same(&property, &found.property_types);
        same(&features, &found.facilities);
        for hotel in &found.results {
            assert!(property.contains_key(&hotel.property_type.unwrap()), "{hotel:?}");
            assert!(hotel.features.iter().all(|id| features.contains_key(&id.get())), "{hotel:?}");
        }
    }
    let uri = format!(
        "/api/3.0/hotel?hotel=khotel:{}&apiKey={KEY}&userTrackId=t&responseOptions=featureTags",
        2_990_440_i64 << 12
    );
    let answer = get(&router, &uri).await;
    let hotel = decode::<SingleHotelSearchResponse>(answer.text.as_bytes()).unwrap().value;
    assert!(!hotel.feature_tags.is_empty());
    for tag in &hotel.feature_tags {
        assert!(facility.tags.iter().any(|known| Some(&known.id) == tag.tag.as_ref()), "{tag:?}");
    }
}

#[tokio::test]
async fn all_constants_in_feeds_have_labels() {
    let (router, constants) = (router(), constants("").await);
    let has = |list: &[Constant], id: i64| list.iter().any(|it| it.id == id);
    let facility = constants.facility.unwrap();
    for hotel in records::<HotelFeedRecord>(&router, "hotelfeed", "pageSize=300").await {
        assert!(has(&constants.property, hotel.property_type_id.unwrap()));
        assert!(hotel.themes.iter().all(|id| has(&constants.theme, *id)));
        assert!(hotel.chain_id.is_none_or(|id| constants.chain.iter().any(|it| it.id == id)));
        assert!(hotel.images.iter().all(|it| has(&constants.image_tag, it.tag.unwrap())));
        let city = hotel.location.unwrap().city.unwrap();
        assert!(has(&constants.place_type, city.place_type_id.unwrap()));
        for group in &hotel.facilities {
            assert!(facility.tags.iter().any(|tag| Some(&tag.id) == group.tag.as_ref()));
            assert!(group.feature_ids.iter().all(|id| facility.features.iter().any(|it| it.id == *id)));
        }
    }
    for place in records::<PlaceFeedRecord>(&router, "placefeed", "").await {
        assert!(has(&constants.place_type, place.place_type_id.unwrap()));
    }
}

#[tokio::test]
async fn labels_are_in_the_requested_language() {
    let router = router();
    let labels = async |code: &str| {
        let rest = format!("languageCode={code}");
        let constants = records::<Constants>(&router, "constants-mapping", &rest).await.remove(0);
        let facility = constants.facility.unwrap();
        let tag = facility.tags.iter().find(|tag| tag.id == "Food and drink").unwrap();
        let first = |list: &[Constant]| list[0].name.to_string();
        [
            facility.features[0].name.to_string(),
            tag.name.to_string(),
            first(&constants.theme),
            first(&constants.place_type),
            first(&constants.property),
            first(&constants.image_tag),
            constants.chain[0].name.to_string(),
        ]
    };
    let english = ["Free Wi-Fi", "Food and drink", "Beach", "Country", "Hotel", "Exterior", "Hilton"];
    let german =
        ["Kostenloses WLAN", "Essen und Trinken", "Strand", "Land", "Hotel", "Außenansicht", "Hilton"];
    let brazilian = ["Wi-Fi grátis", "Comida e bebida", "Praia", "País", "Hotel", "Exterior", "Hilton"];
    let of_portugal = ["Wi-Fi gratuito", "Comida e bebida", "Praia", "País", "Hotel", "Exterior", "Hilton"];
    let taiwanese = ["免費Wi-Fi", "餐飲", "海灘", "國家", "飯店", "外觀", "Hilton"];
    for (code, expected) in [
        ("EN", english),
        ("de", german),
        ("DE_at", german),
        ("pt_BR", brazilian),
        ("PT_pt", of_portugal),
        ("zh_TW", taiwanese),
        // A language that has no labels.
        ("eo", english),
    ] {
        assert_eq!(labels(code).await, expected, "{code}");
    }
}
