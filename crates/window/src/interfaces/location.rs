//! `Location`.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};
use url::Url;

use crate::Cx;
use crate::documents::about_blank;
use crate::exception::{DomExceptionName, dom_exception};
use crate::global_objects::incumbent_realm;
use crate::interfaces::dom_string_list;
use crate::navigation::{self, HistoryHandling, NavigateOptions};
use crate::objects::slots;
use crate::windows::location::{MEMBERS, WINDOW, realm_of};
use crate::wrappers;

/// The location of a window.
pub(crate) fn of_window(cx: &mut Cx<'_>, window: &Value) -> Result<Value, Thrown> {
    if let Some(location) = cx.slot(window, slots::LOCATION) {
        return Ok(location);
    }
    let realm = crate::bindings::global::realm_of(cx, window).unwrap_or_else(|| cx.realm());
    let location = cx.in_realm(&realm, |cx| {
        let (location, members) = crate::bindings::new_location(cx)?;
        cx.set_slot(&location, MEMBERS, &members);
        Ok::<_, Thrown>(location)
    })?;
    cx.set_slot(&location, WINDOW, window);
    cx.set_slot(window, slots::LOCATION, &location);
    Ok(location)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#relevant-document>
fn relevant_document(cx: &Cx<'_>, this: &Value) -> Option<NodeId> {
    let document = cx.host.realms.get(realm_of(cx, this)?)?.document;
    cx.host.node_navigable(document).map(|_| document)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-ancestororigins>
pub(crate) fn ancestor_origins(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    check_the_origin(cx, this)?;
    let document = relevant_document(cx, this);
    // The list belongs to the document; an empty list belongs to the location.
    let owner = match document {
        Some(document) => wrappers::wrap(cx, document)?,
        None => this.clone(),
    };
    if let Some(list) = cx.slot(&owner, slots::ANCESTOR_ORIGINS) {
        return Ok(list);
    }
    let state = document.and_then(|document| cx.host.documents.get(document));
    let origins = state.map(|state| state.internal_ancestor_origin_objects.as_slice());
    let origins = origins.unwrap_or_default().iter();
    let origins = origins.map(|origin| origin.serialization().into()).collect();
    let list = dom_string_list::new(cx, origins)?;
    cx.set_slot(&owner, slots::ANCESTOR_ORIGINS, &list);
    Ok(list)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-location-url>
fn url(cx: &Cx<'_>, this: &Value) -> Url {
    let document = relevant_document(cx, this);
    let state = document.and_then(|document| cx.host.documents.get(document));
    state.map_or_else(about_blank, |state| state.url.clone())
}

/// The URL, for members that are not exposed to other origins.
fn own_url(cx: &mut Cx<'_>, this: &Value) -> Result<Url, Thrown> {
    check_the_origin(cx, this)?;
    Ok(url(cx, this))
}

/// "If this's relevant Document is non-null and its origin is not same origin-domain with the entry settings
/// object's origin, then throw."
fn check_the_origin(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let document = relevant_document(cx, this);
    let state = document.and_then(|document| cx.host.documents.get(document));
    let entry = cx.host.entry_document().and_then(|entry| cx.host.documents.get(entry));
    if let (Some(state), Some(entry)) = (state, entry)
        && !state.origin.is_same_origin_domain(&entry.origin)
    {
        let message = "the location has another origin";
        return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate>
fn navigate(
    cx: &mut Cx<'_>,
    this: &Value,
    url: Url,
    handling: HistoryHandling,
) -> Result<(), Thrown> {
    let Some(document) = relevant_document(cx, this) else { return Ok(()) };
    let Some(id) = cx.host.node_navigable(document) else { return Ok(()) };
    let incumbent = incumbent_realm(cx);
    let source = cx.host.realms.get(incumbent).map_or(document, |state| state.document);
    let mut options = NavigateOptions::new(url, source);
    options.handling = handling;
    // Before the load event, navigations by the page itself do not add an entry.
    let is_loaded = cx.host.documents.get(document).is_some_and(|state| state.is_completely_loaded);
    if !is_loaded && !cx.host.has_transient_activation(incumbent) {
        options.handling = HistoryHandling::Replace;
    }
    if navigation::navigate(cx, id, options) {
        return Ok(());
    }
    let message = "the sandbox does not allow the navigation";
    Err(dom_exception(cx, DomExceptionName::SecurityError, message))
}

/// Parses relative to the entry document.
fn parse(cx: &mut Cx<'_>, text: &str) -> Result<Url, Thrown> {
    let entry = cx.host.entry_document();
    match entry.and_then(|entry| cx.host.encoding_parse_a_url(text, entry)) {
        Some(url) => Ok(url),
        None => {
            let message = "the address is not a valid URL";
            Err(dom_exception(cx, DomExceptionName::SyntaxError, message))
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href>
pub(crate) fn href(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    own_url(cx, this).map(Into::into)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-href>
pub(crate) fn set_href(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    if relevant_document(cx, this).is_none() {
        return Ok(());
    }
    let url = parse(cx, &value)?;
    navigate(cx, this, url, HistoryHandling::Auto)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-origin>
pub(crate) fn origin(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    let url = own_url(cx, this)?;
    Ok(url.origin().ascii_serialization())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol>
pub(crate) fn protocol(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(format!("{}:", own_url(cx, this)?.scheme()))
}

/// Lets a setter of the URL Standard change a copy of the URL, and navigates to it.
fn change(cx: &mut Cx<'_>, this: &Value, set: impl FnOnce(&mut Url) -> bool) -> Result<(), Thrown> {
    let mut url = own_url(cx, this)?;
    if set(&mut url) { navigate(cx, this, url, HistoryHandling::Auto) } else { Ok(()) }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol>
pub(crate) fn set_protocol(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    check_the_origin(cx, this)?;
    let scheme = value.split(':').next().unwrap_or_default().to_ascii_lowercase();
    let is_valid = scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
    if relevant_document(cx, this).is_some() && !is_valid {
        let message = "not a scheme";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    }
    change(cx, this, |url| {
        let _refused = url::quirks::set_protocol(url, &scheme);
        matches!(url.scheme(), "http" | "https")
    })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-host>
pub(crate) fn host(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(url::quirks::host(&own_url(cx, this)?).to_owned())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-host>
pub(crate) fn set_host(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| !url.cannot_be_a_base() && url::quirks::set_host(url, &value).is_ok())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hostname>
pub(crate) fn hostname(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(url::quirks::hostname(&own_url(cx, this)?).to_owned())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hostname>
pub(crate) fn set_hostname(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| {
        !url.cannot_be_a_base() && url::quirks::set_hostname(url, &value).is_ok()
    })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-port>
pub(crate) fn port(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(url::quirks::port(&own_url(cx, this)?).to_owned())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-port>
pub(crate) fn set_port(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| url::quirks::set_port(url, &value).is_ok())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-pathname>
pub(crate) fn pathname(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(url::quirks::pathname(&own_url(cx, this)?).to_owned())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-pathname>
pub(crate) fn set_pathname(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| {
        let has_a_path = !url.cannot_be_a_base();
        if has_a_path {
            url::quirks::set_pathname(url, &value);
        }
        has_a_path
    })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-search>
pub(crate) fn search(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(url::quirks::search(&own_url(cx, this)?).to_owned())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-search>
pub(crate) fn set_search(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| {
        url::quirks::set_search(url, &value);
        true
    })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hash>
pub(crate) fn hash(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    Ok(url::quirks::hash(&own_url(cx, this)?).to_owned())
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-hash>
pub(crate) fn set_hash(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| {
        let old = url.fragment().unwrap_or_default().to_owned();
        let value = value.strip_prefix('#').unwrap_or(&value);
        url.set_fragment(Some(value));
        url.fragment() != Some(&old)
    })
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-assign>
pub(crate) fn assign(cx: &mut Cx<'_>, this: &Value, url: String) -> Result<(), Thrown> {
    if relevant_document(cx, this).is_none() {
        return Ok(());
    }
    check_the_origin(cx, this)?;
    let url = parse(cx, &url)?;
    navigate(cx, this, url, HistoryHandling::Auto)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-replace>
pub(crate) fn replace(cx: &mut Cx<'_>, this: &Value, url: String) -> Result<(), Thrown> {
    if relevant_document(cx, this).is_none() {
        return Ok(());
    }
    let url = parse(cx, &url)?;
    navigate(cx, this, url, HistoryHandling::Replace)
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-reload>
pub(crate) fn reload(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let Some(document) = relevant_document(cx, this) else { return Ok(()) };
    check_the_origin(cx, this)?;
    if let Some(id) = cx.host.node_navigable(document) {
        navigation::reload(cx, id, None, None);
    }
    Ok(())
}
