//! Tests of the manual pages.

use crate::support::ran;

#[cfg(feature = "man")]
#[test]
fn each_command_has_a_page() {
    let folder = std::env::temp_dir().join(format!("wayfare-{}-man", std::process::id()));
    let written = ran(&format!("man {}", folder.display()));
    assert_eq!((written.code, written.out.as_str(), written.err.as_str()), (Some(0), "", ""));
    for name in
        ["wayfare", "wayfare-flights", "wayfare-hotel", "wayfare-serve", "wayfare-check", "wayfare-man"]
    {
        let page = std::fs::read_to_string(folder.join(format!("{name}.1"))).unwrap();
        assert!(page.contains(&format!(".TH {name} 1 ")), "{name}: {page:.200}");
    }
    let flights = std::fs::read_to_string(folder.join("wayfare-flights.1")).unwrap();
    for text in ["premium\\-economy", "\\-\\-max\\-stops", "Examples:"] {
        assert!(flights.contains(text), "{text}");
    }
    std::fs::remove_dir_all(folder).unwrap();
    assert!(ran("man").out.contains(".TH wayfare 1"));
    ran("man /dev/null/pages").assert_code(3);
}

#[cfg(not(feature = "man"))]
#[test]
fn builds_without_manual_pages_explain_how_to_get_them() {
    for words in ["man", "man /nowhere/pages"] {
        let ran = ran(words);
        assert!(ran.code == Some(2) && ran.err.contains("built without manual pages"), "{ran:?}");
    }
}
