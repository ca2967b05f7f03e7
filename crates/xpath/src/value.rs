//! Results.

use treewright_dom::{AttributeName, NodeRef};

use crate::Tree;
use crate::tree::Place;

/// The result of an evaluation: one of the four types of XPath.
/// <https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Expressions>
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::exhaustive_enums, reason = "XPath 1.0 has four types")]
pub enum Value<'a> {
    /// A node-set, in document order, each node once.
    Nodes(Vec<Item<'a>>),
    /// A boolean.
    Boolean(bool),
    /// A number.
    Number(f64),
    /// A string.
    String(String),
}

/// A node of XPath's data model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "XPath 1.0 has no other kinds of nodes")]
pub enum Item<'a> {
    /// A node of the tree.
    Node(NodeRef<'a>),
    /// An attribute.
    Attribute {
        /// The element that has it.
        element: NodeRef<'a>,
        /// Its position among the element's attributes.
        position: usize,
        /// Its name.
        name: AttributeName<'a>,
        /// Its value.
        value: &'a str,
    },
    /// A namespace in scope.
    Namespace {
        /// The element that has it in scope.
        element: NodeRef<'a>,
        /// Its prefix.
        prefix: &'static str,
        /// Its URL.
        url: &'static str,
    },
}

impl<'a> Item<'a> {
    /// The node of the tree; `None` for attributes and namespaces.
    pub const fn node(self) -> Option<NodeRef<'a>> {
        match self {
            Self::Node(node) => Some(node),
            Self::Attribute { .. } | Self::Namespace { .. } => None,
        }
    }

    /// The string-value: the data of a text node, comment or processing instruction, the value of an
    /// attribute, the URL of a namespace, and the text inside any other node.
    pub fn text(self) -> String {
        match self {
            Self::Node(node) => node.text(),
            Self::Attribute { value, .. } => value.to_owned(),
            Self::Namespace { url, .. } => url.to_owned(),
        }
    }
}

impl<'a> Value<'a> {
    pub(crate) fn of(value: xpath_eval::Value<Place<'_>>, tree: &Tree<'a>) -> Self {
        match value {
            xpath_eval::Value::NodeSet(places) => {
                Self::Nodes(places.into_iter().filter_map(|place| place.item(tree)).collect())
            }
            xpath_eval::Value::Boolean(boolean) => Self::Boolean(boolean),
            xpath_eval::Value::Number(number) => Self::Number(number),
            xpath_eval::Value::String(string) => Self::String(string),
        }
    }

    /// The node-set; empty if the value is not one.
    pub fn items(&self) -> &[Item<'a>] {
        match self {
            Self::Nodes(items) => items,
            _ => &[],
        }
    }

    /// The nodes of the tree in the node-set, without attributes and namespaces.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeRef<'a>> {
        self.items().iter().filter_map(|item| item.node())
    }

    /// The value as a string, as the function `string()` converts it: for a node-set the string-value
    /// of its first node.
    pub fn to_text(&self) -> String {
        match self {
            Self::Nodes(items) => items.first().map(|item| item.text()).unwrap_or_default(),
            Self::Boolean(boolean) => Scalar::Boolean(*boolean).to_xpath_string(),
            Self::Number(number) => Scalar::Number(*number).to_xpath_string(),
            Self::String(string) => string.clone(),
        }
    }

    /// The value as a number, as the function `number()` converts it; NaN if it is not a number.
    pub fn to_number(&self) -> f64 {
        match self {
            Self::Boolean(boolean) => f64::from(u8::from(*boolean)),
            Self::Number(number) => *number,
            Self::Nodes(_) | Self::String(_) => Scalar::String(self.to_text()).to_number(),
        }
    }

    /// The value as a boolean, as the function `boolean()` converts it: true for a node-set or string
    /// that is not empty, and for a number that is neither zero nor NaN.
    pub fn to_boolean(&self) -> bool {
        match self {
            Self::Nodes(items) => !items.is_empty(),
            Self::Boolean(boolean) => *boolean,
            Self::Number(number) => *number != 0.0 && !number.is_nan(),
            Self::String(string) => !string.is_empty(),
        }
    }
}

/// The engine converts values by the rules of XPath; those without nodes need no tree for it.
type Scalar = xpath_eval::Value<Place<'static>>;
