//! Manual corrections, each of which must still be necessary.

use super::Airport;

const TABLE: &str = include_str!("../hand/corrections.tsv");

pub(super) struct Corrections(Vec<Correction>);

struct Correction {
    code: &'static str,
    field: &'static str,
    value: &'static str,
    /// `true` if the correction has had an effect.
    used: bool,
}

impl Corrections {
    pub(super) fn read() -> Result<Self, String> {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
        lines
            .map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
                [code, field, value, why] if !why.is_empty() => {
                    Ok(Correction { code, field, value, used: false })
                }
                _ => {
                    Err(format!("hand/corrections.tsv: found {line:?}, expected four columns with a reason"))
                }
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }

    pub(super) fn drops(&mut self, code: &str) -> bool {
        self.find(code, "drop").is_some()
    }

    /// Returns the only source to use for this airport, if a correction specifies one.
    pub(super) fn source(&mut self, code: &str) -> Option<&'static str> {
        self.find(code, "source")
    }

    fn find(&mut self, code: &str, field: &str) -> Option<&'static str> {
        let found = self.0.iter_mut().find(|c| c.code == code && c.field == field)?;
        found.used = true;
        Some(found.value)
    }

    /// Applies the corrections to the airport's names and city.
    pub(super) fn apply(&mut self, airport: &mut Airport) {
        for correction in self.0.iter_mut().filter(|c| c.code == airport.code) {
            let text = match correction.field {
                "name" => &mut airport.name,
                "short_name" => &mut airport.short_name,
                "city_name" => &mut airport.city_name,
                "city" => {
                    let city = correction.value.parse().ok();
                    correction.used = city.is_some() && city != airport.city;
                    airport.city = city;
                    continue;
                }
                _ => continue,
            };
            if text != correction.value {
                correction.value.clone_into(text);
                correction.used = true;
            }
        }
    }

    /// Returns an error that lists all corrections that have had no effect, if any.
    pub(super) fn finish(self) -> Result<(), String> {
        let unused: Vec<_> = self.0.iter().filter(|c| !c.used).collect();
        if unused.is_empty() {
            return Ok(());
        }
        let unused: Vec<_> = unused.iter().map(|c| format!("{} {}", c.code, c.field)).collect();
        Err(format!("hand/corrections.tsv: no longer needed: {}", unused.join(", ")))
    }
}
