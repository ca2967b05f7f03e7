//! The start tags of a tree that is coerced to an infoset: elements have no prefixes, and attributes only
//! `xml` and `xlink`.
//! <https://html.spec.whatwg.org/multipage/parsing.html#coercing-an-html-dom-into-an-infoset>

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use treewright_dom::{AttributeName, AttributeNamespace, NodeId};

use super::names::coerce;
use super::text::write_value;
use super::writer::XmlWriter;
use crate::output::Refused;

impl<W: fmt::Write> XmlWriter<'_, '_, W> {
    /// Returns false for an element without an end tag.
    pub(super) fn coerced_start_tag(&mut self, node: NodeId) -> Result<bool, Refused> {
        let document = self.document;
        let name = coerce(document.local_name(node).unwrap_or_default());
        let url = document.namespace_url(node).unwrap_or_default();
        let is_declared = self.inherited().unwrap_or_default() == url;
        self.out.push_all(&["<", &name])?;
        if !is_declared {
            self.out.push(" xmlns=\"")?;
            write_value(url, true, &mut self.out)?;
            self.out.push("\"")?;
        }
        let attributes = document.attributes(node);
        if self.xlink.is_none()
            && attributes.clone().any(|(name, _)| name.namespace == AttributeNamespace::XLink)
        {
            self.xlink = Some(self.open.len());
            let url = AttributeNamespace::XLink.url().unwrap_or_default();
            self.out.push_all(&[" xmlns:xlink=\"", url, "\""])?;
        }
        // Only names that are changed, or have a prefix, can be duplicates.
        let can_collide = attributes.clone().any(|(name, _)| can_collide(name));
        let mut seen = HashSet::new();
        for (name, value) in attributes {
            let Some((prefix, local)) = attribute_name(name) else { continue };
            if can_collide && !seen.insert((prefix, local.clone())) {
                continue;
            }
            self.out.push_all(&[" ", prefix, &local, "=\""])?;
            write_value(value, true, &mut self.out)?;
            self.out.push("\"")?;
        }
        let mapped = self.prefixes.mark();
        Ok(self.end_of_start_tag(node, name, Some(url.into()), mapped)?)
    }
}

/// The prefix and the name of an attribute; `None` for one that is dropped.
fn attribute_name(name: AttributeName<'_>) -> Option<(&'static str, Cow<'_, str>)> {
    let prefix = match name.namespace {
        AttributeNamespace::None if name.local == "xmlns" => return None,
        AttributeNamespace::None if name.local.starts_with("xmlns:") => return None,
        AttributeNamespace::XLink => "xlink:",
        AttributeNamespace::Xml => "xml:",
        AttributeNamespace::Xmlns => return None,
        _ => "",
    };
    Some((prefix, coerce(name.local)))
}

fn can_collide(name: AttributeName<'_>) -> bool {
    name.namespace != AttributeNamespace::None || matches!(coerce(name.local), Cow::Owned(_))
}
