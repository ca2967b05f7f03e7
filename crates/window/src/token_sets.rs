//! The token sets of attributes: parsed once, and kept until the attribute changes.
//!
//! <https://dom.spec.whatwg.org/#interface-domtokenlist>

use std::collections::HashSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::world::World;

/// An ordered set of tokens.
#[derive(Clone, Debug, Default)]
pub(crate) struct TokenSet {
    tokens: Vec<Rc<str>>,
    /// The same tokens. Pages choose them, so the table has secret keys.
    members: HashSet<Rc<str>>,
}

impl TokenSet {
    /// <https://dom.spec.whatwg.org/#concept-ordered-set-parser>
    pub(crate) fn parse(text: &str) -> Self {
        let mut set = Self::default();
        for token in text.split_ascii_whitespace() {
            set.append(token);
        }
        set
    }

    /// <https://dom.spec.whatwg.org/#concept-ordered-set-serializer>
    pub(crate) fn serialize(&self) -> String {
        self.tokens.join(" ")
    }

    pub(crate) fn len(&self) -> usize {
        self.tokens.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    pub(crate) fn get(&self, index: usize) -> Option<&str> {
        self.tokens.get(index).map(|token| &**token)
    }

    pub(crate) fn contains(&self, token: &str) -> bool {
        self.members.contains(token)
    }

    /// <https://infra.spec.whatwg.org/#set-append>
    pub(crate) fn append(&mut self, token: &str) {
        if !self.members.contains(token) {
            let token: Rc<str> = token.into();
            self.members.insert(Rc::clone(&token));
            self.tokens.push(token);
        }
    }

    /// Removes the existing ones of these tokens.
    pub(crate) fn remove<'t>(&mut self, tokens: impl IntoIterator<Item = &'t str>) {
        for token in tokens {
            self.members.remove(token);
        }
        self.tokens.retain(|token| self.members.contains(token));
    }

    /// Puts the new token where the first of the two is, and removes the other.
    /// <https://infra.spec.whatwg.org/#set-replace>
    pub(crate) fn replace(&mut self, token: &str, new_token: &str) {
        let mut replaced = Self::default();
        for one in &self.tokens {
            replaced.append(if **one == *token { new_token } else { one });
        }
        *self = replaced;
    }
}

/// The token sets that scripts have used, by element and local name of the attribute.
#[derive(Debug, Default)]
pub(crate) struct TokenSets(FxHashMap<NodeId, Vec<(&'static str, Rc<TokenSet>)>>);

impl TokenSets {
    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.0.remove(&node);
    }

    /// The attribute change steps of token lists.
    /// <https://dom.spec.whatwg.org/#interface-domtokenlist>
    pub(crate) fn attribute_changed(
        &mut self,
        element: NodeId,
        local: &str,
        namespace: Option<&str>,
    ) {
        if namespace.is_some() || self.0.is_empty() {
            return;
        }
        if let Some(sets) = self.0.get_mut(&element) {
            sets.retain(|(name, _)| *name != local);
        }
    }
}

impl World {
    /// The token set of an attribute without a namespace.
    /// <https://dom.spec.whatwg.org/#concept-dtl-tokens>
    pub(crate) fn token_set(&mut self, element: NodeId, local: &'static str) -> Rc<TokenSet> {
        let sets = self.token_sets.0.entry(element).or_default();
        if let Some((_, set)) = sets.iter().find(|(name, _)| *name == local) {
            return Rc::clone(set);
        }
        let value = self.tree.attribute(element, local).unwrap_or_default();
        let set = Rc::new(TokenSet::parse(value));
        sets.push((local, Rc::clone(&set)));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::TokenSet;

    #[test]
    fn ordered_sets() {
        let mut set = TokenSet::parse(" b\ta \nb  c\u{c}a\r");
        assert_eq!(set.serialize(), "b a c");
        assert_eq!((set.len(), set.get(1), set.get(3)), (3, Some("a"), None));
        set.append("a");
        set.append("d");
        assert_eq!(set.serialize(), "b a c d");
        assert!(set.contains("d") && !set.contains("D"));
        set.remove(["a", "x", "d", "a"]);
        assert_eq!(set.serialize(), "b c");
        assert!(!set.contains("a") && TokenSet::parse(" \n").is_empty());
        for (text, token, new_token, replaced) in [
            ("a b c", "b", "x", "a x c"),
            ("a b c", "a", "c", "c b"),
            ("a b c", "c", "a", "a b"),
            ("a b c", "b", "b", "a b c"),
            ("a b c", "x", "y", "a b c"),
        ] {
            let mut set = TokenSet::parse(text);
            set.replace(token, new_token);
            assert_eq!(set.serialize(), replaced, "{text}: {token} by {new_token}");
        }
    }
}
