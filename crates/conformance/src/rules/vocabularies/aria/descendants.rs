//! The descendants that roles allow, and the children that WAI-ARIA allows in the tree of accessible elements.
//!
//! <https://w3c.github.io/html-aria/#allowed-descendants-of-aria-roles>

use rustc_hash::FxHashSet;
use treewright_markup::tag;

use super::tables::{Contents, Role};
use crate::codes::aria as codes;
use crate::context::{Context, DEEP, Element};
use crate::rules::structure::is_interactive;
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Descendants<'a> {
    /// For each open element the place in `holders` of the accessible parent of its children, if that has a role of
    /// `role`.
    parents: Vec<Option<usize>>,
    /// The open elements with a role that is not transparent.
    holders: Vec<(Element<'a>, &'static Role)>,
    /// The open elements with a role that allows no interactive content inside, outermost first, with the numbers of
    /// their trees.
    closed: Vec<(Element<'a>, &'static Contents, u32)>,
    /// The first tab that is active.
    active_tabs: Vec<Element<'a>>,
    panels: Panels<'a>,
}

/// The panels of tabs, with their names.
#[derive(Default)]
struct Panels<'a> {
    count: usize,
    ids: FxHashSet<&'a str>,
    labels: FxHashSet<&'a str>,
}

pub(super) const HEADINGS: ElementSet =
    ElementSet::of(&[tag::H1, tag::H2, tag::H3, tag::H4, tag::H5, tag::H6]);
/// Elements whose own content model is the one of their role.
const CLOSED_BY_HTML: ElementSet = ElementSet::of(&[tag::A, tag::BUTTON]);

impl<'a> Descendants<'a> {
    /// The beginning of the page.
    pub(super) fn begin(&mut self) {
        self.parents.reserve(DEEP);
    }

    /// The start of an element; `explicit` is the role of its `role`.
    #[inline]
    pub(super) fn enter(
        &mut self,
        cx: &mut Context<'a>,
        element: &Element<'a>,
        explicit: Option<&'static Role>,
        implicit: Option<&'static Role>,
    ) {
        let can_be_wrong = explicit.is_some() || !self.closed.is_empty();
        if can_be_wrong && !element.is_copy() {
            if let Some(role) = explicit {
                self.role(cx, *element, role);
            }
            if !self.closed.is_empty() {
                self.interactive(cx, *element, explicit);
                self.heading(cx, *element, explicit);
            }
        }
        let around = self.parents.last().copied().flatten();
        self.parents.push(match (explicit, implicit) {
            (Some(role), _) if role.is_transparent() => around,
            (Some(role), _) => {
                self.holders.push((*element, role));
                self.holders.len().checked_sub(1)
            }
            (None, Some(role)) if !role.is_transparent() => None,
            (None, _) => around,
        });
        let closing = explicit.or(implicit.filter(|_| element.is_in(CLOSED_BY_HTML)));
        if let Some(contents) = closing.and_then(|role| role.contents.as_ref())
            && contents.is_without_interactive
        {
            self.closed.push((*element, contents, cx.tree()));
        }
    }

    /// The accessible parent, if it has a `role`.
    pub(super) fn parent(&self) -> Option<Element<'a>> {
        let at = self.parents.last().copied().flatten()?;
        self.holders.get(at).map(|(element, _)| *element)
    }

    /// An element with a role.
    #[inline(never)]
    fn role(&mut self, cx: &mut Context<'a>, element: Element<'a>, role: &'static Role) {
        self.child(cx, element, role);
        in_heading(cx, element, role);
        self.tab(element, role);
    }

    /// The end of an element.
    pub(super) fn leave(&mut self, element: Element<'a>) {
        self.parents.pop();
        if self.holders.last().is_some_and(|(holder, _)| holder.node.id() == element.node.id()) {
            self.holders.pop();
        }
        if self.closed.last().is_some_and(|(open, ..)| open.node.id() == element.node.id()) {
            self.closed.pop();
        }
    }

    /// "If the list is not empty, authors MUST only add accessibility children with allowed roles."
    /// <https://w3c.github.io/aria/#mustContain>
    fn child(&self, cx: &mut Context<'a>, element: Element<'a>, role: &'static Role) {
        let at = self.parents.last().copied().flatten();
        let Some((parent, around)) = at.and_then(|at| self.holders.get(at)) else { return };
        if role.is_transparent() {
            return;
        }
        let allowed = match at.and_then(|at| self.of_a_group(at)) {
            Some(roles) => roles.to_vec(),
            None => around.children().collect(),
        };
        if allowed.is_empty() {
            return;
        }
        // One in another of the same role, and the menus of a menubar, are not reported: WAI-ARIA 1.2 says only what
        // is required.
        // <https://www.w3.org/WAI/ARIA/apg/patterns/menubar/examples/menubar-navigation/>
        let is_nested = role.name == around.name || (role.name, around.name) == ("menu", "menubar");
        // A hidden element is not in the tree of accessible elements.
        let is_hidden = element.attr_is("aria-hidden", "true") || element.has("hidden");
        if is_nested || allowed.contains(&role.name) || is_hidden {
            return;
        }
        let allowed = allowed.join(", ");
        let values = [("role", role.name), ("parent", around.name), ("allowed", allowed.as_str())];
        let reported =
            cx.report(&codes::ROLE_NOT_ALLOWED_INSIDE, element.place_of("role"), &values);
        reported.related(parent.start_tag(), "this is the accessible parent");
    }

    /// The roles of the children of a group in a menu, a list box or a tree.
    /// <https://w3c.github.io/aria/#group>
    fn of_a_group(&self, at: usize) -> Option<&'static [&'static str]> {
        let (_, role) = self.holders.get(at)?;
        if role.name != "group" {
            return None;
        }
        let (_, around) = self.holders.get(at.checked_sub(1)?)?;
        match around.name {
            "menu" | "menubar" => {
                Some(&["menuitem", "menuitemcheckbox", "menuitemradio", "separator"])
            }
            "listbox" => Some(&["option"]),
            "tree" => Some(&["treeitem"]),
            _ => None,
        }
    }

    /// The content of these roles is phrasing content, and their descendants are presentational.
    fn heading(&self, cx: &mut Context<'a>, element: Element<'a>, explicit: Option<&'static Role>) {
        const ROLES: [&str; 5] = ["button", "img", "progressbar", "separator", "slider"];
        let is_heading = match explicit {
            Some(role) => role.name == "heading",
            None => element.is_in(HEADINGS),
        };
        let Some((around, contents, tree)) = self.closed.last().filter(|_| is_heading) else {
            return;
        };
        // The content model of HTML says so of a button.
        let is_said = cx.inside().has(tag::BUTTON) && element.is_in(HEADINGS);
        if ROLES.contains(&contents.role) && *tree == cx.tree() && !is_said {
            let values = [("element", element.name()), ("role", contents.role)];
            let reported = cx.report(&codes::HEADING_INSIDE_ROLE, element.start_tag(), &values);
            reported.related(around.start_tag(), "the element with this role");
        }
    }

    /// Interactive content, elements with `tabindex`, and elements with the roles of interactive content.
    #[inline(never)]
    fn interactive(
        &self,
        cx: &mut Context<'a>,
        element: Element<'a>,
        explicit: Option<&'static Role>,
    ) {
        let Some((around, contents_around, tree)) = self.closed.last() else { return };
        if *tree != cx.tree() {
            return;
        }
        let has_role =
            explicit.and_then(|role| role.contents).is_some_and(|contents| contents.is_interactive);
        let by_html = element.is_in_html() && is_interactive(element);
        let by_tabindex = element.has("tabindex") && contents_around.is_without_tabindex();
        // The content model of HTML says so.
        let is_said = cx.inside().intersects(CLOSED_BY_HTML) && (by_html || by_tabindex);
        if is_said || !(has_role || by_html || by_tabindex) {
            return;
        }
        let values = [
            ("element", element.name()),
            ("role", contents_around.role),
            ("parent", around.name()),
        ];
        let code = if around.is_in(CLOSED_BY_HTML) {
            &codes::INTERACTIVE_INSIDE_WIDGET
        } else {
            &codes::INTERACTIVE_INSIDE_ROLE
        };
        let reported = cx.report(code, element.start_tag(), &values);
        reported.related(around.start_tag(), "the element with this role");
    }

    fn tab(&mut self, element: Element<'a>, role: &'static Role) {
        match role.name {
            "tab" if element.attr_is("aria-selected", "true") => self.active_tabs.push(element),
            "tabpanel" => {
                self.panels.count = self.panels.count.saturating_add(1);
                self.panels.ids.extend(element.attr("id"));
                let labels = element.attr("aria-labelledby").unwrap_or_default();
                self.panels.labels.extend(labels.split_ascii_whitespace());
            }
            _ => {}
        }
    }

    /// "Authors MUST ensure that if a tab is active, a corresponding `tabpanel` that represents the active tab is
    /// rendered." The panel is the one that `aria-controls` or `aria-labelledby` says; without them it can be any.
    /// <https://w3c.github.io/aria/#tab>
    pub(super) fn finish(&mut self, cx: &mut Context<'a>) {
        if !cx.is_a_page() {
            return;
        }
        for tab in std::mem::take(&mut self.active_tabs) {
            let mut controlled =
                tab.attr("aria-controls").unwrap_or_default().split_ascii_whitespace().peekable();
            let has_panel = self.panels.count > 0
                && (controlled.peek().is_none()
                    || controlled.any(|id| self.panels.ids.contains(id))
                    || tab.attr("id").is_some_and(|id| self.panels.labels.contains(id)));
            if !has_panel {
                cx.report(&codes::TAB_WITHOUT_PANEL, tab.start_tag(), &[]);
            }
        }
    }
}

/// "The content model of headings is phrasing content", and most roles of structure are flow content only.
fn in_heading<'a>(cx: &mut Context<'a>, element: Element<'a>, role: &'static Role) {
    let is_flow_only = role.contents.is_some_and(|contents| contents.is_flow_only);
    if !is_flow_only || !cx.inside().intersects(HEADINGS) {
        return;
    }
    let Some(heading) = cx.ancestors().find(|ancestor| ancestor.is_in(HEADINGS)) else { return };
    let values = [("role", role.name), ("heading", heading.name())];
    let reported = cx.report(&codes::ROLE_INSIDE_HEADING, element.place_of("role"), &values);
    reported.related(heading.start_tag(), "the heading");
}
