//! `HTMLButtonElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmlbuttonelement>

owned_by_a_form!();
labelled!();
validated!();
