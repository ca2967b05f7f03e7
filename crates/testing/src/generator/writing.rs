//! How a text is fed to the parser: where it is cut, which parts scripts write, and what scripts write in
//! addition.

use super::SplitMix64;

/// One way to feed a text to a parser. The tree must not depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WritePattern {
    /// The offsets of characters at which the text is cut, in order. A cut follows each `>`, so that a
    /// script never runs while text of the same piece waits.
    pub cuts: Vec<usize>,
    /// The input starts within a script, which writes this number of pieces.
    pub written_first: usize,
    /// The actions of the scripts that run, in order; later scripts do nothing.
    pub scripts: Vec<ScriptWrites>,
    /// The maximum number of tokens that the parser processes before it pauses.
    pub tokens_per_pump: Option<u32>,
}

/// The part of the following text that a script writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScriptWrites {
    /// The number of pieces that it writes.
    pub written: usize,
    /// The number of later pieces that have already arrived when it runs.
    pub came_before: usize,
}

/// The maximum number of scripts that do something.
const MOST_SCRIPTS: usize = 6;

impl WritePattern {
    /// The pattern of a seed for a text.
    pub fn new(seed: u64, text: &str) -> Self {
        let mut random = SplitMix64::new(seed);
        let density = random.pick(&[0, 2, 10, 40]);
        let mut cuts = Vec::new();
        let mut after_tag = false;
        for (start, character) in text.char_indices() {
            if after_tag || start > 0 && random.chance(density) {
                cuts.push(start);
            }
            after_tag = character == '>';
        }
        let written_first = if random.chance(40) { random.below(cuts.len() + 2) } else { 0 };
        let scripts = (0..random.below(MOST_SCRIPTS + 1))
            .map(|_| ScriptWrites { written: random.below(8), came_before: random.below(4) })
            .collect();
        let tokens_per_pump = random.chance(20).then(|| 1 + random.below(3) as u32);
        Self { cuts, written_first, scripts, tokens_per_pump }
    }

    /// The pieces of the text.
    pub fn pieces<'a>(&self, text: &'a str) -> Vec<&'a str> {
        let starts = std::iter::once(0).chain(self.cuts.iter().copied());
        let ends = self.cuts.iter().copied().chain([text.len()]);
        starts.zip(ends).map(|(start, end)| &text[start..end]).collect()
    }
}

/// The text that scripts write and that is not in the source: for each script that runs, in order, the
/// pieces.
pub(super) fn insertions(random: &mut SplitMix64) -> Vec<Vec<String>> {
    const WRITTEN: &[&str] = &[
        "x",
        "<b>",
        "</b>",
        "<p",
        " id=x>",
        "<table>",
        "<td>",
        "</table>",
        "<script>1</script>",
        "<script>",
        "</script>",
        "&am",
        "p;",
        "\r",
        "\n",
        "<!--",
        "-->",
        "",
        "<svg>",
        "<script/>",
        "</svg>",
        "<",
        "/",
        "<template>",
        "</template>",
        "<select>",
        "<option>",
        "\0",
        "<![CDATA[",
        "]]>",
        "<textarea>",
        "é",
    ];
    (0..random.below(MOST_SCRIPTS))
        .map(|_| (0..random.below(4)).map(|_| random.pick(WRITTEN).to_owned()).collect())
        .collect()
}
