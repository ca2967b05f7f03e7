//! The states and properties of WAI-ARIA: where they are allowed, and their values.
//!
//! <https://w3c.github.io/html-aria/#docconformance>, <https://w3c.github.io/html-aria/#docconformance-attr>

use treewright_markup::tag;
use treewright_microsyntaxes::numbers::{valid_floating_point_number, valid_integer};
use treewright_semantics::content_editable::ContentEditable;

use super::descendants::HEADINGS;
use super::tables::{self, AriaAttribute, InHtml, Role};
use crate::codes::aria as codes;
use crate::context::{Attribute, Context, DEEP, Element};
use crate::tables::{Names, attributes_that_do_not_apply};

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
        let values = [("attribute", name), ("element", element.name())];
        let Some(known) = tables::attribute(name) else {
            cx.report(&codes::UNKNOWN_ARIA_ATTRIBUTE, element.place_of(name), &values);
            continue;
        };
        value(cx, element, attribute, known);
        let takes_nothing = row.is_some_and(|row| row.takes_nothing);
        let is_said = !takes_nothing && native(cx, element, attribute);
        let role = explicit.or(row.and_then(|row| row.role));
        let is_prohibited = || {
            is_description_of_role(name) && role.is_some_and(|role| role.prohibits(name))
                || !is_allowed(element, row, explicit, name, known)
        };
        if !is_said && is_prohibited() {
            cx.report(&codes::ARIA_ATTRIBUTE_NOT_ALLOWED, element.place_of(name), &values);
        }
        if is_naming(name) && is_unnamed(row, explicit, name) {
            cx.report(&codes::NAMING_PROHIBITED, element.place_of(name), &values);
        }
        let is_out_of_use = is_deprecated_as_global(name)
            && role.is_some_and(|role| !role.is_transparent() && !role.supports(name))
            // <https://github.com/w3c/aria/pull/1484>
            || name == "aria-level" && explicit.is_some_and(|role| role.name == "listitem");
        if is_out_of_use && !is_said {
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

/// <https://w3c.github.io/aria/#aria-roledescription>
fn is_description_of_role(name: &str) -> bool {
    matches!(name, "aria-roledescription" | "aria-brailleroledescription")
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
    if element.is_html_element(tag::BODY) && name == "aria-hidden" {
        return !element.attr_is("aria-hidden", "true");
    }
    if known.is_global || is_of_an_attribute(element, name) {
        return true;
    }
    let supports = |role: Option<&Role>| role.is_some_and(|role| role.supports(name));
    if explicit.is_some() {
        // WAI-ARIA 1.1 gives it to all of its roles that are sections.
        return (name == "aria-expanded" && explicit.is_some_and(may_have_been_expanded))
            || supports(explicit);
    }
    match element.tag {
        tag::INPUT if element.attr_is("type", "color") => supports(row.role),
        // Those without a role of their own that take the attributes of a text box, or of a definition.
        tag::INPUT if row.role.is_none() && !element.attr_is("type", "file") => {
            supports(tables::role("textbox"))
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

/// "Authors MAY use the `aria-required` attribute on any element that is allowed the `required` attribute in HTML",
/// and so for `aria-placeholder`. <https://w3c.github.io/html-aria/#docconformance-attr>
fn is_of_an_attribute(element: Element<'_>, name: &str) -> bool {
    let of_html = match name {
        "aria-required" => "required",
        "aria-placeholder" => "placeholder",
        _ => return false,
    };
    match element.tag {
        tag::INPUT if element.is_in_html() => {
            let written = element.attr("type").filter(|written| !written.is_empty());
            !attributes_that_do_not_apply(written.unwrap_or("text")).contains(&of_html)
        }
        tag::SELECT => element.is_in_html() && of_html == "required",
        tag::TEXTAREA => element.is_in_html(),
        _ => false,
    }
}

/// Returns true for the roles that WAI-ARIA 1.1 allowed `aria-expanded` for, as parts of pages that open and close: not
/// for those that are new in 1.2, those of books and graphics, and controls.
fn may_have_been_expanded(role: &Role) -> bool {
    const NEVER: [&str; 31] = [
        "blockquote",
        "caption",
        "cell",
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
        "option",
        "paragraph",
        "presentation",
        "progressbar",
        "radio",
        "scrollbar",
        "searchbox",
        "sectionfooter",
        "sectionheader",
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

/// Attributes with the meaning of an HTML attribute. Returns true if a finding was reported.
fn native<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) -> bool {
    let name = attribute.name.local;
    let is_false = attribute.value.eq_ignore_ascii_case("false");
    let is_true = attribute.value.eq_ignore_ascii_case("true");
    let kind = |kind: &str| element.is_html_element(tag::INPUT) && element.attr_is("type", kind);
    let takes_range = kind("number") || kind("range");
    let (is_error, by) = match name {
        "aria-checked" if kind("checkbox") || kind("radio") => (true, "checked"),
        "aria-placeholder" if element.has("placeholder") => (true, "placeholder"),
        "aria-valuemax" if element.has("max") => (true, "max"),
        "aria-valuemin" if element.has("min") => (true, "min"),
        "aria-valuemax"
            if takes_range
                || element.is_html_element(tag::METER)
                || element.is_html_element(tag::PROGRESS) =>
        {
            (false, "max")
        }
        "aria-valuemin" if takes_range || element.is_html_element(tag::METER) => (false, "min"),
        "aria-disabled" if element.has("disabled") && (is_true || is_false) => {
            (is_false, "disabled")
        }
        "aria-disabled" if is_true && element.is_html_element(tag::A) && element.has("href") => {
            (false, "href")
        }
        // It would stay hidden when it is found.
        "aria-hidden" if element.has("hidden") && is_true => {
            (element.attr_is("hidden", "until-found"), "hidden")
        }
        // The button has the state of the popover or of the element that it commands.
        "aria-expanded" if element.has("popovertarget") => (true, "popovertarget"),
        "aria-expanded" if element.is_html_element(tag::BUTTON) && element.has("command") => {
            (true, "command")
        }
        "aria-readonly" if element.has("readonly") && (is_true || is_false) => {
            (is_false, "readonly")
        }
        "aria-readonly" if is_true && is_content_editable(cx, element) => (true, "contenteditable"),
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
        "aria-haspopup" if element.is_html_element(tag::INPUT) && element.has("list") => {
            (false, "list")
        }
        "aria-selected" if element.is_html_element(tag::OPTION) => (false, "selected"),
        "aria-multiselectable" if element.is_html_element(tag::SELECT) => (false, "multiple"),
        _ => return false,
    };
    let code = if is_error { &codes::ARIA_AGAINST_HTML } else { &codes::ARIA_BESIDE_HTML };
    let values = [("attribute", name), ("element", element.name()), ("by", by)];
    cx.report(code, element.place_of(name), &values);
    true
}

/// Returns true for an element with `contenteditable`, or in one with it.
/// <https://w3c.github.io/html-aria/#att-contenteditable>
fn is_content_editable<'a>(cx: &Context<'a>, element: Element<'a>) -> bool {
    let mut elements = std::iter::once(element).chain(cx.ancestors().take(DEEP));
    let state = elements.find_map(|element| ContentEditable::of(element.node));
    state.is_some_and(ContentEditable::is_editable)
}

/// "If the `separator` is focusable, authors MUST set the value of `aria-valuenow`."
/// <https://www.w3.org/TR/wai-aria-1.2/#separator>
fn separator<'a>(cx: &mut Context<'a>, element: Element<'a>, role: &'static Role) {
    let is_focusable = element.attr("tabindex").is_some_and(|value| valid_integer(value).is_ok())
        || (element.is_html_element(tag::BUTTON) || element.is_html_element(tag::INPUT))
            && !element.has("disabled");
    if is_focusable && !element.has("aria-valuenow") {
        let values = [("role", role.name), ("attribute", "aria-valuenow")];
        cx.report(&codes::MISSING_ARIA_ATTRIBUTE, element.start_tag(), &values);
    }
}

/// The attributes that a role requires, unless the element has the state by itself: its own role is the same, or it is
/// a checkbox or a radio button of HTML.
fn required<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    row: Option<&'static InHtml>,
    role: &'static Role,
) {
    if role.name == "separator" {
        return separator(cx, element, role);
    }
    let has_state = row.and_then(|row| row.role).is_some_and(|own| {
        own.name == role.name
            || element.is_html_element(tag::INPUT) && matches!(own.name, "checkbox" | "radio")
    });
    if has_state {
        return;
    }
    for name in role.required() {
        if !element.has(name) {
            let values = [("role", role.name), ("attribute", name)];
            cx.report(&codes::MISSING_ARIA_ATTRIBUTE, element.start_tag(), &values);
        }
    }
}

/// The least value of an attribute whose value is an integer, if WAI-ARIA defines one.
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
            valid_integer(value).is_ok_and(|given| least.is_none_or(|least| given >= least.into()))
        }
        "number" => valid_floating_point_number(value).is_ok(),
        "id" => !value.is_empty() && !value.bytes().any(|byte| byte.is_ascii_whitespace()),
        "idlist" => !value.trim_ascii().is_empty(),
        "token" => is_keyword(value),
        "tokenlist" => {
            let mut given = value.split_ascii_whitespace().peekable();
            given.peek().is_some() && given.all(is_keyword)
        }
        _ => return text(cx, element, attribute),
    };
    if is_right || may_be_undefined {
        match attribute.name.local {
            "aria-valuemin" => range(cx, element, value),
            "aria-level" => level(cx, element, value),
            _ => {}
        }
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

/// "Authors SHOULD also ensure that the value of `aria-roledescription` is not empty or does not contain only white
/// space."
/// <https://w3c.github.io/aria/#aria-roledescription>
fn text<'a>(cx: &mut Context<'a>, element: Element<'a>, attribute: Attribute<'a>) {
    let name = attribute.name.local;
    if is_description_of_role(name) && attribute.value.trim_ascii().is_empty() {
        let values = [("attribute", name), ("element", element.name())];
        cx.report(&codes::EMPTY_ROLE_DESCRIPTION, element.place_of(name), &values);
    }
}

/// "Authors MUST ensure the value of `aria-valuemin` is less than or equal to the value of `aria-valuemax`."
/// <https://www.w3.org/TR/wai-aria-1.2/#aria-valuemin>
fn range<'a>(cx: &mut Context<'a>, element: Element<'a>, least: &'a str) {
    let greatest = element.attr("aria-valuemax").map(valid_floating_point_number);
    if let (Ok(least_number), Some(Ok(greatest))) = (least.parse::<f64>(), greatest)
        && least_number > greatest
    {
        let expected = "a number that is not above `aria-valuemax`";
        let values = [("value", least), ("attribute", "aria-valuemin"), ("expected", expected)];
        let place = element.place_of_value("aria-valuemin");
        let reported = cx.report(&codes::BAD_ARIA_VALUE, place, &values);
        reported.related(element.place_of("aria-valuemax"), "the greatest value");
    }
}

/// "It is NOT RECOMMENDED for authors to set the ARIA `role` and `aria-*` attributes to values that match the
/// implicit ARIA semantics": a heading has the level of its name.
/// <https://w3c.github.io/html-aria/#rules-wd>
fn level<'a>(cx: &mut Context<'a>, element: Element<'a>, level: &'a str) {
    let is_heading =
        element.is_in(HEADINGS) && element.attr("role").is_none_or(|role| role == "heading");
    if is_heading && element.name().strip_prefix('h') == Some(level) {
        let values = [("element", element.name()), ("attribute", "aria-level"), ("value", level)];
        cx.report(&codes::REDUNDANT_ARIA_ATTRIBUTE, element.place_of("aria-level"), &values);
    }
}
