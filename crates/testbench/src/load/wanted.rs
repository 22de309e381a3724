//! The figures that are wanted of the service, on two processors of which it has one.

use std::time::Duration;

/// The part of its processor that the load is to keep busy. What is wanted is [`ACCEPTED`]; the rest is for what
/// measuring leaves out.
pub(super) const BUSY: f64 = 0.73;

/// The part of a processor whose searches have to be accepted, at least.
pub(super) const ACCEPTED: f64 = 0.7;

/// The fewest searches that have to be accepted in a second, whatever a search costs.
pub(super) const STARTS: f64 = 25.0;

/// The rate that a key may have, in parts of what a key of the load needs. Searches for hotels that others have made
/// before take no time, so that a key makes more calls than its share.
pub(super) const LENIENCE: f64 = 5.0;

/// The time within which 99% of polls are answered while the flood lasts.
pub(super) const POLL: Duration = Duration::from_millis(300);

/// The factor by which the same time of a neighbour may grow when the flood begins.
pub(super) const NEIGHBOUR: f64 = 2.0;

/// The most memory.
pub(super) const MEMORY: u64 = 1_500_000_000;

/// The factor by which memory may grow from the third quarter of the full load to the fourth one.
pub(super) const GROWTH: f64 = 1.1;
