//! The tree of a speculative parser: mock elements above the real tree, which does not change.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#speculative-mock-element>

use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind};
use treewright_markup::{
    AttributeNamespace, Attributes, DocumentMode, ElementName, Origin, Run, ShadowRootInit,
    ShadowRootRefused, TreeQuery, TreeSink,
};

/// An element that may cause a fetch, with its attributes in no namespace.
pub(super) struct Found {
    pub(super) name: LocalName,
    pub(super) is_svg: bool,
    /// Those of SVG have `xlink:href` as `href`, unless they have both.
    pub(super) attributes: Vec<(String, String)>,
    /// The attributes of the `source` elements before an `img` element in its `picture`.
    pub(super) sources: Vec<Vec<(String, String)>>,
}

/// An attribute in a list.
pub(super) fn find<'a>(attributes: &'a [(String, String)], name: &str) -> Option<&'a str> {
    attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

impl Found {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        find(&self.attributes, name)
    }
}

struct Mock {
    kind: NodeKind,
    namespace: Namespace,
    name: LocalName,
    parent: Option<NodeId>,
    /// The host of a shadow root or of template contents.
    host: Option<NodeId>,
    contents: Option<NodeId>,
    attributes: Vec<(String, String)>,
    children: Vec<NodeId>,
}

/// The nodes that a speculative parser has made.
#[derive(Default)]
pub(super) struct MockNodes {
    nodes: Vec<Mock>,
    mode: Option<DocumentMode>,
    pub(super) found: Vec<Found>,
}

/// The generation of mock nodes, which no real node reaches.
const GENERATION: u64 = (u32::MAX as u64) << 32;

impl MockNodes {
    fn add(&mut self, kind: NodeKind) -> NodeId {
        let id = NodeId::from_u64(GENERATION | self.nodes.len() as u64);
        self.nodes.push(Mock {
            kind,
            namespace: Namespace::Html,
            name: LocalName::UNKNOWN,
            parent: None,
            host: None,
            contents: None,
            attributes: Vec::new(),
            children: Vec::new(),
        });
        #[expect(clippy::expect_used, reason = "the generation is an odd one")]
        id.expect("an id")
    }

    fn get(&self, node: NodeId) -> Option<&Mock> {
        let number = node.to_u64();
        if number < GENERATION {
            return None;
        }
        self.nodes.get((number & !GENERATION) as usize)
    }

    fn get_mut(&mut self, node: NodeId) -> Option<&mut Mock> {
        let number = node.to_u64();
        if number < GENERATION {
            return None;
        }
        self.nodes.get_mut((number & !GENERATION) as usize)
    }

    fn sibling(&self, node: NodeId, after: bool) -> Option<NodeId> {
        let children = &self.get(self.get(node)?.parent?)?.children;
        let place = children.iter().position(|child| *child == node)?;
        let place = if after { place.checked_add(1)? } else { place.checked_sub(1)? };
        children.get(place).copied()
    }
}

pub(super) struct MockTree<'a> {
    pub(super) real: &'a Document,
    pub(super) document: NodeId,
    pub(super) nodes: &'a mut MockNodes,
}

impl MockTree<'_> {
    /// True for a position in template contents, where nothing is fetched.
    fn is_in_template_contents(&self, node: NodeId) -> bool {
        let mut at = node;
        loop {
            match self.kind(&at) {
                NodeKind::DocumentFragment => return true,
                NodeKind::ShadowRoot => match self.host(&at) {
                    Some(host) => at = host,
                    None => return false,
                },
                _ => match self.parent(&at) {
                    Some(parent) => at = parent,
                    None => return false,
                },
            }
        }
    }

    /// The attributes of the `source` elements in a `picture` element.
    fn sources_in(&self, picture: NodeId) -> Vec<Vec<(String, String)>> {
        let is = |node: &NodeId, name| self.is_element(node, Namespace::Html, name);
        if !is(&picture, LocalName::PICTURE) {
            return Vec::new();
        }
        let mut all = Vec::new();
        let mut child = self.first_child(&picture);
        while let Some(node) = child {
            if is(&node, LocalName::SOURCE) {
                all.push(match self.nodes.get(node) {
                    Some(mock) => mock.attributes.clone(),
                    None => self.real_attributes(node),
                });
            }
            child = self.next_sibling(&node);
        }
        // A `picture` of the real tree gets the new elements after its own.
        if self.nodes.get(picture).is_none() {
            let mocks = self.nodes.nodes.iter().filter(|mock| mock.parent == Some(picture));
            let sources = mocks.filter(|mock| mock.name == LocalName::SOURCE);
            all.extend(sources.map(|mock| mock.attributes.clone()));
        }
        all
    }

    fn real_attributes(&self, node: NodeId) -> Vec<(String, String)> {
        let all = self.real.attributes(node);
        all.map(|(name, value)| (name.local.to_owned(), value.to_owned())).collect()
    }

    fn unlink(&mut self, node: NodeId) {
        let Some(parent) = self.nodes.get_mut(node).and_then(|mock| mock.parent.take()) else {
            return;
        };
        if let Some(parent) = self.nodes.get_mut(parent) {
            parent.children.retain(|child| *child != node);
        }
    }
}

impl TreeQuery for MockTree<'_> {
    type Handle = NodeId;

    fn document(&self) -> NodeId {
        self.document
    }

    fn document_mode(&self) -> DocumentMode {
        self.nodes.mode.or_else(|| self.real.mode_of(self.document)).unwrap_or_default()
    }

    fn kind(&self, node: &NodeId) -> NodeKind {
        match self.nodes.get(*node) {
            Some(mock) => mock.kind,
            None => self.real.kind(*node).unwrap_or(NodeKind::Element),
        }
    }

    fn parent(&self, node: &NodeId) -> Option<NodeId> {
        match self.nodes.get(*node) {
            Some(mock) => mock.parent,
            None => self.real.parent(*node),
        }
    }

    fn first_child(&self, node: &NodeId) -> Option<NodeId> {
        match self.nodes.get(*node) {
            Some(mock) => mock.children.first().copied(),
            None => self.real.first_child(*node),
        }
    }

    fn last_child(&self, node: &NodeId) -> Option<NodeId> {
        match self.nodes.get(*node) {
            Some(mock) => mock.children.last().copied(),
            None => self.real.last_child(*node),
        }
    }

    fn previous_sibling(&self, node: &NodeId) -> Option<NodeId> {
        match self.nodes.get(*node) {
            Some(_) => self.nodes.sibling(*node, false),
            None => self.real.previous_sibling(*node),
        }
    }

    fn next_sibling(&self, node: &NodeId) -> Option<NodeId> {
        match self.nodes.get(*node) {
            Some(_) => self.nodes.sibling(*node, true),
            None => self.real.next_sibling(*node),
        }
    }

    fn host(&self, fragment: &NodeId) -> Option<NodeId> {
        match self.nodes.get(*fragment) {
            Some(mock) => mock.host,
            None => self.real.host(*fragment),
        }
    }

    fn is_shadow_host(&self, element: &NodeId) -> bool {
        self.nodes.get(*element).is_none() && self.real.shadow_root(*element).is_some()
    }

    fn is_element(&self, node: &NodeId, namespace: Namespace, name: LocalName) -> bool {
        match self.nodes.get(*node) {
            Some(mock) => {
                mock.kind == NodeKind::Element && mock.namespace == namespace && mock.name == name
            }
            None => self.real.is_element(*node, namespace, name),
        }
    }

    fn with_attribute(&self, element: &NodeId, name: &str, read: &mut dyn FnMut(&str)) {
        let value = match self.nodes.get(*element) {
            Some(mock) => {
                mock.attributes.iter().find(|(other, _)| other == name).map(|(_, value)| &**value)
            }
            None => self.real.attribute(*element, name),
        };
        if let Some(value) = value {
            read(value);
        }
    }

    fn with_processing_instruction(&self, node: &NodeId, read: &mut dyn FnMut(&str, &str)) {
        if let Some((target, data)) = self.real.processing_instruction(*node) {
            read(target, data);
        }
    }
}

impl TreeSink for MockTree<'_> {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.nodes.mode = Some(mode);
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        intended_parent: &NodeId,
        _origin: Origin,
    ) -> NodeId {
        let is_html = name.namespace == Namespace::Html;
        let is_svg = name.namespace == Namespace::Svg;
        let in_namespace = |namespace: AttributeNamespace| {
            attributes.iter().filter(move |attribute| attribute.name.namespace == namespace).map(
                |attribute| (attribute.name.local.to_owned(), attribute.value.text().to_owned()),
            )
        };
        let mut own: Vec<(String, String)> = in_namespace(AttributeNamespace::None).collect();
        if is_svg {
            own.extend(in_namespace(AttributeNamespace::XLink).filter(|(name, _)| name == "href"));
        }
        let attributes = own;
        let may_fetch = match name.local {
            LocalName::BASE | LocalName::IMG | LocalName::LINK | LocalName::META => is_html,
            LocalName::SCRIPT => is_html || is_svg,
            LocalName::IMAGE => is_svg,
            _ => false,
        };
        if may_fetch && !self.is_in_template_contents(*intended_parent) {
            let attributes = attributes.clone();
            let sources = if is_html && name.local == LocalName::IMG {
                self.sources_in(*intended_parent)
            } else {
                Vec::new()
            };
            self.nodes.found.push(Found { name: name.local, is_svg, attributes, sources });
        }
        let element = self.nodes.add(NodeKind::Element);
        let is_template = is_html && name.local == LocalName::TEMPLATE;
        let contents = is_template.then(|| self.nodes.add(NodeKind::DocumentFragment));
        if let Some(contents) = contents.and_then(|contents| self.nodes.get_mut(contents)) {
            contents.host = Some(element);
        }
        if let Some(mock) = self.nodes.get_mut(element) {
            mock.namespace = name.namespace;
            mock.name = name.local;
            mock.attributes = attributes;
            mock.contents = contents;
        }
        element
    }

    fn create_comment(&mut self, _data: Run<'_>, _origin: Origin) -> NodeId {
        self.nodes.add(NodeKind::Comment)
    }

    fn create_processing_instruction(
        &mut self,
        _target: &str,
        _data: Run<'_>,
        _origin: Origin,
    ) -> NodeId {
        self.nodes.add(NodeKind::ProcessingInstruction)
    }

    fn create_doctype(&mut self, _: &str, _: &str, _: &str, _origin: Origin) -> NodeId {
        self.nodes.add(NodeKind::Doctype)
    }

    fn create_document_fragment(&mut self) -> NodeId {
        self.nodes.add(NodeKind::DocumentFragment)
    }

    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, _: Origin) {
        self.unlink(*node);
        if let Some(mock) = self.nodes.get_mut(*node) {
            mock.parent = Some(*parent);
        }
        if let Some(parent) = self.nodes.get_mut(*parent) {
            let place =
                before.and_then(|before| parent.children.iter().position(|one| one == before));
            parent.children.insert(place.unwrap_or(parent.children.len()), *node);
        }
    }

    fn insert_text(&mut self, _: &NodeId, _: Option<&NodeId>, _: Run<'_>, _: Origin) {}

    fn remove(&mut self, node: &NodeId) {
        self.unlink(*node);
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        let children = match self.nodes.get_mut(*from) {
            Some(mock) => std::mem::take(&mut mock.children),
            None => return,
        };
        for child in &children {
            if let Some(mock) = self.nodes.get_mut(*child) {
                mock.parent = Some(*to);
            }
        }
        if let Some(to) = self.nodes.get_mut(*to) {
            to.children.extend(children);
        }
    }

    fn add_missing_attributes(&mut self, _: &NodeId, _: Attributes<'_>, _: Origin) {}

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        let known = match self.nodes.get(*template) {
            Some(mock) => mock.contents,
            None => self.real.template_contents(*template),
        };
        known.unwrap_or(*template)
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        if let Some(mock) = self.nodes.get_mut(*template) {
            mock.contents = Some(*contents);
        }
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        _init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        let root = self.nodes.add(NodeKind::ShadowRoot);
        if let Some(mock) = self.nodes.get_mut(root) {
            mock.host = Some(*host);
        }
        Ok(root)
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        // The copied part was processed already.
        let kind = self.kind(node);
        self.nodes.add(kind)
    }
}
