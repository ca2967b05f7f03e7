//! Attributes as scripts have them: with any namespace, prefix and name, in a list with positions. Nothing
//! here validates names.

use treewright_markup::AttributeNamespace;

use crate::names::Names;
use crate::sealed::Sealed;
use crate::{Document, FullName, NodeError, NodeId, ScriptText};

/// The attributes of an element as scripts have them: a list with positions, with any namespace, prefix and name.
/// Names are not validated.
pub trait AttributesByPosition: Sealed {
    /// The number of attributes of an element.
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesByPosition;
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// assert_eq!(document.attribute_count(element), 0);
    /// ```
    fn attribute_count(&self, element: NodeId) -> usize;

    /// The name of the attribute at a position.
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesByPosition;
    /// use treewright_dom::{Document, FullName, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let name = FullName { namespace: Some("urn:a"), prefix: Some("a"), local: "b" };
    /// document.append_attribute(element, name, &"c".into()).unwrap();
    /// assert_eq!(document.attribute_name_at(element, 0), Some(name));
    /// assert_eq!(document.qualified_attribute_name_at(element, 0), Some("a:b"));
    /// ```
    fn attribute_name_at(&self, element: NodeId, position: usize) -> Option<FullName<'_>>;

    /// The qualified name of the attribute at a position.
    /// <https://dom.spec.whatwg.org/#concept-attribute-qualified-name>
    fn qualified_attribute_name_at(&self, element: NodeId, position: usize) -> Option<&str>;

    /// The value of the attribute at a position. Lone surrogates are U+FFFD; see
    /// [`AttributesByPosition::attribute_script_value_at`].
    fn attribute_value_at(&self, element: NodeId, position: usize) -> Option<&str>;

    /// The value of the attribute at a position as a script reads it.
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesByPosition;
    /// use treewright_dom::{Document, FullName, Namespace, ScriptText};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let lone = ScriptText::from_utf16(&[0xDC00]);
    /// document.append_attribute(element, FullName::plain("a"), &lone).unwrap();
    /// assert_eq!(document.attribute_script_value_at(element, 0), Some(lone));
    /// assert_eq!(document.attribute(element, "a"), Some("\u{FFFD}"));
    /// ```
    fn attribute_script_value_at(&self, element: NodeId, position: usize)
    -> Option<ScriptText<'_>>;

    /// The position of the first attribute with this qualified name. For an HTML element in an HTML
    /// document the caller gives the name in lower case.
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-get-by-name>
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesByPosition;
    /// use treewright_dom::{Document, FullName, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// let name = FullName { namespace: Some("urn:a"), prefix: Some("a"), local: "b" };
    /// document.append_attribute(element, FullName::plain("b"), &"1".into()).unwrap();
    /// document.append_attribute(element, name, &"2".into()).unwrap();
    /// assert_eq!(document.position_of_qualified_attribute(element, "a:b"), Some(1));
    /// assert_eq!(document.position_of_attribute(element, Some("urn:a"), "b"), Some(1));
    /// assert_eq!(document.position_of_attribute(element, None, "b"), Some(0));
    /// ```
    fn position_of_qualified_attribute(
        &self,
        element: NodeId,
        qualified_name: &str,
    ) -> Option<usize>;

    /// The position of the attribute with this namespace and this local name. An empty namespace is null.
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-get-by-namespace>
    fn position_of_attribute(
        &self,
        element: NodeId,
        namespace: Option<&str>,
        local: &str,
    ) -> Option<usize>;

    /// Changes the value of the attribute at a position.
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-change>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element;
    /// [`NodeError::NotFound`] if it has no attribute there.
    ///
    /// ```
    /// use treewright_dom::scripting::AttributesByPosition;
    /// use treewright_dom::{Document, FullName, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.append_attribute(element, FullName::plain("a"), &"1".into()).unwrap();
    /// document.change_attribute_at(element, 0, &"2".into()).unwrap();
    /// assert_eq!(document.attribute(element, "a"), Some("2"));
    /// document.remove_attribute_at(element, 0).unwrap();
    /// assert_eq!(document.attribute(element, "a"), None);
    /// ```
    fn change_attribute_at(
        &mut self,
        element: NodeId,
        position: usize,
        value: &ScriptText<'_>,
    ) -> Result<(), NodeError>;

    /// Adds an attribute after the others. The caller has checked that the element has no attribute with
    /// this namespace and local name. <https://dom.spec.whatwg.org/#concept-element-attributes-append>
    ///
    /// # Errors
    /// [`NodeError::Stale`]; [`NodeError::WrongKind`] if the node is not an element.
    fn append_attribute(
        &mut self,
        element: NodeId,
        name: FullName<'_>,
        value: &ScriptText<'_>,
    ) -> Result<(), NodeError>;

    /// Removes the attribute at a position. If the attribute has a node, the node keeps the value.
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-remove>
    ///
    /// # Errors
    /// As for [`AttributesByPosition::change_attribute_at`].
    fn remove_attribute_at(&mut self, element: NodeId, position: usize) -> Result<(), NodeError>;
}

impl AttributesByPosition for Document {
    fn attribute_count(&self, element: NodeId) -> usize {
        self.find(element).map_or(0, |index| self.slots(index).len())
    }

    fn attribute_name_at(&self, element: NodeId, position: usize) -> Option<FullName<'_>> {
        let slot = self.slots(self.find(element)?).get(position)?;
        Some(self.names.full_attribute(slot.name))
    }

    fn qualified_attribute_name_at(&self, element: NodeId, position: usize) -> Option<&str> {
        let slot = self.slots(self.find(element)?).get(position)?;
        Some(self.names.qualified_attribute(slot.name))
    }

    fn attribute_value_at(&self, element: NodeId, position: usize) -> Option<&str> {
        let slot = self.slots(self.find(element)?).get(position)?;
        Some(self.texts.get(slot.value))
    }

    fn attribute_script_value_at(
        &self,
        element: NodeId,
        position: usize,
    ) -> Option<ScriptText<'_>> {
        let slot = self.slots(self.find(element)?).get(position)?;
        Some(self.texts.script_text(slot.value))
    }

    fn position_of_qualified_attribute(
        &self,
        element: NodeId,
        qualified_name: &str,
    ) -> Option<usize> {
        let slots = self.slots(self.find(element)?);
        if slots.is_empty() {
            return None;
        }
        let plain = self.names.find_plain_attribute(qualified_name);
        slots.iter().position(|slot| {
            Some(slot.name) == plain
                || Names::is_qualified(slot.name)
                    && self.names.qualified_attribute(slot.name) == qualified_name
        })
    }

    fn position_of_attribute(
        &self,
        element: NodeId,
        namespace: Option<&str>,
        local: &str,
    ) -> Option<usize> {
        let slots = self.slots(self.find(element)?);
        if slots.is_empty() {
            return None;
        }
        let namespace = namespace.filter(|namespace| !namespace.is_empty());
        if namespace.is_none() {
            // Attributes with a prefix and without a namespace do not occur.
            let number = self.names.find_plain_attribute(local)?;
            return slots.iter().position(|slot| slot.name == number);
        }
        let kind = AttributeNamespace::of_url(namespace);
        slots.iter().position(|slot| {
            let name = self.names.attribute(slot.name);
            name.local == local
                && name.namespace == kind
                && (kind != AttributeNamespace::Other
                    || self.names.full_attribute(slot.name).namespace == namespace)
        })
    }

    fn change_attribute_at(
        &mut self,
        element: NodeId,
        position: usize,
        value: &ScriptText<'_>,
    ) -> Result<(), NodeError> {
        let index = self.resolve_attribute(element, position)?;
        self.change_value(index, position, value);
        Ok(())
    }

    fn append_attribute(
        &mut self,
        element: NodeId,
        name: FullName<'_>,
        value: &ScriptText<'_>,
    ) -> Result<(), NodeError> {
        let index = self.resolve_element(element)?;
        let number = self.names.intern_full_attribute(name);
        self.push_attribute(index, number, value);
        Ok(())
    }

    fn remove_attribute_at(&mut self, element: NodeId, position: usize) -> Result<(), NodeError> {
        let index = self.resolve_attribute(element, position)?;
        self.take_attribute(index, position);
        Ok(())
    }
}

impl Document {
    pub(super) fn resolve_attribute(
        &self,
        element: NodeId,
        position: usize,
    ) -> Result<u32, NodeError> {
        let index = self.resolve_element(element)?;
        if position < self.slots(index).len() { Ok(index) } else { Err(NodeError::NotFound) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use treewright_markup::Namespace;

    /// Attributes as `namespace|prefix:local=value`.
    fn written(document: &Document, element: NodeId) -> String {
        let all = (0..document.attribute_count(element)).map(|position| {
            let name = document.attribute_name_at(element, position).unwrap();
            let qualified = document.qualified_attribute_name_at(element, position).unwrap();
            let parts = [name.prefix, Some(name.local)].into_iter().flatten();
            assert_eq!(parts.collect::<Vec<_>>().join(":"), qualified);
            let value = document.attribute_value_at(element, position).unwrap();
            format!("{}|{qualified}={value}", name.namespace.unwrap_or_default())
        });
        all.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn attributes_of_all_namespaces() {
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "p").unwrap();
        let xlink = AttributeNamespace::XLink.url();
        let all = [
            (None, None, "a"),
            (Some("u"), Some("x"), "a"),
            (Some("u"), Some("x"), "b"),
            (Some("v"), Some("x"), "a"),
            (Some("v"), None, "b"),
            (xlink, Some("xlink"), "href"),
            (xlink, Some("y"), "title"),
            (None, None, "x:a"),
            (None, None, "A\u{0}"),
        ];
        for (number, (namespace, prefix, local)) in all.into_iter().enumerate() {
            let name = FullName { namespace, prefix, local };
            assert_eq!(document.position_of_attribute(element, namespace, local), None);
            document.append_attribute(element, name, &number.to_string().into()).unwrap();
            assert_eq!(document.position_of_attribute(element, namespace, local), Some(number));
        }
        assert_eq!(
            written(&document, element),
            "|a=0 u|x:a=1 u|x:b=2 v|x:a=3 v|b=4 http://www.w3.org/1999/xlink|xlink:href=5 \
             http://www.w3.org/1999/xlink|y:title=6 |x:a=7 |A\u{0}=8"
        );
        for (qualified, position) in [
            ("a", Some(0)),
            ("x:a", Some(1)),
            ("x:b", Some(2)),
            ("b", Some(4)),
            ("xlink:href", Some(5)),
            ("y:title", Some(6)),
            ("href", None),
            ("u:a", None),
        ] {
            let found = document.position_of_qualified_attribute(element, qualified);
            assert_eq!(found, position, "{qualified}");
        }
        assert_eq!(document.position_of_attribute(element, Some(""), "a"), Some(0));
        let copy = document.clone_node(element, false).unwrap();
        let mut other = Document::new();
        let imported = other.import_node(&document, element, true).unwrap();
        assert_eq!(written(&document, copy), written(&document, element));
        assert_eq!(written(&other, imported), written(&document, element));
        document.remove_attribute_at(element, 1).unwrap();
        assert_eq!(document.position_of_qualified_attribute(element, "x:a"), Some(2));
        document.remove_attribute_at(element, 2).unwrap();
        assert_eq!(document.position_of_qualified_attribute(element, "x:a"), Some(5));
        document.change_attribute_at(element, 0, &"new".into()).unwrap();
        assert_eq!(document.attribute(element, "a"), Some("new"));
        for result in [
            document.change_attribute_at(element, 7, &"".into()),
            document.remove_attribute_at(element, 7),
        ] {
            assert_eq!(result, Err(NodeError::NotFound));
        }
        document.delete(element).unwrap();
        assert_eq!(document.attribute_count(element), 0);
        assert_eq!(document.position_of_attribute(element, None, "a"), None);
    }
}
