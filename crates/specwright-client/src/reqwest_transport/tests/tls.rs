//! Tests for TLS with generated certificates.

use std::sync::Arc;

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, DnType, IsCa, KeyPair};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::*;
use crate::TlsCause;

type Authority = CertifiedIssuer<'static, KeyPair>;

fn authority(name: &str) -> Authority {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.distinguished_name.push(DnType::CommonName, name);
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// Returns a certificate for a name, and its key, in PEM.
fn issued(by: &Authority, name: &str) -> (String, String) {
    signed(by, CertificateParams::new([name.to_owned()]).unwrap())
}

fn signed(by: &Authority, params: CertificateParams) -> (String, String) {
    let key = KeyPair::generate().unwrap();
    (params.signed_by(&key, by).unwrap().pem(), key.serialize_pem())
}

/// Starts a TLS server that sends one response. If `clients` is set, it requests a client certificate issued by that
/// authority.
fn server(by: &Authority, name: &str, clients: Option<&Authority>) -> String {
    server_with(issued(by, name), clients)
}

fn server_with((certificate, key): (String, String), clients: Option<&Authority>) -> String {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let chain = vec![CertificateDer::from_pem_slice(certificate.as_bytes()).unwrap()];
    let key = PrivateKeyDer::from_pem_slice(key.as_bytes()).unwrap();
    let config = rustls::ServerConfig::builder_with_provider(provider.clone());
    let config = config.with_safe_default_protocol_versions().unwrap();
    let config = match clients {
        None => config.with_no_client_auth(),
        Some(authority) => {
            let mut roots = rustls::RootCertStore::empty();
            roots.add(authority.der().clone()).unwrap();
            let verifier =
                rustls::server::WebPkiClientVerifier::builder_with_provider(roots.into(), provider);
            config.with_client_cert_verifier(verifier.build().unwrap())
        }
    };
    let config = Arc::new(config.with_single_cert(chain, key).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    std::thread::spawn(move || {
        let (connection, _) = listener.accept().unwrap();
        let mut tls = rustls::StreamOwned::new(rustls::ServerConnection::new(config).unwrap(), connection);
        if !head(&mut tls).is_empty() {
            tls.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n{\"a\": 1}").unwrap();
        }
    });
    base
}

/// Starts a server that supports no TLS version of the client.
fn server_without_versions() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("https://localhost:{}", listener.local_addr().unwrap().port());
    std::thread::spawn(move || {
        let (mut connection, _) = listener.accept().unwrap();
        assert!(connection.read(&mut [0; 4096]).unwrap() > 0);
        // A fatal TLS 1.0 alert: `protocol_version`.
        connection.write_all(&[21, 3, 1, 0, 2, 2, 70]).unwrap();
    });
    base
}

fn trusting(authority: &Authority) -> ReqwestBuilder {
    ReqwestTransport::builder().no_proxy().root_certificates(authority.pem().as_bytes())
}

#[tokio::test]
async fn a_custom_authority_is_trusted() {
    let ours = authority("Ours");
    for builder in [trusting(&ours), trusting(&ours).without_platform_certificates()] {
        let base = server(&ours, "localhost", None);
        let answer = find_over(builder.build().unwrap(), &base, None).await.unwrap();
        assert_eq!(answer.value.0["a"].as_i64(), Some(1));
    }
}

#[tokio::test]
async fn an_untrusted_certificate_is_not_retried() {
    let (ours, theirs) = (authority("Ours"), authority("Theirs"));
    let mut expired = CertificateParams::new(["localhost".to_owned()]).unwrap();
    expired.not_after = rcgen::date_time_ymd(2020, 1, 1);
    for (base, reason, cause) in [
        (server(&theirs, "localhost", None), "UnknownIssuer", TlsCause::Issuer),
        (server(&ours, "other.example", None), "not valid for name", TlsCause::HostName),
        (server_with(signed(&ours, expired), None), "expired", TlsCause::Expired),
        (server_without_versions(), "ProtocolVersion", TlsCause::Version),
    ] {
        let transport = trusting(&ours).without_platform_certificates().build().unwrap();
        let error = find_over(transport, &base, None).await.unwrap_err();
        let all = all_texts(&error);
        assert_eq!(error.kind(), ErrorKind::Network);
        assert_eq!(error.network_cause(), Some(NetworkCause::Tls(cause)), "{all}");
        assert!(!error.is_retryable() && !error.is_connect(), "{all}");
        assert!(all.contains(reason) && !all.contains("k3y"), "{all}");
    }
}

#[tokio::test]
async fn a_client_certificate_is_presented_on_request() {
    let (ours, clients) = (authority("Ours"), authority("Clients"));
    let (certificate, key) = issued(&clients, "me.example");
    for pem in [format!("{certificate}{key}"), format!("{key}{certificate}")] {
        let base = server(&ours, "localhost", Some(&clients));
        let transport = trusting(&ours).client_certificate(pem.as_bytes()).build().unwrap();
        find_over(transport, &base, None).await.unwrap();
    }
    let base = server(&ours, "localhost", Some(&clients));
    let error = find_over(trusting(&ours).build().unwrap(), &base, None).await.unwrap_err();
    assert!(all_texts(&error).contains("ertificate"), "{error:?}");
}

#[test]
fn invalid_pem_is_rejected_without_disclosing_secrets() {
    let ours = authority("Ours");
    let (certificate, key) = issued(&ours, "me.example");
    let (_, other_key) = issued(&ours, "you.example");
    let secret = key.lines().nth(1).unwrap();
    let encrypted = key.replace("PRIVATE KEY", "ENCRYPTED PRIVATE KEY");
    let cut = &certificate[..certificate.len() - 10];
    let noise = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
    let roots = |pem: &[u8]| ReqwestTransport::builder().root_certificates(pem);
    let identity = |pem: String| ReqwestTransport::builder().client_certificate(pem.as_bytes());
    for (builder, found) in [
        (roots(b""), "root certificates: found no PEM section for a certificate"),
        (roots(&[0x30, 0x82]), "found binary data, perhaps DER, for a certificate"),
        (roots(key.as_bytes()), "found no PEM section for a certificate"),
        (roots(cut.as_bytes()), "found a PEM section without its end"),
        (roots(certificate.replace('M', "?").as_bytes()), "found a PEM section that is not base64"),
        (roots(noise.as_bytes()), "found no certificate in section 1 of 1"),
        (ReqwestTransport::builder().without_platform_certificates(), "root certificates: found none"),
        (
            identity(certificate.clone()),
            "client certificate: found no PEM section for a private key, allowed a",
        ),
        (identity(format!("{certificate}{encrypted}")), "found an encrypted private key"),
        (identity(key.clone()), "found no PEM section for a certificate"),
        (identity(format!("{certificate}{other_key}")), "KeyMismatch"),
        (
            identity(format!("{certificate}{}", key.replace("-----END", "----END"))),
            "found a PEM section without its end for a",
        ),
    ] {
        let shown = format!("{builder:?}");
        let error = builder.build().unwrap_err();
        assert!(error.to_string().contains(found), "{found}: {error}");
        assert!(!error.to_string().contains(secret) && !shown.contains(secret), "{error}");
    }
}
