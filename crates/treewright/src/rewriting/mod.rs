//! Pages rewritten without a change of their tree, minified or pretty, with proof by a second parse.

pub(crate) mod encoded;

use std::borrow::Cow;

use encoded::{Declaration, Page, Unproven};
use treewright_dom::{Closing, Document, NodeId, NodeKind, NodeRef, SourceId};
use treewright_syntax::{Encoding, ScriptingMode};
use treewright_write::{
    LeftAlone, MinifyOptions, PrettyOptions, Rewriting, SourceEditor, WriteError,
};

use crate::input::Source;
use crate::{Context, End, Input, Options, Parsed};

/// A page that was rewritten by a [`Minifier`] or a [`PrettyPrinter`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rewritten {
    /// The HTML.
    pub html: String,
    /// The bytes of the HTML, in the encoding that bytes were read in, and in UTF-8 for text. They are read in the
    /// same encoding as the page: where the result would not declare it, the declaration of the page stays as
    /// it is, or a byte order mark or a `meta` element is written.
    pub bytes: Vec<u8>,
    /// The number of constructs that were left unchanged, because HTML that is written from their tree does
    /// not parse to the same tree.
    pub left_alone: usize,
    /// True if the whole source is unchanged.
    pub is_source: bool,
    /// The encoding that bytes were read in; `None` for text.
    pub encoding: Option<&'static Encoding>,
}

/// The number of times that a page is written and parsed again before all of it is left unchanged.
const ROUNDS: u32 = 12;

/// The number of differences that the first round examines; each later round examines twice as many.
const MOST_DIFFERENCES: usize = 16;

/// The number of nodes around differences that are examined in all, for each byte of the source. Without
/// this limit, each of many differences deep in a tree would cost its depth.
const MOST_STEPS: usize = 8;

/// Makes pages shorter without a change of their trees, and never longer. Optional tags are left out, attributes get the
/// shortest syntax, and only necessary character references stay. With [`MinifyOptions`], comments and white
/// space that is not shown can go too.
///
/// The result is proven: it is parsed again with the same options, and the trees are compared. A construct
/// that HTML cannot reproduce from its tree, such as nested links, stays as it is in the source; in the
/// worst case the whole page does. Pages that [limits](Options::limits) cut off stay too.
///
/// The time is that of two parses for most pages, and of at most 15, with as many comparisons.
///
/// ```
/// use treewright::Minifier;
///
/// let page = "<!DOCTYPE html><html><head><title>A &amp; B</title></head>\
///             <body class=\"x\"><ul><li>one</li><li>two</li></ul></body></html>";
/// let minified = Minifier::new().minify(page)?;
/// let expected = "<!DOCTYPE html><title>A & B</title><body class=x><ul><li>one<li>two</ul>";
/// assert_eq!(minified.html, expected);
///
/// // A link that is moved out of a table in another link.
/// let table = "<table><tr><td><a href=\"1\"><table><a href=\"2\">b</a></table></td></tr></table>";
/// let page = format!("<p class=\"x\">a</p>{table}<p class=\"y\">c</p>");
/// let minified = Minifier::new().minify(&page)?;
/// let expected = format!("<p class=x>a</p>{table}<p class=y>c");
/// assert_eq!(minified.html, expected);
/// assert!(minified.left_alone > 0);
/// # Ok::<(), treewright::WriteError>(())
/// ```
///
/// <https://html.spec.whatwg.org/multipage/syntax.html#writing>
#[derive(Clone, Debug, Default)]
pub struct Minifier {
    parse_options: Options,
    minify_options: MinifyOptions,
}

impl Minifier {
    /// Creates a minifier with the default [`Options`] and [`MinifyOptions`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the options of parses.
    #[must_use]
    pub fn parse_options(self, options: Options) -> Self {
        Self { parse_options: options, ..self }
    }

    /// Sets what is removed.
    #[must_use]
    pub fn minify_options(self, options: MinifyOptions) -> Self {
        Self { minify_options: options, ..self }
    }

    /// Makes a page shorter, or a [fragment](Input::in_context).
    ///
    /// # Errors
    /// [`WriteError::LimitExceeded`] if the result is longer than the options allow;
    /// [`WriteError::NotEncodable`] and [`WriteError::OtherEncoding`] for bytes that cannot be written in their
    /// encoding.
    pub fn minify<'a>(&self, input: impl Into<Input<'a>>) -> Result<Rewritten, WriteError> {
        let input = input.into();
        let scripting = runs_scripts(&self.parse_options, &input);
        let options = self.minify_options.clone().scripting(scripting);
        let rewriting = Rewriting::Minified(&options);
        let minified = rewrite(&self.parse_options, &input, rewriting)?;
        let length = match &input.source {
            Source::Text(text) => text.len(),
            Source::SharedText(text) => text.len(),
            Source::Bytes(bytes, _) => bytes.len(),
        };
        if minified.bytes.len() <= length {
            return Ok(minified);
        }
        // Tags of a page with mistakes can be longer than the mistakes.
        if self.minify_options.removes_comments()
            && let Some(without) = without_comments(&self.parse_options, &input, rewriting)
        {
            return Ok(without);
        }
        Ok(of_page(&input.source, minified.encoding))
    }
}

/// Puts each block of a page on a line of its own, indented by its level, without a change of the rendering.
/// The trees differ only in white space that is not shown, which is proven as for the [`Minifier`].
///
/// ```
/// use treewright::PrettyPrinter;
///
/// let page = "<!doctype html><title>A</title><p>one  <b>two</b><p>three";
/// let pretty = PrettyPrinter::new().print(page)?;
/// let expected = "<!DOCTYPE html>
/// <html>
///   <head>
///     <title>A</title>
///   </head>
///   <body>
///     <p>one <b>two</b></p>
///     <p>three</p>
///   </body>
/// </html>
/// ";
/// assert_eq!(pretty.html, expected);
/// # Ok::<(), treewright::WriteError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PrettyPrinter {
    parse_options: Options,
    pretty_options: PrettyOptions,
}

impl PrettyPrinter {
    /// Creates a printer with the default [`Options`] and [`PrettyOptions`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the options of parses.
    #[must_use]
    pub fn parse_options(self, options: Options) -> Self {
        Self { parse_options: options, ..self }
    }

    /// Sets the layout.
    #[must_use]
    pub fn pretty_options(self, options: PrettyOptions) -> Self {
        Self { pretty_options: options, ..self }
    }

    /// Writes a page with a line for each block, or a [fragment](Input::in_context).
    ///
    /// # Errors
    /// As for [`Minifier::minify`].
    pub fn print<'a>(&self, input: impl Into<Input<'a>>) -> Result<Rewritten, WriteError> {
        let input = input.into();
        let scripting = runs_scripts(&self.parse_options, &input);
        let options = self.pretty_options.clone().scripting(scripting);
        rewrite(&self.parse_options, &input, Rewriting::Pretty(&options))
    }
}

fn runs_scripts(options: &Options, input: &Input<'_>) -> bool {
    options.for_parser(input.context.is_some()).scripting != ScriptingMode::Disabled
}

fn rewrite(
    options: &Options,
    input: &Input<'_>,
    rewriting: Rewriting<'_>,
) -> Result<Rewritten, WriteError> {
    let quiet = options.clone().collect_errors(false).stop_at_first_error(false);
    let context = input.context;
    let parsed = quiet.parse(input.clone());
    let encoding = parsed.encoding.as_ref().map(|decision| decision.encoding);
    let source: Cow<'_, str> = match (&input.source, encoding) {
        (Source::Text(text), _) => Cow::Borrowed(text),
        (Source::SharedText(text), _) => Cow::Borrowed(text),
        (Source::Bytes(bytes, _), Some(encoding)) => encoding.decode_with_bom_removal(bytes).0,
        // Bytes have an encoding.
        (Source::Bytes(bytes, _), None) => String::from_utf8_lossy(bytes),
    };
    let as_it_is = Declaration::AsItIs;
    let rewritten = rewrite_text(&quiet, parsed, &source, context, rewriting, as_it_is)?;
    let (Source::Bytes(bytes, metadata), Some(encoding)) = (&input.source, encoding) else {
        let bytes = rewritten.html.as_bytes().to_vec();
        return Ok(Rewritten { bytes, ..rewritten });
    };
    if rewritten.html == source {
        let bytes = bytes.to_vec();
        return Ok(Rewritten { bytes, encoding: Some(encoding), ..rewritten });
    }
    let page = Page { bytes, metadata: *metadata, encoding, context, options: &quiet };
    let reason = match page.write(&rewritten.html, as_it_is) {
        Ok(bytes) => return Ok(Rewritten { bytes, encoding: Some(encoding), ..rewritten }),
        Err(reason @ Unproven::NotEncodable) => return Err(reason.into()),
        Err(reason) => reason,
    };
    for declaration in Declaration::others(&page) {
        let parsed = quiet.parse(Input::from(&*source).in_context(context));
        let other = rewrite_text(&quiet, parsed, &source, context, rewriting, declaration)?;
        if let Ok(bytes) = page.write(&other.html, declaration) {
            return Ok(Rewritten { bytes, encoding: Some(encoding), ..other });
        }
    }
    Err(reason.into())
}

/// A page as it is.
fn of_page(source: &Source<'_>, encoding: Option<&'static Encoding>) -> Rewritten {
    let (bytes, html): (&[u8], Cow<'_, str>) = match source {
        Source::Text(text) => (text.as_bytes(), Cow::Borrowed(text)),
        Source::SharedText(text) => (text.as_bytes(), Cow::Borrowed(text)),
        Source::Bytes(bytes, _) => {
            let encoding = encoding.unwrap_or(treewright_syntax::encoding_rs::UTF_8);
            (bytes, encoding.decode_with_bom_removal(bytes).0)
        }
    };
    Rewritten { bytes: bytes.to_vec(), encoding, ..Rewritten::of_source(&html) }
}

/// The source of a page without its comments, if it has the tree that is wanted.
fn without_comments(
    options: &Options,
    input: &Input<'_>,
    rewriting: Rewriting<'_>,
) -> Option<Rewritten> {
    let quiet = options.clone().collect_errors(false).stop_at_first_error(false);
    let parsed = quiet.clone().origins(true).parse(input.clone());
    let document = &parsed.document;
    let mut editor = SourceEditor::new(document).ok()?;
    for node in document.descendants_with_fragments(document.root()) {
        if document.kind(node) == Some(NodeKind::Comment) {
            editor.remove(node).ok()?;
        }
    }
    let encoding = parsed.encoding.as_ref().map(|decision| decision.encoding);
    let bytes = match (&input.source, encoding) {
        (Source::Bytes(bytes, _), Some(encoding)) => editor.to_bytes(bytes, encoding).ok()?,
        _ => editor.to_text().into_bytes(),
    };
    let text = editor.to_text();
    let again = match &input.source {
        Source::Bytes(_, metadata) => {
            let input_of_bytes = match metadata {
                Some(metadata) => Input::bytes(&bytes, metadata),
                None => Input::from(&bytes),
            };
            quiet.parse(input_of_bytes.in_context(input.context))
        }
        _ => quiet.parse(Input::from(&text).in_context(input.context)),
    };
    let is_read_the_same = again.encoding.as_ref().map(|decision| decision.encoding) == encoding;
    let roots = [document, &again.document].map(Document::root_node);
    let differences = rewriting.differences(roots[0], roots[1], &LeftAlone::new(), 1);
    let is_right = is_read_the_same && differences.is_empty();
    is_right.then(|| Rewritten { bytes, encoding, ..Rewritten::new(text, 1) })
}

/// Rewrites the text of a page that was parsed.
fn rewrite_text(
    quiet: &Options,
    mut original: Parsed,
    source: &str,
    context: Option<&Context>,
    rewriting: Rewriting<'_>,
    declaration: Declaration,
) -> Result<Rewritten, WriteError> {
    let parse = |text: &str| quiet.parse(Input::from(text).in_context(context));
    if original.end == End::Truncated {
        return Ok(Rewritten::of_source(source));
    }
    let mut left_alone = LeftAlone::new();
    if !declaration.prepare(&mut original.document, source, &mut left_alone) {
        return Ok(Rewritten::of_source(source));
    }
    if let Attempt::Same(html) = attempt(&original.document, &left_alone, rewriting, 1, parse)? {
        return Ok(Rewritten::new(html, 0));
    }
    // The ids of a tree are only for that tree.
    drop(original);
    let with_origins = quiet.clone().origins(true);
    let mut document = with_origins.parse(Input::from(source).in_context(context)).document;
    left_alone = LeftAlone::new();
    declaration.prepare(&mut document, source, &mut left_alone);
    let mut constructs = Constructs::new(document, source);
    for round in 0..ROUNDS {
        let most = MOST_DIFFERENCES << round;
        let different = match attempt(&constructs.document, &left_alone, rewriting, most, parse)? {
            Attempt::Same(html) => {
                return Ok(Rewritten::new(html, left_alone.len()));
            }
            Attempt::Different(nodes) => nodes,
        };
        for node in different {
            let Some((node, text)) = constructs.around(node, &left_alone, round) else {
                return Ok(Rewritten::of_source(source));
            };
            left_alone.insert(node, text);
        }
    }
    Ok(Rewritten::of_source(source))
}

impl Rewritten {
    const fn new(html: String, left_alone: usize) -> Self {
        Self { html, bytes: Vec::new(), left_alone, is_source: false, encoding: None }
    }

    fn of_source(source: &str) -> Self {
        Self { is_source: true, ..Self::new(source.to_owned(), 1) }
    }
}

enum Attempt {
    Same(String),
    /// The nodes that contain a difference.
    Different(Vec<NodeId>),
}

fn attempt(
    document: &Document,
    left_alone: &LeftAlone<'_>,
    rewriting: Rewriting<'_>,
    most: usize,
    parse: impl Fn(&str) -> Parsed,
) -> Result<Attempt, WriteError> {
    let mut html = String::new();
    let root = document.root_node();
    rewriting.write(root, left_alone, &mut html)?;
    let again = parse(&html).document;
    let different = rewriting.differences(root, again.root_node(), left_alone, most);
    Ok(if different.is_empty() { Attempt::Same(html) } else { Attempt::Different(different) })
}

/// The constructs of a page that can be left alone.
struct Constructs<'a> {
    document: Document,
    source: &'a str,
    /// The number of nodes that may still be examined.
    steps: usize,
}

impl<'a> Constructs<'a> {
    /// The document has origins.
    fn new(document: Document, source: &'a str) -> Self {
        let steps = source.len().saturating_add(1000).saturating_mul(MOST_STEPS);
        Self { document, source, steps }
    }

    /// The node to leave unchanged for a difference: the nearest ancestor, itself included, that has a
    /// place in the source, or one further out if one around it is already left unchanged. Later rounds go
    /// further out. `None` without such a node, or if too many nodes were examined.
    fn around(
        &mut self,
        node: NodeId,
        left_alone: &LeftAlone<'_>,
        round: u32,
    ) -> Option<(NodeId, &'a str)> {
        let document = &self.document;
        let outward = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
        let mut further = 0_usize;
        let mut last = None;
        for node in std::iter::successors(Some(node), outward) {
            self.steps = self.steps.checked_sub(1)?;
            if left_alone.contains(node) {
                // Anything found inside it has no effect.
                last = None;
                further = (1_usize << round.min(16)).saturating_sub(1);
            } else if (last.is_none() || further > 0)
                && let Some(text) = document.get(node).and_then(|node| text_of(node, self.source))
            {
                further = further.saturating_sub(usize::from(last.is_some()));
                last = Some((node, text));
            }
        }
        last
    }
}

/// The source of an element from its start tag to its end tag, or of a doctype. `None` if a tag is not in the
/// source.
fn text_of<'a>(node: NodeRef<'_>, source: &'a str) -> Option<&'a str> {
    let origin = node.origin()?;
    let span = match (node.kind(), origin.closing()) {
        (NodeKind::Doctype, _) => origin.span()?,
        (NodeKind::Element, Closing::AtOnce) => origin.start_tag()?,
        (NodeKind::Element, Closing::EndTag(_)) => origin.span()?,
        _ => return None,
    };
    let is_here = span.source == SourceId::MAIN;
    source.get(span.start as usize..span.end as usize).filter(|_| is_here)
}
