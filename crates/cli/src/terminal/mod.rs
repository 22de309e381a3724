//! Terminal output and input: text, tables, bars, Ctrl-C.

pub mod bars;
pub mod interrupt;
pub mod layout;
pub mod output;
pub mod prices;
