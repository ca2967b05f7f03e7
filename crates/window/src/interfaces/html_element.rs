//! <https://html.spec.whatwg.org/multipage/dom.html#htmlelement>

use treewright_dom::{FullName, LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};
use treewright_read::InnerTextOptions;

use crate::Cx;
use crate::animations;
use crate::custom_elements;
use crate::events::activation;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::ShowPopoverOptions;
use crate::generated::unions::BooleanOrUnrestrictedOrDomString;
use crate::generated::unions::TogglePopoverOptionsOrBoolean;
use crate::html::{self, rendered_text};
use crate::interactive::popovers::{self, Hiding};
use crate::strings::DomString;
use crate::tree_changes;
use crate::trees::html_name;

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-click>
pub(crate) fn click(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    activation::click(cx, this);
    Ok(())
}

fn set(cx: &mut Cx<'_>, element: NodeId, local: &str, value: &str) {
    tree_changes::set_an_attribute(cx, element, FullName::plain(local), &value.into());
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-translate>
pub(crate) fn translate(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let state = html::nearest(cx.host, this, "translate", |value| match value {
        _ if value.is_empty() || value.eq_ignore_ascii_case("yes") => Some(true),
        _ if value.eq_ignore_ascii_case("no") => Some(false),
        _ => None,
    });
    Ok(state.unwrap_or(true))
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-translate>
pub(crate) fn set_translate(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    set(cx, this, "translate", if value { "yes" } else { "no" });
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden>
pub(crate) fn hidden(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Option<BooleanOrUnrestrictedOrDomString>, Thrown> {
    let value = cx.host.tree.attribute(this, "hidden");
    Ok(Some(match value {
        Some(value) if value.eq_ignore_ascii_case("until-found") => {
            BooleanOrUnrestrictedOrDomString::DomString("until-found".into())
        }
        value => BooleanOrUnrestrictedOrDomString::Boolean(value.is_some()),
    }))
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden>
pub(crate) fn set_hidden(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: Option<BooleanOrUnrestrictedOrDomString>,
) -> Result<(), Thrown> {
    use BooleanOrUnrestrictedOrDomString as Given;
    let is_hidden = match &value {
        Some(Given::DomString(text)) => {
            if text.as_str().is_some_and(|text| text.eq_ignore_ascii_case("until-found")) {
                set(cx, this, "hidden", "until-found");
                return Ok(());
            }
            !text.is_empty()
        }
        Some(Given::Boolean(value)) => *value,
        Some(Given::Unrestricted(number)) => *number != 0.0 && !number.is_nan(),
        None => false,
    };
    if is_hidden {
        set(cx, this, "hidden", "");
    } else {
        tree_changes::remove_an_attribute(cx, this, "hidden");
    }
    Ok(())
}

/// No keys are assigned, because no user presses any.
///
/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-accesskeylabel>
pub(crate) fn access_key_label(_cx: &mut Cx<'_>, _this: NodeId) -> Result<DomString, Thrown> {
    Ok("".into())
}

/// <https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable>
pub(crate) fn draggable(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let tree = &cx.host.tree;
    Ok(match tree.attribute(this, "draggable") {
        Some(value) if value.eq_ignore_ascii_case("true") => true,
        Some(value) if value.eq_ignore_ascii_case("false") => false,
        _ => match html_name(cx.host, this) {
            Some(LocalName::IMG) => true,
            Some(LocalName::A) => tree.attribute(this, "href").is_some(),
            _ => false,
        },
    })
}

/// <https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable>
pub(crate) fn set_draggable(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    set(cx, this, "draggable", if value { "true" } else { "false" });
    Ok(())
}

/// All elements are true-by-default.
/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-spellcheck>
pub(crate) fn spellcheck(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let state = html::nearest(cx.host, this, "spellcheck", |value| match value {
        _ if value.is_empty() || value.eq_ignore_ascii_case("true") => Some(true),
        _ if value.eq_ignore_ascii_case("false") => Some(false),
        _ => None,
    });
    Ok(state.unwrap_or(true))
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-spellcheck>
pub(crate) fn set_spellcheck(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    set(cx, this, "spellcheck", if value { "true" } else { "false" });
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-writingsuggestions>
pub(crate) fn writing_suggestions(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let state = html::nearest(cx.host, this, "writingsuggestions", |value| {
        Some(!value.eq_ignore_ascii_case("false"))
    });
    Ok(if state.unwrap_or(true) { "true" } else { "false" }.into())
}

/// The form that an element inherits `autocapitalize` and `autocorrect` from.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-autocapitalize>
fn inherits_from(cx: &Cx<'_>, element: NodeId) -> Option<NodeId> {
    let inherits = matches!(
        html_name(cx.host, element),
        Some(
            LocalName::BUTTON
                | LocalName::FIELDSET
                | LocalName::INPUT
                | LocalName::OUTPUT
                | LocalName::SELECT
                | LocalName::TEXTAREA
        )
    );
    if inherits { cx.host.form_owner(element) } else { None }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#own-autocapitalization-hint>
pub(crate) fn autocapitalize(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    let own = |element| {
        let value = cx.host.tree.attribute(element, "autocapitalize")?;
        let value = value.to_ascii_lowercase();
        Some(match value.as_str() {
            "off" | "none" => "none",
            "words" => "words",
            "characters" => "characters",
            _ if value.is_empty() => "",
            _ => "sentences",
        })
    };
    let hint = own(this).filter(|hint| !hint.is_empty());
    let hint = hint.or_else(|| inherits_from(cx, this).and_then(own));
    Ok(hint.unwrap_or_default().into())
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#used-autocorrection-state>
pub(crate) fn autocorrect(cx: &mut Cx<'_>, this: NodeId) -> Result<bool, Thrown> {
    let tree = &cx.host.tree;
    if html_name(cx.host, this) == Some(LocalName::INPUT) {
        let kind = tree.attribute(this, "type").unwrap_or_default();
        if ["url", "email", "password"].iter().any(|one| one.eq_ignore_ascii_case(kind)) {
            return Ok(false);
        }
    }
    let own = tree.attribute(this, "autocorrect");
    let value = own.or_else(|| tree.attribute(inherits_from(cx, this)?, "autocorrect"));
    Ok(!value.is_some_and(|value| value.eq_ignore_ascii_case("off")))
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-autocorrect>
pub(crate) fn set_autocorrect(cx: &mut Cx<'_>, this: NodeId, value: bool) -> Result<(), Thrown> {
    set(cx, this, "autocorrect", if value { "on" } else { "off" });
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#get-the-text-steps>
pub(crate) fn inner_text(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    if !cx.host.is_connected(this) {
        return Ok(cx.host.descendant_text_content(this));
    }
    let scripting = cx.host.is_scripting_enabled(cx.host.node_document(this));
    let options = InnerTextOptions::new().scripting(scripting);
    let text = crate::style::inner_text(cx.host, this, options);
    crate::style::throw_if_stopped(cx)?;
    Ok(text.into())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#set-the-inner-text-steps>
pub(crate) fn set_inner_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    let document = cx.host.node_document(this);
    let fragment = rendered_text::fragment(cx, document, &value)?;
    tree_changes::replace_all(cx, Some(fragment), this);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-outertext>
pub(crate) fn outer_text(cx: &mut Cx<'_>, this: NodeId) -> Result<DomString, Thrown> {
    inner_text(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-outertext>
pub(crate) fn set_outer_text(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: DomString,
) -> Result<(), Thrown> {
    let Some(parent) = cx.host.tree.parent(this) else {
        let message = "The element has no parent.";
        return Err(dom_exception(cx, DomExceptionName::NoModificationAllowedError, message));
    };
    let next = cx.host.tree.next_sibling(this);
    let previous = cx.host.tree.previous_sibling(this);
    let document = cx.host.node_document(this);
    let fragment = rendered_text::fragment(cx, document, &value)?;
    if cx.host.tree.first_child(fragment).is_none() {
        let empty = cx.host.create_a_text(document, &"".into());
        tree_changes::append(cx, empty, fragment)?;
    }
    tree_changes::replace(cx, this, fragment, parent)?;
    if let Some(text) = next.and_then(|next| cx.host.tree.previous_sibling(next)) {
        rendered_text::merge_with_the_next_text_node(cx, text);
    }
    if let Some(previous) = previous {
        rendered_text::merge_with_the_next_text_node(cx, previous);
    }
    Ok(())
}

/// Elements have no boxes without layout.
///
/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlelement-offsetparent>
pub(crate) fn offset_parent(cx: &mut Cx<'_>, this: NodeId) -> Result<Option<NodeId>, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(None)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlelement-scrollparent>
pub(crate) fn scroll_parent(_cx: &mut Cx<'_>, _this: NodeId) -> Result<Option<NodeId>, Thrown> {
    Ok(None)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlelement-offsettop>
pub(crate) fn offset_top(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(0)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlelement-offsetleft>
pub(crate) fn offset_left(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(0)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlelement-offsetwidth>
pub(crate) fn offset_width(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(0)
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-htmlelement-offsetheight>
pub(crate) fn offset_height(cx: &mut Cx<'_>, this: NodeId) -> Result<i32, Thrown> {
    animations::css::observe_at(cx, this);
    Ok(0)
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals>
pub(crate) fn attach_internals(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    custom_elements::internals::attach(cx, this)
}

/// <https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover>
pub(crate) fn show_popover(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: ShowPopoverOptions,
) -> Result<(), Thrown> {
    popovers::show_popover(cx, this, options.source)
}

/// <https://html.spec.whatwg.org/multipage/popover.html#dom-hidepopover>
pub(crate) fn hide_popover(cx: &mut Cx<'_>, this: NodeId) -> Result<(), Thrown> {
    popovers::hide_popover(cx, this, Hiding::by(None))
}

/// <https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover>
pub(crate) fn toggle_popover(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: TogglePopoverOptionsOrBoolean,
) -> Result<bool, Thrown> {
    let (force, source) = match options {
        TogglePopoverOptionsOrBoolean::Boolean(force) => (Some(force), None),
        TogglePopoverOptionsOrBoolean::TogglePopoverOptions(options) => {
            (options.force, options.base.source)
        }
    };
    let is_showing = popovers::is_showing(cx.host, this);
    if is_showing && force != Some(true) {
        popovers::hide_popover(cx, this, Hiding::by(None))?;
    } else if force != Some(false) {
        // For a popover that is already showing, this only checks the validity.
        popovers::show_popover(cx, this, source)?;
    } else {
        popovers::check_popover_validity(cx, this, is_showing, None)?;
    }
    Ok(popovers::is_showing(cx.host, this))
}
