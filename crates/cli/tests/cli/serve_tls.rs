//! Tests of `wayfare serve` over TLS.

#[cfg(feature = "tls")]
use crate::support::Scratch;
use crate::support::{assert_rejected, ran};

#[test]
fn certificate_and_key_are_required_together() {
    assert_rejected("serve --check-config --tls-cert a.pem", "tls-cert is set, but tls-key is not");
    assert_rejected("serve --check-config --tls-key a.pem", "tls-key is set, but tls-cert is not");
}

#[cfg(not(feature = "tls"))]
#[test]
fn builds_without_the_feature_explain_how_to_get_it() {
    let rejected = ran("serve --check-config --tls-cert a.pem --tls-key b.pem").assert_code(2);
    rejected.assert_err(["built without TLS", "--features full"]);
}

#[cfg(feature = "tls")]
mod with_the_feature {
    use std::process::Command;

    use rcgen::{CertifiedKey, KeyPair};

    use super::*;
    use crate::support::{Service, run};

    fn new_certificate() -> CertifiedKey<KeyPair> {
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap()
    }

    #[test]
    fn unusable_files_are_named() {
        let (own, other) = (new_certificate(), new_certificate());
        let certificate = Scratch::new("cert.pem", &own.cert.pem());
        let key = Scratch::new("key.pem", &own.signing_key.serialize_pem());
        let other = Scratch::new("other.pem", &other.signing_key.serialize_pem());
        let words = |certificate: &Scratch, key: &str| {
            format!("serve --check-config --tls-cert {} --tls-key {key}", certificate.path())
        };
        ran(&words(&certificate, &key.path())).assert_code(0);
        for (certificate, key, message) in [
            (
                &certificate,
                "/nowhere/key.pem".to_owned(),
                "tls-key: /nowhere/key.pem can't be read: ".to_owned(),
            ),
            (&key, key.path(), format!("tls-cert: {}: found no certificate, expected PEM", key.path())),
            (&certificate, other.path(), format!("tls-key: {}: the key does not belong to", other.path())),
        ] {
            assert_rejected(&words(certificate, &key), &message);
        }
    }

    /// Returns the binary as a client that trusts only this certificate.
    fn client(service: &Service, certificate: &Scratch) -> Command {
        let mut command = service.client("any", "places flights boston");
        command.env("WAYFARE_BASE_URL", service.base_url.replace("127.0.0.1", "localhost"));
        command.env("SSL_CERT_FILE", certificate.path());
        command
    }

    #[test]
    fn the_command_searches_over_tls() {
        let own = new_certificate();
        let certificate = Scratch::new("served.pem", &own.cert.pem());
        let key = Scratch::new("served-key.pem", &own.signing_key.serialize_pem());
        let service = Service::start(&format!("--tls-cert {} --tls-key {}", certificate.path(), key.path()));
        assert!(service.base_url.starts_with("https://127.0.0.1:"), "{}", service.base_url);
        run(client(&service, &certificate)).assert_code(0).assert_out(["BOS"]);
        let untrusted = Scratch::new("untrusted.pem", &new_certificate().cert.pem());
        run(client(&service, &untrusted)).assert_code(3);
    }

    #[cfg(unix)]
    #[test]
    fn hang_ups_reload_the_certificate() {
        if crate::interrupt::is_ignored("HUP") {
            // The tests run with SIGHUP ignored, and the command inherits this disposition.
            return;
        }
        let (before, after) = (new_certificate(), new_certificate());
        let certificate = Scratch::new("turned.pem", &before.cert.pem());
        let key = Scratch::new("turned-key.pem", &before.signing_key.serialize_pem());
        let words = format!("--tls-cert {} --tls-key {}", certificate.path(), key.path());
        let mut service = Service::greeted(&words).0;
        let mut log = service.log();

        certificate.write(&after.cert.pem());
        service.signal("HUP");
        assert!(
            log.any(
                |line| line.contains("stays in use") && line.contains("does not belong to the certificate")
            )
        );
        key.write(&after.signing_key.serialize_pem());
        service.signal("HUP");
        assert!(log.any(|line| line.contains("the certificate was read again")));
        run(client(&service, &certificate)).assert_code(0);
    }
}
