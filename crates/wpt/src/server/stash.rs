use std::collections::HashMap;

/// Values that handlers keep from one request to another, by a key; taken when they are read.
#[derive(Debug, Default)]
pub(super) struct Stash {
    values: HashMap<String, Vec<u8>>,
    made: u64,
}

impl Stash {
    /// Keeps a value.
    pub(super) fn put(&mut self, key: &[u8], value: impl Into<Vec<u8>>) {
        self.values.insert(normalized(key), value.into());
    }

    /// Takes a value away.
    pub(super) fn take(&mut self, key: &[u8]) -> Option<Vec<u8>> {
        self.values.remove(&normalized(key))
    }

    /// A number that was not given before.
    pub(super) fn number(&mut self) -> u64 {
        self.made += 1;
        self.made
    }

    /// A UUID that was not made before: the same ones in each run.
    pub(super) fn uuid(&mut self) -> String {
        // A step of the generator splitmix64, twice, so UUIDs look like those of a server.
        let mut state = self.number();
        let mut word = || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            mixed ^ (mixed >> 31)
        };
        let (high, low) = (word(), word());
        format!(
            "{:08x}-{:04x}-4{:03x}-{:04x}-{:012x}",
            high >> 32,
            (high >> 16) & 0xFFFF,
            high & 0xFFF,
            0x8000 | ((low >> 48) & 0x3FFF),
            low & 0xFFFF_FFFF_FFFF,
        )
    }
}

/// Keys are UUIDs, whose case and hyphens make no difference; other keys are left alone.
fn normalized(key: &[u8]) -> String {
    let text: String = key.iter().copied().map(char::from).collect();
    let hex: String = text.chars().filter(|c| *c != '-').collect();
    if hex.len() == 32 && hex.chars().all(|c| c.is_ascii_hexdigit()) {
        hex.to_ascii_lowercase()
    } else {
        text
    }
}
