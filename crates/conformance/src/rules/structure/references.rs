//! IDs and references to them, within each tree.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute>

use percent_encoding::percent_decode_str;
use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{NodeId, NodeRef};
use treewright_markup::{AttributeName, parse_pseudo_attributes, tag};
use treewright_semantics::controls;

use super::header_cells::HeaderCells;
use crate::codes::aria::ACTIVE_DESCENDANT_ELSEWHERE;
use crate::codes::references as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::Names;

/// See the module.
#[derive(Default)]
pub(super) struct References<'a> {
    /// The first element with each ID, by the number of the tree.
    ids: FxHashMap<(u32, &'a str), Target<'a>>,
    maps: FxHashMap<(u32, &'a str), Element<'a>>,
    /// The forms of the document, by their names.
    forms: FxHashMap<&'a str, Element<'a>>,
    collected: Vec<Reference<'a>>,
    /// The links with a `name`, by the number of the tree.
    anchors: FxHashMap<(u32, &'a str), Element<'a>>,
    /// The images with `usemap`, with the numbers of their trees.
    mapped: Vec<(Element<'a>, u32)>,
    /// The open tables.
    tables: Vec<NodeId>,
    /// The templates with `for`, with the numbers of their trees, and the names of the markers of each tree.
    templates: Vec<(Element<'a>, u32)>,
    markers: FxHashSet<(u32, String)>,
    /// The page has an element with an ID that is hidden.
    has_hidden_targets: bool,
}

/// An element with an ID.
#[derive(Clone, Copy)]
pub(super) struct Target<'a> {
    pub(super) node: NodeRef<'a>,
    /// The table that it is in.
    pub(super) table: Option<NodeId>,
}

/// An attribute that refers to elements by their IDs.
pub(super) struct Reference<'a> {
    pub(super) element: Element<'a>,
    pub(super) attribute: &'static str,
    id: &'a str,
    tree: u32,
    pub(super) table: Option<NodeId>,
}

/// Attributes with one ID, and those with several. (Those of ARIA are elsewhere.)
const ONE_ID: [&str; 5] = ["commandfor", "for", "form", "list", "popovertarget"];
/// The attributes that refer to elements. That of ARIA has the bit of a frequent one.
const REFERRING: Names =
    Names::of_all(&ONE_ID).with(Names::of_all(&["headers", "itemref"])).with(Names::ARIA);
/// The attributes with IDs.
const NAMES: Names = REFERRING.with(Names::of_all(&["id", "name"]));

impl<'a> Subject<'a> for References<'a> {
    const ENTERS: Concern =
        Concern::of(&[tag::TABLE, tag::MAP]).or_with(NAMES.with(Names::of("usemap")));
    const LEAVES: Concern = Concern::of(&[tag::TABLE]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::TABLE) {
            self.tables.push(element.node.id());
        }
        if element.is_copy() {
            return;
        }
        if let Some(id) = element.attr("id") {
            self.id(cx, element, id);
        }
        if element.is_html_element(tag::MAP) {
            self.map(cx, element);
        }
        if element.is_html_element(tag::A)
            && let Some(name) = element.attr("name").filter(|name| !name.is_empty())
        {
            self.anchor(cx, element, name);
        }
        if element.is_html_element(tag::FORM) && !cx.is_in_a_shadow_tree() {
            self.form(cx, element);
        }
        if element.is_in_html() && element.row.is_some() {
            self.collect(cx, element);
        }
        if element.is_html_element(tag::IMG) && element.has("usemap") {
            self.mapped.push((element, cx.tree()));
        }
        if element.is_html_element(tag::TEMPLATE) && element.has("for") {
            self.templates.push((element, cx.tree()));
        }
    }

    fn other(&mut self, cx: &mut Context<'a>, node: NodeRef<'a>) {
        let instruction = node.document().processing_instruction(node.id());
        if let Some(("marker" | "start", data)) = instruction {
            let attributes = parse_pseudo_attributes(data).unwrap_or_default();
            let name = attributes.into_iter().find(|(name, _)| *name == "name");
            self.markers.extend(name.map(|(_, name)| (cx.tree(), name.into_owned())));
        }
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::TABLE) {
            self.tables.pop();
        }
    }

    fn finish(&mut self, cx: &mut Context<'a>) {
        // The targets of a fragment can be elsewhere in the page that it is meant for.
        let is_page = cx.is_a_page();
        let mut work = 0;
        let mut headers = HeaderCells::default();
        for reference in std::mem::take(&mut self.collected) {
            let target = self.ids.get(&(reference.tree, reference.id)).copied();
            if let Some(target) = target {
                to_hidden(cx, &reference, target);
                headers.add(&reference, target);
            }
            if target.is_some() || is_page {
                check(cx, &reference, target, &mut work);
            }
        }
        headers.report(cx);
        if self.has_hidden_targets {
            self.links_to_hidden(cx);
        }
        if is_page {
            self.templates_without_marker(cx);
        }
        for (key, anchor) in std::mem::take(&mut self.anchors) {
            if let Some(other) = self.ids.get(&key).filter(|other| other.node != anchor.node) {
                let place = anchor.place_of_value("name");
                let reported = cx.report(&codes::ANCHOR_NAME_TAKEN, place, &[("name", key.1)]);
                reported.related(Place::Node(other.node), "the element with this ID");
            }
        }
        for (image, tree) in std::mem::take(&mut self.mapped) {
            // Another rule checks the value `#`.
            let name = image.attr("usemap").map(|value| value.strip_prefix('#'));
            let (Some(name), true) = (name, is_page) else { continue };
            let is_there = name.is_some_and(|name| self.maps.contains_key(&(tree, name)));
            if name != Some("") && !is_there {
                let name = name.or(image.attr("usemap")).unwrap_or_default();
                let values = [("name", name), ("element", image.name())];
                cx.report(&codes::USEMAP_WITHOUT_MAP, image.place_of_value("usemap"), &values);
            }
        }
    }
}

impl<'a> References<'a> {
    /// "The `id` attribute value must be unique amongst all the IDs in the element's tree and must contain at least
    /// one character. The value must not contain any ASCII whitespace."
    fn id(&mut self, cx: &mut Context<'a>, element: Element<'a>, id: &'a str) {
        if id.is_empty() {
            cx.report(&codes::EMPTY_ID, element.place_of("id"), &[]);
            return;
        }
        if id.bytes().any(|byte| byte.is_ascii_whitespace()) {
            cx.report(&codes::ID_WITH_WHITE_SPACE, element.place_of_value("id"), &[("id", id)]);
        }
        self.has_hidden_targets |= element.has("hidden");
        let key = (cx.tree(), id);
        match self.ids.get(&key) {
            Some(first) => {
                let place = Place::Value(first.node, AttributeName::plain("id"));
                let reported =
                    cx.report(&codes::DUPLICATE_ID, element.place_of_value("id"), &[("id", id)]);
                reported.related(place, "the first element with this ID");
            }
            None => {
                let table = self.tables.last().copied();
                if self.ids.capacity() == 0 {
                    // Most pages have dozens.
                    self.ids.reserve(56);
                }
                self.ids.insert(key, Target { node: element.node, table });
            }
        }
    }

    /// "The value of the `name` attribute must not be equal to the value of the `name` attribute of another `map`
    /// element in the same tree. If the `id` attribute is also specified, both attributes must have the same value."
    /// <https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element>
    fn map(&mut self, cx: &mut Context<'a>, map: Element<'a>) {
        let Some(name) = map.attr("name") else { return };
        if map.attr("id").is_some_and(|id| id != name) {
            let values = [("name", name), ("id", map.attr("id").unwrap_or_default())];
            cx.report(&codes::MAP_NAME_AND_ID_DIFFER, map.place_of_value("id"), &values);
        }
        if name.bytes().any(|byte| byte.is_ascii_whitespace()) {
            let place = map.place_of_value("name");
            cx.report(&codes::MAP_NAME_WITH_WHITE_SPACE, place, &[("name", name)]);
        }
        let key = (cx.tree(), name);
        if let Some(first) = self.maps.get(&key) {
            let place = map.place_of_value("name");
            let reported = cx.report(&codes::DUPLICATE_MAP_NAME, place, &[("name", name)]);
            reported.related(first.start_tag(), "the first map with this name");
        } else {
            self.maps.insert(key, map);
        }
    }

    /// "The value must not be the empty string, and the value must be unique amongst the `form` elements in the
    /// `forms` collection that it is in, if any."
    /// <https://html.spec.whatwg.org/multipage/forms.html#attr-form-name>
    fn form(&mut self, cx: &mut Context<'a>, form: Element<'a>) {
        let Some(name) = form.attr("name").filter(|name| !name.is_empty()) else { return };
        let first = *self.forms.entry(name).or_insert(form);
        if first.node != form.node {
            let place = form.place_of_value("name");
            let reported = cx.report(&codes::DUPLICATE_FORM_NAME, place, &[("name", name)]);
            reported.related(first.start_tag(), "the first form with this name");
        }
    }

    /// "The `name` attribute … must neither be equal to the value of any of the IDs in the element's tree other than
    /// the element's own ID, if any, nor be equal to the value of any of the other `name` attributes on `a` elements
    /// in the element's tree. If this attribute is present and the element has an ID, then the attribute's value must
    /// be equal to the element's ID."
    /// <https://html.spec.whatwg.org/multipage/obsolete.html#obsolete-but-conforming-features>
    fn anchor(&mut self, cx: &mut Context<'a>, anchor: Element<'a>, name: &'a str) {
        if let Some(id) = anchor.attr("id").filter(|id| *id != name) {
            cx.report(
                &codes::ANCHOR_NAME_AND_ID_DIFFER,
                anchor.place_of_value("name"),
                &[("name", name), ("id", id)],
            );
        }
        let key = (cx.tree(), name);
        if let Some(first) = self.anchors.get(&key) {
            let place = anchor.place_of_value("name");
            let reported = cx.report(&codes::ANCHOR_NAME_TAKEN, place, &[("name", name)]);
            reported.related(first.start_tag(), "the first link with this name");
        } else {
            self.anchors.insert(key, anchor);
        }
    }

    /// Remembers the references of an element.
    fn collect(&mut self, cx: &Context<'a>, element: Element<'a>) {
        if !element.may_have(const { REFERRING }) {
            return;
        }
        let (tree, table) = (cx.tree(), self.tables.last().copied());
        let mut add = |attribute, id| {
            self.collected.push(Reference { element, attribute, id, tree, table });
        };
        if element.may_have(Names::ARIA)
            && let Some(id) = element.attr("aria-activedescendant")
        {
            add("aria-activedescendant", id);
        }
        for name in ONE_ID {
            // `for` of `output` is a list, that of `template` is not an ID, and that of `script` is obsolete.
            let is_id = name != "for" || element.is_html_element(tag::LABEL);
            if let Some(id) = element.attr(name).filter(|_| is_id && takes(element, name)) {
                add(name, id);
            }
        }
        let of_cell = element.is_html_element(tag::TD) || element.is_html_element(tag::TH);
        let lists = [
            ("headers", of_cell),
            ("for", element.is_html_element(tag::OUTPUT)),
            ("itemref", element.has("itemscope")),
        ];
        for (name, _) in lists.into_iter().filter(|(_, is_list)| *is_list) {
            for id in element.attr(name).unwrap_or_default().split_ascii_whitespace() {
                add(name, id);
            }
        }
    }
}

impl<'a> References<'a> {
    /// "The attribute's value must equal the value of the `name` attribute of a `<?marker>` or `<?start>`
    /// `ProcessingInstruction` in the same tree as the `template` element."
    /// <https://html.spec.whatwg.org/multipage/scripting.html#attr-template-for>
    fn templates_without_marker(&self, cx: &mut Context<'a>) {
        for (template, tree) in &self.templates {
            let name = template.attr("for").unwrap_or_default();
            if !self.markers.contains(&(*tree, name.to_owned())) {
                let place = template.place_of("for");
                cx.report(&codes::TEMPLATE_WITHOUT_MARKER, place, &[("name", name)]);
            }
        }
    }
}

impl<'a> References<'a> {
    /// Links of the document to elements that are hidden. Few pages have such elements, so that links are not
    /// collected.
    fn links_to_hidden(&self, cx: &mut Context<'a>) {
        let root = cx.document.get(cx.document.root());
        for node in root.into_iter().flat_map(NodeRef::descendants) {
            if !matches!(node.local_name(), Some("a" | "area")) {
                continue;
            }
            let element = Element::new(node);
            let id = element.attr("href").and_then(|address| address.strip_prefix('#'));
            let Some(id) = id else { continue };
            // <https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element>
            let decoded = percent_decode_str(id).decode_utf8_lossy();
            let target = self.ids.get(&(0, id)).or_else(|| self.ids.get(&(0, &*decoded)));
            if let Some(target) = target.copied()
                && !element.is_copy()
            {
                let reference = Reference { element, attribute: "href", id, tree: 0, table: None };
                to_hidden(cx, &reference, target);
            }
        }
    }
}

/// "Elements that are not themselves `hidden` must not hyperlink to elements that are `hidden`. The `for` attributes
/// of `label` and `output` elements that are not themselves `hidden` must similarly not refer to elements that are
/// `hidden`." Those that are hidden until found are shown when a link to them is followed.
/// <https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute>
fn to_hidden<'a>(cx: &mut Context<'a>, reference: &Reference<'a>, target: Target<'_>) {
    let is_hidden = || {
        let hidden = target.node.attr("hidden");
        hidden.is_some_and(|hidden| !hidden.eq_ignore_ascii_case("until-found"))
    };
    if matches!(reference.attribute, "href" | "for")
        && !reference.element.has("hidden")
        && is_hidden()
    {
        let values = [("attribute", reference.attribute), ("element", reference.element.name())];
        let reported = cx.report(&codes::REFERENCE_TO_HIDDEN_ELEMENT, place_of(reference), &values);
        reported.related(Place::Node(target.node), "the element that is hidden");
    }
}

/// Returns true if the element has this attribute by the standard.
fn takes(element: Element<'_>, attribute: &str) -> bool {
    let number = crate::tables::number_of(element.tag);
    crate::tables::attribute_of(attribute, number).is_some()
}

/// The maximum number of ancestors that are examined for active descendants, so that hostile pages take no more than
/// linear time.
const MOST_ANCESTORS: usize = 100_000;

/// Returns true if an active descendant is in the element, or of one that it owns or controls. `work` counts the
/// ancestors that were examined.
/// <https://www.w3.org/TR/wai-aria-1.2/#aria-activedescendant>
fn is_active_descendant(element: Element<'_>, target: Target<'_>, work: &mut usize) -> bool {
    let has_text = element.is_html_element(tag::INPUT)
        || element.is_html_element(tag::TEXTAREA)
        || ["combobox", "searchbox", "textbox"].iter().any(|role| element.attr_is("role", role));
    if element.has("aria-owns") || element.has("aria-controls") && has_text {
        return true;
    }
    target.node.ancestors().any(|ancestor| {
        *work = work.saturating_add(1);
        *work > MOST_ANCESTORS || ancestor == element.node
    })
}

fn check<'a>(
    cx: &mut Context<'a>,
    reference: &Reference<'a>,
    target: Option<Target<'a>>,
    work: &mut usize,
) {
    if reference.attribute == "aria-activedescendant"
        && let Some(target) = target
    {
        if !is_active_descendant(reference.element, target, work) {
            let place = reference.element.place_of(reference.attribute);
            let reported = cx.report(&ACTIVE_DESCENDANT_ELSEWHERE, place, &[]);
            reported.related(Place::Node(target.node), "the element that it names");
        }
        return;
    }
    let expected = match reference.attribute {
        "for" if reference.element.is_html_element(tag::LABEL) => {
            "a form control that can have a label"
        }
        "form" => "a `<form>`",
        "list" => "a `<datalist>`",
        "headers" => "a `<th>` of the same table",
        "popovertarget" => "an element with `popover`",
        _ => "an element",
    };
    let is_it = |target: Target<'a>| {
        let element = Element::new(target.node);
        match reference.attribute {
            "for" if reference.element.is_html_element(tag::LABEL) => {
                // Custom elements can be form controls.
                controls::is_labelable(element.node)
                    || element.is_in_html() && element.row.is_none()
            }
            "form" => element.is_html_element(tag::FORM),
            "list" => element.is_html_element(tag::DATALIST),
            "headers" => {
                element.is_html_element(tag::TH)
                    && target.table == reference.table
                    && element.node != reference.element.node
            }
            "popovertarget" => element.has("popover"),
            _ => true,
        }
    };
    let values = [
        ("attribute", reference.attribute),
        ("element", reference.element.name()),
        ("id", reference.id),
        ("expected", expected),
    ];
    let place = place_of(reference);
    match target {
        Some(target) if is_it(target) => {}
        Some(target) => {
            let reported = cx.report(&codes::REFERENCE_TO_WRONG_ELEMENT, place, &values);
            reported.related(Place::Node(target.node), "the element with this ID");
        }
        None => {
            cx.report(&codes::REFERENCE_TO_NOTHING, place, &values);
        }
    }
}

/// The place of the ID in its attribute.
fn place_of<'a>(reference: &Reference<'a>) -> Place<'a> {
    let (element, name) = (reference.element, AttributeName::plain(reference.attribute));
    let value = element.attr(reference.attribute).unwrap_or_default();
    // The ID is a slice of the value.
    let start = reference.id.as_ptr().addr().saturating_sub(value.as_ptr().addr());
    let part = start..start.saturating_add(reference.id.len());
    Place::PartOfValue(element.node, Attribute { name, value }, part)
}
