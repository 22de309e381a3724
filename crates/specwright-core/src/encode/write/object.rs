//! Objects. Generated writers wrap [`ObjectWriter`] and pass the positions and names of their fields.

use super::{Compound, Out, WriteAs, compound};

/// A type whose fields have a writer. It is either an object, or the fields that several objects share.
pub trait Described {
    /// Writer of the fields.
    type Writer<'o>;

    /// The position of each field, and its name if the field is always written, or an empty name otherwise.
    #[doc(hidden)]
    const ALWAYS: &'static [(usize, &'static str)];

    #[doc(hidden)]
    fn over(object: ObjectWriter<'_>) -> Self::Writer<'_>;

    #[doc(hidden)]
    fn under(writer: Self::Writer<'_>) -> ObjectWriter<'_>;
}

/// An object being written. Names include their quotes and colon.
#[derive(Debug)]
pub struct ObjectWriter<'o> {
    out: &'o mut Out,
    #[cfg(debug_assertions)]
    written: Vec<usize>,
}

#[doc(hidden)]
impl ObjectWriter<'_> {
    #[inline]
    pub fn begin<T: Described>(out: &mut Out) -> T::Writer<'_> {
        out.buffer.byte(b'{');
        T::over(ObjectWriter::on(out))
    }

    #[inline]
    pub fn end<T: Described>(writer: T::Writer<'_>) {
        let object = T::under(writer);
        object.check::<T>();
        object.out.buffer.close(b'}');
    }

    /// Writes shared fields among the object's own fields.
    #[inline]
    pub fn part<T: Described>(
        &mut self,
        place: usize,
        name: &'static str,
        fill: impl FnOnce(&mut T::Writer<'_>),
    ) {
        self.check_order(place, name);
        let mut writer = T::over(ObjectWriter::on(self.out));
        fill(&mut writer);
        T::under(writer).check::<T>();
    }

    #[inline]
    fn on(out: &mut Out) -> ObjectWriter<'_> {
        ObjectWriter {
            out,
            #[cfg(debug_assertions)]
            written: Vec::new(),
        }
    }

    /// Checks that no required field is missing.
    #[inline]
    fn check<T: Described>(&self) {
        #[cfg(debug_assertions)]
        for (place, name) in T::ALWAYS {
            let is_present = name.is_empty() || self.written.contains(place);
            debug_assert!(is_present, "{} lacks {name}", std::any::type_name::<T>());
        }
    }

    /// Checks that fields are written at most once and in order.
    #[inline]
    fn check_order(&mut self, place: usize, name: &'static str) {
        #[cfg(debug_assertions)]
        {
            let is_next = self.written.last().is_none_or(|last| *last < place);
            let field = name.trim_end_matches(':');
            debug_assert!(is_next, "the field {field} is written twice or out of order");
            self.written.push(place);
        }
        let _ = (place, name);
    }

    #[inline]
    fn name(&mut self, place: usize, name: &'static str) {
        self.check_order(place, name);
        self.out.buffer.raw(name.as_bytes());
    }

    #[inline]
    pub fn required<T>(&mut self, place: usize, name: &'static str, value: impl WriteAs<T>) {
        self.name(place, name);
        value.write(self.out);
        self.out.buffer.byte(b',');
    }

    #[inline]
    pub fn optional<T>(&mut self, place: usize, name: &'static str, value: Option<impl WriteAs<T>>) {
        if let Some(value) = value {
            self.required(place, name, value);
        }
    }

    #[inline]
    pub fn nullable<T>(&mut self, place: usize, name: &'static str, value: Option<impl WriteAs<T>>) {
        match value {
            Some(value) => self.required(place, name, value),
            None => self.null(place, name),
        }
    }

    #[inline]
    pub fn nullable_compound<T: Compound, V>(
        &mut self,
        place: usize,
        name: &'static str,
        value: Option<V>,
        fill: impl FnOnce(&mut T::Writer<'_>, V),
    ) {
        match value {
            Some(value) => self.compound::<T>(place, name, |writer| fill(writer, value)),
            None => self.null(place, name),
        }
    }

    fn null(&mut self, place: usize, name: &'static str) {
        self.name(place, name);
        self.out.buffer.raw(b"null,");
    }

    #[inline]
    pub fn compound<T: Compound>(
        &mut self,
        place: usize,
        name: &'static str,
        fill: impl FnOnce(&mut T::Writer<'_>),
    ) {
        self.name(place, name);
        compound::<T>(self.out, fill);
        self.out.buffer.byte(b',');
    }

    /// Writes a list or a map, and discards it if it stays empty.
    #[inline]
    pub fn unless_empty<T: Compound>(
        &mut self,
        place: usize,
        name: &'static str,
        fill: impl FnOnce(&mut T::Writer<'_>),
    ) {
        let before = self.out.buffer.len();
        self.compound::<T>(place, name, fill);
        if self.out.buffer.len() == before + name.len() + "[],".len() {
            self.out.buffer.truncate(before);
        }
    }
}
