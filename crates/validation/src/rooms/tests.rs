//! Tests rooms at and beyond each limit, and strings that are almost rooms.

use proptest::prelude::*;

use super::*;

grammar_tests!(
    HotelRoomGuests,
    near: r"[0-9]{1,2}(:[0-9]{1,2}(,[0-9]{1,2}){0,3})?(\|[0-9](:1?[0-9](,1?[0-9]){0,9})?){0,9}|[0-9|:, +-]{0,9}",
    may_reject: super::is_beyond_a_limit,
    bad: "2:"
);

/// Returns whether a string in the correct format exceeds a limit.
fn is_beyond_a_limit(text: &str) -> bool {
    let above = |number: &str, limit: usize| number.parse::<usize>().is_ok_and(|number| number > limit);
    let is_full = |room: &str| {
        let numbers: Vec<_> = room.split([':', ',']).collect();
        let (adults, ages) = numbers.split_first().unwrap();
        ages.len() > HOTEL_ROOM_CHILDREN
            || ages.iter().any(|age| above(age, HOTEL_CHILD_AGE))
            || above(adults, HOTEL_ROOM_ADULTS)
            || adults.parse() == Ok(0)
    };
    text.split('|').count() > HOTEL_ROOMS || text.split('|').any(is_full)
}

fn parse(text: &str) -> HotelRoomGuests {
    text.parse().unwrap()
}

fn fault(text: &str) -> ValueError {
    text.parse::<HotelRoomGuests>().unwrap_err()
}

#[test]
fn guests_are_small() {
    assert_eq!(size_of::<Room>(), 2 + HOTEL_ROOM_CHILDREN);
    assert_eq!(size_of::<HotelRoomGuests>(), 1 + HOTEL_ROOMS * size_of::<Room>());
}

#[test]
fn one_number_is_one_room() {
    assert_eq!(parse("2").rooms(), [Room::adults(2)]);
    assert_eq!(parse("1|1").rooms(), [Room::adults(1), Room::adults(1)]);
}

#[test]
fn rooms_have_adults_and_children() {
    let guests = parse("2|1:4,0|3:17");
    assert_eq!(
        guests.rooms(),
        [Room::adults(2), Room::adults(1).child(4).child(0), Room::adults(3).child(17)]
    );
    assert_eq!((guests.adults(), guests.guests(), guests.rooms()[1].guests()), (6, 9, 3));
    assert!(guests.children().eq([4, 0, 17]));
    assert_eq!(format!("{guests} {guests:?}"), r#"2|1:4,0|3:17 HotelRoomGuests("2|1:4,0|3:17")"#);
    assert_eq!(parse("02:004").to_string(), "2:4");
}

#[test]
fn both_sides_of_each_limit() {
    let rooms = |count| vec!["1"; count].join("|");
    assert_eq!(parse(&rooms(HOTEL_ROOMS)).rooms().len(), HOTEL_ROOMS);
    assert_eq!(fault(&rooms(HOTEL_ROOMS + 1)).requirement().to_string(), format!("1 to {HOTEL_ROOMS} rooms"));
    assert_eq!(fault(&rooms(HOTEL_ROOMS + 1)).offset(), Some(2 * HOTEL_ROOMS));

    let adults = format!("a number of adults from 1 to {HOTEL_ROOM_ADULTS}");
    assert_eq!(parse(&HOTEL_ROOM_ADULTS.to_string()).adults(), HOTEL_ROOM_ADULTS);
    assert_eq!(fault(&(HOTEL_ROOM_ADULTS + 1).to_string()).requirement().to_string(), adults);
    assert_eq!(fault("1|0").to_string(), format!(r#"found "1|0", expected {adults} (error at "0")"#));

    let children = |count| format!("1:{}", vec!["1"; count].join(","));
    assert_eq!(parse(&children(HOTEL_ROOM_CHILDREN)).children().count(), HOTEL_ROOM_CHILDREN);
    let more = fault(&children(HOTEL_ROOM_CHILDREN + 1));
    assert_eq!(more.requirement().to_string(), format!("at most {HOTEL_ROOM_CHILDREN} children in a room"));
    assert_eq!(more.offset(), Some(2 + 2 * HOTEL_ROOM_CHILDREN));

    assert!(parse(&format!("1:0,{HOTEL_CHILD_AGE}")).children().eq([0, HOTEL_CHILD_AGE as u8]));
    let grown = fault(&format!("1:0,{}", HOTEL_CHILD_AGE + 1));
    assert_eq!(
        (grown.requirement().to_string(), grown.offset()),
        (format!("an age in years from 0 to {HOTEL_CHILD_AGE}"), Some(4))
    );
}

#[test]
fn parties_are_checked_like_strings() {
    let party = |rooms: &[Room]| {
        HotelRoomGuests::from_party(rooms.iter().copied()).map_err(|fault| fault.to_string())
    };
    let full = (0..HOTEL_ROOM_CHILDREN)
        .fold(Room::adults(HOTEL_ROOM_ADULTS as u8), |room, _| room.child(HOTEL_CHILD_AGE as u8));
    assert_eq!(
        party(&[full; HOTEL_ROOMS]).unwrap().to_string(),
        vec![full.to_string(); HOTEL_ROOMS].join("|")
    );

    assert_eq!(party(&[]).unwrap_err(), r#"found "0 rooms", expected 1 to 9 rooms"#);
    assert_eq!(
        party(&[full; HOTEL_ROOMS + 1]).unwrap_err(),
        r#"found "more than 9 rooms", expected 1 to 9 rooms"#
    );
    assert_eq!(party(&[Room::adults(100)]).unwrap_err(), r#"found "100", expected 1 to 99 adults in room 1"#);
    assert_eq!(
        party(&[full, Room::adults(1).child(18)]).unwrap_err(),
        r#"found "1:18", expected a child's age of at most 17 years in room 2"#
    );
    assert_eq!(
        party(&[full.child(1)]).unwrap_err(),
        r#"found "99:17,17,17,17,17,17,17,17,…", expected at most 8 children in room 1"#
    );
    // The count does not wrap around, even for a large number of children.
    assert!(party(&[(0..1000).fold(Room::adults(1), |room, _| room.child(1))]).is_err());
}

#[test]
fn errors_have_the_offset() {
    for (text, at) in [
        ("", 0),
        ("|", 0),
        ("2|", 2),
        ("|2", 0),
        ("2||1", 2),
        ("2:", 2),
        (":4", 0),
        ("2:4,", 4),
        ("2:,4", 2),
        ("2:4:5", 3),
        ("2,4", 1),
        ("2: 4", 2),
        (" 2", 0),
        ("2 ", 1),
        ("+2", 0),
        ("-2", 0),
        ("2:-1", 2),
        ("2:+1", 2),
        ("2.0", 1),
        ("2e0", 1),
        ("２", 0),
        ("2:٤", 2),
        ("2|1:4;5", 5),
        ("99999999999999999999", 0),
        ("2\0", 1),
        ("2;1", 1),
        ("two", 0),
    ] {
        assert_eq!(fault(text).offset(), Some(at), "{text:?}");
    }
}

#[test]
fn parsed_and_constructed_guests_are_equal() {
    let built = HotelRoomGuests::from_party([Room::adults(2).child(0)]).unwrap();
    assert_eq!(built, parse("2:0"));
    assert_ne!(built, parse("2"));
    assert!(parse("1|1") < parse("2") && parse("2") < parse("2:0") && parse("2:0") < parse("2:1"));
}

proptest! {
    #[test]
    fn every_party_survives_the_round_trip(
        party in proptest::collection::vec(
            (1..=HOTEL_ROOM_ADULTS as u8, proptest::collection::vec(0..=HOTEL_CHILD_AGE as u8, 0..=HOTEL_ROOM_CHILDREN)),
            1..=HOTEL_ROOMS,
        )
    ) {
        let rooms = party.iter().map(|(adults, ages)| ages.iter().fold(Room::adults(*adults), |room, age| room.child(*age)));
        let guests = HotelRoomGuests::from_party(rooms).unwrap();
        prop_assert!(guests.children().eq(party.iter().flat_map(|(_, ages)| ages.iter().copied())));
        prop_assert_eq!(guests.rooms().len(), party.len());
        prop_assert_eq!(guests.to_string().parse(), Ok(guests));
    }
}
