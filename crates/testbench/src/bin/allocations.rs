//! Counts the allocations of each contestant, and prints `task/payload/contestant`, a tab and the number in lines.
//!
//! A program of its own: an allocator that counts would slow down the benches.

use wayfare_testbench::decoding::answers::{Error, payloads};
use wayfare_testbench::decoding::contest::{Measure, Task};

fn main() -> Result<(), Error> {
    let payloads = payloads()?;
    for task in Task::ALL {
        for payload in &payloads {
            for contestant in task.contestants::<Allocations>(payload.vertical) {
                let count = (contestant.run)(&payload.json)?;
                println!("{}/{}/{}\t{count}", task.name(), payload.name, contestant.name);
            }
        }
    }
    Ok(())
}

/// The number of calls that ask for memory, new or more.
struct Allocations;

impl Measure for Allocations {
    type Figure = u64;

    fn once<T, E: Into<Error>>(work: impl FnOnce() -> Result<T, E>) -> Result<u64, Error> {
        let mut result = None;
        let cost = allocation_counter::measure(|| result = Some(work()));
        result.transpose().map_err(Into::into)?;
        Ok(cost.count_total)
    }
}
