//! ARIA in HTML: roles, and states and properties.
//!
//! <https://w3c.github.io/html-aria/>, <https://www.w3.org/TR/wai-aria-1.2/>

mod attributes;
mod descendants;
mod element;
mod tables;

use rustc_hash::FxHashMap;
use treewright_markup::tag;

use self::descendants::Descendants;
use self::tables::{InHtml, Role};
use crate::codes::aria as codes;
use crate::codes::attributes::EMPTY_ATTRIBUTE;
use crate::context::{Context, DEEP, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::rules::microsyntaxes::in_lower_case;
use crate::tables::Names;

/// See the module.
#[derive(Default)]
pub(super) struct Aria<'a> {
    /// The role of each open element, and how many open elements have it.
    open: Vec<Option<&'static Role>>,
    /// By the numbers of the roles.
    count: Vec<u32>,
    /// Elements that are not in the context that their role needs, unless another element owns them or their accessible
    /// parents, which come last.
    alone: Vec<(Element<'a>, &'static Role, Option<Element<'a>>)>,
    /// The IDs in `aria-owns`, with the first element that owns each.
    owned: FxHashMap<&'a str, Owner<'a>>,
    descendants: Descendants<'a>,
    /// The first visible element with the role `main`.
    main: Option<Element<'a>>,
}

/// An element that owns others.
#[derive(Clone, Copy)]
struct Owner<'a> {
    element: Element<'a>,
    /// The number of its tree.
    tree: u32,
    /// The role of its `role`.
    role: Option<&'static Role>,
}

impl Owner<'_> {
    /// Returns true if it can be the context of a role. An owner without a role has that of an element around it.
    fn is_context_of(&self, role: &Role) -> bool {
        self.role.is_none_or(|owner| {
            owner.is_transparent()
                || matches!(owner.name, "group" | "rowgroup")
                || role.context().any(|name| name == owner.name)
        })
    }
}

impl Aria<'_> {
    /// Opens an element with this role.
    #[inline]
    fn push(&mut self, role: Option<&'static Role>) {
        self.open.push(role);
        if let Some(count) = role.and_then(|role| self.count.get_mut(role.number)) {
            *count = count.saturating_add(1);
        }
    }

    /// Returns true in an element with this role.
    fn is_inside(&self, role: &str) -> bool {
        let number = tables::role(role).map_or(usize::MAX, |role| role.number);
        self.count.get(number).is_some_and(|count| *count > 0)
    }
}

impl<'a> Subject<'a> for Aria<'a> {
    const ENTERS: Concern = Concern::ALL;
    const LEAVES: Concern = Concern::ALL;

    fn begin(&mut self, _: &mut Context<'a>) {
        self.open.reserve(DEEP);
        self.count.resize(tables::role_count(), 0);
        self.descendants.begin();
    }

    fn context_element(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        let implicit = element::row(self, cx, element).and_then(|row| row.role);
        let roles = element.attr("role").unwrap_or_default().split_ascii_whitespace();
        let mut roles = roles.filter_map(|token| tables::role(&in_lower_case(token)));
        let explicit = roles.find(|role| !role.is_abstract);
        // It is in nothing that could make its role wrong.
        self.descendants.enter(cx, element, explicit, implicit);
        self.push(explicit.or(implicit));
    }

    fn enter(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        let row = element::row(self, cx, element);
        let implicit = row.and_then(|row| row.role);
        // Most elements have nothing of ARIA.
        let explicit = if element.may_have(const { Names::of("role").with(Names::ARIA) }) {
            self.with_attributes(cx, *element, row)
        } else {
            None
        };
        let role = explicit.or(implicit);
        if role.is_some_and(Role::is_main) && !element.is_copy() {
            self.mains(cx, *element);
        }
        self.descendants.enter(cx, element, explicit, implicit);
        self.push(role);
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        self.descendants.leave(element);
        if let Some(count) =
            self.open.pop().flatten().and_then(|role| self.count.get_mut(role.number))
        {
            *count = count.saturating_sub(1);
        }
    }

    fn finish(&mut self, cx: &mut Context<'a>) {
        self.descendants.finish(cx);
        for (element, role, parent) in std::mem::take(&mut self.alone) {
            let is_owned = |element: Element<'_>| {
                let owner = element.attr("id").and_then(|id| self.owned.get(id));
                owner.is_some_and(|owner| owner.is_context_of(role))
            };
            if is_owned(element) || parent.is_some_and(is_owned) {
                continue;
            }
            let expected = role.context().collect::<Vec<_>>().join(", ");
            let values = [("role", role.name), ("expected", expected.as_str())];
            cx.report(&codes::ROLE_WITHOUT_CONTEXT, element.place_of("role"), &values);
        }
    }
}

impl<'a> Aria<'a> {
    /// The attributes of an element that has some of ARIA. Returns the role of its `role`.
    #[inline(never)]
    fn with_attributes(
        &mut self,
        cx: &mut Context<'a>,
        element: Element<'a>,
        row: Option<&'static InHtml>,
    ) -> Option<&'static Role> {
        let explicit = Self::explicit(cx, element, row);
        if element.is_copy() || explicit.is_none() && !element.may_have(Names::ARIA) {
            return explicit;
        }
        attributes::check(cx, element, row, explicit);
        if let Some(ids) = element.attr("aria-owns") {
            self.owns(cx, element, explicit, ids);
        }
        if explicit.or(row.and_then(|row| row.role)).is_some_and(|role| role.name == "row") {
            self.row_of_table(cx, element);
        }
        if let Some(role) = explicit {
            self.context(element, role);
        }
        explicit
    }

    /// "Authors MUST ensure that an element's ID is not specified in more than one other element's `aria-owns`
    /// attribute at any time."
    /// <https://www.w3.org/TR/wai-aria-1.2/#aria-owns>
    #[inline(never)]
    fn owns(
        &mut self,
        cx: &mut Context<'a>,
        element: Element<'a>,
        role: Option<&'static Role>,
        ids: &'a str,
    ) {
        let tree = cx.tree();
        for id in ids.split_ascii_whitespace() {
            let first = *self.owned.entry(id).or_insert(Owner { element, tree, role });
            if first.element.node.id() == element.node.id() || first.tree != tree {
                continue;
            }
            let expected = "an ID that no other element owns";
            let values = [("value", id), ("attribute", "aria-owns"), ("expected", expected)];
            let place = element.place_of_value("aria-owns");
            let reported = cx.report(&codes::BAD_ARIA_VALUE, place, &values);
            reported.related(first.element.place_of("aria-owns"), "the first one that owns it");
        }
    }

    /// "Authors MUST NOT apply `aria-expanded`, `aria-posinset`, `aria-setsize`, and `aria-level` to a `row` that
    /// descends from a `table` or `grid`." The level of a row of a grid, and that it is expanded, is not reported, as
    /// by the Nu Html Checker.
    /// <https://www.w3.org/TR/wai-aria-1.2/#row>
    #[inline(never)]
    fn row_of_table(&self, cx: &mut Context<'a>, element: Element<'a>) {
        let mut around = self.open.iter().rev().take(DEEP).flatten();
        let around = around.find(|role| matches!(role.name, "table" | "grid" | "treegrid"));
        let names: &[&str] = match around.map(|role| role.name) {
            Some("table") => &["aria-expanded", "aria-posinset", "aria-setsize", "aria-level"],
            Some("grid") => &["aria-posinset", "aria-setsize"],
            _ => return,
        };
        for name in names.iter().copied() {
            if element.has(name) {
                let values = [("attribute", name), ("element", element.name())];
                cx.report(&codes::ARIA_ATTRIBUTE_NOT_ALLOWED, element.place_of(name), &values);
            }
        }
    }

    /// Checks the value of `role`, and returns the first role in it.
    #[inline(never)]
    fn explicit(
        cx: &mut Context<'a>,
        element: Element<'a>,
        row: Option<&'static InHtml>,
    ) -> Option<&'static Role> {
        let value = element.attr("role")?;
        if value.trim_ascii().is_empty() {
            let values = [("attribute", "role"), ("element", element.name())];
            cx.report(&EMPTY_ATTRIBUTE, element.place_of("role"), &values);
        }
        let mut first = None;
        for token in value.split_ascii_whitespace() {
            let is_lower = !token.bytes().any(|byte| byte.is_ascii_uppercase());
            let token = in_lower_case(token);
            let values = [("role", &*token), ("element", element.name())];
            let Some(role) = tables::role(&token).filter(|role| !role.is_abstract) else {
                cx.report(&codes::UNKNOWN_ROLE, element.place_of_value("role"), &values);
                continue;
            };
            if !is_lower {
                cx.report(&codes::ROLE_NOT_IN_LOWER_CASE, element.place_of_value("role"), &values);
            }
            if role.is_deprecated() {
                cx.report(&codes::DEPRECATED_ROLE, element.place_of_value("role"), &values);
            }
            let mut counts = true;
            let Some(row) = row else {
                first = first.or(Some(role));
                continue;
            };
            if !row.takes_nothing && is_redundant(element, row, role) {
                // A role after the one that counts is a fallback.
                if first.is_none() {
                    cx.report(&codes::REDUNDANT_ROLE, element.place_of("role"), &values);
                }
            } else if row.takes_nothing
                || !(row.allows(role.name) || role.name == "button" && is_pressed_checkbox(element))
            {
                let allowed = row.allowed();
                let values = [values[0], values[1], ("allowed", allowed.as_str())];
                cx.report(&codes::ROLE_NOT_ALLOWED, element.place_of_value("role"), &values);
            } else if matches!(role.name, "none" | "presentation") {
                counts = !is_without_effect(cx, element, role);
            } else if row.is_discouraged() {
                cx.report(&codes::ROLE_NOT_RECOMMENDED, element.place_of("role"), &values);
            }
            if counts {
                first = first.or(Some(role));
            }
        }
        first
    }

    /// "Authors MUST ensure elements with the role are contained in, or owned by, an element with the required
    /// context role." A group is one only in another of them.
    fn context(&mut self, element: Element<'a>, role: &'static Role) {
        let is_enough =
            |around: &&str| *around != "group" || matches!(role.name, "caption" | "treeitem");
        let mut context = role.context().filter(is_enough).peekable();
        if context.peek().is_some() && !context.any(|around| self.is_inside(around)) {
            self.alone.push((element, role, self.descendants.parent()));
        }
    }

    /// "Within any document or application, the author SHOULD mark no more than one element with the main role."
    #[inline(never)]
    fn mains(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if element.has("hidden") {
            return;
        }
        match self.main {
            // Two elements are an error of HTML.
            Some(first)
                if !(first.is_html_element(tag::MAIN) && element.is_html_element(tag::MAIN)) =>
            {
                let reported = cx.report(&codes::SECOND_MAIN_ROLE, element.start_tag(), &[]);
                reported.related(first.start_tag(), "the first one");
            }
            Some(_) => {}
            None => self.main = Some(element),
        }
    }
}

/// Returns true for the role that the element has by itself, or would have as one of several: a heading cell.
/// <https://w3c.github.io/html-aria/#el-th>
fn is_redundant(element: Element<'_>, row: &'static InHtml, role: &'static Role) -> bool {
    row.role.is_some_and(|implicit| implicit.name == role.name)
        || element.is_html_element(tag::TH) && row.allows_some_only() && row.allows(role.name)
        // Both are names of one role.
        || row.role.is_some_and(|implicit| implicit.name == "none") && role.name == "presentation"
}

/// "`button` if used with `aria-pressed`."
/// <https://w3c.github.io/html-aria/#el-input-checkbox>
fn is_pressed_checkbox(element: Element<'_>) -> bool {
    element.is_html_element(tag::INPUT)
        && element.attr_is("type", "checkbox")
        && element.has("aria-pressed")
}

/// An element that is focusable, or that has a global attribute, keeps its own role.
/// <https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none>
fn is_without_effect<'a>(cx: &mut Context<'a>, element: Element<'a>, role: &'static Role) -> bool {
    let attribute = element.attributes().find(|attribute| {
        let name = attribute.name.local;
        attribute.is("tabindex")
            || (name != "aria-hidden" && tables::attribute(name).is_some_and(|row| row.is_global))
    });
    if let Some(attribute) = attribute {
        let values = [("role", role.name), ("attribute", attribute.name.local)];
        let reported = cx.report(&codes::ROLE_WITHOUT_EFFECT, element.place_of("role"), &values);
        reported.related(element.place_of(attribute.name.local), "this keeps its implicit role");
    }
    attribute.is_some()
}
