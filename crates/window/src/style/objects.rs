//! The objects of sheets, lists of rules, rules and media queries.
//!
//! A sheet's object keeps that of its list, this one those of its rules, and each of them the one that keeps it. So a rule has one
//! object as long as a script can tell.

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use treewright_style::cssom::{NotInserted, Rule, RuleKind, Sheet, most_of};
use url::Url;

use super::sheets::{self, SheetState, Source, StyleSheet, open_sheet};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::objects::{give_a_handle, slots};
use crate::{Cx, bindings, global_objects, memory, wrappers};

/// The slot of an object with the one that keeps it.
const KEEPER: u64 = 1;

/// The slot of a sheet or rule with its list of rules.
const RULES: u64 = 2;

/// The slot of a sheet or rule with its list of media queries.
const MEDIA: u64 = 3;

/// The slot of an element with its sheet.
const SHEET: u64 = 47;

/// The rules of a list.
#[derive(Clone)]
pub(crate) enum ListOf {
    Sheet(StyleSheet),
    Rule(Rule, NodeId),
}

/// The object of a rule: the rule, and the document whose realm it belongs to.
#[derive(Clone)]
struct RuleData(Rule, NodeId);

/// The owner of media queries.
#[derive(Clone)]
pub(crate) enum MediaOf {
    Sheet(StyleSheet),
    Rule(Rule),
}

fn illegal(cx: &Cx<'_>) -> Thrown {
    cx.type_error("Illegal invocation")
}

/// Makes an object in the realm of a document.
fn make(cx: &mut Cx<'_>, document: NodeId, interface: Interface) -> Result<Value, Thrown> {
    match global_objects::relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, |cx| bindings::new_object(cx, interface)),
        None => bindings::new_object(cx, interface),
    }
}

/// The object of a sheet.
pub(crate) fn object_of_sheet(cx: &mut Cx<'_>, state: &StyleSheet) -> Result<Value, Thrown> {
    if let Some(object) = cx.cached(state.handle.get()) {
        return Ok(object);
    }
    // Its text is read while it has an owner.
    let _sheet = sheets::sheet_of(cx.host, state);
    let object = make(cx, state.document, Interface::CSSStyleSheet)?;
    set_up(cx, &object, state);
    if let Some(owner) = state.owner.get() {
        let wrapper = wrappers::wrap(cx, owner)?;
        cx.set_slot(&wrapper, SHEET, &object);
    }
    Ok(object)
}

fn set_up(cx: &mut Cx<'_>, object: &Value, state: &StyleSheet) {
    let handle = give_a_handle(cx, object);
    state.handle.set(handle);
    cx.cache_insert(handle, object);
    cx.set_data(object, Box::new(Rc::clone(state)));
}

/// <https://drafts.csswg.org/cssom/#create-a-constructed-cssstylesheet>
pub(crate) fn new_constructed(
    cx: &mut Cx<'_>,
    prototype: &Value,
    document: NodeId,
    base: Url,
    media: &str,
    is_disabled: bool,
) -> Result<Value, Thrown> {
    memory::demand(cx, size_of::<SheetState>().saturating_add(most_of(media)))?;
    let mut state = SheetState::new(document, Source::Made, base);
    state.is_constructed = true;
    state.make(cx.host, "", media, false);
    let state = Rc::new(state);
    let object = bindings::new_object_with(cx, Interface::CSSStyleSheet, prototype);
    set_up(cx, &object, &state);
    if is_disabled {
        sheets::set_disabled(cx.host, &state, true);
    }
    sheets::count_the_rules(cx.host);
    Ok(object)
}

/// The sheet of an object.
pub(crate) fn sheet_of_object(cx: &mut Cx<'_>, this: &Value) -> Result<StyleSheet, Thrown> {
    match cx.data(this, |state: &mut StyleSheet, _| Rc::clone(state)) {
        Some(state) => Ok(state),
        None => Err(illegal(cx)),
    }
}

/// The rule of an object.
pub(crate) fn the_rule(cx: &mut Cx<'_>, this: &Value) -> Result<Rule, Thrown> {
    match cx.data(this, |data: &mut RuleData, _| data.0.clone()) {
        Some(rule) => Ok(rule),
        None => Err(illegal(cx)),
    }
}

/// The list of the rules of a sheet or rule.
pub(crate) fn rule_list(cx: &mut Cx<'_>, owner: &Value) -> Result<Value, Thrown> {
    if let Some(list) = cx.slot(owner, RULES) {
        return Ok(list);
    }
    let rule = cx.data(owner, |data: &mut RuleData, _| data.clone());
    let (of, document) = match rule {
        Some(RuleData(rule, document)) => (ListOf::Rule(rule, document), document),
        None => {
            let state = sheet_of_object(cx, owner)?;
            let document = state.document;
            (ListOf::Sheet(state), document)
        }
    };
    let list = make(cx, document, Interface::CSSRuleList)?;
    cx.set_data(&list, Box::new(of));
    cx.set_slot(&list, KEEPER, owner);
    cx.set_slot(owner, RULES, &list);
    Ok(list)
}

/// The rules of a list's object.
pub(crate) fn list_of(cx: &mut Cx<'_>, list: &Value) -> Result<ListOf, Thrown> {
    match cx.data(list, |of: &mut ListOf, _| of.clone()) {
        Some(of) => Ok(of),
        None => Err(illegal(cx)),
    }
}

impl ListOf {
    fn document(&self) -> NodeId {
        match self {
            Self::Sheet(state) => state.document,
            Self::Rule(_, document) => *document,
        }
    }

    /// The number of rules.
    pub(crate) fn len(&self, cx: &mut Cx<'_>) -> usize {
        match self {
            Self::Sheet(state) => open_sheet(cx.host, state).map_or(0, |sheet| sheet.len()),
            Self::Rule(rule, _) => rule.len(),
        }
    }

    fn rule(&self, cx: &mut Cx<'_>, index: usize) -> Option<Rule> {
        match self {
            Self::Sheet(state) => open_sheet(cx.host, state)?.rule(index),
            Self::Rule(rule, _) => rule.rule(index),
        }
    }
}

/// The object of a rule in a list.
pub(crate) fn rule_at(
    cx: &mut Cx<'_>,
    list: &Value,
    index: usize,
) -> Result<Option<Value>, Thrown> {
    let of = list_of(cx, list)?;
    match of.rule(cx, index) {
        Some(rule) => rule_object(cx, list, &of, &rule).map(Some),
        None => Ok(None),
    }
}

/// The object of a rule, which its list keeps.
pub(crate) fn rule_object(
    cx: &mut Cx<'_>,
    list: &Value,
    of: &ListOf,
    rule: &Rule,
) -> Result<Value, Thrown> {
    if rule.handle() != 0
        && let Some(object) = cx.cached(rule.handle())
    {
        return Ok(object);
    }
    let interface = match rule.kind() {
        RuleKind::Style => Interface::CSSStyleRule,
        RuleKind::Import => Interface::CSSImportRule,
        RuleKind::Media => Interface::CSSMediaRule,
        RuleKind::FontFace => Interface::CSSFontFaceRule,
        RuleKind::Page => Interface::CSSPageRule,
        RuleKind::Margin => Interface::CSSMarginRule,
        RuleKind::Keyframes => Interface::CSSKeyframesRule,
        RuleKind::Keyframe => Interface::CSSKeyframeRule,
        RuleKind::Namespace => Interface::CSSNamespaceRule,
        RuleKind::Supports => Interface::CSSSupportsRule,
        RuleKind::Property => Interface::CSSPropertyRule,
        RuleKind::LayerBlock => Interface::CSSLayerBlockRule,
        RuleKind::LayerStatement => Interface::CSSLayerStatementRule,
        RuleKind::Scope => Interface::CSSScopeRule,
        RuleKind::StartingStyle => Interface::CSSStartingStyleRule,
        RuleKind::NestedDeclarations => Interface::CSSNestedDeclarations,
        _ => Interface::CSSRule,
    };
    let document = of.document();
    let object = make(cx, document, interface)?;
    let handle = give_a_handle(cx, &object);
    rule.set_handle(handle);
    cx.cache_insert(handle, &object);
    cx.set_data(&object, Box::new(RuleData(rule.clone(), document)));
    cx.set_slot(&object, KEEPER, list);
    cx.set_slot(list, slots::ITEMS | handle & 0xFFFF_FFFF, &object);
    Ok(object)
}

/// The object of the sheet or rule whose list has a rule.
pub(crate) fn parent_of(cx: &Cx<'_>, rule: &Value) -> Option<Value> {
    let list = cx.slot(rule, KEEPER)?;
    cx.slot(&list, KEEPER)
}

/// A rule was taken out of a list.
fn detach(cx: &Cx<'_>, list: Option<&Value>, rule: &Rule) {
    if let Some(object) = cx.cached(rule.handle()) {
        cx.take_slot(&object, KEEPER);
        if let Some(list) = list {
            cx.take_slot(list, slots::ITEMS | rule.handle() & 0xFFFF_FFFF);
        }
    }
}

/// All rules were taken out of the list of a sheet.
fn detach_all(cx: &Cx<'_>, sheet: &Value, rules: &[Rule]) {
    let list = cx.slot(sheet, RULES);
    for rule in rules {
        detach(cx, list.as_ref(), rule);
    }
}

/// Replaces the rules of a sheet that a script has constructed.
/// <https://drafts.csswg.org/cssom/#synchronously-replace-the-rules-of-a-cssstylesheet>
pub(crate) fn replace(
    cx: &mut Cx<'_>,
    object: &Value,
    state: &StyleSheet,
    css: &str,
) -> Result<(), Thrown> {
    demand(cx, css)?;
    if let Some(sheet) = sheets::sheet_of(cx.host, state) {
        let old = sheet.replace(css, sheets::room(cx.host, state.document));
        sheets::note_bounds(cx.host, &sheet);
        detach_all(cx, object, &old);
    }
    rules_changed(cx);
    Ok(())
}

/// Rules changed: styles are computed again when they are asked for.
pub(crate) fn rules_changed(cx: &mut Cx<'_>) {
    cx.host.computed_styles.get_mut().sheets_changed();
    sheets::count_the_rules(cx.host);
}

/// Throws if a text is too much for the memory that is left.
pub(crate) fn demand(cx: &mut Cx<'_>, css: &str) -> Result<(), Thrown> {
    memory::demand(cx, most_of(css))
}

/// The exception for a rule that is not inserted or removed.
pub(crate) fn not_inserted(cx: &mut Cx<'_>, reason: NotInserted) -> Thrown {
    let (name, message) = match reason {
        NotInserted::Index => (DomExceptionName::IndexSizeError, "The list has no such index."),
        NotInserted::Hierarchy => {
            (DomExceptionName::HierarchyRequestError, "The rule cannot be at this place.")
        }
        NotInserted::State => {
            (DomExceptionName::InvalidStateError, "Namespaces cannot change after other rules.")
        }
        _ => (DomExceptionName::SyntaxError, "The text is not a rule."),
    };
    dom_exception(cx, name, message)
}

/// Inserts a rule into a sheet or rule.
/// <https://drafts.csswg.org/cssom/#insert-a-css-rule>
pub(crate) fn insert_rule(
    cx: &mut Cx<'_>,
    owner: &Value,
    css: &str,
    index: u32,
) -> Result<u32, Thrown> {
    demand(cx, css)?;
    let list = rule_list(cx, owner)?;
    let of = list_of(cx, &list)?;
    let result = match &of {
        ListOf::Sheet(state) => match open_sheet(cx.host, state) {
            Some(sheet) => sheet.insert_rule(css, index as usize, !state.is_constructed),
            None => Err(NotInserted::Index),
        },
        ListOf::Rule(rule, _) => rule.insert_rule(css, index as usize),
    };
    if let Err(reason) = result {
        return Err(not_inserted(cx, reason));
    }
    rules_changed(cx);
    if let ListOf::Sheet(state) = &of {
        super::imports::load_imports(cx, state, None);
    }
    Ok(index)
}

/// Removes a rule from a sheet or rule.
/// <https://drafts.csswg.org/cssom/#remove-a-css-rule>
pub(crate) fn delete_rule(cx: &mut Cx<'_>, owner: &Value, index: u32) -> Result<(), Thrown> {
    let list = rule_list(cx, owner)?;
    let of = list_of(cx, &list)?;
    let result = match &of {
        ListOf::Sheet(state) => match open_sheet(cx.host, state) {
            Some(sheet) => sheet.delete_rule(index as usize),
            None => Err(NotInserted::Index),
        },
        ListOf::Rule(rule, _) => rule.delete_rule(index as usize),
    };
    match result {
        Ok(rule) => {
            detach(cx, Some(&list), &rule);
            if let ListOf::Sheet(state) = &of {
                state.imports.borrow_mut().retain(|(import, _)| *import != rule);
            }
            rules_changed(cx);
            Ok(())
        }
        Err(reason) => Err(not_inserted(cx, reason)),
    }
}

/// A keyframe was removed, if one is given, or added.
pub(crate) fn keyframes_changed(cx: &mut Cx<'_>, owner: &Value, removed: Option<&Rule>) {
    if let Some(rule) = removed {
        let list = cx.slot(owner, RULES);
        detach(cx, list.as_ref(), rule);
    }
    rules_changed(cx);
}

/// The list of the media queries of a sheet or rule.
pub(crate) fn media_list(cx: &mut Cx<'_>, owner: &Value) -> Result<Value, Thrown> {
    if let Some(media) = cx.slot(owner, MEDIA) {
        return Ok(media);
    }
    let rule = cx.data(owner, |data: &mut RuleData, _| data.clone());
    let (of, document) = match rule {
        Some(RuleData(rule, document)) => (MediaOf::Rule(rule), document),
        None => {
            let state = sheet_of_object(cx, owner)?;
            let document = state.document;
            (MediaOf::Sheet(state), document)
        }
    };
    let media = make(cx, document, Interface::MediaList)?;
    cx.set_data(&media, Box::new(of));
    cx.set_slot(&media, KEEPER, owner);
    cx.set_slot(owner, MEDIA, &media);
    Ok(media)
}

/// The owner of media queries.
pub(crate) fn media_of(cx: &mut Cx<'_>, this: &Value) -> Result<MediaOf, Thrown> {
    match cx.data(this, |of: &mut MediaOf, _| of.clone()) {
        Some(of) => Ok(of),
        None => Err(illegal(cx)),
    }
}

impl MediaOf {
    fn sheet(state: &StyleSheet, cx: &Cx<'_>) -> Option<Sheet> {
        sheets::sheet_of(cx.host, state)
    }

    pub(crate) fn text(&self, cx: &Cx<'_>) -> String {
        match self {
            Self::Sheet(state) => {
                Self::sheet(state, cx).map(|sheet| sheet.media_text()).unwrap_or_default()
            }
            Self::Rule(rule) => rule.media_text(),
        }
    }

    pub(crate) fn set_text(&self, cx: &mut Cx<'_>, text: &str) -> Result<(), Thrown> {
        demand(cx, text)?;
        match self {
            Self::Sheet(state) => {
                if let Some(sheet) = Self::sheet(state, cx) {
                    sheet.set_media_text(text);
                }
            }
            Self::Rule(rule) => rule.set_media_text(text),
        }
        rules_changed(cx);
        Ok(())
    }
}

/// The sheet that a rule has imported.
pub(crate) fn state_of_an_imported_sheet(cx: &mut Cx<'_>, object: &Value) -> Option<StyleSheet> {
    let rule = the_rule(cx, object).ok()?;
    let sheet = parent_of(cx, object)?;
    let state = sheet_of_object(cx, &sheet).ok()?;
    let imports = state.imports.borrow();
    imports.iter().find(|(import, _)| *import == rule).map(|(_, state)| Rc::clone(state))
}
