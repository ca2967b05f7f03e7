//! New nodes with any name and any text, as scripts and XML create them. Nothing here is validated.

use treewright_markup::{LocalName, Namespace};

use crate::node::{ElementFacts, NodeData, NodeId};
use crate::rare::ElementNameParts;
use crate::sealed::Sealed;
use crate::{Document, FullName, ScriptText};

/// New nodes with any name and any text, as scripts and XML create them. Nothing is validated.
pub trait UncheckedNodes: Sealed {
    /// Creates an element with any name, which is not checked.
    ///
    /// ```
    /// use treewright_dom::scripting::UncheckedNodes;
    /// use treewright_dom::{Document, FullName, Namespace};
    /// let mut document = Document::new();
    /// let svg = Some(Namespace::Svg.url());
    /// let name = FullName { namespace: svg, prefix: Some("s"), local: "G" };
    /// let element = document.create_named_element(name);
    /// assert_eq!(document.namespace(element), Some(Namespace::Svg));
    /// assert_eq!(document.prefix(element), Some("s"));
    /// let other = document.create_named_element(FullName::plain("a"));
    /// assert_eq!(document.namespace(other), Some(Namespace::Other));
    /// assert_eq!(document.namespace_url(other), None);
    /// ```
    fn create_named_element(&mut self, name: FullName<'_>) -> NodeId;

    /// Sets the prefix of an element.
    /// <https://dom.spec.whatwg.org/#concept-element-namespace-prefix>
    ///
    /// ```
    /// use treewright_dom::scripting::UncheckedNodes;
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "x-a").unwrap();
    /// document.set_prefix(element, Some("p"));
    /// assert_eq!(document.prefix(element), Some("p"));
    /// ```
    fn set_prefix(&mut self, element: NodeId, prefix: Option<&str>);

    /// Creates a text node.
    ///
    /// ```
    /// use treewright_dom::scripting::{CharacterData, UncheckedNodes};
    /// use treewright_dom::{Document, ScriptText};
    /// let mut document = Document::new();
    /// let lone = ScriptText::from_utf16(&[0xD800, 0x61]);
    /// let text = document.create_text_from(&lone);
    /// assert_eq!(document.script_text(text), Some(lone));
    /// assert_eq!(document.text(text), Some("\u{FFFD}a"));
    /// ```
    fn create_text_from(&mut self, text: &ScriptText<'_>) -> NodeId;

    /// Creates a CDATA section: a text node that XML writes as one and HTML as text.
    ///
    /// ```
    /// use treewright_dom::scripting::UncheckedNodes;
    /// use treewright_dom::{Document, NodeKind};
    /// let mut document = Document::new();
    /// let section = document.create_cdata_section(&"a < b".into());
    /// assert!(document.is_cdata_section(section));
    /// assert_eq!(document.kind(section), Some(NodeKind::Text));
    /// assert_eq!(document.outer_html(section), "a &lt; b");
    /// ```
    fn create_cdata_section(&mut self, text: &ScriptText<'_>) -> NodeId;

    /// Creates a comment.
    fn create_comment_from(&mut self, data: &ScriptText<'_>) -> NodeId;

    /// Creates a processing instruction with any target and any data.
    fn create_processing_instruction_from(&mut self, target: &str, data: &ScriptText<'_>)
    -> NodeId;

    /// Creates a doctype with any name and any identifiers.
    ///
    /// ```
    /// use treewright_dom::scripting::UncheckedNodes;
    /// let mut document = treewright_dom::Document::new();
    /// let doctype = document.create_doctype_from("a b", "", "");
    /// assert_eq!(document.doctype(doctype).unwrap().name, "a b");
    /// ```
    fn create_doctype_from(&mut self, name: &str, public_id: &str, system_id: &str) -> NodeId;

    /// The name of an element in its three parts.
    fn full_name(&self, element: NodeId) -> Option<FullName<'_>>;
}

impl UncheckedNodes for Document {
    fn create_named_element(&mut self, name: FullName<'_>) -> NodeId {
        let local = self.names.intern(name.local);
        let namespace = name.namespace.map_or(Namespace::Other, Namespace::of_url);
        let element = self.new_element(namespace, local, 0, 0);
        if name.prefix.is_some() || namespace == Namespace::Other && name.namespace.is_some() {
            self.set_name_parts(element.index, name);
        }
        element
    }

    fn set_prefix(&mut self, element: NodeId, prefix: Option<&str>) {
        if self.prefix(element) == prefix {
            return;
        }
        let Some(index) = self.find(element) else { return };
        let (namespace, local) = (self.namespace_url(element), self.local_name(element));
        let (namespace, Some(local)) =
            (namespace.map(Box::<str>::from), local.map(Box::<str>::from))
        else {
            return;
        };
        self.set_name_parts(
            index,
            FullName { namespace: namespace.as_deref(), prefix, local: &local },
        );
    }

    fn create_text_from(&mut self, text: &ScriptText<'_>) -> NodeId {
        let text = self.own_script_text(text);
        self.allocate(NodeData::Text { text })
    }

    fn create_cdata_section(&mut self, text: &ScriptText<'_>) -> NodeId {
        let node = self.create_text_from(text);
        self.rare_mut().cdata_sections.insert(node.index);
        node
    }

    fn create_comment_from(&mut self, data: &ScriptText<'_>) -> NodeId {
        let data = self.own_script_text(data);
        self.allocate(NodeData::Comment { data })
    }

    fn create_processing_instruction_from(
        &mut self,
        target: &str,
        data: &ScriptText<'_>,
    ) -> NodeId {
        let data = self.own_script_text(data);
        self.new_processing_instruction(target, data)
    }

    fn create_doctype_from(&mut self, name: &str, public_id: &str, system_id: &str) -> NodeId {
        let ids = [self.own_text(public_id), self.own_text(system_id)];
        self.new_doctype(name, ids)
    }

    fn full_name(&self, element: NodeId) -> Option<FullName<'_>> {
        Some(FullName {
            namespace: self.namespace_url(element),
            prefix: self.prefix(element),
            local: self.local_name(element)?,
        })
    }
}

impl Document {
    pub(crate) fn set_name_parts(&mut self, index: u32, name: FullName<'_>) {
        let is_other = |url: &&str| Namespace::of_url(url) == Namespace::Other;
        let url = name.namespace.filter(is_other).map(|url| self.names.intern(url));
        let prefix = name.prefix.map(|prefix| self.names.intern(prefix));
        let qualified = match name.prefix {
            Some(prefix) => self.names.intern(&[prefix, ":", name.local].concat()),
            None => self.names.intern(name.local),
        };
        self.rare_mut().names.insert(index, ElementNameParts { url, prefix, qualified });
        self.node_mut(index).data.set(ElementFacts::NAME_PARTS, true);
    }

    /// Returns true for a CDATA section, which is a text node.
    pub fn is_cdata_section(&self, node: NodeId) -> bool {
        self.find(node).is_some_and(|index| self.is_cdata_section_at(index))
    }

    pub(crate) fn is_cdata_section_at(&self, index: u32) -> bool {
        self.rare.as_ref().is_some_and(|rare| rare.cdata_sections.contains(&index))
    }

    /// The prefix of an element.
    /// <https://dom.spec.whatwg.org/#concept-element-namespace-prefix>
    pub fn prefix(&self, element: NodeId) -> Option<&str> {
        self.prefix_at(self.find(element)?)
    }

    pub(crate) fn prefix_at(&self, index: u32) -> Option<&str> {
        Some(self.names.text(self.name_parts(index)?.prefix?))
    }

    fn name_parts(&self, index: u32) -> Option<&ElementNameParts> {
        if !self.node(index).data.has(ElementFacts::NAME_PARTS) {
            return None;
        }
        self.rare.as_ref()?.names.get(&index)
    }

    /// The URL of the namespace of an element; `None` for elements without a namespace, and for nodes that
    /// are not elements. <https://dom.spec.whatwg.org/#concept-element-namespace>
    pub fn namespace_url(&self, element: NodeId) -> Option<&str> {
        self.namespace_url_at(self.find(element)?)
    }

    /// The number of the URL of a namespace that does not have a name of its own.
    pub(crate) fn other_namespace_at(&self, index: u32) -> Option<LocalName> {
        match self.node(index).data.facts()?.namespace() {
            Namespace::Other => self.name_parts(index)?.url,
            _ => None,
        }
    }

    pub(crate) fn namespace_url_at(&self, index: u32) -> Option<&str> {
        match self.node(index).data.facts()?.namespace() {
            Namespace::Other => Some(self.names.text(self.name_parts(index)?.url?)),
            namespace => Some(namespace.url()),
        }
    }

    /// The qualified name of an element: its local name, after its prefix and a colon if it has one.
    /// <https://dom.spec.whatwg.org/#concept-element-qualified-name>
    pub fn qualified_name(&self, element: NodeId) -> Option<&str> {
        let parts = self.name_parts(self.find(element)?);
        match parts {
            Some(parts) => Some(self.names.text(parts.qualified)),
            None => self.local_name(element),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scripting::AttributesByPosition;

    #[test]
    fn elements_of_all_namespaces() {
        let mut document = Document::new();
        let html = Some(Namespace::Html.url());
        for (namespace, prefix, local, kind, qualified) in [
            (html, None, "p", Namespace::Html, "p"),
            (html, Some("h"), "DIV", Namespace::Html, "h:DIV"),
            (html, Some("h"), "template", Namespace::Html, "h:template"),
            (Some(Namespace::MathMl.url()), None, "mi", Namespace::MathMl, "mi"),
            (Some("urn:a"), None, "b", Namespace::Other, "b"),
            (Some("urn:a"), Some("xml"), "p", Namespace::Other, "xml:p"),
            (None, None, "template", Namespace::Other, "template"),
            (None, None, "a:b", Namespace::Other, "a:b"),
        ] {
            let name = FullName { namespace, prefix, local };
            let element = document.create_named_element(name);
            let copy = document.clone_node(element, true).unwrap();
            let mut other = Document::new();
            let imported = other.import_node(&document, element, false).unwrap();
            for (document, element) in [(&document, element), (&document, copy), (&other, imported)]
            {
                assert_eq!(document.full_name(element), Some(name));
                assert_eq!(document.qualified_name(element), Some(qualified));
                assert_eq!(document.namespace(element), Some(kind));
                let is_template = kind == Namespace::Html && local == "template";
                assert_eq!(document.template_contents(element).is_some(), is_template);
            }
            document.delete(element).unwrap();
            document.delete(copy).unwrap();
            assert_eq!(document.full_name(element), None);
        }
        assert!(document.rare.is_some_and(|rare| rare.names.is_empty()));
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    #[test]
    fn html_has_qualified_names_of_other_namespaces() {
        let mut document = Document::new();
        let svg = Some(Namespace::Svg.url());
        for (namespace, expected) in [
            (svg, r#"<b a:c="d" xlink:e="f" xmlns:g="h"></b>"#),
            (Some("u"), r#"<a:b a:c="d" xlink:e="f" xmlns:g="h"></a:b>"#),
        ] {
            let name = FullName { namespace, prefix: Some("a"), local: "b" };
            let element = document.create_named_element(name);
            for (namespace, prefix, local, value) in [
                ("u", "a", "c", "d"),
                ("http://www.w3.org/1999/xlink", "x", "e", "f"),
                ("http://www.w3.org/2000/xmlns/", "xmlns", "g", "h"),
            ] {
                let name = FullName { namespace: Some(namespace), prefix: Some(prefix), local };
                document.append_attribute(element, name, &value.into()).unwrap();
            }
            assert_eq!(document.outer_html(element), expected);
        }
    }

    #[test]
    fn cdata_sections_stay_apart() {
        let mut document = Document::new();
        let element = document.create_named_element(FullName::plain("a"));
        let lone = ScriptText::from_utf16(&[0xD83D]);
        let rest = ScriptText::from_utf16(&[0xDE00]);
        let nodes = [
            document.create_text("1"),
            document.create_text(""),
            document.create_text("2"),
            document.create_cdata_section(&"3".into()),
            document.create_cdata_section(&"".into()),
            document.create_text_from(&lone),
            document.create_text_from(&rest),
        ];
        document.append_all(element, &nodes).unwrap();
        document.normalize(element).unwrap();
        let left: Vec<_> = document.children(element).collect();
        assert_eq!(left, [nodes[0], nodes[3], nodes[4], nodes[5]]);
        assert_eq!(document.text(nodes[0]), Some("12"));
        assert_eq!(document.text(nodes[5]), Some("😀"));
        let copy = document.clone_node(element, true).unwrap();
        let sections: Vec<bool> =
            document.children(copy).map(|node| document.is_cdata_section(node)).collect();
        assert_eq!(sections, [false, true, true, false]);
        document.delete(nodes[3]).unwrap();
        let again = document.create_text("a");
        assert!(!document.is_cdata_section(again));
    }
}
