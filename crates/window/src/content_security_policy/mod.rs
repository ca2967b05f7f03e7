//! Content Security Policy, limited to the rules for what documents may fetch and run.
//!
//! Violations are reported by events only; nothing is sent to servers.
//!
//! <https://w3c.github.io/webappsec-csp/>

mod checks;
mod policy;
mod sources;
mod trusted_types;
mod violations;

pub(crate) use checks::{
    Inline, blocks_wasm_byte_compilation, csp_derived_sandboxing_flags, do_policies_block,
    ensure_string_compilation_is_not_blocked, host_ensure_can_compile_strings,
    policy_of_a_meta_element, process_a_meta_element, should_inline_behavior_be_blocked,
    should_request_be_blocked, should_request_of_be_blocked,
};
pub(crate) use policy::{Policy, parse_a_response_s_policies};
pub(crate) use trusted_types::{
    does_a_sink_type_require_trusted_types, should_sink_type_mismatch_violation_be_blocked,
    should_trusted_type_policy_creation_be_blocked,
};
