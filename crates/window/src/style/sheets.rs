//! The sheets of `style` and `link` elements. Their text is parsed when somebody asks for it.
//!
//! <https://drafts.csswg.org/cssom/#css-style-sheet-collections>

use std::rc::Rc;

use encoding_rs::Encoding;
use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{DocumentMode, LocalName, NodeId, NodeRef};
use treewright_quickjs::Charge;
use treewright_style::Device;
use treewright_style::cssom::{Context, Room, Sheet};
use url::Url;

use crate::budget::Bound;
use crate::trees::html_name;
use crate::world::World;

/// The origin of the text of a sheet.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    /// The child text content of a `style` element.
    Element,
    /// The resource of a `link` element.
    Linked { text: Rc<str>, url: Url },
}

/// The sheet of an element.
#[derive(Debug)]
pub(crate) struct Owned {
    source: Source,
    parsed: Option<(Sheet, Charge)>,
    /// The document whose sheet it is.
    pub(super) document: NodeId,
}

impl Owned {
    /// The bytes of the text that was parsed.
    pub(super) fn bytes(&self) -> usize {
        self.parsed.as_ref().map_or(0, |(sheet, _)| sheet.text_bytes())
    }
}

/// The bytes of all sheets of a document that are parsed, also without a limit.
const MOST_BYTES: usize = 64 << 20;

/// The room for a further sheet of a document.
fn room(world: &World, document: NodeId) -> Room {
    let used = world.computed_styles.borrow_mut().spent_by(world, document).bytes;
    let limit = world.budget.of_sheets().0.map_or(MOST_BYTES, |most| MOST_BYTES.min(most as usize));
    // The index of the rules takes as much again, and what they could take is more than what they do.
    Room { text: limit.saturating_sub(used), memory: world.kept.memory.room() / 4 }
}

/// Gives an element a sheet.
/// <https://drafts.csswg.org/cssom/#create-a-css-style-sheet>
pub(crate) fn set_sheet(world: &mut World, element: NodeId, source: Source) {
    let document = world.node_document(element);
    let computed = world.computed_styles.get_mut();
    computed.disown(element);
    computed.owned.insert(element, Owned { source, parsed: None, document });
    computed.sheets_changed();
}

/// Takes the sheet of an element away.
/// <https://drafts.csswg.org/cssom/#remove-a-css-style-sheet>
pub(crate) fn forget_sheet(world: &mut World, element: NodeId) {
    world.computed_styles.get_mut().disown(element);
}

/// The sheet of an element, if it has one.
pub(crate) fn sheet_of(world: &World, element: NodeId, device: &Device) -> Option<Sheet> {
    let (source, lock) = {
        let computed = world.computed_styles.borrow();
        let owned = computed.owned.get(&element)?;
        if let Some((sheet, _)) = &owned.parsed {
            return Some(sheet.clone());
        }
        (owned.source.clone(), computed.lock.clone())
    };
    let document = world.node_document(element);
    let is_quirky = world.tree.mode_of(document) == Some(DocumentMode::Quirks);
    let room = room(world, document);
    let media = world.tree.attribute(element, "media").unwrap_or_default();
    let sheet = match source {
        Source::Element => {
            let text = world.child_text_content(element).into_scalar();
            let context = Context::new(Some(&world.document_base_url(document)), is_quirky);
            Sheet::parse(&lock, &text, &context, media, device, room)
        }
        Source::Linked { text, url } => {
            let context = Context::new(Some(&url), is_quirky);
            Sheet::parse(&lock, &text, &context, media, device, room)
        }
    };
    if sheet.is_too_long() {
        world.budget.note(Bound::CssBytes);
    }
    if sheet.is_too_large() {
        world.budget.note(Bound::Memory);
    }
    let charge = world.charge(sheet.memory());
    let mut computed = world.computed_styles.borrow_mut();
    computed.owned.get_mut(&element)?.parsed = Some((sheet.clone(), charge));
    let spent = computed.spent_by(world, document);
    spent.bytes = spent.bytes.saturating_add(sheet.text_bytes());
    Some(sheet)
}

/// The sheets of elements in a document and in its shadow trees, each in tree order, by the root of their tree.
pub(crate) fn sheets_of(
    world: &World,
    document: NodeId,
    device: &Device,
    must_stop: &dyn Fn(usize) -> bool,
) -> Option<Vec<(NodeId, Vec<Sheet>)>> {
    let owners: Vec<NodeId> = world.computed_styles.borrow().owned.keys().copied().collect();
    let mut by_root: FxHashMap<NodeId, Vec<NodeId>> = FxHashMap::default();
    for owner in owners {
        if world.node_document(owner) != document || !world.is_connected(owner) {
            continue;
        }
        by_root.entry(world.root_of(owner)).or_default().push(owner);
    }
    let sheets = by_root.into_iter().map(|(root, mut owners)| {
        in_tree_order(world, root, &mut owners);
        Some((root, applied(world, &owners, device, must_stop)?))
    });
    sheets.collect()
}

/// Sorts nodes of a tree.
fn in_tree_order(world: &World, root: NodeId, nodes: &mut Vec<NodeId>) {
    /// Comparisons walk between the nodes, so many nodes are found by a walk over the tree.
    const FEW: usize = 16;
    if nodes.len() <= FEW {
        nodes.sort_by(|one, other| {
            world.tree.tree_order(*one, *other).unwrap_or(std::cmp::Ordering::Equal)
        });
    } else if let Some(root) = world.tree.get(root) {
        let wanted: FxHashSet<NodeId> = nodes.drain(..).collect();
        let all = root.descendants().map(NodeRef::id);
        nodes.extend(all.filter(|node| wanted.contains(node)));
    }
}

/// The sheets that count: those without a title, and those of the preferred set.
/// <https://drafts.csswg.org/cssom/#preferred-css-style-sheet-set-name>
///
/// `None` if the work is to stop.
fn applied(
    world: &World,
    owners: &[NodeId],
    device: &Device,
    must_stop: &dyn Fn(usize) -> bool,
) -> Option<Vec<Sheet>> {
    let mut preferred: Option<&str> = None;
    let mut sheets = Vec::new();
    for owner in owners {
        let attribute = |name| world.tree.attribute(*owner, name);
        let is_alternate = html_name(world, *owner) == Some(LocalName::LINK)
            && attribute("rel").is_some_and(|rel| {
                rel.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("alternate"))
            });
        if let Some(title) = attribute("title").filter(|title| !title.is_empty()) {
            match preferred {
                Some(preferred) if preferred != title => continue,
                Some(_) => {}
                None if is_alternate => continue,
                None => preferred = Some(title),
            }
        }
        sheets.extend(sheet_of(world, *owner, device));
        if must_stop(0) {
            return None;
        }
    }
    Some(sheets)
}

/// The text of a sheet.
/// <https://drafts.csswg.org/css-syntax/#input-byte-stream>
pub(crate) fn decode(
    bytes: &[u8],
    charset: Option<&str>,
    environment: &'static Encoding,
) -> String {
    let of_label = |label: &[u8]| Encoding::for_label(label);
    let declared = bytes.strip_prefix(b"@charset \"").and_then(|rest| {
        let end = rest.iter().take(1024).position(|byte| *byte == b'"')?;
        let encoding = of_label(rest.get(..end)?)?;
        let follows = rest.get(end.saturating_add(1)) == Some(&b';');
        // The declaration was read as ASCII.
        follows.then(|| encoding.output_encoding())
    });
    let encoding = charset.and_then(|charset| of_label(charset.as_bytes()));
    encoding.or(declared).unwrap_or(environment).decode(bytes).0.into_owned()
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn sheets_are_decoded() {
        for (bytes, charset, text) in [
            (&b"a\xe9"[..], None, "a\u{e9}"),
            (b"a\xc3\xa9", Some("utf-8"), "a\u{e9}"),
            (b"\xef\xbb\xbfa\xc3\xa9", Some("windows-1252"), "a\u{e9}"),
            (b"@charset \"utf-8\";\xc3\xa9", None, "@charset \"utf-8\";\u{e9}"),
            (b"@charset 'utf-8';\xe9", None, "@charset 'utf-8';\u{e9}"),
        ] {
            assert_eq!(decode(bytes, charset, encoding_rs::WINDOWS_1252), text);
        }
    }
}
