//! A service that keeps charges in memory, and processes requests with the same idempotency key only once.

use std::collections::HashMap;
use std::sync::Mutex;

use wayfare_service::http::{Caller, HostRefusal, Keys, Reply};

use crate::desk::Desk;
use crate::models::payments::{Charge, CreateQuery, NewCharge, NewRefund, Refund};
use crate::service::payments::Charges;
use crate::service::{AUTH, ApiErrors};

pub type Bank = Desk<Mutex<Kept>, ApiErrors>;

#[derive(Default)]
pub struct Kept {
    charges: Vec<Charge>,
    refunds: Vec<Refund>,
    /// Index of the charge for each idempotency key.
    charged: HashMap<String, usize>,
    /// Index of the refund for each idempotency key.
    refunded: HashMap<String, usize>,
}

/// Creates a service that has no charges yet.
pub fn bank() -> Bank {
    Desk::new(&AUTH, Keys::Any, Mutex::default())
}

impl Bank {
    /// Returns the number of charges and refunds.
    pub fn counts(&self) -> [usize; 2] {
        let kept = self.kept();
        [kept.charges.len(), kept.refunds.len()]
    }
}

type Answered<R> = Result<R, HostRefusal<Bank>>;

impl Charges for Bank {
    prepared!(prepare_create: Create = (CreateQuery, NewCharge));

    async fn create(&self, _: Caller, (query, new): (CreateQuery, NewCharge)) -> Answered<Reply<Charge>> {
        let kept = &mut *self.kept();
        let next = kept.charges.len();
        let token = query.idempotency_key.map_or_else(|| format!("none {next}"), |token| token.to_string());
        let index = *kept.charged.entry(token).or_insert(next);
        if index == next {
            let request = specwright_core::encode(&new).ok().and_then(|json| specwright_core::decode(&json).ok());
            let request = request.map(|decoded| decoded.value).unwrap_or_default();
            kept.charges.push(Charge::new(format!("ch_{}", next + 1), new.amount, new.currency, request));
        }
        Ok(kept.charges[index].clone().into())
    }

    prepared!(prepare_refund: Refund = NewRefund);

    async fn refund(&self, _: Caller, new: NewRefund) -> Answered<Reply<Refund>> {
        let kept = &mut *self.kept();
        let next = kept.refunds.len();
        let token = new.idempotency_key.map_or_else(|| format!("none {next}"), |token| token.to_string());
        let index = *kept.refunded.entry(token).or_insert(next);
        if index == next {
            kept.refunds.push(Refund::new(new.charge, i64::try_from(next + 1).unwrap_or(i64::MAX)));
        }
        Ok(kept.refunds[index].clone().into())
    }
}
