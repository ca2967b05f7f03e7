//! Attributes that depend on other attributes of their element, or on its parent.

use std::sync::LazyLock;

use treewright_markup::LocalName;

use super::{ElementSet, LookUp, Names, generated};

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
    /// The value of the attribute is this string.
    IsExactly(&'static str, &'static str),
    /// The value has this token.
    HasToken(&'static str, &'static str),
    /// The parent is this element.
    Parent(LocalName),
    /// An ancestor is this element.
    Ancestor(LocalName),
    /// The element is a classic script, by its `type`.
    ClassicScript,
}

/// The elements that have relations.
pub(crate) const RELATED: ElementSet = {
    let mut all = ElementSet::NONE;
    let mut rest = generated::RELATIONS;
    while let [first, others @ ..] = rest {
        all = all.with(ElementSet::of(&[first.element]));
        rest = others;
    }
    all
};

/// A relation whose names are ready to be looked up.
#[derive(Clone, Debug)]
pub(crate) struct NamedRelation {
    pub(crate) relation: &'static Relation,
    pub(crate) attributes: Vec<LookUp>,
    /// The condition of the relation, each term with its name, if it has one.
    pub(crate) condition: Vec<Vec<(Condition, LookUp)>>,
    pub(crate) names: Names,
    /// The names of which one has to be there for something to be wrong; all of them if that can be so without any.
    needed: Names,
}

impl NamedRelation {
    fn new(relation: &'static Relation) -> Self {
        let names = Names::of_all(relation.attributes);
        let needed = match relation.kind {
            RelationKind::RequiredIf | RelationKind::OneOf if relation.condition.is_empty() => {
                Names::ALL
            }
            // Something is missing where one of the alternatives holds, each with its first term.
            RelationKind::RequiredIf | RelationKind::OneOf => {
                let first = relation.condition.iter().filter_map(|terms| terms.first());
                first.fold(Names::NONE, |all, term| all.with(term.needs()))
            }
            RelationKind::OnlyIf | RelationKind::NotIf | RelationKind::NonEmpty => names,
        };
        let attributes = relation.attributes.iter().map(|name| LookUp::of(name)).collect();
        let terms = |terms: &&[Condition]| {
            terms.iter().map(|term| (*term, LookUp::of(term.name().unwrap_or_default()))).collect()
        };
        let condition = relation.condition.iter().map(terms).collect();
        Self { relation, attributes, condition, names, needed }
    }

    /// Returns false for an element with these attributes that nothing can be wrong with.
    #[inline]
    pub(crate) fn concerns(&self, attributes: Names) -> bool {
        self.needed == Names::ALL || attributes.may_have(self.needed)
    }
}

impl Condition {
    /// The name of the attribute that it is about.
    fn name(self) -> Option<&'static str> {
        match self {
            Self::Has(name)
            | Self::HasNot(name)
            | Self::HasText(name)
            | Self::Is(name, _)
            | Self::IsExactly(name, _)
            | Self::HasToken(name, _) => Some(name),
            Self::Parent(_) | Self::Ancestor(_) | Self::ClassicScript => None,
        }
    }

    /// The names of which one is needed for the term to hold.
    fn needs(self) -> Names {
        match self {
            Self::Has(name)
            | Self::HasText(name)
            | Self::Is(name, _)
            | Self::IsExactly(name, _)
            | Self::HasToken(name, _) => Names::of(name),
            _ => Names::ALL,
        }
    }
}

/// The relations of the attributes of an element.
pub(crate) fn relations_of(element: LocalName) -> &'static [NamedRelation] {
    static BY_ELEMENT: LazyLock<Vec<Vec<NamedRelation>>> = LazyLock::new(|| {
        let mut all = vec![Vec::new(); LocalName::KNOWN_COUNT];
        for row in generated::RELATIONS {
            if let Some(of_element) = all.get_mut(row.element.index()) {
                of_element.push(NamedRelation::new(row));
            }
        }
        all
    });
    BY_ELEMENT.get(element.index()).map(Vec::as_slice).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use treewright_markup::tag;

    #[test]
    fn relations_are_found_by_elements() {
        assert!(relations_of(tag::LINK).len() > 10);
        assert!(relations_of(tag::P).is_empty());
    }

    /// A relation is examined wherever something can be wrong.
    #[test]
    fn relations_concern_what_can_be_wrong() {
        for row in generated::RELATIONS {
            let relation = NamedRelation::new(row);
            let must_have_one = matches!(row.kind, RelationKind::RequiredIf | RelationKind::OneOf);
            if !must_have_one {
                for name in row.attributes {
                    assert!(relation.concerns(Names::of(name)), "{row:?}");
                }
            } else if row.condition.is_empty() {
                assert!(relation.concerns(Names::NONE), "{row:?}");
            }
            // The least attributes with which an alternative holds.
            for terms in row.condition.iter().filter(|_| must_have_one) {
                let names = terms.iter().map(|term| match term {
                    Condition::Has(name)
                    | Condition::HasText(name)
                    | Condition::Is(name, _)
                    | Condition::IsExactly(name, _)
                    | Condition::HasToken(name, _) => Names::of(name),
                    _ => Names::NONE,
                });
                assert!(relation.concerns(names.fold(Names::NONE, Names::with)), "{row:?}");
            }
        }
    }
}
