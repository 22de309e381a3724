//! Startup options of a Redis server.

use std::path::PathBuf;

/// Startup options for a Redis server. By default, the server has no persistence and requires no password.
#[derive(Clone, Debug, Default)]
pub struct Options {
    lines: Vec<String>,
    pub(crate) certificate: Option<[String; 2]>,
}

impl Options {
    /// Adds a line to the configuration, such as `maxmemory 10mb`.
    #[must_use]
    pub fn with(mut self, line: impl Into<String>) -> Self {
        self.lines.push(line.into());
        self
    }

    /// Requires clients to authenticate with a password.
    #[must_use]
    pub fn with_password(self, password: &str) -> Self {
        self.with(format!("requirepass {password}"))
    }

    /// Persists all data, and writes each change to disk before the reply.
    #[must_use]
    pub fn with_append_only_file(self) -> Self {
        self.with("appendonly yes").with("appendfsync always")
    }

    /// Enables TLS on a second port, using a certificate and its key in PEM format.
    #[must_use]
    pub fn with_certificate(mut self, certificate: String, key: String) -> Self {
        self.certificate = Some([certificate, key]);
        self
    }

    /// Returns the whole configuration of a server that stores its files in a folder.
    pub(crate) fn configuration(&self, folder: &std::path::Path, [port, tls_port]: [u16; 2]) -> String {
        let quoted = |path: PathBuf| format!("\"{}\"", path.display());
        let mut lines = vec![
            format!("port {port}"),
            "bind 127.0.0.1".to_owned(),
            format!("dir {}", quoted(folder.to_owned())),
            format!("logfile {}", quoted(folder.join("log"))),
            "save \"\"".to_owned(),
        ];
        if self.certificate.is_some() {
            lines.push(format!("tls-port {tls_port}"));
            lines.push("tls-auth-clients no".to_owned());
            lines.push(format!("tls-cert-file {}", quoted(folder.join("certificate.pem"))));
            lines.push(format!("tls-key-file {}", quoted(folder.join("key.pem"))));
        }
        lines.extend(self.lines.iter().cloned());
        lines.join("\n")
    }
}
