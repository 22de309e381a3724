//! The taxes that totals include, unless a request says so.

use super::quotes::IncludedTaxes;

/// The taxes that a request wants included; the rest as is usual in the market. Local taxes bring all taxes with them.
pub(super) fn included(market: &str, taxes: Option<bool>, local_taxes: Option<bool>) -> IncludedTaxes {
    let usual = of_market(market);
    // A request for totals without taxes does not want the local ones either.
    let local_taxes = local_taxes.unwrap_or(usual.local_taxes && taxes != Some(false));
    IncludedTaxes { taxes: local_taxes || taxes.unwrap_or(usual.taxes), local_taxes }
}

/// The custom of a market, ISO 3166-1 alpha-2: all charges in Europe and Oceania, where the law has it so; none in the
/// Americas and much of Asia, where they come on top; taxes without local ones elsewhere.
fn of_market(market: &str) -> IncludedTaxes {
    const ALL: [&str; 37] = [
        "AT", "BE", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IE", "IT", "LV", "LT",
        "LU", "MT", "NL", "PL", "PT", "RO", "SK", "SI", "ES", "SE", "NO", "IS", "LI", "CH", "GB", "AU", "NZ",
        "MC", "AD", "SM",
    ];
    const NONE: [&str; 15] =
        ["US", "CA", "MX", "PR", "TH", "ID", "SG", "MY", "PH", "HK", "MO", "IN", "AE", "QA", "SA"];
    IncludedTaxes { taxes: !NONE.contains(&market), local_taxes: ALL.contains(&market) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taxes(taxes: bool, local_taxes: bool) -> IncludedTaxes {
        IncludedTaxes { taxes, local_taxes }
    }

    #[test]
    fn markets_have_their_habits() {
        assert_eq!(of_market("US"), taxes(false, false));
        assert_eq!(of_market("DE"), taxes(true, true));
        assert_eq!(of_market("JP"), taxes(true, false));
        assert_eq!(of_market("??"), taxes(true, false));
    }

    #[test]
    fn flags_win_over_markets() {
        assert_eq!(included("US", None, None), taxes(false, false));
        assert_eq!(included("US", Some(true), None), taxes(true, false));
        assert_eq!(included("US", None, Some(true)), taxes(true, true));
        assert_eq!(included("US", Some(false), Some(true)), taxes(true, true));
        assert_eq!(included("DE", None, None), taxes(true, true));
        assert_eq!(included("DE", Some(false), None), taxes(false, false));
        assert_eq!(included("DE", None, Some(false)), taxes(true, false));
        assert_eq!(included("DE", Some(true), Some(false)), taxes(true, false));
    }
}
