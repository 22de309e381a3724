//! The party, and its price from the fare of an adult.

use wayfare_places::money::{Currency, ExactAmount};

/// Number of travellers of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TravellerCounts {
    /// Adults.
    pub adults: u16,
    /// Seniors.
    pub seniors: u16,
    /// Students.
    pub students: u16,
    /// Youths.
    pub youth: u16,
    /// Children.
    pub children: u16,
    /// Infants with a seat of their own.
    pub infants_in_seat: u16,
    /// Infants without a seat.
    pub infants_on_lap: u16,
}

impl TravellerCounts {
    /// Number of all travellers, including infants without a seat: the factor between the price per person and the
    /// total.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.kinds().into_iter().map(|(count, _)| u32::from(count)).sum()
    }

    /// Each kind with its percentage of an adult's fare.
    pub(crate) fn kinds(&self) -> [(u16, u32); 7] {
        [
            (self.adults, 100),
            (self.seniors, 96),
            (self.students, 94),
            (self.youth, 92),
            (self.children, 75),
            (self.infants_in_seat, 75),
            (self.infants_on_lap, 10),
        ]
    }

    /// The price of the party for an adult's fare in US cents. Each traveller pays by kind. The sum is divided by
    /// the number of travellers and rounded up to the currency's smallest unit: that is the price per person. The
    /// total is that price times the number of travellers. So the total has no remainder, and exceeds the sum by
    /// less than a unit for each traveller.
    ///
    /// 0 for an empty party.
    pub(crate) fn price(&self, adult_cents: i64, currency: &'static Currency) -> PartyFare {
        let percent: i64 =
            self.kinds().into_iter().map(|(count, percent)| i64::from(count) * i64::from(percent)).sum();
        let size = self.size();
        let per_person = currency.from_usd_cents(adult_cents.saturating_mul(percent) / 100).part_of(size);
        PartyFare { per_person, total: per_person.times(i64::from(size)) }
    }
}

/// A price in both modes. The total is exactly the price per person times the number of travellers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartyFare {
    /// Average for one traveller.
    pub per_person: ExactAmount,
    /// For all travellers.
    pub total: ExactAmount,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::dice::Dice;

    #[test]
    fn the_total_is_the_price_per_person_times_the_party() {
        for round in 0..2_000 {
            let dice = Dice::new(5, "party").with(round);
            let count = |label| dice.text(label).below(5) as u16;
            let party = TravellerCounts {
                adults: count("adults"),
                seniors: count("seniors"),
                students: count("students"),
                youth: count("youth"),
                children: count("children"),
                infants_in_seat: count("seat"),
                infants_on_lap: count("lap"),
            };
            let currencies = Currency::all();
            let currency = &currencies[dice.text("currency").below(currencies.len() as u32) as usize];
            let price = party.price(i64::from(dice.below(900_000)), currency);
            assert_eq!(price.total.minor(), price.per_person.minor() * i64::from(party.size()));
        }
    }

    #[test]
    fn each_pays_by_kind() {
        let one = TravellerCounts { adults: 1, ..TravellerCounts::default() };
        assert_eq!(one.price(10_000, Currency::usd()).total.minor(), 10_000);
        let total = |party: TravellerCounts| party.price(10_000, Currency::usd()).total.minor();
        assert_eq!(total(TravellerCounts { children: 1, ..one }), 17_500);
        assert_eq!(total(TravellerCounts { infants_on_lap: 1, ..one }), 11_000);
        assert!(total(TravellerCounts { seniors: 1, ..one }) < total(TravellerCounts { adults: 2, ..one }));
        assert_eq!(total(TravellerCounts::default()), 0);
    }

    #[test]
    fn three_share_a_remainder() {
        let three = TravellerCounts { adults: 2, children: 1, ..TravellerCounts::default() };
        let price = three.price(10_001, Currency::usd());
        assert_eq!((price.per_person.minor(), price.total.minor()), (9_168, 27_504));
    }
}
