//! The `script` element, scripts, and what they throw.

mod classic;
mod element;
mod rejections;
mod report;

pub(crate) use classic::{ClassicScript, run_a_classic_script};
pub(crate) use element::{
    ScriptElements, execute_the_script_element, has_a_style_sheet_that_is_blocking_scripts,
    is_ready_to_be_parser_executed, prepare_the_script_element,
};
pub(crate) use rejections::{RejectedPromises, notify_about_rejected_promises};
pub(crate) use report::{ErrorReports, report_an_exception};

use treewright_dom::NodeId;

use crate::Cx;

pub(crate) fn post_connection(cx: &mut Cx<'_>, script: NodeId) {
    prepare_the_script_element(cx, script);
}

pub(crate) fn children_changed(cx: &mut Cx<'_>, script: NodeId) {
    let _ = (cx, script);
}

pub(crate) fn attribute_changed(cx: &mut Cx<'_>, script: NodeId, local: &str, new: Option<&str>, namespace: Option<&str>) {
    let _ = (cx, script, local, new, namespace);
}

pub(crate) fn cloning_steps(cx: &mut Cx<'_>, node: NodeId, copy: NodeId) {
    let _ = (cx, node, copy);
}
