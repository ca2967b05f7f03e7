//! Computed styles that follow the changes of a tree and of its sheets.

use std::fmt;
use std::rc::Rc;
use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use selectors::context::QuirksMode;
use style::author_styles::AuthorStyles;
use style::context::StyleContext;
use style::data::ElementStyles;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::properties::{ComputedValues, LonghandId, NonCustomPropertyId};
use style::selector_parser::PseudoElement;
use style::servo_arc::Arc;
use style::shared_lock::{SharedRwLock, StylesheetGuards};
use style::stylesheets::{DocumentStyleSheet, StylesheetInDocument as _, UrlExtraData};
use style::stylist::{CascadeData, Stylist};
use treewright_dom::{Document, NodeId};
use treewright_read::style::{ElementStyle, StyleView};
use url::Url;

use super::animated::{AnimatedElements, EffectInForce, GeneratedBox, StyleSnapshot};
use super::bounds::StyleWork;
use super::computing::{Known, compute};
use super::others::{self, PREFIX, other};
use super::sheet::Sheet;
use super::variables::Variables;
use crate::binding::StyledElement;
use crate::cascade::{Styling, keep_user_agent, with_context};
use crate::lazy::{BYTES_OF_AN_ELEMENT, Surroundings};
use crate::reading::Extent;
use crate::styles::serialized;
use crate::tree::Tree;
use crate::values::{Display, Visibility};
use crate::work::{BYTES_OF_A_STEP, Work};
use crate::{Device, preferences, sheets};

/// The sheets of an agent share a lock, so that documents can adopt them.
#[derive(Clone)]
pub struct Lock(pub(crate) SharedRwLock);

impl Default for Lock {
    fn default() -> Self {
        Self(SharedRwLock::new())
    }
}

impl fmt::Debug for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lock")
    }
}

/// The computed styles of a document's elements, each computed when it is asked for.
///
/// The rules stay in their index while the sheets stay the same, and sheets that follow those before are added to it. A style
/// stays until [`LiveStyles::the_tree_changed`]; then the next question computes those of an element and of its ancestors.
pub struct LiveStyles {
    lock: SharedRwLock,
    device: Device,
    quirks: QuirksMode,
    url: UrlExtraData,
    /// The index of the rules; `None` before the first question and after a change that it cannot follow.
    stylist: Option<Box<Stylist>>,
    /// Properties were registered since the index has had its table of initial values.
    initial_values_are_old: bool,
    /// The sheets in the index, with their versions.
    indexed: Vec<(Sheet, u64)>,
    shadows: FxHashMap<NodeId, OfShadow>,
    rules: FxHashMap<NodeId, Arc<CascadeData>>,
    known: Known,
    work: Rc<Work>,
    variables: Variables,
    leaves_out: bool,
}

impl fmt::Debug for LiveStyles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveStyles")
            .field("cached", &self.known.actual.len())
            .finish_non_exhaustive()
    }
}

/// The sheets of a shadow root, and their rules.
type OfShadow = (Vec<(Sheet, u64)>, Arc<CascadeData>);

/// The effects of animations that apply to an element.
pub type Effects<'a> = &'a dyn Fn(NodeId) -> Vec<EffectInForce>;

/// A document with its sheets, as [`LiveStyles`] asks for them.
#[allow(missing_debug_implementations, reason = "it is made of functions")]
pub struct Page<'a> {
    /// The tree.
    pub document: &'a Document,
    /// The slot of a child of a shadow host.
    pub slot_of: &'a dyn Fn(NodeId) -> Option<NodeId>,
    /// Returns true for an element whose `style` attribute must not be applied.
    pub is_blocked: &'a dyn Fn(NodeId) -> bool,
    /// The effects that apply to an element and its pseudo-elements, in composite order; `None` if none applies to any element.
    pub effects: Option<Effects<'a>>,
    /// Asked every few hundred steps, and before each element, with the bytes that the styles keep by a rough count: returns true
    /// if the work is to stop because time or memory has run out.
    pub must_stop: Rc<dyn Fn(usize) -> bool>,
}

impl LiveStyles {
    /// Creates styles without sheets of authors, whose work counts.
    pub fn new(
        lock: &Lock,
        device: Device,
        is_quirky: bool,
        base: Option<&Url>,
        work: &StyleWork,
    ) -> Self {
        preferences::set();
        let quirks = if is_quirky { QuirksMode::Quirks } else { QuirksMode::NoQuirks };
        let base = base.cloned().unwrap_or_else(sheets::about_blank);
        Self {
            lock: lock.0.clone(),
            device,
            quirks,
            url: UrlExtraData::from(base),
            stylist: None,
            initial_values_are_old: false,
            indexed: Vec::new(),
            shadows: FxHashMap::default(),
            rules: FxHashMap::default(),
            known: Known::default(),
            work: Rc::clone(&work.0),
            variables: Variables::default(),
            leaves_out: false,
        }
    }

    pub(super) fn stylist(&self) -> Option<&Stylist> {
        self.stylist.as_deref()
    }

    /// The index of the rules, and the address that URLs are relative to.
    pub(super) fn stylist_and_address(&mut self) -> Option<(&mut Stylist, &UrlExtraData)> {
        Some((self.stylist.as_deref_mut()?, &self.url))
    }

    /// The table of initial values is to be made anew before styles are computed. Once for many registrations, as it takes a
    /// step for each that is there.
    pub(super) fn initial_values_changed(&mut self) {
        self.initial_values_are_old = true;
        self.the_tree_changed();
    }

    pub(super) fn update_initial_values(&mut self) {
        if std::mem::take(&mut self.initial_values_are_old)
            && let Some(stylist) = &mut self.stylist
        {
            stylist.rebuild_initial_values_for_custom_properties();
        }
    }

    /// The device that media queries ask about.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The tree changed, or a state of its elements.
    pub fn the_tree_changed(&mut self) {
        self.forget();
    }

    /// Returns true if the last work had to stop because time or memory ran out.
    pub fn is_stopped(&self) -> bool {
        self.work.is_stopped()
    }

    /// Returns true if a sheet was left out because the values of its custom properties could take too much memory.
    pub fn leaves_out(&self) -> bool {
        self.leaves_out
    }

    /// Time has passed for the animations in effect.
    pub fn time_passed(&mut self) {
        self.known.time_passed(&self.work);
    }

    /// Other animations are in effect, or other keyframes.
    pub fn effects_changed(&mut self) {
        self.known.effects_changed(&self.work);
    }

    /// Forgets the computed styles.
    fn forget(&mut self) {
        self.known.forget(&self.work);
    }

    /// Sets the sheets of the document and of its shadow roots, in the order of the cascade. All other shadow roots have none.
    ///
    /// Returns false if the work had to stop; then no element has a style. If the limit of steps is met, sheets are left out.
    pub fn set_sheets(
        &mut self,
        document: Vec<Sheet>,
        shadow_roots: Vec<(NodeId, Vec<Sheet>)>,
        must_stop: Rc<dyn Fn(usize) -> bool>,
    ) -> bool {
        self.forget();
        let work = Rc::clone(&self.work);
        work.begin_to_look(must_stop);
        self.index(document, shadow_roots);
        work.end_looking();
        if work.is_stopped() {
            self.stylist = None;
            self.indexed.clear();
            self.shadows.clear();
        }
        !work.is_stopped()
    }

    fn index(&mut self, document: Vec<Sheet>, shadow_roots: Vec<(NodeId, Vec<Sheet>)>) {
        let with_versions = |sheets: Vec<Sheet>| -> Vec<(Sheet, u64)> {
            sheets.into_iter().map(|sheet| (sheet.clone(), sheet.version())).collect()
        };
        let new = with_versions(document);
        let is_extended = self.stylist.is_some()
            && new.len() >= self.indexed.len()
            && new.iter().zip(&self.indexed).all(|(new, old)| new == old);
        if !is_extended {
            self.stylist = None;
            self.indexed.clear();
            (self.variables, self.leaves_out) = (Variables::default(), false);
        }
        let quirks = self.quirks;
        let device = self.device;
        let lock = self.lock.clone();
        // Parts are made while nothing is locked.
        let work = &*self.work;
        let mut parts = Vec::new();
        for (sheet, _) in new.iter().skip(self.indexed.len()) {
            if !has_steps_for(work, sheet) {
                break;
            }
            if is_within(&mut self.variables, sheet) {
                parts.extend(sheet.parts());
            } else {
                self.leaves_out = true;
            }
        }
        let mut of_shadows = Vec::new();
        for (root, sheets) in shadow_roots {
            let sheets = with_versions(sheets);
            let kept = self.shadows.remove(&root).filter(|(old, _)| *old == sheets);
            let mut parts = Vec::new();
            if kept.is_none() {
                for (sheet, _) in &sheets {
                    if !has_steps_for(work, sheet) {
                        break;
                    }
                    if is_within(&mut self.variables, sheet) {
                        parts.extend(sheet.parts());
                    } else {
                        self.leaves_out = true;
                    }
                }
            }
            of_shadows.push((root, sheets, kept, parts));
        }
        let author = lock.read();
        let of_the_user_agent = GLOBAL_STYLE_DATA.shared_lock.read();
        let guards = StylesheetGuards { author: &author, ua_or_user: &of_the_user_agent };
        let stylist = self.stylist.get_or_insert_with(|| {
            let mut stylist = Box::new(Stylist::new(device.stylo(quirks), quirks));
            keep_user_agent(quirks, device.scripting, Extent::Whole, &guards);
            for sheet in sheets::user_agent(quirks, device.scripting, Extent::Whole) {
                stylist.append_stylesheet(sheet, &of_the_user_agent);
            }
            stylist
        });
        let mut waiting = 0_usize;
        for part in parts {
            // Between two looks few rules are indexed.
            if waiting > RULES_AT_ONCE {
                stylist.flush(&guards);
                waiting = 0;
                if work.look() {
                    break;
                }
            }
            waiting = waiting.saturating_add(part.contents(&author).rules(&author).len());
            stylist.append_stylesheet(DocumentStyleSheet(part), &author);
        }
        self.indexed = new;
        if work.is_stopped() {
            return;
        }
        stylist.flush(&guards);
        let mut shadows = FxHashMap::default();
        for (root, sheets, kept, parts) in of_shadows {
            if work.look() {
                return;
            }
            let data = match kept {
                Some((_, data)) => data,
                None => {
                    let mut styles = AuthorStyles::new();
                    for part in parts {
                        styles.stylesheets.append_stylesheet(DocumentStyleSheet(part), &author);
                    }
                    styles.flush(stylist, &author);
                    styles.data.clone()
                }
            };
            shadows.insert(root, (sheets, data));
        }
        self.rules = shadows.iter().map(|(root, (_, data))| (*root, data.clone())).collect();
        self.shadows = shadows;
    }

    /// Computes the style of an element, unless it is known. Returns false for elements without a style: those that are not in
    /// a document, and those that are not in the flat tree.
    ///
    /// Without [`LiveStyles::set_sheets`] before, no element has a style.
    pub fn compute(&mut self, page: &Page<'_>, element: NodeId) -> bool {
        if self.known.actual.contains_key(&element) {
            return true;
        }
        self.compute_with(page, element, false)
    }

    /// Computes the styles of an element and of all elements below it, also in shadow trees, with less work than one by one.
    pub fn compute_below(&mut self, page: &Page<'_>, element: NodeId) -> bool {
        self.compute_with(page, element, true)
    }

    fn compute_with(&mut self, page: &Page<'_>, element: NodeId, is_with_all_below: bool) -> bool {
        self.update_initial_values();
        let Some(stylist) = &self.stylist else { return false };
        let Some(node) = page.document.get(element) else { return false };
        let surroundings = Surroundings {
            slot_of: page.slot_of,
            is_blocked: page.is_blocked,
            rules: &self.rules,
            variables: &self.variables,
        };
        let (lock, url) = (self.lock.clone(), self.url.clone());
        let work = Rc::clone(&self.work);
        work.begin_to_look(Rc::clone(&page.must_stop));
        let tree =
            Tree::lazy(page.document, self.quirks, lock, url, surroundings, Rc::clone(&work));
        let is_styled = tree.find(node).is_some_and(|element| element.in_flat_tree);
        let mut elements = Vec::new();
        elements.extend(tree.find(node).filter(|_| is_styled));
        let mut stack = if is_styled && is_with_all_below { vec![node] } else { Vec::new() };
        while let Some(node) = stack.pop() {
            if work.is_stopped() {
                break;
            }
            elements.extend(tree.find(node).filter(|element| element.in_flat_tree));
            stack.extend(node.child_elements());
            if node.may_have_fragments()
                && let Some(root) = node.shadow_root()
            {
                stack.extend(root.child_elements());
            }
        }
        if !work.is_stopped() {
            compute(stylist, &self.lock, &elements, &mut self.known, page.effects);
        }
        stylist.rule_tree().maybe_gc();
        let made = tree.lazy.as_ref().map_or(0, |lazy| lazy.elements.len()) as usize;
        work.give_back(made.saturating_mul(BYTES_OF_AN_ELEMENT));
        work.end_looking();
        if work.is_stopped() {
            // Perhaps because of the memory that they take.
            self.forget();
        }
        is_styled && !work.is_stopped()
    }

    /// The elements that rules with animations and transitions can match.
    pub fn animated_elements(&self) -> AnimatedElements {
        let mut all = AnimatedElements::default();
        let of_shadows = self.shadows.values().flat_map(|(sheets, _)| sheets);
        for (sheet, _) in self.indexed.iter().chain(of_shadows) {
            all.merge(&sheet.animated_elements());
        }
        all.any |= self.quirks == QuirksMode::Quirks && !all.is_empty();
        all
    }

    /// Calls a function with an element in new tables. `None` if it has no style.
    pub(super) fn with_element<R>(
        &self,
        page: &Page<'_>,
        element: NodeId,
        call: impl FnOnce(&mut StyleContext<'_, StyledElement<'_>>, StyledElement<'_>) -> R,
    ) -> Option<R> {
        let stylist = self.stylist.as_deref()?;
        let node = page.document.get(element)?;
        let surroundings = Surroundings {
            slot_of: page.slot_of,
            is_blocked: page.is_blocked,
            rules: &self.rules,
            variables: &self.variables,
        };
        let (lock, url) = (self.lock.clone(), self.url.clone());
        let work = Rc::clone(&self.work);
        work.begin_to_look(Rc::clone(&page.must_stop));
        let tree =
            Tree::lazy(page.document, self.quirks, lock, url, surroundings, Rc::clone(&work));
        let found = tree.find(node).filter(|element| element.in_flat_tree).map(|element| {
            let _styling = Styling::begin();
            let author = self.lock.read();
            let of_the_user_agent = GLOBAL_STYLE_DATA.shared_lock.read();
            let guards = StylesheetGuards { author: &author, ua_or_user: &of_the_user_agent };
            let mut result = None;
            let element = StyledElement(element);
            with_context(stylist, guards, |context| result = Some(call(context, element)));
            result
        });
        let made = tree.lazy.as_ref().map_or(0, |lazy| lazy.elements.len()) as usize;
        work.give_back(made.saturating_mul(BYTES_OF_AN_ELEMENT));
        work.end_looking();
        found.flatten()
    }

    pub(super) fn values(&self, element: NodeId, pseudo: Option<&str>) -> Option<&ComputedValues> {
        let styles = self.known.actual.get(&element)?;
        let primary = styles.primary.as_deref()?;
        match pseudo {
            None => Some(primary),
            Some("before") => styles.pseudos.get(&PseudoElement::Before).map(|values| &**values),
            Some("after") => styles.pseudos.get(&PseudoElement::After).map(|values| &**values),
            Some(_) => None,
        }
    }

    /// The computed value of a property of an element, or of its pseudo-element `before` or `after`; empty for properties
    /// that are unknown or were not computed.
    /// <https://drafts.csswg.org/cssom/#resolved-values>
    pub fn value(&self, element: NodeId, pseudo: Option<&str>, name: &str) -> String {
        let Some(values) = self.values(element, pseudo) else { return String::new() };
        value_of(values, name)
    }

    /// The name of a property of a computed style: all longhands, then custom properties that have a value.
    /// <https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle>
    pub fn name(&self, element: NodeId, pseudo: Option<&str>, index: usize) -> Option<String> {
        let values = self.values(element, pseudo)?;
        if let Some(name) = longhands().get(index) {
            return Some((*name).to_owned());
        }
        let index = index.checked_sub(longhands().len())?;
        custom_names(values).nth(index).map(|name| format!("--{name}"))
    }

    /// The number of properties of a computed style.
    pub fn count(&self, element: NodeId, pseudo: Option<&str>) -> usize {
        let Some(values) = self.values(element, pseudo) else { return 0 };
        longhands().len().saturating_add(custom_names(values).count())
    }

    /// The style of an element or of a pseudo-element without the effects of animations.
    pub fn base_style(
        &self,
        element: NodeId,
        generated: Option<GeneratedBox>,
    ) -> Option<StyleSnapshot> {
        let styles = self.known.base_of(element)?;
        let style = match generated {
            None => styles.primary.as_ref()?,
            Some(generated) => styles.pseudos.get(&generated.pseudo())?,
        };
        Some(StyleSnapshot(style.clone()))
    }

    /// The computed value of `display`.
    pub fn display(&self, element: NodeId) -> Option<Display> {
        Some(Display::of(*self.values(element, None)?.get_box().get_display()))
    }

    /// The computed value of `visibility`.
    pub fn visibility(&self, element: NodeId) -> Option<Visibility> {
        let values = self.values(element, None)?;
        Some(Visibility::of(values.get_inherited_box().slow_clone_visibility()))
    }

    /// The computed value of `opacity`.
    pub fn opacity(&self, element: NodeId) -> Option<f32> {
        Some(self.values(element, None)?.get_effects().slow_clone_opacity())
    }

    /// The styles that are known as readers of text take them.
    pub fn view(&self) -> impl StyleView + use<'_> {
        View(&self.known.actual)
    }

    /// The style as a reader of text takes it.
    pub fn style(&self, element: NodeId) -> Option<ElementStyle> {
        Some(crate::reading::style(self.values(element, None)?))
    }
}

/// The rules that are indexed together.
const RULES_AT_ONCE: usize = 500;

/// The styles that are known as readers of text take them.
struct View<'a>(&'a FxHashMap<NodeId, ElementStyles>);

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("View").field(&self.0.len()).finish()
    }
}

impl StyleView for View<'_> {
    fn style_of(&self, element: NodeId) -> Option<ElementStyle> {
        Some(crate::reading::style(self.0.get(&element)?.primary.as_deref()?))
    }
}

/// Adds the custom properties of a sheet, unless their values could take too much memory.
fn is_within(variables: &mut Variables, sheet: &Sheet) -> bool {
    let own = sheet.variables();
    if own.is_empty() {
        return true;
    }
    let mut all = variables.clone();
    all.merge(&own);
    if all.are_too_many() {
        return false;
    }
    *variables = all;
    true
}

/// Takes the steps for adding a sheet to an index. Returns false if the work is to end.
fn has_steps_for(work: &Work, sheet: &Sheet) -> bool {
    if work.is_used_up() {
        return false;
    }
    let steps = sheet.text_bytes() / BYTES_OF_A_STEP;
    work.take((steps as u64).saturating_add(1));
    !work.look() && !work.meets_limit()
}

/// The names of the custom properties of a style.
fn custom_names(values: &ComputedValues) -> impl Iterator<Item = &style::Atom> {
    let custom = values.custom_properties();
    let all = custom.inherited.iter().chain(custom.non_inherited.iter());
    all.filter(|(name, value)| value.is_some() && !name.starts_with(PREFIX)).map(|(name, _)| name)
}

/// The names of the longhands that computed styles list.
fn longhands() -> &'static [&'static str] {
    static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        preferences::set();
        let known = NonCustomPropertyId::iter().filter_map(NonCustomPropertyId::as_longhand);
        let known = known.map(|id| LonghandId::name(&id));
        let known = known.filter(|name| super::is_supported(name));
        let others = others::all().filter(|other| !other.is_shorthand()).map(|other| other.name);
        let mut names: Vec<&'static str> = known.chain(others).collect();
        // Those with a prefix come last.
        names.sort_unstable_by_key(|name| (name.starts_with('-'), *name));
        names
    });
    &NAMES
}

fn value_of(values: &ComputedValues, name: &str) -> String {
    let lower = name.to_ascii_lowercase();
    if !super::is_supported(name) {
        return String::new();
    }
    let Some(other) = other(&lower) else { return serialized(values, name).unwrap_or_default() };
    let own = serialized(values, &format!("--{PREFIX}{}", other.name)).unwrap_or_default();
    if own.is_empty() || matches!(&*own, "initial" | "unset" | "revert" | "revert-layer") {
        return other.initial().to_owned();
    }
    own
}
