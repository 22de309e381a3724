//! Output of the packed data. `crates/places/src/layout.rs` describes the format.

use super::layout::{DEGREE, STRIDE};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write as _;

/// The sections of a file.
#[derive(Default)]
pub(super) struct Sections(Vec<u8>);

impl Sections {
    pub(super) fn push(&mut self, bytes: &[u8]) -> Result<(), String> {
        let length = u32::try_from(bytes.len()).map_err(|e| e.to_string())?;
        self.0.extend_from_slice(&length.to_le_bytes());
        self.0.extend_from_slice(bytes);
        Ok(())
    }

    /// Appends a column of `N`-byte numbers.
    pub(super) fn column<const N: usize>(
        &mut self,
        numbers: impl IntoIterator<Item = u32>,
    ) -> Result<(), String> {
        let mut bytes = Vec::new();
        for number in numbers {
            let [low, high] = [number.to_le_bytes().get(..N), number.to_le_bytes().get(N..)]
                .map(|part| part.unwrap_or_default().to_vec());
            if high.iter().any(|byte| *byte > 0) {
                return Err(format!("{number} does not fit in {N} bytes"));
            }
            bytes.extend_from_slice(&low);
        }
        self.push(&bytes)
    }

    /// Appends the start offset of every `stride`-th part. The offsets are computed from the lengths of all parts.
    pub(super) fn starts(&mut self, lengths: &[u32], stride: usize) -> Result<(), String> {
        let mut sum = 0;
        let mut starts = Vec::new();
        for (row, length) in lengths.iter().enumerate() {
            if row % stride == 0 {
                starts.push(sum);
            }
            sum += length;
        }
        self.column::<4>(starts)
    }

    pub(super) fn done(self) -> Vec<u8> {
        self.0
    }
}

/// Appends strings as three sections: the start offsets of some strings, the lengths of all strings, and the strings
/// themselves.
pub(super) fn texts<'a>(
    sections: &mut Sections,
    texts: impl Iterator<Item = &'a str> + Clone,
) -> Result<(), String> {
    let lengths: Result<Vec<_>, _> = texts.clone().map(|text| u32::try_from(text.len())).collect();
    let lengths = lengths.map_err(|e| e.to_string())?;
    sections.starts(&lengths, STRIDE)?;
    sections.column::<1>(lengths)?;
    sections.push(texts.collect::<String>().as_bytes())
}

/// Converts degrees to the stored format.
pub(super) fn degrees(degrees: f64) -> u32 {
    ((degrees * DEGREE).round() as i32).cast_unsigned()
}

pub(super) fn deflated(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).map_err(|e| e.to_string())
}
