//! The attribute `autocomplete` of controls.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-processing-model>

use treewright_dom::{LocalName, NodeId};
use treewright_semantics::InputType;

use super::input_type;
use crate::trees::html_name;
use crate::world::World;

/// The categories of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Category {
    Off,
    Automatic,
    Normal,
    Contact,
    Credential,
}

const NORMAL: &[&str] = &[
    "name",
    "honorific-prefix",
    "given-name",
    "additional-name",
    "family-name",
    "honorific-suffix",
    "nickname",
    "organization-title",
    "username",
    "new-password",
    "current-password",
    "one-time-code",
    "organization",
    "street-address",
    "address-line1",
    "address-line2",
    "address-line3",
    "address-level4",
    "address-level3",
    "address-level2",
    "address-level1",
    "country",
    "country-name",
    "postal-code",
    "cc-name",
    "cc-given-name",
    "cc-additional-name",
    "cc-family-name",
    "cc-number",
    "cc-exp",
    "cc-exp-month",
    "cc-exp-year",
    "cc-csc",
    "cc-type",
    "transaction-currency",
    "transaction-amount",
    "language",
    "bday",
    "bday-day",
    "bday-month",
    "bday-year",
    "sex",
    "url",
    "photo",
];

const CONTACT: &[&str] = &[
    "tel",
    "tel-country-code",
    "tel-national",
    "tel-area-code",
    "tel-local",
    "tel-local-prefix",
    "tel-local-suffix",
    "tel-extension",
    "email",
    "impp",
];

/// The category of a field in lower case, and the maximum number of tokens.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#determine-a-field's-category>
fn category_of(field: &str) -> Option<(Category, usize)> {
    match field {
        "off" => Some((Category::Off, 1)),
        "on" => Some((Category::Automatic, 1)),
        "webauthn" => Some((Category::Credential, 5)),
        _ if NORMAL.contains(&field) => Some((Category::Normal, 3)),
        _ if CONTACT.contains(&field) => Some((Category::Contact, 4)),
        _ => None,
    }
}

/// True for an element whose autofill describes the data it has, not the data it wants.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-anchor-mantle>
fn wears_the_autofill_anchor_mantle(world: &World, element: NodeId) -> bool {
    html_name(world, element) == Some(LocalName::INPUT)
        && input_type(world, element) == Some(InputType::Hidden)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#idl-exposed-autofill-value>
pub(crate) fn idl_exposed_autofill_value(world: &World, element: NodeId) -> String {
    let Some(value) = world.tree.attribute(element, "autocomplete") else { return String::new() };
    exposed(value, wears_the_autofill_anchor_mantle(world, element)).unwrap_or_default()
}

/// The value for an attribute with this value; `None` is the step labeled default.
fn exposed(value: &str, is_anchor: bool) -> Option<String> {
    let value = value.to_ascii_lowercase();
    let mut tokens: Vec<&str> = value.split_ascii_whitespace().collect();
    // Steps 3 to 11.
    let count = tokens.len();
    let field = tokens.pop()?;
    let (mut category, most) = category_of(field)?;
    if count > most {
        return None;
    }
    if matches!(category, Category::Off | Category::Automatic) {
        return (!is_anchor).then(|| field.to_owned());
    }
    let mut idl_value = field.to_owned();
    let mut prepend = |token: &str| idl_value = format!("{token} {idl_value}");
    // Step 16.
    if category == Category::Credential {
        let remaining = tokens.len();
        let Some(before) = tokens.pop() else { return Some(idl_value) };
        let (of_before, most) = category_of(before)?;
        if !matches!(of_before, Category::Normal | Category::Contact) || remaining > most {
            return None;
        }
        category = of_before;
        prepend(before);
    }
    // Steps 17 to 20.
    let contacts = ["home", "work", "mobile", "fax", "pager"];
    if category == Category::Contact
        && let Some(contact) = tokens.pop_if(|token| contacts.contains(token))
    {
        prepend(contact);
    }
    if let Some(mode) = tokens.pop_if(|token| matches!(*token, "shipping" | "billing")) {
        prepend(mode);
    }
    // Steps 21 to 25.
    if let Some(section) = tokens.pop() {
        if !tokens.is_empty() || !section.starts_with("section-") {
            return None;
        }
        prepend(section);
    }
    Some(idl_value)
}

#[cfg(test)]
mod tests {
    use super::exposed;

    #[test]
    fn tokens() {
        for (value, expected) in [
            ("", None),
            ("off", Some("off")),
            (" ON ", Some("on")),
            ("on off", None),
            ("name", Some("name")),
            ("Home Email", Some("home email")),
            ("home name", None),
            ("shipping name", Some("shipping name")),
            ("section-a billing fax tel", Some("section-a billing fax tel")),
            ("a section-a billing fax tel", None),
            ("a billing fax tel", None),
            ("webauthn", Some("webauthn")),
            ("username webauthn", Some("username webauthn")),
            (
                "section-a shipping home email webauthn",
                Some("section-a shipping home email webauthn"),
            ),
            ("off webauthn", None),
            ("unknown", None),
        ] {
            assert_eq!(exposed(value, false).as_deref(), expected, "{value}");
        }
        assert_eq!(exposed("off", true), None);
        assert_eq!(exposed("name", true).as_deref(), Some("name"));
    }
}
