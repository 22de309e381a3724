//! An option's conditions: fees, insurance policies and cancellation.

use specwright_core::LocalDateTime;

use crate::cars::{CarCancellationPolicy, CarFee, CarFeeCode, CarInsurancePolicy, CarSearchResponse};

use super::{CarMoney, RentalOption};

impl<'r> RentalOption<'r> {
    /// Returns the fees that may be added to the price, in the response's order.
    pub fn fees(self) -> impl ExactSizeIterator<Item = Fee<'r>> + Clone {
        let response = self.response();
        self.option().fees.iter().map(move |fee| Fee { response, fee })
    }

    /// Returns the fee of the given kind, if the option lists such a fee.
    pub fn fee(self, code: &CarFeeCode) -> Option<Fee<'r>> {
        self.fees().find(|fee| fee.fee.code.as_ref() == Some(code))
    }

    /// Returns the insurance policies that the rental includes, in the response's order.
    pub fn insurances(self) -> impl ExactSizeIterator<Item = Insurance<'r>> + Clone {
        let response = self.response();
        let insurances = self.option().policy.as_ref().map_or(&[][..], |policy| &policy.insurance);
        insurances.iter().map(move |insurance| Insurance { response, insurance })
    }

    /// Returns the cancellation policy.
    pub fn cancellation(self) -> Option<&'r CarCancellationPolicy> {
        self.option().policy.as_ref()?.cancellation.as_ref()
    }

    /// Returns the fee for a cancellation that is no longer free, if known.
    pub fn non_cancellation_fee(self) -> Option<CarMoney<'r>> {
        self.response().rental_money(self.cancellation()?.non_cancellation_fee.as_ref()?)
    }
}

/// A fee for an option.
#[derive(Clone, Copy, Debug)]
pub struct Fee<'r> {
    response: &'r CarSearchResponse,
    fee: &'r CarFee,
}

impl<'r> Fee<'r> {
    /// Returns the fee from the response.
    pub fn fee(self) -> &'r CarFee {
        self.fee
    }

    /// Returns the kind of fee.
    pub fn code(self) -> Option<&'r CarFeeCode> {
        self.fee.code.as_ref()
    }

    /// Returns the amount for the whole rental, or `None` if the amount is unknown or negative.
    pub fn amount(self) -> Option<CarMoney<'r>> {
        self.response.rental_money(self.fee.rate.as_ref()?)
    }

    /// Returns whether the option's price includes the fee, even if the amount is unknown. Returns `None` if the
    /// response does not specify this.
    pub fn is_included(self) -> Option<bool> {
        self.fee.is_included_in_total
    }
}

/// An insurance policy that an option includes.
#[derive(Clone, Copy, Debug)]
pub struct Insurance<'r> {
    response: &'r CarSearchResponse,
    insurance: &'r CarInsurancePolicy,
}

impl<'r> Insurance<'r> {
    /// Returns the insurance policy from the response.
    pub fn insurance(self) -> &'r CarInsurancePolicy {
        self.insurance
    }

    /// Returns the maximum amount that the insurance pays.
    pub fn limit(self) -> Option<CarMoney<'r>> {
        self.response.rental_money(self.insurance.limit.as_ref()?)
    }

    /// Returns the deductible that the driver pays, or `None` if the deductible is missing or negative.
    pub fn deductible(self) -> Option<CarMoney<'r>> {
        self.response.rental_money(self.insurance.deductible.as_ref()?)
    }
}

impl CarCancellationPolicy {
    /// Returns whether a booking can still be cancelled free of charge at `moment`, for a rental that starts at
    /// `pickup`. Both are local times at the pickup location. Returns `None` if the policy does not specify a limit.
    ///
    /// After the pickup, cancellation is impossible, regardless of the policy.
    pub fn is_free_at(&self, moment: LocalDateTime, pickup: LocalDateTime) -> Option<bool> {
        if moment > pickup {
            return Some(false);
        }
        if self.is_unlimited == Some(true) {
            return Some(true);
        }
        let limit = self.limit_hours.filter(|hours| *hours >= 0)?;
        Some(seconds_between(moment, pickup) >= limit.saturating_mul(60 * 60))
    }
}

/// Returns the number of seconds from one local time to another at the same place.
fn seconds_between(from: LocalDateTime, to: LocalDateTime) -> i64 {
    let seconds = |time: LocalDateTime| {
        let [hour, minute, second] = [time.hour(), time.minute(), time.second()].map(i64::from);
        (hour * 60 + minute) * 60 + second
    };
    i64::from(from.date().days_until(to.date())) * 24 * 60 * 60 + seconds(to) - seconds(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cancelling_is_free_up_to_the_limit() {
        let pickup: LocalDateTime = "2027-03-14T10:00:00".parse().unwrap();
        let free = |unlimited, hours, moment: &str| {
            let mut policy = CarCancellationPolicy::default();
            (policy.is_unlimited, policy.limit_hours) = (unlimited, hours);
            policy.is_free_at(moment.parse().unwrap(), pickup)
        };
        assert_eq!(free(None, Some(48), "2027-03-12T10:00:00"), Some(true));
        assert_eq!(free(Some(false), Some(48), "2027-03-12T10:00:01"), Some(false));
        assert_eq!(free(None, Some(0), "2027-03-14T10:00:00"), Some(true));
        assert_eq!(free(None, Some(i64::MAX), "2027-03-12T10:00:00"), Some(false));
        assert_eq!(free(Some(true), Some(48), "2027-03-14T10:00:00"), Some(true));
        assert_eq!(free(Some(true), None, "2027-03-14T10:00:01"), Some(false));
        for (unlimited, hours) in [(None, None), (Some(false), None), (None, Some(-1))] {
            assert_eq!(free(unlimited, hours, "2027-01-01T00:00:00"), None);
        }
    }
}
