//! The SVG frame of a picture, and text escaping.

use std::fmt::{self, Write as _};

use super::Size;

/// Returns a picture as SVG. The view box always fills the whole picture; if the aspect ratios differ, the view box is
/// cropped.
pub(super) fn picture(title: &str, view_box: Size, size: Size, shapes: impl fmt::Display) -> String {
    let (title, Size { width, height }) = (Escaped(title), size);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {} {}\" preserveAspectRatio=\"xMidYMid slice\"><title>{title}</title>{shapes}</svg>\n",
        view_box.width, view_box.height
    )
}

/// Text escaped for XML. Characters that XML does not allow are omitted.
pub(super) struct Escaped<'a>(pub(super) &'a str);

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
    fn titles_are_escaped() {
        let hostile = "</title><script>alert(1)</script>&amp;\u{0}\u{ffff}\"'<![CDATA[";
        let svg = picture(hostile, Size::new(10, 10), Size::new(20, 20), "");
        let document = roxmltree::Document::parse(&svg).unwrap();
        let title = document.root_element().first_element_child().unwrap();
        assert_eq!(title.text(), Some(&*hostile.replace(['\u{0}', '\u{ffff}'], "")));
        assert_eq!(document.root_element().children().count(), 1);
    }
}
