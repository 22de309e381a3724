//! Counts the allocations of each contestant, and prints `task/payload/contestant`, a tab and the number in lines.
//!
//! A program of its own: an allocator that counts would slow down the benches.

use wayfare_testbench::decoding::answers::{Error, payloads};
use wayfare_testbench::decoding::contest::{Measure, Task};

fn main() -> Result<(), Error> {
    let payloads = payloads()?;
    for task in Task::ALL {
        for payload in &payloads {
            for contestant in task.contestants(payload.vertical) {
                let mut count = Allocations::default();
                contestant.run(&payload.bodies, &mut count)?;
                println!("{}/{}/{}\t{}", task.name(), payload.name, contestant.name, count.0);
            }
        }
    }
    Ok(())
}

/// The number of calls that ask for memory, new or more.
#[derive(Default)]
struct Allocations(u64);

impl Measure for Allocations {
    fn task(&mut self, task: &mut dyn FnMut()) {
        self.0 += allocation_counter::measure(task).count_total;
    }
}
