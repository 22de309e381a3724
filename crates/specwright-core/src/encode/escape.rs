//! Search for characters that must be escaped in a JSON string, eight bytes at a time.

/// Returns a word that contains the byte eight times.
const fn repeated(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// Returns a word with the top bit set in each byte that needs an escape, or zero if no byte needs one.
#[inline]
fn specials(word: u64) -> u64 {
    // The subtraction borrows into the top bit of a byte that is too small. Flipping bit 1 moves the quote next to the
    // control characters and only permutes the control characters.
    let quotes_and_controls = (word ^ repeated(0x02)).wrapping_sub(repeated(0x21));
    let backslashes = (word ^ repeated(b'\\')).wrapping_sub(repeated(1));
    (quotes_and_controls | backslashes) & !word & repeated(0x80)
}

/// Returns whether a byte needs an escape.
fn is_special(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

/// Copies the bytes, and returns whether none of them needs an escape. If the function returns `false`, the content of
/// `to` is unspecified. Both slices have the same length.
///
/// A remainder shorter than a word is copied as part of the last full word, so some bytes are copied twice.
#[inline]
pub(super) fn copy_clean(from: &[u8], to: &mut [u8]) -> bool {
    if let (Some(last), Some(to_last)) = (from.last_chunk(), to.last_chunk_mut()) {
        *to_last = *last;
        specials(u64::from_ne_bytes(*last)) == 0 && copy_words(from, to)
    } else if let (Some(first), Some(last)) = (from.first_chunk(), from.last_chunk())
        && let Some(to_first) = to.first_chunk_mut()
    {
        *to_first = *first;
        if let Some(to_last) = to.last_chunk_mut() {
            *to_last = *last;
        }
        let (first, last) = (u32::from_ne_bytes(*first), u32::from_ne_bytes(*last));
        specials(u64::from(first) << 32 | u64::from(last)) == 0
    } else {
        copy_bytes(from, to)
    }
}

/// Copies blocks of four words, which fit in one or two vector registers.
#[inline]
fn copy_words(from: &[u8], to: &mut [u8]) -> bool {
    let ((blocks, from), (to_blocks, to)) = (from.as_chunks::<32>(), to.as_chunks_mut());
    let blocks_are_clean = blocks.iter().zip(to_blocks).all(|(from, to)| {
        *to = *from;
        from.as_chunks().0.iter().fold(0, |marks, word| marks | specials(u64::from_ne_bytes(*word))) == 0
    });
    let (from, to) = (from.as_chunks().0, to.as_chunks_mut().0);
    blocks_are_clean
        && from.iter().zip(to).all(|(from, to)| {
            *to = *from;
            specials(u64::from_ne_bytes(*from)) == 0
        })
}

#[inline]
fn copy_bytes(from: &[u8], to: &mut [u8]) -> bool {
    from.iter().zip(to).all(|(from, to)| {
        *to = *from;
        !is_special(*from)
    })
}

/// Returns the position of the first byte that needs an escape.
pub(super) fn first_special(text: &[u8]) -> Option<usize> {
    let words = text.as_chunks().0.iter();
    let clean = words.take_while(|word| specials(u64::from_ne_bytes(**word)) == 0).count() * 8;
    let rest = text.get(clean..)?.iter().position(|byte| is_special(*byte))?;
    Some(clean + rest)
}

/// Returns the letter after the backslash, or `None` if the character needs a `\u` escape.
pub(super) fn short_form(byte: u8) -> Option<u8> {
    Some(match byte {
        b'"' | b'\\' => byte,
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        0x08 => b'b',
        0x0c => b'f',
        _ => return None,
    })
}
