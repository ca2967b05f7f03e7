//! Pages rewritten without a change of their tree: minified or pretty, and proven by parsing again.

use treewright_dom::{Closing, Document, NodeId, NodeKind, NodeRef, SourceId};
use treewright_syntax::ScriptingMode;
use treewright_write::{LeftAlone, MinifyOptions, PrettyOptions, Rewriting, WriteError};

use crate::{Context, End, Options, Parsed};

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

/// The number of differences that are looked at in the first round; in each later one it is twice as
/// many.
const MOST_DIFFERENCES: usize = 16;

/// The number of nodes around differences that are looked at in all, for each byte of the source: else
/// many differences deep in a tree would take its depth each.
const MOST_STEPS: usize = 8;

impl Options {
    /// Makes a page shorter without a change of its tree. Optional tags are left out, attributes have
    /// the shortest syntax, and only the character references stay that are needed; with
    /// [`MinifyOptions`] also white space that is not shown, and comments.
    ///
    /// The result is proven: it is parsed again, with the same options, and the trees are compared. A
    /// construct whose tree no HTML makes that is written from it, such as nested links, is left alone:
    /// it stays as it stands in the source, and in the worst case all of the page does. So do pages
    /// that [limits](Options::limits) cut off.
    ///
    /// The time is that of two parses for most pages, and of 15 at most, with as many comparisons.
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
    /// // A link that is moved out of a table in another link.
    /// let table = "<table><tr><td><a href=\"1\"><table><a href=\"2\">b</a></table></td></tr></table>";
    /// let page = format!("<p class=\"x\">a</p>{table}<p class=\"y\">c</p>");
    /// let minified = Options::new().minify(&page, &MinifyOptions::new())?;
    /// let expected = format!("<p class=x>a</p>{table}<p class=y>c");
    /// assert_eq!(minified.html, expected);
    /// assert!(minified.left_alone > 0);
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
            attempt(&original.document, &LeftAlone::new(), rewriting, 1, parse)?
        {
            return Ok(Rewritten { html, left_alone: 0, is_source: false });
        }
        // The ids of a tree are only for that tree.
        drop(original);
        let with_origins = quiet.clone().origins(true);
        let document = match context {
            Some(context) => with_origins.parse_fragment(source, context).document,
            None => with_origins.parse(source).document,
        };
        let mut constructs = Constructs::new(document, source);
        let mut left_alone = LeftAlone::new();
        for round in 0..ROUNDS {
            let most = MOST_DIFFERENCES << round;
            let different =
                match attempt(&constructs.document, &left_alone, rewriting, most, parse)? {
                    Attempt::Same(html) => {
                        let left_alone = left_alone.len();
                        return Ok(Rewritten { html, left_alone, is_source: false });
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
    /// The number of nodes that may still be looked at.
    steps: usize,
}

impl<'a> Constructs<'a> {
    /// The document has origins.
    fn new(document: Document, source: &'a str) -> Self {
        let steps = source.len().saturating_add(1000).saturating_mul(MOST_STEPS);
        Self { document, source, steps }
    }

    /// The node to leave alone for a difference: the nearest one around it, itself included, that has a
    /// place in the source; or one further out, when one around it is left alone already. The later the
    /// round, the further. `None` if there is no such node, or if too many nodes were looked at.
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
                // What was found inside of it has no effect.
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
