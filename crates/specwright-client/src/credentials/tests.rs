use super::*;

#[test]
fn a_credential_is_in_no_debug_output() {
    for credential in [Credential::new("open sesame"), Credential::login("ada", "open sesame")] {
        assert_eq!(format!("{credential:?}"), "Credential(..)");
    }
}

#[test]
fn each_carrier_accepts_its_kind_of_credential() {
    let (key, login) = (Credential::new("a b"), Credential::login("ada", "a b"));
    assert_eq!(key.carried_by(Carrier::Query("key")).as_deref(), Some("a b"));
    assert_eq!(key.carried_by(Carrier::Bearer).as_deref(), Some("Bearer a b"));
    assert_eq!(key.carried_by(Carrier::Basic), None);
    assert_eq!(login.carried_by(Carrier::Basic).as_deref(), Some("Basic YWRhOmEgYg=="));
    assert_eq!(login.carried_by(Carrier::Bearer), None);
    assert_eq!(Credential::login("a:da", "b").carried_by(Carrier::Basic), None);
}

#[test]
fn secrets_in_headers_are_recognized_in_all_encodings() {
    assert_eq!(secrets_in_header("7"), ["7"]);
    assert_eq!(secrets_in_header("Bearer abc.def"), ["abc.def"]);
    assert_eq!(secrets_in_header("Basic YWRhOmEgYg=="), ["YWRhOmEgYg==", "ada:a b", "a b"]);
}
