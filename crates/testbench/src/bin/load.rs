//! Plays the load bench and prints its figures. Ends with 1 where one is not as wanted.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
fn main() -> Result<ExitCode, wayfare_testbench::load::AnyError> {
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
    use std::path::PathBuf;
    use std::time::Duration;

    use lexopt::prelude::*;
    use wayfare_testbench::load::{AnyError, Settings};

    /// The long form, or what of it the command line changes.
    pub fn settings() -> Result<Settings, AnyError> {
        let mut changes: Vec<Box<dyn FnOnce(&mut Settings)>> = Vec::new();
        let mut binary = None;
        let mut options = Vec::new();
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("binary") => binary = Some(PathBuf::from(parser.value()?)),
                Long("searches") => {
                    let count = parser.value()?.parse()?;
                    changes.push(Box::new(move |settings| settings.searches = count));
                }
                Long("requests") => {
                    let count = parser.value()?.parse()?;
                    changes.push(Box::new(move |settings| settings.requests = count));
                }
                Long("seconds") => {
                    let time = Duration::from_secs(parser.value()?.parse()?);
                    changes.push(Box::new(move |settings| {
                        settings.time = time;
                        settings.overload = time / 4;
                    }));
                }
                Long("pace") => {
                    let pace = parser.value()?.parse()?;
                    changes.push(Box::new(move |settings| settings.pace = Some(pace)));
                }
                // What is behind `--` is for the service.
                Value(option) => options.push(option.string()?),
                _ => return Err(argument.unexpected().into()),
            }
        }
        let mut settings = Settings { options, ..Settings::long(binary)? };
        changes.into_iter().for_each(|change| change(&mut settings));
        Ok(settings)
    }
}
