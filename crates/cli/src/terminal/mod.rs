//! Terminal output and input: text, tables, charts, colours and signals.

pub mod bars;
pub mod cell;
pub mod interrupt;
pub mod layout;
pub mod lossy;
pub mod output;
pub mod page;
pub mod prices;
mod raw;
pub mod screen;
pub mod text;
