//! What stands for a text on the server.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

/// Bytes of a digest: enough that nobody finds two texts with the same one.
const BYTES: usize = 16;

/// What stands for a text that nobody should read on the server, such as a key, or that is long.
pub(crate) fn digest(text: &str) -> String {
    let digest = Sha256::digest(text);
    URL_SAFE_NO_PAD.encode(digest.get(..BYTES).unwrap_or(&digest))
}
