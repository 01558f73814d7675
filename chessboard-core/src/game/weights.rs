//! Reading the weights of a network at compile time.

/// Reads 16-bit little-endian numbers that begin at an offset, and returns the offset after them.
pub const fn read(bytes: &[u8], mut at: usize, numbers: &mut [i16]) -> usize {
    let mut index = 0;
    while index < numbers.len() {
        numbers[index] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        index += 1;
    }
    at
}
