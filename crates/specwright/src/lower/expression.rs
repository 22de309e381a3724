//! Type expressions: `string`, `[Chapter]`, `{BookId: Book}`, `ref(books)`, `comma(Option)?`.

use super::Lowering;
use super::forms::has_alternatives;
use crate::diagnostic::{Place, did_you_mean};
use crate::ir::{DefId, Reference, TextForm, Type, WireName};
use crate::raw::At;

/// Returns the names of the built-in types.
pub(super) fn built_in<'a>() -> impl Iterator<Item = &'a str> {
    PLAIN.iter().map(|(name, _)| *name).chain(TextForm::ALL.map(TextForm::name))
}

const PLAIN: &[(&str, Type)] = &[
    ("boolean", Type::Boolean),
    ("integer", Type::Integer),
    ("unsigned", Type::Unsigned),
    ("number", Type::Number),
    ("amount", Type::Amount),
    ("string", Type::String),
    ("url", Type::Url),
    ("date", Type::Date),
    ("local_datetime", Type::LocalDateTime),
    ("json", Type::Json),
];

/// Returns the built-in type with this name.
fn built_in_type(name: &str) -> Option<Type> {
    let plain = PLAIN.iter().find(|(known, _)| *known == name).map(|(_, ty)| ty.clone());
    plain.or_else(|| TextForm::of_name(name).map(Type::TextForm))
}

/// The type name of the inline object of `fields`.
const OBJECT: &str = "object";

/// The type name of a binary body.
pub(super) const BINARY: &str = "binary";

/// Help message about the types of map keys.
pub const KEYS: &str = "use a string, or a string id, a string enum or a grammar";

impl Lowering<'_> {
    /// Parses a type expression. Returns the type and whether the expression is marked as optional, or `None` if the
    /// expression is invalid. `inline` is the definition of the field's inline object or union: the type name `object`,
    /// or the types separated by `|`.
    pub(super) fn type_expression(
        &mut self,
        raw: &At<String>,
        inline: Option<DefId>,
    ) -> Option<(Type, bool)> {
        let (union, object) = if has_alternatives(&raw.value) { (inline, None) } else { (None, inline) };
        let written = self.sources[self.file].text.get(raw.span.clone()).unwrap_or_default();
        // Positions within the expression are known only if the string contains no escapes. Otherwise, the position is
        // the whole string.
        let base = written.find(&raw.value).map(|quotes| raw.span.start + quotes);
        let mut parser =
            Parser { lowering: self, text: &raw.value, at: 0, depth: 0, base, whole: raw, object, union };
        let Some(ty) = parser.ty() else {
            if union.is_some() {
                self.diagnostics.lose_uses();
            }
            return None;
        };
        if object.is_some_and(|object| !ty.named().contains(&object)) {
            let message = "the field has inline `fields`, but its type does not contain `object`".to_owned();
            parser.report(0, raw.value.len(), message, "write `object`, `[object]` or `{string: object}`");
            parser.lowering.diagnostics.lose_uses();
        }
        let optional = parser.eat('?');
        match parser.text[parser.at..].trim() {
            "" => Some((ty, optional)),
            rest => {
                let message = format!("unexpected `{rest}` after the type");
                parser.unreadable(message, "write a single type, which may end with `?`");
                None
            }
        }
    }
}

struct Parser<'l, 'a, 't> {
    lowering: &'l mut Lowering<'a>,
    text: &'t str,
    at: usize,
    depth: usize,
    base: Option<usize>,
    whole: &'t At<String>,
    /// Definition of the inline object.
    object: Option<DefId>,
    /// Definition of the inline union.
    union: Option<DefId>,
}

/// Maximum nesting depth of types, which limits the recursion. No API needs deeper nesting.
const MAX_DEPTH: usize = 16;

impl Parser<'_, '_, '_> {
    fn ty(&mut self) -> Option<Type> {
        self.depth += 1;
        let ty = self.alternatives();
        self.depth -= 1;
        ty
    }

    /// Parses a type, or several types separated by `|`.
    fn alternatives(&mut self) -> Option<Type> {
        self.skip_blanks();
        let start = self.at;
        let first = self.ty_at_depth()?;
        if !self.eat('|') {
            return Some(first);
        }
        let mut types = vec![first, self.ty_at_depth()?];
        while self.eat('|') {
            types.push(self.ty_at_depth()?);
        }
        match types[..] {
            [Type::String, Type::Integer] | [Type::Integer, Type::String] => Some(Type::TextOrInteger),
            _ => self.inline_union(start, types),
        }
    }

    /// Returns the inline union of the given types.
    fn inline_union(&mut self, start: usize, types: Vec<Type>) -> Option<Type> {
        let Some(id) = self.union else {
            let message = format!("`{}` is not a type here", self.text[start..self.at].trim());
            self.report(
                start,
                self.at,
                message,
                "only a field has alternatives; define a `[union]` without a `tag`",
            );
            return None;
        };
        if self.lowering.alternatives.insert(id, types).is_some() {
            let message = format!("the type `{}` contains several unions", self.text);
            self.report(0, self.text.len(), message, "define each as a `[union]` without a `tag`");
            return None;
        }
        Some(Type::Named(id))
    }

    fn ty_at_depth(&mut self) -> Option<Type> {
        if self.depth > MAX_DEPTH {
            let message = format!("the type nests deeper than {MAX_DEPTH} levels");
            self.report(0, self.text.len(), message, "define the inner types as named types");
            return None;
        }
        if self.eat('[') {
            let inner = self.element()?;
            self.expect(']')?;
            return Some(Type::List(Box::new(inner)));
        }
        if self.eat('{') {
            let key = self.key()?;
            self.expect(':')?;
            let value = self.element()?;
            self.expect('}')?;
            return Some(Type::Map(Box::new(key), Box::new(value)));
        }
        let (start, name) = self.name()?;
        if self.eat('(') {
            return self.call(start, &name);
        }
        if name == BINARY {
            let message = "`binary` can only be the type of a whole body";
            let help = "use `body = \"binary\"` or `response = \"binary\"`, or `base64` for bytes in JSON";
            self.report(start, self.at, message.to_owned(), help);
            return None;
        }
        match (built_in_type(&name), self.object) {
            (Some(ty), _) => Some(ty),
            (None, Some(object)) if name == OBJECT => Some(Type::Named(object)),
            (None, _) => self.look_up(start, &name).map(Type::Named),
        }
    }

    /// Parses the element type of a list or map. Elements may be nullable.
    fn element(&mut self) -> Option<Type> {
        let ty = self.ty()?;
        Some(if self.eat('?') { Type::Nullable(Box::new(ty)) } else { ty })
    }

    fn call(&mut self, start: usize, name: &str) -> Option<Type> {
        let reference = |(_, field): (usize, String)| Reference {
            field: WireName(field),
            roots: Vec::new(),
            key: None,
            target: None,
        };
        let ty = match name {
            "ref" => Type::Ref(reference(self.name()?)),
            "index" => Type::Index(reference(self.name()?)),
            "pipe" => Type::Pipe(Box::new(self.ty()?)),
            "comma" => Type::Comma(Box::new(self.ty()?)),
            "entries" => {
                let element = self.ty()?;
                self.expect(',')?;
                let (_, key) = self.name()?;
                Type::Entries(Box::new(element), WireName(key))
            }
            _ => {
                let help = did_you_mean(name, ["ref", "index", "pipe", "comma", "entries"]);
                self.report(start, start + name.len(), format!("unknown type `{name}(..)`"), &help);
                return None;
            }
        };
        self.expect(')')?;
        Some(ty)
    }

    fn key(&mut self) -> Option<Type> {
        let (start, name) = self.name()?;
        match built_in_type(&name) {
            Some(Type::String) => Some(Type::String),
            Some(_) => {
                let message = format!("`{name}` can't be the key of a map");
                self.report(start, start + name.len(), message, KEYS);
                None
            }
            None => self.look_up(start, &name).map(Type::Named),
        }
    }

    fn look_up(&mut self, start: usize, name: &str) -> Option<crate::ir::DefId> {
        let found = self.lowering.out.names.get(name).copied();
        if found.is_none() && name == OBJECT {
            let (what, help) = match self.union {
                Some(_) => ("can't be one of several types", "name a `[type]`, or use `{string: json}`"),
                None => ("has no fields", "add `fields = { .. }`, or name a `[type]`"),
            };
            self.report(start, start + name.len(), format!("`object` {what}"), help);
        } else if found.is_none() {
            let names = self.lowering.out.names.keys().map(String::as_str);
            let help = did_you_mean(name, names.chain(built_in()));
            if !self.lowering.diagnostics.is_lost(name) {
                self.report(start, start + name.len(), format!("unknown type `{name}`"), &help);
            }
            let names = self.lowering.out.names.keys().map(String::as_str);
            self.lowering.diagnostics.unknown(name, names);
        }
        found
    }

    fn name(&mut self) -> Option<(usize, String)> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
        if end == 0 {
            let message = format!("invalid type: expected a name in `{}`", self.text);
            self.unreadable(message, "the Specwright guide lists the types");
            return None;
        }
        let start = self.at;
        self.at += end;
        Some((start, rest[..end].to_owned()))
    }

    fn skip_blanks(&mut self) {
        self.at += self.text[self.at..].len() - self.text[self.at..].trim_start().len();
    }

    fn eat(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let found = self.text[self.at..].starts_with(wanted);
        self.at += usize::from(found) * wanted.len_utf8();
        found
    }

    fn expect(&mut self, wanted: char) -> Option<()> {
        if self.eat(wanted) {
            return Some(());
        }
        let message = format!("invalid type: expected `{wanted}` in `{}`", self.text);
        self.unreadable(message, "the Specwright guide lists the types");
        None
    }

    /// Reports that the rest of the expression can't be parsed, and records that the rest may use any definition.
    fn unreadable(&mut self, message: String, help: &str) {
        self.report(self.at, self.text.len(), message, help);
        self.lowering.diagnostics.lose_uses();
    }

    fn report(&mut self, start: usize, end: usize, message: String, help: &str) {
        let span = match self.base {
            Some(base) => base + start..base + end,
            None => self.whole.span.clone(),
        };
        let place = Place::new(self.lowering.file, span);
        self.lowering.diagnostics.add(&place, message, help);
    }
}
