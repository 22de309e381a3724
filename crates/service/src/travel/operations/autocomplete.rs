//! The place autocomplete operations.

use std::time::Duration;

use specwright_core::Location;
use specwright_core::ViolationReason;
use wayfare_models::autocomplete::{
    AutocompleteQuery, CarAutocompleteResponse, FlightAutocompleteResponse, HotelAutocompleteResponse,
};
use wayfare_models::service::ErrorCode;

use super::Shared;
use crate::http::{Caller, Reply};
use crate::travel::api_errors::{self, Faults, Refusal};
use crate::travel::autocomplete;
use crate::travel::generated::autocomplete as operations;

/// Time for which callers may cache a response. Responses change only if a custom hotel catalogue changes.
const MAX_AGE: Duration = Duration::from_secs(60);

impl operations::Autocomplete for Shared {
    fn code_of(_: &Location, reason: &ViolationReason) -> ErrorCode {
        api_errors::code_of(reason)
    }

    type Flights = AutocompleteQuery;

    fn prepare_flights(
        &self,
        _caller: &Caller,
        query: AutocompleteQuery,
        _faults: &mut Faults,
    ) -> Option<AutocompleteQuery> {
        Some(query)
    }

    async fn flights(
        &self,
        _caller: Caller,
        prepared: AutocompleteQuery,
    ) -> Result<Reply<FlightAutocompleteResponse>, Refusal> {
        Ok(Reply::from(autocomplete::flights(&prepared)).kept_for(MAX_AGE))
    }

    type Cars = AutocompleteQuery;

    fn prepare_cars(
        &self,
        _caller: &Caller,
        query: AutocompleteQuery,
        _faults: &mut Faults,
    ) -> Option<AutocompleteQuery> {
        Some(query)
    }

    async fn cars(
        &self,
        _caller: Caller,
        prepared: AutocompleteQuery,
    ) -> Result<Reply<CarAutocompleteResponse>, Refusal> {
        Ok(Reply::from(autocomplete::cars(&prepared)).kept_for(MAX_AGE))
    }

    type Hotels = AutocompleteQuery;

    fn prepare_hotels(
        &self,
        _caller: &Caller,
        query: AutocompleteQuery,
        _faults: &mut Faults,
    ) -> Option<AutocompleteQuery> {
        Some(query)
    }

    async fn hotels(
        &self,
        _caller: Caller,
        prepared: AutocompleteQuery,
    ) -> Result<Reply<HotelAutocompleteResponse>, Refusal> {
        Ok(Reply::from(autocomplete::hotels(&self.hotels, &prepared).await?).kept_for(MAX_AGE))
    }
}
