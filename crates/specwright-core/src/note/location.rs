//! Locations in a payload, a query or headers.
//!
//! During validation, a location is a [`Path`]: a chain of steps on the stack that needs no allocation. A [`Location`]
//! is the owned form, for notes and violations.

use std::fmt::{self, Display as _};

use serde_core::{Serialize, Serializer};

use crate::Text;
use crate::shown::shown;

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
    /// The outermost value of a body.
    Body,
    /// The query, where the first step is a parameter.
    Query,
    /// The headers, where the first step is a header name.
    Headers,
}

/// The path from the outermost value to one of its parts, on the stack.
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

    /// Returns the path of a query parameter.
    pub fn parameter(name: &'a str) -> Self {
        Path(Link::Step(&Path::QUERY, Step::Field(name)))
    }

    /// Returns the path of a header.
    pub fn header(name: &'a str) -> Self {
        Path(Link::Step(&Path::HEADERS, Step::Field(name)))
    }

    /// Returns the path extended by a step.
    pub fn then<'b>(&'b self, step: Step<'b>) -> Path<'b> {
        Path(Link::Step(self, step))
    }

    /// Returns the path extended by a step to a field.
    pub fn field<'b>(&'b self, name: &'b str) -> Path<'b> {
        self.then(Step::Field(name))
    }

    /// Returns the path extended by a step to an element.
    pub fn index<'b>(&'b self, index: usize) -> Path<'b> {
        self.then(Step::Index(index))
    }

    /// Converts the path to its owned form.
    pub fn location(&self) -> Location {
        self.with_room_for(0)
    }

    /// Converts the path to its owned form, with capacity for `steps` more steps, so that all steps share one
    /// allocation.
    fn with_room_for(&self, steps: usize) -> Location {
        match self.0 {
            Link::Root(root) => Location { root, steps: Vec::with_capacity(steps) },
            Link::Step(parent, step) => parent.with_room_for(steps + 1).then(step),
        }
    }
}

/// A location in a body, a query or headers.
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

/// A step that owns its name. Clones share the memory of a long name.
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
    /// Returns the location of a whole body.
    pub const fn body() -> Self {
        Location { root: PathRoot::Body, steps: Vec::new() }
    }

    /// Returns the location of a whole query.
    pub const fn query() -> Self {
        Location { root: PathRoot::Query, steps: Vec::new() }
    }

    /// Returns the location of a whole query parameter.
    pub fn parameter(name: &str) -> Self {
        Location::query().field(name)
    }

    /// Returns the location of a whole header.
    pub fn header(name: &str) -> Self {
        Location { root: PathRoot::Headers, steps: Vec::new() }.field(name)
    }

    /// Returns the location in a body that a JSON pointer (RFC 6901) identifies, or `None` if the string is not a JSON
    /// pointer.
    ///
    /// A numeric step becomes an index, because a pointer does not distinguish between array indexes and field names.
    pub fn from_pointer(pointer: &str) -> Option<Self> {
        if pointer.is_empty() {
            return Some(Location::body());
        }
        let steps = pointer.strip_prefix('/')?.split('/');
        steps.map(read_step).collect::<Option<_>>().map(|steps| Location { root: PathRoot::Body, steps })
    }

    /// Returns the location extended by a step.
    pub fn then(mut self, step: Step<'_>) -> Self {
        self.steps.push(step.into());
        self
    }

    /// Prepends a step to a location whose steps are stored innermost first.
    pub(crate) fn prepend_step(&mut self, step: OwnedStep) {
        self.steps.push(step);
    }

    /// Reverses the order of the steps.
    pub(crate) fn reverse_steps(&mut self) {
        self.steps.reverse();
    }

    /// Returns the location extended by the steps of another location.
    pub(crate) fn join(mut self, below: Location) -> Self {
        self.steps.extend(below.steps);
        self
    }

    /// Returns the location extended by a step to a field.
    pub fn field(self, name: &str) -> Self {
        self.then(Step::Field(name))
    }

    /// Returns the location extended by a step to an element.
    pub fn index(self, index: usize) -> Self {
        self.then(Step::Index(index))
    }

    /// Returns the start of the path.
    pub fn root(&self) -> PathRoot {
        self.root
    }

    /// Returns the steps after the start. The first step in a query is the parameter, and the first step in headers is
    /// the header.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = Step<'_>> + ExactSizeIterator {
        self.steps.iter().map(OwnedStep::as_step)
    }

    /// Returns the last step, or `None` for a whole body, query or set of headers.
    pub fn last(&self) -> Option<Step<'_>> {
        self.steps().next_back()
    }

    /// Returns the enclosing location, or `None` for a whole body, query or set of headers.
    pub fn parent(&self) -> Option<Location> {
        let (_, steps) = self.steps.split_last()?;
        Some(Location { root: self.root, steps: steps.to_vec() })
    }

    /// Returns whether this location equals `other` or lies within it.
    pub fn starts_with(&self, other: &Location) -> bool {
        self.root == other.root && self.steps.starts_with(&other.steps)
    }

    /// Returns the query parameter that the location identifies or in which it lies.
    pub fn parameter_name(&self) -> Option<&str> {
        match (self.root, self.steps.first()) {
            (PathRoot::Query, Some(OwnedStep::Field(name))) => Some(name),
            _ => None,
        }
    }

    /// Returns the header that the location identifies or in which it lies.
    pub fn header_name(&self) -> Option<&str> {
        match (self.root, self.steps.first()) {
            (PathRoot::Headers, Some(OwnedStep::Field(name))) => Some(name),
            _ => None,
        }
    }

    /// Returns the JSON pointer (RFC 6901) into the body, or into the value of the parameter or header. The pointer is
    /// empty for the whole body or value.
    pub fn pointer(&self) -> String {
        self.steps_below_root().to_string()
    }

    /// Returns the location as a path of fields, for human-readable messages: `legs[0].date`, or `the body` for a whole
    /// body.
    ///
    /// ```
    /// use specwright_core::Location;
    ///
    /// assert_eq!(Location::body().field("legs").index(0).field("date").field_path().to_string(), "legs[0].date");
    /// ```
    pub fn field_path(&self) -> impl fmt::Display {
        shown(move |f| {
            let mut between = "";
            for step in self.steps() {
                match step {
                    Step::Index(index) => write!(f, "[{index}]")?,
                    Step::Field(name) => write!(f, "{between}{name}")?,
                }
                between = ".";
            }
            if self.steps.is_empty() { self.fmt(f) } else { Ok(()) }
        })
    }

    /// Formats the steps as a pointer, without the name of a parameter or header.
    fn steps_below_root(&self) -> impl fmt::Display {
        shown(move |f| {
            let above = usize::from(self.root != PathRoot::Body);
            for step in self.steps().skip(above) {
                match step {
                    Step::Index(index) => write!(f, "/{index}")?,
                    Step::Field(name) if name.contains(['~', '/']) => {
                        write!(f, "/{}", name.replace('~', "~0").replace('/', "~1"))?;
                    }
                    Step::Field(name) => write!(f, "/{name}")?,
                }
            }
            Ok(())
        })
    }

    /// Formats a pointer into a body, or the name of a parameter or header followed by a pointer into its value.
    fn named(&self) -> impl fmt::Display {
        shown(move |f| {
            let pointer = self.steps_below_root();
            match (self.parameter_name(), self.header_name()) {
                (Some(name), _) => write!(f, "{name}{pointer}"),
                (_, Some(name)) => write!(f, "header {name}{pointer}"),
                (None, None) => pointer.fmt(f),
            }
        })
    }
}

/// Parses a step of a pointer. The escapes are `~0` for `~` and `~1` for `/`.
fn read_step(text: &str) -> Option<OwnedStep> {
    let is_index = text == "0" || !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(index) = text.parse().ok().filter(|_| is_index) {
        return Some(OwnedStep::Index(index));
    }
    let is_escape = |rest: &str| rest.starts_with(['0', '1']);
    let is_whole = text.split('~').skip(1).all(is_escape);
    is_whole.then(|| OwnedStep::Field(text.replace("~1", "/").replace("~0", "~").into()))
}

/// Writes, for example, `/legs/0/date` for a location in a body, `the body` for a whole body, `searchTerm` for a
/// parameter, and `header etag` for a header.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.root, self.steps.is_empty()) {
            (PathRoot::Body, true) => f.write_str("the body"),
            (PathRoot::Query, true) => f.write_str("the query"),
            (PathRoot::Headers, true) => f.write_str("the headers"),
            (_, false) => self.named().fmt(f),
        }
    }
}

/// Serializes to a string: a JSON pointer into a body, or the name of a parameter or header followed by a pointer into
/// its value.
impl Serialize for Location {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.named())
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
    fn field_paths_name_fields_and_indexes() {
        let legs = Path::ROOT.field("legs");
        for (location, path) in [
            (legs.index(2).field("date").location(), "legs[2].date"),
            (Path::ROOT.index(1).index(0).location(), "[1][0]"),
            (Path::parameter("stars").index(1).location(), "stars[1]"),
            (Location::header("etag"), "etag"),
            (Location::query(), "the query"),
            (Location::body(), "the body"),
        ] {
            assert_eq!(location.field_path().to_string(), path);
        }
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
    fn pointers_round_trip() {
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
    fn locations_can_be_nested() {
        let (body, legs) = (Location::body(), Location::body().field("legs"));
        let leg = legs.clone().index(1);
        assert!(leg.starts_with(&body) && leg.starts_with(&legs) && leg.starts_with(&leg));
        assert!(!legs.starts_with(&leg) && !Location::body().field("legs2").starts_with(&legs));
        assert!(!Location::parameter("legs").starts_with(&legs));
        assert_eq!(leg.parent(), Some(legs));
        assert_eq!(body.parent(), None);
    }

    #[test]
    fn a_location_serializes_to_a_string() {
        let json = |at: Location| serde_json::to_string(&at).unwrap();
        assert_eq!(json(Location::body()), "\"\"");
        assert_eq!(json(Location::body().field("legs").index(0)), "\"/legs/0\"");
        assert_eq!(json(Location::parameter("stars").index(1)), "\"stars/1\"");
        assert_eq!(json(Location::header("etag")), "\"header etag\"");
    }
}
