//! The names of properties.
//!
//! <https://drafts.csswg.org/css-cascade-5/#property-name>

use std::borrow::Cow;
use std::sync::LazyLock;

use style::Atom;
use style::properties::{LonghandId, NonCustomPropertyId, PropertyId};

use super::declarations::{Context, Declarations};
use super::others::{self, Other, other};
use crate::preferences;

/// A property, by its name or an alias.
#[derive(Debug)]
pub(crate) enum Property {
    /// One of Stylo's.
    Known(PropertyId),
    Other(&'static Other),
    /// A custom property, without the two hyphens.
    Custom(Atom),
}

impl Property {
    /// <https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue>
    pub(crate) fn find(name: &str) -> Option<Self> {
        if let Some(custom) = name.strip_prefix("--") {
            // Two hyphens alone are reserved.
            return (!custom.is_empty()).then(|| Self::Custom(Atom::from(custom)));
        }
        let lower = if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
            Cow::Owned(name.to_ascii_lowercase())
        } else {
            Cow::Borrowed(name)
        };
        if is_of_another_engine(&lower) {
            return None;
        }
        preferences::set();
        if let Ok(id) = PropertyId::parse_enabled_for_all_content(&lower) {
            return Some(Self::Known(id));
        }
        other(&lower).map(Self::Other)
    }
}

/// Stylo has aliases of Firefox and names of Servo, which Chromium does not have.
fn is_of_another_engine(name: &str) -> bool {
    name.starts_with("-moz-") || name.starts_with("-servo-")
}

/// Returns true for the name of a property, an alias or a custom property.
///
/// ```
/// use treewright_style::cssom::is_supported;
/// assert!(is_supported("margin") && is_supported("-webkit-transform") && is_supported("--mine"));
/// assert!(!is_supported("colour") && !is_supported("--"));
/// ```
pub fn is_supported(name: &str) -> bool {
    Property::find(name).is_some()
}

/// Returns true for a property that animations can change: a longhand or a shorthand with such longhands, or a custom property.
/// <https://drafts.csswg.org/web-animations-1/#animatable>
///
/// ```
/// use treewright_style::cssom::is_animatable;
/// assert!(is_animatable("opacity") && is_animatable("margin") && is_animatable("--mine"));
/// assert!(!is_animatable("animation-name") && !is_animatable("transition"));
/// ```
pub fn is_animatable(name: &str) -> bool {
    match Property::find(name) {
        Some(Property::Known(PropertyId::NonCustom(id))) => match id.longhand_or_shorthand() {
            Ok(longhand) => longhand.is_animatable(),
            Err(shorthand) => shorthand.longhands().any(LonghandId::is_animatable),
        },
        Some(_) => true,
        None => false,
    }
}

/// Returns true for the name of a shorthand.
///
/// ```
/// use treewright_style::cssom::is_shorthand;
/// assert!(is_shorthand("margin") && !is_shorthand("margin-left") && !is_shorthand("--margin"));
/// ```
pub fn is_shorthand(name: &str) -> bool {
    match Property::find(name) {
        Some(Property::Known(id)) => id.as_shorthand().is_ok(),
        Some(Property::Other(other)) => other.is_shorthand(),
        _ => false,
    }
}

/// The longhands of a shorthand; another property itself.
///
/// ```
/// use treewright_style::cssom::longhands_of;
/// assert_eq!(longhands_of("overflow"), ["overflow-x", "overflow-y"]);
/// assert_eq!(longhands_of("--mine"), ["--mine"]);
/// ```
pub fn longhands_of(name: &str) -> Vec<String> {
    if let Some(Property::Known(id)) = Property::find(name)
        && let Ok(shorthand) = id.as_shorthand()
    {
        return shorthand.longhands().map(|longhand| longhand.name().to_owned()).collect();
    }
    vec![name.to_owned()]
}

/// Returns true if a declaration is valid: `CSS.supports()` with two arguments.
/// <https://drafts.csswg.org/css-conditional-3/#dom-css-supports>
///
/// ```
/// use treewright_style::cssom::supports;
/// assert!(supports("display", "grid"));
/// assert!(!supports("display", "mesh"));
/// ```
pub fn supports(name: &str, value: &str) -> bool {
    (!value.trim().is_empty() || name.starts_with("--"))
        && Declarations::default().set(name, value, false, &Context::default())
}

/// All names of properties that are not custom, with aliases, in the order of the alphabet.
fn names() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        preferences::set();
        let known = NonCustomPropertyId::iter().map(NonCustomPropertyId::name);
        let known = known.filter(|name| is_supported(name));
        let mut names: Vec<&'static str> =
            known.chain(others::all().map(|other| other.name)).collect();
        names.sort_unstable();
        names.dedup();
        names
    });
    &NAMES
}

/// The names of the attributes of `CSSStyleProperties` for properties: in camel case, with hyphens, and for those that begin
/// with `-webkit-` with a small and a capital letter.
/// <https://drafts.csswg.org/cssom/#cssstyleproperties>
///
/// ```
/// let names = treewright_style::cssom::attribute_names();
/// for name in ["cssFloat", "marginLeft", "margin-left", "webkitTransform", "WebkitTransform", "color"] {
///     assert!(names.iter().any(|one| one == name), "{name}");
/// }
/// ```
pub fn attribute_names() -> Vec<String> {
    let mut all = vec!["cssFloat".to_owned()];
    for name in names() {
        let camel = camel_case(name);
        if let Some(rest) = name.strip_prefix("-webkit-") {
            all.push(format!("webkit{}", camel_case(&format!("-{rest}"))));
        }
        if camel != *name {
            all.push(camel);
        }
        all.push((*name).to_owned());
    }
    all
}

/// <https://drafts.csswg.org/cssom/#css-property-to-idl-attribute>
fn camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut characters = word.chars();
        camel.extend(characters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(characters.as_str());
    }
    camel
}

/// The property for the name of an attribute of `CSSStyleProperties`.
/// <https://drafts.csswg.org/cssom/#idl-attribute-to-css-property>
///
/// ```
/// use treewright_style::cssom::attribute_of_property;
/// assert_eq!(attribute_of_property("marginLeft").as_deref(), Some("margin-left"));
/// assert_eq!(attribute_of_property("webkitTransform").as_deref(), Some("-webkit-transform"));
/// assert_eq!(attribute_of_property("length"), None);
/// ```
pub fn attribute_of_property(attribute: &str) -> Option<String> {
    let mut name = String::new();
    let is_dashed = attribute.contains('-');
    // https://drafts.csswg.org/cssom/#dom-cssstyleproperties-webkit-cased-attribute
    if attribute.starts_with("webkit") && !is_dashed {
        name.push('-');
    }
    for character in attribute.chars() {
        if character.is_ascii_uppercase() {
            if is_dashed {
                return None;
            }
            name.push('-');
        }
        name.push(character.to_ascii_lowercase());
    }
    (!name.starts_with("--") && is_supported(&name)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found() {
        assert!(others::all().is_sorted_by_key(|other| other.name));
        assert!(names().is_sorted());
        let mut invalid = Vec::new();
        for other in others::all() {
            let is_known = PropertyId::parse_enabled_for_all_content(other.name).is_ok();
            assert!(!is_known, "Stylo has {}", other.name);
            if !other.is_shorthand() {
                invalid.extend(other.value(other.initial()).is_none().then_some(other.name));
            }
        }
        assert_eq!(invalid, [""; 0], "initial values");
        for (attribute, property) in [
            ("display", Some("display")),
            ("backgroundColor", Some("background-color")),
            ("background-color", Some("background-color")),
            ("background-Color", None),
            ("nonsense", None),
            ("webkitFilter", Some("-webkit-filter")),
            ("WebkitFilter", Some("-webkit-filter")),
            ("-webkit-filter", Some("-webkit-filter")),
            ("MozTransform", None),
            ("webkitColor", None),
            ("scrollSnapAlign", Some("scroll-snap-align")),
            ("--x", None),
        ] {
            assert_eq!(attribute_of_property(attribute).as_deref(), property, "{attribute}");
        }
    }
}
