//! Notes, and their locations, reasons and messages.

mod form;
mod found;
mod location;
mod notes;
mod reason;
mod syntax;
mod value_error;

pub use form::{Form, KnownValues};
pub use found::{Found, Number, excerpt};
pub use location::{Location, Path, PathRoot, Step};
pub(crate) use notes::kept;
pub use notes::{Note, Notes};
pub use reason::{Expected, NamedPart, NoteKind, NoteReason};
pub use syntax::SyntaxFault;
pub use value_error::{Requirement, SizeLimit, ValueError};
