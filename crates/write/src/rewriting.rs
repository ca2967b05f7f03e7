//! The output forms of a page, for programs that verify the result by parsing it.

use std::fmt;

use treewright_dom::{NodeId, NodeRef};

use crate::compare::{Texts, compare, exact};
use crate::html::{LeftAlone, View};
use crate::white_space::Plan;
use crate::{MinifyOptions, PrettyOptions, WriteError, minify, pretty};

/// A form of HTML, and the property of the tree that is parsed from it.
///
/// The property does not hold for every tree. A program that has a parser and the source checks it, and
/// leaves alone what cannot be written from its tree; `treewright::Minifier` is one.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Rewriting<'a> {
    /// The minified form: the same tree, without what the options remove.
    Minified(&'a MinifyOptions),
    /// The pretty form: the same tree except for white space that is not shown.
    Pretty(&'a PrettyOptions),
}

impl Rewriting<'_> {
    /// Writes a node and its contents.
    ///
    /// # Errors
    /// As for [`minify`](crate::minify()) and [`pretty`](crate::pretty()).
    pub fn write(
        self,
        node: NodeRef<'_>,
        left_alone: &LeftAlone<'_>,
        out: &mut impl fmt::Write,
    ) -> Result<(), WriteError> {
        match self {
            Self::Minified(options) => minify(node, options, left_alone, out),
            Self::Pretty(options) => pretty(node, options, left_alone, out),
        }
    }

    /// Returns the places where the tree that was parsed from the output of [`Self::write`] violates the
    /// property: nodes of the first tree that each contain a difference, at most `most` of them.
    pub fn differences(
        self,
        written: NodeRef<'_>,
        parsed: NodeRef<'_>,
        left_alone: &LeftAlone<'_>,
        most: usize,
    ) -> Vec<NodeId> {
        let nothing = LeftAlone::new();
        let roots = [written, parsed];
        match self {
            Self::Minified(options) => {
                let document = written.document();
                let plan = options
                    .collapses_white_space()
                    .then(|| Plan::new(document, written.id(), left_alone, false));
                let view = View {
                    document,
                    texts: plan.as_ref().map(Plan::texts),
                    comments: !options.removes_comments(),
                    left_alone,
                };
                compare([&view, &exact(parsed, &nothing)], roots, Texts::EachNode, most)
            }
            Self::Pretty(_) => shown_differences(written, parsed, most),
        }
    }
}

/// Returns the places where two trees differ in more than white space that is not shown: nodes of the first
/// one, at most `most` of them. [`pretty`](crate::pretty()) defines which white space is shown.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_write::shown_differences;
/// let mut document = Document::new();
/// let [a, b] = ["x y", " x\t y\n"].map(|text| {
///     let element = document.create_element(Namespace::Html, "p").unwrap();
///     document.set_text_content(element, text).unwrap();
///     element
/// });
/// let (a, b) = (document.get(a).unwrap(), document.get(b).unwrap());
/// assert_eq!(shown_differences(a, b, 10), []);
/// ```
pub fn shown_differences(first: NodeRef<'_>, second: NodeRef<'_>, most: usize) -> Vec<NodeId> {
    let nothing = LeftAlone::new();
    let plans = [first, second].map(|node| Plan::new(node.document(), node.id(), &nothing, false));
    let [a, b] = [(first, &plans[0]), (second, &plans[1])].map(|(node, plan)| View {
        document: node.document(),
        texts: Some(plan.texts()),
        comments: true,
        left_alone: &nothing,
    });
    compare([&a, &b], [first, second], Texts::EachNode, most)
}
