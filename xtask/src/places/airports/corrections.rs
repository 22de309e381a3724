//! The corrections made by hand, each of which must still be needed.

use super::Airport;

const TABLE: &str = include_str!("../hand/corrections.tsv");

pub(super) struct Corrections(Vec<Correction>);

struct Correction {
    code: &'static str,
    field: &'static str,
    value: &'static str,
    /// Whether it was found to change something.
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
                _ => Err(format!("hand/corrections.tsv: not four columns: {line}")),
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }

    pub(super) fn drops(&mut self, code: &str) -> bool {
        self.find(code, "drop").is_some()
    }

    /// The only source to believe for this airport.
    pub(super) fn source(&mut self, code: &str) -> Option<&'static str> {
        self.find(code, "source")
    }

    fn find(&mut self, code: &str, field: &str) -> Option<&'static str> {
        let found = self.0.iter_mut().find(|c| c.code == code && c.field == field)?;
        found.used = true;
        Some(found.value)
    }

    /// Puts the texts right.
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

    /// Complains about every correction that changed nothing.
    pub(super) fn finish(self) -> Result<(), String> {
        let idle: Vec<_> = self.0.iter().filter(|c| !c.used).collect();
        if idle.is_empty() {
            return Ok(());
        }
        let idle: Vec<_> = idle.iter().map(|c| format!("{} {}", c.code, c.field)).collect();
        Err(format!("hand/corrections.tsv: no longer needed: {}", idle.join(", ")))
    }
}
