//! Logos: initials and two colours on a shape that tells what kind of company it is.

use crate::pictures::canvas::{Canvas, Letters, Pen, Size};
use crate::pictures::draws::Draws;
use crate::pictures::paint::{INK, Paint, SHADE, WHITE, brand};

/// A company.
#[derive(Debug, Clone, Copy)]
pub struct Company<'a> {
    /// Its name.
    pub name: &'a str,
    /// What its mark says, such as the code of an airline: the initials of its name, if nothing is set.
    pub initials: Option<&'a str>,
    /// What it does.
    pub trade: Trade,
}

/// What a company does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trade {
    /// It flies.
    Airline,
    /// It hires out cars.
    CarRental,
    /// It runs hotels.
    Hotels,
    /// It sells what others offer.
    Reseller,
}

/// The shape of a logo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LogoShape {
    /// The mark alone, on a square.
    Square,
    /// The mark and the name, three times as wide as high.
    Horizontal,
    /// The mark and the name, six times as wide as high.
    Wide,
}

impl LogoShape {
    /// All shapes.
    pub const ALL: [Self; 3] = [Self::Square, Self::Horizontal, Self::Wide];

    /// Width and height in pixels.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::Square => Size::new(96, 96),
            Self::Horizontal => Size::new(288, 96),
            Self::Wide => Size::new(576, 96),
        }
    }
}

/// Draws a logo.
#[must_use]
pub fn logo(company: &Company<'_>, shape: LogoShape) -> String {
    let draws = Draws::new(0).text(company.name);
    let [colour, accent] = brand(draws);
    let mut canvas = Canvas::default();
    if shape == LogoShape::Square {
        mark(&mut canvas, company, draws, [colour, accent]);
    } else {
        let Size { width, height } = shape.size();
        canvas.rounded([0.0, 0.0, f32::from(width), f32::from(height)], 16.0, WHITE);
        canvas.moved([12.0, 12.0], 0.75, |canvas| mark(canvas, company, draws, [colour, accent]));
        name(&mut canvas, company.name, f32::from(width) - 112.0, colour);
    }
    canvas.finish(company.name, shape.size(), shape.size())
}

/// The mark, 96 pixels wide and high.
fn mark(canvas: &mut Canvas, company: &Company<'_>, draws: Draws, [colour, accent]: [Paint; 2]) {
    let square = [0.0, 0.0, 96.0, 96.0];
    let baseline = match company.trade {
        Trade::Airline => {
            canvas.rounded(square, 22.0, colour);
            wing(canvas, draws, accent);
            60.0
        }
        Trade::CarRental => {
            canvas.rounded(square, 48.0, colour);
            road(canvas, draws, accent);
            56.0
        }
        Trade::Hotels => {
            canvas.area(Pen::default().arch([4.0, 0.0, 88.0, 96.0]), colour);
            threshold(canvas, draws, accent);
            62.0
        }
        Trade::Reseller => {
            canvas.rounded([0.0, 0.0, 96.0, 96.0], draws.text("corner").of(&[28.0, 36.0, 48.0]), colour);
            sign(canvas, draws, accent);
            63.0
        }
    };
    let initials = company.initials.map_or_else(|| initials(company.name), str::to_owned);
    let size = match initials.chars().count() {
        ..=1 => 52.0,
        2 => 42.0,
        _ => 30.0,
    };
    canvas.text(&initials, [48.0, baseline], Letters { size, is_bold: true, is_centred: true }, WHITE);
}

/// What rises: wings, a tail, a sun over the horizon.
fn wing(canvas: &mut Canvas, draws: Draws, accent: Paint) {
    match draws.text("wing").below(5) {
        0 => {
            canvas.area("M0 84C30 84 64 78 96 58V74Q96 96 74 96H22Q4 96 0 84z", accent);
            canvas.area("M0 72C34 74 66 68 96 46V52C66 74 34 80 0 78z", accent.thin(55));
        }
        1 => {
            canvas.area("M58 96 96 58V74Q96 96 74 96z", accent);
            canvas.area("M40 96 96 40V51L51 96z", accent.thin(45));
        }
        2 => {
            canvas.area("M20 96A28 28 0 0 1 76 96z", accent);
            canvas.line("M10 76A44 44 0 0 1 86 76", 4.0, accent.thin(45));
        }
        3 => {
            canvas.area("M8 74 88 74 80 82H16z", accent);
            canvas.area("M22 87H74L66 93H30z", accent.thin(55));
        }
        _ => {
            canvas.area("M96 0V42C78 36 60 22 54 0H74Q96 0 96 22z", accent);
            canvas.area("M8 78Q48 66 88 78L84 85Q48 74 12 85z", accent.thin(60));
        }
    }
}

/// What rolls: a road, a wheel, tracks.
fn road(canvas: &mut Canvas, draws: Draws, accent: Paint) {
    match draws.text("road").below(4) {
        0 => {
            canvas.area("M40 64H56L66 92.5A48 48 0 0 1 30 92.5z", accent);
            canvas.line("M48 68V74M48 80V90", 3.0, INK.thin(60));
        }
        1 => {
            canvas.line("M18 68H78", 6.0, accent);
            canvas.line("M30 80H66", 6.0, accent.thin(60));
        }
        2 => {
            canvas.disc([32.0, 76.0], 8.0, accent);
            canvas.disc([64.0, 76.0], 8.0, accent);
            canvas.line("M14 66H82", 4.0, accent.thin(70));
        }
        _ => canvas.area("M4 66Q48 54 92 66A48 48 0 0 1 72 89.5Q48 78 24 89.5A48 48 0 0 1 4 66z", accent),
    }
}

/// What one comes to: steps, a sill, a sky with stars.
fn threshold(canvas: &mut Canvas, draws: Draws, accent: Paint) {
    match draws.text("threshold").below(4) {
        0 => {
            canvas.rect([4.0, 76.0, 88.0, 8.0], accent.thin(60));
            canvas.rect([4.0, 86.0, 88.0, 10.0], accent);
        }
        1 => canvas.line(
            Pen::default().at(14.0, 96.0).to(14.0, 44.0).arc(34.0, 82.0, 44.0).to(82.0, 96.0),
            3.5,
            accent,
        ),
        2 => {
            for (x, y) in [(36.0, 20.0), (48.0, 15.0), (60.0, 20.0)] {
                canvas.disc([x, y], 3.6, accent);
            }
            canvas.rect([22.0, 78.0, 52.0, 4.0], accent);
        }
        _ => canvas.area("M4 96V82Q26 70 48 82T92 82V96z", accent),
    }
}

/// What draws the eye: a corner, a ring, a dot, leaves.
fn sign(canvas: &mut Canvas, draws: Draws, accent: Paint) {
    match draws.text("sign").below(6) {
        0 => canvas.disc([76.0, 22.0], 11.0, accent),
        1 => canvas.line("M22 78Q48 90 74 78", 6.0, accent),
        2 => {
            canvas.disc([48.0, 48.0], 40.0, accent.thin(30));
            canvas.disc([48.0, 48.0], 33.0, SHADE);
        }
        3 => canvas.area("M66 10Q88 10 86 32Q66 32 66 10z", accent),
        4 => {
            canvas.line("M30 78H66", 6.0, accent);
            canvas.line("M40 20H56", 4.0, accent.thin(60));
        }
        _ => canvas.area("M48 8 57 20H39z", accent),
    }
}

/// Writes the name beside the mark: in two lines if that makes it larger.
fn name(canvas: &mut Canvas, name: &str, width: f32, colour: Paint) {
    let whole = (width / width_of(name)).min(38.0);
    let broken = halves(name).map(|lines| {
        let longest = lines.iter().map(|line| width_of(line)).fold(0.0, f32::max);
        (lines, (width / longest).min(30.0))
    });
    let letters = |size| Letters { size, is_bold: true, is_centred: false };
    match broken {
        Some(([first, second], size)) if size > whole => {
            canvas.text(first, [98.0, 48.0 - size * 0.14], letters(size), colour);
            canvas.text(second, [98.0, 48.0 + size * 0.94], letters(size), colour);
        }
        _ => canvas.text(name, [98.0, 48.0 + whole * 0.36], letters(whole), colour),
    }
}

/// The two parts of a name that are most alike in length, if it has several words.
fn halves(name: &str) -> Option<[&str; 2]> {
    let parts = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    parts.min_by_key(|[first, second]| first.len().abs_diff(second.len()))
}

/// The width of a bold text of size 1: an estimate that no usual font exceeds.
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

/// The first letters of the first two words that are no fillers; of one word, the first letter.
fn initials(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let firsts = words.filter(|word| !["and", "of", "to", "be", "the", "a"].contains(word));
    firsts.filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).take(2).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_of_words_that_matter() {
        for (name, said) in [
            ("Larkfare", "L"),
            ("Backseat & Co", "BC"),
            ("Counter to Be Told", "CB"),
            ("Étoile du Nord", "ÉD"),
            ("", ""),
            ("&&", ""),
        ] {
            assert_eq!(initials(name), said, "{name}");
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
        for name in [
            "A",
            "Sixt",
            "Kerbside Share",
            "Compañía Panameña de Aviación Internacional",
            "WWWWWWWWWWWWWWWWWW",
        ] {
            for shape in [LogoShape::Horizontal, LogoShape::Wide] {
                let mut canvas = Canvas::default();
                let room = f32::from(shape.size().width) - 112.0;
                super::name(&mut canvas, name, room, INK);
                let svg = canvas.finish("", shape.size(), shape.size());
                let document = roxmltree::Document::parse(&svg).unwrap();
                for text in document
                    .descendants()
                    .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
                {
                    let size: f32 = text.attribute("font-size").unwrap().parse().unwrap();
                    assert!(size * width_of(text.text().unwrap()) <= room + 1.0, "{name}: {svg}");
                }
            }
        }
    }
}
