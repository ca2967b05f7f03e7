//! `@import`: the sheets that rules load, by the same way as those of `link` elements.
//!
//! <https://drafts.csswg.org/css-cascade-5/#fetch-an-import>

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use treewright_dom::{DocumentMode, NodeId};
use treewright_style::cssom::{RuleKind, most_of};
use url::Url;

use super::sheets::{self, SheetState, Source, StyleSheet, open_sheet, owned_sheet, sheet_of};
use crate::event_loop::Steps;
use crate::fetching::{self, CorsSetting};
use crate::world::World;
use crate::{Cx, links, parsing};

/// The imports of a document, with those of imported sheets.
const IMPORTS: usize = 256;

/// The sheets that import each other in a row.
const IMPORTS_IN_A_ROW: usize = 16;

/// Steps that wait for imports.
pub(crate) struct Waiting {
    left: Cell<usize>,
    steps: RefCell<Option<Steps>>,
}

impl Waiting {
    /// Steps for when all imports of a sheet are loaded. They wait until [`Waiting::end`], too.
    pub(crate) fn new(steps: Steps) -> Rc<Self> {
        Rc::new(Self { left: Cell::new(1), steps: RefCell::new(Some(steps)) })
    }

    /// One of those that are waited for has ended.
    pub(crate) fn end(&self, cx: &mut Cx<'_>) {
        self.left.set(self.left.get().saturating_sub(1));
        if self.left.get() == 0
            && let Some(steps) = self.steps.take()
        {
            steps(cx);
        }
    }
}

/// True if the sheet of an element may import others.
pub(crate) fn may_import(world: &World, element: NodeId) -> bool {
    let state = owned_sheet(world, element);
    state.and_then(|state| sheet_of(world, &state)).is_some_and(|sheet| sheet.may_import())
}

/// True for a sheet that one of its importers has loaded, or with too many of them.
fn is_open_already(state: &StyleSheet, url: &Url) -> bool {
    let mut next = Some(Rc::clone(state));
    let mut count = 0_usize;
    while let Some(state) = next {
        if state.location.as_ref() == Some(url) || count >= IMPORTS_IN_A_ROW {
            return true;
        }
        count = count.saturating_add(1);
        next = state.importer.as_ref().and_then(std::rc::Weak::upgrade);
    }
    false
}

/// Loads what the rules of a sheet import and was not loaded yet.
pub(crate) fn load_imports(cx: &mut Cx<'_>, state: &StyleSheet, waiting: Option<&Rc<Waiting>>) {
    let is_possible = sheet_of(cx.host, state).is_some_and(|sheet| sheet.may_import());
    if !is_possible || state.is_constructed {
        return;
    }
    let Some(sheet) = open_sheet(cx.host, state) else { return };
    let document = state.document;
    for rule in sheet.import_rules() {
        let is_known = state.imports.borrow().iter().any(|(known, _)| *known == rule);
        if is_known || rule.is_import_refused() {
            continue;
        }
        let Ok(url) = state.base.join(&rule.import_url()) else { continue };
        if is_open_already(state, &url) || !takes_one(cx.host, document) {
            continue;
        }
        // It is known from now on, without a text.
        let mut child = SheetState::new(document, Source::Made, url.clone());
        child.location = Some(url.clone());
        child.importer = Some(Rc::downgrade(state));
        let child = Rc::new(child);
        state.imports.borrow_mut().push((rule.clone(), Rc::clone(&child)));
        let policy = String::new();
        let cors = CorsSetting::of(None);
        let request = links::style_sheet_request(cx.host, document, url.clone(), cors, "", policy);
        let parent = Rc::clone(state);
        let waiting = waiting.map(Rc::clone);
        if let Some(waiting) = &waiting {
            waiting.left.set(waiting.left.get().saturating_add(1));
        }
        cx.host.delay_the_load_event(document);
        fetching::fetch(
            cx,
            request,
            Box::new(move |cx, response, body| {
                let text = links::text_of_a_sheet(cx.host, document, &response, body);
                let is_there = rule.parent_sheet().is_some() && rule.kind() == RuleKind::Import;
                if let Some(text) = text
                    && is_there
                    && cx.host.kept.memory.has_room_for(most_of(&text))
                {
                    let location = response.url().cloned().unwrap_or(url);
                    let mut loaded = SheetState::new(document, Source::Made, location.clone());
                    loaded.location = Some(location);
                    loaded.importer = Some(Rc::downgrade(&parent));
                    loaded.is_origin_clean = !response.is_cors_cross_origin();
                    let is_quirky = cx.host.tree.mode_of(document) == Some(DocumentMode::Quirks);
                    loaded.make(cx.host, &text, &rule.media_text(), is_quirky);
                    let loaded = Rc::new(loaded);
                    if let Some(sheet) = sheet_of(cx.host, &loaded) {
                        rule.set_imported_sheet(sheet);
                    }
                    for (known, state) in &mut *parent.imports.borrow_mut() {
                        if *known == rule {
                            *state = Rc::clone(&loaded);
                        }
                    }
                    cx.host.computed_styles.get_mut().sheets_changed();
                    sheets::count_the_rules(cx.host);
                    load_imports(cx, &loaded, waiting.as_ref());
                }
                if let Some(waiting) = waiting {
                    waiting.end(cx);
                }
                parsing::no_longer_delay_the_load_event(cx, document);
            }),
        );
    }
}

/// Counts an import. Returns false if they are too many.
fn takes_one(world: &World, document: NodeId) -> bool {
    let mut computed = world.computed_styles.borrow_mut();
    let spent = computed.spent_by(world, document);
    spent.imports = spent.imports.saturating_add(1);
    spent.imports <= IMPORTS
}
