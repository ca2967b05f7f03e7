//! A host for tests: a log, and natives that tests name.

use std::sync::mpsc::Sender;

use treewright_quickjs::JsString;
use treewright_quickjs::{
    Attributes, Call, Class, ClassId, Descriptor, DynamicImport, Engine, EngineOptions, Exotic,
    JobOutcome, Key, Native, Realm, Scope, Thrown, Value,
};

/// The host of all tests.
#[derive(Default)]
pub(crate) struct Host {
    pub(crate) log: Vec<String>,
    pub(crate) imports: Vec<DynamicImport>,
    pub(crate) realms: Vec<Realm>,
    /// Hears of each call of `log`.
    pub(crate) listener: Option<Sender<()>>,
}

pub(crate) type Cx<'a> = Scope<'a, Host>;

/// `log(..)`: the arguments as text.
fn log(scope: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let mut words = Vec::new();
    for arg in call.args_from(0) {
        words.push(text(scope, &arg));
    }
    scope.host.log.push(words.join(" "));
    if let Some(listener) = &scope.host.listener {
        listener.send(()).expect("it listens");
    }
    Ok(scope.undefined())
}

/// Calls its first argument with the rest.
fn reenter(scope: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    scope.host.log.push("in".to_owned());
    let result = scope.call(&call.arg(0), call.this(), &call.args_from(1));
    scope.host.log.push("out".to_owned());
    result
}

fn panics(_: &mut Cx<'_>, _: &Call<'_>) -> Result<Value, Thrown> {
    panic!("a native panics")
}

fn throws(scope: &mut Cx<'_>, _: &Call<'_>) -> Result<Value, Thrown> {
    Err(scope.type_error("as asked"))
}

/// The number of the realm that it runs in, and that of its caller.
fn where_am_i(scope: &mut Cx<'_>, _: &Call<'_>) -> Result<Value, Thrown> {
    let caller = scope.caller_realm().map_or(-1, |realm| realm.number() as i32);
    let own = scope.int(scope.realm_number() as i32);
    let caller = scope.int(caller);
    Ok(scope.array(vec![own, caller]))
}

/// A constructor: an object of class 0 with the prototype of new.target.
fn construct(scope: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let Some(target) = call.new_target() else { return Err(scope.type_error("needs new")) };
    let proto = scope.get_str(target, "prototype")?;
    Ok(scope.platform_object(ClassId(0), &proto, 7, 0))
}

/// The captured value of a closure with that index.
fn captured(scope: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let index = scope.to_int32(&call.arg(0))?;
    Ok(call.captured(index as usize))
}

fn this(_: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    Ok(call.this().clone())
}

/// The interface of `this`, or an error.
fn interface(scope: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    match scope.platform(call.this()) {
        Some(platform) => Ok(scope.int(platform.interface.into())),
        None => Err(scope.type_error("Illegal invocation")),
    }
}

/// Ends all scripts.
fn stop(scope: &mut Cx<'_>, _: &Call<'_>) -> Result<Value, Thrown> {
    Err(scope.uncatchable("stopped"))
}

/// Collects cycles in the middle of a script.
fn collect(scope: &mut Cx<'_>, _: &Call<'_>) -> Result<Value, Thrown> {
    scope.run_gc();
    Ok(scope.undefined())
}

/// The number of the active script and that of the incumbent realm.
fn contexts(scope: &mut Cx<'_>, _: &Call<'_>) -> Result<Value, Thrown> {
    let number = |number: Option<u32>| number.map_or_else(|| "-".to_owned(), |it| it.to_string());
    let (script, realm) = (number(scope.active_script()), number(scope.incumbent_realm_number()));
    Ok(scope.string(&format!("{script} {realm}")))
}

pub(crate) const LOG: u16 = 0;
pub(crate) const REENTER: u16 = 1;
pub(crate) const PANICS: u16 = 2;
pub(crate) const THROWS: u16 = 3;
pub(crate) const WHERE: u16 = 4;
pub(crate) const CONSTRUCT: u16 = 5;
pub(crate) const CAPTURED: u16 = 6;
pub(crate) const THIS: u16 = 7;
pub(crate) const INTERFACE: u16 = 8;
pub(crate) const STOP: u16 = 9;
pub(crate) const COLLECT: u16 = 10;
pub(crate) const CONTEXTS: u16 = 11;

pub(crate) static NATIVES: &[Native<Host>] = &[
    log, reenter, panics, throws, where_am_i, construct, captured, this, interface, stop, collect,
    contexts,
];

/// A collection with the indices 0 to 2, the name "named", and the symbol-free rest ordinary.
static COLLECTION: Exotic<Host> = Exotic {
    get_own_property: Some(|scope, _, key| {
        if let Some(index) = key.index() {
            let value = scope.int(index as i32 * 10);
            return Ok((index < 3).then(|| Descriptor::data(value, Attributes::ACCESSOR)));
        }
        let is_named = key.as_js_string().is_some_and(|name| name.as_str() == Some("named"));
        let value = scope.string("by name");
        Ok(is_named.then(|| Descriptor::data(value, Attributes::CONFIGURABLE)))
    }),
    define_own_property: Some(|scope, object, key, descriptor| {
        if key.index().is_some() {
            Ok(false)
        } else {
            scope.ordinary_define(object, key, descriptor)
        }
    }),
    delete_property: Some(|_, _, key| Ok(key.index().is_none_or(|index| index >= 3))),
    own_property_keys: Some(|scope, object| {
        let mut keys: Vec<_> = (0..3).map(|index| scope.key_index(index)).collect();
        keys.push(scope.key("named"));
        keys.extend(scope.ordinary_own_keys(object));
        Ok(keys)
    }),
    ..Exotic::ORDINARY
};

/// Refuses prototypes and freezing; asks scripts in `get_own_property`.
static STRICT: Exotic<Host> = Exotic {
    set_prototype: Some(|scope, object, proto| {
        let now = scope.get_prototype(object)?;
        Ok(now.same_value(proto))
    }),
    prevent_extensions: Some(|_, _| Ok(false)),
    ..Exotic::ORDINARY
};

/// The window's proxy: forwards to the global object in slot 0.
static PROXY: Exotic<Host> = Exotic {
    get_own_property: Some(|scope, object, key| {
        let target = target(scope, object);
        let found = scope.get_own_property(&target, key)?;
        Ok(found.map(|descriptor| Descriptor { configurable: Some(true), ..descriptor }))
    }),
    define_own_property: Some(|scope, object, key, descriptor| {
        let target = target(scope, object);
        scope.define(&target, key, descriptor)
    }),
    delete_property: Some(|scope, object, key| {
        let target = target(scope, object);
        scope.delete(&target, key)
    }),
    own_property_keys: Some(|scope, object| {
        let target = target(scope, object);
        scope.own_keys(&target)
    }),
    set_prototype: Some(|scope, object, proto| Ok(scope.get_prototype(object)?.same_value(proto))),
    prevent_extensions: Some(|_, _| Ok(false)),
    ..Exotic::ORDINARY
};

fn target(scope: &mut Cx<'_>, object: &Value) -> Value {
    scope.slot(object, 0).expect("a proxy has its window")
}

/// Asks the script function in slot 0 for each property.
static ASKS: Exotic<Host> = Exotic {
    get_own_property: Some(|scope, object, key| {
        let Some(function) = scope.slot(object, 0) else { return Ok(None) };
        let name = scope.key_value(key);
        let undefined = scope.undefined();
        let value = scope.call(&function, &undefined, &[name])?;
        Ok((!value.is_undefined()).then(|| Descriptor::data(value, Attributes::ALL)))
    }),
    ..Exotic::ORDINARY
};

/// Has any key as a named property, except those of its prototypes.
static YIELDS: Exotic<Host> = Exotic {
    get_own_property: Some(|scope, _, key| {
        let name = scope.key_value(key);
        Ok(Some(Descriptor::data(name, Attributes::ALL)))
    }),
    yields_to_prototypes: true,
    ..Exotic::ORDINARY
};

pub(crate) const PLAIN_CLASS: ClassId = ClassId(0);
pub(crate) const COLLECTION_CLASS: ClassId = ClassId(1);
pub(crate) const STRICT_CLASS: ClassId = ClassId(2);
pub(crate) const PROXY_CLASS: ClassId = ClassId(3);
pub(crate) const CALLABLE_CLASS: ClassId = ClassId(4);
pub(crate) const ASKS_CLASS: ClassId = ClassId(5);
pub(crate) const YIELDS_CLASS: ClassId = ClassId(6);

pub(crate) static CLASSES: &[Class<Host>] = &[
    Class { name: "Plain", exotic: None, call: None },
    Class { name: "Collection", exotic: Some(&COLLECTION), call: None },
    Class { name: "Strict", exotic: Some(&STRICT), call: None },
    Class { name: "Proxy", exotic: Some(&PROXY), call: None },
    Class { name: "Callable", exotic: None, call: Some(captured) },
    Class { name: "Asks", exotic: Some(&ASKS), call: None },
    Class { name: "Yields", exotic: Some(&YIELDS), call: None },
];

pub(crate) fn options() -> EngineOptions<Host> {
    let mut options = EngineOptions::new(NATIVES, CLASSES);
    options.module_hooks.dynamic_import = Some(|scope, import| scope.host.imports.push(import));
    options
}

/// An engine with a realm whose global object has the natives.
pub(crate) fn start() -> (Engine<Host>, Realm) {
    let engine = Engine::new(options()).expect("there is memory");
    let realm = engine.new_realm(1).expect("there is memory");
    engine.enter(&mut Host::default(), &realm, install);
    (engine, realm)
}

/// Puts the natives on the global object of the current realm.
pub(crate) fn install(scope: &mut Cx<'_>) {
    let global = scope.global_object(&scope.realm());
    let names = [
        (LOG, "log"),
        (REENTER, "reenter"),
        (PANICS, "panics"),
        (THROWS, "throws"),
        (WHERE, "where"),
        (THIS, "self_"),
        (INTERFACE, "kind"),
        (STOP, "stop"),
        (COLLECT, "collect"),
        (CONTEXTS, "contexts"),
    ];
    for (native, name) in names {
        let function = scope.function(native, name, 0);
        put(scope, &global, name, &function);
    }
}

pub(crate) fn put(scope: &mut Cx<'_>, object: &Value, name: &str, value: &Value) {
    let key = scope.key(name);
    assert!(
        scope.define_value(object, &key, value, Attributes::ALL).is_ok_and(|done| done),
        "{name} is defined"
    );
}

/// Defines a global variable.
pub(crate) fn global(scope: &mut Cx<'_>, name: &str, value: &Value) {
    let object = scope.global_object(&scope.realm());
    put(scope, &object, name, value);
}

/// A value as text, for comparisons: strings have quotes only inside arrays.
pub(crate) fn text(scope: &mut Cx<'_>, value: &Value) -> String {
    if value.is_symbol() {
        return "symbol".to_owned();
    }
    match scope.to_js_string(value) {
        Ok(text) => text.into_scalar(),
        Err(_) => "?".to_owned(),
    }
}

/// Runs a script and gives its value, or the exception after "throws ".
pub(crate) fn eval(scope: &mut Cx<'_>, source: &str) -> String {
    match scope.evaluate_str(source, "test.js") {
        Ok(value) => text(scope, &value),
        Err(thrown) => format!(
            "{} {}",
            if thrown.uncatchable { "ends" } else { "throws" },
            text(scope, &thrown.value)
        ),
    }
}

/// Runs a script that must not throw.
pub(crate) fn value(scope: &mut Cx<'_>, source: &str) -> Value {
    match scope.evaluate_str(source, "test.js") {
        Ok(value) => value,
        Err(thrown) => panic!("{source} throws {}", text(scope, &thrown.value)),
    }
}

/// Runs jobs until the queue is empty, and returns their exceptions.
pub(crate) fn run_jobs(scope: &mut Cx<'_>) -> Vec<String> {
    let mut thrown = Vec::new();
    loop {
        match scope.run_pending_job() {
            JobOutcome::Empty => return thrown,
            JobOutcome::Threw { thrown: error, .. } => thrown.push(text(scope, &error.value)),
            _ => {}
        }
    }
}

/// In a new engine, with a new host.
pub(crate) fn with<R>(test: impl FnOnce(&mut Cx<'_>) -> R) -> R {
    let (engine, realm) = start();
    engine.enter(&mut Host::default(), &realm, test)
}

/// Scripts and their values, each in a new engine.
pub(crate) fn check(cases: &[(&str, &str)]) {
    for (source, expected) in cases {
        assert_eq!(with(|scope| eval(scope, source)), *expected, "{source}");
    }
}

/// The names of keys.
pub(crate) fn names(keys: &[Key]) -> Vec<String> {
    keys.iter()
        .map(|key| key.as_js_string().map_or("symbol".to_owned(), JsString::into_scalar))
        .collect()
}
