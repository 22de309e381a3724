//! Cancellation of jobs.

use specwright_core::Validate;
use specwright_core::query::Query;

use super::Protocol;
use super::handle::{Job, parameters, read_query};
use crate::call::Call;
use crate::{Content, Error, ErrorKind, MaybeSend, Operation};

/// The protocol of a job that can be cancelled. Generated code implements this trait.
pub trait Cancel: Protocol {
    /// The query of the cancel operation. Its parameters are taken from the poll query.
    type CancelQuery: Query + Validate + Send + Sync + 'static;
    /// The response type of the cancel operation.
    type Cancelled: Content + MaybeSend + 'static;

    /// The cancel operation.
    const CANCEL: &'static Operation;
}

impl<P: Cancel> Job<P> {
    /// Asks the service to cancel the job.
    ///
    /// The job is over only when a later response reports that it has ended: continue with [`next`](Job::next) or
    /// [`finish`](Job::finish). If the service has no record of the job after this call, the job counts as cancelled.
    ///
    /// If the job has not been started yet, it will not be started. If the job is over, nothing is sent. If the start
    /// request is in flight, this method first waits for its response.
    ///
    /// # Errors
    /// Returns any error from the start request or the cancel operation. If the cancel operation fails, the job
    /// continues.
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
        self.mark_cancelled();
        Ok(())
    }
}
