//! Searches that are started once and then polled until they are complete.
//!
//! The rules of a protocol (which status means what, what later polls carry) are a [`Protocol`], which the
//! generator writes. [`Search`] is the handle on a running search.

mod lost;
mod news;
mod paged;
mod pages;
mod protocol;
pub(crate) mod search;
mod token;
mod update;

pub use paged::{PageOf, Paged};
pub use pages::{Pages, PagesEnding};
pub use protocol::{Carried, NotCarried, Protocol};
pub use search::Search;
pub use token::Token;
pub use update::{Outcome, Setback, Update};

pub use crate::stages::{Ending, Phase};
