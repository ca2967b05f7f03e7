//! The effect of policies on the attributes of an element that is kept.

use rustc_hash::FxHashMap;
use treewright_dom::scripting::AttributesByPosition;
use treewright_dom::{AttributeName, Document, NodeId, NodeKind};
use treewright_markup::{AttributeNamespace, ElementFlags, LocalName, Namespace, tag};

use super::attributes::{Kind as Value, kind_of};
use super::urls::{RewrittenUrls, is_fragment};
use super::values::Judged;
use super::{Filtered, FoundAttribute, Policies, Setting};
use crate::report::{place_of, range_of};
use crate::tree::{Found, Walk, places_of_attributes, remove_attributes};
use crate::{Action, Kind, Reason, TextRules, constants};

/// Policies that are ready for trees.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    pub(super) policies: Policies,
    pub(super) concern_urls: bool,
    /// A policy can change attributes.
    pub(crate) concern_attributes: bool,
    /// The elements that can run scripts or load documents.
    unsafe_names: Vec<String>,
    /// The attributes that are set, by HTML element.
    set: FxHashMap<String, Vec<(String, String)>>,
}

/// A change of one attribute.
struct Edit {
    position: usize,
    judged: Judged,
}

impl Prepared {
    pub(crate) fn new(policies: Policies) -> Self {
        let mut set: FxHashMap<String, Vec<(String, String)>> = FxHashMap::default();
        let mut add = |element: &str, attribute: &str, value: &str| {
            let all = set.entry(element.to_owned()).or_default();
            all.retain(|(name, _)| name != attribute);
            all.push((attribute.to_owned(), value.to_owned()));
        };
        if let Some(loading) = policies.loading.get() {
            for element in ["img", "iframe"] {
                add(element, "loading", loading.as_str());
            }
        }
        for (element, attributes) in policies.set_attributes.get().into_iter().flatten() {
            for (attribute, value) in attributes {
                add(element, attribute, value);
            }
        }
        let concern_urls = policies.concern_urls();
        let concern_attributes = policies.concern_attributes();
        let names = constants::unsafe_elements().map(|element| element.name().to_owned());
        Self { policies, concern_urls, concern_attributes, unsafe_names: names.collect(), set }
    }

    /// The number of elements that can be nested.
    pub(crate) fn max_depth(&self) -> Option<usize> {
        self.policies.max_depth.get().map(|depth| *depth as usize)
    }

    /// Returns true if attributes are set on HTML elements with a name.
    pub(crate) fn sets_attributes_on(&self, name: &str) -> bool {
        self.set.contains_key(name)
    }

    /// Returns true if an HTML element with a name that the configuration does not mention is replaced with its children.
    pub(crate) fn unwraps_others(&self, name: &str) -> bool {
        let removed = self.policies.remove_contents.get();
        self.policies.unwrap_others == Setting::On(())
            && !removed.is_some_and(|names| names.iter().any(|other| other == name))
    }

    /// Returns true for an HTML element whose contents are text for readers.
    pub(crate) fn has_readable_contents(&self, document: &Document, node: NodeId) -> bool {
        const OTHERS: [LocalName; 4] = [tag::HTML, tag::NOSCRIPT, tag::TEMPLATE, tag::TITLE];
        let Some(handle) = document.get(node) else { return false };
        let number = handle.element_name().unwrap_or(LocalName::UNKNOWN);
        let name = document.local_name(node).unwrap_or_default();
        document.namespace(node) == Some(Namespace::Html)
            && !handle.flags().intersects(ElementFlags::RAW_TEXT_CHILD)
            && !OTHERS.contains(&number)
            && !self.unsafe_names.iter().any(|other| other == name)
    }

    /// Returns true for an attribute that a policy can set on an element, so that it decides about it.
    pub(crate) fn reserves(
        &self,
        document: &Document,
        element: NodeId,
        name: AttributeName<'_>,
    ) -> bool {
        if name.namespace != AttributeNamespace::None {
            return false;
        }
        let policies = &self.policies;
        let of_links = name.local == "rel" && policies.link_rel.get().is_some()
            || name.local == "target" && policies.link_target.get().is_some();
        of_links && can_be_link(document, element)
            || self.set_on(document, element).iter().any(|(other, _)| other == name.local)
    }

    fn set_on(&self, document: &Document, element: NodeId) -> &[(String, String)] {
        if self.set.is_empty() || document.namespace(element) != Some(Namespace::Html) {
            return &[];
        }
        let name = document.local_name(element).unwrap_or_default();
        self.set.get(name).map_or(&[], Vec::as_slice)
    }
}

/// Returns true for an element that is a link if it has `href`.
fn can_be_link(document: &Document, element: NodeId) -> bool {
    let is_html = |name: LocalName| document.is_element(element, Namespace::Html, name);
    is_html(tag::A)
        || is_html(tag::AREA)
        || document.namespace(element) == Some(Namespace::Svg)
            && document.local_name(element) == Some("a")
}

/// Returns true for a link that leads to another place than the page.
fn leads_away(document: &Document, element: NodeId) -> bool {
    let is_href = |name: AttributeName<'_>| {
        let namespaces = [AttributeNamespace::None, AttributeNamespace::XLink];
        name.local == "href" && namespaces.contains(&name.namespace)
    };
    can_be_link(document, element)
        && document.attributes(element).any(|(name, value)| is_href(name) && !is_fragment(value))
}

impl Walk<'_> {
    /// Changes the attributes of an element that is kept.
    pub(crate) fn apply_policies(
        &mut self,
        document: &mut Document,
        element: NodeId,
        found: &mut Found,
    ) {
        let Some(policies) = self.filter.policies.as_deref() else { return };
        let mut edits = Vec::new();
        for (position, (name, value)) in document.attributes(element).enumerate() {
            if !policies.reserves(document, element, name)
                && let Some(judged) =
                    self.judge(policies, document, element, (position, name), value)
            {
                edits.push(Edit { position, judged });
            }
        }
        self.edit(document, element, &edits, found);
        self.filter_sheet(policies, document, element, found);
        let wanted = self.wanted(policies, document, element);
        self.leave_to_the_configuration(policies, document, element, &wanted, found);
        for (name, value) in wanted {
            let position = document.position_of_attribute(element, None, &name);
            let old = position.and_then(|at| document.attribute_value_at(element, at));
            if old == Some(value.as_str()) {
                continue;
            }
            if self.has_records() {
                let old = old.unwrap_or_default();
                let places = places_of_attributes(document, element);
                let place = position.and_then(|position| places.get(position).copied());
                let what = (Kind::Attribute, Action::Changed, Reason::SetAttribute);
                self.record_value(document, element, place, (&name, old), what);
            }
            found.changed = true;
            if position.is_none() {
                self.rewritten.add_attribute(&name, &value);
            }
            let _ = document.set_attribute(element, &name, &value);
        }
    }

    /// The attributes that policies set, with their values.
    fn wanted(
        &self,
        policies: &Prepared,
        document: &Document,
        element: NodeId,
    ) -> Vec<(String, String)> {
        let mut wanted = policies.set_on(document, element).to_vec();
        let (rel, target) = (policies.policies.link_rel.get(), policies.policies.link_target.get());
        if rel.is_none() && target.is_none() || !leads_away(document, element) {
            return wanted;
        }
        let mut want = |name: &str, value: String| {
            wanted.retain(|(other, _)| other != name);
            wanted.push((name.to_owned(), value));
        };
        if let Some(tokens) = rel {
            let own = document.attribute(element, "rel").unwrap_or_default();
            let is_allowed =
                self.reason_of_configuration(document, element, (None, "rel"), own).is_none();
            want("rel", with_tokens(if is_allowed { own } else { "" }, tokens));
        }
        if let Some(target) = target {
            want("target", target.clone());
        }
        wanted
    }

    /// Applies the configuration and the other policies to attributes that could have been set, but are not.
    fn leave_to_the_configuration(
        &mut self,
        policies: &Prepared,
        document: &mut Document,
        element: NodeId,
        wanted: &[(String, String)],
        found: &mut Found,
    ) {
        let mut edits = Vec::new();
        for (position, (name, value)) in document.attributes(element).enumerate() {
            let is_wanted = wanted.iter().any(|(other, _)| other == name.local);
            if is_wanted || !policies.reserves(document, element, name) {
                continue;
            }
            let attribute = (None, name.local);
            let reason = self.reason_of_configuration(document, element, attribute, value);
            let judged = match reason {
                Some(reason) => Some(Judged::removed(Kind::Attribute, value, reason)),
                None => self.judge(policies, document, element, (position, name), value),
            };
            edits.extend(judged.map(|judged| Edit { position, judged }));
        }
        self.edit(document, element, &edits, found);
    }

    /// The reason of the configuration to remove an attribute with a value.
    fn reason_of_configuration(
        &self,
        document: &Document,
        element: NodeId,
        (namespace, name): (Option<&str>, &str),
        value: &str,
    ) -> Option<Reason> {
        let of_element = document.namespace_url(element);
        let known = self.filter.element(of_element, document.local_name(element)?);
        self.filter.reason_to_remove_attribute(known, of_element, namespace, name, value)
    }

    /// Decides about an attribute that no policy sets, after the function for attributes; `None` if it stays.
    fn judge(
        &mut self,
        policies: &Prepared,
        document: &Document,
        element: NodeId,
        (position, name): (usize, AttributeName<'_>),
        value: &str,
    ) -> Option<Judged> {
        let element_name = document.local_name(element).unwrap_or_default();
        let filter = policies.policies.attribute_filter.as_ref();
        let answer =
            filter.filter(|_| !self.rewritten.has_value(name.local, value)).map(|filter| {
                (filter.0)(&FoundAttribute { element: element_name, attribute: name.local, value })
            });
        let new = match answer {
            Some(Filtered::Removed) => {
                return Some(Judged::removed(Kind::Attribute, value, Reason::AttributeFunction));
            }
            Some(Filtered::Value(new)) if new != value => new,
            _ => return policies.judge(document, element, name, value, self.rewritten),
        };
        let full = document.attribute_name_at(element, position);
        let namespace = full.and_then(|name| name.namespace);
        let is_text = self.filter.text.is_some();
        let reason = self
            .reason_of_configuration(document, element, (namespace, name.local), &new)
            .or_else(|| {
                let is_safe = self.filter.is_safe;
                is_text.then(|| {
                    TextRules::reason_to_remove_attribute(is_safe, element_name, name.local, &new)
                })?
            });
        let next = match reason {
            Some(reason) => Some(Judged::removed(Kind::Attribute, &new, reason)),
            None => policies.judge(document, element, name, &new, self.rewritten),
        };
        let judged = Judged::changed(Kind::Attribute, value, new, Reason::AttributeFunction);
        let judged = judged.then(next);
        if let Some(value) = &judged.becomes {
            self.rewritten.add_value(name.local, value);
        }
        Some(judged)
    }

    /// Filters the style sheet of a `style` element.
    fn filter_sheet(
        &mut self,
        policies: &Prepared,
        document: &mut Document,
        element: NodeId,
        found: &mut Found,
    ) {
        let is_style = document.local_name(element) == Some("style")
            && matches!(document.namespace(element), Some(Namespace::Html | Namespace::Svg));
        if !is_style || !policies.concern_sheets() {
            return;
        }
        // <https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block>
        let is_text = |node: &NodeId| document.kind(*node) == Some(NodeKind::Text);
        let texts: Vec<NodeId> = document.children(element).filter(is_text).collect();
        let sheet: String = texts.iter().filter_map(|text| document.text(*text)).collect();
        let Some(judged) = policies.judge_sheet(&sheet, self.rewritten) else { return };
        found.changed = true;
        let place = range_of(texts.iter().filter_map(|text| place_of(document, *text)));
        for part in &judged.parts {
            found.removed |= part.action == Action::Removed;
            let what = (part.kind, part.action, part.reason);
            let name = part.name.as_deref().unwrap_or_default();
            self.record_value(document, element, place, (name, &part.value), what);
        }
        for (number, text) in texts.into_iter().enumerate() {
            let _ = match number {
                0 if !judged.text.is_empty() => document.set_text(text, &judged.text),
                _ => document.remove(text),
            };
        }
    }

    /// Records changes and makes them.
    fn edit(
        &mut self,
        document: &mut Document,
        element: NodeId,
        edits: &[Edit],
        found: &mut Found,
    ) {
        if edits.is_empty() {
            return;
        }
        found.changed = true;
        let places =
            if self.has_records() { places_of_attributes(document, element) } else { Vec::new() };
        for Edit { position, judged } in edits {
            if self.is_added(document, element, *position) {
                continue;
            }
            for part in &judged.parts {
                found.removed |= part.action == Action::Removed;
                let attribute = document.qualified_attribute_name_at(element, *position);
                let name = part.name.as_deref().or(attribute).unwrap_or_default();
                let place = places.get(*position).copied();
                let what = (part.kind, part.action, part.reason);
                self.record_value(document, element, place, (name, &part.value), what);
            }
        }
        let mut removals = Vec::new();
        for Edit { position, judged } in edits {
            match &judged.becomes {
                Some(value) => {
                    let value = value.as_str().into();
                    let _ = document.change_attribute_at(element, *position, &value);
                }
                None => removals.push(*position),
            }
        }
        remove_attributes(document, element, &removals);
    }
}

impl Prepared {
    /// Decides about an attribute that no policy sets; `None` if it stays.
    fn judge(
        &self,
        document: &Document,
        element: NodeId,
        name: AttributeName<'_>,
        value: &str,
        rewritten: &mut RewrittenUrls,
    ) -> Option<Judged> {
        let element_name = document.local_name(element).unwrap_or_default();
        if name.namespace == AttributeNamespace::None
            && !self.has_allowed_value(element_name, name.local, value)
        {
            return Some(Judged::removed(Kind::Attribute, value, Reason::AttributeValue));
        }
        let kind = match name.namespace {
            AttributeNamespace::None => kind_of(element_name, name.local),
            AttributeNamespace::XLink => Some(Value::Url).filter(|_| name.local == "href"),
            _ => return None,
        };
        match kind {
            Some(Value::Refresh) => {
                let is_refresh = document
                    .attribute(element, "http-equiv")
                    .is_some_and(|value| value.eq_ignore_ascii_case("refresh"));
                if is_refresh { self.judge_refresh(element_name, value, rewritten) } else { None }
            }
            Some(kind) => self.judge_value(kind, element_name, name.local, value, rewritten),
            // A presentation attribute, or a value of an animation.
            None if document.namespace(element) == Some(Namespace::Svg) => {
                let animated = animated_kind(document, element, name.local);
                if let Some((kind, attribute)) = animated {
                    return self.judge_animation(kind, &attribute, element_name, value, rewritten);
                }
                self.judge_css_urls(element_name, name.local, value, rewritten)
            }
            None => None,
        }
    }
}

/// The kind and the name of the attribute that an SVG animation changes to a value of this attribute.
fn animated_kind(document: &Document, element: NodeId, attribute: &str) -> Option<(Value, String)> {
    if !matches!(attribute, "by" | "from" | "to" | "values") {
        return None;
    }
    let animated = document.attribute(element, "attributeName")?.trim();
    let animated = animated.strip_prefix("xlink:").unwrap_or(animated);
    let kind = kind_of("", animated)?;
    Some((kind, animated.to_owned()))
}

/// The tokens of a value, and those of a list that it does not have.
fn with_tokens(value: &str, tokens: &[String]) -> String {
    let own: Vec<&str> = value.split_ascii_whitespace().collect();
    let is_missing = |token: &&str| !own.iter().any(|other| other.eq_ignore_ascii_case(token));
    let missing: Vec<&str> = tokens.iter().map(String::as_str).filter(is_missing).collect();
    if missing.is_empty() {
        return value.to_owned();
    }
    [own, missing].concat().join(" ")
}
