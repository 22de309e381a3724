//! The bench `load`, as `wayfare_testbench::load` describes it.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::load::main()
}
