//! The values of single declarations.
//!
//! <https://drafts.csswg.org/cssom/#parse-a-css-value>

use std::borrow::Cow;

use style::Atom;
use style::properties::{PropertyId, SourcePropertyDeclaration, parse_one_declaration_into};
use style::stylesheets::Origin;
use style_traits::ParsingMode;

use super::{Context, Custom, Parsed};
use crate::cssom::others::PREFIX;
use crate::cssom::properties::Property;
use crate::text;

/// Parses a value, without `!important`; `None` if it is invalid.
/// <https://drafts.csswg.org/cssom/#parse-a-css-value>
pub(super) fn parse_value(
    property: Property,
    value: &str,
    is_important: bool,
    context: &Context,
) -> Option<Parsed> {
    // Stylo's parsers recurse over blocks and functions.
    let value = text::bounded(value)?;
    let mut source = Box::new(SourcePropertyDeclaration::default());
    let parse = |source: &mut SourcePropertyDeclaration, id: PropertyId, value: &str| {
        parse_one_declaration_into(
            source,
            id,
            value,
            Origin::Author,
            &context.url,
            None,
            ParsingMode::DEFAULT,
            context.quirks,
            context.rule,
        )
        .ok()
    };
    let (name, value) = match property {
        Property::Known(id) => {
            parse(&mut source, id, value)?;
            return Some(Parsed::Longhands(source));
        }
        Property::Other(other) => {
            (Atom::from(format!("{PREFIX}{}", other.name)), Cow::Owned(other.value(value)?))
        }
        Property::Custom(name) => (name, Cow::Borrowed(value)),
    };
    parse(&mut source, PropertyId::Custom(name.clone()), &value)?;
    let declaration = source.declarations.pop()?;
    Some(Parsed::Custom(Custom { name, declaration, is_important }))
}
