//! Price terms: currency, taxes, device and deals.

use specwright_core::{Amount, Decimal};
use wayfare_places::money::{Currency, ExactAmount};

use super::numbers::NumberSet;

/// The price terms that a request specifies. A single search can serve requests with different terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PriceTerms {
    /// The currency of all amounts.
    pub currency: &'static Currency,
    /// The taxes that totals include.
    pub included: IncludedTaxes,
    /// `true` if the traveller uses a mobile phone: some offers are available only on mobile phones, or only on other
    /// devices.
    pub on_mobile: bool,
    /// The wanted deals: the price of a hotel is the price of an offer with all of these deals.
    pub deals: NumberSet,
}

impl PriceTerms {
    /// Creates price terms without wanted deals.
    pub fn new(currency: &'static Currency, included: IncludedTaxes, on_mobile: bool) -> Self {
        PriceTerms { currency, included, on_mobile, deals: NumberSet::default() }
    }

    /// Converts an amount in the currency's minor units to a decimal number, for writing.
    pub(super) fn decimal(&self, minor: i64) -> Decimal {
        ExactAmount::from_minor(minor, self.currency).into()
    }

    /// Converts an amount in the currency's minor units to the wire type.
    pub(super) fn amount(&self, minor: i64) -> Amount {
        ExactAmount::from_minor(minor, self.currency).into()
    }
}

/// The charges that totals include in addition to the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IncludedTaxes {
    /// VAT or sales tax.
    pub taxes: bool,
    /// Taxes and fees paid at the hotel.
    pub local_taxes: bool,
}

impl IncludedTaxes {
    /// Returns the taxes that a request specifies, or otherwise the market's default. Including local taxes implies
    /// including all taxes.
    pub(super) fn of(market: &str, taxes: Option<bool>, local_taxes: Option<bool>) -> Self {
        let default = Self::of_market(market);
        // A request for totals without taxes also excludes local taxes.
        let local_taxes = local_taxes.unwrap_or(default.local_taxes && taxes != Some(false));
        IncludedTaxes { taxes: local_taxes || taxes.unwrap_or(default.taxes), local_taxes }
    }

    /// Returns the default for a market, given as an ISO 3166-1 alpha-2 code. In most of Europe, in Australia and in
    /// New Zealand, totals include all charges, as the law requires. In North America and parts of Asia, totals include
    /// no charges, since these are added later. Elsewhere, totals include taxes but not local taxes.
    fn of_market(market: &str) -> Self {
        const ALL: [&str; 37] = [
            "AT", "BE", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IE", "IT", "LV",
            "LT", "LU", "MT", "NL", "PL", "PT", "RO", "SK", "SI", "ES", "SE", "NO", "IS", "LI", "CH", "GB",
            "AU", "NZ", "MC", "AD", "SM",
        ];
        const NONE: [&str; 15] =
            ["US", "CA", "MX", "PR", "TH", "ID", "SG", "MY", "PH", "HK", "MO", "IN", "AE", "QA", "SA"];
        IncludedTaxes { taxes: !NONE.contains(&market), local_taxes: ALL.contains(&market) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taxes(taxes: bool, local_taxes: bool) -> IncludedTaxes {
        IncludedTaxes { taxes, local_taxes }
    }

    #[test]
    fn markets_have_default_taxes() {
        assert_eq!(IncludedTaxes::of_market("US"), taxes(false, false));
        assert_eq!(IncludedTaxes::of_market("DE"), taxes(true, true));
        assert_eq!(IncludedTaxes::of_market("JP"), taxes(true, false));
        assert_eq!(IncludedTaxes::of_market("??"), taxes(true, false));
    }

    #[test]
    fn flags_override_markets() {
        assert_eq!(IncludedTaxes::of("US", None, None), taxes(false, false));
        assert_eq!(IncludedTaxes::of("US", Some(true), None), taxes(true, false));
        assert_eq!(IncludedTaxes::of("US", None, Some(true)), taxes(true, true));
        assert_eq!(IncludedTaxes::of("US", Some(false), Some(true)), taxes(true, true));
        assert_eq!(IncludedTaxes::of("DE", None, None), taxes(true, true));
        assert_eq!(IncludedTaxes::of("DE", Some(false), None), taxes(false, false));
        assert_eq!(IncludedTaxes::of("DE", None, Some(false)), taxes(true, false));
        assert_eq!(IncludedTaxes::of("DE", Some(true), Some(false)), taxes(true, false));
    }
}
