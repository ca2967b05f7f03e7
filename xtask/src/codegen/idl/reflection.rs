//! Attributes that reflect content attributes: they need no function of their own.
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes>

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::glue::{Function, Receiver, Site};
use super::names::snake;
use super::syntax::{Attribute, Attributes, ExtendedValue};
use super::types::Ty;
use crate::codegen::rows;

/// The attributes that are limited to only known values: `spec/idl/enumerated.tsv`.
pub(super) struct Enumerated(BTreeMap<(String, String), Vec<String>>);

impl Enumerated {
    pub(super) fn read(text: &str) -> Self {
        let rows = rows(text).map(|row| {
            let key = (row[0].to_owned(), row[1].to_owned());
            (key, row[2..].iter().map(|&cell| cell.to_owned()).collect())
        });
        Self(rows.collect())
    }

    /// The content attribute that an attribute reflects, if it stands in the table.
    pub(super) fn content_attribute(&self, owner: &str, member: &str) -> Option<&str> {
        self.0.get(&(owner.to_owned(), member.to_owned()))?.first().map(String::as_str)
    }

    /// An expression for the table of an attribute.
    fn table(&self, owner: &str, member: &str) -> Option<String> {
        let cells = self.0.get(&(owner.to_owned(), member.to_owned()))?;
        let mut out = "&Enumerated { keywords: &[".to_owned();
        for keyword in cells.get(1)?.split(',').filter(|keyword| !keyword.is_empty()) {
            // `keyword=canonical` for keywords of the same state.
            let (keyword, canonical) = keyword.split_once('=').unwrap_or((keyword, keyword));
            let [keyword, canonical] =
                [keyword, canonical].map(|word| if word == "\"\"" { "" } else { word });
            let _ = write!(out, "({keyword:?}, {canonical:?}), ");
        }
        let option = |cell: Option<&String>| match cell.map(String::as_str) {
            None | Some("-") => "None".to_owned(),
            Some("\"\"") => "Some(\"\")".to_owned(),
            Some(text) => format!("Some({text:?})"),
        };
        let missing = option(cells.get(2));
        let invalid = option(cells.get(3));
        let _ = write!(out, "], missing: {missing}, invalid: {invalid} }}");
        Some(out)
    }
}

/// The attributes that reflect by the text of the DOM Standard, whose definitions do not say so.
/// <https://dom.spec.whatwg.org/#concept-reflect>
const OF_THE_DOM_STANDARD: [(&str, &str, &str); 3] =
    [("Element", "className", "class"), ("Element", "id", "id"), ("Element", "slot", "slot")];

/// The attribute that is limited to only positive numbers, with this default value, by the text of the HTML
/// Standard, whose definition does not say so.
/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-size>
const POSITIVE_BY_THE_TEXT: [(&str, &str, &str); 1] = [("HTMLInputElement", "size", "20")];

/// The name of the content attribute, if an attribute reflects one.
pub(super) fn content_attribute(
    attributes: &Attributes,
    owner: &str,
    member: &str,
) -> Option<String> {
    let of_dom = OF_THE_DOM_STANDARD.iter().find(|row| (row.0, row.1) == (owner, member));
    if let Some((_, _, name)) = of_dom {
        return Some((*name).to_owned());
    }
    let names = [
        "Reflect",
        "ReflectURL",
        "ReflectNonNegative",
        "ReflectPositive",
        "ReflectPositiveWithFallback",
        "ReflectSetter",
    ];
    names.into_iter().find_map(|name| match attributes.get(name)? {
        ExtendedValue::One(name) if !name.is_empty() => Some(name.clone()),
        _ => Some(member.to_ascii_lowercase()),
    })
}

impl Site<'_> {
    /// The name and further arguments of the functions `crate::reflect::NAME` and `set_NAME`.
    fn reflection(&self, ty: &Ty, enumerated: &Enumerated) -> Option<(&'static str, String)> {
        let has = |name: &str| self.attributes.has(name);
        let range = match self.attributes.get("ReflectRange") {
            Some(ExtendedValue::List(words)) if words.len() == 2 => {
                format!("Some(({}, {}))", words[0], words[1])
            }
            _ => "None".to_owned(),
        };
        let by_the_text =
            POSITIVE_BY_THE_TEXT.iter().find(|row| (row.0, row.1) == (self.owner, self.member));
        let default = self.attributes.word("ReflectDefault").or(by_the_text.map(|row| row.2));
        let kind = if has("ReflectPositiveWithFallback") {
            "PositiveWithFallback"
        } else if has("ReflectPositive") || by_the_text.is_some() {
            "Positive"
        } else if has("ReflectNonNegative") {
            "NonNegative"
        } else {
            "Any"
        };
        let numbers = |default: Option<String>| {
            let default = default.map_or("None".to_owned(), |default| format!("Some({default})"));
            format!(", &Numbers {{ limit: Limit::{kind}, default: {default}, range: {range} }}")
        };
        Some(match ty {
            Ty::UsvString | Ty::DomString { .. } if has("ReflectURL") => ("url", String::new()),
            Ty::DomString { .. } | Ty::UsvString => {
                match enumerated.table(self.owner, self.member) {
                    Some(table) => ("enumerated", format!(", {table}")),
                    None if matches!(ty, Ty::UsvString) => ("usv_string", String::new()),
                    None => ("string", String::new()),
                }
            }
            Ty::Nullable(of) if matches!(**of, Ty::DomString { .. }) => {
                match enumerated.table(self.owner, self.member) {
                    Some(table) => ("nullable_enumerated", format!(", {table}")),
                    None => ("nullable_string", String::new()),
                }
            }
            Ty::Boolean => ("boolean", String::new()),
            Ty::Integer("long", _) => ("long", numbers(default.map(str::to_owned))),
            Ty::Integer("unsigned long", _) => {
                ("unsigned_long", numbers(default.map(str::to_owned)))
            }
            Ty::Float { .. } => {
                let default = default.map_or("None".to_owned(), |number| {
                    let point = if number.contains('.') { "" } else { ".0" };
                    format!("Some({number}{point})")
                });
                ("double", format!(", Limit::{kind}, {default}"))
            }
            Ty::Interface(name) if name == "DOMTokenList" => ("token_list", String::new()),
            Ty::Nullable(of) => match &**of {
                Ty::Node(name) => ("element", format!(", Interface::{name}")),
                Ty::FrozenArray(_) => ("elements", String::new()),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// The glue of a reflecting attribute: the getter (unless only the setter reflects) and setter.
    pub(super) fn reflect(
        &self,
        attribute: &Attribute,
        enumerated: &Enumerated,
    ) -> Result<Vec<Function>, String> {
        let ty = self.types.resolve(&attribute.of)?;
        let wrong = || format!("{}.{}: cannot reflect {ty:?}", self.interface, self.member);
        let listed = enumerated.content_attribute(self.owner, self.member).map(str::to_owned);
        let content = content_attribute(self.attributes, self.owner, self.member)
            .or(listed)
            .ok_or_else(wrong)?;
        let (function, parameters) = self.reflection(&ty, enumerated).ok_or_else(wrong)?;
        let name = snake(self.member).trim_end_matches('_').to_owned();
        let mut functions = Vec::new();
        // Attributes of `ElementInternals` reflect a map that it has itself.
        let module = if self.receiver == Receiver::Node { "reflect" } else { "reflect::internals" };
        if self.receiver == Receiver::None {
            return Err(wrong());
        }
        if !self.attributes.has("ReflectSetter") {
            let native = format!("{}_get_{}", self.interface, self.member);
            let (this, kept) = if self.receiver == Receiver::Node
                && matches!(function, "token_list" | "elements")
            {
                let this = self.this().replace(
                    "let this = receiver::node",
                    "let (object, this) = receiver::object_and_node",
                );
                (this, "&object, ")
            } else {
                (self.this(), "")
            };
            let object = if self.receiver == Receiver::Node { "this" } else { "&this" };
            let body = format!(
                "{this}    {module}::{function}(cx, {kept}{object}, {content:?}{parameters})\n"
            );
            functions.push(self.function(
                native,
                format!("{name}_getter"),
                &body,
                false,
                Vec::new(),
            ));
        }
        if !attribute.read_only {
            let native = format!("{}_set_{}", self.interface, self.member);
            let setter = match function {
                // Setting stores the text, whichever way it is read.
                "url" | "enumerated" | "usv_string" => "string",
                "nullable_enumerated" => "nullable_string",
                other => other,
            };
            let parameters = match setter {
                "unsigned_long" | "long" | "double" => parameters.as_str(),
                _ => "",
            };
            let mut body = self.site("setter") + &self.this();
            body.push_str(&Self::set_value(&ty));
            if !body.contains("SITE.") {
                body = body.replace(&self.site("setter"), "");
            }
            let value = match ty {
                Ty::UsvString => ", &DomString::from(value)",
                Ty::DomString { .. } => ", &value",
                _ => ", value",
            };
            let parameters = format!(", {content:?}{value}{parameters}");
            body.push_str(&self.call_for_effect(&format!("{module}::set_{setter}"), &parameters));
            body.push_str("    Ok(cx.undefined())\n");
            functions.push(self.function(
                native,
                format!("{name}_setter"),
                &body,
                false,
                Vec::new(),
            ));
        }
        Ok(functions)
    }
}
