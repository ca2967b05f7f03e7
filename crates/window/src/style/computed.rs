//! Computed styles, which are computed when a script or a step of the standard asks for them.
//!
//! <https://drafts.csswg.org/cssom/#resolved-values>

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxHashMap;
use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::{Charge, Thrown};
use treewright_style::Device;
use treewright_style::cssom::{
    Ledger, LiveStyles, Lock, NotRegistered, Page, RegisteredProperty, StyleWork,
};

use super::owner::Pseudo;
use super::sheets::{self, StyleSheet};
use crate::Cx;
use crate::animations::{Moment, css};
use crate::budget::Bound;
use crate::world::World;

/// The sheets of an agent, and the computed styles of its documents.
#[derive(Debug, Default)]
pub(crate) struct Computed {
    pub(super) lock: Lock,
    /// Counts the bytes of the rules of all sheets.
    pub(super) ledger: Ledger,
    pub(super) rules: Option<Charge>,
    pub(super) owned: FxHashMap<NodeId, StyleSheet>,
    /// The sheets that documents and shadow roots have adopted.
    pub(super) adopted: FxHashMap<NodeId, Vec<StyleSheet>>,
    /// The names of the preferred sets of sheets: each is the title of the first sheet of a tree that has one.
    /// <https://drafts.csswg.org/cssom/#preferred-css-style-sheet-set-name>
    pub(super) preferred: FxHashMap<NodeId, String>,
    /// The sheets of documents and shadow roots, with the changes that they follow.
    pub(super) lists: FxHashMap<NodeId, SheetList>,
    /// Counts the changes of sheets.
    version: u64,
    documents: FxHashMap<NodeId, OfDocument>,
    /// The steps and the bytes of sheets that count for each document.
    pub(super) spent: FxHashMap<NodeId, Spent>,
    /// The last question for styles ended early, because time or memory ran out.
    was_stopped: Cell<bool>,
}

/// The sheets of a tree, with the changes of the tree and of sheets that they follow.
type SheetList = (((u64, u64, u64), u64), Rc<[StyleSheet]>);

/// The steps and bytes that the styles of a document have taken.
#[derive(Debug)]
pub(super) struct Spent {
    work: StyleWork,
    /// The bytes of the sheets that are parsed.
    pub(super) bytes: usize,
    /// The sheets that were imported.
    pub(super) imports: usize,
    charge: Charge,
}

#[derive(Debug)]
struct OfDocument {
    live: LiveStyles,
    /// The changes of the tree and of sheets that the styles follow.
    tree: (u64, u64, u64),
    sheets: u64,
    animations: Moment,
}

impl Computed {
    /// Counts the changes of sheets.
    pub(crate) fn version_of_sheets(&self) -> u64 {
        self.version
    }

    /// A sheet was added, removed or changed.
    pub(crate) fn sheets_changed(&mut self) {
        self.version = self.version.wrapping_add(1);
    }

    /// Counts the changes of sheets.
    pub(super) const fn version(&self) -> u64 {
        self.version
    }

    /// An element has no sheet any more.
    pub(super) fn disown(&mut self, element: NodeId) {
        let Some(owned) = self.owned.remove(&element) else { return };
        owned.owner.set(None);
        self.no_longer_count(&owned);
        self.sheets_changed();
    }

    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.disown(node);
        self.documents.remove(&node);
        self.spent.remove(&node);
        self.adopted.remove(&node);
        self.lists.remove(&node);
        self.preferred.remove(&node);
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
    let animations = world.moment_of_animations();
    let (kept, version, lock, work, charged) = {
        let mut computed = world.computed_styles.borrow_mut();
        computed.was_stopped.set(false);
        let kept = computed.documents.remove(&document);
        let spent = computed.spent_by(world, document);
        let (work, charged) = (spent.work.clone(), spent.charge.bytes());
        (kept, computed.version, computed.lock.clone(), work, charged)
    };
    let must_stop = must_stop(world, charged);
    let mut of = match kept {
        Some(of) if *of.live.device() == device => of,
        _ => {
            let is_quirky = world.tree.mode_of(document) == Some(DocumentMode::Quirks);
            let base = world.document_base_url(document);
            let live = LiveStyles::new(&lock, device, is_quirky, Some(&base), &work);
            OfDocument { live, tree, sheets: version.wrapping_sub(1), animations }
        }
    };
    if of.sheets != version {
        let sheets = sheets::sheets_of(world, document, &device, &*must_stop);
        let is_set = sheets.is_some_and(|mut sheets| {
            let own = sheets.iter().position(|(root, _)| *root == document);
            let own = own.map(|place| sheets.swap_remove(place).1);
            of.live.set_sheets(own.unwrap_or_default(), sheets, Rc::clone(&must_stop))
        });
        if !is_set {
            stop(world);
            return None;
        }
        // A new index has none of them. The clock is looked at before each.
        let registered = world.documents.get(document).map(|state| &*state.registered_properties);
        let known = of.live.registered();
        for property in registered.unwrap_or_default().iter().skip(known) {
            if must_stop(work.kept()) {
                stop(world);
                return None;
            }
            // It was registered before.
            let _valid = of.live.register(property);
        }
        of.sheets = version;
    } else if of.tree != tree {
        of.live.the_tree_changed();
    } else if animations.is_another_time(of.animations) {
        of.live.time_passed();
    } else if animations != of.animations {
        of.live.effects_changed();
    }
    (of.tree, of.animations) = (tree, animations);
    let effects = |element| world.effects_in_force(element);
    let blocked = &world.style_sheets.checked_attributes;
    let page = Page {
        document: &world.tree,
        slot_of: &|node| world.find_a_slot(node, false),
        is_blocked: &|node| blocked.get(&node) == Some(&true),
        effects: world.has_animated_elements().then_some(&effects),
        must_stop,
    };
    let result = read(&mut of.live, &page);
    if of.live.is_stopped() {
        stop(world);
    }
    if of.live.leaves_out() {
        world.budget.note(Bound::Memory);
    }
    if work.is_used_up() {
        world.budget.note(Bound::CssWork);
    }
    let mut computed = world.computed_styles.borrow_mut();
    if let Some(spent) = computed.spent.get_mut(&document) {
        spent.charge.set(work.kept());
    }
    computed.documents.insert(document, of);
    Some(result)
}

impl Computed {
    /// The steps and bytes that count for a document.
    pub(super) fn spent_by(&mut self, world: &World, document: NodeId) -> &mut Spent {
        self.spent.entry(document).or_insert_with(|| Spent {
            work: StyleWork::new(world.budget.of_sheets().1),
            bytes: 0,
            imports: 0,
            charge: world.charge(0),
        })
    }
}

/// Looks at the clock and at memory; some bytes of the styles are charged already.
fn must_stop(world: &World, charged: usize) -> Rc<dyn Fn(usize) -> bool> {
    let memory = Arc::clone(&world.kept.memory);
    let end = world.budget.end_of_the_task();
    Rc::new(move |kept| {
        let more = if memory.has_meter() { 0 } else { kept.saturating_sub(charged) };
        end.is_some_and(|end| Instant::now() >= end) || !memory.has_room_for(more)
    })
}

/// A question for styles ends early.
fn stop(world: &World) {
    world.computed_styles.borrow().was_stopped.set(true);
    if !world.budget.is_over() {
        world.budget.note(Bound::Memory);
    }
}

/// Throws if the last question for styles ended early.
pub(crate) fn throw_if_stopped(cx: &mut Cx<'_>) -> Result<(), Thrown> {
    if !cx.host.computed_styles.get_mut().was_stopped.replace(false) {
        return Ok(());
    }
    Err(crate::memory::used_up(cx))
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
) -> Result<String, Thrown> {
    let Some(pseudo) = pseudo.name() else { return Ok(String::new()) };
    let document = cx.host.node_document(element);
    css::observe(cx, document);
    let world = &*cx.host;
    let found = with_styles(world, document, |live, page| {
        if !world.is_connected(element) || !live.compute(page, element) {
            return None;
        }
        let value = live.resolved_value(page, element, pseudo, name);
        Some((value, css::style_to_keep(world, live, element)))
    });
    let (value, style) = found.flatten().unzip();
    if let Some(style) = style.flatten() {
        css::keep_a_style(cx, element, style);
    }
    throw_if_stopped(cx)?;
    Ok(value.unwrap_or_default())
}

/// The computed value of a property, without effects on animations. `None` if the element has no style.
pub(crate) fn value(world: &World, element: NodeId, name: &str) -> Option<String> {
    with_style(world, element, |live| live.value(element, None, name))
}

/// The computed font size of an element in pixels. `None` if it has no style.
pub(crate) fn font_size(world: &World, element: NodeId) -> Option<f64> {
    let size = value(world, element, "font-size")?;
    size.strip_suffix("px")?.parse().ok()
}

/// The number of properties of a computed style.
pub(crate) fn computed_length(
    cx: &mut Cx<'_>,
    element: NodeId,
    pseudo: &Pseudo,
) -> Result<usize, Thrown> {
    let Some(pseudo) = pseudo.name() else { return Ok(0) };
    let count = with_style(cx.host, element, |live| live.count(element, pseudo));
    throw_if_stopped(cx)?;
    Ok(count.unwrap_or_default())
}

/// The name of a property of a computed style.
pub(crate) fn computed_item(
    cx: &mut Cx<'_>,
    element: NodeId,
    pseudo: &Pseudo,
    index: usize,
) -> Result<Option<String>, Thrown> {
    let Some(pseudo) = pseudo.name() else { return Ok(None) };
    let name = with_style(cx.host, element, |live| live.name(element, pseudo, index));
    throw_if_stopped(cx)?;
    Ok(name.flatten())
}

/// Registers a custom property for a document.
/// <https://drafts.css-houdini.org/css-properties-values-api-1/#the-registerproperty-function>
pub(crate) fn register_property(
    world: &mut World,
    document: NodeId,
    property: RegisteredProperty,
) -> Result<(), NotRegistered> {
    with_styles(world, document, |live, _| live.register(&property)).unwrap_or(Ok(()))?;
    let bytes =
        [&*property.name, &property.syntax, property.initial_value.as_deref().unwrap_or("")]
            .iter()
            .map(|text| text.len())
            .fold(BYTES_OF_A_REGISTRATION, usize::saturating_add);
    let charge = world.charge(bytes.saturating_mul(2));
    if let Some(state) = world.documents.get_mut(document) {
        state.registered_properties.push(property);
        state.registrations.push(charge);
    }
    Ok(())
}

/// The bytes of a registration without its texts.
const BYTES_OF_A_REGISTRATION: usize = 512;
