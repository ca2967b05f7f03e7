//! `Document`: the DOM tree accessors.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors>

use treewright_dom::{LocalName, Namespace, NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};

use super::element_markup::new_element;
use crate::Cx;
use crate::collections::{self, Filter};
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::tree_changes;
use crate::world::World;

impl World {
    /// <https://dom.spec.whatwg.org/#document-element>
    pub(crate) fn document_element_of(&self, document: NodeId) -> Option<NodeId> {
        self.tree.children(document).find(|node| self.tree.kind(*node) == Some(NodeKind::Element))
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#the-html-element-2>
    pub(crate) fn html_element_of(&self, document: NodeId) -> Option<NodeId> {
        let is_html = |node: &NodeId| self.tree.is_element(*node, Namespace::Html, LocalName::HTML);
        self.document_element_of(document).filter(is_html)
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2>
    pub(crate) fn head_element_of(&self, document: NodeId) -> Option<NodeId> {
        let is_head = |node: &NodeId| self.tree.is_element(*node, Namespace::Html, LocalName::HEAD);
        self.tree.children(self.html_element_of(document)?).find(is_head)
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
    pub(crate) fn body_element_of(&self, document: NodeId) -> Option<NodeId> {
        self.tree.children(self.html_element_of(document)?).find(|node| self.is_body(*node))
    }

    fn is_body(&self, node: NodeId) -> bool {
        [LocalName::BODY, LocalName::FRAMESET]
            .iter()
            .any(|name| self.tree.is_element(node, Namespace::Html, *name))
    }

    /// The `title` element of a document, that of its `svg` element if that is the root.
    fn title_element_of(&self, document: NodeId) -> Option<NodeId> {
        match self.svg_element_of(document) {
            Some(svg) => {
                let is_title =
                    |node: &NodeId| self.tree.is_element(*node, Namespace::Svg, LocalName::TITLE);
                self.tree.children(svg).find(is_title)
            }
            None => {
                let is_title =
                    |node: &NodeId| self.tree.is_element(*node, Namespace::Html, LocalName::TITLE);
                self.tree.descendants(document).find(is_title)
            }
        }
    }

    fn svg_element_of(&self, document: NodeId) -> Option<NodeId> {
        let is_svg = |node: &NodeId| self.tree.is_element(*node, Namespace::Svg, LocalName::SVG);
        self.document_element_of(document).filter(is_svg)
    }
}

pub(crate) fn head(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.head_element_of(this))
}

pub(crate) fn body(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.body_element_of(this))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-body>
pub(crate) fn set_body(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<NodeId>,
) -> Result<(), Thrown> {
    let refused = |cx: &mut Cx<'_>, message| {
        Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message))
    };
    let Some(value) = value.filter(|value| cx.host.is_body(*value)) else {
        return refused(cx, "the new value is neither a body nor a frameset element");
    };
    let old = cx.host.body_element_of(this);
    if old == Some(value) {
        return Ok(());
    }
    if let Some(old) = old
        && let Some(parent) = cx.host.tree.parent(old)
    {
        tree_changes::replace(cx, old, value, parent)?;
        return Ok(());
    }
    let Some(root) = cx.host.document_element_of(this) else {
        return refused(cx, "the document has no document element");
    };
    tree_changes::append(cx, value, root)?;
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
pub(crate) fn title(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let title = cx.host.title_element_of(this);
    let text = title.map(|title| cx.host.child_text_content(title)).unwrap_or_default();
    Ok(match text {
        DomString::Utf8(text) => {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            words.join(" ").into()
        }
        DomString::Utf16(units) => {
            let is_space = |unit: &u16| matches!(unit, 9 | 10 | 12 | 13 | 32);
            let words = units.split(is_space).filter(|word| !word.is_empty());
            let words: Vec<&[u16]> = words.collect();
            DomString::from_utf16(&words.join(&32))
        }
    })
}

/// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
pub(crate) fn set_title(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    let title = cx.host.title_element_of(this);
    let element = if let Some(svg) = cx.host.svg_element_of(this) {
        match title {
            Some(title) => title,
            None => {
                let title = new_element(cx, this, Namespace::Svg, "title");
                let first = cx.host.tree.first_child(svg);
                tree_changes::pre_insert(cx, title, svg, first)?
            }
        }
    } else {
        let root = cx.host.document_element_of(this);
        let is_html = root.and_then(|root| cx.host.tree.namespace(root)) == Some(Namespace::Html);
        match (title, cx.host.head_element_of(this)) {
            _ if !is_html => return Ok(()),
            (Some(title), _) => title,
            (None, Some(head)) => {
                let title = new_element(cx, this, Namespace::Html, "title");
                tree_changes::append(cx, title, head)?
            }
            (None, None) => return Ok(()),
        }
    };
    tree_changes::string_replace_all(cx, &value, element);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir>
pub(crate) fn dir(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let value = cx.host.html_element_of(this).and_then(|html| cx.host.tree.attribute(html, "dir"));
    let value = value.unwrap_or_default();
    let known = ["ltr", "rtl", "auto"].into_iter().find(|known| known.eq_ignore_ascii_case(value));
    Ok(known.unwrap_or_default().into())
}

pub(crate) fn set_dir(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    match cx.host.html_element_of(this) {
        Some(html) => crate::reflect::set_string(cx, html, "dir", &value),
        None => Ok(()),
    }
}

pub(crate) fn images(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Html(&[LocalName::IMG]))
}

pub(crate) fn embeds(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Html(&[LocalName::EMBED]))
}

/// The same object as that of `embeds`.
pub(crate) fn plugins(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    let document = crate::wrappers::wrap(cx, this)?;
    cx.get_str(&document, "embeds")
}

pub(crate) fn links(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Links)
}

pub(crate) fn forms(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Html(&[LocalName::FORM]))
}

pub(crate) fn scripts(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Html(&[LocalName::SCRIPT]))
}

pub(crate) fn anchors(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Anchors)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname>
pub(crate) fn get_elements_by_name(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<Value, Thrown> {
    collections::live_node_list(cx, this, Filter::Name(name.into_scalar()))
}

pub(crate) fn referrer(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(cx.host.documents.get(this).map(|state| state.referrer.clone()).unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-defaultview>
pub(crate) fn default_view(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    let realm = cx.host.window_of(this).and_then(|_| cx.host.relevant_realm(this));
    Ok(realm.map(|realm| cx.global_this(&realm)))
}
