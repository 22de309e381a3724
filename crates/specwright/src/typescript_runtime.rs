//! The TypeScript runtime, which is the same for every API and is written alongside the generated code.

/// File names without the extension, and contents.
pub const FILES: &[(&str, &str)] = &[
    ("call", include_str!("typescript_runtime/call.ts")),
    ("client", include_str!("typescript_runtime/client.ts")),
    ("errors", include_str!("typescript_runtime/errors.ts")),
    ("events", include_str!("typescript_runtime/events.ts")),
    ("feed", include_str!("typescript_runtime/feed.ts")),
    ("headers", include_str!("typescript_runtime/headers.ts")),
    ("job", include_str!("typescript_runtime/job.ts")),
    ("location", include_str!("typescript_runtime/location.ts")),
    ("other", include_str!("typescript_runtime/other.ts")),
    ("paging", include_str!("typescript_runtime/paging.ts")),
    ("redact", include_str!("typescript_runtime/redact.ts")),
    ("remark", include_str!("typescript_runtime/remark.ts")),
    ("request", include_str!("typescript_runtime/request.ts")),
    ("results", include_str!("typescript_runtime/results.ts")),
    ("rounds", include_str!("typescript_runtime/rounds.ts")),
    ("search", include_str!("typescript_runtime/search.ts")),
    ("verdict", include_str!("typescript_runtime/verdict.ts")),
    ("waiting", include_str!("typescript_runtime/waiting.ts")),
];
