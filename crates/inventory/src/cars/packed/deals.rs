//! Binary encoding of cars at their counters, with the agencies' prices. Positions, opening hours and ids are derived
//! from the other data.

use std::collections::HashMap;
use std::ptr;
use std::sync::Arc;

use crate::Unreadable;
use crate::cars::agencies::Agency;
use crate::cars::branches::{Branch, SiteContext};
use crate::cars::deals::{CarDeal, Counter, Dropoff};
use crate::cars::fleet::Car;
use crate::cars::models::{Model, region_of};
use crate::cars::oneway::OneWay;
use crate::cars::sites::Site;
use crate::packed::{Format, Reader, Writer};

fn format(seed: u64) -> Format {
    Format { what: "rental cars", version: 1, seed }
}

/// Packs the deals, grouped by counter. The shared properties of a counter precede its cars.
pub(super) fn pack(seed: u64, deals: &[Arc<CarDeal>]) -> Vec<u8> {
    let (mut out, mut packer) = (Writer::new(format(seed)), Packer::default());
    let counters = || deals.chunk_by(|one, other| Arc::ptr_eq(&one.branch, &other.branch));
    out.count(counters().count());
    counters().for_each(|cars| packer.counter(&mut out, cars));
    out.finish()
}

pub(super) fn unpack(seed: u64, bytes: &[u8]) -> Result<Vec<Arc<CarDeal>>, Unreadable> {
    let mut bytes = Reader::new(format(seed), bytes)?;
    let mut unpacker = Unpacker {
        seed,
        branches: Vec::new(),
        contexts: Vec::new(),
        agencies: Vec::new(),
        models: Vec::new(),
    };
    let counters = bytes.list("counters", |bytes| unpacker.counter(bytes))?;
    bytes.finish()?;
    Ok(counters.into_iter().flatten().collect())
}

/// Encoder of counters. Each code is written in full only once.
#[derive(Default)]
struct Packer<'a> {
    branches: HashMap<&'a str, usize>,
    sites: HashMap<String, usize>,
    agencies: HashMap<&'static str, usize>,
    models: HashMap<*const Model, usize>,
}

impl<'a> Packer<'a> {
    fn counter(&mut self, out: &mut Writer, deals: &'a [Arc<CarDeal>]) {
        // Chunks are never empty.
        let Some(first) = deals.first() else { return };
        self.branch(out, &first.branch);
        out.number(first.pickup_m);
        self.dropoff(out, first.dropoff.as_deref());
        // Amounts are never negative.
        out.number(first.included_cents.unsigned_abs());
        out.count(deals.len());
        for CarDeal { car, cents, .. } in deals.iter().map(|deal| &**deal) {
            let Car { model, automatic, navigation, states_petrol } = car;
            // Different regions use the same key for different models.
            out.known(&mut self.models, ptr::from_ref(*model), |out| out.text(&model.key));
            let form = u64::from(*automatic) << 2 | u64::from(*navigation) << 1 | u64::from(*states_petrol);
            out.number(cents.unsigned_abs() << 3 | form);
        }
    }

    /// Writes a bit set of flags, and the return location if it differs from the pickup location; otherwise the flags
    /// are 0.
    fn dropoff(&mut self, out: &mut Writer, dropoff: Option<&'a Dropoff>) {
        let Some(Dropoff { branch, metres, one_way }) = dropoff else { return out.number(0_u8) };
        out.number(u64::from(one_way.stated) << 2 | u64::from(one_way.included) << 1 | 1);
        self.branch(out, branch);
        out.number(*metres);
        out.number(one_way.cents.unsigned_abs());
    }

    fn branch(&mut self, out: &mut Writer, branch: &'a Branch) {
        let Self { branches, sites, agencies, .. } = self;
        out.known(branches, &branch.id, |out| {
            let (site, agency) = (branch.site.key(), branch.agency.code);
            out.known(sites, site.clone(), |out| out.text(&site));
            out.known(agencies, agency, |out| out.text(agency));
            out.number(branch.ordinal);
        });
    }
}

/// Decoder for the output of [`Packer`].
struct Unpacker {
    seed: u64,
    branches: Vec<Arc<Branch>>,
    contexts: Vec<SiteContext>,
    agencies: Vec<&'static Agency>,
    models: Vec<&'static Model>,
}

impl Unpacker {
    fn counter(&mut self, bytes: &mut Reader<'_>) -> Result<Vec<Arc<CarDeal>>, Unreadable> {
        let counter = Counter {
            branch: self.branch(bytes)?,
            pickup_m: bytes.number("a distance")?,
            dropoff: self.dropoff(bytes)?.map(Arc::new),
            included_cents: cents(bytes, "the fees")?,
        };
        let region = region_of(counter.branch.site.country());
        bytes.list("cars", |bytes| {
            let find = |key: &str| Model::with_key(key, region);
            let model = bytes.known(&mut self.models, "a model", |bytes| bytes.code("a model", find))?;
            let number: u64 = bytes.number("a price")?;
            let cents = u32::try_from(number >> 3)
                .map_err(|_| bytes.unexpected(format_args!("{} cents for a rental", number >> 3)))?;
            let has = |bit: u64| number & bit == bit;
            let car = Car { model, automatic: has(4), navigation: has(2), states_petrol: has(1) };
            Ok(counter.deal(car, cents.into()))
        })
    }

    fn dropoff(&mut self, bytes: &mut Reader<'_>) -> Result<Option<Dropoff>, Unreadable> {
        let form: u8 = bytes.number("a return")?;
        if form & 1 == 0 {
            return Ok(None);
        }
        let (branch, metres) = (self.branch(bytes)?, bytes.number("a distance")?);
        let cents = cents(bytes, "the fee of a return")?;
        let one_way = OneWay { cents, included: form & 2 == 2, stated: form & 4 == 4 };
        Ok(Some(Dropoff { branch, metres, one_way }))
    }

    fn branch(&mut self, bytes: &mut Reader<'_>) -> Result<Arc<Branch>, Unreadable> {
        let Self { seed, branches, contexts, agencies, .. } = self;
        bytes.known(branches, "a branch", |bytes| {
            let find = |key: &str| Some(SiteContext::of(*seed, Site::with_key(key)?));
            let context = bytes.known(contexts, "a site", |bytes| bytes.code("a site", find))?;
            let agency = |code: &str| Agency::with_code(code);
            let agency = bytes.known(agencies, "an agency", |bytes| bytes.code("an agency", agency))?;
            Ok(Arc::new(Branch::on(&context, agency, bytes.number("a branch number")?)))
        })
    }
}

/// Reads an amount in US cents of at most 32 bits, so that computations with the amount can't overflow.
fn cents(bytes: &mut Reader<'_>, what: &str) -> Result<i64, Unreadable> {
    bytes.number::<u32>(what).map(i64::from)
}
