//! Plays the load bench and prints its figures. Ends with 1 where one is not as wanted.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
fn main() -> Result<ExitCode, wayfare_testbench::AnyError> {
    let settings = linux::settings()?;
    let report = wayfare_testbench::load::run(&settings)?;
    println!("{report}");
    Ok(if report.is_met() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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
    use wayfare_testbench::load::{Settings, release};

    /// The long form, with what the command line changes.
    pub fn settings() -> Result<Settings, AnyError> {
        let mut settings = Settings::long();
        let mut is_given = false;
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("binary") => {
                    settings.binary = parser.value()?.into();
                    is_given = true;
                }
                Long("searches") => settings.searches = parser.value()?.parse()?,
                Long("requests") => settings.requests = parser.value()?.parse()?,
                Long("seconds") => {
                    settings.time = Duration::from_secs(parser.value()?.parse()?);
                    settings.overload = settings.time / 4;
                }
                Long("pace") => settings.pace = Some(parser.value()?.parse()?),
                // What is behind `--` is for the service.
                Value(option) => settings.options.push(option.string()?),
                _ => return Err(argument.unexpected().into()),
            }
        }
        if !is_given {
            settings.binary = release()?;
        }
        Ok(settings)
    }
}
