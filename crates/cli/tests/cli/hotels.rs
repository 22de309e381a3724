//! `wayfare hotels` and `wayfare hotel`, up to the first call of a search.

use crate::support::{ran, ran_with_input, run, wayfare};

#[test]
fn a_command_line_that_makes_no_sense_is_2() {
    for (words, says) in [
        ("hotels", "required"),
        ("hotels kplace:x", "a place id"),
        ("hotels boston --near 1,2", "cannot be used with"),
        ("hotels --near 91,2", "latitude"),
        ("hotels boston --checkin +30d", "--checkout"),
        ("hotels boston --rooms 2:18", "--rooms"),
        ("hotels boston --adults 2 --rooms 2", "cannot be used with"),
        (
            "hotels boston --checkin +1d --checkout +2d --adults 10",
            "--adults and --children-ages: found \"10\"",
        ),
        ("hotels boston --language zh", "zh_CN"),
        ("hotels --polygon no-such-file.geojson", "no-such-file.geojson could not be read"),
        ("hotels kplace:1 --max-hotels 4", "--max-hotels: found \"kplace:1\""),
        ("hotel", "<KEY>"),
        ("hotel kplace:1", "khotel"),
        ("hotel 1 --checkout +30d", "--checkin"),
    ] {
        let ran = ran(words);
        assert_eq!(ran.code, Some(2), "{words}: {ran:?}");
        assert!(ran.err.contains(says), "{words}: {ran:?}");
        assert_eq!(ran.out, "", "{words}");
    }
}

#[test]
fn every_fault_of_a_search_is_told_with_its_flag() {
    let many = ran("hotels kplace:1 --checkin +30d --checkout +3d --max-price 1 --min-price 5 --limit 500");
    assert_eq!(many.code, Some(2), "{many:?}");
    for fault in [
        "--limit: found 500, allowed an integer from 1 to 250",
        "--max-price: found 1, allowed at least --min-price (5)",
        "--checkout: found ",
        ", allowed more than --checkin (",
        "help: +3d is counted from today, not from the day of arrival",
    ] {
        assert!(many.err.contains(fault), "{many:?}");
    }
    let one = ran("hotel 1 --checkin +2d --checkout +2d");
    assert_eq!(one.code, Some(2), "{one:?}");
    assert!(one.err.contains("--checkout: found "), "{one:?}");
}

#[test]
fn a_name_that_nobody_knows_is_2() {
    for (command, says) in [("hotels", "no place is known"), ("hotel", "no hotel is known")] {
        let ran = ran(&format!("{command} xyzzyqq"));
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(&format!("{says} by the name \"xyzzyqq\"")), "{ran:?}");
    }
}

#[test]
fn a_polygon_is_a_ring_of_geojson() {
    for (json, says) in [
        ("{", "is not JSON"),
        (r#"{"type": "Point", "coordinates": [0, 0]}"#, "expected a Polygon"),
        (r#"{"type": "Polygon", "coordinates": [[[0, 0], [9, 0], [9, 9], [0, 0]]]}"#, "200 km"),
    ] {
        let ran = ran_with_input("hotels --polygon -", json.as_bytes());
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains("--polygon: - ") && ran.err.contains(says), "{ran:?}");
    }
}

#[test]
fn help_tells_how_to_say_where_and_for_whom() {
    let ran = run(wayfare("hotels --help"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in ["--near <LAT,LON>", "--polygon <FILE>", "'2:4,6|1'", "Examples:", "Exit codes:", "(☆)"] {
        assert!(ran.out.contains(part), "{part}");
    }
}

#[test]
fn completions_have_the_options_of_hotels() {
    for shell in ["bash", "fish", "zsh"] {
        assert!(
            crate::support::ran(&format!("completions {shell}")).out.contains("children-ages"),
            "{shell}"
        );
    }
}
