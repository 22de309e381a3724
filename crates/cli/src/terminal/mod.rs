//! Terminal output and input: text, tables, bars, colours, Ctrl-C.

pub mod bars;
pub mod cell;
pub mod interrupt;
pub mod layout;
pub mod output;
pub mod prices;
pub mod screen;
pub mod text;
