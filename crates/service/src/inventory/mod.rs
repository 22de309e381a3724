//! The embedded inventory: flights over the real airports by the airlines that could fly them, with invented times
//! and prices, so that the service answers without any other service behind it.
//!
//! It is the same for the same seed, route and date, in every process and on every platform, and it keeps nothing
//! that grows. `world` holds what exists: airports, airlines, routes, timetables, connections.

mod dice;
#[allow(dead_code, reason = "what sells these flights is still to come")]
mod world;
