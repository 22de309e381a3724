//! Hotel price modes: the taxes that a price includes.

use specwright_core::Amount;

use crate::hotels::{HotelSearchState, HotelStay, SingleHotelSearchResponse};
use crate::money::{Money, divide};
use crate::stay::StayDates;

/// A price in a hotel search.
pub type HotelMoney<'r> = Money<'r, HotelPriceMode>;

/// The taxes that a hotel price includes.
///
/// Responses do not contain the mode. The query sets the mode with `includeTaxesInTotal` and
/// `includeLocalTaxesInTotal`. The default depends on the end user's location. Use
/// `price.with_mode(query.stay.price_mode())` to make prices comparable across searches. Prices without a mode are not
/// comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HotelPriceMode {
    /// Taxes are excluded and added on top.
    WithoutTaxes,
    /// VAT or sales tax is included; amounts paid at the hotel are added on top.
    WithTaxes,
    /// All taxes are included, even those paid at the hotel.
    WithAllTaxes,
}

impl HotelPriceMode {
    /// Returns the mode that a query's two flags request, or `None` if the mode depends on the end user's location.
    pub fn of_flags(taxes: Option<bool>, local_taxes: Option<bool>) -> Option<&'static Self> {
        match (taxes, local_taxes) {
            (_, Some(true)) => Some(&HotelPriceMode::WithAllTaxes),
            (Some(true), Some(false)) => Some(&HotelPriceMode::WithTaxes),
            (Some(false), Some(false)) => Some(&HotelPriceMode::WithoutTaxes),
            _ => None,
        }
    }
}

impl HotelStay {
    /// Returns the mode of the stay's prices, or `None` if the two flags do not determine the mode.
    pub fn price_mode(&self) -> Option<&'static HotelPriceMode> {
        HotelPriceMode::of_flags(self.include_taxes_in_total, self.include_local_taxes_in_total)
    }

    /// Sets `includeTaxesInTotal` and `includeLocalTaxesInTotal`.
    #[must_use]
    pub fn with_price_mode(self, mode: HotelPriceMode) -> Self {
        self.with_include_taxes_in_total(mode != HotelPriceMode::WithoutTaxes)
            .with_include_local_taxes_in_total(mode == HotelPriceMode::WithAllTaxes)
    }
}

impl HotelSearchState {
    /// Returns an amount in the response's currency, or `None` for a negative amount, because -1 means no price.
    pub fn money(&self, amount: Amount) -> Option<HotelMoney<'_>> {
        Money::without_mode(amount, self.currency_code.as_ref())
    }
}

impl SingleHotelSearchResponse {
    /// Returns an amount in the response's currency, or `None` for a negative amount, because -1 means no price.
    pub fn money(&self, amount: Amount) -> Option<HotelMoney<'_>> {
        Money::without_mode(amount, self.currency_code.as_ref())
    }
}

impl HotelMoney<'_> {
    /// Returns the average price per night. This price must be for the whole stay.
    ///
    /// The result is exact if it has at most six more decimal places than the total. Otherwise it is the nearest
    /// amount, not rounded to the currency's units.
    pub fn per_night(self, stay: StayDates) -> Option<Self> {
        Some(self.with_amount(divide(self.amount(), stay.nights())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_determines_its_price_mode() {
        use HotelPriceMode::{WithAllTaxes, WithTaxes, WithoutTaxes};
        let flags = [Some(true), Some(false), None];
        let known: Vec<_> = flags
            .iter()
            .flat_map(|taxes| flags.map(|local| HotelPriceMode::of_flags(*taxes, local).copied()))
            .collect();
        let all = Some(WithAllTaxes);
        assert_eq!(known, [all, Some(WithTaxes), None, all, Some(WithoutTaxes), None, all, None, None]);
        for mode in [WithoutTaxes, WithTaxes, WithAllTaxes] {
            let stay = HotelStay::default();
            assert_eq!(stay.price_mode(), None);
            assert_eq!(stay.with_price_mode(mode).price_mode(), Some(&mode));
        }
    }
}
