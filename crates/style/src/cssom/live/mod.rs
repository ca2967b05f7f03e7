//! Computed styles that follow the changes of a tree and of its sheets.

mod sheets;
mod values;

use std::fmt;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use selectors::context::QuirksMode;
use style::context::StyleContext;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::servo_arc::Arc;
use style::shared_lock::{SharedRwLock, StylesheetGuards};
use style::stylesheets::UrlExtraData;
use style::stylist::{CascadeData, Stylist};
use treewright_dom::{Document, NodeId};
use url::Url;

use super::animated::{AnimatedElements, EffectInForce};
use super::bounds::StyleWork;
use super::computing::{Known, compute};
use super::sheet::Sheet;
use super::variables::Variables;
use crate::binding::StyledElement;
use crate::cascade::{Styling, with_context};
use crate::lazy::{BYTES_OF_AN_ELEMENT, Surroundings};
use crate::tree::Tree;
use crate::work::Work;
use crate::{Device, preferences};

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
        let base = base.cloned().unwrap_or_else(crate::sheets::about_blank);
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
}
