//! Tests of the sources of settings for `wayfare serve`.

use crate::support::{Scratch, assert_rejected, ran, run, wayfare};

#[test]
fn settings_are_printed_with_their_origin() {
    let file = Scratch::new("printed.toml", "keys = [\"shop=s3cret\"]\n");
    let ran = run(wayfare("serve --print-config").env("WAYFARE_SERVE_CONFIG", file.path()));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    ran.assert_out(["printed.toml:1: 1 not shown\n"]);
}

#[test]
fn check_config_exits_with_0_or_lists_all_errors_and_exits_with_2() {
    let sound = Scratch::new("sound.toml", "addr = \"0.0.0.0:80\"\nlog-buffer = \"64KiB\"\n");
    let checked = ran(&format!("serve --check-config --config {}", sound.path()));
    assert_eq!((checked.code, checked.out.as_str(), checked.err.as_str()), (Some(0), "", ""));

    let broken = Scratch::new("broken.toml", "adr = \"0.0.0.0:80\"\n\nrate = \"often\"\n");
    let path = broken.path();
    for fault in [
        format!("{path}:1: found the key \"adr\", allowed addr, admin-addr, keys, "),
        format!("{path}:3: rate = \"often\": expected a whole number, 1 or more"),
    ] {
        assert_rejected(&format!("serve --check-config --config {path}"), &fault);
        assert_rejected(&format!("serve --config {path}"), &fault);
    }
    // Errors in files are reported together with errors in settings.
    let command =
        format!("serve --check-config --config {path} --keys /nowhere/keys --tls-cert /nowhere/cert");
    let refused = ran(&format!("{command} --store nowhere")).assert_code(2);
    refused.assert_err([
        "found the key \"adr\"",
        "rate = ",
        "/nowhere/keys can't",
        "tls-key",
        "store: found",
    ]);
    assert_rejected("serve --check-config --config /nowhere/wayfare.toml", "can't be read");
    assert_rejected("serve --check-config --base-url nowhere", "--base-url");
}

#[test]
fn key_files_grant_access_and_errors_hide_keys() {
    let keys = Scratch::new("keys", "# partners\nshop=file-key-1\npoor=file-key-2\n");
    let service =
        crate::support::Service::start(&format!("--keys {} --key list-key --deny poor", keys.path()));
    for (key, code) in [("file-key-1", 0), ("list-key", 0), ("file-key-2", 4), ("other-key", 4), ("shop", 4)]
    {
        run(service.client(key, "places flights boston")).assert_code(code);
    }

    let faulty = Scratch::new("faulty-keys", "shop=file-key-1\n\nfile-key-2\n");
    let rejected = ran(&format!("serve --check-config --keys {}", faulty.path())).assert_code(2);
    rejected.assert_err(["faulty-keys:3: expected name=key\n"]);
    assert!(!rejected.err.contains("file-key"), "{rejected:?}");
}

#[test]
fn unknown_variables_are_reported() {
    let ran = run(wayfare("serve --check-config").env("WAYFARE_SERVE_RAET", "60"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), "WAYFARE_SERVE_RAET is not a setting\n"));
}

#[test]
fn the_sample_configuration_is_valid() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../service/deploy/wayfare.toml");
    ran(&format!("serve --check-config --config {file}")).assert_code(0);
}
