//! Operations that return promises: exceptions become rejections.

use treewright_quickjs::{Thrown, Value};

use crate::Cx;

/// The answer itself, or a promise that is rejected with the exception.
/// <https://webidl.spec.whatwg.org/#dfn-create-operation-function>
pub(crate) fn settle(cx: &mut Cx<'_>, answer: Result<Value, Thrown>) -> Result<Value, Thrown> {
    match answer {
        Err(thrown) if !thrown.uncatchable => cx.rejected_promise(&thrown.value),
        answer => answer,
    }
}
