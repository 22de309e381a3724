//! Causes of an error, kept as redacted texts. The original errors can't be kept, because they may contain the URL.

use std::error::Error as StdError;
use std::fmt;

use crate::redact::Redactor;

/// A cause, with its own cause.
#[derive(Clone)]
pub(crate) struct Cause {
    text: String,
    below: Option<Box<Cause>>,
}

impl Cause {
    /// Collects the sources of an error, without repeated text.
    pub(crate) fn below(error: &dyn StdError, redactor: &Redactor) -> Option<Self> {
        /// Limit on the number of causes, larger than in any real stack.
        const MAX_CAUSES: usize = 16;
        let mut texts = Vec::new();
        let mut source = error.source();
        while let Some(error) = source.filter(|_| texts.len() < MAX_CAUSES) {
            texts.push(redactor.redact(&error.to_string()));
            source = error.source();
        }
        // Many errors repeat the text of their source.
        let mut cause: Option<Cause> = None;
        for text in texts.into_iter().rev() {
            let text = match &cause {
                Some(below) => text.strip_suffix(&*below.text).map_or(text.clone(), trim_end),
                None => text,
            };
            if !text.is_empty() {
                cause = Some(Cause { text, below: cause.map(Box::new) });
            }
        }
        cause
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
        self.below.as_deref().map(|below| below as _)
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
}
