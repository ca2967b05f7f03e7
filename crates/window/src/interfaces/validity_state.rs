//! `ValidityState`.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::element_of;
use crate::forms::validity::{self, Flaws};

fn flaws(cx: &mut Cx<'_>, this: &Value) -> Flaws {
    let element = element_of(cx, this).map(|of| of.element);
    element.map(|element| validity::flaws(cx, element)).unwrap_or_default()
}

macro_rules! flaws {
    ($($name:ident)*) => { $(
        /// True if the element suffers from this.
        pub(crate) fn $name(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
            Ok(flaws(cx, this).$name)
        }
    )* };
}

flaws! {
    value_missing type_mismatch pattern_mismatch too_long too_short range_underflow range_overflow step_mismatch
    bad_input custom_error
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid>
pub(crate) fn valid(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(flaws(cx, this) == Flaws::default())
}
