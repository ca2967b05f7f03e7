//! Computed styles, which are computed when a script or a step of the standard asks for them.
//!
//! <https://drafts.csswg.org/cssom/#resolved-values>

use rustc_hash::FxHashMap;
use treewright_dom::{DocumentMode, NodeId};
use treewright_style::Device;
use treewright_style::cssom::{LiveStyles, Lock, Page};

use super::owner::Pseudo;
use super::sheets::{self, Owned};
use crate::Cx;
use crate::world::World;

/// The sheets of an agent, and the computed styles of its documents.
#[derive(Debug, Default)]
pub(crate) struct Computed {
    pub(super) lock: Lock,
    pub(super) owned: FxHashMap<NodeId, Owned>,
    /// Counts the changes of sheets.
    version: u64,
    documents: FxHashMap<NodeId, OfDocument>,
}

#[derive(Debug)]
struct OfDocument {
    live: LiveStyles,
    /// The changes of the tree and of sheets that the styles follow.
    tree: (u64, u64, u64),
    sheets: u64,
}

impl Computed {
    /// A sheet was added, removed or changed.
    pub(crate) fn sheets_changed(&mut self) {
        self.version = self.version.wrapping_add(1);
    }

    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        if self.owned.remove(&node).is_some() {
            self.sheets_changed();
        }
        self.documents.remove(&node);
    }
}

/// The device of a document with a window.
pub(crate) fn device(world: &World, document: NodeId) -> Option<Device> {
    let navigable = world.documents.get(document)?.navigable?;
    let (width, height) = world.viewport_of(navigable);
    let mut device = Device::new();
    #[allow(clippy::cast_precision_loss, reason = "windows are not so wide")]
    let sizes = (width as f32, height as f32);
    (device.width, device.height) = sizes;
    device.scripting = world.is_scripting_enabled(document);
    Some(device)
}

/// Lends the styles of a document, as they are now. `None` for a document without a window.
pub(crate) fn with_styles<R>(
    world: &World,
    document: NodeId,
    read: impl FnOnce(&mut LiveStyles, &Page<'_>) -> R,
) -> Option<R> {
    let device = device(world, document)?;
    let tree = world.tree_versions.for_styles();
    let (kept, version, lock) = {
        let mut computed = world.computed_styles.borrow_mut();
        let kept = computed.documents.remove(&document);
        (kept, computed.version, computed.lock.clone())
    };
    let mut of = match kept {
        Some(of) if *of.live.device() == device => of,
        _ => {
            let is_quirky = world.tree.mode_of(document) == Some(DocumentMode::Quirks);
            let base = world.document_base_url(document);
            let live = LiveStyles::new(&lock, device, is_quirky, Some(&base));
            OfDocument { live, tree, sheets: version.wrapping_sub(1) }
        }
    };
    if of.sheets != version {
        let mut sheets = sheets::sheets_of(world, document, &device);
        let own = sheets.iter().position(|(root, _)| *root == document);
        let own = own.map(|place| sheets.swap_remove(place).1);
        of.live.set_sheets(own.unwrap_or_default(), sheets);
        of.sheets = version;
    } else if of.tree != tree {
        of.live.the_tree_changed();
    }
    of.tree = tree;
    let blocked = &world.style_sheets.checked_attributes;
    let page = Page {
        document: &world.tree,
        slot_of: &|node| world.find_a_slot(node, false),
        is_blocked: &|node| blocked.get(&node) == Some(&true),
    };
    let result = read(&mut of.live, &page);
    world.computed_styles.borrow_mut().documents.insert(document, of);
    Some(result)
}

/// Lends the styles of the document of an element, with that of the element. `None` if it has none.
pub(crate) fn with_style<R>(
    world: &World,
    element: NodeId,
    read: impl FnOnce(&LiveStyles) -> R,
) -> Option<R> {
    if !world.is_connected(element) {
        return None;
    }
    let document = world.node_document(element);
    let result =
        with_styles(world, document, |live, page| live.compute(page, element).then(|| read(live)));
    result.flatten()
}

/// The resolved value of a property.
pub(crate) fn computed_value(
    cx: &mut Cx<'_>,
    element: NodeId,
    pseudo: &Pseudo,
    name: &str,
) -> String {
    let Some(pseudo) = pseudo.name() else { return String::new() };
    with_style(cx.host, element, |live| live.value(element, pseudo, name)).unwrap_or_default()
}

/// The number of properties of a computed style.
pub(crate) fn computed_length(cx: &mut Cx<'_>, element: NodeId, pseudo: &Pseudo) -> usize {
    let Some(pseudo) = pseudo.name() else { return 0 };
    with_style(cx.host, element, |live| live.count(element, pseudo)).unwrap_or_default()
}

/// The name of a property of a computed style.
pub(crate) fn computed_item(
    cx: &mut Cx<'_>,
    element: NodeId,
    pseudo: &Pseudo,
    index: usize,
) -> Option<String> {
    let pseudo = pseudo.name()?;
    with_style(cx.host, element, |live| live.name(element, pseudo, index)).flatten()
}
