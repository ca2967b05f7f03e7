//! `HTMLOptionElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmloptionelement>

use treewright_dom::{ElementState, FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::forms::options;
use crate::html::{create_an_html_element, document_of_the_current_realm};
use crate::strings::DomString;
use crate::tree_changes;
use crate::wrappers;

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-form>
pub(crate) fn form(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    let select = options::select_of(cx.host, this);
    Ok(select.and_then(|select| cx.host.form_owner(select)))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-label>
pub(crate) fn label(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let label = cx.host.attribute(this, "label");
    Ok(label.unwrap_or_else(|| options::text(cx.host, this)))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected>
pub(crate) fn selected(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    Ok(options::is_selected(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected>
pub(crate) fn set_selected(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    options::set_selected(cx.host, this, value);
    options::update_selectedcontent_for(cx, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-value>
pub(crate) fn value(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(options::value(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text>
pub(crate) fn text(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    Ok(options::text(cx.host, this))
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text>
pub(crate) fn set_text(cx: &mut Cx<'_>, this: NodeId, value: DomString) -> Result<(), Thrown> {
    tree_changes::string_replace_all(cx, &value, this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-index>
pub(crate) fn index(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    let Some(select) = options::select_of(cx.host, this) else { return Ok(0) };
    let place = options::place(cx.host, select, this);
    Ok(place.and_then(|place| i32::try_from(place).ok()).unwrap_or_default())
}

/// `new Option()`
/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-option>
pub(crate) fn legacy_factory_option(
    cx: &mut Cx<'_>,
    prototype: &Value,
    text: DomString,
    value: Option<DomString>,
    default_selected: bool,
    selected: bool,
) -> Result<Value, Thrown> {
    let document = document_of_the_current_realm(cx)?;
    let option = create_an_html_element(cx, document, "option")?;
    if !text.is_empty() {
        let text = cx.host.create_a_text(document, &text);
        tree_changes::append(cx, text, option)?;
    }
    if let Some(value) = value {
        tree_changes::set_an_attribute(cx, option, FullName::plain("value"), &value);
    }
    if default_selected {
        tree_changes::set_an_attribute(cx, option, FullName::plain("selected"), &"".into());
    }
    cx.host.set_form_state(option, ElementState::Checked, Some(selected));
    wrappers::wrap_with_prototype(cx, option, prototype)
}
