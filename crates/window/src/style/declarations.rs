//! Declaration blocks: parsed from the text of a `style` attribute, and serialized to it.
//!
//! <https://drafts.csswg.org/cssom/#css-declaration-blocks>

use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_semantics::declarations::each_declaration;

use super::{is_supported, without_alias};
use crate::world::World;

/// <https://drafts.csswg.org/cssom/#css-declaration>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) is_important: bool,
}

/// The declarations in order, one for each property.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    declarations: Vec<Declaration>,
    /// The places of the properties. Pages choose the names of some, so the table has keys of its own.
    places: HashMap<String, usize>,
    /// The serialization.
    text: String,
}

impl Block {
    pub(crate) fn declarations(&self) -> &[Declaration] {
        &self.declarations
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Declaration> {
        self.declarations.get(*self.places.get(name)?)
    }

    /// Sets a declaration; a new one comes last. Returns false if it already existed.
    pub(crate) fn set(&mut self, new: Declaration) -> bool {
        let place = self.places.get(&new.name).copied();
        match place.and_then(|place| Some((place, self.declarations.get(place)?))) {
            Some((_, old)) if *old == new => return false,
            Some((place, _)) => {
                let text = self.text_of(place);
                if let Some(old) = self.declarations.get_mut(place) {
                    self.text.replace_range(text, &written(String::new(), &new));
                    *old = new;
                }
            }
            None => self.append(new),
        }
        true
    }

    /// The place of a declaration in the serialization.
    fn text_of(&self, place: usize) -> Range<usize> {
        let before = self.declarations.iter().take(place);
        let start =
            before.fold(0, |end: usize, one| end.saturating_add(length(one)).saturating_add(1));
        let length = self.declarations.get(place).map_or(0, length);
        start..start.saturating_add(length)
    }

    fn append(&mut self, new: Declaration) {
        self.text = written(std::mem::take(&mut self.text), &new);
        self.places.insert(new.name.clone(), self.declarations.len());
        self.declarations.push(new);
    }

    pub(crate) fn remove(&mut self, name: &str) -> Option<Declaration> {
        let place = self.places.remove(name)?;
        let Range { start, end } = self.text_of(place);
        // With the space after it, or before it if it is the last.
        let text = match self.text.get(end..) {
            Some("") | None => start.saturating_sub(1)..end,
            Some(_) => start..end.saturating_add(1),
        };
        self.text.replace_range(text, "");
        let removed = self.declarations.remove(place);
        for later in self.places.values_mut().filter(|later| **later > place) {
            *later = later.saturating_sub(1);
        }
        Some(removed)
    }

    /// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block>
    pub(crate) fn serialize(&self) -> &str {
        &self.text
    }
}

const fn end_of(one: &Declaration) -> &'static str {
    if one.is_important { " !important;" } else { ";" }
}

/// The number of bytes of a declaration that is written.
const fn length(one: &Declaration) -> usize {
    let length = one.name.len().saturating_add(": ".len());
    length.saturating_add(one.value.len()).saturating_add(end_of(one).len())
}

/// Adds a declaration to the text of others.
/// <https://drafts.csswg.org/cssom/#serialize-a-css-declaration>
fn written(mut text: String, one: &Declaration) -> String {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(&one.name);
    text.push_str(": ");
    text.push_str(&one.value);
    text.push_str(end_of(one));
    text
}

/// The declarations of the `style` attributes that scripts have asked for, until the attribute changes.
#[derive(Debug, Default)]
pub(crate) struct Blocks(FxHashMap<NodeId, Rc<Block>>);

impl Blocks {
    /// The attribute of an element changed, or it is freed.
    pub(crate) fn forget(&mut self, element: NodeId) {
        self.0.remove(&element);
    }

    /// Keeps declarations that were just written to the attribute.
    pub(crate) fn keep(&mut self, element: NodeId, block: Rc<Block>) {
        self.0.insert(element, block);
    }
}

impl World {
    /// The declarations of the `style` attribute of an element.
    pub(crate) fn style_block(&mut self, element: NodeId) -> Rc<Block> {
        if let Some(block) = self.style_blocks.0.get(&element) {
            return Rc::clone(block);
        }
        let block = Rc::new(parse(self.tree.attribute(element, "style").unwrap_or_default()));
        self.style_blocks.keep(element, Rc::clone(&block));
        block
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
    let mut all: Vec<Declaration> = Vec::new();
    // The last declaration of each property counts, and important ones take precedence.
    let mut last: HashMap<String, (usize, bool)> = HashMap::new();
    each_declaration(text, |declaration| {
        let is_custom = declaration.name.starts_with("--");
        let name = if is_custom {
            declaration.name.to_owned()
        } else {
            without_alias(declaration.name.to_ascii_lowercase())
        };
        if !is_supported(&name) || (declaration.value.is_empty() && !is_custom) {
            return;
        }
        let is_important = declaration.is_important;
        let entry = last.entry(name.clone()).or_default();
        if is_important || !entry.1 {
            *entry = (all.len(), is_important);
        }
        let value =
            if is_custom { declaration.value.to_owned() } else { canonical(declaration.value) };
        all.push(Declaration { name, value, is_important });
    });
    let mut block = Block::default();
    for (place, declaration) in all.into_iter().enumerate() {
        if last.get(&declaration.name).is_some_and(|(last, _)| *last == place) {
            block.append(declaration);
        }
    }
    block
}

/// The canonical value of a property; `None` if it is invalid.
pub(crate) fn is_a_value(name: &str, value: &str) -> Option<String> {
    let block = parse(&format!("{name}:{value}"));
    match block.declarations() {
        [one] if one.name == name && !one.is_important => Some(one.value.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Declaration, parse};

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

    #[test]
    fn the_text_follows_each_change() {
        let mut block = parse("");
        for step in 0..200_usize {
            let name = format!("--p{}", step.wrapping_mul(7) % 5);
            if step % 3 == 0 {
                block.remove(&name);
            } else {
                let value = "x".repeat(step % 4);
                block.set(Declaration { name, value, is_important: step % 2 == 0 });
            }
            let whole = block.declarations().iter().fold(String::new(), super::written);
            assert_eq!(block.serialize(), whole, "{step}");
        }
    }
}
