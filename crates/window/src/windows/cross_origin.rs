//! The part of a window or `location` of another origin that a script sees.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#cross-origin-objects>

use treewright_quickjs::{Attributes, Descriptor, Key, Thrown, Value, WellKnownSymbol};

use crate::Cx;
use crate::bindings::rows::{Part, Row};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::{Interface, N};
use crate::realms::RealmId;
use crate::world::World;

/// The kinds of objects that have such a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Window,
    Location,
}

/// A property that other origins may use.
struct Property {
    name: &'static str,
    needs_get: bool,
    needs_set: bool,
}

const fn attribute(name: &'static str, needs_get: bool, needs_set: bool) -> Property {
    Property { name, needs_get, needs_set }
}

const fn method(name: &'static str) -> Property {
    Property { name, needs_get: false, needs_set: false }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossoriginproperties-(-o-)>
const OF_WINDOW: [Property; 13] = [
    attribute("window", true, false),
    attribute("self", true, false),
    attribute("location", true, true),
    method("close"),
    attribute("closed", true, false),
    method("focus"),
    method("blur"),
    attribute("frames", true, false),
    attribute("length", true, false),
    attribute("top", true, false),
    attribute("opener", true, false),
    attribute("parent", true, false),
    method("postMessage"),
];

const OF_LOCATION: [Property; 2] = [attribute("href", false, true), method("replace")];

impl Kind {
    const fn properties(self) -> &'static [Property] {
        match self {
            Self::Window => &OF_WINDOW,
            Self::Location => &OF_LOCATION,
        }
    }
}

/// True for a function that may be called on an object of another origin.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#integration-with-idl>
pub(crate) fn is_for_all_origins(row: &Row) -> bool {
    let kind = match row.interface {
        Interface::Window => Kind::Window,
        Interface::Location => Kind::Location,
        _ => return false,
    };
    let property = kind.properties().iter().find(|property| property.name == row.name);
    property.is_some_and(|property| match row.part {
        Part::Operation => !property.needs_get && !property.needs_set,
        Part::Getter => property.needs_get,
        Part::Setter => property.needs_set,
        Part::Constructor => false,
    })
}

impl World {
    /// The origin of the document of a realm's window.
    fn origin_of_realm(&self, realm: RealmId) -> Option<&crate::origin::Origin> {
        let document = self.realms.get(realm)?.document;
        self.documents.get(document).map(|state| &state.origin)
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#isplatformobjectsameorigin-(-o-)>
pub(crate) fn is_platform_object_same_origin(cx: &Cx<'_>, realm: RealmId) -> bool {
    let current = RealmId(cx.realm_number());
    if current == realm {
        return true;
    }
    match (cx.host.origin_of_realm(current), cx.host.origin_of_realm(realm)) {
        (Some(one), Some(two)) => one.is_same_origin_domain(two),
        _ => true,
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossorigingetownpropertyhelper-(-o,-p-)>
pub(crate) fn get_own_property_helper(
    cx: &mut Cx<'_>,
    object: &Value,
    kind: Kind,
    key: &Key,
) -> Option<Descriptor> {
    let name = key.as_js_string()?.into_scalar();
    let Property { name, needs_get, needs_set } =
        *kind.properties().iter().find(|property| property.name == name)?;
    let (set, operate) = match kind {
        Kind::Window => {
            (N::interfaces_cross_origin_set_of_window, N::interfaces_cross_origin_operate_on_window)
        }
        Kind::Location => (
            N::interfaces_cross_origin_set_of_location,
            N::interfaces_cross_origin_operate_on_location,
        ),
    };
    let getter = N::interfaces_cross_origin_get_of_window as u16;
    let captured = vec![object.clone(), cx.string(name)];
    let attributes = Attributes { writable: false, enumerable: false, configurable: true };
    if !needs_get && !needs_set {
        let function =
            cached(cx, object, name, |cx| cx.closure(operate as u16, captured, length_of(name)));
        name_it(cx, &function, name);
        return Some(Descriptor::data(function, attributes));
    }
    let get = needs_get.then(|| {
        let key = format!("get {name}");
        let function = cached(cx, object, &key, |cx| cx.closure(getter, captured.clone(), 0));
        name_it(cx, &function, &key);
        function
    });
    let set = needs_set.then(|| {
        let key = format!("set {name}");
        let function = cached(cx, object, &key, |cx| cx.closure(set as u16, captured.clone(), 1));
        name_it(cx, &function, &key);
        function
    });
    Some(Descriptor::accessor(get, set, attributes))
}

fn length_of(name: &str) -> u16 {
    u16::from(matches!(name, "postMessage" | "replace"))
}

fn name_it(cx: &mut Cx<'_>, function: &Value, name: &str) {
    let key = cx.key("name");
    let value = cx.string(name);
    // The property is configurable.
    let _is_defined = cx.define_value(function, &key, &value, Attributes::CONFIGURABLE);
}

/// The function that a realm got earlier for the same property of the same object.
/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#cross-origin-property-descriptor-map>
fn cached(
    cx: &mut Cx<'_>,
    object: &Value,
    name: &str,
    make: impl FnOnce(&mut Cx<'_>) -> Value,
) -> Value {
    let hash =
        name.bytes().fold(0_u64, |all, byte| all.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let slot = 1 << 59 | (hash & 0xFF_FFFF) << 32 | u64::from(cx.realm_number());
    if let Some(function) = cx.slot(object, slot) {
        return function;
    }
    let function = make(cx);
    cx.set_slot(object, slot, &function);
    function
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossoriginpropertyfallback-(-p-)>
pub(crate) fn property_fallback(cx: &mut Cx<'_>, key: &Key) -> Result<Descriptor, Thrown> {
    let symbols = [
        WellKnownSymbol::ToStringTag,
        WellKnownSymbol::HasInstance,
        WellKnownSymbol::IsConcatSpreadable,
    ];
    let is_then = key.as_js_string().is_some_and(|name| name.as_str() == Some("then"));
    if is_then || symbols.iter().any(|symbol| cx.key_symbol(*symbol) == *key) {
        let attributes = Attributes { writable: false, enumerable: false, configurable: true };
        return Ok(Descriptor::data(cx.undefined(), attributes));
    }
    Err(security_error(cx))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossoriginget-(-o,-p,-receiver-)>
pub(crate) fn get(
    cx: &mut Cx<'_>,
    descriptor: Descriptor,
    receiver: &Value,
) -> Result<Value, Thrown> {
    if let Some(value) = descriptor.value {
        return Ok(value);
    }
    match descriptor.get {
        Some(getter) if getter.is_function() => cx.call(&getter, receiver, &[]),
        _ => Err(security_error(cx)),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossoriginset-(-o,-p,-v,-receiver-)>
pub(crate) fn set(
    cx: &mut Cx<'_>,
    descriptor: Descriptor,
    value: &Value,
    receiver: &Value,
) -> Result<(), Thrown> {
    match descriptor.set {
        Some(setter) if setter.is_function() => {
            cx.call(&setter, receiver, std::slice::from_ref(value))?;
            Ok(())
        }
        _ => Err(security_error(cx)),
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#crossoriginownpropertykeys-(-o-)>
pub(crate) fn own_property_keys(cx: &mut Cx<'_>, kind: Kind) -> Vec<Key> {
    let mut keys: Vec<Key> =
        kind.properties().iter().map(|property| cx.key(property.name)).collect();
    keys.push(cx.key("then"));
    keys.extend(
        [
            WellKnownSymbol::ToStringTag,
            WellKnownSymbol::HasInstance,
            WellKnownSymbol::IsConcatSpreadable,
        ]
        .map(|symbol| cx.key_symbol(symbol)),
    );
    keys
}

pub(crate) fn security_error(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::SecurityError, "the object has another origin")
}
