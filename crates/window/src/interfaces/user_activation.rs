//! <https://html.spec.whatwg.org/multipage/interaction.html#useractivation>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::realms::RealmId;

/// The slot of a navigator.
const ACTIVATION: u64 = 4;

/// The window that an object belongs to.
struct Window(RealmId);

fn window(cx: &mut Cx<'_>, this: &Value) -> Result<RealmId, Thrown> {
    match cx.data(this, |window: &mut Window, _| window.0) {
        Some(window) => Ok(window),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-navigator-useractivation>
pub(crate) fn of_navigator(cx: &mut Cx<'_>, navigator: &Value) -> Result<Value, Thrown> {
    if let Some(object) = cx.slot(navigator, ACTIVATION) {
        return Ok(object);
    }
    let object = bindings::new_object(cx, Interface::UserActivation)?;
    let window = Window(RealmId(cx.realm_number()));
    cx.set_data(&object, Box::new(window));
    cx.set_slot(navigator, ACTIVATION, &object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-useractivation-hasbeenactive>
pub(crate) fn has_been_active(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let window = window(cx, this)?;
    Ok(cx.host.has_sticky_activation(window))
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#dom-useractivation-isactive>
pub(crate) fn is_active(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let window = window(cx, this)?;
    Ok(cx.host.has_transient_activation(window))
}
