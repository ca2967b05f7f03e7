//! A tree that is as simple as possible: nodes in a list, each with a list of its children, and the
//! algorithms of the DOM Standard and of the HTML Standard to the letter, with state that is stored for
//! each element.

use treewright::dom::{HierarchyViolation, NodeError, NodeKind};

/// A node, by its place in the list.
pub(crate) type Id = usize;

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the flags that the standards give a node")]
pub(crate) struct Node {
    pub(crate) kind: NodeKind,
    pub(crate) name: String,
    pub(crate) attributes: Vec<(String, String)>,
    pub(crate) data: String,
    pub(crate) parent: Option<Id>,
    pub(crate) children: Vec<Id>,
    pub(crate) shadow_root: Option<Id>,
    pub(crate) is_clonable: bool,
    pub(crate) contents: Option<Id>,
    pub(crate) host: Option<Id>,
    pub(crate) is_value: Option<String>,
    pub(crate) form_owner: Option<Id>,
    pub(crate) parser_inserted: bool,
    pub(crate) selectedness: bool,
    pub(crate) cached_select: Option<Id>,
    pub(crate) is_freed: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Model {
    pub(crate) nodes: Vec<Node>,
    updating: bool,
}

const LISTED: [&str; 7] = ["button", "fieldset", "input", "object", "output", "select", "textarea"];

impl Model {
    pub(crate) fn create(&mut self, kind: NodeKind, name: &str, data: &str) -> Id {
        self.nodes.push(Node {
            kind,
            name: name.to_owned(),
            attributes: Vec::new(),
            data: data.to_owned(),
            parent: None,
            children: Vec::new(),
            shadow_root: None,
            is_clonable: false,
            contents: None,
            host: None,
            is_value: None,
            form_owner: None,
            parser_inserted: false,
            selectedness: false,
            cached_select: None,
            is_freed: false,
        });
        self.nodes.len() - 1
    }

    pub(crate) fn create_element(&mut self, name: &str) -> Id {
        let element = self.create(NodeKind::Element, name, "");
        if name == "template" {
            let contents = self.create(NodeKind::DocumentFragment, "", "");
            self.nodes[contents].host = Some(element);
            self.nodes[element].contents = Some(contents);
        }
        element
    }

    pub(crate) fn is(&self, node: Id, name: &str) -> bool {
        self.nodes[node].kind == NodeKind::Element && self.nodes[node].name == name
    }

    pub(crate) fn attribute(&self, node: Id, name: &str) -> Option<&str> {
        let mut all = self.nodes[node].attributes.iter();
        all.find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    fn ancestors(&self, node: Id) -> impl Iterator<Item = Id> + '_ {
        std::iter::successors(self.nodes[node].parent, |node| self.nodes[*node].parent)
    }

    fn root(&self, node: Id) -> Id {
        self.ancestors(node).last().unwrap_or(node)
    }

    pub(crate) fn is_connected(&self, node: Id) -> bool {
        let root = self.root(node);
        match (self.nodes[root].kind, self.nodes[root].host) {
            (NodeKind::Document, _) => true,
            (NodeKind::ShadowRoot, Some(host)) => self.is_connected(host),
            _ => false,
        }
    }

    /// The inclusive descendants in tree order; on request with shadow trees after their host.
    pub(crate) fn inclusive_descendants(&self, root: Id, shadow_including: bool) -> Vec<Id> {
        let (mut found, mut work) = (Vec::new(), vec![root]);
        while let Some(node) = work.pop() {
            found.push(node);
            work.extend(self.nodes[node].children.iter().rev());
            if shadow_including {
                work.extend(self.nodes[node].shadow_root);
            }
        }
        found
    }

    fn index(&self, node: Id) -> Option<(Id, usize)> {
        let parent = self.nodes[node].parent?;
        let index = self.nodes[parent].children.iter().position(|child| *child == node);
        Some((parent, index.expect("a parent has its child")))
    }

    pub(crate) fn next_sibling(&self, node: Id) -> Option<Id> {
        let (parent, index) = self.index(node)?;
        self.nodes[parent].children.get(index + 1).copied()
    }

    fn host_including_inclusive_ancestor(&self, node: Id, of: Id) -> bool {
        let up = |node: &Id| self.nodes[*node].parent.or(self.nodes[*node].host);
        std::iter::successors(Some(of), up).any(|ancestor| ancestor == node)
    }

    fn is_fragment(&self, node: Id) -> bool {
        matches!(self.nodes[node].kind, NodeKind::DocumentFragment | NodeKind::ShadowRoot)
    }

    /// "Ensure pre-insert validity".
    fn ensure_validity(
        &self,
        node: Id,
        parent: Id,
        child: Option<Id>,
        exclude: &[Id],
    ) -> Result<(), NodeError> {
        use NodeKind as K;
        // Other tests check which rule is broken.
        let no = Err(NodeError::HierarchyRequest(HierarchyViolation::Parent));
        let has_children =
            self.is_fragment(parent) || matches!(self.nodes[parent].kind, K::Document | K::Element);
        if !has_children || self.host_including_inclusive_ancestor(node, parent) {
            return no;
        }
        if child.is_some_and(|child| self.nodes[child].parent != Some(parent)) {
            return Err(NodeError::NotFound);
        }
        let kind = self.nodes[node].kind;
        if kind == K::Document {
            return no;
        }
        if self.nodes[parent].kind != K::Document {
            return if kind == K::Doctype { no } else { Ok(()) };
        }
        let count =
            |list: &[Id], kind| list.iter().filter(|node| self.nodes[**node].kind == kind).count();
        let children = &self.nodes[parent].children;
        let left: Vec<Id> =
            children.iter().copied().filter(|node| !exclude.contains(node)).collect();
        let at = child.and_then(|child| children.iter().position(|node| *node == child));
        let inside = &self.nodes[node].children;
        let element_count = match kind {
            K::Text => return no,
            K::Comment | K::ProcessingInstruction => return Ok(()),
            K::Doctype => {
                let element_before = match at {
                    Some(at) => count(&children[..at], K::Element) > 0,
                    None => count(&left, K::Element) > 0,
                };
                return if count(&left, K::Doctype) > 0 || element_before { no } else { Ok(()) };
            }
            K::Element => 1,
            _ if count(inside, K::Text) > 0 => return no,
            _ => count(inside, K::Element),
        };
        if element_count == 0 {
            return Ok(());
        }
        let doctype_follows = at.is_some_and(|at| {
            count(&children[at + 1..], K::Doctype) > 0
                || count(&children[at..=at], K::Doctype) > 0 && left.contains(&children[at])
        });
        if element_count > 1 || count(&left, K::Element) > 0 || doctype_follows {
            no
        } else {
            Ok(())
        }
    }

    pub(crate) fn pre_insert(
        &mut self,
        node: Id,
        parent: Id,
        child: Option<Id>,
    ) -> Result<(), NodeError> {
        self.ensure_validity(node, parent, child, &[])?;
        let child = if child == Some(node) { self.next_sibling(node) } else { child };
        self.insert(node, parent, child);
        Ok(())
    }

    pub(crate) fn insert(&mut self, node: Id, parent: Id, child: Option<Id>) {
        let is_fragment = self.is_fragment(node);
        let nodes = if is_fragment { self.nodes[node].children.clone() } else { vec![node] };
        for node in &nodes {
            self.remove(*node);
        }
        for node in &nodes {
            // The steps of a removal can have removed the child at the place.
            let index = child.and_then(|child| self.index(child));
            let index = index.filter(|place| place.0 == parent).map(|(_, index)| index);
            let index = index.unwrap_or(self.nodes[parent].children.len());
            self.nodes[parent].children.insert(index, *node);
            self.nodes[*node].parent = Some(parent);
            // "Whenever an option with its selectedness set to true is added to the list": all are added, one
            // after the other, before the first insertion steps run.
            let mut added = self.inclusive_descendants(*node, false);
            added.retain(|option| {
                self.is(*option, "option")
                    && self.nodes[*option].selectedness
                    && self.nearest_ancestor_select(*option) != self.nodes[*option].cached_select
            });
            for option in added {
                self.became_selected(option);
            }
            for descendant in self.inclusive_descendants(*node, true) {
                self.insertion_steps(descendant);
            }
        }
        self.ids_changed();
        let mut all = Vec::new();
        for node in &nodes {
            all.append(&mut self.inclusive_descendants(*node, true));
        }
        for node in all {
            if self.is_connected(node) && self.is(node, "selectedcontent") {
                self.post_connection_steps(node);
            }
        }
    }

    pub(crate) fn remove(&mut self, node: Id) {
        let Some((parent, index)) = self.index(node) else { return };
        let was_connected = self.is_connected(node);
        let all = self.inclusive_descendants(node, true);
        let disabled: Vec<bool> =
            all.iter().map(|node| self.is_disabled_selectedcontent(*node)).collect();
        self.nodes[parent].children.remove(index);
        self.nodes[node].parent = None;
        let updates = |(node, disabled): (&Id, &bool)| {
            self.is(*node, "selectedcontent")
                && !(*disabled && was_connected)
                && !self.ancestors(*node).any(|node| self.is(node, "select"))
        };
        // Only the last of several updates counts (a SPEC-NOTE of the library).
        let last = all.iter().zip(&disabled).rposition(updates);
        for (index, descendant) in all.into_iter().enumerate() {
            if self.is(descendant, "option") {
                self.update_nearest_ancestor_select(descendant);
            }
            if last == Some(index) {
                self.removing_steps(parent);
            }
        }
        for element in 0..self.nodes.len() {
            if let Some(form) = self.nodes[element].form_owner
                && self.root(element) != self.root(form)
            {
                self.reset_form_owner(element);
            }
        }
        self.ids_changed();
    }

    pub(crate) fn replace(&mut self, child: Id, node: Id, parent: Id) -> Result<(), NodeError> {
        self.ensure_validity(node, parent, Some(child), &[child])?;
        let mut reference = self.next_sibling(child);
        if reference == Some(node) {
            reference = self.next_sibling(node);
        }
        self.remove(node);
        self.remove(child);
        self.insert(node, parent, reference);
        Ok(())
    }

    pub(crate) fn replace_all(&mut self, node: Option<Id>, parent: Id) {
        for child in self.nodes[parent].children.clone() {
            self.remove(child);
        }
        if let Some(node) = node {
            self.insert(node, parent, None);
        }
    }

    /// "Convert nodes into a node".
    ///
    /// A fragment cannot be one of several nodes that are inserted into it (a SPEC-NOTE of the library): by
    /// the letter it would lend its children to another fragment and get them back. Nor can a node that
    /// contains the parent, even if steps of a removal take the parent out of it (another one).
    pub(crate) fn convert(&mut self, nodes: &[Id], parent: Id) -> Result<Id, NodeError> {
        if let [node] = *nodes {
            return Ok(node);
        }
        if nodes.iter().any(|node| self.host_including_inclusive_ancestor(*node, parent)) {
            return Err(NodeError::HierarchyRequest(HierarchyViolation::Parent));
        }
        let fragment = self.create(NodeKind::DocumentFragment, "", "");
        self.nodes[fragment].is_freed = true;
        for node in nodes {
            self.pre_insert(*node, fragment, None)?;
        }
        Ok(fragment)
    }

    pub(crate) fn replace_children(&mut self, parent: Id, nodes: &[Id]) -> Result<(), NodeError> {
        let node = self.convert(nodes, parent)?;
        let children = self.nodes[parent].children.clone();
        self.ensure_validity(node, parent, None, &children)?;
        self.replace_all(Some(node), parent);
        Ok(())
    }

    fn viable(&self, node: Id, nodes: &[Id], preceding: bool) -> Option<Id> {
        let (parent, index) = self.index(node)?;
        let siblings = &self.nodes[parent].children;
        let is_viable = |node: &&Id| !nodes.contains(node);
        if preceding {
            siblings[..index].iter().rev().find(is_viable).copied()
        } else {
            siblings[index + 1..].iter().find(is_viable).copied()
        }
    }

    pub(crate) fn before(&mut self, this: Id, nodes: &[Id]) -> Result<bool, NodeError> {
        let Some(parent) = self.nodes[this].parent else { return Ok(false) };
        let viable = self.viable(this, nodes, true);
        let node = self.convert(nodes, parent)?;
        let reference = match viable {
            Some(viable) => {
                self.next_sibling(viable).and_then(|it| self.still_in(parent, Some(it)))
            }
            None => self.nodes[parent].children.first().copied(),
        };
        self.pre_insert(node, parent, reference).map(|()| true)
    }

    pub(crate) fn after(&mut self, this: Id, nodes: &[Id]) -> Result<bool, NodeError> {
        let Some(parent) = self.nodes[this].parent else { return Ok(false) };
        let viable = self.viable(this, nodes, false);
        let node = self.convert(nodes, parent)?;
        let viable = self.still_in(parent, viable);
        self.pre_insert(node, parent, viable).map(|()| true)
    }

    /// The steps of a removal can have removed it.
    fn still_in(&self, parent: Id, child: Option<Id>) -> Option<Id> {
        child.filter(|child| self.nodes[*child].parent == Some(parent))
    }

    pub(crate) fn replace_with(&mut self, this: Id, nodes: &[Id]) -> Result<bool, NodeError> {
        let Some(parent) = self.nodes[this].parent else { return Ok(false) };
        let viable = self.viable(this, nodes, false);
        let node = self.convert(nodes, parent)?;
        if self.nodes[this].parent == Some(parent) {
            self.replace(this, node, parent)?;
        } else {
            let viable = self.still_in(parent, viable);
            self.pre_insert(node, parent, viable)?;
        }
        Ok(true)
    }

    pub(crate) fn normalize(&mut self, root: Id) {
        for node in self.inclusive_descendants(root, false) {
            let is_text = |model: &Self, node: Id| model.nodes[node].kind == NodeKind::Text;
            if node == root || !is_text(self, node) || self.nodes[node].parent.is_none() {
                continue;
            }
            if self.nodes[node].data.is_empty() {
                self.remove(node);
                continue;
            }
            while let Some(next) = self.next_sibling(node).filter(|next| is_text(self, *next)) {
                let data = self.nodes[next].data.clone();
                self.nodes[node].data.push_str(&data);
                self.remove(next);
            }
        }
    }

    /// "Clone a node". `shadow_roots` is true for all, false for none.
    pub(crate) fn clone_node(
        &mut self,
        node: Id,
        deep: bool,
        attributes: bool,
        shadow_roots: Option<bool>,
    ) -> Id {
        let original = self.nodes[node].clone();
        let copy = match original.kind {
            NodeKind::Element => self.create_element(&original.name),
            kind => self.create(kind, &original.name, &original.data),
        };
        self.nodes[copy].is_value.clone_from(&original.is_value);
        if attributes {
            self.nodes[copy].attributes.clone_from(&original.attributes);
            self.nodes[copy].selectedness =
                original.name == "option" && self.attribute(copy, "selected").is_some();
        }
        if deep && let (Some(from), Some(to)) = (original.contents, self.nodes[copy].contents) {
            self.clone_children(from, to, attributes, shadow_roots);
        }
        if deep {
            self.clone_children(node, copy, attributes, shadow_roots);
        }
        if let Some(shadow_root) = original.shadow_root
            && shadow_roots.unwrap_or(self.nodes[shadow_root].is_clonable)
        {
            let new = self.attach_shadow_root(copy, self.nodes[shadow_root].is_clonable);
            self.clone_children(shadow_root, new, attributes, shadow_roots);
        }
        copy
    }

    fn clone_children(&mut self, from: Id, to: Id, attributes: bool, shadow_roots: Option<bool>) {
        for child in self.nodes[from].children.clone() {
            let copy = self.clone_node(child, true, attributes, shadow_roots);
            self.insert(copy, to, None);
        }
    }

    pub(crate) fn attach_shadow_root(&mut self, host: Id, is_clonable: bool) -> Id {
        let shadow_root = self.create(NodeKind::ShadowRoot, "", "");
        self.nodes[shadow_root].host = Some(host);
        self.nodes[shadow_root].is_clonable = is_clonable;
        self.nodes[host].shadow_root = Some(shadow_root);
        shadow_root
    }

    /// All nodes that are freed with a node, or move to another document with it.
    pub(crate) fn everything_in(&self, root: Id) -> Vec<Id> {
        let (mut found, mut work) = (Vec::new(), vec![root]);
        while let Some(node) = work.pop() {
            found.push(node);
            let node = &self.nodes[node];
            work.extend(node.children.iter().chain(&node.shadow_root).chain(&node.contents));
        }
        found
    }

    pub(crate) fn set_attribute(&mut self, element: Id, name: &str, value: Option<&str>) {
        let had_it = self.attribute(element, name).is_some();
        let attributes = &mut self.nodes[element].attributes;
        match (attributes.iter().position(|(other, _)| other == name), value) {
            (Some(index), Some(value)) => value.clone_into(&mut attributes[index].1),
            (Some(index), None) => drop(attributes.remove(index)),
            (None, Some(value)) => attributes.push((name.to_owned(), value.to_owned())),
            (None, None) => return,
        }
        if name == "form" && LISTED.iter().any(|listed| self.is(element, listed)) {
            self.reset_form_owner(element);
        }
        if name == "id" {
            self.ids_changed();
        }
        if name == "selected" && self.is(element, "option") && had_it != value.is_some() {
            self.nodes[element].selectedness = value.is_some();
            if value.is_some() {
                self.became_selected(element);
            }
        }
    }

    // Forms.

    fn insertion_steps(&mut self, node: Id) {
        let is_associated = LISTED.iter().any(|name| self.is(node, name)) || self.is(node, "img");
        if is_associated && !self.nodes[node].parser_inserted {
            self.reset_form_owner(node);
        }
        if self.is(node, "option") {
            self.update_nearest_ancestor_select(node);
        }
    }

    fn nearest_form(&self, element: Id) -> Option<Id> {
        self.ancestors(element).find(|node| self.is(*node, "form"))
    }

    fn reset_form_owner(&mut self, element: Id) {
        self.nodes[element].parser_inserted = false;
        let is_listed = LISTED.iter().any(|name| self.is(element, name));
        let form = self.attribute(element, "form").filter(|_| is_listed);
        self.nodes[element].form_owner = match form {
            Some(id) if self.is_connected(element) => {
                let tree = self.inclusive_descendants(self.root(element), false);
                let has_id = |node: &Id| !id.is_empty() && self.attribute(*node, "id") == Some(id);
                tree.into_iter().find(has_id).filter(|node| self.is(*node, "form"))
            }
            _ => self.nearest_form(element),
        };
    }

    /// Elements with IDs were inserted or removed, or an ID changed; also an element with a `form`
    /// attribute whose tree left the document (the SPEC-NOTE of form owners).
    fn ids_changed(&mut self) {
        for element in 0..self.nodes.len() {
            if LISTED.iter().any(|name| self.is(element, name))
                && self.attribute(element, "form").is_some()
            {
                self.reset_form_owner(element);
            }
        }
    }

    // Options and selectedcontent.

    fn nearest_ancestor_select(&self, element: Id) -> Option<Id> {
        let mut has_optgroup = false;
        for ancestor in self.ancestors(element) {
            if ["datalist", "hr", "option"].iter().any(|name| self.is(ancestor, name)) {
                return None;
            }
            if self.is(ancestor, "optgroup") && std::mem::replace(&mut has_optgroup, true) {
                return None;
            }
            if self.is(ancestor, "select") {
                return Some(ancestor);
            }
        }
        None
    }

    fn update_nearest_ancestor_select(&mut self, option: Id) {
        let old = self.nodes[option].cached_select;
        let new = self.nearest_ancestor_select(option);
        if old != new {
            if let Some(old) = old {
                self.selectedness_setting_algorithm(old);
            }
            if let Some(new) = new {
                self.selectedness_setting_algorithm(new);
            }
        }
        self.nodes[option].cached_select = new;
    }

    /// The options whose nearest ancestor is this `select`, in tree order: the list of options.
    pub(crate) fn list_of_options(&self, select: Id) -> Vec<Id> {
        let mut all = self.inclusive_descendants(select, false);
        all.retain(|node| {
            self.is(*node, "option") && self.nearest_ancestor_select(*node) == Some(select)
        });
        all
    }

    /// The other options of a list without `multiple` lose their selectedness.
    fn became_selected(&mut self, option: Id) {
        let Some(select) = self.nearest_ancestor_select(option) else { return };
        if self.attribute(select, "multiple").is_none() {
            for other in self.list_of_options(select) {
                self.nodes[other].selectedness = other == option;
            }
        }
    }

    pub(crate) fn selectedness_setting_algorithm(&mut self, select: Id) {
        if self.attribute(select, "multiple").is_some() {
            return;
        }
        let options = self.list_of_options(select);
        let selected: Vec<Id> =
            options.iter().copied().filter(|option| self.nodes[*option].selectedness).collect();
        let size_is_1 = !matches!(self.attribute(select, "size"), Some("4"));
        if selected.is_empty() && size_is_1 {
            let is_enabled = |option: &&Id| !self.is_disabled_option(**option);
            if let Some(first) = options.iter().find(is_enabled) {
                self.nodes[*first].selectedness = true;
            }
        } else if let [others @ .., _] = &selected[..] {
            for other in others {
                self.nodes[*other].selectedness = false;
            }
        }
    }

    fn is_disabled_option(&self, option: Id) -> bool {
        let optgroup = self.ancestors(option).take_while(|node| !self.is(*node, "select"));
        self.attribute(option, "disabled").is_some()
            || optgroup
                .filter(|node| self.is(*node, "optgroup"))
                .any(|optgroup| self.attribute(optgroup, "disabled").is_some())
    }

    /// Step 3 of the post-connection steps.
    fn is_disabled_selectedcontent(&self, element: Id) -> bool {
        let selects = self.ancestors(element).filter(|node| self.is(*node, "select")).count();
        let disables = |node| self.is(node, "option") || self.is(node, "selectedcontent");
        selects > 1 || self.ancestors(element).any(disables)
    }

    fn post_connection_steps(&mut self, element: Id) {
        let select = self.ancestors(element).find(|node| self.is(*node, "select"));
        let Some(select) = select.filter(|_| !self.is_disabled_selectedcontent(element)) else {
            return;
        };
        if self.attribute(select, "multiple").is_none() {
            self.update_selectedcontent(select);
            for other in self.selectedcontents(select).into_iter().skip(1) {
                self.replace_all_of_selectedcontent(other, None);
            }
        }
    }

    /// The removing steps of a `selectedcontent` that is not disabled and no longer in a `select`.
    fn removing_steps(&mut self, old_ancestor: Id) {
        if self.updating {
            return;
        }
        let mut up = std::iter::once(old_ancestor).chain(self.ancestors(old_ancestor));
        if let Some(select) = up.find(|node| self.is(*node, "select")) {
            drop(up);
            self.update_selectedcontent(select);
        }
    }

    fn selectedcontents(&self, select: Id) -> Vec<Id> {
        let mut all = self.inclusive_descendants(select, false);
        all.retain(|node| self.is(*node, "selectedcontent"));
        all
    }

    fn update_selectedcontent(&mut self, select: Id) {
        if self.attribute(select, "multiple").is_some() {
            return;
        }
        let Some(element) = self.selectedcontents(select).first().copied() else { return };
        if self.is_connected(element) && self.is_disabled_selectedcontent(element) {
            return;
        }
        let options = self.list_of_options(select);
        let option = options.into_iter().find(|option| self.nodes[*option].selectedness);
        let fragment = option.map(|option| {
            let fragment = self.create(NodeKind::DocumentFragment, "", "");
            self.nodes[fragment].is_freed = true;
            self.clone_children(option, fragment, true, None);
            fragment
        });
        self.replace_all_of_selectedcontent(element, fragment);
    }

    fn replace_all_of_selectedcontent(&mut self, element: Id, fragment: Option<Id>) {
        let before = std::mem::replace(&mut self.updating, true);
        self.replace_all(fragment, element);
        self.updating = before;
    }
}
