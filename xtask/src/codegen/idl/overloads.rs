//! The overload resolution algorithm: <https://webidl.spec.whatwg.org/#es-overloads>.

use std::fmt::Write as _;

use super::glue::{Overload, Receiver, Site};
use super::types::Ty;

/// An entry of the effective overload set: its number and the types of its arguments.
struct Entry {
    overload: usize,
    types: Vec<Ty>,
    optional: Vec<bool>,
}

impl Site<'_> {
    /// The effective overload set for a number of arguments.
    fn entries(&self, overloads: &[Overload<'_>], count: usize) -> Result<Vec<Entry>, String> {
        let mut entries = Vec::new();
        for (number, overload) in overloads.iter().enumerate() {
            let arguments = overload.arguments;
            let variadic = arguments.last().is_some_and(|last| last.variadic);
            if (arguments.len() < count && !variadic) || super::glue::required(arguments) > count {
                continue;
            }
            let (mut types, mut optional) = (Vec::new(), Vec::new());
            for index in 0..count {
                let argument = arguments.get(index).or(arguments.last());
                let argument = argument.ok_or("an overload has no arguments")?;
                types.push(self.types.resolve(&argument.of)?);
                optional.push(argument.optional || argument.variadic);
            }
            entries.push(Entry { overload: number + 1, types, optional });
        }
        Ok(entries)
    }

    /// Statements that choose an overload and call its steps.
    pub(super) fn resolution(
        &self,
        overloads: &[Overload<'_>],
        name: &str,
    ) -> Result<String, String> {
        let most = overloads.iter().map(|overload| overload.arguments.len()).max().unwrap_or(0);
        let this = if self.receiver == Receiver::None { "" } else { self.this_argument() };
        let call = |number: usize| format!("{name}_overload_{number}(cx, call{this})");
        let mut out = "    match call.len() {\n".to_owned();
        for count in 0..=most {
            let entries = self.entries(overloads, count)?;
            let pattern = if count == most { "_".to_owned() } else { count.to_string() };
            let choice = match entries.as_slice() {
                [] if count < most => "arguments::no_overload(cx, SITE)".to_owned(),
                [] => "arguments::no_overload(cx, SITE)".to_owned(),
                [entry] => call(entry.overload),
                entries => self.distinguish(entries, count, &call)?,
            };
            let _ = writeln!(out, "        {pattern} => {choice},");
        }
        out.push_str("    }\n");
        Ok(out)
    }

    fn distinguish(
        &self,
        entries: &[Entry],
        count: usize,
        call: &dyn Fn(usize) -> String,
    ) -> Result<String, String> {
        // The first index at which all types differ in their category.
        let index = (0..count)
            .find(|index| {
                let types: Vec<&Ty> = entries.iter().map(|entry| &entry.types[*index]).collect();
                types.iter().enumerate().all(|(at, ty)| !types[..at].contains(ty))
            })
            .ok_or_else(|| format!("{}.{}: overloads are alike", self.interface, self.member))?;
        let mut out = format!("{{\n            let value = call.arg({index});\n            ");
        let mut fallback = None;
        for (condition, wanted) in tests() {
            for entry in entries {
                let ty = &entry.types[index];
                let applies =
                    wanted(ty) || condition == "value.is_undefined()" && entry.optional[index];
                if !applies {
                    continue;
                }
                let test = match flat(ty).into_iter().find(|ty| wanted(ty)) {
                    Some(Ty::Node(name) | Ty::Interface(name)) if condition == "platform" => {
                        format!("receiver::is(cx, &value, Interface::{name})")
                    }
                    Some(Ty::Buffer { name, .. }) if condition == "buffer" => {
                        format!("convert::is_buffer(cx, &value, Buffer::{name})")
                    }
                    Some(Ty::WindowProxy) => "receiver::is_window(cx, &value)".to_owned(),
                    _ => condition.to_owned(),
                };
                if condition == "true" {
                    fallback.get_or_insert(entry.overload);
                } else {
                    let _ = write!(out, "if {test} {{ {} }} else ", call(entry.overload));
                }
            }
        }
        let last = fallback.map_or("arguments::no_overload(cx, SITE)".to_owned(), call);
        let _ = write!(out, "{{ {last} }}\n        }}");
        Ok(out)
    }
}

type Test = (&'static str, fn(&Ty) -> bool);

/// The steps of the algorithm: a condition on the value, and the matching types.
fn tests() -> [Test; 12] {
    [
        ("value.is_undefined()", |_| false),
        ("value.is_nullish()", |ty| ty.is_nullable() || any(ty, Ty::is_dictionary)),
        ("platform", |ty| {
            any(ty, |ty| matches!(ty, Ty::Node(_) | Ty::Interface(_) | Ty::WindowProxy))
        }),
        ("buffer", |ty| any(ty, |ty| matches!(ty, Ty::Buffer { .. }))),
        ("value.is_function()", |ty| any(ty, |ty| matches!(ty, Ty::Callback { .. }))),
        ("convert::is_iterable(cx, &value)?", |ty| {
            any(ty, |ty| matches!(ty, Ty::Sequence(_) | Ty::FrozenArray(_)))
        }),
        ("value.is_object()", |ty| {
            any(ty, |ty| {
                matches!(
                    ty,
                    Ty::Object | Ty::Dictionary(_) | Ty::Record(..) | Ty::CallbackInterface(_)
                )
            })
        }),
        ("value.is_bool()", |ty| any(ty, |ty| *ty == Ty::Boolean)),
        ("value.is_number()", |ty| any(ty, is_numeric)),
        ("true", |ty| any(ty, is_text)),
        ("true", |ty| any(ty, is_numeric)),
        ("true", |ty| any(ty, |ty| matches!(ty, Ty::Boolean | Ty::Any))),
    ]
}

fn is_numeric(ty: &Ty) -> bool {
    matches!(ty, Ty::Integer(..) | Ty::Float { .. } | Ty::BigInt)
}

fn is_text(ty: &Ty) -> bool {
    matches!(ty, Ty::DomString { .. } | Ty::UsvString | Ty::ByteString | Ty::Enumeration(_))
}

/// The type, or the members of a union.
fn flat(ty: &Ty) -> Vec<&Ty> {
    match ty {
        Ty::Nullable(of) => flat(of),
        Ty::Union(_, of) => of.iter().flat_map(flat).collect(),
        ty => vec![ty],
    }
}

fn any(ty: &Ty, is: impl Fn(&Ty) -> bool) -> bool {
    flat(ty).into_iter().any(is)
}
