//! Formatting of table-like macros with braces, which the pretty-printer would reflow like prose.

use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};
use quote::ToTokens;

/// Formats a macro with braces. Each entry ends with a semicolon, is on its own line, and is indented by its brace
/// depth. Returns `None` for any other macro.
pub(super) fn table(item: &syn::ItemMacro) -> Option<String> {
    matches!(item.mac.delimiter, syn::MacroDelimiter::Brace(_)).then(|| {
        let mut layout = Layout::default();
        layout.tokens(item.mac.path.to_token_stream());
        layout.text.push_str("! {");
        layout.tokens(item.mac.tokens.clone());
        layout.text.push_str(" }\n");
        layout.text
    })
}

/// Column after which a line breaks at the next comma.
const WRAP_COLUMN: usize = 90;

#[derive(Default)]
struct Layout {
    text: String,
    depth: usize,
    gap: Gap,
}

/// The gap before the next word.
#[derive(Clone, Copy, Default, PartialEq)]
enum Gap {
    #[default]
    None,
    Space,
    Line,
}

impl Layout {
    fn tokens(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(name) => self.word(&name.to_string()),
                TokenTree::Literal(literal) => self.word(&literal.to_string()),
                TokenTree::Group(group) => self.group(&group),
                TokenTree::Punct(first) => {
                    let second = tokens
                        .next_if(|next| matches!(next, TokenTree::Punct(second) if is_pair(&first, second)));
                    self.punctuation(&format!("{first}{}", second.to_token_stream()));
                }
            }
        }
    }

    fn word(&mut self, word: &str) {
        match self.gap {
            Gap::None => {}
            Gap::Space => self.text.push(' '),
            Gap::Line => {
                self.text.push('\n');
                self.text.push_str(&"    ".repeat(self.depth));
            }
        }
        self.text.push_str(word);
        self.gap = Gap::Space;
    }

    fn punctuation(&mut self, mark: &str) {
        if self.gap == Gap::Space && matches!(mark, "," | ";" | ":" | "::" | "." | "?" | "<" | ">") {
            self.gap = Gap::None;
        }
        self.word(mark);
        self.gap = match mark {
            ";" => Gap::Line,
            "," if self.column() > WRAP_COLUMN => Gap::Line,
            "::" | "." | "<" | "&" | "-" | "'" | "#" => Gap::None,
            _ => Gap::Space,
        };
    }

    fn group(&mut self, group: &Group) {
        match group.delimiter() {
            Delimiter::Brace if has_entries(group) => self.entries(group),
            Delimiter::Brace if group.stream().is_empty() => self.word("{}"),
            Delimiter::Brace => self.enclosed("{", Gap::Space, group, "}"),
            Delimiter::Bracket => self.enclosed("[", Gap::None, group, "]"),
            Delimiter::None => self.tokens(group.stream()),
            Delimiter::Parenthesis => {
                // The parentheses of a call directly follow the function's name.
                if self.gap == Gap::Space
                    && self.text.ends_with(|last: char| last.is_alphanumeric() || last == '_')
                {
                    self.gap = Gap::None;
                }
                self.enclosed("(", Gap::None, group, ")");
            }
        }
    }

    /// Formats a group with one line per entry.
    fn entries(&mut self, group: &Group) {
        self.word("{");
        self.depth += 1;
        self.gap = Gap::Line;
        self.tokens(group.stream());
        self.depth -= 1;
        self.gap = Gap::Line;
        self.word("}");
    }

    /// Formats a group within a line.
    fn enclosed(&mut self, open: &str, gap: Gap, group: &Group, close: &str) {
        self.word(open);
        self.depth += 1;
        self.gap = gap;
        self.tokens(group.stream());
        self.depth -= 1;
        self.gap = gap;
        self.word(close);
    }

    fn column(&self) -> usize {
        self.text.len() - self.text.rfind('\n').map_or(0, |end| end + 1)
    }
}

/// Returns whether two punctuation marks form one token.
fn is_pair(first: &Punct, second: &Punct) -> bool {
    let pair = (first.as_char(), second.as_char());
    first.spacing() == Spacing::Joint && matches!(pair, (':', ':') | ('=', '>') | ('-', '>') | ('.', '.'))
}

fn has_entries(group: &Group) -> bool {
    group.stream().into_iter().any(|token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ';'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Formats a macro, and checks that the tokens are unchanged.
    fn laid_out(source: &str) -> Option<String> {
        let text = table(&syn::parse_str(source).unwrap())?;
        let tokens = |text: &str| text.parse::<TokenStream>().unwrap().to_string();
        assert_eq!(tokens(&text), tokens(source));
        Some(text)
    }

    #[test]
    fn each_entry_has_a_line() {
        let source = r#"a::object! { Leg part : b :: Part { 0 id : required "id" ; } { 1 | 2 status : results "a" until status [ "x" , "y" ] ; } indexed }"#;
        let text = r#"a::object! { Leg part: b::Part {
    0 id: required "id";
} {
    1 | 2 status: results "a" until status ["x", "y"];
} indexed }
"#;
        assert_eq!(laid_out(source).unwrap(), text);
        assert_eq!(laid_out("a::object! { Leg {} }").unwrap(), "a::object! { Leg {} }\n");
        assert_eq!(laid_out("a::open_text!(A; \"a\" => A);"), None);
    }

    #[test]
    fn entries_may_contain_entries() {
        let source = r#"union! { Place by "kind" { 1 name "name"; } { Town "town" { name: required "name"; } without {}; Sea "sea" {} without { name "name"; }; } }"#;
        let text = r#"union! { Place by "kind" {
    1 name "name";
} {
    Town "town" {
        name: required "name";
    } without {};
    Sea "sea" {} without {
        name "name";
    };
} }
"#;
        assert_eq!(laid_out(source).unwrap(), text);
    }

    #[test]
    fn types_and_values_are_formatted_like_other_code() {
        for entry in [
            "with_ids: std::collections::BTreeMap<Id, Vec<a::Text>> = some r#type in stay \"ids\";",
            "a_or_default: f64 = a \"a\" or -1.5;",
            "b_or_default: Option<Code> = b \"b\" or \"EN\".parse().ok();",
            "#[deprecated(note = \"Say `d`.\")] with_c: i64 = some c \"c\";",
            "c_or_default: i64 = c \"c\" or crate::limits::SIZE as i64;",
            "d_or_default: Amount = d \"d\" or a::Amount::new(1.0).unwrap_or_default();",
            "date: impl Into<Date> => time = Moment::new(date.into());",
            "e \"; } // \\\" {\\n\\u{1}\" 'x';",
        ] {
            let text = format!("setters! {{ Query {{\n    {entry}\n}} }}\n");
            assert_eq!(laid_out(&text).unwrap(), text);
        }
    }

    #[test]
    fn a_long_list_is_broken_at_commas() {
        let names: Vec<String> = (0..30).map(|number| format!("field_{number}")).collect();
        let text =
            laid_out(&format!("new! {{ A {{ a => b; }} default {{ {} }} }}", names.join(","))).unwrap();
        assert_eq!(text.lines().count(), 6, "{text}");
        assert!(text.lines().all(|line| line.len() < 110), "{text}");
    }
}
