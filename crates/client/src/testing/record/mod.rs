//! Exchanges in files that people can read, without what is secret.

mod file;
mod recorder;
mod replay;
mod scrub;

pub use file::{Recording, RecordingError};
pub use recorder::Recorder;
pub use replay::Replay;

#[cfg(test)]
mod tests;
