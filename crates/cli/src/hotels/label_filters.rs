//! Filters by numeric ids that have labels.

use wayfare_models::feeds::ConstantType;

use crate::exit::Failure;
use crate::hotels::args::{FilterArgs, HotelsArgs};
use crate::session::connect::Task;
use crate::session::labels::Labels;
use crate::values::label::LabelArg;

/// A filter by numeric ids that have labels.
pub struct Filter {
    pub flag: &'static str,
    /// The kind of id.
    pub kind: ConstantType,
    args: fn(&FilterArgs) -> &[LabelArg],
}

/// The filter by property type.
pub const PROPERTY_TYPE: Filter =
    Filter { flag: "--property-type", kind: ConstantType::Property, args: |args| &args.property_type };
/// The filter by feature.
pub const FEATURE: Filter =
    Filter { flag: "--feature", kind: ConstantType::Facility, args: |args| &args.feature };
/// The filter by theme.
pub const THEME: Filter = Filter { flag: "--theme", kind: ConstantType::Theme, args: |args| &args.theme };
/// The filter by chain.
pub const CHAIN: Filter = Filter { flag: "--chain", kind: ConstantType::Chain, args: |args| &args.chain };

/// The ids given for each filter.
#[derive(Debug)]
pub struct FilterIds {
    pub property_types: Vec<i64>,
    pub features: Vec<i64>,
    pub themes: Vec<i64>,
    pub chains: Vec<i64>,
}

impl FilterIds {
    /// Looks up labels, and resolves the filter values to ids.
    ///
    /// # Errors
    /// Returns an error if a label doesn't match exactly one id, or if the call fails or is stopped.
    pub async fn resolve(args: &HotelsArgs, task: &Task<'_>) -> Result<Self, Failure> {
        let (filters, language) = (&args.filters, args.stay.language.as_ref());
        let labelled = [PROPERTY_TYPE, FEATURE, THEME, CHAIN].into_iter();
        let labelled = labelled.filter(|filter| (filter.args)(filters).iter().any(LabelArg::is_label));
        let kinds: Vec<_> = labelled.map(|filter| filter.kind).collect();
        if kinds.is_empty() {
            return FilterIds::of(filters, &Labels::default());
        }
        let without = "the labels could not be looked up; filters also accept ids, which need no lookup";
        let labels = task.limits.run_within(Labels::fetch(&task.session, &kinds, language)).await;
        let labels = labels.map_err(|stop| stop.while_waiting_for("the filter labels").with_help(without))?;
        FilterIds::of(filters, &labels.map_err(|error| Failure::from(error).with_help(without))?)
    }

    fn of(filters: &FilterArgs, labels: &Labels) -> Result<Self, Failure> {
        let ids = |filter: Filter| labels.ids(filter.flag, &filter.kind, (filter.args)(filters));
        Ok(FilterIds {
            property_types: ids(PROPERTY_TYPE)?,
            features: ids(FEATURE)?,
            themes: ids(THEME)?,
            chains: ids(CHAIN)?,
        })
    }

    /// Parses the filter values as ids, for values that contain no labels.
    #[cfg(test)]
    pub fn without_labels(filters: &FilterArgs) -> Result<Self, Failure> {
        FilterIds::of(filters, &Labels::default())
    }
}
