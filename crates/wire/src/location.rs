//! Where in a payload or a query something was found.
//!
//! While decoding, a place is a [`Path`]: a chain of steps on the stack that costs nothing until it is needed.
//! A [`Location`] is the same made to last, for notes and violations.

use std::fmt::{self, Write as _};

/// One step from a value to a part of it.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// The outermost value of a body.
    Root,
    /// A query, outermost too. Its fields are the parameters.
    Query,
    /// A field of an object, or an entry of a map.
    Field(&'a str),
    /// An element of an array, counted from 0.
    Index(usize),
}

/// The way from the outermost value to where we are.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    step: Step<'a>,
}

impl<'a> Path<'a> {
    /// The outermost value of a body.
    pub const ROOT: Path<'static> = Path { parent: None, step: Step::Root };

    /// A query as a whole.
    pub const QUERY: Path<'static> = Path { parent: None, step: Step::Query };

    /// A query parameter.
    pub fn parameter(name: &'a str) -> Self {
        Path::QUERY.field(name)
    }

    /// One step further.
    pub fn then<'b>(&'b self, step: Step<'b>) -> Path<'b> {
        Path { parent: Some(self), step }
    }

    /// One step further, to a field.
    pub fn field<'b>(&'b self, name: &'b str) -> Path<'b> {
        self.then(Step::Field(name))
    }

    /// One step further, to an element.
    pub fn index<'b>(&'b self, index: usize) -> Path<'b> {
        self.then(Step::Index(index))
    }

    /// The same made to last.
    pub fn location(&self) -> Location {
        let mut pointer = String::new();
        match self.write_steps(&mut pointer) {
            None => Location::Body(pointer),
            Some(name) => Location::Query { name: name.to_owned(), rest: pointer },
        }
    }

    fn is_query(&self) -> bool {
        matches!(self.step, Step::Query)
    }

    /// Writes the steps as a JSON pointer and gives the query parameter they start from, if they do.
    fn write_steps(&self, out: &mut String) -> Option<&'a str> {
        let parameter = self.parent.and_then(|parent| parent.write_steps(out));
        match self.step {
            Step::Root => parameter,
            Step::Query => Some(""),
            Step::Field(name) if self.parent.is_some_and(Path::is_query) => Some(name),
            Step::Field(name) => {
                out.push('/');
                for c in name.chars() {
                    match c {
                        '~' => out.push_str("~0"),
                        '/' => out.push_str("~1"),
                        c => out.push(c),
                    }
                }
                parameter
            }
            Step::Index(index) => {
                // Writing into a string can't fail.
                let _ = write!(out, "/{index}");
                parameter
            }
        }
    }
}

/// A place in a body or a query.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Location {
    /// A JSON pointer (RFC 6901) into the body; empty for the whole of it.
    Body(String),
    /// A query parameter, and a pointer into its value where it holds a list.
    Query {
        /// The parameter's name.
        name: String,
        /// A pointer into the value; empty for the whole of it.
        rest: String,
    },
}

impl Location {
    /// A query parameter as a whole.
    pub fn parameter(name: &str) -> Self {
        Location::Query { name: name.to_owned(), rest: String::new() }
    }

    /// The pointer, or the parameter's name.
    pub fn as_str(&self) -> &str {
        match self {
            Location::Body(pointer) => pointer,
            Location::Query { name, .. } => name,
        }
    }
}

/// `/legs/0/date` for a body, `the body` for the whole of it, `searchTerm` for a parameter.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Body(pointer) if pointer.is_empty() => f.write_str("the body"),
            Location::Body(pointer) => f.write_str(pointer),
            Location::Query { name, rest } => write!(f, "{name}{rest}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_becomes_a_pointer() {
        let legs = Path::ROOT.field("legs");
        let leg = legs.index(2);
        let odd = leg.field("a/b~c");
        assert_eq!(odd.location(), Location::Body("/legs/2/a~1b~0c".into()));
        assert_eq!(Path::ROOT.location().to_string(), "the body");
    }

    #[test]
    fn a_parameter_keeps_its_name() {
        let list = Path::QUERY.field("starRating");
        assert_eq!(list.location(), Path::parameter("starRating").location());
        assert_eq!(list.location(), Location::parameter("starRating"));
        assert_eq!(list.index(1).location().to_string(), "starRating/1");
    }
}
