//! Tests of the settings and the first connection, and of their error messages.

use std::time::{Duration, Instant};

use wayfare_test_redis::{Options, RedisServer, redis_tests};

use super::{TIMEOUT, connected, settings};
use crate::redis::{Server, SharedStoreSettings};

async fn error(url: &str) -> String {
    Server::connect(settings(url)).await.unwrap_err().to_string()
}

fn wrong(url: &str) -> String {
    SharedStoreSettings::new(url).unwrap_err().to_string()
}

#[test]
fn invalid_urls_are_rejected() {
    let expected = |url: &str, reason: &str| {
        format!(
            "`{url}` is not the URL of a shared store: {reason}. Expected redis://[[user]:password@]host[:port][/db], or \
                 rediss:// for TLS"
        )
    };
    let neither = "it begins with neither `redis://` nor `rediss://`";
    assert_eq!(wrong("memory"), expected("memory", neither));
    assert_eq!(wrong("http://me:secret@host"), expected("http://***@host", neither));
    assert_eq!(wrong("me:secret@host:6379"), expected("***@host:6379", neither));
    let after = "nothing may follow the database number";
    assert_eq!(wrong("redis://host/1?x=y"), expected("redis://host/1?x=y", after));
    for url in [
        "redis://",
        "redis://:secret@",
        "redis://:secret@host:port",
        "redis://:secret@host/x",
        "redis://h/-1",
    ] {
        let error = wrong(url);
        assert!(error.contains("not the URL of a shared store") && !error.contains("secret"), "{error}");
    }
}

#[test]
fn settings_show_no_password() {
    let shown = format!("{:?}", settings("redis://me:s3cret@[::1]:7000/3"));
    assert!(shown.contains("redis://[::1]:7000/3") && !shown.contains("s3cret"), "{shown}");
}

#[test]
fn settings_have_bounds() {
    let settings = || settings("redis://localhost");
    let error = settings().with_lease(Duration::from_millis(1)).unwrap_err();
    assert_eq!(error.to_string(), "the lease of the shared store is 1ms, allowed 500ms to 300s");
    let error = settings().with_timeout(Duration::ZERO).unwrap_err();
    assert_eq!(error.to_string(), "the timeout of the shared store is 0ns, allowed 10ms to 30s");
    let error = settings().with_prefix("way fare").unwrap_err();
    assert_eq!(
        error.to_string(),
        "the prefix of the shared store is \"way fare\", allowed 1 to 64 visible ASCII characters"
    );
    assert!(settings().with_prefix("").is_err() && settings().with_prefix(&"x".repeat(65)).is_err());
    assert!(
        settings().with_prefix("{test}:").is_ok() && settings().with_lease(Duration::from_secs(5)).is_ok()
    );
}

#[cfg(not(feature = "tls"))]
#[test]
fn tls_requires_the_feature() {
    assert_eq!(
        wrong("rediss://me:secret@host"),
        "`rediss://***@host` requires TLS, but this program was built without TLS: build it with the `tls` feature, or \
             use redis:// on a trusted network"
    );
}

redis_tests! {
    async fn connecting_to_a_server_succeeds() {
        let redis = RedisServer::start();
        let server = connected(&redis).await;
        assert!(server.is_up());
        assert_eq!(server.key("x"), "wayfare:x");
        let clients = redis.ask("CLIENT LIST");
        assert!(clients.contains("lib-name=wayfare") || clients.contains("resp=3"), "{clients}");
    }

    async fn a_closed_port_is_reported() {
        let mut redis = RedisServer::start();
        redis.stop();
        let error = error(&redis.url()).await;
        let start = format!("the shared store at {}/0 can't be reached: Connection refused", redis.url());
        assert!(error.starts_with(&start) && error.contains("Check that the server is running"), "{error}");
    }

    async fn an_unknown_host_is_reported() {
        let error = error("redis://:secret@store.invalid:6379/2").await;
        assert!(error.starts_with("the shared store at redis://store.invalid:6379/2 can't be reached: "), "{error}");
        assert!(!error.contains("secret"), "{error}");
    }

    async fn connecting_to_an_unresponsive_server_times_out() {
        let redis = RedisServer::start();
        redis.pause();
        let since = Instant::now();
        let error = error(&redis.url()).await;
        assert!(error.contains("can't be reached: ") && error.contains("timed out"), "{error}");
        assert!((TIMEOUT..8 * TIMEOUT).contains(&since.elapsed()), "{:?}", since.elapsed());
    }

    async fn a_password_is_required() {
        let redis = RedisServer::start_with(Options::default().with_password("right"));
        let address = redis.address();
        for url in [redis.url(), format!("redis://:wrong@{address}"), format!("redis://nobody:right@{address}")] {
            let error = error(&url).await;
            let start = format!("the shared store at redis://{address}/0 rejected the user or password");
            assert!(error.starts_with(&start) && !error.contains("wrong@"), "{error}");
        }
        for url in [format!("redis://:right@{address}"), format!("redis://default:right@{address}/3")] {
            assert!(Server::connect(settings(&url)).await.unwrap().is_up());
        }
    }

    async fn a_user_needs_the_necessary_permissions() {
        let redis = RedisServer::start();
        let address = redis.address();
        redis.ask("ACL SETUSER reader on >pass ~* +@read +@connection +info");
        let denied = error(&format!("redis://reader:pass@{address}")).await;
        assert!(denied.contains("denies its user a necessary permission: ") && denied.contains("eval"), "{denied}");
        for (user, rights) in [("other", "~other:* &* +@all"), ("mute", "~* &other:* +@all")] {
            redis.ask(&format!("ACL SETUSER {user} on >pass resetchannels {rights}"));
            let error = error(&format!("redis://{user}:pass@{address}")).await;
            assert!(error.contains("denies its user a necessary permission: "), "{user}: {error}");
        }
        // Following the advice in the error message grants access.
        let (_, rights) = denied.split_once("`ACL SETUSER name ").unwrap();
        redis.ask(&format!("ACL SETUSER node on >p%40ss {}", rights.trim_end_matches('`')));
        assert!(Server::connect(settings(&format!("redis://node:p%2540ss@{address}"))).await.unwrap().is_up());
        // Settings that can't be read are not checked.
        redis.ask("ACL SETUSER shy on >pass ~* &* +@all -info");
        assert!(Server::connect(settings(&format!("redis://shy:pass@{address}"))).await.unwrap().is_up());
    }

    async fn the_database_must_exist() {
        let redis = RedisServer::start();
        let error = error(&format!("{}/99", redis.url())).await;
        assert!(error.contains("/99") && error.contains("out of range"), "{error}");
    }

    async fn a_server_that_evicts_is_rejected() {
        let options = Options::default().with("maxmemory 100mb").with("maxmemory-policy allkeys-lru");
        let redis = RedisServer::start_with(options);
        assert_eq!(
            error(&redis.url()).await,
            format!(
                "the shared store at {}/0 would lose searches: it evicts keys by the policy `allkeys-lru` when its \
                     104857600 bytes are full. Set `maxmemory-policy noeviction`, which refuses new searches instead",
                redis.url()
            )
        );
        redis.ask("CONFIG SET maxmemory-policy noeviction");
        assert!(connected(&redis).await.is_up());
    }

    async fn a_replica_is_rejected() {
        let (redis, replica) = (RedisServer::start(), RedisServer::start());
        let (host, port) = redis.address().split_once(':').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        replica.ask(&format!("REPLICAOF {host} {port}"));
        let error = error(&replica.url()).await;
        assert!(error.contains("it is a replica, which can't be written to"), "{error}");
    }

    async fn a_node_of_a_cluster_is_rejected() {
        let redis = RedisServer::start_with(Options::default().with("cluster-enabled yes"));
        let error = error(&redis.url()).await;
        assert!(error.contains("it is a node of a cluster (Redis "), "{error}");
    }
}
