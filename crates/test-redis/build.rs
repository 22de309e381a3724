//! Detects `redis-server`, so that tests are ignored if the server isn't installed.

use std::env;
use std::path::PathBuf;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(redis_server)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PATH");
    let path = env::var_os("PATH").unwrap_or_default();
    let found: Option<PathBuf> =
        env::split_paths(&path).map(|folder| folder.join("redis-server")).find(|program| program.is_file());
    if let Some(program) = found {
        println!("cargo::rustc-cfg=redis_server");
        println!("cargo::rerun-if-changed={}", program.display());
    }
    // With `WAYFARE_TEST_REDIS=1`, tests run even if the server isn't installed, and then fail.
    println!("cargo::rerun-if-env-changed=WAYFARE_TEST_REDIS");
    if env::var_os("WAYFARE_TEST_REDIS").is_some_and(|value| value == "1") {
        println!("cargo::rustc-cfg=redis_server");
    }
}
