//! A search that prints each update and has a deadline of five seconds. The results found before the deadline are kept,
//! and the token resumes the search later, even in another process.
//!
//! ```console
//! $ cargo run -p wayfare -- serve                     # in another terminal, if you have no live service
//! $ export WAYFARE_BASE_URL=http://127.0.0.1:8080 WAYFARE_API_KEY=any
//! $ cargo run -p wayfare-client --example updates -- 2027-03-14
//! partial after 0.0 s: 0 results
//! partial after 0.6 s: 0 results
//! partial after 1.6 s: 50 results
//! displayable after 2.8 s: 50 results
//! displayable after 4.6 s: 50 results
//! ended by Deadline in phase displayable
//! resumed and reached phase complete: Complete
//! ```

mod common;

use std::time::Duration;

use wayfare_client::poll::Phase;

#[tokio::main(flavor = "current_thread")]
async fn main() -> common::Result<()> {
    let start = common::boston_to_london(common::date()?)?;
    let session = common::client()?.session();
    let mut search = session.flights().search(start).deadline(Duration::from_secs(5));
    while let Some(update) = search.next().await {
        let update = update?;
        println!(
            "{} after {:.1} s: {} results",
            update.phase.as_str(),
            update.elapsed.as_secs_f64(),
            update.count
        );
    }
    let outcome = search.into_outcome();
    println!("ended by {:?} in phase {}", outcome.ending, outcome.phase().as_str());

    if let (false, Some(token)) = (outcome.is_complete(), outcome.token) {
        let rest = session.flights().resume(token)?.until(Phase::Complete).finish().await?;
        println!("resumed and reached phase {}: {:?}", rest.phase().as_str(), rest.ending);
    }
    Ok(())
}
