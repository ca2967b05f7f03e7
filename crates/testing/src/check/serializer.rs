//! Serializer cases.

use treewright_dom::SerializeOptions;
use treewright_syntax::{
    AttributeBuffer, ElementFlags, ElementName, LocalName, NameInterner, Namespace, Origin, Run,
};

use super::Mismatch;
use crate::formats::{SerializerCase, SerializerToken};
use crate::trees::TestTree;

/// Builds the tree that the tokens of a case describe and checks its serialization.
///
/// The cases are about tokens: if an end tag is missing the element stays open, and its end tag is not
/// expected. So the end tags of elements that are open at the end do not count.
///
/// # Errors
/// The serialization, if the case expects another one.
pub fn check_serializer_case<T: TestTree>(case: &SerializerCase) -> Result<(), Mismatch> {
    let (tree, root, open) = build::<T>(&case.input);
    let html = tree.inner_html(&root, &SerializeOptions::new()).unwrap_or_default();
    let closing = open.iter().rev().fold(String::new(), |tags, name| tags + "</" + name + ">");
    let found = html.strip_suffix(&closing).unwrap_or(&html);
    if case.expected.iter().any(|expected| expected == found) {
        return Ok(());
    }
    Err(Mismatch::new("serialized", case.expected.join("\n"), found))
}

/// The tree, its root, and the names of the elements that stay open.
fn build<T: TestTree>(tokens: &[SerializerToken]) -> (T, T::Handle, Vec<String>) {
    let mut tree = T::empty();
    let origin = Origin::default();
    // Text can be in a fragment, but a doctype only in a document.
    let is_doctype = |token: &SerializerToken| matches!(token, SerializerToken::Doctype { .. });
    let root = if tokens.iter().any(is_doctype) {
        tree.document()
    } else {
        tree.create_document_fragment()
    };
    let mut open: Vec<(String, T::Handle)> = Vec::new();
    for token in tokens {
        let parent = open.last().map_or_else(|| root.clone(), |(_, node)| node.clone());
        let node = match token {
            SerializerToken::StartTag { namespace, name, attributes } => {
                let node = element(&mut tree, *namespace, name, attributes, &parent);
                if !is_void(name) {
                    open.push((name.clone(), node.clone()));
                }
                node
            }
            SerializerToken::EmptyTag { name, attributes } => {
                element(&mut tree, Namespace::Html, name, attributes, &parent)
            }
            SerializerToken::EndTag { .. } => {
                open.pop();
                continue;
            }
            SerializerToken::Characters(text) => {
                tree.insert_text(&parent, None, Run::new(text), origin);
                continue;
            }
            SerializerToken::Comment(data) => tree.create_comment(Run::new(data), origin),
            SerializerToken::Doctype { name, public_identifier, system_identifier } => {
                tree.create_doctype(name, public_identifier, system_identifier, origin)
            }
        };
        tree.insert(&parent, &node, None, origin);
    }
    (tree, root, open.into_iter().map(|(name, _)| name).collect())
}

/// Returns true if the start tag of an HTML element needs no end tag.
fn is_void(name: &str) -> bool {
    LocalName::known(name)
        .is_some_and(|name| name.flags(Namespace::Html).intersects(ElementFlags::VOID))
}

fn element<T: TestTree>(
    tree: &mut T,
    namespace: Namespace,
    name: &str,
    attributes: &[(String, String)],
    parent: &T::Handle,
) -> T::Handle {
    let mut buffer = AttributeBuffer::default();
    for (name, value) in attributes {
        buffer.push(name, value);
    }
    let local = NameInterner::default().intern(name);
    let name = ElementName { namespace, local, text: name };
    tree.create_element(name, buffer.view(), parent, Origin::default())
}
