//! Expressions: compiled, then evaluated.

use treewright_dom::{Namespace, NodeRef};
use xpath_eval::{EvalError, ParseError};

use crate::check::check;
use crate::corrections::{HTML_PREFIX, XML_PREFIX, corrected};
use crate::paths::Context;
use crate::plan::Plan;
use crate::tree::Run;
use crate::{CompileError, EvaluateError, Tree, Value};

/// The namespaces that need no declaration.
const NAMESPACES: [(&str, &str); 5] = [
    ("html", Namespace::Html.url()),
    ("svg", Namespace::Svg.url()),
    ("math", Namespace::MathMl.url()),
    ("xlink", "http://www.w3.org/1999/xlink"),
    ("xml", XML_NAMESPACE),
];

const XML_NAMESPACE: &str = "http://www.w3.org/XML/1998/namespace";

/// The minimum of the default limit.
const LEAST_WORK: u64 = 20_000_000;

/// The default limit for each node of the tree.
const WORK_PER_NODE: u64 = 32;

/// Settings of [`XPath::compile_with`].
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    namespaces: Vec<(String, String)>,
    only_own_namespaces: bool,
    work_limit: Option<u64>,
}

impl Options {
    /// Creates options with the prefixes `html`, `svg`, `math`, `xlink` and `xml`, and the default limit.
    pub fn new() -> Self {
        Self::default()
    }

    /// Declares a prefix for a namespace URL. It replaces an earlier declaration.
    ///
    /// ```
    /// use treewright_xpath::{Options, XPath};
    /// let options = Options::new().namespace("h", "http://www.w3.org/1999/xhtml");
    /// assert!(XPath::compile_with("//h:p", &options).is_ok());
    /// assert!(XPath::compile("//h:p").is_err());
    /// ```
    #[must_use]
    pub fn namespace(mut self, prefix: &str, url: &str) -> Self {
        self.namespaces.push((prefix.to_owned(), url.to_owned()));
        self
    }

    /// Removes the prefixes that are declared without [`Options::namespace`].
    ///
    /// ```
    /// use treewright_xpath::{Options, XPath};
    /// let options = Options::new().only_own_namespaces();
    /// assert!(XPath::compile_with("//svg:path", &options).is_err());
    /// ```
    #[must_use]
    pub const fn only_own_namespaces(mut self) -> Self {
        self.only_own_namespaces = true;
        self
    }

    /// Sets the number of nodes that one evaluation may visit. Each visit of a node counts, and so do each
    /// 64 bytes of text. A visit takes about fifty nanoseconds, and at most about forty bytes of memory
    /// until the end.
    ///
    /// The default is 32 times the number of nodes of the tree, and at least 20 million.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// use treewright_xpath::{EvaluateError, Options, XPath};
    /// let mut document = Document::new();
    /// for _ in 0..100 {
    ///     let comment = document.create_comment("");
    ///     document.append(document.root(), comment).unwrap();
    /// }
    /// let options = Options::new().work_limit(1000);
    /// let result = |expression| {
    ///     XPath::compile_with(expression, &options).unwrap().evaluate(document.root_node())
    /// };
    /// assert_eq!(result("count(//comment())").unwrap().to_number(), 100.0);
    /// let error = result("//comment()[preceding-sibling::text()]").unwrap_err();
    /// assert_eq!(error, EvaluateError::TooMuchWork(1000));
    /// ```
    #[must_use]
    pub const fn work_limit(mut self, nodes: u64) -> Self {
        self.work_limit = Some(nodes);
        self
    }

    pub(crate) fn url(&self, prefix: &str) -> Option<&str> {
        let own = self.namespaces.iter().rev().map(|(prefix, url)| (prefix.as_str(), url.as_str()));
        let known = NAMESPACES.into_iter().filter(|_| !self.only_own_namespaces);
        let hidden = [(XML_PREFIX, XML_NAMESPACE), (HTML_PREFIX, Namespace::Html.url())];
        own.chain(known).chain(hidden).find(|(other, _)| *other == prefix).map(|(_, url)| url)
    }
}

/// A compiled expression. It can be evaluated at any node of any document, and by several threads at
/// once.
#[derive(Clone, Debug)]
pub struct XPath {
    source: String,
    plan: Plan,
    options: Options,
}

impl XPath {
    /// Compiles an expression.
    ///
    /// # Errors
    /// [`CompileError`], with the place, for a text that is not an XPath 1.0 expression, for unknown
    /// functions and prefixes, for variables, and for an expression that is nested too deeply.
    pub fn compile(expression: &str) -> Result<Self, CompileError> {
        Self::compile_with(expression, &Options::new())
    }

    /// Like [`compile`](Self::compile), with settings.
    ///
    /// # Errors
    /// As for [`compile`](Self::compile).
    pub fn compile_with(expression: &str, options: &Options) -> Result<Self, CompileError> {
        check(expression, |prefix| options.url(prefix).is_some())?;
        match xpath_eval::parse(expression) {
            Ok(parsed) => Ok(Self {
                source: expression.to_owned(),
                plan: Plan::of(&corrected(parsed)),
                options: options.clone(),
            }),
            Err(ParseError { position, message }) => {
                Err(CompileError::new(expression, position, message))
            }
        }
    }

    /// The prefixes that an expression uses, each once. A text that is not an expression can also have
    /// some.
    ///
    /// ```
    /// use treewright_xpath::XPath;
    /// assert_eq!(XPath::prefixes("//a:b[c:*]/a:d | child::e"), ["a", "c"]);
    /// ```
    pub fn prefixes(expression: &str) -> Vec<&str> {
        crate::check::prefixes(expression)
    }

    /// The text that was compiled.
    pub fn as_str(&self) -> &str {
        &self.source
    }

    /// Evaluates the expression with this node as the context node. `/` is the root of the node's tree.
    ///
    /// This walks the whole tree once for its order; [`evaluate_in`](Self::evaluate_in) does not.
    ///
    /// # Errors
    /// [`EvaluateError`].
    pub fn evaluate<'a>(&self, node: NodeRef<'a>) -> Result<Value<'a>, EvaluateError> {
        self.evaluate_in(&Tree::of(node), node)
    }

    /// Like [`evaluate`](Self::evaluate), in a tree whose order is known. See [`Tree`].
    ///
    /// # Errors
    /// [`EvaluateError`].
    pub fn evaluate_in<'a>(
        &self,
        tree: &Tree<'a>,
        node: NodeRef<'a>,
    ) -> Result<Value<'a>, EvaluateError> {
        self.evaluate_at(tree, node, None, None)
    }

    /// Like [`evaluate_in`](Self::evaluate_in), with an attribute as the context node, given by its
    /// position among those of an element.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_xpath::{Tree, XPath};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "class", "a").unwrap();
    /// let element = document.get(element).unwrap();
    /// let expression = XPath::compile("concat(name(), '=', .)").unwrap();
    /// let value = expression.evaluate_at_attribute(&Tree::of(element), element, 0).unwrap();
    /// assert_eq!(value.to_text(), "class=a");
    /// ```
    ///
    /// # Errors
    /// [`EvaluateError`].
    pub fn evaluate_at_attribute<'a>(
        &self,
        tree: &Tree<'a>,
        element: NodeRef<'a>,
        position: usize,
    ) -> Result<Value<'a>, EvaluateError> {
        self.evaluate_at(tree, element, Some(position), None)
    }

    pub(crate) fn evaluate_at<'a>(
        &self,
        tree: &Tree<'a>,
        node: NodeRef<'a>,
        attribute: Option<usize>,
        is_over: Option<&dyn Fn() -> bool>,
    ) -> Result<Value<'a>, EvaluateError> {
        let limit = self
            .options
            .work_limit
            .unwrap_or_else(|| (tree.len() as u64).saturating_mul(WORK_PER_NODE).max(LEAST_WORK));
        // One part is left when the limit is reached, none when it is exceeded.
        let run = Run::new(tree, limit.saturating_add(1), is_over);
        let place = match attribute {
            Some(position) => run.find_attribute(node, position),
            None => run.find_handle(node),
        };
        let place = place.ok_or(EvaluateError::NotInTheTree)?;
        let options = &self.options;
        let context = Context { options, node: place, position: 1, size: 1 };
        let value = context.evaluate(&self.plan);
        if run.has_ended() {
            return Err(EvaluateError::Ended);
        }
        if run.is_exhausted() {
            return Err(EvaluateError::TooMuchWork(limit));
        }
        match value {
            Ok(value) => Ok(Value::of(value, tree)),
            Err(EvalError::ExpectedNodeSet { context }) => {
                Err(EvaluateError::NotANodeSet(format!("a node-set is expected as the {context}")))
            }
            // Functions, their arguments and variables were checked.
            Err(other) => Err(EvaluateError::NotANodeSet(other.to_string())),
        }
    }
}
