//! The start tags of a tree whose names and prefixes are written unchanged.
//! <https://w3c.github.io/DOM-Parsing/#xml-serialization>

use std::collections::HashSet;
use std::fmt;

use treewright_dom::NodeId;
use treewright_dom::scripting::{AttributesByPosition, UncheckedNodes};
use treewright_markup::xml::{is_character, is_name, is_name_without_colon};

use super::prefixes::Declared;
use super::text::write_value;
use super::writer::XmlWriter;
use crate::output::Refused;

/// The namespace of `xml:lang`.
pub(super) const XML: &str = "http://www.w3.org/XML/1998/namespace";
/// The namespace of `xlink:href`.
const XLINK: &str = "http://www.w3.org/1999/xlink";
/// The namespace of declarations.
pub(super) const XMLNS: &str = "http://www.w3.org/2000/xmlns/";

impl<W: fmt::Write> XmlWriter<'_, '_, W> {
    /// Returns false for an element without an end tag.
    /// <https://w3c.github.io/DOM-Parsing/#dfn-xml-serializing-an-element-node>
    pub(super) fn start_tag(&mut self, node: NodeId) -> Result<bool, Refused> {
        let document = self.document;
        let Some(name) = document.full_name(node) else { return Ok(true) };
        self.require(
            is_name_without_colon(name.local),
            "the name of an element is not an XML name without a colon",
        )?;
        let inherited = self.inherited().map(str::to_owned);
        let mapped = self.prefixes.mark();
        let declared = self.prefixes.declare_those_of(document, node);
        let mut ignores_default = false;
        let mut own_default = None;
        let mut own_prefix = None;
        let mut qualified_name = name.local.to_owned();
        // The namespace that the children inherit.
        let mut inside = inherited.clone();
        if inherited.as_deref() == name.namespace {
            ignores_default = declared.default.is_some();
            if name.namespace == Some(XML) {
                qualified_name = format!("xml:{}", name.local);
            }
        } else {
            let mut prefix = name.prefix.map(str::to_owned);
            let mut candidate = self.prefixes.preferred(name.prefix, name.namespace);
            if name.prefix == Some("xmlns") {
                self.require(false, "an element has the prefix `xmlns`")?;
                candidate.clone_from(&prefix);
            }
            let default = declared.default.clone().filter(|default| !default.is_empty());
            if let Some(candidate) = candidate {
                qualified_name = format!("{candidate}:{}", name.local);
                if declared.default.as_deref().is_some_and(|default| default != XML) {
                    inside = default;
                }
            } else if let Some(given) = prefix.take() {
                let prefix = if declared.prefixes.contains_key(&given) {
                    self.prefixes.generate(name.namespace)
                } else {
                    self.prefixes.add(&given, name.namespace);
                    given
                };
                qualified_name = format!("{prefix}:{}", name.local);
                own_prefix = Some(prefix);
                if declared.default.is_some() {
                    inside = default;
                }
            } else if declared.default.is_none() || declared.default.as_deref() != name.namespace {
                ignores_default = true;
                inside = name.namespace.map(str::to_owned);
                own_default = Some(name.namespace.unwrap_or_default());
            } else {
                inside = name.namespace.map(str::to_owned);
            }
        }
        self.out.push_all(&["<", &qualified_name])?;
        if let Some(prefix) = own_prefix {
            self.declaration(&[" xmlns:", &prefix], name.namespace.unwrap_or_default())?;
        }
        if let Some(default) = own_default {
            self.declaration(&[" xmlns"], default)?;
        }
        self.attributes(node, &declared, ignores_default)?;
        let inside = inside.map(Into::into);
        Ok(self.end_of_start_tag(node, qualified_name.into(), inside, mapped)?)
    }

    /// Writes the declaration of a namespace, by the parts of its name.
    fn declaration(&mut self, name: &[&str], namespace: &str) -> fmt::Result {
        self.out.push_all(name)?;
        self.out.push("=\"")?;
        write_value(namespace, false, &mut self.out)?;
        self.out.push("\"")
    }

    /// The prefix of an attribute in the namespace of XLink, which becomes mapped, if nothing else has it.
    ///
    /// SPEC-NOTE: the standard generates a prefix for each namespace that is not declared. Browsers, and
    /// web-platform-tests, keep that of XLink, which the HTML parser gives to attributes without a declaration.
    fn prefix_of_a_link(&mut self, prefix: Option<&str>, namespace: &str) -> Option<String> {
        let prefix = prefix.filter(|_| namespace == XLINK)?;
        let is_generated = prefix.strip_prefix("ns").is_some_and(|number| {
            !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        });
        if is_generated || prefix == "xmlns" || self.prefixes.is_mapped(prefix) {
            return None;
        }
        self.prefixes.add(prefix, Some(XLINK));
        Some(prefix.to_owned())
    }

    /// <https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization-of-the-attributes>
    fn attributes(
        &mut self,
        node: NodeId,
        declared: &Declared,
        ignores_default: bool,
    ) -> Result<(), Refused> {
        let document = self.document;
        let mut seen = HashSet::new();
        for position in 0..document.attribute_count(node) {
            let Some(name) = document.attribute_name_at(node, position) else { continue };
            let value = document.attribute_value_at(node, position).unwrap_or_default();
            if self.must_be_well_formed() {
                let is_new = seen.insert((name.namespace, name.local));
                self.require(is_new, "an element has two attributes of one name")?;
            }
            let mut candidate = None;
            if name.namespace.is_some() {
                candidate = self.prefixes.preferred(name.prefix, name.namespace);
                if name.namespace == Some(XMLNS) {
                    let is_elsewhere = || {
                        let local = declared.prefixes.get(name.local);
                        local.is_none_or(|local| local.as_deref().unwrap_or_default() != value)
                            && self
                                .prefixes
                                .has(name.local, Some(value).filter(|it| !it.is_empty()))
                    };
                    if value == XML
                        || name.prefix.is_none() && ignores_default
                        || name.prefix.is_some() && is_elsewhere()
                    {
                        continue;
                    }
                    self.require(value != XMLNS, "the namespace of declarations is declared")?;
                    self.require(
                        !value.is_empty(),
                        "a prefix is declared with an empty namespace",
                    )?;
                    if name.prefix == Some("xmlns") {
                        candidate = Some("xmlns".to_owned());
                    }
                } else if candidate.is_none() {
                    let namespace = name.namespace.unwrap_or_default();
                    let prefix = self.prefix_of_a_link(name.prefix, namespace);
                    let prefix = prefix.unwrap_or_else(|| self.prefixes.generate(name.namespace));
                    self.declaration(&[" xmlns:", &prefix], namespace)?;
                    candidate = Some(prefix);
                }
            }
            self.require(
                is_name(name.local)
                    && !name.local.contains(':')
                    && (name.namespace.is_some() || name.local != "xmlns"),
                "the name of an attribute is not an XML name without a colon, or is `xmlns`",
            )?;
            if self.must_be_well_formed() {
                let value = document.attribute_script_value_at(node, position);
                let is_whole = value.is_none_or(|value| {
                    value.as_str().is_some_and(|value| value.chars().all(is_character))
                });
                self.require(is_whole, "a value has a character that XML does not have")?;
            }
            self.out.push(" ")?;
            if let Some(prefix) = candidate {
                self.out.push_all(&[&prefix, ":"])?;
            }
            self.out.push_all(&[name.local, "=\""])?;
            write_value(value, false, &mut self.out)?;
            self.out.push("\"")?;
        }
        Ok(())
    }
}
