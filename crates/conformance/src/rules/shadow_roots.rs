//! The attributes of the `template` tags that make shadow roots. The elements are in no tree: each is made anew, by
//! itself, and judged as any other `template`.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#the-template-element>

use treewright_dom::{Document, Namespace, NodeRef};
use treewright_markup::{Span, tag};

use super::values::is_boolean_value;
use super::{Rules, Subject};
use crate::CheckOptions;
use crate::codes::attributes as codes;
use crate::context::Context;
use crate::place::{Place, part_of};
use crate::tables::{Value, attribute_of, number_of};

/// An attribute as written in the tag.
struct Written<'a> {
    /// In lower case.
    name: String,
    name_span: Span,
    value: &'a str,
    value_span: Span,
}

/// The maximum number of attributes of a tag that are examined: an element takes longer, by its number of
/// attributes, for each one it gets.
const MOST: usize = 256;

/// Checks the tag that creates a shadow root.
pub(crate) fn declarative_shadow_root<'a>(cx: &mut Context<'a>, root: NodeRef<'a>) {
    let Some(origin) = root.origin() else { return };
    let text = |span| cx.document.source_text(span).unwrap_or_default();
    let written = origin.attributes_of_start_tag().map(|(name_span, value_span)| {
        let name = text(name_span).to_ascii_lowercase();
        Written { name, name_span, value: text(value_span), value_span }
    });
    let written: Vec<Written<'a>> = written.take(MOST).collect();
    // Most have the attributes of shadow roots alone.
    if !written.iter().all(is_right) {
        as_of_a_template(cx, &written);
    }
}

/// Returns true for keywords and boolean attributes that show at a glance that they are right.
fn is_right(attribute: &Written<'_>) -> bool {
    let (name, value) = (&attribute.name, attribute.value);
    match attribute_of(name, number_of(tag::TEMPLATE)).map(|row| row.value) {
        Some(Value::Boolean) => is_boolean_value(name, value),
        Some(Value::Keywords(keywords)) => keywords.contains(&value),
        _ => false,
    }
}

/// Reports the findings of the rules about elements in the attributes of a separate `template`.
#[inline(never)]
fn as_of_a_template<'a>(cx: &mut Context<'a>, written: &[Written<'a>]) {
    let mut document = Document::new();
    let Ok(template) = document.create_element(Namespace::Html, "template") else { return };
    for attribute in written {
        // The first one of a name counts; the parser reports the others, and names that are none.
        if document.attribute(template, &attribute.name).is_none() {
            let value = attribute.value.replace("\r\n", "\n").replace('\r', "\n");
            let _ = document.set_attribute(template, &attribute.name, &value);
        }
    }
    // The findings are counted when the page gets them.
    let mut options = CheckOptions::new().max_count(usize::MAX);
    (options.min_severity, options.severities) =
        (cx.options.min_severity, cx.options.severities.clone());
    let mut inner = Context::new(&document, &options);
    let mut rules = Rules::default();
    rules.begin(&mut inner);
    let Some(template_element) = document.get(template) else { return };
    let element = inner.enter(template_element);
    rules.enter(&mut inner, &element);
    // References would have to be resolved: their values are not judged, and nothing that can depend on them.
    let has_reference = |attribute: &Written<'_>| attribute.value.contains(['&', '\0']);
    let has_references = written.iter().any(has_reference);
    for (finding, place) in inner.into_findings() {
        let can_depend = has_references && matches!(place, Place::Attribute(..));
        let (node, name, part) = match place {
            Place::Attribute(node, name) | Place::Value(node, name) => (node, name, None),
            Place::PartOfValue(node, attribute, part) => (node, attribute.name, Some(part)),
            _ => continue,
        };
        let found = written.iter().find(|attribute| attribute.name == name.local);
        let Some(attribute) = found.filter(|_| node.id() == template) else { continue };
        let is_about_the_name = finding.rule == &codes::UNKNOWN_ATTRIBUTE
            || finding.rule == &codes::ATTRIBUTE_NOT_ALLOWED;
        if !is_about_the_name && (can_depend || has_reference(attribute)) {
            continue;
        }
        let span = match part {
            Some(part) if !attribute.value.contains('\r') => part_of(attribute.value_span, &part),
            _ if is_about_the_name || attribute.value.is_empty() => attribute.name_span,
            _ => attribute.value_span,
        };
        cx.adopt(finding, span);
    }
}
