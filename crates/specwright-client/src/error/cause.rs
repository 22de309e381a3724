//! Causes of an error, stored as redacted text. The original errors can't be kept, because they may contain the URL.
//! I/O errors are rebuilt, so that programs can match on their kind.

use std::error::Error as StdError;
use std::fmt;
use std::io;
use std::sync::Arc;

use crate::redact::Redactor;

/// A cause, which may have its own cause.
#[derive(Clone)]
pub(crate) struct Cause {
    text: String,
    below: Option<Box<Cause>>,
    /// The I/O error that this cause represents, if any.
    io: Option<Arc<io::Error>>,
}

impl Cause {
    /// Collects the sources of an error, without repeated messages.
    pub(crate) fn below(error: &dyn StdError, redactor: &Redactor) -> Option<Self> {
        /// Maximum number of causes, more than any real error has.
        const MAX_CAUSES: usize = 16;
        let mut texts = Vec::new();
        let mut source = error.source();
        while let Some(error) = source.filter(|_| texts.len() < MAX_CAUSES) {
            texts.push((redactor.redact(&error.to_string()), error.downcast_ref::<io::Error>()));
            source = error.source();
        }
        // Many errors repeat the message of their source.
        let mut cause: Option<Cause> = None;
        for (text, io) in texts.into_iter().rev() {
            let text = match &cause {
                Some(below) => text.strip_suffix(&*below.text).map_or(text.clone(), trim_end),
                None => text,
            };
            if !text.is_empty() {
                let this = Cause { text, below: cause.map(Box::new), io: None };
                let io = io.map(|io| Arc::new(this.rebuild(io)));
                cause = Some(Cause { io, ..this });
            }
        }
        cause
    }

    /// Creates an I/O error like the given error, but with the redacted messages.
    fn rebuild(&self, error: &io::Error) -> io::Error {
        match error.raw_os_error() {
            Some(code) => io::Error::from_raw_os_error(code),
            None if error.get_ref().is_none() => error.kind().into(),
            None => io::Error::new(error.kind(), self.clone()),
        }
    }

    /// Returns the cause as a source of other errors.
    pub(crate) fn as_error(&self) -> &(dyn StdError + 'static) {
        match &self.io {
            Some(io) => &**io,
            None => self,
        }
    }
}

fn trim_end(text: &str) -> String {
    text.trim_end_matches([':', ' ', '\n']).to_owned()
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.text, f)?;
        self.below.as_ref().map_or(Ok(()), |below| write!(f, " <- {below:?}"))
    }
}

impl StdError for Cause {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.below.as_deref().map(Cause::as_error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TransportError, TransportErrorKind};

    #[derive(Debug)]
    struct Layer(&'static str, Option<Box<Layer>>);

    impl fmt::Display for Layer {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
    }

    impl StdError for Layer {
        fn source(&self) -> Option<&(dyn StdError + 'static)> {
            self.1.as_deref().map(|below| below as _)
        }
    }

    #[test]
    fn each_cause_has_its_own_text_without_the_key() {
        let bottom = Layer("no route to /?k=SECRET", None);
        let middle = Layer("dns: no route to /?k=SECRET", Some(Box::new(bottom)));
        let top = Layer("sending to /?k=SECRET failed", Some(Box::new(middle)));
        let error = TransportError::new(TransportErrorKind::Connect, top);
        let cause = Cause::below(&error, &Redactor::new("SECRET")).unwrap();
        assert_eq!(format!("{cause:?}"), r#""sending to /?k=*** failed" <- "dns" <- "no route to /?k=***""#);
    }

    #[test]
    fn io_errors_keep_their_kind() {
        let custom = |source: Layer| io::Error::new(io::ErrorKind::ConnectionReset, source);
        for (error, shown) in [
            (io::ErrorKind::ConnectionReset.into(), "connection reset"),
            (io::Error::from_raw_os_error(104), "Connection reset by peer (os error 104)"),
            (custom(Layer("reset at /?k=SECRET", None)), "reset at /?k=***"),
            (custom(Layer("reset", Some(Box::new(Layer("of SECRET", None))))), "reset"),
        ] {
            let is_os_error = error.raw_os_error().is_some();
            let error = TransportError::new(TransportErrorKind::Interrupted, error);
            let cause = Cause::below(&error, &Redactor::new("SECRET")).unwrap();
            let io = cause.as_error().downcast_ref::<io::Error>().unwrap();
            if is_os_error && !cfg!(target_os = "linux") {
                continue;
            }
            assert_eq!((io.kind(), io.to_string()), (io::ErrorKind::ConnectionReset, shown.to_owned()));
            let all = format!("{io:?} {:?}", io.source().map(ToString::to_string));
            assert!(!all.contains("SECRET"), "{all}");
        }
    }
}
