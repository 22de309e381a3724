//! Allocated memory, for tests that compare it with estimates.

use allocation_counter::AllocationInfo;

/// Average overhead of an allocation, in bytes: 8 for the header, and the rest for rounding up to the next multiple of
/// 16.
const OVERHEAD: i64 = 12;

/// Returns the allocated bytes that are still held.
pub(crate) fn held(measured: AllocationInfo) -> usize {
    usize::try_from(measured.bytes_current + OVERHEAD * measured.count_current).unwrap_or(0)
}
