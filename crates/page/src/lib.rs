//! The search page of Wayfare as built files: flights, hotels and cars in a browser, with a map.
//!
//! [`FILES`] has them, each packed by gzip. A service sends the one that [is the page](File::is_page) at a path of its
//! choice and all others in the folder [`FOLDER`] beside it, next to the API that the page calls; `wayfare serve` does so
//! at `/`. Their links are relative, and nothing is loaded from elsewhere.
//!
//! The folder has one more file, [`SETTINGS`], which the service makes.
//!
//! ```
//! let page = wayfare_page::FILES.iter().find(|file| file.is_page()).expect("there is one");
//! assert_eq!((page.name, page.content_type), ("index.html", "text/html; charset=utf-8"));
//! ```

/// Folder of the files, beside the page.
pub const FOLDER: &str = "page/";

/// Name of the settings in the folder. They are JSON with these members:
///
/// - `tiles`: the URL of a MapLibre style for the map, or `null` for the page's own coasts and countries;
/// - `key`: `"any"` where the API takes any key, `"required"` where its user has to have one;
/// - `invented`: whether prices are invented;
/// - `currency`: the code of the currency that prices are in first, such as `"USD"`.
pub const SETTINGS: &str = "settings.json";

/// A built file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, such as `page.js`.
    pub name: &'static str,
    /// Its media type.
    pub content_type: &'static str,
    /// Its content, packed by gzip.
    pub packed: &'static [u8],
}

impl File {
    /// Whether it is the page, and not beside it.
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
