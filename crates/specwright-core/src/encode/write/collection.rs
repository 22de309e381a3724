//! Writers of lists and maps.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use super::{Compound, Encoded, Out, WriteAs, compound};

/// A list being written.
#[derive(Debug)]
pub struct ListWriter<'o, T> {
    out: &'o mut Out,
    element: PhantomData<fn() -> T>,
}

impl<T> ListWriter<'_, T> {
    /// Writes an element.
    #[inline]
    pub fn push(&mut self, element: impl WriteAs<T>) {
        element.write(self.out);
        self.out.buffer.byte(b',');
    }

    /// Writes elements.
    #[inline]
    pub fn extend(&mut self, elements: impl IntoIterator<Item: WriteAs<T>>) {
        elements.into_iter().for_each(|element| self.push(element));
    }

    /// Writes the elements of a list that is already encoded. Use this method for elements that many lists share.
    pub fn append(&mut self, written: &Encoded<Vec<T>>) {
        match written.bytes() {
            Ok([b'[', elements @ .., b']']) if !elements.is_empty() => {
                self.out.buffer.raw(elements);
                self.out.buffer.byte(b',');
            }
            Ok(_) => {}
            Err(error) => self.out.record_error(error.clone()),
        }
    }
}

impl<T: Compound> ListWriter<'_, T> {
    /// Writes an element part by part.
    #[inline]
    pub fn item(&mut self, fill: impl FnOnce(&mut T::Writer<'_>)) {
        compound::<T>(self.out, fill);
        self.out.buffer.byte(b',');
    }

    /// Writes an element part by part, and discards it if `fill` returns `None`.
    #[inline]
    pub fn try_item<R>(&mut self, fill: impl FnOnce(&mut T::Writer<'_>) -> Option<R>) -> Option<R> {
        let before = self.out.buffer.len();
        let mut writer = T::begin(self.out);
        let filled = fill(&mut writer);
        if filled.is_some() {
            T::end(writer);
            self.out.buffer.byte(b',');
        } else {
            drop(writer);
            self.out.buffer.truncate(before);
        }
        filled
    }
}

impl<T> Compound for Vec<T> {
    type Writer<'o> = ListWriter<'o, T>;

    #[inline]
    fn begin(out: &mut Out) -> ListWriter<'_, T> {
        out.buffer.byte(b'[');
        ListWriter { out, element: PhantomData }
    }

    #[inline]
    fn end(writer: ListWriter<'_, T>) {
        writer.out.buffer.close(b']');
    }
}

/// A map being written. Entries keep the order in which they are written, whereas the entries of an owned map are
/// sorted by key.
#[derive(Debug)]
pub struct MapWriter<'o, K, V> {
    out: &'o mut Out,
    entry: PhantomData<fn() -> (K, V)>,
}

/// Keys must be strings, because JSON names are strings.
impl<K: AsRef<str>, V> MapWriter<'_, K, V> {
    /// Writes an entry.
    #[inline]
    pub fn insert(&mut self, key: impl WriteAs<K>, value: impl WriteAs<V>) {
        self.key(key);
        value.write(self.out);
        self.out.buffer.byte(b',');
    }

    #[inline]
    fn key(&mut self, key: impl WriteAs<K>) {
        key.write(self.out);
        self.out.buffer.byte(b':');
    }
}

impl<K: AsRef<str>, V: Compound> MapWriter<'_, K, V> {
    /// Writes an entry whose value is written part by part.
    #[inline]
    pub fn entry(&mut self, key: impl WriteAs<K>, fill: impl FnOnce(&mut V::Writer<'_>)) {
        self.key(key);
        compound::<V>(self.out, fill);
        self.out.buffer.byte(b',');
    }
}

impl<K, V> Compound for BTreeMap<K, V> {
    type Writer<'o> = MapWriter<'o, K, V>;

    #[inline]
    fn begin(out: &mut Out) -> MapWriter<'_, K, V> {
        out.buffer.byte(b'{');
        MapWriter { out, entry: PhantomData }
    }

    #[inline]
    fn end(writer: MapWriter<'_, K, V>) {
        writer.out.buffer.close(b'}');
    }
}
