//! What the server is asked to do. Each script changes what belongs together at once.
//!
//! All keys follow from the prefix, which is an argument: scripts also forget searches that make room for others. So
//! they run on one server, with replicas if need be, and not on a cluster.
//!
//! | key | |
//! |---|---|
//! | `search:ID` | a hash: owner, query, providers, who works on it, how many providers are left |
//! | `answers:ID` | a list: what providers have answered, in the order in which it came |
//! | `used`, `used:ACCOUNT` | sorted sets: searches by their last use, of all and of an account |
//! | `nodes`, `formats` | nodes by their last beat, and the newest format that each reads |
//! | `work:NODE` | a set: incomplete searches that a node works on; of `-`, those that nobody does |
//! | `complete:NODE` | a channel: searches that a node follows and that are complete |

use crate::redis::Script;

pub(super) static START: Script = Script::new("start", include_str!("scripts/start.lua"));
pub(super) static POLL: Script = Script::new("poll", include_str!("scripts/poll.lua"));
pub(super) static ANSWER: Script = Script::new("answer", include_str!("scripts/answer.lua"));
pub(super) static BEAT: Script = Script::new("beat", include_str!("scripts/beat.lua"));
pub(super) static CLAIM: Script = Script::new("claim", include_str!("scripts/claim.lua"));
pub(super) static OWN: Script = Script::new("own", include_str!("scripts/own.lua"));
pub(super) static LEAVE: Script = Script::new("leave", include_str!("scripts/leave.lua"));
pub(super) static FORGET: Script = Script::new("forget", include_str!("scripts/forget.lua"));
