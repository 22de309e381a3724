//! Runs the `load` benchmark; see `wayfare_testbench::load`.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::load::main()
}
