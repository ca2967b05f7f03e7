//! `is` values of elements, and the shadow roots that element internals may use.
//!
//! The `is` value of an element that the parser created is its `is` attribute as in the tag. It is read
//! from there until the element gets its own list of attributes.

use treewright_markup::{LocalName, NodeKind};

use crate::node::NodeId;
use crate::sealed::Sealed;
use crate::{Document, NodeError};

/// The `is` values of customized built-in elements, and the shadow roots that element internals may use.
pub trait CustomElements: Sealed {
    /// The `is` value of an element: the name of the customized built-in element that it was created as. It
    /// is the `is` attribute of the start tag, or was given to [`set_is_value`](Self::set_is_value);
    /// changes of the attribute do not change it. Copies have it too, and an element without the attribute
    /// is written with one. <https://dom.spec.whatwg.org/#concept-element-is-value>
    ///
    /// ```
    /// use treewright_dom::scripting::CustomElements;
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let button = document.create_element(Namespace::Html, "button").unwrap();
    /// document.set_is_value(button, "x-a");
    /// assert_eq!(document.attribute(button, "is"), None);
    /// assert_eq!(document.is_value(button), Some("x-a"));
    /// assert_eq!(document.outer_html(button), r#"<button is="x-a"></button>"#);
    /// ```
    fn is_value(&self, element: NodeId) -> Option<&str>;

    /// Gives an element a separate `is` value.
    fn set_is_value(&mut self, element: NodeId, is: &str);

    /// Returns true for a shadow root that is available to element internals.
    /// <https://dom.spec.whatwg.org/#shadowroot-available-to-element-internals>
    fn is_available_to_element_internals(&self, shadow_root: NodeId) -> bool;

    /// Sets whether a shadow root is available to element internals.
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not a shadow root.
    fn set_available_to_element_internals(
        &mut self,
        shadow_root: NodeId,
        available: bool,
    ) -> Result<(), NodeError>;
}

impl CustomElements for Document {
    fn is_value(&self, element: NodeId) -> Option<&str> {
        self.is_value_at(self.find(element)?)
    }

    fn set_is_value(&mut self, element: NodeId, is: &str) {
        self.own_attributes(element.index);
        self.is_values.get_or_insert_default().insert(element, is.into());
    }

    fn is_available_to_element_internals(&self, shadow_root: NodeId) -> bool {
        let available = self.rare.as_ref().map(|rare| &rare.available_to_element_internals);
        match (self.find(shadow_root), available) {
            (Some(index), Some(available)) => available.contains(&index),
            _ => false,
        }
    }

    fn set_available_to_element_internals(
        &mut self,
        shadow_root: NodeId,
        available: bool,
    ) -> Result<(), NodeError> {
        let index = self.resolve(shadow_root)?;
        if self.kind_at(index) != NodeKind::ShadowRoot {
            return Err(NodeError::WrongKind);
        }
        let all = &mut self.rare_mut().available_to_element_internals;
        if available {
            all.insert(index)
        } else {
            all.remove(&index)
        };
        Ok(())
    }
}

impl Document {
    pub(crate) fn is_value_at(&self, index: u32) -> Option<&str> {
        if self.extras_at(index).is_some_and(|extras| extras.attributes.is_own()) {
            return self.is_values.as_ref()?.get(&self.id(index)).map(|is| &**is);
        }
        self.plain_attribute_at(index, LocalName::IS)
    }

    /// Stores the `is` value of an element whose attributes the parser gave, before they change.
    pub(crate) fn keep_the_is_value(&mut self, index: u32) {
        if let Some(is) = self.plain_attribute_at(index, LocalName::IS).map(Box::from) {
            let element = self.id(index);
            self.is_values.get_or_insert_default().insert(element, is);
        }
    }
}
