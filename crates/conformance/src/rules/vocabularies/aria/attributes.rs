//! The states and properties of WAI-ARIA: where they are allowed, and their values.
//!
//! <https://w3c.github.io/html-aria/#docconformance>, <https://w3c.github.io/html-aria/#docconformance-attr>

use treewright_markup::tag;

use super::tables::{self, AriaAttribute, InHtml, Role};
use crate::codes::aria as codes;
use crate::context::{Attribute, Context, Element};
use crate::rules::values::{is_valid_float, is_valid_integer};
use crate::tables::Names;

/// Checks the attributes of an element, and that those that its role requires are there.
pub(super) fn check<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    row: Option<&'static InHtml>,
    explicit: Option<&'static Role>,
) {
    let attributes = element.may_have(Names::ARIA).then(|| element.attributes());
    for attribute in attributes.into_iter().flatten() {
        let name = attribute.name.local;
        if !attribute.is_plain() || !name.starts_with("aria-") {
            continue;
        }
        let values = [("attribute", name), ("element", element.local)];
        let Some(known) = tables::attribute(name) else {
            cx.report(&codes::UNKNOWN_ARIA_ATTRIBUTE, element.place_of(name), &values);
            continue;
        };
        value(cx, element, attribute, known);
        let is_said = native(cx, element, attribute);
        if !is_said && !is_allowed(element, row, explicit, name, known) {
            cx.report(&codes::ARIA_ATTRIBUTE_NOT_ALLOWED, element.place_of(name), &values);
        }
        if is_naming(name) && is_unnamed(row, explicit, name) {
            cx.report(&codes::NAMING_PROHIBITED, element.place_of(name), &values);
        }
        let role = explicit.or(row.and_then(|row| row.role));
        if is_deprecated_as_global(name)
            && !is_said
            && role.is_some_and(|role| !role.is_transparent() && !role.supports(name))
        {
            let role = role.map_or("", |role| role.name);
            let values = [values[0], values[1], ("role", role)];
            cx.report(&codes::NOT_FOR_THIS_ROLE, element.place_of(name), &values);
        }
        if matches!(name, "aria-grabbed" | "aria-dropeffect") {
            cx.report(&codes::DEPRECATED_ARIA_ATTRIBUTE, element.place_of(name), &values);
        }
    }
    if let Some(role) = explicit {
        required(cx, element, row, role);
    }
}

/// "Use as a global deprecated in ARIA 1.2."
/// <https://www.w3.org/TR/wai-aria-1.2/#global_states>
fn is_deprecated_as_global(name: &str) -> bool {
    matches!(name, "aria-disabled" | "aria-errormessage" | "aria-haspopup" | "aria-invalid")
}

fn is_naming(name: &str) -> bool {
    matches!(name, "aria-label" | "aria-labelledby" | "aria-braillelabel")
}

/// "Authors MUST NOT specify an `aria-label` or `aria-labelledby` attribute, unless the element allows for its
/// implicit role to be overwritten by an explicit WAI-ARIA role which can be named."
fn is_unnamed(row: Option<&'static InHtml>, explicit: Option<&'static Role>, name: &str) -> bool {
    match explicit {
        Some(role) => role.prohibits(if name == "aria-braillelabel" { "aria-label" } else { name }),
        None => row.is_some_and(|row| row.is_unnamed),
    }
}

fn is_allowed(
    element: Element<'_>,
    row: Option<&'static InHtml>,
    explicit: Option<&'static Role>,
    name: &str,
    known: &AriaAttribute,
) -> bool {
    let Some(row) = row else {
        // A custom element can have a role that its script gives to it.
        return element.is_in_html()
            || known.is_global
            || explicit.is_some_and(|role| {
                role.supports(name) || name == "aria-expanded" && may_have_been_expanded(role)
            });
    };
    if row.takes_nothing {
        return false;
    }
    if row.takes_hidden {
        return name == "aria-hidden";
    }
    if element.is(tag::BODY) && name == "aria-hidden" {
        return !element.attr_is("aria-hidden", "true");
    }
    if known.is_global {
        return true;
    }
    let supports = |role: Option<&Role>| role.is_some_and(|role| role.supports(name));
    if explicit.is_some() {
        // WAI-ARIA 1.1 gives it to all of its roles that are sections.
        return (name == "aria-expanded" && explicit.is_some_and(may_have_been_expanded))
            || supports(explicit)
            || supports(row.role);
    }
    match element.name {
        tag::INPUT if element.attr_is("type", "color") => supports(row.role),
        tag::INPUT if element.attr_is("type", "file") => name == "aria-required",
        // Those without a role of their own that take the attributes of a text box, or of a definition.
        tag::INPUT if row.role.is_none() => {
            supports(tables::role("textbox")) || name == "aria-required"
        }
        tag::DD => supports(tables::role("definition")),
        // A summary of its parent: <https://w3c.github.io/html-aria/#el-summary>
        tag::SUMMARY => matches!(name, "aria-disabled" | "aria-haspopup"),
        tag::VIDEO | tag::AUDIO => supports(tables::role("application")),
        // A heading cell is one of three roles.
        tag::TH => supports(tables::role("columnheader")) || supports(tables::role("rowheader")),
        tag::TD => supports(tables::role("gridcell")),
        _ => supports(row.role),
    }
}

/// Returns true for the roles that WAI-ARIA 1.1 allowed `aria-expanded` for, as parts of pages that open and close: not
/// for those that are new in 1.2, those of books and graphics, and controls.
fn may_have_been_expanded(role: &Role) -> bool {
    const NEVER: [&str; 27] = [
        "blockquote",
        "caption",
        "code",
        "comment",
        "deletion",
        "emphasis",
        "generic",
        "insertion",
        "listbox",
        "mark",
        "meter",
        "none",
        "paragraph",
        "presentation",
        "progressbar",
        "radio",
        "scrollbar",
        "searchbox",
        "slider",
        "spinbutton",
        "strong",
        "subscript",
        "suggestion",
        "superscript",
        "table",
        "textbox",
        "time",
    ];
    !NEVER.contains(&role.name)
        && !role.name.starts_with("doc-")
        && !role.name.starts_with("graphics-")
}

/// Attributes that say what an attribute of HTML says. Returns true if there was something to report.
fn native<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) -> bool {
    let name = attribute.name.local;
    let is_false = attribute.value.eq_ignore_ascii_case("false");
    let is_true = attribute.value.eq_ignore_ascii_case("true");
    let kind = |kind: &str| element.is(tag::INPUT) && element.attr_is("type", kind);
    let takes_range = kind("number") || kind("range");
    let (is_error, by) = match name {
        "aria-checked" if kind("checkbox") || kind("radio") => (true, "checked"),
        "aria-placeholder" if element.has("placeholder") => (true, "placeholder"),
        "aria-valuemax" if element.has("max") => (true, "max"),
        "aria-valuemin" if element.has("min") => (true, "min"),
        "aria-valuemax" if takes_range || element.is(tag::METER) || element.is(tag::PROGRESS) => {
            (false, "max")
        }
        "aria-valuemin" if takes_range || element.is(tag::METER) => (false, "min"),
        "aria-disabled" if element.has("disabled") && (is_true || is_false) => {
            (is_false, "disabled")
        }
        "aria-disabled" if is_true && element.is(tag::A) && element.has("href") => (false, "href"),
        // It would stay hidden when it is found.
        "aria-hidden" if element.has("hidden") && is_true => {
            (element.attr_is("hidden", "until-found"), "hidden")
        }
        // The button has the state of the popover.
        "aria-expanded" if element.has("popovertarget") => (true, "popovertarget"),
        "aria-readonly" if element.has("readonly") && (is_true || is_false) => {
            (is_false, "readonly")
        }
        "aria-readonly"
            if is_true
                && element.attr("contenteditable").is_some_and(|value| {
                    value.is_empty() || value.eq_ignore_ascii_case("true")
                }) =>
        {
            (true, "contenteditable")
        }
        "aria-required" if element.has("required") && (is_true || is_false) => {
            (is_false, "required")
        }
        "aria-colspan" if element.has("colspan") => {
            (element.attr("colspan") != Some(attribute.value), "colspan")
        }
        "aria-rowspan" if element.has("rowspan") => {
            (element.attr("rowspan") != Some(attribute.value), "rowspan")
        }
        // It has a list box by itself.
        "aria-haspopup" if element.is(tag::INPUT) && element.has("list") => (false, "list"),
        "aria-selected" if element.is(tag::OPTION) => (false, "selected"),
        "aria-multiselectable" if element.is(tag::SELECT) => (false, "multiple"),
        _ => return false,
    };
    let code = if is_error { &codes::ARIA_AGAINST_HTML } else { &codes::ARIA_BESIDE_HTML };
    let values = [("attribute", name), ("element", element.local), ("by", by)];
    cx.report(code, element.place_of(name), &values);
    true
}

/// The attributes that a role requires, unless the element has the state by itself: its own role is the same, or it is
/// a checkbox or a radio button of HTML.
fn required<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    row: Option<&'static InHtml>,
    role: &'static Role,
) {
    let has_state = row.and_then(|row| row.role).is_some_and(|own| {
        own.name == role.name || element.is(tag::INPUT) && matches!(own.name, "checkbox" | "radio")
    });
    if has_state {
        return;
    }
    for name in role.required() {
        if !element.has(name) {
            let values = [("role", role.name), ("attribute", name)];
            cx.report(&codes::MISSING_ARIA_ATTRIBUTE, element.place(), &values);
        }
    }
}

/// The least value of an attribute whose value is an integer, if WAI-ARIA tells one.
/// <https://www.w3.org/TR/wai-aria-1.2/#state_prop_def>
fn least_integer(name: &str) -> Option<i64> {
    match name {
        "aria-level" | "aria-posinset" | "aria-colindex" | "aria-rowindex" | "aria-colspan" => {
            Some(1)
        }
        "aria-rowspan" => Some(0),
        // It is -1 where the total number is unknown.
        "aria-setsize" | "aria-colcount" | "aria-rowcount" => Some(-1),
        _ => None,
    }
}

/// The value by its type.
fn value<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
    known: &AriaAttribute,
) {
    let value = attribute.value;
    let kind = known.value.trim_end_matches('?');
    let may_be_undefined = known.value.ends_with('?') && value == "undefined";
    let least = least_integer(attribute.name.local);
    let is_keyword = |word: &str| known.keywords().any(|keyword| keyword == word);
    let is_right = match kind {
        "boolean" => matches!(value, "true" | "false"),
        "tristate" => matches!(value, "true" | "false" | "mixed" | "undefined"),
        // Numbers are written as those of HTML.
        "integer" => {
            is_valid_integer(value)
                && least.is_none_or(|least| {
                    // One that is too large for the type is not too small.
                    value.parse::<i64>().map_or(!value.starts_with('-'), |given| given >= least)
                })
        }
        "number" => is_valid_float(value),
        "id" => !value.is_empty() && !value.bytes().any(|byte| byte.is_ascii_whitespace()),
        "idlist" => !value.trim_ascii().is_empty(),
        "token" => is_keyword(value),
        "tokenlist" => {
            let mut given = value.split_ascii_whitespace().peekable();
            given.peek().is_some() && given.all(is_keyword)
        }
        _ => return,
    };
    if is_right || may_be_undefined {
        return;
    }
    let keywords = || known.keywords().collect::<Vec<_>>().join(", ");
    let expected = match kind {
        "boolean" => "`true` or `false`",
        "tristate" => "`true`, `false` or `mixed`",
        "integer" => match least {
            Some(1) => "an integer of at least 1",
            Some(0) => "an integer of at least 0",
            Some(_) => "an integer of at least -1",
            None => "an integer",
        },
        "number" => "a number",
        "id" => "an ID",
        "idlist" => "one ID or more",
        _ => &keywords(),
    };
    let name = attribute.name.local;
    let values = [("value", value), ("attribute", name), ("expected", expected)];
    cx.report(&codes::BAD_ARIA_VALUE, element.place_of_value(name), &values);
}
