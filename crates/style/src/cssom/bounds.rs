//! Bounds of what a program does for hostile sheets: the steps of styles, and the memory that a text takes.

use std::cell::Cell;
use std::rc::Rc;

use crate::work::Work;

/// The steps for the styles of a document, of all its [`LiveStyles`](super::LiveStyles) together. Copies count together.
///
/// A step is a question of a selector about a name, class, id, attribute, state, parent or sibling of an element, a rule that
/// matches it, an element that is looked at, and 16 bytes of custom properties, of `style` attributes or of sheets that are
/// added to the index of rules.
///
/// ```
/// use treewright_style::cssom::StyleWork;
/// let work = StyleWork::new(Some(1000));
/// assert_eq!((work.taken(), work.is_used_up()), (0, false));
/// ```
#[derive(Clone, Debug, Default)]
pub struct StyleWork(pub(super) Rc<Work>);

impl StyleWork {
    /// Creates a count with a limit. When it is met, elements have the style that the sheet of the user agent gives them.
    pub fn new(limit: Option<u64>) -> Self {
        let work = Work::default();
        work.limit_to(limit);
        Self(Rc::new(work))
    }

    /// The steps that were taken.
    pub fn taken(&self) -> u64 {
        self.0.taken()
    }

    /// Returns true if the limit was met.
    pub fn is_used_up(&self) -> bool {
        self.0.is_used_up()
    }

    /// The bytes that computed styles keep, by a rough count.
    pub fn kept(&self) -> usize {
        self.0.kept()
    }
}

/// The room for a text of a sheet. The default has no bounds.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// The bytes of the text that are parsed.
    pub text: usize,
    /// The memory that the rules may take. Rules whose text could take more are left out.
    pub memory: usize,
}

impl Default for Room {
    fn default() -> Self {
        Self { text: usize::MAX, memory: usize::MAX }
    }
}

/// Counts the bytes that the rules of an agent's sheets take. Copies count together.
#[derive(Clone, Debug, Default)]
pub struct Ledger(Rc<Cell<usize>>);

impl Ledger {
    /// The bytes that all rules take, by a rough count.
    pub fn bytes(&self) -> usize {
        self.0.get()
    }

    pub(super) fn take(&self, bytes: usize) {
        self.0.set(self.0.get().saturating_add(bytes));
    }

    pub(super) fn give_back(&self, bytes: usize) {
        self.0.set(self.0.get().saturating_sub(bytes));
    }
}

/// The bytes that the rules or declarations of a text may take: seldom less than what they take.
///
/// ```
/// use treewright_style::cssom::most_of;
/// assert!(most_of("a { all: unset }") > most_of("a { top: 0 }"));
/// ```
pub fn most_of(css: &str) -> usize {
    Fit::of(css, Room::default()).most
}

/// The needs of a text, and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fit {
    /// The end of the part that has room: that of a rule.
    pub(super) end: usize,
    /// The memory that the rules may take: seldom less than what they take, and often several times that.
    pub(super) most: usize,
    /// The bytes of the text were the reason for a cut, and not the memory.
    pub(super) is_too_long: bool,
}

/// The memory of a part of a selector, of an item in a list of values, of a rule, and of all longhands.
const OF_A_BYTE: usize = 24;
const OF_A_MARK: usize = 300;
const OF_ALL_LONGHANDS: usize = 16 << 10;

impl Fit {
    /// The part of a text that has room.
    pub(super) fn of(css: &str, room: Room) -> Self {
        let bytes = css.as_bytes();
        let (mut at, mut most, mut depth) = (0_usize, 0_usize, 0_usize);
        let mut fit = Self { end: 0, most: 0, is_too_long: false };
        let mut before = b' ';
        while let Some(&byte) = bytes.get(at) {
            let start = at;
            at = at.saturating_add(1);
            let rest = bytes.get(at..).unwrap_or_default();
            let mut is_end = false;
            match byte {
                b'/' if rest.first() == Some(&b'*') => {
                    let end = css.get(start.saturating_add(2)..).and_then(|rest| rest.find("*/"));
                    at = end.map_or(bytes.len(), |end| start.saturating_add(end).saturating_add(4));
                }
                b'"' | b'\'' => {
                    at = at.saturating_add(after_string(rest, byte));
                    most = most.saturating_add(at.saturating_sub(start).saturating_mul(2));
                }
                b'\\' => {
                    at = at.saturating_add(1);
                    most = most.saturating_add(OF_A_BYTE);
                }
                b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' => {
                    most = most.saturating_add(if before == b' ' { 0 } else { OF_A_BYTE });
                }
                b'{' | b',' | b';' | b'}' => {
                    most = most.saturating_add(OF_A_MARK);
                    match byte {
                        b'{' => depth = depth.saturating_add(1),
                        b'}' => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    is_end = depth == 0 && matches!(byte, b'}' | b';');
                }
                b'a' | b'A'
                    if !is_name(before) && is_all(bytes.get(start..).unwrap_or_default()) =>
                {
                    most = most.saturating_add(OF_ALL_LONGHANDS);
                }
                b'(' if starts_url(bytes.get(..start).unwrap_or_default(), rest) => {
                    let end = rest.iter().position(|byte| *byte == b')').unwrap_or(rest.len());
                    at = at.saturating_add(end);
                    most = most.saturating_add(end.saturating_mul(2));
                }
                _ => most = most.saturating_add(OF_A_BYTE),
            }
            before = if byte.is_ascii_whitespace() { b' ' } else { byte };
            if at > room.text || most > room.memory {
                fit.is_too_long = at > room.text;
                return fit;
            }
            if is_end {
                (fit.end, fit.most) = (at, most);
            }
        }
        Self { end: bytes.len(), most, is_too_long: false }
    }
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_') || byte >= 0x80
}

/// The length of a string without its first quote.
fn after_string(rest: &[u8], quote: u8) -> usize {
    let mut at = 0_usize;
    while let Some(&byte) = rest.get(at) {
        at = at.saturating_add(1);
        match byte {
            b'\\' => at = at.saturating_add(1),
            b'\n' => break,
            byte if byte == quote => break,
            _ => {}
        }
    }
    at.min(rest.len())
}

/// Returns true for a declaration of `all`.
fn is_all(text: &[u8]) -> bool {
    let rest = text.get(3..).unwrap_or_default();
    text.get(..3).is_some_and(|name| name.eq_ignore_ascii_case(b"all"))
        && rest
            .iter()
            .find(|byte| !byte.is_ascii_whitespace() && **byte != b'/')
            .is_some_and(|byte| matches!(byte, b':' | b'*'))
}

/// Returns true for the bracket of a URL without quotes.
fn starts_url(before: &[u8], rest: &[u8]) -> bool {
    let name = before.len().checked_sub(3).and_then(|at| before.get(at..)).unwrap_or_default();
    name.eq_ignore_ascii_case(b"url")
        && rest
            .iter()
            .find(|byte| !byte.is_ascii_whitespace())
            .is_some_and(|byte| !matches!(byte, b'"' | b'\''))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_after_rules() {
        let css = "a{top:0}b{left:0;all:unset}/*}*/c{}";
        let cut = |text, memory| {
            let fit = Fit::of(css, Room { text, memory });
            (&css[..fit.end], fit.is_too_long)
        };
        for (room, expected) in [
            ((usize::MAX, usize::MAX), (css, false)),
            ((css.len(), usize::MAX), (css, false)),
            ((20, usize::MAX), ("a{top:0}", true)),
            ((7, usize::MAX), ("", true)),
            ((usize::MAX, 5000), ("a{top:0}", false)),
            ((usize::MAX, 18_400), ("a{top:0}b{left:0;all:unset}", false)),
            ((0, 0), ("", true)),
        ] {
            assert_eq!(cut(room.0, room.1), expected, "{room:?}");
        }
        // What is long in text alone.
        for css in ["a{--b:\"", "/*", "a{background:url(data:", "a{                 "] {
            let css = format!(
                "{css}{}",
                " ".repeat(1000) + &"x".repeat(if css.ends_with(' ') { 0 } else { 1000 })
            );
            assert!(Fit::of(&css, Room::default()).most < 6000, "{css}");
        }
    }
}
