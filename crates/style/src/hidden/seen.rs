//! Documents as people see them: for readers of text.

use treewright_dom::{Document, NodeId};

use super::characters;
use super::tricks::Certainty;
use crate::styles::Styles;

/// The treatment of text that people do not see by readers.
///
/// ```
/// use treewright_style::hidden::HiddenTextMode;
/// assert_eq!("leave-out".parse(), Ok(HiddenTextMode::LeaveOut));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "the three are documented")]
pub enum HiddenTextMode {
    /// They read what a browser's `innerText` has.
    #[default]
    Keep,
    /// They leave out what is [certain](Certainty::Certain) not to be seen.
    LeaveOut,
    /// They read `[hidden: ...]` around what is certain or likely not to be seen.
    Mark,
}

/// The name of no mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownMode;

impl std::fmt::Display for UnknownMode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected `keep`, `leave-out` or `mark`")
    }
}

impl std::error::Error for UnknownMode {}

impl std::str::FromStr for HiddenTextMode {
    type Err = UnknownMode;

    fn from_str(text: &str) -> Result<Self, UnknownMode> {
        match text {
            "keep" => Ok(Self::Keep),
            "leave-out" => Ok(Self::LeaveOut),
            "mark" => Ok(Self::Mark),
            _ => Err(UnknownMode),
        }
    }
}

impl HiddenTextMode {
    const fn least(self) -> Certainty {
        match self {
            Self::Mark => Certainty::Likely,
            _ => Certainty::Certain,
        }
    }
}

impl Styles {
    /// A copy of the document without the text that people do not see, or with marks around it, for readers that take these
    /// styles. Ids of nodes are the same. Elements stay; of text that is left out, white space at its ends stays.
    ///
    /// Text that readers leave out in any case, such as that with `display: none`, they leave out here too.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_style::hidden::HiddenTextMode;
    /// use treewright_style::{StyleOptions, Styles};
    ///
    /// # fn main() -> Result<(), treewright_dom::NodeError> {
    /// let mut document = Document::new();
    /// let paragraph = document.create_element(Namespace::Html, "p")?;
    /// document.set_text_content(paragraph, "Buy now")?;
    /// document.append(document.root(), paragraph)?;
    /// let styles = Styles::compute(&document, &StyleOptions::new().sheet("p { opacity: 0 }"));
    /// let marked = styles.as_seen(&document, HiddenTextMode::Mark);
    /// assert_eq!(marked.text_content(marked.root()), "[hidden: Buy now]");
    /// let seen = styles.as_seen(&document, HiddenTextMode::LeaveOut);
    /// assert_eq!(seen.text_content(seen.root()), "");
    /// # Ok(())
    /// # }
    /// ```
    pub fn as_seen(&self, document: &Document, mode: HiddenTextMode) -> Document {
        let mut copy = document.clone();
        if mode == HiddenTextMode::Keep {
            return copy;
        }
        for hidden in self.hidden_text(document) {
            if hidden.certainty < mode.least() {
                continue;
            }
            let texts = hidden
                .nodes
                .iter()
                .filter_map(|node| Some((*node, document.get(*node)?.text_data()?)));
            let texts: Vec<(NodeId, &str)> = texts.collect();
            let is_carried = hidden.element.is_none();
            for (number, (node, text)) in texts.iter().enumerate() {
                let new = if is_carried {
                    carried(text, mode)
                } else {
                    let is_first = number == 0;
                    let is_last = number.saturating_add(1) == texts.len();
                    replaced(text, mode, is_first, is_last)
                };
                // It is a text, and no length is out of bounds.
                let _ = copy.set_text(*node, &new);
            }
        }
        copy
    }
}

/// A text without the characters in it that carry text, or with marks in their places.
fn carried(text: &str, mode: HiddenTextMode) -> String {
    let mut out = String::with_capacity(text.len());
    let mut end = 0;
    for carried in characters::find(text) {
        if carried.certainty < mode.least() || carried.range.start < end {
            continue;
        }
        out.push_str(text.get(end..carried.range.start).unwrap_or_default());
        if mode == HiddenTextMode::Mark {
            out.push_str(&mark(carried.text.trim()));
        }
        end = carried.range.end;
    }
    out.push_str(text.get(end..).unwrap_or_default());
    out
}

fn mark(text: &str) -> String {
    format!("[hidden: {text}]")
}

/// The text in the place of one that is not seen.
fn replaced(text: &str, mode: HiddenTextMode, is_first: bool, is_last: bool) -> String {
    let inside = text.trim();
    if mode == HiddenTextMode::LeaveOut {
        let space = |is: bool| if is { " " } else { "" };
        let (before, after) =
            (text.trim_start().len() < text.len(), text.trim_end().len() < text.len());
        return [space(before), space(after)].concat();
    }
    let (before, rest) = text.split_at(text.len().saturating_sub(text.trim_start().len()));
    let after = rest.get(inside.len()..).unwrap_or_default();
    let open = if is_first { "[hidden: " } else { "" };
    let close = if is_last { "]" } else { "" };
    [before, open, inside, close, after].concat()
}
