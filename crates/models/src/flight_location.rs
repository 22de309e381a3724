//! Short ways to say where a flight begins and where it ends.

use wayfare_validation::ValueError;

use crate::flights::FlightLocation;

impl FlightLocation {
    /// This airport, by its IATA code.
    ///
    /// # Errors
    /// Where the code is none.
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

    /// This airport or one near it, by its IATA code.
    ///
    /// # Errors
    /// Where the code is none.
    pub fn near_airport(code: &str) -> Result<Self, ValueError> {
        Ok(FlightLocation::NearbyAirports { airport: code.parse()? })
    }
}
