//! Tests of `wayfare serve --store`, which sets a store shared by several nodes.

use crate::support::{Scratch, ran};

#[test]
fn printed_settings_hide_the_store_url() {
    let printed = ran("serve --print-config --store memory").assert_code(0);
    printed.assert_out(["# store =", "# --store: 1 not shown", "store-prefix = \"wayfare:\""]);
}

#[cfg(not(feature = "redis"))]
#[test]
fn builds_without_the_feature_explain_how_to_get_it() {
    let url = Scratch::new("store-url", "redis://:s3cret@a.example:6379/1\n");
    let rejected = ran(&format!("serve --check-config --store-file {}", url.path())).assert_code(2);
    let message =
        "the store redis://a.example:6379/1 requires the redis feature, which this command was built without";
    rejected.assert_err([message, "--features full"]);
}

#[cfg(feature = "redis")]
mod with_the_feature {
    use wayfare_test_redis::{Options, RedisServer, redis_tests};

    use super::*;
    use crate::support::{Service, run};

    #[test]
    fn invalid_store_settings_exit_with_2_and_hide_passwords() {
        for (words, message) in [
            ("--store redis://:s3cret@a.example:6379/one", "is not the URL of a shared store: "),
            ("--store redis://a.example --node-lease 1ms", "the lease of the shared store is 1ms, allowed "),
            ("--cluster=a;b", "found \"a;b\", allowed 1 to 64 letters, digits, -, . and _"),
            (
                "--store redis://a.example --store-prefix=é",
                "the prefix of the shared store is \"é\", allowed ",
            ),
        ] {
            let rejected = ran(&format!("serve --check-config {words}")).assert_code(2);
            assert!(rejected.err.contains(message) && !rejected.err.contains("s3cret"), "{rejected:?}");
        }
    }

    #[test]
    fn unreachable_stores_exit_with_3_before_listening() {
        let ran = ran("serve --addr 127.0.0.1:0 --store redis://:s3cret@127.0.0.1:1");
        assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{ran:?}");
        ran.assert_err(["the shared store at redis://127.0.0.1:1/0 can't be reached: "]);
        assert!(!ran.err.contains("s3cret"), "{ran:?}");
    }

    redis_tests! {
        async fn store_files_work_and_passwords_are_hidden() {
            let server = RedisServer::start_with(Options::default().with_password("s3cret"));
            let address = server.address();
            let url = Scratch::new("store-with-password", &format!("redis://:s3cret@{address}\n"));
            let (mut service, greeting) = Service::greeted(&format!("--store-file {}", url.path()));
            let mut lines = service.log();
            let (greeting, log) = (greeting.join("\n"), lines.next().unwrap());
            assert!(greeting.contains(&format!("Searches are kept in redis://{address},")), "{greeting}");
            assert!(log.contains("connected to the shared store"), "{log}");
            assert!(!format!("{greeting}{log}").contains("s3cret"), "{greeting}{log}");
            run(service.client("any", "flights BOS LHR --depart +45d")).assert_code(0);
            let kept = server.ask("AUTH s3cret\r\nKEYS wayfare:search:*");
            assert!(kept.starts_with("+OK\r\n*1\r\n"), "{kept}");
        }

        async fn nodes_log_the_setting_that_differs() {
            let server = RedisServer::start();
            let start = |options: &str| {
                let words = format!("--node-lease 1s --store {} {options}", server.url());
                let mut service = Service::greeted(&words).0;
                let log = service.log();
                (service, log)
            };
            let (_one, mut log) = start("--cluster node1");
            let (_other, mut others) = start("--seed 2 --cluster node2");
            let differs = |line: &String| line.contains("nodes with other settings");
            let here = log.find(differs).expect("the log should state the difference");
            let there = others.find(differs).expect("the log should state the difference");
            assert!(here.contains(r#"seed: here "1", there "2""#), "{here}");
            assert!(there.contains(r#"seed: here "2", there "1""#), "{there}");
        }

        async fn wrong_passwords_exit_with_3_and_are_not_shown() {
            let server = RedisServer::start_with(Options::default().with_password("s3cret"));
            let address = server.address();
            let ran = ran(&format!("serve --addr 127.0.0.1:0 --store redis://:wr0ng@{address}"));
            assert_eq!((ran.code, ran.out.as_str()), (Some(3), ""), "{ran:?}");
            ran.assert_err(["rejected the user or password"]);
            assert!(!ran.err.contains("wr0ng"), "{ran:?}");
        }

        async fn stores_that_may_evict_searches_exit_with_3() {
            let options = Options::default().with("maxmemory 10mb").with("maxmemory-policy allkeys-lru");
            let server = RedisServer::start_with(options);
            let ran = ran(&format!("serve --addr 127.0.0.1:0 --store {}", server.url())).assert_code(3);
            ran.assert_err(["Set `maxmemory-policy noeviction`"]);
        }
    }
}
