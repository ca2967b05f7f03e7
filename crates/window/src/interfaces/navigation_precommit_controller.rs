//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-navigationprecommitcontroller-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::NavigationNavigateOptions;
use crate::navigation_api;

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationprecommitcontroller-redirect>
pub(crate) fn redirect(
    cx: &mut Cx<'_>,
    this: &Value,
    url: String,
    options: NavigationNavigateOptions,
) -> Result<(), Thrown> {
    navigation_api::redirect(cx, this, &url, &options)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigationprecommitcontroller-addhandler>
pub(crate) fn add_handler(cx: &mut Cx<'_>, this: &Value, handler: Value) -> Result<(), Thrown> {
    navigation_api::add_handler(cx, this, &handler)
}
