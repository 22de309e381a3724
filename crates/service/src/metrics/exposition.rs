//! Metrics in the Prometheus text format.

use std::fmt::{self, Write as _};

use prometheus_client::collector::Collector;
use prometheus_client::encoding::text::encode_registry;
use prometheus_client::registry::Registry;

use super::HttpMetrics;
use super::names::{ALL, TOTAL};

/// A collection of metrics, written in the Prometheus text format.
#[derive(Debug, Default)]
pub struct Exposition(Registry);

impl Exposition {
    /// The content type of the text. Every scraper reads this format, unlike OpenMetrics.
    pub const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

    /// Adds call metrics.
    #[must_use]
    pub fn with_http(self, metrics: &HttpMetrics) -> Self {
        self.with(metrics.clone())
    }

    pub(crate) fn with(mut self, metrics: impl Collector) -> Self {
        self.0.register_collector(Box::new(metrics));
        self
    }

    /// Returns the metrics as text, with their current values.
    pub fn text(&self) -> String {
        let (mut open_metrics, mut text) = (String::new(), String::new());
        // Writing into a string can't fail.
        let _ = encode_registry(&mut open_metrics, &self.0);
        let _ = open_metrics.lines().try_for_each(|line| write_line(line, &mut text));
        text
    }
}

/// Converts a line of OpenMetrics to the older format, in which the header of a counter contains its full name.
fn write_line(line: &str, text: &mut String) -> fmt::Result {
    let mut words = line.splitn(4, ' ');
    match [(); 4].map(|()| words.next()) {
        [Some("#"), Some(keyword), Some(name), Some(rest)] => {
            let is_counter = ALL.iter().any(|metric| metric.name.strip_suffix(TOTAL) == Some(name));
            writeln!(text, "# {keyword} {name}{} {rest}", if is_counter { TOTAL } else { "" })
        }
        _ => writeln!(text, "{line}"),
    }
}
