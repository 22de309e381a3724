//! Where the settings of `wayfare serve` come from.

use crate::support::{Scratch, assert_refused, ran, run, wayfare};

#[test]
fn settings_are_printed_with_where_they_come_from_and_without_keys() {
    let file = Scratch::new("printed.toml", "rate = 60\nkeys = [\"shop=s3cret\"]\nstrict = true\n");
    let mut command = wayfare("serve --print-config --strict=false");
    command.env("WAYFARE_SERVE_CONFIG", file.path()).env("WAYFARE_SERVE_SEED", "7");
    let ran = run(command);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for (setting, origin) in [
        ("rate = 60", "printed.toml:1"),
        ("# keys =", "printed.toml:2: 1 not shown"),
        ("strict = false", "--strict"),
        ("seed = 7", "WAYFARE_SERVE_SEED"),
        ("log-format = \"text\"", "default"),
    ] {
        let line =
            ran.out.lines().find(|line| line.starts_with(setting)).unwrap_or_else(|| panic!("{ran:?}"));
        assert!(line.ends_with(origin), "{line}");
    }
    assert!(!ran.out.contains("s3cret"), "{ran:?}");
}

#[test]
fn a_sound_configuration_is_0_and_another_is_2_with_every_fault_of_it() {
    let sound = Scratch::new("sound.toml", "addr = \"0.0.0.0:80\"\nlog-buffer = \"64KiB\"\n");
    let checked = ran(&format!("serve --check-config --config {}", sound.path()));
    assert_eq!((checked.code, checked.out.as_str(), checked.err.as_str()), (Some(0), "", ""));

    let broken = Scratch::new("broken.toml", "adr = \"0.0.0.0:80\"\n\nrate = \"often\"\n");
    let path = broken.path();
    for fault in [
        format!("{path}:1: found the key \"adr\", allowed addr, admin-addr, keys, "),
        format!("{path}:3: rate = \"often\": expected a whole number, 1 or more"),
    ] {
        assert_refused(&format!("serve --check-config --config {path}"), &fault);
        assert_refused(&format!("serve --config {path}"), &fault);
    }
    assert_refused("serve --check-config --config /nowhere/wayfare.toml", "can't be read");
    assert_refused("serve --check-config --base-url nowhere", "--base-url");
}

#[test]
fn keys_of_a_file_open_the_service_and_its_faults_show_none() {
    let keys = Scratch::new("keys", "# partners\nshop=file-key-1\npoor=file-key-2\n");
    let service =
        crate::support::Service::start(&format!("--keys {} --key list-key --deny poor", keys.path()));
    for (key, code) in [("file-key-1", 0), ("list-key", 0), ("file-key-2", 4), ("other-key", 4), ("shop", 4)]
    {
        assert_eq!(run(service.client(key, "places flights boston")).code, Some(code), "{key}");
    }

    let faulty = Scratch::new("faulty-keys", "shop=file-key-1\n\nfile-key-2\n");
    let refused = ran(&format!("serve --check-config --keys {}", faulty.path()));
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("faulty-keys:3: expected name=key\n"), "{refused:?}");
    assert!(!refused.err.contains("file-key"), "{refused:?}");
}

#[test]
fn a_variable_that_is_no_setting_is_told() {
    let mut command = wayfare("serve --check-config");
    let ran = {
        command.env("WAYFARE_SERVE_RAET", "60");
        run(command)
    };
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), "WAYFARE_SERVE_RAET is no setting\n"));
}

#[test]
fn the_file_that_is_there_to_be_copied_is_sound() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../service/deploy/wayfare.toml");
    assert_eq!(ran(&format!("serve --check-config --config {file}")).code, Some(0));
}
