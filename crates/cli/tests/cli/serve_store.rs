//! `wayfare serve --store`: the store that nodes share.

use crate::support::{Scratch, assert_refused, ran, run, wayfare};

#[test]
fn what_is_no_store_is_refused_wherever_it_stands_without_its_password() {
    let told =
        "store: found a URL that begins with http://, allowed memory, redis://HOST:PORT/DB and rediss://";
    assert_refused("serve --check-config --store http://:s3cret@a.example", told);
    let file = Scratch::new("store.toml", "store = \"http://:s3cret@a.example\"\n");
    let mut in_environment = wayfare("serve --check-config");
    in_environment.env("WAYFARE_SERVE_STORE", "http://:s3cret@a.example");
    let mut in_file = wayfare("serve --check-config");
    in_file.env("WAYFARE_SERVE_CONFIG", file.path());
    for refused in [run(in_environment), run(in_file)] {
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains(told) && !refused.err.contains("s3cret"), "{refused:?}");
    }
}

#[test]
fn the_settings_are_printed_without_the_store_which_may_have_a_password() {
    let printed = ran("serve --print-config --store memory");
    assert_eq!(printed.code, Some(0));
    assert!(
        printed.out.contains("# store =") && printed.out.contains("# --store: 1 not shown"),
        "{printed:?}"
    );
    assert!(printed.out.contains("store-prefix = \"wayfare:\""), "{printed:?}");
}

#[cfg(not(feature = "redis"))]
#[test]
fn without_the_feature_it_is_told_how_to_get_it() {
    let url = Scratch::new("store-url", "redis://:s3cret@a.example:6379/1\n");
    let refused = ran(&format!("serve --check-config --store-file {}", url.path()));
    assert_eq!(refused.code, Some(2));
    let told =
        "the store redis://a.example:6379/1 needs the feature redis, which this command was built without";
    assert!(refused.err.contains(told) && refused.err.contains("--features full"), "{refused:?}");
}

#[cfg(feature = "redis")]
mod with_the_feature {
    use std::io::{BufRead as _, BufReader};

    use wayfare_test_redis::{Options, RedisServer, redis_tests};

    use super::*;
    use crate::support::{Service, spawn};

    #[test]
    fn settings_that_are_no_good_are_2_and_show_no_password() {
        for (words, told) in [
            ("--store redis://:s3cret@a.example:6379/one", "is no URL of a shared store: "),
            (
                "--store redis://a.example --node-lease 1ms",
                "the lease of the shared store is 1ms; allowed are ",
            ),
            (
                "--store redis://a.example --store-prefix=é",
                "the prefix of the shared store is \"é\"; allowed are ",
            ),
        ] {
            let refused = ran(&format!("serve --check-config {words}"));
            assert_eq!(refused.code, Some(2), "{refused:?}");
            assert!(refused.err.contains(told) && !refused.err.contains("s3cret"), "{refused:?}");
        }
    }

    #[test]
    fn a_store_that_is_not_there_is_3_before_anything_is_listened_on() {
        let ran = ran("serve --addr 127.0.0.1:0 --store redis://:s3cret@127.0.0.1:1");
        assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{ran:?}");
        assert!(ran.err.contains("the shared store at redis://127.0.0.1:1/0 can't be reached: "), "{ran:?}");
        assert!(!ran.err.contains("s3cret"), "{ran:?}");
    }

    redis_tests! {
        async fn it_serves_with_the_store_of_a_file_and_tells_which_without_the_password() {
            let server = RedisServer::start_with(Options::default().with_password("s3cret"));
            let address = server.address();
            let url = Scratch::new("store-with-password", &format!("redis://:s3cret@{address}\n"));
            let words = format!("serve --addr 127.0.0.1:0 --pace 0 --store-file {}", url.path());
            let mut child = spawn(&mut wayfare(&words));
            let greeting = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
            let greeting: Vec<_> = greeting.take_while(|line| !line.starts_with("Ctrl-C")).collect();
            let mut log = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
            let service = Service::of(child, greeting[0].split_whitespace().nth(1).unwrap());
            let (greeting, log) = (greeting.join("\n"), log.next().unwrap());
            assert!(greeting.contains(&format!("redis://{address} has its searches")), "{greeting}");
            assert!(log.contains("connected to the shared store"), "{log}");
            assert!(!format!("{greeting}{log}").contains("s3cret"), "{greeting}{log}");
            let found = run(service.client("any", "flights BOS LHR --depart +45d"));
            assert_eq!(found.code, Some(0), "{found:?}");
            let kept = server.ask("AUTH s3cret\r\nKEYS wayfare:search:*");
            assert!(kept.starts_with("+OK\r\n*1\r\n"), "{kept}");
        }

        async fn a_wrong_password_is_3_and_is_not_shown() {
            let server = RedisServer::start_with(Options::default().with_password("s3cret"));
            let address = server.address();
            let ran = ran(&format!("serve --addr 127.0.0.1:0 --store redis://:wr0ng@{address}"));
            assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{ran:?}");
            assert!(ran.err.contains("lets nobody in with this user and password"), "{ran:?}");
            assert!(!ran.err.contains("wr0ng"), "{ran:?}");
        }

        async fn a_store_that_would_lose_searches_is_3() {
            let options = Options::default().with("maxmemory 10mb").with("maxmemory-policy allkeys-lru");
            let server = RedisServer::start_with(options);
            let ran = ran(&format!("serve --addr 127.0.0.1:0 --store {}", server.url()));
            assert_eq!(ran.code, Some(3), "{ran:?}");
            assert!(ran.err.contains("Set `maxmemory-policy noeviction`"), "{ran:?}");
        }
    }
}
