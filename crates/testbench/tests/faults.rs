//! The short run of the fault benchmark: some kinds of faults from each group, for the library and the command.

use wayfare_testbench::command;
use wayfare_testbench::faults::{Bench, Cell, all, report};

/// The kinds of faults, each with the vertical into which its faults are injected.
const KINDS: [(&str, &str); 18] = [
    ("refused", "flights"),
    ("an untrusted certificate", "hotels"),
    ("reset in the body (second)", "flights"),
    ("reset in the head (first)", "cars"),
    ("closed before the head (later)", "hotel"),
    ("410 (later)", "flights"),
    ("401", "places"),
    ("502 (first)", "basic"),
    ("429, Retry-After: 0 (first)", "flights"),
    ("302 with the key in the path", "hotels"),
    ("truncated (second)", "hotels"),
    ("HTML", "cars"),
    ("half a surrogate pair", "flights"),
    ("changing ids", "cars"),
    ("only unreadable records", "feed"),
    ("a page truncated after a line, without a length (first)", "feed"),
    ("Ctrl-C", "flights"),
    ("the place: Ctrl-C", "hotels"),
];

#[test]
fn some_kinds_of_each_group_pass() {
    let mut kinds = Vec::new();
    for (title, vertical) in KINDS {
        let kind = all().unwrap().into_iter().find(|kind| kind.title() == title);
        let kind = kind.unwrap_or_else(|| panic!("there is no kind {title:?}"));
        kinds.push(kind.against(vertical));
    }
    let cells = Bench::new(Some(command().unwrap())).unwrap().run(&kinds).unwrap();
    assert_eq!(cells.len(), kinds.iter().map(|kind| kind.interfaces().len()).sum::<usize>());
    assert!(cells.iter().all(Cell::is_good), "{}", report(&kinds, &cells));
}
