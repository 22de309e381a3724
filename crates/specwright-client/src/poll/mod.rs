//! Searches that are started once and then polled until they are complete.
//!
//! A [`Protocol`], which generated code implements, defines the rules of a search: the meaning of each status, and the
//! values that later polls carry. [`Search`] is the handle of a running search.

mod judge;
mod news;
mod paged;
mod pages;
mod protocol;
pub(crate) mod search;
mod token;
mod update;

pub use paged::Paged;
pub use pages::{Pages, PagesEnding};
pub use protocol::{Carried, NotCarried, PageOf, Protocol};
pub use search::Search;
pub use token::Token;
pub use update::{Outcome, Update};

pub use crate::stages::{Ending, Phase};
