//! Horizontal bar charts.

use unicode_width::UnicodeWidthStr as _;

use crate::terminal::text::{clean, truncated};

/// A bar of a chart.
#[derive(Clone, Debug)]
pub struct Bar {
    /// Label before the bar.
    pub label: String,
    /// Length in the darker shade.
    pub length: f64,
    /// Additional length in the lighter shade.
    pub light: f64,
    /// Value after the bar.
    pub value: String,
}

impl Bar {
    /// Creates a bar for a count.
    pub fn of_count(label: impl Into<String>, count: i64) -> Self {
        Bar { label: label.into(), length: count as f64, light: 0.0, value: count.to_string() }
    }

    fn total(&self) -> f64 {
        self.length.max(0.0) + self.light.max(0.0)
    }
}

/// Space before each line and between its parts.
const INDENT: &str = "  ";
/// Maximum width of a label, in columns.
const MAX_LABEL_WIDTH: usize = 36;
/// Maximum width of a bar, in columns.
const MAX_BAR_WIDTH: usize = 40;
/// Minimum length of a full bar, in columns. Shorter bars are not useful.
const MIN_BAR_WIDTH: usize = 8;
/// Line width if the output has no limit, in columns.
const WIDTH: usize = 100;

/// Renders bars one below the other. Each length is a share of `full`, or of the longest bar if `full` is `None`.
///
/// No line is wider than `limit`.
pub fn chart(bars: &[Bar], full: Option<f64>, limit: Option<usize>) -> String {
    let limit = limit.unwrap_or(WIDTH);
    let widest = |text: fn(&Bar) -> &str| bars.iter().map(|bar| text(bar).width()).max().unwrap_or(0);
    let value = widest(|bar| &bar.value);
    let label = widest(|bar| &bar.label).min(MAX_LABEL_WIDTH).min((limit / 2).saturating_sub(INDENT.len()));
    let room = limit.saturating_sub(label + value + 3 * INDENT.len()).clamp(MIN_BAR_WIDTH, MAX_BAR_WIDTH);
    let full = full.unwrap_or_else(|| bars.iter().map(Bar::total).fold(0.0, f64::max));
    let line = |bar: &Bar| {
        let name = truncated(&clean(&bar.label), label);
        let name = format!("{name}{}", " ".repeat(label.saturating_sub(name.width())));
        let drawn = draw(bar, full, room);
        let drawn = format!("{drawn}{}", " ".repeat(room.saturating_sub(drawn.width())));
        let before = " ".repeat(value.saturating_sub(bar.value.width()));
        let line = format!("{INDENT}{name}{INDENT}{drawn}{INDENT}{before}{}", clean(&bar.value));
        truncated(line.trim_end(), limit) + "\n"
    };
    bars.iter().map(line).collect()
}

/// Draws a bar in eighths of a column, or in whole columns if the bar has a lighter part. A bar above zero is always
/// visible.
fn draw(bar: &Bar, full: f64, room: usize) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let columns = |length: f64| if full > 0.0 { (length / full).clamp(0.0, 1.0) * room as f64 } else { 0.0 };
    if bar.light > 0.0 {
        let solid = columns(bar.length.max(0.0)).round() as usize;
        let all = (columns(bar.total()).round() as usize).max(1);
        return "█".repeat(solid.min(all)) + &"░".repeat(all.saturating_sub(solid));
    }
    let mut eighths = (columns(bar.length) * 8.0).round() as usize;
    if bar.length > 0.0 {
        eighths = eighths.max(1);
    }
    "█".repeat(eighths / 8) + EIGHTHS.get(eighths % 8).unwrap_or(&"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(length: f64, light: f64) -> String {
        draw(&Bar { label: String::new(), length, light, value: String::new() }, 80.0, 10)
    }

    #[test]
    fn bars_are_drawn_to_the_eighth_of_a_column() {
        for (length, drawn) in
            [(0.0, ""), (0.01, "▏"), (1.0, "▏"), (4.0, "▌"), (8.0, "█"), (15.0, "█▉"), (80.0, "██████████")]
        {
            assert_eq!(bar(length, 0.0), drawn, "{length}");
        }
        assert_eq!(bar(800.0, 0.0), "██████████");
        assert_eq!(bar(-1.0, 0.0), "");
        assert_eq!(bar(16.0, 24.0), "██░░░");
        assert_eq!(bar(0.0, 0.1), "░");
        assert_eq!(draw(&Bar::of_count("", 0), 0.0, 10), "");
    }

    #[test]
    fn charts_fit_the_available_width() {
        let bars = [Bar::of_count("★★★★★", 12), Bar::of_count("none, of all things", 3)];
        insta::assert_snapshot!(chart(&bars, None, Some(60)));
        for limit in 0..120 {
            assert!(chart(&bars, None, Some(limit)).lines().all(|line| line.width() <= limit), "{limit}");
        }
        assert_eq!(chart(&[], None, None), "");
    }
}
