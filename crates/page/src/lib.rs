//! The built files of Wayfare's search page for flights, hotels and cars, with a map.
//!
//! [`FILES`] contains the files, each compressed with gzip. A service serves the [main page](File::is_page) at a path
//! of its choice and all other files in the folder [`FOLDER`] relative to this path, on the same host as the API that
//! the page calls. `wayfare serve` serves the page at `/`. Links are relative. If `tiles` is set in [`SETTINGS`], the
//! page loads this map style and the files that it refers to; it loads nothing else from other hosts.
//!
//! The folder also contains [`SETTINGS`], which the service generates.
//!
//! ```
//! let page = wayfare_page::FILES.iter().find(|file| file.is_page()).expect("FILES contains the page");
//! assert_eq!((page.name, page.content_type), ("index.html", "text/html; charset=utf-8"));
//! ```

/// Folder of the files, relative to the page.
pub const FOLDER: &str = "page/";

/// Name of the settings file in the folder. The file is a JSON object with these members:
///
/// - `tiles`: the URL of a MapLibre style for the map, or `null` for the page's own coasts and countries;
/// - `key`: `"any"` if the API accepts any key, `"required"` if it requires a valid key;
/// - `invented`: `true` if prices are fictitious;
/// - `currency`: the code of the default currency, such as `"USD"`.
pub const SETTINGS: &str = "settings.json";

/// A built file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// File name, such as `page.js`.
    pub name: &'static str,
    /// Media type.
    pub content_type: &'static str,
    /// Content, compressed with gzip.
    pub packed: &'static [u8],
}

impl File {
    /// Returns `true` if the file is the HTML page, which is served outside [`FOLDER`].
    #[must_use]
    pub fn is_page(&self) -> bool {
        self.name == "index.html"
    }
}

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const JSON: &str = "application/json";
const TEXT: &str = "text/plain; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

macro_rules! file {
    ($name:literal, $content_type:ident) => {
        File {
            name: $name,
            content_type: $content_type,
            packed: include_bytes!(concat!("../dist/", $name, ".gz")),
        }
    };
}

/// The built files.
pub static FILES: [File; 9] = [
    file!("index.html", HTML),
    file!("icon.svg", PICTURE),
    file!("page.css", STYLE),
    file!("page.js", SCRIPT),
    file!("map.css", STYLE),
    file!("map.js", SCRIPT),
    file!("map-worker.js", SCRIPT),
    file!("world.json", JSON),
    file!("licences.txt", TEXT),
];
