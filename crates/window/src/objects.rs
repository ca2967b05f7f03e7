//! Classes of platform objects that belong to no interface.

use treewright_quickjs::{ClassId, Value};

use crate::Cx;

/// The class of platform objects without exotic methods.
pub(crate) const PLAIN: ClassId = ClassId(0);

/// The number of the interface of holders, see [`crate::wrappers`].
pub(crate) const HOLDER: u16 = u16::MAX;

/// The number of the interface of objects that keep steps of the host, see [`crate::host_functions`].
pub(crate) const STEPS: u16 = u16::MAX - 1;

/// The number of the interface of bodies, see [`crate::bodies`].
pub(crate) const BODY: u16 = u16::MAX - 2;

/// The number of the interface of objects of streams that scripts do not see, see [`crate::streams`].
pub(crate) const STREAM_PART: u16 = u16::MAX - 4;

/// The number of the interface of asynchronous iterators of streams.
pub(crate) const STREAM_ITERATOR: u16 = u16::MAX - 5;

/// The number of the interface of functions that modules export, see [`crate::wasm`].
pub(crate) const EXPORTED_FUNCTION: u16 = u16::MAX - 6;

/// The number of the interface of objects that keep the values of a realm's scripts for WebAssembly
/// modules.
pub(crate) const HOST_VALUES: u16 = u16::MAX - 7;

/// The number of the interface of objects of observables that scripts do not see, see [`crate::observables`].
pub(crate) const OBSERVABLE_PART: u16 = u16::MAX - 11;

/// The number of the interface of navigation API method trackers, see [`crate::navigation_api`].
pub(crate) const NAVIGATION_TRACKER: u16 = u16::MAX - 10;

/// The bit in the handles of objects that are not nodes.
const OTHER: u64 = 1 << 62;

/// Unique handles of objects that are not nodes.
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

/// Gives an object a handle of its own.
pub(crate) fn give_a_handle(cx: &mut Cx<'_>, object: &Value) -> u64 {
    let handle = cx.host.handles.next();
    if let Some(platform) = cx.platform(object) {
        cx.set_platform(object, platform.interface, handle);
    }
    handle
}

/// Makes a holder with this handle.
pub(crate) fn new_holder(cx: &Cx<'_>, handle: u64) -> Value {
    let holder = cx.platform_object(PLAIN, &cx.null(), HOLDER, handle);
    cx.report_finalization(&holder);
    holder
}

/// The slots of objects.
pub(crate) mod slots {
    /// The function that an object was made with.
    pub(crate) const CALLBACK: u64 = 1;

    /// `searchParams` of a URL.
    pub(crate) const SEARCH_PARAMS: u64 = 8;

    /// The URL that search params belong to.
    pub(crate) const URL: u64 = 9;

    /// `customElements` of a window.
    pub(crate) const CUSTOM_ELEMENTS: u64 = 10;

    /// `states` of element internals, and the internals of an element.
    pub(crate) const INTERNALS: u64 = 11;

    /// The slot of a window for a registry that nodes have.
    pub(crate) const fn scoped_registry(handle: u64) -> u64 {
        (1 << 49) | (handle & ((1 << 48) - 1))
    }

    /// The implicit port of a worker: of its `Worker` object, and of its global object.
    pub(crate) const PORT: u64 = 14;

    /// The `Worker` object of an outside port.
    pub(crate) const WORKER: u64 = 15;

    /// `location` of a worker.
    pub(crate) const WORKER_LOCATION: u64 = 16;

    /// The functions of a policy of Trusted Types.
    pub(crate) const CREATE_HTML: u64 = 1;
    pub(crate) const CREATE_SCRIPT: u64 = 2;
    pub(crate) const CREATE_SCRIPT_URL: u64 = 3;

    /// Objects of the factory of such policies.
    pub(crate) const DEFAULT_POLICY: u64 = 1;
    pub(crate) const EMPTY_HTML: u64 = 2;
    pub(crate) const EMPTY_SCRIPT: u64 = 3;

    /// The proxy of a window.
    pub(crate) const PROXY: u64 = 7;

    /// `location` of a window.
    pub(crate) const LOCATION: u64 = 20;

    /// `ancestorOrigins` of a location: on its document, or on a location without one.
    pub(crate) const ANCESTOR_ORIGINS: u64 = 43;

    /// `history` of a window.
    pub(crate) const HISTORY: u64 = 21;

    /// `navigation` of a window.
    pub(crate) const NAVIGATION: u64 = 44;

    /// The first of the slots of the bars of a window.
    pub(crate) const BARS: u64 = 30;

    /// `external` of a window.
    pub(crate) const EXTERNAL: u64 = 36;

    /// `screen` of a window.
    pub(crate) const SCREEN: u64 = 37;

    /// `visualViewport` of a window.
    pub(crate) const VISUAL_VIEWPORT: u64 = 60;

    /// The document of an unloaded window.
    pub(crate) const DOCUMENT: u64 = 22;

    /// `implementation` of a document.
    pub(crate) const IMPLEMENTATION: u64 = 6;

    /// The session storage holder of a document, and its local storage holder.
    pub(crate) const SESSION_STORAGE: u64 = 30;
    pub(crate) const LOCAL_STORAGE: u64 = 31;

    /// The selection of a document.
    pub(crate) const SELECTION: u64 = 23;

    /// The range of a selection.
    pub(crate) const RANGE: u64 = 24;

    /// The record queue of a mutation observer.
    pub(crate) const RECORDS: u64 = 5;

    /// The node that a collection or an object of an element reads from.
    pub(crate) const ROOT: u64 = 2;

    /// The context of a canvas, and the canvas of a context.
    pub(crate) const CONTEXT: u64 = 41;
    pub(crate) const CANVAS: u64 = 42;

    /// `labels` of a control.
    pub(crate) const LABELS: u64 = 20;

    /// The selected files of an `input` element.
    pub(crate) const FILES: u64 = 23;

    /// The submission value of a form-associated custom element, on its internals.
    pub(crate) const SUBMISSION_VALUE: u64 = 24;

    /// The validation anchor, on the internals of a form-associated custom element.
    pub(crate) const VALIDATION_ANCHOR: u64 = 26;

    /// `childNodes`.
    pub(crate) const CHILD_NODES: u64 = 3;

    /// `attributes`.
    pub(crate) const ATTRIBUTES: u64 = 4;

    /// The body of a request or a response.
    pub(crate) const BODY: u64 = 10;

    /// The body of a request or a response was read.
    pub(crate) const BODY_USED: u64 = 13;

    /// The stream of a body, once it exists.
    pub(crate) const BODY_STREAM: u64 = 14;

    /// `headers` of a request or a response.
    pub(crate) const HEADERS: u64 = 11;

    /// `signal` of a request.
    pub(crate) const SIGNAL: u64 = 12;

    /// The exports of an instance of a WebAssembly module.
    pub(crate) const EXPORTS: u64 = 43;

    /// The buffer of a memory of WebAssembly.
    pub(crate) const BUFFER: u64 = 44;

    /// The host values of a realm: on its object in the bindings, and on the objects that need
    /// them.
    pub(crate) const HOST_VALUES: u64 = 45;

    /// A function of the realm that an exported function belongs to.
    pub(crate) const FUNCTION_OF_REALM: u64 = 46;

    /// The first of the slots of the collections of a document.
    pub(crate) const COLLECTIONS: u64 = 1000;

    /// The first of the slots of the items of a static list.
    pub(crate) const ITEMS: u64 = 1 << 32;

    /// The slot for the token list of an attribute.
    pub(crate) fn token_list(local: &str) -> u64 {
        let name = local.bytes().take(4).fold(0, |all, byte| all << 8 | u64::from(byte));
        1 << 48 | name
    }

    /// The first of the slots of a node's object that have its observers.
    const OBSERVERS: u64 = 1 << 60;

    /// The slot for an observer of a node.
    pub(crate) const fn observer(handle: u64) -> u64 {
        OBSERVERS | (handle & (OBSERVERS - 1))
    }
}
