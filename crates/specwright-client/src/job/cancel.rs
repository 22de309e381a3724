//! Cancelling of jobs.

use specwright_core::Validate;
use specwright_core::query::Query;

use super::Protocol;
use super::handle::{Job, parameters, read_query};
use crate::call::Call;
use crate::{Content, Error, ErrorKind, MaybeSend, Operation};

/// The protocol of a job that can be cancelled. Written by the generator from the description.
pub trait Cancel: Protocol {
    /// Query of the operation, of whose parameters the polls have those that are required.
    type CancelQuery: Query + Validate + Send + Sync + 'static;
    /// Answer of the operation.
    type Cancelled: Content + MaybeSend + 'static;

    /// The operation that cancels.
    const CANCEL: &'static Operation;
}

impl<P: Cancel> Job<P> {
    /// Asks the service to cancel the job. It is over only when a later answer says so: go on with
    /// [`next`](Job::next) or [`finish`](Job::finish). Where the service does not know the job any more after this, it
    /// counts as cancelled.
    ///
    /// One that was not started yet is not started any more, and of one that is over nothing is asked. A start under
    /// way is waited for.
    ///
    /// # Errors
    /// Any of the start or of the operation that cancels. The job goes on.
    pub async fn cancel(&mut self) -> Result<(), Error> {
        if self.is_unsent() {
            self.give_up();
            return Ok(());
        }
        self.start().await?;
        let Some(query) = self.query().filter(|_| !self.is_over()) else { return Ok(()) };
        let query: P::CancelQuery = read_query(parameters(query))
            .map_err(|fault| Error::new(ErrorKind::InvalidRequest, fault).with_operation(P::CANCEL.name))?;
        let call = Call::new(self.session(), P::CANCEL, &query, None::<&()>)?;
        call.run::<P::Cancelled>().await?;
        self.expect_end();
        Ok(())
    }
}
