//! Damaged copies of binary files, for readers that must report damage and not panic.
//!
//! `TREEWRIGHT_FLIPS` is the number of copies of each format: `cargo test` takes a few, `.ci/health flipped` 2,000.

/// The number of copies of a format, unless the variable has another one.
const FEW: u64 = 100;

/// Damaged copies of data, from a seed: with flipped bits, changed bytes and numbers, and pieces that are missing or
/// doubled. Each copy depends only on the data and its number.
pub(crate) fn copies(data: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let count = std::env::var("TREEWRIGHT_FLIPS").ok();
    let count = count.map_or(FEW, |count| count.parse().expect("a number of copies"));
    let data = data.to_vec();
    (0..count).map(move |number| damaged(&data, number))
}

/// The copy of this number.
pub(crate) fn damaged(data: &[u8], number: u64) -> Vec<u8> {
    let mut random = Random(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut copy = data.to_vec();
    // Most readers look at one thing that is wrong.
    let changes = if random.below(4) == 0 { 2 + random.below(6) } else { 1 };
    for _ in 0..changes {
        change(&mut copy, &mut random);
    }
    copy
}

fn change(copy: &mut Vec<u8>, random: &mut Random) {
    if copy.is_empty() {
        return;
    }
    let place = random.place(copy.len());
    let length = 1 + random.below(16.min(copy.len() - place));
    match random.below(12) {
        0..=4 => copy[place] ^= 1 << random.below(8),
        5 => copy[place] = random.next() as u8,
        6 => copy[place] = [0, 1, 0x7F, 0x80, 0xFF][random.below(5)],
        // A number of two, four or eight bytes, or one of LEB128.
        7 => {
            let bytes: &[u8] = [
                &[0xFF; 2][..],
                &[0xFF; 4],
                &[0xFF, 0xFF, 0xFF, 0x7F],
                &[0, 0, 0, 0x80],
                &[0xFF; 8],
                &[0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
                &[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
                &[0; 4],
            ][random.below(8)];
            for (byte, new) in copy[place..].iter_mut().zip(bytes) {
                *byte = *new;
            }
        }
        8 => drop(copy.drain(place..place + length)),
        9 => {
            let piece = copy[place..place + length].to_vec();
            copy.splice(place..place, piece);
        }
        10 => copy.truncate(place),
        _ => {
            let last = copy.len() - length;
            let other = random.place(last + 1);
            copy.copy_within(place..place + length, other);
        }
    }
}

/// xorshift64*
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 8
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    /// A place, at the start or the end more often than in between: headers and footers are there.
    fn place(&mut self, length: usize) -> usize {
        let near = self.below(length.min(64));
        match self.below(4) {
            0 => near,
            1 => length - 1 - near,
            _ => self.below(length),
        }
    }
}

#[test]
fn copies_depend_on_the_data_and_their_numbers() {
    let data: Vec<u8> = (0..200).collect();
    let all: Vec<Vec<u8>> = copies(&data).collect();
    assert!(all.iter().eq(copies(&data).collect::<Vec<_>>().iter()));
    let same = all.iter().filter(|copy| **copy == data).count();
    assert!(same < all.len() / 10, "{same}");
    assert!(damaged(&[], 1).is_empty());
}
