//! Builds the answer: the lowest fare of each day or month.

use std::collections::BTreeMap;
use std::sync::Arc;

use specwright_core::Date;
use wayfare_models::flights::{FareCalendar, KnownFare};

use super::{DayFare, FareForecast, PreparedCalendar, RecentFares};
use crate::travel::polled::shown;
use crate::travel::processors::SearchProcessors;

/// Returns the calendar for a request. Without a forecast, it has only the fares of recent searches.
pub(crate) async fn calendar(
    prepared: PreparedCalendar,
    recent: &RecentFares,
    forecast: Option<Arc<dyn FareForecast>>,
    processors: &SearchProcessors,
) -> FareCalendar {
    let recent = recent.of(&prepared.query);
    let mut days: BTreeMap<Date, (DayFare, bool)> = BTreeMap::new();
    for fare in predicted(&prepared, forecast, processors).await {
        days.insert(fare.departure, (fare, true));
    }
    for fare in recent {
        // A fare that a search found replaces a prediction.
        let is_lower =
            |(known, predicted): &(DayFare, bool)| *predicted || fare.price.minor() < known.price.minor();
        if days.get(&fare.departure).is_none_or(is_lower) {
            days.insert(fare.departure, (fare, false));
        }
    }
    let fares = if prepared.by_month { lowest_of_months(days) } else { days.into_values().collect() };
    let mut calendar = FareCalendar::default();
    calendar.currency_code = Some(prepared.currency.code().into());
    calendar.fares = fares
        .into_iter()
        .map(|(fare, predicted)| {
            let mut known = KnownFare::new(fare.departure, shown(fare.price.in_currency(prepared.currency)));
            known.return_date = fare.back;
            known.is_prediction = Some(predicted);
            known
        })
        .collect();
    calendar
}

/// Returns the predicted fares, if they are wanted. If the forecast panics, only the predictions are missing.
async fn predicted(
    prepared: &PreparedCalendar,
    forecast: Option<Arc<dyn FareForecast>>,
    processors: &SearchProcessors,
) -> Vec<DayFare> {
    let Some(forecast) = forecast.filter(|_| prepared.predictions) else { return Vec::new() };
    let query = prepared.query.clone();
    processors.answer(move || forecast.fares(&query)).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a forecast of fares failed");
        Vec::new()
    })
}

fn lowest_of_months(days: BTreeMap<Date, (DayFare, bool)>) -> Vec<(DayFare, bool)> {
    let mut months: BTreeMap<(i16, u8), (DayFare, bool)> = BTreeMap::new();
    for (day, fare) in days {
        let month = (day.year(), day.month());
        if months.get(&month).is_none_or(|(known, _)| fare.0.price.minor() < known.price.minor()) {
            months.insert(month, fare);
        }
    }
    months.into_values().collect()
}
