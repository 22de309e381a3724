//! Plays the load bench and prints its figures. Ends with 1 where one is not as wanted; of the short form, where one is
//! not that holds on any machine.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
fn main() -> Result<ExitCode, wayfare_testbench::AnyError> {
    let (settings, is_short) = linux::settings()?;
    let report = wayfare_testbench::load::run(&settings)?;
    println!("{report}");
    let is_good = if is_short { report.wrong().next().is_none() } else { report.is_met() };
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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

    /// The long form, with what the command line changes, and whether it is shortened.
    pub fn settings() -> Result<(Settings, bool), AnyError> {
        let (mut settings, mut is_short, mut is_given) = (Settings::long(), false, false);
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                // It comes first: what is behind it changes the short form.
                Long("short") => {
                    settings = settings.shortened();
                    is_short = true;
                }
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
        Ok((settings, is_short))
    }
}
