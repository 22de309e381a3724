//! Hotels as rows.

use serde_core::{Serialize, Serializer};
use specwright_core::Object;
use wayfare_models::autocomplete::HotelId;
use wayfare_models::rates::Hotel;

use super::RowPrice;

/// A hotel as a row, which shows the lowest rate. The JSON omits fields that the response does not contain.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HotelRow<'r> {
    /// The hotel's id.
    pub id: HotelId,
    /// The hotel's name.
    pub name: Option<&'r str>,
    /// The star rating, up to 5, in steps of half a star.
    pub stars: Option<f64>,
    /// The guest rating, up to 10.
    pub rating: Option<f64>,
    /// The number of reviews.
    pub reviews: Option<i64>,
    /// The lowest rate.
    pub price: Option<RowPrice<'r>>,
    /// Name of the provider that offers the lowest rate, or the provider's code if it has no name.
    pub provider: Option<&'r str>,
    /// The distance from the searched place, in kilometres.
    pub distance_km: Option<f64>,
}

impl<'r> From<Hotel<'r>> for HotelRow<'r> {
    fn from(hotel: Hotel<'r>) -> Self {
        let cheapest = hotel.lowest_rate();
        let result = hotel.result();
        HotelRow {
            id: hotel.id(),
            name: result.facts.name.as_deref(),
            stars: result.facts.stars(),
            rating: result.rating(),
            reviews: result.number_of_reviews,
            price: hotel.lowest().map(RowPrice::from),
            provider: cheapest.and_then(|rate| {
                let provider = rate.provider()?;
                let name = provider.name.as_deref().filter(|name| !name.is_empty());
                name.or(provider.code.as_deref())
            }),
            distance_km: result.distance_km(),
        }
    }
}

impl Serialize for HotelRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = Object::begin(serializer);
        out.required("id", &self.id);
        out.optional("name", &self.name);
        out.optional("stars", &self.stars);
        out.optional("rating", &self.rating);
        out.optional("reviews", &self.reviews);
        out.optional("price", &self.price);
        out.optional("provider", &self.provider);
        out.optional("distanceKm", &self.distance_km);
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use wayfare_models::hotels::MultipleHotelSearchResponse;

    use super::*;

    #[test]
    fn a_row_summarizes_a_hotel() {
        let json = include_bytes!("../../../cli/src/hotels/table/response.json");
        let response: MultipleHotelSearchResponse = wayfare_models::decode(json).unwrap().value;
        let rows: Vec<_> = response.hotels().map(HotelRow::from).collect();
        let rows = serde_json::to_value(&rows).unwrap();
        assert_eq!(rows.as_array().unwrap().len(), response.results.len());
        for (row, hotel) in rows.as_array().unwrap().iter().zip(response.hotels()) {
            assert_eq!(row["name"].as_str(), hotel.result().facts.name.as_deref());
            let lowest = hotel.lowest().map(|price| price.to_string());
            assert_eq!(row["price"]["text"].as_str().map(str::to_owned), lowest);
        }
        assert!(rows[0]["id"].is_i64() && rows[0]["price"]["amount"].is_number(), "{rows}");
        assert!(!rows.to_string().contains("http"), "expected rows without links");
    }
}
