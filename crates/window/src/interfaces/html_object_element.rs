//! `HTMLObjectElement`: the members that it has in common with form controls. It is no submittable element.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlobjectelement>

owned_by_a_form!();
validated!();
