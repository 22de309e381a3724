//! Flight searches, built from airports and dates.
//!
//! ```
//! use wayfare_models::Validate;
//! use wayfare_models::flights::{Cabin, FlightLocation, FlightSearchRequest, FlightSearchStart};
//! use wayfare_models::party::Party;
//!
//! let (boston, london) = (FlightLocation::airport("BOS")?, FlightLocation::near_airport("LHR")?);
//! let (outbound, inbound) = ("2027-03-14".parse()?, "2027-03-21".parse()?);
//! let start = FlightSearchStart::round_trip(boston, london, outbound, inbound)
//!     .for_party(Party::adults(2).children(1))
//!     .in_cabin(Cabin::Business);
//! assert!(FlightSearchRequest::from(start).validate().is_ok());
//! # Ok::<(), wayfare_models::ValueError>(())
//! ```

use specwright_core::{Date, ValueError};

use crate::flights::{Cabin, FlightLocation, FlightSearchLeg, FlightSearchStart};
use crate::party::Party;

impl FlightLocation {
    /// Creates the location of an airport from its IATA code.
    ///
    /// # Errors
    /// Returns an error if the code is invalid.
    ///
    /// ```
    /// use wayfare_models::flights::FlightLocation;
    ///
    /// let boston = FlightLocation::airport("BOS")?;
    /// assert_eq!(boston, FlightLocation::Airports { airports: vec!["BOS".parse()?] });
    /// assert!(FlightLocation::airport("Boston").is_err());
    /// # Ok::<(), wayfare_models::ValueError>(())
    /// ```
    pub fn airport(code: &str) -> Result<Self, ValueError> {
        Ok(FlightLocation::Airports { airports: vec![code.parse()?] })
    }

    /// Creates a location for an airport and the airports near it, from the airport's IATA code.
    ///
    /// # Errors
    /// Returns an error if the code is invalid.
    pub fn near_airport(code: &str) -> Result<Self, ValueError> {
        Ok(FlightLocation::NearbyAirports { airport: code.parse()? })
    }
}

impl FlightSearchStart {
    /// Creates a one-way search for one adult in economy.
    pub fn one_way(origin: FlightLocation, destination: FlightLocation, date: Date) -> Self {
        let leg = FlightSearchLeg::new(origin, destination, date);
        FlightSearchStart::new(Cabin::Economy, Party::adults(1).into(), vec![leg])
    }

    /// Creates a round-trip search for one adult in economy. The service rejects a return date before the departure
    /// date.
    pub fn round_trip(
        origin: FlightLocation,
        destination: FlightLocation,
        outbound: Date,
        inbound: Date,
    ) -> Self {
        let mut start = Self::one_way(origin.clone(), destination.clone(), outbound);
        start.legs.push(FlightSearchLeg::new(destination, origin, inbound));
        start
    }

    /// Sets the travellers.
    #[must_use]
    pub fn for_party(mut self, party: Party) -> Self {
        self.passengers = party.into();
        self
    }

    /// Sets the cabin.
    #[must_use]
    pub fn in_cabin(mut self, cabin: Cabin) -> Self {
        self.cabin = cabin;
        self
    }
}
