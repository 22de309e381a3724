//! The relay's operations. Each operation makes the client call of the same name.

use std::sync::Arc;

use axum::Router;
use specwright_core::{Location, ViolationReason};
use wayfare_client::Session;
use wayfare_models::{autocomplete::*, cars::*, feeds::*, flights::*, hotels::*, service::ErrorCode};
use wayfare_service::http::{Caller, HostFaults, HostRefusal, Lines, Reply};
use wayfare_service::{Service, api};

use super::Relay;

/// Implements the operations of groups: `method(prepare, Prepared): (inputs) => answer`, where the answer is a `reply`
/// of a type, or `lines` of records.
macro_rules! relay {
    ($($group:ident $Group:ident $routes:ident {
        $($method:ident($prepare:ident, $Prepared:ident): ($($input:ident: $Input:ty),+) => $answer:ident $Answer:ident<$Body:ty>;)+
    })+) => {
        /// Returns the routes of all operations.
        pub(super) fn routes(relay: &Arc<Relay>) -> Router {
            Router::new()$(.merge(api::$group::$routes(Arc::clone(relay))))+
        }

        $(impl api::$group::$Group for Relay {
            fn code_of(at: &Location, reason: &ViolationReason) -> ErrorCode {
                Service::code_of(at, reason)
            }

            $(type $Prepared = ($($Input,)+);

            fn $prepare(
                &self,
                _: &Caller,
                $($input: $Input,)+
                _: &mut HostFaults<Self>,
            ) -> Option<Self::$Prepared> {
                Some(($($input,)+))
            }

            async fn $method(
                &self,
                caller: Caller,
                ($($input,)+): Self::$Prepared,
            ) -> Result<$Answer<$Body>, HostRefusal<Self>> {
                let call = |session: Session| async move { session.$group().$method($(&$input),+).await };
                self.$answer(concat!(stringify!($group), ".", stringify!($method)), caller, call).await
            })+
        })+
    };
}

relay! {
    autocomplete Autocomplete autocomplete_routes {
        flights(prepare_flights, Flights): (query: AutocompleteQuery) => reply Reply<FlightAutocompleteResponse>;
        cars(prepare_cars, Cars): (query: AutocompleteQuery) => reply Reply<CarAutocompleteResponse>;
        hotels(prepare_hotels, Hotels): (query: AutocompleteQuery) => reply Reply<HotelAutocompleteResponse>;
    }
    cars Cars cars_routes {
        poll(prepare_poll, Poll): (query: CarPollQuery, body: CarSearchRequest) => reply Reply<CarSearchResponse>;
    }
    feeds Feeds feeds_routes {
        constants(prepare_constants, Constants): (query: ConstantsQuery) => lines Lines<Constants>;
        hotels(prepare_hotels, Hotels): (query: HotelFeedQuery) => lines Lines<HotelFeedRecord>;
        places(prepare_places, Places): (query: PlaceFeedQuery) => lines Lines<PlaceFeedRecord>;
    }
    flights Flights flights_routes {
        poll(prepare_poll, Poll): (query: FlightPollQuery, body: FlightSearchRequest) => reply Reply<FlightSearchResponse>;
        details(prepare_details, Details): (query: FlightPollQuery, body: FlightDetailsRequest)
            => reply Reply<FlightSearchResponse>;
        calendar(prepare_calendar, Calendar): (body: FareCalendarRequest) => reply Reply<FareCalendar>;
        routes(prepare_routes, Routes): (body: FareRoutesRequest) => reply Reply<FareRoutes>;
    }
    hotels Hotels hotels_routes {
        single(prepare_single, Single): (query: SingleHotelQuery) => reply Reply<SingleHotelSearchResponse>;
        multiple(prepare_multiple, Multiple): (query: MultipleHotelQuery) => reply Reply<MultipleHotelSearchResponse>;
        basic(prepare_basic, Basic): (query: BasicHotelQuery) => reply Reply<BasicMultipleHotelSearchResponse>;
    }
}
