//! The values of controls, which a page has again when its user comes back to it.
//!
//! The standard leaves to browsers what they keep. Here it is what scripts and users have changed, as in browsers: not of
//! passwords, files, and controls whose `autocomplete` attribute, or that of their form, is `off`. A control is found
//! again by its element, type and name, and by its place among those with the same.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::Charge;
use treewright_semantics::InputType;

use super::values::{self, Mode};
use super::{input_type, options, radio, selection};
use crate::Cx;
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;

/// The changed controls of a document that was left.
pub(crate) struct FormState {
    controls: FxHashMap<Key, Kept>,
    /// Counts their values.
    _charge: Charge,
}

/// The facts by which a control is found.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    element: LocalName,
    state: Option<InputType>,
    name: Box<str>,
    /// The number of controls before it with the same.
    place: u32,
}

enum Kept {
    Value(DomString),
    Checked(bool),
    Selected(Vec<usize>),
}

/// A control takes so many bytes without its value.
const BYTES_OF_A_CONTROL: usize = 96;

/// The controls of a document that can be kept, in tree order, with their keys.
fn controls_of(world: &World, document: NodeId) -> Vec<(NodeId, Key)> {
    let mut places: FxHashMap<(LocalName, Option<InputType>, Box<str>), u32> = FxHashMap::default();
    let mut controls = Vec::new();
    for node in world.tree.descendants(document) {
        let Some(element) = html_name(world, node) else { continue };
        if !matches!(element, LocalName::INPUT | LocalName::TEXTAREA | LocalName::SELECT) {
            continue;
        }
        let state = input_type(world, node);
        let name: Box<str> = world.tree.attribute(node, "name").unwrap_or_default().into();
        let next = places.entry((element, state, name.clone())).or_default();
        controls.push((node, Key { element, state, name, place: *next }));
        *next = next.saturating_add(1);
    }
    controls
}

/// True for the controls whose values the page does not want to be kept.
fn is_off(world: &World, control: NodeId) -> bool {
    let off = |element| {
        let value = world.tree.attribute(element, "autocomplete");
        value.is_some_and(|value| value.trim_ascii().eq_ignore_ascii_case("off"))
    };
    off(control) || world.form_owner(control).is_some_and(off)
}

/// The state of a control, if a script or the user has changed it.
fn state_of(world: &World, control: NodeId, key: &Key) -> Option<Kept> {
    let is_dirty = |element| world.forms.get(element).is_some_and(|control| control.is_dirty);
    match (key.element, key.state) {
        (LocalName::SELECT, _) => {
            let list = options::list(world, control);
            if !list.iter().any(|option| is_dirty(*option)) {
                return None;
            }
            let selected = options::selected(world, control);
            let places = selected.iter().filter_map(|one| options::place(world, control, *one));
            Some(Kept::Selected(places.collect()))
        }
        (LocalName::TEXTAREA, _) => world.control_value(control).map(Kept::Value),
        (_, Some(InputType::Password | InputType::FileUpload)) => None,
        (_, Some(InputType::Checkbox | InputType::RadioButton)) => {
            let is_checked = radio::is_checked(world, control);
            let by_default = world.tree.attribute(control, "checked").is_some();
            (is_checked != by_default).then_some(Kept::Checked(is_checked))
        }
        (_, state) if state.map(Mode::of) == Some(Mode::Value) => {
            world.control_value(control).map(Kept::Value)
        }
        _ => None,
    }
}

/// The state of a document that is left; `None` without changed controls.
pub(crate) fn save(world: &World, document: NodeId) -> Option<Rc<FormState>> {
    let mut controls = FxHashMap::default();
    let mut bytes = 0_usize;
    for (control, key) in controls_of(world, document) {
        let Some(kept) = state_of(world, control, &key).filter(|_| !is_off(world, control)) else {
            continue;
        };
        let of_value = match &kept {
            Kept::Value(value) => super::size(value),
            Kept::Selected(places) => places.len().saturating_mul(size_of::<usize>()),
            Kept::Checked(_) => 0,
        };
        let of_control = of_value.saturating_add(key.name.len());
        bytes = bytes.saturating_add(BYTES_OF_A_CONTROL).saturating_add(of_control);
        controls.insert(key, kept);
    }
    if controls.is_empty() {
        return None;
    }
    Some(Rc::new(FormState { controls, _charge: world.charge(bytes) }))
}

/// The controls of a document get this state when it is parsed.
pub(crate) fn wait_for(world: &mut World, document: NodeId, state: Option<Rc<FormState>>) {
    if let Some(state) = state {
        world.forms.restored.insert(document, state);
    }
}

/// Gives the controls of a document that was parsed again the state that they had. No events are fired.
pub(crate) fn restore(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.forms.restored.remove(&document) else { return };
    for (control, key) in controls_of(cx.host, document) {
        let Some(kept) = state.controls.get(&key) else { continue };
        if is_off(cx.host, control) {
            continue;
        }
        match kept {
            Kept::Value(value) => {
                if key.element == LocalName::INPUT {
                    values::set_of_input(cx.host, control, value);
                } else {
                    cx.host.set_control_value(control, Some(value.clone()));
                }
                selection::relevant_value_changed(cx.host, control);
            }
            Kept::Checked(is_checked) => {
                radio::set_checked(cx.host, control, *is_checked);
                cx.host.forms.of(control).is_dirty = true;
            }
            Kept::Selected(places) => {
                let list = options::list(cx.host, control);
                let chosen = |place: &usize| list.get(*place).copied();
                options::select_only(cx.host, control, places.first().and_then(chosen));
                for option in places.iter().skip(1).filter_map(chosen) {
                    options::set_selected(cx.host, option, true);
                }
                options::update_selectedcontent(cx, control);
            }
        }
    }
}
