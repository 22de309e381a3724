//! Rental car codes.

mod matrix;

pub use matrix::{SippCategory, SippDrive, SippFuel, SippTransmission, SippVehicle};

letters_code! {
    /// A SIPP (ACRISS) code, such as `ECMR`: the type of a rental car in four letters.
    ///
    /// Only the format is checked, not whether the letters have a meaning. The meaning of each letter is independent of
    /// the other letters. Methods return `None` for a letter without a meaning.
    ///
    /// ```
    /// use wayfare_validation::{SippCategory, SippCode, SippDrive, SippFuel, SippTransmission, SippVehicle};
    ///
    /// const CODE: Option<SippCode> = SippCode::new("ECMR");
    /// assert_eq!(CODE, "ECMR".parse().ok());
    ///
    /// let error = "ECM".parse::<SippCode>().unwrap_err();
    /// assert_eq!(error.to_string(), r#"found "ECM", expected a SIPP code of four capital letters"#);
    ///
    /// let code: SippCode = "IFBD".parse()?;
    /// assert_eq!(code.category(), Some(SippCategory::Intermediate));
    /// assert_eq!(code.vehicle(), Some(SippVehicle::Suv));
    /// assert_eq!(code.transmission(), Some(SippTransmission::Automatic));
    /// assert_eq!(code.drive(), Some(SippDrive::FourWheel));
    /// assert_eq!(code.fuel(), Some(SippFuel::Diesel));
    /// assert_eq!(code.has_air_conditioning(), Some(true));
    /// # Ok::<(), wayfare_validation::ValueError>(())
    /// ```
    SippCode, 4, "a SIPP code of four capital letters"
}

impl SippCode {
    /// Returns the size and price category, which is encoded in the first letter.
    pub const fn category(&self) -> Option<SippCategory> {
        SippCategory::of(self.letter(0))
    }

    /// Returns the body type, which is encoded in the second letter.
    pub const fn vehicle(&self) -> Option<SippVehicle> {
        SippVehicle::of(self.letter(1))
    }

    /// Returns the transmission, which is encoded in the third letter.
    pub const fn transmission(&self) -> Option<SippTransmission> {
        match matrix::transmission(self.letter(2)) {
            Some((transmission, _)) => Some(transmission),
            None => None,
        }
    }

    /// Returns the drive, such as four-wheel or all-wheel drive. The third letter encodes the drive and the
    /// transmission.
    pub const fn drive(&self) -> Option<SippDrive> {
        match matrix::transmission(self.letter(2)) {
            Some((_, drive)) => Some(drive),
            None => None,
        }
    }

    /// Returns the fuel or power, which is encoded in the fourth letter.
    pub const fn fuel(&self) -> Option<SippFuel> {
        match matrix::fuel(self.letter(3)) {
            Some((fuel, _)) => Some(fuel),
            None => None,
        }
    }

    /// Returns whether the car has air conditioning, which the fourth letter encodes together with the fuel. The result
    /// is `None` for a letter without a meaning, and for plug-in hybrids and long-range electric cars, whose letters do
    /// not specify air conditioning.
    pub const fn has_air_conditioning(&self) -> Option<bool> {
        match matrix::fuel(self.letter(3)) {
            Some((_, air)) => air,
            None => None,
        }
    }

    const fn letter(&self, at: usize) -> char {
        self.as_str().as_bytes()[at] as char
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    spec_tests!(SippCode, near: "[A-Za-z0É]{2,4}|[A-Z]{3,5}", rejected: |_| false, bad: "ecmr");
    #[test]
    fn letters_without_a_meaning_are_independent() {
        let parts = |code: &str| {
            let code: SippCode = code.parse().unwrap();
            let (category, vehicle) = (code.category().is_some(), code.vehicle().is_some());
            [category, vehicle, code.transmission().is_some(), code.drive().is_some(), code.fuel().is_some()]
        };
        assert_eq!(parts("ECMR"), [true; 5]);
        assert_eq!(parts("AAEG"), [false; 5]);
        assert_eq!(parts("EAAG"), [true, false, true, true, false]);
        assert_eq!(parts("ADED"), [false, true, false, false, true]);
    }

    #[test]
    fn air_conditioning_depends_on_the_letter() {
        let air = |code: &str| code.parse::<SippCode>().unwrap().has_air_conditioning();
        assert_eq!(
            (air("ECMR"), air("ECMN"), air("ECMC"), air("ECMG")),
            (Some(true), Some(false), None, None)
        );
    }
}
