//! `wayfare completions`: generates shell completion scripts.

use std::fmt::Write as _;

use clap::{Args, Command};
use clap_complete::Shell;

/// The text below the options in `wayfare completions --help`.
const AFTER_HELP: &str = "\
Save the script where your shell looks for completions, and repeat this after each update. For example:

  mkdir -p ~/.local/share/bash-completion/completions
  wayfare completions bash >~/.local/share/bash-completion/completions/wayfare

  mkdir -p ~/.zfunc
  wayfare completions zsh >~/.zfunc/_wayfare
  # and in ~/.zshrc, before compinit: fpath+=~/.zfunc

  wayfare completions fish >~/.config/fish/completions/wayfare.fish

  wayfare completions elvish >~/.config/elvish/lib/wayfare.elv
  # and in ~/.config/elvish/rc.elv: use wayfare

  wayfare completions powershell >$HOME/wayfare.ps1
  # and in $PROFILE: . $HOME/wayfare.ps1

Start a new shell to use the completions.

Exit codes: 0 printed, 2 invalid arguments.";

/// Print shell completions
#[derive(Debug, Args)]
#[command(after_long_help = AFTER_HELP)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

/// Generates the script for a shell.
pub fn script(shell: Shell, mut definition: Command) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut definition, "wayfare", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    match shell {
        Shell::Fish => script + &arguments_in_fish(&definition),
        _ => script,
    }
}

/// Returns completions for the values of positional arguments, which the generator omits for fish.
fn arguments_in_fish(definition: &Command) -> String {
    let mut lines = String::new();
    for command in definition.get_subcommands() {
        for argument in command.get_positionals() {
            let values = argument.get_possible_values();
            let names: Vec<_> =
                values.iter().filter(|value| !value.is_hide_set()).map(|value| value.get_name()).collect();
            if !names.is_empty() {
                let (name, values) = (command.get_name(), names.join(" "));
                // Writing into a string can't fail.
                let _ = writeln!(
                    lines,
                    "complete -c wayfare -n \"__fish_wayfare_using_subcommand {name}\" -a \"{values}\" -d '{}'",
                    argument.get_id()
                );
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum as _;

    use super::*;
    use crate::command_line::Wayfare;

    #[test]
    fn completions_include_options_and_values() {
        for &shell in Shell::value_variants() {
            let script = script(shell, Wayfare::definition());
            let values: &[_] = match shell {
                Shell::Bash | Shell::Fish | Shell::Zsh => &[
                    "flights-request",
                    "placefeed",
                    "premium-economy",
                    "guest-rating",
                    "place-type",
                    "full-size",
                ],
                _ => &[],
            };
            for word in ["max-stops", "children-ages", "unlimited-mileage"].iter().chain(values) {
                assert!(script.contains(word), "{shell}: {word}");
            }
        }
    }

    #[test]
    fn fish_completions_include_kinds_of_payload() {
        let script = script(Shell::Fish, Wayfare::definition());
        let line = "\"__fish_wayfare_using_subcommand check\" -a \"flights flights-request hotels ";
        assert!(script.contains(line), "{script}");
    }

    #[test]
    fn help_documents_where_to_save_scripts() {
        for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
            assert!(AFTER_HELP.contains(&format!("  wayfare completions {shell} >")), "{shell}");
        }
    }
}
