//! The attributes of the `template` tags that make shadow roots. The elements are in no tree.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#the-template-element>

use treewright_dom::NodeRef;
use treewright_markup::tag;

use super::values::{is_boolean_value, keywords_in_words};
use crate::codes::{attributes as attribute_codes, values as codes};
use crate::context::Context;
use crate::tables::{Value, attribute_of, has_attribute_name, number_of};

/// Checks the tag that a shadow root is due to.
pub(crate) fn declarative_shadow_root<'a>(cx: &mut Context<'a>, root: NodeRef<'a>) {
    let Some(origin) = root.origin() else { return };
    for (name_span, value_span) in origin.attributes_of_start_tag() {
        let text = |span| cx.document.source_text(span).unwrap_or_default();
        let (name, value) = (text(name_span).to_ascii_lowercase(), text(value_span));
        // Character references would have to be resolved.
        let is_plain = !value.contains('&');
        match attribute_of(&name, number_of(tag::TEMPLATE)).map(|row| row.value) {
            Some(Value::Boolean) if is_plain && !is_boolean_value(&name, value) => {
                let values = [("attribute", name.as_str()), ("value", value)];
                cx.report(&codes::BOOLEAN_ATTRIBUTE_VALUE, value_span, &values);
            }
            Some(Value::Keywords(keywords))
                if is_plain && !keywords.iter().any(|one| one.eq_ignore_ascii_case(value)) =>
            {
                let values = [
                    ("value", value),
                    ("attribute", &name),
                    ("element", "template"),
                    ("keywords", &keywords_in_words(keywords)),
                ];
                cx.report(&codes::UNKNOWN_KEYWORD, value_span, &values);
            }
            None if has_attribute_name(&name) => {
                let values = [("attribute", name.as_str()), ("element", "template")];
                cx.report(&attribute_codes::ATTRIBUTE_NOT_ALLOWED, name_span, &values);
            }
            _ => {}
        }
    }
}
