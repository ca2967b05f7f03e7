//! The Rust types for dictionaries, enumerations and unions.

use std::fmt::Write as _;

use super::conversion::{default, from_value, to_value};
use super::names::{snake, variant};
use super::types::{Ty, Types};

const PRELUDE: &str = "use super::prelude::*;\n";

pub(super) fn dictionaries(types: &Types<'_>) -> Result<String, String> {
    let mut out =
        format!("// Made by `cargo xtask codegen` from spec/idl/. Do not edit.\n\n{PRELUDE}");
    let names: Vec<String> = types.used.borrow().dictionaries.iter().cloned().collect();
    for name in names {
        dictionary(types, &name, &mut out)?;
    }
    Ok(out)
}

fn dictionary(types: &Types<'_>, name: &str, out: &mut String) -> Result<(), String> {
    let dictionary = &types.model.dictionaries[name];
    let mut fields = dictionary.fields.clone();
    fields.sort_by(|a, b| a.name.cmp(&b.name));
    let (mut declared, mut read, mut made, mut written) =
        (String::new(), String::new(), String::new(), String::new());
    if let Some(parent) = &dictionary.parent {
        let _ = writeln!(declared, "    pub(crate) base: {parent},");
        let _ = writeln!(read, "        let base = {parent}::from_value(cx, value, at)?;");
        made.push_str("base, ");
        written.push_str("        self.base.write(cx, object)?;\n");
    }
    for field in &fields {
        let ty = types.resolve(&field.of)?;
        let rust_name = snake(&field.name);
        let key = &field.name;
        let inner = from_value(&ty, "&value", "at");
        let at = format!("        let at = at.member(\"{name}\", \"{key}\");\n");
        let plain = field.required || ty == Ty::Any;
        let missing = match (&field.default, plain) {
            (_, _) if field.required => "return Err(dictionaries::missing(cx, at))".to_owned(),
            (Some(constant), _) => default(&ty, constant)
                .ok_or_else(|| format!("{name}.{key}: no default {constant:?} of {ty:?}"))?
                .replace("SITE.value()", "at"),
            (None, true) => "cx.undefined()".to_owned(),
            (None, false) => "None".to_owned(),
        };
        let is_option = !plain && field.default.is_none() && !ty.is_nullable();
        // A nullable field that may be missing distinguishes null from a missing value.
        let is_double = !plain && field.default.is_none() && ty.is_nullable();
        let rust = ty.rust();
        let rust = if is_option || is_double { format!("Option<{rust}>") } else { rust };
        let present = if is_option || is_double { format!("Some({inner})") } else { inner };
        let _ = writeln!(declared, "    pub(crate) {rust_name}: {rust},");
        let _ = write!(
            read,
            "{at}        let {rust_name} = match dictionaries::get(cx, value, \"{key}\")? {{\n            \
             value if value.is_undefined() => {missing},\n            value => {present},\n        }};\n"
        );
        let _ = write!(made, "{rust_name}, ");
        let writing = if is_option || is_double {
            let converted = to_value(&ty, "item");
            format!(
                "        if let Some(item) = self.{rust_name} {{\n            let item = {converted};\n            \
                 dictionaries::put(cx, object, \"{key}\", &item)?;\n        }}\n"
            )
        } else {
            let converted = to_value(&ty, "item");
            format!(
                "        let item = self.{rust_name};\n        let item = {converted};\n        \
                 dictionaries::put(cx, object, \"{key}\", &item)?;\n"
            )
        };
        written.push_str(&writing);
    }
    let _ = write!(
        out,
        "\n#[derive(Clone, Debug)]\npub(crate) struct {name} {{\n{declared}}}\n\n\
         impl {name} {{\n    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {{\n        \
         dictionaries::check(cx, value, \"{name}\", at)?;\n{read}        Ok(Self {{ {made}}})\n    }}\n"
    );
    if types.used.borrow().written.contains(name) {
        let _ = write!(
            out,
            "\n    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {{\n        \
             let object = cx.object(None);\n        self.write(cx, &object)?;\n        Ok(object)\n    }}\n\n    \
             fn write(self, cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {{\n{written}        Ok(())\n    }}\n"
        );
    }
    out.push_str("}\n");
    Ok(())
}

pub(super) fn enumerations(types: &Types<'_>) -> String {
    let mut out =
        format!("// Made by `cargo xtask codegen` from spec/idl/. Do not edit.\n\n{PRELUDE}");
    for name in &types.used.borrow().enumerations {
        let (mut variants, mut texts, mut arms) = (String::new(), String::new(), String::new());
        for value in &types.model.enumerations[name] {
            let variant = variant(value);
            let _ = writeln!(variants, "    {variant},");
            let _ = writeln!(texts, "            Self::{variant} => {value:?},");
            let _ = writeln!(arms, "            {value:?} => Self::{variant},");
        }
        let _ = write!(
            out,
            "\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub(crate) enum {name} {{\n{variants}}}\n\n\
             impl {name} {{\n    pub(crate) const fn as_str(self) -> &'static str {{\n        match self {{\n{texts}        }}\n    }}\n\n    \
             pub(crate) fn from_text(text: &DomString) -> Option<Self> {{\n        Some(match text.as_str()? {{\n{arms}            \
             _ => return None,\n        }})\n    }}\n\n    \
             pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {{\n        \
             let text = convert::dom_string(cx, value)?;\n        match Self::from_text(&text) {{\n            \
             Some(value) => Ok(value),\n            None => Err(convert::no_such_value(cx, &text, \"{name}\", at)),\n        }}\n    }}\n}}\n"
        );
    }
    out
}

pub(super) fn unions(types: &Types<'_>) -> String {
    let mut out =
        format!("// Made by `cargo xtask codegen` from spec/idl/. Do not edit.\n\n{PRELUDE}");
    for (name, of) in &types.used.borrow().unions {
        let (mut variants, mut arms) = (String::new(), String::new());
        for ty in of {
            let variant = ty.variant();
            let _ = writeln!(variants, "    {variant}({}),", ty.rust());
            let converted = to_value(ty, "value");
            let _ = writeln!(arms, "            Self::{variant}(value) => {converted},");
        }
        let reading = union_reading(of);
        let _ = write!(
            out,
            "\n#[derive(Clone, Debug)]\npub(crate) enum {name} {{\n{variants}}}\n\n\
             impl {name} {{\n    pub(crate) fn from_value(cx: &mut Cx<'_>, value: &Value, at: At) -> Result<Self, Thrown> {{\n\
             {reading}    }}\n"
        );
        if types.used.borrow().written.contains(name) {
            let _ = write!(
                out,
                "\n    pub(crate) fn into_value(self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {{\n        \
                 Ok(match self {{\n{arms}        }})\n    }}\n"
            );
        }
        out.push_str("}\n");
    }
    out
}

/// <https://webidl.spec.whatwg.org/#js-union>
fn union_reading(of: &[Ty]) -> String {
    let mut out = String::new();
    let mut step = |condition: &str, ty: &Ty| {
        let converted = from_value(ty, "value", "at");
        let variant = ty.variant();
        if condition.is_empty() {
            let _ = writeln!(out, "        return Ok(Self::{variant}({converted}));");
        } else {
            let _ = writeln!(
                out,
                "        if {condition} {{\n            return Ok(Self::{variant}({converted}));\n        }}"
            );
        }
    };
    let find = |is: &dyn Fn(&Ty) -> bool| of.iter().filter(|ty| is(ty)).collect::<Vec<_>>();
    for ty in find(&|ty| *ty == Ty::Undefined) {
        step("value.is_undefined()", ty);
    }
    for ty in find(&|ty| ty.is_dictionary()) {
        step("value.is_nullish()", ty);
    }
    for ty in of {
        match ty {
            Ty::Node(name) | Ty::Interface(name) => {
                step(&format!("receiver::is(cx, value, Interface::{name})"), ty);
            }
            Ty::WindowProxy => step("receiver::is_window(cx, value)", ty),
            Ty::Buffer { name, .. } => {
                step(&format!("convert::is_buffer(cx, value, Buffer::{name})"), ty);
            }
            _ => {}
        }
    }
    for ty in find(&|ty| matches!(ty, Ty::Callback { .. })) {
        step("value.is_function()", ty);
    }
    for ty in find(&|ty| matches!(ty, Ty::Sequence(_) | Ty::FrozenArray(_))) {
        step("convert::is_iterable(cx, value)?", ty);
    }
    let is_object = |ty: &Ty| {
        matches!(ty, Ty::Dictionary(_) | Ty::Record(..) | Ty::CallbackInterface(_) | Ty::Object)
    };
    for ty in find(&is_object) {
        step("value.is_object()", ty);
    }
    let is_number = |ty: &Ty| matches!(ty, Ty::Integer(..) | Ty::Float { .. });
    let is_text = |ty: &Ty| {
        matches!(ty, Ty::DomString { .. } | Ty::UsvString | Ty::ByteString | Ty::Enumeration(_))
    };
    for ty in find(&|ty| *ty == Ty::Boolean) {
        step("value.is_bool()", ty);
    }
    for ty in find(&is_number) {
        step("value.is_number()", ty);
    }
    for ty in find(&|ty| *ty == Ty::BigInt) {
        step("value.is_bigint()", ty);
    }
    let last = find(&is_text)
        .into_iter()
        .chain(find(&is_number))
        .chain(find(&|ty| matches!(ty, Ty::Boolean | Ty::BigInt)))
        .next();
    match last {
        Some(ty) => step("", ty),
        None => out.push_str("        Err(convert::no_union_member(cx, at))\n"),
    }
    out
}
