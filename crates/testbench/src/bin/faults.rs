//! The bench `faults`, as `wayfare_testbench::faults` describes it.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::faults::main()
}
