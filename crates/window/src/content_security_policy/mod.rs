//! Content Security Policy, as far as it says what documents may fetch and run.
//!
//! Policies that only report are left out, and so are reports.
//!
//! <https://w3c.github.io/webappsec-csp/>

mod checks;
mod policy;
mod sources;

pub(crate) use checks::{
    Inline, blocks_string_compilation, csp_derived_sandboxing_flags, do_policies_block,
    policy_of_a_meta_element, process_a_meta_element, should_inline_behavior_be_blocked,
    should_request_be_blocked,
};
pub(crate) use policy::{Policy, parse_a_response_s_policies};
