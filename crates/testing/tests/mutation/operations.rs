//! The operations of a sequence: each is applied to a document and to the model, and both have the same
//! result.

use treewright::dom::scripting::CustomElements;
use treewright::dom::{
    CloneOptions, CopiedShadowRoots, Document, InsertPosition, Namespace, NodeError, NodeId,
    NodeKind, ShadowRootInit, ShadowRootMode,
};
use treewright::{Options, insert_adjacent_html, set_inner_html, set_outer_html};
use treewright_testing::generator::SplitMix64;

use crate::mutation::model::{Id, Model};
use crate::mutation::world::World;

/// A completed operation: the method, the document, and the nodes of the model.
#[derive(Debug)]
#[expect(dead_code, reason = "printed when a sequence fails")]
pub(crate) struct Operation(&'static str, usize, Vec<Id>, String);

const NAMES: [&str; 17] = [
    "div",
    "form",
    "input",
    "button",
    "select",
    "option",
    "option",
    "optgroup",
    "selectedcontent",
    "template",
    "hr",
    "datalist",
    "p",
    "img",
    "fieldset",
    "selectedcontent",
    "span",
];
const ATTRIBUTES: [&str; 9] =
    ["id", "form", "selected", "multiple", "disabled", "size", "is", "class", "title"];
const VALUES: [&str; 5] = ["f", "g", "", "4", "1"];
/// Well-formed pieces whose trees are the same wherever they are parsed.
const HTML: [&str; 6] = [
    "",
    "x<b>y</b>",
    "<i><input form=f></i><button></button>",
    "<option>z</option><option selected=>w</option>",
    "<selectedcontent></selectedcontent>",
    "<span id=f></span>",
];
const POSITIONS: [InsertPosition; 4] = [
    InsertPosition::BeforeBegin,
    InsertPosition::AfterBegin,
    InsertPosition::BeforeEnd,
    InsertPosition::AfterEnd,
];

/// The kinds of errors that are distinguished.
fn class(error: NodeError) -> NodeError {
    match error {
        NodeError::HierarchyRequest(_) => {
            NodeError::HierarchyRequest(treewright::dom::HierarchyViolation::Parent)
        }
        other => other,
    }
}

/// An operation in progress.
struct Step<'a> {
    world: &'a mut World,
    random: &'a mut SplitMix64,
    which: usize,
    log: &'a mut Vec<Operation>,
}

impl Step<'_> {
    fn pick(&mut self) -> (Id, NodeId) {
        let live = self.world.live(self.which);
        let node = self.random.pick(&live);
        (node, self.id(node))
    }

    /// A node of this kind, usually.
    fn pick_where(&mut self, wanted: impl Fn(&Model, Id) -> bool) -> (Id, NodeId) {
        let live = self.world.live(self.which);
        let good: Vec<Id> =
            live.iter().copied().filter(|node| wanted(&self.world.model, *node)).collect();
        if good.is_empty() || self.random.chance(5) {
            return self.pick();
        }
        let node = self.random.pick(&good);
        (node, self.id(node))
    }

    fn parent(&mut self) -> (Id, NodeId) {
        self.pick_where(|model, node| {
            matches!(model.nodes[node].kind, NodeKind::Element | NodeKind::DocumentFragment)
        })
    }

    fn element(&mut self) -> (Id, NodeId) {
        self.pick_where(|model, node| model.nodes[node].kind == NodeKind::Element)
    }

    fn nodes(&mut self) -> (Vec<Id>, Vec<NodeId>) {
        let number = self.random.below(4);
        (0..number).map(|_| self.pick()).unzip()
    }

    fn child_of(&mut self, parent: Id) -> Option<(Id, NodeId)> {
        let children = self.world.model.nodes[parent].children.clone();
        if self.random.chance(3) {
            return Some(self.pick());
        }
        if children.is_empty() || self.random.chance(30) {
            return None;
        }
        let child = self.random.pick(&children);
        Some((child, self.id(child)))
    }

    fn id(&self, node: Id) -> NodeId {
        self.world.handles[node].expect("it is in use").1
    }

    fn document(&mut self) -> &mut Document {
        &mut self.world.documents[self.which]
    }

    fn note(&mut self, name: &'static str, nodes: &[Id], text: &str) {
        self.log.push(Operation(name, self.which, nodes.to_vec(), text.to_owned()));
    }

    /// Compares the result with that of the model, which changes nothing for an error.
    fn check<T: PartialEq + std::fmt::Debug>(
        &mut self,
        outcome: Result<T, NodeError>,
        of_model: impl FnOnce(&mut Model) -> Result<T, NodeError>,
    ) {
        let mut model = self.world.model.clone();
        let expected = of_model(&mut model);
        assert_eq!(outcome.map_err(class), expected);
        if expected.is_ok() {
            self.world.model = model;
            self.world.handles.resize(self.world.model.nodes.len(), None);
        }
    }

    fn pair(&mut self, node: Id, id: NodeId) {
        self.world.pair(node, self.which, id);
    }
}

/// Does one random operation.
pub(crate) fn run(world: &mut World, random: &mut SplitMix64, log: &mut Vec<Operation>) {
    let which = usize::from(random.chance(30));
    let choice = random.below(100);
    let mut step = Step { world, random, which, log };
    match choice {
        0..35 => insert_or_remove(&mut step),
        35..52 => several(&mut step),
        52..64 => make(&mut step),
        64..78 => attributes(&mut step),
        78..86 => copies(&mut step),
        86..96 => html(&mut step),
        96..98 => stale(&mut step),
        _ => texts(&mut step),
    }
}

fn insert_or_remove(step: &mut Step<'_>) {
    let (parent, parent_id) = step.parent();
    let (node, id) = step.pick();
    let child = step.child_of(parent);
    let (child, child_id) = child.unzip();
    match step.random.below(12) {
        0..3 => {
            step.note("append", &[parent, node], "");
            let outcome = step.document().append(parent_id, id);
            step.check(outcome, |model| model.pre_insert(node, parent, None));
        }
        3..6 => {
            step.note("insert_before", &[parent, node, child.unwrap_or(usize::MAX)], "");
            let outcome = step.document().insert_before(parent_id, id, child_id);
            step.check(outcome, |model| model.pre_insert(node, parent, child));
        }
        6..8 => {
            let (Some(child), Some(child_id)) = (child, child_id) else { return };
            step.note("replace_child", &[parent, node, child], "");
            let outcome = step.document().replace_child(parent_id, id, child_id);
            step.check(outcome, |model| model.replace(child, node, parent));
        }
        8..10 => {
            step.note("remove", &[node], "");
            let outcome = step.document().remove(id);
            step.check(outcome, |model| {
                model.remove(node);
                Ok(())
            });
        }
        10 => {
            let (element, id) = step.element();
            let (node, node_id) = step.pick();
            let position = step.random.pick(&POSITIONS);
            step.note("insert_adjacent", &[element, node], position.as_str());
            let outcome = step.document().insert_adjacent(id, position, node_id);
            step.check(outcome, |model| adjacent(model, element, position, node));
        }
        _ => {
            step.note("delete", &[node], "");
            let outcome = step.document().delete(id);
            let kept = step.world.model.nodes[node].host.is_some()
                || step.world.documents[step.which].root() == id;
            step.check(outcome, |model| {
                if kept {
                    return Err(NodeError::NotSupported);
                }
                model.remove(node);
                Ok(())
            });
            if !kept {
                step.world.free(node);
            }
        }
    }
}

fn adjacent(
    model: &mut Model,
    element: Id,
    position: InsertPosition,
    node: Id,
) -> Result<bool, NodeError> {
    if model.nodes[element].kind != NodeKind::Element {
        return Err(NodeError::WrongKind);
    }
    let parent = model.nodes[element].parent;
    match position {
        InsertPosition::BeforeBegin | InsertPosition::AfterEnd => {
            let Some(parent) = parent else { return Ok(false) };
            let before = match position {
                InsertPosition::BeforeBegin => Some(element),
                _ => model.next_sibling(element),
            };
            model.pre_insert(node, parent, before)?;
        }
        InsertPosition::AfterBegin => {
            let first = model.nodes[element].children.first().copied();
            model.pre_insert(node, element, first)?;
        }
        InsertPosition::BeforeEnd => model.pre_insert(node, element, None)?,
    }
    Ok(true)
}

fn several(step: &mut Step<'_>) {
    let (this, id) = step.pick();
    let (nodes, ids) = step.nodes();
    let named: Vec<Id> = std::iter::once(this).chain(nodes.iter().copied()).collect();
    match step.random.below(10) {
        0 => {
            step.note("before", &named, "");
            let outcome = step.document().before(id, &ids);
            step.check(outcome, |model| model.before(this, &nodes));
        }
        1 => {
            step.note("after", &named, "");
            let outcome = step.document().after(id, &ids);
            step.check(outcome, |model| model.after(this, &nodes));
        }
        2 => {
            step.note("replace_with", &named, "");
            let outcome = step.document().replace_with(id, &ids);
            step.check(outcome, |model| model.replace_with(this, &nodes));
        }
        3 => {
            step.note("prepend", &named, "");
            let outcome = step.document().prepend(id, &ids);
            step.check(outcome, |model| {
                let node = model.convert(&nodes, this)?;
                let first = model.nodes[this].children.first().copied();
                model.pre_insert(node, this, first)
            });
        }
        4 => {
            step.note("append_all", &named, "");
            let outcome = step.document().append_all(id, &ids);
            step.check(outcome, |model| {
                let node = model.convert(&nodes, this)?;
                model.pre_insert(node, this, None)
            });
        }
        5 => {
            step.note("replace_children", &named, "");
            let outcome = step.document().replace_children(id, &ids);
            step.check(outcome, |model| model.replace_children(this, &nodes));
        }
        6 => {
            let (element, id) = step.element();
            step.note("unwrap", &[element], "");
            let outcome = step.document().unwrap(id);
            step.check(outcome, |model| {
                if model.nodes[element].kind != NodeKind::Element {
                    return Err(NodeError::WrongKind);
                }
                // Several nodes: even one child is removed before the element is replaced.
                let fragment = model.create(NodeKind::DocumentFragment, "", "");
                model.nodes[fragment].is_freed = true;
                let Some(parent) = model.nodes[element].parent else { return Ok(false) };
                let next = model.next_sibling(element);
                for child in model.nodes[element].children.clone() {
                    model.pre_insert(child, fragment, None)?;
                }
                if model.nodes[element].parent == Some(parent) {
                    return model.replace(element, fragment, parent).map(|()| true);
                }
                let next = next.filter(|next| model.nodes[*next].parent == Some(parent));
                model.pre_insert(fragment, parent, next).map(|()| true)
            });
        }
        7 => {
            let (wrapper, wrapper_id) = step.element();
            step.note("wrap", &[this, wrapper], "");
            let outcome = step.document().wrap(id, wrapper_id);
            step.check(outcome, |model| {
                if model.nodes[wrapper].kind != NodeKind::Element {
                    return Err(NodeError::WrongKind);
                }
                let hierarchy = class(treewright::dom::HierarchyViolation::Parent.into());
                match (model.nodes[this].kind, model.nodes[this].parent) {
                    (NodeKind::Document | NodeKind::Doctype, _) => return Err(hierarchy),
                    (NodeKind::DocumentFragment | NodeKind::ShadowRoot, _) => {
                        return Err(hierarchy);
                    }
                    _ if this == wrapper => return Err(hierarchy),
                    (_, Some(parent)) => model.replace(this, wrapper, parent)?,
                    (_, None) => {}
                }
                model.pre_insert(this, wrapper, None)
            });
        }
        _ => move_siblings(step),
    }
}

fn move_siblings(step: &mut Step<'_>) {
    let (parent, parent_id) = step.parent();
    let (old_parent, _) = step.pick_where(|model, node| !model.nodes[node].children.is_empty());
    let children = step.world.model.nodes[old_parent].children.clone();
    if children.is_empty() {
        return;
    }
    let first = step.random.below(children.len());
    let last = step.random.below(children.len());
    let ends = [children[first], children[last]];
    let (child, child_id) = step.child_of(parent).unzip();
    step.note("move_siblings", &[ends[0], ends[1], parent, child.unwrap_or(usize::MAX)], "");
    let range = step.id(ends[0])..=step.id(ends[1]);
    let outcome = step.document().move_siblings(range, parent_id, child_id);
    step.check(outcome, |model| {
        let run = children.get(first..=last).filter(|run| !run.is_empty());
        let run = run.ok_or(NodeError::NotFound)?;
        let is_child = child.is_none_or(|it| model.nodes[it].parent == Some(parent));
        if !is_child || child.is_some_and(|child| run.contains(&child)) {
            return Err(NodeError::NotFound);
        }
        if let [node] = run
            && (model.nodes[*node].parent != Some(parent)
                || model.nodes[parent].kind != NodeKind::Document)
        {
            return model.pre_insert(*node, parent, child);
        }
        // Moved children do not count among the existing ones.
        for node in run {
            model.remove(*node);
        }
        if model.nodes[parent].kind == NodeKind::Document {
            return run.iter().try_for_each(|node| model.pre_insert(*node, parent, child));
        }
        // All are inserted at once, like those in a fragment: the post-connection steps of the first find
        // the last.
        let fragment = model.create(NodeKind::DocumentFragment, "", "");
        model.nodes[fragment].is_freed = true;
        for node in run {
            model.pre_insert(*node, fragment, None)?;
        }
        model.pre_insert(fragment, parent, child)
    });
}

fn make(step: &mut Step<'_>) {
    match step.random.below(8) {
        0..4 => {
            let name = step.random.pick(&NAMES);
            step.note("create_element", &[], name);
            let id = step.document().create_element(Namespace::Html, name).unwrap();
            let node = step.world.model.create_element(name);
            step.pair(node, id);
            if let Some(contents) = step.world.model.nodes[node].contents {
                let of_it = step.document().template_contents(id).unwrap();
                step.pair(contents, of_it);
            }
        }
        4 => {
            step.note("create_text", &[], "");
            let text = step.random.pick(&["", "t"]);
            let id = step.document().create_text(text);
            let node = step.world.model.create(NodeKind::Text, "", text);
            step.pair(node, id);
        }
        5 => {
            step.note("create_comment, create_doctype, create_document_fragment", &[], "");
            let document = step.document();
            let ids = [
                document.create_comment("c"),
                document.create_doctype("html", "", "").unwrap(),
                document.create_document_fragment(),
            ];
            let model = &mut step.world.model;
            let nodes = [
                model.create(NodeKind::Comment, "", "c"),
                model.create(NodeKind::Doctype, "html", ""),
                model.create(NodeKind::DocumentFragment, "", ""),
            ];
            for (node, id) in nodes.into_iter().zip(ids) {
                step.pair(node, id);
            }
        }
        6 => {
            step.note("create_element, set_is_value", &[], "");
            let id = step.document().create_element(Namespace::Html, "button").unwrap();
            step.document().set_is_value(id, "x-b");
            let node = step.world.model.create_element("button");
            step.world.model.nodes[node].is_value = Some("x-b".to_owned());
            step.pair(node, id);
        }
        _ => {
            let (host, id) = step.element();
            step.note("attach_shadow_root", &[host], "");
            let model = &step.world.model;
            let can_be = ["div", "p", "span"].iter().any(|name| model.is(host, name))
                && model.nodes[host].shadow_root.is_none();
            let mut init = ShadowRootInit::new(ShadowRootMode::Open);
            init.clonable = step.random.chance(50);
            if !can_be {
                return;
            }
            let shadow_root = step.document().attach_shadow_root(id, init).unwrap();
            let node = step.world.model.attach_shadow_root(host, init.clonable);
            step.pair(node, shadow_root);
        }
    }
}

fn attributes(step: &mut Step<'_>) {
    let (element, id) = step.element();
    let is_element = step.world.model.nodes[element].kind == NodeKind::Element;
    let name = step.random.pick(&ATTRIBUTES);
    let value = step.random.pick(&VALUES);
    match step.random.below(8) {
        0..4 => {
            step.note("set_attribute", &[element], &format!("{name}={value}"));
            let outcome = step.document().set_attribute(id, name, value);
            step.check(outcome, |model| {
                if !is_element {
                    return Err(NodeError::WrongKind);
                }
                model.set_attribute(element, name, Some(value));
                Ok(())
            });
        }
        4..6 => {
            step.note("remove_attribute", &[element], name);
            let outcome = step.document().remove_attribute(id, name);
            step.check(outcome, |model| {
                if !is_element {
                    return Err(NodeError::WrongKind);
                }
                let had_it = model.attribute(element, name).is_some();
                model.set_attribute(element, name, None);
                Ok(had_it)
            });
        }
        _ if !is_element => {}
        6 => {
            step.note("toggle_class", &[element], value);
            let outcome = step.document().toggle_class(id, value, None);
            step.check(outcome, |model| {
                if value.is_empty() {
                    return Err(NodeError::Syntax);
                }
                let (mut classes, had_attribute) = classes(model, element);
                let had_it = classes.iter().any(|class| class == value);
                if had_it {
                    classes.retain(|class| class != value);
                } else {
                    classes.push(value.to_owned());
                }
                if had_attribute || !classes.is_empty() {
                    model.set_attribute(element, "class", Some(&classes.join(" ")));
                }
                Ok(!had_it)
            });
        }
        _ => {
            step.note("remove_classes", &[element], "a, f");
            let outcome = step.document().remove_classes(id, &["a", "f"]);
            step.check(outcome, |model| {
                let (mut classes, had_attribute) = classes(model, element);
                classes.retain(|class| class != "a" && class != "f");
                if had_attribute {
                    model.set_attribute(element, "class", Some(&classes.join(" ")));
                }
                Ok(())
            });
        }
    }
}

/// The set of classes, and true if the `class` attribute exists.
fn classes(model: &Model, element: Id) -> (Vec<String>, bool) {
    let value = model.attribute(element, "class");
    let mut set: Vec<String> = Vec::new();
    for class in value.unwrap_or_default().split_ascii_whitespace() {
        if !set.iter().any(|other| other == class) {
            set.push(class.to_owned());
        }
    }
    (set, value.is_some())
}

fn copies(step: &mut Step<'_>) {
    let (node, id) = step.pick_where(|model, node| {
        matches!(model.nodes[node].kind, NodeKind::Element | NodeKind::Text)
            && model.everything_in(node).len() < 25
    });
    let model = &step.world.model;
    if model.everything_in(node).len() > 40 || model.nodes[node].kind == NodeKind::Document {
        return;
    }
    let (deep, attributes) = (step.random.chance(70), step.random.chance(70));
    let (other, kind) = (1 - step.which, model.nodes[node].kind);
    let is_kept = model.nodes[node].host.is_some();
    let shadow_roots = step.random.pick(&[None, Some(true), Some(false)]);
    let is_import = step.random.chance(40);
    if step.random.chance(40) {
        step.note("adopt_node", &[node], "");
        let [first, second] = &mut step.world.documents;
        let (from, to) = if step.which == 0 { (first, second) } else { (second, first) };
        let adopted = to.adopt_node(from, id);
        if is_kept {
            let refused = adopted.map(|_| ()).map_err(class);
            let expected = match kind {
                NodeKind::ShadowRoot => {
                    class(treewright::dom::HierarchyViolation::ShadowRoot.into())
                }
                _ => NodeError::NotSupported,
            };
            assert_eq!(refused, Err(expected));
            return;
        }
        let adopted = adopted.unwrap();
        step.world.model.remove(node);
        for moved in step.world.model.everything_in(node) {
            let (which, old) = step.world.handles[moved].take().expect("it is in use");
            step.world.paired.remove(&(which, old));
            step.world.stale.push((which, old));
            let new = adopted.new_id(old).expect("all nodes have new ids");
            step.world.pair(moved, other, new);
        }
        return;
    }
    if kind == NodeKind::ShadowRoot {
        assert_eq!(step.document().clone_node(id, deep), Err(NodeError::NotSupported));
        return;
    }
    let kept = match shadow_roots {
        None => CopiedShadowRoots::Clonable,
        Some(true) => CopiedShadowRoots::All,
        Some(false) => CopiedShadowRoots::None,
    };
    let options = CloneOptions::new().deep(deep).attributes(attributes).shadow_roots(kept);
    step.note("clone_with", &[node], &format!("{options:?}, import: {is_import}"));
    let copy = if is_import {
        let [first, second] = &mut step.world.documents;
        let (from, to) = if step.which == 0 { (first, second) } else { (second, first) };
        to.import_with(from, id, &options).unwrap()
    } else {
        step.document().clone_with(id, &options).unwrap()
    };
    let of_model = step.world.model.clone_node(node, deep, attributes, shadow_roots);
    step.world.pair(of_model, if is_import { other } else { step.which }, copy);
    step.world.handles.resize(step.world.model.nodes.len(), None);
}

/// A fragment of the model, made from well-formed text.
fn fragment_of(model: &mut Model, html: &str) -> Id {
    let fragment = model.create(NodeKind::DocumentFragment, "", "");
    model.nodes[fragment].is_freed = true;
    let mut parent = fragment;
    for piece in html.split_inclusive('>').flat_map(|piece| {
        let (text, tag) = piece.split_at(piece.find('<').unwrap_or(piece.len()));
        [text, tag]
    }) {
        if let Some(tag) = piece.strip_prefix('<') {
            let tag = tag.trim_end_matches('>');
            if tag.starts_with('/') {
                parent = model.nodes[parent].parent.expect("tags are balanced");
                continue;
            }
            let mut words = tag.split(' ');
            let name = words.next().unwrap_or_default();
            let element = model.create_element(name);
            for word in words {
                let (name, value) = word.split_once('=').expect("attributes have values");
                model.set_attribute(element, name, Some(value));
            }
            model.insert(element, parent, None);
            if name != "input" {
                parent = element;
            }
        } else if !piece.is_empty() {
            let text = model.create(NodeKind::Text, "", piece);
            model.insert(text, parent, None);
        }
    }
    fragment
}

/// Contexts in which the pieces are parsed as they are.
fn is_plain(model: &Model, node: Id) -> bool {
    let names = ["div", "span", "form", "p", "b", "button", "fieldset", "body", "option"];
    names.iter().any(|name| model.is(node, name))
        || matches!(model.nodes[node].kind, NodeKind::DocumentFragment | NodeKind::ShadowRoot)
            && model.nodes[node].host.is_none_or(|host| !model.is(host, "template"))
}

fn html(step: &mut Step<'_>) {
    let html = step.random.pick(&HTML);
    let options = Options::new();
    let which = step.which;
    let (element, id) = step.pick_where(|model, node| {
        is_plain(model, node) && model.nodes[node].kind == NodeKind::Element
    });
    let model = &step.world.model;
    if model.nodes[element].kind != NodeKind::Element {
        return;
    }
    let parent = model.nodes[element].parent;
    let in_plain_parent = parent.is_some_and(|parent| is_plain(model, parent));
    let in_document = parent.is_some_and(|it| model.nodes[it].kind == NodeKind::Document);
    let plain = is_plain(model, element);
    match step.random.below(3) {
        0 if plain => {
            step.note("set_inner_html", &[element], html);
            let document = &mut step.world.documents[which];
            set_inner_html(document, id, html, &options).unwrap();
            let fragment = fragment_of(&mut step.world.model, html);
            step.world.model.replace_all(Some(fragment), element);
        }
        1 if in_plain_parent || in_document || parent.is_none() => {
            step.note("set_outer_html", &[element], html);
            let outcome = set_outer_html(&mut step.world.documents[which], id, html, &options);
            step.check(outcome.map(|_| ()), |model| match parent {
                _ if in_document => Err(NodeError::NoModificationAllowed),
                None => Ok(()),
                Some(parent) => {
                    let fragment = fragment_of(model, html);
                    model.replace(element, fragment, parent)
                }
            });
        }
        2 => {
            let position = step.random.pick(&POSITIONS);
            let inside = matches!(position, InsertPosition::AfterBegin | InsertPosition::BeforeEnd);
            if if inside { !plain } else { !(in_plain_parent || in_document || parent.is_none()) } {
                return;
            }
            step.note("insert_adjacent_html", &[element], &format!("{position:?} {html}"));
            let document = &mut step.world.documents[which];
            let outcome = insert_adjacent_html(document, id, position, html, &options);
            step.check(outcome.map(|_| ()), |model| {
                if !inside && (in_document || parent.is_none()) {
                    return Err(NodeError::NoModificationAllowed);
                }
                let fragment = fragment_of(model, html);
                adjacent(model, element, position, fragment).map(|_| ())
            });
        }
        _ => {}
    }
    step.world.handles.resize(step.world.model.nodes.len(), None);
}

fn texts(step: &mut Step<'_>) {
    let (node, id) = step.pick();
    let text = step.random.pick(&["", "n"]);
    let kind = step.world.model.nodes[node].kind;
    match step.random.below(3) {
        0 => {
            step.note("normalize", &[node], "");
            let outcome = step.document().normalize(id);
            step.check(outcome, |model| {
                model.normalize(node);
                Ok(())
            });
        }
        1 => {
            step.note("set_text", &[node], text);
            let outcome = step.document().set_text(id, text);
            step.check(outcome, |model| match kind {
                NodeKind::Text | NodeKind::Comment => {
                    text.clone_into(&mut model.nodes[node].data);
                    Ok(())
                }
                _ => Err(NodeError::WrongKind),
            });
        }
        _ => {
            step.note("set_text_content", &[node], text);
            let outcome = step.document().set_text_content(id, text);
            step.check(outcome, |model| match kind {
                NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot => {
                    let new = (!text.is_empty()).then(|| model.create(NodeKind::Text, "", text));
                    model.replace_all(new, node);
                    Ok(())
                }
                NodeKind::Text | NodeKind::Comment => {
                    text.clone_into(&mut model.nodes[node].data);
                    Ok(())
                }
                _ => Err(NodeError::WrongKind),
            });
        }
    }
}

/// All methods refuse a stale id, and change nothing.
fn stale(step: &mut Step<'_>) {
    let stale: Vec<NodeId> = step
        .world
        .stale
        .iter()
        .filter(|(which, _)| *which == step.which)
        .map(|(_, id)| *id)
        .collect();
    if stale.is_empty() {
        return;
    }
    let old = step.random.pick(&stale);
    let (_, node) = step.pick();
    step.note("stale", &[], "");
    let position = InsertPosition::AfterEnd;
    let document = step.document();
    let outcomes = [
        document.append(old, node),
        document.append(node, old),
        document.insert_before(node, node, Some(old)),
        document.replace_child(node, old, node),
        document.remove(old),
        document.delete(old),
        document.before(old, &[node]).map(|_| ()),
        document.after(node, &[old]).map(|_| ()),
        document.replace_with(old, &[]).map(|_| ()),
        document.prepend(old, &[]),
        document.append_all(node, &[old, old]),
        document.replace_children(old, &[]),
        document.wrap(old, node),
        document.wrap(node, old),
        document.unwrap(old).map(|_| ()),
        document.move_siblings(old..=old, node, None),
        document.insert_adjacent(old, position, node).map(|_| ()),
        document.normalize(old),
        document.clone_node(old, true).map(|_| ()),
        document.set_attribute(old, "id", ""),
        document.add_classes(old, &["a"]),
        document.set_text(old, ""),
        document.set_text_content(old, ""),
        set_inner_html(document, old, "", &Options::new()).map(|_| ()),
        set_outer_html(document, old, "", &Options::new()).map(|_| ()),
        insert_adjacent_html(document, old, position, "", &Options::new()).map(|_| ()),
    ];
    for (index, outcome) in outcomes.into_iter().enumerate() {
        assert_eq!(outcome, Err(NodeError::Stale), "method {index}");
    }
}
