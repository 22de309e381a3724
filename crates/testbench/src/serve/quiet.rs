//! Answers without a load, which those under load have to be like.

use std::path::Path;
use std::sync::Arc;

use rustix::thread::CpuSet;

use super::answer::difference;
use super::call::{ANY_KEY, Caller};
use super::ended::Complete;
use super::play::{Manner, play};
use super::process::Service;
use super::requests::{Known, Search};
use super::tally::{Tally, Wrong};
use crate::AnyError;

/// The most wrong answers that are shown beside the quiet ones.
const SHOWN: usize = 3;

/// That many searches with the digests of their quiet answers: each made alone, at pace 0.
pub(crate) async fn known(
    binary: &Path,
    requests: usize,
    on: Option<CpuSet>,
) -> Result<Arc<[Known]>, AnyError> {
    let service = quiet_service(binary, on).await?;
    let mut caller = Caller::new(service.address, ANY_KEY);
    let mut known = Vec::new();
    for search in Search::several(requests) {
        let answers = quiet(&mut caller, &search).await?;
        known.push(Known { search, quiet: answers.iter().map(|answer| answer.digest).collect() });
    }
    Ok(known.into())
}

/// A service that answers at once. A search makes room for the next one: a single key makes them all.
async fn quiet_service(binary: &Path, on: Option<CpuSet>) -> Result<Service, AnyError> {
    let options = ["--pace", "0", "--store-lease", "0s"].map(str::to_owned);
    Service::start(binary, &options, on).await
}

async fn quiet(caller: &mut Caller, search: &Search) -> Result<Vec<Complete>, AnyError> {
    match play(caller, search, &Manner::at(0.0), &Tally::default()).await {
        Ok(played) => Ok(played.answers),
        Err((_, ended)) => Err(format!("a quiet search failed: {search:?}: {ended}").into()),
    }
}

/// Some wrong answers, held against the quiet ones.
pub(crate) async fn differences(
    binary: &Path,
    known: &[Known],
    wrong: impl Iterator<Item = &Wrong>,
    on: Option<CpuSet>,
) -> Result<Vec<String>, AnyError> {
    let wrong: Vec<&Wrong> = wrong.take(SHOWN).collect();
    let mut shown = Vec::new();
    if wrong.is_empty() {
        return Ok(shown);
    }
    let service = quiet_service(binary, on).await?;
    let mut caller = Caller::new(service.address, ANY_KEY);
    for Wrong { number, page, answer } in wrong {
        let search = &known[*number].search;
        let answers = quiet(&mut caller, search).await?;
        let quiet = answers.get(*page).map(|quiet| &quiet.body[..]).unwrap_or_default();
        shown.push(format!("{search:?}, page {page}: {}", difference(quiet, &answer.body)));
    }
    Ok(shown)
}
