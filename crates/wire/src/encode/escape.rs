//! Characters that a JSON string can't hold as they are.

/// Copies bytes while they need no escape, in blocks; tells whether it got to the end. Both slices are of one length.
#[inline]
pub(super) fn copy_clean(from: &[u8], to: &mut [u8]) -> bool {
    match from.len() {
        0..4 => copy_bytes(from, to),
        4..8 => copy_ends::<4>(from, to),
        8..16 => copy_ends::<8>(from, to),
        _ => copy_blocks(from, to) && copy_ends::<16>(from, to),
    }
}

fn copy_bytes(from: &[u8], to: &mut [u8]) -> bool {
    from.iter().zip(to).all(|(from, to)| {
        *to = *from;
        !is_special(*from)
    })
}

/// Copies the blocks of 16 bytes.
fn copy_blocks(from: &[u8], to: &mut [u8]) -> bool {
    let (from, to) = (from.as_chunks::<16>().0, to.as_chunks_mut::<16>().0);
    from.iter().zip(to).all(|(from, to)| {
        *to = *from;
        is_clean(from)
    })
}

/// Copies the first and the last `N` bytes, which may overlap.
fn copy_ends<const N: usize>(from: &[u8], to: &mut [u8]) -> bool {
    let mut clean = true;
    if let (Some(from), Some(to)) = (from.first_chunk::<N>(), to.first_chunk_mut()) {
        *to = *from;
        clean &= is_clean(from);
    }
    if let (Some(from), Some(to)) = (from.last_chunk::<N>(), to.last_chunk_mut()) {
        *to = *from;
        clean &= is_clean(from);
    }
    clean
}

/// The place of the first byte that needs an escape.
pub(super) fn first_special(text: &[u8]) -> Option<usize> {
    let clean = text.as_chunks::<16>().0.iter().take_while(|block| is_clean(block)).count() * 16;
    let rest = text.get(clean..)?.iter().position(|byte| is_special(*byte))?;
    Some(clean + rest)
}

/// Without branches, so that a block is checked at once.
fn is_clean<const N: usize>(block: &[u8; N]) -> bool {
    !block.iter().fold(false, |special, byte| special | is_special(*byte))
}

fn is_special(byte: u8) -> bool {
    (byte < b' ') | (byte == b'"') | (byte == b'\\')
}

/// The letter behind the backslash; `None` if it takes the number of the character.
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
