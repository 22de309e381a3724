//! Logos: white initials, or the code of an airline, on a plate in the company's colour. The shape of the plate depends
//! on the kind of company.

use super::svg::{self, Escaped};
use crate::cars::{agencies::Agency, brokers};
use crate::flights::{resellers, schedule::carriers::Carriers};
use crate::hotels::HotelProvider;
use crate::world::dice::Dice;
use crate::world::picture_path::{CompanyKind, LogoShape};

/// Plate colours, dark enough for white letters.
const COLORS: [&str; 16] = [
    "1f4e8c", "0f766e", "b23a48", "6d3b8e", "c2561b", "2f6f3e", "a8325f", "155e75", "3f3d8f", "8a4b21",
    "7a2436", "1d6a96", "4d6b1f", "33475b", "b0471f", "5a4fcf",
];

/// Bright accent colours that match the dark colours.
const ACCENTS: [&str; 8] = ["ffc857", "7fd1c7", "ff9f80", "b7d968", "8ecbff", "ffb3c7", "f5e6a8", "c9b8ff"];

/// Commonly installed fonts, since a picture can't embed its own fonts.
const FONT: &str = "Avenir Next,Segoe UI,Helvetica Neue,Arial,sans-serif";

/// Horizontal start position of the name, in pixels.
const NAME_X: f32 = 98.0;
const MARGINS: f32 = 112.0;

/// Draws the logo of the company with the given code.
pub(super) fn draw(kind: CompanyKind, code: &str, shape: LogoShape) -> Option<String> {
    let company = match kind {
        CompanyKind::Airline => airline(code),
        CompanyKind::Agency => agency(code),
        CompanyKind::Provider => reseller(code).or_else(|| broker(code)).or_else(|| hotel_provider(code)),
    };
    company.map(|company| company.logo(shape))
}

/// Returns an airline. The logo mark shows the airline's code, as tickets and departure boards do.
fn airline(code: &str) -> Option<Company<'static>> {
    let (_, carrier) = Carriers::embedded().by_code(code)?;
    Some(Company { name: carrier.name, initials: carrier.code.to_owned(), style: &AIRLINE })
}

fn agency(code: &str) -> Option<Company<'static>> {
    Some(Company::new(Agency::with_code(code)?.name, &CAR_RENTAL))
}

fn reseller(code: &str) -> Option<Company<'static>> {
    Some(Company::new(resellers::reseller(code)?.name, &RESELLER))
}

fn broker(code: &str) -> Option<Company<'static>> {
    Some(Company::new(brokers::broker(code)?.name, &RESELLER))
}

fn hotel_provider(code: &str) -> Option<Company<'static>> {
    let provider = HotelProvider::with_code(code)?;
    Some(Company::new(provider.name(), if provider.is_direct() { &HOTELS } else { &RESELLER }))
}

struct Company<'a> {
    name: &'a str,
    initials: String,
    style: &'static LogoStyle,
}

/// The shapes in the logo marks of one kind of company. A mark is 96 pixels wide and high.
struct LogoStyle {
    plate: &'static str,
    /// Accent shapes, one of which is drawn for each company. The shapes are filled; lines set their own stroke width.
    accents: [&'static str; 3],
    /// Vertical position of the initials' baseline.
    baseline: f32,
}

/// Airlines: wings, a sun over the horizon, or a tail.
const AIRLINE: LogoStyle = LogoStyle {
    plate: r#"<rect width="96" height="96" rx="22"/>"#,
    accents: [
        r#"<path d="M0 84C30 84 64 78 96 58V74Q96 96 74 96H22Q4 96 0 84z"/><path d="M0 72C34 74 66 68 96 46V52C66 74 34 80 0 78z" fill-opacity=".55"/>"#,
        r#"<path d="M20 96A28 28 0 0 1 76 96z"/><path d="M10 76A44 44 0 0 1 86 76" fill="none" stroke-width="4" stroke-opacity=".45"/>"#,
        r#"<path d="M96 0V42C78 36 60 22 54 0H74Q96 0 96 22z"/><path d="M8 78Q48 66 88 78L84 85Q48 74 12 85z" fill-opacity=".6"/>"#,
    ],
    baseline: 60.0,
};

/// Car rental agencies: a road, tracks, or wheels.
const CAR_RENTAL: LogoStyle = LogoStyle {
    plate: r#"<circle cx="48" cy="48" r="48"/>"#,
    accents: [
        r#"<path d="M40 64H56L66 92.5A48 48 0 0 1 30 92.5z"/>"#,
        r#"<path d="M18 68H78" stroke-width="6"/><path d="M30 80H66" stroke-width="6" stroke-opacity=".6"/>"#,
        r#"<path d="M14 66H82" stroke-width="4" stroke-opacity=".7"/><circle cx="32" cy="76" r="8"/><circle cx="64" cy="76" r="8"/>"#,
    ],
    baseline: 56.0,
};

/// Hotels: steps, a door frame, or a hill.
const HOTELS: LogoStyle = LogoStyle {
    plate: r#"<path d="M4 96V44A44 44 0 0 1 92 44V96z"/>"#,
    accents: [
        r#"<path d="M4 76H92V84H4z" fill-opacity=".6"/><path d="M4 86H92V96H4z"/>"#,
        r#"<path d="M14 96V44A34 34 0 0 1 82 44V96" fill="none" stroke-width="3.5"/>"#,
        r#"<path d="M4 96V82Q26 70 48 82T92 82V96z"/>"#,
    ],
    baseline: 62.0,
};

/// Resellers: a dot, a smile, or a leaf.
const RESELLER: LogoStyle = LogoStyle {
    plate: r#"<rect width="96" height="96" rx="36"/>"#,
    accents: [
        r#"<circle cx="76" cy="22" r="11"/>"#,
        r#"<path d="M22 78Q48 90 74 78" fill="none" stroke-width="6"/>"#,
        r#"<path d="M66 10Q88 10 86 32Q66 32 66 10z"/>"#,
    ],
    baseline: 63.0,
};

impl<'a> Company<'a> {
    fn new(name: &'a str, style: &'static LogoStyle) -> Self {
        Company { name, initials: initials(name), style }
    }

    fn logo(&self, shape: LogoShape) -> String {
        let (size, mark) = (shape.size(), self.mark());
        let picture = |shapes: &str| svg::picture(self.name, size, size, shapes);
        if shape == LogoShape::Square {
            return picture(&mark);
        }
        let name = name(self.name, f32::from(size.width) - MARGINS, self.pick("color", &COLORS));
        picture(&format!(
            r##"<rect width="{}" height="96" rx="16" fill="#fff"/><g transform="translate(12 12) scale(.75)">{mark}</g>{name}"##,
            size.width
        ))
    }

    fn mark(&self) -> String {
        let LogoStyle { plate, accents, baseline } = self.style;
        let [color, accent] = [self.pick("color", &COLORS), self.pick("accent", &ACCENTS)];
        let shape = self.pick("shape", accents);
        let size = match self.initials.chars().count() {
            ..=1 => 52.0,
            2 => 42.0,
            _ => 30.0,
        };
        let initials = text(&self.initials, [48.0, *baseline], size, "middle", "fff");
        format!(
            r##"<g fill="#{color}">{plate}</g><g fill="#{accent}" stroke="#{accent}" stroke-width="0" stroke-linecap="round">{shape}</g>{initials}"##
        )
    }

    /// Picks one of the values. All logos of a company get the same value.
    fn pick<const N: usize>(&self, purpose: &str, values: &[&'static str; N]) -> &'static str {
        values[Dice::new(0, "logo").text(self.name).text(purpose).below(N as u32) as usize]
    }
}

/// Draws the name next to the mark, in two lines if that allows larger letters.
fn name(name: &str, width: f32, color: &str) -> String {
    let whole = (width / width_of(name)).min(38.0);
    let broken = halves(name).map(|lines| {
        let longest = lines.iter().map(|line| width_of(line)).fold(0.0, f32::max);
        (lines, (width / longest).min(30.0))
    });
    let line = |words, y, size| text(words, [NAME_X, y], size, "start", color);
    match broken {
        Some(([first, second], size)) if size > whole => {
            line(first, 48.0 - size * 0.14, size) + &line(second, 48.0 + size * 0.94, size)
        }
        _ => line(name, 48.0 + whole * 0.36, whole),
    }
}

/// Returns a line of text as SVG. The baseline is at `y`.
fn text(text: &str, [x, y]: [f32; 2], size: f32, anchor: &str, color: &str) -> String {
    format!(
        r##"<text x="{x}" y="{y:.1}" font-family="{FONT}" font-size="{size:.1}" font-weight="700" text-anchor="{anchor}" fill="#{color}">{}</text>"##,
        Escaped(text)
    )
}

/// Splits a name of several words into two parts of similar length.
fn halves(name: &str) -> Option<[&str; 2]> {
    let parts = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    parts.min_by_key(|[first, second]| first.len().abs_diff(second.len()))
}

/// Estimates the width of bold text at font size 1. No common font is wider than the estimate.
fn width_of(text: &str) -> f32 {
    let widths = text.chars().map(|letter| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ' ' => 0.34,
        'f' | 'r' | 't' | '-' => 0.42,
        'm' | 'w' | 'M' | 'W' | '&' => 0.96,
        letter if letter.is_uppercase() => 0.76,
        letter if letter.is_ascii() => 0.63,
        _ => 0.8,
    });
    widths.sum::<f32>().max(1.0)
}

/// Returns the first letters of the first two words that are not stop words, or the first letter of a single word.
fn initials(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let firsts = words.filter(|word| !["and", "of", "to", "be", "the", "a"].contains(word));
    firsts.filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).take(2).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;
    use super::*;

    #[test]
    fn every_company_kind_has_logos_in_every_shape() {
        for style in [&AIRLINE, &CAR_RENTAL, &HOTELS, &RESELLER] {
            for name in ["A & <B>", "Larkfare", "Étoile du Nord", "KLM", "Sixt", "Hertz"] {
                for shape in LogoShape::ALL {
                    check(&Company::new(name, style).logo(shape), name, shape.size());
                }
            }
        }
    }

    #[test]
    fn initials_skip_stop_words() {
        for (name, expected) in [
            ("Larkfare", "L"),
            ("Backseat & Co", "BC"),
            ("Counter to Be Told", "CB"),
            ("Étoile du Nord", "ÉD"),
            ("", ""),
            ("&&", ""),
        ] {
            assert_eq!(initials(name), expected, "{name}");
        }
    }

    #[test]
    fn names_break_in_the_middle() {
        assert_eq!(halves("American Airlines"), Some(["American", "Airlines"]));
        assert_eq!(halves("Wheels to You Now"), Some(["Wheels to", "You Now"]));
        assert_eq!(halves("Larkfare"), None);
    }

    #[test]
    fn every_name_fits_its_logo() {
        for written in [
            "A",
            "Sixt",
            "Kerbside Share",
            "Compañía Panameña de Aviación Internacional",
            "WWWWWWWWWWWWWWWWWW",
        ] {
            for shape in [LogoShape::Horizontal, LogoShape::Wide] {
                let room = f32::from(shape.size().width) - MARGINS;
                let svg = svg::picture("", shape.size(), shape.size(), name(written, room, "000"));
                let document = roxmltree::Document::parse(&svg).unwrap();
                let is_text = |node: &roxmltree::Node<'_, '_>| node.tag_name().name() == "text";
                for text in document.descendants().filter(is_text) {
                    let size: f32 = text.attribute("font-size").unwrap().parse().unwrap();
                    assert!(size * width_of(text.text().unwrap()) <= room + 1.0, "{written}: {svg}");
                }
            }
        }
    }
}
