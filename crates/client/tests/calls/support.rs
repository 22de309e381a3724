//! A scripted service that runs on tokio's paused clock.

use wayfare_client::testing::{FixedRandom, Reply, Script};
use wayfare_client::{Client, ClientBuilder, EndUser, Session, TokioClock};

pub fn script(replies: impl IntoIterator<Item = Reply>) -> Script {
    Script::new(TokioClock::new()).replies(replies)
}

/// Returns the builder of a client that calls the scripted service.
pub fn client_of(script: &Script) -> ClientBuilder<Client> {
    let builder = Client::builder("https://travel.example").key("a key").transport(script.clone());
    builder.clock(TokioClock::new()).random(FixedRandom::new([0]))
}

pub fn session_of(script: &Script) -> Session {
    let end_user = EndUser { track_id: Some("traveller 1".into()), ..EndUser::default() };
    client_of(script).build().unwrap().session_for(end_user)
}
