//! Digests of keys and long strings, for storage on the server.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

/// Length of a digest in bytes, enough to make finding collisions infeasible.
const BYTES: usize = 16;

/// Returns the digest under which a secret, such as a key, or a long string is stored on the server.
pub(crate) fn digest(text: &str) -> String {
    let digest = Sha256::digest(text);
    URL_SAFE_NO_PAD.encode(digest.get(..BYTES).unwrap_or(&digest))
}
