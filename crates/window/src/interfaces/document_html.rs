//! `Document`, the part in the HTML Standard.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#the-document-object>

use treewright_dom::{FullName, LocalName, Namespace, NodeId, NodeKind};
use treewright_microsyntaxes::white_space::strip_and_collapse_ascii_white_space;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter};
use crate::documents::Readiness;
use crate::element_creation::{ElementOptions, create_an_element};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::enums::{DocumentReadyState, DocumentVisibilityState};
use crate::generated::unions::HTMLOrSVGScriptElement;
use crate::objects::slots;
use crate::strings::DomString;
use crate::tree_changes;
use crate::world::World;
use crate::wrappers;

impl World {
    /// <https://html.spec.whatwg.org/multipage/dom.html#the-html-element-2>
    pub(crate) fn the_html_element(&self, document: NodeId) -> Option<NodeId> {
        let root = self.document_element(document)?;
        self.tree.is_element(root, Namespace::Html, LocalName::HTML).then_some(root)
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2>
    pub(crate) fn the_head_element(&self, document: NodeId) -> Option<NodeId> {
        let html = self.the_html_element(document)?;
        self.tree
            .children(html)
            .find(|child| self.tree.is_element(*child, Namespace::Html, LocalName::HEAD))
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2>
    pub(crate) fn the_body_element(&self, document: NodeId) -> Option<NodeId> {
        let html = self.the_html_element(document)?;
        self.tree.children(html).find(|child| self.is_body_or_frameset(*child))
    }

    fn is_body_or_frameset(&self, node: NodeId) -> bool {
        self.tree.is_element(node, Namespace::Html, LocalName::BODY)
            || self.tree.is_element(node, Namespace::Html, LocalName::FRAMESET)
    }

    /// <https://html.spec.whatwg.org/multipage/dom.html#the-title-element-2>
    fn the_title_element(&self, document: NodeId) -> Option<NodeId> {
        self.tree
            .descendants(document)
            .find(|node| self.tree.is_element(*node, Namespace::Html, LocalName::TITLE))
    }

    /// The `title` child of the root element of an SVG document.
    fn svg_title(&self, root: NodeId) -> Option<NodeId> {
        self.tree.children(root).find(|child| {
            self.tree.namespace(*child) == Some(Namespace::Svg)
                && self.tree.local_name(*child) == Some("title")
        })
    }

    fn has_svg_root(&self, document: NodeId) -> Option<NodeId> {
        let root = self.document_element(document)?;
        let is_svg = self.tree.namespace(root) == Some(Namespace::Svg)
            && self.tree.local_name(root) == Some("svg");
        is_svg.then_some(root)
    }
}

/// <https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace>
fn strip_and_collapse(text: &DomString) -> DomString {
    match text.as_str() {
        Some(text) => strip_and_collapse_ascii_white_space(text).into(),
        None => {
            let is_space = |unit: &u16| matches!(*unit, 0x09 | 0x0A | 0x0C | 0x0D | 0x20);
            let units = text.to_utf16();
            let words: Vec<&[u16]> =
                units.split(is_space).filter(|word| !word.is_empty()).collect();
            DomString::from_utf16(&words.join(&0x20))
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
pub(crate) fn title(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let element = match cx.host.has_svg_root(this) {
        Some(root) => cx.host.svg_title(root),
        None => cx.host.the_title_element(this),
    };
    let text = element.map_or_else(|| "".into(), |element| cx.host.child_text_content(element));
    Ok(strip_and_collapse(&text))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#document.title>
pub(crate) fn set_title(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    let options = ElementOptions::default();
    let element = if let Some(root) = cx.host.has_svg_root(this) {
        match cx.host.svg_title(root) {
            Some(element) => element,
            None => {
                let namespace = Some(Namespace::Svg.url());
                let name = FullName { namespace, prefix: None, local: "title" };
                let element = create_an_element(cx, this, name, &options, false)?;
                let first = cx.host.tree.first_child(root);
                tree_changes::pre_insert(cx, element, root, first)?
            }
        }
    } else {
        let root = cx.host.document_element(this);
        let is_html =
            root.is_some_and(|root| cx.host.tree.namespace(root) == Some(Namespace::Html));
        if !is_html {
            return Ok(());
        }
        match (cx.host.the_title_element(this), cx.host.the_head_element(this)) {
            (Some(element), _) => element,
            (None, None) => return Ok(()),
            (None, Some(head)) => {
                let namespace = Some(Namespace::Html.url());
                let name = FullName { namespace, prefix: None, local: "title" };
                let element = create_an_element(cx, this, name, &options, false)?;
                tree_changes::append(cx, element, head)?
            }
        }
    };
    tree_changes::string_replace_all(cx, &value, element);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-head>
pub(crate) fn head(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.the_head_element(this))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-body>
pub(crate) fn body(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(cx.host.the_body_element(this))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-body>
pub(crate) fn set_body(cx: &mut Cx<'_>, this: NodeId, value: Option<NodeId>) -> Result<(), Thrown> {
    let Some(value) = value.filter(|value| cx.host.is_body_or_frameset(*value)) else {
        let message = "The new body element must be a 'BODY' or 'FRAMESET' element.";
        return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
    };
    match (cx.host.the_body_element(this), cx.host.document_element(this)) {
        (Some(old), _) if old == value => {}
        (Some(old), _) => {
            if let Some(parent) = cx.host.tree.parent(old) {
                tree_changes::replace(cx, old, value, parent)?;
            }
        }
        (None, None) => {
            let message = "No document element exists.";
            return Err(dom_exception(cx, DomExceptionName::HierarchyRequestError, message));
        }
        (None, Some(root)) => {
            tree_changes::append(cx, value, root)?;
        }
    }
    Ok(())
}

/// A collection that an attribute returns: always the same object.
fn kept(cx: &mut Cx<'_>, this: NodeId, number: u64, filter: Filter) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, this)?;
    if let Some(kept) = cx.slot(&owner, slots::COLLECTIONS + number) {
        return Ok(kept);
    }
    let collection = collections::html_collection(cx, this, filter)?;
    cx.set_slot(&owner, slots::COLLECTIONS + number, &collection);
    Ok(collection)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-images>
pub(crate) fn images(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 0, Filter::Html(&[LocalName::IMG]))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds>
pub(crate) fn embeds(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 1, Filter::Html(&[LocalName::EMBED]))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins>
pub(crate) fn plugins(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    embeds(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-links>
pub(crate) fn links(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 2, Filter::Links)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms>
pub(crate) fn forms(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 3, Filter::Html(&[LocalName::FORM]))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts>
pub(crate) fn scripts(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 4, Filter::Html(&[LocalName::SCRIPT]))
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-all>
pub(crate) fn all(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    super::html_all_collection::new(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors>
pub(crate) fn anchors(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 5, Filter::Anchors)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-applets>
pub(crate) fn applets(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    kept(cx, this, 6, Filter::Html(&[]))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname>
pub(crate) fn get_elements_by_name(
    cx: &mut Cx<'_>,
    this: NodeId,
    element_name: DomString,
) -> Result<Value, Thrown> {
    collections::live_node_list(cx, this, Filter::Name(element_name.into_scalar()))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript>
pub(crate) fn current_script(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<HTMLOrSVGScriptElement>, Thrown> {
    let script = cx.host.documents.get(this).and_then(|state| state.current_script);
    Ok(script.map(|script| match cx.host.tree.namespace(script) {
        Some(Namespace::Svg) => HTMLOrSVGScriptElement::SVGScriptElement(script),
        _ => HTMLOrSVGScriptElement::HTMLScriptElement(script),
    }))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer>
pub(crate) fn referrer(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(cx.host.documents.get(this).map(|state| state.referrer.clone()).unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-readystate>
pub(crate) fn ready_state(cx: &mut Cx<'_>, this: NodeId) -> Result<DocumentReadyState, Thrown> {
    let readiness = cx.host.documents.get(this).map(|state| state.readiness);
    Ok(match readiness {
        Some(Readiness::Loading) => DocumentReadyState::Loading,
        Some(Readiness::Interactive) => DocumentReadyState::Interactive,
        _ => DocumentReadyState::Complete,
    })
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified>
pub(crate) fn last_modified(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let header = cx.host.documents.get(this).and_then(|state| state.last_modified.clone());
    let date = header
        .as_deref()
        .and_then(crate::dates::parse_an_http_date)
        .unwrap_or_else(|| crate::dates::now(&cx.host.event_loop.clock));
    Ok(date.as_last_modified().into())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location>
pub(crate) fn location(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    if !cx.host.is_fully_active(this) {
        return Ok(None);
    }
    let realm = cx.host.window_of(this);
    match realm.and_then(|realm| crate::global_objects::window_of_realm(cx, realm)) {
        Some(window) => crate::interfaces::location::of_window(cx, &window).map(Some),
        None => Ok(None),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-defaultview>
pub(crate) fn default_view(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<Value>, Thrown> {
    match cx.host.node_navigable(this) {
        Some(navigable) => Ok(crate::windows::proxy_of(cx, navigable)),
        None => Ok(None),
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus>
pub(crate) fn has_focus(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(cx.host.has_focus(this))
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hidden>
pub(crate) fn hidden(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(matches!(visibility_state(cx, this)?, DocumentVisibilityState::Hidden))
}

/// A document starts hidden, and becomes visible when it is made for a navigable: all traversables
/// are visible.
/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-document-visibilitystate>
pub(crate) fn visibility_state(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<DocumentVisibilityState, Thrown> {
    let state = cx.host.documents.get(this);
    Ok(if state.is_some_and(|state| state.navigable.is_some() && !state.was_hidden) {
        DocumentVisibilityState::Visible
    } else {
        DocumentVisibilityState::Hidden
    })
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#designMode>
pub(crate) fn design_mode(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let is_on = cx.host.documents.get(this).is_some_and(|state| state.design_mode);
    Ok(if is_on { "on" } else { "off" }.into())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#designMode>
pub(crate) fn set_design_mode(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    let value = value.into_scalar().to_ascii_lowercase();
    if let Some(state) = cx.host.documents.get_mut(this) {
        match value.as_str() {
            "on" => state.design_mode = true,
            "off" => state.design_mode = false,
            _ => {}
        }
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-document-domain>
pub(crate) fn domain(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    let state = cx.host.documents.get(this);
    Ok(state.and_then(|state| state.origin.effective_domain()).unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/browsers.html#dom-document-domain>
pub(crate) fn set_domain(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    let refused = |cx: &mut Cx<'_>, message: &str| {
        Err(dom_exception(cx, DomExceptionName::SecurityError, message))
    };
    let Some(state) = cx.host.documents.get(this).filter(|state| state.navigable.is_some()) else {
        return refused(cx, "Assignment is forbidden for documents without a browsing context.");
    };
    if state.sandboxing.has(crate::sandboxing::Sandboxing::DOCUMENT_DOMAIN) {
        return refused(cx, "Assignment is forbidden for sandboxed documents.");
    }
    let Some(effective) = state.origin.effective_domain() else {
        return refused(cx, "Assignment is forbidden for sandboxed documents.");
    };
    let Ok(host) = url::Host::parse(&value) else {
        return refused(cx, "The value is not a domain.");
    };
    let host = host.to_string();
    let is_suffix = host == effective
        || effective.strip_suffix(host.as_str()).is_some_and(|rest| {
            rest.ends_with('.')
                && effective.parse::<std::net::Ipv4Addr>().is_err()
                && host.contains('.')
        });
    if value.is_empty() || !is_suffix {
        let message = format!("'{value}' is not a suffix of '{effective}'.");
        return refused(cx, &message);
    }
    if let Some(state) = cx.host.documents.get(this)
        && !state.is_origin_keyed
        && let crate::origin::Origin::Tuple { domain, .. } = &state.origin
    {
        domain.set(host);
    }
    Ok(())
}

/// An attribute of the body element, for the presentational attributes of documents.
fn of_body(cx: &mut Cx<'_>, this: NodeId, local: &str) -> Result<DomString, Thrown> {
    let body = cx.host.the_body_element(this);
    let body = body.filter(|body| cx.host.tree.is_element(*body, Namespace::Html, LocalName::BODY));
    Ok(body.and_then(|body| cx.host.attribute(body, local)).unwrap_or_else(|| "".into()))
}

fn set_of_body(
    cx: &mut Cx<'_>,
    this: NodeId,
    local: &str,
    value: &DomString,
) -> Result<(), Thrown> {
    let body = cx.host.the_body_element(this);
    let body = body.filter(|body| cx.host.tree.is_element(*body, Namespace::Html, LocalName::BODY));
    if let Some(body) = body {
        tree_changes::set_an_attribute(cx, body, FullName::plain(local), value);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor>
pub(crate) fn fg_color(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    of_body(cx, this, "text")
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor>
pub(crate) fn set_fg_color(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    set_of_body(cx, this, "text", &value)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor>
pub(crate) fn link_color(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    of_body(cx, this, "link")
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor>
pub(crate) fn set_link_color(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    set_of_body(cx, this, "link", &value)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor>
pub(crate) fn vlink_color(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    of_body(cx, this, "vlink")
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor>
pub(crate) fn set_vlink_color(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    set_of_body(cx, this, "vlink", &value)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor>
pub(crate) fn alink_color(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    of_body(cx, this, "alink")
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor>
pub(crate) fn set_alink_color(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    set_of_body(cx, this, "alink", &value)
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor>
pub(crate) fn bg_color(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    of_body(cx, this, "bgcolor")
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor>
pub(crate) fn set_bg_color(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    set_of_body(cx, this, "bgcolor", &value)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir>
pub(crate) fn dir(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let html = cx.host.the_html_element(this);
    let value = html.and_then(|html| cx.host.tree.attribute(html, "dir")).unwrap_or_default();
    let value = value.to_ascii_lowercase();
    Ok(if matches!(value.as_str(), "ltr" | "rtl" | "auto") { value } else { String::new() }.into())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir>
pub(crate) fn set_dir(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    if let Some(html) = cx.host.the_html_element(this) {
        tree_changes::set_an_attribute(cx, html, FullName::plain("dir"), &value);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-clear>
pub(crate) fn clear(_cx: &mut Cx<'_>, _this: NodeId) -> Result<(), Thrown> {
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-captureevents>
pub(crate) fn capture_events(_cx: &mut Cx<'_>, _this: NodeId) -> Result<(), Thrown> {
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-releaseevents>
pub(crate) fn release_events(_cx: &mut Cx<'_>, _this: NodeId) -> Result<(), Thrown> {
    Ok(())
}

/// <https://drafts.csswg.org/cssom-view/#dom-document-scrollingelement>
pub(crate) fn scrolling_element(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let is_quirks = cx.host.tree.mode_of(this) == Some(treewright_dom::DocumentMode::Quirks);
    if is_quirks {
        let body = cx.host.the_body_element(this);
        return Ok(
            body.filter(|body| cx.host.tree.is_element(*body, Namespace::Html, LocalName::BODY))
        );
    }
    let root = cx.host.document_element(this);
    Ok(root.filter(|root| cx.host.tree.kind(*root) == Some(NodeKind::Element)))
}
