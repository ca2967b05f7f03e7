//! The extension trait.

use treewright_dom::{Document, NodeId, NodeRef};

use crate::error::SelectorError;
use crate::matches::Matches;
use crate::selector::Selector;
use crate::set::SelectorSet;

/// Selector methods of nodes, and of documents, which start at the [root](Document::root).
///
/// Each call parses the selector; to parse it once, use a [`Selector`].
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_select::Select as _;
/// # fn main() -> Result<(), treewright_select::SelectorError> {
/// # let mut document = Document::new();
/// # let list = document.create_element(Namespace::Html, "ul").unwrap();
/// # let item = document.create_element(Namespace::Html, "li").unwrap();
/// # document.append(document.root(), list).unwrap();
/// # document.append(list, item).unwrap();
/// let item = document.select_first("ul > li")?.unwrap();
/// assert!(item.matches(":last-child")?);
/// assert_eq!(item.closest("ul")?.unwrap().select("*")?.count(), 1);
/// # Ok(())
/// # }
/// ```
pub trait Select<'a>: Sized {
    /// The node.
    #[doc(hidden)]
    fn node(self) -> NodeRef<'a>;

    /// The descendants of the node that match a selector. See [`Selector::select`].
    ///
    /// # Errors
    /// [`SelectorError`] for a text that is not a list of selectors.
    fn select(self, selector: &str) -> Result<Matches<'a>, SelectorError> {
        Ok(Selector::parse(selector)?.select(self))
    }

    /// The first descendant of the node that matches a selector.
    ///
    /// # Errors
    /// As for [`Select::select`].
    fn select_first(self, selector: &str) -> Result<Option<NodeRef<'a>>, SelectorError> {
        Ok(Selector::parse(selector)?.select_first(self))
    }

    /// The ids of the descendants of the node that match a selector. Ids do not borrow the document, so you
    /// can change it.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_select::Select;
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.append(document.root(), link)?;
    /// for link in document.select_ids("a")? {
    ///     document.set_attribute(link, "rel", "nofollow")?;
    /// }
    /// assert_eq!(document.to_string(), r#"<a rel="nofollow"></a>"#);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// As for [`Select::select`].
    fn select_ids(self, selector: &str) -> Result<Vec<NodeId>, SelectorError> {
        Ok(self.select(selector)?.map(NodeRef::id).collect())
    }

    /// The descendants of the node that match each selector of a set. See [`SelectorSet::select_all`].
    ///
    /// ```
    /// # use treewright_dom::{Document, Namespace};
    /// use treewright_select::{Select as _, SelectorSet};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let mut document = Document::new();
    /// # let link = document.create_element(Namespace::Html, "a")?;
    /// # document.append(document.root(), link)?;
    /// let set = SelectorSet::parse(["a, area", "img"])?;
    /// let [links, images] = &document.select_all(&set)[..] else { unreachable!() };
    /// assert_eq!((links.len(), images.len()), (1, 0));
    /// # Ok(())
    /// # }
    /// ```
    fn select_all(self, set: &SelectorSet) -> Vec<Vec<NodeRef<'a>>> {
        set.select_all(self)
    }

    /// Returns true if the node is an element that matches a selector.
    ///
    /// # Errors
    /// As for [`Select::select`].
    fn matches(self, selector: &str) -> Result<bool, SelectorError> {
        Ok(Selector::parse(selector)?.matches(self))
    }

    /// The nearest element that matches a selector among the node and its ancestors.
    ///
    /// # Errors
    /// As for [`Select::select`].
    fn closest(self, selector: &str) -> Result<Option<NodeRef<'a>>, SelectorError> {
        Ok(Selector::parse(selector)?.closest(self))
    }
}

impl<'a> Select<'a> for NodeRef<'a> {
    #[inline]
    fn node(self) -> NodeRef<'a> {
        self
    }
}

impl<'a> Select<'a> for &'a Document {
    #[inline]
    fn node(self) -> NodeRef<'a> {
        self.root_node()
    }
}
