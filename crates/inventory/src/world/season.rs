//! Seasons, which describe the demand for a destination over the year. Each place follows one of a few yearly patterns,
//! depending on its country and climate.

use jiff::civil::Date;

/// Yearly demand pattern of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Season {
    /// Northern places, where people travel in summer.
    North,
    /// Southern places, where summer is in January.
    South,
    /// Places with a warm sea in summer.
    Beach,
    /// Places with a warm sea in winter.
    WinterSun,
    /// Ski resorts.
    Ski,
    /// Places that are too hot in summer.
    Desert,
    /// Places with nearly constant demand all year, except in the holiday seasons of the northern hemisphere.
    Even,
}

impl Season {
    /// Returns the season of an airport or a town: the season that lists the airport, or else a season based on the
    /// country and the latitude.
    pub(crate) fn of(airport: Option<&str>, country: &str, latitude: f64) -> Self {
        let is_in = |codes: &str| codes.split_ascii_whitespace().any(|code| Some(code) == airport);
        match country {
            _ if is_in(SKI) => Self::Ski,
            _ if is_in(WINTER_SUN) => Self::WinterSun,
            _ if is_in(BEACH) => Self::Beach,
            "GR" | "CY" | "MT" | "HR" | "AL" | "ME" | "TN" => Self::Beach,
            "AE" | "QA" | "BH" | "KW" | "OM" | "SA" => Self::Desert,
            "BS" | "TC" | "JM" | "DO" | "CU" | "KY" | "PR" | "VI" | "VG" | "AG" | "BB" | "LC" | "GD"
            | "VC" | "KN" | "DM" | "AW" | "CW" | "BQ" | "SX" | "MF" | "BL" | "GP" | "MQ" | "BZ" | "CR"
            | "TH" | "MV" | "LK" | "SC" | "MU" | "CV" => Self::WinterSun,
            "BR" => Self::South,
            _ if latitude < -20.0 => Self::South,
            _ if latitude < 24.0 => Self::Even,
            _ => Self::North,
        }
    }

    /// Returns the demand by month, from January to December, as a percentage of the average demand.
    fn months(self) -> [u64; 12] {
        match self {
            Self::North => [86, 84, 92, 99, 101, 116, 130, 128, 104, 96, 86, 104],
            Self::South => [122, 108, 98, 96, 86, 90, 104, 92, 96, 96, 104, 126],
            Self::Beach => [72, 70, 78, 94, 104, 126, 148, 150, 112, 90, 74, 82],
            Self::WinterSun => [120, 124, 122, 104, 88, 94, 104, 98, 72, 78, 94, 128],
            Self::Ski => [124, 134, 118, 88, 76, 88, 100, 100, 84, 78, 82, 122],
            Self::Desert => [106, 106, 106, 102, 94, 92, 94, 96, 94, 102, 108, 114],
            Self::Even => [102, 94, 94, 96, 94, 102, 116, 112, 96, 96, 94, 118],
        }
    }

    /// Returns the weight of this season for a journey to or from another place: a holiday destination counts more than
    /// an ordinary place.
    pub(crate) fn weight(self) -> u64 {
        match self {
            Self::WinterSun => 3,
            Self::Beach | Self::Ski | Self::Desert => 2,
            _ => 1,
        }
    }

    /// Returns the demand on a day as a percentage of the average demand, interpolated between the middle of one month
    /// and the middle of the next month.
    pub(crate) fn percent(self, date: Date) -> u64 {
        let months = self.months();
        // Months are 1 to 12, and days are 1 to 31.
        let month = usize::from(date.month().unsigned_abs()) + 11;
        let from_middle = date.day() - 15;
        let next = if from_middle < 0 { month - 1 } else { month + 1 };
        let away = u64::from(from_middle.unsigned_abs());
        (months[month % 12] * (30 - away) + months[next % 12] * away) / 30
    }
}

const SKI: &str = "INN SZG CMF GNB ASE EGE JAC HDN SUN MTJ";
const WINTER_SUN: &str = "MIA FLL MCO TPA RSW PBI SRQ EYW HNL OGG KOA LIH CUN SJD PVR CZM HUX ZIH ACA LPA TFS TFN \
                          ACE FUE SPC FNC HRG SSH RMF AGA GOI GOX PQC LGK PSP";
const BEACH: &str = "PMI IBZ MAH AGP ALC REU GRO XRY FAO PDL OLB CAG AHO PMO CTA TPS BRI BDS SUF NAP RMI NCE \
                     TLN AJA BIA FSC CLY AYT DLM BJV GZP ADB BOJ VAR ACK MVY HYA OKA CJU";

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use wayfare_places::Places;

    use super::*;

    #[test]
    fn listed_airports_exist() {
        for code in [SKI, WINTER_SUN, BEACH].into_iter().flat_map(str::split_ascii_whitespace) {
            assert!(Places::embedded().airport(code).is_some(), "{code}");
        }
    }

    #[test]
    fn demand_changes_gradually_between_months() {
        for season in [Season::North, Season::South, Season::Beach, Season::WinterSun, Season::Ski] {
            for start in date(2027, 1, 1).series(jiff::ToSpan::days(1)).take(400) {
                let [today, tomorrow] = [start, start.tomorrow().unwrap()].map(|day| season.percent(day));
                assert!(today.abs_diff(tomorrow) <= 3, "{start}: {today} {tomorrow}");
            }
        }
    }
}
