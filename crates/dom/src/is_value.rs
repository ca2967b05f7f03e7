//! `is` values of elements.
//!
//! The `is` value of an element that the parser made is its `is` attribute as the tag had it, and is read
//! there until the element gets a list of attributes of its own.

use treewright_markup::LocalName;
use treewright_markup::Namespace;

use crate::node::NodeId;
use crate::{Document, NodeError};

impl Document {
    /// The `is` value of an element: the name of the customized built-in element that it was created
    /// as. It is the `is` attribute of the start tag, or was given to
    /// [`Document::create_element_with_is`]; changes of the attribute do not change it. Copies have
    /// it too, and where there is no attribute, it is written as one.
    /// <https://dom.spec.whatwg.org/#concept-element-is-value>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let button = document.create_element_with_is(Namespace::Html, "button", "x-a").unwrap();
    /// assert_eq!(document.is_value(button), Some("x-a"));
    /// assert_eq!(document.outer_html(button), r#"<button is="x-a"></button>"#);
    /// ```
    pub fn is_value(&self, element: NodeId) -> Option<&str> {
        self.is_value_at(self.find(element)?)
    }

    pub(crate) fn is_value_at(&self, index: u32) -> Option<&str> {
        if self.extras_at(index).is_some_and(|extras| extras.attributes.is_own()) {
            return self.is_values.as_ref()?.get(&self.id(index)).map(|is| &**is);
        }
        self.plain_attribute_at(index, LocalName::IS)
    }

    /// Creates an element with an `is` value. It has no `is` attribute.
    /// <https://dom.spec.whatwg.org/#concept-create-element>
    ///
    /// # Errors
    /// As for [`Document::create_element`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let button = document.create_element_with_is(Namespace::Html, "button", "x-a").unwrap();
    /// assert_eq!(document.attribute(button, "is"), None);
    /// ```
    pub fn create_element_with_is(
        &mut self,
        namespace: Namespace,
        local_name: &str,
        is: &str,
    ) -> Result<NodeId, NodeError> {
        let element = self.create_element(namespace, local_name)?;
        self.set_is_value(element, is);
        Ok(element)
    }

    /// Gives an element an `is` value of its own.
    pub fn set_is_value(&mut self, element: NodeId, is: &str) {
        self.own_attributes(element.index);
        self.is_values.get_or_insert_default().insert(element, is.into());
    }

    /// Stores the `is` value of an element whose attributes the parser gave, before they change.
    pub(crate) fn keep_the_is_value(&mut self, index: u32) {
        if let Some(is) = self.plain_attribute_at(index, LocalName::IS).map(Box::from) {
            let element = self.id(index);
            self.is_values.get_or_insert_default().insert(element, is);
        }
    }
}
