//! `preserveAspectRatio`.
//!
//! <https://svgwg.org/svg2-draft/coords.html#PreserveAspectRatioAttribute>

/// The keywords of alignments, from the constant 1.
const ALIGNMENTS: [&str; 10] = [
    "none", "xMinYMin", "xMidYMin", "xMaxYMin", "xMinYMid", "xMidYMid", "xMaxYMid", "xMinYMax",
    "xMidYMax", "xMaxYMax",
];

const MEET_OR_SLICE: [&str; 2] = ["meet", "slice"];

/// A value of the attribute, with the numbers of the constants of `SVGPreserveAspectRatio`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AspectRatio {
    pub(crate) align: u16,
    pub(crate) meet_or_slice: u16,
}

/// `xMidYMid meet`
impl Default for AspectRatio {
    fn default() -> Self {
        Self { align: 6, meet_or_slice: 1 }
    }
}

/// The number of a keyword from 1.
fn number_of(keywords: &[&str], word: &str) -> Option<u16> {
    let place = keywords.iter().position(|keyword| *keyword == word)?;
    u16::try_from(place).ok()?.checked_add(1)
}

fn keyword_of<'k>(keywords: &[&'k str], number: u16) -> Option<&'k str> {
    keywords.get(usize::from(number).checked_sub(1)?).copied()
}

impl AspectRatio {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_ascii_whitespace();
        let align = number_of(&ALIGNMENTS, words.next()?)?;
        let meet_or_slice = match words.next() {
            Some(word) => number_of(&MEET_OR_SLICE, word)?,
            None => 1,
        };
        words.next().is_none().then_some(Self { align, meet_or_slice })
    }

    /// The text of the value. `None` if a number has no keyword.
    pub(crate) fn text(self) -> Option<String> {
        let align = keyword_of(&ALIGNMENTS, self.align)?;
        let meet_or_slice = keyword_of(&MEET_OR_SLICE, self.meet_or_slice)?;
        Some(format!("{align} {meet_or_slice}"))
    }

    /// The shares of the free width and height that come before the picture. `None` for `none`.
    pub(crate) fn shares(self) -> Option<(f64, f64)> {
        let place = self.align.checked_sub(2)?;
        let share = |place: u16| f64::from(place) / 2.0;
        Some((share(place % 3), share(place / 3)))
    }

    pub(crate) const fn is_slice(self) -> bool {
        self.meet_or_slice == 2
    }
}
