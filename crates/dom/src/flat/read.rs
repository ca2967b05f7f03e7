//! Builds a tree from the list of its nodes.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use treewright_markup::{
    AttributeNamespace, DocumentMode, Namespace, ShadowRootInit, ShadowRootMode,
    is_valid_element_local_name,
};

use super::{FlatAttribute, FlatNode};
use crate::names::is_valid_given_attribute_name;
use crate::scripting::{AttributesByPosition, UncheckedNodes};
use crate::{Document, FullName, NodeError, NodeId};

/// A document whose [root](Document::root) is the first node of the list, which is a document or a document
/// fragment. The ids differ from those of the tree that was written.
///
/// ```
/// use treewright_dom::Document;
/// let list = r#"[{"type":"document-fragment","parent":null},{"type":"text","parent":0,"data":"a"}]"#;
/// let document: Document = serde_json::from_str(list).unwrap();
/// assert_eq!(document.inner_html(document.root()), "a");
/// ```
impl<'de> Deserialize<'de> for Document {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Nodes)
    }
}

struct Nodes;

impl<'de> Visitor<'de> for Nodes {
    type Value = Document;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of nodes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Document, A::Error> {
        let mut document = Document::new();
        let (mut ids, mut owners) = (Vec::new(), Vec::new());
        while let Some(node) = list.next_element::<FlatNode<'_>>()? {
            let number = ids.len();
            let error = |problem| A::Error::custom(format_args!("node {number}: {problem}"));
            let id = match node.parent {
                None if ids.is_empty() => document.first_of_the_list(&node).map_err(error)?,
                None => return Err(error("only the first node has no parent".into())),
                Some(parent) => {
                    let parent = ids.get(parent).copied();
                    let parent = parent.ok_or_else(|| error("the parent comes later".into()))?;
                    document.add_from_the_list(parent, &node).map_err(error)?
                }
            };
            owners.extend(node.form.map(|form| (number, id, form)));
            ids.push(id);
        }
        for (number, id, form) in owners {
            let form = ids.get(form).copied();
            let form =
                form.filter(|form| document.get(*form).is_some_and(|node| node.is_html("form")));
            let form = form.ok_or_else(|| {
                A::Error::custom(format_args!("node {number}: its form owner is not a form"))
            })?;
            treewright_markup::TreeSink::associate_with_form(&mut document, &id, &form);
        }
        if ids.is_empty() {
            return Err(A::Error::custom("a tree has at least one node"));
        }
        Ok(document)
    }
}

/// The reason why a node cannot be added.
type Problem = Cow<'static, str>;

impl Document {
    fn first_of_the_list(&mut self, node: &FlatNode<'_>) -> Result<NodeId, Problem> {
        match &*node.kind {
            "document" => {
                let mode = mode_of(node)?;
                treewright_markup::TreeSink::set_document_mode(self, mode);
            }
            "document-fragment" => self.root = self.create_document_fragment(),
            other => {
                return Err(format!("a tree does not begin with a node of type {other:?}").into());
            }
        }
        Ok(self.root)
    }

    fn add_from_the_list(
        &mut self,
        parent: NodeId,
        node: &FlatNode<'_>,
    ) -> Result<NodeId, Problem> {
        let text =
            |member: &'static str, value: &Option<Cow<'_, str>>| -> Result<String, Problem> {
                let value = value.as_deref().ok_or_else(|| format!("{member} is missing"))?;
                Ok(value.to_owned())
            };
        let refused = |error: NodeError| Problem::from(error.to_string());
        let id = match &*node.kind {
            "document-fragment" => {
                return self.template_contents(parent).ok_or_else(|| {
                    "only template elements have a document fragment inside".into()
                });
            }
            "shadow-root" => {
                let init = shadow_root_init_of(node)?;
                return self.attach_shadow_root(parent, init).map_err(refused);
            }
            "doctype" => {
                let name = text("name", &node.name)?;
                let public_id = text("public_id", &node.public_id)?;
                let system_id = text("system_id", &node.system_id)?;
                self.create_doctype(&name, &public_id, &system_id).map_err(refused)?
            }
            "element" => {
                let namespace = match node.namespace.as_deref() {
                    Some("html") => Some(Namespace::Html.url()),
                    Some("svg") => Some(Namespace::Svg.url()),
                    Some("math") => Some(Namespace::MathMl.url()),
                    Some("other") => node.namespace_url.as_deref().map(other_url).transpose()?,
                    other => return Err(format!("namespace {other:?} is not known").into()),
                };
                let name = text("name", &node.name)?;
                if !is_valid_element_local_name(&name) {
                    return Err(refused(NodeError::InvalidName));
                }
                let prefix = node.prefix.as_deref();
                let name = FullName { namespace, prefix, local: &name };
                let element = self.create_named_element(name);
                for attribute in node.attributes.iter().flatten() {
                    self.add_attribute_from_the_list(element, attribute)?;
                }
                element
            }
            "text" => self.create_text(&text("data", &node.data)?),
            "comment" => self.create_comment(&text("data", &node.data)?),
            "processing-instruction" => {
                let (target, data) = (text("target", &node.target)?, text("data", &node.data)?);
                self.create_processing_instruction(&target, &data).map_err(refused)?
            }
            other => {
                return Err(format!("a node of type {other:?} cannot be inside another").into());
            }
        };
        self.append(parent, id).map_err(refused)?;
        Ok(id)
    }

    /// Parsers create attributes whose names start with `=`, which programs cannot.
    fn add_attribute_from_the_list(
        &mut self,
        element: NodeId,
        attribute: &FlatAttribute<'_>,
    ) -> Result<(), Problem> {
        let local = &*attribute.name;
        let namespace = match attribute.namespace.as_deref() {
            None => None,
            Some("xlink") => AttributeNamespace::XLink.url(),
            Some("xml") => AttributeNamespace::Xml.url(),
            Some("xmlns") => AttributeNamespace::Xmlns.url(),
            Some("other") => Some(other_url(attribute.namespace_url.as_deref().unwrap_or(""))?),
            other => return Err(format!("namespace {other:?} is not known").into()),
        };
        let name = FullName { namespace, prefix: attribute.prefix.as_deref(), local };
        if !is_valid_given_attribute_name(local) {
            return Err(format!("{local:?} is not a name of an attribute").into());
        }
        if self.position_of_attribute(element, namespace, local).is_some() {
            return Err(format!("a second attribute {local:?}").into());
        }
        self.add_attribute(element, name, &attribute.value);
        Ok(())
    }
}

/// The URL of a namespace that does not have a word.
fn other_url(url: &str) -> Result<&str, Problem> {
    if url.is_empty() { Err("namespace_url is missing or empty".into()) } else { Ok(url) }
}

fn mode_of(node: &FlatNode<'_>) -> Result<DocumentMode, Problem> {
    match node.mode.as_deref() {
        Some("no-quirks") => Ok(DocumentMode::NoQuirks),
        Some("limited-quirks") => Ok(DocumentMode::LimitedQuirks),
        Some("quirks") => Ok(DocumentMode::Quirks),
        other => Err(format!("mode {other:?} is not known").into()),
    }
}

fn shadow_root_init_of(node: &FlatNode<'_>) -> Result<ShadowRootInit, Problem> {
    let mode = match node.mode.as_deref() {
        Some("open") => ShadowRootMode::Open,
        Some("closed") => ShadowRootMode::Closed,
        other => return Err(format!("mode {other:?} is not known").into()),
    };
    let properties = node.shadow_root.as_ref();
    let properties = properties.ok_or("a shadow root has the members of docs/reference/json.md")?;
    let mut init = ShadowRootInit::new(mode);
    init.manual_slot_assignment = match &*properties.slot_assignment {
        "manual" => true,
        "named" => false,
        other => return Err(format!("slot_assignment {other:?} is not known").into()),
    };
    init.delegates_focus = properties.delegates_focus;
    init.serializable = properties.serializable;
    init.clonable = properties.clonable;
    init.declarative = properties.declarative;
    init.keep_custom_element_registry_null = properties.keep_custom_element_registry_null;
    Ok(init)
}
