//! A scripted service that runs on tokio's paused clock.

use std::ops::Deref;

use wayfare_client::testing::{FixedRandom, Reply, Script};
use wayfare_client::{Client, ClientBuilder, EndUser, Session, TokioClock};

/// A script, with access to parts of its recorded requests.
pub struct Fake(Script);

impl Fake {
    pub fn new(replies: impl IntoIterator<Item = Reply>) -> Self {
        Fake(Script::new(TokioClock::new()).replies(replies))
    }

    pub fn builder(&self) -> ClientBuilder<Client> {
        let builder = Client::builder("https://travel.example").key("a key").transport(self.0.clone());
        builder.clock(TokioClock::new()).random(FixedRandom::new([0]))
    }

    pub fn session(&self) -> Session {
        let end_user = EndUser { track_id: Some("traveller 1".into()), ..EndUser::default() };
        self.builder().build().unwrap().session_for(end_user)
    }

    pub fn uri(&self, index: usize) -> String {
        self.requests()[index].uri().to_string()
    }

    pub fn method(&self, index: usize) -> http::Method {
        self.requests()[index].method().clone()
    }

    pub fn body(&self, index: usize) -> String {
        String::from_utf8(self.requests()[index].body().to_vec()).unwrap()
    }
}

impl Deref for Fake {
    type Target = Script;

    fn deref(&self) -> &Script {
        &self.0
    }
}
