//! Declaration blocks: parsed from the text of a `style` attribute, and serialized to it.
//!
//! <https://drafts.csswg.org/cssom/#css-declaration-blocks>

use treewright_semantics::declarations::each_declaration;

use super::{is_supported, without_alias};

/// <https://drafts.csswg.org/cssom/#css-declaration>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) is_important: bool,
}

/// The declarations in order, one for each property.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) declarations: Vec<Declaration>,
}

impl Block {
    pub(crate) fn get(&self, name: &str) -> Option<&Declaration> {
        self.declarations.iter().find(|one| one.name == name)
    }

    /// Sets a declaration; a new one comes last. Returns false if it already existed.
    pub(crate) fn set(&mut self, new: Declaration) -> bool {
        match self.declarations.iter_mut().find(|one| one.name == new.name) {
            Some(old) if *old == new => false,
            Some(old) => {
                *old = new;
                true
            }
            None => {
                self.declarations.push(new);
                true
            }
        }
    }

    pub(crate) fn remove(&mut self, name: &str) -> Option<Declaration> {
        let place = self.declarations.iter().position(|one| one.name == name)?;
        Some(self.declarations.remove(place))
    }

    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    pub(crate) fn serialize(&self) -> String {
        let mut text = String::new();
        for one in &self.declarations {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&one.name);
            text.push_str(": ");
            text.push_str(&one.value);
            text.push_str(if one.is_important { " !important;" } else { ";" });
        }
        text
    }
}

/// White space collapses, and keywords are in lower case.
///
/// SPEC-NOTE: values are not checked against the grammars of their properties, and not serialized
/// by them.
/// <https://drafts.csswg.org/cssom/#serialize-a-css-value>
fn canonical(value: &str) -> String {
    let has_strings = value.contains(['"', '\'', '(', '\\']);
    if has_strings {
        return value.to_owned();
    }
    let words: Vec<String> = value.split_ascii_whitespace().map(str::to_ascii_lowercase).collect();
    words.join(" ")
}

/// <https://drafts.csswg.org/cssom/#parse-a-css-declaration-block>
pub(crate) fn parse(text: &str) -> Block {
    let mut block = Block::default();
    each_declaration(text, |declaration| {
        let is_custom = declaration.name.starts_with("--");
        let name = if is_custom {
            declaration.name.to_owned()
        } else {
            without_alias(declaration.name.to_ascii_lowercase())
        };
        let is_important = declaration.is_important;
        if !is_supported(&name)
            || (declaration.value.is_empty() && !is_custom)
            || (!is_important && block.get(&name).is_some_and(|old| old.is_important))
        {
            return;
        }
        let value =
            if is_custom { declaration.value.to_owned() } else { canonical(declaration.value) };
        block.remove(&name);
        block.declarations.push(Declaration { name, value, is_important });
    });
    block
}

/// The canonical value of a property; `None` if it is invalid.
pub(crate) fn is_a_value(name: &str, value: &str) -> Option<String> {
    let block = parse(&format!("{name}:{value}"));
    match block.declarations.as_slice() {
        [one] if one.name == name && !one.is_important => Some(one.value.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn blocks_are_read_and_written() {
        for (text, written) in [
            ("", ""),
            ("color:red", "color: red;"),
            ("COLOR: RED ; display : none", "color: red; display: none;"),
            ("color: red !important; color: blue", "color: red !important;"),
            ("color: red; width: 1px; color: blue", "width: 1px; color: blue;"),
            ("nonsense: 1; width: 2px", "width: 2px;"),
            ("color:; width: 2px", "width: 2px;"),
            ("--Mine: a  B", "--Mine: a  B;"),
            ("width: calc(1px + 2px)", "width: calc(1px + 2px);"),
            ("color: red; {} width: 1px", "color: red;"),
        ] {
            assert_eq!(parse(text).serialize(), written, "{text}");
        }
    }
}
