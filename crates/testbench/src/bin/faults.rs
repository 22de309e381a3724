//! Runs the `faults` benchmark; see `wayfare_testbench::faults`.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::faults::main()
}
