//! Functions of glue: from a call of the engine to a function of the standard and back.

use std::fmt::Write as _;

use super::conversion::{default, from_value, to_value};
use super::names::snake;
use super::syntax::{Argument, Attributes, Type};
use super::types::{Ty, Types};

/// A function of an interface as the table of its members has it, with the function that it calls.
pub(super) struct Function {
    /// The expression of type `Glue`: a row, or a function in the file of the interface.
    pub(super) glue: String,
    /// That function.
    pub(super) code: String,
    /// The text that follows the entry of a member in the table if the function is a row.
    pub(super) flags: &'static str,
    /// The function that has to be written by hand: path of its module, and signature.
    pub(super) wanted: Vec<(String, String)>,
}

impl Function {
    pub(super) fn row(glue: impl Into<String>) -> Self {
        Self { glue: glue.into(), code: String::new(), flags: "", wanted: Vec::new() }
    }
}

/// Attributes whose getters create the value of the engine themselves: scripts read these strings all the
/// time, and a copy in between costs as much as the value.
const MAKE_VALUES: [(&str, &str); 4] = [
    ("Element", "tagName"),
    ("Element", "localName"),
    ("Node", "nodeName"),
    ("CharacterData", "data"),
];

/// The receiver of a call.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Receiver {
    Node,
    Object,
    /// A static member, a constructor, or a member of a namespace.
    None,
}

/// A member with what its glue needs.
pub(super) struct Site<'a> {
    pub(super) types: &'a Types<'a>,
    /// The interface that the glue is for; members of mixins have glue for each.
    pub(super) interface: &'a str,
    /// The interface or mixin that has the member in its definition.
    pub(super) owner: &'a str,
    pub(super) member: &'a str,
    pub(super) receiver: Receiver,
    pub(super) attributes: &'a Attributes,
}

/// An operation, or one of several overloads of it.
pub(super) struct Overload<'a> {
    pub(super) arguments: &'a [Argument],
    pub(super) result: &'a Type,
}

impl Site<'_> {
    /// True if the algorithms distinguish a missing argument of type any from undefined.
    fn tells_missing_arguments(&self) -> bool {
        let interface = self.types.model.interfaces.get(self.interface);
        interface.is_some_and(|interface| {
            interface.attributes.word("LegacyNamespace") == Some("WebAssembly")
        })
    }

    pub(super) fn has_reactions(&self) -> bool {
        self.attributes.has("CEReactions")
    }

    /// The module with the hand-written functions. Those of a mixin of nodes take nodes: other interfaces
    /// with that mixin have their own functions.
    pub(super) fn module(&self) -> String {
        let model = self.types.model;
        let is_of_nodes = self.receiver == Receiver::Object
            && model.mixins.contains_key(self.owner)
            && model.interfaces.values().any(|interface| {
                interface.members.iter().any(|owned| owned.owner == self.owner)
                    && model.is_node(&interface.name)
            });
        let owner = if is_of_nodes { self.interface } else { self.owner };
        format!("interfaces::{}", snake(owner))
    }

    /// The statement that creates `this`.
    pub(super) fn this(&self) -> String {
        let interface = self.interface;
        let function = match self.receiver {
            Receiver::None => return String::new(),
            Receiver::Node => "node",
            Receiver::Object => "object",
        };
        format!("    let this = receiver::{function}(cx, call, Interface::{interface})?;\n")
    }

    pub(super) fn this_argument(&self) -> &'static str {
        match self.receiver {
            Receiver::Node => ", this",
            Receiver::Object => ", &this",
            Receiver::None => "",
        }
    }

    pub(super) fn this_parameter(&self) -> &'static str {
        match self.receiver {
            Receiver::Node => ", this: NodeId",
            Receiver::Object => ", this: &Value",
            Receiver::None => "",
        }
    }

    pub(super) fn site(&self, kind: &str) -> String {
        let (interface, member) = (self.interface, self.member);
        format!("    const SITE: &Site = &Site::{kind}(\"{interface}\", \"{member}\");\n")
    }

    /// The call of the hand-written function, as statements that create `value`.
    pub(super) fn call(&self, path: &str, arguments: &str) -> String {
        let this = self.this_argument();
        if self.has_reactions() {
            format!(
                "    reactions::push_queue(cx);\n    \
                 let value = {path}(cx{this}{arguments});\n    \
                 reactions::pop_queue_and_run(cx);\n    \
                 let value = value?;\n"
            )
        } else {
            format!("    let value = {path}(cx{this}{arguments})?;\n")
        }
    }

    /// The call of a function without a result.
    pub(super) fn call_for_effect(&self, path: &str, arguments: &str) -> String {
        let this = self.this_argument();
        if self.has_reactions() {
            format!(
                "    reactions::push_queue(cx);\n    \
                 let done = {path}(cx{this}{arguments});\n    \
                 reactions::pop_queue_and_run(cx);\n    \
                 done?;\n"
            )
        } else {
            format!("    {path}(cx{this}{arguments})?;\n")
        }
    }

    fn signature(&self, name: &str, parameters: &str, result: &str) -> (String, String) {
        let this = self.this_parameter();
        let signature = format!(
            "pub(crate) fn {name}(cx: &mut Cx<'_>{this}{parameters}) -> Result<{result}, Thrown>"
        );
        (self.module(), signature)
    }

    /// The glue of a getter.
    /// <https://webidl.spec.whatwg.org/#LegacyLenientThis>
    pub(super) fn lenient(&self) -> String {
        if !self.attributes.has("LegacyLenientThis") {
            return String::new();
        }
        format!(
            "    if !receiver::implements(cx, call, Interface::{}) {{\n        \
             return Ok(cx.undefined());\n    }}\n",
            self.interface
        )
    }

    pub(super) fn getter(&self, of: &Type) -> Result<Function, String> {
        let ty = if MAKE_VALUES.contains(&(self.interface, self.member)) {
            Ty::Any
        } else {
            self.types.resolve_result(of)?
        };
        let name = snake(self.member);
        let path = format!("{}::{name}", self.module());
        let wanted = vec![self.signature(&name, "", &ty.rust_result())];
        if !self.attributes.has("LegacyLenientThis")
            && let Some(glue) = self.returns(&ty, &path)
        {
            let keeps = self.attributes.has("SameObject") && is_kept(&ty);
            let flags = if keeps { ".same_object()" } else { "" };
            return Ok(Function { glue, flags, wanted, code: String::new() });
        }
        let mut body = self.lenient() + &self.this();
        body.push_str(&self.plain_call(&path, ""));
        let _ = writeln!(body, "    {}", answer(&ty, "value"));
        let promises = matches!(ty, Ty::Promise);
        Ok(self.function(format!("{name}_getter"), &body, promises, wanted))
    }

    /// The row of a function without arguments, if its shape has rows.
    fn returns(&self, ty: &Ty, path: &str) -> Option<String> {
        let receiver = match self.receiver {
            Receiver::Node => "Node",
            Receiver::Object => "Object",
            Receiver::None => return None,
        };
        let returns = match ty {
            Ty::Undefined => "Undefined",
            Ty::Boolean => "Boolean",
            Ty::Integer("long", _) => "Long",
            Ty::Integer("unsigned short", _) => "UnsignedShort",
            Ty::Integer("unsigned long", _) => "UnsignedLong",
            Ty::Integer("unsigned long long", _) => "UnsignedLongLong",
            Ty::Float { double: true, .. } => "Double",
            Ty::DomString { .. } => "Text",
            Ty::UsvString => "Scalar",
            Ty::Node(_) => "Node",
            ty if is_any(ty) => "Any",
            Ty::Nullable(of) => match &**of {
                Ty::DomString { .. } => "NullableText",
                Ty::Node(_) => "NullableNode",
                of if is_any(of) => "NullableAny",
                _ => return None,
            },
            _ => return None,
        };
        Some(format!("Glue::{receiver}(Of{receiver}::{returns}({path}))"))
    }

    /// The row of the setter of an attribute, if its shape has rows.
    fn takes(&self, ty: &Ty, path: &str) -> Option<String> {
        let receiver = match self.receiver {
            Receiver::Node => "Node",
            Receiver::Object => "Object",
            Receiver::None => return None,
        };
        let takes = match ty {
            Ty::Boolean => "Boolean",
            Ty::Float { unrestricted: true, double: true } => "UnrestrictedDouble",
            Ty::DomString { null_to_empty: false } => "Text",
            Ty::DomString { null_to_empty: true } => "TextOrEmpty",
            Ty::UsvString => "Scalar",
            _ => return None,
        };
        Some(format!("Glue::Set{receiver}(To{receiver}::{takes}({path}))"))
    }

    /// The text that follows the entry of a member whose setter or operation is a row.
    pub(super) fn flags(&self) -> &'static str {
        if self.has_reactions() { ".reactions()" } else { "" }
    }

    /// A call without custom element reactions: reading changes nothing.
    fn plain_call(&self, path: &str, arguments: &str) -> String {
        format!("    let value = {path}(cx{}{arguments})?;\n", self.this_argument())
    }

    /// The glue of a setter.
    pub(super) fn setter(&self, of: &Type) -> Result<Function, String> {
        let ty = self.types.resolve(of)?;
        let name = snake(self.member).trim_end_matches('_').to_owned();
        let path = format!("{}::set_{name}", self.module());
        let parameters = format!(", value: {}", ty.rust());
        let wanted = vec![self.signature(&format!("set_{name}"), &parameters, "()")];
        if let Some(glue) = self.takes(&ty, &path) {
            return Ok(Function { glue, flags: self.flags(), wanted, code: String::new() });
        }
        let mut body = self.site("setter") + &self.this();
        body.push_str(&Self::set_value(&ty));
        body.push_str(&self.call_for_effect(&path, ", value"));
        body.push_str("    Ok(cx.undefined())\n");
        Ok(self.function(format!("{name}_setter"), &body, false, wanted))
    }

    /// The statement that converts the value of a setter. A value that an enumeration does not have is
    /// ignored.
    pub(super) fn set_value(ty: &Ty) -> String {
        match ty {
            Ty::Enumeration(name) => format!(
                "    let value = convert::dom_string(cx, &call.arg(0))?;\n    \
                 let Some(value) = {name}::from_text(&value) else {{ return Ok(cx.undefined()) }};\n"
            ),
            ty => {
                format!("    let value = {};\n", from_value(ty, "&call.arg(0)", "SITE.value()"))
            }
        }
    }

    pub(super) fn function(
        &self,
        name: String,
        body: &str,
        promises: bool,
        wanted: Vec<(String, String)>,
    ) -> Function {
        // `margin-top` and `marginTop` of the same interface share a function, and each has glue.
        let name = if self.member.contains('-') { format!("dashed_{name}") } else { name };
        let code = if promises {
            format!(
                "fn {name}(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {{\n    \
                 let answer = {name}_steps(cx, call);\n    promises::settle(cx, answer)\n}}\n\n\
                 fn {name}_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {{\n{body}}}\n"
            )
        } else {
            format!("fn {name}(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {{\n{body}}}\n")
        };
        Function { glue: format!("Glue::Function({name})"), code, flags: "", wanted }
    }

    /// The statements that convert arguments to `a0`, `a1` and so on, the arguments of the resulting call,
    /// and the parameters of the called function.
    pub(super) fn arguments(
        &self,
        arguments: &[Argument],
    ) -> Result<(String, String, String), String> {
        let (mut statements, mut passed, mut parameters) =
            (String::new(), String::new(), String::new());
        for (index, argument) in arguments.iter().enumerate() {
            let ty = self.types.resolve(&argument.of)?;
            let at = format!("SITE.argument({})", index + 1);
            let mut rust = ty.rust();
            let plain = from_value(&ty, &format!("&call.arg({index})"), &at);
            let value = if argument.variadic {
                rust = format!("Vec<{rust}>");
                let item = from_value(&ty, "value", "at");
                format!("arguments::variadic(cx, call, {index}, SITE, |cx, value, at| Ok({item}))?")
            } else if ty == Ty::Any && argument.optional && self.tells_missing_arguments() {
                rust = format!("Option<{rust}>");
                format!("(call.len() > {index}).then(|| call.arg({index}))")
            } else if !argument.optional || ty.is_dictionary() || ty == Ty::Any {
                match &argument.default {
                    Some(constant) if ty == Ty::Any => {
                        self.with_default(&ty, constant, index, &at)?
                    }
                    _ => plain,
                }
            } else if let Some(constant) = &argument.default {
                self.with_default(&ty, constant, index, &at)?
            } else if ty.is_nullable() {
                plain
            } else {
                rust = format!("Option<{rust}>");
                let inner = from_value(&ty, "&value", &at);
                format!(
                    "match call.arg({index}) {{ value if value.is_undefined() => None, value => Some({inner}) }}"
                )
            };
            let _ = writeln!(statements, "    let a{index} = {value};");
            let _ = write!(passed, ", a{index}");
            let _ = write!(parameters, ", {}: {rust}", snake(&argument.name));
        }
        Ok((statements, passed, parameters))
    }

    fn with_default(
        &self,
        ty: &Ty,
        constant: &super::syntax::Constant,
        index: usize,
        at: &str,
    ) -> Result<String, String> {
        let default = default(ty, constant).ok_or_else(|| {
            format!("{}.{}: no default {constant:?} of {ty:?}", self.interface, self.member)
        })?;
        let inner = from_value(ty, "&value", at);
        Ok(format!(
            "match call.arg({index}) {{ value if value.is_undefined() => {default}, value => {inner} }}"
        ))
    }

    /// The glue of an operation with its overloads.
    pub(super) fn operation(&self, overloads: &[Overload<'_>]) -> Result<Function, String> {
        let kind = if self.receiver == Receiver::None { "static_operation" } else { "operation" };
        let is_static = self.receiver == Receiver::None;
        let prefix = if is_static { "static_" } else { "" };
        let name = snake(self.member);
        if let [overload] = overloads
            && overload.arguments.is_empty()
        {
            let ty = self.types.resolve_result(overload.result)?;
            if let Some(glue) = self.returns(&ty, &format!("{}::{name}", self.module())) {
                let wanted = vec![self.signature(&name, "", &ty.rust_result())];
                return Ok(Function { glue, flags: self.flags(), wanted, code: String::new() });
            }
        }
        let required =
            overloads.iter().map(|overload| required(overload.arguments)).min().unwrap_or(0);
        let mut body = self.site(kind) + &self.this();
        if required > 0 {
            let _ = writeln!(body, "    arguments::at_least(cx, call, {required}, SITE)?;");
        } else if !overloads.iter().any(|o| !o.arguments.is_empty()) {
            body = body.replace(&self.site(kind), "");
        }
        let promises = overloads
            .iter()
            .any(|overload| matches!(self.types.resolve(overload.result), Ok(Ty::Promise)));
        let mut wanted = Vec::new();
        let glue_name = format!("{prefix}{name}");
        if let [overload] = overloads {
            body.push_str(&self.overload(overload, &name, &mut wanted)?);
            return Ok(self.function(glue_name, &body, promises, wanted));
        }
        body.push_str(&self.resolution(overloads, &glue_name)?);
        let mut function = self.function(glue_name.clone(), &body, promises, Vec::new());
        for (index, overload) in overloads.iter().enumerate() {
            let suffix = if index == 0 { String::new() } else { format!("_{}", index + 1) };
            let mut steps = self.site(kind);
            if overload.arguments.is_empty() {
                steps.clear();
            }
            steps.push_str(&self.overload(overload, &format!("{name}{suffix}"), &mut wanted)?);
            let this = match self.receiver {
                Receiver::Node => ", this: NodeId",
                Receiver::Object => ", this: &Value",
                Receiver::None => "",
            };
            let steps = steps.replace("&this", "this");
            let call = if overload.arguments.is_empty() { "_call" } else { "call" };
            let _ = write!(
                function.code,
                "\nfn {glue_name}_overload_{}(cx: &mut Cx<'_>, {call}: &Call<'_>{this}) -> Answer {{\n{steps}}}\n",
                index + 1
            );
        }
        function.wanted = wanted;
        Ok(function)
    }

    fn overload(
        &self,
        overload: &Overload<'_>,
        name: &str,
        wanted: &mut Vec<(String, String)>,
    ) -> Result<String, String> {
        let ty = self.types.resolve_result(overload.result)?;
        let (mut body, passed, parameters) = self.arguments(overload.arguments)?;
        body.push_str(&self.call(&format!("{}::{name}", self.module()), &passed));
        let _ = writeln!(body, "    {}", answer(&ty, "value"));
        wanted.push(self.signature(name, &parameters, &ty.rust_result()));
        Ok(body)
    }

    /// The glue of a constructor with its overloads.
    pub(super) fn constructor(
        &self,
        overloads: &[&[Argument]],
        name: &str,
        prototype_of: &str,
    ) -> Result<Function, String> {
        if let [[]] = overloads
            && name == "constructor"
        {
            let path = format!("{}::{name}", self.module());
            let wanted = vec![self.signature(name, ", prototype: &Value", "Value")];
            let glue = format!("Glue::Constructor({path})");
            return Ok(Function { glue, flags: "", wanted, code: String::new() });
        }
        let required = overloads.iter().map(|overload| required(overload)).min().unwrap_or(0);
        let mut body = self.site("constructor");
        body.push_str("    constructors::require_new(cx, call, SITE)?;\n");
        if required > 0 {
            let _ = writeln!(body, "    arguments::at_least(cx, call, {required}, SITE)?;");
        }
        let mut wanted = Vec::new();
        let steps = |suffix: &str, arguments: &[Argument], wanted: &mut Vec<(String, String)>| {
            let (mut steps, passed, parameters) = self.arguments(arguments)?;
            let _ = writeln!(
                steps,
                "    let prototype = constructors::prototype(cx, call, Interface::{prototype_of})?;\n    \
                 {}::{name}{suffix}(cx, &prototype{passed})",
                self.module()
            );
            let parameters = format!(", prototype: &Value{parameters}");
            wanted.push(self.signature(&format!("{name}{suffix}"), &parameters, "Value"));
            Ok::<_, String>(steps)
        };
        if let [arguments] = overloads {
            body.push_str(&steps("", arguments, &mut wanted)?);
            return Ok(self.function(name.to_owned(), &body, false, wanted));
        }
        let result = super::interface_file::undefined_type();
        let all: Vec<Overload<'_>> =
            overloads.iter().map(|arguments| Overload { arguments, result: &result }).collect();
        body.push_str(&self.resolution(&all, name)?);
        let mut function = self.function(name.to_owned(), &body, false, Vec::new());
        for (index, arguments) in overloads.iter().enumerate() {
            let suffix = if index == 0 { String::new() } else { format!("_{}", index + 1) };
            let site = if arguments.is_empty() { String::new() } else { self.site("constructor") };
            let _ = write!(
                function.code,
                "\nfn {name}_overload_{}(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {{\n{site}{}}}\n",
                index + 1,
                steps(&suffix, arguments, &mut wanted)?
            );
        }
        function.wanted = wanted;
        Ok(function)
    }
}

/// `Ok(...)` of a result.
pub(super) fn answer(ty: &Ty, value: &str) -> String {
    match ty {
        Ty::Undefined => format!("let () = {value};\n    Ok(cx.undefined())"),
        Ty::Node(_) => format!("wrappers::wrap(cx, {value})"),
        ty => format!("Ok({})", to_value(ty, value)),
    }
}

/// Objects without their own identity are kept by the object that has the attribute.
fn is_kept(ty: &Ty) -> bool {
    match ty {
        Ty::Interface(_) | Ty::FrozenArray(_) | Ty::Object => true,
        Ty::Nullable(of) => is_kept(of),
        _ => false,
    }
}

/// True for types whose values are those of the engine.
fn is_any(ty: &Ty) -> bool {
    matches!(
        ty,
        Ty::Any
            | Ty::Object
            | Ty::Symbol
            | Ty::BigInt
            | Ty::Interface(_)
            | Ty::WindowProxy
            | Ty::Unsupported(_)
            | Ty::Callback { .. }
            | Ty::CallbackInterface(_)
            | Ty::FrozenArray(_)
            | Ty::Buffer { .. }
    )
}

/// The number of required arguments.
pub(super) fn required(arguments: &[Argument]) -> usize {
    arguments.iter().take_while(|argument| !argument.optional && !argument.variadic).count()
}
