//! The fault bench: a server that does everything wrong, and what library and command make of it.
//!
//! Every kind of fault is played against every vertical, through the library and through the command. Each run is
//! judged: it recovers, or it ends with a typed error and what was found by then; it never panics, hangs, loses a
//! good record, shows the key, or sends a start twice.

mod answer;
mod command;
mod ended;
mod judge;
mod kind;
mod library;
mod run;
mod server;
mod table;
mod vertical;

pub use kind::{Kind, all};
pub use run::{Bench, Cell};
pub use table::{document, report};
