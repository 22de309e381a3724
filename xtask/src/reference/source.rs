//! The pinned package that renders the reference.

use crate::packages::{Client, File, Package};

pub(super) const SCRIPT: &str = "swagger-ui-bundle.js";
pub(super) const STYLE: &str = "swagger-ui.css";

/// The paths of the licence text and the notice, which the Apache licence requires in every copy.
pub(super) const LICENCE: &str = "LICENSE";
pub(super) const NOTICE: &str = "NOTICE";

/// The path of the licence texts of the third-party libraries in the script. These licences require their text in every
/// copy.
pub(super) const BUNDLED: &str = "swagger-ui-bundle.js.LICENSE.txt";

pub(super) static SWAGGER_UI: Package = Package {
    client: Client::Npm,
    name: "swagger-ui-dist",
    version: "5.35.0",
    licence: "Apache-2.0",
    licence_link: "https://github.com/swagger-api/swagger-ui/blob/master/LICENSE",
    author: "SmartBear Software Inc.",
    home: "https://github.com/swagger-api/swagger-ui",
    files: &[
        File { path: SCRIPT, sha256: "e6a898692f2d768e807c3ba4626068a69a2c5dd960dd6c76f3e4d3a3de180af2" },
        File { path: STYLE, sha256: "5ed08757e53da3e026d6cbecc61fe5d43585c9560b302d534ad56692519a273d" },
        File { path: LICENCE, sha256: "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30" },
        File { path: NOTICE, sha256: "0d20d1adef18aee3f40dd258172155521ce702ac445cb5f7b7d60ed32dad2fb2" },
        File { path: BUNDLED, sha256: "37eb6e7e59aed57b2c1acf076574b818ea07b74265717e0bd67b59e0baf9abbb" },
    ],
    parts_used: "The script and the style sheet.",
    changed: "Comments that refer to a source map are removed.",
};
