//! Rust expressions that convert a JavaScript value to a type and back. Those that can fail use `?`. `at`
//! is an expression for the place that error messages name.

use super::names::variant;
use super::syntax::Constant;
use super::types::{Range, Ty};

/// An expression of the type's Rust type, from an expression of type `&Value`.
pub(super) fn from_value(ty: &Ty, value: &str, at: &str) -> String {
    match ty {
        Ty::Undefined => format!("convert::undefined(cx, {value}, {at})?"),
        Ty::Any => format!("Value::clone({value})"),
        Ty::Object => format!("convert::object(cx, {value}, {at})?"),
        Ty::Symbol => format!("convert::symbol(cx, {value}, {at})?"),
        Ty::BigInt => format!("cx.to_bigint({value})?"),
        Ty::Boolean => format!("{}.to_boolean()", receiver(value)),
        Ty::Integer(name, range) => {
            let range = match range {
                Range::Wrap => "Wrap",
                Range::Clamp => "Clamp",
                Range::Enforce => "Enforce",
            };
            format!("convert::{}(cx, {value}, Range::{range}, {at})?", name.replace(' ', "_"))
        }
        Ty::Float { unrestricted, double } => {
            let prefix = if *unrestricted { "unrestricted_" } else { "" };
            let name = if *double { "double" } else { "float" };
            format!("convert::{prefix}{name}(cx, {value}, {at})?")
        }
        Ty::DomString { null_to_empty: false } => format!("convert::dom_string(cx, {value})?"),
        Ty::DomString { .. } => format!("convert::dom_string_or_null(cx, {value})?"),
        Ty::UsvString => format!("convert::usv_string(cx, {value})?"),
        Ty::ByteString => format!("convert::byte_string(cx, {value}, {at})?"),
        Ty::Node(name) => format!("convert::node(cx, {value}, Interface::{name}, {at})?"),
        Ty::Interface(name) => format!("convert::interface(cx, {value}, Interface::{name}, {at})?"),
        Ty::WindowProxy => format!("convert::window_proxy(cx, {value}, {at})?"),
        Ty::Unsupported(name) => format!("convert::unsupported(cx, \"{name}\", {at})?"),
        Ty::Callback { non_object_as_null: true, .. } => {
            format!("convert::callback_or_object(cx, {value}, {at})?")
        }
        Ty::Callback { .. } => format!("convert::callback_function(cx, {value}, {at})?"),
        Ty::CallbackInterface(name) => {
            format!("convert::callback_interface(cx, {value}, \"{name}\", {at})?")
        }
        Ty::Dictionary(name) | Ty::Enumeration(name) | Ty::Union(name, _) => {
            format!("{name}::from_value(cx, {value}, {at})?")
        }
        Ty::Promise => format!("convert::promise(cx, {value})?"),
        Ty::Sequence(of) | Ty::FrozenArray(of) => {
            let item = from_value(of, "value", "at");
            format!("convert::sequence(cx, {value}, {at}, |cx, value, at| Ok({item}))?")
        }
        Ty::Record(key, of) => {
            let key = from_value(key, "key", "at");
            let item = from_value(of, "value", "at");
            format!(
                "convert::record(cx, {value}, {at}, |cx, key, at| Ok({key}), |cx, value, at| Ok({item}))?"
            )
        }
        Ty::Buffer { name, shared, resizable } => {
            format!("convert::buffer(cx, {value}, Buffer::{name}, {shared}, {resizable}, {at})?")
        }
        Ty::Nullable(of) => match &**of {
            Ty::Callback { non_object_as_null: true, .. } => {
                format!("convert::callback_treating_non_object_as_null({value})")
            }
            of => {
                let inner = from_value(of, "value", at);
                format!(
                    "match {value} {{ value if value.is_nullish() => None, value => Some({inner}) }}"
                )
            }
        },
    }
}

/// `&x` as the receiver of a method.
fn receiver(value: &str) -> &str {
    value.strip_prefix('&').unwrap_or(value)
}

/// An expression of type `Value`, from an expression of the type's Rust type.
pub(super) fn to_value(ty: &Ty, expression: &str) -> String {
    match ty {
        Ty::Undefined => format!("{{ let () = {expression}; cx.undefined() }}"),
        Ty::Any
        | Ty::Object
        | Ty::Symbol
        | Ty::BigInt
        | Ty::Interface(_)
        | Ty::WindowProxy
        | Ty::Unsupported(_)
        | Ty::Callback { .. }
        | Ty::CallbackInterface(_)
        | Ty::Promise
        | Ty::FrozenArray(_)
        | Ty::Buffer { .. } => expression.to_owned(),
        Ty::Boolean => format!("cx.boolean({expression})"),
        Ty::Integer("long" | "short" | "byte" | "unsigned short" | "octet", _) => match ty {
            Ty::Integer("long", _) => format!("cx.int({expression})"),
            _ => format!("cx.int(i32::from({expression}))"),
        },
        Ty::Integer("unsigned long", _) => format!("cx.number(f64::from({expression}))"),
        Ty::Integer("long long", _) => format!("convert::from_long_long(cx, {expression})"),
        Ty::Integer(..) => format!("convert::from_unsigned_long_long(cx, {expression})"),
        Ty::Float { double: true, .. } => format!("cx.number({expression})"),
        Ty::Float { .. } => format!("cx.number(f64::from({expression}))"),
        Ty::DomString { .. } => format!("cx.js_string(&{expression})"),
        Ty::UsvString => format!("cx.string(&{expression})"),
        Ty::ByteString => format!("convert::from_byte_string(cx, &{expression})"),
        Ty::Node(_) => format!("wrappers::wrap(cx, {expression})?"),
        Ty::Enumeration(_) => format!("cx.string({expression}.as_str())"),
        Ty::Dictionary(_) | Ty::Union(..) => format!("{expression}.into_value(cx)?"),
        Ty::Sequence(of) => {
            let item = to_value(of, "item");
            format!("convert::from_sequence(cx, {expression}, |cx, item| Ok({item}))?")
        }
        Ty::Record(key, of) => {
            let (key, item) = (to_value(key, "key"), to_value(of, "item"));
            format!("convert::from_record(cx, {expression}, |cx, key, item| Ok(({key}, {item})))?")
        }
        Ty::Nullable(of) => {
            let inner = to_value(of, "value");
            format!("match {expression} {{ Some(value) => {inner}, None => cx.null() }}")
        }
    }
}

/// The default value of an argument or field.
pub(super) fn default(ty: &Ty, constant: &Constant) -> Option<String> {
    Some(match (ty, constant) {
        (Ty::Nullable(_), Constant::Null) => "None".to_owned(),
        (Ty::Nullable(of), _) => format!("Some({})", default(of, constant)?),
        (Ty::Any, Constant::Null) => "cx.null()".to_owned(),
        (Ty::Any, Constant::Undefined) => "cx.undefined()".to_owned(),
        (Ty::Any, Constant::Boolean(value)) => format!("cx.boolean({value})"),
        (Ty::Any, Constant::Number(value)) => format!("cx.number({})", float(value)),
        (Ty::Boolean, Constant::Boolean(value)) => value.to_string(),
        (Ty::Integer(..), Constant::Number(value)) => value.clone(),
        (Ty::Float { .. }, Constant::Number(value)) => float(value),
        (Ty::DomString { .. }, Constant::Text(text)) => format!("DomString::from({text:?})"),
        (Ty::UsvString, Constant::Text(text)) => format!("String::from({text:?})"),
        (Ty::ByteString, Constant::Text(text)) => format!("b{text:?}.to_vec()"),
        (Ty::Enumeration(name), Constant::Text(text)) => format!("{name}::{}", variant(text)),
        (Ty::Sequence(_) | Ty::FrozenArray(_), Constant::EmptySequence) => "Vec::new()".to_owned(),
        (Ty::Dictionary(name), Constant::EmptyDictionary) => {
            format!("{name}::from_value(cx, &cx.undefined(), SITE.value())?")
        }
        (Ty::Union(name, of), _) => {
            let (of, value) = of.iter().find_map(|of| Some((of, default(of, constant)?)))?;
            format!("{name}::{}({value})", of.variant())
        }
        _ => return None,
    })
}

fn float(value: &str) -> String {
    match value {
        "NaN" => "f64::NAN".to_owned(),
        "Infinity" => "f64::INFINITY".to_owned(),
        "-Infinity" => "f64::NEG_INFINITY".to_owned(),
        value if value.contains('.') => value.to_owned(),
        value => format!("{value}.0"),
    }
}
