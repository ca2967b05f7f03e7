//! Classes of platform objects that no interface has.

use treewright_quickjs::{ClassId, Value};

use crate::Cx;

/// The class of platform objects without exotic methods.
pub(crate) const PLAIN: ClassId = ClassId(0);

/// The number of the interface of holders, see [`crate::wrappers`].
pub(crate) const HOLDER: u16 = u16::MAX;

/// The number of the interface of objects that keep steps of the host, see [`crate::host_functions`].
pub(crate) const STEPS: u16 = u16::MAX - 1;

/// The bit of the handles of objects that are no nodes.
const OTHER: u64 = 1 << 62;

/// Handles of objects that are no nodes: each has its own.
#[derive(Default)]
pub(crate) struct Handles {
    last: u64,
}

impl Handles {
    pub(crate) fn next(&mut self) -> u64 {
        self.last = self.last.wrapping_add(1);
        OTHER | self.last
    }
}

/// Makes a holder for the tree of a root.
pub(crate) fn new_holder(cx: &Cx<'_>, root: u64) -> Value {
    let holder = cx.platform_object(PLAIN, &cx.null(), HOLDER, root);
    cx.report_finalization(&holder);
    holder
}

/// The slots of objects.
pub(crate) mod slots {
    /// The function that an object was made with.
    pub(crate) const CALLBACK: u64 = 1;

    /// The first of the slots of a node's object that have its observers.
    const OBSERVERS: u64 = 1 << 60;

    /// The slot for an observer of a node.
    pub(crate) const fn observer(handle: u64) -> u64 {
        OBSERVERS | (handle & (OBSERVERS - 1))
    }
}
