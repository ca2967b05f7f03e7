//! The properties that members of an interface become.
//! <https://webidl.spec.whatwg.org/#js-attributes>

use treewright_quickjs::{Attributes, NativeId, Thrown, Value};

use super::definition::{Definition, Member, MemberKind};
use super::{realm, rows, slots};
use crate::Cx;

/// The object that members are defined on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Constructor,
    Prototype,
    /// The prototype of a global object, which has its members itself.
    GlobalPrototype,
    GlobalObject,
    Namespace,
    /// An object of the interface: unforgeable members.
    Instance,
}

impl Place {
    fn takes(self, member: &Member) -> bool {
        let is_constant = matches!(member.kind, MemberKind::Constant(_));
        let is_regular = !member.is_static && !member.is_unforgeable;
        match self {
            Self::Constructor => is_constant || member.is_static,
            Self::Prototype => is_constant || is_regular,
            Self::GlobalPrototype => is_constant,
            Self::GlobalObject => !is_constant && !member.is_static,
            Self::Namespace => true,
            Self::Instance => member.is_unforgeable && !member.is_static,
        }
    }
}

/// Up to this many members, no room is reserved.
const MEMBERS_WITH_ROOM: usize = 4;

/// Defines the members that belong to an object.
pub(super) fn define(
    cx: &mut Cx<'_>,
    object: &Value,
    definition: &'static Definition,
    place: Place,
) -> Result<(), Thrown> {
    if !definition.members.iter().any(|member| place.takes(member)) {
        return Ok(());
    }
    let exposure = realm::exposure(cx);
    // Objects with a few members have room for them, and those of an interface share their shape.
    if place != Place::Instance && definition.members.len() > MEMBERS_WITH_ROOM {
        let is_taken = |member: &&Member| place.takes(member) && member.exposure & exposure != 0;
        let count = definition.members.iter().filter(is_taken).count();
        // Properties other than the members: `constructor`, tags, aliases.
        cx.reserve_properties(object, count + count / 8 + 4);
    }
    for (member, native) in rows::members(definition) {
        if place.takes(member) && member.exposure & exposure != 0 {
            define_member(cx, object, member, native, place)?;
        }
    }
    Ok(())
}

/// Defines a member, whose first function has this number.
fn define_member(
    cx: &mut Cx<'_>,
    object: &Value,
    member: &Member,
    native: NativeId,
    place: Place,
) -> Result<(), Thrown> {
    let key = cx.key(member.name);
    let configurable = !member.is_unforgeable;
    match member.kind {
        MemberKind::Constant(value) => {
            let value = cx.number(value);
            cx.define_value(object, &key, &value, Attributes::ENUMERABLE)?;
        }
        MemberKind::Attribute { set, .. } => {
            let (get, set) = (native, set.map(|_| native + 1));
            // Most members are never used, so their functions are made on first use.
            let attributes = Attributes::ACCESSOR;
            if configurable && cx.define_accessor_member(object, &key, get, set, attributes)? {
                return Ok(());
            }
            let is_shared = place == Place::Instance;
            let get = accessor(cx, member.name, get, false, is_shared);
            let set = set.map(|set| accessor(cx, member.name, set, true, is_shared));
            let attributes = Attributes { writable: false, enumerable: true, configurable };
            cx.define_accessor(object, &key, Some(&get), set.as_ref(), attributes)?;
        }
        MemberKind::Operation { length, .. } => {
            let attributes = Attributes::ALL;
            if configurable
                && cx.define_function_member(object, &key, native, length, attributes)?
            {
                return Ok(());
            }
            let function = cx.function(native, member.name, u16::from(length));
            let attributes = Attributes { writable: configurable, enumerable: true, configurable };
            cx.define_value(object, &key, &function, attributes)?;
        }
    }
    Ok(())
}

/// The function of a getter or setter. That of an unforgeable attribute is the same for all objects of a realm.
fn accessor(
    cx: &mut Cx<'_>,
    name: &str,
    native: NativeId,
    is_setter: bool,
    is_shared: bool,
) -> Value {
    let key = slots::function(native);
    let realm = realm::realm_object(cx);
    if is_shared && let Some(function) = cx.slot(&realm, key) {
        return function;
    }
    let function = if is_setter { cx.setter(native, name) } else { cx.getter(native, name) };
    if is_shared {
        cx.set_slot(&realm, key, &function);
    }
    function
}
