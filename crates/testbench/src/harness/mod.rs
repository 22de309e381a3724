//! The harness of the `wayfare serve` benchmarks: settings, processes measured from outside, well-behaved callers with
//! the expected responses, a tally of outcomes, and a report.

pub(crate) mod answer;
pub(crate) mod bench;
pub(crate) mod call;
pub(crate) mod play;
pub(crate) mod process;
pub(crate) mod report;
pub(crate) mod requests;
pub(crate) mod settings;
pub(crate) mod tally;
