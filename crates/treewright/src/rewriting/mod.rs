//! Pages rewritten without a change of their tree: minified or pretty, and proven by parsing again.

mod places;

use treewright_dom::{Document, NodeId};
use treewright_syntax::ScriptingMode;
use treewright_write::{LeftAlone, MinifyOptions, PrettyOptions, Rewriting, WriteError};

use crate::{Context, End, Options, Parsed};
use places::Places;

/// A page that was rewritten. See [`Options::minify`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rewritten {
    /// The HTML.
    pub html: String,
    /// The number of constructs that were left as they stand in the source, because no HTML that is
    /// written from their tree makes this tree again.
    pub left_alone: usize,
    /// True if all of the source was left as it is.
    pub is_source: bool,
}

/// How often a page is written and parsed again before all of it is left alone.
const ROUNDS: u32 = 12;

/// The number of differences that are looked at in one round.
const MOST_DIFFERENCES: usize = 16;

impl Options {
    /// Makes a page shorter without a change of its tree. Optional tags are left out, attributes have
    /// the shortest syntax, and only the character references stay that are needed; with
    /// [`MinifyOptions`] also white space that is not shown, and comments.
    ///
    /// The result is proven: it is parsed again, with the same options, and the trees are compared. A
    /// construct whose tree no HTML makes that is written from it, such as nested forms, is left alone:
    /// it stays as it stands in the source, and in the worst case all of the page does. So do pages
    /// that [limits](Options::limits) cut off.
    ///
    /// The time is that of two parses for most pages, and of about two dozen at most.
    ///
    /// ```
    /// use treewright::{MinifyOptions, Options};
    ///
    /// let page = "<!DOCTYPE html><html><head><title>A &amp; B</title></head>\
    ///             <body class=\"x\"><ul><li>one</li><li>two</li></ul></body></html>";
    /// let minified = Options::new().minify(page, &MinifyOptions::new())?;
    /// let expected = "<!DOCTYPE html><title>A & B</title><body class=x><ul><li>one<li>two</ul>";
    /// assert_eq!(minified.html, expected);
    ///
    /// let nested = "<div><form id=\"a\"><div></form><form id=\"b\"></form></div></div>  <p>text</p>";
    /// let minified = Options::new().minify(nested, &MinifyOptions::new())?;
    /// let expected = "<div><form id=\"a\"><div></form><form id=\"b\"></form></div></div>  <p>text";
    /// assert_eq!((minified.html.as_str(), minified.left_alone), (expected, 1));
    /// # Ok::<(), treewright::WriteError>(())
    /// ```
    ///
    /// <https://html.spec.whatwg.org/multipage/syntax.html#writing>
    ///
    /// # Errors
    /// [`WriteError::LimitExceeded`] if the result is longer than the options allow.
    pub fn minify(&self, html: &str, options: &MinifyOptions) -> Result<Rewritten, WriteError> {
        let options = options.clone().scripting(self.runs_scripts(false));
        self.rewrite(html, None, Rewriting::Minified(&options))
    }

    /// [`minify`](Self::minify) for the contents of an element.
    ///
    /// # Errors
    /// As for [`minify`](Self::minify).
    pub fn minify_fragment(
        &self,
        html: &str,
        context: &Context,
        options: &MinifyOptions,
    ) -> Result<Rewritten, WriteError> {
        let options = options.clone().scripting(self.runs_scripts(true));
        self.rewrite(html, Some(context), Rewriting::Minified(&options))
    }

    /// Gives a page a line for each block, indented by its level, so that nothing else is shown. The
    /// tree differs in nothing but white space that is not shown, which is proven as for
    /// [`minify`](Self::minify).
    ///
    /// ```
    /// use treewright::{Options, PrettyOptions};
    ///
    /// let page = "<!doctype html><title>A</title><p>one  <b>two</b><p>three";
    /// let pretty = Options::new().pretty(page, &PrettyOptions::new())?;
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
    ///
    /// # Errors
    /// As for [`minify`](Self::minify).
    pub fn pretty(&self, html: &str, options: &PrettyOptions) -> Result<Rewritten, WriteError> {
        let options = options.clone().scripting(self.runs_scripts(false));
        self.rewrite(html, None, Rewriting::Pretty(&options))
    }

    /// [`pretty`](Self::pretty) for the contents of an element.
    ///
    /// # Errors
    /// As for [`minify`](Self::minify).
    pub fn pretty_fragment(
        &self,
        html: &str,
        context: &Context,
        options: &PrettyOptions,
    ) -> Result<Rewritten, WriteError> {
        let options = options.clone().scripting(self.runs_scripts(true));
        self.rewrite(html, Some(context), Rewriting::Pretty(&options))
    }

    fn runs_scripts(&self, fragment: bool) -> bool {
        self.for_parser(fragment).scripting != ScriptingMode::Disabled
    }

    fn rewrite(
        &self,
        source: &str,
        context: Option<&Context>,
        rewriting: Rewriting<'_>,
    ) -> Result<Rewritten, WriteError> {
        let quiet = self.clone().collect_errors(false).stop_at_first_error(false);
        let parse = |text: &str| match context {
            Some(context) => quiet.parse_fragment(text, context),
            None => quiet.parse(text),
        };
        let original = parse(source);
        if original.end == End::Truncated {
            return Ok(Rewritten::of_source(source));
        }
        if let Attempt::Same(html) =
            attempt(&original.document, &LeftAlone::new(), rewriting, parse)?
        {
            return Ok(Rewritten { html, left_alone: 0, is_source: false });
        }
        // The ids of a tree are only for that tree.
        drop(original);
        let (document, mut places) = places::parse(&quiet, source, context);
        let mut left_alone = LeftAlone::new();
        for round in 0..ROUNDS {
            let different = match attempt(&document, &left_alone, rewriting, parse)? {
                Attempt::Same(html) => {
                    let left_alone = left_alone.len();
                    return Ok(Rewritten { html, left_alone, is_source: false });
                }
                Attempt::Different(nodes) => nodes,
            };
            for node in different {
                let Some((node, text)) =
                    construct(&document, &mut places, source, &left_alone, node, round)
                else {
                    return Ok(Rewritten::of_source(source));
                };
                left_alone.insert(node, text);
            }
        }
        Ok(Rewritten::of_source(source))
    }
}

impl Rewritten {
    fn of_source(source: &str) -> Self {
        Self { html: source.to_owned(), left_alone: 1, is_source: true }
    }
}

enum Attempt {
    Same(String),
    /// Nodes with a difference in each.
    Different(Vec<NodeId>),
}

fn attempt(
    document: &Document,
    left_alone: &LeftAlone<'_>,
    rewriting: Rewriting<'_>,
    parse: impl Fn(&str) -> Parsed,
) -> Result<Attempt, WriteError> {
    let mut html = String::new();
    let root = document.root_node();
    rewriting.write(root, left_alone, &mut html)?;
    let again = parse(&html).document;
    let different = rewriting.differences(root, again.root_node(), left_alone, MOST_DIFFERENCES);
    Ok(if different.is_empty() { Attempt::Same(html) } else { Attempt::Different(different) })
}

/// The node to leave alone for a difference: the nearest one around it, itself included, that has a
/// place in the source; or one further out, when one around it is left alone already. The later the
/// round, the further. `None` if there is no such node.
fn construct<'a>(
    document: &Document,
    places: &mut Places,
    source: &'a str,
    left_alone: &LeftAlone<'_>,
    node: NodeId,
    round: u32,
) -> Option<(NodeId, &'a str)> {
    let outward = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
    let ancestors = || std::iter::successors(Some(node), outward);
    let mut further = 0_usize;
    let mut start = 0_usize;
    if !left_alone.is_empty()
        && let Some(position) = ancestors().position(|node| left_alone.contains(node))
    {
        start = position.saturating_add(1);
        further = (1_usize << round.min(16)).saturating_sub(1);
    }
    let with_place = ancestors()
        .skip(start)
        .filter_map(|node| Some((node, places.text(document, node, source)?)));
    let mut last = None;
    for (index, found) in with_place.enumerate() {
        last = Some(found);
        if index >= further {
            break;
        }
    }
    last
}
