//! The sheets of `style` and `link` elements. Their text is parsed when somebody asks for it.
//!
//! <https://drafts.csswg.org/cssom/#css-style-sheet-collections>

use std::rc::Rc;

use encoding_rs::Encoding;
use treewright_dom::{DocumentMode, LocalName, NodeId};
use treewright_style::Device;
use treewright_style::cssom::{Context, Sheet};
use url::Url;

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
    parsed: Option<Sheet>,
}

/// Gives an element a sheet.
/// <https://drafts.csswg.org/cssom/#create-a-css-style-sheet>
pub(crate) fn set_sheet(world: &mut World, element: NodeId, source: Source) {
    let computed = world.computed_styles.get_mut();
    computed.owned.insert(element, Owned { source, parsed: None });
    computed.sheets_changed();
}

/// Takes the sheet of an element away.
/// <https://drafts.csswg.org/cssom/#remove-a-css-style-sheet>
pub(crate) fn forget_sheet(world: &mut World, element: NodeId) {
    let computed = world.computed_styles.get_mut();
    if computed.owned.remove(&element).is_some() {
        computed.sheets_changed();
    }
}

/// The sheet of an element, if it has one.
pub(crate) fn sheet_of(world: &World, element: NodeId, device: &Device) -> Option<Sheet> {
    let (source, lock) = {
        let computed = world.computed_styles.borrow();
        let owned = computed.owned.get(&element)?;
        if let Some(sheet) = &owned.parsed {
            return Some(sheet.clone());
        }
        (owned.source.clone(), computed.lock.clone())
    };
    let document = world.node_document(element);
    let is_quirky = world.tree.mode_of(document) == Some(DocumentMode::Quirks);
    let media = world.tree.attribute(element, "media").unwrap_or_default();
    let sheet = match source {
        Source::Element => {
            let text = world.child_text_content(element).into_scalar();
            let context = Context::new(Some(&world.document_base_url(document)), is_quirky);
            Sheet::parse(&lock, &text, &context, media, device)
        }
        Source::Linked { text, url } => {
            let context = Context::new(Some(&url), is_quirky);
            Sheet::parse(&lock, &text, &context, media, device)
        }
    };
    let mut computed = world.computed_styles.borrow_mut();
    computed.owned.get_mut(&element)?.parsed = Some(sheet.clone());
    Some(sheet)
}

/// The sheets of elements in a document and in its shadow trees, each in tree order, by the root of their tree.
pub(crate) fn sheets_of(
    world: &World,
    document: NodeId,
    device: &Device,
) -> Vec<(NodeId, Vec<Sheet>)> {
    let owners: Vec<NodeId> = world.computed_styles.borrow().owned.keys().copied().collect();
    let mut by_root: Vec<(NodeId, Vec<NodeId>)> = Vec::new();
    for owner in owners {
        if world.node_document(owner) != document || !world.is_connected(owner) {
            continue;
        }
        let root = world.root_of(owner);
        match by_root.iter_mut().find(|(known, _)| *known == root) {
            Some((_, list)) => list.push(owner),
            None => by_root.push((root, vec![owner])),
        }
    }
    let sheets = by_root.into_iter().map(|(root, mut owners)| {
        owners.sort_by(|one, other| {
            world.tree.tree_order(*one, *other).unwrap_or(std::cmp::Ordering::Equal)
        });
        (root, applied(world, &owners, device))
    });
    sheets.collect()
}

/// The sheets that count: those without a title, and those of the preferred set.
/// <https://drafts.csswg.org/cssom/#preferred-css-style-sheet-set-name>
fn applied(world: &World, owners: &[NodeId], device: &Device) -> Vec<Sheet> {
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
    }
    sheets
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
