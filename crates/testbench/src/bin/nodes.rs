//! The bench `nodes`, as `wayfare_testbench::nodes` describes it.

fn main() -> Result<std::process::ExitCode, wayfare_testbench::AnyError> {
    wayfare_testbench::nodes::main()
}
