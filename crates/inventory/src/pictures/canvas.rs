//! A canvas that writes SVG: shapes, groups, text. What it writes is well-formed whatever it is given, and refers to
//! nothing outside of itself.

use std::fmt::{self, Write as _};

use crate::pictures::paint::Paint;

/// Width and height of a picture in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    /// Width.
    pub width: u16,
    /// Height.
    pub height: u16,
}

impl Size {
    /// A size in pixels.
    #[must_use]
    pub const fn new(width: u16, height: u16) -> Self {
        Size { width, height }
    }
}

/// The shapes of a picture, in the order in which they cover each other.
#[derive(Debug, Default)]
pub(crate) struct Canvas(String);

impl Canvas {
    /// The picture. It fills its size whatever the proportions of the stage on which it was drawn, and is cut where
    /// those differ.
    pub(crate) fn finish(self, title: &str, stage: Size, size: Size) -> String {
        let mut svg = String::with_capacity(self.0.len() + 256);
        // Writing into a string can't fail; so below.
        let _ = write!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{}" height="{}" viewBox="0 0 {} {}" preserveAspectRatio="xMidYMid slice"><title>{}</title>"#,
            size.width,
            size.height,
            stage.width,
            stage.height,
            Escaped(title),
        );
        svg.push_str(&self.0);
        svg.push_str("</svg>\n");
        svg
    }

    pub(crate) fn rect(&mut self, [x, y, width, height]: [f32; 4], paint: Paint) {
        self.rounded([x, y, width, height], 0.0, paint);
    }

    /// A rectangle with round corners.
    pub(crate) fn rounded(&mut self, [x, y, width, height]: [f32; 4], radius: f32, paint: Paint) {
        let _ = write!(
            self.0,
            r#"<rect x="{}" y="{}" width="{}" height="{}""#,
            Number(x),
            Number(y),
            Number(width),
            Number(height)
        );
        if radius > 0.0 {
            let _ = write!(self.0, r#" rx="{}""#, Number(radius));
        }
        self.filled(paint);
    }

    pub(crate) fn disc(&mut self, [x, y]: [f32; 2], radius: f32, paint: Paint) {
        let _ = write!(self.0, r#"<circle cx="{}" cy="{}" r="{}""#, Number(x), Number(y), Number(radius));
        self.filled(paint);
    }

    pub(crate) fn ellipse(&mut self, [x, y]: [f32; 2], [rx, ry]: [f32; 2], paint: Paint) {
        let _ = write!(
            self.0,
            r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}""#,
            Number(x),
            Number(y),
            Number(rx),
            Number(ry)
        );
        self.filled(paint);
    }

    /// The area in an outline.
    pub(crate) fn area(&mut self, outline: impl fmt::Display, paint: Paint) {
        let _ = write!(self.0, r#"<path d="{outline}""#);
        self.filled(paint);
    }

    /// A line with round ends.
    pub(crate) fn line(&mut self, course: impl fmt::Display, width: f32, paint: Paint) {
        let _ = write!(
            self.0,
            r##"<path d="{course}" fill="none" stroke="#{}" stroke-width="{}" stroke-linecap="round""##,
            paint.hex,
            Number(width)
        );
        if paint.percent < 100 {
            let _ = write!(self.0, r#" stroke-opacity="{}""#, Number(f32::from(paint.percent) / 100.0));
        }
        self.0.push_str("/>");
    }

    /// A rectangle that fades from one colour at its top to another at its bottom. A picture has one such rectangle of
    /// each name.
    pub(crate) fn faded(&mut self, name: &str, [x, y, width, height]: [f32; 4], [top, bottom]: [Paint; 2]) {
        let _ = write!(
            self.0,
            r##"<linearGradient id="{name}" x2="0" y2="1"><stop stop-color="#{}"/><stop offset="1" stop-color="#{}"/></linearGradient><rect x="{}" y="{}" width="{}" height="{}" fill="url(#{name})"/>"##,
            top.hex,
            bottom.hex,
            Number(x),
            Number(y),
            Number(width),
            Number(height)
        );
    }

    /// What is drawn with another origin and scale.
    pub(crate) fn moved(&mut self, [x, y]: [f32; 2], scale: f32, draw: impl FnOnce(&mut Self)) {
        let _ = write!(self.0, r#"<g transform="translate({} {})"#, Number(x), Number(y));
        if scale != 1.0 {
            let _ = write!(self.0, " scale({})", Hundredths(scale));
        }
        self.0.push_str("\">");
        draw(self);
        self.0.push_str("</g>");
    }

    /// What is drawn within a rectangle, cut at its edge. The rectangle is the stage of what is drawn in it.
    pub(crate) fn framed(
        &mut self,
        [x, y, width, height]: [f32; 4],
        stage: Size,
        draw: impl FnOnce(&mut Self),
    ) {
        let _ = write!(
            self.0,
            r#"<svg x="{}" y="{}" width="{}" height="{}" viewBox="0 0 {} {}" preserveAspectRatio="xMidYMid slice">"#,
            Number(x),
            Number(y),
            Number(width),
            Number(height),
            stage.width,
            stage.height
        );
        draw(self);
        self.0.push_str("</svg>");
    }

    /// A line of text, with its baseline at a height.
    pub(crate) fn text(&mut self, text: &str, at: [f32; 2], letters: Letters, paint: Paint) {
        let _ = write!(
            self.0,
            r#"<text x="{}" y="{}" font-family="{FONT}" font-size="{}" font-weight="{}""#,
            Number(at[0]),
            Number(at[1]),
            Number(letters.size),
            if letters.is_bold { 700 } else { 500 },
        );
        if letters.is_centred {
            self.0.push_str(r#" text-anchor="middle""#);
        }
        self.open(paint);
        let _ = write!(self.0, ">{}</text>", Escaped(text));
    }

    fn filled(&mut self, paint: Paint) {
        self.open(paint);
        self.0.push_str("/>");
    }

    fn open(&mut self, paint: Paint) {
        let _ = write!(self.0, r##" fill="#{}""##, paint.hex);
        if paint.percent < 100 {
            let _ = write!(self.0, r#" fill-opacity="{}""#, Number(f32::from(paint.percent) / 100.0));
        }
    }
}

/// Fonts that systems have, as a picture can't bring its own.
const FONT: &str = "Avenir Next,Segoe UI,Helvetica Neue,Arial,sans-serif";

/// The form of a text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Letters {
    pub(crate) size: f32,
    pub(crate) is_bold: bool,
    pub(crate) is_centred: bool,
}

/// An outline or a line, as it is drawn.
#[derive(Debug, Default, Clone)]
pub(crate) struct Pen(String);

impl Pen {
    /// Begins a line.
    pub(crate) fn at(mut self, x: f32, y: f32) -> Self {
        let _ = write!(self.0, "M{} {}", Number(x), Number(y));
        self
    }

    /// A straight line.
    pub(crate) fn to(mut self, x: f32, y: f32) -> Self {
        let _ = write!(self.0, "L{} {}", Number(x), Number(y));
        self
    }

    /// A curve that is drawn towards a point.
    pub(crate) fn by(mut self, towards: [f32; 2], x: f32, y: f32) -> Self {
        let [cx, cy] = towards;
        let _ = write!(self.0, "Q{} {} {} {}", Number(cx), Number(cy), Number(x), Number(y));
        self
    }

    /// Half a circle or less, clockwise.
    pub(crate) fn arc(mut self, radius: f32, x: f32, y: f32) -> Self {
        let _ = write!(self.0, "A{0} {0} 0 0 1 {1} {2}", Number(radius), Number(x), Number(y));
        self
    }

    /// Back to where the line began.
    pub(crate) fn closed(mut self) -> Self {
        self.0.push('z');
        self
    }

    /// A rectangle.
    pub(crate) fn rect(mut self, [x, y, width, height]: [f32; 4]) -> Self {
        let (x, y, w, h) = (Number(x), Number(y), Number(width), Number(height));
        let _ = write!(self.0, "M{x} {y}h{w}v{h}h{}z", Number(-width));
        self
    }

    /// An opening with a round top.
    pub(crate) fn arch(self, [x, y, width, height]: [f32; 4]) -> Self {
        let radius = width / 2.0;
        self.at(x, y + height)
            .to(x, y + radius)
            .arc(radius, x + width, y + radius)
            .to(x + width, y + height)
            .closed()
    }
}

impl fmt::Display for Pen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A number with a digit after the point, where it needs one.
struct Number(f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (0, rest) => write!(f, "{sign}.{rest}"),
            (whole, rest) => write!(f, "{sign}{whole}.{rest}"),
        }
    }
}

/// A number with two digits after the point.
struct Hundredths(f32);

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.0)
    }
}

/// A text in which nothing is markup. What XML has no place for is left out.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '\u{fffe}' | '\u{ffff}' => {}
                other if other.is_control() => {}
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = |number| Number(number).to_string();
        let of = [0.0, -0.04, 0.5, -0.5, 12.0, 12.34, -7.96];
        assert_eq!(of.map(written), ["0", "0", ".5", "-.5", "12", "12.3", "-8"]);
    }

    #[test]
    fn any_title_and_text_stay_text() {
        let hostile = "</title><script>alert(1)</script>&amp;\u{0}\u{ffff}\"'<![CDATA[";
        let mut canvas = Canvas::default();
        let letters = Letters { size: 10.0, is_bold: true, is_centred: true };
        canvas.text(hostile, [0.0, 0.0], letters, Paint::of("000000"));
        let svg = canvas.finish(hostile, Size::new(10, 10), Size::new(20, 20));
        let document = roxmltree::Document::parse(&svg).unwrap();
        let said = hostile.replace(['\u{0}', '\u{ffff}'], "");
        for node in document.root_element().children().filter(roxmltree::Node::is_element) {
            assert!(["title", "text"].contains(&node.tag_name().name()));
            assert_eq!(node.text(), Some(&*said));
        }
    }
}
