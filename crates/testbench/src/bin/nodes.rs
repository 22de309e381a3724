//! Runs the `nodes` benchmark; see `wayfare_testbench::nodes`.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::nodes::main()
}
