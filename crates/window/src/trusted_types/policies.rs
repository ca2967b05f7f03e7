//! Policies.

use treewright_quickjs::{Thrown, Value};

use super::{TrustedType, new_object};
use crate::Cx;
use crate::bindings;
use crate::callbacks;
use crate::content_security_policy::should_trusted_type_policy_creation_be_blocked;
use crate::generated::Interface;
use crate::generated::dictionaries::TrustedTypePolicyOptions;
use crate::global_objects::incumbent_realm;
use crate::objects::slots;
use crate::realms::RealmId;
use crate::strings::DomString;

/// The data of a policy; its functions are in slots.
struct Policy {
    name: DomString,
    /// The callback context of its functions.
    incumbent: RealmId,
}

/// The data of a factory.
#[derive(Default)]
pub(crate) struct Made {
    /// <https://w3c.github.io/trusted-types/dist/spec/#trustedtypepolicyfactory-created-policy-names>
    names: Vec<String>,
}

const fn slot(of: TrustedType) -> u64 {
    match of {
        TrustedType::Html => slots::CREATE_HTML,
        TrustedType::Script => slots::CREATE_SCRIPT,
        TrustedType::ScriptUrl => slots::CREATE_SCRIPT_URL,
    }
}

/// <https://w3c.github.io/trusted-types/dist/spec/#create-a-trusted-type-policy>
pub(crate) fn create_a_policy(
    cx: &mut Cx<'_>,
    factory: &Value,
    name: DomString,
    options: TrustedTypePolicyOptions,
) -> Result<Value, Thrown> {
    let realm = RealmId(cx.realm_number());
    let text = name.to_scalar().into_owned();
    let was_created = cx.data(factory, |made: &mut Made, _| made.names.contains(&text));
    let was_created = was_created.unwrap_or(false);
    if should_trusted_type_policy_creation_be_blocked(cx, realm, &text, was_created) {
        let message = format!("The Content Security Policy does not allow the policy \"{text}\"");
        return Err(cx.type_error(&message));
    }
    let is_default = text == "default";
    if is_default && cx.slot(factory, slots::DEFAULT_POLICY).is_some() {
        return Err(cx.type_error("A default policy already exists"));
    }
    let incumbent = incumbent_realm(cx);
    let policy = bindings::new_object(cx, Interface::TrustedTypePolicy)?;
    cx.set_data(&policy, Box::new(Policy { name, incumbent }));
    let functions = [
        (TrustedType::Html, options.create_html),
        (TrustedType::Script, options.create_script),
        (TrustedType::ScriptUrl, options.create_script_url),
    ];
    for (of, function) in functions {
        if let Some(function) = function {
            cx.set_slot(&policy, slot(of), &function);
        }
    }
    if is_default {
        cx.set_slot(factory, slots::DEFAULT_POLICY, &policy);
    }
    cx.data(factory, |made: &mut Made, _| made.names.push(text));
    Ok(policy)
}

/// The name of a policy.
pub(crate) fn name(cx: &mut Cx<'_>, policy: &Value) -> DomString {
    let name = cx.data(policy, |policy: &mut Policy, _| policy.name.clone());
    name.unwrap_or_else(|| DomString::from(""))
}

/// The default policy of a global object.
pub(crate) fn default_policy(cx: &mut Cx<'_>, factory: &Value) -> Option<Value> {
    cx.slot(factory, slots::DEFAULT_POLICY)
}

/// The text that the function of a policy makes; `None` without a function, or if it returns null.
/// <https://w3c.github.io/trusted-types/dist/spec/#get-trusted-type-policy-value>
fn get_trusted_type_policy_value(
    cx: &mut Cx<'_>,
    policy: &Value,
    of: TrustedType,
    value: &DomString,
    arguments: &[Value],
    throw_if_missing: bool,
) -> Result<Option<DomString>, Thrown> {
    let Some(function) = cx.slot(policy, slot(of)) else {
        if throw_if_missing {
            let message = format!("The policy has no function for a {}", of.name());
            return Err(cx.type_error(&message));
        }
        return Ok(None);
    };
    let incumbent = cx.data(policy, |policy: &mut Policy, _| policy.incumbent);
    let incumbent = incumbent.unwrap_or(RealmId(cx.realm_number()));
    let mut all = vec![cx.js_string(value)];
    all.extend_from_slice(arguments);
    let this = cx.undefined();
    cx.in_callback_of(incumbent.0, |cx| {
        let result = callbacks::call(cx, &function, &this, &all)?;
        if result.is_nullish() {
            return Ok(None);
        }
        let text = cx.to_js_string(&result)?;
        Ok(Some(if of == TrustedType::ScriptUrl { text.into_scalar().into() } else { text }))
    })
}

/// <https://w3c.github.io/trusted-types/dist/spec/#create-a-trusted-type>
pub(crate) fn create_a_trusted_type(
    cx: &mut Cx<'_>,
    policy: &Value,
    of: TrustedType,
    value: &DomString,
    arguments: &[Value],
) -> Result<Value, Thrown> {
    let text = get_trusted_type_policy_value(cx, policy, of, value, arguments, true)?;
    new_object(cx, of, text.unwrap_or_else(|| DomString::from("")))
}

/// The data of the object that the algorithm makes.
/// <https://w3c.github.io/trusted-types/dist/spec/#process-value-with-a-default-policy>
pub(super) fn process_value_with_a_default_policy(
    cx: &mut Cx<'_>,
    expected: TrustedType,
    global: RealmId,
    input: &DomString,
    sink: &str,
) -> Result<Option<DomString>, Thrown> {
    let Some(factory) = trusted_types_of(cx, global) else { return Ok(None) };
    let Some(policy) = default_policy(cx, &factory) else { return Ok(None) };
    let arguments = [cx.string(expected.name()), cx.string(sink)];
    get_trusted_type_policy_value(cx, &policy, expected, input, &arguments, false)
}

pub(crate) const TRUSTED_TYPES: u64 = 0x13;

/// The factory of a global object, if a script has used it.
pub(crate) fn trusted_types_of(cx: &mut Cx<'_>, realm: RealmId) -> Option<Value> {
    let realm = cx.host.realms.get(realm)?.realm.clone()?;
    let global = cx.global_object(&realm);
    cx.slot(&global, TRUSTED_TYPES)
}
