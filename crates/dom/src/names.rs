//! The names of elements and attributes, each kept once.

use std::collections::HashMap;

use treewright_syntax::{AttributeName, AttributeNamespace, LocalName, NameInterner};

/// The names of a document.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    pub(crate) elements: NameInterner,
    attributes: NameInterner,
    /// Names with a namespace or a prefix, by number.
    qualified: Vec<Qualified>,
    qualified_numbers: HashMap<Qualified, u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Qualified {
    namespace: AttributeNamespace,
    prefix: Option<&'static str>,
    local: LocalName,
}

/// An attribute's name as a number: a local name without namespace, or one of the few others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum AttributeNameId {
    Plain(LocalName),
    Qualified(u32),
}

impl Names {
    pub(crate) fn intern_attribute(&mut self, name: AttributeName<'_>) -> AttributeNameId {
        let local = self.attributes.intern(name.local);
        if name.namespace == AttributeNamespace::None && name.prefix.is_none() {
            return AttributeNameId::Plain(local);
        }
        let qualified = Qualified { namespace: name.namespace, prefix: name.prefix, local };
        let next = self.qualified.len() as u32;
        let number = *self.qualified_numbers.entry(qualified).or_insert(next);
        if number == next {
            self.qualified.push(qualified);
        }
        AttributeNameId::Qualified(number)
    }

    /// The number of a name without namespace that is in use.
    pub(crate) fn plain_attribute(&self, local: &str) -> Option<AttributeNameId> {
        self.attributes.get(local).map(AttributeNameId::Plain)
    }

    pub(crate) fn attribute(&self, id: AttributeNameId) -> AttributeName<'_> {
        let qualified = match id {
            AttributeNameId::Plain(local) => {
                return AttributeName::plain(self.attributes.text(local));
            }
            AttributeNameId::Qualified(number) => &self.qualified[number as usize],
        };
        AttributeName {
            namespace: qualified.namespace,
            prefix: qualified.prefix,
            local: self.attributes.text(qualified.local),
        }
    }
}
