//! Skipping values of any depth without decoding them.

use super::{Cursor, Numeral, Scan};
use crate::SyntaxFault;

impl<'de> Cursor<'de> {
    /// Skips a value of any depth, and returns the first fault in it.
    pub(crate) fn skip(&mut self) -> Option<SyntaxFault> {
        let mut faults = Faults::default();
        let mut open = Containers::default();
        self.skip_beginning(&mut open, &mut faults);
        while let Some(container) = open.innermost() {
            if self.skip_to_next(container, &mut open, &mut faults) {
                self.skip_beginning(&mut open, &mut faults);
            }
        }
        faults.0
    }

    /// Skips a scalar value, or the opening bracket of a container.
    #[inline]
    fn skip_beginning(&mut self, open: &mut Containers, faults: &mut Faults) {
        match self.peek() {
            b'"' => {
                if let Scan::Faulty(fault, _) = self.string() {
                    faults.add(fault);
                }
            }
            b'{' => self.open(Container::Object, open),
            b'[' => self.open(Container::Array, open),
            b'-' | b'0'..=b'9' => {
                if self.number() == Numeral::Invalid {
                    self.skip_token(faults);
                }
            }
            _ => self.skip_token(faults),
        }
    }

    fn open(&mut self, container: Container, open: &mut Containers) {
        self.advance();
        open.push(container);
    }

    fn skip_token(&mut self, faults: &mut Faults) {
        let is_word = self.word("true") || self.word("false") || self.word("null");
        if !is_word && self.malformed_token().is_some() {
            faults.add(SyntaxFault::Token);
        }
    }

    /// Skips everything up to the next value in a container. Returns `false` if there is no next value.
    #[inline]
    fn skip_to_next(&mut self, container: Container, open: &mut Containers, faults: &mut Faults) -> bool {
        let at = self.at;
        let next = self.separator(container.closing(), open.take_first());
        if let Separator::Faulty(fault) | Separator::FaultyEnd(fault) = next {
            self.add_fault(at, fault);
            faults.add(fault);
        }
        match next {
            Separator::End | Separator::FaultyEnd(_) => {
                open.pop();
                return false;
            }
            Separator::Stopped => {
                *open = Containers::default();
                return false;
            }
            Separator::Next | Separator::Faulty(_) => {}
        }
        if let Container::Object = container {
            if let Scan::Faulty(fault, _) = self.name() {
                faults.add(fault);
            }
            self.colon();
        }
        true
    }

    /// Skips the comma before a field or an element, or the closing bracket of its container.
    #[inline]
    pub(crate) fn separator(&mut self, closing: u8, is_first: bool) -> Separator {
        let byte = self.peek();
        if byte == closing {
            self.advance();
            return Separator::End;
        }
        if byte == b',' && !is_first {
            self.advance();
            let next = self.peek();
            if next != closing && next != b',' {
                return Separator::Next;
            }
            return self.malformed_separator(closing, true);
        }
        if is_first && byte != b',' && byte != 0 {
            return Separator::Next;
        }
        self.malformed_separator(closing, false)
    }

    #[cold]
    fn malformed_separator(&mut self, closing: u8, mut has_comma: bool) -> Separator {
        while self.peek() == b',' {
            self.advance();
            has_comma = true;
        }
        let byte = self.peek();
        if byte == closing {
            self.advance();
            return Separator::FaultyEnd(SyntaxFault::ExtraComma);
        }
        if !Self::begins_value(byte) {
            self.stop(match closing {
                b'}' => "a comma or the end of an object",
                _ => "a comma or the end of an array",
            });
            return Separator::Stopped;
        }
        Separator::Faulty(if has_comma { SyntaxFault::ExtraComma } else { SyntaxFault::MissingComma })
    }

    /// Reads the name of a field. Stops the cursor if there is no name.
    #[inline]
    pub(crate) fn name(&mut self) -> Scan<'de> {
        match self.peek() {
            b'"' => self.string(),
            _ => {
                self.stop("a field name in quotes");
                Scan::Stopped
            }
        }
    }

    /// Skips the colon after a name. Stops the cursor if there is no colon.
    #[inline]
    pub(crate) fn colon(&mut self) {
        match self.peek() {
            b':' => self.advance(),
            _ => self.stop("a colon after a field name"),
        }
    }
}

/// Result of looking for the next value in a container.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Separator {
    /// Another value follows.
    Next,
    /// Another value follows, after a fault.
    Faulty(SyntaxFault),
    /// The container has ended.
    End,
    /// The container has ended, after a fault.
    FaultyEnd(SyntaxFault),
    /// The cursor has stopped.
    Stopped,
}

#[derive(Clone, Copy, Debug)]
enum Container {
    Array,
    Object,
}

impl Container {
    fn closing(self) -> u8 {
        match self {
            Container::Array => b']',
            Container::Object => b'}',
        }
    }
}

/// The stack of open containers. It uses one bit per container, so that nesting does not consume the call stack.
#[derive(Default)]
struct Containers {
    count: usize,
    is_object: Vec<u64>,
    /// The outermost 64 containers, stored inline.
    outer: u64,
    /// `true` until the first value of the innermost container is skipped.
    is_new: bool,
}

impl Containers {
    fn push(&mut self, container: Container) {
        let (word, bit) = (self.count / 64, 1 << (self.count % 64));
        let word = match word.checked_sub(1) {
            None => &mut self.outer,
            Some(word) => {
                if word == self.is_object.len() {
                    self.is_object.push(0);
                }
                &mut self.is_object[word]
            }
        };
        match container {
            Container::Object => *word |= bit,
            Container::Array => *word &= !bit,
        }
        self.count += 1;
        self.is_new = true;
    }

    fn pop(&mut self) {
        self.count -= 1;
        self.is_new = false;
    }

    fn innermost(&self) -> Option<Container> {
        let last = self.count.checked_sub(1)?;
        let word = match (last / 64).checked_sub(1) {
            None => self.outer,
            Some(word) => self.is_object[word],
        };
        let is_object = word & (1 << (last % 64)) != 0;
        Some(if is_object { Container::Object } else { Container::Array })
    }

    fn take_first(&mut self) -> bool {
        std::mem::take(&mut self.is_new)
    }
}

/// The first fault in a value.
#[derive(Default)]
struct Faults(Option<SyntaxFault>);

impl Faults {
    fn add(&mut self, fault: SyntaxFault) {
        self.0.get_or_insert(fault);
    }
}
