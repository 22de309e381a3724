//! Tests of script calls and of server failures.

use std::time::{Duration, Instant};

use wayfare_test_redis::{Options, RedisServer, redis_tests};

use super::{TIMEOUT, connected};
use crate::metrics::Exposition;
use crate::redis::{Failure, Script, Server};

static SET: Script = Script::new("set", "#!lua\nreturn redis.call('SET', KEYS[1], ARGV[1])");
static SET_ANYWAY: Script =
    Script::new("set_anyway", "#!lua flags=allow-oom\nreturn redis.call('SET', KEYS[1], ARGV[1])");
static GET: Script = Script::new("get", "#!lua flags=no-writes\nreturn redis.call('GET', KEYS[1])");
static WRONG: Script = Script::new("wrong", "#!lua\nreturn redis.call('SET', KEYS[1])");

async fn set(server: &Server, value: &str) -> Result<(), Failure> {
    server.run(&SET, &[&server.key("k")], value).await
}

async fn get(server: &Server) -> Result<Option<String>, Failure> {
    server.run(&GET, &[&server.key("k")], None::<u8>).await
}

/// Waits until the server is available again.
async fn up(server: &Server) {
    tokio::time::timeout(Duration::from_secs(20), server.up())
        .await
        .expect("the server should be available again");
}

async fn down(server: &Server) {
    tokio::time::timeout(Duration::from_secs(20), server.down())
        .await
        .expect("the outage should be detected");
}

redis_tests! {
    async fn scripts_run_whether_they_are_cached_or_not() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        assert_eq!(get(&server).await, Ok(None));
        for value in ["one", "two"] {
            assert_eq!(set(&server, value).await, Ok(()));
            assert_eq!(get(&server).await, Ok(Some(value.to_owned())));
            redis.ask("SCRIPT FLUSH");
        }
        assert_eq!(redis.ask("GET wayfare:k"), "$3\r\ntwo");
    }

    async fn failing_scripts_are_rejected_and_the_server_stays_available() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        let refused: Result<(), Failure> = server.run(&WRONG, &["k"], "v").await;
        assert_eq!(refused, Err(Failure::Refused));
        // The reply is not a number.
        set(&server, "text").await.unwrap();
        let unread: Result<u64, Failure> = server.run(&GET, &[&server.key("k")], None::<u8>).await;
        assert_eq!(unread, Err(Failure::Refused));
        assert!(server.is_up());
    }

    async fn a_full_server_runs_only_scripts_that_allow_it() {
        let redis = RedisServer::start_with(Options::default().with("maxmemory-policy noeviction"));
        let server = connected(&redis).await;
        assert_eq!(set(&server, "before").await, Ok(()));
        redis.ask("CONFIG SET maxmemory 1mb");
        assert_eq!(set(&server, "after").await, Err(Failure::Full));
        assert_eq!(get(&server).await, Ok(Some("before".to_owned())));
        assert_eq!(server.run(&SET_ANYWAY, &[&server.key("k")], "anyway").await, Ok(()));
        assert_eq!(get(&server).await, Ok(Some("anyway".to_owned())));
        assert!(server.is_up());
    }

    async fn a_stopped_server_is_unavailable_until_it_is_back() {
        let mut redis = RedisServer::start_with(Options::default().with_append_only_file());
        let server = connected(&redis).await;
        for _ in 0..2 {
            set(&server, "kept").await.unwrap();
            redis.kill();
            // The outage is detected without a call.
            down(&server).await;
            let since = Instant::now();
            for _ in 0..1_000 {
                assert_eq!(get(&server).await, Err(Failure::Gone));
            }
            assert!(since.elapsed() < TIMEOUT, "the call waited: {:?}", since.elapsed());
            redis.restart();
            up(&server).await;
            assert_eq!(get(&server).await, Ok(Some("kept".to_owned())));
        }
    }

    async fn an_unresponsive_server_is_unavailable_until_it_responds() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        set(&server, "kept").await.unwrap();
        redis.pause();
        let since = Instant::now();
        assert_eq!(get(&server).await, Err(Failure::Gone));
        assert!((TIMEOUT..8 * TIMEOUT).contains(&since.elapsed()), "{:?}", since.elapsed());
        assert!(!server.is_up());
        let since = Instant::now();
        assert_eq!(get(&server).await, Err(Failure::Gone));
        assert!(since.elapsed() < TIMEOUT, "the call waited again: {:?}", since.elapsed());
        redis.unpause();
        up(&server).await;
        assert_eq!(get(&server).await, Ok(Some("kept".to_owned())));
    }

    async fn a_server_is_unavailable_while_it_is_a_replica() {
        let (redis, other) = (RedisServer::start(), RedisServer::start());
        let server = connected(&redis).await;
        redis.ask(&format!("REPLICAOF {}", other.address().replace(':', " ")));
        assert_eq!(set(&server, "lost").await, Err(Failure::Gone));
        tokio::time::sleep(2 * TIMEOUT).await;
        assert!(!server.is_up());
        redis.ask("REPLICAOF NO ONE");
        up(&server).await;
        assert_eq!(set(&server, "kept").await, Ok(()));
    }

    async fn a_server_recovers_from_a_script_that_takes_too_long() {
        static SLOW: Script = Script::new("slow", "#!lua\nwhile true do end");
        let redis = RedisServer::start_with(Options::default().with("busy-reply-threshold 100"));
        let server = connected(&redis).await;
        let slow: Result<(), Failure> = server.run(&SLOW, &["k"], "v").await;
        assert_eq!(slow, Err(Failure::Gone));
        assert!(!server.is_up());
        assert_eq!(redis.ask("SCRIPT KILL"), "+OK");
        up(&server).await;
        assert_eq!(set(&server, "kept").await, Ok(()));
    }

    async fn concurrent_calls_all_complete() {
        let mut redis = RedisServer::start();
        let server = connected(&redis).await;
        let calls: Vec<_> = (0..2_000).map(|_| {
            let server = server.clone();
            tokio::spawn(async move { set(&server, &"x".repeat(1_000)).await })
        }).collect();
        redis.kill();
        let mut gone = 0;
        for call in calls {
            match call.await.unwrap() {
                Ok(()) => {}
                Err(Failure::Gone) => gone += 1,
                Err(other) => panic!("{other:?}"),
            }
        }
        down(&server).await;
        redis.restart();
        up(&server).await;
        assert_eq!(set(&server, "after").await, Ok(()), "{gone} calls had failed");
    }

    async fn calls_are_counted() {
        let mut redis = RedisServer::start();
        let server = connected(&redis).await;
        set(&server, "12345").await.unwrap();
        set(&server, "12345").await.unwrap();
        redis.kill();
        down(&server).await;
        set(&server, "12345").await.unwrap_err();
        let text = Exposition::default().with(server.metrics().clone()).text();
        // EVALSHA twice and EVAL once, each with the hash or the code, the number of keys, the key and the value.
        let bytes = 3 * (1 + "wayfare:k".len() + 5) + 2 * (7 + 40) + 4 + SET_CODE.len();
        for line in [
            "wayfare_shared_store_up 0",
            "wayfare_shared_store_outages_total 1",
            r#"wayfare_shared_store_calls_total{script="set",outcome="done"} 2"#,
            r#"wayfare_shared_store_calls_total{script="set",outcome="unasked"} 1"#,
            r#"wayfare_shared_store_call_duration_seconds_count{script="set"} 2"#,
            &format!(r#"wayfare_shared_store_sent_bytes_total{{script="set"}} {bytes}"#),
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
    }
}

const SET_CODE: &str = "#!lua\nreturn redis.call('SET', KEYS[1], ARGV[1])";
