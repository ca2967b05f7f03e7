//! The namespace prefix map. It is not copied for each element: additions by an element are undone at its
//! end.

use std::collections::HashMap;

use treewright_dom::scripting::AttributesByPosition;
use treewright_dom::{Document, NodeId};

use super::namespaces::{XML, XMLNS};

/// The declarations among the attributes of an element.
#[derive(Debug, Default)]
pub(super) struct Declared {
    /// The local default namespace; empty for none.
    pub(super) default: Option<String>,
    /// The local prefixes map.
    pub(super) prefixes: HashMap<String, Option<String>>,
}

/// <https://w3c.github.io/DOM-Parsing/#dfn-namespace-prefix-map>
#[derive(Debug)]
pub(super) struct PrefixMap {
    prefixes: HashMap<Option<String>, Vec<String>>,
    /// The number of times that each prefix is in the map.
    counts: HashMap<String, usize>,
    /// The namespaces of all prefixes, in the order in which they were added.
    added: Vec<Option<String>>,
    /// The prefix index.
    generated: u64,
}

impl Default for PrefixMap {
    fn default() -> Self {
        let mut map = Self {
            prefixes: HashMap::new(),
            counts: HashMap::new(),
            added: Vec::new(),
            generated: 1,
        };
        map.add("xml", Some(XML));
        map
    }
}

impl PrefixMap {
    pub(super) fn mark(&self) -> usize {
        self.added.len()
    }

    pub(super) fn reset_to(&mut self, mark: usize) {
        for namespace in self.added.split_off(mark.min(self.added.len())).into_iter().rev() {
            let prefix = self.prefixes.get_mut(&namespace).and_then(Vec::pop);
            if let Some(count) = prefix.and_then(|prefix| self.counts.get_mut(&prefix)) {
                *count = count.saturating_sub(1);
            }
        }
    }

    pub(super) fn add(&mut self, prefix: &str, namespace: Option<&str>) {
        let namespace = namespace.map(str::to_owned);
        self.added.push(namespace.clone());
        self.prefixes.entry(namespace).or_default().push(prefix.to_owned());
        let count = self.counts.entry(prefix.to_owned()).or_default();
        *count = count.saturating_add(1);
    }

    fn candidates(&self, namespace: Option<&str>) -> &[String] {
        self.prefixes.get(&namespace.map(str::to_owned)).map_or(&[], Vec::as_slice)
    }

    pub(super) fn has(&self, prefix: &str, namespace: Option<&str>) -> bool {
        self.candidates(namespace).iter().any(|other| other == prefix)
    }

    /// True if a prefix is mapped to any namespace.
    pub(super) fn is_mapped(&self, prefix: &str) -> bool {
        self.counts.get(prefix).is_some_and(|count| *count > 0)
    }

    /// <https://w3c.github.io/DOM-Parsing/#dfn-retrieving-a-preferred-prefix-string>
    pub(super) fn preferred(
        &self,
        prefix: Option<&str>,
        namespace: Option<&str>,
    ) -> Option<String> {
        let candidates = self.candidates(namespace);
        let same = candidates.iter().find(|other| Some(other.as_str()) == prefix);
        same.or(candidates.last()).cloned()
    }

    /// <https://w3c.github.io/DOM-Parsing/#dfn-generating-a-prefix>
    pub(super) fn generate(&mut self, namespace: Option<&str>) -> String {
        let prefix = format!("ns{}", self.generated);
        self.generated = self.generated.saturating_add(1);
        self.add(&prefix, namespace);
        prefix
    }

    /// <https://w3c.github.io/DOM-Parsing/#dfn-recording-the-namespace-information>
    pub(super) fn declare_those_of(&mut self, document: &Document, element: NodeId) -> Declared {
        let mut declared = Declared::default();
        for position in 0..document.attribute_count(element) {
            let Some(name) = document.attribute_name_at(element, position) else { continue };
            if name.namespace != Some(XMLNS) {
                continue;
            }
            let value = document.attribute_value_at(element, position).unwrap_or_default();
            if name.prefix.is_none() {
                declared.default = Some(value.to_owned());
                continue;
            }
            let namespace = Some(value).filter(|value| !value.is_empty());
            if value == XML || self.has(name.local, namespace) {
                continue;
            }
            self.add(name.local, namespace);
            declared.prefixes.insert(name.local.to_owned(), namespace.map(str::to_owned));
        }
        declared
    }
}
