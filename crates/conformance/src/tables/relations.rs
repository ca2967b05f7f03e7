//! Attributes that depend on other attributes of their element, or on its parent.

use treewright_markup::LocalName;

use super::generated;

/// A row of `data/attribute-relations.tsv`.
#[derive(Debug)]
pub(crate) struct Relation {
    pub(super) element: LocalName,
    pub(crate) attributes: &'static [&'static str],
    pub(crate) kind: RelationKind,
    /// Alternatives, each of terms that must all hold. None at all is a condition that always holds.
    pub(crate) condition: &'static [&'static [Condition]],
}

/// The kind of a relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RelationKind {
    /// The attributes must not be specified unless the condition holds.
    OnlyIf,
    /// They must not be specified if it holds.
    NotIf,
    /// They must be specified if it holds.
    RequiredIf,
    /// One of them must be specified if it holds.
    OneOf,
    /// If they are specified, their values must not be empty.
    NonEmpty,
}

/// A term of a condition.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Condition {
    /// The attribute is there.
    Has(&'static str),
    /// The attribute is not there.
    HasNot(&'static str),
    /// The attribute is there and not empty.
    HasText(&'static str),
    /// The value of the attribute is this keyword.
    Is(&'static str, &'static str),
    /// The value has this token.
    HasToken(&'static str, &'static str),
    /// The parent is this element.
    Parent(LocalName),
    /// An ancestor is this element.
    Ancestor(LocalName),
    /// The element is a classic script, by its `type`.
    ClassicScript,
}

/// The relations of the attributes of an element.
pub(crate) fn relations_of(element: LocalName) -> &'static [Relation] {
    let rows = generated::RELATIONS;
    let start = rows.partition_point(|row| row.element < element);
    let count =
        rows.get(start..).map_or(0, |rest| rest.partition_point(|row| row.element == element));
    rows.get(start..start.saturating_add(count)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use treewright_markup::tag;

    #[test]
    fn rows_are_sorted_by_elements() {
        assert!(generated::RELATIONS.is_sorted_by_key(|row| row.element));
        assert!(relations_of(tag::LINK).len() > 10);
        assert!(relations_of(tag::P).is_empty());
    }
}
