//! Counts the allocations of each library. Each output line consists of `task/payload/library`, a tab and the number.
//!
//! The program is separate, because a counting allocator would slow down the benchmarks.

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

/// The number of calls that allocate memory or grow an allocation.
#[derive(Default)]
struct Allocations(u64);

impl Measure for Allocations {
    fn task(&mut self, task: &mut dyn FnMut()) {
        self.0 += allocation_counter::measure(task).count_total;
    }
}
