//! Car searches: started, polled until complete, then paged through, repeated, or requested in the other price mode.

mod answer;
mod groups;
mod invalid;
mod place;
pub mod plausible;
mod request;
mod rows;

use crate::harness::{Trial, Vertical};
use crate::polled;
use request::Asked;

pub struct Cars;

impl Vertical for Cars {
    const NAME: &'static str = "cars";
    const SEARCHES: u64 = 2_000;
    const COVERS: &'static str = "\
        results, no results, first-phase, second-phase, all pages, both modes, rejected, page beyond the end, \
        growing total, one way, several sellers, time zones apart, other country, mobile rates, regular, p2p, opaque, \
        delivery, includedDriver";

    async fn search(trial: &mut Trial) {
        if trial.random.percent(5) {
            return invalid::search(trial).await;
        }
        let asked = Asked::new(&mut trial.random, trial.caller.is_on_mobile);
        let session = trial.caller.session();
        let Some(ended) = polled::poll_until_complete(trial, &session, &asked).await else { return };
        trial.count_if(asked.ends_in_another_time_zone(), "time zones apart");
        match trial.random.below(100) {
            // The pages of large searches take too long to check.
            0..10 if (1..=100).contains(&ended.total) => {
                polled::walk_pages(trial, &session, &asked, &ended).await;
            }
            10..22 => polled::repeat(trial, &session, &asked, &ended).await,
            22..40 if ended.total > 0 => polled::both_modes(trial, &session, &asked, &ended).await,
            _ => {}
        }
    }
}
