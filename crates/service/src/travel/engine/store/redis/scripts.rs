//! The Lua scripts that run on the server. Each script makes its changes atomically.
//!
//! Scripts build all keys from the prefix, which is an argument, because scripts also evict other searches. Scripts
//! therefore run on a single server, optionally with replicas, but not on a cluster.
//!
//! An ID and the name of a NODE begin with their generation. All generations share the limits on searches, the list of
//! nodes and the callers' rates.
//!
//! | key | |
//! |---|---|
//! | `search:ID` | hash: a search without its answers: its query, its owner, the node that works on it, and more |
//! | `answers:ID` | list: the answers of providers, in order of arrival |
//! | `used`, `used:ACCOUNT` | sorted sets: searches by last use, of all accounts and of one account |
//! | `nodes` | sorted set: nodes by last heartbeat |
//! | `generations` | hash: the settings of each generation of live nodes |
//! | `marker` | marker of the data, which changes when the server has lost its data |
//! | `lost`, `rewritten` | for one lease: when a loss was noticed, and which nodes have rewritten their searches |
//! | `work:NODE` | set: the incomplete searches of a node; for `GENERATION-`, the searches that no node works on |
//! | `complete:NODE` | channel: messages to a node about completed searches that the node has copies of |

use crate::redis::Script;

pub(super) static START: Script = Script::new("start", include_str!("scripts/start.lua"));
pub(super) static POLL: Script = Script::new("poll", include_str!("scripts/poll.lua"));
pub(super) static ANSWER: Script = Script::new("answer", include_str!("scripts/answer.lua"));
pub(super) static MISSING: Script = Script::new("missing", include_str!("scripts/missing.lua"));
pub(super) static BEAT: Script = Script::new("beat", include_str!("scripts/beat.lua"));
pub(super) static CLAIM: Script = Script::new("claim", include_str!("scripts/claim.lua"));
pub(super) static OWN: Script = Script::new("own", include_str!("scripts/own.lua"));
pub(super) static LEAVE: Script = Script::new("leave", include_str!("scripts/leave.lua"));
pub(super) static FORGET: Script = Script::new("forget", include_str!("scripts/forget.lua"));
