//! What an output can show: its width, colours, and links.

use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use clap::ValueEnum;
use wayfare_models::BookingLink;

use super::text::clean;

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ColourArg {
    /// On a terminal that has colours, unless the environment says otherwise
    #[default]
    Auto,
    /// In any output
    Always,
    /// In none
    Never,
}

/// Headings of a page.
pub const HEADING: Style = Style::new().bold();
/// Prices.
pub const PRICE: Style = Style::new().bold();
/// The lowest of several prices, which is marked or comes first as well.
pub const CHEAPEST: Style = AnsiColor::Green.on_default().bold();
/// What explains something else: titles of columns, notices.
pub const NOTE: Style = Style::new().dimmed();
/// The word before an error.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();

/// What an output can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Its columns; `None` for no limit.
    pub width: Option<usize>,
    /// Whether it has colours.
    pub colours: bool,
    /// Whether a text on it may be a link.
    pub links: bool,
}

impl Screen {
    /// A screen for text alone.
    pub const fn plain(width: Option<usize>) -> Self {
        Screen { width, colours: false, links: false }
    }

    /// The screen for results.
    pub fn of_stdout(asked: ColourArg) -> Self {
        let colours = has_colours(asked, &io::stdout());
        let links = colours && (asked == ColourArg::Always || supports_hyperlinks::supports_hyperlinks());
        Screen { width: stdout_width(), colours, links }
    }

    /// The screen for notices and errors.
    pub fn of_stderr(asked: ColourArg) -> Self {
        Screen { colours: has_colours(asked, &io::stderr()), ..Screen::plain(None) }
    }

    /// A text in a style.
    pub fn paint(&self, style: Style, text: &str) -> String {
        match self.colours && !style.is_plain() && !text.is_empty() {
            true => format!("{style}{text}{style:#}"),
            false => text.to_owned(),
        }
    }

    /// A text that leads to an address, where there is one to go to.
    pub fn link(&self, url: Option<&str>, text: &str) -> String {
        match url.filter(|url| self.links && is_safe(url)) {
            // Eight is the number of the command for links.
            Some(url) => format!("\x1b]8;;{url}\x1b\\{text}\x1b]8;;\x1b\\"),
            None => text.to_owned(),
        }
    }
}

/// Whether a link to an address can be followed and can't do harm: no character ends it or commands the terminal.
fn is_safe(url: &str) -> bool {
    BookingLink::new(url).is_ok() && clean(url) == url
}

/// Whether a stream gets colours: as asked for, else as the environment says, else where it is a terminal that has
/// them.
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
    // Windows has to be told that escape sequences are coming; elsewhere there is nothing to do.
    #[cfg(windows)]
    let has = has && anstyle_query::windows::enable_ansi_colors() != Some(false);
    has
}

/// Columns for results, from `COLUMNS` or the terminal; `None` for no limit.
fn stdout_width() -> Option<usize> {
    columns().or_else(|| {
        let size = terminal_size::terminal_size_of(io::stdout());
        size.map(|(width, _)| width.0.into()).filter(|width| *width > 0)
    })
}

/// Columns for progress; `None` where stderr is not a terminal that can rewrite a line.
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

    /// A screen with all that there is.
    pub const fn rich(width: Option<usize>) -> Screen {
        Screen { width, colours: true, links: true }
    }

    /// What a screen with colours is sent, with its escape sequences made visible.
    pub fn shown(text: &str) -> String {
        text.replace("\x1b\\", "^\\").replace('\x1b', "^")
    }

    /// What such a screen shows: the text without its escape sequences.
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

    #[test]
    fn styles_and_links_are_there_where_the_screen_has_them() {
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
    fn a_link_that_could_do_harm_is_none() {
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
    fn what_is_asked_for_counts_before_all_else() {
        assert!(has_colours(ColourArg::Always, &io::stdout()));
        assert!(!has_colours(ColourArg::Never, &io::stdout()));
    }
}
