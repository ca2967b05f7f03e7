//! Attributes that reflect content attributes: they need no function of their own.
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes>

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::glue::{Receiver, Site};
use super::names::snake;
use super::syntax::{Attribute, Attributes, ExtendedValue};
use super::types::{Range, Ty};
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

    /// The content attribute that an attribute reflects, if the table has it.
    pub(super) fn content_attribute(&self, owner: &str, member: &str) -> Option<&str> {
        self.0.get(&(owner.to_owned(), member.to_owned()))?.first().map(String::as_str)
    }

    /// The name of the table of an attribute. Equal tables are merged.
    fn table(&self, owner: &str, member: &str) -> Option<String> {
        let table = keywords(self.0.get(&(owner.to_owned(), member.to_owned()))?)?;
        self.tables().into_iter().find(|(_, text)| *text == table).map(|(name, _)| name)
    }

    /// The tables by their names: that of the attribute, with the interface if several have different ones.
    fn tables(&self) -> BTreeMap<String, String> {
        let mut tables: BTreeMap<String, String> = BTreeMap::new();
        for ((owner, member), cells) in &self.0 {
            let Some(table) = keywords(cells) else { continue };
            if tables.values().any(|other| *other == table) {
                continue;
            }
            let upper = |name: &str| snake(name).trim_end_matches('_').to_ascii_uppercase();
            let name = upper(member);
            let name = match tables.get(&name) {
                Some(_) => format!("{}_{name}", upper(owner)),
                None => name,
            };
            tables.insert(name, table);
        }
        tables
    }

    /// `generated/keywords.rs`
    pub(super) fn file(&self) -> String {
        let mut out =
            "// Made by `cargo xtask codegen` from spec/idl/enumerated.tsv. Do not edit.\n\n\
            //! The keywords of enumerated attributes.\n\nuse crate::reflect::Enumerated;\n"
                .to_owned();
        for (name, table) in self.tables() {
            let _ = write!(out, "\npub(super) static {name}: Enumerated = {table};\n");
        }
        out
    }
}

/// The expression for a table.
fn keywords(cells: &[String]) -> Option<String> {
    let mut out = "Enumerated { keywords: &[".to_owned();
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

/// The attributes that reflect according to the text of the DOM Standard, but not to its definitions.
/// <https://dom.spec.whatwg.org/#concept-reflect>
const OF_THE_DOM_STANDARD: [(&str, &str, &str); 3] =
    [("Element", "className", "class"), ("Element", "id", "id"), ("Element", "slot", "slot")];

/// The attribute that is limited to only positive numbers, with this default value, according to the text
/// of the HTML Standard, but not to its definition.
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
    /// The expression of type `Reflect` for a reflecting attribute.
    pub(super) fn reflection(
        &self,
        attribute: &Attribute,
        enumerated: &Enumerated,
    ) -> Result<String, String> {
        let ty = self.types.resolve(&attribute.of)?;
        let wrong = || format!("{}.{}: cannot reflect {ty:?}", self.interface, self.member);
        let listed = enumerated.content_attribute(self.owner, self.member).map(str::to_owned);
        let content = content_attribute(self.attributes, self.owner, self.member)
            .or(listed)
            .ok_or_else(wrong)?;
        let (variant, parameters) = self.variant(&ty, enumerated).ok_or_else(wrong)?;
        // Attributes of `ElementInternals` reflect an internal map.
        let is_possible = match self.receiver {
            Receiver::Node => true,
            Receiver::Object => matches!(variant, "NullableText" | "Element" | "Elements"),
            Receiver::None => false,
        };
        if !is_possible || variant == "Tokens" && !attribute.read_only {
            return Err(wrong());
        }
        Ok(format!("Reflect::{variant}({content:?}{parameters})"))
    }

    /// The name of the variant, and its values after the name of the content attribute.
    fn variant(&self, ty: &Ty, enumerated: &Enumerated) -> Option<(&'static str, String)> {
        let has = |name: &str| self.attributes.has(name);
        let keywords = || {
            let table = enumerated.table(self.owner, self.member)?;
            Some(format!(", &keywords::{table}"))
        };
        Some(match ty {
            Ty::UsvString if has("ReflectURL") => ("Url", String::new()),
            Ty::UsvString => ("Scalar", String::new()),
            Ty::DomString { null_to_empty } => match (keywords(), null_to_empty) {
                (Some(keywords), false) => ("Keyword", keywords),
                (Some(_), true) => return None,
                (None, false) => ("Text", String::new()),
                (None, true) => ("TextOrEmpty", String::new()),
            },
            Ty::Boolean => ("Boolean", String::new()),
            Ty::Integer("long", Range::Wrap) => ("Long", self.numbers()),
            Ty::Integer("unsigned long", Range::Wrap) => ("UnsignedLong", self.numbers()),
            Ty::Float { unrestricted: false, double: true } => {
                let default = self.default().map_or("None".to_owned(), |number| {
                    let point = if number.contains('.') { "" } else { ".0" };
                    format!("Some({number}{point})")
                });
                ("Double", format!(", Limit::{}, {default}", self.limit()))
            }
            Ty::Interface(name) if name == "DOMTokenList" => ("Tokens", String::new()),
            Ty::Nullable(of) => match &**of {
                Ty::DomString { null_to_empty: false } => match keywords() {
                    Some(keywords) => ("NullableKeyword", keywords),
                    None => ("NullableText", String::new()),
                },
                Ty::Node(name) => ("Element", format!(", Interface::{name}")),
                Ty::FrozenArray(of) if **of == Ty::Node("Element".to_owned()) => {
                    ("Elements", String::new())
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// The default value of a number by the text of the HTML Standard.
    fn default_by_the_text(&self) -> Option<&'static str> {
        let mut rows = POSITIVE_BY_THE_TEXT.iter();
        rows.find(|row| (row.0, row.1) == (self.owner, self.member)).map(|row| row.2)
    }

    fn default(&self) -> Option<&str> {
        self.attributes.word("ReflectDefault").or(self.default_by_the_text())
    }

    /// The name of the limit of a number.
    fn limit(&self) -> &'static str {
        let has = |name: &str| self.attributes.has(name);
        if has("ReflectPositiveWithFallback") {
            "PositiveWithFallback"
        } else if has("ReflectPositive") || self.default_by_the_text().is_some() {
            "Positive"
        } else if has("ReflectNonNegative") {
            "NonNegative"
        } else {
            "Any"
        }
    }

    fn numbers(&self) -> String {
        let mut numbers = format!(", Numbers::limited_to(Limit::{})", self.limit());
        if let Some(default) = self.default() {
            let _ = write!(numbers, ".or({default})");
        }
        if let Some(ExtendedValue::List(words)) = self.attributes.get("ReflectRange")
            && let [minimum, maximum] = words.as_slice()
        {
            let _ = write!(numbers, ".clamped({minimum}, {maximum})");
        }
        numbers
    }
}
