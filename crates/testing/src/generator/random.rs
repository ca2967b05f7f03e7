//! Random numbers that are the same on every machine.

/// `SplitMix64`, as in "Fast Splittable Pseudorandom Number Generators" by Steele, Lea and Flood (2014): a
/// counter that is scrambled. Any number is a seed; consecutive ones are as good as others.
///
/// ```
/// use treewright_testing::generator::SplitMix64;
/// assert_eq!(SplitMix64::new(1_234_567).next(), 6_457_827_717_110_365_317);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number.
    #[allow(clippy::should_implement_trait, reason = "it never ends, so it is not an iterator")]
    pub const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, or 0 if that is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        // The upper half, scaled; `end` is small, so that no number is noticeably more likely.
        (((self.next() >> 32) * end as u64) >> 32) as usize
    }

    /// True with this probability, in percent.
    pub const fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of a list that is not empty.
    ///
    /// # Panics
    /// If the list is empty.
    pub const fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}
