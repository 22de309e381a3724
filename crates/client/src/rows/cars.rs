//! Rental cars as rows.

use serde_core::{Serialize, Serializer};
use specwright_core::Object;
use wayfare_models::rental::Rental;

use super::RowPrice;

/// A rental car as a row. The row shows the cheapest option, or the first option if none has both a price and a safe
/// link. The JSON omits fields that the response does not contain.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CarRow<'r> {
    /// The id of the result.
    pub id: &'r str,
    /// The car, such as `Kia Rio or similar`.
    pub car: Option<&'r str>,
    /// The name of the car's class.
    pub class: Option<&'r str>,
    /// The number of seats.
    pub seats: Option<i64>,
    /// The agency's name, or its code if it has no name.
    pub agency: Option<&'r str>,
    /// A label for the agency type, if the type must be disclosed to the renter.
    pub agency_kind: Option<&'r str>,
    /// The provider's name, or its code if it has no name.
    pub provider: Option<&'r str>,
    /// The price for the whole rental, if the response contains or implies it.
    pub total: Option<RowPrice<'r>>,
    /// The price per day.
    pub per_day: Option<RowPrice<'r>>,
}

impl<'r> From<Rental<'r>> for CarRow<'r> {
    fn from(rental: Rental<'r>) -> Self {
        let option = rental.cheapest().or_else(|| rental.first());
        let price = rental.cheapest().and_then(|option| option.price());
        let car = option.and_then(|option| option.car());
        CarRow {
            id: rental.id().as_ref(),
            car: car.and_then(|car| car.brand.as_deref()),
            class: car.and_then(|car| car.kind.as_ref()?.display_name.as_deref()),
            seats: car.and_then(|car| car.passengers),
            agency: option.and_then(|option| {
                option.agency().and_then(|agency| agency.display_name.as_deref()).or(option.agency_code())
            }),
            agency_kind: option.and_then(|option| option.agency_type()?.label()),
            provider: option.and_then(|option| {
                option
                    .provider()
                    .and_then(|provider| provider.display_name.as_deref())
                    .or(option.provider_code())
            }),
            total: price.and_then(|price| price.total()).map(RowPrice::from),
            per_day: price.and_then(|price| price.per_day()).map(RowPrice::from),
        }
    }
}

impl Serialize for CarRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Object::begin(serializer);
        out.required("id", self.id);
        out.optional("car", &self.car);
        out.optional("class", &self.class);
        out.optional("seats", &self.seats);
        out.optional("agency", &self.agency);
        out.optional("agencyKind", &self.agency_kind);
        out.optional("provider", &self.provider);
        out.optional("total", &self.total);
        out.optional("perDay", &self.per_day);
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use wayfare_models::cars::CarSearchResponse;

    use super::*;

    #[test]
    fn a_row_summarizes_a_rental() {
        let json = include_bytes!("../../../cli/src/cars/table/response.json");
        let response: CarSearchResponse = wayfare_models::decode(json).unwrap().value;
        let rows: Vec<_> = response.rentals().map(CarRow::from).collect();
        let rows = serde_json::to_value(&rows).unwrap();
        assert_eq!(rows.as_array().unwrap().len(), response.results.len());
        for (row, rental) in rows.as_array().unwrap().iter().zip(response.rentals()) {
            let price = rental.cheapest().and_then(|option| option.price());
            let [total, per_day] =
                [price.and_then(|price| price.total()), price.and_then(|price| price.per_day())];
            assert_eq!(
                row["total"]["text"].as_str().map(str::to_owned),
                total.map(|price| price.to_string())
            );
            assert_eq!(
                row["perDay"]["text"].as_str().map(str::to_owned),
                per_day.map(|price| price.to_string())
            );
        }
        assert!(rows[0]["car"].is_string() && rows[0]["agency"].is_string(), "{rows}");
        assert!(!rows.to_string().contains("http"), "expected rows without links");
    }
}
