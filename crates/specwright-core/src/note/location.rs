//! Places in a payload, a query or headers.
//!
//! While decoding, a place is a [`Path`]: a chain of steps on the stack that costs nothing until it is needed.
//! A [`Location`] is its owned form, for notes and violations.

use std::fmt;

use serde_core::{Serialize, Serializer};

use crate::Text;

/// One step from a value to a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step<'a> {
    /// A field of an object, an entry of a map, a parameter of a query, or a header.
    Field(&'a str),
    /// An element of an array, counted from 0.
    Index(usize),
}

/// The start of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PathRoot {
    /// At the outermost value of a body.
    Body,
    /// At the query, whose first step is a parameter.
    Query,
    /// At the headers, the first step being the name of one.
    Headers,
}

/// The path from the outermost value to a part of it, on the stack.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a>(Link<'a>);

#[derive(Clone, Copy, Debug)]
enum Link<'a> {
    Root(PathRoot),
    Step(&'a Path<'a>, Step<'a>),
}

impl<'a> Path<'a> {
    /// The outermost value of a body.
    pub const ROOT: Path<'static> = Path(Link::Root(PathRoot::Body));

    /// The query.
    pub const QUERY: Path<'static> = Path(Link::Root(PathRoot::Query));

    /// The headers.
    pub const HEADERS: Path<'static> = Path(Link::Root(PathRoot::Headers));

    /// A query parameter.
    pub fn parameter(name: &'a str) -> Self {
        Path(Link::Step(&Path::QUERY, Step::Field(name)))
    }

    /// A header.
    pub fn header(name: &'a str) -> Self {
        Path(Link::Step(&Path::HEADERS, Step::Field(name)))
    }

    /// One step further.
    pub fn then<'b>(&'b self, step: Step<'b>) -> Path<'b> {
        Path(Link::Step(self, step))
    }

    /// One step further, to a field.
    pub fn field<'b>(&'b self, name: &'b str) -> Path<'b> {
        self.then(Step::Field(name))
    }

    /// One step further, to an element.
    pub fn index<'b>(&'b self, index: usize) -> Path<'b> {
        self.then(Step::Index(index))
    }

    /// The owned form of the path.
    pub fn location(&self) -> Location {
        self.with_room_for(0)
    }

    /// The owned form with room for further steps, so that the steps are allocated once.
    fn with_room_for(&self, steps: usize) -> Location {
        match self.0 {
            Link::Root(root) => Location { root, steps: Vec::with_capacity(steps) },
            Link::Step(parent, step) => parent.with_room_for(steps + 1).then(step),
        }
    }
}

/// A place in a body, a query or headers.
///
/// ```
/// use specwright_core::{Location, Step};
///
/// let date = Location::from_pointer("/legs/0/date").unwrap();
/// assert_eq!(date, Location::body().field("legs").index(0).field("date"));
/// match date.steps().collect::<Vec<_>>()[..] {
///     [Step::Field("legs"), Step::Index(leg), ..] => assert_eq!(leg, 0),
///     _ => unreachable!(),
/// }
/// assert!(date.starts_with(&Location::body().field("legs")));
/// assert_eq!(date.pointer(), "/legs/0/date");
/// assert_eq!(Location::parameter("stars").index(1).to_string(), "stars/1");
/// assert_eq!(Location::header("etag").to_string(), "header etag");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    root: PathRoot,
    steps: Vec<OwnedStep>,
}

/// A step that holds its name. A clone shares a long one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum OwnedStep {
    Field(Text),
    Index(usize),
}

impl From<Step<'_>> for OwnedStep {
    fn from(step: Step<'_>) -> Self {
        match step {
            Step::Field(name) => OwnedStep::Field(name.into()),
            Step::Index(index) => OwnedStep::Index(index),
        }
    }
}

impl OwnedStep {
    fn as_step(&self) -> Step<'_> {
        match self {
            OwnedStep::Field(name) => Step::Field(name),
            OwnedStep::Index(index) => Step::Index(*index),
        }
    }
}

impl Location {
    /// The whole of a body.
    pub const fn body() -> Self {
        Location { root: PathRoot::Body, steps: Vec::new() }
    }

    /// The whole of a query.
    pub const fn query() -> Self {
        Location { root: PathRoot::Query, steps: Vec::new() }
    }

    /// A query parameter as a whole.
    pub fn parameter(name: &str) -> Self {
        Location::query().field(name)
    }

    /// A header as a whole.
    pub fn header(name: &str) -> Self {
        Location { root: PathRoot::Headers, steps: Vec::new() }.field(name)
    }

    /// The place in a body that a JSON pointer (RFC 6901) names; `None` where the text is no pointer.
    ///
    /// A step of digits is read as an index: the pointer doesn't say whether it stands in an array.
    pub fn from_pointer(pointer: &str) -> Option<Self> {
        if pointer.is_empty() {
            return Some(Location::body());
        }
        let steps = pointer.strip_prefix('/')?.split('/');
        steps.map(read_step).collect::<Option<_>>().map(|steps| Location { root: PathRoot::Body, steps })
    }

    /// One step further.
    pub fn then(mut self, step: Step<'_>) -> Self {
        self.steps.push(step.into());
        self
    }

    /// The same place of a value that one step leads to, where the steps stand from the innermost on.
    pub(crate) fn move_below(&mut self, step: OwnedStep) {
        self.steps.push(step);
    }

    /// Puts the steps in the other order.
    pub(crate) fn turn(&mut self) {
        self.steps.reverse();
    }

    /// A place below this one.
    pub(crate) fn join(mut self, below: Location) -> Self {
        self.steps.extend(below.steps);
        self
    }

    /// One step further, to a field.
    pub fn field(self, name: &str) -> Self {
        self.then(Step::Field(name))
    }

    /// One step further, to an element.
    pub fn index(self, index: usize) -> Self {
        self.then(Step::Index(index))
    }

    /// The start of the path.
    pub fn root(&self) -> PathRoot {
        self.root
    }

    /// The steps from there on. The first step in a query is the parameter, and in headers the header.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step<'_>> + ExactSizeIterator {
        self.steps.iter().map(OwnedStep::as_step)
    }

    /// The last step; `None` for the whole of a body, a query or headers.
    pub fn last(&self) -> Option<Step<'_>> {
        self.steps().next_back()
    }

    /// The place that encloses this one; `None` for the whole of a body, a query or headers.
    pub fn parent(&self) -> Option<Location> {
        let (_, steps) = self.steps.split_last()?;
        Some(Location { root: self.root, steps: steps.to_vec() })
    }

    /// Whether the place is another one or lies within it.
    pub fn starts_with(&self, other: &Location) -> bool {
        self.root == other.root && self.steps.starts_with(&other.steps)
    }

    /// The parameter of a query that the place is, or lies in.
    pub fn parameter_name(&self) -> Option<&str> {
        match (self.root, self.steps.first()) {
            (PathRoot::Query, Some(OwnedStep::Field(name))) => Some(name),
            _ => None,
        }
    }

    /// The header that the place is, or lies in.
    pub fn header_name(&self) -> Option<&str> {
        match (self.root, self.steps.first()) {
            (PathRoot::Headers, Some(OwnedStep::Field(name))) => Some(name),
            _ => None,
        }
    }

    /// The JSON pointer (RFC 6901) into the body, or into the value of the parameter or header; empty for the whole of it.
    pub fn pointer(&self) -> String {
        Pointer(self).to_string()
    }
}

/// A step of a pointer, whose escapes are `~0` for `~` and `~1` for `/`.
fn read_step(text: &str) -> Option<OwnedStep> {
    let is_index = text == "0" || !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(index) = text.parse().ok().filter(|_| is_index) {
        return Some(OwnedStep::Index(index));
    }
    let is_escape = |rest: &str| rest.starts_with(['0', '1']);
    let is_whole = text.split('~').skip(1).all(is_escape);
    is_whole.then(|| OwnedStep::Field(text.replace("~1", "/").replace("~0", "~").into()))
}

/// The steps as a pointer, without the name of a parameter or header.
struct Pointer<'a>(&'a Location);

impl fmt::Display for Pointer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let above = usize::from(self.0.root != PathRoot::Body);
        for step in self.0.steps().skip(above) {
            match step {
                Step::Index(index) => write!(f, "/{index}")?,
                Step::Field(name) if name.contains(['~', '/']) => {
                    write!(f, "/{}", name.replace('~', "~0").replace('/', "~1"))?;
                }
                Step::Field(name) => write!(f, "/{name}")?,
            }
        }
        Ok(())
    }
}

/// The name of a parameter or header with a pointer into its value behind it, or a pointer into a body.
struct Named<'a>(&'a Location);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pointer = Pointer(self.0);
        match (self.0.parameter_name(), self.0.header_name()) {
            (Some(name), _) => write!(f, "{name}{pointer}"),
            (_, Some(name)) => write!(f, "header {name}{pointer}"),
            (None, None) => pointer.fmt(f),
        }
    }
}

/// `/legs/0/date` for a body, `the body` for the whole of it, `searchTerm` for a parameter, `header etag` for a header.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.root, self.steps.is_empty()) {
            (PathRoot::Body, true) => f.write_str("the body"),
            (PathRoot::Query, true) => f.write_str("the query"),
            (PathRoot::Headers, true) => f.write_str("the headers"),
            (_, false) => Named(self).fmt(f),
        }
    }
}

/// A string: a JSON pointer into a body, or the name of a parameter or header with a pointer into its value behind it.
impl Serialize for Location {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Named(self))
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
        assert_eq!(odd.location().pointer(), "/legs/2/a~1b~0c");
        assert_eq!(odd.location(), Location::body().field("legs").index(2).field("a/b~c"));
        assert_eq!(Path::ROOT.location().to_string(), "the body");
        assert_eq!(Path::ROOT.location().pointer(), "");
    }

    #[test]
    fn a_parameter_keeps_its_name() {
        let list = Path::QUERY.field("starRating");
        assert_eq!(list.location(), Path::parameter("starRating").location());
        assert_eq!(list.location(), Location::parameter("starRating"));
        let item = list.index(1).location();
        assert_eq!(item.to_string(), "starRating/1");
        assert_eq!((item.parameter_name(), item.pointer().as_str()), (Some("starRating"), "/1"));
        assert_eq!(Path::QUERY.location().to_string(), "the query");
    }

    #[test]
    fn a_header_keeps_its_name() {
        assert_eq!(Path::header("etag").location(), Location::header("etag"));
        let item = Path::header("x-tags").index(1).location();
        assert_eq!(item.to_string(), "header x-tags/1");
        assert_eq!((item.header_name(), item.parameter_name()), (Some("x-tags"), None));
        assert_eq!(item.pointer(), "/1");
        assert_eq!(Path::HEADERS.location().to_string(), "the headers");
    }

    #[test]
    fn a_pointer_is_read_as_it_is_written() {
        for pointer in ["", "/legs/2/a~1b~0c", "/", "//", "/a~01", "/00", "/0", "/18446744073709551616"] {
            assert_eq!(Location::from_pointer(pointer).unwrap().pointer(), pointer);
        }
        assert_eq!(Location::from_pointer("/00").unwrap().last(), Some(Step::Field("00")));
        assert_eq!(Location::from_pointer("/10").unwrap().last(), Some(Step::Index(10)));
        for text in ["legs", "a/b", "/a~", "/a~2", "/~"] {
            assert_eq!(Location::from_pointer(text), None, "{text}");
        }
    }

    #[test]
    fn places_lie_in_each_other() {
        let (body, legs) = (Location::body(), Location::body().field("legs"));
        let leg = legs.clone().index(1);
        assert!(leg.starts_with(&body) && leg.starts_with(&legs) && leg.starts_with(&leg));
        assert!(!legs.starts_with(&leg) && !Location::body().field("legs2").starts_with(&legs));
        assert!(!Location::parameter("legs").starts_with(&legs));
        assert_eq!(leg.parent(), Some(legs));
        assert_eq!(body.parent(), None);
    }

    #[test]
    fn a_place_is_written_as_a_string() {
        let json = |at: Location| serde_json::to_string(&at).unwrap();
        assert_eq!(json(Location::body()), "\"\"");
        assert_eq!(json(Location::body().field("legs").index(0)), "\"/legs/0\"");
        assert_eq!(json(Location::parameter("stars").index(1)), "\"stars/1\"");
        assert_eq!(json(Location::header("etag")), "\"header etag\"");
    }
}
