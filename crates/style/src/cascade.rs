//! Computes the styles of a tree, one element after the other.

use std::ptr;
use std::sync::Once;
use std::sync::atomic::{AtomicPtr, Ordering};

use selectors::Element as _;
use selectors::context::{QuirksMode, SelectorCaches};
use style::author_styles::AuthorStyles;
use style::context::{
    RegisteredSpeculativePainter, RegisteredSpeculativePainters, SharedStyleContext, StyleContext,
    ThreadLocalStyleContext,
};
use style::dom::TElement as _;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::properties::ComputedValues;
use style::selector_parser::SnapshotMap;
use style::servo_arc::Arc;
use style::shared_lock::StylesheetGuards;
use style::sharing::StyleSharingTarget;
use style::style_resolver::ResolvedElementStyles;
use style::stylist::{RuleInclusion, Stylist};
use style::thread_state::{self, ThreadState};
use style::traversal_flags::TraversalFlags;

use crate::animations;
use crate::binding::StyledElement;
use crate::device::Device;
use crate::limits::DEEPEST_STYLED;
use crate::parents::resolved;
use crate::reading::Extent;
use crate::sheets::{self, Reader};
use crate::states;
use crate::tree::Tree;
use crate::work::Work;

/// No painter of scripts is registered.
struct NoPainters;

impl RegisteredSpeculativePainters for NoPainters {
    fn get(&self, _: &style::Atom) -> Option<&dyn RegisteredSpeculativePainter> {
        None
    }
}

/// Marks the thread as one that computes styles, which Stylo asserts in builds with debug assertions.
pub(crate) struct Styling;

impl Styling {
    pub(crate) fn begin() -> Self {
        thread_state::enter(ThreadState::LAYOUT);
        Self
    }
}

impl Drop for Styling {
    fn drop(&mut self) {
        thread_state::exit(ThreadState::LAYOUT);
    }
}

/// Keeps what Stylo makes of the sheets of the user agent: it forgets what no stylist uses.
pub(crate) fn keep_user_agent(
    quirks: QuirksMode,
    scripting: bool,
    extent: Extent,
    guards: &StylesheetGuards<'_>,
) {
    /// They stay until the end of the process, and nothing uses them.
    static KEPT: [(Once, AtomicPtr<Stylist>); 8] =
        [const { (Once::new(), AtomicPtr::new(ptr::null_mut())) }; 8];
    let is_quirky = quirks == QuirksMode::Quirks;
    let number = [is_quirky, scripting, extent == Extent::Whole]
        .into_iter()
        .fold(0, |number: usize, is| number << 1 | usize::from(is));
    let Some((once, kept)) = KEPT.get(number) else { return };
    once.call_once(|| {
        let mut stylist = Stylist::new(Device::new().stylo(quirks), quirks);
        for sheet in sheets::user_agent(quirks, scripting, extent) {
            stylist.append_stylesheet(sheet, guards.ua_or_user);
        }
        stylist.flush(guards);
        kept.store(Box::leak(Box::new(stylist)), Ordering::Relaxed);
    });
}

/// Reads the sheets of a tree, makes its tables, and sets the states of elements that sheets ask for.
pub(crate) fn prepared<'a>(
    tree: &'a Tree<'a>,
    reader: &Reader<'_>,
    guards: &StylesheetGuards<'_>,
) -> Stylist {
    let device = &reader.options.device;
    tree.work.limit_to(reader.options.css_work.map(u64::from));
    let mut stylist = Stylist::new(device.stylo(tree.quirks), tree.quirks);
    keep_user_agent(tree.quirks, device.scripting, reader.extent, guards);
    for sheet in sheets::user_agent(tree.quirks, device.scripting, reader.extent) {
        stylist.append_stylesheet(sheet, guards.ua_or_user);
    }
    for sheet in reader.author_sheets(tree.document.root_node()) {
        stylist.append_stylesheet(sheet, guards.author);
    }
    for sheet in reader.added_sheets() {
        stylist.append_stylesheet(sheet, guards.author);
    }
    stylist.flush(guards);
    tree.fill(reader.names.borrow().as_ref());
    for root in tree.shadow_roots.get().into_iter().flatten() {
        let mut styles = AuthorStyles::new();
        for sheet in reader.author_sheets(root.node) {
            styles.stylesheets.append_stylesheet(sheet, guards.author);
        }
        styles.flush(&mut stylist, guards.author);
        let _ = root.rules.set(styles.data.clone());
    }
    states::set(tree, |state| {
        let of_document = stylist.iter_origins().any(|(data, _)| data.has_state_dependency(state));
        let roots = tree.shadow_roots.get().into_iter().flatten();
        of_document
            || roots
                .filter_map(|root| root.rules.get())
                .any(|data| data.has_state_dependency(state))
    });
    stylist
}

/// Calls a function with what Stylo needs to compute styles by the rules of a stylist.
pub(crate) fn with_context<'a>(
    stylist: &Stylist,
    guards: StylesheetGuards<'_>,
    compute: impl FnOnce(&mut StyleContext<'_, StyledElement<'a>>),
) {
    let snapshot_map = SnapshotMap::new();
    let shared = SharedStyleContext {
        stylist,
        visited_styles_enabled: false,
        options: GLOBAL_STYLE_DATA.options.clone(),
        guards,
        current_time_for_animations: 0.0,
        traversal_flags: TraversalFlags::empty(),
        snapshot_map: &snapshot_map,
        animations: style::animation::DocumentAnimationSet::default(),
        registered_speculative_painters: &NoPainters,
    };
    let mut thread_local = ThreadLocalStyleContext::new();
    compute(&mut StyleContext { shared: &shared, thread_local: &mut thread_local });
}

/// Computes the styles of the elements of a tree, which stay in the tree.
pub(crate) fn compute<'a>(tree: &'a Tree<'a>, reader: &Reader<'_>) {
    let _styling = Styling::begin();
    let author = tree.lock.read();
    let of_the_user_agent = GLOBAL_STYLE_DATA.shared_lock.read();
    let guards = StylesheetGuards { author: &author, ua_or_user: &of_the_user_agent };
    let stylist = prepared(tree, reader, &guards);
    let ends = reader.options.ended_animations;
    with_context(&stylist, guards, |context| compute_all(context, tree, ends));
}

/// With `ends`, styles are those after animations.
fn compute_all<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    tree: &'a Tree<'a>,
    ends: bool,
) {
    for element in tree.elements().iter().filter(|element| element.in_flat_tree) {
        let element = StyledElement(element);
        if element.0.depth > DEEPEST_STYLED
            && let Some(parent) = element.inheritance_parent()
        {
            let styles = parent.borrow_data().map(|data| data.share_styles());
            if let Some(styles) = styles {
                store(element, styles);
            }
            continue;
        }
        let mut styles = style_of(context, element, &tree.work, ends);
        if styles.primary_style().get_ui().specifies_animations() {
            element.0.is_animated.set(!ends);
            if ends && !tree.work.is_used_up() {
                styles = after_animations(context, element, styles);
            }
        }
        note(context.shared.stylist, element, styles.primary_style());
        store(element, styles);
    }
}

/// Computes the style of an element whose flat parent has one.
fn style_of<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    work: &Work,
    ends: bool,
) -> ResolvedElementStyles {
    let depth = element.0.depth as usize;
    context.thread_local.bloom_filter.insert_parents_recovering(element, depth);
    context.thread_local.current_dom_depth = depth;
    if work.is_used_up() {
        return resolved(context, element, RuleInclusion::DefaultOnly);
    }
    let mut target = StyleSharingTarget::new(element);
    let shared = target.share_style_if_possible(context);
    if let Some(shared) = shared.filter(|_| !work.meets_limit()) {
        return shared;
    }
    if work.is_used_up() {
        context.thread_local.selector_caches = SelectorCaches::default();
        return resolved(context, element, RuleInclusion::DefaultOnly);
    }
    let styles = resolved(context, element, RuleInclusion::All);
    let parent = element.inheritance_parent();
    let parent = parent.as_ref().and_then(StyledElement::borrow_data);
    work.count(
        styles.primary_style(),
        parent.as_ref().and_then(|data| data.styles.get_primary()).map(|values| &**values),
    );
    if work.meets_limit() {
        context.thread_local.selector_caches = SelectorCaches::default();
        return resolved(context, element, RuleInclusion::DefaultOnly);
    }
    // A style before animations is not that after them.
    if !(ends && styles.primary_style().get_ui().specifies_animations()) {
        context.thread_local.sharing_cache.insert_if_possible(
            &element,
            &styles.primary,
            Some(&mut target),
            depth,
            context.shared,
        );
    }
    styles
}

/// The style of an element whose animations have ended.
fn after_animations<'a>(
    context: &mut StyleContext<'_, StyledElement<'a>>,
    element: StyledElement<'a>,
    styles: ResolvedElementStyles,
) -> ResolvedElementStyles {
    let shared = context.shared;
    let lock = &element.0.tree.lock;
    let ends =
        animations::ends(shared.stylist, element, styles.primary_style(), lock, &shared.guards);
    element.0.is_animated.set(ends.is_endless);
    let Some(block) = ends.block else { return styles };
    let _ = element.0.animated.set(block);
    resolved(context, element, RuleInclusion::All)
}

/// Tells the device what units and quirks depend on.
pub(crate) fn note(stylist: &Stylist, element: StyledElement<'_>, primary: &Arc<ComputedValues>) {
    let device = stylist.device();
    if element.is_root() {
        device.set_root_style(primary);
        let size = primary.get_font().slow_clone_font_size().computed_size();
        device.set_root_font_size(primary.effective_zoom.unzoom(size.px()));
        let line_height = device.calc_line_height(primary.get_font(), primary.writing_mode, None).0;
        device.set_root_line_height(primary.effective_zoom.unzoom(line_height.px()));
        device.update_root_font_metrics();
    }
    if stylist.quirks_mode() == QuirksMode::Quirks && element.is_html_document_body_element() {
        device.set_body_text_color(primary.get_inherited_text().slow_clone_color());
    }
}

#[allow(unsafe_code, reason = "the method is unsafe for engines with several threads")]
fn store(element: StyledElement<'_>, styles: ResolvedElementStyles) {
    // SAFETY: the tree is on this thread alone, and the data of an element whose style is not stored yet is not borrowed.
    // See `binding`.
    let mut data = unsafe { element.ensure_data() };
    // It also notes whether the children may share theirs with those of other elements with this style.
    data.set_styles(styles);
}
