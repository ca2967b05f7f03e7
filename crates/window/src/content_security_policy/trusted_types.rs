//! The directives `require-trusted-types-for` and `trusted-types`.
//!
//! <https://w3c.github.io/trusted-types/dist/spec/#integration-with-content-security-policy>

use super::checks::report_all;
use super::policy::Policy;
use super::violations::Resource;
use crate::Cx;
use crate::realms::RealmId;
use crate::world::World;

/// True for a policy that requires the types for the group `'script'`, which is the only one.
pub(super) fn requires_trusted_types(policy: &Policy) -> bool {
    let groups = policy.directive("require-trusted-types-for").unwrap_or_default();
    groups.iter().any(|group| group.eq_ignore_ascii_case("'script'"))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#does-sink-type-require-trusted-types>
pub(crate) fn does_a_sink_type_require_trusted_types(
    world: &World,
    global: RealmId,
    include_report_only_policies: bool,
) -> bool {
    let document = world.realms.get(global).map(|state| state.document);
    let Some(state) = document.and_then(|document| world.documents.get(document)) else {
        return false;
    };
    let of_document = |policy: &Policy| {
        (include_report_only_policies || !policy.is_report_only()) && requires_trusted_types(policy)
    };
    state.policies.iter().any(of_document)
}

/// <https://w3c.github.io/trusted-types/dist/spec/#should-block-sink-type-mismatch>
pub(crate) fn should_sink_type_mismatch_violation_be_blocked(
    cx: &mut Cx<'_>,
    global: RealmId,
    source: &str,
    sink: &str,
) -> bool {
    let Some(document) = cx.host.realms.get(global).map(|state| state.document) else {
        return false;
    };
    let heads = [
        "function anonymous",
        "async function anonymous",
        "function* anonymous",
        "async function* anonymous",
    ];
    let mut heads = heads.iter().filter(|_| sink == "Function");
    let source = heads.find_map(|head| source.strip_prefix(head)).unwrap_or(source);
    let sample: String = source.chars().take(40).collect();
    let sample = format!("{sink}|{sample}");
    let directive = "require-trusted-types-for";
    report_all(
        cx,
        document,
        directive,
        &Resource::TrustedTypesSink,
        (None, &sample),
        requires_trusted_types,
    )
}

/// <https://w3c.github.io/trusted-types/dist/spec/#should-block-create-policy>
pub(crate) fn should_trusted_type_policy_creation_be_blocked(
    cx: &mut Cx<'_>,
    global: RealmId,
    name: &str,
    was_created: bool,
) -> bool {
    let Some(document) = cx.host.realms.get(global).map(|state| state.document) else {
        return false;
    };
    let sample: String = name.chars().take(40).collect();
    let resource = Resource::TrustedTypesPolicy;
    report_all(cx, document, "trusted-types", &resource, (None, &sample), |policy| {
        let Some(values) = policy.directive("trusted-types") else { return false };
        let has = |keyword: &str| values.iter().any(|value| value.eq_ignore_ascii_case(keyword));
        (values.len() == 1 && has("'none'"))
            || (was_created && !has("'allow-duplicates'"))
            || !values.iter().any(|value| value == name || value == "*")
    })
}
