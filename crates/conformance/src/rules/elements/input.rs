//! The attributes of `input` that do not apply to its type.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>

use treewright_markup::tag;

use crate::codes::attributes as codes;
use crate::context::{Attribute, Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::attributes_that_do_not_apply;

/// See the module.
#[derive(Default)]
pub(super) struct Input;

impl<'a> Subject<'a> for Input {
    const ENTERS: Concern = Concern::of(&[tag::INPUT]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_html_element(tag::INPUT) {
            return;
        }
        let written = element.attr("type").unwrap_or_default();
        let input_type = if written.is_empty() { "text" } else { written };
        let others = attributes_that_do_not_apply(input_type);
        for attribute in element.attributes().filter(Attribute::is_plain) {
            let name = attribute.name.local;
            if others.contains(&name) && !is_obsolete_but_allowed(input_type, name) {
                let condition = format!(" if `type` is `{}`", input_type.to_ascii_lowercase());
                let values =
                    [("attribute", name), ("element", "input"), ("condition", condition.as_str())];
                cx.report(&codes::ATTRIBUTE_NOT_ALLOWED_HERE, element.place_of(name), &values);
            }
        }
    }
}

/// "Authors should not, but may despite requirements to the contrary elsewhere in this specification, specify the
/// `maxlength` and `size` attributes on `input` elements whose `type` attributes are in the Number state."
/// <https://html.spec.whatwg.org/multipage/obsolete.html#obsolete-but-conforming-features>
fn is_obsolete_but_allowed(input_type: &str, attribute: &str) -> bool {
    input_type.eq_ignore_ascii_case("number") && matches!(attribute, "maxlength" | "size")
}
