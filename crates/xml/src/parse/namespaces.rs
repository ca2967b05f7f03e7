//! The namespaces of declared prefixes.

use std::collections::HashMap;
use std::rc::Rc;

use crate::{XML, XMLNS};

/// The declarations of the open elements. The empty prefix has the default namespace.
#[derive(Debug)]
pub(super) struct Scope {
    namespaces: HashMap<Box<str>, Vec<Rc<str>>>,
    /// The prefixes in the order in which they were declared.
    declared: Vec<Box<str>>,
    /// The number of declarations around each open element.
    marks: Vec<usize>,
}

impl Default for Scope {
    fn default() -> Self {
        let mut scope =
            Self { namespaces: HashMap::new(), declared: Vec::new(), marks: Vec::new() };
        scope.declare("xml", XML);
        scope.declare("xmlns", XMLNS);
        scope
    }
}

impl Scope {
    pub(super) fn open(&mut self) {
        self.marks.push(self.declared.len());
    }

    pub(super) fn close(&mut self) {
        let mark = self.marks.pop().unwrap_or(0).min(self.declared.len());
        for prefix in self.declared.split_off(mark) {
            if let Some(namespaces) = self.namespaces.get_mut(&prefix) {
                namespaces.pop();
            }
        }
    }

    pub(super) fn declare(&mut self, prefix: &str, namespace: &str) {
        self.declared.push(prefix.into());
        self.namespaces.entry(prefix.into()).or_default().push(namespace.into());
    }

    /// The namespace of a prefix, if it is declared. That of the empty prefix can be empty.
    pub(super) fn namespace(&self, prefix: &str) -> Option<&Rc<str>> {
        self.namespaces.get(prefix)?.last()
    }
}
