//! The `autocomplete` attribute of form controls.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill>

use treewright_markup::tag;

use super::texts::report;
use crate::codes::texts as codes;
use crate::context::{Attribute, Context, Element};

/// Checks the attribute with "`on`", "`off`" or autofill detail tokens.
pub(super) fn autocomplete<'a>(
    cx: &mut Context<'a>,
    element: Element<'a>,
    attribute: Attribute<'a>,
) {
    if let Some(reason) = mistake(&element, attribute.value) {
        report(cx, element, attribute, &codes::BAD_AUTOFILL, &reason);
    }
}

fn mistake(element: &Element<'_>, value: &str) -> Option<String> {
    let lower = value.to_ascii_lowercase();
    let mut tokens = lower.split_ascii_whitespace().peekable();
    let input_type = element.is_html_element(tag::INPUT).then(|| control_type(element));
    let Some(first) = tokens.peek().copied() else {
        return Some("it must not be empty".to_owned());
    };
    if matches!(first, "on" | "off") {
        tokens.next();
        return if tokens.next().is_some() {
            Some(format!("`{first}` must be alone"))
        } else if input_type.as_deref() == Some("hidden") {
            // "When wearing the autofill anchor mantle …, the `on` and `off` keywords are not allowed."
            Some(format!("`{first}` is not allowed for a hidden control"))
        } else {
            None
        };
    }
    let _ = tokens.next_if(|token| token.starts_with("section-"));
    let _ = tokens.next_if(|token| matches!(*token, "shipping" | "billing"));
    let contact =
        tokens.next_if(|token| matches!(*token, "home" | "work" | "mobile" | "fax" | "pager"));
    let Some(field) = tokens.next() else {
        return Some("the name of a field is missing at the end".to_owned());
    };
    let Some((group, is_contact)) = group_of(field) else {
        return Some(format!("`{field}` is not the name of a field, or is in the wrong place"));
    };
    if let Some(contact) = contact.filter(|_| !is_contact) {
        return Some(format!("`{contact}` is only for telephone numbers and message addresses"));
    }
    let has_webauthn = tokens.next_if_eq(&"webauthn").is_some();
    if has_webauthn && element.is_html_element(tag::SELECT) {
        return Some("`webauthn` is only for `input` and `textarea`".to_owned());
    }
    if let Some(other) = tokens.next() {
        return Some(format!("`{other}` is not allowed after `{field}`"));
    }
    let input_type = input_type?;
    (!is_appropriate(&input_type, group))
        .then(|| format!("`{field}` is not for controls with the type `{input_type}`"))
}

/// The state of an `input`, by its keyword.
fn control_type(element: &Element<'_>) -> String {
    const TYPES: [&str; 21] = [
        "hidden",
        "search",
        "tel",
        "url",
        "email",
        "password",
        "date",
        "month",
        "week",
        "time",
        "datetime-local",
        "number",
        "range",
        "color",
        "checkbox",
        "radio",
        "file",
        "submit",
        "image",
        "reset",
        "button",
    ];
    let written = element.attr("type").unwrap_or_default().to_ascii_lowercase();
    if TYPES.contains(&written.as_str()) { written } else { "text".to_owned() }
}

/// The control group of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Text,
    Multiline,
    Password,
    Url,
    Username,
    Tel,
    Numeric,
    Month,
    Date,
}

/// The group of a field, and true for the fields that can follow a place such as "`home`".
fn group_of(field: &str) -> Option<(Group, bool)> {
    let (group, is_contact) = match field {
        "name"
        | "honorific-prefix"
        | "given-name"
        | "additional-name"
        | "family-name"
        | "honorific-suffix"
        | "nickname"
        | "organization-title"
        | "organization"
        | "address-line1"
        | "address-line2"
        | "address-line3"
        | "address-level4"
        | "address-level3"
        | "address-level2"
        | "address-level1"
        | "country"
        | "country-name"
        | "postal-code"
        | "cc-name"
        | "cc-given-name"
        | "cc-additional-name"
        | "cc-family-name"
        | "cc-number"
        | "cc-csc"
        | "cc-type"
        | "transaction-currency"
        | "language"
        | "sex" => (Group::Text, false),
        "username" => (Group::Username, false),
        "new-password" | "current-password" | "one-time-code" => (Group::Password, false),
        "street-address" => (Group::Multiline, false),
        "cc-exp" => (Group::Month, false),
        "cc-exp-month" | "cc-exp-year" | "transaction-amount" | "bday-day" | "bday-month"
        | "bday-year" => (Group::Numeric, false),
        "bday" => (Group::Date, false),
        "url" | "photo" => (Group::Url, false),
        "tel" => (Group::Tel, true),
        "tel-country-code" | "tel-national" | "tel-area-code" | "tel-local"
        | "tel-local-prefix" | "tel-local-suffix" | "tel-extension" => (Group::Text, true),
        "email" => (Group::Username, true),
        "impp" => (Group::Url, true),
        _ => return None,
    };
    Some((group, is_contact))
}

/// Returns true if an `input` with this type belongs to the group.
fn is_appropriate(input_type: &str, group: Group) -> bool {
    match input_type {
        "hidden" => true,
        "text" | "search" => group != Group::Multiline,
        "password" => group == Group::Password,
        "url" => group == Group::Url,
        "email" => group == Group::Username,
        "tel" => group == Group::Tel,
        "number" => group == Group::Numeric,
        "month" => group == Group::Month,
        "date" => group == Group::Date,
        // The attribute does not apply to the others, which is another rule, or the standard names no group.
        "checkbox" | "radio" | "file" | "submit" | "image" | "reset" | "button" => true,
        _ => false,
    }
}
