//! The beginning of a navigation.
//!
//! <https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate>

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::Value;
use url::Url;

use super::conditions::{
    equals_without_fragments, is_a_fetch_scheme, is_allowed_by_sandboxing_to_navigate,
    is_self_referential, must_be_a_replace,
};
use super::{fetch, fragments, history, javascript, unloading};
use crate::Cx;
use crate::content_security_policy::Policy;
use crate::event_loop::TaskSource;
use crate::fetching::{FetchRequest, FetchResponse, determine_the_referrer};
use crate::generated::enums::NavigationType;
use crate::loader::Destination;
use crate::navigables::NavigableId;
use crate::navigation_api::{self, Firing, SerializedState, Tracker};
use crate::origin::Origin;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigationhistorybehavior>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HistoryHandling {
    Auto,
    Push,
    Replace,
}

/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#document-state-resource>
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Resource {
    None,
    Srcdoc(String),
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#post-resource>
    Post {
        body: Vec<u8>,
        content_type: String,
    },
}

/// The arguments of "navigate".
#[derive(Clone, Debug)]
pub(crate) struct NavigateOptions {
    pub(crate) url: Url,
    pub(crate) source: NodeId,
    pub(crate) handling: HistoryHandling,
    pub(crate) referrer_policy: String,
    pub(crate) has_no_referrer: bool,
    pub(crate) resource: Resource,
    pub(crate) initial_insertion: bool,
    /// A user has clicked.
    pub(crate) by_user: bool,
    /// A declarative refresh.
    pub(crate) is_refresh: bool,
    /// The element that caused it.
    pub(crate) source_element: Option<NodeId>,
    /// The `FormData` object of a form that is submitted.
    pub(crate) form_data: Option<Value>,
    /// The state for the navigation API, unless it is null.
    pub(crate) state: Option<SerializedState>,
    /// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api-method-tracker>
    pub(crate) tracker: Option<Tracker>,
    /// A response that is already known, with its body.
    pub(crate) response: Option<KnownResponse>,
}

/// A response that was fetched earlier, with its body.
pub(crate) type KnownResponse = Rc<(FetchResponse, Vec<u8>)>;

impl NavigateOptions {
    pub(crate) fn new(url: Url, source: NodeId) -> Self {
        Self {
            url,
            source,
            handling: HistoryHandling::Auto,
            referrer_policy: String::new(),
            has_no_referrer: false,
            resource: Resource::None,
            initial_insertion: false,
            by_user: false,
            is_refresh: false,
            source_element: None,
            form_data: None,
            state: None,
            tracker: None,
            response: None,
        }
    }
}

/// The way in which the new document enters the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Commit {
    Push,
    Replace,
    /// The entry at this index, whose step the traversable goes to.
    Traverse(usize),
    Reload,
}

impl Commit {
    pub(super) const fn navigation_type(self) -> NavigationType {
        match self {
            Self::Push => NavigationType::Push,
            Self::Replace => NavigationType::Replace,
            Self::Traverse(_) => NavigationType::Traverse,
            Self::Reload => NavigationType::Reload,
        }
    }
}

/// A running navigation.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    pub(super) number: u64,
    pub(super) navigable: NavigableId,
    pub(super) url: Url,
    pub(super) commit: Commit,
    pub(super) resource: Resource,
    /// The document that requested it, unless it is a traversal.
    pub(super) initiator: Option<NodeId>,
    /// The policies of that document.
    pub(super) initiator_policies: Vec<Policy>,
    pub(super) initiator_origin: Origin,
    pub(super) initiator_base_url: Option<Url>,
    pub(super) referrer: Option<Url>,
    pub(super) referrer_policy: String,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#target-snapshot-params>
    pub(super) iframe_referrer_policy: String,
    pub(super) response: Option<KnownResponse>,
    /// `beforeunload` was fired already.
    pub(super) was_checked: bool,
}

/// Navigates a navigable. Returns false if the source's sandbox does not allow it.
pub(crate) fn navigate(cx: &mut Cx<'_>, id: NavigableId, mut options: NavigateOptions) -> bool {
    let source = options.source;
    let Some(of_source) = cx.host.documents.get(source) else { return true };
    let initiator_origin = of_source.origin.clone();
    let initiator_policies = of_source.policies.clone();
    let initiator_base_url = cx.host.document_base_url(source);
    let window = cx.host.window_of(source);
    let has_activation = window.is_some_and(|window| cx.host.has_transient_activation(window));
    let by_user = options.by_user || has_activation;
    if let Some(from) = cx.host.documents.get(source).and_then(|state| state.navigable)
        && !is_allowed_by_sandboxing_to_navigate(cx.host, from, id, source, by_user)
    {
        return false;
    }
    let Some(navigable) = cx.host.navigables.get(id) else { return true };
    let document = navigable.active_document;
    let has_parent = navigable.parent.is_some();
    let is_traversing = navigable.history.is_traversing;
    let Some(state) = cx.host.documents.get(document) else { return true };
    if state.unload_counter > 0 || navigable.is_closing {
        return true;
    }
    // Steps 13 and 14.
    let is_same = options.url == state.url && initiator_origin.is_same_origin(&state.origin);
    let must_replace = must_be_a_replace(cx.host, &options.url, document);
    let is_initial = state.is_initial_about_blank;
    let is_same_origin_domain = of_source.origin.is_same_origin_domain(&state.origin);
    let commit = match options.handling {
        HistoryHandling::Replace => Commit::Replace,
        _ if must_replace => Commit::Replace,
        HistoryHandling::Auto if is_same => Commit::Replace,
        HistoryHandling::Auto | HistoryHandling::Push => Commit::Push,
    };
    // Step 15.
    let active_url = history::active_url(cx.host, id);
    if options.resource == Resource::None
        && options.response.is_none()
        && options.url.fragment().is_some()
        && equals_without_fragments(&options.url, &active_url)
    {
        fragments::navigate_to_a_fragment(cx, id, options, commit == Commit::Push);
        return true;
    }
    if is_traversing || is_self_referential(cx.host, id, &options) {
        return true;
    }
    navigation_api::inform_about_aborting_navigation(cx, id);
    // Scripts have run.
    let Some(navigable) = cx.host.navigables.get(id) else { return true };
    if navigable.active_document != document {
        return true;
    }
    let number = set_a_new_ongoing_navigation(cx, id, has_parent);
    // Step 22.
    if is_same_origin_domain
        && !is_initial
        && is_a_fetch_scheme(options.url.scheme())
        && !fire_the_navigate_event(cx, document, &mut options, commit)
    {
        // SPEC-NOTE: the standard leaves the load event of the container waiting for a navigation that scripts have
        // canceled or taken over.
        end_if_ongoing(cx, id, number);
        return true;
    }
    let referrer = if options.has_no_referrer {
        None
    } else {
        let mut request =
            FetchRequest::new(cx.host, source, options.url.clone(), Destination::Document);
        request.referrer_policy.clone_from(&options.referrer_policy);
        determine_the_referrer(cx.host, &request)
    };
    let mut attempt = Attempt {
        number,
        navigable: id,
        url: options.url,
        commit,
        resource: options.resource,
        initiator: Some(source),
        initiator_policies,
        initiator_origin,
        initiator_base_url: Some(initiator_base_url),
        referrer,
        referrer_policy: options.referrer_policy,
        iframe_referrer_policy: cx.host.iframe_referrer_policy_of_the_container(id),
        response: options.response,
        was_checked: false,
    };
    if is_same_origin_domain && attempt.url.scheme() != "javascript" {
        // SPEC-NOTE: the standard fires `beforeunload` in a later task. Browsers do so before the call that navigates
        // returns, and web-platform-tests ask for it.
        let continues = unloading::check_if_unloading_is_canceled(cx, id);
        if !continues || !is_ongoing(cx.host, &attempt) {
            end_if_ongoing(cx, id, number);
            return true;
        }
        attempt.was_checked = true;
    }
    if attempt.url.scheme() == "javascript" {
        let initial_insertion = options.initial_insertion;
        let steps = Box::new(move |cx: &mut Cx<'_>| {
            javascript::navigate_to_a_javascript_url(cx, attempt, initial_insertion);
        });
        let source = TaskSource::NavigationAndTraversal;
        cx.host.event_loop.queue_a_task(source, Some(document), steps);
        return true;
    }
    begin(cx, attempt);
    true
}

/// Fires the event of a navigation to another document. Returns false if the navigation ends here.
fn fire_the_navigate_event(
    cx: &mut Cx<'_>,
    document: NodeId,
    options: &mut NavigateOptions,
    commit: Commit,
) -> bool {
    // SPEC-NOTE: in the standard, a refresh always replaces. In browsers and web-platform-tests, the event of one to the
    // document's own address says that it reloads.
    let reloads = options.is_refresh
        && cx.host.documents.get(document).is_some_and(|state| state.url == options.url);
    let navigation_type = if reloads { NavigationType::Reload } else { commit.navigation_type() };
    let mut firing = Firing::new(navigation_type, options.url.clone());
    firing.by_user = options.by_user;
    firing.source_element = options.source_element;
    let form_data = options.form_data.take();
    firing.form_data = form_data.filter(|_| matches!(options.resource, Resource::Post { .. }));
    firing.state = options.state.take().unwrap_or_default();
    firing.tracker = options.tracker.take();
    navigation_api::fire_a_push_replace_reload_navigate_event(cx, document, firing)
}

/// Ends a navigation unless another one has replaced it.
fn end_if_ongoing(cx: &mut Cx<'_>, id: NavigableId, number: u64) {
    let navigable = cx.host.navigables.get_mut(id);
    if let Some(navigable) = navigable.filter(|one| one.ongoing_navigation == Some(number)) {
        navigable.ongoing_navigation = None;
        navigable.is_delaying_load_events = false;
        crate::frames::no_longer_delays(cx, id);
    }
}

/// A navigation after its event: its ongoing event is not aborted.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#set-the-ongoing-navigation>
pub(super) fn set_a_new_ongoing_navigation(
    cx: &mut Cx<'_>,
    id: NavigableId,
    delays_load_events: bool,
) -> u64 {
    let number = cx.host.navigables.next_navigation();
    if let Some(navigable) = cx.host.navigables.get_mut(id) {
        navigable.ongoing_navigation = Some(number);
        navigable.is_delaying_load_events |= delays_load_events;
    }
    number
}

/// The steps that run in parallel: first those that may ask the user to stay.
pub(super) fn begin(cx: &mut Cx<'_>, attempt: Attempt) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if !is_ongoing(cx.host, &attempt) {
            return;
        }
        let continues =
            attempt.was_checked || unloading::check_if_unloading_is_canceled(cx, attempt.navigable);
        if !is_ongoing(cx.host, &attempt) {
            return;
        }
        if !continues {
            return end(cx, &attempt);
        }
        if let Some(document) =
            cx.host.navigables.get(attempt.navigable).map(|navigable| navigable.active_document)
        {
            super::aborting::abort_a_document_and_its_descendants(cx, document);
        }
        fetch::attempt_to_populate(cx, attempt);
    });
    let source = TaskSource::NavigationAndTraversal;
    cx.host.event_loop.queue_a_task(source, None, steps);
}

/// True unless another navigation has replaced it.
pub(super) fn is_ongoing(world: &World, attempt: &Attempt) -> bool {
    let navigable = world.navigables.get(attempt.navigable);
    navigable.is_some_and(|navigable| navigable.ongoing_navigation == Some(attempt.number))
}

/// A navigation has ended, with or without a new document.
pub(super) fn end(cx: &mut Cx<'_>, attempt: &Attempt) {
    if let Some(navigable) = cx.host.navigables.get_mut(attempt.navigable) {
        navigable.ongoing_navigation = None;
        navigable.is_delaying_load_events = false;
        navigable.history.is_traversing = false;
    }
    crate::frames::no_longer_delays(cx, attempt.navigable);
}
