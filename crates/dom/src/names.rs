//! The table of attribute names, and what names may look like.

use std::collections::HashMap;

use treewright_syntax::{AttributeName, AttributeNamespace, is_custom_element_name};

type Qualifier = (AttributeNamespace, Option<&'static str>);

/// Gives numbers to attribute names. Equal numbers mean equal namespace, prefix and local name.
#[derive(Clone, Debug)]
pub(crate) struct AttributeNames {
    /// The pairs of namespace and prefix that were met, each with the numbers of its local names.
    /// There are a handful; the first is that of attributes without namespace.
    qualified: Vec<(Qualifier, HashMap<Box<str>, u32>)>,
    /// By number: the index of `qualified` and the local name.
    names: Vec<(u32, Box<str>)>,
    /// The last number that was looked up for each fingerprint; saves most hashing.
    recent: [u32; 64],
}

impl Default for AttributeNames {
    fn default() -> Self {
        let plain = (AttributeNamespace::None, None);
        Self { qualified: vec![(plain, HashMap::new())], names: Vec::new(), recent: [u32::MAX; 64] }
    }
}

impl AttributeNames {
    /// Forgets all names.
    pub(crate) fn clear(&mut self) {
        self.qualified.truncate(1);
        self.qualified[0].1.clear();
        self.names.clear();
        self.recent.fill(u32::MAX);
    }

    /// The number of `name`, a new one if it has none yet.
    pub(crate) fn intern(&mut self, name: AttributeName<'_>) -> u32 {
        let slot = fingerprint(name.local);
        if let Some((qualifier, local)) = self.names.get(self.recent[slot] as usize)
            && **local == *name.local
            && self.qualified[*qualifier as usize].0 == (name.namespace, name.prefix)
        {
            return self.recent[slot];
        }
        let wanted = (name.namespace, name.prefix);
        let qualifier =
            self.qualified.iter().position(|(qualifier, _)| *qualifier == wanted).unwrap_or_else(
                || {
                    self.qualified.push((wanted, HashMap::new()));
                    self.qualified.len() - 1
                },
            );
        let numbers = &mut self.qualified[qualifier].1;
        let number = if let Some(number) = numbers.get(name.local) {
            *number
        } else {
            let number = u32::try_from(self.names.len()).expect("at most 2^32 attribute names");
            numbers.insert(name.local.into(), number);
            self.names.push((qualifier as u32, name.local.into()));
            number
        };
        self.recent[slot] = number;
        number
    }

    /// The number of a name without namespace and prefix, if it has one.
    pub(crate) fn find_plain(&self, local: &str) -> Option<u32> {
        let recent = self.recent[fingerprint(local)];
        if let Some((0, text)) = self.names.get(recent as usize)
            && **text == *local
        {
            return Some(recent);
        }
        self.qualified[0].1.get(local).copied()
    }

    pub(crate) fn name(&self, number: u32) -> AttributeName<'_> {
        let (qualifier, local) = &self.names[number as usize];
        let (namespace, prefix) = self.qualified[*qualifier as usize].0;
        AttributeName { namespace, prefix, local }
    }
}

/// A number below 64 from the length and the ends of a name.
fn fingerprint(name: &str) -> usize {
    match name.as_bytes() {
        [] => 0,
        [first, .., last] => (name.len() ^ usize::from(*first) ^ (usize::from(*last) << 3)) & 63,
        [only] => usize::from(*only) & 63,
    }
}

/// <https://dom.spec.whatwg.org/#valid-element-local-name>
pub(crate) fn is_valid_element_local_name(name: &str) -> bool {
    let mut characters = name.chars();
    match characters.next() {
        None => false,
        Some(first) if first.is_ascii_alphabetic() => !name.contains(ends_a_tag_name),
        Some(':' | '_' | '\u{80}'..) => characters.all(|character| {
            character.is_ascii_alphanumeric()
                || matches!(character, '-' | '.' | ':' | '_' | '\u{80}'..)
        }),
        Some(_) => false,
    }
}

/// <https://dom.spec.whatwg.org/#valid-attribute-local-name>
pub(crate) fn is_valid_attribute_local_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(|character| ends_a_tag_name(character) || character == '=')
}

/// <https://dom.spec.whatwg.org/#valid-doctype-name>
pub(crate) fn is_valid_doctype_name(name: &str) -> bool {
    !name.contains(|character| ends_a_tag_name(character) && character != '/')
}

fn ends_a_tag_name(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\x0C' | '\r' | ' ' | '\0' | '/' | '>')
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
pub(crate) fn is_valid_custom_element_name(name: &str) -> bool {
    is_valid_element_local_name(name) && is_custom_element_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_mean_equal_names() {
        let mut names = AttributeNames::default();
        let xlink = |local| AttributeName {
            namespace: AttributeNamespace::XLink,
            prefix: Some("xlink"),
            local,
        };
        let all: Vec<String> = (0..500).map(|number| format!("a{number}z")).collect();
        let numbers: Vec<u32> = all
            .iter()
            .flat_map(|local| [AttributeName::plain(local), xlink(local)])
            .map(|name| names.intern(name))
            .collect();
        for (index, local) in all.iter().enumerate() {
            assert_eq!(names.find_plain(local), Some(numbers[2 * index]));
            assert_eq!(names.intern(xlink(local)), numbers[2 * index + 1]);
            assert_eq!(names.intern(AttributeName::plain(local)), numbers[2 * index]);
            assert_eq!(names.name(numbers[2 * index]), AttributeName::plain(local));
            assert_eq!(names.name(numbers[2 * index + 1]), xlink(local));
        }
        assert_eq!(names.find_plain("other"), None);
        assert_eq!(names.names.len(), 1000);
    }

    #[test]
    fn valid_names() {
        for (name, element, attribute, doctype) in [
            ("div", true, true, true),
            ("", false, false, true),
            ("a<b", true, true, true),
            ("a b", false, false, false),
            ("a>", false, false, false),
            ("a/", false, false, true),
            ("a=", true, false, true),
            ("1", false, true, true),
            (":a-.0é", true, true, true),
            ("_$", false, true, true),
            ("é\0", false, false, false),
        ] {
            assert_eq!(is_valid_element_local_name(name), element, "{name:?}");
            assert_eq!(is_valid_attribute_local_name(name), attribute, "{name:?}");
            assert_eq!(is_valid_doctype_name(name), doctype, "{name:?}");
        }
        for (name, valid) in
            [("x-a", true), ("xa", false), ("x-A", false), ("-a", false), ("font-face", false)]
        {
            assert_eq!(is_valid_custom_element_name(name), valid, "{name}");
        }
    }
}
