//! Values as readable text. Nothing here runs scripts, except those that proxies and changed
//! built-ins call.
//!
//! <https://console.spec.whatwg.org/#optimally-useful-formatting>,
//! <https://console.spec.whatwg.org/#generic-javascript-object-formatting>

use treewright_quickjs::{Key, ObjectKind, Value};

use crate::Cx;
use crate::bindings::receiver;
use crate::exception;
use crate::generated::Interface;

/// The levels of objects in objects that are written.
const DEPTH: u32 = 3;

/// The entries of one object that are written.
const ENTRIES: usize = 100;

/// A value at the top level: strings without quotes, elements by their tags.
pub(crate) fn optimal(cx: &mut Cx<'_>, value: &Value) -> String {
    match cx.string_value(value) {
        Some(text) => text.into_scalar(),
        None => inspect(cx, value, DEPTH),
    }
}

/// A value as an object of the language.
pub(crate) fn generic(cx: &mut Cx<'_>, value: &Value) -> String {
    inspect(cx, value, DEPTH)
}

/// Nodes as markup, everything else in a useful form.
pub(crate) fn with_trees(cx: &mut Cx<'_>, value: &Value) -> String {
    match receiver::as_node(cx, value, Interface::Node) {
        Some(node) => cx.host.tree.outer_html(node),
        None => optimal(cx, value),
    }
}

/// A text in quotes.
fn quoted(text: &str) -> String {
    let quote = ['\'', '"', '`'].into_iter().find(|quote| !text.contains(*quote)).unwrap_or('\'');
    let mut out = String::with_capacity(text.len().saturating_add(2));
    out.push(quote);
    for character in text.chars() {
        match character {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            other if other == quote => out.extend(['\\', other]),
            other => out.push(other),
        }
    }
    out.push(quote);
    out
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|first: char| first.is_alphabetic() || matches!(first, '_' | '$'))
        && name.chars().all(|other| other.is_alphanumeric() || matches!(other, '_' | '$'))
}

/// The own data property of an object, without asking getters or proxies.
fn data_property(cx: &mut Cx<'_>, object: &Value, name: &str) -> Option<Value> {
    let key = cx.key(name);
    cx.get_own_property(object, &key).ok().flatten()?.value
}

fn text_property(cx: &mut Cx<'_>, object: &Value, name: &str) -> Option<String> {
    data_property(cx, object, name)?.as_js_string().map(treewright_quickjs::JsString::into_scalar)
}

/// Writes a value; the depth bounds the recursion.
fn inspect(cx: &mut Cx<'_>, value: &Value, depth: u32) -> String {
    if let Some(text) = cx.string_value(value) {
        return quoted(&text.to_scalar());
    }
    let Some(kind) = cx.object_kind(value) else { return primitive(cx, value) };
    if let Some(node) = receiver::as_node(cx, value, Interface::Node) {
        return tag(cx, node);
    }
    if let Some(data) = exception::data(cx, value) {
        return format!("{}: {}", data.name.to_scalar(), data.message.to_scalar());
    }
    match kind {
        ObjectKind::Proxy => "Proxy {}".into(),
        ObjectKind::Function => function(cx, value),
        ObjectKind::Error => error(cx, value),
        ObjectKind::RegExp => match cx.regexp_parts(value) {
            Some((source, flags)) => format!("/{}/{}", source.to_scalar(), flags.to_scalar()),
            None => "RegExp {}".into(),
        },
        ObjectKind::Date => match cx.date_value(value) {
            Some(time) if time.is_finite() => date(cx, value),
            _ => "Invalid Date".into(),
        },
        ObjectKind::Array => array(cx, value, depth),
        ObjectKind::Map => {
            let entries = cx.map_entries(value).unwrap_or_default();
            let head = format!("Map({}) ", entries.len());
            collection(cx, &head, depth, entries.len(), |cx, index, depth| {
                let (key, value) = &entries[index];
                format!("{} => {}", inspect(cx, key, depth), inspect(cx, value, depth))
            })
        }
        ObjectKind::Set => {
            let values = cx.set_values(value).unwrap_or_default();
            let head = format!("Set({}) ", values.len());
            collection(cx, &head, depth, values.len(), |cx, index, depth| {
                inspect(cx, &values[index], depth)
            })
        }
        ObjectKind::BooleanObject | ObjectKind::NumberObject | ObjectKind::StringObject => {
            let inner = cx.boxed_primitive(value);
            let inner = inner.map(|inner| inspect(cx, &inner, depth)).unwrap_or_default();
            format!("[{}: {inner}]", constructor_name(cx, value).unwrap_or_else(|| "Object".into()))
        }
        _ => object(cx, value, depth),
    }
}

fn primitive(cx: &mut Cx<'_>, value: &Value) -> String {
    if value.is_symbol() {
        let key = cx.key("description");
        let description = cx.to_object(value).and_then(|object| cx.get(&object, &key));
        let description = description.ok().and_then(|text| text.as_js_string());
        return match description {
            Some(text) => format!("Symbol({})", text.to_scalar()),
            None => "Symbol()".into(),
        };
    }
    if value.as_number().is_some_and(|number| number == 0.0 && number.is_sign_negative()) {
        return "-0".into();
    }
    let text = cx.to_js_string(value).map(treewright_quickjs::JsString::into_scalar);
    let text = text.unwrap_or_default();
    if value.is_bigint() { text + "n" } else { text }
}

/// A node: the tag of an element, the name of others.
fn tag(cx: &Cx<'_>, node: treewright_dom::NodeId) -> String {
    let tree = &cx.host.tree;
    let Some(name) = tree.qualified_name(node) else {
        return match tree.text(node) {
            Some(text) => format!("#text {}", quoted(text)),
            None => "#document".into(),
        };
    };
    let mut out = format!("<{name}");
    for (name, value) in tree.attributes(node) {
        let value = value.replace('"', "&quot;");
        for part in [" ", name.local, "=\"", &value, "\""] {
            out.push_str(part);
        }
    }
    out.push('>');
    out
}

fn function(cx: &mut Cx<'_>, value: &Value) -> String {
    match text_property(cx, value, "name").filter(|name| !name.is_empty()) {
        Some(name) => format!("[Function: {name}]"),
        None => "[Function (anonymous)]".into(),
    }
}

fn error(cx: &mut Cx<'_>, value: &Value) -> String {
    let head = cx.to_js_string(value).map(treewright_quickjs::JsString::into_scalar);
    let head = head.unwrap_or_else(|_| "Error".into());
    match text_property(cx, value, "stack") {
        // Its first line is that of the error, unless a script has changed one of the two.
        Some(stack) if stack.starts_with(&head) => stack.trim_end().into(),
        Some(stack) if !stack.trim().is_empty() => format!("{head}\n{}", stack.trim_end()),
        _ => head,
    }
}

fn date(cx: &mut Cx<'_>, value: &Value) -> String {
    let text = cx.get_str(value, "toISOString").and_then(|method| cx.call(&method, value, &[]));
    text.ok()
        .and_then(|text| text.as_js_string())
        .map(treewright_quickjs::JsString::into_scalar)
        .unwrap_or_default()
}

/// The name of the constructor that the prototype has.
fn constructor_name(cx: &mut Cx<'_>, value: &Value) -> Option<String> {
    let prototype = cx.get_prototype(value).ok().filter(Value::is_object)?;
    let constructor = data_property(cx, &prototype, "constructor")?;
    text_property(cx, &constructor, "name").filter(|name| !name.is_empty())
}

fn collection(
    cx: &mut Cx<'_>,
    head: &str,
    depth: u32,
    length: usize,
    mut item: impl FnMut(&mut Cx<'_>, usize, u32) -> String,
) -> String {
    if length == 0 {
        return format!("{head}{{}}");
    }
    let Some(depth) = depth.checked_sub(1) else { return format!("{head}{{…}}") };
    let mut items: Vec<String> =
        (0..length.min(ENTRIES)).map(|index| item(cx, index, depth)).collect();
    if length > ENTRIES {
        items.push(format!("… {} more", length.saturating_sub(ENTRIES)));
    }
    format!("{head}{{ {} }}", items.join(", "))
}

fn array(cx: &mut Cx<'_>, value: &Value, depth: u32) -> String {
    let length = data_property(cx, value, "length").and_then(|length| length.as_number());
    let length = length.unwrap_or(0.0);
    if length == 0.0 {
        return "[]".into();
    }
    let Some(depth) = depth.checked_sub(1) else { return "[Array]".into() };
    let mut items = Vec::new();
    let mut index = 0_u32;
    while f64::from(index) < length && items.len() < ENTRIES {
        let key = cx.key_index(index);
        items.push(match cx.get_own_property(value, &key) {
            Ok(Some(property)) => self::property(cx, &property, depth),
            _ => "<empty>".into(),
        });
        index = index.saturating_add(1);
    }
    if f64::from(index) < length {
        items.push(format!("… {} more", length - f64::from(index)));
    }
    format!("[{}]", items.join(", "))
}

fn property(cx: &mut Cx<'_>, property: &treewright_quickjs::Descriptor, depth: u32) -> String {
    match &property.value {
        Some(value) => inspect(cx, value, depth),
        None => "[Getter/Setter]".into(),
    }
}

fn object(cx: &mut Cx<'_>, value: &Value, depth: u32) -> String {
    let name = constructor_name(cx, value);
    let head = match name.as_deref() {
        Some("Object") => String::new(),
        Some(name) => format!("{name} "),
        None => "[Object: null prototype] ".into(),
    };
    // The objects of the window are named; their members are on prototypes.
    let keys: Vec<Key> = if cx.platform(value).is_some() {
        Vec::new()
    } else {
        cx.own_keys(value).unwrap_or_default()
    };
    let mut items = Vec::new();
    for key in &keys {
        let Ok(Some(descriptor)) = cx.get_own_property(value, key) else { continue };
        if descriptor.enumerable != Some(true) {
            continue;
        }
        items.push((key.clone(), descriptor));
    }
    collection(cx, &head, depth, items.len(), |cx, index, depth| {
        let (key, descriptor) = &items[index];
        let name = match key.as_js_string() {
            Some(name) if is_identifier(&name.to_scalar()) => name.into_scalar(),
            Some(name) => quoted(&name.to_scalar()),
            None => {
                let symbol = cx.key_value(key);
                format!("[{}]", primitive(cx, &symbol))
            }
        };
        format!("{name}: {}", property(cx, descriptor, depth))
    })
}
