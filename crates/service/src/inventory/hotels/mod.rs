//! The embedded hotels: a catalogue, and the providers that sell their rooms.

mod catalogue;
mod details;
mod providers;

pub use providers::embedded_providers;
