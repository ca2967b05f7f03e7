//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::generated::dictionaries::{
    NavigationNavigateOptions, NavigationOptions, NavigationReloadOptions, NavigationResult,
    NavigationUpdateCurrentEntryOptions,
};
use crate::navigation_api::{self, Api, slots};
use crate::strings::DomString;

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-entries>
pub(crate) fn entries(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<Value>, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::entry_list(cx, &api)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-currententry>
pub(crate) fn current_entry(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::current_entry(cx, &api)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-updatecurrententry>
pub(crate) fn update_current_entry(
    cx: &mut Cx<'_>,
    this: &Value,
    options: NavigationUpdateCurrentEntryOptions,
) -> Result<(), Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::update_current_entry(cx, &api, &options.state)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-transition>
pub(crate) fn transition(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, slots::TRANSITION))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-activation>
pub(crate) fn activation(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::activation_of(cx, &api)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-cangoback>
pub(crate) fn can_go_back(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let api = Api::of(cx, this)?;
    Ok(navigation_api::index_and_length(cx, &api).is_some_and(|(index, _)| index > 0))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-cangoforward>
pub(crate) fn can_go_forward(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let api = Api::of(cx, this)?;
    let place = navigation_api::index_and_length(cx, &api);
    Ok(place.is_some_and(|(index, length)| index.saturating_add(1) < length))
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-navigate>
pub(crate) fn navigate(
    cx: &mut Cx<'_>,
    this: &Value,
    url: String,
    options: NavigationNavigateOptions,
) -> Result<NavigationResult, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::navigate(cx, &api, &url, &options)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-reload>
pub(crate) fn reload(
    cx: &mut Cx<'_>,
    this: &Value,
    options: NavigationReloadOptions,
) -> Result<NavigationResult, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::reload(cx, &api, &options)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-traverseto>
pub(crate) fn traverse_to(
    cx: &mut Cx<'_>,
    this: &Value,
    key: DomString,
    options: NavigationOptions,
) -> Result<NavigationResult, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::traverse_to(cx, &api, &key.into_scalar(), &options.info)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-back>
pub(crate) fn back(
    cx: &mut Cx<'_>,
    this: &Value,
    options: NavigationOptions,
) -> Result<NavigationResult, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::back_or_forward(cx, &api, false, &options.info)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigation-forward>
pub(crate) fn forward(
    cx: &mut Cx<'_>,
    this: &Value,
    options: NavigationOptions,
) -> Result<NavigationResult, Thrown> {
    let api = Api::of(cx, this)?;
    navigation_api::back_or_forward(cx, &api, true, &options.info)
}
