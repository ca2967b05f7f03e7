//! The classes of an element as a set, by the rules of `DOMTokenList`.

use std::collections::HashSet;

use treewright_markup::LocalName;

use crate::node::NodeId;
use crate::{Document, NodeError};

impl Document {
    /// Adds classes to an element, if it does not have them yet. The attribute becomes the classes in their
    /// order, each once, separated by single spaces. <https://dom.spec.whatwg.org/#dom-domtokenlist-add>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::Syntax`] for an empty class; [`NodeError::InvalidName`] for one with white space.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "class", " a  a b").unwrap();
    /// document.add_classes(element, &["b", "c"]).unwrap();
    /// assert_eq!(document.attribute(element, "class"), Some("a b c"));
    /// ```
    pub fn add_classes(&mut self, element: NodeId, classes: &[&str]) -> Result<(), NodeError> {
        let value = self.class_set(element, classes, |set| {
            let mut all: HashSet<&str> = set.iter().copied().collect();
            set.extend(classes.iter().filter(|class| all.insert(class)));
        })?;
        self.update_classes(element, value)
    }

    /// Removes classes from an element. The attribute stays, even if it is then empty.
    /// <https://dom.spec.whatwg.org/#dom-domtokenlist-remove>
    ///
    /// # Errors
    /// As for [`Document::add_classes`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.add_classes(element, &["a", "b"]).unwrap();
    /// document.remove_classes(element, &["a", "c"]).unwrap();
    /// assert_eq!(document.attribute(element, "class"), Some("b"));
    /// ```
    pub fn remove_classes(&mut self, element: NodeId, classes: &[&str]) -> Result<(), NodeError> {
        let value = self.class_set(element, classes, |set| {
            let removed: HashSet<&str> = classes.iter().copied().collect();
            set.retain(|class| !removed.contains(class));
        })?;
        self.update_classes(element, value)
    }

    /// Adds a class to an element that does not have it, and removes it from one that has it. With `force`
    /// it is only added (true), or only removed (false). Returns true if the element then has the class.
    /// <https://dom.spec.whatwg.org/#dom-domtokenlist-toggle>
    ///
    /// # Errors
    /// As for [`Document::add_classes`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// assert_eq!(document.toggle_class(element, "a", None), Ok(true));
    /// assert_eq!(document.toggle_class(element, "a", Some(true)), Ok(true));
    /// assert_eq!(document.toggle_class(element, "a", None), Ok(false));
    /// ```
    pub fn toggle_class(
        &mut self,
        element: NodeId,
        class: &str,
        force: Option<bool>,
    ) -> Result<bool, NodeError> {
        let mut has_it = false;
        let value = self.class_set(element, &[class], |set| {
            has_it = set.contains(&class);
            if has_it {
                set.retain(|other| *other != class);
            } else {
                set.push(class);
            }
        })?;
        match force {
            Some(wanted) if wanted == has_it => Ok(has_it),
            _ => self.update_classes(element, value).map(|()| !has_it),
        }
    }

    /// Replaces a class of an element with another, at the position of whichever comes first. Returns
    /// false, and changes nothing, if the element does not have it.
    /// <https://dom.spec.whatwg.org/#dom-domtokenlist-replace>
    ///
    /// # Errors
    /// As for [`Document::add_classes`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.add_classes(element, &["a", "b", "c"]).unwrap();
    /// assert_eq!(document.replace_class(element, "c", "a"), Ok(true));
    /// assert_eq!(document.attribute(element, "class"), Some("a b"));
    /// assert_eq!(document.replace_class(element, "x", "y"), Ok(false));
    /// ```
    pub fn replace_class(
        &mut self,
        element: NodeId,
        class: &str,
        new: &str,
    ) -> Result<bool, NodeError> {
        let mut has_it = false;
        let value = self.class_set(element, &[class, new], |set| {
            has_it = set.contains(&class);
            let mut placed = false;
            set.retain_mut(|other| {
                let is_one = *other == class || *other == new;
                if is_one {
                    *other = new;
                }
                !is_one || !std::mem::replace(&mut placed, true)
            });
        })?;
        if has_it {
            self.update_classes(element, value)?;
        }
        Ok(has_it)
    }

    /// The value of the attribute after a change of the set of classes; `None` if it is not to be set.
    fn class_set<'a>(
        &'a self,
        element: NodeId,
        tokens: &[&'a str],
        change: impl FnOnce(&mut Vec<&'a str>),
    ) -> Result<Option<String>, NodeError> {
        let index = self.resolve_element(element)?;
        if tokens.iter().any(|token| token.is_empty()) {
            return Err(NodeError::Syntax);
        }
        if tokens.iter().any(|token| token.contains(|c: char| c.is_ascii_whitespace())) {
            return Err(NodeError::InvalidName);
        }
        let value = self.plain_attribute_at(index, LocalName::CLASS);
        let mut seen = HashSet::new();
        let mut set: Vec<&str> = value.unwrap_or_default().split_ascii_whitespace().collect();
        set.retain(|class| seen.insert(*class));
        change(&mut set);
        Ok((value.is_some() || !set.is_empty()).then(|| set.join(" ")))
    }

    /// <https://dom.spec.whatwg.org/#concept-dtl-update>
    fn update_classes(&mut self, element: NodeId, value: Option<String>) -> Result<(), NodeError> {
        value.map_or(Ok(()), |value| self.set_attribute(element, "class", &value))
    }
}
