//! Bounds for hostile input.
//!
//! Without them the parser follows the standard, whatever that costs: trees as deep as the input, and, with
//! formatting elements, trees larger than the input by any factor.

use std::fmt;
use std::time::Duration;

use crate::Span;

/// The limits of a parse. `None` is unlimited; a new value has no limits.
///
/// Each field describes the effect of its limit. A parse always ends with a complete tree, and
/// [`TreeParser::limits_met`](crate::TreeParser::limits_met) reports which limits were met and where.
///
/// ```
/// use treewright_dom::Document;
/// use treewright_syntax::{Limit, Limits, TreeParser, ParserOptions};
///
/// let mut options = ParserOptions::default();
/// options.limits = Limits::NONE;
/// options.limits.depth = Some(3);
/// let mut parser = TreeParser::new(options);
/// let mut document = Document::new();
/// parser.append("<div id=1><div id=2><div id=3>")?;
/// parser.end_of_input();
/// parser.pump(&mut document);
/// assert_eq!(
///     document.outer_html(document.root()),
///     "<html><head></head><body><div id=\"1\"></div><div id=\"2\"></div><div id=\"3\"></div></body></html>",
/// );
/// let met = parser.limits_met()[0];
/// assert_eq!((met.limit, met.span.start), (Limit::Depth, 10));
/// # Ok::<(), treewright_syntax::InputTooLong>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The maximum number of open elements. When it is reached, a new element is inserted into the parent
    /// of the current node and becomes its sibling; it is still open, so that end tags find it. Browsers do
    /// this at 512. Three are always allowed: `html`, `body`, and one in it.
    ///
    /// The depth of the tree is also bounded, including contents of templates and shadow roots, each of
    /// which counts as one level: nothing is deeper than this, except text and comments in the deepest
    /// element. If the current node is a `template` element, an element that would be too deep in its
    /// contents becomes its sibling. If elements in a shadow root would be too deep, none is attached, and
    /// the `template` element is an ordinary one. Content patching puts elements deeper, below the markers,
    /// and copies in `selectedcontent` are as deep as their originals.
    pub depth: Option<u32>,
    /// The maximum number of nodes that the parser creates; then the input is cut off. Nodes of the current
    /// token are still created, and so are elements that every document has: a few nodes. Formatting
    /// elements are no longer reopened. Copies in `selectedcontent` count; a copy that would exceed the
    /// limit ends before the child that exceeds it.
    pub nodes: Option<u32>,
    /// The maximum number of attributes of a tag. Others are dropped.
    pub attributes: Option<u32>,
    /// The maximum work of reopening formatting elements, and of the adoption agency algorithm. A reopened
    /// element, or a turn of the algorithm, which creates up to four elements, counts as one, plus one for
    /// each 64 bytes in names and values of its attributes. If the algorithm removes elements from the
    /// middle of a deep stack of open elements, each 64 elements above them count as one.
    ///
    /// When this is used up, formatting elements are closed like others, stay closed and are forgotten, so
    /// that a later end tag for one of them is treated as if the element had never existed.
    ///
    /// Each node that is copied into a `selectedcontent` also counts as one, and so do each 64 nodes that
    /// are searched for it. When this is used up, `selectedcontent` elements are no longer filled or
    /// cleared.
    ///
    /// In addition, the search for the markers that `<template for>` elements name may take 1,024 steps
    /// from node to node for each unit. A page takes many steps only if it has several markers with the
    /// same name, or a script ran before. When they are used up, such a template is treated like others.
    ///
    /// The attributes of all elements that formatting work creates have fewer than 64 bytes for each unit
    /// of this limit. A serialization repeats them, with at most 512 bytes for each unit, because a byte of
    /// an attribute can be written as six.
    pub formatting_work: Option<u32>,
    /// The maximum number of bytes of text, counted as UTF-8, that are read; then the input is cut off.
    pub bytes: Option<u32>,
    /// The maximum number of parse errors that are collected, if errors are. Others are counted:
    /// [`TreeParser::errors_left_out`](crate::TreeParser::errors_left_out). The tree is the same. Without this
    /// limit there can be more than one error for each byte of input.
    pub errors: Option<u32>,
    /// The maximum time of parsing. The parser itself has no clock and ignores this; the program that
    /// drives it enforces it, with
    /// [`ParserOptions::tokens_per_pump`](crate::ParserOptions::tokens_per_pump) and
    /// [`TreeParser::cut_off`](crate::TreeParser::cut_off). The `treewright` crate is such a driver, and
    /// checks the clock every 4,096 tokens or 1 MiB of text and attributes, within tokens too. With [`formatting_work`](Self::formatting_work), the costs of a token are bounded, except
    /// for nodes that content patching removes, and the copy of one option.
    pub time: Option<Duration>,
    /// The maximum number of bytes of style sheets that are read for a page, with imported ones; the rest is left out. The parser has
    /// no use for this; programs that compute styles pass it to them.
    pub css_bytes: Option<u32>,
    /// The maximum number of steps of matching selectors and computing values. When they are used up, the elements that are left have
    /// the style of the user agent's sheet. The parser has no use for this; programs that compute styles pass it to them.
    pub css_work: Option<u32>,
}

impl Limits {
    /// Unlimited.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        attributes: None,
        formatting_work: None,
        bytes: None,
        errors: None,
        time: None,
        css_bytes: None,
        css_work: None,
    };

    /// The limit of browsers, 512 open elements; plus 10,000 units of
    /// [`formatting_work`](Self::formatting_work), which browsers do not limit and no known page needs,
    /// because without it trees can be larger than any multiple of the input; plus 10,000 errors; plus 16 MiB of style sheets and
    /// 100,000,000 steps of them, which take seconds.
    ///
    /// Parsing then takes at most 80 bytes of memory for each byte of the input, and 2 MB, including the
    /// tree and a copy of the text, on a 64-bit machine and for input of 64 KiB or more. The worst known
    /// case is 66; generated documents take up to 8. `crates/testing/tests/memory.rs` measures this.
    ///
    /// The tree is serialized to at most 8 bytes for each byte of the input, and 5.2 MB, without copies in
    /// `selectedcontent`. `crates/testing/tests/limits.rs` measures this.
    pub const BROWSER: Self = Self {
        depth: Some(512),
        formatting_work: Some(10_000),
        errors: Some(10_000),
        css_bytes: Some(16 << 20),
        css_work: Some(100_000_000),
        ..Self::NONE
    };
}

/// The error for a text that does not describe limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidLimits {
    part: String,
}

impl fmt::Display for InvalidLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.part.split('=').next().unwrap_or_default();
        let (wrong, part) = match name {
            "none" | "browser" | "depth" | "nodes" | "attributes" | "formatting-work" | "bytes"
            | "errors" | "time" | "css-bytes" | "css-work" => ("invalid", self.part.as_str()),
            _ => ("unknown", name),
        };
        write!(
            f,
            "{wrong} limit {part:?}; the limits are none, browser, depth=N, nodes=N, attributes=N, \
             formatting-work=N, bytes=N, errors=N, time=SECONDS, css-bytes=N and css-work=N, separated by commas"
        )
    }
}

impl std::error::Error for InvalidLimits {}

/// Parses limits in the syntax of the command line: `none`, `browser`, and single ones, separated by
/// commas.
///
/// ```
/// use treewright_syntax::Limits;
/// let limits: Limits = "browser,nodes=100000,time=1.5".parse()?;
/// assert_eq!((limits.depth, limits.nodes), (Some(512), Some(100_000)));
/// assert_eq!((limits.formatting_work, limits.errors), (Some(10_000), Some(10_000)));
/// assert_eq!(limits.time.unwrap().as_millis(), 1500);
/// assert!("deep=3".parse::<Limits>().is_err());
/// # Ok::<(), treewright_syntax::InvalidLimits>(())
/// ```
impl std::str::FromStr for Limits {
    type Err = InvalidLimits;

    fn from_str(text: &str) -> Result<Self, InvalidLimits> {
        let mut limits = Self::NONE;
        for part in text.split(',').map(str::trim) {
            let invalid = || InvalidLimits { part: part.to_owned() };
            let Some((name, value)) = part.split_once('=') else {
                limits = match part {
                    "none" => Self::NONE,
                    "browser" => {
                        let Self { depth, formatting_work, errors, css_bytes, css_work, .. } =
                            Self::BROWSER;
                        Self { depth, formatting_work, errors, css_bytes, css_work, ..limits }
                    }
                    _ => return Err(invalid()),
                };
                continue;
            };
            let number = || value.parse().map_err(|_| invalid());
            match name {
                "depth" => limits.depth = Some(number()?),
                "nodes" => limits.nodes = Some(number()?),
                "attributes" => limits.attributes = Some(number()?),
                "formatting-work" => limits.formatting_work = Some(number()?),
                "bytes" => limits.bytes = Some(number()?),
                "errors" => limits.errors = Some(number()?),
                "css-bytes" => limits.css_bytes = Some(number()?),
                "css-work" => limits.css_work = Some(number()?),
                "time" => {
                    let seconds = value.parse().map_err(|_| invalid())?;
                    let time = Duration::try_from_secs_f64(seconds).map_err(|_| invalid())?;
                    limits.time = Some(time);
                }
                _ => return Err(invalid()),
            }
        }
        Ok(limits)
    }
}

/// One of the [`Limits`] that change the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Limit {
    /// [`Limits::depth`]
    Depth,
    /// [`Limits::nodes`]
    Nodes,
    /// [`Limits::attributes`]
    Attributes,
    /// [`Limits::formatting_work`]
    FormattingWork,
    /// [`Limits::bytes`]
    Bytes,
    /// [`Limits::time`]
    Time,
}

impl Limit {
    /// The name, in lower case with hyphens.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Depth => "depth",
            Self::Nodes => "nodes",
            Self::Attributes => "attributes",
            Self::FormattingWork => "formatting-work",
            Self::Bytes => "bytes",
            Self::Time => "time",
        }
    }

    /// Returns true if meeting this limit cuts off the rest of the input. Otherwise all of the input is in
    /// the tree, which differs from the standard's.
    pub const fn cuts_off(self) -> bool {
        matches!(self, Self::Nodes | Self::Bytes | Self::Time)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A limit that was met, and the place where it was met first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LimitMet {
    /// The limit.
    pub limit: Limit,
    /// The token that met it; for characters the place where they start, for [`Limit::Bytes`] the place
    /// where the input was cut off.
    pub span: Span,
}

impl LimitMet {
    /// A limit that a program met which reads other input within the same limits, such as XML.
    ///
    /// ```
    /// use treewright_syntax::{Limit, LimitMet, Span};
    /// let met = LimitMet::new(Limit::Bytes, Span::in_main(3, 3));
    /// assert!(met.limit.cuts_off());
    /// ```
    pub const fn new(limit: Limit, span: Span) -> Self {
        Self { limit, span }
    }
}

/// The limits that were met, each once.
#[derive(Clone, Debug, Default)]
pub(crate) struct LimitsMet(Vec<LimitMet>);

impl LimitsMet {
    #[cold]
    pub(crate) fn note(&mut self, limit: Limit, span: Span) {
        if !self.has(limit) {
            self.0.push(LimitMet { limit, span });
        }
    }

    /// Returns true if a limit was met.
    pub(crate) fn has(&self, limit: Limit) -> bool {
        self.0.iter().any(|met| met.limit == limit)
    }

    /// Forgets that a limit was met.
    #[cold]
    pub(crate) fn forget(&mut self, limit: Limit) {
        self.0.retain(|met| met.limit != limit);
    }

    pub(crate) fn as_slice(&self) -> &[LimitMet] {
        &self.0
    }
}
