//! `SVGAnimatedString`.
//!
//! <https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::unions::DomStringOrTrustedScriptURL;
use crate::strings::DomString;
use crate::svg::reflector::reflector_of;
use crate::svg::viewports::is;
use crate::trusted_types::{self, Given, TrustedType, get_trusted_type_compliant_string, realm_of};

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__baseVal>
pub(crate) fn base_val(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<DomStringOrTrustedScriptURL, Thrown> {
    anim_val(cx, this).map(DomStringOrTrustedScriptURL::DomString)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__animVal>
pub(crate) fn anim_val(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let reflector = reflector_of(cx, this)?;
    Ok(reflector.string(cx.host).unwrap_or_else(|| DomString::from("")))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__baseVal>
pub(crate) fn set_base_val(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomStringOrTrustedScriptURL,
) -> Result<(), Thrown> {
    let reflector = reflector_of(cx, this)?;
    let value = if is(cx.host, reflector.element, "script") && reflector.animated.name == "href" {
        let (global, sink) = (realm_of(cx.host, reflector.element), "SVGScriptElement href");
        let given = match value {
            DomStringOrTrustedScriptURL::DomString(text) => Given::Text(text),
            DomStringOrTrustedScriptURL::TrustedScriptURL(object) => Given::Trusted(object),
        };
        get_trusted_type_compliant_string(cx, TrustedType::ScriptUrl, global, given, sink)?
    } else {
        match value {
            DomStringOrTrustedScriptURL::DomString(text) => text,
            DomStringOrTrustedScriptURL::TrustedScriptURL(object) => {
                trusted_types::data_of(cx, &object)
            }
        }
    };
    reflector.set(cx, &value);
    Ok(())
}
