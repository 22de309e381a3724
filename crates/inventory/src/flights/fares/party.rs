//! The price for a party, computed from an adult's fare.

use wayfare_models::party::Party;
use wayfare_places::money::{Currency, ExactAmount};

/// A price per person and in total. The total is exactly the price per person times the number of travellers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartyFare {
    /// Average price for one traveller.
    pub per_person: ExactAmount,
    /// Price for all travellers.
    pub total: ExactAmount,
}

impl PartyFare {
    /// Returns the price for the party, given an adult's fare in US cents. Each traveller pays a percentage that
    /// depends on the kind of traveller. The price per person is the sum, divided by the number of travellers and
    /// rounded up to the currency's smallest unit. The total is the price per person times the number of travellers,
    /// and exceeds the sum by less than one unit per traveller.
    ///
    /// Returns 0 for an empty party.
    pub(crate) fn of(party: Party, adult_cents: i64, currency: &'static Currency) -> Self {
        let percent: i64 = traveller_kinds(party)
            .into_iter()
            .map(|(count, percent)| i64::from(count) * i64::from(percent))
            .sum();
        let size = party.size();
        let per_person = currency.from_usd_cents(adult_cents.saturating_mul(percent) / 100).part_of(size);
        Self { per_person, total: per_person.times(i64::from(size)) }
    }
}

/// Returns the number of travellers of each kind, and the percentage of an adult's fare that each of them pays.
pub(crate) fn traveller_kinds(party: Party) -> [(u8, u32); 7] {
    [
        (party.adults, 100),
        (party.seniors, 96),
        (party.students, 94),
        (party.youth, 92),
        (party.children, 75),
        (party.infants_in_seat, 75),
        (party.infants_on_lap, 10),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::dice::Dice;

    #[test]
    fn the_total_is_the_price_per_person_times_the_party() {
        for round in 0..2_000 {
            let dice = Dice::new(5, "party").with(round);
            let count = |label| dice.text(label).below(5) as u8;
            let party = Party {
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
            let price = PartyFare::of(party, i64::from(dice.below(900_000)), currency);
            assert_eq!(price.total.minor(), price.per_person.minor() * i64::from(party.size()));
        }
    }

    #[test]
    fn travellers_pay_by_kind() {
        let total = |party| PartyFare::of(party, 10_000, Currency::usd()).total.minor();
        let one = Party::adults(1);
        assert_eq!(total(one), 10_000);
        assert_eq!(total(one.children(1)), 17_500);
        assert_eq!(total(one.infants_on_lap(1)), 11_000);
        assert!(total(one.seniors(1)) < total(Party::adults(2)));
        assert_eq!(total(Party::default()), 0);
    }

    #[test]
    fn remainders_are_rounded_up_per_person() {
        let price = PartyFare::of(Party::adults(2).children(1), 10_001, Currency::usd());
        assert_eq!((price.per_person.minor(), price.total.minor()), (9_168, 27_504));
    }
}
