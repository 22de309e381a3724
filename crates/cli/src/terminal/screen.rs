//! Capabilities of an output: width, colours and links.

use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use clap::ValueEnum;
use wayfare_models::BookingLink;

use super::text::clean;

/// Value of `--color`, which controls when to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColourArg {
    /// On a terminal that has colours, unless the environment overrides this choice
    #[default]
    Auto,
    /// For all output
    Always,
    /// For no output
    Never,
}

/// Style of headings on a page.
pub const HEADING: Style = Style::new().bold();
/// Style of prices.
pub const PRICE: Style = Style::new().bold();
/// Style of the lowest prices.
pub const CHEAPEST: Style = AnsiColor::Green.on_default().bold();
/// Style of column titles and notices.
pub const NOTE: Style = Style::new().dimmed();
/// Style of the word `error:`.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Capabilities of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Width in columns; `None` for no limit.
    pub width: Option<usize>,
    /// `true` if the output supports colours.
    pub colours: bool,
    /// `true` if the output supports links.
    pub links: bool,
}

impl Screen {
    /// Returns a screen without colours or links.
    pub const fn plain(width: Option<usize>) -> Self {
        Screen { width, colours: false, links: false }
    }

    /// Returns the screen of stdout.
    pub fn of_stdout(asked: ColourArg) -> Self {
        let colours = has_colours(asked, &io::stdout());
        let links = colours && (asked == ColourArg::Always || supports_hyperlinks::supports_hyperlinks());
        Screen { width: stdout_width(), colours, links }
    }

    /// Returns the screen of stderr.
    pub fn of_stderr(asked: ColourArg) -> Self {
        Screen { colours: has_colours(asked, &io::stderr()), ..Screen::plain(None) }
    }

    /// Formats text in a style.
    pub fn paint(&self, style: Style, text: &str) -> String {
        match self.colours && !style.is_plain() && !text.is_empty() {
            true => format!("{style}{text}{style:#}"),
            false => text.to_owned(),
        }
    }

    /// Formats text as a link, if there is a URL and the screen supports links.
    pub fn link(&self, url: Option<&str>, text: &str) -> String {
        match url.filter(|url| self.links && is_safe(url)) {
            // OSC 8 is the escape sequence for links.
            Some(url) => format!("\x1b]8;;{url}\x1b\\{text}\x1b]8;;\x1b\\"),
            None => text.to_owned(),
        }
    }
}

/// Returns whether a link is valid and safe: no character ends the escape sequence or controls the terminal.
fn is_safe(url: &str) -> bool {
    BookingLink::new(url).is_ok() && clean(url) == url
}

/// Returns whether to use colours on a stream. The option takes precedence, then the environment; otherwise the stream
/// must be a terminal that supports colours.
pub fn has_colours(asked: ColourArg, stream: &impl IsTerminal) -> bool {
    let has = match asked {
        ColourArg::Always => true,
        ColourArg::Never => false,
        ColourArg::Auto if anstyle_query::no_color() => false,
        ColourArg::Auto if anstyle_query::clicolor_force() => true,
        ColourArg::Auto => {
            anstyle_query::clicolor() != Some(false)
                && stream.is_terminal()
                && anstyle_query::term_supports_color()
        }
    };
    // On Windows, escape sequences must be enabled first; other systems need no preparation.
    #[cfg(windows)]
    let has = has && anstyle_query::windows::enable_ansi_colors() != Some(false);
    has
}

/// Returns the width for results, from `COLUMNS` or the terminal; `None` for no limit.
fn stdout_width() -> Option<usize> {
    columns().or_else(|| {
        let size = terminal_size::terminal_size_of(io::stdout());
        size.map(|(width, _)| width.0.into()).filter(|width| *width > 0)
    })
}

/// Returns the width for progress; `None` unless stderr is a terminal that can redraw a line.
pub fn progress_width() -> Option<usize> {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if is_dumb || !io::stderr().is_terminal() {
        return None;
    }
    let size = terminal_size::terminal_size_of(io::stderr());
    columns().or(size.map(|(width, _)| width.0.into())).filter(|width| *width > 0).or(Some(80))
}

fn columns() -> Option<usize> {
    std::env::var("COLUMNS").ok()?.parse().ok().filter(|columns| *columns > 0)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Returns a screen that supports everything.
    pub const fn rich(width: Option<usize>) -> Screen {
        Screen { width, colours: true, links: true }
    }

    /// Makes the escape sequences in a string visible.
    pub fn shown(text: &str) -> String {
        text.replace("\x1b\\", "^\\").replace('\x1b', "^")
    }

    /// Removes the escape sequences from a string.
    pub fn stripped(text: &str) -> String {
        let (mut plain, mut rest) = (String::new(), text);
        while let Some((before, after)) = rest.split_once('\x1b') {
            plain += before;
            rest = match after.strip_prefix("]8;;") {
                Some(link) => link.split_once("\x1b\\").unwrap().1,
                None => after.split_once('m').unwrap().1,
            };
        }
        plain + rest
    }

    /// Decodes a fixed response and asserts that it has no notes.
    pub fn described<T: specwright_core::Decode>(json: &[u8]) -> T {
        let decoded = wayfare_models::decode(json).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        decoded.value
    }

    /// Compares a string with its snapshots at several widths, plain and in colour. Both versions must have the same
    /// layout.
    macro_rules! assert_widths {
        ($name:expr, $widths:expr, $text:expr) => {
            for width in $widths {
                let plain = $text(&Screen::plain(Some(width)));
                insta::assert_snapshot!(format!("{}_{width}_columns", $name), plain);
                let rich = $text(&crate::terminal::screen::tests::rich(Some(width)));
                assert_eq!(crate::terminal::screen::tests::stripped(&rich), plain);
                let shown = crate::terminal::screen::tests::shown(&rich);
                insta::assert_snapshot!(format!("{}_{width}_columns_in_colour", $name), shown);
            }
        };
    }
    pub(crate) use assert_widths;

    #[test]
    fn styles_and_links_depend_on_the_screen() {
        let url = Some("https://book.example/a?b=1");
        let (plain, rich) = (Screen::plain(None), rich(None));
        assert_eq!((plain.paint(PRICE, "$5"), plain.link(url, "$5")), ("$5".into(), "$5".into()));
        assert_eq!(rich.paint(PRICE, "$5"), "\x1b[1m$5\x1b[0m");
        assert_eq!(rich.paint(PRICE, ""), "");
        assert_eq!(rich.link(url, "$5"), "\x1b]8;;https://book.example/a?b=1\x1b\\$5\x1b]8;;\x1b\\");
        assert_eq!(rich.link(None, "$5"), "$5");
        assert_eq!(stripped(&rich.paint(PRICE, &rich.link(url, "$5"))), "$5");
    }

    #[test]
    fn unsafe_links_are_not_printed() {
        for url in [
            "https://a.example/\x1b\\\x1b[2J",
            "https://a.example/\u{7}",
            "https://a.example/\u{9c}",
            "https://a.example/\u{202e}",
            "https://a.example/a b",
            "javascript:alert(1)",
            "/relative",
            "",
        ] {
            assert!(!is_safe(url), "{url:?}");
        }
        assert!(is_safe("https://a.example/in?a=demo&p=&url=http://b.example/c"));
    }

    #[test]
    fn explicit_colour_options_take_precedence() {
        assert!(has_colours(ColourArg::Always, &io::stdout()));
        assert!(!has_colours(ColourArg::Never, &io::stdout()));
    }
}
