//! Plays the bench of several nodes and prints its figures. Ends with 1 where one is not as wanted.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
fn main() -> Result<ExitCode, wayfare_testbench::AnyError> {
    let (settings, is_overhead) = linux::settings()?;
    if let Some(program) = wayfare_testbench::nodes::missing_program(settings.store) {
        return Err(format!("the program {program} is not installed").into());
    }
    let is_met = if is_overhead {
        let overhead = wayfare_testbench::nodes::overhead(&settings)?;
        println!("{overhead}");
        overhead.is_met()
    } else {
        let report = wayfare_testbench::nodes::proof(&settings)?;
        println!("{report}");
        report.is_met()
    };
    Ok(if is_met { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    eprintln!("The bench reads /proc: it runs on Linux only.");
    ExitCode::FAILURE
}

#[cfg(target_os = "linux")]
mod linux {
    use std::time::Duration;

    use lexopt::prelude::*;
    use wayfare_testbench::AnyError;
    use wayfare_testbench::nodes::{Event, Settings, release};

    /// The long form, with what the command line changes, and whether the overhead is measured.
    pub fn settings() -> Result<(Settings, bool), AnyError> {
        let (mut settings, mut is_overhead, mut is_given) = (Settings::long(), false, false);
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("overhead") => is_overhead = true,
                // It comes first: what is behind it changes the short form.
                Long("short") => settings = settings.short(),
                Long("binary") => {
                    settings.binary = parser.value()?.into();
                    is_given = true;
                }
                Long("nodes") => settings.nodes = parser.value()?.parse()?,
                Long("store") => settings.store = parser.value()?.parse()?,
                Long("lease") => settings.lease = Duration::try_from_secs_f64(parser.value()?.parse()?)?,
                Long("searches") => settings.searches = parser.value()?.parse()?,
                Long("requests") => settings.requests = parser.value()?.parse()?,
                Long("seconds") => settings.time = Duration::from_secs(parser.value()?.parse()?),
                Long("pace") => settings.pace = Some(parser.value()?.parse()?),
                Long("turn") => settings.turn = parser.value()?.parse()?,
                Long("rounds") => settings.rounds = parser.value()?.parse()?,
                Long("events") => settings.events = events(&parser.value()?.string()?)?,
                // What is behind `--` is for the nodes.
                Value(option) => settings.options.push(option.string()?),
                _ => return Err(argument.unexpected().into()),
            }
        }
        if !is_given {
            settings.binary = release()?;
        }
        Ok((settings, is_overhead))
    }

    fn events(text: &str) -> Result<Vec<Event>, String> {
        match text {
            "none" => Ok(Vec::new()),
            "all" => Ok(Event::ALL.to_vec()),
            _ => text.split(',').map(str::parse).collect(),
        }
    }
}
