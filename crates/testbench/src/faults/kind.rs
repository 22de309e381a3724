//! What a kind of fault is: what the server does, when, and what may come of it.

use std::sync::Arc;
use std::time::Duration;

use wayfare_client::ErrorKind;

use super::ended::Way;
use super::reply::Reply;
use super::server::Call;
use super::vertical::{Scene, Vertical};

/// What the server answers to a call.
pub type Play = Arc<dyn Fn(&Scene, &Call) -> Reply + Send + Sync>;

/// The calls that meet the fault. All others get good answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// All.
    Always,
    /// The first one: the start of a search.
    First,
    /// The second one: a poll, or the second page of a feed.
    Second,
    /// All but the first one.
    Later,
    /// The kind decides for itself.
    Own,
}

impl When {
    /// The word in the table.
    pub fn words(self) -> &'static str {
        match self {
            When::Always | When::Own => "",
            When::First => "first",
            When::Second => "second",
            When::Later => "later",
        }
    }
}

/// Where the calls go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To the server.
    Server,
    /// To the server, by https although it has no TLS.
    ServerByTls,
    /// To a server with a certificate that nobody trusts.
    SelfSigned,
    /// To a server with TLS, by plain HTTP.
    TlsByPlain,
    /// To a port at which nobody listens.
    Deserted,
    /// To a host whose name does not resolve. The server may be a proxy.
    Nowhere,
    /// The same by https.
    NowhereByTls,
}

/// A signal that asks the command to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// The request of a service manager.
    Terminate,
}

impl Signal {
    /// The option of `kill`.
    pub fn option(self) -> &'static str {
        match self {
            Signal::Interrupt => "-INT",
            Signal::Terminate => "-TERM",
        }
    }

    /// The command's word for it.
    pub fn name(self) -> &'static str {
        match self {
            Signal::Interrupt => "Ctrl-C",
            Signal::Terminate => "SIGTERM",
        }
    }
}

/// What a run may come to.
#[derive(Clone, Debug, Default)]
pub struct Wants {
    /// All records are there.
    pub recovers: bool,
    /// The deadline ends it.
    pub waits: bool,
    /// A signal ends it, and it says so.
    pub stops: Option<Signal>,
    /// Records come twice.
    pub repeats: bool,
    /// One of these errors ends it.
    pub fails: Vec<ErrorKind>,
    /// The number of good records that must be kept, beside those of whole answers.
    pub keeps: usize,
    /// The number of records that a whole result may lack.
    pub lacks: usize,
}

/// A kind of fault, and when it happens.
#[derive(Clone)]
pub struct Kind {
    /// The heading of its part of the table.
    pub group: &'static str,
    /// Its name.
    pub name: String,
    /// The calls that meet it.
    pub when: When,
    /// Where the calls go.
    pub to: To,
    /// What the server does.
    pub play: Play,
    /// Whether it is over with another attempt that may be made.
    pub passes: bool,
    /// Whether the caller knows that the call was not carried out, so that even a start may be sent again.
    pub is_unheard: bool,
    /// The wait that the fault asks for.
    pub asks: Duration,
    /// What it may come to where it does not pass.
    pub wants: Wants,
    /// The verticals that it concerns.
    pub concerns: fn(Vertical) -> bool,
    /// The only vertical that it is played against, by its name.
    pub against: Option<&'static str>,
    /// Whether the command is run, and the library.
    pub ways: (bool, bool),
    /// Variables for the command. `BASE` is the URL of the server.
    pub environment: Vec<(&'static str, String)>,
    /// The words of the command, if they are not those of the vertical.
    pub words: Option<&'static str>,
    /// Whether the command prints a table, so that all of an answer is looked at.
    pub is_shown: bool,
    /// Whether the library waits as long for an attempt as it does by default.
    pub is_patient: bool,
    /// Whether it needs the machine for itself.
    pub is_heavy: bool,
}

impl Kind {
    /// A fault that any call may meet.
    pub fn new(
        name: impl Into<String>,
        play: impl Fn(&Scene, &Call) -> Reply + Send + Sync + 'static,
    ) -> Self {
        Kind {
            group: "",
            name: name.into(),
            when: When::Always,
            to: To::Server,
            play: Arc::new(play),
            passes: false,
            is_unheard: false,
            asks: Duration::ZERO,
            wants: Wants::default(),
            concerns: |_| true,
            against: None,
            ways: (true, true),
            environment: Vec::new(),
            words: None,
            is_shown: false,
            is_patient: false,
            is_heavy: false,
        }
    }

    /// A course of answers, all of which the kind gives itself.
    pub fn course(
        name: impl Into<String>,
        play: impl Fn(&Scene, &Call) -> Reply + Send + Sync + 'static,
    ) -> Self {
        Kind { when: When::Own, ..Kind::new(name, play) }
    }

    /// The same with other answers.
    pub fn playing(mut self, play: impl Fn(&Scene, &Call) -> Reply + Send + Sync + 'static) -> Self {
        self.play = Arc::new(play);
        self
    }

    /// May end with one of these errors.
    pub fn fails(mut self, kinds: &[ErrorKind]) -> Self {
        self.wants.fails = kinds.to_vec();
        self
    }

    /// May end with the deadline.
    pub fn waits(mut self) -> Self {
        self.wants.waits = true;
        self
    }

    /// May give records twice, as the server does.
    pub fn repeats(mut self) -> Self {
        self.wants.repeats = true;
        self
    }

    /// May end with all records.
    pub fn recovers(mut self) -> Self {
        self.wants.recovers = true;
        self
    }

    /// Has to keep so many records.
    pub fn keeps(mut self, records: usize) -> Self {
        self.wants.keeps = records;
        self
    }

    /// May lack so many records even where it recovers.
    pub fn lacks(mut self, records: usize) -> Self {
        self.wants.lacks = records;
        self
    }

    /// Is over with the next attempt.
    pub fn passes(mut self) -> Self {
        self.passes = true;
        self
    }

    /// Is over with the next attempt, and the caller knows that the call was not carried out.
    pub fn unheard(mut self) -> Self {
        (self.passes, self.is_unheard) = (true, true);
        self
    }

    /// Asks for a wait before the next attempt, in seconds.
    pub fn asks(mut self, seconds: u64) -> Self {
        self.asks = Duration::from_secs(seconds);
        self
    }

    /// Goes elsewhere.
    pub fn to(mut self, to: To) -> Self {
        self.to = to;
        self
    }

    /// Concerns some verticals only.
    pub fn of(mut self, concerns: fn(Vertical) -> bool) -> Self {
        self.concerns = concerns;
        self
    }

    /// The same against one vertical alone.
    pub fn against(mut self, vertical: &'static str) -> Self {
        self.against = Some(vertical);
        self
    }

    /// Concerns the command alone.
    pub fn by_command(mut self) -> Self {
        self.ways = (false, true);
        self
    }

    /// Runs the command with a variable.
    pub fn with_variable(mut self, name: &'static str, value: &str) -> Self {
        self.environment.push((name, value.to_owned()));
        self
    }

    /// Signals the command, which has to end by that.
    pub fn signal(mut self, signal: Signal) -> Self {
        self.wants.stops = Some(signal);
        self.by_command()
    }

    /// Runs the command with other words.
    pub fn with_words(mut self, words: &'static str) -> Self {
        self.words = Some(words);
        self.by_command()
    }

    /// Lets the command print its table.
    pub fn shown(mut self) -> Self {
        self.is_shown = true;
        self
    }

    /// Lets the library wait as long as it does by default.
    pub fn patient(mut self) -> Self {
        self.is_patient = true;
        self
    }

    /// Runs alone.
    pub fn heavy(mut self) -> Self {
        self.is_heavy = true;
        self
    }

    /// The index of the call that meets the fault once.
    pub fn met_at(&self) -> Option<usize> {
        match self.when {
            When::First | When::Own => Some(0),
            When::Second => Some(1),
            When::Always | When::Later => None,
        }
    }

    /// The same fault at each of these times.
    pub fn at(self, times: &[When]) -> Vec<Kind> {
        times.iter().map(|when| Kind { when: *when, ..self.clone() }).collect()
    }

    /// The same with the server's URL in its variables.
    pub fn with_server(&self, port: u16) -> Kind {
        let url = format!("http://127.0.0.1:{port}");
        let mut kind = self.clone();
        for (_, value) in &mut kind.environment {
            *value = value.replace("BASE", &url);
        }
        kind
    }

    /// Name and time.
    pub fn title(&self) -> String {
        match self.when.words() {
            "" => self.name.clone(),
            when => format!("{} ({when})", self.name),
        }
    }

    /// Whether it happens with a vertical at all.
    pub fn concerns(&self, vertical: Vertical) -> bool {
        let has_second = vertical.goes_on() || matches!(self.when, When::Always | When::First | When::Own);
        let is_meant = self.against.is_none_or(|name| name == vertical.name());
        has_second && is_meant && (self.concerns)(vertical)
    }

    /// The answer to a call of a run.
    pub fn answer(&self, scene: &Scene, call: &Call) -> Reply {
        let is_met = match self.when {
            When::Always | When::Own => true,
            When::First => call.index == 0,
            When::Second => call.index == 1,
            When::Later => call.index > 0,
        };
        if is_met { (self.play)(scene, call) } else { scene.good(call) }
    }

    /// What it has to come to. A start is sent again only if it was not carried out.
    pub fn wants(&self, vertical: Vertical, way: Way) -> Wants {
        let may_repeat = match self.when {
            When::First => !vertical.starts() || self.is_unheard,
            When::Second => true,
            When::Always | When::Later | When::Own => false,
        };
        if self.passes && may_repeat {
            // The command's timeout is longer than its deadline here.
            let waits = self.wants.waits && way == Way::Command;
            return Wants { recovers: true, waits, ..Wants::default() };
        }
        self.wants.clone()
    }
}
