//! The sheets of `style` and `link` elements. Their text is parsed when somebody asks for it.
//!
//! <https://drafts.csswg.org/cssom/#css-style-sheet-collections>

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use encoding_rs::Encoding;
use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{DocumentMode, LocalName, NodeId, NodeKind, NodeRef};
use treewright_quickjs::Charge;
use treewright_style::Device;
use treewright_style::cssom::{Context, Room, Rule, Sheet};
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
    Linked { text: Rc<str>, url: Url, is_origin_clean: bool },
    /// That of a rule or a script, whose sheet is made at once.
    Made,
}

/// A CSS style sheet with what scripts see of it.
/// <https://drafts.csswg.org/cssom/#css-style-sheets>
#[derive(Debug)]
pub(crate) struct SheetState {
    sheet: OnceCell<Sheet>,
    source: Source,
    /// The element that owns it, as long as it does.
    pub(super) owner: Cell<Option<NodeId>>,
    /// The document whose sheet it is, or whose script made it.
    pub(super) document: NodeId,
    /// A script made it.
    pub(super) is_constructed: bool,
    /// The address of the resource.
    pub(super) location: Option<Url>,
    /// The address that URLs in it are relative to.
    pub(super) base: Url,
    pub(super) is_origin_clean: bool,
    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-disallow-modification-flag>
    pub(super) disallows_modification: Cell<bool>,
    /// The disabled flag that a script has set.
    disabled: Cell<Option<bool>>,
    /// The number of its object.
    pub(super) handle: Cell<u64>,
    /// The sheets that its rules have imported.
    pub(super) imports: RefCell<Vec<(Rule, StyleSheet)>>,
    /// The sheet that imports it.
    pub(super) importer: Option<std::rc::Weak<SheetState>>,
    /// The memory that the cascade takes for it.
    cascade: RefCell<Option<Charge>>,
    /// The bytes of its text that count for the document.
    counted: Cell<usize>,
}

pub(crate) type StyleSheet = Rc<SheetState>;

impl SheetState {
    pub(super) fn new(document: NodeId, source: Source, base: Url) -> Self {
        Self {
            sheet: OnceCell::new(),
            source,
            owner: Cell::new(None),
            document,
            is_constructed: false,
            location: None,
            base,
            is_origin_clean: true,
            disallows_modification: Cell::new(false),
            disabled: Cell::new(None),
            handle: Cell::new(0),
            imports: RefCell::default(),
            importer: None,
            cascade: RefCell::default(),
            counted: Cell::new(0),
        }
    }

    /// The address of the resource, unless it is in a document or a script made it.
    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-location>
    pub(crate) fn location(&self) -> Option<&str> {
        self.location.as_ref().map(Url::as_str)
    }

    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-owner-node>
    pub(crate) const fn owner(&self) -> Option<NodeId> {
        self.owner.get()
    }

    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-origin-clean-flag>
    pub(crate) const fn is_origin_clean(&self) -> bool {
        self.is_origin_clean
    }

    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-constructed-flag>
    pub(crate) const fn is_constructed(&self) -> bool {
        self.is_constructed
    }

    /// <https://drafts.csswg.org/cssom/#concept-css-style-sheet-disallow-modification-flag>
    pub(crate) const fn disallows_modification(&self) -> bool {
        self.disallows_modification.get()
    }

    pub(crate) fn set_disallows_modification(&self, disallows: bool) {
        self.disallows_modification.set(disallows);
    }

    /// The sheet that imports it.
    pub(crate) fn importer(&self) -> Option<StyleSheet> {
        self.importer.as_ref().and_then(std::rc::Weak::upgrade)
    }

    /// The rule that imports a sheet.
    pub(crate) fn import_of(&self, imported: &StyleSheet) -> Option<Rule> {
        let imports = self.imports.borrow();
        imports.iter().find(|(_, state)| Rc::ptr_eq(state, imported)).map(|(rule, _)| rule.clone())
    }

    /// Makes the sheet itself.
    pub(super) fn make(&self, world: &World, css: &str, media: &str, is_quirky: bool) {
        let context = Context::new(Some(&self.base), is_quirky);
        let computed = world.computed_styles.borrow();
        let sheet = Sheet::new(&computed.lock, css, &context, media, &computed.ledger);
        drop(computed);
        // It is made once.
        let _again = self.sheet.set(sheet);
    }
}

/// The sheet itself, whose text is read when it is first asked for.
pub(crate) fn sheet_of(world: &World, state: &SheetState) -> Option<Sheet> {
    if let Some(sheet) = state.sheet.get() {
        return Some(sheet.clone());
    }
    let owner = state.owner.get()?;
    let is_quirky = world.tree.mode_of(state.document) == Some(DocumentMode::Quirks);
    let media = world.tree.attribute(owner, "media").unwrap_or_default();
    match &state.source {
        Source::Element => {
            let text = world.child_text_content(owner).into_scalar();
            state.make(world, &text, media, is_quirky);
        }
        Source::Linked { text, .. } => state.make(world, text, media, is_quirky),
        Source::Made => {}
    }
    count_the_rules(world);
    state.sheet.get().cloned()
}

/// The sheet with its rules, for a script that asks for them.
pub(crate) fn open_sheet(world: &World, state: &SheetState) -> Option<Sheet> {
    let sheet = sheet_of(world, state)?;
    if !sheet.is_open() {
        sheet.open(room(world, state.document));
        note_bounds(world, &sheet);
        count_the_rules(world);
    }
    Some(sheet)
}

/// The sheet as the cascade takes it.
fn prepared(world: &World, state: &SheetState, device: &Device) -> Option<Sheet> {
    let sheet = sheet_of(world, state)?;
    if !sheet.is_prepared() {
        no_longer_count(world, state);
        sheet.prepare(device, room(world, state.document));
        note_bounds(world, &sheet);
        state.counted.set(sheet.text_bytes());
        *state.cascade.borrow_mut() = Some(world.charge(sheet.memory()));
        let mut computed = world.computed_styles.borrow_mut();
        let spent = computed.spent_by(world, state.document);
        spent.bytes = spent.bytes.saturating_add(sheet.text_bytes());
        drop(computed);
        count_the_rules(world);
    }
    Some(sheet)
}

/// The bytes of a sheet do not count any more.
fn no_longer_count(world: &World, state: &SheetState) {
    let mut computed = world.computed_styles.borrow_mut();
    computed.no_longer_count(state);
}

impl super::computed::Computed {
    pub(super) fn no_longer_count(&mut self, state: &SheetState) {
        if let Some(spent) = self.spent.get_mut(&state.document) {
            spent.bytes = spent.bytes.saturating_sub(state.counted.get());
        }
        state.counted.set(0);
        *state.cascade.borrow_mut() = None;
    }
}

pub(super) fn note_bounds(world: &World, sheet: &Sheet) {
    if sheet.is_too_long() {
        world.budget.note(Bound::CssBytes);
    }
    if sheet.is_too_large() {
        world.budget.note(Bound::Memory);
    }
}

/// Counts what all rules take now.
pub(super) fn count_the_rules(world: &World) {
    let mut computed = world.computed_styles.borrow_mut();
    let bytes = computed.ledger.bytes();
    computed.rules.get_or_insert_with(|| world.charge(0)).set(bytes);
}

/// The bytes of all sheets of a document that are parsed, also without a limit.
const MOST_BYTES: usize = 64 << 20;

/// The room for a further sheet of a document.
pub(super) fn room(world: &World, document: NodeId) -> Room {
    let used = world.computed_styles.borrow_mut().spent_by(world, document).bytes;
    let limit = world.budget.of_sheets().0.map_or(MOST_BYTES, |most| MOST_BYTES.min(most as usize));
    // The index of the rules takes as much again, and what they could take is more than what they do.
    Room { text: limit.saturating_sub(used), memory: world.kept.memory.room() / 4 }
}

/// Gives an element a sheet.
/// <https://drafts.csswg.org/cssom/#create-a-css-style-sheet>
pub(crate) fn set_sheet(world: &mut World, element: NodeId, source: Source) {
    let document = world.node_document(element);
    let base = match &source {
        Source::Linked { url, .. } => url.clone(),
        _ => world.document_base_url(document),
    };
    let mut state = SheetState::new(document, source, base);
    if let Source::Linked { url, is_origin_clean, .. } = &state.source {
        (state.location, state.is_origin_clean) = (Some(url.clone()), *is_origin_clean);
    }
    state.owner.set(Some(element));
    let title = title_of(world, element).filter(|_| !is_an_alternate(world, element));
    let preferred = title.map(|title| (world.root_of(element), title.to_owned()));
    let computed = world.computed_styles.get_mut();
    if let Some((root, title)) = preferred {
        computed.preferred.entry(root).or_insert(title);
    }
    computed.disown(element);
    computed.owned.insert(element, Rc::new(state));
    computed.sheets_changed();
}

/// Takes the sheet of an element away.
/// <https://drafts.csswg.org/cssom/#remove-a-css-style-sheet>
pub(crate) fn forget_sheet(world: &mut World, element: NodeId) {
    world.computed_styles.get_mut().disown(element);
}

/// The sheet of an element.
/// <https://drafts.csswg.org/cssom/#associated-css-style-sheet>
pub(crate) fn owned_sheet(world: &World, element: NodeId) -> Option<StyleSheet> {
    world.computed_styles.borrow().owned.get(&element).cloned()
}

/// The media queries of an element with a sheet changed.
pub(crate) fn the_media_changed(world: &mut World, element: NodeId) {
    let Some(state) = owned_sheet(world, element) else { return };
    if let Some(sheet) = state.sheet.get() {
        let media = world.tree.attribute(element, "media").unwrap_or_default();
        sheet.set_media_text(media);
    }
    world.computed_styles.get_mut().sheets_changed();
}

/// The document or shadow CSS style sheets of a tree, in their order.
/// <https://drafts.csswg.org/cssom/#documentorshadowroot-document-or-shadow-root-css-style-sheets>
pub(crate) fn sheets_of_a_tree(world: &World, root: NodeId) -> Rc<[StyleSheet]> {
    let versions = (world.tree_versions.for_styles(), world.computed_styles.borrow().version());
    if let Some((known, list)) = world.computed_styles.borrow().lists.get(&root)
        && *known == versions
    {
        return Rc::clone(list);
    }
    let mut owners: Vec<NodeId> = world.computed_styles.borrow().owned.keys().copied().collect();
    owners.retain(|owner| world.is_connected(*owner) && world.root_of(*owner) == root);
    in_tree_order(world, root, &mut owners);
    let mut computed = world.computed_styles.borrow_mut();
    let list = owners.iter().filter_map(|owner| computed.owned.get(owner).cloned()).collect();
    let list: Rc<[StyleSheet]> = list;
    computed.lists.insert(root, (versions, Rc::clone(&list)));
    list
}

/// The sheets of elements in a document and in its shadow trees, each in tree order, by the root of their tree, with those that
/// the tree has adopted.
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
    let adopters: Vec<NodeId> = world.computed_styles.borrow().adopted.keys().copied().collect();
    for root in adopters {
        if world.node_document(root) == document && world.is_connected(root) {
            by_root.entry(root).or_default();
        }
    }
    let sheets = by_root.into_iter().map(|(root, mut owners)| {
        in_tree_order(world, root, &mut owners);
        let mut sheets = applied(world, &owners, device, must_stop)?;
        // Of a sheet that is there twice, the last place counts.
        let adopted = world.computed_styles.borrow().adopted.get(&root).cloned();
        let mut known = FxHashSet::default();
        let mut last = Vec::new();
        for state in adopted.unwrap_or_default().iter().rev() {
            if known.insert(Rc::as_ptr(state).addr())
                && let Some(sheet) = prepared(world, state, device)
                && !sheet.is_disabled()
            {
                last.push(sheet);
            }
            if must_stop(0) {
                return None;
            }
        }
        sheets.extend(last.into_iter().rev());
        Some((root, sheets))
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

/// The sheets that count: those that no script has disabled, without a title or of the preferred set.
///
/// `None` if the work is to stop.
fn applied(
    world: &World,
    owners: &[NodeId],
    device: &Device,
    must_stop: &dyn Fn(usize) -> bool,
) -> Option<Vec<Sheet>> {
    let mut sheets = Vec::new();
    for owner in owners {
        let Some(state) = owned_sheet(world, *owner) else { continue };
        if !state.disabled.get().unwrap_or_else(|| is_set_aside(world, *owner)) {
            sheets.extend(prepared(world, &state, device));
        }
        if must_stop(0) {
            return None;
        }
    }
    Some(sheets)
}

/// The title of the sheet of an element: those in shadow trees have none.
/// <https://html.spec.whatwg.org/multipage/semantics.html#the-style-element>
pub(crate) fn title_of(world: &World, owner: NodeId) -> Option<&str> {
    let title = world.tree.attribute(owner, "title").filter(|title| !title.is_empty())?;
    (world.tree.kind(world.root_of(owner)) == Some(NodeKind::Document)).then_some(title)
}

fn is_an_alternate(world: &World, owner: NodeId) -> bool {
    html_name(world, owner) == Some(LocalName::LINK)
        && world.tree.attribute(owner, "rel").is_some_and(|rel| {
            rel.split_ascii_whitespace().any(|word| word.eq_ignore_ascii_case("alternate"))
        })
}

/// True for a sheet with the title of another set than the preferred one.
/// <https://drafts.csswg.org/cssom/#add-a-css-style-sheet>
fn is_set_aside(world: &World, owner: NodeId) -> bool {
    if world.style_sheets.is_explicitly_enabled(owner) {
        return false;
    }
    let computed = world.computed_styles.borrow();
    let preferred = computed.preferred.get(&world.root_of(owner));
    title_of(world, owner).is_some_and(|title| preferred.is_none_or(|name| name != title))
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-disabled>
pub(crate) fn is_disabled(world: &World, state: &SheetState) -> bool {
    if let Some(is_disabled) = state.disabled.get() {
        return is_disabled;
    }
    match state.owner.get() {
        Some(owner) => is_set_aside(world, owner),
        None => state.sheet.get().is_some_and(Sheet::is_disabled),
    }
}

/// <https://drafts.csswg.org/cssom/#dom-stylesheet-disabled>
pub(crate) fn set_disabled(world: &mut World, state: &SheetState, is_disabled: bool) {
    state.disabled.set(Some(is_disabled));
    if (state.is_constructed || state.importer.is_some())
        && let Some(sheet) = state.sheet.get()
    {
        sheet.set_disabled(is_disabled);
    }
    world.computed_styles.get_mut().sheets_changed();
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
