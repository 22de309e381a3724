//! Attempts of a call, until one succeeds or it is given up.

use std::time::Duration;

use super::Call;
use crate::Error;
use crate::error::Transience;
use crate::retry::Failure;

impl Call {
    /// Attempts until one succeeds, or fails for good.
    pub(crate) async fn attempts<T, F: Future<Output = Result<T, Error>>>(
        &self,
        attempt: impl Fn() -> F,
    ) -> Result<T, Error> {
        let client = self.client();
        let started = client.clock.now();
        let mut attempts = 0;
        loop {
            let result = attempt().await;
            attempts += 1;
            let error = match result {
                Ok(done) => return Ok(done),
                Err(error) => error.with_operation(self.operation.name).with_attempts(attempts),
            };
            let elapsed = client.clock.now().saturating_sub(started);
            match self.wait_after(&error, attempts, elapsed) {
                Some(wait) => client.clock.sleep(wait).await,
                None => return Err(error),
            }
        }
    }

    /// The wait before the call is sent again; `None` if it is not.
    fn wait_after(&self, error: &Error, attempts: u32, elapsed: Duration) -> Option<Duration> {
        let safe = match error.transience() {
            Transience::Final => false,
            Transience::Doubtful => self.repeatable,
            Transience::Unheard => true,
        };
        let random = crate::random::unit(&*self.client().random);
        safe.then(|| self.client().retry.wait(&Failure { error, attempts, elapsed, random })).flatten()
    }
}
