//! Tests of connections over TLS.

use rcgen::CertifiedKey;
use wayfare_test_redis::{Options, RedisServer, redis_tests};

use super::settings;
use crate::redis::{Server, SharedStoreError};

/// Starts a server with a certificate for `localhost`. Returns the server, its URL and the certificate.
fn encrypted() -> (RedisServer, String, String) {
    let CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let options = Options::default().with_certificate(cert.pem(), signing_key.serialize_pem());
    let redis = RedisServer::start_with(options);
    let url = format!("rediss://{}", redis.tls_address().replace("127.0.0.1", "localhost"));
    (redis, url, cert.pem())
}

redis_tests! {
    async fn connections_use_tls_with_a_trusted_certificate() {
        let (_redis, url, certificate) = encrypted();
        let server = Server::connect(settings(&url).with_root_certificates(certificate)).await.unwrap();
        assert!(server.is_up());
    }

    async fn tls_requires_a_trusted_certificate_of_the_host() {
        let (redis, url, certificate) = encrypted();
        let error = Server::connect(settings(&url)).await.unwrap_err().to_string();
        assert!(error.contains("invalid peer certificate"), "{error}");
        let url = format!("rediss://{}", redis.tls_address());
        let error = Server::connect(settings(&url).with_root_certificates(certificate)).await.unwrap_err();
        assert!(error.to_string().contains("not valid for"), "{error}");
    }

    async fn errors_mention_tls_if_only_one_side_uses_it() {
        let (redis, _, certificate) = encrypted();
        for url in [format!("redis://{}", redis.tls_address()), format!("rediss://{}", redis.address())] {
            let settings = settings(&url).with_root_certificates(certificate.clone());
            let error = Server::connect(settings).await.unwrap_err();
            assert!(matches!(error, SharedStoreError::Unreachable { .. }), "{error}");
            assert!(error.to_string().contains("that the URL scheme is correct: rediss:// for TLS"), "{error}");
        }
    }

    async fn invalid_root_certificates_are_rejected() {
        let settings = settings("rediss://localhost").with_root_certificates("-----BEGIN CERTIFICATE-----\nx\n");
        let error = Server::connect(settings).await.unwrap_err();
        assert!(matches!(error, SharedStoreError::Certificates { .. }), "{error}");
    }
}
