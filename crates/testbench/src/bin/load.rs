//! Runs the bench `load`; see `wayfare_testbench::load`.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::load::main()
}
