//! Bounds for hostile input.
//!
//! Without them the parser does what the standard says, whatever that costs: trees as deep as the
//! input, and, with formatting elements, trees larger than the input by any factor.

use std::fmt;
use std::time::Duration;

use crate::Span;

/// How much a parse may take. `None` is no bound; a new value has none.
///
/// What happens at a bound is said at each. A parse always comes to an end with a whole tree, and
/// [`Parser::limits_met`](crate::Parser::limits_met) says which bounds were met and where.
///
/// ```
/// use treewright_dom::Document;
/// use treewright_syntax::{Limit, Limits, Parser, ParserOptions};
///
/// let mut options = ParserOptions::default();
/// options.limits = Limits::NONE;
/// options.limits.depth = Some(3);
/// let mut parser = Parser::new(options);
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// How many elements may be open. An element that comes when so many are goes to the parent of
    /// the current node and becomes its sibling; it is open all the same, so that end tags find it.
    /// Browsers do this at 512. Three are always allowed: `html`, `body`, and one in it. Where the current
    /// node is a `template` element, what would be in its contents becomes its sibling too.
    pub depth: Option<u32>,
    /// How many nodes the parser may make. After them the input is cut off. What a token that is
    /// under way makes is still made, and elements that every document has: a few nodes. Formatting
    /// elements are no longer opened again. Copies in `selectedcontent` count; one that would have more nodes
    /// than are left ends before the child that is too much.
    pub nodes: Option<u32>,
    /// How many attributes a tag may have. Others are dropped.
    pub attributes: Option<u32>,
    /// How many elements may be made by opening formatting elements again, and by the adoption agency
    /// algorithm. After them neither is done: formatting elements are then closed like others, stay
    /// closed and are forgotten, so that an end tag for one of them that comes later is one for an
    /// element that was never there. Where the algorithm takes elements out of the middle of a deep
    /// stack of open elements, 64 elements that are above them count as one that is made.
    ///
    /// Each node that is copied into a `selectedcontent` counts as an element too, and so do 64 nodes that
    /// are searched for it. After them `selectedcontent` elements are no longer filled or cleared.
    pub formatting_work: Option<u32>,
    /// How many bytes of text, counted as UTF-8, may be read. After them the input is cut off.
    pub bytes: Option<u32>,
    /// How long parsing may take. The parser itself has no clock and does not look at this; what
    /// drives it does, by [`ParserOptions::tokens_per_pump`](crate::ParserOptions::tokens_per_pump)
    /// and [`Parser::cut_off`](crate::Parser::cut_off). The `treewright` crate is such a driver, and
    /// looks at the clock every 4,096 tokens. What a token costs is bounded together with
    /// [`formatting_work`](Self::formatting_work), but for long text and attributes, content
    /// patching and the copy of one option; an element that is opened again costs as much as a token.
    pub time: Option<Duration>,
}

impl Limits {
    /// No bounds.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        attributes: None,
        formatting_work: None,
        bytes: None,
        time: None,
    };

    /// What browsers do: 512 open elements. And no more than 10,000 elements that are opened again,
    /// which no browser has, and no page is known to need: without it trees can be larger than any
    /// multiple of the input.
    ///
    /// Parsing then takes at most 80 bytes of memory for each byte of the input, and 2 MB, the tree and
    /// a copy of the text included, on a machine with 64 bits and for input of 64 KiB or more. The
    /// worst that was found is 66; generated documents take up to 8. `crates/testing/tests/memory.rs` measures this.
    pub const BROWSER: Self =
        Self { depth: Some(512), formatting_work: Some(10_000), ..Self::NONE };
}

/// A text describes no limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidLimits {
    part: String,
}

impl fmt::Display for InvalidLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.part.split('=').next().unwrap_or_default();
        let (wrong, part) = match name {
            "none" | "browser" | "depth" | "nodes" | "attributes" | "formatting-work" | "bytes"
            | "time" => ("invalid", self.part.as_str()),
            _ => ("unknown", name),
        };
        write!(
            f,
            "{wrong} limit {part:?}; known are none, browser, depth=N, nodes=N, attributes=N, \
             formatting-work=N, bytes=N and time=SECONDS, separated by commas"
        )
    }
}

impl std::error::Error for InvalidLimits {}

/// Reads limits as the command line has them: `none`, `browser`, and single ones, with commas
/// between.
///
/// ```
/// use treewright_syntax::Limits;
/// let limits: Limits = "browser,nodes=100000,time=1.5".parse()?;
/// assert_eq!((limits.depth, limits.nodes), (Some(512), Some(100_000)));
/// assert_eq!(limits.formatting_work, Some(10_000));
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
                        let Self { depth, formatting_work, .. } = Self::BROWSER;
                        Self { depth, formatting_work, ..limits }
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

/// One of the [`Limits`].
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

    /// Whether the rest of the input is cut off where this is met. Otherwise the tree is another
    /// one than the standard's, and all of the input is in it.
    pub const fn cuts_off(self) -> bool {
        matches!(self, Self::Nodes | Self::Bytes | Self::Time)
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// That a limit was met, and where for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LimitMet {
    /// Which one.
    pub limit: Limit,
    /// The token that met it; of characters the place where they begin, for [`Limit::Bytes`] the place
    /// where the input was cut off.
    pub span: Span,
}

/// Which limits were met, each once.
#[derive(Clone, Debug, Default)]
pub(crate) struct LimitsMet(Vec<LimitMet>);

impl LimitsMet {
    #[cold]
    pub(crate) fn note(&mut self, limit: Limit, span: Span) {
        if self.0.iter().all(|met| met.limit != limit) {
            self.0.push(LimitMet { limit, span });
        }
    }

    pub(crate) fn as_slice(&self) -> &[LimitMet] {
        &self.0
    }
}
