//! Computes what readers need of the styles of a tree.
//!
//! Sheets are reduced, so that few different values are left: elements that match the same rules below parents with the same values
//! share theirs, whatever their places are. Each combination goes through the cascade once.

use std::hash::{Hash, Hasher as _};
use std::marker::PhantomData;

use rustc_hash::{FxHashMap, FxHasher};
use selectors::matching::{
    MatchingContext, MatchingForInvalidation, MatchingMode, NeedsSelectorFlags, SelectorCaches,
};
use style::applicable_declarations::ApplicableDeclarationList;
use style::bloom::StyleBloom;
use style::computed_value_flags::ComputedValueFlags;
use style::context::{CascadeInputs, TreeCountingCaches};
use style::dom::TElement as _;
use style::global_style_data::GLOBAL_STYLE_DATA;
use style::properties::{AnimationDeclarations, ComputedValues, FirstLineReparenting};
use style::rule_cache::RuleCacheConditions;
use style::rule_tree::{RuleCascadeFlags, StrongRuleNode};
use style::servo_arc::Arc;
use style::shared_lock::StylesheetGuards;
use style::stylist::{RuleInclusion, Stylist};
use style::values::specified::position::PositionTryFallbacksTryTactic;
use treewright_read::style::{Display, ElementStyle};

use crate::binding::StyledElement;
use crate::cascade::{Styling, prepared};
use crate::limits::DEEPEST_STYLED;
use crate::sheets::Reader;
use crate::tree::{NONE, Tree};

/// The values of elements, as far as readers need them.
struct Values {
    computed: Arc<ComputedValues>,
    style: ElementStyle,
    /// The first of the values from which children inherit the same as from these.
    class: u32,
    /// The hash of the inherited custom properties.
    custom: u64,
}

/// The inputs that decide the values of an element.
#[derive(PartialEq, Eq, Hash)]
struct Inputs {
    rules: StrongRuleNode,
    /// The values, or the class of the values, of the parent.
    parent: u32,
    /// The values of the parent that has a box.
    parent_box: u32,
    name: web_atoms::LocalName,
}

/// The result for elements whose parents are of one class.
#[derive(Clone, Copy)]
enum Known {
    Values(u32),
    /// It depends on more than the class.
    ByParent,
}

/// The styles of the elements of a tree.
pub(super) struct Computed {
    /// The numbers of the styles of elements, by the number of the element in the tree; `NONE` for those without a style.
    pub(super) numbers: Vec<u32>,
    pub(super) styles: Vec<ElementStyle>,
}

struct Cascade<'a, 'e> {
    stylist: &'e Stylist,
    guards: &'e StylesheetGuards<'e>,
    values: Vec<Values>,
    by_class: FxHashMap<Inputs, Known>,
    by_parent: FxHashMap<Inputs, u32>,
    /// The values by their hashes, and the first ones of classes by those of what is inherited.
    equal: FxHashMap<u64, Vec<u32>>,
    classes: FxHashMap<u64, Vec<u32>>,
    /// The numbers of the values of elements, and those of the nearest ancestors with a box, or of the elements themselves.
    numbers: Vec<u32>,
    boxes: Vec<u32>,
    counting: TreeCountingCaches,
    elements: PhantomData<StyledElement<'a>>,
}

/// Computes the styles of the elements of a tree, without those in elements that are not shown. `None` if the sheets need more
/// than they were reduced to.
pub(super) fn compute<'a>(tree: &'a Tree<'a>, reader: &Reader<'_>) -> Option<Computed> {
    let _styling = Styling::begin();
    let author = tree.lock.read();
    let of_the_user_agent = GLOBAL_STYLE_DATA.shared_lock.read();
    let guards = StylesheetGuards { author: &author, ua_or_user: &of_the_user_agent };
    let stylist = prepared(tree, reader, &guards);
    if reader.needs.get().is_some() || tree.needs.get().is_some() {
        return None;
    }
    let mut bloom_filter = StyleBloom::new();
    let mut selector_caches = SelectorCaches::default();
    let elements = tree.elements();
    let mut cascade = Cascade {
        stylist: &stylist,
        guards: &guards,
        values: Vec::new(),
        by_class: FxHashMap::default(),
        by_parent: FxHashMap::default(),
        equal: FxHashMap::default(),
        classes: FxHashMap::default(),
        numbers: vec![NONE; elements.len()],
        boxes: vec![NONE; elements.len()],
        counting: TreeCountingCaches::default(),
        elements: PhantomData,
    };
    let mut declarations = ApplicableDeclarationList::new();
    for element in elements.iter().filter(|element| element.in_flat_tree) {
        let parent = cascade.numbers.get(element.flat_parent as usize).copied();
        let values = parent.and_then(|parent| cascade.values.get(parent as usize));
        let number = match (parent, values) {
            (Some(_), None) => NONE,
            (_, Some(parent)) if parent.style.display == Display::None => NONE,
            (Some(parent), _) if element.depth > DEEPEST_STYLED => parent,
            _ => {
                let element = StyledElement(element);
                bloom_filter.insert_parents_recovering(element, element.0.depth as usize);
                let mut rules = |inclusion, caches: &mut SelectorCaches| {
                    let mut context = MatchingContext::new(
                        MatchingMode::Normal,
                        Some(bloom_filter.filter()),
                        caches,
                        tree.quirks,
                        NeedsSelectorFlags::No,
                        MatchingForInvalidation::No,
                    );
                    stylist.push_applicable_declarations(
                        element,
                        None,
                        element.style_attribute(),
                        None,
                        AnimationDeclarations::default(),
                        inclusion,
                        &mut declarations,
                        &mut context,
                    );
                    tree.work.take(declarations.len() as u64);
                    stylist.rule_tree().compute_rule_node(&mut declarations, &guards)
                };
                let inclusion = if tree.work.is_used_up() {
                    RuleInclusion::DefaultOnly
                } else {
                    RuleInclusion::All
                };
                let mut rules_of_all = rules(inclusion, &mut selector_caches);
                if tree.work.meets_limit() {
                    selector_caches = SelectorCaches::default();
                    rules_of_all = rules(RuleInclusion::DefaultOnly, &mut selector_caches);
                }
                let rules = rules_of_all;
                cascade.number(element, parent.unwrap_or(NONE), &rules)
            }
        };
        let boxed = if cascade.is_contents(number) {
            cascade.boxes.get(element.flat_parent as usize).copied().unwrap_or(NONE)
        } else {
            number
        };
        let place = element.number as usize;
        if let (Some(entry), Some(boxes)) =
            (cascade.numbers.get_mut(place), cascade.boxes.get_mut(place))
        {
            (*entry, *boxes) = (number, boxed);
        }
    }
    let styles = cascade.values.iter().map(|values| values.style).collect();
    Some(Computed { numbers: cascade.numbers, styles })
}

impl<'a> Cascade<'a, '_> {
    fn class(&self, values: u32) -> u32 {
        self.values.get(values as usize).map_or(NONE, |values| values.class)
    }

    fn is_contents(&self, values: u32) -> bool {
        let values = self.values.get(values as usize);
        values.is_some_and(|values| values.computed.is_display_contents())
    }

    fn number(&mut self, element: StyledElement<'a>, parent: u32, rules: &StrongRuleNode) -> u32 {
        let name = element.0.name.clone();
        let parent_box = self.boxes.get(element.0.flat_parent as usize).copied().unwrap_or(NONE);
        let inputs = |parent, parent_box| Inputs {
            rules: rules.clone(),
            parent,
            parent_box,
            name: name.clone(),
        };
        let by_class = inputs(self.class(parent), self.class(parent_box));
        match self.by_class.get(&by_class) {
            Some(Known::Values(number)) => return *number,
            Some(Known::ByParent) => {
                if let Some(number) = self.by_parent.get(&inputs(parent, parent_box)) {
                    return *number;
                }
            }
            None => {}
        }
        let values = self.cascaded(element, parent, parent_box, rules.clone());
        let above = self.values.get(parent as usize).map(|values| &*values.computed);
        element.0.tree.work.count(&values, above);
        let depends = values.flags.intersects(ComputedValueFlags::INHERITS_RESET_STYLE);
        let number = self.added(values, parent);
        if depends {
            self.by_class.insert(by_class, Known::ByParent);
            self.by_parent.insert(inputs(parent, parent_box), number);
        } else {
            self.by_class.insert(by_class, Known::Values(number));
        }
        number
    }

    fn cascaded(
        &mut self,
        element: StyledElement<'a>,
        parent: u32,
        parent_box: u32,
        rules: StrongRuleNode,
    ) -> Arc<ComputedValues> {
        let inputs = CascadeInputs {
            rules: Some(rules),
            visited_rules: None,
            flags: ComputedValueFlags::empty(),
            included_cascade_flags: RuleCascadeFlags::empty(),
        };
        let values = |number: u32| self.values.get(number as usize).map(|values| &*values.computed);
        self.stylist.cascade_style_and_visited(
            Some(element),
            None,
            &inputs,
            self.guards,
            values(parent),
            values(parent_box),
            FirstLineReparenting::No,
            &PositionTryFallbacksTryTactic::default(),
            None,
            &mut RuleCacheConditions::default(),
            &mut self.counting,
        )
    }

    /// The number of these values, or of equal ones.
    fn added(&mut self, values: Arc<ComputedValues>, parent: u32) -> u32 {
        let style = super::style(&values);
        let custom = match self.values.get(parent as usize) {
            Some(parent) if has_equal_custom_properties(&values, &parent.computed) => parent.custom,
            _ => hash_of_custom_properties(&values),
        };
        let boxed = values.get_box();
        let is_equal = |other: &ComputedValues| {
            inherits_the_same(&values, other)
                && boxed == other.get_box()
                && values.custom_properties().non_inherited
                    == other.custom_properties().non_inherited
        };
        let hash = hash_of(&(style, custom));
        let same = self.equal.entry(hash).or_default();
        let known = |values: &u32| self.values.get(*values as usize).map(|known| &*known.computed);
        let found = same.iter().find(|number| known(number).is_some_and(is_equal));
        if let Some(number) = found {
            return *number;
        }
        let number = self.values.len() as u32;
        same.push(number);
        let mut class = number;
        if !values.is_display_contents() {
            let holds_items =
                |values: &ComputedValues| values.get_box().get_display().is_item_container();
            let is_of_class = |other: &ComputedValues| {
                inherits_the_same(&values, other) && holds_items(&values) == holds_items(other)
            };
            let (is_visible, white_space, transform) =
                (style.is_visible, style.white_space, style.text_transform);
            let hash = hash_of(&(is_visible, white_space, transform, holds_items(&values), custom));
            let classes = self.classes.entry(hash).or_default();
            let found = classes.iter().find(|number| known(number).is_some_and(is_of_class));
            match found {
                Some(found) => class = *found,
                None => classes.push(number),
            }
        }
        self.values.push(Values { computed: values, style, class, custom });
        number
    }
}

fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

fn has_equal_custom_properties(one: &ComputedValues, other: &ComputedValues) -> bool {
    one.custom_properties().inherited == other.custom_properties().inherited
}

/// The hash of the inherited custom properties, whose order does not count.
fn hash_of_custom_properties(values: &ComputedValues) -> u64 {
    let properties = values.custom_properties().inherited.iter();
    properties.fold(0, |all: u64, (name, value)| {
        let value = value.as_ref().map(|value| hash_of(&value.to_variable_value().css));
        all.wrapping_add(hash_of(&(name, value)))
    })
}

/// Returns true if children inherit the same of what readers need.
fn inherits_the_same(one: &ComputedValues, other: &ComputedValues) -> bool {
    let text = |values: &ComputedValues| {
        let text = values.get_inherited_text();
        (*text.get_white_space_collapse(), *text.get_text_transform())
    };
    one.get_inherited_box() == other.get_inherited_box()
        && text(one) == text(other)
        && one.flags == other.flags
        && one.custom_properties().inherited == other.custom_properties().inherited
}
