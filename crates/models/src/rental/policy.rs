//! An option's conditions: fees, insurance policies and cancellation.

use crate::cars::{CarCancellationPolicy, CarFee, CarFeeCode, CarInsurancePolicy, CarSearchResponse};

use super::{CarMoney, RentalOption};

impl<'r> RentalOption<'r> {
    /// Returns the option's fees, in the response's order.
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
