//! Memory that was really allocated, for tests that hold estimates against it.

use allocation_counter::AllocationInfo;

/// What an allocator adds to each allocation on average, in bytes: 8 for its header, and what rounding up to its next
/// multiple of 16 adds.
const OVERHEAD: i64 = 12;

/// The bytes that are still held of what was allocated.
pub(crate) fn held(measured: AllocationInfo) -> usize {
    usize::try_from(measured.bytes_current + OVERHEAD * measured.count_current).unwrap_or(0)
}
