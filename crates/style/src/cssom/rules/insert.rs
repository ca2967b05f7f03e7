//! Inserting rules into lists, and removing them.
//!
//! <https://drafts.csswg.org/cssom/#insert-a-css-rule>

use std::rc::Rc;

use style::stylesheets::Namespaces;

use super::keyframes::Frames;
use super::parse::{Inside, Reader, declare};
use super::{Data, Rule, RuleKind};
use crate::cssom::declarations::Context;
use crate::cssom::sheet::Sheet;

/// The reason why a rule is not inserted or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotInserted {
    /// The list is shorter than the index.
    Index,
    /// The text is not a rule.
    Syntax,
    /// The rule cannot be at this place.
    Hierarchy,
    /// `@namespace` cannot be changed after other rules.
    State,
}

/// The parts of a sheet that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::cssom) enum State {
    Start,
    EarlyLayers,
    Imports,
    Namespaces,
    Body,
}

/// The place where a rule is to be inserted.
pub(in crate::cssom) struct Place<'a> {
    rules: &'a [Rule],
    index: usize,
}

impl<'a> Place<'a> {
    pub(super) const fn new(rules: &'a [Rule], index: usize) -> Self {
        Self { rules, index }
    }

    /// The part of the sheet that the rule at an index is in.
    fn state_at(&self, index: usize) -> State {
        let Some(rule) = self.rules.get(index) else { return State::Body };
        match rule.kind() {
            RuleKind::Import => State::Imports,
            RuleKind::Namespace => State::Namespaces,
            RuleKind::LayerStatement => {
                let later = self.rules.get(index..).unwrap_or_default().iter();
                let next = later.map(Rule::kind).find(|kind| *kind != RuleKind::LayerStatement);
                match next {
                    Some(RuleKind::Import | RuleKind::Namespace) => State::EarlyLayers,
                    _ => State::Body,
                }
            }
            _ => State::Body,
        }
    }

    /// The part of the sheet before the place.
    fn least_state(&self) -> State {
        self.index.checked_sub(1).map_or(State::Start, |before| self.state_at(before))
    }

    /// The reason why a rule cannot be at the place.
    pub(super) fn refuses(&self, rule: &Rule) -> Option<NotInserted> {
        let least = self.least_state();
        let state = match rule.kind() {
            RuleKind::Import => State::Imports,
            RuleKind::Namespace => State::Namespaces,
            RuleKind::LayerStatement if least <= State::EarlyLayers => State::EarlyLayers,
            _ => State::Body,
        };
        if least > state || state > self.state_at(self.index) {
            return Some(NotInserted::Hierarchy);
        }
        let is_other = |rule: &Rule| !matches!(rule.kind(), RuleKind::Namespace | RuleKind::Import);
        (state == State::Namespaces && self.rules.iter().any(is_other))
            .then_some(NotInserted::State)
    }
}

/// <https://drafts.csswg.org/cssom/#remove-a-css-rule>
pub(in crate::cssom) fn remove_from(
    rules: &mut Vec<Rule>,
    index: usize,
) -> Result<Rule, NotInserted> {
    let rule = rules.get(index).ok_or(NotInserted::Index)?;
    if rule.kind() == RuleKind::Namespace
        && !rules.iter().all(|rule| matches!(rule.kind(), RuleKind::Namespace | RuleKind::Import))
    {
        return Err(NotInserted::State);
    }
    let rule = rules.remove(index);
    rule.detach();
    Ok(rule)
}

impl Sheet {
    /// The namespaces that the rules of the sheet declare.
    fn namespaces(&self) -> Namespaces {
        let mut namespaces = Namespaces::default();
        self.with_rules(|rules| {
            for rule in rules {
                if let Some((prefix, uri)) = rule.namespace() {
                    declare(&mut namespaces, &prefix, &uri);
                } else if !matches!(rule.kind(), RuleKind::Import | RuleKind::LayerStatement) {
                    break;
                }
            }
        });
        namespaces
    }

    /// Inserts a rule.
    ///
    /// # Errors
    ///
    /// See [`NotInserted`].
    ///
    /// ```
    /// use treewright_style::cssom::{Context, Ledger, Lock, NotInserted, Room, Sheet};
    /// let lock = Lock::default();
    /// let sheet = Sheet::new(&lock, "a { top: 0 }", &Context::default(), "", &Ledger::default());
    /// sheet.open(Room::default());
    /// assert!(sheet.insert_rule("b > c { left: 0 }", 1, false).is_ok());
    /// assert_eq!(sheet.rule(1).map(|rule| rule.css_text()).as_deref(), Some("b > c { left: 0px; }"));
    /// assert_eq!(sheet.insert_rule("b {} c {}", 0, false), Err(NotInserted::Syntax));
    /// ```
    pub fn insert_rule(
        &self,
        css: &str,
        index: usize,
        allows_imports: bool,
    ) -> Result<(), NotInserted> {
        if index > self.len() {
            return Err(NotInserted::Index);
        }
        let namespaces = self.namespaces();
        let rule = self.with_rules(|rules| {
            let reader = Reader::new(self.context(), self.ledger(), allows_imports);
            let reader = reader.within(namespaces, Inside::default(), 0);
            reader.one(css, &Place::new(rules, index))
        })?;
        self.put(rule, index);
        Ok(())
    }
}

impl Rule {
    /// The rules around its children.
    fn inside(&self) -> Inside {
        let mut around = vec![self.clone()];
        while let Some(parent) = around.last().and_then(Self::parent_rule) {
            around.push(parent);
        }
        around.iter().rev().fold(Inside::default(), |inside, rule| match rule.kind() {
            RuleKind::Style => inside.in_style(),
            RuleKind::Scope => inside.in_scope(),
            RuleKind::Page => Inside { page: true, ..Inside::default() },
            _ => inside,
        })
    }

    /// A reader for what is in the rule, or at its place.
    fn with_reader<R>(&self, is_in_it: bool, read: impl FnOnce(Reader<'_>, &Context) -> R) -> R {
        let sheet = self.parent_sheet();
        let context = sheet.as_ref().map(|sheet| sheet.context().clone()).unwrap_or_default();
        let namespaces = sheet.map(|sheet| sheet.namespaces()).unwrap_or_default();
        let (inside, depth) = if is_in_it {
            (self.inside(), self.depth().saturating_add(1))
        } else {
            (self.parent_rule().map(|rule| rule.inside()).unwrap_or_default(), self.depth())
        };
        let reader = Reader::new(&context, &self.0.ledger, false);
        read(reader.within(namespaces, inside, depth), &context)
    }

    /// Inserts a rule into it.
    /// <https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule>
    ///
    /// # Errors
    ///
    /// See [`NotInserted`].
    pub fn insert_rule(&self, css: &str, index: usize) -> Result<(), NotInserted> {
        if index > self.len() {
            return Err(NotInserted::Index);
        }
        let rule = self.with_reader(true, |reader, _| {
            reader.one(css, &Place::new(&self.0.children.borrow(), index))
        })?;
        self.put(rule, index);
        Ok(())
    }

    fn put(&self, rule: Self, index: usize) {
        *rule.0.parent.borrow_mut() = Rc::downgrade(&self.0);
        let mut children = self.0.children.borrow_mut();
        let index = index.min(children.len());
        children.insert(index, rule);
        drop(children);
        self.changed();
    }

    /// Removes a rule from it.
    /// <https://drafts.csswg.org/cssom/#dom-cssgroupingrule-deleterule>
    ///
    /// # Errors
    ///
    /// See [`NotInserted`].
    pub fn delete_rule(&self, index: usize) -> Result<Self, NotInserted> {
        let rule = remove_from(&mut self.0.children.borrow_mut(), index)?;
        self.changed();
        Ok(rule)
    }

    /// Sets the selectors of a style rule or a page rule. Returns true if they are valid.
    /// <https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext>
    pub fn set_selector_text(&self, text: &str) -> bool {
        let canonical = self.with_reader(false, |reader, _| match self.kind() {
            RuleKind::Style => reader.canonical_selectors(text),
            RuleKind::Page => reader.canonical_page_selectors(text),
            _ => None,
        });
        let Some(canonical) = canonical else { return false };
        if let Data::Style { selectors, .. } | Data::Page { selectors, .. } =
            &mut *self.0.data.borrow_mut()
        {
            *selectors = canonical.into();
        }
        self.changed();
        true
    }

    /// Adds a keyframe at the end of `@keyframes`. Returns false if the text is none.
    /// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-appendrule>
    pub fn append_keyframe(&self, css: &str) -> bool {
        let frame = self.with_reader(true, |reader, _| {
            let mut frames = Frames { reader: &reader, frames: Vec::new() };
            let mut input = cssparser::Parser::new(css);
            cssparser::parse_one_rule(&mut input, &mut frames).ok()?;
            frames.frames.pop()
        });
        let Some(frame) = frame.filter(|_| self.kind() == RuleKind::Keyframes) else {
            return false;
        };
        self.put(frame, self.len());
        true
    }
}
