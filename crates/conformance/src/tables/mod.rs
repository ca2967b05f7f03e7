//! The tables of the standard: elements with their categories and children, attributes with their elements and
//! kinds of values, obsolete features. They are data (`data/*.tsv`), taken from the standard's index by
//! `cargo xtask standard-tables` and made Rust by `cargo xtask codegen`.

mod attributes;
mod elements;
#[rustfmt::skip]
mod generated;
mod names;
mod relations;
mod values;

pub(crate) use attributes::{AttributeRow, attribute_of, has_attribute_name};
pub(crate) use elements::{
    Categories, Children, ELEMENT_COUNT, ElementRow, ElementSet, element_row, html_element,
    in_categories, number_of,
};
pub(crate) use names::{
    LookUp, NameFacts, Names, has_a_form_in_rdfa, is_custom_data_attribute, known_name,
};
pub(crate) use relations::{
    Condition, NamedRelation, RELATED, Relation, RelationKind, relations_of,
};
pub(crate) use values::Value;

use rustc_hash::FxHashMap;
use std::sync::LazyLock;
use treewright_markup::{LocalName, tag};

/// An obsolete feature: an element, or an attribute of some elements.
#[derive(Debug)]
pub(crate) struct ObsoleteElement {
    pub(crate) name: &'static str,
    pub(crate) advice: &'static str,
}

/// An obsolete attribute.
#[derive(Debug)]
pub(crate) struct ObsoleteAttribute {
    name: &'static str,
    /// None for all elements.
    elements: &'static [&'static str],
    pub(crate) advice: &'static str,
    /// Some values are only warned about.
    pub(crate) has_exception: bool,
}

/// The entry of an element that is entirely obsolete.
/// <https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features>
pub(crate) fn obsolete_element(name: &str) -> Option<&'static ObsoleteElement> {
    generated::OBSOLETE_ELEMENTS.iter().find(|row| row.name == name)
}

type ByName = FxHashMap<&'static str, Vec<&'static ObsoleteAttribute>>;
static OBSOLETE_BY_NAME: LazyLock<ByName> = LazyLock::new(|| {
    let mut map = ByName::default();
    for row in generated::OBSOLETE_ATTRIBUTES {
        map.entry(row.name).or_default().push(row);
    }
    map
});

/// Returns true if an attribute is obsolete on some element.
pub(crate) fn is_obsolete_somewhere(attribute: &str) -> bool {
    OBSOLETE_BY_NAME.contains_key(attribute)
}

/// The entry of an attribute that is obsolete on an element.
/// <https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features>
pub(crate) fn obsolete_attribute(
    attribute: &str,
    element: &str,
) -> Option<&'static ObsoleteAttribute> {
    let rows = OBSOLETE_BY_NAME.get(attribute)?;
    rows.iter().copied().find(|row| row.elements.is_empty() || row.elements.contains(&element))
}

/// Descendants that an element must not have.
#[derive(Debug)]
pub(crate) struct Forbidden {
    /// The elements that must not have them.
    pub(crate) inside: ElementSet,
    pub(crate) categories: Categories,
    pub(crate) elements: ElementSet,
    /// Elements with the attribute `tabindex` are forbidden too.
    pub(crate) tabindex: bool,
}

/// The rules about descendants.
pub(crate) fn forbidden_descendants() -> &'static [Forbidden] {
    generated::FORBIDDEN_DESCENDANTS
}

/// The elements that such rules are about.
pub(crate) const RESTRICTED: ElementSet = {
    let mut all = ElementSet::NONE;
    let mut rest = generated::FORBIDDEN_DESCENDANTS;
    while let [first, others @ ..] = rest {
        all = ElementSet(all.0 | first.inside.0);
        rest = others;
    }
    all
};

/// The elements and the categories that such rules forbid somewhere.
pub(crate) const FORBIDDEN: (ElementSet, Categories) = {
    let (mut elements, mut categories) = (ElementSet::NONE, Categories::NONE);
    let mut rest = generated::FORBIDDEN_DESCENDANTS;
    while let [first, others @ ..] = rest {
        elements = elements.with(first.elements);
        categories = categories.with(first.categories);
        rest = others;
    }
    (elements, categories)
};

/// The attributes that an `input` element must not have, by the keyword of its `type`. An unknown keyword is that
/// of text.
pub(crate) fn attributes_that_do_not_apply(input_type: &str) -> &'static [&'static str] {
    let rows = generated::INPUT_ATTRIBUTES;
    let row = rows.iter().find(|(name, _)| name.eq_ignore_ascii_case(input_type));
    let row = row.or_else(|| rows.iter().find(|(name, _)| *name == "text"));
    row.map_or(&[], |(_, attributes)| attributes)
}

/// Returns true for a keyword of the `type` of an `input` element.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>
pub(crate) fn is_input_type(keyword: &str) -> bool {
    generated::INPUT_ATTRIBUTES.iter().any(|(name, _)| name.eq_ignore_ascii_case(keyword))
}

/// The known name with this text, or [`LocalName::UNKNOWN`].
#[cfg(test)]
pub(crate) fn name_of(text: &str) -> LocalName {
    LocalName::known(text).unwrap_or(LocalName::UNKNOWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_those_of_the_index() {
        assert_eq!(generated::ELEMENTS.len(), 113);
        let li = element_row(number_of(tag::LI).unwrap()).unwrap();
        assert!(!li.categories.has(Categories::FLOW));
        assert!(element_row(number_of(tag::UL).unwrap()).unwrap().children.elements.has(tag::LI));
        assert!(number_of(tag::CENTER).is_none());
        assert!(element_row(number_of(tag::A).unwrap()).unwrap().children.is_transparent);
        assert!(obsolete_element("center").is_some());
        assert!(obsolete_attribute("align", "h3").is_some());
        assert!(obsolete_attribute("align", "span").is_none());
        assert!(obsolete_attribute("contextmenu", "span").is_some());
    }

    #[test]
    fn elements_are_found_by_their_names() {
        let html_names = generated::ELEMENTS.iter().map(|row| (row.name, true));
        for (name, is_listed) in html_names.chain([("center", false), ("font", false)]) {
            let facts = html_element(name_of(name)).unwrap();
            let number = number_of(name_of(name));
            assert_eq!(facts.row.is_some(), is_listed, "{name}");
            assert_eq!(
                facts.row.map(|row| row.name),
                number.and_then(element_row).map(|row| row.name)
            );
            assert_eq!(facts.alone.number(), number);
        }
        assert!(html_element(LocalName::UNKNOWN).is_none());
        assert!(html_element(tag::A).unwrap().is_formatting);
        assert!(!html_element(tag::P).unwrap().is_formatting);
    }

    /// Names that start with `data-` have no bits but their own.
    #[test]
    fn no_attribute_of_the_tables_is_a_data_attribute() {
        let listed = generated::ATTRIBUTES.iter().map(|row| row.name);
        let mut names = listed.chain(generated::OBSOLETE_ATTRIBUTES.iter().map(|row| row.name));
        assert!(!names.any(|name| name.starts_with("data-")));
    }

    /// So that one of the two look-ups is enough for an attribute.
    #[test]
    fn attributes_of_the_index_are_not_obsolete() {
        let mut both = Vec::new();
        for row in generated::OBSOLETE_ATTRIBUTES {
            let all: Vec<&str> = generated::ELEMENTS.iter().map(|row| row.name).collect();
            let elements = if row.elements.is_empty() { &all } else { row.elements };
            for element in elements {
                if attribute_of(row.name, number_of(name_of(element))).is_some() {
                    both.push((*element, row.name));
                }
            }
        }
        // `rules::obsolete` says why.
        assert_eq!(both, [("area", "hreflang"), ("area", "type")]);
    }

    #[test]
    fn every_attribute_of_the_elements_index_has_a_value() {
        for row in generated::ELEMENTS {
            for attribute in row.attributes {
                let found = attribute_of(attribute, number_of(name_of(row.name)));
                assert!(found.is_some(), "{attribute} on {}", row.name);
            }
        }
    }
}
