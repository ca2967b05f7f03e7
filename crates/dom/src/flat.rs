//! Trees and ids through `serde` (feature `serde`): a list of nodes with the numbers of their parents,
//! which is not nested deeper for a deep tree. `docs/reference/json.md` describes the shape.

mod read;

use std::borrow::Cow;
use std::collections::HashMap;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, SerializeSeq, Serializer};
use treewright_markup::{AttributeNamespace, Namespace, NodeKind, ShadowRootInit};

use crate::json::{attribute_namespace_word, namespace_word};
use crate::scripting::AttributesByPosition;
use crate::{Document, Edge, FormOwners, NodeId, NodeRef};

/// A node of the list. Members that do not apply are omitted.
#[derive(Default, serde::Serialize, serde::Deserialize)]
struct FlatNode<'a> {
    #[serde(rename = "type")]
    kind: Cow<'a, str>,
    /// The number of the parent or host, counted from 0; `None` for the first node.
    parent: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mode: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    namespace: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    namespace_url: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prefix: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    public_id: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    system_id: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    target: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    data: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attributes: Option<Vec<FlatAttribute<'a>>>,
    /// The number of the form owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    form: Option<usize>,
    #[serde(flatten, default, skip_serializing_if = "Option::is_none")]
    shadow_root: Option<FlatShadowRoot<'a>>,
}

/// The members that only shadow roots have.
#[derive(serde::Serialize, serde::Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "the DOM Standard's properties")]
struct FlatShadowRoot<'a> {
    slot_assignment: Cow<'a, str>,
    delegates_focus: bool,
    serializable: bool,
    clonable: bool,
    declarative: bool,
    keep_custom_element_registry_null: bool,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct FlatAttribute<'a> {
    name: Cow<'a, str>,
    value: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    namespace: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    namespace_url: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prefix: Option<Cow<'a, str>>,
}

/// An id is the number of [`NodeId::to_u64`].
impl Serialize for NodeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.to_u64())
    }
}

impl<'de> Deserialize<'de> for NodeId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::from_u64(number).ok_or_else(|| D::Error::custom("no node has this number"))
    }
}

/// The tree of the [root](Document::root).
impl Serialize for Document {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.root_node().serialize(serializer)
    }
}

/// A node and all its descendants, including template contents and shadow trees, as a list in tree order.
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let element = document.create_element(Namespace::Html, "p").unwrap();
/// document.set_text_content(element, "a").unwrap();
/// assert_eq!(
///     serde_json::to_string(&document.get(element)).unwrap(),
///     concat!(
///         r#"[{"type":"element","parent":null,"namespace":"html","name":"p","attributes":[]},"#,
///         r#"{"type":"text","parent":0,"data":"a"}]"#,
///     ),
/// );
/// ```
impl Serialize for NodeRef<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let forms = self.numbers_of_forms();
        let mut owners = FormOwners::new(self.document());
        let mut list = serializer.serialize_seq(None)?;
        // The numbers of the open nodes.
        let mut open: Vec<usize> = Vec::new();
        let mut number = 0_usize;
        for edge in self.document().traverse_with_fragments(self.id()) {
            match edge {
                Edge::Open(id) => {
                    if let Some(node) = self.document().get(id) {
                        let associated = self.document().was_associated_with_a_form(id.index);
                        let owner = associated.then(|| owners.of(id)).flatten();
                        let owner = owner.and_then(|form| forms.get(&form));
                        let parent = open.last().copied();
                        list.serialize_element(&node.flat(parent, owner.copied()))?;
                    }
                    open.push(number);
                    number = number.saturating_add(1);
                }
                Edge::Close(_) => drop(open.pop()),
            }
        }
        list.end()
    }
}

impl<'a> NodeRef<'a> {
    /// The numbers of the `form` elements in the list, if any element has a form owner.
    fn numbers_of_forms(self) -> HashMap<NodeId, usize> {
        if !self.document().has_form_owners {
            return HashMap::new();
        }
        let inside = self.document().descendants_with_fragments(self.id());
        let all = std::iter::once(self.id()).chain(inside).enumerate();
        let is_form = |id| self.document().get(id).is_some_and(|node| node.is_html("form"));
        all.filter(|(_, id)| is_form(*id)).map(|(number, id)| (id, number)).collect()
    }

    fn flat(self, parent: Option<usize>, form: Option<usize>) -> FlatNode<'a> {
        let some = |text: &'a str| Some(Cow::Borrowed(text));
        let kind = self.kind();
        let mut flat = FlatNode { kind: word_of(kind).into(), parent, ..FlatNode::default() };
        match kind {
            NodeKind::Document => {
                let mode = self.document().mode_of(self.id()).unwrap_or_default();
                flat.mode = some(mode.as_str());
            }
            NodeKind::ShadowRoot => {
                if let Some(init) = self.document().shadow_root_properties(self.id()) {
                    flat.mode = some(init.mode.as_str());
                    flat.shadow_root = Some(FlatShadowRoot::of(init));
                }
            }
            NodeKind::Doctype => {
                if let Some(doctype) = self.doctype() {
                    flat.name = some(doctype.name);
                    flat.public_id = some(doctype.public_id);
                    flat.system_id = some(doctype.system_id);
                }
            }
            NodeKind::Element => {
                flat.namespace = self.namespace().map(namespace_word).and_then(some);
                if self.namespace() == Some(Namespace::Other) {
                    flat.namespace_url = self.document().namespace_url(self.id()).and_then(some);
                }
                flat.prefix = self.document().prefix(self.id()).and_then(some);
                flat.name = self.local_name().and_then(some);
                flat.attributes = Some(self.flat_attributes());
                flat.form = form;
            }
            NodeKind::ProcessingInstruction => {
                flat.target = some(self.name());
                flat.data = self.data().and_then(some);
            }
            _ => flat.data = self.data().and_then(some),
        }
        flat
    }

    fn flat_attributes(self) -> Vec<FlatAttribute<'a>> {
        let document = self.document();
        let attributes = self.attrs().enumerate().map(|(position, (name, value))| {
            let full = document.attribute_name_at(self.id(), position);
            let is_other = name.namespace == AttributeNamespace::Other;
            let url = full.and_then(|full| full.namespace).filter(|_| is_other);
            FlatAttribute {
                name: name.local.into(),
                value: value.into(),
                namespace: attribute_namespace_word(name.namespace).map(Cow::Borrowed),
                namespace_url: url.map(Cow::Borrowed),
                prefix: name.prefix.map(Cow::Borrowed),
            }
        });
        attributes.collect()
    }
}

impl FlatShadowRoot<'_> {
    fn of(init: ShadowRootInit) -> Self {
        Self {
            slot_assignment: if init.manual_slot_assignment { "manual" } else { "named" }.into(),
            delegates_focus: init.delegates_focus,
            serializable: init.serializable,
            clonable: init.clonable,
            declarative: init.declarative,
            keep_custom_element_registry_null: init.keep_custom_element_registry_null,
        }
    }
}

/// The value of the member `type`.
const fn word_of(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Document => "document",
        NodeKind::ShadowRoot => "shadow-root",
        NodeKind::Doctype => "doctype",
        NodeKind::Element => "element",
        NodeKind::Text => "text",
        NodeKind::Comment => "comment",
        NodeKind::ProcessingInstruction => "processing-instruction",
        _ => "document-fragment",
    }
}
