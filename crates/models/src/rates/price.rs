//! Price modes of hotels: the taxes that a price includes.

use specwright_core::Amount;

use crate::hotels::{HotelSearchState, HotelStay, SingleHotelSearchResponse};
use crate::money::{Money, shared};
use crate::stay::StayDates;

/// A price of a hotel search.
pub type HotelMoney<'r> = Money<'r, HotelPriceMode>;

/// The taxes that a hotel price includes.
///
/// Not on the wire: the query states it with `includeTaxesInTotal` and `includeLocalTaxesInTotal`. A response does
/// not echo it, and the default depends on the end user's place. So `price.with_mode(query.stay.price_mode())`
/// makes prices that compare with those of other searches, and without it they don't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HotelPriceMode {
    /// No taxes: those come on top.
    WithoutTaxes,
    /// VAT or sales tax; amounts paid at the hotel come on top.
    WithTaxes,
    /// All taxes, those paid at the hotel included.
    WithAllTaxes,
}

impl HotelPriceMode {
    /// The mode that the two flags of a query ask for; `None` where it depends on the end user's place.
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
    /// The taxes that its prices include, as far as the flags state them.
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
    /// An amount of the response with its currency; `None` for a negative one, as -1 stands for no price.
    pub fn money(&self, amount: Amount) -> Option<HotelMoney<'_>> {
        Money::bare(amount, self.currency_code.as_ref())
    }
}

impl SingleHotelSearchResponse {
    /// An amount of the response with its currency; `None` for a negative one, as -1 stands for no price.
    pub fn money(&self, amount: Amount) -> Option<HotelMoney<'_>> {
        Money::bare(amount, self.currency_code.as_ref())
    }
}

impl HotelMoney<'_> {
    /// The average price of a night, if this is the price of the stay.
    ///
    /// Exact where it has at most six decimals more than the total; otherwise the nearest amount there is, and not
    /// rounded to the currency's units.
    pub fn per_night(self, stay: StayDates) -> Option<Self> {
        Some(self.with_amount(shared(self.amount(), stay.nights())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_knows_what_its_prices_hold() {
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
